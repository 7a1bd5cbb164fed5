#include "scenes/menus/in_play.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "i18n/i18n.h"
#include "pack/boards.h"
#include "platform/paths.h"
#include "platform/wall.h"
#include "shell/stack.h"
#include "store/store.h"

#include <stdlib.h>

/* What App keeps for this file. */
typedef struct Box {
    const GameScenes *const *games;
    int count;
    PlayHost host;
    Session *session;         /* in progress; NULL: none */
    const InPlayVisit *visit; /* to its table, which is elsewhere; NULL: it is here */
    Pack **pack;              /* all that were used: games that were begun with one may still hold it */
    int packs;
} Box;

static Box *box_of(const App *app) {
    return app->box;
}

/* --- the host ----------------------------------------------------------------------------------------------------- */

static Store *host_store(void *context) {
    return ((const App *)context)->store;
}

static double host_now(void *context) {
    return ((const App *)context)->now;
}

static int64_t host_wall(void *context) {
    (void)context;
    return wall_now();
}

static uint64_t host_next_seed(void *context) {
    return app_next_seed(context);
}

static double host_pace(void *context) {
    return (double)((const App *)context)->preferences.pace;
}

static bool host_is_virtual(void *context) {
    return ((const App *)context)->is_driven;
}

static const Game *host_game(void *context, int index) {
    const Box *box = box_of(context);
    return index < box->count ? box->games[index]->rules : NULL;
}

static void host_changed(void *context) {
    gfx_invalidate(((const App *)context)->gfx);
}

static void host_think(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    workers_submit(((const App *)context)->workers, WORKER_THINKING, run, done, data);
}

void in_play_use_pack(App *app, Pack *pack) {
    Box *box = box_of(app);
    box->host.pack = pack;
    if (pack != NULL) {
        box->pack = memory_one_more(box->pack, (size_t)box->packs, sizeof(Pack *));
        box->pack[box->packs++] = pack;
    }
}

const char *in_play_board(const App *app, const GameScenes *game, const char *name) {
    const Pack *pack = in_play_host(app)->pack;
    const PackBoard *own = pack_board(pack, PACK_GAMES, name);
    return own != NULL ? pack_board_title(pack, own, i18n_language()) : game->board(name);
}

PlayHost *in_play_host(const App *app) {
    return &box_of(app)->host;
}

/* --- the games of the box ----------------------------------------------------------------------------------------- */

int in_play_games(const App *app) {
    return box_of(app)->count;
}

const GameScenes *in_play_scenes(const App *app, int index) {
    CORE_ASSERT(index >= 0 && index < box_of(app)->count);
    return box_of(app)->games[index];
}

const GameScenes *in_play_scenes_of(const App *app, const Game *rules) {
    const Box *box = box_of(app);
    for (int i = 0; i < box->count; i++) {
        if (box->games[i]->rules == rules) {
            return box->games[i];
        }
    }
    CORE_ASSERT(false);
    return NULL;
}

