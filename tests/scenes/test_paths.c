/* Where a file is asked for. */
#include "rooms.h"
#include "suites.h"

#include "platform/paths.h"
#include "scenes/front/front.h"
#include "scenes/menus/menus.h"
#include "shell/loop.h"

#include <string.h>

START_TEST(a_file_deep_in_folders_keeps_its_whole_path) {
    char path[801] = "/";
    while (strlen(path) + strlen("深/") < sizeof path) {
        strcat(path, "深/");
    }
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("click statistics.import");
    DO("wait idle");
    InputEvent dropped = {.kind = INPUT_FILE_DROPPED, .path = path};
    stack_input(app->stack, &dropped);
    ck_assert_str_eq(widget("file.path")->text, path);
}
END_TEST

static Rect type_long_path(int folders) {
    char path[801] = "";
    for (int i = 0; i < folders; i++) {
        strcat(path, "/deep folder");
    }
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("click statistics.import");
    DO("wait idle");
    DO("click file.path");
    DO("text %s", path);
    return rect_inset(widget("file.path")->rect, 20);
}

START_TEST(the_end_of_a_path_is_seen_however_long_it_is) {
    DO("resize 1920 1080");
    Rect field = type_long_path(12);
    loop_draw(app, NULL, NULL);
    int letters = light_pixels(field);
    ck_assert_int_gt(letters, 100);
    DO("key Escape");
    DO("key Escape");
    field = type_long_path(66);
    loop_draw(app, NULL, NULL);
    ck_assert_int_gt(light_pixels(field), letters / 2);
}
END_TEST

START_TEST(a_press_into_a_long_path_is_where_it_is_seen) {
    Rect field = type_long_path(60);
    DO("pointer %d %d down", (int)(field.x + field.w / 2), (int)(field.y + field.h / 2));
    DO("pointer %d %d up", (int)(field.x + field.w / 2), (int)(field.y + field.h / 2));
    DO("text X");
    const char *path = widget("file.path")->text, *typed = strchr(path, 'X');
    ck_assert_ptr_nonnull(typed);
    ck_assert_int_gt(typed - path, 640);
    ck_assert_int_lt(typed - path, 710);
}
END_TEST

START_TEST(a_folder_s_address_keeps_every_letter_of_its_path) {
    char url[64];
    ck_assert(path_to_url("/home/Jörg B/100%", url, sizeof url));
    ck_assert_str_eq(url, "file:///home/J%C3%B6rg%20B/100%25");
    ck_assert(path_to_url("C:\\Spiele", url, sizeof url));
    ck_assert_str_eq(url, "file:///C:/Spiele");
    ck_assert(path_to_url("/a\\b", url, sizeof url));
    ck_assert_str_eq(url, "file:///a%5Cb");
    ck_assert(!path_to_url("/home/a/very/long/path/of/somebody/who/likes/folders/within/folders", url, sizeof url));
}
END_TEST

Suite *suite_paths(void) {
    Suite *suite = suite_create("paths");
    TCase *cases = tcase_create("paths");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, a_folder_s_address_keeps_every_letter_of_its_path);
    tcase_add_test(cases, a_file_deep_in_folders_keeps_its_whole_path);
    tcase_add_test(cases, the_end_of_a_path_is_seen_however_long_it_is);
    tcase_add_test(cases, a_press_into_a_long_path_is_where_it_is_seen);
    suite_add_tcase(suite, cases);
    return suite;
}
