/* Where everything at the end of a game lies. */
#include "games/world/scenes/victory_parts.h"

#include <math.h>

enum { CHARTS_WIDE = 330 };

/* Divides the space for charts (units) for either view. */
static void place_charts(const Layout *layout, VictoryPlaces *places, float x, float y, float w, float h) {
    enum { VIEWS_HIGH = 68, TILES_HIGH = 112, GAP = 14 };
    Rect views = layout_rect(layout, x, y, w, VIEWS_HIGH);
    for (int i = 0; i < VICTORY_VIEWS; i++) {
        places->view[i] = layout_column(layout, views, VICTORY_VIEWS, i, GAP);
    }
    y += VIEWS_HIGH + GAP;
    h -= VIEWS_HIGH + GAP;
    float moments = h * .5f, journey = (h - TILES_HIGH - 2 * GAP) * .53f;
    float sources = h - TILES_HIGH - 2 * GAP - journey;
    places->moments = layout_rect(layout, x, y, w, moments);
    places->balance = layout_rect(layout, x, y + moments + GAP, w, h - moments - GAP);
    places->journey = layout_rect(layout, x, y, w, journey);
    places->sources = layout_rect(layout, x, y + journey + GAP, w, sources);
    Rect tiles = layout_rect(layout, x, y + h - TILES_HIGH, w, TILES_HIGH);
    for (int i = 0; i < VICTORY_TILES; i++) {
        places->tile[i] = layout_column(layout, tiles, VICTORY_TILES, i, GAP);
    }
}

VictoryPlaces victory_places(const Layout *layout) {
    VictoryPlaces places;
    float wide = layout->wide, margin = 24;
    float beside = margin + PART_HELP_WIDE + 20; /* the headline is in the middle, help in a corner */
    if (layout->portrait) {
        places.charts_button = layout_rect(layout, margin, layout->high - 328, wide - 2 * margin, 84);
        places.full = layout_rect(layout, margin, 190, wide - 2 * margin, layout->high - 190 - 350);
        float buttons_y = layout->high - 224, podium = fmaxf(560 + (layout->high - 1920) * .4f, 420);
        places.headline = layout_rect(layout, beside, 30, wide - 2 * beside, 130);
        places.podium = layout_rect(layout, margin, 170, wide - 2 * margin, podium);
        place_charts(layout, &places, margin, 170 + podium + 18, wide - 2 * margin, buttons_y - 310 - podium);
        places.buttons = layout_rect(layout, margin, buttons_y, wide - 2 * margin, 200);
        return places;
    }
    float left = fmaxf(wide * .45f, 640), right = wide - left - 2 * margin - 20;
    float podium_x = layout->left_handed ? wide - margin - left : margin;
    float charts_x = layout->left_handed ? margin : margin + left + 20;
    beside = margin + CHARTS_WIDE + 20;
    places.charts_button =
        layout_rect(layout, layout->left_handed ? wide - margin - CHARTS_WIDE : margin, 24, CHARTS_WIDE, 84);
    places.full = layout_rect(layout, margin, 136, wide - 2 * margin, 780);
    places.headline = layout_rect(layout, beside, 18, wide - 2 * beside, 104);
    places.podium = layout_rect(layout, podium_x, 136, left, 788);
    place_charts(layout, &places, charts_x, 136, right, 788);
    places.buttons = layout_rect(layout, margin, 944, wide - 2 * margin, 108);
    return places;
}

/* The nth of those that are there: in a row, or in two where it is narrow. */
