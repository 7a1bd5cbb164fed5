/* What recorded games of every kind tell besides rules and actions: the board's name, who played, and when.
 * "board":"classic","started":1790000000,"players":[...] */
#ifndef PROTOCOL_HEAD_H
#define PROTOCOL_HEAD_H

#include "protocol/seats.h"

#include <stdint.h>

enum { RECORD_BOARD_MAX = 31 };

typedef struct RecordHead {
    char board[RECORD_BOARD_MAX + 1]; /* its name, or empty */
    Seats seats;                      /* nobody: the lab played, or the store's row tells it */
    int64_t started;                  /* seconds since 1970; of interest with seats alone */
} RecordHead;

void record_head_init(RecordHead *head);

/* Of lower-case letters, digits and hyphens; anything else is not read back. */
bool record_is_board_name(const char *text);

/* Each adds its member, where there is something to tell. */
void record_board_add_to_json(cJSON *out, const RecordHead *head);
void record_started_add_to_json(cJSON *out, const RecordHead *head);
void record_seats_add_to_json(cJSON *out, const RecordHead *head);

/* Each may be missing from the object. players: how many must sit there. */
void record_board_from_json(const JsonPlace *in, RecordHead *head);
void record_started_from_json(const JsonPlace *in, RecordHead *head);
void record_seats_from_json(const JsonPlace *in, int players, RecordHead *head);

#endif
