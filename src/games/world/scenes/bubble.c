#include "games/world/scenes/bubble.h"

#include "games/world/scenes/table_room.h"
#include "shell/scene.h"

#include <math.h>

static const float WIDEST = 560, GAP = 14; /* units */

static Rect portrait_of(const Table *table) {
    int side = table_side(table, table->speech.player);
    return side < 0 ? table->layout.own_portrait : table->layout.other[side].portrait;
}

/* On the board, below the speaker's panel or above it, where it hides little. */
static Rect place(const Table *table) {
    const StageLayout *layout = &table->layout;
    Rect seat = portrait_of(table);
    Rect board = rect_inset(layout->board, GAP * layout->units.u);
    Point size = speech_size(table->app, &table->speech, fminf(WIDEST * layout->units.u, board.w));
    float y = rect_middle(seat).y < rect_middle(board).y ? board.y : board.y + board.h - size.y;
    float x = fminf(fmaxf(seat.x, board.x), board.x + board.w - size.x);
    return table_room_for_now(table, rect_of(x, y, size.x, size.y));
}

void bubble_step(Table *table) {
    const Speech *speech = &table->speech;
    speech_step(&table->speech, table->app);
    int said = speech->character * AI_SENTENCES + speech->sentence;
    bool is_placed = !rect_is_empty(table->bubble.panel) && table->bubble.said == said &&
                     table->bubble.text_scale == table->app->layout.text_scale;
    if (speech->speaks && !is_placed) {
        table->bubble.panel = place(table);
        table->bubble.said = said;
        table->bubble.text_scale = table->app->layout.text_scale;
        scene_changed(table->app);
    }
}

void bubble_draw(const Table *table) {
    if (table->speech.speaks && !rect_is_empty(table->bubble.panel)) {
        speech_draw(table->app, &table->speech, table->bubble.panel, rect_middle(portrait_of(table)));
    }
}
