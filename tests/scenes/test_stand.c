/* A kiosk at a fair: visitors, what they see, and what runs it unattended. */
#include "stand.h"

#include "ai/character.h"
#include "games/path/ai/ai.h"
#include "games/path/play/authority.h"
#include "games/path/play/session.h"
#include "games/world/play/session.h"
#include "i18n/i18n.h"
#include "kiosk/figures.h"
#include "kiosk/hall.h"
#include "kiosk/scenes/caption.h"
#include "kiosk/scenes/gesture.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/operators.h"
#include "kiosk/scenes/visit.h"
#include "platform/inject.h"
#include "platform/wall.h"
#include "scenes/table/friendly.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

START_TEST(what_one_player_did_is_not_told_long_into_the_next_ones_turn) {
    const double READ_MS = 2800, BEGUN_MS = 300;
    open_stand(1280, 720);
    kiosk_of(app)->config.game_count = 1;
    guard_send_home(app);
    DO("wait 300");
    Caption caption;
    caption_begin(&caption);
    const Session *followed = NULL;
    int active = WORLD_NOBODY, checked = 0;
    double begun = 0;
    for (int i = 0; i < 1800; i++) {
        DO("wait 100");
        if (in_play(app) == NULL || in_play(app) != followed || caption.told > session_told(in_play(app))) {
            caption_begin(&caption);
            followed = in_play(app);
            continue;
        }
        WorldView view;
        world_session_view_told(followed, &view);
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

/* All that is said in a minute and a half of computers playing Best Path. */
static bool is_said(Caption *caption, const char *part) {
    caption_begin(caption);
    for (int i = 0; i < 900; i++) {
        DO("wait 100");
        caption_follow(caption, in_play(app), app->now);
        if (strstr(caption->text, part) != NULL) {
            return true;
        }
    }
    return false;
}

START_TEST(passers_by_are_told_what_best_path_is_about_and_what_happens) {
    static const char *const SAID[] = {"Everyone gets the same card",   "ray grows from one of its two ends",
                                       "first to reach a number",       "Everyone draws at once",
                                       "every dark tile costs a point", " reaches "};
    Caption caption;
    open_stand(1280, 720);
    i18n_copy(kiosk_of(app)->config.game[0], KIOSK_CODE_BYTES, "path");
    kiosk_of(app)->config.game_count = 1;
    for (size_t i = 0; i < sizeof SAID / sizeof SAID[0]; i++) {
        guard_send_home(app);
        DO("wait 300");
        ck_assert_msg(is_said(&caption, SAID[i]), "nobody says: %s", SAID[i]);
    }
    bool is_of_somebody = false; /* the last one is about a player, whose figurine is shown */
    for (int p = 0; p < session_players(in_play(app)); p++) {
        const Seat *seat = session_seat(in_play(app), p);
        is_of_somebody = is_of_somebody || (strncmp(caption.text, seat->name, strlen(seat->name)) == 0 &&
                                            caption.figurine == (int)seat->figurine && caption.player == p);
    }
    ck_assert(is_of_somebody);
    close_stand();
}
END_TEST

static void put_in_hall(StoreFameKind kind, const char *board, const char *name, int value) {
    StoreFame fame = {.kind = kind, .value = value};
    snprintf(fame.board, sizeof fame.board, "%s", board);
    snprintf(fame.name, sizeof fame.name, "%s", name);
    hall_enter(app->store, &fame, wall_now());
}

static void expect_best(const StandGame *game, const char *sentence) {
    char told[160];
    visit_best_of_day(app, game, told, sizeof told);
    ck_assert_str_eq(told, sentence);
}

START_TEST(each_game_has_a_best_of_the_day) {
    open_stand(1280, 720);
    expect_best(&STAND_PATH, "");
    ck_assert(!visit_has_fame(app, &STAND_PATH));
    put_in_hall(STORE_FAME_ALONE, "classic", "Fay", 44);
    ck_assert(visit_has_fame(app, &STAND_PATH));
    expect_best(&STAND_PATH, ""); /* who was alone has had it easier */
    put_in_hall(STORE_FAME_POINTS, "spiral", "Gus", 50);
    put_in_hall(STORE_FAME_POINTS, "classic", "Ana", 31);
    put_in_hall(STORE_FAME_POINTS, "classic", "Bob", 38);
    put_in_hall(STORE_FAME_TURNS, "sprint", "Eve", 25);
    put_in_hall(STORE_FAME_TURNS, "classic", "Dan", 20);
    expect_best(&STAND_PATH, "Best Path · Today’s best: Bob, with 38 points");
    expect_best(&STAND_WORLD, "SCHOTT World · Today’s best: Eve, in 25 turns");
    kiosk_of(app)->config.game_count = 1; /* then it goes without saying */
    expect_best(&STAND_WORLD, "Today’s best: Eve, in 25 turns");
    close_stand();
}
END_TEST

/* Everybody draws as computers do, some better than others. */
static void play_best_path(const AiLevel *level) {
    Random random;
    PathView view;
    const PathGame *game = path_session_game(in_play(app));
    random_init(&random, 3);
    while (!session_is_over(in_play(app))) {
        for (int p = 0; p < game->players && (path_awaited(game) >> p & 1) != 0; p++) {
            path_view(game, p, &view);
            PathLine line = path_ai_choose(level[p], &view, p, &random);
            ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
            if (session_is_over(in_play(app))) {
                return;
            }
        }
    }
}

static void sit_down_to_best_path(int players) {
    static const char *const NAME[] = {"Ana", "Bob", "Eve", "Gus"};
    StandTable table = {.players = players, .board = "classic"};
    PlayError error;
    for (int p = 0; p < players; p++) {
        table.seat[p].figurine = (Figurine)p;
        i18n_copy(table.seat[p].name, sizeof table.seat[p].name, NAME[p]);
    }
    ck_assert(STAND_PATH.begin(app, &table, &error));
    in_play_show(app);
    DO("wait 500");
}

/* The worst sits first: who enters the hall later must not push anybody off the place they are shown. */
START_TEST(everybody_of_a_game_knows_their_own_place_in_the_hall) {
    open_stand(1280, 720);
    StoreFame best[STORE_FAME_MOST];
    sit_down_to_best_path(3);
    play_best_path((const AiLevel[]){AI_EASY, AI_MEDIUM, AI_EXPERT});
    DO("wait 500");
    store_flush(app->store);
    size_t count = hall_best(app->store, STORE_FAME_POINTS, "classic", HALL_DAY, wall_now(), best, STORE_FAME_MOST);
    ck_assert_uint_ge(count, 2);
    ck_assert_int_eq(kiosk_of(app)->honours, (int)count);
    for (int i = 0; i < kiosk_of(app)->honours; i++) {
        const Honour *honour = &kiosk_of(app)->honour[i];
        ck_assert_str_eq(best[honour->place.of_day - 1].name, honour->fame.name);
        ck_assert_int_eq(best[honour->place.of_day - 1].value, honour->fame.value);
    }
    close_stand();
}
END_TEST

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

static bool door_is_open(void) {
    return strcmp(house_scene(app), "operator") == 0;
}

static const Scene DOOR = {.name = "operator", .access = SCENE_FOR_STAFF, .is_popup = true};

static void knock(void) {
    for (int i = 0; i < 4; i++) {
        DO("touch 1 %d %d down", (int)(CORNER[i].x * 2 / 3), (int)(CORNER[i].y * 2 / 3));
        DO("touch 1 %d %d up", (int)(CORNER[i].x * 2 / 3), (int)(CORNER[i].y * 2 / 3));
        DO("wait 200");
    }
}

START_TEST(gesture_and_key_open_the_operators_door_from_anywhere) {
    open_stand(1280, 720);
    kiosk_of(app)->door = &DOOR;
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
    for (int p = 0; p < session_players(in_play(app)); p++) {
        const Seat *seat = session_seat(in_play(app), p);
        int character = session_character(in_play(app), p);
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

START_TEST(at_a_stand_for_children_computers_are_gentle) {
    static const DeckLevel QUESTIONS[] = {DECK_CHILDREN, DECK_FAMILY};
    static const AiLevel LEVEL[] = {AI_GENTLE, AI_EASY};
    for (int i = 0; i < 2; i++) {
        open_stand(1280, 720);
        kiosk_of(app)->config.questions = QUESTIONS[i];
        DO("click attract.language.en");
        DO("wait idle");
        DO("click arrive.start");
        DO("wait idle");
        ck_assert(session_seat(in_play(app), 1)->is_computer);
        ck_assert_int_eq(session_seat(in_play(app), 1)->level, LEVEL[i]);
        close_stand();
    }
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
    kiosk_of(app)->door = &DOOR;
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
    kiosk_of(app)->config.volume = 90;
    kiosk_of(app)->config.volume_most = 50;
    DO("click attract.language.en");
    DO("wait 600");
    ck_assert_float_eq_tol(kiosk_of(app)->effects, .5f, .001f);
    ck_assert_float_le(kiosk_of(app)->music, .5f);
    kiosk_of(app)->quiet_by_hand = true;
    DO("wait 600");
    ck_assert_float_eq(kiosk_of(app)->effects, 0);
    ck_assert_float_eq(kiosk_of(app)->music, 0);
    close_stand();
}
END_TEST

START_TEST(another_language_changes_neither_volume_nor_window) {
    open_stand(1280, 720);
    DO("click attract.language.en");
    DO("click arrive.start");
    DO("wait idle");
    float before = kiosk_of(app)->effects;
    DO("click stage.pause");
    DO("wait idle");
    DO("click pause.language");
    DO("wait idle");
    DO("click language.de");
    DO("wait 600");
    ck_assert_float_gt(before, 0);
    ck_assert_float_eq(app->preferences.effects, before);
    ck_assert_float_eq(kiosk_of(app)->effects, before);
    guard_use_config(app);
    ck_assert(!app->preferences.fullscreen);
    close_stand();
}
END_TEST

START_TEST(quiet_by_hand_is_quiet_at_once_and_a_touch_wakes) {
    open_stand(1280, 720);
    kiosk_of(app)->quiet_by_hand = true;
    DO("wait 1200");
    IN_SCENE("quiet");
    DO("click quiet.wake");
    DO("wait 1200");
    IN_SCENE("attract");
    DO("wait 241000");
    IN_SCENE("quiet");
    kiosk_of(app)->quiet_by_hand = false;
    DO("wait 1200");
    IN_SCENE("attract");
    close_stand();
}
END_TEST

START_TEST(other_scenes_are_not_entered) {
    static const char *const LOCKED[] = {"title", "settings", "statistics", "file", "setup", "path_setup", "film"};
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

/* A visitor's game to its end, and a look round afterwards; returns how many places in the hall of fame it brought. */
static size_t honours_of_a_game(const char *begin) {
    Random random;
    StoreFame best[STORE_FAME_MOST];
    size_t honours = 0;
    open_stand(1280, 720);
    kiosk_of(app)->config.tutorial = kiosk_of(app)->config.fame = true;
    DO("click attract.language.en");
    DO("wait idle");
    DO("click %s", begin);
    DO("wait 500");
    random_init(&random, 1);
    while (!session_is_over(in_play(app))) {
        ck_assert(world_session_act(in_play(app), house_choice(app, &random)) == WORLD_ACCEPTED);
    }
    const char *board = session_board_name(in_play(app));
    DO("wait 500");
    store_flush(app->store);
    for (int kind = STORE_FAME_TURNS; kind <= STORE_FAME_QUIZ; kind++) {
        honours += hall_best(app->store, (StoreFameKind)kind, board, HALL_FAIR, wall_now(), best, STORE_FAME_MOST);
    }
    close_stand();
    return honours;
}

START_TEST(the_game_that_teaches_is_no_contest) {
    ck_assert_uint_gt(honours_of_a_game("arrive.start"), 0);
    ck_assert_uint_eq(honours_of_a_game("arrive.tutorial"), 0);
}
END_TEST

START_TEST(staff_read_levels_in_order_of_strength) {
    open_stand(1280, 720);
    KioskVisitors visitors = {.kind = "world",
                              .language = "en",
                              .board = "short",
                              .persons = 1,
                              .computers = 3,
                              .levels = {"gentle", "easy", "gentle"}};
    kiosk_visit_begins(app->store, &visitors, wall_now());
    store_flush(app->store);
    scene_push(app, &OPERATOR_SCENE, NULL, 0);
    DO("wait 500");
    const char *read = house_reads(app, app->whole.screen);
    ck_assert_msg(strstr(read, "\nGentle\n2\nEasy\n1\nMedium\n0\nHard\n0\nExpert\n0\n") != NULL, "%s", read);
    close_stand();
}
END_TEST

Suite *suite_stand(void) {
    Suite *suite = suite_create("stand");
    TCase *tests = tcase_create("stand");
    tcase_set_timeout(tests, 300);
    tcase_add_test(tests, what_one_player_did_is_not_told_long_into_the_next_ones_turn);
    tcase_add_test(tests, passers_by_are_told_what_best_path_is_about_and_what_happens);
    tcase_add_test(tests, each_game_has_a_best_of_the_day);
    tcase_add_test(tests, everybody_of_a_game_knows_their_own_place_in_the_hall);
    tcase_add_test(tests, every_language_has_enough_friendly_names_and_none_twice);
    tcase_add_test(tests, the_corners_clockwise_open_the_door);
    tcase_add_test(tests, slowly_or_in_another_order_they_do_not);
    tcase_add_test(tests, they_may_be_begun_anew_at_once);
    tcase_add_test(tests, gesture_and_key_open_the_operators_door_from_anywhere);
    tcase_add_test(tests, the_computers_of_a_stand_have_a_character_and_a_name_in_every_language);
    tcase_add_test(tests, at_a_stand_for_children_computers_are_gentle);
    tcase_add_test(tests, all_keys_at_once_are_one_visitor);
    tcase_add_test(tests, the_door_opens_once_however_often_it_is_asked_for);
    tcase_add_test(tests, the_volume_is_capped_and_nothing_is_heard_in_quiet_hours);
    tcase_add_test(tests, another_language_changes_neither_volume_nor_window);
    tcase_add_test(tests, quiet_by_hand_is_quiet_at_once_and_a_touch_wakes);
    tcase_add_test(tests, other_scenes_are_not_entered);
    tcase_add_test(tests, the_game_that_teaches_is_no_contest);
    tcase_add_test(tests, staff_read_levels_in_order_of_strength);
    suite_add_tcase(suite, tests);
    return suite;
}
