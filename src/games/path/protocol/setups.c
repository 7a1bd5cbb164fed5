#include "games/path/protocol/setups.h"

static void add_numbers(cJSON *out, const char *key, const uint8_t *numbers, int count) {
    cJSON *list = cJSON_AddArrayToObject(out, key);
    for (int i = 0; i < count; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateNumber(numbers[i]));
    }
}

void path_deal_add_to_json(cJSON *out, const PathSetup *setup) {
    if (setup->has_deck) {
        add_numbers(out, "cards", setup->deck, PATH_CARDS);
    }
    if (setup->has_starts) {
        add_numbers(out, "starts", setup->start, setup->players);
    }
}

/* True: the member is there. */
static bool read_numbers(const JsonPlace *in, const char *key, int count, int end, uint8_t *out) {
    JsonPlace list = json_maybe(in, key);
    int there = list.node != NULL ? json_list(&list, count, count) : 0;
    JsonPlace item = json_first(&list);
    for (int i = 0; i < there; i++, item = json_next(&item)) {
        out[i] = (uint8_t)json_integer(&item, 0, end - 1);
    }
    return list.node != NULL;
}

void path_deal_from_json(const JsonPlace *in, PathSetup *setup) {
    setup->has_deck = read_numbers(in, "cards", PATH_CARDS, PATH_CARDS, setup->deck);
    setup->has_starts = read_numbers(in, "starts", setup->players, PATH_STARTS, setup->start);
}
