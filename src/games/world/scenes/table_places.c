/* Where things lie on the table that is drawn, pixels. */
#include "games/world/scenes/near.h"
#include "games/world/scenes/table.h"

#include <math.h>

int table_side(const Table *table, int player) {
    int seats = player - table->bottom;
    return (seats < 0 ? seats + table->view.players : seats) - 1;
}

Rect table_slot(const Table *table, int player, int slot) {
    int side = table_side(table, player);
    return side < 0 ? table->layout.slot[slot] : table->layout.other[side].slot[slot];
}

Rect table_hand_of(const Table *table, int count, int index) {
    if (count < 2) {
        return table->layout.hand[0];
    }
    Rect middle = table->layout.hand[1];
    return rect_moved(middle, roundf(middle.w * (index == 0 ? -TABLE_HAND_APART : TABLE_HAND_APART)), 0);
}

Rect table_hand(const Table *table, int index) {
    return table_hand_of(table, table->view.hand_count, index);
}

Rect table_place(const Table *table, WorldPlace place) {
    switch ((WorldPile)place.pile) {
    case WORLD_PILE_STOCK:
        return table->layout.stock;
    case WORLD_PILE_DISCARD:
        return table->layout.discard;
    case WORLD_PILE_ROW:
        return table_slot(table, place.player, place.slot);
    case WORLD_PILE_HAND:
        return table_hand(table, place.slot);
    }
    return table->layout.stock;
}

static const BoardLayout *board_layout(const Table *table) {
    return &world_session_board(table->session)->layout[table->layout.shape];
}

float table_board_scale(const Table *table) {
    return near_board(table).w / board_layout(table)->width;
}

/* A journal may be older than its board: then fields are spread over the way there is now. */
int table_board_field(const Table *table, int field) {
    int here = world_session_board(table->session)->track.goal, played = table->view.track.goal;
    return here == played ? field : field * here / played;
}

Point table_board_place(const Table *table, int field) {
    const Board *board = world_session_board(table->session);
    BoardPoint at = board->field[field].at[table->layout.shape];
    float scale = table_board_scale(table);
    Rect seen = near_board(table);
    return (Point){seen.x + at.x * scale, seen.y + at.y * scale};
}

Point table_bead(const Table *table, int field) {
    return table_board_place(table, table_board_field(table, field));
}

int table_site_amount(const Table *table, int field) {
    bool is_of_today = world_session_board(table->session)->track.goal == table->view.track.goal;
    return is_of_today ? table->view.track.site[field] : 0;
}

Point table_feet(const Table *table, int player, int field) {
    static const float APART = 43, FALLS = .3f; /* of the board's data: at both ends they stand in a fan */
    const BoardLayout *layout = board_layout(table);
    float scale = table_board_scale(table), size = layout->bead_radius / 19 * scale;
    Point at = table_bead(table, field);
    at.y += 8 * size;
    if (field == 0 || field == table->view.track.goal) {
        float aside = APART * ((float)player - (float)(table->view.players - 1) / 2);
        at.x += aside * scale;
        at.y += (16 - FALLS * fabsf(aside)) * scale;
    }
    return at;
}

int table_place_code(WorldPlace place) {
    return place.pile * 256 + (place.player == WORLD_NOBODY ? 15 : place.player) * 16 + place.slot;
}

int table_coming(const Table *table, WorldPlace place) {
    int coming = 0;
    const Clip *clip;
    for (int i = 0; (clip = timeline_playing(&table->timeline, i)) != NULL; i++) {
        coming += clip->kind == TABLE_CLIP_CARD && clip->c == table_place_code(place);
    }
    return coming;
}
