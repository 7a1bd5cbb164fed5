/* The computers at the table: their characters, what they do while thinking, and what is said about them afterwards. */
#include "house.h"

#include "ai/character.h"
#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/stack.h"
#include "store/store.h"
#include "ui/ui_inside.h"

#include <check.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;

static void open_house(void) {
    app = house_open(NULL, 1280, 720);
    house_do(app, "draw off");
    house_show(app, &TITLE_SCENE, NULL, 0);
}

static void close_house(void) {
    house_close(app);
}

static const Widget *widget(const char *id) {
    const Widget *found = widget_find(stack_top_ui(app->stack), id);
    ck_assert_msg(found != NULL, "%s is not there", id);
    return found;
}

/* Computers alone, one of each figurine, at the levels given. */
static void sit_down(int players, const AiLevel *level, bool have_characters) {
    WorldSessionSetup setup = {.players = players, .starter = 0, .questions = DECK_FAMILY, .board = "short"};
    PlayError error;
    for (int p = 0; p < players; p++) {
        int character = ai_character_of((Figurine)p, p % AI_CHARACTERS_EACH);
        setup.seat[p] = (Seat){.figurine = (Figurine)p,
                               .is_computer = true,
                               .level = level[p],
                               .character = have_characters ? character + 1 : 0};
        i18n_copy(setup.seat[p].name, sizeof setup.seat[p].name, tr(ai_character(character)->name));
    }
    ck_assert_msg(world_begin(app, &setup, &error), "%s", error.text);
}

/* What the scenes do when nobody has to be waited for. */
static void let_them_play(int actions) {
    Session *session = in_play(app);
    for (int i = 0; i != actions && !session_is_over(session); i++) {
        session_step(session, app->now);
        workers_wait(app->workers);
        workers_take_up(app->workers, 0);
        session_hurry(session);
        session_step(session, app->now);
    }
}

static uint64_t hash_of_a_game_in(const char *language) {
    static const AiLevel LEVEL[] = {AI_MEDIUM, AI_HARD, AI_EASY, AI_MEDIUM};
    DO("lang %s", language);
    app->seed = 7;
    sit_down(4, LEVEL, true);
    let_them_play(-1);
    ck_assert(session_is_over(in_play(app)));
    uint64_t hash = world_hash(world_session_game(in_play(app)));
    in_play_leave(app);
    return hash;
}

START_TEST(a_game_is_the_same_in_every_language) {
    uint64_t hash = hash_of_a_game_in("en");
    ck_assert_uint_eq(hash_of_a_game_in("de"), hash);
    ck_assert_uint_eq(hash_of_a_game_in("zh_CN"), hash);
}
END_TEST

/* Nearly every game: where no two moves are nearly equal, all characters play alike. */
START_TEST(a_character_plays_its_own_game) {
    static const AiLevel LEVEL[] = {AI_MEDIUM, AI_MEDIUM};
    int different = 0;
    for (uint64_t seed = 7; seed < 10; seed++) {
        uint64_t hash[2];
        for (int i = 0; i < 2; i++) {
            app->seed = seed;
            sit_down(2, LEVEL, i == 1);
            ck_assert_int_eq(session_character(in_play(app), 1), i == 1 ? ai_character_of(FIGURINE_LENS, 1) : -1);
            let_them_play(-1);
            hash[i] = world_hash(world_session_game(in_play(app)));
            in_play_leave(app);
        }
        different += hash[0] != hash[1];
    }
    ck_assert_int_gt(different, 0);
}
END_TEST

static int64_t only_game(void) {
    StoreGames games = store_list_games(app->store, "world");
    ck_assert_uint_eq(games.count, 1);
    int64_t id = games.game[0].id;
    store_games_free(&games);
    return id;
}

START_TEST(an_interrupted_game_goes_on_with_its_characters) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_MEDIUM, AI_HARD};
    PlayError error;
    DO("lang zh_CN");
    sit_down(3, LEVEL, true);
    let_them_play(9);
    int before[3];
    for (int p = 0; p < 3; p++) {
        before[p] = session_character(in_play(app), p);
    }
    in_play_leave(app);
    ck_assert(in_play_resume(app, &error));
    for (int p = 0; p < 3; p++) {
        ck_assert_int_ge(before[p], 0);
        ck_assert_int_eq(session_character(in_play(app), p), before[p]);
    }
}
END_TEST

