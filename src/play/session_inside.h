/* Shared by the files of play and of the games in its folders; others include only what has no "inside" in its name. */
#ifndef PLAY_SESSION_INSIDE_H
#define PLAY_SESSION_INSIDE_H

#include "core/chance.h"
#include "play/remarks.h"

enum { REMARKS_MAX = 2 };

/* A computer's decision or a person's hint, being thought on a worker or done. A game's own thought begins with it. */
struct Thought {
    const Game *rules;
    Session *session; /* NULL: nobody waits for it any more; the main thread's alone */
    int seat;
    bool is_hint;
    bool is_done;
    bool has_result;
    StoreAction action; /* of a decision */
};

/* An action that was carried out. */
typedef struct SessionAction {
    StoreAction row;
    bool shows;  /* it cannot be undone: something hidden came to light */
    int history; /* how many events there were by its end */
} SessionAction;

/* A game's own session begins with it. */
struct Session {
    PlayHost host;
    const Game *rules;
    struct Far *far; /* the table is elsewhere; NULL: it is here */
    Record *record;  /* in the game's own session; without actions, which are rows */

    SessionAction *action;
    size_t action_count;
    int undoing;      /* whose steps are being taken back, or SESSION_NOBODY */
    size_t seated_at; /* how many actions there were when a seat last changed between a person and a stand-in */
    unsigned turned_back;

    char *history;     /* events of rules->event_size */
    int history_begun; /* how many there were before the first action */
    int history_count;
    int told; /* how much of it the table has taken */

    int64_t store_id; /* 0: in no store */
    StoreTicket ticket;
    double sat_down_at;     /* ms of the clock */
    int64_t seconds_before; /* played in earlier sittings */
    double waits_until;     /* ms; motion does not wait for the store any longer than this; negative: not yet asked */

    Thought *decision[SEATS_MAX], *hint[SEATS_MAX];
    uint64_t decided_for; /* the moment for which decisions were asked */
    bool has_asked;
    double at_rest_since;
    double hurried_at; /* ms of the clock; 0: never */
    int hints;
    unsigned seatings; /* how often a seat has changed hands */
    unsigned stood_in; /* a bit for each person's seat in which a computer has played */
    bool has_levels;   /* people asked for those of the computers: none of these chooses its own */
    bool is_unranked;  /* a step was taken back past what was hidden */

    bool is_show;
    bool is_tutorial;
    bool was_finished; /* when it was taken up again */
    uint32_t lessons;  /* given so far */
    Remark remark[REMARKS_MAX];
    int remarks;
};

/* session.c */
struct Store *session_store(const Session *session);
double session_now(const Session *session);
double session_pace(const Session *session); /* minds.c: how long computers wait; 1: as usual */
/* For a game's begin and apply: something has happened. */
void session_tell(Session *session, const void *event);
const void *session_event(const Session *session, int index);       /* NULL: there is none */
const void *session_event_ahead(const Session *session, int ahead); /* of those not taken yet */
bool session_take(Session *session, void *event);
/* An action to be played by session_replay(). */
void session_add(Session *session, const StoreAction *row);
/* Begins again and plays the first `count` actions; the others are forgotten. False: one was refused. */
bool session_replay(Session *session, size_t count);
/* Carries out an action. 0, or the game's own refusal, and nothing has changed. */
int session_act(Session *session, StoreAction action);

/* Whose step session_undo() would take back; SESSION_NOBODY: nobody's. */
int session_undoes(const Session *session);

/* far.c: what the functions of a session do where its table is elsewhere */
int far_act(Session *session, const StoreAction *action);
bool far_undo(Session *session);
void far_free(struct Far *far); /* NULL is fine */
/* For a game's follow: an action is over. The first call ends the beginning, which is nobody's. */
void far_acted(Session *session, int seat, bool shows);
/* Sends that, which is deleted. */
void far_post(Session *session, cJSON *message);

/* As they were when the game was left: a bit for each seat. */
void session_stand_ins_recall(Session *session, unsigned stand_in);

/* record.c: what a journal or a file holds of it. Actions that are read are to be played by session_replay(). */
bool session_read(Session *session, const JsonPlace *place); /* false: a fault has been told */
cJSON *session_write(const Session *session, RecordParts parts);
void session_copy_record(const Session *from, Session *to);
bool session_ends_as_recorded(const Session *session, DataError *fault);

/* start.c */
/* A zeroed session of the game's own size. */
Session *session_new(const PlayHost *host, const Game *rules);
void session_close(Session *session);
/* For a table. False: *error says why not. */
bool session_equip(Session *session, PlayError *error);

/* What a game deals from: the key's seed, else the given one, else (0) the host's next. */
uint64_t session_seed(const Session *session, uint64_t given, const ChanceKey *key);

/* follow.c: the levels of computers that follow people, for a game about to begin */
void follow_people(Session *session);

/* journal.c: a game in the store */
void journal_begin(Session *session);
void journal_append(Session *session, int first_event);
void journal_cut(Session *session);
void journal_finish(Session *session);
/* The game that is over and that nobody has left since; 0: none. */
int64_t journal_podium(const struct Store *store);
void journal_leave_podium(const Session *session);
void journal_note(Session *session); /* how far it is and how long it has been played */
void journal_hinted(Session *session);
void journal_stood_in(Session *session);
void journal_unranked(Session *session);
void journal_taught(Session *session);
void journal_abandon(Session *session);
void journal_sit_down(Session *session);
/* Puts a game that was played elsewhere into the store as somebody else's: it counts in no statistics. Its id. */
int64_t journal_keep(const Session *session);

/* journal_read.c */
/* A session that has played the whole journal, not equipped for a table yet. NULL: *fault says why. */
Session *journal_read(const PlayHost *host, const StoreJournal *journal, DataError *fault);
/* Whether it is that very game: the same setup and the same actions come to the same end, so nothing is played. */
bool journal_holds(const StoreJournal *journal, const Session *session);
/* Of the games in the box, by the kind it or its tutorial has. NULL: none. */
const Game *game_of_kind(const PlayHost *host, const char *kind);

/* faults.c: one localized clause that follows a colon */
const char *session_explain(const DataError *fault);

/* minds.c */
void minds_forget(Session *session); /* what is being thought or hinted no longer matters */
void minds_forget_seat(Session *session, int seat);
const Thought *session_advice(const Session *session, int seat); /* a hint that is there; NULL: none */

/* remarks.c */
void remarks_recall(Session *session);    /* those noted with its journal */
void remarks_take_back(Session *session); /* steps were: some are about nothing any more */

/* An extra of a result. */
void result_add(GameResult *result, int seat, const char *key, int64_t value);

#endif
