/* Visitors sit down. They come here by their first touch; unless they chose it with that, they choose a language; then
 * everything is on one screen and has a value already: how many they are, their figurines and names, computers to play
 * against. One more touch and the game begins, on a short way; or the first game that explains itself. */
#include "ai/character.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/friendly.h"
#include "scenes/kiosk/guard.h"
#include "scenes/kiosk/kiosk_scenes.h"
#include "scenes/kiosk/visit.h"
#include "scenes/menus.h"
#include "scenes/parts.h"
#include "scenes/world/session.h"
#include "scenes/world/tutorial.h"
#include "scenes/world/world_scenes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef enum ArriveAct {
    ACT_BACK = 1,
    ACT_CHOOSE,    /* a: language in the config */
    ACT_LANGUAGES, /* another one after all */
    ACT_PERSONS,   /* a: how many */
    ACT_FIGURINE,  /* a: seat */
    ACT_NAME,      /* a: seat */
    ACT_COMPUTER,  /* a: seat: one sits down there, or gets up */
    ACT_ROUTE,     /* a: in the config */
    ACT_TUTORIAL,
    ACT_START,
} ArriveAct;

typedef struct Arrive {
    bool has_language;
    int persons, computers;
    SessionSeat seat[WORLD_PLAYERS_MAX];
    int board; /* in the config */
    int naming;
} Arrive;

/* TRANSLATORS: names of the routes, by their length */
static const char *const ROUTE_NAME[BOARD_NAMES] = {N_("Short"), N_("Classic"), N_("Grand")};

/* --- who sits where ----------------------------------------------------------------------------------------------- */

