#include "protocol/head.h"

#include <stdio.h>
#include <string.h>

void record_head_init(RecordHead *head) {
    memset(head, 0, sizeof *head);
    seats_init(&head->seats);
}

void record_board_add_to_json(cJSON *out, const RecordHead *head) {
    if (head->board[0] != '\0') {
        cJSON_AddStringToObject(out, "board", head->board);
    }
}

void record_started_add_to_json(cJSON *out, const RecordHead *head) {
    if (head->seats.count > 0) {
        json_add_integer(out, "started", head->started);
    }
}

void record_seats_add_to_json(cJSON *out, const RecordHead *head) {
    if (head->seats.count > 0) {
        cJSON_AddItemToObject(out, "players", seats_to_json(&head->seats));
    }
}

/* What a file may be called. */
bool record_is_board_name(const char *text) {
    size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-");
    return text[length] == '\0' && length <= RECORD_BOARD_MAX;
}

void record_board_from_json(const JsonPlace *in, RecordHead *head) {
    JsonPlace board = json_maybe(in, "board");
    if (board.node == NULL) {
        return;
    }
    const char *text = json_string(&board, 1, RECORD_BOARD_MAX);
    if (!record_is_board_name(text)) {
        json_fault(&board, "must be of lower-case letters, digits and hyphens");
    }
    snprintf(head->board, sizeof head->board, "%s", text);
}

void record_started_from_json(const JsonPlace *in, RecordHead *head) {
    JsonPlace started = json_maybe(in, "started");
    head->started = started.node != NULL ? json_integer(&started, 0, JSON_INTEGER_MAX) : 0;
}

void record_seats_from_json(const JsonPlace *in, int players, RecordHead *head) {
    JsonPlace list = json_maybe(in, "players");
    if (list.node != NULL) {
        seats_from_json(&list, players, &head->seats);
    }
}
