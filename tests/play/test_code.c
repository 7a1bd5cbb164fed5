/* Game codes: what is read out comes back, what is misheard is noticed, and other versions are told apart. */
#include "fixture.h"
#include "suites.h"

#include "core/random.h"
#include "play/code.h"

#include <stdio.h>
#include <string.h>

static const char SIGN[] = "2346789KLMRTUWXY";
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

/* A third game, and a board that is in no list. */
static GameCode some_code_of_version_2(void) {
    GameCode code = some_code();
    code.game = (CodeGame)2;
    code.rules = 13;
    code.board = -1;
    code.data = 0x2b6c;
    return code;
}

START_TEST(everything_comes_back_of_version_2) {
    GameCode code = some_code_of_version_2(), back;
    char text[CODE_BYTES];
    code_write(&code, text);
    ck_assert_uint_eq(strlen(text), 19);
    ck_assert_int_eq(text[14], ' ');
    ck_assert(code_read(text, (CodeGame)2, &back, &error));
    ck_assert_int_eq(back.version, 2);
    ck_assert_int_eq(back.rules, 13);
    ck_assert_int_eq(back.data, 0x2b6c);
    ck_assert_int_eq(back.board, -1);
    ck_assert_int_eq(back.players, 4);
    ck_assert_int_eq(back.starter, 3);
    ck_assert_int_eq(back.level, 1);
    ck_assert_uint_eq(back.house, 2);
    ck_assert_uint_eq(back.seed, CODE_SEED_MOST - 5);
}
END_TEST

/* Tables that know no other go on understanding what they can know. */
START_TEST(version_2_is_written_only_for_what_version_1_cannot_say) {
    char text[CODE_BYTES];
    for (int game = 0; game < 16; game++) {
        for (int board = -1; board < 6; board++) {
            GameCode code = some_code();
            code.game = (CodeGame)game;
            code.board = board;
            code_write(&code, text);
            bool is_first = game <= CODE_PATH && board >= 0 && board < 4;
            ck_assert_msg(strlen(text) == (is_first ? 14 : 19), "%s for game %d on board %d", text, game, board);
        }
    }
}
END_TEST

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

/* --- mistakes ----------------------------------------------------------------------------------------------------- */

enum { CODES_TRIED = 150 };

/* Anything that a code of that version can say. */
static GameCode any_code(Random *random, int version) {
    GameCode code = {.game = (CodeGame)random_below(random, version == 1 ? 2 : 16),
                     .rules = (int)random_below(random, 16),
                     .data = random_below(random, UINT32_MAX),
                     .board = version == 1 ? (int)random_below(random, 4) : -1,
                     .players = 1 + (int)random_below(random, 4),
                     .level = (int)random_below(random, 4),
                     .house = random_below(random, 4),
                     .seed = 1 + random_below(random, CODE_SEED_MOST)};
    code.starter = (int)random_below(random, (uint32_t)code.players);
    return code;
}

static bool is_taken(const char *text, CodeGame game) {
    GameCode code;
    return code_read(text, game, &code, &error);
}

static void expect_mistake(const char *wrong, const char *right, CodeGame game) {
    ck_assert_msg(!is_taken(wrong, game), "%s for %s", wrong, right);
    ck_assert_str_eq(error.text, "There’s a mistake in this code. Please compare it letter by letter.");
}

/* One after the other, in all their places. */
static void every_wrong_sign(const char *text, CodeGame game) {
    for (int i = 0; text[i] != '\0'; i++) {
        char wrong[CODE_BYTES];
        strcpy(wrong, text);
        for (int sign = 0; sign < 16; sign++) {
            wrong[i] = SIGN[sign];
            if (SIGN[sign] != text[i]) {
                expect_mistake(wrong, text, game);
            }
        }
    }
}

static void every_two_that_change_places(const char *text, CodeGame game) {
    for (int i = 0; text[i] != '\0'; i++) {
        for (int k = i + 1; text[k] != '\0'; k++) {
            char wrong[CODE_BYTES];
            strcpy(wrong, text);
            wrong[i] = text[k];
            wrong[k] = text[i];
            if (text[i] != text[k]) {
                expect_mistake(wrong, text, game);
            }
        }
    }
}

START_TEST(no_wrong_sign_and_no_two_in_each_other_s_place_are_missed) {
    int version = _i;
    Random random;
    random_init(&random, 7);
    for (int i = 0; i < CODES_TRIED; i++) {
        GameCode code = any_code(&random, version), back;
        char text[CODE_BYTES];
        code_write(&code, text);
        ck_assert_msg(code_read(text, code.game, &back, &error), "%s: %s", text, error.text);
        ck_assert_int_eq(back.version, version);
        strip(text);
        ck_assert_uint_eq(strlen(text), version == 1 ? 12 : 16);
        every_wrong_sign(text, code.game);
        every_two_that_change_places(text, code.game);
    }
}
END_TEST

