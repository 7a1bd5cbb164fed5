/* Who sits where: codes, secrets, who is away, computers that sit in. */
#include "inn.h"
#include "suites.h"

#include "games/path/play/session.h"

#include <string.h>

static Inn inn;
static Room *room;
static Line *mia, *leo, *owner;

/* Two people at World, and who made the table beside it. */
static void set_up(void) {
    inn_open(&inn);
    owner = inn_make(&inn, "world", 2, 0, "");
    mia = inn_call(&inn);
    leo = inn_call(&inn);
    line_join(&inn, mia, owner->bot.code, false);
    line_join(&inn, leo, owner->bot.code, false);
    line_join(&inn, owner, owner->bot.code, true);
    room = inn_room(&inn, owner);
}

static void tear_down(void) {
    inn_close(&inn);
}

START_TEST(a_code_is_seven_signs_and_one_that_checks_them) {
    char code[CODE_NUMBER_BYTES];
    uint32_t number;
    for (uint32_t at = 0; at < 200; at++) {
        uint32_t sent = at * 2654435761u & CODE_NUMBER_MOST;
        code_number_write(sent, code);
        ck_assert_uint_eq(strlen(code), 9);
        ck_assert(code_number_read(code, &number));
        ck_assert_uint_eq(number, sent);
        for (int i = 0; i < 9; i++) {
            char before = code[i];
            code[i] = before == '2' ? '3' : '2';
            ck_assert(code[i] == before || !code_number_read(code, &number));
            code[i] = before;
        }
    }
    ck_assert(!code_number_read("", &number));
    ck_assert(!code_number_read("2222 222", &number));
}
END_TEST

START_TEST(a_code_takes_a_free_seat_and_nobody_else_s) {
    Line *third = inn_call(&inn);
    line_join(&inn, third, owner->bot.code, false);
    ck_assert_int_eq(third->bot.why, FAR_FULL);
    ck_assert_ptr_null(third->bot.far);
    line_say(&inn, third, "{\"t\":\"join\",\"code\":\"%s\",\"seat\":0,\"secret\":\"%032d\"}", owner->bot.code, 7);
    ck_assert_int_eq(third->bot.why, FAR_NOT_YOURS);
    line_say(&inn, third, "{\"t\":\"join\",\"code\":\"%s\",\"seat\":1,\"secret\":\"%s\"}", owner->bot.code,
             mia->bot.secret);
    ck_assert_int_eq(third->bot.why, FAR_NOT_YOURS); /* hers is the other seat */
    ck_assert_ptr_null(third->bot.far);
}
END_TEST

/* The large screen: as many watchers as there may be don't keep it out, and what is hidden until a round ends is hidden
 * there, too. */
START_TEST(the_board_is_its_owner_s_and_sees_no_hand) {
    static const char BOARD[] = "{\"t\":\"join\",\"code\":\"%s\",\"as\":\"board\",\"owner\":\"%s\"}";
    Line *host = inn_make(&inn, "path", 2, 0, ""), *first = inn_call(&inn), *second = inn_call(&inn);
    line_join(&inn, first, host->bot.code, false);
    line_join(&inn, second, host->bot.code, false);
    inn.tables->rules.limits.watchers = 0;
    line_say(&inn, second, "{\"t\":\"join\",\"code\":\"%s\",\"as\":\"board\"}", host->bot.code);
    ck_assert_int_eq(second->bot.why, FAR_NOT_YOURS);
    line_join(&inn, second, host->bot.code, false);
    line_say(&inn, host, BOARD, host->bot.code, host->bot.owner);
    ck_assert_ptr_nonnull(host->bot.far);
    ck_assert(host->bot.is_owner);
    ck_assert_int_eq(far_seat(host->bot.far), SESSION_NOBODY);
    char *said = bot_say(&first->bot);
    line_say(&inn, first, "%s", said);
    cJSON_free(said);
    ck_assert_ptr_nonnull(strstr(first->heard, "\"yours\""));
    ck_assert_ptr_null(strstr(host->heard, "\"line\""));
    ck_assert_int_eq(path_session_history(host->bot.far, session_history_count(host->bot.far) - 1)->kind,
                     PATH_HAPPENED_CLOSED);
}
END_TEST

/* The line may go between the two: the seat is not lost to who has it. */
START_TEST(who_was_not_told_of_a_seat_has_it_by_the_secret_they_thought_of) {
    static const char JOIN[] = "{\"t\":\"join\",\"code\":\"%s\",\"new\":\"00112233445566778899aabbccddeeff\"}";
    line_say(&inn, mia, "{\"t\":\"seat\",\"seat\":0,\"do\":\"leave\"}");
    Line *third = inn_call(&inn);
    third->is_slow = true;
    line_say(&inn, third, JOIN, owner->bot.code);
    line_hang_up(third);
    third->is_slow = false;
    line_call_again(&inn, third);
    line_say(&inn, third, JOIN, owner->bot.code);
    ck_assert_int_eq(far_seat(third->bot.far), 0);
    line_say(&inn, third, "{\"t\":\"join\",\"code\":\"%s\",\"new\":\"short\"}", owner->bot.code);
    ck_assert_int_eq(third->bot.why, FAR_FULL); /* no secret of a seat */
}
END_TEST

