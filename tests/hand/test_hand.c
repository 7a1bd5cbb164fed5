/* A phone's hand without a browser: what its page shows is read, and what may be pressed there is pressed. */
#include "inn.h"

#include "base/memory.h"
#include "hand/hand.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PHONES_MAX = 4, STEPS = 20000, SHOWN = 1 << 16 };

typedef struct Phone {
    Hand *hand;
    Caller *caller; /* NULL: its line has gone */
    char secret[33];
    char shown[SHOWN];
    cJSON *page;
} Phone;

static Inn inn;
static Phone phone[PHONES_MAX];
static int phones;
static Random chance;

static void set_up(void) {
    inn_open(&inn);
    phones = 0;
    random_init(&chance, 38);
    ck_assert(hand_speak("en"));
}

static void tear_down(void) {
    for (int i = 0; i < phones; i++) {
        caller_free(phone[i].caller);
        hand_free(phone[i].hand);
        cJSON_Delete(phone[i].page);
    }
    inn_close(&inn);
}

/* --- the line ----------------------------------------------------------------------------------------------------- */

static bool exchange_once(Phone *at) {
    bool is_news = false;
    const char *said;
    while (at->caller != NULL && (said = hand_say(at->hand)) != NULL) {
        caller_take(at->caller, said, strlen(said));
        is_news = true;
    }
    char *told;
    while (at->caller != NULL && (told = caller_next(at->caller)) != NULL) {
        ck_assert_msg(hand_hear(at->hand, told, (double)inn.wall), "%s", told);
        cJSON_free(told);
        is_news = true;
    }
    return is_news;
}

/* Until nobody has anything to say. */
static void exchange(void) {
    bool is_news = true;
    while (is_news) {
        is_news = false;
        inn_pass(&inn, 5);
        for (int i = 0; i < phones; i++) {
            is_news = exchange_once(&phone[i]) || is_news;
        }
    }
    for (int i = 0; i < phones; i++) {
        cJSON_Delete(phone[i].page);
        snprintf(phone[i].shown, SHOWN, "%s", hand_show(phone[i].hand));
        phone[i].page = cJSON_Parse(phone[i].shown);
        ck_assert_ptr_nonnull(phone[i].page);
    }
}

static void call(Phone *at) {
    at->caller = caller_new(inn.tables, "192.0.2.1", at);
    hand_called(at->hand);
}

static Phone *join(const char *code, const char *name) {
    Phone *at = &phone[phones++];
    *at = (Phone){.hand = hand_new(getenv("SCHOTT_WORLD_ASSETS"))};
    snprintf(at->secret, sizeof at->secret, "%032d", phones);
    call(at);
    hand_sit(at->hand, code, at->secret, name, -1);
    exchange();
    return at;
}

static const char *table_of(const char *game, int people, const char *setup) {
    return inn_make(&inn, game, people, 0, setup)->bot.code;
}

/* --- the page ----------------------------------------------------------------------------------------------------- */

static const cJSON *on(const Phone *at, const char *key) {
    return cJSON_GetObjectItemCaseSensitive(at->page, key);
}

static const char *words(const Phone *at, const char *key) {
    const char *text = cJSON_GetStringValue(on(at, key));
    return text != NULL ? text : "";
}

static int number(const cJSON *of, const char *key) {
    return cJSON_GetObjectItemCaseSensitive(of, key)->valueint;
}

static void press(Phone *at, const char *key, int n) {
    hand_press(at->hand, key, n);
    exchange();
}

/* One of a list's that may be pressed and is not picked; NULL: there is none. */
static const cJSON *any_of(const cJSON *list) {
    const cJSON *item, *found = NULL;
    uint32_t count = 0;
    cJSON_ArrayForEach(item, list) {
        bool may = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(item, "on")) &&
                   !cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(item, "picked"));
        found = may && random_below(&chance, ++count) == 0 ? item : found;
    }
    return found;
}

