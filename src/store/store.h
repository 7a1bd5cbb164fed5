/* What outlives the program: settings, games as journals of their actions, results, quiz answers. One SQLite file,
 * schott-world.sqlite, that a second copy of the game cannot open while we do.
 *
 * Writings are queued and return at once with a ticket; a worker thread of the store commits them in their order.
 * Readings see everything written before them: they wait for the queue, so where a frame must not wait, ask
 * store_is_idle first. Settings are held in memory and never wait. When the disk fails, everything goes on in memory,
 * the worker tries again, and a notice says so: no call fails for that. All calls come from one thread.
 *
 * There is no clock in here: times are the caller's, in seconds since 1970, UTC. Texts are UTF-8 and copied. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Store Store;
typedef uint64_t StoreTicket; /* counts up from 1; 0: nothing was written */

/* --- opening, and what can go wrong ------------------------------------------------------------------------------- */

typedef enum StoreProblem {
    STORE_FINE,
    STORE_IN_USE,          /* another copy of the game has it open: not opened */
    STORE_NEWER,           /* written by a newer version of the game, left alone: not opened */
    STORE_WAS_DAMAGED,     /* moved aside, begun anew */
    STORE_READ_ONLY,       /* the place cannot be written: in memory from here on, and trying again */
    STORE_DISK_FULL,       /* likewise */
    STORE_DISK_FAILED,     /* likewise, whatever else a disk can do */
    STORE_SAVING_AGAIN,    /* what was in memory alone is on the disk now */
    STORE_WRITE_REFUSED,   /* a writing made no sense (no such game, a gap in the journal) and was left out */
    STORE_JOURNAL_DAMAGED, /* a reading: this game makes no sense any more */
    STORE_NO_SUCH_GAME,    /* a reading */
    STORE_NO_FILE,         /* a folder, pipe or device in place of the file: in memory, and trying again */
    STORE_NAMES_KEPT,      /* the hall of fame in a copy could not be emptied */
} StoreProblem;

typedef struct StoreNotice {
    StoreProblem problem;
    char file[256]; /* the name the damaged file has now, or that of the copy; empty for the others */
} StoreNotice;

/* Opens or begins the file in the directory (UTF-8; NULL: in memory on purpose; empty: the system knows no place, which
 * is STORE_READ_ONLY), which is made if it is missing. *store is NULL exactly when the answer
 * is STORE_IN_USE or STORE_NEWER. Every other problem is a notice as well, so the answer need not be looked at twice.
 */
StoreProblem store_open(Store **store, const char *directory, int64_t now);
/* For a game nobody sits at to try once more: STORE_IN_USE and STORE_NEWER are notices like any other, and everything
 * is in memory until the file can be opened. What has gathered by then is added to what it holds. */
StoreProblem store_open_anyway(Store **store, const char *directory, int64_t now);
/* Writes what is queued, tries the disk a last time, frees. False: something that was to be saved is not on the disk,
 * and lost. NULL is fine. */
bool store_close(Store *store);

/* What has happened since, oldest first, each once; false: nothing new. */
bool store_take_notice(Store *store, StoreNotice *notice);
bool store_has_notice(Store *store);
/* From whoever carries the file on, as the page of a browser does. */
void store_tell(Store *store, StoreProblem problem);
/* To be called whenever there is one, and when what somebody awaits is committed, on the store's own thread: so that
 * who sleeps can look. */
void store_wake_with(Store *store, void (*wake)(void));
/* The sentence for it in the current language. For a store that did not open: (StoreNotice){.problem = answer}. */
void store_explain(const StoreNotice *notice, char *out, size_t size);
bool store_is_on_disk(Store *store); /* false: in memory alone, for now */

/* --- tickets ------------------------------------------------------------------------------------------------------ */

