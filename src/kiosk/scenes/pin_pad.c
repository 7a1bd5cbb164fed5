/* Asks for the PIN of the staff panel. It opens by a gesture nobody finds by chance, takes digits by touch and
 * keyboard, and closes if nobody types. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/places.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/operators.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { KEYS = 12, COLUMNS = 3, ACT_DIGIT = 1, ACT_ERASE, ACT_CLOSE };

static const double IDLE_MS = 30000, SECOND = 1000;
static const float WIDE = 640, HIGH = 980, KEY_HIGH = 128, GAP = 18;

typedef struct Pad {
    char typed[PIN_DIGITS + 1];
    bool was_wrong;
    int seconds_shown; /* of the lock */
} Pad;

/* --- what there is to say ----------------------------------------------------------------------------------------- */

static void say_locked(const Pin *pin, double now, char *out, size_t size) {
    int left = pin_seconds_left(pin, now);
    char time[16];
    snprintf(time, sizeof time, "%d:%02d", left / 60, left % 60);
    /* TRANSLATORS: {time} is minutes and seconds such as 4:30 */
    i18n_format(out, size, tr("Too many wrong PINs. Try again in {time}."), I18N_TEXT("time", time));
}

static void sentence(const Pad *pad, const App *app, char *out, size_t size) {
    const Pin *pin = &kiosk_of(app)->pin;
    switch (pin->state) {
    case PIN_LOCKED:
        say_locked(pin, app->now, out, size);
        return;
    case PIN_NOT_SET:
        i18n_format(out, size, tr("No PIN is set. Set one in a terminal: {command}"),
                    I18N_TEXT("command", "schott-world --set-pin"));
        return;
    case PIN_UNREADABLE:
        i18n_format(out, size, tr("The PIN file can’t be read. Set a new PIN in a terminal: {command}"),
                    I18N_TEXT("command", "schott-world --set-pin"));
        return;
    case PIN_READY:
        break;
    }
    int left = PIN_TRIES - pin->wrong;
    if (pad->was_wrong) {
        i18n_format(out, size,
                    trn("Wrong PIN. {n} attempt left.", "Wrong PIN. {n} attempts left.", (unsigned long)left),
                    I18N_NUMBER("n", left));
    } else {
        i18n_copy(out, size, tr("Staff only"));
    }
}

static void enter(void *state, App *app, const void *argument) {
    Pad *pad = state;
    char path[PATH_BYTES];
    (void)argument;
    place_of_pin(&kiosk_of(app)->config, app->data, path);
    pin_open(&kiosk_of(app)->pin, path, app->now);
    pad->seconds_shown = pin_seconds_left(&kiosk_of(app)->pin, app->now);
    if (kiosk_of(app)->pin.state == PIN_NOT_SET || kiosk_of(app)->pin.state == PIN_UNREADABLE) {
        diary_note(DIARY_NO_PIN);
    }
    scene_wake_at(app, app->now + SECOND);
}

/* --- the pad ------------------------------------------------------------------------------------------------------ */

static Rect body_for(const App *app) {
    return layout_popup(&app->layout, WIDE, HIGH);
}

/* 1 to 9, then erase, 0, close. */
static Rect key_rect(const App *app, int index) {
    const Layout *layout = &app->layout;
    Rect keys = body_for(app);
    keys = rect_inset(keys, layout_px(layout, 40));
    float high = fminf(layout_px(layout, KEY_HIGH), (keys.h - layout_px(layout, 340)) / 4);
    keys.y += keys.h - 4 * high - 3 * layout_px(layout, GAP);
    keys.h = 4 * high + 3 * layout_px(layout, GAP);
    Rect row = layout_row(layout, keys, 4, index / COLUMNS, GAP);
    return layout_column(layout, row, COLUMNS, index % COLUMNS, GAP);
}

static void build_digit(const App *app, Ui *ui, int index, int digit, const char *why_not) {
    const char label[] = {(char)('0' + digit), '\0'};
    ui_put(ui, ui_id("pin.digit%d", digit), key_rect(app, index), label, ACT_DIGIT, .size = 56, .why_not = why_not,
           .a = digit);
}

