#include "table.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(suite_board());
    srunner_add_suite(runner, suite_lines());
    srunner_add_suite(runner, suite_rounds());
    srunner_add_suite(runner, suite_numbers());
    srunner_add_suite(runner, suite_views());
    srunner_add_suite(runner, suite_whole_games());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
