#include "protocol/seats.h"

#include "ai/character.h"

#include <stdio.h>
#include <string.h>

void seats_init(Seats *seats) {
    memset(seats, 0, sizeof *seats);
    for (int p = 0; p < SEATS_MAX; p++) {
        seats->seat[p].character = SEAT_CHARACTER_UNKNOWN;
    }
}

AiSkill seat_skill(const Seat *seat) {
    return (AiSkill){seat->level, seat->step};
}

void seats_forget_names(Seats *seats) {
    for (int p = 0; p < seats->count; p++) {
        seats->seat[p].name[0] = '\0';
    }
}

cJSON *seats_to_json(const Seats *seats) {
    cJSON *list = cJSON_CreateArray();
    for (int p = 0; p < seats->count; p++) {
        const Seat *seat = &seats->seat[p];
        cJSON *player = cJSON_CreateObject();
        if (seat->name[0] != '\0') {
            cJSON_AddStringToObject(player, "name", seat->name);
        }
        cJSON_AddNumberToObject(player, "figurine", (double)seat->figurine);
        if (seat->is_computer) {
            cJSON_AddStringToObject(player, "level", ai_level_names[seat->level]);
        }
        if (seat->is_computer && seat->character != SEAT_CHARACTER_UNKNOWN) {
            cJSON_AddNumberToObject(player, "character", seat->character);
        }
        cJSON_AddItemToArray(list, player);
    }
    return list;
}

static void seat_from_json(const JsonPlace *item, Seat *seat) {
    json_object(item, "name figurine level character");
    JsonPlace name = json_maybe(item, "name"), level = json_maybe(item, "level");
    JsonPlace character = json_maybe(item, "character");
    if (name.node != NULL) {
        snprintf(seat->name, sizeof seat->name, "%s", json_string(&name, 1, sizeof seat->name - 1));
    }
    seat->figurine = (Figurine)json_member_int(item, "figurine", 0, FIGURINES - 1);
    seat->is_computer = level.node != NULL;
    if (seat->is_computer) {
        seat->level = (AiLevel)json_word(&level, ai_level_names, AI_LEVELS);
    }
    if (character.node != NULL) {
        seat->character = (int)json_integer(&character, 0, AI_CHARACTERS);
    }
}

void seats_from_json(const JsonPlace *list, int players, Seats *seats) {
    int count = json_list(list, 1, SEATS_MAX);
    JsonPlace item = json_first(list);
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        seat_from_json(&item, &seats->seat[p]);
    }
    if (count != players && !data_failed(list->error)) {
        json_fault(list, "must be as many as play");
    }
    seats->count = count;
}

void seats_characters_from_json(const JsonPlace *list, int players, Seats *seats) {
    int count = list->node != NULL ? json_list(list, players, players) : 0;
    JsonPlace item = list->node != NULL ? json_first(list) : *list;
    for (int p = 0; p < count; p++) {
        seats->seat[p].character = (int)json_integer(&item, 0, AI_CHARACTERS);
        item = p + 1 < count ? json_next(&item) : item;
    }
}

cJSON *seats_bits_to_json(unsigned bits) {
    cJSON *list = cJSON_CreateArray();
    for (int seat = 0; seat < SEATS_MAX; seat++) {
        if ((bits >> seat & 1) != 0) {
            cJSON_AddItemToArray(list, cJSON_CreateNumber(seat));
        }
    }
    return list;
}

cJSON *seats_ranking_to_json(const uint8_t *place, int players, int places) {
    cJSON *list = cJSON_CreateArray();
    for (int at = 0; at < places; at++) {
        unsigned bits = 0;
        for (int seat = 0; seat < players; seat++) {
            bits |= place[seat] == at ? 1u << seat : 0u;
        }
        cJSON_AddItemToArray(list, seats_bits_to_json(bits));
    }
    return list;
}
