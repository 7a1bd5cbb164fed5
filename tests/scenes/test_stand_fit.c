/* What visitors of a stand see, in every size and language: nothing is cut, covered or too small for a finger. */
#include "stand.h"

#include "gfx/text.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/hall.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "kiosk/scenes/operators.h"
#include "platform/wall.h"
#include "scenes/table/friendly.h"
#include "shell/loop.h"
#include "store/store.h"

#include <string.h>

static const struct { int w, h; } SIZES[] = {{1920, 1080}, {1080, 1920}, {1280, 720}, {1024, 768}, {720, 1280}};
static const float FINGER = 64; /* units of the window */

static const char *station;

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
    for (int kind = 0; kind < STORE_FAME_KINDS; kind++) {
        bool is_path = kind == STORE_FAME_POINTS || kind == STORE_FAME_ALONE;
        for (int i = 0; i < KIOSK_FAME_SHOWN; i++) {
            StoreFame fame = {.kind = (StoreFameKind)kind, .figurine = i, .value = 12 + i};
            i18n_copy(fame.board, sizeof fame.board, is_path ? "classic" : "short");
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
    kiosk_of(app)->honour[0] = (Honour){.fame = {.kind = STORE_FAME_TURNS, .board = "short", .value = 12}};
    friendly_name(0, kiosk_of(app)->honour[0].fame.name, sizeof kiosk_of(app)->honour[0].fame.name);
    kiosk_of(app)->honours = 1;
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

START_TEST(one_sentence_at_a_time_lies_over_the_table) {
    open_stand(1280, 720);
    for (int i = 0; i < 120 && strcmp(stack_name(app->stack, 0), "stage") != 0; i++) {
        DO("wait 500");
    }
    DO("wait 3000"); /* somebody moves */
    ck_assert_str_eq(stack_name(app->stack, 0), "stage");
    const char *told = house_reads(app, app->whole.screen);
    ck_assert_ptr_nonnull(strstr(told, "A new stage: nine cards for everyone, all jumbled up."));
    ck_assert_ptr_null(strstr(told, "Two games of light and glass"));
    ck_assert_ptr_null(strstr(told, "is thinking"));
    close_stand();
}
END_TEST

/* Another offer, as staff make it. */
static void offer(const char *first, const char *second) {
    KioskConfig *config = &kiosk_of(app)->config;
    i18n_copy(config->game[0], KIOSK_CODE_BYTES, first);
    i18n_copy(config->game[1], KIOSK_CODE_BYTES, second);
    config->game_count = second[0] != '\0' ? 2 : 1;
    guard_send_home(app);
    DO("wait 500");
}

static void arrive_at_best_path(void) {
    DO("click attract.play");
    DO("wait 300");
    look("arrive at Best Path: languages");
    DO("click arrive.language.en");
    DO("wait 300");
    look("arrive at Best Path");
    DO("click arrive.seat1.computer");
    DO("wait 300");
    look("arrive at Best Path, alone");
}

START_TEST(what_belongs_to_best_path_fits_too) {
    open_stand(SIZES[_i].w, SIZES[_i].h);
    put_in_hall();
    offer("path", "world");
    for (int i = 0; i < 90; i++) {
        DO("wait 1000");
        look("attract, in play");
    }
    offer("path", "");
    look("attract, Best Path alone");
    kiosk_of(app)->config.boards[1].count = 3;
    i18n_copy(kiosk_of(app)->config.boards[1].name[1], KIOSK_CODE_BYTES, "kaleidoscope");
    i18n_copy(kiosk_of(app)->config.boards[1].name[2], KIOSK_CODE_BYTES, "spiral");
    arrive_at_best_path();
    DO("click arrive.start");
    DO("wait 3000");
    IN_SCENE("path");
    kiosk_of(app)->honour[0] = (Honour){.fame = {.kind = STORE_FAME_ALONE, .board = "classic", .value = 12}};
    friendly_name(0, kiosk_of(app)->honour[0].fame.name, sizeof kiosk_of(app)->honour[0].fame.name);
    kiosk_of(app)->honours = 1;
    scene_push(app, &FAME_SCENE, NULL, 0);
    DO("wait 6000");
    look("fame of Best Path");
    close_stand();
}
END_TEST

static void look_at_pad(void) {
    scene_push(app, &PIN_SCENE, NULL, 0);
    DO("wait 500");
    for (int wrong = 0; wrong < PIN_TRIES; wrong++) {
        kiosk_of(app)->pin.state = PIN_READY;
        kiosk_of(app)->pin.wrong = wrong;
        look("pin");
    }
    kiosk_of(app)->pin.state = PIN_NOT_SET;
    look("pin: not set");
    kiosk_of(app)->pin.state = PIN_UNREADABLE;
    look("pin: unreadable");
    kiosk_of(app)->pin.locked_until = app->now + 299000;
    kiosk_of(app)->pin.state = PIN_LOCKED;
    look("pin: locked");
    DO("click pin.close");
    DO("wait 500");
}

/* Every mistake there is, about the longest words there are. */
static void make_mistakes(void) {
    KioskComplaints *complaints = &kiosk_of(app)->complaints;
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

/* All that the log can say, with long words. */
static void note_everything(void) {
    const char *path = "/var/lib/schott-kiosk/games/figures/schott-world-figures-Halle-3-2026-03-02.csv";
    const I18nArg args[] = {I18N_TEXT("name", "Halle 3, Eingang Nord"),
                            I18N_TEXT("path", path),
                            I18N_TEXT("value", "/etc/schott-world/stand/kiosk-berlin.ini"),
                            I18N_TEXT("line", "1234"),
                            I18N_TEXT("text", "volume_most = /etc/schott-world/stand"),
                            I18N_TEXT("games", "SCHOTT World, Best Path"),
                            I18N_TEXT("file", "schott-world-damaged-2026-03-02.sqlite"),
                            I18N_TEXT("reason", "connection to server at \"fleet.example.com\", port 5432 failed"),
                            I18N_TEXT("n", "1234")};
    for (int i = 0; i < DIARY_SENTENCES; i++) {
        diary_note_args((DiarySentence)i, args, sizeof args / sizeof *args);
    }
}

START_TEST(staff_read_the_log_in_their_language) {
    open_stand(1280, 720);
    note_everything();
    diary_note(DIARY_PANEL_OPENED);
    scene_push(app, &OPERATOR_SCENE, NULL, 0);
    DO("wait 500");
    DO("click operator.tab_messages");
    DO("wait 500");
    SEES("Staff panel opened.");
    app_set_language(app, "de");
    SEES("Bereich des Standteams geöffnet.");
    SEES("Fehler: ");
    SEES_NO("Staff panel opened.");
    close_stand();
}
END_TEST

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
    note_everything();
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
    DO("click operator.tab_questions");
    DO("wait 500");
    look("operator: questions");
    close_stand();
}
END_TEST

Suite *suite_stand_fit(void) {
    enum { SIZE_COUNT = sizeof SIZES / sizeof SIZES[0] };
    Suite *suite = suite_create("stand_fit");
    TCase *tests = tcase_create("stand_fit");
    tcase_set_timeout(tests, 300);
    tcase_add_loop_test(tests, nothing_is_cut_covered_or_too_small_for_a_finger, 0, SIZE_COUNT);
    tcase_add_test(tests, one_sentence_at_a_time_lies_over_the_table);
    tcase_add_loop_test(tests, captions_fit_whatever_happens, 0, 2);
    tcase_add_loop_test(tests, what_belongs_to_best_path_fits_too, 0, SIZE_COUNT);
    tcase_add_loop_test(tests, the_operators_panel_fits_too, 0, SIZE_COUNT);
    tcase_add_test(tests, staff_read_the_log_in_their_language);
    suite_add_tcase(suite, tests);
    return suite;
}
