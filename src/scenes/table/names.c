/* Names to choose from without a keyboard: those that were played with, then friendly first names of the language of
 * the moment. Opened by a seat of a new game; choosing one closes it. */
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"
#include "scenes/table/friendly.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NAMES_MAX = 40, NAME_BYTES = 96, COLUMNS = 4, COLUMNS_TALL = 3 };
enum { ACT_CHOOSE = POPUP_OWN };

static const float WIDE = 1240, HIGH = 756, HIGH_TALL = 1656, ROW_HIGH = 92;

typedef struct Names {
    const PopupKind *kind;
    NamesArgument argument;
    int count;
    char name[NAMES_MAX][NAME_BYTES];
} Names;

static bool is_there(const Names *names, const char *name) {
    for (int i = 0; i < names->count; i++) {
        if (strcmp(names->name[i], name) == 0) {
            return true;
        }
    }
    for (int i = 0; i < 4; i++) {
        if (strcmp(names->argument.taken[i], name) == 0) {
            return true;
        }
    }
    return false;
}

static void add(Names *names, const char *name) {
    if (names->count < NAMES_MAX && name[0] != '\0' && !is_there(names, name)) {
        i18n_copy(names->name[names->count++], NAME_BYTES, name);
    }
}

/* Who has played any of the games. */
static void add_known(Names *names, const App *app) {
    for (int game = 0; game < in_play_games(app); game++) {
        StorePlayers players = store_list_players(app->store, in_play_scenes(app, game)->rules->kind);
        for (size_t i = 0; i < players.count && names->count < NAMES_MAX / 2; i++) {
            add(names, players.player[i].name);
        }
        store_players_free(&players);
    }
}

static void show(const void *state, Popup *popup) {
    const Names *names = state;
    const Layout *layout = &popup->app->layout;
    int columns = layout->portrait ? COLUMNS_TALL : COLUMNS, rows = (names->count + columns - 1) / columns;
    float high = layout_px(layout, ROW_HIGH), air = layout_px(layout, 4);
    popup_begin_list(popup, tr("Who’s playing?"), WIDE,
                     fminf(ROW_HIGH * (float)rows, layout->portrait ? HIGH_TALL : HIGH));
    popup_sides(popup, 36);
    Rect list = popup->inside;
    popup_put(popup, "names.list", list, tr("Who’s playing?"), 0, .kind = WIDGET_LIST, .content = high * (float)rows);
    for (int i = 0; i < names->count; i++) {
        Rect row = rect_of(list.x + air, list.y + air + high * (float)(i / columns), list.w - layout_px(layout, 20),
                           high - layout_px(layout, 14));
        popup_put(popup, ui_id("names.name%d", i), layout_column(layout, row, columns, i % columns, 14), names->name[i],
                  ACT_CHOOSE, .look = LOOK_ROW, .in = "names.list", .a = i);
    }
    popup_corner(popup, "names.close");
}

static void handle(void *state, App *app, const UiEvent *event) {
    Names *names = state;
    if (event->kind == UI_PRESSED && event->act == ACT_CHOOSE) {
        scene_pop(app);
        names->argument.chosen(app, names->argument.context, names->name[event->a]);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    Names *names = state;
    names->kind = &KIND;
    names->argument = *(const NamesArgument *)argument;
    if (!app->policy.are_strangers && app->store != NULL) { /* at a stand nobody's name is known to others */
        add_known(names, app);
    }
    for (int i = 0; i < friendly_count(); i++) {
        char name[FRIENDLY_NAME_BYTES];
        friendly_name(i, name, sizeof name);
        add(names, name);
    }
}

const Scene NAMES_SCENE = {
    .name = "names",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Names),
    .enter = enter,
    POPUP_SCENE,
};
