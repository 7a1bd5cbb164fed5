#include "tests.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(motion_suite());
    srunner_add_suite(runner, break_suite());
    srunner_add_suite(runner, chinese_suite());
    srunner_add_suite(runner, path_ray_suite());
    srunner_add_suite(runner, drawing_suite());
    srunner_add_suite(runner, text_suite());
    srunner_add_suite(runner, picture_suite());
    srunner_add_suite(runner, looks_suite());
    srunner_run_all(runner, CK_NORMAL);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
