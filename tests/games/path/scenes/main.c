#include "suites.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(suite_draft());
    srunner_add_suite(runner, suite_stroke());
    srunner_add_suite(runner, suite_steer());
    srunner_add_suite(runner, suite_worth());
    srunner_add_suite(runner, suite_layout());
    srunner_add_suite(runner, suite_reveal());
    srunner_add_suite(runner, suite_path_words());
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
