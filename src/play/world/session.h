/* A game of SCHOTT World in progress, independent of how it is drawn: the players, the game of the rules, the journal
 * in the store, the computers and the history. There may be several at once.
 *
 * Every change goes through session_act(): the rules validate it, the store queues it, and its events wait in a queue
 * for the table on screen. A game is its setup and its actions; undo and resume replay them. */
#ifndef PLAY_WORLD_SESSION_H
#define PLAY_WORLD_SESSION_H

#include "ai/world/hint.h"
#include "core/world/game.h"
#include "core/world/view.h"
#include "data/world/board.h"
#include "data/world/deck.h"
#include "data/world/questions.h"
#include "play/host.h"
#include "protocol/seats.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct Session Session;

/* --- starting, going on, leaving ---------------------------------------------------------------------------------- */

typedef struct SessionSetup {
    int players;
    Seat seat[WORLD_PLAYERS_MAX]; /* clockwise */
    int starter;                  /* the youngest; -1: dice decide */
    char board[32];               /* one of board_names */
    DeckLevel questions;
    bool has_levels; /* not the same questions for everybody: */
    DeckLevel level[WORLD_PLAYERS_MAX];
    const WorldDeal *deal; /* a first stage set out by hand; NULL: shuffled. Only read while the session starts */
    bool is_show;          /* only to be looked at: it is not kept */
    bool is_tutorial;      /* the first game, which teaches: kept apart from the others, and in no statistics */
} SessionSetup;

/* A new game; nothing of it is in the store yet: see session_sit_down(). NULL: *error says why. */
Session *session_start(const PlayHost *host, const SessionSetup *setup, PlayError *error);

/* The same people once more, as that game began; a new seed, the left neighbour of its starter begins. */
Session *session_again(const Session *last, PlayError *error);

/* Goes on with the interrupted game that lay on the table last. NULL: *error says why; a game whose journal does not
 * apply is left alone. */
Session *session_resume(const PlayHost *host, PlayError *error);

/* The same with any game of the store that is open: there may be several. */
Session *session_resume_game(const PlayHost *host, int64_t game, PlayError *error);

/* The same with an interrupted tutorial. */
Session *session_resume_tutorial(const PlayHost *host, PlayError *error);

/* People sit down at a game that was started or resumed, once those at the table before have left it: from here on it
 * is the one that lay on the table last. */
void session_sit_down(Session *session);

/* They leave; in the store it stays interrupted (or finished, if it is over). Frees the session, also while a computer
 * thinks. NULL is fine. */
void session_leave(Session *session);

/* The same, but for good: nobody is asked to go on with it. */
void session_abandon(Session *session);

/* What there is to go on with, as it is noted with the game. False: nothing. */
typedef struct SessionGlance {
    int64_t game; /* the store's id */
    int players;
    Seat seat[WORLD_PLAYERS_MAX];
    char board[32];
    int stage, goal;
    int field[WORLD_PLAYERS_MAX];
    int64_t started; /* seconds since 1970 */
} SessionGlance;

bool session_glance(const PlayHost *host, SessionGlance *glance);

/* Deletes a game of the store and all that is noted about it; not the one in play. */
void session_delete_game(const PlayHost *host, int64_t game);

/* What is noted about a game of the store; 0 where nothing is. */
typedef struct SessionFacts {
    int stages;      /* begun */
    int64_t seconds; /* at the table */
    int hints;       /* taken by all together */
} SessionFacts;

void session_game_facts(const PlayHost *host, int64_t game, SessionFacts *facts);

/* --- asking ------------------------------------------------------------------------------------------------------- */

int session_players(const Session *session);
const Seat *session_seat(const Session *session, int player);
bool session_is_person(const Session *session, int player); /* false for WORLD_NOBODY */
int session_persons(const Session *session);
/* The computer's character (ai/character.h); -1: none, or a person. */
int session_character(const Session *session, int player);
/* What a character says about the event of that place in the history: an English message to be translated, always the
 * same; *speaker is who says it. NULL: nothing, as most of the time. */
const char *session_remark(const Session *session, int event, int *speaker);
const WorldGame *session_game(const Session *session);
const Board *session_board(const Session *session);
const char *session_board_name(const Session *session);
bool session_is_over(const Session *session);
size_t session_actions(const Session *session);   /* carried out so far */
int64_t session_store_id(const Session *session); /* of its journal; 0: in no store */

/* What stands on a question card (its place in the setup), in the current language, its answers as they are shown:
 * shuffled once for the whole game. */
typedef struct SessionQuestion {
    const char *question;
    const char *answer[WORLD_ANSWERS]; /* as shown */
    uint8_t choice[WORLD_ANSWERS];     /* which of the core's answers is shown there */
    int right;                         /* where the right one is shown */
    const char *explanation;
    QuestionTopic topic;
    int difficulty;
} SessionQuestion;

void session_question(Session *session, int card, SessionQuestion *out);

