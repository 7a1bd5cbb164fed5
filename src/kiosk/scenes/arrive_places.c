/* Where everything is while visitors sit down, on upright screens and others. */
#include "kiosk/scenes/arrive_inside.h"

#include <math.h>

static const float MARGIN = 28;

/* Returns where the routes go. */
static Rect place_upright(ArrivePlaces *places, const Layout *layout, bool has_tutorial, int boards) {
    float wide = layout->wide - 2 * MARGIN;
    float y = layout->high - 40 - 170;
    places->start = layout_rect(layout, MARGIN, y, wide, 170);
    y -= has_tutorial ? 140 + ARRIVE_GAP : 0;
    places->tutorial = layout_rect(layout, MARGIN, y, wide, 140);
    y -= boards > 1 ? 120 + ARRIVE_GAP : 0;
    Rect routes = layout_rect(layout, MARGIN, y, wide, 120);
    places->persons = layout_rect(layout, MARGIN, 132, wide, 132);
    Rect seats = layout_rect(layout, MARGIN, 132 + 132 + ARRIVE_GAP, wide, y - ARRIVE_GAP - (132 + 132 + ARRIVE_GAP));
    for (int i = 0; i < SEATS_MAX; i++) {
        places->seat[i] = layout_column(layout, layout_row(layout, seats, 2, i / 2, ARRIVE_GAP), 2, i % 2, ARRIVE_GAP);
    }
    return routes;
}

static Rect place_across(ArrivePlaces *places, const Layout *layout, bool has_tutorial, int boards, int seated) {
    float wide = layout->wide - 2 * MARGIN;
    float start = wide * (boards > 2 ? .32f : .40f), tutorial = wide * (boards > 2 ? .24f : .28f),
          y = layout->high - 36 - 150;
    float routes_wide = wide - start - ARRIVE_GAP - (has_tutorial ? tutorial + ARRIVE_GAP : 0);
    places->start = layout_rect(layout, MARGIN + wide - start, y, start, 150);
    places->tutorial = layout_rect(layout, MARGIN + wide - start - ARRIVE_GAP - tutorial, y, tutorial, 150);
    Rect routes = layout_rect(layout, MARGIN, y, routes_wide, 150);
    places->persons = layout_rect(layout, MARGIN, 126, wide, 128);
    Rect seats =
        layout_rect(layout, MARGIN, 126 + 128 + ARRIVE_GAP, wide, y - ARRIVE_GAP - 8 - (126 + 128 + ARRIVE_GAP));
    int columns = seated < SEATS_MAX ? seated + 1 : SEATS_MAX;
    for (int i = 0; i < columns; i++) {
        places->seat[i] = layout_column(layout, seats, columns, i, ARRIVE_GAP);
    }
    if (boards < 2) { /* what is left goes to the two buttons */
        places->tutorial = layout_rect(layout, MARGIN, y, has_tutorial ? wide * .38f : 1, 150);
        float left = has_tutorial ? wide * .38f + ARRIVE_GAP : wide * .2f;
        places->start = layout_rect(layout, MARGIN + left, y, has_tutorial ? wide - left : wide * .6f, 150);
    }
    return routes;
}

ArrivePlaces arrive_places(const Arrive *arrive, const App *app) {
    const Layout *layout = &app->layout;
    bool has_tutorial = arrive_has_tutorial(arrive, app);
    int boards = stand_boards(app, arrive_game(arrive, app))->count;
    ArrivePlaces places = {0};
    float wide = layout->wide - 2 * MARGIN;
    places.heading = layout_rect(layout, MARGIN + 110, 18, wide - 220, 96);
    Rect routes = layout->portrait
                      ? place_upright(&places, layout, has_tutorial, boards)
                      : place_across(&places, layout, has_tutorial, boards, arrive->persons + arrive->computers);
    for (int i = 0; i < boards; i++) {
        places.route[i] = layout_column(layout, routes, boards, i, 12);
    }
    float games = fminf(wide - 260, 1120);
    Rect head = layout_rect(layout, (layout->wide - games) / 2, 16, games, 98);
    for (int i = 0; i < stand_games(app); i++) {
        places.game[i] = layout_column(layout, head, stand_games(app), i, ARRIVE_GAP);
    }
    float top = layout->portrait ? layout->high * .38f : 520;
    places.languages = layout_rect(layout, MARGIN + (layout->portrait ? 20 : layout->wide * .09f), top,
                                   wide - 2 * (layout->portrait ? 20 : layout->wide * .09f),
                                   layout->portrait ? layout->high * .48f : layout->high - top - 70);
    return places;
}

ArriveSeatPlaces arrive_seat_places(const Layout *layout, Rect panel, bool has_switch) {
    ArriveSeatPlaces places = {0};
    Rect inside = rect_inset(panel, layout_px(layout, 16));
    if (has_switch) {
        places.computer = layout_cut_bottom(layout, &inside, 76);
        layout_cut_bottom(layout, &inside, 10);
    }
    places.name = layout_cut_bottom(layout, &inside, 88);
    layout_cut_bottom(layout, &inside, 6);
    places.figurine = inside;
    return places;
}
