#include "suites.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(suite_motion());
    srunner_add_suite(runner, suite_layout());
    srunner_add_suite(runner, suite_workers());
    srunner_add_suite(runner, suite_scenes());
    srunner_add_suite(runner, suite_app());
    srunner_add_suite(runner, suite_devices());
    srunner_add_suite(runner, suite_driver());
    srunner_add_suite(runner, suite_focus());
    srunner_add_suite(runner, suite_form());
    srunner_add_suite(runner, suite_hands());
    srunner_add_suite(runner, suite_haste());
    srunner_add_suite(runner, suite_monkey());
    srunner_add_suite(runner, suite_options());
    srunner_add_suite(runner, suite_preferences());
    srunner_add_suite(runner, suite_reach());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
