#include "games/path/rules/line.h"

#include <string.h>

int path_points(const PathPlayer *player) {
    int points = 0;
    for (int i = 0; i < player->reached_count; i++) {
        points += player->reached[i].points;
    }
    return points;
}

int path_total(const PathPlayer *player) {
    return path_points(player) - path_missed(player);
}

bool path_lines_equal(const PathLine *a, const PathLine *b) {
    return a->end == b->end && a->count == b->count && memcmp(a->cell, b->cell, a->count) == 0;
}

void path_lengthen(PathPlayer *player, const PathLine *line) {
    for (int i = 0; i < line->count; i++) {
        if (line->end == PATH_END_A) {
            player->first = (uint8_t)((player->first - 1) & (PATH_RING - 1));
            player->ring[player->first] = line->cell[i];
        } else {
            player->ring[(player->first + player->count) & (PATH_RING - 1)] = line->cell[i];
        }
        player->count++;
        player->taken |= path_cells_of(line->cell[i]);
    }
}

static PathRefusal refuses_end(const PathPlayer *player, const PathLine *line) {
    if (line->end == PATH_END_B) {
        return PATH_ACCEPTED;
    }
    if (line->end != PATH_END_A) {
        return PATH_REFUSED_NO_SUCH_END;
    }
    if (player->count == 1) {
        return PATH_REFUSED_ONE_END;
    }
    return line->count == 0 ? PATH_REFUSED_PASS_END : PATH_ACCEPTED;
}

/* Uses up a field of the card for the cell; false: there is none. */
static bool use_field(const PathBoard *board, const PathCard *card, unsigned *used, int cell) {
    for (int i = 0; i < card->count; i++) {
        if ((*used >> i & 1) == 0 && path_cells_have(board->colour[card->colour[i]], cell)) {
            *used |= 1u << i;
            return true;
        }
    }
    return false;
}

PathRefusal path_line_refuses(const PathBoard *board, const PathPlayer *player, const PathCard *card,
                              const PathLine *line) {
    PathRefusal refusal = refuses_end(player, line);
    if (refusal != PATH_ACCEPTED) {
        return refusal;
    }
    if (line->count > card->count) {
        return PATH_REFUSED_TOO_LONG;
    }
    PathCells taken = player->taken;
    unsigned used = 0;
    int at = path_end_cell(player, (PathEnd)line->end);
    for (int i = 0; i < line->count; i++) {
        int cell = line->cell[i];
        if (cell >= PATH_CELLS) {
            return PATH_REFUSED_NO_SUCH_CELL;
        }
        if (path_cells_have(taken, cell)) {
            return PATH_REFUSED_TAKEN;
        }
        if (!path_cells_have(path_beside[at], cell)) {
            return PATH_REFUSED_NOT_BESIDE;
        }
        if (!use_field(board, card, &used, cell)) {
            return PATH_REFUSED_NO_FIELD;
        }
        taken |= path_cells_of(cell);
        at = cell;
    }
    return PATH_ACCEPTED;
}

/* --- all lines ---------------------------------------------------------------------------------------------------- */

typedef struct Search {
    PathCells colour[PATH_CARD_COLOURS]; /* the cells of each colour of the card */
    PathLine *out;                       /* where the next line goes */
    PathLine line;                       /* as far as it is drawn */
} Search;

enum { NO_COLOUR = -1 };

static void search_begin(Search *search, const PathBoard *board, const PathCard *card, int *doubled) {
    int colours = 0;
    *doubled = NO_COLOUR;
    for (int i = 0; i < card->count; i++) {
        if (i > 0 && card->colour[i] == card->colour[i - 1]) {
            *doubled = colours - 1;
        } else {
            search->colour[colours++] = board->colour[card->colour[i]];
        }
    }
}

/* Every line that goes on from `drawn` cells into one of those in `near`. reach: free cells of the colours that are
 * left; doubled: the colour that is left twice. */
static void go_on(Search *search, int drawn, PathCells near, PathCells reach, int doubled) {
    for (; near != 0; near = path_cells_without_first(near)) {
        int cell = path_cells_first(near), colour = 0;
        while (!path_cells_have(search->colour[colour], cell)) {
            colour++;
        }
        PathCells left = reach & ~path_cells_of(cell);
        if (colour != doubled) {
            left &= ~search->colour[colour];
        }
        search->line.cell[drawn] = (uint8_t)cell;
        search->line.count = (uint8_t)(drawn + 1);
        *search->out++ = search->line;
        if ((path_beside[cell] & left) != 0) {
            go_on(search, drawn + 1, path_beside[cell] & left, left, colour == doubled ? NO_COLOUR : doubled);
        }
    }
    search->line.cell[drawn] = 0;
}

int path_lines_on(const PathBoard *board, const PathPlayer *player, const PathCard *card,
                  PathLine out[PATH_LINES_MAX]) {
    Search search = {.out = out, .line = {.end = PATH_END_B}};
    int doubled;
    search_begin(&search, board, card, &doubled);
    PathCells reach = search.colour[0] | search.colour[1] | search.colour[2] | search.colour[3];
    reach &= ~player->taken;
    *search.out++ = search.line;
    go_on(&search, 0, path_beside[path_end_cell(player, PATH_END_B)] & reach, reach, doubled);
    if (player->count > 1) {
        search.line.end = PATH_END_A;
        go_on(&search, 0, path_beside[path_end_cell(player, PATH_END_A)] & reach, reach, doubled);
    }
    return (int)(search.out - out);
}
