/* What visitors of a stand see, in every size and language: nothing is cut, covered or too small for a finger. And what
 * looks after it. */
#include "house.h"

#include "ai/character.h"
#include "gfx/text.h"
#include "i18n/i18n.h"
#include "kiosk/hall.h"
#include "platform/inject.h"
#include "platform/wall.h"
#include "play/world/session.h"
#include "scenes/friendly.h"
#include "scenes/kiosk/caption.h"
#include "scenes/kiosk/guard.h"
#include "scenes/kiosk/kiosk_scenes.h"
#include "scenes/kiosk/operators.h"
#include "shell/loop.h"
#include "shell/stack.h"
#include "store/store.h"
#include "ui/ui_private.h"

#include <check.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct { int w, h; } SIZES[] = {{1920, 1080}, {1080, 1920}, {1280, 720}, {1024, 768}, {720, 1280}};
static const float FINGER = 64; /* units of the window */

static App *app;
static const char *station;

static void open_stand(int width, int height) {
    app = house_open(NULL, width, height);
    house_do(app, "draw off");
    guard_open(app, NULL);
    app->preferences.fullscreen = false; /* a test's window is as large as it wants it */
    guard_begin(app);
    house_do(app, "wait 500");
}

static void close_stand(void) {
    Kiosk *kiosk = app->kiosk;
    house_close(app); /* the guard's hooks are not called any more */
    free(kiosk);
    app = NULL;
}

#define DO(...)        ck_assert_msg(house_do(app, __VA_ARGS__), "line %d", __LINE__)
#define IN_SCENE(name) ck_assert_str_eq(house_scene(app), name)

/* --- layout ------------------------------------------------------------------------------------------------------- */

static void cut(void *context, const char *text, Rect box) {
    (void)context;
    bool is_in_log = strcmp(station, "attract, in play") == 0 && box.y < app->layout.screen.h;
    if (is_in_log) {
        return; /* beside the board, where there is room; it is not what this is about */
    }
    ck_abort_msg("%s, %s, %.0fx%.0f: “%s” is cut in %.0fx%.0f", station, i18n_language(), (double)app->whole.screen.w,
                 (double)app->whole.screen.h, text, (double)box.w, (double)box.h);
}

static void fits_a_finger(const Ui *ui, const Widget *w) {
    Point point;
    float least = FINGER * app->whole.u - 1;
    ck_assert_msg(w->rect.w >= least && w->rect.h >= least, "%s: %s is too small: %.0fx%.0f", station, w->id,
                  (double)w->rect.w, (double)w->rect.h);
    ck_assert_msg(ui_reach(ui, w->id, &point) == UI_REACHED, "%s: %s is covered or off the screen", station, w->id);
}

static void look(const char *what) {
    size_t count;
    const I18nLanguage *languages = i18n_languages(&count);
    char before[16];
    i18n_copy(before, sizeof before, i18n_language());
    station = what;
    text_watch_cuts(app->gfx, cut, NULL);
    for (size_t i = 0; i < count; i++) {
        app_set_language(app, languages[i].code);
        loop_draw(app, NULL, NULL);
        const Ui *ui = stack_top_ui(app->stack);
        for (int k = 0; k < ui->count; k++) {
            if (ui->widget[k].in == NULL) {
                fits_a_finger(ui, &ui->widget[k]);
            }
        }
    }
    app_set_language(app, before);
    text_watch_cuts(app->gfx, NULL, NULL);
}

static void put_in_hall(void) {
    for (int kind = STORE_FAME_TURNS; kind <= STORE_FAME_QUIZ; kind++) {
        for (int i = 0; i < KIOSK_FAME_SHOWN; i++) {
            StoreFame fame = {.kind = (StoreFameKind)kind, .board = "short", .figurine = i, .value = 12 + i};
            friendly_name(3 * i, fame.name, sizeof fame.name);
            hall_enter(app->store, &fame, wall_now());
        }
    }
    store_flush(app->store);
}

START_TEST(nothing_is_cut_covered_or_too_small_for_a_finger) {
    open_stand(SIZES[_i].w, SIZES[_i].h);
    put_in_hall();
    look("attract");
    DO("wait 4500"); /* the next language invites */
    look("attract, with the best of the day");
    DO("click attract.play");
    DO("wait 500");
    look("arrive: languages");
    DO("click arrive.language.en");
    for (int persons = 1; persons <= WORLD_PLAYERS_MAX; persons++) {
        DO("click arrive.persons%d", persons);
        DO("wait 300");
        look("arrive");
    }
    DO("click arrive.persons1");
    DO("click arrive.seat2.computer");
    DO("wait 300");
    look("arrive, with one more computer");
    DO("click arrive.start");
    DO("wait idle");
    IN_SCENE("stage");
    DO("click stage.pause");
    DO("wait idle");
    look("pause");
    StillThereArgument still = {.ends_at = app->now + 60000};
    scene_push(app, &STILL_THERE_SCENE, &still, sizeof still);
    DO("wait 500");
    look("stillthere");
    app->kiosk->honour[0] = (Honour){.fame = {.kind = STORE_FAME_TURNS, .board = "short", .value = 12}};
    friendly_name(0, app->kiosk->honour[0].fame.name, sizeof app->kiosk->honour[0].fame.name);
    app->kiosk->honours = 1;
    scene_push(app, &FAME_SCENE, NULL, 0);
    DO("wait 6000");
    look("fame");
    close_stand();
}
END_TEST

