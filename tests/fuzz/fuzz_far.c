/* Messages of a table at a distance: each line is one, from a screen to its host where it begins with ">", else from a
 * host to a screen. A host's game and every screen stay sound, whatever they are told. */
#include "fuzz.h"

#include "data/file.h"
#include "games/path/play/authority.h"
#include "games/path/play/game.h"
#include "games/world/play/authority.h"
#include "games/world/play/game.h"
#include "games/world/play/shelf.h"
#include "play/cursor.h"
#include "play/far.h"
#include "play/keeper.h"

static const Game *game_of(void *context, int index) {
    static const Game *const GAMES[] = {&WORLD_GAME, &PATH_GAME, NULL};
    (void)context;
    return GAMES[index];
}

static Store *no_store(void *context) {
    (void)context;
    return NULL;
}

static double now(void *context) {
    (void)context;
    return 1000;
}

static int64_t wall(void *context) {
    (void)context;
    return 1790000000;
}

static uint64_t next_seed(void *context) {
    (void)context;
    return 7;
}

static double pace(void *context) {
    (void)context;
    return 1;
}

static bool is_virtual(void *context) {
    (void)context;
    return true;
}

static void changed(void *context) {
    (void)context;
}

static void think(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data) {
    (void)context;
    run(data);
    done(data, false);
}

static const PlayHost *host(void) {
    static PlayHost host = {.game = game_of,
                            .store = no_store,
                            .now = now,
                            .wall = wall,
                            .next_seed = next_seed,
                            .pace = pace,
                            .is_virtual = is_virtual,
                            .changed = changed,
                            .think = think};
    DataError fault = {0};
    if (host.assets == NULL) {
        host.assets = file_find_assets(NULL, "", &fault);
        *host_shelf(&host, &WORLD_GAME) = shelf_new();
    }
    return &host;
}

/* --- a table and who sits at it ----------------------------------------------------------------------------------- */

typedef struct Line {
    Session *session, *far;
    Cursor cursor;
} Line;

static void look_at_world(Session *far) {
    static WorldAction legal[WORLD_LEGAL_MAX];
    WorldSessionQuestion question;
    const WorldView *view = world_session_view(far);
    MUST(view->stock_count <= WORLD_DECK_MAX && view->discard_count <= WORLD_DECK_MAX && view->hand_count <= 2);
    int count = world_legal(world_session_game(far), legal);
    for (int i = 0; i < count; i++) {
        MUST(world_session_refuses(far, legal[i]) == WORLD_ACCEPTED);
    }
    world_session_question(far, view->question.index, &question);
    MUST(question.right < WORLD_ANSWERS);
}

static void look_at_path(const Session *far) {
    static PathLine lines[PATH_LINES_MAX];
    const PathGame *game = path_session_game(far);
    for (int p = 0; p < game->players && game->round > 0; p++) {
        MUST(game->player[p].count <= PATH_CELLS && path_lines(game, p, lines) <= PATH_LINES_MAX);
    }
}

/* What a table on screen would ask. */
static void look_at(Session *far) {
    if (session_rules(far) == &WORLD_GAME) {
        look_at_world(far);
    } else {
        look_at_path(far);
    }
    MUST(session_told(far) <= session_history_count(far));
    (void)session_can_undo(far);
    (void)session_is_over(far);
    if (session_rounds(far) > 0) {
        cJSON_free(session_state_json(far));
    }
}

static void catch_up(Line *line) {
    char *text;
    while ((text = cursor_next(&line->cursor, session_history_count(line->session))) != NULL) {
        DataError fault = {0};
        if (line->far == NULL) {
            line->far = far_open(host(), text, strlen(text), &fault);
            MUST(line->far != NULL);
        } else {
            far_take(line->far, text, strlen(text), &fault); /* it may have been told nonsense before */
        }
        cJSON_free(text);
    }
}

static void to_host(Line *line, const char *text) {
    DataError fault = {0};
    bool is_taken = cursor_take(&line->cursor, text, strlen(text), &fault);
    MUST(is_taken == !data_failed(&fault));
    catch_up(line);
}

static void to_screen(Line *line, const char *text) {
    DataError fault = {0};
    int had = session_history_count(line->far);
    bool is_taken = far_take(line->far, text, strlen(text), &fault);
    MUST(is_taken == !data_failed(&fault));
    MUST(is_taken || session_history_count(line->far) >= had);
    look_at(line->far);
    Session *another = far_open(host(), text, strlen(text), &(DataError){0});
    if (another != NULL) {
        look_at(another);
        session_leave(another);
    }
}

static Line begin(Session *session) {
    Line line = {.session = session};
    MUST(session != NULL);
    cursor_join(&line.cursor, session, NULL, 0, 0, 0);
    catch_up(&line);
    return line;
}

static void end(Line *line) {
    session_leave(line->far);
    session_leave(line->session);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    PlayError error;
    WorldSessionSetup world = {.players = 2, .board = "short", .questions = DECK_FAMILY};
    PathSessionSetup path = {.players = 2, .board = "classic", .limit = 30};
    for (int p = 0; p < 2; p++) {
        world.seat[p] = path.seat[p] = (Seat){.name = "A", .figurine = (Figurine)p};
    }
    Line line[] = {begin(world_session_start(host(), &world, &error)),
                   begin(path_session_start(host(), &path, &error))};
    char *text = fuzz_text(data, size);
    for (char *at = strtok(text, "\n"); at != NULL; at = strtok(NULL, "\n")) {
        for (int i = 0; i < 2; i++) {
            at[0] == '>' ? to_host(&line[i], at + 1) : to_screen(&line[i], at);
        }
    }
    free(text);
    end(&line[0]);
    end(&line[1]);
    return 0;
}
