#define _DEFAULT_SOURCE /* symlink */

/* Boards of a pack: those of the example, under the name of the pack that the other tests use. */
#include "fixture.h"

#include "base/folder.h"
#include "data/file.h"
#include "pack/boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifndef _WIN32
#include <unistd.h>
#endif

static const char BOARDS[] = PACK_FOLDER "/boards";
static const char with_boards[] =
    "{'pack':1,'name':'acme','title':'Acme Glass','version':3,'languages':['en','de'],'questions':'added','boards':["
    "{'name':'acme-tour','game':'world','title':{'en':'Acme Tour','de':'Acme-Reise'}},"
    "{'name':'acme-wheel','game':'path','title':{'en':'Wheel','de':'Rad'}}]}";

static char *tour, *wheel;

static char *example(const char *name) {
    DataError error = {0};
    size_t length;
    char *path = file_join(getenv("SCHOTT_EXAMPLE_PACK"), name), *text = file_read(path, &length, &error);
    ck_assert_msg(text != NULL, "%s", error.text);
    free(path);
    return text;
}

static void write_board(const char *name, const char *text) {
    char *path = file_join(BOARDS, name);
    remove(path);
    FILE *file = text != NULL ? fopen(path, "wb") : NULL;
    ck_assert(text == NULL || (file != NULL && fputs(text, file) >= 0 && fclose(file) == 0));
    free(path);
}

static void set_up(void) {
    char *text = example("boards/velo-tour.json");
    tour = with_change(text, "velo-tour", "acme-tour");
    free(text);
    wheel = example("boards/velo-wheel.json");
    write_folder(with_boards, bank_text, german_text);
    remove(BOARDS); /* a link that a failure has left */
    remove("test_elsewhere.tmp/acme-tour.json");
    remove("test_elsewhere.tmp/acme-wheel.json");
    remove("test_elsewhere.tmp");
    ck_assert(folder_make(BOARDS, FOLDER_FOR_US));
    write_board("acme-tour.json", tour);
    write_board("acme-wheel.json", wheel);
}

static void tear_down(void) {
    write_board("acme-tour.json", NULL);
    write_board("acme-wheel.json", NULL);
    free(tour);
    free(wheel);
}

START_TEST(boards_stand_behind_ours_under_their_titles) {
    DataError error = {0};
    Pack *pack = pack_open(PACK_FOLDER, &error);
    ck_assert_msg(pack != NULL, "%s", error.text);
    const char *names[BOARD_NAMES + PACK_BOARDS_EACH];
    ck_assert_int_eq(pack_board_names(pack, PACK_WORLD, board_names, BOARD_NAMES, names), BOARD_NAMES + 1);
    ck_assert_str_eq(names[0], "short");
    ck_assert_str_eq(names[BOARD_NAMES], "acme-tour");
    const PackBoard *board = pack_board(pack, PACK_WORLD, "acme-tour");
    ck_assert_str_eq(pack_board_title(pack, board, "de"), "Acme-Reise");
    ck_assert_str_eq(pack_board_title(pack, board, "fr"), "Acme Tour"); /* which the pack does not speak */
    ck_assert_ptr_null(pack_board(pack, PACK_PATH, "acme-tour"));
    PathBoard window;
    ck_assert(pack_path_board(pack, "acme-wheel", &window));
    ck_assert(!pack_path_board(pack, "classic", &window));
    pack_free(pack);
}
END_TEST

START_TEST(a_pack_without_boards_has_none) {
    DataError error = {0};
    write_folder(manifest_text, bank_text, german_text);
    Pack *pack = pack_open(PACK_FOLDER, &error);
    const char *names[BOARD_NAMES + PACK_BOARDS_EACH];
    ck_assert_int_eq(pack_board_names(pack, PACK_WORLD, board_names, BOARD_NAMES, names), BOARD_NAMES);
    ck_assert_int_eq(pack_board_names(NULL, PACK_WORLD, board_names, BOARD_NAMES, names), BOARD_NAMES);
    ck_assert_ptr_null(pack_board(pack, PACK_GAMES, "acme-tour"));
    pack_free(pack);
}
END_TEST

static void check_refused(const char *sentence) {
    DataError error = {0};
    ck_assert_ptr_null(pack_open(PACK_FOLDER, &error));
    ck_assert_str_eq(error.text, sentence);
}

static const Broken broken_manifest[] = {
    {"'acme-tour'", "'other-tour'",
     "pack.json: boards[0].name must begin with \"acme-\" and be of lower-case letters, digits and hyphens."},
    {"'acme-tour'", "'acme-../../etc/passwd'",
     "pack.json: boards[0].name must begin with \"acme-\" and be of lower-case letters, digits and hyphens."},
    {"'acme-tour'", "'acme-a-name-that-is-far-too-long-'",
     "pack.json: boards[0].name must be a string of 1 to 31 bytes."},
    {"'acme-wheel'", "'acme-tour'", "pack.json: boards[1].name must not be that of another board."},
    {"'game':'world'", "'game':'chess'", "pack.json: boards[0].game must be one of \"world\", \"path\"."},
    {"'de':'Acme-Reise'", "'fr':'Voyage'", "pack.json: boards[0].title must not have a key \"fr\": known are en de."},
    {",'de':'Acme-Reise'", "", "pack.json: boards[0].title must have \"de\"."},
    {"'Acme-Reise'", "'Acme-Reise um die ganze Welt'",
     "pack.json: boards[0].title.de must be a string of 1 to 24 bytes."},
    {"'boards':[",
     "'boards':[{'name':'acme-a','game':'path','title':{'en':'A','de':'A'}},{'name':'acme-b','game':'path','title':"
     "{'en':'B','de':'B'}},",
     "pack.json: boards[3].game must not be \"path\" a third time: there is room for 2 boards of a game."},
};

