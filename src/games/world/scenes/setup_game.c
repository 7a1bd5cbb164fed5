/* A new game, apart from its players: the route, the level of the questions, and whether dice decide who starts. */
#include "games/world/scenes/setup_inside.h"

static const float DICE_WIDE = 5.6f; /* of its height; in less, its picture would make its words smaller than others */

#include "games/world/play/game.h"
#include "games/world/scenes/route.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "shell/parts.h"

/* TRANSLATORS: whom the questions are for */
static const char *const QUESTIONS_NAME[QUESTION_LEVELS] = {N_("Children"), N_("Family"), N_("Experts")};

const char *setup_level_name(DeckLevel level) {
    return tr(QUESTIONS_NAME[level]);
}

void setup_read_boards(Setup *setup, App *app) {
    static Board board; /* large */
    const PlayHost *host = in_play_host(app);
    setup->boards = world_boards(host, setup->name);
    for (int i = 0; i < setup->boards; i++) {
        DataError error = {0};
        bool is_read = world_board_read(host, setup->name[i], setup->seats.players, &board, &error);
        if (is_read && i >= BOARD_NAMES) {
            route_define(app->gfx, &board);
        }
        setup->goal[i] = is_read ? board.track.goal : 0;
        setup->stages[i] = is_read ? board.track.stages : 0;
    }
}

void setup_place_options(const Layout *layout, Rect box, SetupPlaces *places) {
    places->options = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    places->options_head = layout_cut_top(layout, &inside, 36);
    Rect row = layout_cut_top(layout, &inside, 68);
    for (int i = 0; i < QUESTION_LEVELS; i++) {
        places->question[i] = layout_column(layout, row, QUESTION_LEVELS, i, 10);
    }
    layout_cut_top(layout, &inside, 14);
    Rect last = layout_cut_top(layout, &inside, 64);
    places->house = layout_cut_right(layout, &last, last.w / layout->u * .4f);
    layout_cut_right(layout, &last, 10);
    places->dice = last;
}

/* Ours from short to long, and behind them the pack's. */
static int board_at(int place) {
    return place < BOARD_NAMES ? board_by_length[place] : place;
}

static const char *title_of(const Setup *setup, const App *app, int i) {
    return in_play_board(app, in_play_scenes_of(app, &WORLD_GAME), setup->name[i]);
}

void setup_place_routes(const Setup *setup, const Layout *layout, Rect box, SetupPlaces *places) {
    places->routes = box;
    Rect inside = rect_inset(box, layout_px(layout, 18));
    places->routes_head = layout_cut_top(layout, &inside, 36 * layout->text_scale);
    for (int i = 0; i < setup->boards; i++) {
        places->route[board_at(i)] = layout_column(layout, inside, setup->boards, i, 14);
    }
}

void setup_build_game(const Setup *setup, const App *app, Ui *ui, const SetupPlaces *places) {
    for (int at = 0; at < setup->boards; at++) {
        int i = board_at(at);
        ui_put(ui, ui_id("setup.route.%s", setup->name[i]), places->route[i], title_of(setup, app, i), ACT_ROUTE,
               .kind = WIDGET_CUSTOM, .why_not = setup->goal[i] > 0 ? NULL : tr("This route can’t be read."),
               .selected = setup->board == i, .a = i);
    }
    static const char *const QUESTIONS_ID[QUESTION_LEVELS] = {"setup.questions.children", "setup.questions.family",
                                                              "setup.questions.experts"};
    for (int i = 0; i < QUESTION_LEVELS; i++) {
        ui_put(ui, QUESTIONS_ID[i], places->question[i], setup_level_name((DeckLevel)i), ACT_QUESTIONS, .size = 25,
               .selected = (int)setup->questions == i, .a = i);
    }
    ui_put(ui, "setup.dice", places->dice, tr("Roll for first player"), ACT_STARTS,
           .picture = places->dice.w < DICE_WIDE * places->dice.h ? NULL : "icons/dice", .size = 25,
           .selected = setup->starter == DICE, .a = DICE);
    char label[64];
    int rules = setup_house_count(setup);
    i18n_format(label, sizeof label, rules > 0 ? tr("House rules: {n}") : tr("House rules"), I18N_NUMBER("n", rules));
    ui_put(ui, "setup.house", places->house, label, ACT_HOUSE, .size = 25, .selected = rules > 0);
}

enum { PART_OF_LENGTH = 48 };

/* How many stages only where the board says so. */
static void tell_length(const Setup *setup, int i, char *out, size_t size) {
    char spaces[PART_OF_LENGTH], stages[PART_OF_LENGTH];
    i18n_format(spaces, sizeof spaces, trn("{n} space", "{n} spaces", (unsigned long)setup->goal[i]),
                I18N_NUMBER("n", setup->goal[i]));
    i18n_format(stages, sizeof stages, trn("{n} stage", "{n} stages", (unsigned long)setup->stages[i]),
                I18N_NUMBER("n", setup->stages[i]));
    i18n_format_list(out, size, (const char *[]){spaces, stages}, setup->stages[i] > 0 ? 2 : 1);
}

static void draw_route(const Setup *setup, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, ui_id("setup.route.%s", setup->name[i]));
    const Layout *layout = &app->layout;
    Gfx *gfx = app->gfx;
    bool chosen = setup->board == i;
    Rect at = look.pressed ? rect_scaled(look.rect, .98f) : look.rect;
    PanelStyle style = panel_button();
    if (look.hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .12f);
    }
    if (chosen) {
        paint_glow(gfx, at, RADIUS_BUTTON, 16, color_alpha(color_rgb(THEME_CHOSEN), .4f));
    }
    paint_panel(gfx, at, &style);
    Rect inside = rect_inset(at, layout_px(layout, 12));
    bool is_narrow = setup->boards > BOARD_NAMES; /* with a pack's: its length takes two lines */
    Rect words_box = layout_cut_bottom(layout, &inside, is_narrow ? 86 : 66);
    float title_to = is_narrow ? .44f : .56f, length_from = is_narrow ? .42f : .54f;
    part_route(gfx, board_file(setup->name[i], setup->seats.players), inside);
    if (chosen) {
        part_chosen(app, at);
    }
    TextStyle words = part_words(TEXT_BOLD, 29, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, title_of(setup, app, i),
              rect_of(words_box.x, words_box.y, words_box.w, words_box.h * title_to));
    char text[2 * PART_OF_LENGTH + 16];
    tell_length(setup, i, text, sizeof text);
    words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = is_narrow ? TEXT_WRAP_SHRINK : TEXT_SHRINK;
    text_draw(
        gfx, &words, text,
        rect_of(words_box.x, words_box.y + words_box.h * length_from, words_box.w, words_box.h * (1 - length_from)));
}

void setup_draw_routes(const Setup *setup, const App *app, const Ui *ui) {
    for (int i = 0; i < setup->boards; i++) {
        draw_route(setup, app, ui, i);
    }
}

void setup_draw_game_background(const App *app, const SetupPlaces *places) {
    part_panel(app, places->routes, NULL);
    part_panel(app, places->options, NULL);
    TextStyle head = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_LEFT);
    head.vertical = TEXT_TOP;
    text_draw(app->gfx, &head, tr("The route from Jena to Mainz"), places->routes_head);
    text_draw(app->gfx, &head, tr("Questions for"), places->options_head);
}
