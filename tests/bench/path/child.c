/* A child's stand-in, the same one as in tests/drive/stand_ins.py: it goes for the number that is nearest, tile by
 * tile, without a thought of what the card may allow after the next tile, and goes on as long as it can. */
#include "trial.h"

static PathCells beside_all(PathCells cells) {
    PathCells all = cells;
    for (; cells != 0; cells = path_cells_without_first(cells)) {
        all |= path_beside[path_cells_first(cells)];
    }
    return all & PATH_CELLS_ALL;
}

/* Steps to the nearest of these cells; 0: there is none. */
static int way(int from, PathCells to) {
    int steps = 0;
    for (PathCells come = path_cells_of(from); to != 0 && (come & to) == 0; come = beside_all(come)) {
        steps++;
    }
    return steps;
}

/* Where it goes next: the nearest to a number of those cells, the first of equals. */
static int nearest(PathCells cells, PathCells numbers) {
    int best = path_cells_first(cells);
    for (; cells != 0; cells = path_cells_without_first(cells)) {
        int cell = path_cells_first(cells);
        best = way(cell, numbers) < way(best, numbers) ? cell : best;
    }
    return best;
}

static PathCells allowed(const PathBoard *board, int tip, PathCells open, const int left[PATH_COLOURS]) {
    PathCells cells = 0;
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        cells |= left[colour] > 0 ? board->colour[colour] : 0;
    }
    return cells & path_beside[tip] & open;
}

PathLine child_choose(const PathView *view, int seat, Random *random) {
    (void)random;
    const PathBoard *board = &view->board;
    const PathPlayer *player = &view->player[seat];
    const PathCard *card = &board->card[view->card];
    PathCells open = PATH_CELLS_ALL & ~player->taken, numbers = 0;
    int left[PATH_COLOURS] = {0};
    for (int i = 0; i < card->count; i++) {
        left[card->colour[i]]++;
    }
    for (int i = 0; i < PATH_NUMBERS; i++) {
        numbers |= path_cells_of(board->number[i]) & open;
    }
    int a = path_end_cell(player, PATH_END_A), b = path_end_cell(player, PATH_END_B);
    bool is_a = way(a, numbers) < way(b, numbers);
    PathLine line = {.end = is_a ? PATH_END_A : PATH_END_B};
    int tip = is_a ? a : b;
    for (PathCells next; (next = allowed(board, tip, open, left)) != 0;) {
        tip = nearest(next, numbers);
        line.cell[line.count++] = (uint8_t)tip;
        for (int colour = 0; colour < PATH_COLOURS; colour++) {
            left[colour] -= path_cells_have(board->colour[colour], tip);
        }
        open &= ~path_cells_of(tip);
        numbers &= open;
    }
    line.end = line.count > 0 ? line.end : PATH_END_B;
    return line;
}
