#include "form.h"

#include "script.h"

#include <stdio.h>
#include <string.h>

const char FORM_SHORT[] = "Not now.";
const char FORM_LONG[] = "There is no room for this on the board, since all places that it could take are taken.";

Form form;

static void put(Ui *ui, Widget widget, float x, float y, float w, float h) {
    widget.rect = layout_rect(ui_layout(ui), x, y, w, h);
    ui_add(ui, &widget);
}

static void build_buttons(Ui *ui) {
    int marked = form.what_goes_on;
    put(ui, (Widget){.id = "form.first", .label = "First", .hint = "What comes first", .a = 3, .b = 4}, 40, 120, 300,
        80);
    put(ui, (Widget){.id = "form.glows", .label = "Glows", .glows = marked != MARKED_NONE}, 40, 220, 300, 80);
    put(ui,
        (Widget){.id = "form.chosen", .label = "Chosen", .selected = marked == MARKED_CHOSEN || marked == MARKED_MAIN},
        40, 320, 300, 80);
    put(ui, (Widget){.id = "form.main", .look = marked == MARKED_MAIN ? LOOK_MAIN : LOOK_GLASS, .label = "Go on"}, 40,
        420, 300, 80);
    put(ui, (Widget){.id = "form.icon", .label = "", .hint = "Help"}, 360, 120, 80, 80);
    put(ui, (Widget){.id = "form.quiet", .label = "Quiet", .quiet = true}, 40, 520, 300, 80);
    put(ui, (Widget){.id = "form.short", .label = "Short", .why_not = FORM_SHORT}, 800, 0, 300, 60);
    put(ui, (Widget){.id = "form.long", .label = "Long", .why_not = FORM_LONG}, 800, 900, 300, 80);
    put(ui, (Widget){.id = "form.card", .label = "Card", .drags = true, .why_not = FORM_SHORT}, 40, 620, 150, 210);
    put(ui, (Widget){.id = "form.free", .label = "Free", .drags = true}, 210, 620, 150, 210);
    put(ui, (Widget){.id = "form.place", .label = "Place", .takes_drop = true}, 400, 620, 150, 210);
}

static void build_settings(Ui *ui) {
    put(ui, (Widget){.id = "form.name", .kind = WIDGET_TEXT_FIELD, .text = form.text, .hint = "Your name"}, 500, 120,
        500, 80);
    put(ui, (Widget){.id = "form.closed", .kind = WIDGET_TEXT_FIELD, .text = "Anna", .why_not = FORM_SHORT}, 500, 220,
        500, 80);
    put(ui,
        (Widget){.id = "form.letters", .kind = WIDGET_TEXT_FIELD, .text = "", .no_letter = "There is no such letter."},
        500, 320, 500, 80);
    put(ui, (Widget){.id = "form.toggle", .kind = WIDGET_TOGGLE, .label = "Quick", .value = form.is_on}, 500, 730, 500,
        80);
    put(ui,
        (Widget){.id = "form.slider",
                 .kind = WIDGET_SLIDER,
                 .label = "Seconds",
                 .value = form.value,
                 .minimum = 10,
                 .maximum = 60,
                 .step = 10},
        500, 420, 500, 80);
    put(ui, (Widget){.id = "form.level", .kind = WIDGET_CHOICE, .text = "?", .value = form.level, .maximum = 2}, 500,
        520, 500, 80);
}

static void build(void *state, App *owner, Ui *ui) {
    (void)state;
    (void)owner;
    build_buttons(ui);
    build_settings(ui);
    Rect box = layout_rect(ui_layout(ui), 1200, 120, 520, 400);
    float high = layout_px(ui_layout(ui), 100);
    ui_add(ui, &(Widget){.id = "form.list", .kind = WIDGET_LIST, .rect = box, .content = high * (float)form.rows});
    for (int i = 0; i < form.rows; i++) {
        Rect row = rect_of(box.x, box.y + high * (float)i, box.w - 20, high * .9f);
        ui_add(ui, &(Widget){.id = ui_id("form.row%d", i), .rect = row, .label = "Row", .in = "form.list"});
    }
}

static void handle(void *state, App *owner, const UiEvent *event) {
    (void)state;
    form.kind = event->kind;
    form.a = event->a;
    form.b = event->b;
    form.pressed += event->kind == UI_PRESSED;
    form.mods = event->mods;
    form.helps += event->kind == UI_HELP;
    form.backs += event->kind == UI_BACK;
    if (event->kind == UI_CHANGED && strcmp(event->id, "form.slider") == 0) {
        form.value = event->value;
    } else if (event->kind == UI_CHANGED && strcmp(event->id, "form.toggle") == 0) {
        form.is_on = event->value;
    } else if (event->kind == UI_CHANGED && strcmp(event->id, "form.level") == 0) {
        form.level = event->value;
    } else if (event->kind == UI_CHANGED && strcmp(event->id, "form.name") == 0) {
        snprintf(form.text, sizeof form.text, "%s", event->text);
    }
    scene_rebuild(owner);
}

static void draw(const void *state, const App *owner, const Ui *ui) {
    (void)state;
    (void)owner;
    ui_draw(ui);
}

static const Scene FORM_SCENE = {.name = "form", .build = build, .handle = handle, .draw = draw};

void form_open(int marked) {
    memset(&form, 0, sizeof form);
    form.rows = 12;
    form.value = 20;
    form.what_goes_on = marked;
    scene_go(app, &FORM_SCENE, NULL, 0);
    ok("wait idle");
    ok("sounds");
}

void form_begin(void) {
    script_begin();
    form_open(MARKED_MAIN);
}

Ui *form_ui(void) {
    return (Ui *)stack_top_ui(app->stack);
}

Rect place_of(const char *id) {
    return ui_rect(form_ui(), id);
}

void press_at(float x, float y) {
    char command[64];
    snprintf(command, sizeof command, "pointer %.0f %.0f down", (double)x, (double)y);
    ok(command);
    snprintf(command, sizeof command, "pointer %.0f %.0f up", (double)x, (double)y);
    ok(command);
}

void press(const char *id) {
    Point at = rect_middle(place_of(id));
    press_at(at.x, at.y);
}