START_TEST(a_code_that_nobody_has_is_no_table) {
    char code[CODE_NUMBER_BYTES];
    Line *third = inn_call(&inn);
    code_number_write((room->number + 1) & CODE_NUMBER_MOST, code);
    line_join(&inn, third, code, false);
    ck_assert_int_eq(third->bot.why, FAR_CODE);
    line_join(&inn, third, "nonsense", false);
    ck_assert_int_eq(third->bot.why, FAR_CODE);
    ck_assert(!third->bot.is_parted);
}
END_TEST

START_TEST(another_device_takes_the_seat_over_and_the_first_is_told) {
    Line *tablet = inn_call(&inn);
    memcpy(tablet->bot.secret, mia->bot.secret, sizeof mia->bot.secret);
    line_join(&inn, tablet, owner->bot.code, false);
    ck_assert(mia->bot.is_parted);
    ck_assert_int_eq(mia->bot.why, FAR_ELSEWHERE);
    ck_assert_ptr_null(mia->caller);
    ck_assert_int_eq(far_seat(tablet->bot.far), 0);
    ck_assert_uint_eq(leo->bot.away, 0);
    inn_play_on(&inn, 20);
}
END_TEST

START_TEST(whoever_is_away_shows_on_every_screen_at_once) {
    line_hang_up(mia);
    inn_hear(&inn);
    ck_assert_uint_eq(leo->bot.away, 1);
    ck_assert_uint_eq(owner->bot.away, 1);
    ck_assert_uint_eq(leo->bot.computers, 0);
    line_call_again(&inn, mia);
    line_join(&inn, mia, owner->bot.code, false);
    ck_assert_uint_eq(leo->bot.away, 0);
}
END_TEST

START_TEST(a_computer_plays_on_for_who_is_away_and_gives_the_seat_back) {
    line_hang_up(mia);
    line_say(&inn, owner, "{\"t\":\"seat\",\"seat\":0,\"do\":\"stand_in\"}");
    ck_assert_uint_eq(leo->bot.computers, 1);
    ck_assert_uint_eq(leo->bot.away, 1);
    ck_assert_int_eq(session_seat(leo->bot.far, 0)->level, AI_MEDIUM);
    inn_play_on(&inn, 30);
    line_call_again(&inn, mia);
    line_join(&inn, mia, owner->bot.code, false);
    ck_assert_uint_eq(leo->bot.computers, 0);
    ck_assert(session_is_person(room->session, 0));
    inn_play_on(&inn, 30);
    ck_assert_uint_eq(bot_digest(mia->bot.far), bot_digest(leo->bot.far));
}
END_TEST

START_TEST(nobody_puts_a_computer_in_the_place_of_who_is_there) {
    line_say(&inn, owner, "{\"t\":\"seat\",\"seat\":0,\"do\":\"stand_in\"}");
    ck_assert_int_eq(owner->bot.why, FAR_NOT_YOURS);
    line_say(&inn, leo, "{\"t\":\"seat\",\"seat\":0,\"do\":\"stand_in\"}");
    ck_assert_int_eq(leo->bot.why, FAR_NOT_YOURS);
    line_say(&inn, leo, "{\"t\":\"seat\",\"seat\":0,\"do\":\"leave\"}");
    line_say(&inn, owner, "{\"t\":\"seat\",\"seat\":0,\"do\":\"free\"}");
    ck_assert(session_is_person(room->session, 0));
    ck_assert(room->people.holder[0].secret.is_set);
}
END_TEST

START_TEST(one_may_let_a_computer_play_in_one_s_own_seat_for_a_while) {
    line_say(&inn, mia, "{\"t\":\"seat\",\"seat\":0,\"do\":\"stand_in\"}");
    ck_assert(!session_is_person(room->session, 0));
    line_say(&inn, mia, "{\"t\":\"seat\",\"seat\":0,\"do\":\"take_back\"}");
    ck_assert(session_is_person(room->session, 0));
    line_say(&inn, mia, "{\"t\":\"seat\",\"seat\":0,\"do\":\"stand_in\"}");
    line_say(&inn, mia, "{\"t\":\"undo\",\"moment\":0}"); /* a moment of hers is enough */
    ck_assert(session_is_person(room->session, 0));
}
END_TEST

