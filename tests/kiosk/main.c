#include "suites.h"

#include "i18n/i18n.h"

#include <stdlib.h>

int main(void) {
    i18n_init("");
    SRunner *runner = srunner_create(suite_config());
    srunner_add_suite(runner, suite_diary());
    srunner_add_suite(runner, suite_figures());
    srunner_add_suite(runner, suite_nightly());
    srunner_add_suite(runner, suite_pin());
    srunner_add_suite(runner, suite_wall());
#ifndef _WIN32
    srunner_add_suite(runner, suite_watch());
#endif
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