static bool press_item(Phone *at, const cJSON *item) {
    char key[32];
    if (item == NULL) {
        return false;
    }
    snprintf(key, sizeof key, "%s", cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(item, "key")));
    press(at, key, number(item, "n"));
    return true;
}

static const cJSON *main_key(const Phone *at) {
    const cJSON *item;
    cJSON_ArrayForEach(item, on(at, "keys")) {
        if (cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(item, "main"))) {
            return item;
        }
    }
    return NULL;
}

static bool press_question(Phone *at) {
    const cJSON *question = on(at, "question"), *go_on = cJSON_GetObjectItemCaseSensitive(question, "go_on");
    return press_item(at, go_on) || press_item(at, any_of(cJSON_GetObjectItemCaseSensitive(question, "answers")));
}

/* A card goes where it belongs, so that rows get done. */
static bool press_row(Phone *at) {
    const cJSON *taken = cJSON_GetArrayItem(on(at, "taken"), 0);
    const cJSON *cards = cJSON_GetObjectItemCaseSensitive(on(at, "row"), "cards");
    if (taken == NULL || random_below(&chance, 5) == 0) {
        return press_item(at, any_of(cards));
    }
    int card = number(taken, "card");
    press(at, "row", card > 0 ? (card - 1) * 9 / 60 : (int)random_below(&chance, 9));
    return true;
}

static bool press_name(Phone *at) {
    const cJSON *seat;
    int p = 0;
    cJSON_ArrayForEach(seat, on(at, "seats")) {
        if (cJSON_HasObjectItem(seat, "key")) {
            press(at, "name", p);
            return true;
        }
        p++;
    }
    return false;
}

static bool press_world(Phone *at) {
    const cJSON *other = cJSON_GetArrayItem(on(at, "others"), 0);
    if (press_question(at) || press_item(at, main_key(at)) || !cJSON_IsTrue(on(at, "mine"))) {
        return false;
    }
    if (random_below(&chance, 6) == 0 && press_item(at, any_of(on(at, "events")))) {
        return true;
    }
    if (cJSON_GetArraySize(on(at, "taken")) == 1) {
        return press_row(at);
    }
    bool is_taking = cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(on(at, "stock"), "on"));
    if (is_taking) {
        press(at, "stock", 0);
        return true;
    }
    const cJSON *cards = cJSON_GetObjectItemCaseSensitive(other, "cards"), *own = on(at, "row");
    bool takes_own_first = random_below(&chance, 2) == 0;
    if (takes_own_first && press_item(at, any_of(cJSON_GetObjectItemCaseSensitive(own, "cards")))) {
        return true;
    }
    return press_item(at, any_of(on(at, "taken"))) || press_item(at, any_of(cards)) || press_name(at) || press_row(at);
}

static bool press_path(Phone *at) {
    const cJSON *cell, *cells = cJSON_GetObjectItemCaseSensitive(on(at, "window"), "cells");
    enum { CELL_OPEN = 4 };
    if (!cJSON_IsTrue(on(at, "mine"))) {
        return false;
    }
    cJSON_ArrayForEach(cell, cells) {
        if ((number(cell, "state") & CELL_OPEN) != 0 && random_below(&chance, 3) == 0) {
            int n = number(cell, "n");
            hand_press(at->hand, "down", n);
            press(at, "up", -1);
            return true;
        }
    }
    press(at, "ready", 0);
    return true;
}

static bool is_over(void) {
    return cJSON_IsTrue(on(&phone[0], "over"));
}

static void play_to_the_end(bool (*play)(Phone *at)) {
    for (int i = 0; i < STEPS && !is_over(); i++) {
        play(&phone[i % phones]);
    }
    ck_assert(is_over());
}

