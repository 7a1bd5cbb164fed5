/* What the files of the session share among themselves; scenes include session.h alone. */
#ifndef SCENES_WORLD_SESSION_INSIDE_H
#define SCENES_WORLD_SESSION_INSIDE_H

#include "data/world/site_questions.h"
#include "protocol/world/record.h"
#include "scenes/world/session.h"

typedef struct Thought Thought;

/* What is known of an action besides itself. */
typedef struct SessionAction {
    uint8_t actor;
    bool shows; /* something hidden came to light: a card of the stock, an event, a question, an answer, a deal */
} SessionAction;

struct Session {
    App *app;
    SessionSeat seat[WORLD_PLAYERS_MAX];
    DeckLevel deck;
    WorldRecord record; /* setup, ids of the questions, name of the board, all actions */
    Board *board;
    Questions *questions;
    QuestionCards cards;

    WorldGame game;
    SessionAction *action; /* as many as the record's */
    size_t action_room;
    int undoing; /* whose steps are being taken back, or WORLD_NOBODY */
    unsigned turned_back;

    WorldEvent *history;
    int history_count, history_room;
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
/* A session with board and questions and nothing else; NULL: *error says why. */
Session *session_open(App *app, const char *board, int players, SessionError *error);
void session_close(Session *session);
void session_put_on_table(App *app, Session *session);

/* session_journal.c */
/* What a journal's setup holds beside its seats and actions. */
typedef struct JournalSetup {
    WorldRecord record; /* without actions */
    DeckLevel deck;
    int character[WORLD_PLAYERS_MAX]; /* as in SessionSeat; JOURNAL_NOT_SAID: by a journal from before it told them */
} JournalSetup;

enum { JOURNAL_NOT_SAID = -1 };

/* False: *fault says why, and there is nothing to free; else the record is the caller's. */
bool journal_read_setup(const char *text, JournalSetup *setup, DataError *fault);
bool journal_read_level(const char *name, AiLevel *level); /* false: there is no such level */
bool journal_read_actions(const StoreJournal *journal, WorldRecord *record, DataError *fault);
void journal_begin(Session *session);
void journal_append(Session *session, WorldAction action, int actor, const WorldEvents *events);
void journal_cut(Session *session);
void journal_finish(Session *session);
void journal_note(Session *session); /* how far it is and how long it has been played */
void journal_hinted(Session *session);
void journal_taught(Session *session);
void journal_abandon(Session *session);

/* session_faults.c: one localized clause that follows a colon */
const char *session_explain(const DataError *fault);

/* session_minds.c */
void minds_forget(Session *session); /* what is being thought or hinted no longer matters */

/* session_tale.c */
void tale_begin(SessionTale *tale);
void tale_follow(SessionTale *tale, const WorldEvent *event);

/* session_questions.c */
Questions *questions_for_language(SessionError *error);
void questions_use_language(Session *session);
/* What stands on a card of the setup: its id, and the right answer as the bank counts. */
const char *question_id_on_card(const Session *session, int card);
int question_right_on_card(const Session *session, int card);

/* Room for one more in an array that grows; never returns NULL. */
void *session_grown(void *array, size_t count, size_t *room, size_t size);

#endif
