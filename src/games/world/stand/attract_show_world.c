/* SCHOTT World's show: fifteen seconds without a word. Shuffled cards come together to a fan; a hand swaps one card of
 * a row, and light runs through all nine; a figurine leaps into Mainz; four of them beckon. Each act is a scene.
 *
 * What has come to rest lies in the background, which is painted again when something comes or goes: cards that are
 * turned are dear to draw. */
#include "games/world/stand/attract_show_world.h"

#include "kiosk/scenes/kiosk_scenes.h"

static const ShowAct *const ACT[SHOW_WORLD_ACTS] = {&SHOW_FAN, &SHOW_SWAP, &SHOW_LEAP, &SHOW_BECKON};

const WorldCard show_row[SHOW_CARDS] = {4, 11, 18, 24, 30, 38, 46, 53, 60};

double show_world_takes(int act) {
    return ACT[act]->takes;
}

/* With reduced motion one picture stands for all of it. */
static double ms_at(const ShowWorld *show, const App *app, double now) {
    return app->preferences.reduced_motion ? ACT[show->act]->still : now - show->began;
}

static void step(void *state, App *app) {
    ShowWorld *show = state;
    int mark = ACT[show->act]->mark(ms_at(show, app, app->now));
    if (mark != show->mark) {
        show->mark = mark;
        scene_repaint(app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    ShowWorld *show = state;
    const ShowArgument *it = argument;
    show->act = it->act;
    show->set = show_set_share(&it->set);
    show->began = app->now;
    if (ACT[show->act]->begin != NULL) {
        ACT[show->act]->begin(show, app);
    }
    show->mark = ACT[show->act]->mark(ms_at(show, app, app->now));
}

static void leave(void *state, App *app) {
    ShowWorld *show = state;
    (void)app;
    show_set_free(&show->set);
}

static bool is_moving(const void *state, const App *app) {
    const ShowWorld *show = state;
    return !app->preferences.reduced_motion && app->now < show->began + ACT[show->act]->takes;
}

static void background(const void *state, const App *app) {
    const ShowWorld *show = state;
    ACT[show->act]->ground(show, app);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const ShowWorld *show = state;
    (void)ui;
    ACT[show->act]->draw(show, app, ms_at(show, app, gfx_now(app->gfx)));
}

#define SHOW(key)                                                                                                      \
    {                                                                                                                  \
        .name = (key), .access = SCENE_FOR_VISITORS, .state_size = sizeof(ShowWorld), .enter = enter, .leave = leave,  \
        .step = step, .is_moving = is_moving, .background = background, .draw = draw,                                  \
    }

const Scene SHOW_WORLD_SCENE[SHOW_WORLD_ACTS] = {SHOW("show_fan"), SHOW("show_swap"), SHOW("show_leap"),
                                                 SHOW("show_beckon")};
