#include "kiosk/scenes/guard.h"

#include "base/memory.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "kiosk/scenes/operators.h"
#include "kiosk/scenes/stand_game.h"
#include "kiosk/scenes/upkeep.h"
#include "kiosk/scenes/visit.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

#include <math.h>
#include <stdlib.h>

static const double LOOK_MS = 500;          /* how often screen, clock and loudspeaker are looked after */
static const double SEEK_SOUND_MS = 20000;  /* how often a loudspeaker is looked for */
static const double AWAKE_MS = 240000;      /* a touch in quiet hours wakes for so long */
static const double OPERATOR_MS = 125000;   /* an operator who has gone; the panel closes before that by itself */
static const double LONG_AWAY = 5;          /* so many spells without a touch are too many, even while computers move */
static const double LEAST_BEFORE_MS = 5000; /* before "still there?" */
static const float MOUSE_UNITS = 24;        /* a table that is bumped into moves the mouse less */
static const float ATTRACT_EFFECTS = .4f;   /* of the volume: people work beside it all day */
static const float MUSIC = .6f;             /* of the volume */

Kiosk *kiosk_of(const App *app) {
    return app->stand;
}

/* --- what may be entered ------------------------------------------------------------------------------------------ */

static bool is_locked(App *app, const Scene *scene) {
    (void)app;
    return scene->access == SCENE_DESKTOP_ONLY;
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static bool is_in_front(const App *app, const Scene *scene) {
    return stack_front(app->stack) == scene;
}

bool guard_rests(const App *app) {
    return is_in_front(app, &ATTRACT_SCENE) || is_in_front(app, &QUIET_SCENE);
}

static bool staff_is_in_front(const App *app) {
    const Scene *scene = stack_front(app->stack);
    return scene != NULL && scene->access == SCENE_FOR_STAFF;
}

void guard_touched(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    kiosk->touched = app->now;
    if (!staff_is_in_front(app)) { /* asking for quiet mode must not wake it */
        kiosk->awake_until = app->now + AWAKE_MS;
    }
}

static bool mouse_moved(Kiosk *kiosk, const App *app, const InputEvent *event) {
    bool is_far = hypotf(event->x - kiosk->mouse.x, event->y - kiosk->mouse.y) > layout_px(&app->whole, MOUSE_UNITS);
    if (is_far) {
        kiosk->mouse = (Point){event->x, event->y};
    }
    return is_far && event->x >= 0;
}

/* Every device, here and nowhere else. What lies on a key and keeps it down is nobody. */
static bool is_somebody(Kiosk *kiosk, const App *app, const InputEvent *event) {
    switch (event->kind) {
    case INPUT_POINTER_DOWN:
    case INPUT_POINTER_UP:
    case INPUT_WHEEL:
    case INPUT_KEY_UP:
    case INPUT_TEXT:
    case INPUT_COMPOSING:
    case INPUT_PAD_DOWN:
    case INPUT_PAD_UP:
        return true;
    case INPUT_POINTER_MOVE:
        return event->pointer != INPUT_MOUSE || mouse_moved(kiosk, app, event);
    case INPUT_KEY_DOWN:
        return !event->repeat;
    case INPUT_NONE:
    case INPUT_POINTER_CANCEL:
    case INPUT_PADS_CHANGED:
    case INPUT_RESIZED:
    case INPUT_EXPOSED:
    case INPUT_TEXTURES_LOST:
    case INPUT_ACTIVE:
    case INPUT_INACTIVE:
    case INPUT_FILE_DROPPED:
    case INPUT_DISPLAYS_CHANGED:
    case INPUT_QUIT:
        return false;
    }
    return false;
}

static void open_door(App *app) {
    const Scene *door = kiosk_of(app)->door;
    if (door != NULL && !scene_is_open(app, door) && !staff_is_in_front(app)) {
        scene_push(app, door, NULL, 0);
    }
}

/* Of the keys only those that play: neither function keys nor any combination. */
static bool plays(const InputEvent *event) {
    if ((event->mods & (MOD_CTRL | MOD_ALT)) != 0) {
        return false;
    }
    switch (event->key) {
    case KEY_ENTER:
    case KEY_SPACE:
    case KEY_ESCAPE:
    case KEY_TAB:
    case KEY_BACKSPACE:
    case KEY_LEFT:
    case KEY_RIGHT:
    case KEY_UP:
    case KEY_DOWN:
    case KEY_HOME:
    case KEY_END:
    case KEY_PAGE_UP:
    case KEY_PAGE_DOWN:
    case KEY_F1:
        return true;
    case KEY_OTHER:
        return event->letter != '\0';
    case KEY_DELETE:
    case KEY_F2:
    case KEY_F3:
    case KEY_F4:
    case KEY_F5:
    case KEY_F6:
    case KEY_F7:
    case KEY_F8:
    case KEY_F9:
    case KEY_F10:
    case KEY_F11:
    case KEY_F12:
        return false;
    }
    return false;
}

static bool takes_key(App *app, const InputEvent *event) {
    unsigned both = MOD_CTRL | MOD_ALT;
    if (event->letter == 'o' && (event->mods & both) == both && !event->repeat) {
        open_door(app);
        return true;
    }
    if (guard_rests(app)) {
        if (!event->repeat) {
            scene_go(app, &ARRIVE_SCENE, NULL, 0);
        }
        return true;
    }
    return !plays(event);
}

static bool takes_press(App *app, const InputEvent *event) {
    Kiosk *kiosk = kiosk_of(app);
    if (!gesture_press(&kiosk->gesture, app->whole.screen, (Point){event->x, event->y}, app->now)) {
        return false;
    }
    open_door(app);
    return true;
}

static bool takes_input(App *app, const InputEvent *event) {
    Kiosk *kiosk = kiosk_of(app);
    if (is_somebody(kiosk, app, event)) {
        guard_touched(app);
    }
    switch (event->kind) {
    case INPUT_QUIT:
    case INPUT_FILE_DROPPED:
    case INPUT_TEXT:
    case INPUT_COMPOSING:
        return true;
    case INPUT_KEY_DOWN:
        return takes_key(app, event);
    case INPUT_PAD_DOWN:
        if (guard_rests(app)) {
            scene_go(app, &ARRIVE_SCENE, NULL, 0);
            return true;
        }
        return false;
    case INPUT_POINTER_DOWN:
        return takes_press(app, event);
    case INPUT_DISPLAYS_CHANGED:
    case INPUT_INACTIVE:
        kiosk->must_hold = true;
        return false;
    case INPUT_NONE:
    case INPUT_POINTER_MOVE:
    case INPUT_POINTER_UP:
    case INPUT_POINTER_CANCEL:
    case INPUT_WHEEL:
    case INPUT_KEY_UP:
    case INPUT_PAD_UP:
    case INPUT_PADS_CHANGED:
    case INPUT_RESIZED:
    case INPUT_EXPOSED:
    case INPUT_TEXTURES_LOST:
    case INPUT_ACTIVE:
        return false;
    }
    return false;
}

/* --- idleness ----------------------------------------------------------------------------------------------------- */

static bool waits_for_person(const App *app) {
    return in_play(app) == NULL || stand_game_of(session_rules(in_play(app)))->waits(app);
}

/* Also while the panel asks something in a popup. */
static bool is_operated(const App *app) {
    return staff_is_in_front(app) || scene_is_open(app, &OPERATOR_SCENE);
}

/* How long nobody may do anything before they are asked; negative: nobody is asked here. */
static double patience_ms(const App *app) {
    const KioskConfig *config = &kiosk_of(app)->config;
    if (guard_rests(app) || is_in_front(app, &STILL_THERE_SCENE)) {
        return -1;
    }
    if (is_operated(app)) {
        return OPERATOR_MS;
    }
    if (in_play(app) == NULL) {
        return config->attract_after * 1000.0;
    }
    if (session_is_over(in_play(app))) {
        return fmax((config->end_after_game - config->still_there_countdown) * 1000.0, LEAST_BEFORE_MS);
    }
    return config->still_there_after * 1000.0;
}

static void follow_idleness(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    if (!waits_for_person(app)) {
        kiosk->waiting_since = app->now;
    }
    double patience = patience_ms(app);
    bool is_away = app->now - fmax(kiosk->touched, kiosk->waiting_since) >= patience ||
                   app->now - kiosk->touched >= patience * LONG_AWAY;
    if (patience < 0 || !is_away) {
        return;
    }
    if (is_operated(app)) {
        guard_send_home(app);
        return;
    }
    StillThereArgument argument = {.ends_at = app->now + kiosk->config.still_there_countdown * 1000.0};
    scene_push(app, &STILL_THERE_SCENE, &argument, sizeof argument);
}

void guard_send_home(App *app) {
    scene_go_home(app);
}

/* An operator may have lifted the overlay off the show: that is no place to stay. */
static void follow_show(App *app) {
    bool is_show = in_play(app) != NULL && session_is_show(in_play(app));
    if (is_show && !is_in_front(app, &ATTRACT_SCENE) && !is_operated(app)) {
        guard_send_home(app);
    }
}

/* --- quiet, sound, screen ----------------------------------------------------------------------------------------- */

/* Whether it is to be dark and silent now, unless somebody has just woken it. */
static bool guard_sleeps(const App *app) {
    return kiosk_of(app)->is_quiet && app->now >= kiosk_of(app)->awake_until;
}

static void follow_quiet(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    int minute = wall_minute_of_day(wall_now());
    if (kiosk->quiet_by_hand && !kiosk->is_quiet) {
        kiosk->awake_until = app->now; /* at once */
    }
    kiosk->is_quiet = kiosk->quiet_by_hand || kiosk_config_is_quiet(&kiosk->config, minute);
    if (guard_sleeps(app) && is_in_front(app, &ATTRACT_SCENE)) {
        scene_go(app, &QUIET_SCENE, NULL, 0);
    } else if (!kiosk->is_quiet && is_in_front(app, &QUIET_SCENE)) {
        guard_send_home(app);
    }
}

static void follow_volume(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    int percent = kiosk->config.volume < kiosk->config.volume_most ? kiosk->config.volume : kiosk->config.volume_most;
    float loud = kiosk->is_quiet ? 0 : (float)percent / 100;
    bool is_show = is_in_front(app, &ATTRACT_SCENE);
    float effects = is_show ? loud * ATTRACT_EFFECTS : loud, music = is_show ? 0 : loud * MUSIC;
    if (fabsf(effects - kiosk->effects) > .001f || fabsf(music - kiosk->music) > .001f) {
        kiosk->effects = app->preferences.effects = effects;
        kiosk->music = app->preferences.music = music;
        sound_set_volumes(app->sound, effects, music);
    }
}

static void hold_screen(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    if (!app->is_driven) { /* a script's window is as it wants it */
        video_hold(app->video, kiosk->config.display - 1);
    }
    kiosk->must_hold = false;
}

/* Turning the picture is for the compositor to do; that it has to be done is the operator's to know. */
static void note_orientation(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    KioskOrientation now = app->whole.portrait ? KIOSK_PORTRAIT : KIOSK_LANDSCAPE;
    bool is_wrong = kiosk->config.orientation != KIOSK_AS_IT_IS && kiosk->config.orientation != now;
    if (is_wrong && !kiosk->is_wrong_way) {
        diary_note(now == KIOSK_PORTRAIT ? DIARY_SHOULD_BE_LANDSCAPE : DIARY_SHOULD_BE_PORTRAIT);
    }
    kiosk->is_wrong_way = is_wrong;
}

static void seek_sound(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    if (!sound_is_open(app->sound) && app->now >= kiosk->sound_sought + SEEK_SOUND_MS) {
        kiosk->sound_sought = app->now;
        sound_look_for_device(app->sound);
    }
}

static void passes(App *app) {
    Kiosk *kiosk = kiosk_of(app);
    if (platform_is_to_end()) {
        app_quit(app);
        return;
    }
    if (input_has_lost_display(app->input)) {
        upkeep_display_gone();
        app->exit_status = APP_EXIT_RESTART;
        app_quit(app);
        return;
    }
    follow_idleness(app);
    follow_show(app);
    follow_volume(app);
    visit_follow(app);
    upkeep_step(app);
    if (app->now < kiosk->looked_at + LOOK_MS && !kiosk->must_hold) {
        return;
    }
    kiosk->looked_at = app->now;
    follow_quiet(app);
    hold_screen(app);
    seek_sound(app);
    note_orientation(app);
}

static double wakes_at(const App *app) {
    return fmin(kiosk_of(app)->looked_at + LOOK_MS, upkeep_wakes_at(app));
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void offer_languages(const KioskConfig *config) {
    const char *codes[I18N_LANGUAGES_MAX];
    for (int i = 0; i < config->language_count; i++) {
        codes[i] = config->language[i];
    }
    i18n_offer(codes, (size_t)config->language_count);
}

static void bring_preferences(App *app) {
    static const float SCALE[] = {[KIOSK_TEXT_NORMAL] = 1, [KIOSK_TEXT_LARGE] = 1.2f, [KIOSK_TEXT_LARGEST] = 1.4f};
    const KioskConfig *config = &kiosk_of(app)->config;
    offer_languages(config);
    app->preferences = preferences_default();
    i18n_copy(app->preferences.language, sizeof app->preferences.language, config->language[0]);
    app->preferences.text_scale = SCALE[config->text_size];
    app->preferences.reduced_motion = config->reduced_motion;
    app->preferences.display = config->display - 1;
    app->preferences.fullscreen = true;
    app->preferences.away_seconds = config->still_there_after / 2; /* before all of them are asked */
    app->preferences.effects = kiosk_of(app)->effects;             /* follow_volume() knows better */
    app->preferences.music = kiosk_of(app)->music;
}

void guard_open(App *app, const char *config_path) {
    Kiosk *kiosk = memory_new(sizeof *kiosk);
    app->stand = kiosk;
    app->policy = (Policy){
        .are_strangers = true, .offers_nothing = true, .has_no_films = true, .keeps_hidden = true, .ends_visits = true};
    kiosk_config_read(config_path, &kiosk->config, &kiosk->complaints);
    bring_preferences(app);
    kiosk->door = &PIN_SCENE;
    app->home = &ATTRACT_SCENE;
    app->hooks.preferences_changed = NULL; /* visitors' are theirs alone */
    app->hooks.has_news = NULL;
    app->hooks.tell = NULL; /* how saving works is the operator's to know */
    app->hooks.takes_input = takes_input;
    app->hooks.passes = passes;
    app->hooks.wakes_at = wakes_at;
    app->hooks.is_locked = is_locked;
    platform_listen_for_end();
}

void guard_close(App *app) {
    free(app->stand);
    app->stand = NULL;
}

void guard_begin(App *app) {
    if (app->is_driven) {
        wall_follow(&app->clock, WALL_SCRIPT_BEGIN);
    }
    upkeep_begin(app);
    guard_touched(app);
    if (visit_take_up(app)) {
        in_play_show(app);
    } else {
        guard_send_home(app);
    }
}

void guard_use_config(App *app) {
    bool fullscreen = app->preferences.fullscreen; /* a script's window stays as it is */
    bring_preferences(app);
    app->preferences.fullscreen = fullscreen;
    app_lay_out(app);
}
