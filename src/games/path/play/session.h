/* A game of Best Path in progress: what only this game knows of a Session.
 *
 * All draw at once: a line that somebody has closed waits in the game until the last one is there, and can be taken
 * back until then. What somebody is still drawing is the table's own affair. */
#ifndef GAMES_PATH_PLAY_SESSION_H
#define GAMES_PATH_PLAY_SESSION_H

#include "games/path/ai/hint.h"
#include "games/path/data/board.h"
#include "games/path/rules/view.h"
#include "play/session.h"

/* --- starting ----------------------------------------------------------------------------------------------------- */

enum { PATH_LIMITS = 3 }; /* of the time for a round */

/* The boards to choose from: those that come with the game, and behind them those of the host's pack. */
enum { PATH_BOARDS_MOST = PATH_BOARD_NAMES + 2 };
int path_boards(const PlayHost *host, const char *names[PATH_BOARDS_MOST]);
bool path_board_take(const PlayHost *host, const char *name, PathBoard *board, DataError *fault);

typedef struct PathSessionSetup {
    int players; /* 1 to 4 */
    Seat seat[PATH_PLAYERS_MAX];
    char board[32];         /* one of path_boards() */
    int limit;              /* seconds for a round; 0: as long as they like */
    uint64_t seed;          /* 0: by chance */
    ChanceKey key;          /* where it is there, instead of the seed */
    bool is_show;           /* only to be looked at: it is not kept */
    bool is_tutorial;       /* the first game, which teaches: kept apart from the others, and in no statistics */
    const PathSetup *given; /* cards and starts set out by hand; NULL: by chance. Only read while the session starts */
} PathSessionSetup;

/* A new game; nothing of it is in the store yet: see session_sit_down(). NULL: *error says why. */
Session *path_session_start(const PlayHost *host, const PathSessionSetup *setup, PlayError *error);

/* A code for this game with a new seed, to be typed in elsewhere and here; and what a code says, put over a setup.
 * False: *error says why, in a localized sentence. */
bool path_code(const PlayHost *host, const PathSessionSetup *setup, char out[CODE_BYTES], PlayError *error);
bool path_code_take(const PlayHost *host, const char *text, PathSessionSetup *setup, PlayError *error);

/* The game of the day (play/day.h) of a date, for that person. */
void path_day(int32_t date, const Seat *person, PathSessionSetup *setup);

/* How far it is, as the numbers of a GamePlace. */
enum { PATH_PLACE_ROUND, PATH_PLACE_TOTAL /* of the first player; the others' follow */ };

/* What the store keeps of a seat beside place and total. */
#define PATH_EXTRA_POINTS "path_points"
#define PATH_EXTRA_CELLS  STORE_CELLS

/* --- asking ------------------------------------------------------------------------------------------------------- */

const PathBoard *path_session_board(const Session *session);
int path_session_limit(const Session *session); /* seconds for a round; 0: none */

/* What the people at a seat may see of the game as it is now: nobody else's line. PATH_NOBODY: an onlooker. */
void path_session_view(const Session *session, int seat, PathView *view);

/* Alone: the most that this person has reached on this board in games before this one. False: there is none. */
bool path_session_own_best(const Session *session, int *total);

/* --- playing ------------------------------------------------------------------------------------------------------ */

/* Closes a player's round with a line, or takes that line back; human or computer. */
PathRefusal path_session_close(Session *session, int player, const PathLine *line);
PathRefusal path_session_reopen(Session *session, int player);

/* Time for a round, where there is a limit: it runs for these seats, a bit each, while they have not closed;
 * session_step() counts it. 0: it stands still, and goes on from when it runs again. */
void path_session_run_time(Session *session, unsigned seats);
double path_session_time_left(const Session *session, int seat); /* ms */
/* For whoever comes back in the middle of a round. */
void path_session_set_time_left(Session *session, int seat, double ms);
/* What somebody has drawn so far: it counts when their time is over, and is nobody else's business until then. */
void path_session_draft(Session *session, int seat, const PathLine *line);
/* The seat whose round was closed as its time was over, once each; negative: none was. */
int path_session_time_up(Session *session);

/* The action that was carried out at that place. */
PathAction path_session_action(const Session *session, size_t index);

/* Everything that has happened so far, in order; NULL beyond its end. */
const PathEvent *path_session_history(const Session *session, int index);

/* What happened and has not been taken yet, oldest first. */
bool path_session_peek_event(const Session *session, int ahead, PathEvent *out);
bool path_session_take_event(Session *session, PathEvent *out);

/* The table as the events taken so far have left it, with no pending line. */
void path_session_view_told(const Session *session, PathView *view);

/* What the coach would draw, and why; false: there is no hint yet. */
bool path_session_hint(const Session *session, int seat, PathHint *out);

#endif
