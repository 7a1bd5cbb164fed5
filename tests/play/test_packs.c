/* Games with a company's own questions, and what is left of them without it. */
#include "fixture.h"
#include "suites.h"

#include "base/folder.h"
#include "data/file.h"
#include "games/path/play/session.h"
#include "games/world/play/game.h"
#include "games/world/play/session_inside.h"
#include "games/world/play/shelf.h"
#include "i18n/i18n.h"
#include "pack/pack.h"
#include "play/chronicle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const AiLevel LEVEL[] = {AI_EASY, AI_EASY};
static const char FOLDER[] = "test_packs.tmp";
static Pack *pack;

static void put(const char *name, const char *text) {
    char *path = file_join(FOLDER, name);
    FILE *file = fopen(path, "wb");
    ck_assert_ptr_nonnull(file);
    fputs(text, file);
    fclose(file);
    free(path);
}

static char *example(const char *name) {
    DataError fault = {0};
    size_t length;
    char *path = file_join(getenv("SCHOTT_EXAMPLE_PACK"), name);
    char *text = file_read(path, &length, &fault);
    ck_assert_msg(text != NULL, "%s", fault.text);
    free(path);
    return text;
}

static void put_boards(void) {
    char *tour = example("boards/velo-tour.json"), *wheel = example("boards/velo-wheel.json");
    char *folder = file_join(FOLDER, "boards");
    ck_assert(folder_make(folder, FOLDER_FOR_US));
    put("boards/velo-tour.json", tour);
    put("boards/velo-wheel.json", wheel);
    free(tour);
    free(wheel);
    free(folder);
}

/* The example, asked instead of our questions. */
static void open_room(void) {
    char *bank = example("questions.json"), *german = example("questions.de.json");
    DataError fault = {0};
    i18n_init(getenv("LOCALE_DIR"));
    open_table();
    ck_assert(folder_make(FOLDER, FOLDER_FOR_US));
    put("pack.json", "{\"pack\":1,\"name\":\"velo\",\"title\":\"The Bicycle Room\",\"version\":7,"
                     "\"languages\":[\"en\",\"de\"],\"questions\":\"instead\",\"boards\":["
                     "{\"name\":\"velo-tour\",\"game\":\"world\",\"title\":{\"en\":\"Tour\",\"de\":\"Tour\"}},"
                     "{\"name\":\"velo-wheel\",\"game\":\"path\",\"title\":{\"en\":\"Wheel\",\"de\":\"Rad\"}}]}");
    put_boards();
    put("questions.json", bank);
    put("questions.de.json", german);
    pack = pack_open_beside(FOLDER, table.host.assets, &fault);
    ck_assert_msg(pack != NULL, "%s", fault.text);
    *host_shelf(&table.host, &WORLD_GAME) = shelf_new();
    table.host.pack = pack;
    free(bank);
    free(german);
}

static void close_room(void) {
    shelf_free(*host_shelf(&table.host, &WORLD_GAME));
    close_table();
    pack_free(pack);
    i18n_fini();
}

static Session *begin(void) {
    WorldSessionSetup setup = table_setup(2, LEVEL);
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    return session;
}

static const WorldRecord *record_of(Session *session) {
    return &world_session(session)->record;
}

static int of_the_room(Session *session) {
    int count = 0;
    for (int i = 0; i < record_of(session)->setup.question_count; i++) {
        count += strncmp(record_of(session)->question_id[i], "velo-", 5) == 0;
    }
    return count;
}

START_TEST(a_pack_instead_of_ours_is_all_that_is_asked) {
    Session *session = begin();
    ck_assert_int_ge(of_the_room(session), 9); /* of a set one alone */
    ck_assert_int_eq(of_the_room(session), record_of(session)->setup.question_count);
    session_leave(session);
    table.host.pack = NULL;
    session = begin();
    ck_assert_int_eq(of_the_room(session), 0);
    session_leave(session);
}
END_TEST

