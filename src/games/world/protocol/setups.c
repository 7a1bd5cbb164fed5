#include "games/world/protocol/setups.h"

#include "games/world/data/sentences.h"
#include "games/world/protocol/names.h"

#include <assert.h>

/* --- cards -------------------------------------------------------------------------------------------------------- */

cJSON *world_cards_to_json(const WorldCard *cards, int count) {
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateNumber(cards[i]));
    }
    return list;
}

int world_cards_from_json(const JsonPlace *list, int min, int max, WorldCard *out) {
    int count = json_list(list, min, max);
    JsonPlace card = json_first(list);
    for (int i = 0; i < count; i++, card = json_next(&card)) {
        out[i] = (WorldCard)json_integer(&card, 0, WORLD_HIGHEST_CARD);
    }
    return count;
}

cJSON *world_held_to_json(const uint8_t event[WORLD_HELD_EVENTS]) {
    cJSON *list = cJSON_CreateArray();
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        cJSON_AddItemToArray(list, event[slot] == WORLD_EVENT_NONE
                                       ? cJSON_CreateNull()
                                       : cJSON_CreateString(names_event_cards[event[slot]]));
    }
    return list;
}

/* --- the track ---------------------------------------------------------------------------------------------------- */

cJSON *world_track_to_json(const WorldTrack *track) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "goal", track->goal);
    cJSON *sites = cJSON_AddArrayToObject(out, "sites");
    for (int field = 0; field <= track->goal; field++) {
        if (track->site[field] != 0) {
            cJSON_AddItemToArray(sites, cJSON_CreateIntArray((const int[]){field, track->site[field]}, 2));
        }
    }
    if (track->stages != 0) {
        cJSON_AddNumberToObject(out, "stages", track->stages);
    }
    if (track->last_ahead != 0) {
        cJSON_AddNumberToObject(out, "last_ahead", track->last_ahead);
    }
    return out;
}

static void site_from_json(const JsonPlace *pair, WorldTrack *track) {
    if (json_list(pair, 2, 2) != 2) {
        return;
    }
    JsonPlace first = json_first(pair);
    JsonPlace second = json_next(&first);
    int field = (int)json_integer(&first, 0, WORLD_GOAL_MAX);
    int amount = (int)json_integer(&second, -127, 127);
    if (amount == 0) {
        json_fault(&second, "must not be 0: a site moves the figurine");
    }
    if (track->site[field] != 0) {
        json_fault(&first, "must not be the field of another site, but %d comes twice", field);
    }
    track->site[field] = (int8_t)amount;
}

void world_track_from_json(const JsonPlace *place, WorldTrack *track) {
    *track = (WorldTrack){0};
    json_object(place, "goal sites stages last_ahead");
    track->goal = (uint8_t)json_member_int(place, "goal", 1, WORLD_GOAL_MAX);
    track->stages = (uint8_t)json_maybe_int(place, "stages", 1, WORLD_STAGES_MAX, 0);
    track->last_ahead = (uint8_t)json_maybe_int(place, "last_ahead", 1, WORLD_LAST_AHEAD_MAX, 0);
    JsonPlace sites = json_member(place, "sites");
    int count = json_list(&sites, 0, WORLD_GOAL_MAX);
    JsonPlace pair = json_first(&sites);
    for (int i = 0; i < count; i++, pair = json_next(&pair)) {
        site_from_json(&pair, track);
    }
    DataError why = {0};
    if (!data_failed(place->error) && !sentence_check_track(track, &why)) {
        data_fail(place->error, "%s", why.text);
    }
}

/* --- the deal ----------------------------------------------------------------------------------------------------- */

static cJSON *numbers_to_json(const uint8_t *numbers, int count) {
    return world_cards_to_json(numbers, count);
}

cJSON *world_deal_to_json(const WorldDeal *deal, int players) {
    cJSON *out = cJSON_CreateObject();
    cJSON *rows = cJSON_AddArrayToObject(out, "rows");
    for (int p = 0; p < players; p++) {
        cJSON_AddItemToArray(rows, world_cards_to_json(deal->row[p], WORLD_ROW));
    }
    cJSON_AddItemToObject(out, "discard", world_cards_to_json(deal->discard, deal->discard_count));
    cJSON_AddItemToObject(out, "stock", world_cards_to_json(deal->stock, deal->stock_count));
    if (deal->has_events) {
        cJSON *events = cJSON_AddArrayToObject(out, "events");
        for (int p = 0; p < players; p++) {
            cJSON_AddItemToArray(events, world_held_to_json(deal->event[p]));
        }
    }
    cJSON_AddItemToObject(out, "fields", numbers_to_json(deal->field, players));
    cJSON *fast_track = cJSON_AddArrayToObject(out, "fast_track");
    for (int p = 0; p < players; p++) {
        cJSON_AddItemToArray(fast_track, cJSON_CreateString(names_fast_track[deal->fast_track[p]]));
    }
    return out;
}

