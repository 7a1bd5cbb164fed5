#include "table.h"

#include <stdlib.h>

int main(void) {
    SRunner *runner = srunner_create(suite_row());
    srunner_add_suite(runner, suite_setup());
    srunner_add_suite(runner, suite_turn());
    srunner_add_suite(runner, suite_fast_track());
    srunner_add_suite(runner, suite_moving());
    srunner_add_suite(runner, suite_event_cards());
    srunner_add_suite(runner, suite_stage_end());
    srunner_add_suite(runner, suite_game_end());
    srunner_add_suite(runner, suite_house());
    srunner_add_suite(runner, suite_whole_games());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