START_TEST(captions_fit_whatever_happens) {
    open_stand(SIZES[_i].w, SIZES[_i].h);
    for (int i = 0; i < 400; i++) {
        DO("wait 1000");
        look("attract, in play");
    }
    close_stand();
}
END_TEST

START_TEST(what_one_player_did_is_not_told_long_into_the_next_ones_turn) {
    const double READ_MS = 2800, BEGUN_MS = 300;
    open_stand(1280, 720);
    Caption caption;
    caption_begin(&caption);
    const Session *followed = NULL;
    int active = WORLD_NOBODY, checked = 0;
    double begun = 0;
    for (int i = 0; i < 1800; i++) {
        DO("wait 100");
        if (app->session == NULL || app->session != followed || caption.told > session_told(app->session)) {
            caption_begin(&caption);
            followed = app->session;
            continue;
        }
        WorldView view;
        session_view_told(followed, &view);
        caption_follow(&caption, followed, app->now);
        if (view.active != active) {
            active = view.active;
            begun = app->now;
        }
        bool is_old = caption.player >= 0 && caption.player != active && caption.since < begun;
        bool is_read = app->now >= caption.since + READ_MS && app->now >= begun + BEGUN_MS;
        if (view.awaiting == WORLD_AWAITING_TURN || view.awaiting == WORLD_AWAITING_PLACE) {
            ck_assert_msg(!is_old || !is_read, "still: %s", caption.text);
            checked++;
        }
    }
    ck_assert_int_gt(checked, 500);
    close_stand();
}
END_TEST

/* --- the operators' side -------------------------------------------------------------------------------------------
 */

static void look_at_pad(void) {
    scene_push(app, &PIN_SCENE, NULL, 0);
    DO("wait 500");
    for (int wrong = 0; wrong < PIN_TRIES; wrong++) {
        app->kiosk->pin.state = PIN_READY;
        app->kiosk->pin.wrong = wrong;
        look("pin");
    }
    app->kiosk->pin.state = PIN_NOT_SET;
    look("pin: not set");
    app->kiosk->pin.state = PIN_UNREADABLE;
    look("pin: unreadable");
    app->kiosk->pin.locked_until = app->now + 299000;
    app->kiosk->pin.state = PIN_LOCKED;
    look("pin: locked");
    DO("click pin.close");
    DO("wait 500");
}

/* Every mistake there is, about the longest words there are. */
static void make_mistakes(void) {
    KioskComplaints *complaints = &app->kiosk->complaints;
    for (int fault = KIOSK_FAULT_NO_FILE; fault <= KIOSK_FAULT_MORE; fault++) {
        complaints->list[complaints->count++] = (KioskComplaint){.fault = (KioskFault)fault,
                                                                 .line = 1234,
                                                                 .section = "welcome",
                                                                 .key = "volume_most",
                                                                 .value = "/etc/schott-world/stand/kiosk-berlin.ini",
                                                                 .least = 10,
                                                                 .most = 3600,
                                                                 .choices = "en de fr it id zh_CN"};
    }
}

static void ask_and_cancel(const char *widget) {
    DO("click operator.%s", widget);
    DO("wait 500");
    IN_SCENE("message");
    look(widget);
    DO("click message.button1");
    DO("wait 500");
}

START_TEST(the_operators_panel_fits_too) {
    open_stand(SIZES[_i].w, SIZES[_i].h);
    look_at_pad();
    make_mistakes();
    scene_push(app, &OPERATOR_SCENE, NULL, 0);
    DO("wait 500");
    look("operator: figures");
    DO("click operator.tab_stand");
    DO("wait 500");
    look("operator: stand");
    ask_and_cancel("clear_fame");
    ask_and_cancel("restart");
    ask_and_cancel("quit");
    DO("click operator.tab_messages");
    DO("wait 500");
    look("operator: messages");
    for (int i = 0; i < 12; i++) {
        DO("key PageDown");
        DO("wait 300");
        look("operator: messages, further down");
    }
    close_stand();
}
END_TEST

/* --- names -------------------------------------------------------------------------------------------------------- */

