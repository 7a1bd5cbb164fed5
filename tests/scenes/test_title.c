/* The title, and what is reached from it. */
#include "rooms.h"
#include "suites.h"

#include "games/path/play/authority.h"
#include "games/path/play/game.h"
#include "games/path/play/session.h"
#include "games/path/scenes/manner.h"
#include "games/path/scenes/path_scenes.h"
#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/rules/game.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

#include <stdio.h>
#include <string.h>

START_TEST(two_clicks_lead_from_the_title_to_the_table) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.new");
    DO("wait 50");
    DO("click setup.start");
    DO("wait idle");
    IN_SCENE("stage");
    ck_assert_int_eq(session_players(in_play(app)), 2);
    ck_assert_int_eq(session_persons(in_play(app)), 1);
    ck_assert_int_eq(session_seat(in_play(app), 1)->level, AI_EASY); /* one can win at first */
}
END_TEST

static bool reads_once(const char *language, const char *one, const char *other) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(app_set_language(app, language));
    const char *all = house_reads(app, app->layout.screen);
    bool has_one = strstr(all, one) != NULL, has_other = strstr(all, other) != NULL;
    ck_assert_msg(has_one == has_other, "%s", all);
    return has_one;
}

START_TEST(who_cannot_read_the_logos_reads_what_they_say) {
    ck_assert(!reads_once("de", "SCHOTT World\n", "Best Path\n"));
    ck_assert(reads_once("zh_CN", "肖特世界\n", "最佳路径\n"));
    ck_assert(reads_once("id", "Dunia SCHOTT\n", "Jalur Terbaik\n"));
    ck_assert(!reads_once("en", "SCHOTT World\n", "Best Path\n"));
}
END_TEST

START_TEST(no_line_ends_within_an_indonesian_word) {
    const TextStyle style = {.size = 30};
    const char *text = "dua titik-titik";
    float room = text_measure(app->gfx, &style, "dua titik-", 0).x + 4;
    float broken = text_measure(app->gfx, &style, text, room).x;
    ck_assert(app_set_language(app, "id"));
    ck_assert_float_lt(text_measure(app->gfx, &style, text, room).x, broken);
    ck_assert(app_set_language(app, "en"));
}
END_TEST

START_TEST(the_keyboard_alone_leads_to_the_table) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("key Down");
    DO("key Return");
    DO("wait idle");
    IN_SCENE("setup");
    for (int i = 0; i < 60 && strcmp(ui_focused(stack_top_ui(app->stack)), "setup.start") != 0; i++) {
        DO("key Tab");
    }
    DO("key Return");
    DO("wait idle");
    IN_SCENE("stage");
}
END_TEST

START_TEST(a_title_that_rests_draws_nothing) {
    DO("draw on");
    house_show(app, &TITLE_SCENE, NULL, 0);
    unsigned long frames = gfx_counts(app->gfx).frames;
    DO("wait 5000");
    ck_assert_uint_eq(gfx_counts(app->gfx).frames, frames);
}
END_TEST

START_TEST(a_figurine_that_was_touched_cheers_and_stands_again) {
    DO("draw on");
    for (int reduced = 0; reduced < 2; reduced++) {
        app->preferences.reduced_motion = reduced == 1;
        house_show(app, &TITLE_SCENE, NULL, 0);
        DO("click title.figurine0");
        DO("wait 400");
        unsigned long frames = gfx_counts(app->gfx).frames;
        DO("wait 1000");
        ck_assert_uint_gt(gfx_counts(app->gfx).frames, frames);
    }
}
END_TEST

START_TEST(an_interrupted_game_is_offered_and_gone_on_with) {
    house_play(app, NAMES, 3, 2, "classic", 40);
    uint64_t hash = world_hash(world_session_game(in_play(app)));
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(in_play(app) == NULL);
    const char *label = widget("title.continue")->label;
    for (int p = 0; p < 3; p++) {
        ck_assert_msg(strstr(label, NAMES[p]) != NULL, "%s", label);
    }
    ck_assert_msg(strstr(label, "64") != NULL, "%s", label);
    DO("click title.continue");
    DO("wait 20");
    IN_SCENE("stage");
    ck_assert_uint_eq(world_hash(world_session_game(in_play(app))), hash);
}
END_TEST

/* Three people in the middle of a game: everything but where they stand is as it comes. */
static void sit_on_fields(const uint8_t *field) {
    WorldDeal deal = {.discard_count = 1};
    WorldCard card = (WorldCard)world_deck_highest(3);
    WorldSessionSetup setup = {.players = 3, .board = "classic", .questions = DECK_FAMILY, .deal = &deal};
    PlayError error;
    for (int p = 0; p < setup.players; p++) {
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAMES[p]);
        setup.seat[p].figurine = (Figurine)p;
        deal.field[p] = field[p];
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            deal.row[p][slot] = card--;
        }
    }
    deal.discard[0] = card--;
    int jokers = world_deck_jokers(3);
    deal.stock_count = (uint8_t)(card + jokers);
    for (int i = jokers; i < deal.stock_count; i++) {
        deal.stock[i] = card--;
    }
    ck_assert_msg(world_begin(app, &setup, &error), "%s", error.text);
}

