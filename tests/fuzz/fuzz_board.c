/* Boards: what is taken is a track the core can play on, what is refused leaves the board alone. */
#include "fuzz.h"

#include "games/world/data/board.h"

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
    free(text);
    return 0;
}
