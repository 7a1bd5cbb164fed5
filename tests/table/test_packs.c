/* A host with a company's own questions and boards, and screens that have neither. */
#include "inn.h"
#include "suites.h"

#include "games/path/play/session.h"
#include "games/world/play/session.h"
#include "i18n/i18n.h"
#include "pack/boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Inn inn;
static Pack *pack;

static void set_up(void) {
    DataError error = {0};
    i18n_init(getenv("LOCALE_DIR"));
    pack = pack_open_beside(getenv("SCHOTT_EXAMPLE_PACK"), getenv("SCHOTT_WORLD_ASSETS"), &error);
    ck_assert_msg(pack != NULL, "%s", error.text);
    inn_open_on_disk(&inn);
    inn.pack = pack;
    inn_restart(&inn);
}

static void tear_down(void) {
    inn_close(&inn);
    pack_free(pack);
    i18n_fini();
}

static Room *sit_down(const char *game, const char *board) {
    inn.board = board;
    Line *first = inn_make(&inn, game, 2, 0, "");
    line_join(&inn, first, first->bot.code, false);
    line_join(&inn, inn_call(&inn), first->bot.code, false);
    line_join(&inn, inn_call(&inn), first->bot.code, true);
    return inn_room(&inn, first);
}

static void play_to_the_end(const Room *room) {
    for (int i = 0; i < 20000 && !session_is_over(room->session); i++) {
        inn_play(&inn);
    }
    inn_hear(&inn);
    ck_assert(session_is_over(room->session));
    for (int i = 0; i < inn.lines; i++) {
        ck_assert(inn.line[i].bot.is_over);
        ck_assert_uint_eq(bot_digest(inn.line[i].bot.far), bot_digest(inn.line[0].bot.far));
        ck_assert_int_eq(far_shuffle(inn.line[i].bot.far), FAIR_PROVED);
    }
}

START_TEST(who_calls_is_told_of_the_pack_and_its_boards_in_their_language) {
    Line *line = inn_call(&inn);
    ck_assert_ptr_nonnull(
        strstr(line->heard, "\"packs\":[{\"name\":\"velo\",\"title\":\"The Bicycle Room\",\"version\":1,\"boards\":["
                            "{\"name\":\"velo-tour\",\"game\":\"world\",\"title\":\"Radtour\"},"
                            "{\"name\":\"velo-wheel\",\"game\":\"path\",\"title\":\"Rad\"}]}]"));
}
END_TEST

/* Where it goes and what lies there came from the host; nothing at the screen has it. */
START_TEST(a_packs_route_is_played_to_the_end_at_screens_without_it) {
    Room *room = sit_down("world", "velo-tour");
    for (int i = 0; i < inn.lines; i++) {
        const Board *board = world_session_board(inn.line[i].bot.far);
        ck_assert_int_eq(board->track.goal, 44);
        ck_assert_str_eq(board->field[12].site.city, "Sakai");
    }
    play_to_the_end(room);
    ck_assert_ptr_nonnull(strstr(inn.line[2].bot.record, "\"layout\""));
}
END_TEST

START_TEST(a_packs_window_is_played_to_the_end_at_screens_without_it) {
    PathBoard wheel;
    ck_assert(pack_path_board(pack, "velo-wheel", &wheel));
    Room *room = sit_down("path", "velo-wheel");
    ck_assert_mem_eq(path_session_board(inn.line[1].bot.far), &wheel, sizeof wheel);
    play_to_the_end(room);
}
END_TEST

/* Of a pack of which one question alone is asked; of the others nothing leaves the host. */
START_TEST(a_question_leaves_the_host_as_it_is_asked_and_its_answer_once_it_is_answered) {
    Pack *alone = pack_alone(pack, "velo-rover");
    Questions *bank = pack_questions(alone, "de");
    inn.pack = alone;
    inn_restart(&inn);
    play_to_the_end(sit_down("world", NULL));
    for (int line = 0; line < inn.lines; line++) {
        const char *heard = inn.line[line].heard;
        for (int i = 0; i < bank->count; i++) {
            const QuestionText *text = &bank->list[i].text;
            const char *ask = strstr(heard, text->question), *why = strstr(heard, text->explanation);
            bool is_asked = strcmp(bank->list[i].id, "velo-rover") == 0;
            ck_assert_int_eq(ask != NULL, is_asked);
            ck_assert_int_eq(why != NULL && ask != NULL && ask < why, is_asked);
            ck_assert(is_asked || why == NULL);
        }
        const char *ask = strstr(heard, "\"t\":\"ask\"");
        ck_assert_ptr_nonnull(ask);
        ck_assert(memchr(ask, '}', 2000) != NULL);
        char message[2001];
        snprintf(message, sizeof message, "%.*s", (int)strcspn(ask, "}"), ask);
        ck_assert_ptr_null(strstr(message, "right"));
    }
    questions_free(bank);
    inn_close(&inn);
    pack_free(alone);
    inn_open(&inn);
}
END_TEST

START_TEST(a_host_without_the_pack_makes_no_table_on_its_boards) {
    inn.pack = NULL;
    inn_restart(&inn);
    Line *line = inn_call(&inn);
    line_say(&inn, line,
             "{\"t\":\"make\",\"game\":\"world\",\"setup\":{\"board\":\"velo-tour\",\"seats\":[null,null]}}");
    ck_assert_str_eq(line->bot.code, "");
    ck_assert_ptr_nonnull(strstr(line->heard, "\"packs\":[]"));
}
END_TEST

START_TEST(a_table_goes_on_where_its_host_has_lost_the_pack) {
    sit_down("world", "velo-tour");
    inn_play_on(&inn, 5);
    uint64_t digest = bot_digest(inn.line[0].bot.far);
    inn.pack = NULL;
    inn_restart(&inn);
    for (int i = 0; i < inn.lines; i++) {
        line_call_again(&inn, &inn.line[i]);
        line_join(&inn, &inn.line[i], inn.line[i].bot.code, i == 2);
    }
    ck_assert_uint_eq(bot_digest(inn.line[0].bot.far), digest);
    play_to_the_end(inn_room(&inn, &inn.line[0]));
}
END_TEST

Suite *table_packs_suite(void) {
    Suite *suite = suite_create("packs at a table");
    TCase *tests = tcase_create("packs at a table");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, who_calls_is_told_of_the_pack_and_its_boards_in_their_language);
    tcase_add_test(tests, a_packs_route_is_played_to_the_end_at_screens_without_it);
    tcase_add_test(tests, a_packs_window_is_played_to_the_end_at_screens_without_it);
    tcase_add_test(tests, a_question_leaves_the_host_as_it_is_asked_and_its_answer_once_it_is_answered);
    tcase_add_test(tests, a_host_without_the_pack_makes_no_table_on_its_boards);
    tcase_add_test(tests, a_table_goes_on_where_its_host_has_lost_the_pack);
    suite_add_tcase(suite, tests);
    return suite;
}
