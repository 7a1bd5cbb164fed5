/* Best Path as a session plays it. */
#include "games/path/play/game.h"
#include "games/path/play/session_inside.h"

#include "core/core_assert.h"
#include "games/path/data/board.h"
#include "games/path/protocol/states.h"

PathSession *path_session(Session *session) {
    CORE_ASSERT(session->rules == &PATH_GAME);
    return (PathSession *)session;
}

const PathSession *path_session_of(const Session *session) {
    CORE_ASSERT(session->rules == &PATH_GAME);
    return (const PathSession *)session;
}

/* --- actions as rows ---------------------------------------------------------------------------------------------- */

enum { CELL_BITS = 6, CELL_MASK = (1 << CELL_BITS) - 1 };

/* a: the end; b: how many cells; c: the cells, the first in the lowest bits. */
StoreAction path_action_row(const void *of) {
    const PathAction *action = of;
    StoreAction row = {.seat = action->player, .kind = action->kind};
    if (action->kind == PATH_ACTION_LINE) {
        row.a = action->line.end;
        row.b = action->line.count;
        for (int i = 0; i < action->line.count && i < PATH_FIELDS_MAX; i++) {
            row.c |= action->line.cell[i] << CELL_BITS * i;
        }
    }
    return row;
}

/* Of a row that no action can have become: one that the rules know nothing of. */
static PathAction from_row(const StoreAction *row) {
    PathAction action = {.kind = UINT8_MAX};
    bool fits = row->kind >= 0 && row->kind < UINT8_MAX && row->seat >= 0 && row->seat < PATH_PLAYERS_MAX &&
                row->a >= 0 && row->a <= UINT8_MAX && row->b >= 0 && row->b <= PATH_FIELDS_MAX && row->c >= 0 &&
                row->c >> CELL_BITS * row->b == 0;
    if (!fits) {
        return action;
    }
    action.kind = (uint8_t)row->kind;
    action.player = (uint8_t)row->seat;
    action.line.end = (uint8_t)row->a;
    action.line.count = (uint8_t)row->b;
    for (int i = 0; i < row->b; i++) {
        action.line.cell[i] = (uint8_t)(row->c >> CELL_BITS * i & CELL_MASK);
    }
    return action;
}

static void action_of(const StoreAction *row, void *action) {
    *(PathAction *)action = from_row(row);
}

PathAction path_session_action(const Session *session, size_t index) {
    CORE_ASSERT(index < session->action_count);
    return from_row(&session->action[index].row);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void remember(Session *session, const PathEvents *events) {
    for (int i = 0; i < events->count; i++) {
        session_tell(session, &events->list[i]);
    }
}

static void begin(Session *session) {
    PathSession *path = path_session(session);
    PathEvents events;
    path_start(&path->game, &path->record.setup, &events);
    remember(session, &events);
}

/* To take a line back is an action of its own, as others may have to know of it: there is no undo beside it. */
static int apply(Session *session, StoreAction *row, bool *shows) {
    PathSession *path = path_session(session);
    PathEvents events;
    PathAction action = from_row(row);
    PathRefusal refusal = path_apply(&path->game, &action, &events);
    if (refusal == PATH_ACCEPTED) {
        *shows = true;
        remember(session, &events);
    }
    return (int)refusal;
}

PathRefusal path_session_close(Session *session, int player, const PathLine *line) {
    PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = *line};
    return (PathRefusal)session_act(session, path_action_row(&action));
}

PathRefusal path_session_reopen(Session *session, int player) {
    PathAction action = {.kind = PATH_ACTION_REOPEN, .player = (uint8_t)player};
    return (PathRefusal)session_act(session, path_action_row(&action));
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

static bool is_over(const Session *session) {
    return path_is_over(path_session_game(session));
}

static uint64_t hash(const Session *session) {
    return path_hash(path_session_game(session));
}

static uint64_t seed(const Session *session) {
    return path_session_of(session)->record.setup.seed;
}

static int rounds(const Session *session) {
    return path_session_game(session)->round;
}

static char *state(const Session *session) {
    cJSON *tree = path_state_to_json(path_session_game(session));
    if (session_is_far(session)) {
        cJSON_DeleteItemFromObjectCaseSensitive(tree, "deck"); /* a mask knows no order */
    }
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

const PathBoard *path_session_board(const Session *session) {
    return &path_session_of(session)->game.board;
}

const PathGame *path_session_game(const Session *session) {
    return &path_session_of(session)->game;
}

const PathSetup *path_session_setup(const Session *session) {
    return &path_session_of(session)->record.setup;
}

int path_session_limit(const Session *session) {
    return path_session_of(session)->record.limit;
}

void path_session_view(const Session *session, int seat, PathView *view) {
    path_view(path_session_game(session), seat, view);
}

const PathEvent *path_session_history(const Session *session, int index) {
    return session_event(session, index);
}

bool path_session_peek_event(const Session *session, int ahead, PathEvent *out) {
    const PathEvent *event = session_event_ahead(session, ahead);
    if (event != NULL) {
        *out = *event;
    }
    return event != NULL;
}

bool path_session_take_event(Session *session, PathEvent *out) {
    return session_take(session, out);
}

void path_session_view_told(const Session *session, PathView *view) {
    path_view_begin(view, path_session_setup(session), PATH_NOBODY);
    for (int i = 0; i < session->told; i++) {
        path_view_follow(view, path_session_history(session, i));
    }
}

const Game PATH_GAME = {
    .kind = "path",
    .record = &PATH_RECORD,
    .tutorial = "path_tutorial",
    .lessons = "path_tutorial.lessons",
    .boards = path_board_names,
    .board_count = PATH_BOARD_NAMES,
    .weakest = AI_GENTLE,
    .session_size = sizeof(PathSession),
    .thought_size = sizeof(PathThought),
    .event_size = sizeof(PathEvent),
    .record_at = offsetof(PathSession, record),
    .again = path_session_again,
    .code = path_session_code,
    .seed = seed,
    .row_of = path_action_row,
    .action_of = action_of,
    .begin = begin,
    .apply = apply,
    .is_over = is_over,
    .hash = hash,
    .state = state,
    .rounds = rounds,
    .place = path_session_place,
    .result = path_session_result,
    .happened = path_session_happened,
    .cues = path_session_cues,
    .moment = path_session_moment,
    .asks = path_session_asks,
    .asks_person = path_session_asks_person,
    .look = path_session_look,
    .decide = path_session_decide,
    .advise = path_session_advise,
    .pause = path_session_pause,
    .tick = path_session_tick,
    .tick_due = path_session_tick_due,
    .far = &PATH_FAR,
};
