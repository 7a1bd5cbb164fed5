/* House rules of a new game, over its setup: what is left out, and who starts how far ahead, so that a family of all
 * ages has a close race. */
#include "games/world/scenes/setup_inside.h"

#include "i18n/i18n.h"
#include "scenes/menus/popup.h"

static const float WIDE = 980, ROW_HIGH = 96;

enum { ACT_RULE = POPUP_OWN /* a: WorldHouse */, ACT_AHEAD /* a: seat */ };
enum { RULES = 2 };

typedef struct House {
    const PopupKind *kind;
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

static void show_ahead(const House *house, Popup *popup, int seat, Rect row) {
    char name[STORE_NAME_SIZE], label[160], ahead[64];
    int fields = house->setup->ahead[seat];
    seats_name(&house->setup->seats, seat, name, sizeof name);
    /* TRANSLATORS: how far ahead somebody begins, as in "Head start: Clara", with a choice of spaces beside it */
    i18n_format(label, sizeof label, tr("Head start: {name}"), I18N_TEXT("name", name));
    if (fields == 0) {
        i18n_copy(ahead, sizeof ahead, trc("head start", "none"));
    } else {
        i18n_format(ahead, sizeof ahead, trn("{n} space", "{n} spaces", (unsigned long)fields),
                    I18N_NUMBER("n", fields));
    }
    popup_put(popup, ui_id("house.ahead%d", seat), row, label, ACT_AHEAD, .kind = WIDGET_CHOICE, .text = ahead,
              .value = (float)(fields / SETUP_AHEAD_STEP), .maximum = SETUP_AHEAD_MOST / SETUP_AHEAD_STEP, .a = seat);
}

static void show(const void *state, Popup *popup) {
    const House *house = state;
    const Layout *layout = &popup->app->layout;
    int rows = RULES + house->setup->seats.players;
    popup_begin_list(popup, tr("House rules"), WIDE, ROW_HIGH * (float)rows);
    popup_sides(popup, 48);
    for (int i = 0; i < RULES; i++) {
        popup_put(popup, RULE[i].id, layout_row(layout, popup->inside, rows, i, 16), tr(RULE[i].label), ACT_RULE,
                  .kind = WIDGET_TOGGLE, .value = (house->setup->house & RULE[i].rule) != 0, .a = (int)RULE[i].rule);
    }
    for (int p = 0; p < house->setup->seats.players; p++) {
        show_ahead(house, popup, p, layout_row(layout, popup->inside, rows, RULES + p, 16));
    }
    popup_corner(popup, "house.close");
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
    if (event->kind == UI_CHANGED) {
        change(state, event);
        scene_rebuild(app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    *(House *)state = *(const House *)argument;
}

void setup_house_show(App *app, Setup *setup) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    House house = {.kind = &KIND, .setup = setup};
    scene_push(app, &HOUSE_SCENE, &house, sizeof house);
}

const Scene HOUSE_SCENE = {
    .name = "house",
    .state_size = sizeof(House),
    .enter = enter,
    POPUP_SCENE,
};