START_TEST(the_title_tells_who_leads_the_interrupted_game) {
    static const struct {
        uint8_t field[3];
        const char *told;
    } GAMES[] = {
        {{0, 0, 0}, "Stage 1, nobody’s ahead yet"},           {{13, 12, 0}, "Stage 1, Lea leads: space 13 of 64"},
        {{0, 1, 0}, "Stage 1, Otto leads: space 1 of 64"},    {{5, 12, 4}, "Stage 1, Otto leads: space 12 of 64"},
        {{0, 0, 63}, "Stage 1, Émile leads: space 63 of 64"},
    };
    for (size_t i = 0; i < sizeof GAMES / sizeof GAMES[0]; i++) {
        sit_on_fields(GAMES[i].field);
        house_show(app, &TITLE_SCENE, NULL, 0);
        char label[256];
        snprintf(label, sizeof label, "Continue\nLea, Otto and Émile\nSCHOTT World · %s", GAMES[i].told);
        ck_assert_str_eq(widget("title.continue")->label, label);
    }
}
END_TEST

/* So many rounds, in which player 0 draws a line and the others pass. */
static void play_path(int players, int rounds) {
    PathSessionSetup setup = {.players = players, .board = "classic"};
    PlayError error;
    for (int p = 0; p < players; p++) {
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAMES[p]);
        setup.seat[p].figurine = (Figurine)p;
    }
    ck_assert(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)));
    for (int round = 0; round < rounds; round++) {
        static PathLine line[PATH_LINES_MAX];
        path_lines(path_session_game(in_play(app)), 0, line);
        path_session_close(in_play(app), 0, &line[1]);
        for (int p = 1; p < players; p++) {
            path_session_close(in_play(app), p, &(PathLine){.end = PATH_END_B});
        }
    }
}

START_TEST(the_title_tells_how_far_a_game_of_best_path_is) {
    static const struct {
        int players, rounds;
        const char *told;
    } GAMES[] = {{1, 2, "Best Path · Round 3 of 15: "},
                 {2, 0, "Best Path · Round 1 of 15, nobody’s ahead"},
                 {3, 4, "Best Path · Round 5 of 15, Lea leads"}};
    for (size_t i = 0; i < sizeof GAMES / sizeof GAMES[0]; i++) {
        play_path(GAMES[i].players, GAMES[i].rounds);
        char total[16], label[256];
        i18n_format_number(total, sizeof total, path_total(&path_session_game(in_play(app))->player[0]));
        snprintf(label, sizeof label, "%s%s so far", GAMES[i].told, total);
        house_show(app, &TITLE_SCENE, NULL, 0);
        const char *told = strrchr(widget("title.continue")->label, '\n') + 1;
        ck_assert_str_eq(told, GAMES[i].players == 1 ? label : GAMES[i].told);
    }
}
END_TEST

START_TEST(the_title_says_who_leads_at_best_path) {
    static const struct {
        const char *place, *told;
    } PLACES[] = {{"4 -9 -9 -9", "nobody’s ahead"}, {"4 5 5 3", "nobody’s ahead"}, {"4 3 5 5", "nobody’s ahead"},
                  {"4 5 3 5", "nobody’s ahead"},    {"4 6 5 5", "Lea leads"},      {"4 5 5 6", "Émile leads"},
                  {"4 -9 -8 -9", "Otto leads"}};
    play_path(3, 0);
    char key[64], label[256];
    snprintf(key, sizeof key, "game.%lld.place", (long long)session_store_id(in_play(app)));
    in_play_leave(app);
    for (size_t i = 0; i < sizeof PLACES / sizeof PLACES[0]; i++) {
        store_set_text(app->store, key, PLACES[i].place);
        house_show(app, &TITLE_SCENE, NULL, 0);
        snprintf(label, sizeof label, "Best Path · Round 4 of 15, %s", PLACES[i].told);
        ck_assert_str_eq(strrchr(widget("title.continue")->label, '\n') + 1, label);
    }
}
END_TEST

START_TEST(two_clicks_lead_to_a_game_of_best_path) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.new_path");
    DO("wait 50");
    IN_SCENE("path_setup");
    DO("click path_setup.start");
    DO("wait 50");
    IN_SCENE("path");
    ck_assert_ptr_eq(session_rules(in_play(app)), &PATH_GAME);
    ck_assert_int_eq(session_players(in_play(app)), 2);
    ck_assert_int_eq(session_persons(in_play(app)), 1);
}
END_TEST

