#include "after.h"

#include "games/path/play/authority.h"

#include <stdio.h>

const char *const ADA[] = {"Ada"}, *const BOTH[] = {"Ada", "Bob"};

PathSessionSetup setup_for(const char *const *name, int persons, AiLevel level) {
    PathSessionSetup setup = {.players = persons + 1, .board = "classic"};
    for (int p = 0; p < persons; p++) {
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", name[p]);
    }
    setup.seat[persons] = (Seat){.name = "Lens", .is_computer = true, .level = level};
    return setup;
}

Session *sit_down(Session *session) {
    ck_assert_msg(session != NULL, "%s", error.text);
    table.wall += 60;
    session_sit_down(session);
    return session;
}

Session *begin(const PathSessionSetup *setup) {
    return sit_down(path_session_start(&table.host, setup, &error));
}

void finish(Session *session, int winner) {
    static PathLine line[PATH_LINES_MAX];
    while (!session_is_over(session)) {
        bool is_first = path_session_game(session)->round == 1;
        for (int p = 0; p < session_players(session); p++) {
            PathLine drawn = {.end = PATH_END_B};
            if (p == winner && is_first) {
                drawn = line[path_lines(path_session_game(session), p, line) - 1];
            }
            path_session_close(session, p, &drawn);
        }
    }
}

void finish_and_leave(Session *session, int winner) {
    finish(session, winner);
    session_leave(session);
}

Session *leave_and_resume(Session *session) {
    session_leave(session);
    session = session_resume(&table.host, &error);
    session_sit_down(session);
    return session;
}