START_TEST(a_seat_that_is_left_may_be_taken) {
    line_say(&inn, mia, "{\"t\":\"seat\",\"seat\":0,\"do\":\"leave\"}");
    ck_assert_uint_eq(leo->bot.free, 1);
    line_hang_up(mia);
    line_call_again(&inn, mia);
    line_join(&inn, mia, owner->bot.code, false); /* with the secret of before */
    ck_assert_int_eq(mia->bot.why, FAR_NOT_YOURS);
    Line *third = inn_call(&inn);
    line_join(&inn, third, owner->bot.code, false);
    ck_assert_int_eq(far_seat(third->bot.far), 0);
    ck_assert_str_ne(third->bot.secret, mia->bot.secret);
    ck_assert_uint_eq(leo->bot.free, 0);
}
END_TEST

START_TEST(the_owner_gives_an_empty_seat_to_a_computer_until_somebody_comes) {
    line_say(&inn, mia, "{\"t\":\"seat\",\"seat\":0,\"do\":\"leave\"}");
    line_say(&inn, leo, "{\"t\":\"seat\",\"seat\":0,\"do\":\"computer\"}");
    ck_assert_int_eq(leo->bot.why, FAR_NOT_YOURS);
    line_say(&inn, owner, "{\"t\":\"seat\",\"seat\":0,\"do\":\"computer\"}");
    ck_assert_uint_eq(leo->bot.computers, 1);
    inn_play_on(&inn, 10);
    Line *third = inn_call(&inn);
    line_join(&inn, third, owner->bot.code, false);
    ck_assert_int_eq(far_seat(third->bot.far), 0);
    ck_assert(session_is_person(room->session, 0));
}
END_TEST

START_TEST(a_wrong_owner_is_none) {
    Line *third = inn_call(&inn);
    line_say(&inn, third, "{\"t\":\"join\",\"code\":\"%s\",\"as\":\"watch\",\"owner\":\"%s\"}", owner->bot.code,
             mia->bot.secret);
    ck_assert_int_eq(third->bot.why, FAR_NOT_YOURS);
    ck_assert_ptr_null(third->bot.far);
    ck_assert(owner->bot.is_owner && !mia->bot.is_owner);
}
END_TEST

START_TEST(names_and_figurines_are_each_one_s_own) {
    Line *first = inn_make(&inn, "path", 4, 0, ""), *line[4];
    for (int p = 0; p < 4; p++) {
        line[p] = inn_call(&inn);
        line_say(&inn, line[p], "{\"t\":\"join\",\"code\":\"%s\",\"name\":\"P%d\",\"figurine\":3}", first->bot.code, p);
    }
    unsigned figurines = 0;
    for (int p = 0; p < 4; p++) {
        const Seat *seat = session_seat(line[3]->bot.far, p);
        char name[8] = {'P', (char)('0' + p), '\0'};
        ck_assert_str_eq(seat->name, name);
        figurines |= 1u << seat->figurine;
    }
    ck_assert_uint_eq(figurines, 15);
    ck_assert_int_eq(session_seat(line[3]->bot.far, 0)->figurine, 3); /* who wished first */
}
END_TEST

START_TEST(a_stand_lets_a_computer_play_on_after_a_while) {
    inn.tables->rules.stand_in_after = 20;
    line_hang_up(mia);
    inn_pass(&inn, 19000);
    ck_assert(session_is_person(room->session, 0));
    inn_pass(&inn, 1001);
    ck_assert(session_stands_in(room->session, 0));
    ck_assert_uint_eq(leo->bot.computers, 1);
}
END_TEST

Suite *seats_suite(void) {
    Suite *suite = suite_create("seats");
    TCase *tests = tcase_create("seats");
    tcase_set_timeout(tests, 60);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, a_code_is_seven_signs_and_one_that_checks_them);
    tcase_add_test(tests, a_code_takes_a_free_seat_and_nobody_else_s);
    tcase_add_test(tests, the_board_is_its_owner_s_and_sees_no_hand);
    tcase_add_test(tests, who_was_not_told_of_a_seat_has_it_by_the_secret_they_thought_of);
    tcase_add_test(tests, a_code_that_nobody_has_is_no_table);
    tcase_add_test(tests, another_device_takes_the_seat_over_and_the_first_is_told);
    tcase_add_test(tests, whoever_is_away_shows_on_every_screen_at_once);
    tcase_add_test(tests, a_computer_plays_on_for_who_is_away_and_gives_the_seat_back);
    tcase_add_test(tests, nobody_puts_a_computer_in_the_place_of_who_is_there);
    tcase_add_test(tests, one_may_let_a_computer_play_in_one_s_own_seat_for_a_while);
    tcase_add_test(tests, a_seat_that_is_left_may_be_taken);
    tcase_add_test(tests, the_owner_gives_an_empty_seat_to_a_computer_until_somebody_comes);
    tcase_add_test(tests, a_wrong_owner_is_none);
    tcase_add_test(tests, names_and_figurines_are_each_one_s_own);
    tcase_add_test(tests, a_stand_lets_a_computer_play_on_after_a_while);
    suite_add_tcase(suite, tests);
    return suite;
}