START_TEST(every_language_has_enough_friendly_names_and_none_twice) {
    size_t count;
    open_stand(1280, 720);
    const I18nLanguage *languages = i18n_languages(&count);
    for (size_t i = 0; i < count; i++) {
        app_set_language(app, languages[i].code);
        ck_assert_int_ge(friendly_count(), FRIENDLY_LEAST);
        for (int a = 0; a < friendly_count(); a++) {
            char name[FRIENDLY_NAME_BYTES], other[FRIENDLY_NAME_BYTES];
            friendly_name(a, name, sizeof name);
            ck_assert_str_ne(name, "");
            for (int b = 0; b < a; b++) {
                friendly_name(b, other, sizeof other);
                ck_assert_str_ne(name, other);
            }
        }
    }
    close_stand();
}
END_TEST

/* --- the operator's gesture --------------------------------------------------------------------------------------- */

static const Rect SCREEN = {0, 0, 1920, 1080};
static const Point CORNER[] = {{20, 30}, {1900, 40}, {1890, 1060}, {10, 1070}};

static bool gesture(const Point *points, int count, double every_ms) {
    Gesture hand = {0};
    bool done = false;
    for (int i = 0; i < count; i++) {
        done = gesture_press(&hand, SCREEN, points[i], 1000 + every_ms * i);
    }
    return done;
}

START_TEST(the_corners_clockwise_open_the_door) {
    ck_assert(gesture(CORNER, 4, 900));
    ck_assert(!gesture(CORNER, 3, 900));
}
END_TEST

START_TEST(slowly_or_in_another_order_they_do_not) {
    const Point wrong[] = {CORNER[0], CORNER[2], CORNER[1], CORNER[3]};
    const Point between[] = {CORNER[0], CORNER[1], {900, 500}, CORNER[2], CORNER[3]};
    ck_assert(!gesture(CORNER, 4, 1500));
    ck_assert(!gesture(wrong, 4, 500));
    ck_assert(!gesture(between, 5, 500));
}
END_TEST

START_TEST(they_may_be_begun_anew_at_once) {
    const Point points[] = {CORNER[0], CORNER[1], CORNER[0], CORNER[1], CORNER[2], CORNER[3]};
    ck_assert(gesture(points, 6, 600));
}
END_TEST

/* --- what looks after it ------------------------------------------------------------------------------------------ */

static bool door_is_open(void) {
    return strcmp(house_scene(app), "operator") == 0;
}

static const Scene DOOR = {.name = "operator", .is_popup = true};

static void knock(void) {
    for (int i = 0; i < 4; i++) {
        DO("touch 1 %d %d down", (int)(CORNER[i].x * 2 / 3), (int)(CORNER[i].y * 2 / 3));
        DO("touch 1 %d %d up", (int)(CORNER[i].x * 2 / 3), (int)(CORNER[i].y * 2 / 3));
        DO("wait 200");
    }
}

START_TEST(gesture_and_key_open_the_operators_door_from_anywhere) {
    open_stand(1280, 720);
    app->kiosk->door = &DOOR;
    knock();
    ck_assert(door_is_open());
    scene_pop(app);
    DO("wait 600");
    guard_send_home(app);
    DO("wait 300");
    DO("click attract.language.en");
    DO("click arrive.start");
    DO("wait idle");
    DO("key Left Ctrl down");
    DO("key Left Alt down");
    DO("key o");
    DO("key Left Alt up");
    DO("key Left Ctrl up");
    DO("wait 100");
    ck_assert(door_is_open());
    DO("wait 181000");
    IN_SCENE("attract");
    close_stand();
}
END_TEST

/* In the language of the moment. */
static void computers_are_characters(void) {
    int computers = 0;
    for (int p = 0; p < session_players(app->session); p++) {
        const Seat *seat = session_seat(app->session, p);
        int character = session_character(app->session, p);
        if (!seat->is_computer) {
            continue;
        }
        computers++;
        ck_assert_int_ge(character, 0);
        ck_assert_int_eq(ai_character(character)->figurine, (int)seat->figurine);
        ck_assert_str_eq(seat->name, tr(ai_character(character)->name));
    }
    ck_assert_int_gt(computers, 0);
}

START_TEST(the_computers_of_a_stand_have_a_character_and_a_name_in_every_language) {
    open_stand(1280, 720);
    computers_are_characters();
    DO("click attract.language.zh_CN");
    DO("click arrive.seat1.figurine");
    DO("click arrive.start");
    DO("wait idle");
    ck_assert_str_eq(i18n_language(), "zh_CN");
    computers_are_characters();
    close_stand();
}
END_TEST

START_TEST(all_keys_at_once_are_one_visitor) {
    static const char *const KEYS[] = {"A", "S", "D", "F", "G", "H", "J", "K", "L", "Y", "X", "C"};
    open_stand(1280, 720);
    for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++) {
        ck_assert(inject_key(app->video, KEYS[i], true));
    }
    DO("wait 300");
    IN_SCENE("arrive");
    ck_assert_int_eq(stack_depth(app->stack), 1);
    close_stand();
}
END_TEST

