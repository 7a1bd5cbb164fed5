#include "games/path/scenes/tutorial_advice.h"

#include "games/path/words/worth.h"

#include <string.h>

/* Worth of a line: points and tiles. What it cuts off is lost, and it is good to stop where one can go on. */
enum { POINT_WORTH = 4, TILE_WORTH = 4, CUT_WORTH = 5, TIP_WORTH = 2 };

/* The draft as it would be with this line. */
static Draft with_line(const Draft *draft, const PathLine *line) {
    Draft drawn = *draft;
    drawn.line = *line;
    return drawn;
}

static int cut_off_by(const Draft *draft) {
    return path_cells_count(draft_cut_off(draft));
}

static bool can_go_on(const Draft *draft, const PathLine *line) {
    PathCells taken = draft->player.taken;
    for (int i = 0; i < line->count; i++) {
        taken |= path_cells_of(line->cell[i]);
    }
    return line->count > 0 && (path_beside[line->cell[line->count - 1]] & ~taken) != 0;
}

static int worth(const PathView *view, int seat, const Draft *draft, const PathLine *line) {
    PathReached reached[PATH_FIELDS_MAX];
    Draft drawn = with_line(draft, line);
    int sum = line->count * TILE_WORTH, count = worth_of_line(view, seat, line, reached);
    for (int i = 0; i < count; i++) {
        sum += reached[i].points * POINT_WORTH;
    }
    sum += can_go_on(draft, line) ? TIP_WORTH : 0;
    return sum - cut_off_by(&drawn) * CUT_WORTH;
}

static bool begins_with(const PathLine *line, const PathLine *drawn) {
    return drawn->count == 0 || (line->end == drawn->end && line->count >= drawn->count &&
                                 memcmp(line->cell, drawn->cell, drawn->count) == 0);
}

/* Of the lines there are, the best that begins with this one; *most: tiles of the longest. */
static PathLine best_of(const PathLine *list, const int *value, int lines, const PathLine *drawn, int *most) {
    PathLine best = *drawn;
    int best_value = 0;
    bool is_found = false;
    *most = 0;
    for (int i = 0; i < lines; i++) {
        if (begins_with(&list[i], drawn)) {
            *most = list[i].count > *most ? list[i].count : *most;
            if (!is_found || value[i] > best_value) {
                best = list[i];
                best_value = value[i];
                is_found = true;
            }
        }
    }
    return best;
}

static int number_from(const PathBoard *board, const PathLine *line, int from) {
    int highest = 0;
    for (int i = from; i < line->count; i++) {
        int number = path_board_number(board, line->cell[i]);
        highest = number > highest ? number : highest;
    }
    return highest;
}

PathAdvice path_advice(const PathView *view, int seat, const Draft *draft) {
    PathLine list[PATH_LINES_MAX], nothing = {.end = PATH_END_B};
    int value[PATH_LINES_MAX], all;
    int lines = path_lines_on(&draft->board, &draft->player, &draft->card, list);
    for (int i = 0; i < lines; i++) {
        value[i] = worth(view, seat, draft, &list[i]);
    }
    PathAdvice advice = {.next = -1};
    PathLine free = best_of(list, value, lines, &nothing, &all);
    advice.line = best_of(list, value, lines, &draft->line, &advice.most);
    if (advice.line.count > draft->line.count) {
        advice.next = advice.line.cell[draft->line.count];
    }
    advice.number = number_from(&draft->board, &advice.line, draft->line.count);
    Draft better = with_line(draft, &free);
    int cut = cut_off_by(draft);
    advice.cut_off = cut > cut_off_by(&better) ? cut : 0;
    return advice;
}
