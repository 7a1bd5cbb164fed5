#include "games/world/scenes/route.h"

#include "base/memory.h"
#include "games/world/scenes/lit.h"
#include "gfx/picture.h"
#include "platform/paths.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DAWN_ROWS = 7, DAWN_STOPS = 5, STRANDS = 4, STEPS = 12 };

static const float BEAD = 19, MEDALLION = 28, END = 38; /* radii at which these are drawn */
static const float APART = 3.1f, SMALLEST = .78f;       /* of the strands, as in lit.c */

/* From indigo at the start to gold at the finish, each from where light gathers in the glass to its rim. */
static const unsigned DAWN[DAWN_ROWS][DAWN_STOPS] = {
    {0xedc5ee, 0xb595f6, 0x4d5fe3, 0x1e3fb5, 0x002169}, {0xffd9e8, 0xeb9bea, 0x9c5ce4, 0x6e3dbc, 0x3f2279},
    {0xfff2f0, 0xffb2ca, 0xd85cc8, 0xa63ca8, 0x6a2572}, {0xfff5ee, 0xffcec5, 0xff6898, 0xd24080, 0x8e2c5c},
    {0xfff6e7, 0xffe3cf, 0xff8e73, 0xec5448, 0xa63c3c}, {0xfff7d7, 0xffe5ba, 0xffac54, 0xe57e00, 0xae5800},
    {0xfff9c2, 0xffe975, 0xf3cc00, 0xcfa300, 0xa17900},
};
static const char *const DAWN_AT[DAWN_STOPS] = {"0", ".2", ".52", ".8", "1"};

static const char GLASS[] =
    "<radialGradient id=\"shadow\" gradientUnits=\"userSpaceOnUse\" r=\"1\"><stop offset=\"0\" stop-color=\"#020a1c\" "
    "stop-opacity=\"0.62\"/><stop offset=\"0.6\" stop-color=\"#020a1c\" stop-opacity=\"0.45\"/><stop offset=\"1\" "
    "stop-color=\"#020a1c\" stop-opacity=\"0\"/></radialGradient>"
    "<linearGradient id=\"bead-shine\" gradientUnits=\"userSpaceOnUse\" x1=\"-10\" y1=\"-15\" x2=\"-2\" y2=\"-2\">"
    "<stop offset=\"0\" stop-color=\"#ffffff\" stop-opacity=\"0.95\"/><stop offset=\"1\" stop-color=\"#ffffff\" "
    "stop-opacity=\"0.1\"/></linearGradient>"
    "<linearGradient id=\"bead-rim\" gradientUnits=\"userSpaceOnUse\" x1=\"-14\" y1=\"-14\" x2=\"14\" y2=\"14\">"
    "<stop offset=\"0\" stop-color=\"#ffffff\" stop-opacity=\"0.85\"/><stop offset=\"0.5\" stop-color=\"#d7f6ff\" "
    "stop-opacity=\"0.15\"/><stop offset=\"1\" stop-color=\"#ffffff\" stop-opacity=\"0.75\"/></linearGradient>";

/* What a bead has beside its colour. */
static const char BEAD_UNDER[] =
    "<g transform=\"translate(2.5 5) scale(25 24)\"><circle r=\"1\" "
    "fill=\"url(#shadow)\"/></g><circle r=\"19.8\" fill=\"#0a1440\" fill-opacity=\".75\"/>";
static const char BEAD_OVER[] =
    "<circle r=\"18\" fill=\"none\" stroke=\"url(#bead-rim)\" stroke-width=\"1.7\"/>"
    "<path d=\"M-15-2C-15-10-8-15 0-15C4-15 7-14 9-12C3-13-9-9-15-2Z\" fill=\"url(#bead-shine)\"/>"
    "<circle cx=\"8.5\" cy=\"9\" r=\"2.4\" fill=\"#ffffff\" fill-opacity=\".9\"/>";

/* The picture as it grows. */
typedef struct Svg {
    char *text;
    size_t length, room;
} Svg;

static void put(Svg *svg, const char *format, ...) DATA_FORMAT(2, 3);