START_TEST(the_door_opens_once_however_often_it_is_asked_for) {
    open_stand(1280, 720);
    app->kiosk->door = &DOOR;
    DO("key Left Ctrl down");
    DO("key Left Alt down");
    int before = stack_depth(app->stack);
    for (int i = 0; i < 3; i++) {
        inject_key(app->video, "O", true);
    }
    DO("wait 100");
    ck_assert(door_is_open());
    ck_assert_int_le(stack_depth(app->stack), before + 1);
    close_stand();
}
END_TEST

START_TEST(the_volume_is_capped_and_nothing_is_heard_in_quiet_hours) {
    open_stand(1280, 720);
    app->kiosk->config.volume = 90;
    app->kiosk->config.volume_most = 50;
    DO("click attract.language.en");
    DO("wait 600");
    ck_assert_float_eq_tol(app->kiosk->effects, .5f, .001f);
    ck_assert_float_le(app->kiosk->music, .5f);
    app->kiosk->quiet_by_hand = true;
    DO("wait 600");
    ck_assert_float_eq(app->kiosk->effects, 0);
    ck_assert_float_eq(app->kiosk->music, 0);
    close_stand();
}
END_TEST

START_TEST(another_language_changes_neither_volume_nor_window) {
    open_stand(1280, 720);
    DO("click attract.language.en");
    DO("click arrive.start");
    DO("wait idle");
    float before = app->kiosk->effects;
    DO("click stage.pause");
    DO("wait idle");
    DO("click pause.language");
    DO("wait idle");
    DO("click language.de");
    DO("wait 600");
    ck_assert_float_gt(before, 0);
    ck_assert_float_eq(app->preferences.effects, before);
    ck_assert_float_eq(app->kiosk->effects, before);
    guard_use_config(app);
    ck_assert(!app->preferences.fullscreen);
    close_stand();
}
END_TEST

START_TEST(quiet_by_hand_is_quiet_at_once_and_a_touch_wakes) {
    open_stand(1280, 720);
    app->kiosk->quiet_by_hand = true;
    DO("wait 1200");
    IN_SCENE("quiet");
    DO("click quiet.wake");
    DO("wait 1200");
    IN_SCENE("attract");
    DO("wait 241000");
    IN_SCENE("quiet");
    app->kiosk->quiet_by_hand = false;
    DO("wait 1200");
    IN_SCENE("attract");
    close_stand();
}
END_TEST

START_TEST(other_scenes_are_not_entered) {
    static const char *const LOCKED[] = {"title", "settings", "statistics", "file", "setup", "film"};
    open_stand(1280, 720);
    for (size_t i = 0; i < sizeof LOCKED / sizeof LOCKED[0]; i++) {
        Scene scene = {.name = LOCKED[i]};
        scene_go(app, &scene, NULL, 0);
        DO("wait 100");
        IN_SCENE("attract");
    }
    close_stand();
}
END_TEST

int main(void) {
    enum { SIZE_COUNT = sizeof SIZES / sizeof SIZES[0] };
    Suite *suite = suite_create("kiosk scenes");
    TCase *tests = tcase_create("all");
    tcase_set_timeout(tests, 300);
    tcase_add_loop_test(tests, nothing_is_cut_covered_or_too_small_for_a_finger, 0, SIZE_COUNT);
    tcase_add_loop_test(tests, captions_fit_whatever_happens, 0, 2);
    tcase_add_test(tests, what_one_player_did_is_not_told_long_into_the_next_ones_turn);
    tcase_add_loop_test(tests, the_operators_panel_fits_too, 0, SIZE_COUNT);
    tcase_add_test(tests, every_language_has_enough_friendly_names_and_none_twice);
    tcase_add_test(tests, the_corners_clockwise_open_the_door);
    tcase_add_test(tests, slowly_or_in_another_order_they_do_not);
    tcase_add_test(tests, they_may_be_begun_anew_at_once);
    tcase_add_test(tests, gesture_and_key_open_the_operators_door_from_anywhere);
    tcase_add_test(tests, the_computers_of_a_stand_have_a_character_and_a_name_in_every_language);
    tcase_add_test(tests, all_keys_at_once_are_one_visitor);
    tcase_add_test(tests, the_door_opens_once_however_often_it_is_asked_for);
    tcase_add_test(tests, the_volume_is_capped_and_nothing_is_heard_in_quiet_hours);
    tcase_add_test(tests, another_language_changes_neither_volume_nor_window);
    tcase_add_test(tests, quiet_by_hand_is_quiet_at_once_and_a_touch_wakes);
    tcase_add_test(tests, other_scenes_are_not_entered);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed > 0;
}
