#include "games/world/protocol/actions.h"

#include "games/world/protocol/names.h"

#include <string.h>

/* The parts of each kind of action, in the order of a, b, c: their keys and the first number past their range. */
typedef struct Part {
    const char *key;
    uint8_t end;
} Part;

typedef struct Shape {
    const char *keys; /* all of them, as json_object wants them */
    Part part[3];
} Shape;

static const Shape shapes[NAMES_ACTIONS] = {
    [WORLD_ACTION_TAKE] = {"type from", {{"from", 0}}},
    [WORLD_ACTION_PLAY_EVENT] = {"type slot", {{"slot", WORLD_HELD_EVENTS}}},
    [WORLD_ACTION_FAST_TRACK] = {"type player", {{"player", WORLD_PLAYERS_MAX}}},
    [WORLD_ACTION_PLACE] = {"type slot", {{"slot", WORLD_ROW}}},
    [WORLD_ACTION_SWAP] = {"type a b", {{"a", WORLD_ROW}, {"b", WORLD_ROW}}},
    [WORLD_ACTION_TRADE] = {"type with theirs mine",
                            {{"with", WORLD_PLAYERS_MAX}, {"theirs", WORLD_ROW}, {"mine", WORLD_ROW}}},
    [WORLD_ACTION_KEEP] = {"type which slot", {{"which", 2}, {"slot", WORLD_ROW}}},
    [WORLD_ACTION_NAME] = {"type player", {{"player", WORLD_PLAYERS_MAX}}},
    [WORLD_ACTION_ANSWER] = {"type choice", {{"choice", WORLD_ANSWERS}}},
    [WORLD_ACTION_NEXT_STAGE] = {"type", {{NULL, 0}}},
};

cJSON *world_action_to_json(WorldAction action) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "type", names_actions[action.kind]);
    const Shape *shape = &shapes[action.kind];
    const uint8_t value[3] = {action.a, action.b, action.c};
    for (int i = 0; i < 3 && shape->part[i].key != NULL; i++) {
        if (action.kind == WORLD_ACTION_TAKE) {
            cJSON_AddStringToObject(out, shape->part[i].key, names_sources[value[i]]);
        } else {
            cJSON_AddNumberToObject(out, shape->part[i].key, value[i]);
        }
    }
    return out;
}

bool world_action_from_json(const JsonPlace *place, WorldAction *action) {
    if (place->node != NULL && !cJSON_IsObject(place->node)) {
        json_fault(place, "must be an object");
        return false;
    }
    int kind = json_member_word(place, "type", names_actions, NAMES_ACTIONS);
    if (data_failed(place->error)) {
        return false;
    }
    const Shape *shape = &shapes[kind];
    json_object(place, shape->keys);
    uint8_t value[3] = {0};
    for (int i = 0; i < 3 && shape->part[i].key != NULL; i++) {
        if (kind == WORLD_ACTION_TAKE) {
            value[i] = (uint8_t)json_member_word(place, shape->part[i].key, names_sources, NAMES_SOURCES);
        } else {
            value[i] = (uint8_t)json_member_int(place, shape->part[i].key, 0, shape->part[i].end - 1);
        }
    }
    *action = (WorldAction){.kind = (uint8_t)kind, .a = value[0], .b = value[1], .c = value[2]};
    return !data_failed(place->error);
}