static bool has_name(const Arrive *arrive, const char *name, int except) {
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        if (i != except && strcmp(arrive->seat[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

static void name_person(Arrive *arrive, App *app, int seat) {
    char name[FRIENDLY_NAME_BYTES];
    int first = (int)random_below(&app->looks, (uint32_t)friendly_count());
    for (int i = 0; i < friendly_count(); i++) {
        friendly_name(first + i, name, sizeof name);
        if (!has_name(arrive, name, seat)) {
            break;
        }
    }
    i18n_copy(arrive->seat[seat].name, sizeof arrive->seat[seat].name, name);
}

/* A character of its figurine, by a name no visitor has. */
static void name_computer(Arrive *arrive, App *app, int seat) {
    SessionSeat *at = &arrive->seat[seat];
    int first = (int)random_below(&app->looks, AI_CHARACTERS_EACH);
    for (int i = 0; i < AI_CHARACTERS_EACH; i++) {
        int number = (int)at->figurine * AI_CHARACTERS_EACH + (first + i) % AI_CHARACTERS_EACH;
        i18n_copy(at->name, sizeof at->name, ai_character(number)->name);
        if (!has_name(arrive, at->name, seat)) {
            return;
        }
    }
}

/* Persons first, then computers; who stays what they were keeps the name. */
static void seat_all(Arrive *arrive, App *app) {
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        SessionSeat *seat = &arrive->seat[i];
        bool is_computer = i >= arrive->persons;
        if (seat->is_computer == is_computer && seat->name[0] != '\0') {
            continue;
        }
        seat->is_computer = is_computer;
        seat->level = AI_EASY;
        if (is_computer) {
            name_computer(arrive, app, i);
        } else {
            name_person(arrive, app, i);
        }
    }
}

static void choose_persons(Arrive *arrive, App *app, int persons) {
    arrive->persons = persons;
    arrive->computers = persons == 1 ? 1 : 0;
    seat_all(arrive, app);
}

/* Whoever has that figurine gets the one given up; a computer's name belongs to its figurine. */
static void next_figurine(Arrive *arrive, App *app, int seat) {
    Figurine old = arrive->seat[seat].figurine, wanted = (Figurine)(((int)old + 1) % FIGURINES);
    arrive->seat[seat].figurine = wanted;
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        if (i != seat && arrive->seat[i].figurine == wanted) {
            arrive->seat[i].figurine = old;
            if (arrive->seat[i].is_computer) {
                name_computer(arrive, app, i);
            }
        }
    }
    if (arrive->seat[seat].is_computer) {
        name_computer(arrive, app, seat);
    }
    sound_play(app->sound, SOUND_HOP);
}

/* --- coming ------------------------------------------------------------------------------------------------------- */

static void sit_down(Arrive *arrive, App *app) {
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        arrive->seat[i].name[0] = '\0'; /* of the language chosen now */
    }
    choose_persons(arrive, app, arrive->persons > 0 ? arrive->persons : 1);
}

static void enter(void *state, App *app, const void *argument) {
    Arrive *arrive = state;
    const ArriveArgument *given = argument;
    visit_ends(app);
    arrive->has_language = app->kiosk->config.language_count == 1 || (given != NULL && given->has_language);
    int first = (int)random_below(&app->looks, FIGURINES);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        arrive->seat[i].figurine = (Figurine)((first + i) % FIGURINES);
    }
    sit_down(arrive, app);
    sound_music(app->sound, MUSIC_TITLE);
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct ArrivePlaces {
    Rect heading, languages, persons, seat[WORLD_PLAYERS_MAX], route[KIOSK_BOARDS_MAX], tutorial, start;
} ArrivePlaces;

static const float MARGIN = 28, GAP = 20;

static ArrivePlaces places_for(const Arrive *arrive, const App *app) {
    const Layout *layout = &app->layout;
    const KioskConfig *config = &app->kiosk->config;
    ArrivePlaces places = {0};
    float wide = layout->wide - 2 * MARGIN;
    bool has_routes = config->board_count > 1, has_tutorial = config->tutorial;
    places.heading = layout_rect(layout, MARGIN + 110, 18, wide - 220, 96);
    Rect seats, routes;
    if (layout->portrait) {
        float y = layout->high - 40 - 170;
        places.start = layout_rect(layout, MARGIN, y, wide, 170);
        y -= has_tutorial ? 140 + GAP : 0;
        places.tutorial = layout_rect(layout, MARGIN, y, wide, 140);
        y -= has_routes ? 120 + GAP : 0;
        routes = layout_rect(layout, MARGIN, y, wide, 120);
        places.persons = layout_rect(layout, MARGIN, 132, wide, 132);
        seats = layout_rect(layout, MARGIN, 132 + 132 + GAP, wide, y - GAP - (132 + 132 + GAP));
        for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
            places.seat[i] = layout_column(layout, layout_row(layout, seats, 2, i / 2, GAP), 2, i % 2, GAP);
        }
    } else {
        float start = wide * .40f, tutorial = wide * .28f, y = layout->high - 36 - 150;
        float routes_wide = wide - start - GAP - (has_tutorial ? tutorial + GAP : 0);
        places.start = layout_rect(layout, MARGIN + wide - start, y, start, 150);
        places.tutorial = layout_rect(layout, MARGIN + wide - start - GAP - tutorial, y, tutorial, 150);
        routes = layout_rect(layout, MARGIN, y, routes_wide, 150);
        places.persons = layout_rect(layout, MARGIN, 126, wide, 128);
        seats = layout_rect(layout, MARGIN, 126 + 128 + GAP, wide, y - GAP - 8 - (126 + 128 + GAP));
        int seated = arrive->persons + arrive->computers;
        int columns = seated < WORLD_PLAYERS_MAX ? seated + 1 : WORLD_PLAYERS_MAX;
        for (int i = 0; i < columns; i++) {
            places.seat[i] = layout_column(layout, seats, columns, i, GAP);
        }
        if (!has_routes) { /* what is left goes to the two buttons */
            places.tutorial = layout_rect(layout, MARGIN, y, has_tutorial ? wide * .38f : 1, 150);
            float left = has_tutorial ? wide * .38f + GAP : wide * .2f;
            places.start = layout_rect(layout, MARGIN + left, y, has_tutorial ? wide - left : wide * .6f, 150);
        }
    }
    for (int i = 0; i < config->board_count; i++) {
        places.route[i] = layout_column(layout, routes, config->board_count, i, 12);
    }
    float top = layout->portrait ? layout->high * .38f : 520;
    places.languages = layout_rect(layout, MARGIN + (layout->portrait ? 20 : layout->wide * .09f), top,
                                   wide - 2 * (layout->portrait ? 20 : layout->wide * .09f),
                                   layout->portrait ? layout->high * .48f : layout->high - top - 70);
    return places;
}

