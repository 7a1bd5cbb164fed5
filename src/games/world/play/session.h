/* A game of SCHOTT World in progress: what only this game knows of a Session. */
#ifndef GAMES_WORLD_PLAY_SESSION_H
#define GAMES_WORLD_PLAY_SESSION_H

#include "games/world/ai/hint.h"
#include "games/world/data/board.h"
#include "games/world/data/deck.h"
#include "games/world/data/questions.h"
#include "games/world/rules/view.h"
#include "play/session.h"

/* --- starting ----------------------------------------------------------------------------------------------------- */

/* The boards to choose from: those that come with the game, and behind them those of the host's pack. */
enum { WORLD_BOARDS_MOST = BOARD_NAMES + 2 };
int world_boards(const PlayHost *host, const char *names[WORLD_BOARDS_MOST]);
bool world_board_read(const PlayHost *host, const char *name, int players, Board *board, DataError *fault);

typedef struct WorldSessionSetup {
    int players;
    Seat seat[WORLD_PLAYERS_MAX]; /* clockwise */
    int starter;                  /* the youngest; -1: dice decide */
    char board[32];               /* one of world_boards() */
    DeckLevel questions;
    bool has_levels; /* not the same questions for everybody: */
    DeckLevel level[WORLD_PLAYERS_MAX];
    uint8_t house;                    /* WorldHouse bits */
    uint8_t ahead[WORLD_PLAYERS_MAX]; /* fields each starts ahead */
    uint64_t seed;                    /* of cards and questions, which then do not depend on what was seen; 0: chance */
    ChanceKey key;                    /* where it is there, instead of the seed */
    const WorldDeal *deal; /* a first stage set out by hand; NULL: shuffled. Only read while the session starts */
    bool is_show;          /* only to be looked at: it is not kept */
    bool is_tutorial;      /* the first game, which teaches: kept apart from the others, and in no statistics */
} WorldSessionSetup;

/* A new game; nothing of it is in the store yet: see session_sit_down(). NULL: *error says why. */
Session *world_session_start(const PlayHost *host, const WorldSessionSetup *setup, PlayError *error);

/* A code for this game with a new seed, to be typed in elsewhere and here; and what a code says, put over a setup. Own
 * levels of questions and handicaps are in no code. False: *error says why, in a localized sentence. */
bool world_code(const PlayHost *host, const WorldSessionSetup *setup, char out[CODE_BYTES], PlayError *error);
bool world_code_take(const PlayHost *host, const char *text, WorldSessionSetup *setup, PlayError *error);

/* The game of the day (play/day.h) of a date, for that person. */
void world_day(int32_t date, const Seat *person, WorldSessionSetup *setup);

/* How far it is, as the numbers of a GamePlace. */
enum { WORLD_PLACE_STAGE, WORLD_PLACE_GOAL, WORLD_PLACE_FIELD /* of the first player; the others' follow */ };

/* --- asking ------------------------------------------------------------------------------------------------------- */

/* The table as it is now, up to the last action; the events of that may not have been taken yet. */
const WorldView *world_session_view(const Session *session);
bool world_session_has_events(const Session *session); /* event cards: there is a house rule without */

/* The fields each player began ahead of the others, by house rule. */
void world_session_heads(const Session *session, uint8_t ahead[WORLD_PLAYERS_MAX]);
const Board *world_session_board(const Session *session);

/* What stands on a question card (its place in the setup), in the current language, its answers as they are shown:
 * shuffled once for the whole game. */
typedef struct WorldSessionQuestion {
    const char *question;
    const char *answer[WORLD_ANSWERS]; /* as shown */
    uint8_t choice[WORLD_ANSWERS];     /* which of the core's answers is shown there */
    int right;                         /* where the right one is shown */
    const char *explanation;
    QuestionTopic topic;
    int difficulty;
} WorldSessionQuestion;

void world_session_question(Session *session, int card, WorldSessionQuestion *out);

/* Whether a person can say that the question on that card, just answered, is wrong; and that they say so, or no longer.
 * Only until the next action. */
bool world_session_can_report(const Session *session, int card);
void world_session_report(Session *session, int card, bool is_wrong);

/* Questions called wrong in any game of the store, most often first, in the current language; one that the bank has no
 * more goes by its id. */
typedef struct WorldSessionReport {
    char *question;
    int64_t times;
} WorldSessionReport;

typedef struct WorldSessionReports {
    WorldSessionReport *report;
    int count;
    char language[16];
} WorldSessionReports;

WorldSessionReports world_session_list_reports(const PlayHost *host);
void world_session_reports_free(WorldSessionReports *reports);

/* The answer to the question on that card, as shown, once somebody has given it and the table has not taken it yet; -1:
 * there is none. */
int world_session_answer_given(Session *session, int card);

/* --- playing ------------------------------------------------------------------------------------------------------ */

/* Performs an action for its player, human or computer. */
WorldRefusal world_session_act(Session *session, WorldAction action);
WorldRefusal world_session_refuses(const Session *session, WorldAction action);

/* A localized sentence. */
const char *world_session_why_not(WorldRefusal refusal);

/* The action that was carried out at that place. */
WorldAction world_session_action(const Session *session, size_t index);

/* Everything that has happened so far, in order; NULL beyond its end. */
const WorldEvent *world_session_history(const Session *session, int index);

/* What happened and has not been taken yet, oldest first. */
bool world_session_peek_event(const Session *session, int ahead, WorldEvent *out);
bool world_session_take_event(Session *session, WorldEvent *out);

/* The table as the events taken so far have left it. */
void world_session_view_told(const Session *session, WorldView *view);

/* A hint for the person who has to choose. */
void world_session_ask_hint(Session *session);
bool world_session_hint(const Session *session, WorldHint *out);

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

enum { WORLD_TALE_STAGES_MAX = 64, WORLD_WHYS = WORLD_WHY_REWARD + 1 };

typedef struct WorldTaleStage {
    uint8_t winner;                               /* WORLD_NOBODY: it ended in the goal, or is being played */
    uint8_t count[WORLD_PLAYERS_MAX];             /* of each row as it was scored */
    bool doubled[WORLD_PLAYERS_MAX];              /* by a Fast Track card */
    uint8_t scored[WORLD_PLAYERS_MAX];            /* fields that were counted out */
    int16_t moved[WORLD_PLAYERS_MAX][WORLD_WHYS]; /* fields, by WorldWhy; back is negative */
} WorldTaleStage;

typedef struct WorldTale {
    int stages; /* begun; only the first WORLD_TALE_STAGES_MAX are told apart */
    WorldTaleStage stage[WORLD_TALE_STAGES_MAX];
    int turns[WORLD_PLAYERS_MAX];
    int best_run[WORLD_PLAYERS_MAX];   /* its length */
    int best_stage[WORLD_PLAYERS_MAX]; /* most fields in one */
    int asked[WORLD_PLAYERS_MAX], right[WORLD_PLAYERS_MAX];
    int streak[WORLD_PLAYERS_MAX], best_streak[WORLD_PLAYERS_MAX]; /* right answers one after the other: now, at most */
    struct {
        int player, stage, fields;
        WorldWhy why;
    } luckiest; /* the longest single move that was no scoring; fields 0: none */
} WorldTale;

const WorldTale *world_session_tale(const Session *session);

#endif
