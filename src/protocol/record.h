/* A recorded game of any kind: its setup and all its actions, and what a shell needs besides the rules to show it
 * again. Lab, journals and files that people pass on have one form:
 * {"game":"world","rules":1,"board":"classic","started":1790000000,"players":[...],"setup":{...},"actions":[{...},...],
 *  "hash":"0123456789abcdef"}
 * players are those of protocol/seats.h; board (its name), started, players and hash may be missing. What stands in
 * setup and actions is each game's own, and so are members beside these.
 * "pack":{"name":"acme","version":3} beside them says with whose own questions or board it was played; it may be
 * missing, and so may the pack itself when the game is replayed. */
#ifndef PROTOCOL_RECORD_H
#define PROTOCOL_RECORD_H

#include "core/chance.h"
#include "protocol/envelope.h"
#include "protocol/seats.h"

#include <stddef.h>
#include <stdint.h>

enum { RECORD_BOARD_MAX = 31, RECORD_PACK_MAX = 15 };

typedef struct RecordGame RecordGame;

/* A game's own record begins with it. */
typedef struct Record {
    const RecordGame *game;
    char board[RECORD_BOARD_MAX + 1]; /* its name, or empty */
    char pack[RECORD_PACK_MAX + 1];   /* with whose questions or board beside the game's own; "": nobody's */
    int pack_version;
    Seats seats;            /* nobody: the lab played, or the store's row tells it */
    int64_t started;        /* seconds since 1970; of interest with seats alone */
    unsigned char *actions; /* each of game->action_size */
    size_t action_count;
    bool has_hash;
    uint64_t hash; /* in which the actions end */
} Record;

/* What a game gives so that its records are written, read and played. */
struct RecordGame {
    EnvelopeGame game;
    int rules; /* their newest version */
    /* A record's own version, and the key of one whose cards are shuffled by a key. NULL: a game that has had one
     * version alone, and no keys. */
    int (*rules_of)(const Record *record);
    const ChanceKey *(*key)(const Record *record);
    const char *keys;   /* all that a record may have, in the order in which they are written, a blank between two */
    EnvelopeGame other; /* these keys only that game has: the fault says so */
    const char *keys_of_other; /* NULL: none */
    size_t size, action_size;  /* of its record, of an action */

    int (*players)(const Record *record);
    cJSON *(*setup_to_json)(const Record *record);
    void (*setup_from_json)(const JsonPlace *place, Record *record);
    cJSON *(*action_to_json)(const void *action);
    bool (*action_from_json)(const JsonPlace *place, void *action); /* false: a fault has been told */

    /* Its own members, in any order; reading comes after the setup. NULL: there are none. */
    void (*add_own)(const Record *record, cJSON *out);
    void (*read_own)(const JsonPlace *place, Record *record);
    /* In a form from before this one: false, it is none. NULL: there never was one. */
    bool (*read_old)(const JsonPlace *place, Record *record);

    /* What its record points to beside the actions has one more owner, since its bytes were copied; and one less. NULL:
     * it points to nothing. */
    void (*share)(Record *copy);
    void (*fini)(Record *record);

    /* A game is the rules' own, of this setup. */
    void (*start)(const Record *record, void *game);
    const char *(*apply)(void *game, const void *action); /* NULL: done; else a sentence, and nothing has changed */
    uint64_t (*rules_hash)(const void *game);
};

/* Of lower-case letters, digits and hyphens; anything else is not read back. */
bool record_is_board_name(const char *text);

/* An empty record of that game, all of it. _fini leaves one. */
void record_init(Record *record, const RecordGame *game);
void record_fini(Record *record);

/* Bytes and all; actions stay the original's. */
void record_copy(const Record *record, Record *copy);

int record_players(const Record *record);
int record_rules(const Record *record);
const ChanceKey *record_key(const Record *record); /* NULL: it is by a seed */

void record_add(Record *record, const void *action);
const void *record_action(const Record *record, size_t index);

cJSON *record_to_json(const Record *record);

/* Reads into an initialized record. False: a fault has been told, and the record is empty. */
bool record_from_json(const JsonPlace *place, Record *record);

/* Plays a record whose setup has been checked. False: an action was refused, or the end is not in the recorded hash;
 * the game is as far as it got. */
bool record_play(const Record *record, void *game, DataError *error);

/* For forms from before: the members that every form has had, and when it began, which may be missing. */
void record_read_game(const JsonPlace *place, Record *record);
void record_read_started(const JsonPlace *place, Record *record);

#endif
