/* The pause menu over a game in progress: continue, read the help, change settings, or leave. The game stays in the
 * store. In a kiosk, language is the only setting, and leaving ends the game. */
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"
#include "scenes/table/game_deal.h"
#include "store/store.h"

typedef enum PauseAct {
    ACT_HELP = POPUP_OWN,
    ACT_SETTINGS,
    ACT_LANGUAGE,
    ACT_STAND_IN,
    ACT_PEOPLE,
    ACT_LEAVE,
} PauseAct;

enum { ENTRIES_MAX = 5 };

static const float WIDE = 760, HEAD = 112, ROW_HIGH = 128, FOOT = 76;

typedef struct Entry {
    const char *id, *label, *picture;
    int act;
} Entry;

typedef struct Pause {
    const PopupKind *kind;
    HelpTopic topic;
    GameDeal deal;
} Pause;

/* The setting that a visitor has at a stand is the language. */
static int list_entries(const App *app, Entry entry[ENTRIES_MAX]) {
    int count = 0;
    entry[count++] = (Entry){"pause.continue", trc("game", "Continue"), NULL, POPUP_CLOSE};
    entry[count++] = (Entry){"pause.help", tr("Help"), "icons/help", ACT_HELP};
    if (app->policy.ends_visits) {
        entry[count++] = (Entry){"pause.language", tr("Language"), "icons/language", ACT_LANGUAGE};
        entry[count++] = (Entry){"pause.leave", tr("End the game"), "icons/home", ACT_LEAVE};
        return count;
    }
    if (in_play(app) != NULL && stand_ins_may_be(in_play(app))) {
        entry[count++] = (Entry){"pause.stand_in", tr("Who is at the table?"), "icons/person", ACT_STAND_IN};
    }
    if (in_play_visited(app) != NULL) {
        entry[count++] = (Entry){"pause.people", tr("Who is there"), "icons/together", ACT_PEOPLE};
    }
    entry[count++] = (Entry){"pause.settings", tr("Settings"), "icons/settings", ACT_SETTINGS};
    entry[count++] = (Entry){"pause.leave", tr("Leave the game"), "icons/home", ACT_LEAVE};
    return count;
}

static const char *what_is_kept(const App *app) {
    if (app->policy.ends_visits) {
        return "";
    }
    if (in_play_visited(app) != NULL) {
        return tr("The host keeps the table. Come back any time with Continue in the main menu.");
    }
    return app->store != NULL && store_is_on_disk(app->store) ? tr("Your game is saved. Pick it up any time.")
                                                              : tr("Nothing can be saved to disk right now.");
}

static void show(const void *state, Popup *popup) {
    const Pause *pause = state;
    const App *app = popup->app;
    const Layout *layout = &app->layout;
    Entry entry[ENTRIES_MAX];
    int count = list_entries(app, entry);
    Rect deal = layout_popup(layout, WIDE, HEAD);
    float more = game_deal_cut(&pause->deal, layout, &deal).h / layout->u;
    popup_begin_in(popup, tr("Pause"), layout_popup(layout, WIDE, HEAD + FOOT + more + ROW_HIGH * (float)count));
    popup_top(popup, HEAD);
    Rect foot = popup_bottom(popup, FOOT);
    foot =
        rect_of(foot.x + layout_px(layout, 30), foot.y, foot.w - layout_px(layout, 60), foot.h - layout_px(layout, 12));
    popup_words(popup, NULL, foot, what_is_kept(app),
                part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_CENTER));
    deal = game_deal_cut(&pause->deal, layout, &popup->inside);
    if (popup->ui != NULL) {
        game_deal_build(&pause->deal, popup->ui, "pause.code", deal);
    } else {
        game_deal_draw(&pause->deal, app->gfx, deal);
    }
    popup_sides(popup, 70);
    for (int i = 0; i < count; i++) { /* on the ribbon light signs do not show */
        popup_put(popup, entry[i].id, layout_row(layout, popup->inside, count, i, 20), entry[i].label, entry[i].act,
                  .look = i == 0 ? LOOK_MAIN : LOOK_GLASS, .picture = entry[i].picture, .size = 36);
    }
    popup_focus(popup, "pause.continue");
}

static void act(const Pause *pause, App *app, PauseAct what) {
    switch (what) {
    case ACT_HELP:
        help_show(app, pause->topic);
        return;
    case ACT_SETTINGS:
        scene_push(app, &SETTINGS_SCENE, NULL, 0);
        return;
    case ACT_LANGUAGE:
        scene_push(app, &LANGUAGE_SCENE, NULL, 0);
        return;
    case ACT_STAND_IN:
        scene_push(app, &STAND_IN_SCENE, NULL, 0);
        return;
    case ACT_PEOPLE:
        in_play_visited(app)->people(app);
        return;
    case ACT_LEAVE:
        scene_go_home(app); /* it takes the game off the table once the table has gone */
        return;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    const Pause *pause = state;
    if (event->kind == UI_PRESSED) {
        act(pause, app, (PauseAct)event->act);
    } else if (event->kind == UI_MENU) {
        scene_pop(app);
    } else if (event->kind == UI_HELP) {
        act(pause, app, ACT_HELP);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    Pause *pause = state;
    const PauseArgument *given = argument;
    pause->kind = &KIND;
    pause->topic = given != NULL ? given->topic : HELP_TURN;
    pause->deal = game_deal_of(in_play(app));
}

const Scene PAUSE_SCENE = {
    .name = "pause",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Pause),
    .enter = enter,
    POPUP_SCENE,
};

void pause_show(App *app, HelpTopic topic) {
    scene_push(app, &PAUSE_SCENE, &(PauseArgument){.topic = topic}, sizeof(PauseArgument));
}

bool pause_takes(App *app, const UiEvent *event, HelpTopic topic) {
    if (event->kind == UI_BACK || event->kind == UI_MENU) {
        pause_show(app, topic);
        return true;
    }
    if (event->kind == UI_HELP) {
        help_show(app, topic);
        return true;
    }
    return false;
}
