/* Six evenings of a family of four, one whole game each, with what they have seen kept in the store: how many questions
 * come again, and how many are harder than those they are for. The figures are printed. */
#include "suites.h"
#include "table.h"

#include "games/world/play/session_inside.h"

#include <stdio.h>
#include <string.h>

enum { EVENINGS = 6, PLAYERS = 4, ASKED_MAX = 1000 };

static Table table;

static void open_table(void) {
    table_open(&table);
}

static void close_table(void) {
    table_close(&table);
}

/* All evenings of one family. */
typedef struct Family {
    char id[ASKED_MAX][QUESTION_ID_MAX + 1];
    char set[ASKED_MAX][QUESTION_ID_MAX + 1];
    int asked, tonight; /* where tonight begins */
    int of_level[DECK_LEVELS][QUESTION_DIFFICULTIES + 1];
    int repeats, too_hard;
} Family;

static bool came(const Family *family, const char *id, int from, int to) {
    for (int i = from; i < to; i++) {
        if (strcmp(family->id[i], id) == 0) {
            return true;
        }
    }
    return false;
}

static void check_set(const Family *family, const Question *question) {
    for (int i = family->tonight; i < family->asked && question->set != NULL; i++) {
        ck_assert_msg(strcmp(family->set[i], question->set) != 0, "%s and %s in one game", family->id[i], question->id);
    }
}

static void hear(Family *family, const Session *session, DeckLevel level) {
    const WorldSession *world = world_session_of(session);
    const char *id = question_id_on_card(world, world->game.question.index);
    const Question *question = questions_find(world->questions, id);
    ck_assert_ptr_nonnull(question);
    ck_assert_msg(!question->retired, "%s is retired", id);
    ck_assert_msg(!came(family, id, family->tonight, family->asked), "%s comes twice in a game", id);
    check_set(family, question);
    family->repeats += came(family, id, 0, family->tonight);
    family->too_hard += level == DECK_CHILDREN && question->difficulty > 1;
    family->of_level[level][question->difficulty]++;
    ck_assert_int_lt(family->asked, ASKED_MAX);
    snprintf(family->id[family->asked], sizeof family->id[0], "%s", id);
    snprintf(family->set[family->asked], sizeof family->set[0], "%s", question->set != NULL ? question->set : "");
    family->asked++;
}

/* As a person's answer would be kept. */
static void keep_seen(const Family *family, int evening) {
    for (int i = family->tonight; i < family->asked; i++) {
        StoreAnswer answer = {.ordinal = i, .difficulty = 1, .when = table.wall + evening * 86400 + i};
        snprintf(answer.name, sizeof answer.name, "Lea");
        snprintf(answer.question, sizeof answer.question, "%s", family->id[i]);
        snprintf(answer.topic, sizeof answer.topic, "world");
        store_add_answer(table.store, &answer);
    }
}

