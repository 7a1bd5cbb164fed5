/* Help, settings, language and window. */
#include "rooms.h"
#include "suites.h"

#include "games/world/scenes/world_scenes.h"
#include "games/world/words/event_text.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/menus/menus.h"

/* What a chapter is called by the driver, in the order of HelpTopic. */
static const char *const CHAPTER[HELP_TOPICS] = {
    "help.goal",   "help.turn",       "help.row",          "help.run",        "help.moving",   "help.sites",
    "help.events", "help.fast_track", "help.scoring",      "help.end",        "help.hands",    "help.credits",
    "help.path",   "help.path_round", "help.path_numbers", "help.path_alone", "help.path_end", "help.path_hands"};

START_TEST(help_opens_at_the_chapter_that_matters) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    for (int topic = 0; topic < HELP_TOPICS; topic++) {
        help_show(app, (HelpTopic)topic);
        DO("wait idle");
        IN_SCENE("help");
        for (int i = 0; i < HELP_TOPICS; i++) {
            bool is_other_book = topic != HELP_CREDITS && i != HELP_CREDITS && (i >= HELP_PATH) != (topic >= HELP_PATH);
            bool is_there = topic == HELP_CREDITS ? i < HELP_PATH : !is_other_book;
            ck_assert_msg(has(CHAPTER[i]) == is_there, "%s in the book of %s", CHAPTER[i], CHAPTER[topic]);
            ck_assert_msg(!is_there || widget(CHAPTER[i])->selected == (i == topic), "%s for %s", CHAPTER[i],
                          CHAPTER[topic]);
        }
        DO("key Escape");
        DO("wait idle");
    }
}
END_TEST

START_TEST(the_arrow_leads_through_both_books_to_their_ends) {
    static const int CHAPTERS[] = {HELP_PATH, HELP_TOPICS - HELP_PATH + 1}; /* with the credits */
    house_show(app, &TITLE_SCENE, NULL, 0);
    help_show(app, HELP_GOAL);
    DO("wait idle");
    for (int book = 0; book < 2; book++) {
        int read = 1;
        for (; has("help.next"); read++) {
            DO("click help.next");
            DO("wait idle");
        }
        ck_assert_int_eq(read, CHAPTERS[book]);
        ck_assert(widget("help.credits")->selected);
        DO("click help.other");
        DO("wait idle");
    }
}
END_TEST

START_TEST(every_event_card_has_a_picture_and_its_sentences) {
    for (int card = 1; card <= WORLD_EVENT_KINDS; card++) {
        const EventText *text = event_text((WorldEventCard)card);
        ck_assert_msg(text->picture != NULL && text->at_table != NULL && text->in_help != NULL, "card %d", card);
        ck_assert_str_ne(text->picture, event_text(WORLD_EVENT_NONE)->picture);
    }
}
END_TEST

START_TEST(whoever_reads_the_help_goes_on_there_in_another_window) {
    DO("resize 1024 600");
    app->preferences.text_scale = 1.4f;
    app_use_preferences(app);
    help_show(app, HELP_EVENTS);
    DO("wait idle");
    ui_scroll_to(stack_top_ui(app->stack), "help.text", 100);
    float there = ui_scroll(stack_top_ui(app->stack), "help.text");
    ck_assert_float_eq_tol(there, 100, .5f);
    DO("resize 1000 640"); /* lines break elsewhere */
    DO("wait idle");
    ck_assert_float_gt(ui_scroll(stack_top_ui(app->stack), "help.text"), 50);
    DO("resize 1024 600");
    DO("wait idle");
    ck_assert_float_eq_tol(ui_scroll(stack_top_ui(app->stack), "help.text"), there, 3);
    DO("click help.credits"); /* another chapter is read from its beginning */
    DO("wait idle");
    ck_assert_float_eq_tol(ui_scroll(stack_top_ui(app->stack), "help.text"), 0, .5f);
}
END_TEST

START_TEST(f1_opens_help_in_every_scene_and_closes_it) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    scene_push(app, &SETUP_SCENE, NULL, 0);
    DO("wait idle");
    DO("key F1");
    DO("wait idle");
    IN_SCENE("help");
    DO("key F1");
    DO("wait idle");
    IN_SCENE("setup");
}
END_TEST

START_TEST(settings_are_used_at_once) {
    house_show(app, &SETTINGS_SCENE, NULL, 0);
    float speed = app->preferences.speed;
    DO("click settings.speed");
    DO("click settings.reduced_motion");
    DO("click settings.left_handed");
    DO("click settings.quiz_clock");
    DO("click settings.text");
    DO("wait idle");
    ck_assert_float_gt(app->preferences.speed, speed);
    ck_assert(app->preferences.reduced_motion && app->preferences.left_handed && app->layout.left_handed);
    ck_assert_int_gt(app->preferences.quiz_seconds, 0);
    ck_assert_float_gt(app->layout.text_scale, 1.1f);
    Preferences kept = preferences_load(app->store);
    ck_assert(kept.reduced_motion && kept.left_handed && kept.quiz_seconds == app->preferences.quiz_seconds);
}
END_TEST

START_TEST(a_language_is_chosen_by_its_own_name) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.language");
    DO("wait idle");
    ck_assert_str_eq(widget("language.zh_CN")->label, "简体中文");
    DO("click language.de");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert_str_eq(i18n_language(), "de");
    ck_assert_str_eq(preferences_load(app->store).language, "de");
}
END_TEST

START_TEST(a_window_the_system_has_made_large_stays_so_until_somebody_asks) {
    ck_assert(video_set_fullscreen(app->video, true)); /* as a key of the window manager's does */
    app->preferences.effects = .3f;
    app_use_preferences(app);
    ck_assert(video_fullscreen(app->video));
    ck_assert(!app->preferences.fullscreen);
    DO("key F11");
    ck_assert(!video_fullscreen(app->video));
    DO("key F11");
    ck_assert(video_fullscreen(app->video) && app->preferences.fullscreen);
    ck_assert(video_set_fullscreen(app->video, false));
    app_use_preferences(app);
    ck_assert(!video_fullscreen(app->video));
    app->preferences.fullscreen = false;
    app_use_preferences(app);
    app->preferences.fullscreen = true;
    app_use_preferences(app);
    ck_assert(video_fullscreen(app->video));
}
END_TEST

Suite *suite_settings(void) {
    Suite *suite = suite_create("settings");
    TCase *cases = tcase_create("settings");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, help_opens_at_the_chapter_that_matters);
    tcase_add_test(cases, the_arrow_leads_through_both_books_to_their_ends);
    tcase_add_test(cases, every_event_card_has_a_picture_and_its_sentences);
    tcase_add_test(cases, whoever_reads_the_help_goes_on_there_in_another_window);
    tcase_add_test(cases, f1_opens_help_in_every_scene_and_closes_it);
    tcase_add_test(cases, settings_are_used_at_once);
    tcase_add_test(cases, a_language_is_chosen_by_its_own_name);
    tcase_add_test(cases, a_window_the_system_has_made_large_stays_so_until_somebody_asks);
    suite_add_tcase(suite, cases);
    return suite;
}
