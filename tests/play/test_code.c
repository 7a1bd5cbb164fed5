/* Game codes: what is read out comes back, what is misheard is noticed, and other versions are told apart. */
#include "suites.h"
#include "table.h"

#include "play/code.h"

#include <string.h>

static const char SIGN[] = "2346789KLMRTUWXY";
static PlayError error;

static GameCode some_code(void) {
    return (GameCode){.game = CODE_PATH,
                      .rules = 5,
                      .data = 0xb6,
                      .board = 2,
                      .players = 4,
                      .starter = 3,
                      .level = 1,
                      .house = 2,
                      .seed = CODE_SEED_MOST - 5};
}

START_TEST(everything_comes_back) {
    GameCode code = some_code(), back;
    char text[CODE_BYTES];
    code_write(&code, text);
    ck_assert_uint_eq(strlen(text), 14);
    ck_assert_int_eq(text[4], ' ');
    ck_assert(code_read(text, CODE_PATH, &back, &error));
    ck_assert_int_eq(back.rules, 5);
    ck_assert_int_eq(back.data, 0xb6);
    ck_assert_int_eq(back.board, 2);
    ck_assert_int_eq(back.players, 4);
    ck_assert_int_eq(back.starter, 3);
    ck_assert_int_eq(back.level, 1);
    ck_assert_uint_eq(back.house, 2);
    ck_assert_uint_eq(back.seed, CODE_SEED_MOST - 5);
}
END_TEST

static void strip(char *text) {
    char *to = text;
    for (const char *from = text; *from != '\0'; from++) {
        if (*from != ' ') {
            *to++ = *from;
        }
    }
    *to = '\0';
}

START_TEST(it_may_be_typed_as_people_type) {
    GameCode code = some_code(), back;
    char text[CODE_BYTES], typed[2 * CODE_BYTES] = " ";
    code_write(&code, text);
    strip(text);
    for (int i = 0; text[i] != '\0'; i++) {
        char small[3] = {(char)(text[i] >= 'A' ? text[i] + 'a' - 'A' : text[i]), i % 3 == 2 ? '-' : '\0', '\0'};
        strcat(typed, small);
    }
    ck_assert_msg(code_read(typed, CODE_PATH, &back, &error), "%s: %s", typed, error.text);
    ck_assert_uint_eq(back.seed, code.seed);
}
END_TEST

START_TEST(no_wrong_sign_is_missed) {
    GameCode code = some_code(), back;
    char text[CODE_BYTES];
    code_write(&code, text);
    strip(text);
    for (int i = 0; i < CODE_SIGNS; i++) {
        for (int sign = 0; sign < 16; sign++) {
            char wrong[CODE_BYTES];
            strcpy(wrong, text);
            wrong[i] = SIGN[sign];
            bool is_right = wrong[i] == text[i];
            ck_assert_msg(code_read(wrong, CODE_PATH, &back, &error) == is_right, "%s for %s", wrong, text);
        }
    }
    ck_assert_str_eq(error.text, "There’s a mistake in this code. Please compare it letter by letter.");
}
END_TEST

START_TEST(no_two_signs_change_places_unnoticed) {
    GameCode code = some_code(), back;
    char text[CODE_BYTES];
    code_write(&code, text);
    strip(text);
    for (int i = 0; i < CODE_SIGNS; i++) {
        for (int k = i + 1; k < CODE_SIGNS; k++) {
            char wrong[CODE_BYTES];
            strcpy(wrong, text);
            wrong[i] = text[k];
            wrong[k] = text[i];
            ck_assert_msg(code_read(wrong, CODE_PATH, &back, &error) == (text[i] == text[k]), "%s for %s", wrong, text);
        }
    }
}
END_TEST

START_TEST(what_is_no_code_is_refused_with_a_sentence) {
    GameCode code = some_code(), back;
    char text[CODE_BYTES];
    ck_assert(!code_read("2346 789B", CODE_PATH, &back, &error));
    ck_assert_str_eq(error.text, "A game code only has these letters and digits: 2346789KLMRTUWXY");
    ck_assert(!code_read("2346 789K", CODE_PATH, &back, &error));
    ck_assert_str_eq(error.text, "A game code has 12 letters and digits.");
    code_write(&code, text);
    ck_assert(!code_read(text, CODE_WORLD, &back, &error));
    ck_assert_str_eq(error.text, "This code is for Best Path.");
}
END_TEST

/* --- with a table ------------------------------------------------------------------------------------------------- */

static Table table;

static void open_table(void) {
    table_open(&table);
}

static void close_table(void) {
    table_close(&table);
}

static WorldSessionSetup some_setup(void) {
    static const AiLevel EASY[] = {AI_EASY, AI_EASY, AI_EASY};
    WorldSessionSetup setup = table_setup(3, EASY);
    setup.starter = 2;
    setup.questions = DECK_EXPERTS;
    setup.house = WORLD_HOUSE_NO_EVENTS;
    return setup;
}

START_TEST(a_session_says_the_code_it_was_begun_by) {
    WorldSessionSetup setup = some_setup(), other = table_setup(3, (const AiLevel[]){AI_HARD, AI_HARD, AI_HARD});
    char code[CODE_BYTES], told[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert_msg(world_code_take(&table.host, code, &other, &error), "%s", error.text);
    Session *session = world_session_start(&table.host, &other, &error);
    ck_assert_int_eq(world_session_setup(session)->starter, 2);
    ck_assert_int_eq(world_session_setup(session)->house, WORLD_HOUSE_NO_EVENTS);
    ck_assert(session_code(session, told));
    ck_assert_str_eq(told, code);
    session_leave(session);
}
END_TEST

START_TEST(a_game_by_chance_has_none) {
    WorldSessionSetup setup = some_setup();
    char told[CODE_BYTES];
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert(!session_code(session, told));
    session_leave(session);
}
END_TEST

START_TEST(other_rules_and_other_questions_are_refused) {
    WorldSessionSetup setup = some_setup();
    char text[CODE_BYTES];
    GameCode code;
    for (int what = 0; what < 2; what++) {
        ck_assert(world_code(&table.host, &setup, text, &error));
        ck_assert(code_read(text, CODE_WORLD, &code, &error));
        code.rules += what == 0;
        code.data ^= what == 1;
        code_write(&code, text);
        ck_assert(!world_code_take(&table.host, text, &setup, &error));
        ck_assert_str_eq(error.text, "This code comes from another version of the game, with other rules, boards or "
                                     "questions. Both tables need the same version.");
    }
}
END_TEST

Suite *code_suite(void) {
    Suite *suite = suite_create("code");
    TCase *signs = tcase_create("signs"), *games = tcase_create("games");
    tcase_add_test(signs, everything_comes_back);
    tcase_add_test(signs, it_may_be_typed_as_people_type);
    tcase_add_test(signs, no_wrong_sign_is_missed);
    tcase_add_test(signs, no_two_signs_change_places_unnoticed);
    tcase_add_test(signs, what_is_no_code_is_refused_with_a_sentence);
    tcase_add_checked_fixture(games, open_table, close_table);
    tcase_add_test(games, a_session_says_the_code_it_was_begun_by);
    tcase_add_test(games, a_game_by_chance_has_none);
    tcase_add_test(games, other_rules_and_other_questions_are_refused);
    suite_add_tcase(suite, signs);
    suite_add_tcase(suite, games);
    return suite;
}
