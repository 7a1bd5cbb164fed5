/* How a game of the day went, stage by stage or round by round: a coloured square each, as everybody's telephone has
 * them, so that a line of text can carry them anywhere. */
#include "scenes/table/day.h"

#include "gfx/paint.h"
#include "gfx/theme.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* From nothing to the most there is. */
static const struct {
    const char *letter;
    uint32_t color;
} SQUARE[DAY_SQUARES] = {{"\u2b1b", 0x1a1640},
                         {"\U0001f7ea", 0x9a5bd6},
                         {"\U0001f7e6", 0x3f8ef0},
                         {"\U0001f7e9", 0x4cc26a},
                         {"\U0001f7e8", 0xffd34d}};

void day_add_square(char out[DAY_SQUARES_BYTES], int worth) {
    size_t length = strlen(out);
    const char *letter = SQUARE[worth < 0 ? 0 : worth >= DAY_SQUARES ? DAY_SQUARES - 1 : worth].letter;
    if (length + strlen(letter) < DAY_SQUARES_BYTES) {
        snprintf(out + length, DAY_SQUARES_BYTES - length, "%s", letter);
    }
}

void day_add_row(char out[DAY_SQUARES_BYTES]) {
    size_t length = strlen(out);
    if (length > 0 && length + 1 < DAY_SQUARES_BYTES) {
        snprintf(out + length, DAY_SQUARES_BYTES - length, "\n");
    }
}

/* Which one a text begins with; -1: none. */
static int square_at(const char *text) {
    for (int i = 0; i < DAY_SQUARES; i++) {
        if (strncmp(text, SQUARE[i].letter, strlen(SQUARE[i].letter)) == 0) {
            return i;
        }
    }
    return -1;
}

const char *day_squares_of(const char *words) {
    const char *line = strchr(words, '\n');
    return line != NULL && square_at(line + 1) >= 0 ? line + 1 : NULL;
}

static int longest_row(const char *squares, int *rows) {
    int longest = 0, row = 0;
    *rows = 1;
    for (int square; *squares != '\0'; squares += square >= 0 ? strlen(SQUARE[square].letter) : 1) {
        square = square_at(squares);
        row = square >= 0 ? row + 1 : 0;
        *rows += *squares == '\n';
        longest = row > longest ? row : longest;
    }
    return longest;
}

void day_draw_squares(const App *app, const char *squares, Rect where) {
    int rows, longest = longest_row(squares, &rows), row = 0, column = 0;
    float side = fminf(fminf(where.h / (float)rows, where.w / (float)longest), layout_px(&app->layout, 46));
    Point first = {where.x + (where.w - side * (float)longest) / 2, where.y + (where.h - side * (float)rows) / 2};
    PanelStyle style = panel_well();
    for (int square; *squares != '\0'; squares += square >= 0 ? strlen(SQUARE[square].letter) : 1) {
        square = square_at(squares);
        if (square >= 0) {
            Rect place = rect_of(first.x + side * (float)column++, first.y + side * (float)row, side, side);
            style.top = style.bottom = color_rgb(SQUARE[square].color);
            style.radius = side * .16f / app->layout.u;
            paint_panel(app->gfx, rect_snapped(rect_inset(place, side * .07f)), &style);
        } else if (*squares == '\n') {
            row++;
            column = 0;
        }
    }
}
