/* Where everything is over the demo. A band at the bottom has doors and languages, over a table also what is said; in
 * portrait it covers the table's own buttons, which nobody may press here. Over a show the logo stands above. */
#include "kiosk/scenes/attract_inside.h"

static const float MARGIN = 24, GAP = 14, EDGE = 10, CAPTION = 78; /* units */

static const float LOW_LANGUAGES = 72, LOW_LANGUAGE = 250, LOW_DOORS = 214, LOW_HAND = 210;
static const float TALL_LANGUAGE = 70, TALL_DOORS = 325, TALL_CAPTION = 124, TALL_HAND = 190;
static const float TALL_COVERED = 162, TALL_EMPTY = 90; /* of a table, its lowest part that may be covered */

static bool has_doors(const App *app) {
    return stand_games(app) > 1;
}

static bool has_caption(const Attract *attract) {
    return attract->part.kind == ATTRACT_PLAY;
}

static float tall_languages(const App *app) {
    int rows = kiosk_of(app)->config.language_count > 3 ? 2 : 1;
    return TALL_LANGUAGE * (float)rows + 6 * (float)(rows - 1);
}

/* Units of the whole band. */
static float band_high(const Attract *attract, const App *app, bool tall) {
    bool caption = has_caption(attract);
    if (!tall) {
        return (has_doors(app) ? LOW_DOORS : LOW_LANGUAGES) + 2 * EDGE + (caption ? CAPTION + GAP : 0);
    }
    return (has_doors(app) ? TALL_DOORS + GAP : 0) + tall_languages(app) + 2 * EDGE +
           (caption ? TALL_CAPTION + GAP : 0);
}

static void place_doors(const Layout *layout, const App *app, AttractPlaces *places, Rect row) {
    for (int i = 0; i < stand_games(app) && has_doors(app); i++) {
        places->door[i] = layout_column(layout, row, stand_games(app), i, GAP);
    }
}

static void place_tall(const Attract *attract, const App *app, AttractPlaces *places) {
    const Layout *layout = &app->whole;
    float wide = layout->wide - 2 * MARGIN, y = layout->high - band_high(attract, app, true) + EDGE;
    if (has_caption(attract)) {
        float taken = has_doors(app) ? 0 : TALL_HAND;
        places->caption = layout_rect(layout, MARGIN, y, wide - taken, TALL_CAPTION);
        y += TALL_CAPTION + GAP;
        places->hand = (Point){layout_px(layout, layout->wide - MARGIN - TALL_HAND * .5f),
                               layout_px(layout, y - TALL_CAPTION + 10)};
    }
    if (has_doors(app)) {
        place_doors(layout, app, places, layout_rect(layout, MARGIN, y, wide, TALL_DOORS));
        y += TALL_DOORS + GAP;
    }
    places->languages = layout_rect(layout, MARGIN, y, wide, tall_languages(app));
}

static void place_low(const Attract *attract, const App *app, AttractPlaces *places) {
    const Layout *layout = &app->whole;
    int count = kiosk_of(app)->config.language_count;
    float all = layout->wide - 2 * MARGIN, y = layout->high - band_high(attract, app, false) + EDGE;
    float hand = has_caption(attract) ? LOW_HAND : 0, wide = all - hand,
          left = MARGIN + (layout->left_handed ? hand : 0);
    if (has_caption(attract)) {
        places->caption = layout_rect(layout, left, y, wide, CAPTION);
        places->hand = (Point){layout_px(layout, layout->left_handed ? MARGIN + hand * .4f : MARGIN + all - hand * .5f),
                               layout_px(layout, y + 4)};
        y += CAPTION + GAP;
    }
    float taken = LOW_LANGUAGE * (float)count < wide ? LOW_LANGUAGE * (float)count : wide;
    places->columns = count;
    places->languages = layout_rect(layout, left + (wide - taken) / 2, y, taken, LOW_LANGUAGES);
}

static void place_low_doors(const Attract *attract, const App *app, AttractPlaces *places) {
    const Layout *layout = &app->whole;
    float wide = layout->wide - 2 * MARGIN, y = layout->high - band_high(attract, app, false) + EDGE;
    float column = wide * .27f, doors = wide - column - GAP;
    bool mirrored = layout->left_handed;
    float left = mirrored ? MARGIN + column + GAP : MARGIN, right = mirrored ? MARGIN : MARGIN + doors + GAP;
    if (has_caption(attract)) {
        places->caption = layout_rect(layout, MARGIN, y, wide, CAPTION);
        y += CAPTION + GAP;
    }
    place_doors(layout, app, places, layout_rect(layout, left, y, doors, LOW_DOORS));
    places->languages = layout_rect(layout, right, y, column, LOW_DOORS);
    places->columns = kiosk_of(app)->config.language_count > 3 ? 2 : 1;
}

/* The house's own line takes the lower part of the logo's place. */
static void place_logo(const Attract *attract, const App *app, AttractPlaces *places) {
    int index = i18n_find_language(kiosk_of(app)->config.language[attract->language]);
    bool has_line = index >= 0 && kiosk_of(app)->config.welcome[index][0] != '\0';
    Rect box = show_logo_place(app);
    places->logo = rect_of(box.x, box.y, box.w, box.h * (has_line ? .66f : 1));
    if (has_line) {
        places->line = rect_of(box.x, box.y + box.h * .68f, box.w, box.h * .32f);
    }
}

AttractPlaces attract_places(const Attract *attract, const App *app) {
    int languages = kiosk_of(app)->config.language_count;
    AttractPlaces places = {.columns = languages > 3 ? 3 : languages};
    if (app->whole.portrait) {
        place_tall(attract, app, &places);
    } else if (has_doors(app)) {
        place_low_doors(attract, app, &places);
    } else {
        place_low(attract, app, &places);
    }
    place_logo(attract, app, &places);
    Rect *all[] = {&places.logo, &places.line, &places.caption, &places.languages};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        *all[i] = rect_moved(*all[i], attract->drift.x, attract->drift.y);
    }
    for (int i = 0; i < KIOSK_GAMES_MAX; i++) {
        places.door[i] = rect_moved(places.door[i], attract->drift.x, attract->drift.y);
    }
    return places;
}

int attract_reserved(const Attract *attract, const App *app) {
    VideoSize size = video_size(app->video);
    bool portrait = size.height > size.width;
    float unit = (float)(portrait ? size.width : size.height) / 1080, high = band_high(attract, app, portrait);
    if (portrait && attract->part.kind == ATTRACT_PLAY && in_play(app) != NULL) {
        high -= stand_game_of(session_rules(in_play(app)))->ends_in_buttons ? TALL_COVERED : TALL_EMPTY;
    }
    return (int)(high * unit);
}
