/* House rules of a new game, over its setup: what is left out, and who starts how far ahead, so that a family of all
 * ages has a close race. */
#include "scenes/world/setup_inside.h"

#include "i18n/i18n.h"
#include "shell/parts.h"

static const float WIDE = 980, HEAD = 116, ROW_HIGH = 96, FOOT = 28;

enum { ACT_CLOSE = 1, ACT_RULE /* a: WorldHouse */, ACT_AHEAD /* a: seat */ };
enum { RULES = 2 };

typedef struct House {
    Setup *setup;
} House;

static const struct {
    WorldHouse rule;
    const char *id, *label;
} RULE[RULES] = {
    {WORLD_HOUSE_NO_EVENTS, "house.no_events", N_("No event cards")},
    {WORLD_HOUSE_NO_QUESTIONS, "house.no_questions", N_("No questions: sites move you by their number")},
};

int setup_house_count(const Setup *setup) {
    int count = 0;
    for (int i = 0; i < RULES; i++) {
        count += (setup->house & RULE[i].rule) != 0;
    }
    for (int p = 0; p < setup->seats.players; p++) {
        count += setup->ahead[p] > 0;
    }
    return count;
}

void setup_house_show(App *app, Setup *setup) {
    House house = {.setup = setup};
    scene_push(app, &HOUSE_SCENE, &house, sizeof house);
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    *(House *)state = *(const House *)argument;
}

static int rows_of(const House *house) {
    return RULES + house->setup->seats.players;
}

static Rect body_for(const House *house, const App *app) {
    return layout_popup(&app->layout, WIDE, HEAD + FOOT + ROW_HIGH * (float)rows_of(house));
}

static Rect list_in(const App *app, Rect body) {
    const Layout *layout = &app->layout;
    layout_cut_top(layout, &body, HEAD);
    layout_cut_bottom(layout, &body, FOOT);
    return rect_of(body.x + layout_px(layout, 48), body.y, body.w - layout_px(layout, 96), body.h);
}

static void build_ahead(const House *house, Ui *ui, int seat, Rect row) {
    char name[STORE_NAME_SIZE], label[160], ahead[64];
    int fields = house->setup->ahead[seat];
    seats_name(&house->setup->seats, seat, name, sizeof name);
    i18n_format(label, sizeof label, tr("{name} starts"), I18N_TEXT("name", name));
    if (fields == 0) {
        i18n_copy(ahead, sizeof ahead, tr("at the start"));
    } else {
        i18n_format(ahead, sizeof ahead, trn("{n} space ahead", "{n} spaces ahead", (unsigned long)fields),
                    I18N_NUMBER("n", fields));
    }
    ui_put(ui, ui_id("house.ahead%d", seat), row, label, ACT_AHEAD, .kind = WIDGET_CHOICE, .text = ahead,
           .value = (float)(fields / SETUP_AHEAD_STEP), .maximum = SETUP_AHEAD_MOST / SETUP_AHEAD_STEP, .a = seat);
}

static void build(void *state, App *app, Ui *ui) {
    const House *house = state;
    const Layout *layout = &app->layout;
    Rect body = body_for(house, app), list = list_in(app, body);
    for (int i = 0; i < RULES; i++) {
        ui_put(ui, RULE[i].id, layout_row(layout, list, rows_of(house), i, 16), tr(RULE[i].label), ACT_RULE,
               .kind = WIDGET_TOGGLE, .value = (house->setup->house & RULE[i].rule) != 0, .a = (int)RULE[i].rule);
    }
    for (int p = 0; p < house->setup->seats.players; p++) {
        build_ahead(house, ui, p, layout_row(layout, list, rows_of(house), RULES + p, 16));
    }
    part_close_build(app, ui, body, "house.close", ACT_CLOSE);
}

static void change(const House *house, const UiEvent *event) {
    Setup *setup = house->setup;
    if (event->act == ACT_AHEAD) {
        setup->ahead[event->a] = (int)(event->value + .5f) * SETUP_AHEAD_STEP;
    } else if (event->value > .5f) {
        setup->house |= (unsigned)event->a;
    } else {
        setup->house &= ~(unsigned)event->a;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    const House *house = state;
    if (event->kind == UI_CHANGED) {
        change(house, event);
        scene_rebuild(app);
    } else if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        scene_pop(app);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    part_popup(app, body_for(state, app), tr("House rules"));
    ui_draw(ui);
}

const Scene HOUSE_SCENE = {
    .name = "house",
    .state_size = sizeof(House),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
