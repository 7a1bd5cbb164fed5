/* The settings: everything is applied immediately and saved. Opened from the title or the pause menu, and returns
 * there. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/packs.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>
#include <stddef.h>

static const float WIDE = 1640, HEAD = 116, FOOT = 36, ROW_HIGH = 104, PADDING = 15, GAP = 24, SLACK = 14, ICON = 60;

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

/* --- the settings ------------------------------------------------------------------------------------------------- */

typedef enum SettingKind {
    SETTING_TOGGLE, /* a bool */
    SETTING_VOLUME, /* a float, 0 to 1 */
    SETTING_CHOICE, /* a float, one of some values with names */
    SETTING_OTHER,  /* with functions of its own */
} SettingKind;

/* A row of the panel. A new setting is one here and one in shell/preferences.c. */
typedef struct Setting {
    const char *id;    /* of its widget */
    const char *label; /* a message */
    const char *icon;
    SettingKind kind;
    size_t place; /* in Preferences */
    const float *values;
    const char *const *names; /* messages */
    int count;
    void (*fill)(Widget *widget, const App *app);
    void (*change)(App *app, int index);
    bool is_of_window; /* which a page in a browser has none of */
} Setting;

#define PLACE(member)        .place = offsetof(Preferences, member)
#define VALUES(array, words) .values = (array), .names = (words), .count = COUNT(array)

/* TRANSLATORS: how fast things move, from slow to very fast */
static const char *const SPEED_NAME[] = {N_("Slow"), N_("Normal"), N_("Fast"), N_("Very fast")};
static const float SPEED[] = {.6f, 1, 1.6f, 2.5f};

/* TRANSLATORS: how long the computer's players wait before each step */
static const char *const PACE_NAME[] = {N_("Relaxed"), N_("Normal"), N_("Quick"), N_("Instant")};
static const float PACE[] = {1.8f, 1, .5f, 0};

static const char *const TEXT_NAME[] = {N_("Normal"), N_("Large"), N_("Very large")};
static const float TEXT_SCALE[] = {1, 1.2f, 1.4f};

static const int CLOCK_SECONDS[] = {0, 20, 40, 60};

static void show_choice(Widget *widget, int value, int count, const char *text) {
    widget->kind = WIDGET_CHOICE;
    widget->value = (float)value;
    widget->maximum = (float)(count - 1);
    widget->text = text;
}

static void fill_language(Widget *widget, const App *app) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    int index = i18n_find_language(i18n_language());
    (void)app;
    show_choice(widget, index, (int)languages, language[index].own_name);
}

static void change_language(App *app, int index) {
    size_t languages;
    app_set_language(app, i18n_languages(&languages)[index].code);
}

static void fill_display(Widget *widget, const App *app) {
    static char text[64];
    int displays = video_displays();
    /* TRANSLATORS: which of several screens that are connected */
    i18n_format(text, sizeof text, tr("Display {n}"), I18N_NUMBER("n", app->preferences.display + 1));
    show_choice(widget, app->preferences.display, displays, text);
    if (displays < 2) {
        widget->why_not = tr("Only one display is connected.");
    }
}

static void change_display(App *app, int index) {
    app->preferences.display = index;
}

static int nearest_clock(int seconds) {
    int best = 0;
    for (int i = 0; i < COUNT(CLOCK_SECONDS); i++) {
        if (CLOCK_SECONDS[i] <= seconds) {
            best = i;
        }
    }
    return best;
}

static void fill_clock(Widget *widget, const App *app) {
    static char text[64];
    int index = nearest_clock(app->preferences.quiz_seconds);
    if (index == 0) {
        i18n_copy(text, sizeof text, tr("No limit"));
    } else {
        i18n_format(text, sizeof text, trn("{n} second", "{n} seconds", (unsigned long)CLOCK_SECONDS[index]),
                    I18N_NUMBER("n", CLOCK_SECONDS[index]));
    }
    show_choice(widget, index, COUNT(CLOCK_SECONDS), text);
}

static void change_clock(App *app, int index) {
    app->preferences.quiz_seconds = CLOCK_SECONDS[index];
}

static void fill_pack(Widget *widget, const App *app) {
    int chosen = packs_chosen(app);
    show_choice(widget, chosen, packs_offered(), packs_title(chosen));
}

