#include "games/path/words/draft.h"

#include <string.h>

/* --- lines -------------------------------------------------------------------------------------------------------- */

static bool has_two_ends(const Draft *draft) {
    return draft->player.count > 1;
}

static PathEnd other_end(PathEnd end) {
    return end == PATH_END_A ? PATH_END_B : PATH_END_A;
}

/* Where the line grows, or would if nothing else is chosen. */
static PathEnd end_of(const Draft *draft) {
    bool is_settled = draft->line.count > 0 || draft->has_chosen;
    return (PathEnd)(is_settled ? draft->line.end : draft->grown);
}

static PathLine empty_line(PathEnd end) {
    return (PathLine){.end = (uint8_t)end};
}

static PathLine with(const PathLine *line, int cell) {
    PathLine longer = *line;
    longer.cell[longer.count++] = (uint8_t)cell;
    return longer;
}

static PathLine shortened(const PathLine *line, int count) {
    PathLine shorter = {.end = line->end, .count = (uint8_t)count};
    memcpy(shorter.cell, line->cell, (size_t)count);
    return shorter;
}

/* Where in the line a cell is, or -1. */
static int place_in_line(const Draft *draft, int cell) {
    for (int i = 0; i < draft->line.count; i++) {
        if (draft->line.cell[i] == cell) {
            return i;
        }
    }
    return -1;
}

static bool may_draw(const Draft *draft, const PathLine *line) {
    return line->count <= draft->card.count &&
           path_line_refuses(&draft->board, &draft->player, &draft->card, line) == PATH_ACCEPTED;
}

/* --- the past ----------------------------------------------------------------------------------------------------- */

static void remember(Draft *draft) {
    if (draft->past_count == DRAFT_PAST) {
        memmove(draft->past, draft->past + 1, (DRAFT_PAST - 1) * sizeof *draft->past);
        draft->past_count--;
    }
    draft->past[draft->past_count++] = draft->line;
}

/* A change to what was there before the last one takes that back: who draws to and fro leaves no trail to undo. */
static void change_to(Draft *draft, PathLine line) {
    bool is_back = draft->past_count > 0 && path_lines_equal(&draft->past[draft->past_count - 1], &line);
    if (is_back) {
        draft->past_count--;
    } else {
        remember(draft);
    }
    draft->line = line;
    draft->has_chosen = draft->has_chosen && draft->past_count > 0;
}

void draft_begin(Draft *draft, const PathBoard *board, const PathPlayer *player, const PathCard *card, PathEnd grown) {
    memset(draft, 0, sizeof *draft);
    draft->board = *board;
    draft->player = *player;
    draft->card = *card;
    draft->grown = (uint8_t)(player->count > 1 ? grown : PATH_END_B);
    draft->line = empty_line((PathEnd)draft->grown);
}

void draft_restore(Draft *draft, const PathLine *line) {
    if (line->count == 0) {
        return;
    }
    draft->line = empty_line((PathEnd)line->end);
    draft->past_count = 0;
    for (int i = 0; i < line->count; i++) {
        change_to(draft, with(&draft->line, line->cell[i]));
    }
}

