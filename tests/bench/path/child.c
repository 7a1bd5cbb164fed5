/* A child's stand-in: it drags to the biggest number it can see, else as far as it gets. */
#include "trial.h"

static int biggest_number(const PathBoard *board, const PathLine *line) {
    int biggest = 0;
    for (int i = 0; i < line->count; i++) {
        int number = path_board_number(board, line->cell[i]);
        biggest = number > biggest ? number : biggest;
    }
    return biggest;
}

PathLine child_choose(const PathView *view, int seat, Random *random) {
    PathLine lines[PATH_LINES_MAX];
    const PathPlayer *player = &view->player[seat];
    int count = path_lines_on(&view->board, player, &view->board.card[view->card], lines);
    uint32_t first = random_below(random, (uint32_t)count);
    PathLine best = lines[0];
    int most = 0;
    for (int i = 0; i < count; i++) {
        const PathLine *line = &lines[((uint32_t)i + first) % (uint32_t)count];
        int liked = biggest_number(&view->board, line) * (PATH_FIELDS_MAX + 1) + line->count;
        if (liked > most) {
            most = liked;
            best = *line;
        }
    }
    return best;
}