/* Top to bottom. The last one is there where there are packs. */
static const Setting SHOWN_AND_HEARD[] = {
    {"settings.language", N_("Language"), "icons/language", SETTING_OTHER, .fill = fill_language,
     .change = change_language},
    {"settings.text", N_("Text size"), "icons/eye", SETTING_CHOICE, PLACE(text_scale), VALUES(TEXT_SCALE, TEXT_NAME)},
    {"settings.fullscreen", N_("Full screen"), "icons/fullscreen", SETTING_TOGGLE, PLACE(fullscreen),
     .is_of_window = true},
    {"settings.display", N_("Display"), "icons/windowed", SETTING_OTHER, .fill = fill_display, .change = change_display,
     .is_of_window = true},
    {"settings.effects", N_("Sound effects"), "icons/sound", SETTING_VOLUME, PLACE(effects)},
    {"settings.music", N_("Music"), "icons/music", SETTING_VOLUME, PLACE(music)},
    {"settings.pack", N_("Questions"), "icons/question_mark", SETTING_OTHER, .fill = fill_pack, .change = packs_choose},
};
static const Setting PLAYED[] = {
    {"settings.speed", N_("Animation speed"), "icons/speed", SETTING_CHOICE, PLACE(speed), VALUES(SPEED, SPEED_NAME)},
    {"settings.reduced_motion", N_("Reduce motion"), "icons/pause", SETTING_TOGGLE, PLACE(reduced_motion)},
    {"settings.pace", N_("Computer speed"), "icons/computer", SETTING_CHOICE, PLACE(pace), VALUES(PACE, PACE_NAME)},
    {"settings.quiz_clock", N_("Time per question"), "icons/clock", SETTING_OTHER, .fill = fill_clock,
     .change = change_clock},
    {"settings.left_handed", N_("Left-handed layout"), "icons/hand", SETTING_TOGGLE, PLACE(left_handed)},
    {"settings.path_marks", N_("Mark tiles cut off from the ray"), "icons/hint", SETTING_TOGGLE, PLACE(path_marks)},
    {"settings.confirmations", N_("Confirm before leaving"), "icons/check", SETTING_TOGGLE, PLACE(confirmations)},
};

enum { COLUMNS = 2, ACT_CLOSE = 1, ACT_FIRST = 2 };

static const struct {
    const Setting *setting;
    int count;
} COLUMN[COLUMNS] = {{SHOWN_AND_HEARD, COUNT(SHOWN_AND_HEARD)}, {PLAYED, COUNT(PLAYED)}};

/* An act is a setting's number, counted through the columns. */
static const Setting *setting_of(int act) {
    int index = act - ACT_FIRST;
    return index < COLUMN[0].count ? &COLUMN[0].setting[index] : &COLUMN[1].setting[index - COLUMN[0].count];
}

static bool is_offered(const App *app, const Setting *setting) {
    return setting->is_of_window ? !app->policy.is_page : setting->fill != fill_pack || packs_offered() > 0;
}

