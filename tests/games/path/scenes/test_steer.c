/* Steering over the tiles: every neighbour in two presses at most, columns kept, rims that end. */
#include "games/path/rules/hexagon.h"
#include "games/path/scenes/steer.h"
#include "suites.h"

static const SteerWay WAYS[] = {STEER_LEFT, STEER_RIGHT, STEER_UP, STEER_DOWN};

static PathCells after(Steer from, int presses) {
    PathCells found = 0;
    for (int i = 0; i < 4 && presses > 0; i++) {
        Steer steer = from;
        if (steer_go(&steer, WAYS[i])) {
            ck_assert(path_cells_have(path_beside[from.cell], steer.cell));
            found |= path_cells_of(steer.cell) | after(steer, presses - 1);
        }
    }
    return found;
}

START_TEST(every_neighbour_is_two_presses_away_at_most) {
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        ck_assert_uint_eq(path_beside[cell] & ~after(steer_at(cell), 2), 0);
    }
}
END_TEST

START_TEST(up_and_down_keep_to_the_column) {
    Steer steer = steer_at(58); /* the middle of the lowest row */
    ck_assert(steer_go(&steer, STEER_UP));
    ck_assert_int_eq(steer.cell, 53); /* the right one first */
    steer = steer_at(58);
    int met[] = {54, 46, 39, 30, 22, 14, 8, 2};
    for (int i = 0; i < 8; i++) {
        ck_assert(steer_go(&steer, STEER_UP));
        ck_assert_msg(i % 2 == 0 || steer.cell == met[i], "%d: %d", i, steer.cell);
    }
    ck_assert_int_eq(steer.cell, 2);
    ck_assert(!steer_go(&steer, STEER_UP));
    ck_assert_int_eq(steer.cell, 2);
    for (int i = 0; i < 8; i++) {
        ck_assert(steer_go(&steer, STEER_DOWN));
    }
    ck_assert_int_eq(steer.cell, 58);
}
END_TEST

START_TEST(a_row_ends_at_the_rim) {
    Steer steer = steer_at(26);
    ck_assert(!steer_go(&steer, STEER_LEFT));
    for (int i = 0; i < 8; i++) {
        ck_assert(steer_go(&steer, STEER_RIGHT));
    }
    ck_assert_int_eq(steer.cell, 34);
    ck_assert(!steer_go(&steer, STEER_RIGHT));
    ck_assert(steer_go(&steer, STEER_UP)); /* only one tile lies above */
    ck_assert_int_eq(steer.cell, 25);
}
END_TEST

Suite *suite_steer(void) {
    Suite *suite = suite_create("steering");
    TCase *tests = tcase_create("steer");
    tcase_add_test(tests, every_neighbour_is_two_presses_away_at_most);
    tcase_add_test(tests, up_and_down_keep_to_the_column);
    tcase_add_test(tests, a_row_ends_at_the_rim);
    suite_add_tcase(suite, tests);
    return suite;
}