static void held_from_json(const JsonPlace *list, uint8_t event[WORLD_HELD_EVENTS]) {
    int count = json_list(list, WORLD_HELD_EVENTS, WORLD_HELD_EVENTS);
    JsonPlace item = json_first(list);
    for (int slot = 0; slot < count; slot++, item = json_next(&item)) {
        event[slot] =
            json_is_null(&item) ? WORLD_EVENT_NONE : (uint8_t)json_word(&item, names_event_cards, NAMES_EVENT_CARDS);
    }
}

/* One item for each player, or none where the list is refused. gcc does not see into json_list(). */
static int list_for_players(const JsonPlace *list, int players) {
    int count = json_list(list, players, players);
    assert(count <= WORLD_PLAYERS_MAX);
    return count;
}

/* The parts that may be left out. */
static void deal_extras_from_json(const JsonPlace *place, int players, WorldDeal *deal) {
    JsonPlace events = json_maybe(place, "events");
    deal->has_events = events.node != NULL;
    int count = deal->has_events ? list_for_players(&events, players) : 0;
    JsonPlace item = json_first(&events);
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        held_from_json(&item, deal->event[p]);
    }

    JsonPlace fields = json_maybe(place, "fields");
    count = fields.node != NULL ? list_for_players(&fields, players) : 0;
    item = json_first(&fields);
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        deal->field[p] = (uint8_t)json_integer(&item, 0, WORLD_GOAL_MAX - 1);
    }

    static const char *const allowed[] = {[WORLD_FAST_TRACK_HELD] = "held", [WORLD_FAST_TRACK_SPENT] = "spent"};
    JsonPlace fast_track = json_maybe(place, "fast_track");
    count = fast_track.node != NULL ? list_for_players(&fast_track, players) : 0;
    item = json_first(&fast_track);
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        deal->fast_track[p] = (uint8_t)json_word(&item, allowed, NAMES_FAST_TRACK);
    }
}

void world_deal_from_json(const JsonPlace *place, int players, WorldDeal *deal) {
    *deal = (WorldDeal){0};
    json_object(place, "rows discard stock events fields fast_track");
    JsonPlace rows = json_member(place, "rows");
    int count = list_for_players(&rows, players);
    JsonPlace row = json_first(&rows);
    for (int p = 0; p < count; p++, row = json_next(&row)) {
        world_cards_from_json(&row, WORLD_ROW, WORLD_ROW, deal->row[p]);
    }
    JsonPlace discard = json_member(place, "discard");
    deal->discard_count = (uint8_t)world_cards_from_json(&discard, 1, WORLD_DECK_MAX, deal->discard);
    JsonPlace stock = json_member(place, "stock");
    deal->stock_count = (uint8_t)world_cards_from_json(&stock, 0, WORLD_DECK_MAX, deal->stock);
    deal_extras_from_json(place, players, deal);
}

/* --- house rules -------------------------------------------------------------------------------------------------- */

void world_house_add_to_json(cJSON *out, uint8_t house) {
    if (house == 0) {
        return;
    }
    cJSON *list = cJSON_AddArrayToObject(out, "house");
    for (int i = 0; i < NAMES_HOUSE; i++) {
        if (house >> i & 1) {
            cJSON_AddItemToArray(list, cJSON_CreateString(names_house[i]));
        }
    }
}

void world_ahead_add_to_json(cJSON *out, const WorldSetup *setup) {
    bool is_used = false;
    for (int p = 0; p < setup->players; p++) {
        is_used = is_used || setup->ahead[p] > 0;
    }
    if (is_used) {
        cJSON_AddItemToObject(out, "ahead", numbers_to_json(setup->ahead, setup->players));
    }
}

void world_house_from_json(const JsonPlace *place, WorldSetup *setup) {
    JsonPlace house = json_maybe(place, "house"), ahead = json_maybe(place, "ahead");
    int count = house.node != NULL ? json_list(&house, 1, NAMES_HOUSE) : 0;
    JsonPlace item = json_first(&house);
    for (int i = 0; i < count; i++, item = json_next(&item)) {
        unsigned bit = 1u << json_word(&item, names_house, NAMES_HOUSE);
        if ((setup->house & bit) != 0) {
            json_fault(&item, "must not be a house rule that comes twice");
        }
        setup->house |= (uint8_t)bit;
    }
    count = ahead.node != NULL ? list_for_players(&ahead, setup->players) : 0;
    item = json_first(&ahead);
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        setup->ahead[p] = (uint8_t)json_integer(&item, 0, WORLD_GOAL_MAX / 2);
    }
}
