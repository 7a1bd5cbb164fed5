/* What a session needs of a game to play it: everything that is not the same for all games in the box. Each game fills
 * one in, all of it but what may be NULL; HACKING.md has the recipe for a new game.
 *
 * Views, events and what there is to tell stay the game's own: its table asks for them by its own functions. */
#ifndef PLAY_GAME_H
#define PLAY_GAME_H

#include "play/code.h"
#include "play/host.h"

#include "ai/level.h"
#include "far/message.h"
#include "far/numbers.h"
#include "protocol/record.h"
#include "store/store.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Session Session;
typedef struct Thought Thought;
typedef struct Cues Cues;

/* What of a record is written: a journal's setup is without names, which stand in the store's row alone, where a stand
 * takes them out, and without actions, which are rows. A file has everything. */
typedef enum RecordParts {
    RECORD_SETUP,
    RECORD_WHOLE,
} RecordParts;

enum { GAME_EXTRAS_MAX = 24, GAME_PLACE_MAX = 12 };

/* How a game ended, for the store. */
typedef struct GameResult {
    StoreResult store; /* its extras are those here */
    StoreExtra extra[GAME_EXTRAS_MAX];
} GameResult;

/* How far a game is, in numbers of its own: noted beside its journal, told by its title. */
typedef struct GamePlace {
    int count;
    int number[GAME_PLACE_MAX];
} GamePlace;

/* What a game gives so that people at several screens can play it: play/cursor.h is its host's side, play/far.h a
 * screen's, where the session's game is made of a view and knows nothing hidden. Nothing is ever left out of a message:
 * what is public is written by functions of its own, and so is what one seat alone gets. */
typedef struct GameFar {
    /* At the host. */
    Session *(*make)(const PlayHost *host, const JsonPlace *setup, const Seats *seats, const ChanceKey *key,
                     PlayError *error);                    /* NULL: a fault, or *error */
    unsigned (*awaits)(const Session *session);            /* a bit for each seat that has something to do now */
    void (*run_time)(Session *session, unsigned seats);    /* for whom time runs; NULL: there are no limits */
    double (*time_left)(const Session *session, int seat); /* ms; negative: no limit. NULL likewise */
    cJSON *(*setup_write)(const Session *session);         /* what everybody may know of it */
    void (*event_write)(const void *event, FarEvent *out);
    cJSON *(*private)(Session *session, int seat, int event); /* a message for that seat (SESSION_NOBODY: who watches)
                                                               * behind that event of the history; negative: for who
                                                               * comes or comes back. NULL: there is none */
    bool (*is_theirs)(const Session *session, int seat, const StoreAction *action); /* to do */
    void (*draft_read)(Session *session, int seat, const JsonPlace *message);       /* NULL: nobody drafts anything */

    /* At a screen. Reading functions are false when a fault has been told. */
    bool (*setup_read)(Session *session, const JsonPlace *place); /* and equips it for a table */
    bool (*event_read)(const Session *session, const JsonPlace *list, void *event);
    void (*private_read)(Session *session, FarKind kind, const JsonPlace *message);
    void (*begin)(Session *session, int seat);           /* nothing has happened yet */
    void (*follow)(Session *session, const void *event); /* its view does; far_acted() when an action is over */
    void (*mask)(Session *session);                      /* its game is made of its view */
    int (*refuses)(const Session *session, const StoreAction *action); /* as apply() would; nothing changes */
} GameFar;

typedef struct Game {
    const char *kind;          /* "world": in the store, and as "game" in files */
    const RecordGame *record;  /* a session's own record begins with it */
    const char *tutorial;      /* kind in the store of the first game, which teaches; NULL: there is none */
    const char *lessons;       /* key of the store: which lessons of the tutorial were given; NULL where that is */
    const char *const *boards; /* names of those that come with it: lower-case letters, digits, hyphens */
    int board_count;
    AiLevel weakest; /* of computers at this game */

    /* Sizes. A game's own session and thought begin with the common ones. */
    size_t session_size, thought_size, event_size;
    size_t record_at; /* in its session */

    /* Coming and going. */
    void (*init)(Session *session); /* a zeroed one, with an empty record; NULL: nothing is to be done */
    void (*fini)(Session *session); /* likewise */
    bool (*equip)(Session *session, PlayError *error); /* with what a table needs, such as a board; false: *error. NULL:
                                                        * all of it is in the record */
    Session *(*again)(const Session *last, PlayError *error); /* the same people once more */

    /* The code that others type in for the same deal; false: it was not begun by one. May be NULL: it has none. */
    bool (*code)(const Session *session, char out[CODE_BYTES]);
    uint64_t (*seed)(const Session *session);

    /* A record's actions are rows in the store and in the session. Of a row that no action can have become: an action
     * that the rules know nothing of. */
    StoreAction (*row_of)(const void *action);
    void (*action_of)(const StoreAction *row, void *action);

    /* Playing: begin and apply tell what happens with session_tell(). */
    void (*begin)(Session *session);
    int (*apply)(Session *session, StoreAction *action, bool *shows); /* 0: done; else the game's own refusal. Sets the
                                                                       * seat; shows: it cannot be undone */
    bool (*is_over)(const Session *session);
    uint64_t (*hash)(const Session *session);
    char *(*state)(const Session *session); /* malloc'd JSON */

    /* What the store keeps of it. */
    int (*rounds)(const Session *session); /* begun, or stages */
    void (*place)(const Session *session, GamePlace *place);
    void (*result)(const Session *session, GameResult *result);
    bool (*happened)(Session *session, int first); /* an action was written whose events begin there in the history;
                                                    * true: its place has changed. NULL: it has, always */

    /* Who has an occasion to speak when that happened (play/remarks.h). NULL: nobody ever has. */
    void (*cues)(const Session *session, int event, Cues *cues);

    /* Thinking. Each seat may have a thought of its own; the moment says for how long it is good: while it stays the
     * same, so do decisions, whatever the others do. */
    uint64_t (*moment)(const Session *session);
    unsigned (*asks)(const Session *session); /* a bit for each seat whose computer has something to decide */
    bool (*asks_person)(const Session *session, int seat); /* somebody there may want a hint; NULL: there are none */
    void (*look)(Session *session, Thought *thought);      /* fills in what may be known at thought->seat */
    void (*decide)(Thought *thought);                      /* on a worker */
    void (*advise)(Thought *thought);                      /* likewise: a hint; NULL: there are none */
    double (*pause)(const Session *session, int seat); /* ms between rest and move; as a rule times session_pace() */

    /* Time limits; NULL: there are none. tick counts; true: somebody's was over, and the game has gone on. tick_due:
     * when the next one will be; negative: none is running. */
    bool (*tick)(Session *session, double now);
    double (*tick_due)(const Session *session);

    const GameFar *far; /* NULL: all people sit at one screen */
} Game;

/* That all is there which may not be NULL. */
void game_check(const Game *game);

#endif