static void put(Svg *svg, const char *format, ...) {
    va_list arguments;
    for (;;) {
        va_start(arguments, format);
        int written = vsnprintf(svg->text + svg->length, svg->room - svg->length, format, arguments);
        va_end(arguments);
        if ((size_t)written < svg->room - svg->length) {
            svg->length += (size_t)written;
            return;
        }
        svg->room = 2 * svg->room + (size_t)written;
        svg->text = memory_resize(svg->text, svg->room);
    }
}

/* --- the fibre ---------------------------------------------------------------------------------------------------- */

static Point point_of(const Board *board, BoardShape shape, int field) {
    int goal = board->track.goal;
    BoardPoint at = board->field[field < 0 ? 0 : field > goal ? goal : field].at[shape];
    return (Point){at.x, at.y};
}

static Point on_way(const Board *board, BoardShape shape, int step) {
    Point through[4];
    for (int i = 0; i < 4; i++) {
        through[i] = point_of(board, shape, step / STEPS - 1 + i);
    }
    return lit_curve(through, (float)(step % STEPS) / STEPS);
}

/* A line along the way, so far beside it. */
static void put_line(Svg *svg, const Board *board, BoardShape shape, float aside) {
    put(svg, "<path d=\"");
    for (int step = 0; step <= board->track.goal * STEPS; step++) {
        Point at = on_way(board, shape, step), before = on_way(board, shape, step > 0 ? step - 1 : 0);
        Point to = on_way(board, shape, step < board->track.goal * STEPS ? step + 1 : step);
        float far = fmaxf(hypotf(to.x - before.x, to.y - before.y), .01f);
        put(svg, "%c%.1f %.1f", step > 0 ? 'L' : 'M', (double)(at.x - (to.y - before.y) / far * aside),
            (double)(at.y + (to.x - before.x) / far * aside));
    }
    put(svg, "\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\" ");
}

static void put_fibre(Svg *svg, const Board *board, BoardShape shape) {
    static const struct {
        const char *color, *opacity;
        float wide, moved;
    } SHEATH[] = {
        {"#020a1c", ".36", 22.5f, 4}, {"#10205c", ".92", 19.4f, 0}, {"#a9b8f4", ".3", 18, 0}, {"#0e1c52", "1", 16, 0}};
    float scale = fmaxf(SMALLEST, fminf(1, board->layout[shape].bead_radius / BEAD));
    for (size_t i = 0; i < sizeof SHEATH / sizeof *SHEATH; i++) {
        put(svg, "<g transform=\"translate(%.0f %.0f)\">", (double)SHEATH[i].moved / 2, (double)SHEATH[i].moved);
        put_line(svg, board, shape, 0);
        put(svg, "stroke=\"%s\" stroke-opacity=\"%s\" stroke-width=\"%.2f\"/></g>", SHEATH[i].color, SHEATH[i].opacity,
            (double)(SHEATH[i].wide * scale));
    }
    for (int i = 0; i < STRANDS; i++) {
        put_line(svg, board, shape, ((float)i - (STRANDS - 1) / 2.0f) * APART * scale);
        put(svg, "stroke=\"#7f93d8\" stroke-opacity=\".5\" stroke-width=\"%.2f\"/>", (double)(APART * scale * .52f));
    }
}

/* --- what lies on it ---------------------------------------------------------------------------------------------- */

static unsigned mixed(unsigned one, unsigned other, float share) {
    unsigned out = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        float a = (float)(one >> shift & 0xff), b = (float)(other >> shift & 0xff);
        out |= (unsigned)(a + (b - a) * share) << shift;
    }
    return out;
}

static void put_color(Svg *svg, int field, int goal) {
    float row = (float)field / (float)goal * (DAWN_ROWS - 1);
    int from = row < DAWN_ROWS - 1 ? (int)row : DAWN_ROWS - 2;
    put(svg, "<radialGradient id=\"dawn%d\" gradientUnits=\"userSpaceOnUse\" cx=\"5\" cy=\"7\" r=\"27\">", field);
    for (int i = 0; i < DAWN_STOPS; i++) {
        put(svg, "<stop offset=\"%s\" stop-color=\"#%06x\"/>", DAWN_AT[i],
            mixed(DAWN[from][i], DAWN[from + 1][i], row - (float)from));
    }
    put(svg, "</radialGradient>");
}