/* Wherever they are and whatever they are. */
START_TEST(no_two_wrong_signs_are_missed_in_a_code_of_version_2) {
    Random random;
    random_init(&random, 11);
    GameCode code = any_code(&random, 2);
    char text[CODE_BYTES], wrong[CODE_BYTES];
    code_write(&code, text);
    strip(text);
    for (int i = 0; i < 16; i++) {
        for (int k = 0; k < i; k++) {
            for (int two = 0; two < 256; two++) {
                strcpy(wrong, text);
                wrong[i] = SIGN[two & 15];
                wrong[k] = SIGN[two >> 4];
                ck_assert_msg(is_taken(wrong, code.game) == (strcmp(wrong, text) == 0), "%s for %s", wrong, text);
            }
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
    ck_assert(!code_read("2346 789K LMRT U", CODE_PATH, &back, &error)); /* begins as those of version 2 */
    ck_assert_str_eq(error.text, "A game code has 16 letters and digits.");
    ck_assert(!code_read("4346 789K LMRT U", CODE_PATH, &back, &error));
    ck_assert_str_eq(error.text, "A game code has 12 letters and digits.");
    ck_assert(!code_read("2346 789K LMRT UWXY 2", CODE_PATH, &back, &error));
    ck_assert_str_eq(error.text, "A game code has 16 letters and digits.");
    code_write(&code, text);
    ck_assert(!code_read(text, CODE_WORLD, &back, &error));
    ck_assert_str_eq(error.text, "This code is for Best Path.");
    code.game = CODE_WORLD;
    code_write(&code, text);
    ck_assert(!code_read(text, CODE_PATH, &back, &error));
    ck_assert_str_eq(error.text, "This code is for SCHOTT World.");
}
END_TEST

/* Its signs fit, but nobody has written it. */
START_TEST(a_code_that_no_game_has_is_refused) {
    for (int what = 0; what < 2; what++) {
        GameCode code = some_code(), back;
        char text[CODE_BYTES];
        code.players = what == 0 ? 3 : 4; /* of whom the fourth begins */
        code.seed = what == 1 ? 0 : code.seed;
        code_write(&code, text);
        ck_assert(!code_read(text, CODE_PATH, &back, &error));
        ck_assert_str_eq(error.text, "There’s a mistake in this code. Please compare it letter by letter.");
    }
}
END_TEST

static const char NEWER[] = "This code comes from another version of the game, with other rules, boards or questions. "
                            "Both tables need the same version.";

/* Its first sign is the next one, and it is right in itself: of all checks, one is. */
START_TEST(a_newer_code_says_that_it_is) {
    GameCode code = some_code_of_version_2();
    char text[CODE_BYTES];
    int newer = 0;
    code_write(&code, text);
    strip(text);
    text[0] = SIGN[1];
    for (int check = 0; check < 256; check++) {
        text[14] = SIGN[check & 15];
        text[15] = SIGN[check >> 4];
        ck_assert(!is_taken(text, (CodeGame)2));
        newer += strcmp(error.text, NEWER) == 0;
    }
    ck_assert_int_eq(newer, 1);
}
END_TEST

START_TEST(a_game_that_is_not_in_the_box_is_refused) {
    GameCode code = some_code_of_version_2();
    char text[CODE_BYTES];
    for (int game = 0; game < 16; game++) {
        code.game = (CodeGame)game;
        code_write(&code, text);
        ck_assert_int_eq(is_taken(text, CODE_WORLD), game == CODE_WORLD);
        if (game != CODE_WORLD) {
            ck_assert_str_eq(error.text, game == CODE_PATH ? "This code is for Best Path." : NEWER);
        }
    }
}
END_TEST

static const char *const FIVE[] = {"a", "b", "c", "d", "firm"};
static int digests_asked;

static bool digest_of_five(const void *context, const char *board, uint32_t *digest, PlayError *problem) {
    ck_assert_ptr_eq(context, FIVE);
    (void)problem;
    digests_asked++;
    *digest = (uint32_t)(unsigned char)board[0] * 777777;
    return true;
}

static const CodeBoards BOARDS = {.name = FIVE, .count = 5, .listed = 5, .digest = digest_of_five, .context = FIVE};

static const char *board_of_code(const GameCode *written) {
    GameCode read;
    char text[CODE_BYTES];
    code_write(written, text);
    ck_assert_msg(code_read(text, written->game, &read, &error), "%s", error.text);
    return code_board(&read, &BOARDS, &error);
}

START_TEST(a_board_is_found_by_what_lies_on_it) {
    GameCode code = some_code_of_version_2();
    for (int game = 0; game < 3; game++) {
        code.game = (CodeGame)game;
        for (int board = 0; board < BOARDS.count; board++) {
            digest_of_five(FIVE, FIVE[board], &code.data, &error);
            code.board = board < 4 ? -1 : board;
            ck_assert_str_eq(board_of_code(&code), FIVE[board]);
        }
        code.data ^= 1u << 31; /* any of its bits counts, though not all of them are in the code */
        ck_assert_ptr_null(board_of_code(&code));
        ck_assert_str_eq(error.text, NEWER);
    }
    ck_assert_int_eq(code_board_place(&BOARDS, "firm"), 4);
    ck_assert_int_eq(code_board_place(&BOARDS, "elsewhere"), -1);
}
END_TEST

START_TEST(a_board_of_version_1_is_found_by_its_place) {
    GameCode code = some_code();
    for (int board = 0; board < 4; board++) {
        code.board = board;
        digest_of_five(FIVE, FIVE[board], &code.data, &error);
        digests_asked = 0;
        ck_assert_str_eq(board_of_code(&code), FIVE[board]);
        ck_assert_int_eq(digests_asked, 1);
        code.board = (board + 1) % 4;
        ck_assert_ptr_null(board_of_code(&code));
        ck_assert_str_eq(error.text, NEWER);
    }
}
END_TEST

/* A later version of the game may have a board of its own in that place: only what lies on it tells. */
START_TEST(a_packs_board_is_never_found_by_its_place) {
    CodeBoards boards = BOARDS;
    GameCode code = some_code(), read;
    char text[CODE_BYTES];
    boards.listed = 3;
    ck_assert_int_eq(code_board_place(&boards, "d"), -1);
    digest_of_five(FIVE, "d", &code.data, &error);
    for (int board = -1; board <= 3; board += 4) {
        code.board = board;
        code_write(&code, text);
        ck_assert(code_read(text, code.game, &read, &error));
        const char *found = code_board(&read, &boards, &error);
        ck_assert(board < 0 ? found != NULL && strcmp(found, "d") == 0 : found == NULL);
    }
}
END_TEST

/* Another version of the game finds the mark in its saved games, and knows what was read out. */
START_TEST(what_is_saved_and_read_out_stays_what_it_was) {
    GameCode code = some_code();
    char text[CODE_BYTES];
    uint32_t seed;
    code_write(&code, text);
    ck_assert_str_eq(text, "T9TX KRXY YYY7");
    code = some_code_of_version_2();
    code_write(&code, text);
    ck_assert_str_eq(text, "24WY MU9T RXYY YY3W");
    ck_assert_uint_eq(code_marked(1), UINT64_C(7626611490816001));
    ck_assert(code_is_marked(UINT64_C(7626611490816001), &seed));
    ck_assert_uint_eq(seed, 1);
}
END_TEST

Suite *code_suite(void) {
    Suite *suite = suite_create("code");
    TCase *signs = tcase_create("signs");
    tcase_add_test(signs, everything_comes_back);
    tcase_add_test(signs, it_may_be_typed_as_people_type);
    tcase_add_test(signs, everything_comes_back_of_version_2);
    tcase_add_test(signs, version_2_is_written_only_for_what_version_1_cannot_say);
    tcase_add_loop_test(signs, no_wrong_sign_and_no_two_in_each_other_s_place_are_missed, 1, 3);
    tcase_add_test(signs, no_two_wrong_signs_are_missed_in_a_code_of_version_2);
    tcase_add_test(signs, a_newer_code_says_that_it_is);
    tcase_add_test(signs, a_game_that_is_not_in_the_box_is_refused);
    tcase_add_test(signs, a_board_is_found_by_what_lies_on_it);
    tcase_add_test(signs, a_board_of_version_1_is_found_by_its_place);
    tcase_add_test(signs, a_packs_board_is_never_found_by_its_place);
    tcase_add_test(signs, what_is_no_code_is_refused_with_a_sentence);
    tcase_add_test(signs, a_code_that_no_game_has_is_refused);
    tcase_add_test(signs, what_is_saved_and_read_out_stays_what_it_was);
    suite_add_tcase(suite, signs);
    return suite;
}