START_TEST(setup_offers_each_figurine_s_characters) {
    char first[64];
    house_show(app, &SETUP_SCENE, NULL, 0);
    snprintf(first, sizeof first, "%s", widget("setup.seat1.name")->hint);
    ck_assert_str_eq(first, ai_character(ai_character_of(FIGURINE_LENS, 0))->name);
    for (int which = 1; which <= AI_CHARACTERS_EACH; which++) {
        DO("click setup.seat1.names");
        DO("wait idle");
        int character = ai_character_of(FIGURINE_LENS, which % AI_CHARACTERS_EACH);
        ck_assert_str_eq(widget("setup.seat1.name")->hint, ai_character(character)->name);
    }
    DO("click setup.seat1.names");
    DO("click setup.start");
    DO("wait 50");
    ck_assert_int_eq(session_character(in_play(app), 1), ai_character_of(FIGURINE_LENS, 1));
    ck_assert_int_eq(session_character(in_play(app), 0), -1);
}
END_TEST

/* --- while they think --------------------------------------------------------------------------------------------- */

/* A person at the first seat and experts, who think longest; everything a person did is told. */
static void sit_with_experts(void) {
    WorldSessionSetup setup = {.players = 4, .starter = 0, .questions = DECK_FAMILY, .board = "classic"};
    PlayError error;
    for (int p = 0; p < 4; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .is_computer = p > 0, .level = AI_EXPERT};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "P%d", p);
    }
    ck_assert(world_begin(app, &setup, &error));
}

START_TEST(what_a_person_did_is_taken_back_while_a_computer_thinks) {
    sit_with_experts();
    Session *session = in_play(app);
    uint64_t before = world_hash(world_session_game(session));
    for (int round = 0; round < 20; round++) {
        ck_assert_int_eq(world_session_act(session, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD}),
                         WORLD_ACCEPTED);
        ck_assert_int_eq(world_session_act(session, (WorldAction){.kind = WORLD_ACTION_PLACE, .a = 3}), WORLD_ACCEPTED);
        session_step(session, app->now);
        ck_assert(session_is_thinking(session));
        ck_assert(session_undo(session) && session_undo(session));
        ck_assert(!session_is_thinking(session)); /* nobody waits for that thought any more */
        ck_assert_uint_eq(world_hash(world_session_game(session)), before);
    }
    workers_wait(app->workers);
    workers_take_up(app->workers, 0);
    session_hurry(session);
    session_step(session, app->now);
    ck_assert_uint_eq(world_hash(world_session_game(session)), before); /* and none of them moved for the person */
}
END_TEST

START_TEST(the_table_is_left_while_a_computer_thinks) {
    for (int round = 0; round < 10; round++) {
        sit_with_experts();
        world_session_act(in_play(app), (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD});
        world_session_act(in_play(app), (WorldAction){.kind = WORLD_ACTION_PLACE, .a = 3});
        session_step(in_play(app), app->now);
        in_play_leave(app);
    }
    sit_with_experts();
    world_session_ask_hint(in_play(app));
    ck_assert(session_is_thinking(in_play(app))); /* the house closes with that under way */
}
END_TEST

/* --- afterwards --------------------------------------------------------------------------------------------------- */

static void play_with_a_person(const char *board) {
    static const char *const NAMES[] = {"Lea", "Otto", "Émile", "小红"};
    house_play(app, NAMES, 4, 1, board, -1);
}

START_TEST(the_draw_pile_tells_which_cards_are_in_play) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_EASY, AI_EASY, AI_EASY};
    static const char *const TOLD[] = {"In play: 1 to 50 and 3 jokers", "In play: 1 to 55 and 3 jokers",
                                       "In play: 1 to 60 and 4 jokers"};
    for (int players = 2; players <= 4; players++) {
        sit_down(players, LEVEL, false);
        scene_go(app, &STAGE_SCENE, NULL, 0);
        DO("wait 17");
        ck_assert_str_eq(widget("stage.stock")->hint, TOLD[players - 2]);
        in_play_leave(app);
    }
}
END_TEST

