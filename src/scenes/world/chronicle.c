#include "scenes/world/chronicle.h"

#include "base/memory.h"
#include "data/file.h"
#include "i18n/i18n.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "scenes/world/session_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The file:
 * {"schott_world_game":1,"started":...,"deck":1,"sites":{...},"players":[{"name":"...","figurine":0,"level":"hard"},...],
 * "record":{...}}; a person has no level. */
enum { FILE_VERSION = 1 };

static Chronicle *chronicle_new(void) {
    Chronicle *chronicle = memory_new(sizeof *chronicle);
    world_record_init(&chronicle->record);
    return chronicle;
}

void chronicle_free(Chronicle *chronicle) {
    if (chronicle != NULL) {
        world_record_fini(&chronicle->record);
        free(chronicle);
    }
}

static Chronicle *refuse(Chronicle *chronicle, SessionError *error, const char *sentence) {
    i18n_copy(error->text, sizeof error->text, sentence);
    chronicle_free(chronicle);
    return NULL;
}

static Chronicle *refuse_because(Chronicle *chronicle, SessionError *error, const char *reason) {
    char sentence[sizeof error->text];
    i18n_format(sentence, sizeof sentence, tr("This game cannot be shown: {reason}"), I18N_TEXT("reason", reason));
    return refuse(chronicle, error, sentence);
}

/* Whether its actions follow the rules to their end. */
static bool plays(const Chronicle *chronicle, DataError *fault) {
    WorldGame game;
    return world_record_play(&chronicle->record, &game, fault);
}

/* --- the store ---------------------------------------------------------------------------------------------------- */

static void read_seats(Chronicle *chronicle, const StoreGame *game) {
    for (int p = 0; p < game->seat_count && p < WORLD_PLAYERS_MAX; p++) {
        SessionSeat *seat = &chronicle->seat[p];
        i18n_copy(seat->name, sizeof seat->name, game->seat[p].name);
        seat->figurine = (Figurine)((unsigned)game->seat[p].figurine % FIGURINES);
        seat->is_computer = journal_read_level(game->seat[p].level, &seat->level);
    }
}

Chronicle *chronicle_from_store(Store *store, int64_t game, SessionError *error) {
    StoreJournal journal;
    StoreProblem problem = store != NULL ? store_load_journal(store, game, &journal) : STORE_NO_SUCH_GAME;
    if (problem != STORE_FINE) {
        store_explain(&(StoreNotice){.problem = problem}, error->text, sizeof error->text);
        return NULL;
    }
    Chronicle *chronicle = chronicle_new();
    JournalSetup setup;
    DataError fault = {0};
    bool is_read = journal_read_setup(journal.setup, &setup, &fault);
    if (is_read) {
        chronicle->record = setup.record;
        chronicle->deck = setup.deck;
        chronicle->started = journal.game.started;
        read_seats(chronicle, &journal.game);
        is_read = journal_read_actions(&journal, &chronicle->record, &fault) && plays(chronicle, &fault);
    }
    store_journal_free(&journal);
    return is_read ? chronicle : refuse_because(chronicle, error, session_explain(&fault));
}

Chronicle *chronicle_from_session(const Session *session) {
    Chronicle *chronicle = chronicle_new();
    WorldRecord *record = &chronicle->record;
    *record = session->record;
    record->actions = NULL;
    record->action_count = record->action_room = 0;
    for (size_t i = 0; i < session->record.action_count; i++) {
        world_record_add(record, session->record.actions[i]);
    }
    memcpy(chronicle->seat, session->seat, sizeof chronicle->seat);
    chronicle->deck = session->deck;
    return chronicle;
}

static cJSON *sites_to_json(const Chronicle *chronicle) {
    return site_questions_to_json(&chronicle->record.sites, chronicle->record.setup.question_count);
}