StoreTicket store_committed(Store *store); /* everything up to this ticket is safe (or in memory, see above) */
bool store_wait(Store *store, StoreTicket ticket, unsigned milliseconds); /* whether it is committed now */
/* Does not wait: false when it is committed already; else every commit wakes who sleeps, until it is. */
bool store_await(Store *store, StoreTicket ticket);
bool store_is_idle(Store *store); /* nothing queued, nothing being written */
void store_flush(Store *store);   /* waits until idle */

/* --- backups ------------------------------------------------------------------------------------------------------ */

typedef enum StoreBackup {
    STORE_BACKUP_NONE,
    STORE_BACKUP_UNDER_WAY,
    STORE_BACKUP_DONE,
    STORE_BACKUP_FAILED,
} StoreBackup;

/* Copies everything written so far into a file of its own in the background, over what is there: whole or not at all.
 * Names of people who play are blank in it; those of the hall of fame are not. */
StoreTicket store_back_up(Store *store, const char *path);
/* What has become of the last one. Its end is told once, then it is STORE_BACKUP_NONE again. */
StoreBackup store_take_backup(Store *store);

/* Puts what a backup holds in place of the saved games in a directory, while no game has them open; what was there is
 * kept beside it, and its name written into `kept` (empty: there was nothing). STORE_NO_SUCH_GAME: the backup is not
 * there, STORE_JOURNAL_DAMAGED: it is none of ours or damaged, STORE_NEWER: of a newer version; else as store_open. */
StoreProblem store_restore(const char *directory, const char *backup, int64_t now, char *kept, size_t size);

/* --- settings ----------------------------------------------------------------------------------------------------- */

/* The text stays valid until the key is set again. */
const char *store_get_text(const Store *store, const char *key, const char *otherwise);
/* Otherwise also for what is not a number or lies out of least..most: a retuned slider never sees nonsense. */
int64_t store_get_number(const Store *store, const char *key, int64_t otherwise, int64_t least, int64_t most);
bool store_get_flag(const Store *store, const char *key, bool otherwise);
/* Setting what is set already writes nothing. */
StoreTicket store_set_text(Store *store, const char *key, const char *value);
StoreTicket store_set_number(Store *store, const char *key, int64_t value);
StoreTicket store_set_flag(Store *store, const char *key, bool value);
StoreTicket store_unset(Store *store, const char *key);

/* --- games: writing ----------------------------------------------------------------------------------------------- */

enum { STORE_SEATS_MAX = 4, STORE_NAME_SIZE = 96, STORE_KEY_SIZE = 48, STORE_SETUP_MAX = 1 << 20 };

typedef struct StoreSeat {
    char name[STORE_NAME_SIZE];
    char level[STORE_KEY_SIZE]; /* of a computer; empty: a person */
    int32_t figurine;
    int32_t place; /* 1 and up once finished, shared places alike; 0: none yet */
    int32_t field; /* where the figurine ended */
} StoreSeat;

/* Saved: append only. */
typedef enum StoreGameState {
    STORE_GAME_OPEN = 0,
    STORE_GAME_FINISHED = 1,
    STORE_GAME_ABANDONED = 2,
} StoreGameState;

typedef struct StoreGame {
    int64_t id;                 /* given by the store */
    char kind[STORE_KEY_SIZE];  /* "world" */
    char board[STORE_KEY_SIZE]; /* "short" */
    int32_t rules;              /* version */
    int32_t seat_count;         /* 1 to STORE_SEATS_MAX */
    StoreSeat seat[STORE_SEATS_MAX];
    int64_t started;
    bool imported;        /* somebody else's: never resumed, counts in no statistics */
    StoreGameState state; /* from here on: given by the store */
    int64_t ended;        /* 0: open */
    int64_t action_count;
} StoreGame;

typedef struct StoreAction {
    int32_t seat;
    int32_t kind, a, b, c;
} StoreAction;