/* Whether a person can say that the question on that card, just answered, is wrong; and that they say so, or no longer.
 * Only until the next action. */
bool session_can_report(const Session *session, int card);
void session_report(Session *session, int card, bool is_wrong);

/* Questions called wrong in any game of the store, most often first, in the current language; one that the bank has no
 * more goes by its id. */
typedef struct SessionReport {
    char *question;
    int64_t times;
} SessionReport;

typedef struct SessionReports {
    SessionReport *report;
    int count;
    char language[16];
} SessionReports;

SessionReports session_list_reports(const PlayHost *host);
void session_reports_free(SessionReports *reports);

/* What a computer shows when the question that is awaited is its own: where, as shown. */
int session_computer_answer(Session *session);

/* Only to be looked at, as a kiosk shows it: nobody has a hand in it. */
bool session_is_show(const Session *session);

/* The tutorial, and which of its lessons have been given: a bit each, remembered with the game. */
bool session_is_tutorial(const Session *session);
uint32_t session_lessons(const Session *session);
void session_give_lesson(Session *session, int lesson);

/* --- playing ------------------------------------------------------------------------------------------------------ */

/* Performs an action for its player, human or computer. */
WorldRefusal session_act(Session *session, WorldAction action);
WorldRefusal session_refuses(const Session *session, WorldAction action);

/* A localized sentence. */
const char *session_why_not(const Session *session, WorldRefusal refusal);

/* The last action belongs to a person and has shown nothing hidden. */
bool session_can_undo(const Session *session);
bool session_undo(Session *session);

/* What happened and has not been taken yet, oldest first. */
bool session_peek_event(const Session *session, int ahead, WorldEvent *out);
bool session_take_event(Session *session, WorldEvent *out);

/* The table as the events taken so far have left it. */
void session_view_told(const Session *session, WorldView *view);

/* Grows whenever the table has to be set anew from session_game(): after an undo, where events cannot tell it. What
 * was waiting in the queue is gone then. */
unsigned session_turned_back(const Session *session);

/* Whose action it was that is told next or was told last; WORLD_NOBODY before the first. */
int session_last_actor(const Session *session);

/* Everything is committed, as far as motion has to wait for it; asks for at most 100 ms after an action. */
bool session_is_written(Session *session, double now);

/* Waits for the disk. */
void session_flush(Session *session);

/* A computer has made up its mind and moves as soon as its pause is over. */
bool session_is_about_to_move(const Session *session);

/* Computers: called in every step of the scene in which they may move, the table being at rest. They think on a worker,
 * wait as long as the pace says and then act. Questions they answer are the question scene's (session_computer_answer).
 * session_wakes_at: when this wants to be called again, negative: only when something else happened. */
void session_step(Session *session, double now);
double session_wakes_at(const Session *session);
bool session_is_thinking(const Session *session);
void session_hurry(Session *session); /* no pause before the next move */

/* A hint for the person who has to choose: asked for here, there a little later; gone with the next action. */
void session_ask_hint(Session *session);
bool session_hint(const Session *session, WorldHint *out);
int session_hints(const Session *session); /* how many were taken: the game is marked by them */

/* What the driver tells, malloc'd JSON; waits for the disk. */
char *session_state_json(Session *session);
char *session_hash_json(Session *session);

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

enum { SESSION_STAGES_MAX = 64, SESSION_WHYS = WORLD_WHY_REWARD + 1 };

typedef struct SessionStage {
    uint8_t winner;                                 /* WORLD_NOBODY: it ended in the goal, or is being played */
    uint8_t count[WORLD_PLAYERS_MAX];               /* of each row as it was scored */
    bool doubled[WORLD_PLAYERS_MAX];                /* by a Fast Track card */
    uint8_t scored[WORLD_PLAYERS_MAX];              /* fields that were counted out */
    int16_t moved[WORLD_PLAYERS_MAX][SESSION_WHYS]; /* fields, by WorldWhy; back is negative */
} SessionStage;

typedef struct SessionTale {
    int stages; /* begun; only the first SESSION_STAGES_MAX are told apart */
    SessionStage stage[SESSION_STAGES_MAX];
    int turns[WORLD_PLAYERS_MAX];
    int best_run[WORLD_PLAYERS_MAX];   /* its length */
    int best_stage[WORLD_PLAYERS_MAX]; /* most fields in one */
    int asked[WORLD_PLAYERS_MAX], right[WORLD_PLAYERS_MAX];
    int streak[WORLD_PLAYERS_MAX], best_streak[WORLD_PLAYERS_MAX]; /* right answers one after the other: now, at most */
    struct {
        int player, stage, fields;
        WorldWhy why;
    } luckiest; /* the longest single move that was no scoring; fields 0: none */
} SessionTale;

const SessionTale *session_tale(const Session *session);

/* Everything that has happened so far, in order. */
int session_history_count(const Session *session);
const WorldEvent *session_history(const Session *session, int index);
int session_told(const Session *session); /* how much of it the table has taken */

#endif
