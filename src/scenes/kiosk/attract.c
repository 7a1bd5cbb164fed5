/* The demo: four computers play at the real table, under an overlay that makes people stop. It says what is happening,
 * shows the best player of the day, and says in each language in turn that one touch is enough. A touch anywhere opens
 * the scene where visitors join; a touch on a language selects it too.
 *
 * To prevent burn-in, the overlay drifts by a few pixels, and table and overlay change sides from game to game. */
#include "gfx/paint.h"
#include "gfx/poster.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "play/world/session.h"
#include "scenes/kiosk/caption.h"
#include "scenes/kiosk/guard.h"
#include "scenes/kiosk/kiosk_scenes.h"
#include "scenes/kiosk/visit.h"
#include "scenes/menus.h"
#include "scenes/world/world_scenes.h"
#include "shell/parts.h"

#include "ai/character.h"
#include "gfx/theme.h"
#include "scenes/in_play.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const double TURN_MS = 4200;     /* each language has its turn */
static const double COME_MS = 620;      /* the invitation moves as it changes */
static const double VICTORY_MS = 11000; /* the end of a game is looked at */
static const double FAME_MS = 12000;    /* and the hall of fame */
static const double DRIFT_MS = 2000;    /* a pixel at most, that often */
static const double DRIFT_X_MS = 421000, DRIFT_Y_MS = 263000;
static const float DRIFT = 9, MARGIN = 24, GAP = 14; /* units */

enum { ACT_PLAY = 1, ACT_LANGUAGE /* a: in the config */ };

typedef struct Attract {
    int games;
    Caption caption;
    int language; /* in the config: whose turn it is */
    double turned;
    double over_since; /* ms; negative: the game goes on */
    bool shows_fame;
    char best[160]; /* of the day, in the language of the turn */
    Point drift;    /* pixels */
    double drifted;
    Poster *logo; /* NULL: our own */
} Attract;

/* --- layout ------------------------------------------------------------------------------------------------------- */

typedef struct AttractPlaces {
    Rect caption, invitation, side, languages;
    int columns; /* of languages */
} AttractPlaces;

static const float LOW_HIGH = 252;                       /* landscape: the band at the bottom, units */
static const float TALL_HIGH = 566, TALL_RESERVED = 404; /* portrait: it covers the table's own buttons */
static const float TALL_CAPTION = 124, TALL_INVITATION = 150, TALL_LANGUAGE = 74;

static AttractPlaces places_for(const Attract *attract, const App *app) {
    const Layout *layout = &app->whole;
    const KioskConfig *config = &app->kiosk->config;
    AttractPlaces places = {.columns = config->language_count > 3 ? 3 : config->language_count};
    float wide = layout->wide - 2 * MARGIN;
    if (layout->portrait) {
        float y = layout->high - TALL_HIGH + 8;
        places.caption = layout_rect(layout, MARGIN, y, wide, TALL_CAPTION);
        y += TALL_CAPTION + GAP;
        places.invitation = layout_rect(layout, MARGIN + 30, y, wide - 60, TALL_INVITATION);
        y += TALL_INVITATION + GAP;
        int rows = config->language_count > 3 ? 2 : 1;
        float languages = TALL_LANGUAGE * (float)rows + 10 * (float)(rows - 1);
        places.languages = layout_rect(layout, MARGIN, y, wide, languages);
        y += languages + 8;
        places.side = layout_rect(layout, MARGIN, y, wide, layout->high - 8 - y);
    } else {
        float y = layout->high - LOW_HIGH, side = wide * .215f, invitation = wide * .375f;
        float languages = wide - side - invitation - 2 * GAP, low = y + 96, high = LOW_HIGH - 96 - 14;
        bool mirrored = layout->left_handed;
        places.caption = layout_rect(layout, MARGIN, y + 6, wide, 78);
        places.side = layout_rect(layout, mirrored ? MARGIN + wide - side : MARGIN, low, side, high);
        places.invitation =
            layout_rect(layout, mirrored ? MARGIN + languages + GAP : MARGIN + side + GAP, low, invitation, high);
        places.languages = layout_rect(layout, mirrored ? MARGIN : MARGIN + wide - languages, low, languages, high);
    }
    Rect *all[] = {&places.caption, &places.side, &places.invitation, &places.languages};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        *all[i] = rect_moved(*all[i], attract->drift.x, attract->drift.y);
    }
    return places;
}