/* A new open game; its id is known at once. The setup is what the caller needs to begin the game again (JSON). */
StoreTicket store_begin_game(Store *store, const StoreGame *game, const char *setup, int64_t *id);
/* ordinal: how many actions came before; a gap is refused. */
StoreTicket store_append_action(Store *store, int64_t game, int64_t ordinal, const StoreAction *action);
/* Keeps the first `count` actions: undo. Answers given in those that go are forgotten too. */
StoreTicket store_truncate_journal(Store *store, int64_t game, int64_t count);

typedef struct StoreExtra {
    int32_t seat;
    char key[STORE_KEY_SIZE]; /* such as STORE_BEST_STAGE */
    int64_t value;
} StoreExtra;

#define STORE_BEST_STAGE "best_stage" /* most fields moved in one stage */
#define STORE_BEST_RUN   "best_run"
#define STORE_FOLLOWED   "followed"   /* at a computer's seat, 1 and its step: it had chosen its skill */
#define STORE_UNRANKED   "unranked"   /* 1, at a person's seat: took back what was hidden, or knew the deal */
#define STORE_STOOD_IN   "stood_in"   /* 1, likewise: a computer has played in it. Neither counts in statistics */
#define STORE_HINTS      "hints"      /* taken in this game by all together; at seat 0 */
#define STORE_CELLS      "path_cells" /* tiles that a path of Best Path took */

typedef struct StoreResult {
    struct {
        int32_t place, field;
    } seat[STORE_SEATS_MAX];
    const StoreExtra *extras; /* what goes beyond the common: read back with store_load_extras */
    size_t extra_count;
} StoreResult;

StoreTicket store_finish_game(Store *store, int64_t game, const StoreResult *result, int64_t now);
StoreTicket store_abandon_game(Store *store, int64_t game, int64_t now);
/* It no longer counts anywhere; which questions were seen stays known. */
StoreTicket store_delete_game(Store *store, int64_t game);

/* --- games: reading ----------------------------------------------------------------------------------------------- */

typedef struct StoreGames {
    StoreGame *game; /* newest first */
    size_t count;
} StoreGames;

StoreGames store_list_games(Store *store, const char *kind); /* NULL: of every kind */
/* Of every kind, so many at most. */
StoreGames store_list_latest(Store *store, size_t most);
/* Those that were begun in this very second. */
StoreGames store_list_begun(Store *store, const char *kind, int64_t started);
/* The last finished ones, not imported, that any of these people sat at; at most STORE_SEATS_MAX of them. */
StoreGames store_list_played_by(Store *store, const char *kind, const char *const *name, size_t names, size_t most);
/* Those of every kind that are still open and not imported. */
StoreGames store_list_interrupted(Store *store);
void store_games_free(StoreGames *games);

/* The last begun game of this kind that is still open and not imported; false: none. */
bool store_find_interrupted(Store *store, const char *kind, StoreGame *game);

/* Whether this person has sat at one that is not imported, however it went, but for this one. */
bool store_has_played(Store *store, const char *kind, const char *name, int64_t but);

/* When the last one that is over and not imported was begun; INT64_MIN: there is none. */
int64_t store_last_finished(Store *store, const char *kind);

/* One game by its id; false: there is none, or it makes no sense. */
bool store_find_game(Store *store, int64_t id, StoreGame *game);

typedef struct StoreJournal {
    StoreGame game;
    char *setup;
    StoreAction *action;
    size_t action_count;
} StoreJournal;

/* STORE_FINE, STORE_NO_SUCH_GAME or STORE_JOURNAL_DAMAGED; only in the first case is there something to free. */
StoreProblem store_load_journal(Store *store, int64_t game, StoreJournal *journal);
void store_journal_free(StoreJournal *journal);

typedef struct StoreExtras {
    StoreExtra *extra; /* by seat and key */
    size_t count;
} StoreExtras;

StoreExtras store_load_extras(Store *store, int64_t game);
/* Of each of these games; extras: as many, each to be freed. */
void store_load_extras_of(Store *store, const StoreGame *games, size_t count, StoreExtras *extras);
void store_extras_free(StoreExtras *extras);

