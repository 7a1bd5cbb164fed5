/* Where everything of a new game of Best Path lies, and how it looks. */
#include "games/path/scenes/setup_inside.h"

#include "games/path/scenes/draw_window.h"
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "shell/dawn.h"
#include "shell/parts.h"

#include <math.h>

/* --- layout ------------------------------------------------------------------------------------------------------- */

float path_setup_seats_wide(const Layout *layout) {
    return part_is_narrow(layout) ? 640 : 780;
}

static void place_options(const Layout *layout, Rect box, PathSetupPlaces *places) {
    places->options = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    float high = inside.h / layout->u, head = 36, row = (high - 2 * head - 12) / 2;
    places->limit_head = layout_cut_top(layout, &inside, head);
    Rect limits = layout_cut_top(layout, &inside, row);
    layout_cut_top(layout, &inside, 12);
    places->manner_head = layout_cut_top(layout, &inside, head);
    for (int i = 0; i < PATH_LIMITS; i++) {
        places->limit[i] = layout_column(layout, limits, PATH_LIMITS, i, 10);
    }
    for (int i = 0; i < PATH_SETUP_MANNERS; i++) {
        places->manner[i] = layout_column(layout, inside, PATH_SETUP_MANNERS, i, 10);
    }
}

static void place_boards(const PathSetupState *setup, const Layout *layout, Rect box, PathSetupPlaces *places) {
    places->boards = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    places->boards_head = layout_cut_top(layout, &inside, 36 * layout->text_scale);
    for (int i = 0; i < setup->boards; i++) {
        places->board[i] = layout_column(layout, inside, setup->boards, i, 14);
    }
}

static PathSetupPlaces places_upright(const PathSetupState *setup, const Layout *layout) {
    int players = setup->seats.players;
    PathSetupPlaces places = {0};
    float wide = layout->wide - 48, high = layout->high;
    float panels = fminf(high - 112 - 92 - 380 - 270 - 160 - 60, players > 2 ? 1100 : 900), y = 210;
    places.seats = layout_rect(layout, 24, 116, wide, 76);
    seats_place_panels(layout, layout_rect(layout, 24, y, wide, panels), players, 2, places.panel);
    y += panels + 18;
    place_boards(setup, layout, layout_rect(layout, 24, y, wide, 362), &places);
    y += 380;
    place_options(layout, layout_rect(layout, 24, y, wide, 258), &places);
    Rect strip = layout_rect(layout, 140, fmaxf(y + 276, high - 190), layout->wide - 280, 140);
    places.begin = new_game_places(layout, strip);
    return places;
}

