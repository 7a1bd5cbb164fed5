#include "suites.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(world_suite());
    srunner_add_suite(runner, path_suite());
    srunner_add_suite(runner, secrets_suite());
    srunner_add_suite(runner, line_suite());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