static void reserve(App *app) {
    VideoSize size = video_size(app->video);
    bool portrait = size.height > size.width;
    float unit = (float)(portrait ? size.width : size.height) / 1080;
    app_reserve(app, (int)((portrait ? TALL_RESERVED : LOW_HIGH) * unit));
}

/* What scenes below draw in is smaller than the window, so are its units; ours are the window's. */
static TextStyle words_of(const App *app, TextFace face, float size, uint32_t rgb, TextAlign align) {
    TextStyle style = part_words(face, size, rgb, align);
    float ratio = app->whole.u / app->layout.u;
    style.size *= ratio;
    style.min_size *= ratio;
    style.scales = false; /* it is large already */
    return style;
}

/* --- the game that is shown --------------------------------------------------------------------------------------- */

static void seat_computers(WorldSessionSetup *setup, App *app) {
    for (int p = 0; p < WORLD_PLAYERS_MAX; p++) {
        int character = ai_character_of((Figurine)p, (int)random_below(&app->looks, AI_CHARACTERS_EACH));
        Seat *seat = &setup->seat[p];
        *seat = (Seat){.figurine = (Figurine)p,
                       .is_computer = true,
                       .level = random_below(&app->looks, 2) == 0 ? AI_MEDIUM : AI_HARD,
                       .character = character + 1};
        i18n_copy(seat->name, sizeof seat->name, tr(ai_character(character)->name));
    }
}

static void begin_game(Attract *attract, App *app) {
    WorldSessionSetup setup = {.players = WORLD_PLAYERS_MAX, .starter = -1, .questions = DECK_FAMILY, .is_show = true};
    PlayError error = {{0}};
    snprintf(setup.board, sizeof setup.board, "%s", app->kiosk->config.board[0]);
    seat_computers(&setup, app);
    bool mirrored = attract->games++ % 2 == 1;
    if (app->preferences.left_handed != mirrored) {
        app->preferences.left_handed = mirrored;
        app_lay_out(app);
    }
    attract->over_since = -1;
    attract->shows_fame = false;
    caption_begin(&attract->caption);
    if (world_begin(app, &setup, &error)) {
        scene_below(app, &STAGE_SCENE, NULL, 0);
    } else {
        fprintf(stderr, "%s\n", error.text);
    }
}

