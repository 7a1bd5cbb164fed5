#include "fixture.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(pack_suite());
    srunner_add_suite(runner, zip_suite());
    srunner_add_suite(runner, boards_suite());
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
