/* Nim as JSON. */
#ifndef THIRD_DATA_NIM_RECORD_H
#define THIRD_DATA_NIM_RECORD_H

#include "protocol/record.h"
#include "rules/nim.h"

enum { ENVELOPE_NIM = 2 };

typedef struct NimRecord {
    Record common;
    NimSetup setup;
} NimRecord;

extern const RecordGame NIM_RECORD;
extern const char *const nim_board_names[1];

cJSON *nim_state_to_json(const NimGame *game);
cJSON *nim_action_to_json(const void *action);
bool nim_action_from_json(const JsonPlace *place, void *action); /* false: a fault has been told */

#endif