typedef struct SeatPlaces {
    Rect figurine, name, computer;
} SeatPlaces;

static SeatPlaces seat_places(const Layout *layout, Rect panel, bool has_switch) {
    SeatPlaces places = {0};
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

/* A computer may get up where enough others sit; the last seat taken only, so that none is left empty between. */
static bool may_get_up(const Arrive *arrive, int seat) {
    return seat >= arrive->persons && seat == arrive->persons + arrive->computers - 1 && seat >= WORLD_PLAYERS_MIN;
}

/* --- building ----------------------------------------------------------------------------------------------------- */

static void build_languages(const App *app, Ui *ui, Rect box) {
    const KioskConfig *config = &app->kiosk->config;
    size_t count;
    const I18nLanguage *languages = i18n_languages(&count);
    int columns = app->layout.portrait ? 2 : 3;
    int rows = (config->language_count + columns - 1) / columns;
    for (int i = 0; i < config->language_count; i++) {
        Rect row = layout_row(&app->layout, box, rows, i / columns, 30);
        int index = guard_language(config->language[i]);
        ui_add(ui, &(Widget){.id = ui_id("arrive.language.%s", config->language[i]),
                             .rect = layout_column(&app->layout, row, columns, i % columns, 30),
                             .label = languages[index >= 0 ? index : 0].own_name,
                             .size = 46,
                             .act = ACT_CHOOSE,
                             .a = i});
    }
}

static void build_seat(const Arrive *arrive, const App *app, Ui *ui, int i, Rect panel) {
    int seated = arrive->persons + arrive->computers;
    if (i > seated) {
        return;
    }
    if (i == seated) {
        ui_add(ui, &(Widget){.id = ui_id("arrive.seat%d.computer", i),
                             .kind = WIDGET_CUSTOM,
                             .rect = panel,
                             .label = tr("Add a computer"),
                             .act = ACT_COMPUTER,
                             .a = i});
        return;
    }
    const SessionSeat *seat = &arrive->seat[i];
    SeatPlaces at = seat_places(&app->layout, panel, may_get_up(arrive, i));
    ui_add(ui, &(Widget){.id = ui_id("arrive.seat%d.figurine", i),
                         .kind = WIDGET_CUSTOM,
                         .rect = at.figurine,
                         .label = tr("Another figurine"),
                         .quiet = true,
                         .act = ACT_FIGURINE,
                         .a = i});
    if (!seat->is_computer) {
        ui_add(ui, &(Widget){.id = ui_id("arrive.seat%d.name", i),
                             .rect = at.name,
                             .label = seat->name,
                             .size = 38,
                             .act = ACT_NAME,
                             .a = i});
    }
    if (may_get_up(arrive, i)) {
        ui_add(ui, &(Widget){.id = ui_id("arrive.seat%d.computer", i),
                             .rect = at.computer,
                             .label = tr("Remove"),
                             .size = 28,
                             .act = ACT_COMPUTER,
                             .a = i});
    }
}

static void build_table(const Arrive *arrive, const App *app, Ui *ui, const ArrivePlaces *places) {
    const KioskConfig *config = &app->kiosk->config;
    const Layout *layout = &app->layout;
    for (int count = 1; count <= config->players_most; count++) {
        char label[64];
        i18n_format(label, sizeof label, trn("{n} player", "{n} players", (unsigned long)count),
                    I18N_NUMBER("n", count));
        ui_add(ui, &(Widget){.id = ui_id("arrive.persons%d", count),
                             .kind = WIDGET_CUSTOM,
                             .rect = layout_column(layout, places->persons, config->players_most, count - 1, GAP),
                             .label = label,
                             .selected = arrive->persons == count,
                             .act = ACT_PERSONS,
                             .a = count});
    }
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        build_seat(arrive, app, ui, i, places->seat[i]);
    }
    for (int i = 0; i < config->board_count && config->board_count > 1; i++) {
        const char *name = config->board[i];
        for (int board = 0; board < BOARD_NAMES; board++) {
            name = strcmp(config->board[i], board_names[board]) == 0 ? tr(ROUTE_NAME[board]) : name;
        }
        ui_add(ui, &(Widget){.id = ui_id("arrive.route.%s", config->board[i]),
                             .rect = places->route[i],
                             .label = name,
                             .size = 30,
                             .selected = arrive->board == i,
                             .act = ACT_ROUTE,
                             .a = i});
    }
    if (config->tutorial) {
        ui_add(ui, &(Widget){.id = "arrive.tutorial",
                             .rect = places->tutorial,
                             .label = tr("Show me how it goes"),
                             .picture = "icons/hand",
                             .size = 36,
                             .act = ACT_TUTORIAL});
    }
    ui_add(ui, &(Widget){.id = "arrive.start",
                         .look = LOOK_MAIN,
                         .rect = places->start,
                         .label = tr("Start"),
                         .size = 66,
                         .glows = true,
                         .act = ACT_START});
}