PathLine draft_line(const Draft *draft) {
    return draft->line.count > 0 ? draft->line : empty_line(PATH_END_B);
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

static PathCells reach_from(const Draft *draft, const PathLine *line) {
    PathCells found = 0;
    int tip = line->count > 0 ? line->cell[line->count - 1] : path_end_cell(&draft->player, (PathEnd)line->end);
    if (line->count == draft->card.count) {
        return 0;
    }
    for (PathCells near = path_beside[tip]; near != 0; near = path_cells_without_first(near)) {
        PathLine longer = with(line, path_cells_first(near));
        if (may_draw(draft, &longer)) {
            found |= path_cells_of(path_cells_first(near));
        }
    }
    return found;
}

static PathCells reach_of_end(const Draft *draft, PathEnd end) {
    PathLine line = empty_line(end);
    return reach_from(draft, &line);
}

static bool both_may_grow(const Draft *draft) {
    return draft->line.count == 0 && !draft->has_chosen && has_two_ends(draft);
}

PathCells draft_reach(const Draft *draft) {
    if (both_may_grow(draft)) {
        return reach_of_end(draft, PATH_END_A) | reach_of_end(draft, PATH_END_B);
    }
    if (draft->line.count == 0) {
        return reach_of_end(draft, end_of(draft));
    }
    return reach_from(draft, &draft->line);
}

/* Whether a line goes on from what is drawn. */
static bool goes_on(const Draft *draft, const PathLine *line) {
    if (line->count <= draft->line.count) {
        return false;
    }
    bool is_at_end = line->end == end_of(draft) || both_may_grow(draft);
    return is_at_end && memcmp(line->cell, draft->line.cell, draft->line.count) == 0;
}

PathCells draft_horizon(const Draft *draft) {
    PathLine lines[PATH_LINES_MAX];
    PathCells found = 0;
    int count = path_lines_on(&draft->board, &draft->player, &draft->card, lines);
    for (int i = 0; i < count; i++) {
        if (goes_on(draft, &lines[i])) {
            found |= path_cells_of(lines[i].cell[lines[i].count - 1]);
        }
    }
    return found;
}

/* Free cells that can be come to from a cell. */
static PathCells flood(int from, PathCells taken) {
    PathCells found = 0, news = path_beside[from] & ~taken;
    while (news != 0) {
        int cell = path_cells_first(news);
        found |= path_cells_of(cell);
        news = (news | path_beside[cell]) & ~taken & ~found;
    }
    return found;
}

static PathCells out_of_reach(const Draft *draft, const PathLine *line) {
    PathPlayer player = draft->player;
    path_lengthen(&player, line);
    PathCells found = flood(path_end_cell(&player, PATH_END_A), player.taken) |
                      flood(path_end_cell(&player, PATH_END_B), player.taken);
    return PATH_CELLS_ALL & ~player.taken & ~found;
}

PathCells draft_lost(const Draft *draft) {
    PathLine nothing = empty_line(PATH_END_B);
    return out_of_reach(draft, &nothing);
}

PathCells draft_cut_off(const Draft *draft) {
    return out_of_reach(draft, &draft->line) & ~draft_lost(draft);
}

static PathCells cells_of_line(const Draft *draft) {
    PathCells cells = 0;
    for (int i = 0; i < draft->line.count; i++) {
        cells |= path_cells_of(draft->line.cell[i]);
    }
    return cells;
}

/* The ends are pressed to go back to them, or to begin there. */
PathCells draft_pressable(const Draft *draft) {
    PathCells cells = draft_reach(draft) | cells_of_line(draft);
    if (draft->line.count > 0) {
        cells |= path_cells_of(path_end_cell(&draft->player, end_of(draft)));
    }
    for (PathEnd end = PATH_END_A; has_two_ends(draft) && end <= PATH_END_B; end++) {
        bool may_begin = reach_of_end(draft, end) != 0 && (draft->line.count == 0 || end != end_of(draft));
        cells |= may_begin ? path_cells_of(path_end_cell(&draft->player, end)) : 0;
    }
    return cells;
}

static bool has_colour(const Draft *draft, int cell) {
    int colour = path_board_colour(&draft->board, cell);
    for (int i = 0; i < draft->card.count; i++) {
        if (draft->card.colour[i] == colour) {
            return true;
        }
    }
    return false;
}

static bool is_beside_tip(const Draft *draft, int cell) {
    bool is_beside = path_cells_have(path_beside[draft_tip(draft)], cell);
    if (both_may_grow(draft)) {
        int other = path_end_cell(&draft->player, other_end(end_of(draft)));
        return is_beside || path_cells_have(path_beside[other], cell);
    }
    return is_beside;
}

DraftWhy draft_why_not(const Draft *draft, int cell) {
    if (path_cells_have(draft_pressable(draft), cell)) {
        return DRAFT_MAY;
    }
    if (path_cells_have(draft->player.taken, cell)) {
        return DRAFT_WHY_TAKEN;
    }
    if (draft_fields_left(draft) == 0) {
        return DRAFT_WHY_USED_UP;
    }
    if (!is_beside_tip(draft, cell)) {
        bool is_other = has_two_ends(draft) && path_cells_have(reach_of_end(draft, other_end(end_of(draft))), cell);
        return is_other ? DRAFT_WHY_OTHER_END : DRAFT_WHY_FAR;
    }
    return has_colour(draft, cell) ? DRAFT_WHY_SPENT : DRAFT_WHY_COLOUR;
}

unsigned draft_live_ends(const Draft *draft) {
    unsigned ends = 0;
    for (unsigned end = 0; end < 2; end++) {
        bool is_there = end == end_of(draft) || both_may_grow(draft);
        PathLine line = draft->line.count > 0 ? draft->line : empty_line((PathEnd)end);
        ends |= is_there && reach_from(draft, &line) != 0 ? 1u << end : 0;
    }
    return ends;
}

int draft_tip(const Draft *draft) {
    const PathLine *line = &draft->line;
    return line->count > 0 ? line->cell[line->count - 1] : path_end_cell(&draft->player, end_of(draft));
}

int draft_field(const Draft *draft, int at) {
    unsigned used = 0;
    int field = 0;
    for (int i = 0; i <= at; i++) {
        int colour = path_board_colour(&draft->board, draft->line.cell[i]);
        field = 0;
        while ((used >> field & 1) != 0 || draft->card.colour[field] != colour) {
            field++;
        }
        used |= 1u << field;
    }
    return field;
}

unsigned draft_used(const Draft *draft) {
    unsigned used = 0;
    for (int i = 0; i < draft->line.count; i++) {
        used |= 1u << draft_field(draft, i);
    }
    return used;
}

bool draft_is_shut_in(const PathPlayer *player) {
    PathCells near = path_beside[path_end_cell(player, PATH_END_A)] | path_beside[path_end_cell(player, PATH_END_B)];
    return (near & ~player->taken) == 0;
}

bool draft_is_passing(const Draft *draft) {
    return draft->line.count == 0 && (draft_reach(draft) != 0 || draft_may_change_end(draft));
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static DraftChange add(Draft *draft, int cell) {
    PathEnd end = end_of(draft);
    if (both_may_grow(draft) && !path_cells_have(reach_of_end(draft, end), cell)) {
        end = other_end(end);
    }
    if (draft->line.count == 0) {
        draft->line.end = (uint8_t)end;
    }
    change_to(draft, with(&draft->line, cell));
    return DRAFT_ADDED;
}

static DraftChange shorten(Draft *draft, int count) {
    if (count == draft->line.count) {
        return DRAFT_UNCHANGED;
    }
    change_to(draft, shortened(&draft->line, count));
    return DRAFT_SHORTENED;
}

bool draft_may_change_end(const Draft *draft) {
    return has_two_ends(draft) && reach_of_end(draft, other_end(end_of(draft))) != 0;
}

DraftChange draft_change_end(Draft *draft) {
    if (!draft_may_change_end(draft)) {
        return DRAFT_UNCHANGED;
    }
    PathEnd end = other_end(end_of(draft));
    if (draft->line.count > 0) {
        change_to(draft, empty_line(end));
    }
    draft->line = empty_line(end);
    draft->has_chosen = true;
    return DRAFT_MOVED;
}

/* Before anything is drawn: from this end alone; pressed once more, from both again. */
static DraftChange choose(Draft *draft, PathEnd end) {
    bool was_chosen = draft->has_chosen && draft->line.end == end;
    draft->line = empty_line(was_chosen ? (PathEnd)draft->grown : end);
    draft->has_chosen = !was_chosen;
    return DRAFT_MOVED;
}

static DraftChange press_end(Draft *draft, int cell) {
    for (PathEnd end = PATH_END_A; has_two_ends(draft) && end <= PATH_END_B; end++) {
        if (cell != path_end_cell(&draft->player, end) || reach_of_end(draft, end) == 0) {
            continue;
        }
        return draft->line.count == 0 ? choose(draft, end) : draft_change_end(draft);
    }
    return DRAFT_UNCHANGED;
}

/* To a tile of the line, or to the end of the path it begins at; -1 where that is not what the cell is. */
static int count_back_to(const Draft *draft, int cell) {
    if (draft->line.count > 0 && cell == path_end_cell(&draft->player, end_of(draft))) {
        return 0;
    }
    int place = place_in_line(draft, cell);
    return place >= 0 ? place + 1 : -1;
}

DraftChange draft_press(Draft *draft, int cell) {
    int back = count_back_to(draft, cell);
    if (back >= 0) {
        return shorten(draft, back == draft->line.count ? back - 1 : back);
    }
    if (path_cells_have(draft_reach(draft), cell)) {
        return add(draft, cell);
    }
    return press_end(draft, cell);
}

/* The one shortest line that goes on from here and ends there; false: there is none, or another as short. */
static bool only_way_to(const Draft *draft, int cell, PathLine *out) {
    PathLine lines[PATH_LINES_MAX];
    int count = path_lines_on(&draft->board, &draft->player, &draft->card, lines), ways = 0;
    for (int i = 0; i < count; i++) {
        const PathLine *line = &lines[i];
        bool ends_there = goes_on(draft, line) && line->cell[line->count - 1] == cell;
        if (!ends_there || (ways > 0 && line->count > out->count)) {
            continue;
        }
        ways = ways > 0 && line->count == out->count ? ways + 1 : 1;
        *out = *line;
    }
    return ways == 1;
}

static DraftChange fill_in(Draft *draft, int cell) {
    PathLine way = {0};
    if (path_cells_have(draft->player.taken, cell) || !only_way_to(draft, cell, &way)) {
        return DRAFT_UNCHANGED;
    }
    if (draft->line.count == 0) {
        draft->line.end = way.end;
    }
    while (draft->line.count < way.count) {
        change_to(draft, shortened(&way, draft->line.count + 1));
    }
    return DRAFT_ADDED;
}

DraftChange draft_pass_over(Draft *draft, int cell) {
    int back = count_back_to(draft, cell);
    if (back >= 0) {
        return shorten(draft, back);
    }
    return path_cells_have(draft_reach(draft), cell) ? add(draft, cell) : fill_in(draft, cell);
}

bool draft_may_go_back(const Draft *draft) {
    return draft->past_count > 0;
}

DraftChange draft_back(Draft *draft) {
    if (draft->past_count == 0) {
        return DRAFT_UNCHANGED;
    }
    PathLine before = draft->past[--draft->past_count];
    bool is_longer = before.count > draft->line.count, is_elsewhere = before.end != draft->line.end;
    draft->line = before;
    draft->has_chosen = draft->has_chosen && draft->past_count > 0;
    return is_elsewhere && before.count > 0 ? DRAFT_MOVED : is_longer ? DRAFT_ADDED : DRAFT_SHORTENED;
}
