/* What characters say in one evening of many games, and in the next: how often and when, never twice. Everybody at the
 * table plays as a computer would, and the figures are printed. */
#include "fixture.h"
#include "suites.h"

#include "games/path/ai/ai.h"
#include "games/path/play/authority.h"
#include "games/path/play/session.h"
#include "games/world/ai/ai.h"
#include "games/world/play/authority.h"
#include "play/remarks.h"

#include <stdio.h>
#include <string.h>

enum { TONIGHT = 20000, GAMES = 200, SAID_MAX = 2 };

static Random looks, chance;

static Seat seat_of(int number, bool is_computer) {
    int character = number % AI_CHARACTERS;
    Seat seat = {.figurine = (Figurine)ai_character(character)->figurine,
                 .is_computer = is_computer,
                 .level = AI_EASY,
                 .character = is_computer ? character + 1 : 0};
    snprintf(seat.name, sizeof seat.name, "%s", is_computer ? ai_character(character)->name : "Mia");
    return seat;
}

/* --- games among a person and three characters -------------------------------------------------------------------- */

/* Four of different figurines: characters follow each other by threes. */
static int sitting(int game, int seat) {
    return (game + seat * AI_CHARACTERS_EACH) % AI_CHARACTERS;
}

static Session *begin_world(int game, int persons) {
    WorldSessionSetup setup = {.players = 4, .starter = 0, .board = "short", .questions = DECK_FAMILY};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = seat_of(sitting(game, p), p >= persons);
    }
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    return session;
}

static Session *begin_path(int game, int persons) {
    PathSessionSetup setup = {.players = 4, .board = "classic"};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = seat_of(sitting(game, p), p >= persons);
    }
    Session *session = path_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    return session;
}

static void act_in_world(Session *session) {
    const WorldGame *game = world_session_game(session);
    WorldView view;
    world_view(game, &view);
    int player = view.awaiting == WORLD_AWAITING_STAGE_OVER ? 0 : view.awaited_player;
    WorldAction action = world_ai_choose(AI_EASY, &view, player, &chance);
    if (view.awaiting == WORLD_AWAITING_TURN && random_below(&chance, 4) == 0) {
        WorldAction fast = {.kind = WORLD_ACTION_FAST_TRACK, .a = 0};
        if (world_session_act(session, fast) == WORLD_ACCEPTED) {
            return;
        }
    }
    ck_assert_int_eq(world_session_act(session, action), WORLD_ACCEPTED);
}

static void act_in_path(Session *session) {
    for (int p = 0; p < session_players(session) && !session_is_over(session); p++) {
        PathView view;
        path_session_view(session, p, &view);
        PathLine line = path_ai_choose(AI_EASY, &view, p, &chance);
        if (p == 0 && random_below(&chance, 10) == 0) {
            line = (PathLine){.end = PATH_END_B};
        }
        ck_assert_int_eq(path_session_close(session, p, &line), PATH_ACCEPTED);
    }
}

/* What is said is asked for as tables do. */
static int listen(Session *session, int *heard, int32_t evening, Remark said[SAID_MAX], int count) {
    for (; *heard < session_history_count(session); (*heard)++) {
        const Remark *remark = session_speak(session, *heard, evening, &looks);
        if (remark != NULL) {
            ck_assert_int_lt(count, SAID_MAX);
            ck_assert_ptr_eq(session_speak(session, *heard, evening, &looks), remark);
            said[count++] = *remark;
        }
    }
    return count;
}

static bool is_world(const Session *session) {
    return strcmp(session_rules(session)->kind, "world") == 0;
}

/* To its end, or as far as so many actions; returns how much was said. */
static int play(Session *session, int32_t evening, size_t actions, Remark said[SAID_MAX]) {
    int heard = 0, count = 0;
    while (!session_is_over(session) && session_actions(session) < actions) {
        is_world(session) ? act_in_world(session) : act_in_path(session);
        count = listen(session, &heard, evening, said, count);
    }
    return count;
}

/* --- an evening --------------------------------------------------------------------------------------------------- */

typedef struct Evening {
    int times[AI_CHARACTERS][AI_SENTENCES];
    int at[AI_OCCASIONS];
    int said;
} Evening;

static void note(Evening *evening, const Session *session, const Remark *remark) {
    int character = session_character(session, remark->player);
    ck_assert_int_ge(character, 0);
    ck_assert_str_eq(remark_words(session, remark),
                     strchr(ai_sentence(character, remark->sentence), '\004') + 1); /* behind its context */
    evening->times[character][remark->sentence]++;
    evening->at[ai_sentence_occasion(remark->sentence)]++;
    evening->said++;
}

static void spend(Evening *evening, int games, int32_t date, Session *(*begin)(int game, int persons)) {
    for (int game = 0; game < games; game++) {
        Remark said[SAID_MAX];
        Session *session = begin(game, 1);
        session_sit_down(session);
        int count = play(session, date, SIZE_MAX, said);
        for (int i = 0; i < count; i++) {
            note(evening, session, &said[i]);
        }
        ck_assert_msg(game >= 6 || count > 0, "nobody says anything in game %d", game);
        session_leave(session);
    }
}