/* --- quiz --------------------------------------------------------------------------------------------------------- */

typedef struct StoreAnswer {
    int64_t game;    /* 0: outside a game */
    int64_t ordinal; /* of the action that answered; the same one again replaces it */
    char name[STORE_NAME_SIZE];
    char question[STORE_KEY_SIZE]; /* its id */
    char topic[STORE_KEY_SIZE];
    int32_t difficulty;
    bool right;
    int64_t when;
} StoreAnswer;

StoreTicket store_add_answer(Store *store, const StoreAnswer *answer);

typedef struct StoreSeen {
    char (*question)[STORE_KEY_SIZE]; /* each id once, seen last first */
    size_t count;
} StoreSeen;

/* Of all that were ever answered here, the latest. */
StoreSeen store_list_seen(Store *store, size_t most);
void store_seen_free(StoreSeen *seen);

/* A person said that a question is wrong. */
typedef struct StoreReport {
    int64_t game;
    int64_t ordinal; /* of the action that answered it; the same one again counts once */
    char question[STORE_KEY_SIZE];
    int64_t when;
} StoreReport;

StoreTicket store_add_report(Store *store, const StoreReport *report);
/* They did not mean it. */
StoreTicket store_take_back_report(Store *store, int64_t game, int64_t ordinal);

typedef struct StoreReported {
    char question[STORE_KEY_SIZE];
    int64_t times, last; /* how often, and when last */
} StoreReported;

typedef struct StoreReports {
    StoreReported *reported; /* most often first, then the latest */
    size_t count;
} StoreReports;

/* Reports outlive the games they were made in. */
StoreReports store_list_reports(Store *store);
void store_reports_free(StoreReports *reports);

/* --- statistics: persons in finished games that are not imported --------------------------------------------------
 *
 * All take a kind of game and count nothing of other kinds, but for questions, which one game alone asks. Who has
 * played alone has neither won nor lost: such games are counted apart and have records of their own. */

typedef struct StorePlayer {
    char name[STORE_NAME_SIZE];
    int64_t games, wins; /* with others; a shared first place is a win */
    int64_t alone;       /* games alone */
    int64_t best_stage;  /* 0: unknown */
    int64_t asked, right;
    int64_t last_played;
} StorePlayer;

typedef struct StorePlayers {
    StorePlayer *player; /* most wins first, then most games with others, then most alone, then by name */
    size_t count;
} StorePlayers;

StorePlayers store_list_players(Store *store, const char *kind);
void store_players_free(StorePlayers *players);

/* What was reached on one board, with others or alone. */
typedef struct StoreRecord {
    char board[STORE_KEY_SIZE];
    bool is_alone;
    int64_t games, wins;          /* alone nobody wins */
    int64_t best;                 /* the most points anybody had in the end: may be below 0 */
    int64_t best_game, best_when; /* in which game, and when that ended; of equal ones the first */
    char best_name[STORE_NAME_SIZE];
    int64_t paths, points, cells; /* how many ends there were, and all of them together; for means */
} StoreRecord;

typedef struct StoreRecords {
    StoreRecord *record; /* by board, with others first; only those where somebody has played */
    size_t count;
} StoreRecords;

/* For games whose seats end with points as their field, as those of Best Path do. name: of one person; NULL: of all. */
StoreRecords store_list_records(Store *store, const char *kind, const char *name);
void store_records_free(StoreRecords *records);

typedef struct StoreTopic {
    char topic[STORE_KEY_SIZE];
    int64_t asked, right;
} StoreTopic;

typedef struct StoreTopics {
    StoreTopic *topic; /* by name */
    size_t count;
} StoreTopics;

StoreTopics store_list_topics(Store *store, const char *name);
void store_topics_free(StoreTopics *topics);

#endif