static void put_bead(Svg *svg, const Board *board, BoardShape shape, int field) {
    Point at = point_of(board, shape, field);
    float radius = board->layout[shape].bead_radius, scale = radius / BEAD * lit_bead_scale(radius, field);
    put(svg, "<g transform=\"translate(%.1f %.1f) scale(%.3f)\">%s<circle r=\"18.8\" fill=\"url(#dawn%d)\"/>%s",
        (double)at.x, (double)at.y, (double)scale, BEAD_UNDER, field, BEAD_OVER);
    if (field % 10 == 0) {
        put(svg, "<circle r=\"20.4\" fill=\"none\" stroke=\"#fff3d6\" stroke-opacity=\".95\" stroke-width=\"2.4\"/>");
    }
    put(svg, "</g>");
}

/* What is between its root's tags: all of ours name the same gradients the same. */
static char *read_inside(const char *icon) {
    char name[96];
    size_t size;
    snprintf(name, sizeof name, "art/board/sprites/%s.svg", icon);
    char *svg = asset_read(name, &size);
    char *from = svg != NULL ? strstr(svg, "<svg") : NULL, *end = svg != NULL ? strstr(svg, "</svg>") : NULL;
    from = from != NULL ? strchr(from, '>') : NULL;
    char *inside = NULL;
    if (from != NULL && end > from) {
        *end = '\0';
        inside = memory_copy(from + 1);
    }
    free(svg);
    return inside;
}

/* A sprite, or where there is none of that name a plain piece of glass. */
static void put_medallion(Svg *svg, const Board *board, BoardShape shape, int field) {
    const BoardLayout *layout = &board->layout[shape];
    bool is_site = board->field[field].role == BOARD_SITE;
    float scale = is_site ? layout->site_radius / MEDALLION : layout->end_radius / END;
    Point at = point_of(board, shape, field);
    char *inside = read_inside(board->field[field].site.icon);
    put(svg, "<g transform=\"translate(%.1f %.1f) scale(%.3f)\">", (double)at.x, (double)at.y, (double)scale);
    if (inside != NULL) {
        put(svg, "%s", inside);
    } else {
        put(svg, "<circle r=\"%.0f\" fill=\"%s\"/><circle r=\"%.0f\" fill=\"#164884\"/>",
            (double)(is_site ? MEDALLION : END), board->track.site[field] < 0 ? "#c6a2ff" : "#ffd27a",
            (double)(is_site ? MEDALLION : END) * .82);
    }
    put(svg, "</g>");
    free(inside);
}

static char *draw(const Board *board, BoardShape shape) {
    Svg svg = {.room = 1 << 17};
    svg.text = memory_raw(svg.room);
    put(&svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\"><defs>%s",
        (double)board->layout[shape].width, (double)board->layout[shape].height, GLASS);
    for (int i = 0; i <= board->track.goal; i++) {
        put_color(&svg, i, board->track.goal);
    }
    put(&svg, "</defs>");
    put_fibre(&svg, board, shape);
    for (int i = 0; i <= board->track.goal; i++) {
        if (board->field[i].role == BOARD_PLAIN) {
            put_bead(&svg, board, shape, i);
        }
    }
    for (int i = 0; i <= board->track.goal; i++) {
        if (board->field[i].role != BOARD_PLAIN) {
            put_medallion(&svg, board, shape, i);
        }
    }
    put(&svg, "</svg>");
    return svg.text;
}

void route_define(Gfx *gfx, const Board *board) {
    for (int shape = 0; shape < BOARD_SHAPES && !board_is_ours(board->name); shape++) {
        const char *route = board->layout[shape].route;
        char name[80];
        char *svg = draw(board, (BoardShape)shape);
        snprintf(name, sizeof name, "board/%.*s", (int)strcspn(route, "."), route);
        picture_define(gfx, name, svg);
        free(svg);
    }
}
