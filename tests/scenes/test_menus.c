#include "suites.h"

#include <stdlib.h>

/* SDL's header names it anew on Windows, with these parameters. */
int main(int count, char *words[]) {
    (void)count;
    (void)words;
    SRunner *runner = srunner_create(suite_everywhere());
    srunner_add_suite(runner, suite_box());
    srunner_add_suite(runner, suite_title());
    srunner_add_suite(runner, suite_setup());
    srunner_add_suite(runner, suite_settings());
    srunner_add_suite(runner, suite_statistics());
    srunner_add_suite(runner, suite_paths());
    srunner_add_suite(runner, suite_files());
    srunner_add_suite(runner, suite_film());
    srunner_add_suite(runner, suite_whose());
    srunner_add_suite(runner, suite_remembered());
    srunner_add_suite(runner, suite_seat());
    srunner_add_suite(runner, suite_shown());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
