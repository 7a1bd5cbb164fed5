/* Best Path's boards: what is taken can be played on and is written as it was read; what is refused leaves the board
 * alone. */
#include "fuzz.h"

#include "games/path/data/board.h"

static void check_written(const PathBoard *board) {
    cJSON *tree = path_board_to_json(board);
    char *text = json_print(tree);
    PathBoard again;
    DataError error = {0};
    MUST(path_board_read(&again, text, strlen(text), "again.json", &error));
    MUST(memcmp(&again, board, sizeof again) == 0);
    cJSON_free(text);
    cJSON_Delete(tree);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    PathBoard board, untouched;
    char *text = fuzz_text(data, size);
    DataError error = {0};
    int where;
    memset(&board, 7, sizeof board);
    memset(&untouched, 7, sizeof untouched);
    if (path_board_read(&board, text, size, "fuzz.json", &error)) {
        MUST(path_board_check(&board, &where) == PATH_BOARD_FINE);
        check_written(&board);
    } else {
        MUST(data_failed(&error) && memcmp(&board, &untouched, sizeof board) == 0);
    }
    free(text);
    return 0;
}