static void everybody_sees_the_same_ranking(void) {
    char *first = cJSON_PrintUnformatted(on(&phone[0], "ranking"));
    ck_assert_int_eq(cJSON_GetArraySize(on(&phone[0], "ranking")), phones);
    for (int i = 1; i < phones; i++) {
        char *other = cJSON_PrintUnformatted(on(&phone[i], "ranking"));
        ck_assert_str_eq(first, other);
        cJSON_free(other);
    }
    cJSON_free(first);
}

/* --- games -------------------------------------------------------------------------------------------------------- */

START_TEST(a_whole_game_of_world_by_what_the_pages_show) {
    const char *code = table_of("world", _i, "");
    for (int i = 0; i < _i; i++) {
        join(code, "Mia");
    }
    play_to_the_end(press_world);
    everybody_sees_the_same_ranking();
}
END_TEST

START_TEST(a_whole_game_of_best_path_by_fingers) {
    const char *code = table_of("path", _i, "");
    for (int i = 0; i < _i; i++) {
        join(code, "Mia");
    }
    play_to_the_end(press_path);
    everybody_sees_the_same_ranking();
}
END_TEST

/* --- one thing at a time ------------------------------------------------------------------------------------------ */

START_TEST(what_can_t_be_done_says_why) {
    const char *code = table_of("world", 2, "");
    join(code, "Mia");
    join(code, "Leo");
    bool mia_begins = cJSON_IsTrue(on(&phone[0], "mine"));
    Phone *plays = &phone[mia_begins ? 0 : 1], *waits = &phone[mia_begins ? 1 : 0];
    press(plays, "row", 3);
    ck_assert_str_eq(words(plays, "note"), "First draw a card, take the top discard or play an event.");
    press(waits, "stock", 0);
    ck_assert_str_eq(words(waits, "note"), mia_begins ? "It’s Mia’s turn." : "It’s Leo’s turn.");
    ck_assert_str_eq(words(waits, "aside"), "Look at the big screen");
    press(plays, "stock", 0);
    ck_assert_str_eq(words(plays, "note"), "");
    ck_assert_int_eq(cJSON_GetArraySize(on(plays, "taken")), 1);
    press(plays, "fast_track", 0);
    ck_assert_str_eq(words(plays, "note"), "Play Fast Track at the start of a turn, before a card is taken.");
}
END_TEST

/* A tap by mistake costs no card that can't be had back. */
START_TEST(an_event_is_played_by_a_second_press) {
    const char *code = table_of("world", 2, "");
    join(code, "Mia");
    join(code, "Leo");
    Phone *plays = &phone[cJSON_IsTrue(on(&phone[0], "mine")) ? 0 : 1];
    press(plays, "event", 1);
    ck_assert(cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(cJSON_GetArrayItem(on(plays, "events"), 1), "down")));
    ck_assert_str_eq(words(plays, "aside"), "Nobody knows what it is until it’s played.");
    press(plays, "play", 0);
    ck_assert(cJSON_IsFalse(cJSON_GetObjectItemCaseSensitive(cJSON_GetArrayItem(on(plays, "events"), 1), "down")));
}
END_TEST

START_TEST(who_comes_back_has_their_seat_and_their_row) {
    const char *code = table_of("world", 2, "");
    Phone *mia = join(code, "Mia");
    join(code, "Leo");
    char *row = cJSON_PrintUnformatted(on(mia, "row"));
    caller_free(mia->caller);
    mia->caller = NULL;
    hand_lost(mia->hand);
    exchange();
    ck_assert_ptr_nonnull(strstr(phone[1].shown, "\"away\":true"));
    hand_free(mia->hand); /* the page was reloaded: it knows its secret alone */
    mia->hand = hand_new(getenv("SCHOTT_WORLD_ASSETS"));
    call(mia);
    hand_sit(mia->hand, code, mia->secret, "", -1);
    exchange();
    char *again = cJSON_PrintUnformatted(on(mia, "row"));
    ck_assert_str_eq(row, again);
    ck_assert_ptr_null(strstr(phone[1].shown, "\"away\":true"));
    cJSON_free(row);
    cJSON_free(again);
}
END_TEST

