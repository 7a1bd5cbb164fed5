/* Sheets of palette, type, panels and what else is painted by code. */
#include "driver/gallery_inside.h"
#include "gfx/theme.h"

#include <stdio.h>

#define NAMED(color)                                                                                                   \
    { #color, color }

static const struct {
    const char *name;
    uint32_t rgb;
} PALETTE[] = {
    NAMED(THEME_TABLE_LIGHT),    NAMED(THEME_TABLE),         NAMED(THEME_TABLE_DARK),    NAMED(THEME_POOL_BLUE),
    NAMED(THEME_POOL_TEAL),      NAMED(THEME_POOL_INDIGO),   NAMED(THEME_POOL_WARM),     NAMED(THEME_SEA),
    NAMED(THEME_PANEL_TOP),      NAMED(THEME_PANEL_BOTTOM),  NAMED(THEME_PANEL_EDGE),    NAMED(THEME_PANEL_LINE),
    NAMED(THEME_SHADOW),         NAMED(THEME_WELL),          NAMED(THEME_VEIL),          NAMED(THEME_GLOW),
    NAMED(THEME_RIBBON_TOP),     NAMED(THEME_RIBBON_BOTTOM), NAMED(THEME_RIBBON_INK),    NAMED(THEME_FOCUS),
    NAMED(THEME_FOCUS_GAP),      NAMED(THEME_BUTTON_TOP),    NAMED(THEME_BUTTON_BOTTOM), NAMED(THEME_TEXT),
    NAMED(THEME_TEXT_SECOND),    NAMED(THEME_TEXT_QUIET),    NAMED(THEME_TEXT_DISABLED), NAMED(THEME_RIGHT_TOP),
    NAMED(THEME_RIGHT_BOTTOM),   NAMED(THEME_RIGHT_INK),     NAMED(THEME_WRONG_TOP),     NAMED(THEME_WRONG_BOTTOM),
    NAMED(THEME_WRONG_INK),      NAMED(THEME_SITE_PLUS),     NAMED(THEME_SITE_PLUS_INK), NAMED(THEME_SITE_MINUS),
    NAMED(THEME_SITE_MINUS_INK), NAMED(THEME_PLAYER_FLASK),  NAMED(THEME_PLAYER_LENS),   NAMED(THEME_PLAYER_VIAL),
    NAMED(THEME_PLAYER_FIBRE),
};

static void draw_palette(const Sheet *sheet) {
    Grid grid = {10, 10, 230, 130, 8, 0};
    for (size_t i = 0; i < sizeof PALETTE / sizeof PALETTE[0]; i++) {
        Rect cell = rect_inset(grid_next(&grid), 8);
        paint_rounded(sheet->gfx, rect_of(cell.x, cell.y, cell.w, 84), RADIUS_CARD, color_rgb(PALETTE[i].rgb));
        sheet_caption(sheet, PALETTE[i].name, rect_of(cell.x, cell.y + 86, cell.w, 26));
    }
    sheet_heading(sheet, "theme_number(1) to theme_number(60)", 20, 806);
    for (int card = 1; card <= 60; card++) {
        Rect bar = {20 + (float)(card - 1) * 30, 856, 28, 90};
        paint_rounded(sheet->gfx, bar, 4, theme_number(card));
    }
    for (int i = 0; i < FIGURINES; i++) {
        Rect box = {20 + (float)i * 230, 980, 100, 80};
        paint_rounded(sheet->gfx, box, RADIUS_CARD, theme_player((Figurine)i));
        paint_rounded(sheet->gfx, rect_moved(box, 110, 0), RADIUS_CARD, theme_player_light((Figurine)i));
    }
}

#define SIZED(size)                                                                                                    \
    { #size, size }

static void draw_type(const Sheet *sheet) {
    static const struct {
        const char *name;
        float size;
    } TYPE[] = {SIZED(TYPE_TITLE), SIZED(TYPE_HEADING), SIZED(TYPE_QUESTION), SIZED(TYPE_ANSWER), SIZED(TYPE_LARGE),
                SIZED(TYPE_ASKED), SIZED(TYPE_TEXT),    SIZED(TYPE_SMALL),    SIZED(TYPE_LABEL),  SIZED(TYPE_TINY)};
    static const char SAMPLE[] = "Größe 0123 çéàù — 玻璃世界 +2 −3";
    float y = 20;
    for (size_t i = 0; i < sizeof TYPE / sizeof TYPE[0]; i++) {
        float high = TYPE[i].size * 1.5f + 10;
        sheet_caption(sheet, TYPE[i].name, rect_of(10, y, 180, high));
        for (int face = 0; face < 2; face++) {
            TextStyle style = {.face = face == 0 ? TEXT_REGULAR : TEXT_BOLD, .size = TYPE[i].size, .fit = TEXT_SHRINK};
            text_draw(sheet->gfx, &style, SAMPLE, rect_of(200 + 860 * (float)face, y, 840, high));
        }
        y += high;
    }
    for (int i = 0; i < 10; i++) {
        char digit[2] = {(char)('0' + i), '\0'};
        TextStyle style = {.face = TEXT_NUMERAL, .size = 96, .align = TEXT_CENTER, .color = theme_number(1 + i * 6)};
        text_draw(sheet->gfx, &style, digit, rect_of(200 + (float)i * 90, y + 10, 90, 120));
    }
}

static void draw_signs(const Sheet *sheet, float y) {
    for (int i = SIGN_TICK; i <= SIGN_PAUSE; i++) {
        paint_sign(sheet->gfx, (Sign)i, rect_of(40 + (float)i * 90, y, 64, 64), color_rgb(THEME_TEXT));
    }
}

static void draw_light(const Sheet *sheet, float y) {
    Gfx *gfx = sheet->gfx;
    Rect box = {40, y, 220, 120};
    paint_glow(gfx, box, RADIUS_BUTTON, 26, color_alpha(color_rgb(THEME_GLOW), .9f));
    paint_rounded(gfx, box, RADIUS_BUTTON, color_rgb(THEME_PANEL_BOTTOM));
    sheet_caption(sheet, "paint_glow", box);
    box = rect_moved(box, 300, 0);
    paint_rounded(gfx, box, RADIUS_BUTTON, color_rgb(THEME_PANEL_BOTTOM));
    paint_focus(gfx, box, RADIUS_BUTTON);
    sheet_caption(sheet, "paint_focus", box);
    box = rect_moved(box, 300, 0);
    paint_shadow(gfx, box, RADIUS_BUTTON, 20, 10);
    paint_rounded(gfx, box, RADIUS_BUTTON, color_rgb(THEME_PANEL_TOP));
    sheet_caption(sheet, "paint_shadow", box);
    box = rect_moved(box, 300, 0);
    paint_pool(gfx, rect_middle(box), 110, 60, color_alpha(color_rgb(THEME_GLOW), .9f));
    sheet_caption(sheet, "paint_pool", box);
    box = rect_moved(box, 300, 0);
    for (int i = 0; i <= 4; i++) {
        paint_bar(gfx, rect_of(box.x, box.y + (float)i * 26, box.w, 14), (float)i / 4, color_rgb(THEME_RIBBON_BOTTOM),
                  color_rgb(THEME_GLOW));
        paint_arc(gfx, (Point){box.x + 300, box.y + 60}, 20 + 10 * (float)i, 6, 0, .2f + .2f * (float)i,
                  color_rgb(THEME_GLOW));
    }
}

static void draw_panels(const Sheet *sheet) {
    static const struct {
        const char *name;
        PanelStyle (*style)(void);
    } PANEL[] = {{"panel_glass", panel_glass}, {"panel_popup", panel_popup}, {"panel_button", panel_button},
                 {"panel_main", panel_main},   {"panel_well", panel_well},   {"panel_ribbon", panel_ribbon},
                 {"panel_right", panel_right}, {"panel_wrong", panel_wrong}};
    Grid grid = {10, 10, 450, 250, 4, 0};
    for (size_t i = 0; i < sizeof PANEL / sizeof PANEL[0]; i++) {
        Rect cell = grid_next(&grid);
        PanelStyle style = PANEL[i].style();
        paint_panel(sheet->gfx, rect_of(cell.x + 25, cell.y + 25, 400, 180), &style);
        sheet_caption(sheet, PANEL[i].name, rect_of(cell.x, cell.y + 214, cell.w, 26));
    }
    draw_light(sheet, 550);
    draw_signs(sheet, 720);
}

const Page GALLERY_STYLES[] = {
    {"palette", 1860, 1080, draw_palette},
    {"type", 1920, 830, draw_type},
    {"panels", 1820, 820, draw_panels},
    {0},
};
