/* A recorded game of Best Path (protocol/record.h). As JSON, beside what all have:
 * {"limit":60,"setup":{"players":2,"seed":7,"board":{...},"cards":[...],"starts":[...]}}
 * limit, cards and starts may be missing. */
#ifndef GAMES_PATH_PROTOCOL_RECORD_H
#define GAMES_PATH_PROTOCOL_RECORD_H

#include "games/path/rules/game.h"
#include "protocol/record.h"

enum { PATH_LIMIT_MAX = 3600 };

typedef struct PathRecord {
    Record common;
    PathSetup setup;
    int limit; /* seconds for a round; 0: as long as people like. The table's, not the rules' */
} PathRecord;

/* Its actions are PathActions, and it is played in a PathGame. */
extern const RecordGame PATH_RECORD;

#endif
