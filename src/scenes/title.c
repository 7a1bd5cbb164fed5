/* The title: light falls through a complete row of cards, with the four pieces in front of it. The game starts here;
 * from here, players continue an interrupted game, start a new one, read the help, look back, change settings or
 * language, or quit. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "play/world/session.h"
#include "scenes/front.h"
#include "scenes/in_play.h"
#include "scenes/menus.h"
#include "scenes/world/tutorial.h"
#include "scenes/world/world_scenes.h"
#include "shell/parts.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>

/* A row that is complete, from violet to gold. */
static const WorldCard ROW[] = {4, 11, 17, 24, 30, 38, 45, 52, 60};
enum { ROW_CARDS = sizeof ROW / sizeof ROW[0], SMALL_BUTTONS = 6, LIGHT_STEPS = 6 };

static const double CARD_EVERY_MS = 55, CARD_MS = 520, FIGURINE_FIRST_MS = 420, FIGURINE_EVERY_MS = 110,
                    FIGURINE_MS = 430, LIGHT_AT_MS = 900, LIGHT_MS = 700, CHEER_MS = 650;

typedef enum TitleAct {
    ACT_CONTINUE = 1,
    ACT_NEW,
    ACT_TUTORIAL,
    ACT_HELP,
    ACT_STATISTICS,
    ACT_SETTINGS,
    ACT_LANGUAGE,
    ACT_QUIT,
    ACT_FIGURINE, /* a: which; it hops */
} TitleAct;

typedef struct Title {
    bool has_game;
    SessionGlance glance;
    double entered;
    double cheered[FIGURINES]; /* when each was touched last; negative: never */
} Title;

typedef struct TitlePlaces {
    Rect logo, go_on, begin, small[SMALL_BUTTONS];
    Rect stage;         /* cards and figurines */
    float card_high;    /* pixels */
    float figure_high;  /* pixels */
    Point figure_first; /* feet of the first figurine */
    float figure_step;
    bool logo_stacked;
} TitlePlaces;

/* --- layout ------------------------------------------------------------------------------------------------------- */

static void place_landscape(const Layout *layout, bool has_game, TitlePlaces *places) {
    float middle = layout->wide / 2, logo = fminf(layout->wide * .56f, 1060);
    places->logo = layout_rect(layout, middle - logo / 2, 44, logo, logo * 170 / 1150);
    places->stage = layout_rect(layout, middle - 690, 196, 1380, 500);
    places->card_high = layout_px(layout, 268);
    places->figure_high = layout_px(layout, 376);
    places->figure_step = layout_px(layout, 246);
    places->figure_first = (Point){layout_px(layout, middle) - places->figure_step * 1.5f, layout_px(layout, 736)};
    float y = 776, wide = fminf(620, layout->wide / 2 - 80);
    if (has_game) {
        places->go_on = layout_rect(layout, middle - wide - 12, y, wide, 128);
        places->begin = layout_rect(layout, middle + 12, y, wide, 128);
    } else {
        places->begin = layout_rect(layout, middle - 300, y, 600, 122);
    }
    float step = fminf(190 * layout->text_scale, (layout->wide - 40) / SMALL_BUTTONS);
    for (int i = 0; i < SMALL_BUTTONS; i++) {
        float x = middle + step * ((float)i - SMALL_BUTTONS / 2.0f);
        places->small[i] = layout_rect(layout, x + 35, 930, step - 70, 132);
    }
}

