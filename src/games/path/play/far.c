/* Best Path where its people sit at several screens: what the host says of it, and what a screen makes of that. */
#include "games/path/play/session_inside.h"

#include "games/path/far/events.h"
#include "games/path/far/mask.h"
#include "games/path/play/game.h"
#include "games/path/protocol/actions.h"

#include <stdio.h>
#include <string.h>

/* --- at the host -------------------------------------------------------------------------------------------------- */

static Session *make(const PlayHost *host, const JsonPlace *place, const Seats *seats, const ChanceKey *key,
                     PlayError *error) {
    PathSessionSetup setup = {.players = seats->count, .key = *key};
    const char *names[PATH_BOARDS_MOST];
    int board = json_member_word(place, "board", names, path_boards(host, names));
    setup.limit = json_maybe_int(place, "limit", 0, PATH_LIMIT_MAX, 0);
    snprintf(setup.board, sizeof setup.board, "%s", names[board]);
    memcpy(setup.seat, seats->seat, sizeof setup.seat);
    return data_failed(place->error) ? NULL : path_session_start(host, &setup, error);
}

static unsigned awaits(const Session *session) {
    return path_awaited(path_session_game(session));
}

static double time_left(const Session *session, int seat) {
    return path_session_limit(session) > 0 ? path_session_time_left(session, seat) : -1;
}

static cJSON *setup_write(const Session *session) {
    const PathSetup *setup = path_session_setup(session);
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "players", setup->players);
    cJSON_AddNumberToObject(out, "limit", path_session_limit(session));
    cJSON_AddItemToObject(out, "layout", path_board_to_json(&setup->board));
    return out;
}

static void event_write(const void *event, FarEvent *out) {
    path_event_write(event, out);
}

/* The line with which a seat has closed the round, for that seat alone: others are told that it has, not with what. */
static cJSON *private(Session *session, int seat, int index) {
    const PathGame *game = path_session_game(session);
    const PathEvent *event = path_session_history(session, index);
    bool is_own = event == NULL || (event->kind == PATH_HAPPENED_CLOSED && event->player == seat);
    if (!is_own || seat >= game->players || (game->closed >> seat & 1) == 0) {
        return NULL;
    }
    cJSON *message = far_begin(FAR_YOURS);
    path_line_add_to_json(cJSON_AddObjectToObject(message, "line"), &game->line[seat]);
    return message;
}

static bool is_theirs(const Session *session, int seat, const StoreAction *row) {
    (void)session;
    return seat == row->seat;
}

/* Of a round that is over nothing counts any more. */
static void draft_read(Session *session, int seat, const JsonPlace *message) {
    JsonPlace place = json_member(message, "line");
    int round = json_member_int(message, "round", 1, PATH_CARDS);
    PathLine line;
    if (path_line_from_json(&place, &line) && round == path_session_game(session)->round) {
        path_session_draft(session, seat, &line);
    }
}

/* --- at a screen -------------------------------------------------------------------------------------------------- */

static bool setup_read(Session *session, const JsonPlace *place) {
    PathRecord *record = &path_session(session)->record;
    JsonPlace layout = json_member(place, "layout");
    record->setup.players = (uint8_t)json_member_int(place, "players", PATH_PLAYERS_MIN, PATH_PLAYERS_MAX);
    record->limit = json_member_int(place, "limit", 0, PATH_LIMIT_MAX);
    path_board_from_json(&layout, &record->setup.board);
    return !data_failed(place->error);
}

static bool event_read(const Session *session, const JsonPlace *list, void *event) {
    return path_event_read(list, &path_session_of(session)->view, event);
}

static void private_read(Session *session, FarKind kind, const JsonPlace *message) {
    PathView *view = &path_session(session)->view;
    JsonPlace place = json_member(message, "line");
    PathLine line;
    if (kind != FAR_YOURS) {
        json_fault(message, "must be of a line");
    } else if (path_line_from_json(&place, &line) && view->seat < view->players && (view->closed >> view->seat & 1)) {
        path_view_close(view, &line);
    }
}

void path_far_draft(Session *session, const PathLine *line) {
    cJSON *message = far_begin(FAR_DRAFT);
    cJSON_AddNumberToObject(message, "round", path_session_game(session)->round);
    path_line_add_to_json(cJSON_AddObjectToObject(message, "line"), line);
    far_post(session, message);
}

static void begin(Session *session, int seat) {
    PathSession *path = path_session(session);
    path_view_begin(&path->view, &path->record.setup, seat == SESSION_NOBODY ? PATH_NOBODY : seat);
}

static void follow(Session *session, const void *event) {
    path_view_follow(&path_session(session)->view, event);
}

static void mask(Session *session) {
    PathSession *path = path_session(session);
    path_mask(&path->view, &path->game);
}

static int refuses(const Session *session, const StoreAction *row) {
    PathAction action;
    PATH_GAME.action_of(row, &action);
    return (int)path_refuses(path_session_game(session), &action);
}

const GameFar PATH_FAR = {.make = make,
                          .awaits = awaits,
                          .run_time = path_session_run_time,
                          .time_left = time_left,
                          .setup_write = setup_write,
                          .event_write = event_write,
                          .private = private,
                          .is_theirs = is_theirs,
                          .draft_read = draft_read,
                          .setup_read = setup_read,
                          .event_read = event_read,
                          .private_read = private_read,
                          .begin = begin,
                          .follow = follow,
                          .mask = mask,
                          .refuses = refuses};