static void keep_result(const Chronicle *chronicle, Store *store, int64_t id, int64_t now) {
    WorldGame game;
    DataError fault = {0};
    if (!world_record_play(&chronicle->record, &game, &fault) || game.awaiting != WORLD_AWAITING_OVER) {
        store_abandon_game(store, id, now);
        return;
    }
    StoreResult result = {0};
    uint8_t field[WORLD_PLAYERS_MAX] = {0}, place[WORLD_PLAYERS_MAX];
    for (int p = 0; p < game.players; p++) {
        field[p] = game.player[p].field;
    }
    world_rank(game.players, game.winners, field, place);
    for (int p = 0; p < game.players; p++) {
        result.seat[p].place = place[p] + 1;
        result.seat[p].field = field[p];
    }
    StoreExtra stages = {.key = "stages", .value = game.stage};
    result.extras = &stages;
    result.extra_count = 1;
    store_finish_game(store, id, &result, now);
}

void chronicle_keep(const Chronicle *chronicle, Store *store, int64_t now) {
    StoreGame row = {.kind = "world",
                     .rules = WORLD_RULES_VERSION,
                     .seat_count = chronicle->record.setup.players,
                     .started = chronicle->started,
                     .imported = true};
    snprintf(row.board, sizeof row.board, "%s", chronicle->record.board);
    for (int p = 0; p < row.seat_count; p++) {
        const SessionSeat *seat = &chronicle->seat[p];
        i18n_copy(row.seat[p].name, sizeof row.seat[p].name, seat->name);
        snprintf(row.seat[p].level, sizeof row.seat[p].level, "%s",
                 seat->is_computer ? ai_level_names[seat->level] : "");
        row.seat[p].figurine = (int32_t)seat->figurine;
    }
    WorldRecord setup = chronicle->record; /* without its actions: those are the journal */
    setup.action_count = 0;
    setup.has_hash = false;
    cJSON *tree = cJSON_CreateObject();
    cJSON_AddItemToObject(tree, "record", world_record_to_json(&setup));
    cJSON_AddNumberToObject(tree, "deck", (double)chronicle->deck);
    cJSON_AddItemToObject(tree, "sites", sites_to_json(chronicle));
    char *text = json_print(tree);
    int64_t id = 0;
    store_begin_game(store, &row, text, &id);
    cJSON_free(text);
    cJSON_Delete(tree);
    for (size_t i = 0; i < chronicle->record.action_count; i++) {
        WorldAction action = chronicle->record.actions[i];
        StoreAction entry = {.kind = action.kind, .a = action.a, .b = action.b, .c = action.c};
        store_append_action(store, id, (int64_t)i, &entry);
    }
    keep_result(chronicle, store, id, now);
}

/* --- files -------------------------------------------------------------------------------------------------------- */

static cJSON *players_to_json(const Chronicle *chronicle) {
    cJSON *players = cJSON_CreateArray();
    for (int p = 0; p < chronicle->record.setup.players; p++) {
        const SessionSeat *seat = &chronicle->seat[p];
        cJSON *player = cJSON_CreateObject();
        cJSON_AddStringToObject(player, "name", seat->name);
        cJSON_AddNumberToObject(player, "figurine", (double)seat->figurine);
        if (seat->is_computer) {
            cJSON_AddStringToObject(player, "level", ai_level_names[seat->level]);
        }
        cJSON_AddItemToArray(players, player);
    }
    return players;
}

/* With what its actions end in, so that whoever plays it again knows whether it is still the same game. */
static cJSON *whole_record(const Chronicle *chronicle) {
    WorldRecord record = chronicle->record;
    WorldGame game;
    DataError fault = {0};
    record.has_hash = world_record_play(&record, &game, &fault);
    record.hash = record.has_hash ? world_hash(&game) : 0;
    return world_record_to_json(&record);
}