PathSetupPlaces path_setup_places(const PathSetupState *setup, const Layout *layout) {
    int players = setup->seats.players;
    if (layout->portrait) {
        return places_upright(setup, layout);
    }
    PathSetupPlaces places = {0};
    float wide = layout->wide, margin = 24, seats = path_setup_seats_wide(layout);
    float options = part_is_narrow(layout) ? 520 : 600, boards = wide - 2 * margin - options - 18;
    bool left = layout->left_handed;
    places.seats = layout_rect(layout, left ? margin : wide - margin - seats, 24, seats, 76);
    seats_place_panels(layout, layout_rect(layout, margin, 124, wide - 2 * margin, 510), players, 4, places.panel);
    place_boards(setup, layout, layout_rect(layout, left ? margin + options + 18 : margin, 652, boards, 404), &places);
    float x = left ? margin : margin + boards + 18;
    place_options(layout, layout_rect(layout, x, 652, options, 276), &places);
    places.begin = new_game_places(layout, layout_rect(layout, x, 946, options, 110));
    return places;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static Rect words_of(const Layout *layout, Rect board, Rect *window) {
    *window = rect_inset(board, layout_px(layout, 12));
    return layout_cut_bottom(layout, window, 42);
}

/* Its glass and its numbers. */
static void draw_window(const App *app, const WindowLook *look, Point middle, float k) {
    window_draw_ground(app->gfx, look, middle, k);
    for (int i = 0; i < PATH_NUMBERS; i++) {
        PathLens lens = {.number = PATH_NUMBER_MIN + i, .alpha = 1};
        path_lens_at(app->gfx, &lens, window_cell(look->board->number[i], middle, k), LENS_RADIUS * 1.3f * k);
    }
}

/* Nobody's window yet: every start is free. */
static void draw_board(const PathSetupState *setup, const App *app, int board, Rect at) {
    PathPlayer nobody = {.count = 0};
    WindowLook look = {.key = "setup", .board = &setup->window[board], .player = &nobody};
    PanelStyle style = panel_button();
    Rect window, words = words_of(&app->layout, at, &window);
    (void)words;
    paint_panel(app->gfx, at, &style);
    if (setup->is_read[board]) {
        draw_window(app, &look, rect_middle(window), fminf(window.w / 880, window.h / 765));
    }
}

void path_setup_background(const void *state, const App *app) {
    const PathSetupState *setup = state;
    PathSetupPlaces places = path_setup_places(setup, &app->layout);
    dawn_room(app, DAWN_QUIET);
    seats_draw_heading(app, "Best Path", path_setup_seats_wide(&app->layout));
    for (int i = 0; i < setup->seats.players; i++) {
        seats_draw_background(&setup->seats, app, i, places.panel[i]);
    }
    part_panel(app, places.boards, NULL);
    part_panel(app, places.options, NULL);
    for (int i = 0; i < setup->boards; i++) {
        draw_board(setup, app, i, places.board[i]);
    }
    TextStyle head = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_LEFT);
    head.vertical = TEXT_TOP;
    head.fit = TEXT_SHRINK;
    text_draw(app->gfx, &head, tr("The window"), places.boards_head);
    text_draw(app->gfx, &head, tr("Time per round"), places.limit_head);
    text_draw(app->gfx, &head, tr("You draw"), places.manner_head);
}

/* What changes about a board: whether it is chosen, or about to be. */
static void draw_choice(const PathSetupState *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("path_setup.board.%s", setup->name[i]));
    const Layout *layout = &app->layout;
    Gfx *gfx = app->gfx;
    Rect at = look.rect, window;
    if (setup->board == i) {
        part_chosen(app, at);
    } else if (look.hovered || look.pressed) {
        paint_ring(gfx, at, RADIUS_BUTTON, 3, color_alpha(color_rgb(0xffffff), look.pressed ? .9f : .5f));
    }
    TextStyle words = part_words(TEXT_BOLD, 29, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, path_setup_board(setup, app, i), words_of(layout, at, &window));
}

/* In the place of a level: how often they have played, and where they sit. */
static void draw_person(const PathSetupState *setup, const App *app, const Ui *ui, int i, Rect panel) {
    char games[PATH_WORDS_MAX];
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    if (setup->best != PATH_NO_BEST) {
        path_alone_so_far(setup->best, games);
        words.size = 26;
        words.color = color_rgb(THEME_RIBBON_TOP);
    } else {
        seats_tell_games(&setup->seats, i, games, sizeof games);
    }
    if (path_setup_has_sides(setup)) {
        UiLook look = ui_look(ui, ui_id("path_setup.seat%d.side", i));
        seats_draw_choice(app, &look, path_setup_side(setup, i), games);
        return;
    }
    text_draw(app->gfx, &words, games, seats_places(&setup->seats, &app->layout, panel).level);
}

void path_setup_draw(const void *state, const App *app, const Ui *ui) {
    const PathSetupState *setup = state;
    PathSetupPlaces places = path_setup_places(setup, &app->layout);
    for (int i = 0; i < setup->seats.players; i++) {
        seats_draw(&setup->seats, app, ui, i);
        if (!setup->seats.seat[i].is_computer) {
            draw_person(setup, app, ui, i, places.panel[i]);
        }
    }
    for (int i = 0; i < setup->boards; i++) {
        draw_choice(setup, app, ui, i);
    }
    ui_draw(ui);
}
