#include "suites.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(table_suite());
    srunner_add_suite(runner, seats_suite());
    srunner_add_suite(runner, times_suite());
    srunner_add_suite(runner, kept_suite());
    srunner_add_suite(runner, limits_suite());
    srunner_add_suite(runner, table_packs_suite());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
