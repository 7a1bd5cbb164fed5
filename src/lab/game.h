/* What the lab needs of a game: the engine's table, and the subcommands that are each game's own. */
#ifndef LAB_GAME_H
#define LAB_GAME_H

#include "ai/level.h"
#include "lab/lab.h"
#include "protocol/record.h"

typedef struct LabGame LabGame;

/* What the engine keeps of a running game; each kind of game has its own, which begins with this. */
typedef struct LabTable {
    const LabGame *game;
    const LabAssets *assets; /* NULL where nobody will suggest anything */
    Record *record;          /* the game's own, in the same table */
    void *played;            /* the rules' game, likewise */
} LabTable;

/* Functions that may refuse tell the fault through the error of the place they are given, and then have changed
 * nothing. */
struct LabGame {
    const RecordGame *record;
    const char *new_keys;              /* of `new`, of this game alone; blanks between them */
    const char *simulate_options;      /* likewise */
    size_t size, record_at, played_at; /* of its table, and where in it record and game are */

    void (*set_out)(LabTable *table, const JsonPlace *command); /* the record, as `new` has it */
    void (*begun)(LabTable *table); /* the record was played: what goes beside the rules' game; NULL: nothing */
    cJSON *(*state)(const LabTable *table);
    cJSON *(*legal)(const LabTable *table);
    cJSON *(*apply)(LabTable *table, const JsonPlace *action); /* events, or NULL */
    void (*suggest)(const LabTable *table, const JsonPlace *command, cJSON *answer);

    int (*simulate)(const char *program, int count, char **arguments);
    void (*bench)(const LabAssets *assets, int64_t actions, uint64_t seed); /* plays so many, and prints its report;
                                                                             * NULL: it has none */
};

extern const LabGame lab_world, lab_path;

/* In the order of envelope_games; games.c, unless the program brings a table of its own. */
extern const LabGame *const lab_games[];
const char *lab_game_name(const LabGame *game);

/* A new game as a command has it, or a recorded one; NULL: refused, told at the place. */
LabTable *lab_begin(const LabGame *game, const LabAssets *assets, const JsonPlace *command);
LabTable *lab_load(const JsonPlace *saved, const LabAssets *assets);
void lab_free(LabTable *table); /* NULL is fine */

cJSON *lab_save(LabTable *table);
uint64_t lab_hash(const LabTable *table);

/* Who is to suggest something: "level", and "step" where it is given. */
AiSkill lab_skill(const JsonPlace *command);

/* How long a suggestion took, in its answer. */
void lab_add_micros(cJSON *answer, double micros);

#endif
