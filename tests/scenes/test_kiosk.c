#include "stand.h"

int main(void) {
    SRunner *runner = srunner_create(suite_stand());
    srunner_add_suite(runner, suite_stand_fit());
    srunner_add_suite(runner, suite_visitors());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed > 0;
}