/* A taller window has larger figures first, then more room between. */
static void place_portrait(const Layout *layout, bool has_game, TitlePlaces *places) {
    float high = layout->high, spare = fmaxf(high - 1500, 0), grow = fminf(spare, 420), rest = spare - grow;
    float stage = 400 + .18f * grow + .35f * rest, y = 1000 + .8f * grow + .55f * rest;
    places->logo_stacked = true;
    places->logo = layout_rect(layout, 190, 40 + .12f * grow + .2f * rest, 700, 330);
    places->stage = layout_rect(layout, 20, stage, 1040, 560);
    places->card_high = layout_px(layout, 230 + .1f * grow);
    places->figure_high = layout_px(layout, 360 + .167f * grow);
    places->figure_step = layout_px(layout, 226 + .048f * grow);
    places->figure_first = (Point){layout_px(layout, 540) - places->figure_step * 1.5f,
                                   places->stage.y + layout_px(layout, 548 + .62f * grow)};
    if (has_game) {
        places->go_on = layout_rect(layout, 140, y, 800, 136);
        y += 156;
    } else {
        y += .14f * grow;
    }
    places->begin = layout_rect(layout, 140, y, 800, 124);
    for (int i = 0; i < SMALL_BUTTONS; i++) {
        places->small[i] = layout_rect(layout, 12 + 176 * (float)i + 25, high - 190, 126, 146);
    }
}

static TitlePlaces places_for(const Layout *layout, bool has_game) {
    TitlePlaces places = {0};
    if (layout->portrait) {
        place_portrait(layout, has_game, &places);
    } else {
        place_landscape(layout, has_game, &places);
    }
    return places;
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Title *title = state;
    in_play_leave(app);
    in_play_prepare(app);
    title->has_game = app->store != NULL && session_glances(in_play_host(app), &title->glance, 1) > 0;
    title->entered = app->now;
    for (int i = 0; i < FIGURINES; i++) {
        title->cheered[i] = -CHEER_MS;
    }
    sound_music(app->sound, MUSIC_TITLE);
}

static void resumed(void *state, App *app) {
    Title *title = state;
    in_play_prepare(app); /* in another language, maybe */
    title->has_game =
        app->store != NULL && session_glances(in_play_host(app), &title->glance, 1) > 0; /* it may have been deleted */
    scene_rebuild(app);
}

static void list_names(const SessionGlance *glance, char *out, size_t size) {
    const char *names[WORLD_PLAYERS_MAX];
    for (int p = 0; p < glance->seats.count; p++) {
        names[p] = glance->seats.seat[p].name;
    }
    i18n_format_list(out, size, names, (size_t)glance->seats.count);
}

static void how_far(const App *app, const SessionGlance *glance, char *out, size_t size) {
    in_play_scenes_of(app, glance->rules)->how_far(glance, out, size);
}

