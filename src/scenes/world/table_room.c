/* Room for what lies over the board for a while: where it hides the fewest fields, figurines and other such things,
 * and there as near as can be to where it would lie on an empty board. */
#include "scenes/world/table_room.h"

#include <math.h>

static const float STEP = 20, HIDES = 1000; /* units; what a hidden field weighs against a way */
static const float LABEL_ABOVE = 56;        /* units: an event card bears its name */

typedef struct Room {
    const Table *table;
    const BoardLayout *board;
    Rect taken; /* by something laid there before */
} Room;

static bool meet(Rect a, Rect b) {
    return !rect_is_empty(rect_common(a, b));
}

/* A field with a figurine on it. */
static Rect field_box(const Room *room, int field) {
    float size = room->board->bead_radius / 19 * table_board_scale(room->table);
    Point at = table_bead(room->table, field);
    return rect_of(at.x - 28 * size, at.y - 72 * size, 56 * size, 94 * size);
}

static float cost(const Room *room, Rect there, Rect wanted) {
    float sum = hypotf(there.x - wanted.x, there.y - wanted.y) / room->table->layout.units.u;
    for (int i = 0; i <= session_board(room->table->session)->track.goal; i++) {
        sum += meet(there, field_box(room, i)) ? HIDES : 0;
    }
    return sum + (meet(there, room->taken) ? 10 * HIDES : 0);
}

static Rect find(const Room *room, Rect wanted) {
    float u = room->table->layout.units.u, margin = 12 * u, step = STEP * u;
    Rect board = rect_inset(room->table->layout.board, margin), best = wanted;
    float best_cost = cost(room, wanted, wanted);
    for (float y = board.y + board.h - wanted.h; y >= board.y; y -= step) {
        for (float x = board.x; x + wanted.w <= board.x + board.w; x += step) {
            Rect there = {x, y, wanted.w, wanted.h};
            float its_cost = cost(room, there, wanted);
            if (its_cost < best_cost - .5f) {
                best = there;
                best_cost = its_cost;
            }
        }
    }
    return best;
}

void table_make_room(Table *table) {
    StageLayout *layout = &table->layout;
    Room room = {.table = table, .board = &session_board(table->session)->layout[layout->shape]};
    float above = LABEL_ABOVE * layout->units.u;
    Rect event = layout->event_resting, card = layout->hand[0];
    event.y -= above;
    event.h += above;
    room.taken = find(&room, event);
    layout->event_resting = rect_snapped((Rect){room.taken.x, room.taken.y + above, event.w, event.h - above});
    layout->hand[0] = rect_snapped(find(&room, card));
    float apart = TABLE_HAND_APART * card.w;
    Rect two = find(&room, (Rect){card.x - apart, card.y, card.w + 2 * apart, card.h});
    layout->hand[1] = rect_snapped((Rect){two.x + apart, two.y, card.w, card.h});
}