/* In real time nothing steps a scene that stands still and has not asked to be woken. */
START_TEST(computers_alone_never_sleep_for_good) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_EASY};
    int waits[2] = {0}; /* in a question, after a stage */
    sit_down(2, LEVEL, false);
    scene_go(app, &STAGE_SCENE, NULL, 0);
    DO("wait 17");
    while (strcmp(house_scene(app), "victory") != 0) {
        if (!stack_is_moving(app->stack) && !workers_busy(app->workers)) {
            double wake = stack_wakes_at(app->stack);
            ck_assert_msg(wake > app->now && wake < app->now + 5000, "%s: %f at %f", house_scene(app), wake, app->now);
            waits[0] += strcmp(house_scene(app), "question") == 0;
            waits[1] += strcmp(house_scene(app), "scoring") == 0;
        }
        DO("wait 17");
    }
    ck_assert_int_gt(waits[0], 0);
    ck_assert_int_gt(waits[1], 0);
}
END_TEST

START_TEST(what_decided_a_game_is_told_in_words) {
    play_with_a_person("short");
    house_show(app, &VICTORY_SCENE, NULL, 0);
    ck_assert(widget_find(stack_top_ui(app->stack), "victory.moment0") == NULL);
    DO("click victory.charts");
    DO("click victory.view_review");
    DO("wait idle");
    for (int i = 0; i < 3; i++) {
        const char *words = widget(ui_id("victory.moment%d", i))->label;
        ck_assert_uint_gt(strlen(words), 10);
        ck_assert_msg(strchr(words, '{') == NULL, "not filled in: %s", words);
    }
    DO("click victory.view_way");
    DO("wait idle");
    ck_assert(widget_find(stack_top_ui(app->stack), "victory.moment0") == NULL);
}
END_TEST

START_TEST(a_moment_can_be_watched) {
    play_with_a_person("short");
    uint64_t end = world_hash(world_session_game(in_play(app)));
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.charts");
    DO("click victory.view_review");
    DO("wait idle");
    DO("click victory.moment2");
    DO("wait 50");
    ck_assert_str_eq(house_scene(app), "film");
    int at = session_history_count(in_play(app));
    DO("wait idle");
    ck_assert_uint_eq(world_hash(world_session_game(in_play(app))), end);
    ck_assert_int_gt(at * 2, session_history_count(in_play(app))); /* the last of three comes late in a game */
    DO("click film.close");
    DO("wait idle");
    ck_assert_str_eq(house_scene(app), "victory");
    ck_assert(widget("victory.moment2") != NULL);
}
END_TEST

START_TEST(the_end_is_left_while_the_expert_still_looks) {
    for (int round = 0; round < 6; round++) {
        play_with_a_person("grand");
        scene_go(app, &VICTORY_SCENE, NULL, 0);
        DO("wait %d", 17 * round);
        scene_go(app, &TITLE_SCENE, NULL, 0);
        DO("wait 20");
    }
    play_with_a_person("grand");
    scene_go(app, &VICTORY_SCENE, NULL, 0);
    DO("wait 20"); /* the house closes with that under way */
}
END_TEST

START_TEST(a_game_with_hints_is_marked) {
    static const char *const NAMES[] = {"Lea", "Otto"};
    house_play(app, NAMES, 2, 1, "short", 0);
    world_session_ask_hint(in_play(app));
    workers_wait(app->workers);
    workers_take_up(app->workers, 0);
    ck_assert_int_eq(session_hints(in_play(app)), 1);
    in_play_leave(app);
    PlayError error;
    SessionFacts facts;
    session_game_facts(in_play_host(app), only_game(), &facts);
    ck_assert_int_eq(facts.hints, 1);
    ck_assert(in_play_resume(app, &error));
    ck_assert_int_eq(session_hints(in_play(app)), 1); /* what was taken stays taken */
}
END_TEST

START_TEST(a_question_takes_no_hint) {
    static const char *const NAMES[] = {"Lea", "Otto"};
    int actions = 0;
    do {
        house_play(app, NAMES, 2, 2, "short", ++actions);
    } while (world_session_game(in_play(app))->awaiting != WORLD_AWAITING_QUESTION);
    world_session_ask_hint(in_play(app));
    ck_assert(!session_is_thinking(in_play(app)));
    ck_assert_int_eq(session_hints(in_play(app)), 0);
}
END_TEST

/* --- told ----------------------------------------------------------------------------------------------------------
 */

