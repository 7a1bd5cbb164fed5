#include "kiosk/fleet_inside.h"

#include "base/memory.h"
#include "data/json.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The two files that come from the server's side. What is not known in them is left alone: they may be of a newer
 * version. */

enum { FORMAT = 1, DATE_MOST = 4000000, SENTENCE_MOST = 1 << 20 };

static void take_text(const JsonPlace *in, const char *key, size_t least, char *out, size_t size) {
    JsonPlace place = json_member(in, key);
    snprintf(out, size, "%s", json_string(&place, least, size - 1));
    data_make_line(out);
}

/* As much of it as there is room for: what a server or a disk says may be long. */
static void take_sentence(const JsonPlace *in, const char *key, char *out, size_t size) {
    JsonPlace place = json_member(in, key);
    snprintf(out, size, "%s", json_string(&place, 0, SENTENCE_MOST));
    data_trim_utf8(out);
    data_make_line(out);
}

static int64_t take_integer(const JsonPlace *in, const char *key, int64_t least, int64_t most) {
    JsonPlace place = json_member(in, key);
    return json_integer(&place, least, most);
}

static FleetRow read_row(const JsonPlace *place) {
    FleetRow row = {.span = -1};
    JsonPlace own = json_member(place, "own"), date = json_member(place, "date");
    row.fame.kind = (StoreFameKind)take_integer(place, "record", 0, INT32_MAX);
    take_text(place, "board", 1, row.fame.board, sizeof row.fame.board);
    take_text(place, "name", 1, row.fame.name, sizeof row.fame.name);
    row.fame.figurine = (int32_t)take_integer(place, "figurine", 0, INT32_MAX);
    row.fame.value = (int32_t)take_integer(place, "value", INT32_MIN, INT32_MAX);
    row.fame.date = (int32_t)take_integer(place, "won", -DATE_MOST, DATE_MOST);
    row.fame.when = take_integer(place, "at", -JSON_INTEGER_MAX, JSON_INTEGER_MAX);
    if (!json_is_null(&date)) {
        row.span = (int32_t)json_integer(&date, 0, DATE_MOST);
    }
    row.is_own = cJSON_IsTrue(own.node);
    return row;
}

/* One that makes no sense is left out, and the others are shown. */
static void read_rows(const JsonPlace *root, FleetHall *hall) {
    JsonPlace list = json_member(root, "hall");
    int count = json_list(&list, 0, FLEET_ROWS_MAX);
    hall->row = memory_new(((size_t)count + 1) * sizeof *hall->row);
    JsonPlace item = json_first(&list);
    for (int i = 0; i < count && !data_failed(root->error); i++, item = json_next(&item)) {
        DataError fault = {{0}, DATA_FAULT_CONTENT};
        JsonPlace place = item;
        place.error = &fault;
        hall->row[hall->count] = read_row(&place);
        if (!data_failed(&fault)) {
            hall->count++;
        } else if (hall->skipped++ == 0) {
            snprintf(hall->why_skipped, sizeof hall->why_skipped, "%.*s", (int)sizeof hall->why_skipped - 1,
                     fault.text);
            data_trim_utf8(hall->why_skipped);
        }
    }
}

bool fleet_read_hall(const char *text, size_t size, FleetHall *hall, DataError *error) {
    *hall = (FleetHall){0};
    *error = (DataError){{0}, DATA_FAULT_CONTENT};
    cJSON *tree = json_parse(text, size, "hall", "fleet.json", error);
    if (tree == NULL) {
        return false;
    }
    JsonPlace root = json_root(tree, "the hall", "fleet.json", error);
    json_member_int(&root, "format", FORMAT, FORMAT);
    hall->when = take_integer(&root, "when", 0, JSON_INTEGER_MAX);
    hall->era = take_integer(&root, "era", 0, JSON_INTEGER_MAX);
    read_rows(&root, hall);
    cJSON_Delete(tree);
    if (data_failed(error)) {
        free(hall->row);
        *hall = (FleetHall){0};
        return false;
    }
    return true;
}

bool fleet_read_status(const char *text, size_t size, FleetStatus *status, DataError *error) {
    static const char *const STATE[] = {"begins", "fine", "away", "disk"};
    static const FleetLink LINK[] = {FLEET_UNHEARD, FLEET_FINE, FLEET_AWAY, FLEET_NO_ROOM};
    *status = (FleetStatus){0};
    *error = (DataError){{0}, DATA_FAULT_CONTENT};
    cJSON *tree = json_parse(text, size, "status", "status.json", error);
    if (tree == NULL) {
        return false;
    }
    JsonPlace root = json_root(tree, "the status", "status.json", error);
    json_member_int(&root, "format", FORMAT, FORMAT);
    status->when = take_integer(&root, "when", 0, JSON_INTEGER_MAX);
    status->since = take_integer(&root, "since", 0, JSON_INTEGER_MAX);
    status->refused = take_integer(&root, "refused", 0, JSON_INTEGER_MAX);
    status->link = LINK[json_member_word(&root, "state", STATE, 4)];
    take_sentence(&root, "reason", status->reason, sizeof status->reason);
    take_sentence(&root, "last", status->last, sizeof status->last);
    cJSON_Delete(tree);
    return !data_failed(error);
}