static void build(void *state, App *app, Ui *ui) {
    const Arrive *arrive = state;
    const Layout *layout = &app->layout;
    ArrivePlaces places = places_for(arrive, app);
    if (!arrive->has_language) {
        build_languages(app, ui, places.languages);
    } else {
        build_table(arrive, app, ui, &places);
    }
    part_header_build(app, ui, "arrive.back", ACT_BACK);
    if (arrive->has_language && app->kiosk->config.language_count > 1) {
        ui_add(ui, &(Widget){.id = "arrive.language",
                             .look = LOOK_ROUND,
                             .rect = layout_rect(layout, layout->wide - 24 - 84, 20, 84, 84),
                             .picture = "icons/language",
                             .hint = tr("Language"),
                             .act = ACT_LANGUAGES});
    }
}

/* --- what they do ------------------------------------------------------------------------------------------------- */

static void complain(const char *sentence) {
    fprintf(stderr, "%s\n", sentence);
}

static void begin(App *app, bool has_begun, const SessionError *error) {
    if (!has_begun) {
        complain(error->text);
        return;
    }
    scene_go(app, &STAGE_SCENE, NULL, 0);
}

static void start(const Arrive *arrive, App *app) {
    const KioskConfig *config = &app->kiosk->config;
    SessionError error = {{0}};
    SessionSetup setup = {
        .players = arrive->persons + arrive->computers, .starter = 0, .questions = (DeckLevel)config->questions};
    memcpy(setup.seat, arrive->seat, sizeof setup.seat);
    snprintf(setup.board, sizeof setup.board, "%s", config->board[arrive->board]);
    begin(app, session_start(app, &setup, &error), &error);
}

static void name_chosen(App *app, void *context, const char *name) {
    (void)app;
    Arrive *arrive = context;
    i18n_copy(arrive->seat[arrive->naming].name, sizeof arrive->seat[0].name, name);
}

static void open_names(Arrive *arrive, App *app, int seat) {
    NamesArgument argument = {.chosen = name_chosen, .context = arrive};
    arrive->naming = seat;
    for (int i = 0; i < arrive->persons + arrive->computers; i++) {
        if (i != seat) {
            i18n_copy(argument.taken[i], sizeof argument.taken[i], arrive->seat[i].name);
        }
    }
    scene_push(app, &NAMES_SCENE, &argument, sizeof argument);
}