START_TEST(a_line_s_portrait_is_of_whom_it_names_first) {
    play_with_a_person("short");
    Session *session = in_play(app);
    int about_others = 0;
    for (int i = 0; i < session_history_count(session); i++) {
        const WorldEvent *event = world_session_history(session, i);
        char line[WORDS_MAX];
        int about = words_about(event);
        if (!words_log(session, event, line) || about == WORLD_NOBODY) {
            continue;
        }
        const char *named = strstr(line, session_seat(session, about)->name);
        ck_assert_msg(named != NULL, "%s", line);
        for (int p = 0; p < session_players(session); p++) {
            const char *other = strstr(line, session_seat(session, p)->name);
            ck_assert_msg(other == NULL || other >= named, "%s", line);
        }
        about_others += about != event->player;
    }
    ck_assert_int_gt(about_others, 0);
}
END_TEST

static const WorldEvent MOVES = {
    .kind = WORLD_HAPPENED_FIGURINE, .player = 2, .step = {.from = 4, .aimed = 5, .to = 5}};

static void lay_out_a_turn(Table *table) {
    play_with_a_person("short");
    table_init(table, app, in_play(app), &app->layout);
    table->view.stage = 1;
    table->view.awaiting = WORLD_AWAITING_TURN;
}

START_TEST(what_happens_to_another_has_that_one_s_portrait_in_the_ribbon) {
    static Table table;
    char words[WORDS_MAX];
    lay_out_a_turn(&table);
    table.view.awaited_player = 1;
    table_follow(&table, &MOVES);
    ck_assert_int_eq(words_asked(&table, words), 2);
    ck_assert_str_eq(words, "Émile moves ahead to space 5.");
    table.telling = (WorldEvent){0};
    ck_assert_int_eq(words_asked(&table, words), 1);
    table_fini(&table);
}
END_TEST

static WorldPlace first_card_of(int player) {
    return (WorldPlace){.pile = WORLD_PILE_ROW, .player = (uint8_t)player};
}

START_TEST(when_all_pass_a_card_on_the_ribbon_tells_what_comes_to_the_front) {
    static Table table;
    char words[WORDS_MAX];
    lay_out_a_turn(&table);
    for (int front = 0; front < 4; front++) {
        table.event = WORLD_EVENT_PASS_LEFT;
        table.bottom = front;
        table_follow(&table, &MOVES);
        for (int p = 0; p < 4; p++) {
            table_follow(&table, &(WorldEvent){.kind = WORLD_HAPPENED_CARD,
                                               .player = (uint8_t)p,
                                               .card = {.card = (WorldCard)(10 + p),
                                                        .from = first_card_of(p),
                                                        .to = first_card_of((p + 1) % 4)}});
        }
        ck_assert_int_eq(words_asked(&table, words), front);
    }
    ck_assert_str_eq(words, "小红 gets the 12 from Émile.");
    table_fini(&table);
}
END_TEST

static Suite *suite(void) {
    Suite *suite = suite_create("minds");
    TCase *cases = tcase_create("minds");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, a_game_is_the_same_in_every_language);
    tcase_add_test(cases, a_character_plays_its_own_game);
    tcase_add_test(cases, an_interrupted_game_goes_on_with_its_characters);
    tcase_add_test(cases, setup_offers_each_figurine_s_characters);
    tcase_add_test(cases, what_a_person_did_is_taken_back_while_a_computer_thinks);
    tcase_add_test(cases, the_table_is_left_while_a_computer_thinks);
    tcase_add_test(cases, the_draw_pile_tells_which_cards_are_in_play);
    tcase_add_test(cases, computers_alone_never_sleep_for_good);
    tcase_add_test(cases, what_decided_a_game_is_told_in_words);
    tcase_add_test(cases, a_moment_can_be_watched);
    tcase_add_test(cases, the_end_is_left_while_the_expert_still_looks);
    tcase_add_test(cases, a_game_with_hints_is_marked);
    tcase_add_test(cases, a_question_takes_no_hint);
    tcase_add_test(cases, a_line_s_portrait_is_of_whom_it_names_first);
    tcase_add_test(cases, what_happens_to_another_has_that_one_s_portrait_in_the_ribbon);
    tcase_add_test(cases, when_all_pass_a_card_on_the_ribbon_tells_what_comes_to_the_front);
    suite_add_tcase(suite, cases);
    return suite;
}

int main(void) {
    SRunner *runner = srunner_create(suite());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