bool chronicle_export(const Chronicle *chronicle, const char *path, SessionError *error) {
    cJSON *tree = cJSON_CreateObject();
    cJSON_AddNumberToObject(tree, "schott_world_game", FILE_VERSION);
    cJSON_AddNumberToObject(tree, "started", (double)chronicle->started);
    cJSON_AddNumberToObject(tree, "deck", (double)chronicle->deck);
    cJSON_AddItemToObject(tree, "sites", sites_to_json(chronicle));
    cJSON_AddItemToObject(tree, "players", players_to_json(chronicle));
    cJSON_AddItemToObject(tree, "record", whole_record(chronicle));
    char *text = json_print(tree);
    bool is_written = disk_replace(path, text, strlen(text), DISK_FOR_ALL) == DISK_FINE;
    cJSON_free(text);
    cJSON_Delete(tree);
    if (!is_written) {
        i18n_format(error->text, sizeof error->text, tr("The file cannot be written: {path}"), I18N_TEXT("path", path));
    }
    return is_written;
}

static void players_from_json(const JsonPlace *list, Chronicle *chronicle) {
    int count = json_list(list, WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    JsonPlace item = json_first(list);
    for (int p = 0; p < count; p++, item = json_next(&item)) {
        SessionSeat *seat = &chronicle->seat[p];
        json_object(&item, "name figurine level");
        JsonPlace name = json_member(&item, "name"), level = json_maybe(&item, "level");
        i18n_copy(seat->name, sizeof seat->name, json_string(&name, 1, sizeof seat->name - 1));
        seat->figurine = (Figurine)json_member_int(&item, "figurine", 0, FIGURINES - 1);
        seat->is_computer = level.node != NULL;
        if (seat->is_computer) {
            seat->level = (AiLevel)json_word(&level, ai_level_names, AI_LEVELS);
        }
    }
    if (count != chronicle->record.setup.players && !data_failed(list->error)) {
        json_fault(list, "must be as many as play");
    }
}

static bool read_file(Chronicle *chronicle, const char *text, size_t size, const char *file, DataError *fault) {
    cJSON *tree = json_parse(text, size, file, NULL, fault);
    if (tree == NULL) {
        return false;
    }
    JsonPlace root = json_root(tree, file, NULL, fault);
    json_object(&root, "schott_world_game started deck sites players record");
    json_member_int(&root, "schott_world_game", FILE_VERSION, FILE_VERSION);
    JsonPlace started = json_member(&root, "started"), record = json_member(&root, "record");
    JsonPlace players = json_member(&root, "players"), sites = json_maybe(&root, "sites");
    chronicle->started = json_integer(&started, 0, JSON_INTEGER_MAX);
    chronicle->deck = (DeckLevel)json_member_int(&root, "deck", DECK_CHILDREN, DECK_EXPERTS);
    if (!data_failed(fault)) {
        world_record_from_json(&record, &chronicle->record);
    }
    if (!data_failed(fault)) {
        site_questions_from_json(&sites, chronicle->record.setup.question_count, &chronicle->record.sites);
    }
    if (!data_failed(fault)) {
        players_from_json(&players, chronicle);
    }
    cJSON_Delete(tree);
    return !data_failed(fault);
}

Chronicle *chronicle_import(const char *path, SessionError *error) {
    size_t size;
    char *text = path_read(path, FILE_SIZE_MAX, &size);
    if (text == NULL) {
        i18n_format(error->text, sizeof error->text, tr("The file cannot be read: {path}"), I18N_TEXT("path", path));
        return NULL;
    }
    Chronicle *chronicle = chronicle_new();
    DataError fault = {0};
    bool is_read = read_file(chronicle, text, size, file_name(path), &fault) && plays(chronicle, &fault);
    free(text);
    bool is_ours = false;
    for (int i = 0; i < BOARD_NAMES; i++) {
        is_ours = is_ours || strcmp(chronicle->record.board, board_names[i]) == 0;
    }
    if (is_read && !is_ours) {
        return refuse_because(chronicle, error, tr("it was played on another board."));
    }
    return is_read ? chronicle : refuse_because(chronicle, error, session_explain(&fault));
}
