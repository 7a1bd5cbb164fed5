#include "kiosk/scenes/visit.h"

#include "i18n/i18n.h"
#include "kiosk/figures.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

static const double LIVES_MS = 5000;

static KioskVisitors visitors_of(const App *app) {
    const Session *session = in_play(app);
    KioskVisitors visitors = {.language = i18n_language(),
                              .kind = session_rules(session)->kind,
                              .board = session_board_name(session),
                              .persons = session_persons(session),
                              .game = session_store_id(session)};
    for (int p = 0; p < session_players(session); p++) {
        if (!session_is_person(session, p)) {
            visitors.levels[visitors.computers++] = ai_level_names[session_seat(session, p)->level];
        }
    }
    return visitors;
}

static void begin(App *app, int64_t visit) {
    Kiosk *kiosk = kiosk_of(app);
    kiosk->is_visited = true;
    kiosk->visit = visit;
    kiosk->visit_began = kiosk->lived = app->now;
    kiosk->honours = 0;
    kiosk->is_honoured = false;
    kiosk_visit_lives(app->store, wall_now());
}

static void begin_if_visitors_play(App *app) {
    if (session_is_over(in_play(app)) || session_persons(in_play(app)) == 0) {
        return;
    }
    KioskVisitors visitors = visitors_of(app);
    begin(app, kiosk_visit_begins(app->store, &visitors, wall_now()));
}

static void end(App *app, StoreVisitOutcome outcome) {
    Kiosk *kiosk = kiosk_of(app);
    kiosk->is_visited = false;
    kiosk->celebrated = app->now; /* the end may be on the screen already */
    kiosk_visit_ends(app->store, kiosk->visit, outcome, (int64_t)((app->now - kiosk->visit_began) / 1000), wall_now());
    kiosk->visit = 0;
}

/* --- the hall of fame --------------------------------------------------------------------------------------------- */

typedef struct Entries {
    const Session *session;
    int count;
    StoreFame fame[KIOSK_HONOURS_MAX];
} Entries;

static bool comes_before(StoreFameKind kind, int value, const StoreFame *other) {
    return kind != other->kind ? kind < other->kind : hall_is_better(kind, value, other->value);
}

/* The better first: whoever enters later pushes nobody of this game down, so that all know their places. */
static void add_entry(void *context, int player, StoreFameKind kind, int value) {
    Entries *entries = context;
    const Seat *seat = session_seat(entries->session, player);
    int at = entries->count;
    if (seat->is_computer || entries->count == KIOSK_HONOURS_MAX) {
        return;
    }
    for (; at > 0 && comes_before(kind, value, &entries->fame[at - 1]); at--) {
        entries->fame[at] = entries->fame[at - 1];
    }
    StoreFame *fame = &entries->fame[at];
    *fame = (StoreFame){.kind = kind, .figurine = (int32_t)seat->figurine, .value = value};
    i18n_copy(fame->name, sizeof fame->name, seat->name);
    snprintf(fame->board, sizeof fame->board, "%s", session_board_name(entries->session));
    entries->count++;
}

static bool is_shown(HallPlace place) {
    return (place.of_day > 0 && place.of_day <= KIOSK_FAME_SHOWN) ||
           (place.of_fair > 0 && place.of_fair <= KIOSK_FAME_SHOWN);
}

static void enter_hall(App *app, const StoreFame *fame) {
    Kiosk *kiosk = kiosk_of(app);
    HallPlace place = hall_enter(app->store, fame, wall_now());
    if (is_shown(place)) {
        kiosk->honour[kiosk->honours++] = (Honour){.fame = *fame, .place = place};
    }
}

/* The game that teaches is no contest. */
static void enter_all(App *app) {
    Entries entries = {.session = in_play(app)};
    const StandGame *game = stand_game_of(session_rules(in_play(app)));
    if (!kiosk_of(app)->config.fame || game->fame_count == 0 || session_is_tutorial(in_play(app))) {
        return;
    }
    game->honours(in_play(app), add_entry, &entries);
    for (int i = 0; i < entries.count; i++) {
        enter_hall(app, &entries.fame[i]);
    }
}

bool visit_has_fame(const App *app, const StandGame *game) {
    StoreFame best;
    const char *board = stand_boards(app, game)->name[0];
    for (int i = 0; i < game->fame_count; i++) {
        if (hall_best(app->store, game->fame[i].kind, board, HALL_FAIR, wall_now(), &best, 1) > 0) {
            return true;
        }
    }
    return false;
}

void visit_best_of_day(const App *app, const StandGame *game, char *out, size_t size) {
    StoreFame best;
    char told[160];
    const char *board = stand_boards(app, game)->name[0];
    out[0] = '\0';
    if (!kiosk_of(app)->config.fame || game->fame_count == 0 ||
        hall_best(app->store, game->fame[0].kind, board, HALL_DAY, wall_now(), &best, 1) == 0) {
        return;
    }
    game->tell_best(&best, told, sizeof told);
    if (stand_games(app) > 1) {
        i18n_format(out, size, tr("{game} · {far}"), I18N_TEXT("game", in_play_scenes_of(app, game->rules)->name),
                    I18N_TEXT("far", told));
    } else {
        i18n_copy(out, size, told);
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

/* Once the victory has been looked at, those who are in the hall of fame see themselves there. */
static void follow_honours(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    const StandGame *game = stand_game_of(session_rules(in_play(app)));
    if (!scene_is_open(app, game->ending)) {
        kiosk->celebrated = app->now;
    } else if (kiosk->honours > 0 && !kiosk->is_honoured && app->now >= kiosk->celebrated + game->celebration_ms) {
        kiosk->is_honoured = true;
        scene_push(app, &FAME_SCENE, NULL, 0);
    }
}

void visit_follow(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    if (in_play(app) == NULL) {
        return;
    }
    if (!kiosk->is_visited) {
        begin_if_visitors_play(app);
        follow_honours(app);
    } else if (session_is_over(in_play(app))) {
        enter_all(app);
        end(app, STORE_VISIT_FINISHED);
    } else if (app->now >= kiosk->lived + LIVES_MS) {
        kiosk->lived = app->now;
        kiosk_visit_lives(app->store, wall_now());
    }
}

void visit_ends(App *app) {
    if (kiosk_of(app)->is_visited) {
        bool is_finished = in_play(app) != NULL && session_is_over(in_play(app));
        if (is_finished) {
            in_play_leave(app);
        } else {
            in_play_abandon(app);
        }
        end(app, is_finished ? STORE_VISIT_FINISHED : STORE_VISIT_ABANDONED);
    }
    in_play_leave(app);
    kiosk_of(app)->honours = 0;
}

static bool resume_tutorial(App *app) {
    PlayError error;
    for (int i = 0; i < in_play_games(app); i++) {
        const Game *rules = in_play_scenes(app, i)->rules;
        bool has_one = rules->tutorial != NULL;
        if (has_one && in_play_sit_down(app, session_resume_tutorial(in_play_host(app), rules, &error))) {
            return true;
        }
    }
    return false;
}

/* A resumed visit keeps its language. */
bool visit_take_up(App *app) {
    StoreVisit visit = {0};
    PlayError error;
    int64_t id = kiosk_visits_take_up(app->store, kiosk_of(app)->config.resume_within, wall_now());
    if (id == 0 || !store_find_open_visit(app->store, &visit)) {
        return false;
    }
    if (!in_play_resume(app, &error) && !resume_tutorial(app)) {
        kiosk_visit_ends(app->store, id, STORE_VISIT_ABANDONED, 0, wall_now());
        return false;
    }
    begin(app, id);
    app_set_language(app, visit.language);
    return true;
}
