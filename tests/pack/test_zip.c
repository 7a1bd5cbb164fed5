/* A pack as a zip: as programs write it, damaged, and hostile. */
#include "fixture.h"

#include "data/file.h"
#include "pack/box.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Pack *open_zip(DataError *error) {
    *error = (DataError){0};
    Pack *pack = pack_open(PACK_ZIP, error);
    remove(PACK_ZIP);
    return pack;
}

static void check_refused(const char *sentence) {
    DataError error;
    ck_assert_ptr_null(open_zip(&error));
    ck_assert_str_eq(error.text, sentence);
}

static void check_taken(void) {
    DataError error;
    Pack *pack = open_zip(&error);
    ck_assert_msg(pack != NULL, "%s", error.text);
    ck_assert_str_eq(pack_head(pack)->title, "Acme Glass");
    pack_free(pack);
}

START_TEST(a_zip_is_read_as_the_folder_is) {
    Packed files[8];
    packed_as_usual(files);
    files[3] = (Packed){.name = "notes/how we work.txt", .text = "Ask Ada."};
    write_zip(files);
    check_taken();
}
END_TEST

START_TEST(a_zip_with_a_folder_round_everything_is_read_too) {
    Packed files[8];
    packed_as_usual(files);
    files[0].name = "acme glass/pack.json";
    files[1].name = "acme glass/questions.json";
    files[2].name = "acme glass/questions.de.json";
    files[3] = (Packed){.name = "__MACOSX/acme glass/._pack.json", .text = "Mac OS X"};
    write_zip(files);
    check_taken();
}
END_TEST

static const struct {
    Packed file;
    const char *sentence;
} hostile[] = {
    {{.name = "../../etc/passwd", .text = "x"}, "test_pack.zip: the name \"../../etc/passwd\" leads out of the pack."},
    {{.name = "boards/../../x", .text = "x"}, "test_pack.zip: the name \"boards/../../x\" leads out of the pack."},
    {{.name = "/etc/passwd", .text = "x"}, "test_pack.zip: the name \"/etc/passwd\" leads out of the pack."},
    {{.name = "..\\x", .text = "x"}, "test_pack.zip: the name \"..\\x\" leads out of the pack."},
    {{.name = "c:x", .text = "x"}, "test_pack.zip: the name \"c:x\" leads out of the pack."},
    {{.name = "./pack.json", .text = "x"}, "test_pack.zip: the name \"./pack.json\" leads out of the pack."},
    {{.name = "logo", .text = "/etc/passwd", .attributes = 0120777},
     "test_pack.zip: \"logo\" is a link or a device, and a pack has files alone."},
    {{.name = "logo", .text = "", .attributes = 0020666},
     "test_pack.zip: \"logo\" is a link or a device, and a pack has files alone."},
    {{.name = "letter", .text = "x", .password = "secret"},
     "test_pack.zip: \"letter\" has a password; zip the pack without one."},
    {{.name = "Pack.JSON", .text = "{}"}, "test_pack.zip: there is more than one \"Pack.JSON\"."},
    {{.name = "\xdc"
              "bung",
      .text = "",
      .attributes = 0010666},
     "test_pack.zip: \"?bung\" is a link or a device, and a pack has files alone."},
};

START_TEST(a_hostile_file_in_a_zip_has_the_whole_pack_refused) {
    Packed files[8];
    packed_as_usual(files);
    files[3] = hostile[_i].file;
    write_zip(files);
    check_refused(hostile[_i].sentence);
}
END_TEST

START_TEST(a_name_that_is_too_long_is_refused) {
    Packed files[8];
    char name[300];
    memset(name, 'x', sizeof name);
    name[sizeof name - 1] = '\0';
    packed_as_usual(files);
    files[3] = (Packed){.name = name, .text = ""};
    write_zip(files);
    check_refused("test_pack.zip: a file in it has a name that is too long or no text.");
}
END_TEST

static char *blanks(size_t count) {
    char *text = malloc(count + 1);
    memset(text, ' ', count);
    text[count] = '\0';
    return text;
}

START_TEST(a_small_zip_of_a_large_file_is_refused_before_it_is_read) {
    Packed files[8];
    char *large = blanks(PACK_FILE_MAX + 1);
    packed_as_usual(files);
    files[3] = (Packed){.name = "bomb", .text = large};
    write_zip(files);
    check_refused("test_pack.zip: \"bomb\" is larger than 8 MiB.");
    free(large);
}
END_TEST

START_TEST(a_small_zip_of_many_large_files_is_refused) {
    static const char *const names[] = {"a", "b", "c", "d", "e", "f", "g", "h", "i"};
    Packed files[16] = {{0}};
    char *large = blanks(PACK_FILE_MAX);
    for (int i = 0; i < 9; i++) {
        files[i] = (Packed){.name = names[i], .text = large};
    }
    write_zip(files);
    check_refused("test_pack.zip: its files are larger than 64 MiB together.");
    free(large);
}
END_TEST