START_TEST(a_question_of_a_pack_follows_the_language) {
    Session *session = begin();
    WorldSessionQuestion english, german, french;
    world_session_question(session, 0, &english);
    char asked[1001];
    snprintf(asked, sizeof asked, "%s", english.question);
    ck_assert(i18n_set_language("de"));
    world_session_question(session, 0, &german);
    ck_assert_str_ne(german.question, asked);
    ck_assert_int_eq(german.right, english.right);
    ck_assert(i18n_set_language("fr")); /* which the pack does not speak */
    world_session_question(session, 0, &french);
    ck_assert_str_eq(french.question, asked);
    session_leave(session);
}
END_TEST

START_TEST(a_bank_on_its_way_without_the_pack_is_not_taken_for_one_with_it) {
    table.host.pack = NULL;
    shelf_prepare(&table.host);
    table.host.pack = pack;
    shelf_prepare(&table.host);
    ck_assert_int_eq(table.thoughts, 2);
    table_think(&table, false);
    Questions *questions = shelf_take(&table.host, &error);
    ck_assert_ptr_nonnull(questions_find(questions, "velo-rover"));
    questions_free(questions);
}
END_TEST

/* The file says whose questions they were; the game ends as it did, and its questions have no texts any more. */
START_TEST(a_game_says_which_pack_it_was_played_with_and_replays_without_it) {
    Session *session = begin();
    table_play(&table, session, SIZE_MAX);
    uint64_t hash = hash_of(session);
    Session *chronicle = chronicle_from_session(session);
    char *text = chronicle_to_text(chronicle);
    ck_assert_ptr_nonnull(strstr(text, "\"pack\":{\"name\":\"velo\",\"version\":7}"));
    session_leave(chronicle);
    session_leave(session);
    table.host.pack = NULL;
    Session *read = chronicle_from_text(&table.host, text, strlen(text), "game.json", &error);
    ck_assert_msg(read != NULL, "%s", error.text);
    Session *film = chronicle_play(read, SIZE_MAX, &error);
    ck_assert_msg(film != NULL, "%s", error.text);
    ck_assert_uint_eq(hash_of(film), hash);
    WorldSessionQuestion question;
    world_session_question(film, 0, &question);
    ck_assert_ptr_nonnull(strstr(question.question, "has been retired"));
    ck_assert_str_eq(record_of(film)->common.pack, "velo");
    session_leave(film);
    session_leave(read);
    cJSON_free(text);
}
END_TEST

START_TEST(a_game_without_a_pack_says_nothing_of_one) {
    table.host.pack = NULL;
    Session *session = begin();
    Session *chronicle = chronicle_from_session(session);
    char *text = chronicle_to_text(chronicle);
    ck_assert_ptr_null(strstr(text, "\"pack\""));
    cJSON_free(text);
    session_leave(chronicle);
    session_leave(session);
}
END_TEST

/* Two tables without the same questions cannot play the same game. */
START_TEST(a_code_is_for_tables_with_the_same_pack) {
    WorldSessionSetup setup = table_setup(2, LEVEL), taken = setup;
    char code[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert(world_code_take(&table.host, code, &taken, &error));
    table.host.pack = NULL;
    ck_assert(!world_code_take(&table.host, code, &taken, &error));
}
END_TEST

/* --- boards ------------------------------------------------------------------------------------------------------- */

static Session *begin_on_the_tour(void) {
    WorldSessionSetup setup = table_setup(2, LEVEL);
    snprintf(setup.board, sizeof setup.board, "velo-tour");
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    return session;
}

static PathSessionSetup at_the_wheel(void) {
    PathSessionSetup setup = {.players = 2, .board = "velo-wheel"};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .name = {(char)('A' + p), '\0'}};
    }
    return setup;
}

static char *text_of(const Session *session) {
    Session *chronicle = chronicle_from_session(session);
    char *text = chronicle_to_text(chronicle);
    session_leave(chronicle);
    return text;
}

static Session *read_without_pack(const char *text) {
    table.host.pack = NULL;
    Session *read = chronicle_from_text(&table.host, text, strlen(text), "game.json", &error);
    ck_assert_msg(read != NULL, "%s", error.text);
    return read;
}

