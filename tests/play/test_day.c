/* The game of the day: there is one for every date, and its deal counts once. */
#include "fixture.h"
#include "suites.h"

#include "games/path/play/session_inside.h"
#include "games/world/play/session_inside.h"

static void check_seats(const Seat *seat, int players, Figurine person, int date) {
    unsigned used = 0;
    for (int p = 0; p < players; p++) {
        used |= 1u << seat[p].figurine;
        ck_assert_msg(seat[p].is_computer == (p > 0), "date %d, seat %d", date, p);
    }
    ck_assert_msg(__builtin_popcount(used) == players, "date %d: two have the same figurine", date);
    bool is_taken = false;
    for (int p = 1; p < players; p++) {
        is_taken = is_taken || seat[p].figurine == person;
    }
    ck_assert_msg(is_taken || seat[0].figurine == person, "date %d: the person has another figurine for nothing", date);
}

START_TEST(every_day_has_a_game_that_can_be_played) {
    unsigned boards = 0, levels = 0;
    for (int date = 20776; date < 20776 + 366; date++) {
        Seat person = {.name = "Anna", .figurine = (Figurine)(date % FIGURINES)};
        WorldSessionSetup world;
        PathSessionSetup path;
        world_day(date, &person, &world);
        path_day(date, &person, &path);
        check_seats(world.seat, world.players, person.figurine, date);
        check_seats(path.seat, path.players, person.figurine, date);
        boards |= path.board[0] == 'c' ? 1 : path.board[0] == 'k' ? 2 : 4;
        levels |= 1u << world.questions;
        Session *session = date % 40 == 0 ? world_session_start(&table.host, &world, &error) : NULL;
        int32_t said = -1;
        ck_assert_msg(session == NULL || (session_day(session, &said) && said == date), "date %d", date);
        session_leave(session);
    }
    ck_assert_uint_eq(boards, 7);
    ck_assert_uint_eq(levels, 7);
}
END_TEST

START_TEST(a_deal_counts_the_first_time_alone) {
    WorldSessionSetup setup = table_setup(3, (const AiLevel[]){AI_EASY, AI_EASY, AI_EASY});
    char code[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert(world_code_take(&table.host, code, &setup, &error));
    for (int time = 0; time < 2; time++) {
        Session *session = world_session_start(&table.host, &setup, &error);
        session_sit_down(session);
        ck_assert_msg(session_is_unranked(session) == (time > 0), "time %d", time);
        int64_t game = session_store_id(session);
        session_leave(session);
        session = session_resume_game(&table.host, game, &error);
        session_sit_down(session);
        ck_assert_msg(session_is_unranked(session) == (time > 0), "time %d, resumed", time);
        session_abandon(session);
    }
}
END_TEST

Suite *day_suite(void) {
    Suite *suite = suite_create("day");
    TCase *tests = tcase_create("day");
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, every_day_has_a_game_that_can_be_played);
    tcase_add_test(tests, a_deal_counts_the_first_time_alone);
    suite_add_tcase(suite, tests);
    return suite;
}