static void play_evening(Family *family, const WorldSessionSetup *setup, int evening) {
    PlayError error;
    Session *session = world_session_start(&table.host, setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    family->tonight = family->asked;
    while (!session_is_over(session)) {
        const WorldGame *game = world_session_game(session);
        if (game->awaiting == WORLD_AWAITING_QUESTION) {
            hear(family, session, setup->has_levels ? setup->level[game->awaited_player] : setup->questions);
        }
        table_play(&table, session, session_actions(session) + 1);
    }
    session_leave(session);
    keep_seen(family, evening);
}

static void play_evenings(Family *family, WorldSessionSetup *setup, const char *who) {
    memset(family, 0, sizeof *family);
    for (int evening = 0; evening < EVENINGS; evening++) {
        int repeats = family->repeats, too_hard = family->too_hard;
        play_evening(family, setup, evening);
        printf("%s, evening %d: %d questions, %d seen before, %d too hard\n", who, evening + 1,
               family->asked - family->tonight, family->repeats - repeats, family->too_hard - too_hard);
    }
    for (int level = 0; level < DECK_LEVELS; level++) {
        const int *of = family->of_level[level];
        if (of[1] + of[2] + of[3] > 0) {
            printf("%s: asked for %s: %d easy, %d middling, %d hard\n", who, deck_level_names[level], of[1], of[2],
                   of[3]);
        }
    }
    ck_assert_int_ge(family->asked, EVENINGS * 10); /* else this proves nothing */
}

static WorldSessionSetup family_setup(DeckLevel questions) {
    static const AiLevel LEVEL[PLAYERS] = {AI_EASY, AI_EASY, AI_MEDIUM, AI_MEDIUM};
    WorldSessionSetup setup = table_setup(PLAYERS, LEVEL);
    setup.questions = questions;
    snprintf(setup.board, sizeof setup.board, "classic");
    return setup;
}

static Family family;

START_TEST(children_hear_children_s_questions_alone_and_none_again) {
    WorldSessionSetup setup = family_setup(DECK_CHILDREN);
    play_evenings(&family, &setup, "children");
    ck_assert_int_eq(family.too_hard, 0);
    ck_assert_int_eq(family.repeats, 0);
}
END_TEST

START_TEST(a_family_hears_nothing_again_and_little_that_is_hard) {
    WorldSessionSetup setup = family_setup(DECK_FAMILY);
    play_evenings(&family, &setup, "family");
    const int *of = family.of_level[DECK_FAMILY];
    ck_assert_int_eq(family.repeats, 0);
    ck_assert_int_le(of[3] * 4, family.asked);
    ck_assert_int_ge(of[1] * 5, family.asked * 2);
}
END_TEST

START_TEST(two_children_and_their_parents_each_get_their_own) {
    WorldSessionSetup setup = family_setup(DECK_FAMILY);
    setup.has_levels = true;
    setup.level[0] = setup.level[1] = DECK_CHILDREN;
    setup.level[2] = DECK_FAMILY;
    setup.level[3] = DECK_EXPERTS;
    play_evenings(&family, &setup, "two children, two adults");
    const int *experts = family.of_level[DECK_EXPERTS];
    ck_assert_int_eq(family.too_hard, 0);
    ck_assert_int_eq(family.repeats, 0);
    ck_assert_int_ge(experts[2] + experts[3], 5 * experts[1]);
}
END_TEST

START_TEST(a_game_of_two_levels_goes_on_with_the_same_questions) {
    PlayError error;
    WorldSessionSetup setup = family_setup(DECK_FAMILY);
    setup.has_levels = true;
    setup.level[1] = DECK_EXPERTS;
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    table_play(&table, session, 300);
    QuestionCards cards = world_session(session)->cards;
    SiteQuestions sites = world_session(session)->record.sites;
    session_leave(session);
    ck_assert_int_ne(cards.turn[0] + cards.turn[1] + cards.turn[2] + cards.turn[3], 0);
    session = session_resume(&table.host, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    ck_assert_mem_eq(&world_session(session)->record.sites, &sites, sizeof sites);
    ck_assert_mem_eq(&world_session(session)->cards, &cards, sizeof cards);
    Session *again = session_again(session, &error);
    ck_assert_mem_eq(world_session(again)->record.sites.level, sites.level, sizeof sites.level);
    session_leave(again);
    session_leave(session);
}
END_TEST

/* As a game from before it was retired would ask it. */
START_TEST(a_retired_question_keeps_its_words) {
    PlayError error;
    WorldSessionSetup setup = family_setup(DECK_FAMILY);
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    const Question *retired = NULL;
    for (int i = 0; i < world_session(session)->questions->count; i++) {
        retired =
            world_session(session)->questions->list[i].retired ? &world_session(session)->questions->list[i] : retired;
    }
    ck_assert_ptr_nonnull(retired);
    snprintf(world_session(session)->record.question_id[0], sizeof world_session(session)->record.question_id[0], "%s",
             retired->id);
    world_session(session)->record.setup.right[0] = (uint8_t)retired->right;
    WorldSessionQuestion shown;
    world_session_question(session, 0, &shown);
    ck_assert_str_eq(shown.question, retired->text.question);
    ck_assert_str_eq(shown.answer[shown.right], retired->text.answer[retired->right]);
    session_leave(session);
}
END_TEST

Suite *evenings_suite(void) {
    Suite *suite = suite_create("evenings");
    TCase *cases = tcase_create("evenings");
    tcase_add_checked_fixture(cases, open_table, close_table);
    tcase_set_timeout(cases, 120);
    tcase_add_test(cases, children_hear_children_s_questions_alone_and_none_again);
    tcase_add_test(cases, a_family_hears_nothing_again_and_little_that_is_hard);
    tcase_add_test(cases, two_children_and_their_parents_each_get_their_own);
    tcase_add_test(cases, a_game_of_two_levels_goes_on_with_the_same_questions);
    tcase_add_test(cases, a_retired_question_keeps_its_words);
    suite_add_tcase(suite, cases);
    return suite;
}