/* The map with all its sites is in the file: nothing of the route is missing where the pack is. */
START_TEST(a_game_on_a_packs_board_is_shown_on_it_without_the_pack) {
    Session *session = begin_on_the_tour();
    ck_assert_int_eq(world_session_board(session)->track.goal, 44);
    table_play(&table, session, SIZE_MAX);
    uint64_t hash = hash_of(session);
    char *text = text_of(session);
    session_leave(session);
    Session *read = read_without_pack(text);
    Session *film = chronicle_play(read, SIZE_MAX, &error);
    ck_assert_msg(film != NULL, "%s", error.text);
    ck_assert_uint_eq(hash_of(film), hash);
    ck_assert_str_eq(world_session_board(film)->field[12].site.city, "Sakai");
    char *again = text_of(film);
    ck_assert_str_eq(again, text);
    session_leave(film);
    session_leave(read);
    cJSON_free(text);
    cJSON_free(again);
}
END_TEST

/* What the people of a game that goes on see is the board they began on. */
START_TEST(a_game_goes_on_where_the_pack_has_gone_or_has_another_board) {
    Session *session = begin_on_the_tour();
    session_sit_down(session);
    int64_t id = session_store_id(session);
    table_play(&table, session, 10);
    uint64_t hash = hash_of(session);
    session_leave(session);
    table.host.pack = NULL;
    session = session_resume_game(&table.host, id, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    ck_assert_uint_eq(hash_of(session), hash);
    ck_assert_str_eq(world_session_board(session)->field[12].site.city, "Sakai");
    Session *same = session_same_deal(session, &error);
    ck_assert_msg(same != NULL, "%s", error.text);
    session_leave(session);
    ck_assert_int_eq(world_session_board(same)->track.goal, 44);
    session_leave(same);
}
END_TEST

START_TEST(without_its_pack_a_board_is_said_not_to_be_there) {
    WorldSessionSetup setup = table_setup(2, LEVEL);
    snprintf(setup.board, sizeof setup.board, "velo-tour");
    table.host.pack = NULL;
    ck_assert_ptr_null(world_session_start(&table.host, &setup, &error));
    ck_assert_str_eq(error.text, "The board can’t be used: it belongs to a question pack that isn’t in use.");
    PathSessionSetup wheel = at_the_wheel();
    ck_assert_ptr_null(path_session_start(&table.host, &wheel, &error));
    ck_assert_str_eq(error.text, "The board can’t be used: it belongs to a question pack that isn’t in use.");
}
END_TEST

/* Whoever made the file drew another route than the pieces take. */
START_TEST(a_layout_that_is_not_that_of_its_game_is_refused) {
    static const char *const CHANGE[][2] = {
        {"\"label\":\"Sakai\",\"country\":\"JP\",\"lat\":34.6,\"lon\":135.5,\"move\":4",
         "\"label\":\"Sakai\",\"country\":\"JP\",\"lat\":34.6,\"lon\":135.5,\"move\":3"},
        {"\"name\":\"velo-tour\",\"goal\"", "\"name\":\"velo-trip\",\"goal\""},
        {"map-landscape.svg", "../../../secret.svg"},
    };
    Session *session = begin_on_the_tour();
    char *text = text_of(session), *at = strstr(text, CHANGE[_i][0]), *changed = malloc(strlen(text) + 100);
    ck_assert_ptr_nonnull(at);
    sprintf(changed, "%.*s%s%s", (int)(at - text), text, CHANGE[_i][1], at + strlen(CHANGE[_i][0]));
    ck_assert_ptr_null(chronicle_from_text(&table.host, changed, strlen(changed), "game.json", &error));
    ck_assert_str_eq(error.text, "This game can’t be replayed: something in it is missing or wrong.");
    session_leave(session);
    cJSON_free(text);
    free(changed);
}
END_TEST

/* It is in no list, so its code is of the second version; ours keep the one they have. */
START_TEST(a_packs_board_has_a_code_for_tables_with_the_same_pack) {
    WorldSessionSetup setup = table_setup(2, LEVEL), taken = setup;
    char code[CODE_BYTES], again[CODE_BYTES], ours[CODE_BYTES];
    ck_assert(world_code(&table.host, &setup, ours, &error));
    snprintf(setup.board, sizeof setup.board, "velo-tour");
    ck_assert(world_code(&table.host, &setup, code, &error));
    ck_assert_uint_eq(strlen(ours), 14);
    ck_assert_uint_eq(strlen(code), 19);
    ck_assert_msg(world_code_take(&table.host, code, &taken, &error), "%s", error.text);
    ck_assert_str_eq(taken.board, "velo-tour");
    Session *session = world_session_start(&table.host, &taken, &error);
    ck_assert(session_code(session, again));
    ck_assert_str_eq(again, code);
    session_leave(session);
    table.host.pack = NULL;
    ck_assert(!world_code_take(&table.host, code, &taken, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "other rules, boards or questions"));
}
END_TEST

START_TEST(a_packs_window_of_best_path_has_a_code_and_is_shown_without_the_pack) {
    PathSessionSetup setup = at_the_wheel(), taken = setup;
    char code[CODE_BYTES];
    ck_assert_msg(path_code(&table.host, &setup, code, &error), "%s", error.text);
    ck_assert_uint_eq(strlen(code), 19);
    snprintf(taken.board, sizeof taken.board, "classic");
    ck_assert_msg(path_code_take(&table.host, code, &taken, &error), "%s", error.text);
    ck_assert_str_eq(taken.board, "velo-wheel");
    Session *session = path_session_start(&table.host, &taken, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    PathBoard wheel = *path_session_board(session);
    char *text = text_of(session);
    ck_assert_ptr_nonnull(strstr(text, "\"pack\":{\"name\":\"velo\",\"version\":7}"));
    session_leave(session);
    Session *read = read_without_pack(text);
    ck_assert_mem_eq(path_session_board(read), &wheel, sizeof wheel);
    ck_assert(!path_code_take(&table.host, code, &taken, &error));
    session_leave(read);
    cJSON_free(text);
}
END_TEST

/* Its questions are World's: there, nothing of the pack is played. */
START_TEST(a_window_of_ours_says_nothing_of_the_pack) {
    PathSessionSetup setup = at_the_wheel();
    snprintf(setup.board, sizeof setup.board, "spiral");
    Session *session = path_session_start(&table.host, &setup, &error);
    char *text = text_of(session);
    ck_assert_ptr_null(strstr(text, "\"pack\""));
    cJSON_free(text);
    session_leave(session);
}
END_TEST

Suite *packs_suite(void) {
    Suite *suite = suite_create("packs");
    TCase *cases = tcase_create("packs");
    tcase_add_checked_fixture(cases, open_room, close_room);
    tcase_set_timeout(cases, 30);
    tcase_add_test(cases, a_pack_instead_of_ours_is_all_that_is_asked);
    tcase_add_test(cases, a_question_of_a_pack_follows_the_language);
    tcase_add_test(cases, a_bank_on_its_way_without_the_pack_is_not_taken_for_one_with_it);
    tcase_add_test(cases, a_game_says_which_pack_it_was_played_with_and_replays_without_it);
    tcase_add_test(cases, a_game_without_a_pack_says_nothing_of_one);
    tcase_add_test(cases, a_code_is_for_tables_with_the_same_pack);
    tcase_add_test(cases, a_game_on_a_packs_board_is_shown_on_it_without_the_pack);
    tcase_add_test(cases, a_game_goes_on_where_the_pack_has_gone_or_has_another_board);
    tcase_add_test(cases, without_its_pack_a_board_is_said_not_to_be_there);
    tcase_add_loop_test(cases, a_layout_that_is_not_that_of_its_game_is_refused, 0, 3);
    tcase_add_test(cases, a_packs_board_has_a_code_for_tables_with_the_same_pack);
    tcase_add_test(cases, a_packs_window_of_best_path_has_a_code_and_is_shown_without_the_pack);
    tcase_add_test(cases, a_window_of_ours_says_nothing_of_the_pack);
    suite_add_tcase(suite, cases);
    return suite;
}
