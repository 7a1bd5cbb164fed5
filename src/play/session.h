/* A game in progress, independent of which it is and how it is drawn: who plays, the journal in the store, the
 * computers, the history. There may be several at once.
 *
 * Every change goes through session_act(): the rules validate it, the store queues it, and its events wait in a queue
 * for the table on screen. A game is its setup and its actions; undo and resume replay them. What only one game knows
 * is asked in its own folder, with the same Session. */
#ifndef PLAY_SESSION_H
#define PLAY_SESSION_H

#include "play/game.h"

enum { SESSION_NOBODY = 255 };

/* --- starting, going on, leaving ---------------------------------------------------------------------------------- */

/* A new game is begun by its own function (games/world/play/session.h, games/path/play/session.h); nothing of it is in
 * the store until people sit down. */

/* The same people once more, as that game began; a new seed. NULL: *error says why. */
Session *session_again(const Session *last, PlayError *error);

/* The very same deal: cards, starter, questions, house rules. Who plays it has seen it, so it is unranked. */
Session *session_same_deal(const Session *last, PlayError *error);

/* The code others type in for the same deal, if it was begun by one. */
bool session_code(const Session *session, char out[CODE_BYTES]);

/* The date it is the game of the day of: days since 1970. False: it is another game. */
bool session_day(const Session *session, int32_t *date);

/* Computers have won (winners: a bit for each player): a new deal against the same ones, each a level lower if there is
 * one. */
bool session_may_take_revenge(const Session *last, unsigned winners);
Session *session_revenge(const Session *last, PlayError *error);

/* A person has won: likewise, each a level higher. */
bool session_may_be_harder(const Session *last, unsigned winners);
Session *session_harder(const Session *last, PlayError *error);

/* Goes on with the interrupted game that lay on the table last. NULL: *error says why; a game whose journal does not
 * apply is left alone. */
Session *session_resume(const PlayHost *host, PlayError *error);

/* The same with any game of the store that is open: there may be several. */
Session *session_resume_game(const PlayHost *host, int64_t game, PlayError *error);

/* The same with a journal that a keeper of the program's own has read: also of a game that is over. */
Session *session_resume_journal(const PlayHost *host, const StoreJournal *journal, PlayError *error);

/* The same with a game's interrupted tutorial. */
Session *session_resume_tutorial(const PlayHost *host, const Game *rules, PlayError *error);

/* People sit down at a game that was started or resumed, once those at the table before have left it: from here on it
 * is the one that lay on the table last. */
void session_sit_down(Session *session);

/* They leave; in the store it stays interrupted (or finished, if it is over). Frees the session, also while a computer
 * thinks. NULL is fine. */
void session_leave(Session *session);

/* The same, but for good: nobody is asked to go on with it. */
void session_abandon(Session *session);

/* --- games of the store ------------------------------------------------------------------------------------------- */

/* A game one can go on with, as it is noted with it. */
typedef struct SessionGlance {
    const Game *rules;
    int64_t game; /* the store's id */
    Seats seats;
    char board[32];
    GamePlace place;
    int64_t started; /* seconds since 1970 */
} SessionGlance;

/* The one that lay on the table last first, then the newest. Returns how many there are, of which at most `most` are
 * told. */
int session_glances(const PlayHost *host, SessionGlance *glance, int most);

/* Deletes a game of the store and all that is noted about it; not the one in play. */
void session_delete_game(const PlayHost *host, int64_t game);

/* What is noted about a game of the store; 0 where nothing is. */
typedef struct SessionFacts {
    int rounds;      /* begun, or stages */
    int64_t seconds; /* at the table */
    int hints;       /* taken by all together */
    bool is_unranked;
    bool is_followed; /* a computer had chosen its level to suit the people */
} SessionFacts;

void session_game_facts(const PlayHost *host, int64_t game, SessionFacts *facts);
/* Of many at once. */
void session_games_facts(const PlayHost *host, const struct StoreGame *games, size_t count, SessionFacts *facts);

/* --- asking ------------------------------------------------------------------------------------------------------- */