static void press(Arrive *arrive, App *app, ArriveAct what, int a) {
    SessionError error = {{0}};
    switch (what) {
    case ACT_BACK:
        guard_send_home(app);
        return;
    case ACT_CHOOSE:
        arrive->has_language = true;
        app_set_language(app, app->kiosk->config.language[a]);
        sit_down(arrive, app);
        break;
    case ACT_LANGUAGES:
        arrive->has_language = false;
        break;
    case ACT_PERSONS:
        choose_persons(arrive, app, a);
        break;
    case ACT_FIGURINE:
        next_figurine(arrive, app, a);
        break;
    case ACT_NAME:
        open_names(arrive, app, a);
        return;
    case ACT_COMPUTER:
        arrive->computers += a == arrive->persons + arrive->computers ? 1 : -1;
        break;
    case ACT_ROUTE:
        arrive->board = a;
        break;
    case ACT_TUTORIAL:
        begin(app, tutorial_start(app, &error), &error);
        return;
    case ACT_START:
        start(arrive, app);
        return;
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Arrive *arrive = state;
    if (event->kind == UI_PRESSED) {
        press(arrive, app, (ArriveAct)event->act, event->a);
    } else if (event->kind == UI_BACK) {
        guard_send_home(app);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_GOAL);
    }
}

static void resumed(void *state, App *app) {
    (void)state;
    scene_rebuild(app);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void draw_welcome(const App *app, Rect languages) {
    const Layout *layout = &app->layout;
    float top = layout_px(layout, 40), high = languages.y - top - layout_px(layout, 56);
    Rect logo = rect_of(layout->screen.w * .16f, top, layout->screen.w * .68f, high * .3f);
    picture_draw(app->gfx, "ui/logo", rect_snapped(rect_fit(logo, 1150.0f / 170)), NULL);
    float step = fminf(high * .66f, layout->screen.w / 4.4f);
    for (int i = 0; i < FIGURINES; i++) {
        Point feet = {layout->screen.w / 2 + step * ((float)i - 1.5f), top + high};
        paint_pool(app->gfx, feet, step * .42f, step * .12f, color_alpha(theme_player_light((Figurine)i), .5f));
        part_figurine(app->gfx, (Figurine)i, POSE_CHEER, feet, fminf(high * .68f, step * 1.35f), NULL);
    }
}

static void background(const void *state, const App *app) {
    const Arrive *arrive = state;
    ArrivePlaces places = places_for(arrive, app);
    part_table(app);
    if (!arrive->has_language) {
        draw_welcome(app, places.languages);
        return;
    }
    TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .6f);
    text_draw(app->gfx, &words, tr("Who plays?"), places.heading);
    int seated = arrive->persons + arrive->computers;
    for (int i = 0; i < seated; i++) {
        PanelStyle style = panel_glass();
        style.edge_top = color_mix(theme_player_light(arrive->seat[i].figurine), style.edge_top, .25f);
        paint_panel(app->gfx, places.seat[i], &style);
        Rect at = seat_places(&app->layout, places.seat[i], may_get_up(arrive, i)).figurine;
        paint_pool(app->gfx, (Point){at.x + at.w / 2, at.y + at.h * .92f}, at.w * .4f, at.h * .16f,
                   color_alpha(theme_player_light(arrive->seat[i].figurine), .55f));
    }
}

static void draw_seat(const Arrive *arrive, const App *app, const Ui *ui, int i, Rect panel) {
    Gfx *gfx = app->gfx;
    const SessionSeat *seat = &arrive->seat[i];
    UiLook look = ui_look(ui, ui_id("arrive.seat%d.figurine", i));
    if (!look.exists) {
        return;
    }
    float high = fminf(look.rect.h, look.rect.w * 1.15f) * 1.04f;
    Point feet = {look.rect.x + look.rect.w / 2, look.rect.y + look.rect.h * .95f};
    part_figurine(gfx, seat->figurine, look.pressed ? POSE_LAND : POSE_STAND, feet, high, NULL);
    float side = layout_px(&app->layout, 40), y = look.rect.y + look.rect.h / 2;
    paint_sign(gfx, SIGN_RIGHT, rect_around((Point){look.rect.x + look.rect.w - side, y}, side, side),
               color_alpha(color_rgb(0xffffff), .8f));
    if (!seat->is_computer) {
        return;
    }
    Rect name = seat_places(&app->layout, panel, may_get_up(arrive, i)).name;
    TextStyle words = part_words(TEXT_BOLD, 38, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, seat->name, rect_of(name.x, name.y, name.w, name.h * .58f));
    words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, tr("Computer"), rect_of(name.x, name.y + name.h * .58f, name.w, name.h * .42f));
}

