/* Settings: everything is used at once and kept. Opened from the title and from the pause; goes back to either. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float WIDE = 1640, HIGH = 820, HEAD = 116, FOOT = 36, ROW_HIGH = 104, PANEL_HIGH = 6 * 104 + 30, GAP = 24;

typedef enum SettingId {
    SET_CLOSE = 1,
    SET_LANGUAGE,
    SET_TEXT,
    SET_FULLSCREEN,
    SET_DISPLAY,
    SET_EFFECTS,
    SET_MUSIC,
    SET_SPEED,
    SET_REDUCED,
    SET_PACE,
    SET_CLOCK,
    SET_LEFT,
    SET_CONFIRM,
} SettingId;

/* Every setting's place in its column, top to bottom. */
static const SettingId COLUMN[2][7] = {
    {SET_LANGUAGE, SET_TEXT, SET_FULLSCREEN, SET_DISPLAY, SET_EFFECTS, SET_MUSIC},
    {SET_SPEED, SET_REDUCED, SET_PACE, SET_CLOCK, SET_LEFT, SET_CONFIRM},
};

/* TRANSLATORS: how fast things move, from slow to very fast */
static const char *const SPEED_NAME[] = {N_("Slow"), N_("Normal"), N_("Fast"), N_("Very fast")};
static const float SPEED[] = {.6f, 1, 1.6f, 2.5f};

/* TRANSLATORS: how long the computer's players wait before each step */
static const char *const PACE_NAME[] = {N_("Relaxed"), N_("Normal"), N_("Quick"), N_("Instant")};
static const float PACE[] = {1.8f, 1, .5f, 0};

static const char *const TEXT_NAME[] = {N_("Normal"), N_("Large"), N_("Very large")};
static const float TEXT_SCALE[] = {1, 1.2f, 1.4f};

static const int CLOCK_SECONDS[] = {0, 20, 40, 60};

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