void in_play_prepare(App *app) {
    const Box *box = box_of(app);
    for (int i = 0; i < box->count; i++) {
        if (box->games[i]->prepare != NULL) {
            box->games[i]->prepare(app);
        }
    }
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

Session *in_play(const App *app) {
    return box_of(app)->session;
}

static void go(App *app, void (*leave)(Session *session)) {
    Box *box = box_of(app);
    Session *session = box->session;
    const InPlayVisit *visit = box->visit;
    box->session = NULL;
    box->visit = NULL;
    if (visit != NULL) {
        visit->part(app);
    } else {
        leave(session);
    }
}

void in_play_leave(App *app) {
    go(app, session_leave);
}

void in_play_abandon(App *app) {
    go(app, session_abandon);
}

void in_play_visit(App *app, Session *session, const InPlayVisit *visit) {
    in_play_leave(app);
    box_of(app)->session = session;
    box_of(app)->visit = visit;
}

const InPlayVisit *in_play_visited(const App *app) {
    return box_of(app)->visit;
}

/* Those at the table leave first: it may be the same game, whose notes are read when people sit down. */
bool in_play_sit_down(App *app, Session *session) {
    if (session == NULL) {
        return false;
    }
    in_play_leave(app);
    box_of(app)->session = session;
    session_sit_down(session);
    return true;
}

bool in_play_again(App *app, PlayError *error) {
    return in_play_sit_down(app, session_again(in_play(app), error));
}

bool in_play_same_deal(App *app, PlayError *error) {
    return in_play_sit_down(app, session_same_deal(in_play(app), error));
}

bool in_play_revenge(App *app, PlayError *error) {
    return in_play_sit_down(app, session_revenge(in_play(app), error));
}

bool in_play_harder(App *app, PlayError *error) {
    return in_play_sit_down(app, session_harder(in_play(app), error));
}

bool in_play_resume(App *app, PlayError *error) {
    return in_play_sit_down(app, session_resume(in_play_host(app), error));
}

bool in_play_resume_game(App *app, int64_t game, PlayError *error) {
    return in_play_sit_down(app, session_resume_game(in_play_host(app), game, error));
}

void in_play_show(App *app) {
    scene_go(app, in_play_scenes_of(app, session_rules(in_play(app)))->table, NULL, 0);
}

/* --- the driver's hooks ------------------------------------------------------------------------------------------- */

Session *in_play_shown(const App *app) {
    Session *own = stack_shown(app->stack);
    return own != NULL ? own : in_play(app);
}

static char *state_hook(App *app) {
    Session *session = in_play_shown(app);
    return session != NULL ? session_state_json(session) : NULL;
}

static char *hash_hook(App *app) {
    Session *session = in_play_shown(app);
    return session != NULL ? session_hash_json(session) : NULL;
}

/* A computer moves only while the table is in front: under the pause nothing is about to happen. */
static bool is_about_to_move(const App *app) {
    const Scene *front = stack_front(app->stack);
    return front != NULL && front->is_table && session_is_about_to_move(in_play(app));
}

/* Nor while the host of a table elsewhere has something to answer, or to be shown. */
static bool awaits_host(const App *app) {
    const InPlayVisit *visit = in_play_visited(app);
    return visit != NULL && (session_is_waiting(in_play(app)) || visit->has_news(app));
}

static bool is_busy_hook(App *app) {
    bool writing = app->store != NULL && !store_is_idle(app->store);
    bool plays = in_play(app) != NULL && (session_is_thinking(in_play(app)) || is_about_to_move(app));
    return writing || plays || awaits_host(app);
}

/* What would otherwise be found where somebody presses something. */
static void check_scenes(const GameScenes *game) {
    CORE_ASSERT(game->name != NULL && game->setup != NULL && game->table != NULL && game->file != NULL);
    CORE_ASSERT(game->door.id != NULL && game->door.emblem != NULL);
    CORE_ASSERT(game->door.says != NULL && game->door.draw != NULL);
    CORE_ASSERT((game->teach == NULL) == (game->door.learn == NULL));
    CORE_ASSERT((game->teach == NULL) == (game->rules->tutorial == NULL));
    CORE_ASSERT(game->how_far != NULL && game->board != NULL && game->length != NULL && game->ended != NULL);
    CORE_ASSERT(!game->ends_in_points || !game->asks_questions);
}

void in_play_install(App *app, const GameScenes *const *games, int count) {
    CORE_ASSERT(count > 0 && count <= BOX_GAMES_MAX);
    for (int i = 0; i < count; i++) {
        game_check(games[i]->rules);
        check_scenes(games[i]);
    }
    Box *box = memory_new(sizeof *box);
    app->box = box;
    *box = (Box){.games = games,
                 .count = count,
                 .host = {.context = app,
                          .assets = paths_assets(),
                          .game = host_game,
                          .store = host_store,
                          .now = host_now,
                          .wall = host_wall,
                          .next_seed = host_next_seed,
                          .pace = host_pace,
                          .is_virtual = host_is_virtual,
                          .changed = host_changed,
                          .think = host_think}};
    app->hooks.state = state_hook;
    app->hooks.hash = hash_hook;
    app->hooks.is_busy = is_busy_hook;
}

void in_play_fini(App *app) {
    const Box *box = box_of(app);
    for (int i = 0; i < box->count; i++) {
        if (box->games[i]->finish != NULL) {
            box->games[i]->finish(app);
        }
    }
    for (int i = 0; i < box->packs; i++) {
        pack_free(box->pack[i]);
    }
    free(box->pack);
    free(app->box);
    app->box = NULL;
}
