/* Shared by this folder's files; others include only session.h and chronicle.h. */
#ifndef PLAY_WORLD_SESSION_INSIDE_H
#define PLAY_WORLD_SESSION_INSIDE_H

#include "data/world/site_questions.h"
#include "play/world/session.h"
#include "protocol/world/record.h"
#include "store/store.h"

typedef struct Thought Thought;

/* What is known of an action besides itself. */
typedef struct SessionAction {
    uint8_t actor;
    bool shows; /* something hidden came to light: a card of the stock, an event, a question, an answer, a deal */
} SessionAction;

struct Session {
    PlayHost host;
    WorldRecord record; /* setup, who plays, ids of the questions, name of the board, all actions */
    Board *board;
    Questions *questions;
    QuestionCards cards;

    WorldGame game;
    SessionAction *action; /* as many as the record's */
    int undoing;           /* whose steps are being taken back, or WORLD_NOBODY */
    unsigned turned_back;

    WorldEvent *history;
    int history_count;
    int told; /* how much of it the table has taken */
    SessionTale tale;

    int64_t store_id; /* 0: in no store */
    StoreTicket ticket;
    double sat_down_at;     /* ms of the clock */
    int64_t seconds_before; /* played in earlier sittings */
    double waits_until;     /* ms; motion does not wait for the store any longer than this; negative: not yet asked */

    Thought *thought; /* under way, or NULL */
    Thought *hint_thought;
    size_t decided_for; /* how many actions there were when `decision` was found; SIZE_MAX: never */
    bool has_decision;
    WorldAction decision;
    double at_rest_since;
    bool has_hint;
    WorldHint hint;
    int hints;

    bool is_show;
    bool is_tutorial;
    uint32_t lessons; /* given so far */
};

/* session.c */
/* Begins with a record whose setup is fine and plays its actions. False: one was refused. */
bool session_replay(Session *session);
/* Whose action it is, before it is carried out. */
int session_actor(const WorldGame *game, WorldAction action);
struct Store *session_store(const Session *session);
double session_now(const Session *session);

/* start.c */
/* A session with board and questions and nothing else; NULL: *error says why. */
Session *session_open(const PlayHost *host, const char *board, int players, PlayError *error);
void session_close(Session *session);
/* Plays all actions of a record for a session that was opened for it, which owns it from here on. False: one was
 * refused. */
bool session_take_record(Session *session, WorldRecord *record);

/* journal.c: a game in the store */
void journal_begin(Session *session);
void journal_append(Session *session, WorldAction action, int actor, const WorldEvents *events);
void journal_cut(Session *session);
void journal_finish(Session *session);
void journal_note(Session *session); /* how far it is and how long it has been played */
void journal_hinted(Session *session);
void journal_taught(Session *session);
void journal_abandon(Session *session);
void journal_sit_down(Session *session);
/* Puts a game that was played elsewhere into the store as somebody else's: it counts in no statistics. */
void journal_keep(const PlayHost *host, const WorldRecord *record);

/* journal_read.c */
/* False: *fault says why, and there is nothing to free; else the record is the caller's. */
bool journal_read(const StoreJournal *journal, WorldRecord *record, DataError *fault);

/* faults.c: one localized clause that follows a colon */
const char *session_explain(const DataError *fault);

/* minds.c */
void minds_forget(Session *session); /* what is being thought or hinted no longer matters */

/* tale.c */
void tale_begin(SessionTale *tale);
void tale_follow(SessionTale *tale, const WorldEvent *event);

/* questions.c */
void questions_use_language(Session *session);
/* What stands on a card of the setup: its id, and the right answer as the bank counts. */
const char *question_id_on_card(const Session *session, int card);
int question_right_on_card(const Session *session, int card);

#endif