static int twice(const Evening *evening) {
    int count = 0;
    for (int i = 0; i < AI_CHARACTERS * AI_SENTENCES; i++) {
        count += evening->times[i / AI_SENTENCES][i % AI_SENTENCES] > 1;
    }
    return count;
}

static void print(const char *what, const Evening *evening) {
    printf("%s: %d sentences;", what, evening->said);
    for (int i = 0; i < AI_OCCASIONS; i++) {
        printf(" %d", evening->at[i]);
    }
    printf("\n");
}

START_TEST(in_200_games_of_an_evening_nobody_says_anything_twice) {
    static Evening evening;
    memset(&evening, 0, sizeof evening);
    spend(&evening, GAMES / 2, TONIGHT, begin_world);
    print("World", &evening);
    spend(&evening, GAMES / 2, TONIGHT, begin_path);
    print("and Best Path", &evening);
    ck_assert_int_eq(twice(&evening), 0);
    ck_assert_int_gt(evening.said, GAMES / 2);
    for (int occasion = 0; occasion < AI_OCCASIONS; occasion++) {
        ck_assert_msg(evening.at[occasion] > 0, "never at occasion %d", occasion);
    }
}
END_TEST

/* The same three. */
static Session *begin_among_friends(int game, int persons) {
    return game % 2 == 0 ? begin_world(0, persons) : begin_path(0, persons);
}

static int different(const Evening *evening) {
    int count = 0;
    for (int i = 0; i < AI_CHARACTERS * AI_SENTENCES; i++) {
        count += evening->times[i / AI_SENTENCES][i % AI_SENTENCES] > 0;
    }
    return count;
}

START_TEST(another_evening_brings_what_was_never_heard) {
    enum { EVENINGS = 5 };
    static Evening all;
    memset(&all, 0, sizeof all);
    for (int i = 0; i < EVENINGS; i++) {
        int before = different(&all);
        spend(&all, 3, TONIGHT + i, begin_among_friends);
        printf("%d new\n", different(&all) - before);
    }
    printf("%d sentences, %d different\n", all.said, different(&all));
    ck_assert_int_ge(different(&all) * 10, all.said * 8);
}
END_TEST

/* At a stand: whoever comes has heard nothing, and is at a first game. */
START_TEST(who_comes_when_the_others_have_gone_is_at_a_first_game) {
    static Evening visit;
    memset(&visit, 0, sizeof visit);
    for (int i = 0; i < 40; i++) {
        spend(&visit, 1, TONIGHT, begin_path);
        remarks_new_evening(table.store);
    }
    ck_assert_int_eq(visit.at[AI_OCCASION_AGAIN], 0);
    ck_assert_int_gt(visit.at[AI_OCCASION_BEGIN], 0);
    spend(&visit, 40, TONIGHT, begin_path);
    ck_assert_int_gt(visit.at[AI_OCCASION_AGAIN], 0);
}
END_TEST

/* --- one game ----------------------------------------------------------------------------------------------------- */

/* A game whose first remark comes before its end. */
static Session *one_that_is_spoken_in(Session *(*begin)(int game, int persons), Remark said[SAID_MAX]) {
    for (int game = 0; game < 50; game++) {
        Session *session = begin(game, 1);
        session_sit_down(session);
        for (size_t actions = 8; actions <= 40; actions += 8) {
            if (play(session, TONIGHT, actions, said) > 0) {
                return session;
            }
        }
        session_abandon(session);
    }
    ck_abort_msg("in 50 games nobody has said anything before their end");
}

START_TEST(a_game_gone_on_with_knows_what_was_said_in_it) {
    Session *(*const BEGIN[])(int game, int persons) = {begin_world, begin_path};
    for (int i = 0; i < 2; i++) {
        Remark said[SAID_MAX];
        Session *session = one_that_is_spoken_in(BEGIN[i], said);
        session_leave(session);
        session = session_resume(&table.host, &error);
        ck_assert_ptr_nonnull(session);
        session_sit_down(session);
        const Remark *again = session_remark(session, said[0].event);
        ck_assert_ptr_nonnull(again);
        ck_assert_int_eq(again->player, said[0].player);
        ck_assert_int_eq(again->sentence, said[0].sentence);
        int heard = session_history_count(session), count = 1;
        while (!session_is_over(session)) {
            is_world(session) ? act_in_world(session) : act_in_path(session);
            count = listen(session, &heard, TONIGHT, said, count);
        }
        ck_assert_int_eq(count, 2); /* the other one at its end */
        ck_assert(said[1].is_last);
        session_leave(session);
    }
}
END_TEST

START_TEST(a_note_that_makes_no_sense_is_no_remark) {
    static const char *const NOTED[] = {"3 77 2 0 ", "3 -1 2 0 ", "3 0 2 0 " /* a person */,
                                        "3 1 99 0 ", "3 1",       "three"};
    for (size_t i = 0; i < sizeof NOTED / sizeof *NOTED; i++) {
        char key[STORE_KEY_SIZE];
        Session *session = begin_path(0, 1);
        session_sit_down(session);
        snprintf(key, sizeof key, "game.%lld.remarks", (long long)session_store_id(session));
        session_leave(session);
        store_set_text(table.store, key, NOTED[i]);
        session = session_resume(&table.host, &error);
        session_sit_down(session);
        ck_assert_ptr_null(session_remark(session, 3));
        session_abandon(session);
    }
}
END_TEST

