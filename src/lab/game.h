/* What the lab needs of a game: the engine's table, and the subcommands that are each game's own. */
#ifndef LAB_GAME_H
#define LAB_GAME_H

#include "lab/lab.h"

/* How a table's game was recorded. */
typedef struct LabRecorded {
    size_t actions;
    bool has_hash;
} LabRecorded;

/* A table is what the engine keeps of a running game; each kind of game has its own. Functions that may refuse tell the
 * fault through the error of the place they are given, and then have changed nothing. */
typedef struct LabGame {
    const char *name;
    const char *new_keys;         /* of `new`, of this game alone; blanks between them */
    const char *simulate_options; /* likewise */

    void *(*begin)(const LabAssets *assets, const JsonPlace *command); /* NULL: refused */
    void *(*load)(const LabAssets *assets, const JsonPlace *saved);    /* NULL: refused; assets may be NULL */
    void (*free)(void *table);
    cJSON *(*state)(const void *table);
    cJSON *(*legal)(const void *table);
    cJSON *(*apply)(void *table, const JsonPlace *action); /* events, or NULL */
    void (*suggest)(const void *table, const JsonPlace *command, cJSON *answer);
    cJSON *(*save)(void *table);
    uint64_t (*hash)(const void *table);
    LabRecorded (*recorded)(const void *table); /* after load */

    int (*simulate)(const char *program, int count, char **arguments);
    void (*bench)(const LabAssets *assets, int64_t actions, uint64_t seed); /* plays so many, and prints its report;
                                                                             * NULL: it has none */
} LabGame;

extern const LabGame lab_world, lab_path;

/* In the order of envelope_games; games.c, unless the program brings a table of its own. */
extern const LabGame *const lab_games[];

/* A recorded game of either kind as a table; NULL: refused, told at the place. assets may be NULL where nobody will
 * suggest anything. */
void *lab_load(const JsonPlace *saved, const LabAssets *assets, const LabGame **game);

/* How long a suggestion took, in its answer. */
void lab_add_micros(cJSON *answer, double micros);

#endif