/* After the end of a game the hall of fame, if anybody is in it; then the next. */
static void follow_game(Attract *attract, App *app) {
    if (app->session == NULL || !scene_is_open(app, &VICTORY_SCENE)) {
        bool fame_is_over = attract->shows_fame && app->now >= attract->over_since + VICTORY_MS + FAME_MS;
        if (fame_is_over) {
            begin_game(attract, app);
        }
        return;
    }
    if (attract->over_since < 0) {
        attract->over_since = app->now;
    }
    if (app->now < attract->over_since + VICTORY_MS) {
        scene_wake_at(app, attract->over_since + VICTORY_MS);
        return;
    }
    if (app->kiosk->config.fame && visit_has_fame(app)) {
        attract->shows_fame = true;
        caption_invite(&attract->caption, app->now);
        scene_below(app, &FAME_SCENE, NULL, 0);
        scene_wake_at(app, attract->over_since + VICTORY_MS + FAME_MS);
    } else {
        begin_game(attract, app);
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

/* Something said in the language whose turn it is. */
static const char *say_in_turn(const Attract *attract, const App *app, const char *message, char *out, size_t size) {
    char before[16];
    i18n_copy(before, sizeof before, i18n_language());
    i18n_set_language(app->kiosk->config.language[attract->language]);
    i18n_copy(out, size, tr(message));
    i18n_set_language(before);
    return out;
}

static void look_up_best(Attract *attract, App *app) {
    char before[16];
    i18n_copy(before, sizeof before, i18n_language());
    i18n_set_language(app->kiosk->config.language[attract->language]);
    visit_best_of_day(app, attract->best, sizeof attract->best);
    i18n_set_language(before);
}

static void next_language(Attract *attract, App *app) {
    attract->language = (attract->language + 1) % app->kiosk->config.language_count;
    attract->turned = app->now;
    look_up_best(attract, app);
    scene_changed(app);
}

static void drift(Attract *attract, App *app) {
    const double turn = 6.283185307179586;
    float reach = layout_px(&app->whole, DRIFT);
    attract->drifted = app->now;
    Point to = {roundf(reach * (float)sin(app->now / DRIFT_X_MS * turn)),
                roundf(reach * (float)sin(app->now / DRIFT_Y_MS * turn))};
    if (fabsf(to.x - attract->drift.x) + fabsf(to.y - attract->drift.y) > .5f) {
        attract->drift = to;
        scene_rebuild(app);
    }
}

static void step(void *state, App *app) {
    Attract *attract = state;
    reserve(app); /* the window may have turned */
    follow_game(attract, app);
    if (app->session != NULL && caption_follow(&attract->caption, app->session, app->now)) {
        scene_changed(app);
    }
    if (app->now >= attract->turned + TURN_MS) {
        next_language(attract, app);
    }
    if (app->now >= attract->drifted + DRIFT_MS) {
        drift(attract, app);
    }
    scene_wake_at(app, fmin(attract->turned + TURN_MS, attract->drifted + DRIFT_MS));
}

static bool is_moving(const void *state, const App *app) {
    const Attract *attract = state;
    return app->now < attract->turned + COME_MS;
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Attract *attract = state;
    visit_ends(app);
    app_set_language(app, app->kiosk->config.language[0]);
    attract->logo = poster_open(app->gfx, app->kiosk->config.logo);
    if (attract->logo == NULL && app->kiosk->config.logo[0] != '\0' && !app->kiosk->is_logo_missed) {
        app->kiosk->is_logo_missed = true;
        diary_note(DIARY_WARNING, "The logo cannot be read, and the game's own is shown: %s", app->kiosk->config.logo);
    }
    attract->games = (int)random_below(&app->looks, 2);
    attract->turned = app->now;
    attract->drifted = -DRIFT_MS;
    look_up_best(attract, app);
    reserve(app);
    begin_game(attract, app);
}

static void leave(void *state, App *app) {
    Attract *attract = state;
    poster_close(attract->logo);
    app->preferences.left_handed = false;
    app_reserve(app, 0);
    app_lay_out(app);
}

static void build(void *state, App *app, Ui *ui) {
    const Attract *attract = state;
    const KioskConfig *config = &app->kiosk->config;
    AttractPlaces places = places_for(attract, app);
    ui_add(ui, &(Widget){.id = "attract.play",
                         .kind = WIDGET_CUSTOM,
                         .rect = app->whole.screen,
                         .label = tr("Touch to play"),
                         .act = ACT_PLAY});
    int rows = (config->language_count + places.columns - 1) / places.columns;
    for (int i = 0; i < config->language_count && config->language_count > 1; i++) {
        Rect row = layout_row(&app->whole, places.languages, rows, i / places.columns, 10);
        ui_add(ui, &(Widget){.id = ui_id("attract.language.%s", config->language[i]),
                             .rect = layout_column(&app->whole, row, places.columns, i % places.columns, 12),
                             .label = i18n_own_name(config->language[i]),
                             .size = 27 * app->whole.u / app->layout.u / app->preferences.text_scale,
                             .act = ACT_LANGUAGE,
                             .a = i});
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    ArriveArgument argument = {.has_language = app->kiosk->config.language_count == 1};
    if (event->kind == UI_PRESSED && event->act == ACT_LANGUAGE) {
        argument.has_language = app_set_language(app, app->kiosk->config.language[event->a]);
    } else if (event->kind != UI_PRESSED && event->kind != UI_ELSEWHERE) {
        return; /* keys and pads the guard sees to */
    }
    scene_go(app, &ARRIVE_SCENE, &argument, sizeof argument);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static float come(const Attract *attract, const App *app) {
    double t = (gfx_now(app->gfx) - attract->turned) / COME_MS;
    return t < 0 ? 0 : t > 1 ? 1 : (float)t;
}

static void draw_caption(const Attract *attract, const App *app, Rect box) {
    Gfx *gfx = app->gfx;
    if (!app->kiosk->config.captions || attract->caption.text[0] == '\0') {
        return;
    }
    PanelStyle style = panel_popup();
    style.radius = RADIUS_PANEL;
    paint_panel(gfx, box, &style);
    Rect inside = rect_inset(box, layout_px(&app->whole, 9));
    if (attract->caption.figurine >= 0) {
        float side = fminf(inside.h, layout_px(&app->whole, 84));
        part_portrait(gfx, (Figurine)attract->caption.figurine,
                      rect_of(inside.x + layout_px(&app->whole, 6), inside.y + (inside.h - side) / 2, side, side));
        inside = rect_of(inside.x + side + layout_px(&app->whole, 18), inside.y,
                         inside.w - 2 * (side + layout_px(&app->whole, 18)), inside.h);
    }
    TextStyle words = words_of(app, TEXT_BOLD, 42, THEME_TEXT, TEXT_CENTER);
    text_draw(gfx, &words, attract->caption.text, inside);
}

/* Two figurines jump for joy beside the words each time these change. */
static void draw_invitation(const Attract *attract, const App *app, Rect box) {
    Gfx *gfx = app->gfx;
    char text[160];
    float t = come(attract, app), hop = ease(EASE_HOP, t);
    Figurine left = (Figurine)(attract->language % FIGURINES), right = (Figurine)((attract->language + 2) % FIGURINES);
    paint_glow(gfx, box, RADIUS_PANEL * 2, 30, color_alpha(color_rgb(THEME_GLOW), .55f + .45f * hop));
    PanelStyle style = panel_main();
    style.radius = 40;
    paint_panel(gfx, box, &style);
    float high = fminf(box.h * 1.5f, box.w * .34f), wide = high * .58f;
    Pose pose = t < 1 ? POSE_CHEER : POSE_STAND;
    Point feet = {box.x + wide * .62f, box.y + box.h * .93f - hop * box.h * .22f};
    part_figurine(gfx, left, pose, feet, high, NULL);
    feet.x = box.x + box.w - wide * .62f;
    part_figurine(gfx, right, pose, feet, high, NULL);
    TextStyle words = words_of(app, TEXT_BOLD, 76, THEME_RIBBON_INK, TEXT_CENTER);
    words.min_size = words.size * .4f;
    gfx_push_alpha(gfx, fminf(t * 2, 1));
    text_draw(gfx, &words, say_in_turn(attract, app, N_("Touch to play"), text, sizeof text),
              rect_of(box.x + wide * 1.15f, box.y, box.w - wide * 2.3f, box.h));
    gfx_pop_alpha(gfx);
}

/* The house's own line, or ours; in its place, every other turn, who is the best of the day. */
static void draw_words(const Attract *attract, const App *app, Rect box) {
    char text[256];
    const KioskConfig *config = &app->kiosk->config;
    int index = i18n_find_language(config->language[attract->language]);
    bool shows_best = attract->best[0] != '\0' && attract->language % 2 == 1;
    if (shows_best) {
        i18n_copy(text, sizeof text, attract->best);
    } else if (index >= 0 && config->welcome[index][0] != '\0') {
        i18n_copy(text, sizeof text, config->welcome[index]);
    } else {
        say_in_turn(attract, app, N_("The board game that takes you round the world of glass"), text, sizeof text);
    }
    TextStyle words = words_of(app, TEXT_BOLD, 30, shows_best ? THEME_RIBBON_TOP : THEME_TEXT, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
    gfx_push_alpha(app->gfx, fminf(come(attract, app) * 2, 1));
    text_draw(app->gfx, &words, text, box);
    gfx_pop_alpha(app->gfx);
}

/* A wide picture has the words below it where there is height, a high one beside it. */
static void draw_side(const Attract *attract, const App *app, Rect box) {
    const float own_aspect = 1150.0f / 170, gap = layout_px(&app->whole, 16);
    float aspect = attract->logo != NULL ? poster_aspect(attract->logo) : own_aspect;
    bool is_beside = box.w > box.h * 4 || aspect < 2;
    float wide = fminf(box.h * aspect, box.w * (aspect < 2 ? .34f : .42f));
    Rect logo = is_beside ? rect_of(box.x, box.y, wide, box.h) : rect_of(box.x, box.y, box.w, box.h * .46f);
    Rect words = is_beside ? rect_of(box.x + wide + gap, box.y, box.w - wide - gap, box.h)
                           : rect_of(box.x, box.y + box.h * .5f, box.w, box.h * .5f);
    if (attract->logo != NULL) {
        poster_draw(attract->logo, rect_fit(logo, aspect));
    } else {
        picture_draw(app->gfx, "ui/logo", rect_snapped(rect_fit(logo, own_aspect)), NULL);
    }
    draw_words(attract, app, words);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Attract *attract = state;
    AttractPlaces places = places_for(attract, app);
    draw_caption(attract, app, places.caption);
    draw_invitation(attract, app, places.invitation);
    draw_side(attract, app, places.side);
    ui_draw(ui);
}

const Scene ATTRACT_SCENE = {
    .name = "attract",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Attract),
    .is_overlay = true,
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .draw = draw,
};