START_TEST(a_fault_of_what_pack_json_says_of_boards_is_told) {
    char *manifest = with_change(with_boards, broken_manifest[_i].find, broken_manifest[_i].put);
    write_folder(manifest, bank_text, german_text);
    check_refused(broken_manifest[_i].sentence);
    free(manifest);
}
END_TEST

/* A pack of that name would have boards that look like ours in files and pictures. */
START_TEST(a_board_is_not_named_as_ours_are) {
    write_folder("{'pack':1,'name':'sprint','title':'S','version':1,'languages':['en'],'questions':'added','boards':["
                 "{'name':'sprint-3','game':'world','title':{'en':'S'}}]}",
                 bank_text, NULL);
    check_refused("pack.json: boards[0].name must not begin as the game's own boards do: give the pack another name.");
}
END_TEST

static const Broken broken_tours[] = {
    {"acme-tour", "acme-trip", "boards/acme-tour.json: name must be \"acme-tour\", as in pack.json."},
    {"\"map-landscape.svg\"", "\"../../../secret.svg\"",
     "boards/acme-tour.json: the map must be \"map-landscape.svg\"."},
    {"\"map-portrait.svg\"", "\"map-portrait.svg\", \"route\": \"../x.svg\"",
     "boards/acme-tour.json: leave out \"route\": the game draws it."},
    {"\"site-suzhou-plus\"", "\"../../secret\"",
     "boards/acme-tour.json: the icon of Sakai must be of lower-case letters, digits and hyphens."},
    {"\"city\": \"Jena\"", "\"city\": \"Rome\"",
     "boards/acme-tour.json: the route must lead from Jena to Mainz, as the game says, not from Rome to Mainz."},
    {"\"goal\": 44", "\"goal\": 43", "boards/acme-tour.json: fields must be a list of 44."},
    {"\"move\": 4", "\"move\": 0",
     "boards/acme-tour.json: fields[12].site.move must not be 0: a site moves the figurine."},
    {"\"x\": 779.0", "\"x\": 9.0", "boards/acme-tour.json: space 0 lies over the edge of the landscape board."},
    {"\"x\": 852.9, \"y\": 172.9", "\"x\": 779.0, \"y\": 173.3",
     "boards/acme-tour.json: spaces 0 and 1 lie upon one another on the landscape board."},
    {"[616.7, 171.2]", "[556.8, 179.5]",
     "boards/acme-tour.json: spaces 0 and 1 lie upon one another on the portrait board."},
};

START_TEST(a_fault_of_a_board_of_world_is_told) {
    char *text = with_change(tour, broken_tours[_i].find, broken_tours[_i].put);
    write_board("acme-tour.json", text);
    check_refused(broken_tours[_i].sentence);
    free(text);
}
END_TEST

START_TEST(a_fault_of_a_board_of_best_path_is_told) {
    char *text = with_change(wheel, "\"yellow\"", "\"pink\"");
    write_board("acme-wheel.json", text);
    check_refused(
        "boards/acme-wheel.json: colours[1] must be one of \"blue\", \"green\", \"yellow\", \"grey\", \"red\", "
        "\"violet\".");
    free(text);
}
END_TEST

START_TEST(a_board_that_is_not_there_is_named) {
    write_board("acme-wheel.json", NULL);
    check_refused("test_pack.tmp/boards/acme-wheel.json cannot be opened: No such file or directory.");
}
END_TEST

#ifndef _WIN32
START_TEST(a_folder_of_boards_that_is_a_link_is_not_followed) {
    ck_assert_int_eq(rename(BOARDS, "test_elsewhere.tmp"), 0);
    ck_assert_int_eq(symlink("../test_elsewhere.tmp", BOARDS), 0);
    check_refused("The folder of boards/acme-tour.json is a link, and a pack has files alone.");
    remove(BOARDS);
    ck_assert_int_eq(rename("test_elsewhere.tmp", BOARDS), 0);
}
END_TEST
#endif

Suite *boards_suite(void) {
    Suite *suite = suite_create("boards of packs");
    TCase *tests = tcase_create("boards of packs");
    tcase_add_checked_fixture(tests, set_up, tear_down);
    tcase_add_test(tests, boards_stand_behind_ours_under_their_titles);
    tcase_add_test(tests, a_pack_without_boards_has_none);
    tcase_add_loop_test(tests, a_fault_of_what_pack_json_says_of_boards_is_told, 0,
                        sizeof broken_manifest / sizeof *broken_manifest);
    tcase_add_test(tests, a_board_is_not_named_as_ours_are);
    tcase_add_loop_test(tests, a_fault_of_a_board_of_world_is_told, 0, sizeof broken_tours / sizeof *broken_tours);
    tcase_add_test(tests, a_fault_of_a_board_of_best_path_is_told);
    tcase_add_test(tests, a_board_that_is_not_there_is_named);
#ifndef _WIN32
    tcase_add_test(tests, a_folder_of_boards_that_is_a_link_is_not_followed);
#endif
    suite_add_tcase(suite, tests);
    return suite;
}