START_TEST(every_open_game_is_reached_from_the_title) {
    play_path(2, 3);
    int64_t path = session_store_id(in_play(app));
    house_play(app, NAMES, 3, 2, "classic", 40);
    int64_t world = session_store_id(in_play(app));
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert_str_eq(widget("title.others")->label, "2 open games");
    DO("click title.others");
    DO("wait 20");
    IN_SCENE("open_games");
    ck_assert_ptr_nonnull(strstr(widget("open_games.game0")->label, "SCHOTT World"));
    ck_assert_ptr_nonnull(strstr(widget("open_games.game1")->label, "Best Path · Round 4 of 15"));
    DO("click open_games.game1");
    DO("wait 20");
    IN_SCENE("path");
    ck_assert_int_eq(session_store_id(in_play(app)), path);
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.continue"); /* the one played last */
    DO("wait 20");
    IN_SCENE("path");
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.others");
    DO("wait 20");
    DO("click open_games.game1");
    DO("wait 20");
    ck_assert_int_eq(session_store_id(in_play(app)), world);
    ck_assert(scene_is_open(app, &STAGE_SCENE));
}
END_TEST

START_TEST(what_was_set_up_for_best_path_is_played_and_remembered) {
    static const char *const CLICK[] = {"path_setup.seats3",       "path_setup.seat1.kind", "path_setup.seat2.level",
                                        "path_setup.board.spiral", "path_setup.limit30",    "path_setup.together",
                                        "path_setup.seat1.side",   "path_setup.start"};
    for (int time = 0; time < 2; time++) {
        house_show(app, &PATH_SETUP_SCENE, NULL, 0);
        for (size_t i = time == 0 ? 0 : sizeof CLICK / sizeof CLICK[0] - 1; i < sizeof CLICK / sizeof CLICK[0]; i++) {
            char command[64];
            snprintf(command, sizeof command, "click %s", CLICK[i]);
            DO(command);
            DO("wait 20");
        }
        IN_SCENE("path");
        ck_assert_int_eq(session_players(in_play(app)), 3);
        ck_assert(session_is_person(in_play(app), 1) && !session_is_person(in_play(app), 2));
        ck_assert_int_eq(session_seat(in_play(app), 2)->level, AI_MEDIUM);
        ck_assert_str_eq(session_board_name(in_play(app)), "spiral");
        ck_assert_int_eq(path_session_limit(in_play(app)), 30);
        PathManner manner = path_manner_recall(app->store, false);
        ck_assert(manner.is_together);
        ck_assert_uint_eq(manner.across, 2);
        in_play_abandon(app);
    }
}
END_TEST

START_TEST(leaving_the_table_keeps_the_game) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(!has("title.continue"));
    DO("click title.new");
    DO("wait idle");
    DO("click setup.start");
    DO("wait idle");
    DO("key Escape");
    DO("wait idle");
    IN_SCENE("pause");
    DO("click pause.leave");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(has("title.continue"));
}
END_TEST

START_TEST(quitting_asks_once) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.quit");
    DO("wait idle");
    IN_SCENE("message");
    ck_assert_ptr_nonnull(strstr(widget("message.text")->label, "will be lost")); /* this house has no disk */
    DO("key Escape");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(!app->quits);
    DO("click title.quit");
    DO("wait idle");
    DO("click message.button0");
    DO("wait 20");
    ck_assert(app->quits);
}
END_TEST

START_TEST(in_a_browser_nobody_quits_and_the_window_is_no_setting) {
    app->policy.is_page = true;
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(!has("title.quit"));
    ck_assert(has("title.language"));
    DO("key Escape");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(!app->quits);
    DO("click title.settings");
    DO("wait idle");
    ck_assert(!has("settings.fullscreen"));
    ck_assert(!has("settings.display"));
    DO("click settings.left_handed"); /* what is offered still sets what it says */
    ck_assert(app->preferences.left_handed);
    float volume = app->preferences.music;
    DO("click settings.music");
    DO("key Left");
    ck_assert_float_lt(app->preferences.music, volume);
    DO("key F11");
    DO("wait idle");
    ck_assert(!video_fullscreen(app->video));
}
END_TEST

Suite *suite_title(void) {
    Suite *suite = suite_create("title");
    TCase *cases = tcase_create("title");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, two_clicks_lead_from_the_title_to_the_table);
    tcase_add_test(cases, who_cannot_read_the_logos_reads_what_they_say);
    tcase_add_test(cases, no_line_ends_within_an_indonesian_word);
    tcase_add_test(cases, the_keyboard_alone_leads_to_the_table);
    tcase_add_test(cases, a_title_that_rests_draws_nothing);
    tcase_add_test(cases, a_figurine_that_was_touched_cheers_and_stands_again);
    tcase_add_test(cases, an_interrupted_game_is_offered_and_gone_on_with);
    tcase_add_test(cases, the_title_tells_who_leads_the_interrupted_game);
    tcase_add_test(cases, the_title_tells_how_far_a_game_of_best_path_is);
    tcase_add_test(cases, the_title_says_who_leads_at_best_path);
    tcase_add_test(cases, two_clicks_lead_to_a_game_of_best_path);
    tcase_add_test(cases, every_open_game_is_reached_from_the_title);
    tcase_add_test(cases, what_was_set_up_for_best_path_is_played_and_remembered);
    tcase_add_test(cases, leaving_the_table_keeps_the_game);
    tcase_add_test(cases, quitting_asks_once);
    tcase_add_test(cases, in_a_browser_nobody_quits_and_the_window_is_no_setting);
    suite_add_tcase(suite, cases);
    return suite;
}
