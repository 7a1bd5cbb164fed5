/* Boards: what is taken is a track the core can play on, what is refused leaves the board alone. Of those that did not
 * come with the game no name may lead to a file that is not a picture of ours. */
#include "fuzz.h"

#include "games/world/data/own_board.h"

static void check_own(const char *text, size_t size) {
    static Board board;
    DataError error = {0};
    if (!own_board_read(&board, text, size, "fuzz.json", &error)) {
        MUST(data_failed(&error));
        return;
    }
    for (int i = 0; i <= board.track.goal; i++) {
        MUST(strpbrk(board.field[i].site.icon, "/\\.%") == NULL);
    }
    MUST(strncmp(board.layout[BOARD_LANDSCAPE].map, "map-", 4) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static Board board;
    char *text = fuzz_text(data, size);
    DataError error = {0};
    int field;
    board.track.goal = 0;
    if (board_read(&board, text, size, "fuzz.json", &error)) {
        MUST(world_track_check(&board.track, &field) == WORLD_TRACK_FINE);
        MUST(board.field[0].role == BOARD_START && board.field[board.track.goal].role == BOARD_GOAL);
    } else {
        MUST(data_failed(&error) && board.track.goal == 0);
    }
    check_own(text, size);
    free(text);
    return 0;
}
