/* Where everything is over the demo. In landscape there is a band below the game; in portrait it also covers the
 * table's own buttons, which nobody may press here. */
#include "scenes/kiosk/attract_inside.h"

static const float MARGIN = 24, GAP = 14, CAPTION = 78; /* units */

static const float LOW_HIGH = 252, LOW_DOORS_HIGH = 338;
static const float TALL_HIGH = 566, TALL_RESERVED = 404, TALL_DOORS = 325, TALL_INVITATION = 150;
static const float TALL_CAPTION = 124, TALL_LANGUAGE = 74, TALL_EMPTY = 90;

static bool has_doors(const App *app) {
    return stand_games(app) > 1;
}

static void place_doors(const Layout *layout, const App *app, AttractPlaces *places, Rect row) {
    for (int i = 0; i < stand_games(app); i++) {
        places->door[i] = layout_column(layout, row, stand_games(app), i, GAP);
    }
}

static void place_tall(const App *app, AttractPlaces *places) {
    const Layout *layout = &app->whole;
    float wide = layout->wide - 2 * MARGIN, middle = has_doors(app) ? TALL_DOORS : TALL_INVITATION;
    float y = layout->high - (TALL_HIGH - TALL_INVITATION + middle) + 8;
    places->caption = layout_rect(layout, MARGIN, y, wide, TALL_CAPTION);
    y += TALL_CAPTION + GAP;
    if (has_doors(app)) {
        place_doors(layout, app, places, layout_rect(layout, MARGIN, y, wide, middle));
    } else {
        places->invitation = layout_rect(layout, MARGIN + 30, y, wide - 60, middle);
    }
    y += middle + GAP;
    int rows = app->kiosk->config.language_count > 3 ? 2 : 1;
    float languages = TALL_LANGUAGE * (float)rows + 10 * (float)(rows - 1);
    places->languages = layout_rect(layout, MARGIN, y, wide, languages);
    y += languages + 8;
    places->side = layout_rect(layout, MARGIN, y, wide, layout->high - 8 - y);
}

static void place_low(const App *app, AttractPlaces *places) {
    const Layout *layout = &app->whole;
    float wide = layout->wide - 2 * MARGIN, y = layout->high - LOW_HIGH, side = wide * .215f;
    float invitation = wide * .375f, languages = wide - side - invitation - 2 * GAP;
    float low = y + 96, high = LOW_HIGH - 96 - 14;
    bool mirrored = layout->left_handed;
    places->caption = layout_rect(layout, MARGIN, y + 6, wide, CAPTION);
    places->side = layout_rect(layout, mirrored ? MARGIN + wide - side : MARGIN, low, side, high);
    places->invitation =
        layout_rect(layout, mirrored ? MARGIN + languages + GAP : MARGIN + side + GAP, low, invitation, high);
    places->languages = layout_rect(layout, mirrored ? MARGIN : MARGIN + wide - languages, low, languages, high);
}

/* The house's own line is above the languages. */
static void place_low_doors(const App *app, AttractPlaces *places) {
    const Layout *layout = &app->whole;
    float wide = layout->wide - 2 * MARGIN, y = layout->high - LOW_DOORS_HIGH, column = wide * .27f;
    float doors = wide - column - GAP, low = y + CAPTION + 20, high = LOW_DOORS_HIGH - CAPTION - 20 - 14;
    bool mirrored = layout->left_handed;
    float left = mirrored ? MARGIN + column + GAP : MARGIN, right = mirrored ? MARGIN : MARGIN + doors + GAP;
    places->caption = layout_rect(layout, left, y + 6, doors, CAPTION);
    place_doors(layout, app, places, layout_rect(layout, left, low, doors, high));
    places->side = layout_rect(layout, right, y + 6, column, CAPTION);
    places->languages = layout_rect(layout, right, low, column, high);
    places->columns = app->kiosk->config.language_count > 3 ? 2 : 1;
}

AttractPlaces attract_places(const Attract *attract, const App *app) {
    int languages = app->kiosk->config.language_count;
    AttractPlaces places = {.columns = languages > 3 ? 3 : languages};
    if (app->whole.portrait) {
        place_tall(app, &places);
    } else if (has_doors(app)) {
        place_low_doors(app, &places);
    } else {
        place_low(app, &places);
    }
    Rect *all[] = {&places.caption, &places.side, &places.invitation, &places.languages};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        *all[i] = rect_moved(*all[i], attract->drift.x, attract->drift.y);
    }
    for (int i = 0; i < KIOSK_GAMES_MAX; i++) {
        places.door[i] = rect_moved(places.door[i], attract->drift.x, attract->drift.y);
    }
    return places;
}

int attract_reserved(const App *app) {
    VideoSize size = video_size(app->video);
    bool portrait = size.height > size.width;
    float unit = (float)(portrait ? size.width : size.height) / 1080;
    bool covers = app->session == NULL || stand_game_of(session_rules(app->session))->ends_in_buttons;
    float tall =
        (covers ? TALL_RESERVED : TALL_HIGH - TALL_EMPTY) + (has_doors(app) ? TALL_DOORS - TALL_INVITATION : 0);
    return (int)((portrait ? tall : has_doors(app) ? LOW_DOORS_HIGH : LOW_HIGH) * unit);
}
