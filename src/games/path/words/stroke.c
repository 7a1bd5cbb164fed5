#include "games/path/words/stroke.h"

DraftChange stroke_down(DraftStroke *stroke, Draft *draft, int cell) {
    *stroke = (DraftStroke){.at = (int8_t)cell, .is_down = cell != STROKE_OFF};
    if (cell == STROKE_OFF || !path_cells_have(draft_reach(draft), cell)) {
        return DRAFT_UNCHANGED;
    }
    stroke->has_drawn = true;
    return draft_press(draft, cell);
}

/* From the end the line is not drawn at, straight onto a tile in reach there: the line moves. */
static DraftChange leave(const DraftStroke *stroke, Draft *draft, int cell) {
    Draft moved = *draft;
    bool begins = draft->line.count == 0 || draft_tip(draft) != stroke->at;
    if (!begins || draft_press(&moved, stroke->at) != DRAFT_MOVED || !path_cells_have(draft_reach(&moved), cell)) {
        return DRAFT_UNCHANGED;
    }
    bool was_empty = draft->line.count == 0;
    *draft = moved;
    draft_pass_over(draft, cell);
    return was_empty ? DRAFT_ADDED : DRAFT_MOVED;
}

/* From a tile of the line that is not its last: it is shortened to there first. */
static void go_back_to(const DraftStroke *stroke, Draft *draft) {
    if (stroke->at != draft_tip(draft)) {
        draft_pass_over(draft, stroke->at);
    }
}

DraftChange stroke_over(DraftStroke *stroke, Draft *draft, int cell) {
    if (!stroke->is_down || cell == STROKE_OFF || cell == stroke->at) {
        return DRAFT_UNCHANGED;
    }
    bool is_first = !stroke->has_drawn;
    int count = draft->line.count;
    DraftChange change = is_first ? leave(stroke, draft, cell) : DRAFT_UNCHANGED;
    if (change == DRAFT_UNCHANGED) {
        if (is_first && path_cells_have(draft_pressable(draft), stroke->at)) {
            go_back_to(stroke, draft);
        }
        change = draft_pass_over(draft, cell);
        change = change == DRAFT_UNCHANGED && draft->line.count < count ? DRAFT_SHORTENED : change;
    }
    stroke->has_drawn = true;
    stroke->at = (int8_t)cell;
    return change;
}

DraftChange stroke_up(DraftStroke *stroke, Draft *draft, DraftWhy *refused) {
    bool is_tap = stroke->is_down && !stroke->has_drawn;
    stroke->is_down = false;
    *refused = DRAFT_MAY;
    if (!is_tap) {
        return DRAFT_UNCHANGED;
    }
    *refused = draft_why_not(draft, stroke->at);
    return draft_press(draft, stroke->at);
}
