#include "games/path/ai/race.h"

static PathCells open_numbers(const PathView *view) {
    PathCells numbers = 0;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        bool open = (view->reached >> (PATH_NUMBER_MIN + i) & 1) == 0;
        numbers |= open ? path_cells_of(view->board.number[i]) : 0;
    }
    return numbers;
}

unsigned race_reach_of(const PathView *view, int player) {
    PathLine lines[PATH_LINES_MAX];
    PathCells numbers = open_numbers(view);
    unsigned reached = 0;
    int count = path_lines_on(&view->board, &view->player[player], &view->board.card[view->card], lines);
    for (int i = 0; i < count; i++) {
        /* every beginning of a line is a line itself */
        int length = lines[i].count;
        if (length > 0 && path_cells_have(numbers, lines[i].cell[length - 1])) {
            reached |= 1u << path_board_number(&view->board, lines[i].cell[length - 1]);
        }
    }
    return reached;
}

unsigned race_within_reach(const PathView *view, int player) {
    unsigned reached = 0;
    for (int other = 0; other < view->players; other++) {
        reached |= other != player ? race_reach_of(view, other) : 0;
    }
    return reached;
}
