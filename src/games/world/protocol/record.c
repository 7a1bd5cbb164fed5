#include "games/world/protocol/record.h"

#include "base/memory.h"
#include "games/world/data/sentences.h"
#include "games/world/protocol/actions.h"
#include "games/world/protocol/setups.h"
#include "protocol/chance.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const WorldRecord *world_of(const Record *common) {
    return (const WorldRecord *)common;
}

static WorldRecord *world_in(Record *common) {
    return (WorldRecord *)common;
}

void world_record_set_deck(WorldRecord *record, const Deck *deck, const Questions *questions) {
    deck_to_setup(deck, questions, &record->setup);
    memset(record->question_id, 0, sizeof record->question_id);
    for (int i = 0; i < deck->count; i++) {
        snprintf(record->question_id[i], sizeof record->question_id[i], "%s", questions->list[deck->index[i]].id);
    }
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static cJSON *setup_to_json(const Record *common) {
    const WorldRecord *record = world_of(common);
    const WorldSetup *setup = &record->setup;
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "players", setup->players);
    cJSON_AddNumberToObject(out, "starter", setup->starter);
    chance_to_json(out, setup->seed, &setup->key);
    cJSON_AddItemToObject(out, "track", world_track_to_json(&setup->track));
    cJSON *questions = cJSON_AddArrayToObject(out, "questions");
    for (int i = 0; i < setup->question_count; i++) {
        cJSON *question = cJSON_CreateObject();
        cJSON_AddStringToObject(question, "id", record->question_id[i]);
        cJSON_AddNumberToObject(question, "right", setup->right[i]);
        cJSON_AddItemToArray(questions, question);
    }
    if (setup->has_deal) {
        cJSON_AddItemToObject(out, "deal", world_deal_to_json(&setup->deal, setup->players));
    }
    world_house_add_to_json(out, setup->house);
    world_ahead_add_to_json(out, setup);
    return out;
}

static cJSON *action_to_json(const void *action) {
    return world_action_to_json(*(const WorldAction *)action);
}

