/* Best Path's time for a round. It runs for those who can draw, each on their own; when somebody's is over, what they
 * have drawn so far counts. */
#include "games/path/play/session_inside.h"

#include <math.h>

static const double DRAFT_MS = 500;
static const PathLine PASS = {.end = PATH_END_B};

static bool has_limit(const PathSession *path) {
    return path->record.limit > 0 && !path_is_over(&path->game);
}

static bool is_of_this_round(const PathSession *path) {
    return path->clock.round == path->game.round;
}

static void begin_round(PathSession *path) {
    if (!is_of_this_round(path)) {
        path->clock.round = path->game.round;
        for (int p = 0; p < PATH_PLAYERS_MAX; p++) {
            path->clock.left[p] = path->record.limit * 1000.0;
            path->clock.draft[p] = PASS;
        }
    }
}

double path_session_time_left(const Session *session, int seat) {
    const PathSession *path = path_session_of(session);
    return is_of_this_round(path) ? path->clock.left[seat] : path->record.limit * 1000.0;
}

void path_session_set_time_left(Session *session, int seat, double ms) {
    PathSession *path = path_session(session);
    begin_round(path);
    path->clock.left[seat] = ms;
}

void path_session_run_time(Session *session, unsigned seats) {
    PathSession *path = path_session(session);
    if (path->clock.runs == 0) {
        path->clock.counted_at = session_now(session);
    }
    path->clock.runs = seats;
}

/* A host elsewhere is told at most twice a second: what it has not heard yet is told a little later. */
static bool may_tell(const Session *session) {
    return !session_is_far(session) || session_now(session) >= path_session_of(session)->clock.tells_at;
}

void path_session_draft(Session *session, int seat, const PathLine *line) {
    PathSession *path = path_session(session);
    begin_round(path);
    if (path_lines_equal(&path->clock.draft[seat], line) || !may_tell(session)) {
        return;
    }
    path->clock.draft[seat] = *line;
    path->clock.tells_at = session_now(session) + DRAFT_MS;
    if (session_is_far(session)) {
        path_far_draft(session, line);
    }
}

int path_session_time_up(Session *session) {
    PathClock *clock = &path_session(session)->clock;
    int seat = clock->has_closed - 1;
    clock->has_closed = 0;
    return seat;
}

/* Whose time runs: who has not closed. */
static unsigned running(const PathSession *path) {
    return has_limit(path) ? path->clock.runs & path_awaited(&path->game) : 0;
}

static void close(Session *session, int seat) {
    PathClock *clock = &path_session(session)->clock;
    if (path_session_close(session, seat, &clock->draft[seat]) != PATH_ACCEPTED) {
        path_session_close(session, seat, &PASS);
    }
    clock->has_closed = seat + 1;
}

bool path_session_tick(Session *session, double now) {
    PathSession *path = path_session(session);
    PathClock *clock = &path->clock;
    double passed = now - clock->counted_at;
    clock->counted_at = now;
    begin_round(path);
    for (int p = 0; p < path->game.players; p++) {
        clock->left[p] -= running(path) >> p & 1 ? fmin(passed, clock->left[p]) : 0;
    }
    for (int p = 0; p < path->game.players; p++) {
        if (running(path) >> p & 1 && clock->left[p] <= 0) {
            close(session, p);
            return true;
        }
    }
    return false;
}

double path_session_tick_due(const Session *session) {
    const PathSession *path = path_session_of(session);
    double soonest = INFINITY;
    for (int p = 0; p < path->game.players; p++) {
        if (running(path) >> p & 1) {
            soonest = fmin(soonest, path_session_time_left(session, p));
        }
    }
    return isinf(soonest) ? -1 : path->clock.counted_at + soonest;
}