static void build(void *state, App *app, Ui *ui) {
    char why[256];
    const Pad *pad = state;
    bool is_ready = kiosk_of(app)->pin.state == PIN_READY;
    sentence(pad, app, why, sizeof why);
    for (int digit = 1; digit <= 9; digit++) {
        build_digit(app, ui, digit - 1, digit, is_ready ? NULL : why);
    }
    build_digit(app, ui, 10, 0, is_ready ? NULL : why);
    ui_put(ui, "pin.erase", key_rect(app, 9), "", ACT_ERASE, .picture = "icons/undo", .hint = tr("Delete last digit"));
    ui_put(ui, "pin.close", key_rect(app, 11), "", ACT_CLOSE, .picture = "icons/close", .hint = tr("Close"));
}

static void try(Pad *pad, App *app) {
    PinAnswer answer = pin_try(&kiosk_of(app)->pin, pad->typed, app->now);
    memset(pad->typed, 0, sizeof pad->typed);
    pad->was_wrong = answer == PIN_WRONG;
    if (answer == PIN_RIGHT) {
        scene_replace(app, &OPERATOR_SCENE, NULL, 0);
    }
}

static void type(Pad *pad, App *app, int digit) {
    size_t length = strlen(pad->typed);
    if (kiosk_of(app)->pin.state != PIN_READY || length >= PIN_DIGITS) {
        return;
    }
    pad->typed[length] = (char)('0' + digit);
    pad->was_wrong = false;
    if (length + 1 == PIN_DIGITS) {
        try(pad, app);
    }
}

static void erase(Pad *pad) {
    size_t length = strlen(pad->typed);
    if (length > 0) {
        pad->typed[length - 1] = '\0';
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Pad *pad = state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        scene_pop(app);
        return;
    }
    if (event->kind == UI_PRESSED && event->act == ACT_DIGIT) {
        type(pad, app, event->a);
    } else if (event->kind == UI_SHORTCUT && event->letter >= '0' && event->letter <= '9') {
        type(pad, app, event->letter - '0');
    } else if ((event->kind == UI_PRESSED && event->act == ACT_ERASE) ||
               (event->kind == UI_SHORTCUT && event->key == KEY_BACKSPACE)) {
        erase(pad);
    }
    scene_rebuild(app);
}

static void step(void *state, App *app) {
    Pad *pad = state;
    Pin *pin = &kiosk_of(app)->pin;
    if (app->now - kiosk_of(app)->touched >= IDLE_MS) {
        scene_pop(app);
        return;
    }
    pin_step(pin, app->now);
    int seconds = pin_seconds_left(pin, app->now);
    if (seconds != pad->seconds_shown) {
        pad->seconds_shown = seconds;
        scene_rebuild(app);
    }
    scene_wake_at(app, app->now + SECOND);
}

/* --- what is seen ------------------------------------------------------------------------------------------------- */

static void draw_typed(const Pad *pad, const App *app, Rect box) {
    float radius = layout_px(&app->layout, 15), step = layout_px(&app->layout, 58);
    Point middle = rect_middle(box);
    for (int i = 0; i < PIN_DIGITS; i++) {
        Point at = {middle.x + step * ((float)i - (PIN_DIGITS - 1) / 2.0f), middle.y};
        if (i < (int)strlen(pad->typed)) {
            paint_disc(app->gfx, at, radius, color_rgb(THEME_GLOW));
        } else {
            paint_circle(app->gfx, at, radius, 3, color_rgb(THEME_PANEL_EDGE));
        }
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Pad *pad = state;
    const Layout *layout = &app->layout;
    char text[256];
    Rect body = body_for(app), head = body;
    part_popup(app, body, tr("Staff"));
    layout_cut_top(layout, &head, 108);
    head = rect_of(body.x + layout_px(layout, 40), head.y, body.w - layout_px(layout, 80), layout_px(layout, 96));
    sentence(pad, app, text, sizeof text);
    bool is_bad = pad->was_wrong || kiosk_of(app)->pin.state != PIN_READY;
    TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, is_bad ? THEME_WRONG_TOP : THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, text, head);
    if (kiosk_of(app)->pin.state == PIN_READY) {
        draw_typed(pad, app, rect_of(head.x, head.y + head.h, head.w, layout_px(layout, 80)));
    }
    ui_draw(ui);
}

const Scene PIN_SCENE = {
    .name = "pin",
    .access = SCENE_FOR_STAFF,
    .state_size = sizeof(Pad),
    .is_popup = true,
    .veil = .8f,
    .enter = enter,
    .build = build,
    .handle = handle,
    .step = step,
    .draw = draw,
};
