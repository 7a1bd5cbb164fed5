/* The pause menu over a game in progress: continue, read the help, change settings, or leave. The game stays in the
 * store. In a kiosk, language is the only setting, and leaving ends the game. */
#include "i18n/i18n.h"
#include "scenes/game_deal.h"
#include "scenes/menus.h"
#include "shell/parts.h"
#include "store/store.h"

typedef enum PauseAct {
    ACT_CONTINUE = 1,
    ACT_HELP,
    ACT_SETTINGS,
    ACT_LANGUAGE,
    ACT_STAND_IN,
    ACT_LEAVE,
} PauseAct;

enum { ENTRIES_MAX = 5 };

static const float WIDE = 760, HEAD = 112, ROW_HIGH = 128, FOOT = 76;

typedef struct Entry {
    const char *id, *label, *picture;
    PauseAct act;
} Entry;

typedef struct Pause {
    HelpTopic topic;
    GameDeal deal;
} Pause;

static void enter(void *state, App *app, const void *argument) {
    Pause *pause = state;
    const PauseArgument *given = argument;
    pause->topic = given != NULL ? given->topic : HELP_TURN;
    pause->deal = game_deal_of(app->session);
}

/* The setting that a visitor has at a stand is the language. */
static int list_entries(const App *app, Entry entry[ENTRIES_MAX]) {
    int count = 0;
    entry[count++] = (Entry){"pause.continue", trc("game", "Continue"), NULL, ACT_CONTINUE};
    entry[count++] = (Entry){"pause.help", tr("Help"), "icons/help", ACT_HELP};
    if (app->kiosk != NULL) {
        entry[count++] = (Entry){"pause.language", tr("Language"), "icons/language", ACT_LANGUAGE};
        entry[count++] = (Entry){"pause.leave", tr("End the game"), "icons/home", ACT_LEAVE};
        return count;
    }
    if (app->session != NULL && stand_ins_may_be(app->session)) {
        entry[count++] = (Entry){"pause.stand_in", tr("Who is at the table?"), "icons/person", ACT_STAND_IN};
    }
    entry[count++] = (Entry){"pause.settings", tr("Settings"), "icons/settings", ACT_SETTINGS};
    entry[count++] = (Entry){"pause.leave", tr("Leave the game"), "icons/home", ACT_LEAVE};
    return count;
}

static Rect body_for(const Pause *pause, const App *app) {
    Entry entry[ENTRIES_MAX];
    Rect deal = layout_popup(&app->layout, WIDE, HEAD);
    float more = game_deal_cut(&pause->deal, &app->layout, &deal).h / app->layout.u;
    return layout_popup(&app->layout, WIDE, HEAD + FOOT + more + ROW_HIGH * (float)list_entries(app, entry));
}

static void build(void *state, App *app, Ui *ui) {
    const Pause *pause = state;
    Entry entry[ENTRIES_MAX];
    int count = list_entries(app, entry);
    const Layout *layout = &app->layout;
    Rect list = body_for(pause, app);
    layout_cut_top(layout, &list, HEAD);
    layout_cut_bottom(layout, &list, FOOT);
    game_deal_build(&pause->deal, ui, "pause.code", game_deal_cut(&pause->deal, layout, &list));
    list = rect_of(list.x + layout_px(layout, 70), list.y, list.w - layout_px(layout, 140), list.h);
    for (int i = 0; i < count; i++) {
        ui_add(ui, &(Widget){.id = entry[i].id,
                             .look = i == 0 ? LOOK_MAIN : LOOK_GLASS,
                             .rect = layout_row(layout, list, count, i, 20),
                             .label = entry[i].label,
                             .picture = entry[i].picture, /* on the ribbon light signs do not show */
                             .size = 36,
                             .act = (int)entry[i].act});
    }
    if (ui_focused(ui)[0] == '\0') {
        ui_focus(ui, "pause.continue");
    }
}

static void act(const Pause *pause, App *app, PauseAct what) {
    switch (what) {
    case ACT_CONTINUE:
        scene_pop(app);
        return;
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
    case ACT_LEAVE:
        scene_go_home(app); /* it takes the game off the table once the table has gone */
        return;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    const Pause *pause = state;
    if (event->kind == UI_PRESSED) {
        act(pause, app, (PauseAct)event->act);
    } else if (event->kind == UI_BACK || event->kind == UI_MENU) {
        scene_pop(app);
    } else if (event->kind == UI_HELP) {
        act(pause, app, ACT_HELP);
    }
}

static const char *what_is_kept(const App *app) {
    if (app->kiosk != NULL) {
        return "";
    }
    return app->store != NULL && store_is_on_disk(app->store) ? tr("Your game is saved. Pick it up any time.")
                                                              : tr("Nothing can be saved to disk right now.");
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Pause *pause = state;
    const Layout *layout = &app->layout;
    Rect body = body_for(pause, app);
    part_popup(app, body, tr("Pause"));
    Rect foot = layout_cut_bottom(layout, &body, FOOT);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, what_is_kept(app),
              rect_of(foot.x + layout_px(layout, 30), foot.y, foot.w - layout_px(layout, 60),
                      foot.h - layout_px(layout, 12)));
    game_deal_draw(&pause->deal, app->gfx, game_deal_cut(&pause->deal, layout, &body));
    ui_draw(ui);
}

const Scene PAUSE_SCENE = {
    .name = "pause",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Pause),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
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
