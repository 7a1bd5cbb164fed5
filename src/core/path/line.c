#include "core/path/line.h"

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

/* ---- all lines ---- */

typedef struct Search {
    const PathBoard *board;
    const PathCard *card;
    PathLine *out;
    int count;
    PathLine line; /* as far as it is drawn */
} Search;

/* Every line that goes on from a cell, into free ones. Of two equal fields the first is used first, so that no line
 * comes twice. */
static void go_on(Search *search, int at, PathCells open, unsigned used) {
    const PathCard *card = search->card;
    PathCells near = path_beside[at] & open;
    for (int i = 0; i < card->count; i++) {
        bool second = i > 0 && card->colour[i] == card->colour[i - 1] && (used >> (i - 1) & 1) == 0;
        if ((used >> i & 1) != 0 || second) {
            continue;
        }
        PathCells into = near & search->board->colour[card->colour[i]];
        for (; into != 0; into = path_cells_without_first(into)) {
            int cell = path_cells_first(into);
            search->line.cell[search->line.count++] = (uint8_t)cell;
            search->out[search->count++] = search->line;
            go_on(search, cell, open & ~path_cells_of(cell), used | 1u << i);
            search->line.cell[--search->line.count] = 0;
        }
    }
}

int path_lines_on(const PathBoard *board, const PathPlayer *player, const PathCard *card,
                  PathLine out[PATH_LINES_MAX]) {
    Search search = {.board = board, .card = card, .out = out, .count = 1, .line = {.end = PATH_END_B}};
    out[0] = search.line;
    PathCells open = PATH_CELLS_ALL & ~player->taken;
    go_on(&search, path_end_cell(player, PATH_END_B), open, 0);
    if (player->count > 1) {
        search.line.end = PATH_END_A;
        go_on(&search, path_end_cell(player, PATH_END_A), open, 0);
    }
    return search.count;
}