static void draw_free_seat(const Arrive *arrive, const App *app, const Ui *ui) {
    int i = arrive->persons + arrive->computers;
    if (i >= WORLD_PLAYERS_MAX) {
        return;
    }
    UiLook look = ui_look(ui, ui_id("arrive.seat%d.computer", i));
    const Layout *layout = &app->layout;
    Rect box = look.pressed ? rect_scaled(look.rect, .98f) : look.rect;
    PanelStyle style = panel_well();
    style.top = color_alpha(style.top, .45f);
    style.bottom = color_alpha(style.bottom, .45f);
    paint_panel(app->gfx, box, &style);
    float side = layout_px(layout, 90);
    Point middle = rect_middle(box);
    middle.y -= layout_px(layout, 40);
    paint_disc(app->gfx, middle, side * .75f, color_alpha(color_rgb(THEME_BUTTON_TOP), .8f));
    paint_sign(app->gfx, SIGN_PLUS, rect_around(middle, side * .7f, side * .7f), color_rgb(THEME_TEXT));
    TextStyle words = part_words(TEXT_BOLD, 32, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, tr("Add a computer"),
              rect_of(box.x + layout_px(layout, 16), middle.y + side * .9f, box.w - layout_px(layout, 32),
                      layout_px(layout, 90)));
}

/* As many heads as players. */
static void draw_persons(const Arrive *arrive, const App *app, const Ui *ui) {
    Gfx *gfx = app->gfx;
    for (int count = 1; count <= app->kiosk->config.players_most; count++) {
        UiLook look = ui_look(ui, ui_id("arrive.persons%d", count));
        bool chosen = arrive->persons == count;
        Rect box = look.pressed ? rect_scaled(look.rect, .98f) : look.rect;
        PanelStyle style = chosen ? panel_main() : panel_button();
        if (chosen) {
            paint_glow(gfx, box, RADIUS_BUTTON, 18, color_alpha(color_rgb(THEME_GLOW), .7f));
        }
        paint_panel(gfx, box, &style);
        Rect inside = rect_inset(box, layout_px(&app->layout, 12));
        float side = fminf(inside.h * .58f, inside.w / 4.2f), all = side * (float)count * .92f;
        for (int i = 0; i < count; i++) {
            part_portrait(gfx, arrive->seat[i].figurine,
                          rect_of(inside.x + (inside.w - all) / 2 + side * .92f * (float)i, inside.y, side, side));
        }
        char text[64];
        i18n_format(text, sizeof text, trn("{n} player", "{n} players", (unsigned long)count), I18N_NUMBER("n", count));
        TextStyle words = part_words(TEXT_BOLD, 32, chosen ? THEME_RIBBON_INK : THEME_TEXT, TEXT_CENTER);
        words.fit = TEXT_SHRINK;
        text_draw(gfx, &words, text, rect_of(inside.x, inside.y + side, inside.w, inside.h - side));
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Arrive *arrive = state;
    ArrivePlaces places = places_for(arrive, app);
    if (arrive->has_language) {
        draw_persons(arrive, app, ui);
        draw_free_seat(arrive, app, ui);
        for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
            draw_seat(arrive, app, ui, i, places.seat[i]);
        }
    }
    ui_draw(ui);
}

const Scene ARRIVE_SCENE = {
    .name = "arrive",
    .state_size = sizeof(Arrive),
    .enter = enter,
    .build = build,
    .handle = handle,
    .background = background,
    .draw = draw,
    .resumed = resumed,
};
