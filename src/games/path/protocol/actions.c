#include "games/path/protocol/actions.h"

#include "games/path/rules/setup.h"

static const char *const action_names[] = {
    [PATH_ACTION_LINE] = "line",
    [PATH_ACTION_REOPEN] = "reopen",
};
enum { ACTION_NAMES = sizeof action_names / sizeof *action_names };

static const char *const end_names[] = {
    [PATH_END_A] = "a",
    [PATH_END_B] = "b",
};
enum { END_NAMES = sizeof end_names / sizeof *end_names };

void path_line_add_to_json(cJSON *out, const PathLine *line) {
    cJSON_AddStringToObject(out, "end", end_names[line->end]);
    cJSON *cells = cJSON_AddArrayToObject(out, "cells");
    for (int i = 0; i < line->count; i++) {
        cJSON_AddItemToArray(cells, cJSON_CreateNumber(line->cell[i]));
    }
}

cJSON *path_action_to_json(const PathAction *action) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "type", action_names[action->kind]);
    cJSON_AddNumberToObject(out, "player", action->player);
    if (action->kind == PATH_ACTION_LINE) {
        path_line_add_to_json(out, &action->line);
    }
    return out;
}

bool path_line_from_json(const JsonPlace *place, PathLine *line) {
    *line = (PathLine){0};
    line->end = (uint8_t)json_member_word(place, "end", end_names, END_NAMES);
    JsonPlace cells = json_member(place, "cells");
    line->count = (uint8_t)json_list(&cells, 0, PATH_FIELDS_MAX);
    JsonPlace cell = json_first(&cells);
    for (int i = 0; i < line->count && i < PATH_FIELDS_MAX; i++, cell = json_next(&cell)) {
        line->cell[i] = (uint8_t)json_integer(&cell, 0, PATH_CELLS - 1);
    }
    return !data_failed(place->error);
}

bool path_action_from_json(const JsonPlace *place, PathAction *action) {
    if (place->node != NULL && !cJSON_IsObject(place->node)) {
        json_fault(place, "must be an object");
        return false;
    }
    *action = (PathAction){.kind = (uint8_t)json_member_word(place, "type", action_names, ACTION_NAMES)};
    if (data_failed(place->error)) {
        return false;
    }
    json_object(place, action->kind == PATH_ACTION_LINE ? "type player end cells" : "type player");
    action->player = (uint8_t)json_member_int(place, "player", 0, PATH_PLAYERS_MAX - 1);
    if (action->kind == PATH_ACTION_LINE) {
        path_line_from_json(place, &action->line);
    }
    return !data_failed(place->error);
}
