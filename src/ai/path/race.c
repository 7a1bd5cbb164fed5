#include "ai/path/race.h"

static unsigned reaches(const PathView *view, int player, PathCells numbers) {
    PathLine lines[PATH_LINES_MAX];
    unsigned reached = 0;
    int count = path_lines_on(&view->board, &view->player[player], &view->board.card[view->card], lines);
    for (int i = 0; i < count; i++) {
        for (int at = 0; at < lines[i].count; at++) {
            if (path_cells_have(numbers, lines[i].cell[at])) {
                reached |= 1u << path_board_number(&view->board, lines[i].cell[at]);
            }
        }
    }
    return reached;
}

unsigned race_within_reach(const PathView *view, int player) {
    PathCells numbers = 0;
    unsigned reached = 0;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        bool open = (view->reached >> (PATH_NUMBER_MIN + i) & 1) == 0;
        numbers |= open ? path_cells_of(view->board.number[i]) : 0;
    }
    for (int other = 0; other < view->players; other++) {
        if (other != player) {
            reached |= reaches(view, other, numbers);
        }
    }
    return reached;
}
