#include "suites.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(sessions_suite());
    srunner_add_suite(runner, evenings_suite());
    srunner_add_suite(runner, shelf_suite());
    srunner_add_suite(runner, path_suite());
    srunner_add_suite(runner, code_suite());
    srunner_add_suite(runner, codes_of_games_suite());
    srunner_add_suite(runner, after_suite());
    srunner_add_suite(runner, by_itself_suite());
    srunner_add_suite(runner, chronicles_suite());
    srunner_add_suite(runner, day_suite());
    srunner_add_suite(runner, following_suite());
    srunner_add_suite(runner, game_suite());
    srunner_add_suite(runner, keeper_suite());
    srunner_add_suite(runner, packs_suite());
    srunner_add_suite(runner, remarks_suite());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