START_TEST(a_zip_of_too_many_files_is_refused) {
    Packed *files = calloc(PACK_FILES_MAX + 2, sizeof *files);
    char(*names)[8] = calloc(PACK_FILES_MAX + 1, sizeof *names);
    for (int i = 0; i <= PACK_FILES_MAX; i++) {
        snprintf(names[i], sizeof names[i], "f%d", i);
        files[i] = (Packed){.name = names[i], .text = ""};
    }
    write_zip(files);
    check_refused("test_pack.zip: there are more than 1000 files in it.");
    free(files);
    free(names);
}
END_TEST

START_TEST(a_zip_of_something_else_is_no_pack) {
    Packed files[] = {{.name = "letter.txt", .text = "Dear Ada,"}, {0}};
    write_zip(files);
    check_refused("test_pack.zip is no pack: there is no pack.json in it.");
}
END_TEST

static char *read_zip(size_t *length) {
    DataError error = {0};
    char *bytes = file_read(PACK_ZIP, length, &error);
    ck_assert_str_eq(error.text, "");
    remove(PACK_ZIP);
    return bytes;
}

/* A changed byte of the questions has another sum; elsewhere it may make no difference. Never anything but a pack or a
 * sentence comes of it. */
START_TEST(a_damaged_zip_is_refused_wherever_it_is_damaged) {
    Packed files[8];
    packed_as_usual(files);
    write_zip(files);
    size_t length;
    char *bytes = read_zip(&length);
    int refused = 0;
    for (size_t i = 0; i < length; i++) {
        DataError error = {0};
        bytes[i] = (char)(bytes[i] ^ 0x55);
        Pack *pack = pack_open_zip(bytes, length, "a.zip", &error);
        ck_assert_msg((pack == NULL) == data_failed(&error), "byte %zu", i);
        refused += pack == NULL;
        bytes[i] = (char)(bytes[i] ^ 0x55);
        pack_free(pack);
    }
    ck_assert_msg(refused > (int)length / 2, "%d of %zu", refused, length);
    free(bytes);
}
END_TEST

START_TEST(one_wrong_letter_in_a_zip_is_noticed) {
    Packed files[8];
    packed_as_usual(files);
    files[1].is_plain = true;
    write_zip(files);
    size_t length, at = 0;
    char *bytes = read_zip(&length);
    while (memcmp(bytes + at, "It was a jar.", 13) != 0) {
        at++;
    }
    bytes[at + 9] = 'c';
    DataError error = {0};
    ck_assert_ptr_null(pack_open_zip(bytes, length, "a.zip", &error));
    ck_assert_str_eq(error.text, "a.zip: questions.json in it is damaged.");
    free(bytes);
}
END_TEST

START_TEST(half_a_zip_is_refused) {
    Packed files[8];
    packed_as_usual(files);
    write_zip(files);
    size_t length;
    char *bytes = read_zip(&length);
    for (size_t half = 0; half < length - 2; half++) { /* the last two bytes say that there is no comment */
        DataError error = {0};
        char *exact = malloc(half + 1); /* what is read beyond it is noticed */
        memcpy(exact, bytes, half);
        ck_assert_msg(pack_open_zip(exact, half, "a.zip", &error) == NULL, "%zu of %zu bytes", half, length);
        ck_assert(data_failed(&error));
        free(exact);
    }
    free(bytes);
}
END_TEST

Suite *zip_suite(void) {
    Suite *suite = suite_create("zip");
    TCase *tests = tcase_create("zip");
    tcase_add_test(tests, a_zip_is_read_as_the_folder_is);
    tcase_add_test(tests, a_zip_with_a_folder_round_everything_is_read_too);
    tcase_add_loop_test(tests, a_hostile_file_in_a_zip_has_the_whole_pack_refused, 0, sizeof hostile / sizeof *hostile);
    tcase_add_test(tests, a_name_that_is_too_long_is_refused);
    tcase_add_test(tests, a_small_zip_of_a_large_file_is_refused_before_it_is_read);
    tcase_add_test(tests, a_small_zip_of_many_large_files_is_refused);
    tcase_add_test(tests, a_zip_of_too_many_files_is_refused);
    tcase_add_test(tests, a_zip_of_something_else_is_no_pack);
    tcase_add_test(tests, a_damaged_zip_is_refused_wherever_it_is_damaged);
    tcase_add_test(tests, one_wrong_letter_in_a_zip_is_noticed);
    tcase_add_test(tests, half_a_zip_is_refused);
    suite_add_tcase(suite, tests);
    return suite;
}