/* The next that is offered, from the first (-1) on; -1: there is no more. */
static int next_offered(const App *app, int column, int index) {
    do {
        index++;
    } while (index < COLUMN[column].count && !is_offered(app, &COLUMN[column].setting[index]));
    return index < COLUMN[column].count ? index : -1;
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

static float panel_high(void) {
    int rows = COLUMN[0].count > COLUMN[1].count ? COLUMN[0].count : COLUMN[1].count;
    return ROW_HIGH * (float)rows + 2 * PADDING;
}

static Rect body_for(const App *app) {
    /* In portrait the two panels lie below each other. */
    float list = app->layout.portrait ? 2 * panel_high() + GAP : panel_high() + SLACK;
    return layout_popup(&app->layout, WIDE, HEAD + list + FOOT);
}

static Rect list_rect(const App *app) {
    const Layout *layout = &app->layout;
    Rect list = body_for(app);
    layout_cut_top(layout, &list, HEAD);
    layout_cut_bottom(layout, &list, FOOT);
    return rect_of(list.x + layout_px(layout, 40), list.y, list.w - layout_px(layout, 80), list.h);
}

/* Two panels side by side, or one below the other. */
static Rect panel_rect(const App *app, Rect list, int column) {
    float high = layout_px(&app->layout, panel_high());
    if (app->layout.portrait) {
        return rect_of(list.x, list.y + (high + layout_px(&app->layout, GAP)) * (float)column, list.w, high);
    }
    Rect panel = layout_column(&app->layout, list, COLUMNS, column, 28);
    panel.h = fmaxf(high, list.h);
    return panel;
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

static int nearest(const Setting *setting, float value) {
    int best = 0;
    for (int i = 1; i < setting->count; i++) {
        if (fabsf(setting->values[i] - value) < fabsf(setting->values[best] - value)) {
            best = i;
        }
    }
    return best;
}

static void fill(Widget *widget, const Setting *setting, const App *app) {
    const void *place = (const char *)&app->preferences + setting->place;
    int index;
    widget->label = tr(setting->label);
    switch (setting->kind) {
    case SETTING_TOGGLE:
        widget->kind = WIDGET_TOGGLE;
        widget->value = *(const bool *)place ? 1 : 0;
        widget->maximum = 1;
        return;
    case SETTING_VOLUME:
        widget->kind = WIDGET_SLIDER;
        widget->value = *(const float *)place;
        widget->maximum = 1;
        widget->step = .05f;
        return;
    case SETTING_CHOICE:
        index = nearest(setting, *(const float *)place);
        show_choice(widget, index, setting->count, tr(setting->names[index]));
        return;
    case SETTING_OTHER:
        setting->fill(widget, app);
        return;
    }
}

static void build_column(const App *app, Ui *ui, Rect panel, int column) {
    const Layout *layout = &app->layout;
    float high = layout_px(layout, ROW_HIGH), padding = layout_px(layout, 26);
    float top = panel.y + layout_px(layout, PADDING + 12);
    int first = ACT_FIRST + (column > 0 ? COLUMN[0].count : 0);
    for (int i = next_offered(app, column, -1), row = 0; i >= 0; i = next_offered(app, column, i), row++) {
        const Setting *setting = &COLUMN[column].setting[i];
        Widget widget = {.id = setting->id, .in = "settings.list", .act = first + i};
        fill(&widget, setting, app);
        float icon = layout_px(layout, ICON + 18);
        widget.rect = rect_snapped(rect_of(panel.x + padding + icon, top + high * (float)row,
                                           panel.w - 2 * padding - icon, high - layout_px(layout, 24)));
        ui_add(ui, &widget);
    }
}

static void enter(void *state, App *app, const void *argument) {
    (void)state;
    (void)argument;
    packs_look(app);
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    Rect body = body_for(app), list = list_rect(app), last = panel_rect(app, list, COLUMNS - 1);
    ui_put(ui, "settings.list", list, tr("Settings"), 0, .kind = WIDGET_LIST, .content = last.y + last.h - list.y);
    for (int column = 0; column < COLUMNS; column++) {
        build_column(app, ui, panel_rect(app, list, column), column);
    }
    part_close_build(app, ui, body, "settings.close", ACT_CLOSE);
}

/* --- applying ----------------------------------------------------------------------------------------------------- */

static void change(App *app, const Setting *setting, float value) {
    void *place = (char *)&app->preferences + setting->place;
    int index = (int)(value + .5f);
    switch (setting->kind) {
    case SETTING_TOGGLE:
        *(bool *)place = index != 0;
        break;
    case SETTING_VOLUME:
        *(float *)place = value;
        break;
    case SETTING_CHOICE:
        *(float *)place = setting->values[index];
        break;
    case SETTING_OTHER:
        setting->change(app, index);
        break;
    }
    app_use_preferences(app);
    if (place == &app->preferences.effects) {
        sound_play(app->sound, SOUND_COUNT); /* this loud */
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        scene_pop(app);
    } else if (event->kind == UI_CHANGED) {
        change(app, setting_of(event->act), event->value);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_HANDS);
    }
}

/* A bead of glass for each, from violet to gold as cards are. */
static const uint32_t DAWN[] = {0x5a52d8, 0x7e48d0, 0xa83cc0, 0xd03c98, 0xe04c70, 0xe86848, 0xe88a2c};

static void draw_icons(const App *app, Rect panel, int column) {
    const Layout *layout = &app->layout;
    float high = layout_px(layout, ROW_HIGH), side = layout_px(layout, ICON);
    float top = panel.y + layout_px(layout, PADDING + 12), row = high - layout_px(layout, 24);
    for (int i = next_offered(app, column, -1), n = 0; i >= 0; i = next_offered(app, column, i), n++) {
        Color light = color_rgb(DAWN[n % COUNT(DAWN)]);
        Rect disc = rect_snapped(
            rect_of(panel.x + layout_px(layout, 26), top + high * (float)n + (row - side) / 2, side, side));
        const PanelStyle bead = {.top = color_mix(light, color_rgb(0xffffff), .12f),
                                 .bottom = color_mix(light, color_rgb(0x1a1456), .45f),
                                 .edge_top = color_mix(light, color_rgb(0xffffff), .6f),
                                 .edge_bottom = light,
                                 .edge = 2,
                                 .radius = ICON};
        paint_panel(app->gfx, disc, &bead);
        picture_draw(app->gfx, COLUMN[column].setting[i].icon, rect_snapped(rect_scaled(disc, .62f)), NULL);
    }
}

static void draw_body(const App *app) {
    const Layout *layout = &app->layout;
    PanelStyle style = panel_popup();
    style.top = color_rgb(0x6a3ea4);
    style.bottom = color_rgb(0x1c1c66);
    style.edge_top = color_rgb(0xffd0b8);
    style.edge_bottom = color_rgb(0x9a7ad8);
    Rect body = body_for(app);
    paint_panel(app->gfx, body, &style);
    Rect head = layout_cut_top(layout, &body, HEAD);
    TextStyle words = part_words(TEXT_BOLD, 48, THEME_RIBBON_TOP, TEXT_CENTER);
    text_draw(app->gfx, &words, tr("Settings"),
              rect_of(head.x + layout_px(layout, 110), head.y, head.w - layout_px(layout, 220), head.h));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    (void)state;
    draw_body(app);
    Rect list = list_rect(app);
    float scroll = ui_scroll(ui, "settings.list");
    gfx_push_clip(app->gfx, list);
    for (int column = 0; column < COLUMNS; column++) {
        Rect panel = rect_moved(panel_rect(app, list, column), 0, -scroll);
        dusk_well(app, panel);
        draw_icons(app, panel, column);
    }
    gfx_pop_clip(app->gfx);
    ui_draw(ui);
}

const Scene SETTINGS_SCENE = {
    .name = "settings", .is_popup = true, .enter = enter, .build = build, .handle = handle, .draw = draw};
