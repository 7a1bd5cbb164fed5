#include "suites.h"

#include "games/world/data/board.h"
#include "i18n/i18n.h"
#include "kiosk/games.h"

#include <stdlib.h>

static const char *const WINDOWS[] = {"classic", "kaleidoscope", "spiral"};

int main(void) {
    const char *catalogues = getenv("LOCALE_DIR");
    i18n_init(catalogues != NULL ? catalogues : "");
    kiosk_use_games((const KioskGame[]){{"world", board_names, BOARD_NAMES, "sprint"}, {"path", WINDOWS, 3, NULL}}, 2);
    SRunner *runner = srunner_create(suite_config());
    srunner_add_suite(runner, suite_diary());
    srunner_add_suite(runner, suite_figures());
    srunner_add_suite(runner, suite_fleet());
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
