/* Every reason has a sentence of its own. */
#include "suites.h"

#include "games/path/data/sentences.h"

#include <string.h>

static void check_sentence(const char *sentence) {
    size_t length = strlen(sentence);
    ck_assert_uint_gt(length, 10);
    ck_assert_int_eq(sentence[length - 1], '.');
}

START_TEST(every_refusal_is_told_in_a_sentence_of_its_own) {
    for (int a = PATH_ACCEPTED; a <= PATH_REFUSED_NO_FIELD; a++) {
        check_sentence(path_sentence_of_refusal((PathRefusal)a));
        for (int b = PATH_ACCEPTED; b < a; b++) {
            ck_assert_str_ne(path_sentence_of_refusal((PathRefusal)a), path_sentence_of_refusal((PathRefusal)b));
        }
    }
}
END_TEST

START_TEST(every_fault_of_a_setup_is_told_in_a_sentence_of_its_own) {
    for (int a = PATH_SETUP_FINE; a <= PATH_SETUP_STARTS; a++) {
        check_sentence(path_sentence_of_setup_fault((PathSetupFault)a));
        for (int b = PATH_SETUP_FINE; b < a; b++) {
            ck_assert_str_ne(path_sentence_of_setup_fault((PathSetupFault)a),
                             path_sentence_of_setup_fault((PathSetupFault)b));
        }
    }
}
END_TEST

START_TEST(a_setup_with_a_faulty_board_is_told_what_is_wrong_with_the_board) {
    PathSetup setup = {.players = 2};
    DataError error = {0};
    ck_assert(!path_sentence_check_setup(&setup, &error));
    ck_assert_str_eq(error.text, "Cell 0 of the board must have one colour.");
}
END_TEST

Suite *sentences_suite(void) {
    Suite *suite = suite_create("sentences");
    TCase *tests = tcase_create("sentences");
    tcase_add_test(tests, every_refusal_is_told_in_a_sentence_of_its_own);
    tcase_add_test(tests, every_fault_of_a_setup_is_told_in_a_sentence_of_its_own);
    tcase_add_test(tests, a_setup_with_a_faulty_board_is_told_what_is_wrong_with_the_board);
    suite_add_tcase(suite, tests);
    return suite;
}
