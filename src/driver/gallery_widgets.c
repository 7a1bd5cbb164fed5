/* The sheet of widgets: each kind and look in each state. A state is what hands make of a widget, so each specimen is
 * the only one of a Ui of its own, and pressed, hovered or typed in by input. */
#include "driver/gallery_inside.h"
#include "gfx/theme.h"

typedef enum State {
    STATE_NORMAL,
    STATE_HOVERED,
    STATE_FOCUSED,
    STATE_PRESSED,
    STATE_DISABLED,
    STATE_SELECTED,
    STATE_GLOWING,
    STATE_EDITED,
    STATES
} State;

static const char *const STATE_NAME[STATES] = {"normal",   "hovered",  "focused", "pressed",
                                               "disabled", "selected", "glowing", "edited"};

typedef struct Specimen {
    const char *name;
    float width, height;
    Widget widget;
} Specimen;

static const Specimen SPECIMENS[] = {
    {"LOOK_MAIN", 260, 88, {.look = LOOK_MAIN, .label = "New game"}},
    {"LOOK_GLASS", 260, 88, {.label = "Statistics"}},
    {"with picture", 260, 88, {.label = "Settings", .picture = "icons/settings"}},
    {"picture alone", 88, 88, {.picture = "icons/close"}},
    {"LOOK_ROUND", 120, 132, {.look = LOOK_ROUND, .label = "Help", .picture = "icons/help"}},
    {"LOOK_CARD", 260, 250, {.look = LOOK_CARD, .label = "Clever", .text = "plans ahead", .picture = "icons/computer"}},
    {"LOOK_ROW", 260, 76, {.look = LOOK_ROW, .label = "Erla", .text = "12 games", .picture = "figurines/flask_head"}},
    {"LOOK_LINK", 260, 60, {.look = LOOK_LINK, .label = "Rules on one page"}},
    {"toggle, off", 260, 72, {.kind = WIDGET_TOGGLE, .label = "Left hand"}},
    {"toggle, on", 260, 72, {.kind = WIDGET_TOGGLE, .label = "Left hand", .value = 1}},
    {"slider", 260, 72, {.kind = WIDGET_SLIDER, .label = "Music", .value = .6f, .maximum = 1, .step = .1f}},
    {"choice", 260, 72, {.kind = WIDGET_CHOICE, .label = "Speed", .text = "2", .value = 1, .maximum = 3}},
    {"field, empty", 260, 72, {.kind = WIDGET_TEXT_FIELD, .hint = "Name"}},
    {"field", 260, 72, {.kind = WIDGET_TEXT_FIELD, .text = "Marie"}},
};

static bool has_state(const Specimen *specimen, State state) {
    const Widget *widget = &specimen->widget;
    switch (state) {
    case STATE_NORMAL:
    case STATE_HOVERED:
    case STATE_FOCUSED:
    case STATE_DISABLED:
        return true;
    case STATE_PRESSED:
        return widget->kind == WIDGET_BUTTON || widget->kind == WIDGET_SLIDER;
    case STATE_SELECTED:
    case STATE_GLOWING:
        return widget->kind == WIDGET_BUTTON && widget->look != LOOK_LINK;
    case STATE_EDITED:
        return widget->kind == WIDGET_TEXT_FIELD;
    case STATES:
        return false;
    }
    return false;
}

static Ui *make(const Sheet *sheet, const Specimen *specimen, State state, Rect where) {
    Layout layout = {.screen = {0, 0, sheet->width, sheet->height},
                     .u = 1,
                     .wide = sheet->width,
                     .high = sheet->height,
                     .text_scale = 1};
    Widget widget = specimen->widget;
    widget.id = "gallery.widget";
    widget.rect = where;
    widget.selected = state == STATE_SELECTED;
    widget.glows = state == STATE_GLOWING;
    widget.why_not = state == STATE_DISABLED ? "It is only shown." : NULL;
    Ui *ui = ui_new("gallery", sheet->gfx, sheet->app->input, sheet->app->sound, &(Haste){0});
    ui_build_begin(ui, &layout);
    ui_add(ui, &widget);
    ui_build_end(ui);
    return ui;
}

static void touch(Ui *ui, InputKind kind, Rect where) {
    Point middle = rect_middle(where);
    ui_input(ui, &(InputEvent){.kind = kind, .x = middle.x + where.w * .2f, .y = middle.y}, 0);
}

/* As hands would do it. */
static void bring_into(Ui *ui, State state, Rect where) {
    if (state == STATE_HOVERED || state == STATE_PRESSED || state == STATE_EDITED) {
        touch(ui, INPUT_POINTER_MOVE, where);
    }
    if (state == STATE_PRESSED || state == STATE_EDITED) {
        touch(ui, INPUT_POINTER_DOWN, where);
    }
    if (state == STATE_EDITED) {
        touch(ui, INPUT_POINTER_UP, where);
    }
    if (state == STATE_FOCUSED) {
        ui_focus(ui, "gallery.widget");
        ui_show_focus(ui, true);
    }
}

static void draw_specimen(const Sheet *sheet, const Specimen *specimen, State state, Rect where) {
    Ui *ui = make(sheet, specimen, state, where);
    bring_into(ui, state, where);
    ui_draw(ui);
    ui_free(ui);
}

/* What a widget says: to who waits over it, and to who presses it in vain. */
static void draw_bubbles(const Sheet *sheet, float y) {
    Specimen told = {.widget = {.label = "Undo", .hint = "Takes back what you did since your turn began."}};
    Rect where = {400, y, 260, 88};
    Ui *ui = make(sheet, &told, STATE_NORMAL, where);
    touch(ui, INPUT_POINTER_MOVE, where);
    ui_step(ui, 60000);
    ui_draw(ui);
    ui_free(ui);
    where.x = 1000;
    ui = make(sheet, &told, STATE_DISABLED, where);
    touch(ui, INPUT_POINTER_DOWN, where);
    touch(ui, INPUT_POINTER_UP, where);
    ui_draw(ui);
    ui_free(ui);
}

static void draw_widgets(const Sheet *sheet) {
    enum { COLUMN = 300, LEFT = 170 };
    float y = 60;
    for (int state = 0; state < STATES; state++) {
        sheet_caption(sheet, STATE_NAME[state], rect_of(LEFT + (float)(state * COLUMN), 16, COLUMN, 30));
    }
    for (size_t i = 0; i < sizeof SPECIMENS / sizeof SPECIMENS[0]; i++) {
        const Specimen *specimen = &SPECIMENS[i];
        sheet_caption(sheet, specimen->name, rect_of(10, y, LEFT - 20, specimen->height));
        for (int state = 0; state < STATES; state++) {
            float middle = LEFT + (float)(state * COLUMN) + COLUMN / 2.0f;
            Rect where = rect_of(middle - specimen->width / 2, y, specimen->width, specimen->height);
            if (has_state(specimen, (State)state)) {
                draw_specimen(sheet, specimen, (State)state, where);
            }
        }
        y += specimen->height + 36;
    }
    draw_bubbles(sheet, y + 90);
}

const Page GALLERY_WIDGETS[] = {
    {"widgets", 2590, 2100, draw_widgets},
    {0},
};