START_TEST(a_wrong_code_is_told_at_the_door) {
    Phone *mia = join("2222 2222", "Mia");
    ck_assert_str_eq(words(mia, "stage"), "door");
    ck_assert_str_eq(words(mia, "note"), "There is no table with this code.");
    hand_sit(mia->hand, table_of("path", 1, ""), mia->secret, "Mia", -1);
    exchange();
    ck_assert_str_eq(words(mia, "stage"), "table");
    ck_assert_str_eq(words(mia, "note"), "");
}
END_TEST

static int tiles_in_line(const Phone *at) {
    return cJSON_GetArraySize(cJSON_GetObjectItemCaseSensitive(on(at, "window"), "line"));
}

static void draw_one_tile(Phone *at) {
    const cJSON *cell;
    cJSON_ArrayForEach(cell, cJSON_GetObjectItemCaseSensitive(on(at, "window"), "cells")) {
        if ((number(cell, "state") & 4) != 0) {
            press(at, "cell", number(cell, "n"));
            return;
        }
    }
}

START_TEST(a_line_is_taken_back_tile_by_tile_and_when_it_is_ready) {
    const char *code = table_of("path", 2, "");
    Phone *mia = join(code, "Mia");
    join(code, "Leo");
    draw_one_tile(mia);
    ck_assert_int_eq(tiles_in_line(mia), 1);
    press(mia, "back", 0);
    ck_assert_int_eq(tiles_in_line(mia), 0);
    draw_one_tile(mia);
    press(mia, "ready", 0);
    ck_assert_str_eq(words(mia, "say"), "Waiting for Leo");
    draw_one_tile(mia);
    press(mia, "cell", 0);
    ck_assert_str_eq(words(mia, "note"), "You’ve said you’re ready. Press “Change” to keep drawing.");
    press(mia, "reopen", 0);
    ck_assert(cJSON_IsTrue(on(mia, "mine")));
    ck_assert_int_eq(tiles_in_line(mia), 1);
}
END_TEST

START_TEST(passing_where_a_tile_could_be_lit_is_asked_twice) {
    Phone *mia = join(table_of("path", 2, ""), "Mia");
    press(mia, "ready", 0);
    ck_assert_str_eq(words(mia, "note"), "You can still light a tile. Press again to pass.");
    ck_assert(cJSON_IsTrue(on(mia, "mine")));
    press(mia, "ready", 0);
    ck_assert(cJSON_IsFalse(on(mia, "mine")));
}
END_TEST

START_TEST(what_one_says_is_seen_by_all) {
    const char *code = table_of("path", 2, "");
    join(code, "Mia");
    join(code, "Leo");
    press(&phone[0], "react", 1);
    const cJSON *mia = cJSON_GetArrayItem(on(&phone[1], "seats"), 0);
    ck_assert_str_eq(cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(mia, "said")), "Well done!");
}
END_TEST

int main(void) {
    Suite *suite = suite_create("hand");
    TCase *tests = tcase_create("hand");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_set_timeout(tests, 60);
    tcase_add_loop_test(tests, a_whole_game_of_world_by_what_the_pages_show, 2, 5);
    tcase_add_loop_test(tests, a_whole_game_of_best_path_by_fingers, 1, 5);
    tcase_add_test(tests, what_can_t_be_done_says_why);
    tcase_add_test(tests, an_event_is_played_by_a_second_press);
    tcase_add_test(tests, who_comes_back_has_their_seat_and_their_row);
    tcase_add_test(tests, a_wrong_code_is_told_at_the_door);
    tcase_add_test(tests, a_line_is_taken_back_tile_by_tile_and_when_it_is_ready);
    tcase_add_test(tests, passing_where_a_tile_could_be_lit_is_asked_twice);
    tcase_add_test(tests, what_one_says_is_seen_by_all);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
