#include "games/path/protocol/record.h"

#include "games/path/data/board.h"
#include "games/path/data/sentences.h"
#include "games/path/protocol/actions.h"
#include "games/path/protocol/setups.h"
#include "protocol/chance.h"

static const PathRecord *path_of(const Record *common) {
    return (const PathRecord *)common;
}

static PathRecord *path_in(Record *common) {
    return (PathRecord *)common;
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static cJSON *setup_to_json(const Record *record) {
    const PathSetup *setup = &path_of(record)->setup;
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "players", setup->players);
    chance_to_json(out, setup->seed, &setup->key);
    cJSON_AddItemToObject(out, "board", path_board_to_json(&setup->board));
    path_deal_add_to_json(out, setup);
    return out;
}

static cJSON *action_to_json(const void *action) {
    return path_action_to_json(action);
}

static void add_own(const Record *record, cJSON *out) {
    if (path_of(record)->limit > 0) {
        cJSON_AddNumberToObject(out, "limit", path_of(record)->limit);
    }
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static void setup_from_json(const JsonPlace *place, Record *record) {
    PathSetup *setup = &path_in(record)->setup;
    envelope_refuse_keys_of(ENVELOPE_WORLD, place, "starter track questions deal house ahead");
    json_object(place, "players seed key board cards starts");
    setup->players = (uint8_t)json_member_int(place, "players", PATH_PLAYERS_MIN, PATH_PLAYERS_MAX);
    chance_from_json(place, &setup->seed, &setup->key);
    JsonPlace board = json_member(place, "board");
    path_board_from_json(&board, &setup->board);
    path_deal_from_json(place, setup);
    if (!data_failed(place->error)) {
        path_sentence_check_setup(setup, place->error);
    }
}

static bool action_from_json(const JsonPlace *place, void *action) {
    return path_action_from_json(place, action);
}

static void read_own(const JsonPlace *place, Record *record) {
    JsonPlace limit = json_maybe(place, "limit");
    path_in(record)->limit = limit.node != NULL ? (int)json_integer(&limit, 1, PATH_LIMIT_MAX) : 0;
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static int players(const Record *record) {
    return path_of(record)->setup.players;
}

static const ChanceKey *key(const Record *record) {
    return &path_of(record)->setup.key;
}

static int rules_of(const Record *record) {
    return key(record)->is_there ? PATH_RULES_BY_KEY : PATH_RULES_BY_SEED;
}

static void start(const Record *record, void *game) {
    path_start(game, &path_of(record)->setup, NULL);
}

static const char *apply(void *game, const void *action) {
    PathRefusal refusal = path_apply(game, action, NULL);
    return refusal != PATH_ACCEPTED ? path_sentence_of_refusal(refusal) : NULL;
}

static uint64_t rules_hash(const void *game) {
    return path_hash(game);
}

const RecordGame PATH_RECORD = {
    .game = ENVELOPE_PATH,
    .rules = PATH_RULES_VERSION,
    .rules_of = rules_of,
    .key = key,
    .keys = "game rules board started pack players limit setup actions hash",
    .other = ENVELOPE_WORLD,
    .keys_of_other = "deck sites",
    .size = sizeof(PathRecord),
    .action_size = sizeof(PathAction),
    .players = players,
    .setup_to_json = setup_to_json,
    .setup_from_json = setup_from_json,
    .action_to_json = action_to_json,
    .action_from_json = action_from_json,
    .add_own = add_own,
    .read_own = read_own,
    .start = start,
    .apply = apply,
    .rules_hash = rules_hash,
};