static void build(void *state, App *app, Ui *ui) {
    static const struct {
        const char *id, *label, *picture;
        TitleAct act;
    } SMALL[SMALL_BUTTONS] = {
        {"title.tutorial", N_("Learn to play"), "icons/hand", ACT_TUTORIAL},
        {"title.help", N_("How to play"), "icons/help", ACT_HELP},
        {"title.statistics", N_("Statistics"), "icons/statistics", ACT_STATISTICS},
        {"title.settings", N_("Settings"), "icons/settings", ACT_SETTINGS},
        {"title.language", N_("Language"), "icons/language", ACT_LANGUAGE},
        {"title.quit", N_("Quit"), "icons/quit", ACT_QUIT},
    };
    Title *title = state;
    TitlePlaces places = places_for(&app->layout, title->has_game);
    for (int i = 0; i < FIGURINES; i++) {
        Point feet = {places.figure_first.x + places.figure_step * (float)i, places.figure_first.y};
        Rect body = rect_around((Point){feet.x, feet.y - places.figure_high * .4f}, places.figure_high * .5f,
                                places.figure_high * .8f);
        ui_add(ui, &(Widget){.id = ui_id("title.figurine%d", i),
                             .kind = WIDGET_CUSTOM,
                             .rect = body,
                             .label = tr("Piece"),
                             .no_focus = true,
                             .quiet = true,
                             .act = ACT_FIGURINE,
                             .a = i});
    }
    if (title->has_game) {
        char names[512], far[256], label[1024]; /* line by line what is drawn */
        list_names(&title->glance, names, sizeof names);
        how_far(app, &title->glance, far, sizeof far);
        snprintf(label, sizeof label, "%s\n%s\n%s", trc("game", "Continue"), names, far);
        ui_add(ui, &(Widget){.id = "title.continue",
                             .kind = WIDGET_CUSTOM,
                             .look = LOOK_MAIN,
                             .rect = places.go_on,
                             .label = label,
                             .act = ACT_CONTINUE});
    }
    ui_add(ui, &(Widget){.id = "title.new",
                         .look = title->has_game ? LOOK_GLASS : LOOK_MAIN,
                         .rect = places.begin,
                         .label = tr("New game"),
                         .size = 46,
                         .act = ACT_NEW});
    for (int i = 0; i < SMALL_BUTTONS; i++) {
        ui_add(ui, &(Widget){.id = SMALL[i].id,
                             .look = LOOK_ROUND,
                             .rect = places.small[i],
                             .label = tr(SMALL[i].label),
                             .picture = SMALL[i].picture,
                             .size = 23,
                             .act = (int)SMALL[i].act});
    }
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void go_on(Title *title, App *app) {
    PlayError error;
    if (in_play_resume(app, &error)) {
        in_play_show(app);
        return;
    }
    title->has_game = false;
    scene_rebuild(app);
    message_show(app, trc("game", "Continue"), error.text, tr("OK"), NULL, NULL, NULL);
}

static void teach(App *app) {
    PlayError error;
    if (tutorial_start(app, NULL, &error)) {
        scene_go(app, &STAGE_SCENE, NULL, 0);
    } else {
        message_show(app, tr("Learn to play"), error.text, tr("OK"), NULL, NULL, NULL);
    }
}

static void quit_chosen(App *app, void *context, int button) {
    (void)context;
    if (button == 0) {
        app_quit(app);
    }
}

static void quit(App *app) {
    if (!app->preferences.confirmations) {
        app_quit(app);
        return;
    }
    bool is_saved = app->store != NULL && store_is_on_disk(app->store);
    const char *sentence =
        is_saved ? tr("Quit? Everything is saved.")
                 : tr("Quit? Nothing can be saved to disk right now, so what you’ve just played will be lost.");
    message_show(app, tr("Quit"), sentence, tr("Quit"), tr("Stay"), quit_chosen, NULL);
}

static void act(Title *title, App *app, const UiEvent *event) {
    switch ((TitleAct)event->act) {
    case ACT_CONTINUE:
        go_on(title, app);
        return;
    case ACT_NEW:
        scene_push(app, &SETUP_SCENE, NULL, 0);
        return;
    case ACT_TUTORIAL:
        teach(app);
        return;
    case ACT_HELP:
        help_show(app, HELP_GOAL);
        return;
    case ACT_STATISTICS:
        scene_push(app, &STATISTICS_SCENE, NULL, 0);
        return;
    case ACT_SETTINGS:
        scene_push(app, &SETTINGS_SCENE, NULL, 0);
        return;
    case ACT_LANGUAGE:
        scene_push(app, &LANGUAGE_SCENE, NULL, 0);
        return;
    case ACT_QUIT:
        quit(app);
        return;
    case ACT_FIGURINE:
        title->cheered[event->a] = app->now;
        sound_play(app->sound, SOUND_HOP);
        scene_changed(app);
        return;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    if (event->kind == UI_PRESSED) {
        act(state, app, event);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_GOAL);
    } else if (event->kind == UI_BACK) {
        quit(app);
    }
}

static bool is_moving(const void *state, const App *app) {
    const Title *title = state;
    bool moving = !app->preferences.reduced_motion && app->now < title->entered + LIGHT_AT_MS + LIGHT_MS;
    for (int i = 0; i < FIGURINES; i++) {
        moving = moving || app->now < title->cheered[i] + CHEER_MS;
    }
    return moving;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

/* The row lies on a shallow arc. */
static Rect card_place(const TitlePlaces *places, int index) {
    float t = ((float)index - (ROW_CARDS - 1) / 2.0f) / ((ROW_CARDS - 1) / 2.0f);
    float spread = places->stage.w / 2 - places->card_high * .38f;
    Point middle = {places->stage.x + places->stage.w / 2 + t * spread,
                    places->stage.y + places->card_high * (.56f + t * t * .30f)};
    return part_card_rect(middle, places->card_high);
}

/* From the globe in the logo light falls through every card of the row, takes its colour, and lies on the ground. */
static void draw_light(const App *app, const TitlePlaces *places) {
    Gfx *gfx = app->gfx;
    Rect logo = places->logo;
    Point globe = places->logo_stacked ? (Point){logo.x + logo.w * .47f, logo.y + logo.h * .76f}
                                       : (Point){logo.x + logo.w * .787f, logo.y + logo.h * .56f};
    float ground = places->figure_first.y + layout_px(&app->layout, 30);
    paint_pool(gfx, globe, logo.w * .22f, logo.w * .16f, color_alpha(color_rgb(0xfff3d0), .5f));
    for (int i = 0; i < ROW_CARDS; i++) {
        Rect card = card_place(places, i);
        Point middle = rect_middle(card);
        float on = fminf((ground - middle.y) / (middle.y - globe.y), .6f);
        Point end = {middle.x + (middle.x - globe.x) * on, ground};
        float seen = (card.y + 8 - globe.y) / (middle.y - globe.y); /* the rest is behind the card */
        Point top = {globe.x + (middle.x - globe.x) * seen, globe.y + (middle.y - globe.y) * seen};
        paint_beam(gfx, globe, top, card.w * .1f, card.w * (.1f + .85f * seen), .35f,
                   color_alpha(color_rgb(0xfff3d0), .38f));
        paint_beam(gfx, middle, end, card.w * .95f, card.w * 1.7f, 0, color_alpha(theme_number(ROW[i]), .72f));
    }
    Point middle = {places->stage.x + places->stage.w / 2, places->figure_first.y};
    paint_pool(gfx, middle, places->figure_step * 2.6f, layout_px(&app->layout, 46),
               color_alpha(color_rgb(0xfff3d0), .24f));
}

static void background(const void *state, const App *app) {
    const Title *title = state;
    const Layout *layout = &app->layout;
    TitlePlaces places = places_for(layout, title->has_game);
    Gfx *gfx = app->gfx;
    part_table(app);
    /* the world, far below in the glass: as much of it as can be seen */
    Rect screen = gfx_screen(gfx), map = rect_scaled(screen, 1.04f);
    float aspect = 1500.0f / 620;
    map = map.w / map.h > aspect ? rect_around(rect_middle(map), map.w, map.w / aspect)
                                 : rect_around(rect_middle(map), map.h * aspect, map.h);
    Rect part = {-map.x / map.w, -map.y / map.h, screen.w / map.w, screen.h / map.h};
    picture_draw_part(gfx, "board/map-landscape", part, screen, &(PictureLook){.transparency = .80f, .coarse = true});
    draw_light(app, &places);
    picture_draw(gfx, places.logo_stacked ? "ui/logo_stacked" : "ui/logo", places.logo, NULL);
}

static float since(const Title *title, const App *app, double delay, double duration) {
    if (app->preferences.reduced_motion) {
        return 1;
    }
    double t = (gfx_now(app->gfx) - title->entered - delay) / duration;
    return t <= 0 ? 0 : t >= 1 ? 1 : (float)t;
}

/* They come from beyond the upper edge: what is half-clear is dear to draw on a processor. */
static void draw_cards(const Title *title, const App *app, const TitlePlaces *places) {
    for (int i = 0; i < ROW_CARDS; i++) {
        float t = since(title, app, CARD_EVERY_MS * i, CARD_MS);
        if (t <= 0) {
            continue;
        }
        float come = ease(EASE_BACK, t);
        Rect place = card_place(places, i);
        float above = place.y + places->card_high * 1.1f;
        Rect at = rect_moved(place, places->card_high * .9f * (1 - come), -above * (1 - come));
        float lit = ceilf(since(title, app, LIGHT_AT_MS + 55 * i, 300) * LIGHT_STEPS) / LIGHT_STEPS;
        if (lit > 0) {
            paint_glow(app->gfx, at, RADIUS_CARD, 26,
                       color_alpha(color_mix(theme_number(ROW[i]), color_rgb(THEME_GLOW), .5f), .5f * lit));
        }
        part_card(app->gfx, ROW[i], rect_snapped(at), 0);
    }
}

static void draw_figurines(const Title *title, const App *app, const TitlePlaces *places) {
    static const Figurine ORDER[FIGURINES] = {FIGURINE_FLASK, FIGURINE_LENS, FIGURINE_VIAL, FIGURINE_FIBRE};
    for (int i = 0; i < FIGURINES; i++) {
        float t = since(title, app, FIGURINE_FIRST_MS + FIGURINE_EVERY_MS * i, FIGURINE_MS);
        if (t <= 0) {
            continue;
        }
        Point feet = {places->figure_first.x + places->figure_step * (float)i, places->figure_first.y};
        double cheer = (gfx_now(app->gfx) - title->cheered[i]) / CHEER_MS;
        bool cheers = cheer >= 0 && cheer < 1;
        float up =
            cheers && !app->preferences.reduced_motion ? ease(EASE_HOP, (float)cheer) * .5f : ease(EASE_HOP, t) * .4f;
        Pose pose = cheers ? POSE_CHEER : t < .85f ? POSE_HOP : POSE_STAND;
        feet.x += (1 - t) * places->figure_step * 1.6f;
        feet.y -= up * places->figure_high * .6f;
        part_figurine(app->gfx, ORDER[i], pose, feet, places->figure_high,
                      &(PictureLook){.transparency = 1 - fminf(t * 5, 1)});
    }
}

static void draw_continue(const Title *title, const App *app, const Ui *ui) {
    UiLook look = ui_look(ui, "title.continue");
    if (!look.exists) {
        return;
    }
    Gfx *gfx = app->gfx;
    const Layout *layout = &app->layout;
    Rect rect = look.pressed ? rect_scaled(look.rect, .97f) : look.rect;
    PanelStyle style = panel_main();
    if (look.hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .14f);
        style.bottom = color_mix(style.bottom, color_rgb(0xffffff), .14f);
    }
    paint_panel(gfx, rect, &style);
    Rect inside = rect_inset(rect, layout_px(layout, 18));
    int players = title->glance.seats.count;
    float side = fminf(inside.h * .62f, layout_px(layout, 64)), step = side * .84f;
    float heads = side + step * (float)(players - 1);
    for (int p = 0; p < players; p++) {
        part_portrait(gfx, title->glance.seats.seat[p].figurine,
                      rect_of(inside.x + step * (float)p, inside.y + (inside.h - side) / 2, side, side));
    }
    Rect text =
        rect_of(inside.x + heads + layout_px(layout, 20), inside.y, inside.w - heads - layout_px(layout, 20), inside.h);
    char names[512], far[256];
    list_names(&title->glance, names, sizeof names);
    how_far(app, &title->glance, far, sizeof far);
    Rect head = rect_of(text.x, text.y, text.w, text.h * .44f);
    TextStyle words = part_words(TEXT_BOLD, 38, THEME_RIBBON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, trc("game", "Continue"), head);
    words = part_words(TEXT_BOLD, TYPE_LABEL, THEME_RIBBON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, names, rect_of(text.x, text.y + text.h * .46f, text.w, text.h * .26f));
    words.face = TEXT_REGULAR;
    text_draw(gfx, &words, far, rect_of(text.x, text.y + text.h * .73f, text.w, text.h * .26f));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Title *title = state;
    TitlePlaces places = places_for(&app->layout, title->has_game);
    draw_cards(title, app, &places);
    draw_figurines(title, app, &places);
    ui_draw_widgets(ui);
    draw_continue(title, app, ui);
    ui_draw_top(ui);
}

const Scene TITLE_SCENE = {
    .name = "title",
    .state_size = sizeof(Title),
    .enter = enter,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
};
