/* Finds room for what covers the board for a while: where it hides the fewest spaces, pieces and the like, as close as
 * possible to where it would be on an empty board. */
#include "games/world/scenes/table_room.h"

#include <math.h>

static const float STEP = 20, HIDES = 1000; /* units; what a hidden field weighs against a way */
static const float LABEL_ABOVE = 56;        /* units: an event card bears its name */

typedef struct Room {
    Rect board, taken[3]; /* by what lies there before */
    int takens;
    Rect field[WORLD_GOAL_MAX + 1];
    int fields;
    float u;
} Room;

static bool meet(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* A field with a figurine on it, a site with its name below. */
static Rect field_box(const Table *table, float size, int field) {
    Point at = table_board_place(table, field);
    const Board *board = world_session_board(table->session);
    bool has_name = board->track.site[field] != 0 || field == 0 || field == board->track.goal;
    float aside = has_name ? 46 : 28, below = has_name ? 56 : 22;
    return rect_of(at.x - aside * size, at.y - 72 * size, 2 * aside * size, (72 + below) * size);
}

/* What it costs to lie there; counted no further than most. */
static float cost(const Room *room, Rect there, Rect wanted, float most) {
    float sum = hypotf(there.x - wanted.x, there.y - wanted.y) / room->u;
    for (int i = 0; i < room->takens; i++) {
        sum += meet(there, room->taken[i]) ? 10 * HIDES : 0;
    }
    for (int i = 0; i < room->fields && sum < most; i++) {
        sum += meet(there, room->field[i]) ? HIDES : 0;
    }
    return sum;
}

static Rect find(const Room *room, Rect wanted) {
    float step = STEP * room->u, best_cost = cost(room, wanted, wanted, INFINITY);
    Rect board = rect_inset(room->board, 12 * room->u), best = wanted;
    Rect there = {board.x, board.y + board.h - wanted.h, wanted.w, wanted.h};
    while (there.y >= board.y) {
        float its_cost = there.x + there.w <= board.x + board.w ? cost(room, there, wanted, best_cost) : best_cost;
        if (its_cost < best_cost) {
            best = there;
            best_cost = its_cost;
        }
        there.x += step;
        if (there.x + there.w > board.x + board.w) { /* the next row */
            there.x = board.x;
            there.y -= step;
        }
    }
    return best;
}

static Room room_of(const Table *table) {
    const StageLayout *layout = &table->layout;
    Room room = {.board = layout->board, .u = layout->units.u};
    float size = world_session_board(table->session)->layout[layout->shape].bead_radius / 19 * table_board_scale(table);
    for (; room.fields <= world_session_board(table->session)->track.goal; room.fields++) {
        room.field[room.fields] = field_box(table, size, room.fields);
    }
    return room;
}

Rect table_room_near(const Table *table, Rect wanted, Rect not_hidden) {
    Room room = room_of(table);
    room.taken[room.takens++] = not_hidden;
    for (int i = 0; i < table->view.hand_count; i++) {
        room.taken[room.takens++] = table_hand(table, i);
    }
    return rect_snapped(find(&room, wanted));
}

void table_make_room(Table *table) {
    StageLayout *layout = &table->layout;
    Room room = room_of(table);
    float above = LABEL_ABOVE * layout->units.u;
    Rect event = layout->event_resting, card = layout->hand[0];
    event.y -= above;
    event.h += above;
    event = find(&room, event);
    room.taken[room.takens++] = event;
    layout->event_resting = rect_snapped((Rect){event.x, event.y + above, event.w, event.h - above});
    layout->hand[0] = rect_snapped(find(&room, card));
    float apart = TABLE_HAND_APART * card.w;
    Rect two = find(&room, (Rect){card.x - apart, card.y, card.w + 2 * apart, card.h});
    layout->hand[1] = rect_snapped((Rect){two.x + apart, two.y, card.w, card.h});
}