static void add_own(const Record *common, cJSON *out) {
    const WorldRecord *record = world_of(common);
    if (common->seats.count > 0) {
        cJSON_AddStringToObject(out, "deck", deck_level_names[record->deck]);
    }
    if (record->layout != NULL) {
        cJSON_AddItemToObject(out, "layout", cJSON_Parse(record->layout->text));
    }
    if (record->has_sites) {
        cJSON_AddItemToObject(
            out, "sites", site_questions_to_json(&record->sites, record->setup.question_count, record->setup.players));
    }
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static void questions_from_json(const JsonPlace *list, WorldRecord *record) {
    int count = json_list(list, 1, WORLD_QUESTIONS_MAX);
    JsonPlace item = json_first(list);
    for (int i = 0; i < count; i++, item = json_next(&item)) {
        json_object(&item, "id right");
        JsonPlace id = json_member(&item, "id");
        const char *text = json_string(&id, 1, QUESTION_ID_MAX);
        if (!question_id_is_valid(text)) {
            json_fault(&id, "must be of lower-case letters, digits and hyphens");
        }
        snprintf(record->question_id[i], sizeof record->question_id[i], "%s", text);
        record->setup.right[i] = (uint8_t)json_member_int(&item, "right", 0, WORLD_ANSWERS - 1);
    }
    record->setup.question_count = (uint8_t)count;
}

static void setup_from_json(const JsonPlace *place, Record *common) {
    WorldRecord *record = world_in(common);
    WorldSetup *setup = &record->setup;
    envelope_refuse_keys_of(ENVELOPE_PATH, place, "board cards starts");
    json_object(place, "players starter seed key track questions deal house ahead");
    setup->players = (uint8_t)json_member_int(place, "players", WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    setup->starter = (uint8_t)json_member_int(place, "starter", 0, setup->players - 1);
    chance_from_json(place, &setup->seed, &setup->key);
    JsonPlace track = json_member(place, "track");
    world_track_from_json(&track, &setup->track);
    JsonPlace questions = json_member(place, "questions");
    questions_from_json(&questions, record);
    JsonPlace deal = json_maybe(place, "deal");
    setup->has_deal = deal.node != NULL;
    if (setup->has_deal) {
        world_deal_from_json(&deal, setup->players, &setup->deal);
    }
    world_house_from_json(place, setup);
    if (!data_failed(place->error)) {
        sentence_check_setup(setup, place->error);
    }
}

static bool action_from_json(const JsonPlace *place, void *action) {
    return world_action_from_json(place, action);
}

static void sites_from_json(const JsonPlace *in, WorldRecord *record) {
    JsonPlace sites = json_maybe(in, "sites");
    record->has_sites = sites.node != NULL;
    if (!data_failed(in->error)) {
        site_questions_from_json(&sites, record->setup.question_count, record->setup.players, &record->sites);
    }
}

/* The same one that the track is of: who replays the game sees where it led. */
void world_layout_from_json(const JsonPlace *in, WorldRecord *record) {
    JsonPlace place = json_maybe(in, "layout");
    if (place.node == NULL || data_failed(in->error)) {
        return;
    }
    Board *board = memory_new(sizeof *board);
    char *text = json_print(place.node);
    bool is_read = own_board_read(board, text, strlen(text), "layout", in->error);
    if (is_read && strcmp(board->name, record->common.board) != 0) {
        json_fault(&place, "must be of the board \"%s\"", record->common.board);
    } else if (is_read && memcmp(&board->track, &record->setup.track, sizeof board->track) != 0) {
        json_fault(&place, "must have the track of the setup");
    } else if (is_read) {
        record->layout = own_board_new(text, strlen(text));
    }
    cJSON_free(text);
    free(board);
}

static void read_own(const JsonPlace *place, Record *common) {
    WorldRecord *record = world_in(common);
    JsonPlace deck = json_maybe(place, "deck");
    if (deck.node != NULL) {
        record->deck = (DeckLevel)json_word(&deck, deck_level_names, DECK_LEVELS);
    }
    sites_from_json(place, record);
    world_layout_from_json(place, record);
}

/* --- reading what 0.1.0 wrote ------------------------------------------------------------------------------------- */

/* Around the record lay what the shell knew: a file for others told who played, a journal only which characters. */
static bool read_old(const JsonPlace *place, Record *common) {
    WorldRecord *record = world_in(common);
    bool is_file = cJSON_HasObjectItem(place->node, "schott_world_game");
    if (!is_file && !cJSON_HasObjectItem(place->node, "record")) {
        return false;
    }
    json_object(place,
                is_file ? "schott_world_game started deck sites players record" : "record deck sites characters");
    JsonPlace inner = json_member(place, "record");
    JsonPlace players = json_maybe(place, "players");
    JsonPlace characters = json_maybe(place, "characters");
    json_object(&inner, "game rules board setup actions hash");
    record->deck = (DeckLevel)json_member_int(place, "deck", DECK_CHILDREN, DECK_EXPERTS);
    record_read_game(&inner, common);
    record_read_started(place, common);
    if (is_file) {
        seats_from_json(&players, record->setup.players, &common->seats);
    } else {
        seats_characters_from_json(&characters, record->setup.players, &common->seats);
    }
    sites_from_json(place, record);
    return true;
}

/* --- its board ---------------------------------------------------------------------------------------------------- */

static void share(Record *copy) {
    own_board_share(world_in(copy)->layout);
}

static void fini(Record *record) {
    own_board_free(world_in(record)->layout);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static int players(const Record *record) {
    return world_of(record)->setup.players;
}

static const ChanceKey *key(const Record *record) {
    return &world_of(record)->setup.key;
}

static int rules_of(const Record *record) {
    return key(record)->is_there ? WORLD_RULES_BY_KEY : WORLD_RULES_BY_SEED;
}

static void start(const Record *record, void *game) {
    world_start(game, &world_of(record)->setup, NULL);
}

static const char *apply(void *game, const void *action) {
    WorldRefusal refusal = world_apply(game, *(const WorldAction *)action, NULL);
    return refusal != WORLD_ACCEPTED ? sentence_of_refusal(refusal) : NULL;
}

static uint64_t rules_hash(const void *game) {
    return world_hash(game);
}

const RecordGame WORLD_RECORD = {
    .game = ENVELOPE_WORLD,
    .rules = WORLD_RULES_VERSION,
    .rules_of = rules_of,
    .key = key,
    .keys = "game rules board started deck pack players setup layout sites actions hash",
    .other = ENVELOPE_PATH,
    .keys_of_other = "limit",
    .size = sizeof(WorldRecord),
    .action_size = sizeof(WorldAction),
    .players = players,
    .setup_to_json = setup_to_json,
    .setup_from_json = setup_from_json,
    .action_to_json = action_to_json,
    .action_from_json = action_from_json,
    .add_own = add_own,
    .read_own = read_own,
    .read_old = read_old,
    .share = share,
    .fini = fini,
    .start = start,
    .apply = apply,
    .rules_hash = rules_hash,
};
