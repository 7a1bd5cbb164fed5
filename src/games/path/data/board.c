#include "games/path/data/board.h"

#include "data/file.h"
#include "games/path/data/sentences.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const path_colour_names[PATH_COLOURS] = {
    [PATH_BLUE] = "blue", [PATH_GREEN] = "green", [PATH_YELLOW] = "yellow",
    [PATH_GREY] = "grey", [PATH_RED] = "red",     [PATH_VIOLET] = "violet",
};

const char *const path_board_names[PATH_BOARD_NAMES] = {"classic", "kaleidoscope", "spiral"};

/* --- writing ------------------------------------------------------------------------------------------------------ */

cJSON *path_card_to_json(const PathCard *card) {
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < card->count; i++) {
        cJSON_AddItemToArray(list, cJSON_CreateString(path_colour_names[card->colour[i]]));
    }
    return list;
}

cJSON *path_board_to_json(const PathBoard *board) {
    cJSON *out = cJSON_CreateObject();
    cJSON *colours = cJSON_AddArrayToObject(out, "colours");
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        cJSON_AddItemToArray(colours, cJSON_CreateString(path_colour_names[path_board_colour(board, cell)]));
    }
    cJSON *numbers = cJSON_AddArrayToObject(out, "numbers");
    for (int i = 0; i < PATH_NUMBERS; i++) {
        cJSON_AddItemToArray(numbers, cJSON_CreateIntArray((const int[]){board->number[i], PATH_NUMBER_MIN + i}, 2));
    }
    cJSON *starts = cJSON_AddArrayToObject(out, "starts");
    for (int i = 0; i < PATH_STARTS; i++) {
        cJSON_AddItemToArray(starts, cJSON_CreateNumber(board->start[i]));
    }
    cJSON *cards = cJSON_AddArrayToObject(out, "cards");
    for (int i = 0; i < PATH_CARDS; i++) {
        cJSON_AddItemToArray(cards, path_card_to_json(&board->card[i]));
    }
    return out;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static void read_colours(const JsonPlace *list, PathBoard *board) {
    int count = json_list(list, PATH_CELLS, PATH_CELLS);
    JsonPlace item = json_first(list);
    for (int cell = 0; cell < count; cell++, item = json_next(&item)) {
        board->colour[json_word(&item, path_colour_names, PATH_COLOURS)] |= path_cells_of(cell);
    }
}

static void read_numbers(const JsonPlace *list, PathBoard *board) {
    int count = json_list(list, PATH_NUMBERS, PATH_NUMBERS);
    unsigned seen = 0;
    JsonPlace pair = json_first(list);
    for (int i = 0; i < count; i++, pair = json_next(&pair)) {
        if (json_list(&pair, 2, 2) != 2) {
            return;
        }
        JsonPlace first = json_first(&pair);
        JsonPlace second = json_next(&first);
        int cell = (int)json_integer(&first, 0, PATH_CELLS - 1);
        int number = (int)json_integer(&second, PATH_NUMBER_MIN, PATH_NUMBER_MAX);
        if ((seen >> number & 1) != 0) {
            json_fault(&second, "must not be a number that stands elsewhere, but %d comes twice", number);
        }
        seen |= 1u << number;
        board->number[number - PATH_NUMBER_MIN] = (uint8_t)cell;
    }
}

static void read_card(const JsonPlace *list, PathCard *card) {
    int count = json_list(list, PATH_CARD_COLOURS, PATH_FIELDS_MAX);
    JsonPlace item = json_first(list);
    for (int i = 0; i < count && i < PATH_FIELDS_MAX; i++, item = json_next(&item)) {
        card->colour[i] = (uint8_t)json_word(&item, path_colour_names, PATH_COLOURS);
    }
    card->count = (uint8_t)count;
}

void path_board_from_json(const JsonPlace *place, PathBoard *board) {
    memset(board, 0, sizeof *board);
    json_object(place, "colours numbers starts cards");
    JsonPlace colours = json_member(place, "colours");
    read_colours(&colours, board);
    JsonPlace numbers = json_member(place, "numbers");
    read_numbers(&numbers, board);
    JsonPlace starts = json_member(place, "starts");
    int count = json_list(&starts, PATH_STARTS, PATH_STARTS);
    JsonPlace item = json_first(&starts);
    for (int i = 0; i < count && i < PATH_STARTS; i++, item = json_next(&item)) {
        board->start[i] = (uint8_t)json_integer(&item, 0, PATH_CELLS - 1);
    }
    JsonPlace cards = json_member(place, "cards");
    count = json_list(&cards, PATH_CARDS, PATH_CARDS);
    item = json_first(&cards);
    for (int i = 0; i < count && i < PATH_CARDS; i++, item = json_next(&item)) {
        read_card(&item, &board->card[i]);
    }
    DataError why = {0};
    if (!data_failed(place->error) && !path_sentence_check_board(board, &why)) {
        data_fail(place->error, "%s%s%s", place->file != NULL ? place->file : "", place->file != NULL ? ": " : "",
                  why.text);
    }
}

bool path_board_read(PathBoard *board, const char *text, size_t length, const char *file, DataError *error) {
    cJSON *tree = json_parse(text, length, "board", file, error);
    if (tree == NULL) {
        return false;
    }
    PathBoard draft;
    JsonPlace root = json_root(tree, "board", file, error);
    path_board_from_json(&root, &draft);
    cJSON_Delete(tree);
    if (data_failed(error)) {
        return false;
    }
    *board = draft;
    return true;
}

bool path_board_load(PathBoard *board, const char *path, DataError *error) {
    size_t length;
    char *text = file_read(path, &length, error);
    if (text == NULL) {
        return false;
    }
    bool fine = path_board_read(board, text, length, file_name(path), error);
    free(text);
    return fine;
}

bool path_board_load_named(PathBoard *board, const char *assets, const char *name, DataError *error) {
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        if (strcmp(name, path_board_names[i]) == 0) {
            char relative[64];
            snprintf(relative, sizeof relative, "path/boards/%s.json", name);
            char *path = file_join(assets, relative);
            bool fine = path_board_load(board, path, error);
            free(path);
            return fine;
        }
    }
    char cut[48], names[DATA_NAMES];
    snprintf(cut, sizeof cut, "%s", name);
    data_trim_utf8(cut);
    data_fail_as(DATA_FAULT_NO_PACK, error, "There is no board named \"%s\": known are %s.", cut,
                 data_names(names, path_board_names, PATH_BOARD_NAMES));
    return false;
}
