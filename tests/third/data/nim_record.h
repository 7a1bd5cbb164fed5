/* Nim as JSON. */
#ifndef THIRD_DATA_NIM_RECORD_H
#define THIRD_DATA_NIM_RECORD_H

#include "protocol/envelope.h"
#include "protocol/head.h"
#include "rules/nim.h"

enum { ENVELOPE_NIM = 2 };

typedef struct NimRecord {
    RecordHead head;
    NimSetup setup;
    int action_count;
    NimAction action[NIM_STONES];
    bool has_hash;
    uint64_t hash;
} NimRecord;

extern const char *const nim_board_names[1];

cJSON *nim_state_to_json(const NimGame *game);
cJSON *nim_action_to_json(const NimAction *action);
void nim_action_from_json(const JsonPlace *place, NimAction *action);
cJSON *nim_record_to_json(const NimRecord *record);
bool nim_record_from_json(const JsonPlace *place, NimRecord *record); /* false: a fault has been told */

/* False: *error says that it is against the rules, or ends otherwise. */
bool nim_record_play(const NimRecord *record, NimGame *game, DataError *error);

#endif