static int nearest(const float *values, int count, float value) {
    int best = 0;
    for (int i = 1; i < count; i++) {
        if (fabsf(values[i] - value) < fabsf(values[best] - value)) {
            best = i;
        }
    }
    return best;
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

static int language_index(void) {
    return i18n_find_language(i18n_language());
}

static Rect body_for(const App *app) {
    /* In portrait the two panels lie below each other. */
    float tall = HEAD + 2 * PANEL_HIGH + GAP + FOOT;
    return layout_popup(&app->layout, WIDE, app->layout.portrait ? tall : HIGH);
}

/* --- the list ----------------------------------------------------------------------------------------------------- */

static void choice(Widget *widget, const char *label, int value, int count, const char *text) {
    widget->kind = WIDGET_CHOICE;
    widget->label = label;
    widget->value = (float)value;
    widget->maximum = (float)(count - 1);
    widget->text = text;
}

static void toggle(Widget *widget, const char *label, bool on) {
    widget->kind = WIDGET_TOGGLE;
    widget->label = label;
    widget->value = on ? 1 : 0;
    widget->maximum = 1;
}

static void volume(Widget *widget, const char *label, float value) {
    widget->kind = WIDGET_SLIDER;
    widget->label = label;
    widget->value = value;
    widget->maximum = 1;
    widget->step = .05f;
}

static void fill_display(Widget *widget, const App *app) {
    static char text[64];
    int displays = video_displays();
    /* TRANSLATORS: which of several screens that are connected */
    i18n_format(text, sizeof text, tr("Display {n}"), I18N_NUMBER("n", app->preferences.display + 1));
    choice(widget, tr("Display"), app->preferences.display, displays, text);
    if (displays < 2) {
        widget->why_not = tr("Only one display is connected.");
    }
}

static void fill_clock(Widget *widget, int seconds) {
    static char text[64];
    int index = nearest_clock(seconds);
    if (index == 0) {
        i18n_copy(text, sizeof text, tr("No limit"));
    } else {
        i18n_format(text, sizeof text, trn("{n} second", "{n} seconds", (unsigned long)CLOCK_SECONDS[index]),
                    I18N_NUMBER("n", CLOCK_SECONDS[index]));
    }
    choice(widget, tr("Time per question"), index, COUNT(CLOCK_SECONDS), text);
}

static void fill(Widget *widget, SettingId id, const App *app) {
    const Preferences *now = &app->preferences;
    size_t languages;
    const I18nLanguage *language = &i18n_languages(&languages)[language_index()];
    int speed = nearest(SPEED, COUNT(SPEED), now->speed), pace = nearest(PACE, COUNT(PACE), now->pace);
    int text = nearest(TEXT_SCALE, COUNT(TEXT_SCALE), now->text_scale);
    switch (id) {
    case SET_CLOSE:
        return;
    case SET_LANGUAGE:
        choice(widget, tr("Language"), language_index(), (int)languages, language->own_name);
        return;
    case SET_TEXT:
        choice(widget, tr("Text size"), text, COUNT(TEXT_SCALE), tr(TEXT_NAME[text]));
        return;
    case SET_FULLSCREEN:
        toggle(widget, tr("Full screen"), now->fullscreen);
        return;
    case SET_DISPLAY:
        fill_display(widget, app);
        return;
    case SET_EFFECTS:
        volume(widget, tr("Sound effects"), now->effects);
        return;
    case SET_MUSIC:
        volume(widget, tr("Music"), now->music);
        return;
    case SET_SPEED:
        choice(widget, tr("Animation speed"), speed, COUNT(SPEED), tr(SPEED_NAME[speed]));
        return;
    case SET_REDUCED:
        toggle(widget, tr("Reduce motion"), now->reduced_motion);
        return;
    case SET_PACE:
        choice(widget, tr("Computer speed"), pace, COUNT(PACE), tr(PACE_NAME[pace]));
        return;
    case SET_CLOCK:
        fill_clock(widget, now->quiz_seconds);
        return;
    case SET_LEFT:
        toggle(widget, tr("Left-handed layout"), now->left_handed);
        return;
    case SET_CONFIRM:
        toggle(widget, tr("Confirm before leaving"), now->confirmations);
        return;
    }
}

static const char *id_of(SettingId id) {
    switch (id) {
    case SET_CLOSE:
        return "settings.close";
    case SET_LANGUAGE:
        return "settings.language";
    case SET_TEXT:
        return "settings.text";
    case SET_FULLSCREEN:
        return "settings.fullscreen";
    case SET_DISPLAY:
        return "settings.display";
    case SET_EFFECTS:
        return "settings.effects";
    case SET_MUSIC:
        return "settings.music";
    case SET_SPEED:
        return "settings.speed";
    case SET_REDUCED:
        return "settings.reduced_motion";
    case SET_PACE:
        return "settings.pace";
    case SET_CLOCK:
        return "settings.quiz_clock";
    case SET_LEFT:
        return "settings.left_handed";
    case SET_CONFIRM:
        return "settings.confirmations";
    }
    return "";
}

static void build_column(const App *app, Ui *ui, Rect list, int column, float top) {
    const Layout *layout = &app->layout;
    float high = layout_px(layout, ROW_HIGH), padding = layout_px(layout, 26);
    for (int i = 0; i < COUNT(COLUMN[0]) && COLUMN[column][i] != 0; i++) {
        Widget widget = {.id = id_of(COLUMN[column][i]), .in = "settings.list", .act = (int)COLUMN[column][i]};
        fill(&widget, COLUMN[column][i], app);
        widget.rect = rect_snapped(rect_of(list.x + padding, top + high * (float)i + layout_px(layout, 12),
                                           list.w - 2 * padding, high - layout_px(layout, 24)));
        ui_add(ui, &widget);
    }
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
    float high = layout_px(&app->layout, PANEL_HIGH);
    if (app->layout.portrait) {
        return rect_of(list.x, list.y + (high + layout_px(&app->layout, GAP)) * (float)column, list.w, high);
    }
    Rect panel = layout_column(&app->layout, list, 2, column, 28);
    panel.h = fmaxf(high, list.h);
    return panel;
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    const Layout *layout = &app->layout;
    Rect body = body_for(app), list = list_rect(app), last = panel_rect(app, list, 1);
    ui_add(ui, &(Widget){.id = "settings.list",
                         .kind = WIDGET_LIST,
                         .rect = list,
                         .label = tr("Settings"),
                         .content = last.y + last.h - list.y});
    for (int column = 0; column < 2; column++) {
        Rect panel = panel_rect(app, list, column);
        build_column(app, ui, panel, column, panel.y + layout_px(layout, 15));
    }
    part_close_build(app, ui, body, "settings.close", SET_CLOSE);
}

/* --- used at once ------------------------------------------------------------------------------------------------- */

static void change(App *app, SettingId id, float value) {
    Preferences *now = &app->preferences;
    int index = (int)(value + .5f);
    size_t languages;
    const I18nLanguage *list = i18n_languages(&languages);
    switch (id) {
    case SET_CLOSE:
        return;
    case SET_LANGUAGE:
        app_set_language(app, list[index].code);
        break;
    case SET_TEXT:
        now->text_scale = TEXT_SCALE[index];
        break;
    case SET_FULLSCREEN:
        now->fullscreen = index != 0;
        break;
    case SET_DISPLAY:
        now->display = index;
        break;
    case SET_EFFECTS:
        now->effects = value;
        break;
    case SET_MUSIC:
        now->music = value;
        break;
    case SET_SPEED:
        now->speed = SPEED[index];
        break;
    case SET_REDUCED:
        now->reduced_motion = index != 0;
        break;
    case SET_PACE:
        now->pace = PACE[index];
        break;
    case SET_CLOCK:
        now->quiz_seconds = CLOCK_SECONDS[index];
        break;
    case SET_LEFT:
        now->left_handed = index != 0;
        break;
    case SET_CONFIRM:
        now->confirmations = index != 0;
        break;
    }
    app_use_preferences(app);
    if (id == SET_EFFECTS) {
        sound_play(app->sound, SOUND_COUNT);
    }
    scene_rebuild(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == SET_CLOSE)) {
        scene_pop(app);
    } else if (event->kind == UI_CHANGED) {
        change(app, (SettingId)event->act, event->value);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_HANDS);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    (void)state;
    part_popup(app, body_for(app), tr("Settings"));
    Rect list = list_rect(app);
    float scroll = ui_scroll(ui, "settings.list");
    gfx_push_clip(app->gfx, list);
    for (int column = 0; column < 2; column++) {
        PanelStyle style = panel_well();
        paint_panel(app->gfx, rect_moved(panel_rect(app, list, column), 0, -scroll), &style);
    }
    gfx_pop_clip(app->gfx);
    ui_draw(ui);
}

const Scene SETTINGS_SCENE = {.name = "settings", .is_popup = true, .build = build, .handle = handle, .draw = draw};