const Game *session_rules(const Session *session);
int session_players(const Session *session);
const Seat *session_seat(const Session *session, int player);
bool session_is_person(const Session *session, int player); /* false for nobody */
int session_persons(const Session *session);
/* The computer's character (ai/character.h); -1: none, or a person. */
int session_character(const Session *session, int player);
const char *session_board_name(const Session *session);
int64_t session_started(const Session *session);
bool session_is_over(const Session *session);
int session_rounds(const Session *session);       /* begun, or stages */
size_t session_actions(const Session *session);   /* carried out so far */
int64_t session_store_id(const Session *session); /* of its journal; 0: in no store */
uint64_t session_hash(const Session *session);

/* Only to be looked at, as a kiosk shows it: nobody has a hand in it. */
bool session_is_show(const Session *session);

/* A computer plays on in the seat of a person who has gone, and gives it back. The game doesn't count in that person's
 * statistics. The table has to be shown anew. */
void session_stand_in(Session *session, int seat, bool stands_in);
bool session_stands_in(const Session *session, int seat);

/* Somebody takes a person's seat: their name and figurine are theirs from here on. Nothing of it is in the journal. */
void session_seat_person(Session *session, int seat, const char *name, Figurine figurine);

/* The tutorial, and which of its lessons have been given: a bit each, remembered with the game. */
bool session_is_tutorial(const Session *session);
uint32_t session_lessons(const Session *session);
void session_give_lesson(Session *session, int lesson);

/* --- a table elsewhere (play/far.h) ------------------------------------------------------------------------------- */

/* What somebody does here is sent, and has happened once the host says so. */
bool session_is_far(const Session *session);
/* Something was sent that is not answered yet, or has not come back; until then nothing else is sent. */
bool session_is_waiting(const Session *session);
/* Whether people here play for that seat. */
bool session_is_here(const Session *session, int seat);
/* A person plays there whose hands are at this screen; and how many such there are. */
bool session_plays_here(const Session *session, int seat);
int session_persons_here(const Session *session);

/* --- playing ------------------------------------------------------------------------------------------------------ */

/* Back to before a person's last action, and what computers have done since: nothing of it has shown anything hidden.
 */
bool session_can_undo(const Session *session);
bool session_undo(Session *session);

/* One person among computers goes back past what was hidden, too, and the game counts in no statistics from then on:
 * later steps back need not be asked for. */
bool session_can_undo_unranked(const Session *session);
bool session_undo_unranked(Session *session);
bool session_is_unranked(const Session *session);

/* Grows whenever the table has to be set anew from the game: after an undo, where events cannot tell it. What was
 * waiting in the queue is gone then. */
unsigned session_turned_back(const Session *session);

/* Whose action it was that is told next or was told last; SESSION_NOBODY before the first. */
int session_last_actor(const Session *session);

/* Everything that has happened so far, in order, and how much of it the table has taken. */
int session_history_count(const Session *session);
int session_told(const Session *session);
int session_history_after(const Session *session, size_t actions); /* how much had happened after so many actions */

/* Everything is committed, as far as motion has to wait for it; asks for at most 100 ms after an action. */
bool session_is_written(Session *session, double now);

/* For a program that shows others nothing before it is committed: true while something is not; the keeper wakes the
 * program when that may have changed. */
bool session_awaits_commit(const Session *session);
StoreTicket session_ticket(const Session *session); /* of the last of it, for who has a keeper of its own */

/* Waits for the disk. */
void session_flush(Session *session);

/* A computer has made up its mind and moves as soon as its pause is over. */
bool session_is_about_to_move(const Session *session);

/* What goes on by itself: computers and time limits. Called in every step of a scene in which they may move, the table
 * being at rest; by who has no scenes, when it is due. Computers think on a worker, wait as long as the pace says and
 * then act: they answer their questions, and deal the next stage where there are no people. At most one thing happens
 * in a call. session_due: when this wants to be called again, ms; negative: only when something else happened. */
void session_step(Session *session, double now);
double session_due(const Session *session);
bool session_is_thinking(const Session *session);
void session_hurry(Session *session); /* no pause before the next move */

/* Somebody presses so as not to wait; and whether that was only just: what comes up now may be hit by a press that was
 * not meant for it. */
void session_note_haste(Session *session);
bool session_is_in_haste(const Session *session);

/* A hint for the person at a seat who has to choose: asked for here, there a little later; gone when the moment is. */
void session_ask_hint(Session *session, int seat);
int session_hints(const Session *session); /* how many were taken: the game is marked by them */

/* What the driver tells, malloc'd JSON; waits for the disk. */
char *session_state_json(Session *session);
char *session_hash_json(Session *session);

#endif
