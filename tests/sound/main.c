#include "suites.h"

#include "platform/paths.h"

#include <stdio.h>
#include <stdlib.h>

int main(void) {
    if (!paths_init()) {
        fprintf(stderr, "There are no assets.\n");
        return EXIT_FAILURE;
    }
    SRunner *runner = srunner_create(suite_files());
    srunner_add_suite(runner, suite_conductor());
    srunner_add_suite(runner, suite_music_files());
    srunner_add_suite(runner, suite_player());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
