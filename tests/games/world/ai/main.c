#include "play.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(suite_choices());
    srunner_add_suite(runner, suite_coach());
    srunner_add_suite(runner, suite_gentle());
    srunner_add_suite(runner, suite_weighing());
    srunner_add_suite(runner, suite_seats());
    srunner_add_suite(runner, suite_bands());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
