/* A recorded game of Best Path: its setup and all its actions. As JSON:
 * {"game":"path","rules":1,"board":"classic","started":1790000000,"players":[...],"limit":60,
 *  "setup":{"players":2,"seed":7,"board":{...},"cards":[...],"starts":[...]},"actions":[{...},...],
 *  "hash":"0123456789abcdef"}
 * board (the name), started, players (protocol/seats.h), limit, cards, starts and hash may be missing. */
#ifndef PROTOCOL_PATH_RECORD_H
#define PROTOCOL_PATH_RECORD_H

#include "core/path/game.h"
#include "data/json.h"
#include "protocol/envelope.h"
#include "protocol/head.h"

typedef struct PathRecord {
    PathSetup setup;
    RecordHead head;
    int limit; /* seconds for a round; 0: as long as people like. The table's, not the rules' */
    PathAction *actions;
    size_t action_count;
    size_t action_room;
    bool has_hash;
    uint64_t hash; /* in which the actions end */
} PathRecord;

void path_record_init(PathRecord *record);
void path_record_fini(PathRecord *record);

void path_record_add(PathRecord *record, const PathAction *action);

cJSON *path_record_to_json(const PathRecord *record);

/* Reads into an initialized record. False: a fault has been told, and the record is empty. */
bool path_record_from_json(const JsonPlace *place, PathRecord *record);

/* Plays a record whose setup has been checked; false: an action was refused, or the end is not in the recorded hash. */
bool path_record_play(const PathRecord *record, PathGame *game, DataError *error);

#endif