/* What was said when the game began stays. */
static Session *one_with_a_remark_taken_back(Remark said[SAID_MAX]) {
    for (int tries = 0; tries < 50; tries++) {
        Session *session = one_that_is_spoken_in(begin_world, said);
        while (session_history_count(session) > said[0].event && session_undo_unranked(session)) {
        }
        if (session_history_count(session) <= said[0].event) {
            return session;
        }
        session_abandon(session);
    }
    ck_abort_msg("all they say is said when the game begins");
}

START_TEST(a_remark_about_what_is_taken_back_leaves_the_log_and_is_not_made_again) {
    Remark said[SAID_MAX];
    Session *session = one_with_a_remark_taken_back(said);
    int heard = session_history_count(session), count = 1;
    while (!session_is_over(session)) {
        act_in_world(session);
        ck_assert(session_is_over(session) || session_remark(session, said[0].event) == NULL);
        count = listen(session, &heard, TONIGHT, said, count);
    }
    ck_assert_int_eq(count, 2);
    ck_assert(said[1].is_last);
    session_leave(session);
}
END_TEST

/* A sprint that a person has won after its last stage, short of the goal; the other one is a computer. */
static Session *one_won_short_of_the_goal(int *from) {
    for (int tries = 0; tries < 200; tries++) {
        WorldSessionSetup setup = {.players = 2, .starter = 0, .board = "sprint", .questions = DECK_FAMILY};
        for (int p = 0; p < setup.players; p++) {
            setup.seat[p] = seat_of(sitting(tries, p), p > 0);
        }
        Session *session = world_session_start(&table.host, &setup, &error);
        ck_assert_ptr_nonnull(session);
        while (!session_is_over(session)) {
            act_in_world(session);
        }
        for (int i = 0; i < session_history_count(session); i++) {
            const WorldEvent *event = world_session_history(session, i);
            if (event->kind == WORLD_HAPPENED_FIGURINE && event->step.why == WORLD_WHY_LAST_STAGE &&
                event->player == 0) {
                *from = event->step.from;
                return session;
            }
        }
        session_abandon(session);
    }
    ck_abort_msg("nobody has won short of the goal");
}

START_TEST(after_the_last_stage_it_was_close_by_where_the_winner_stood_then) {
    enum { NARROWLY = 3 };
    bool seen[2] = {false};
    for (int tries = 0; tries < 60 && !(seen[0] && seen[1]); tries++) {
        int from;
        Session *session = one_won_short_of_the_goal(&from);
        Cues cues = {0};
        for (int i = 0; i < session_history_count(session); i++) {
            if (world_session_history(session, i)->kind == WORLD_HAPPENED_OVER) {
                session_rules(session)->cues(session, i, &cues);
            }
        }
        bool is_close = from - world_session_view(session)->seat[1].field <= NARROWLY;
        ck_assert_int_eq(cues.cue[cues.count - 1].player, 1);
        ck_assert_int_eq(cues.cue[cues.count - 1].occasion, is_close ? AI_OCCASION_CLOSE : AI_OCCASION_CLEARLY);
        seen[is_close] = true;
        session_abandon(session);
    }
    ck_assert(seen[0] && seen[1]);
}
END_TEST

START_TEST(nobody_speaks_where_nobody_is_to_hear_it) {
    for (int game = 0; game < 5; game++) {
        Remark said[SAID_MAX];
        Session *session = begin_path(game, 0);
        session_sit_down(session);
        ck_assert_int_eq(play(session, TONIGHT, SIZE_MAX, said), 0);
        session_leave(session);
    }
}
END_TEST

static void deal_a_table(void) {
    open_table();
    random_init(&looks, 3);
    random_init(&chance, 4);
}

Suite *remarks_suite(void) {
    Suite *suite = suite_create("remarks");
    TCase *tests = tcase_create("remarks");
    tcase_add_checked_fixture(tests, deal_a_table, close_table);
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, in_200_games_of_an_evening_nobody_says_anything_twice);
    tcase_add_test(tests, another_evening_brings_what_was_never_heard);
    tcase_add_test(tests, who_comes_when_the_others_have_gone_is_at_a_first_game);
    tcase_add_test(tests, a_game_gone_on_with_knows_what_was_said_in_it);
    tcase_add_test(tests, a_note_that_makes_no_sense_is_no_remark);
    tcase_add_test(tests, a_remark_about_what_is_taken_back_leaves_the_log_and_is_not_made_again);
    tcase_add_test(tests, after_the_last_stage_it_was_close_by_where_the_winner_stood_then);
    tcase_add_test(tests, nobody_speaks_where_nobody_is_to_hear_it);
    suite_add_tcase(suite, tests);
    return suite;
}
