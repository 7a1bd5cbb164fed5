/* Games in files. */
#include "rooms.h"
#include "suites.h"

#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/rules/game.h"
#include "i18n/i18n.h"
#include "platform/disk.h"
#include "play/chronicle.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/table/game_file.h"
#include "store/store.h"

#include <cjson/cJSON.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* These tests' own fopen() takes no UTF-8 on Windows. */
static void temporary(char *path, size_t size) {
#ifdef _WIN32
    const char *name = "menus";
#else
    const char *name = "menus-ä小";
#endif
    snprintf(path, size, "%s-%d.json", name, (int)getpid());
}

START_TEST(a_game_goes_into_a_file_and_comes_back) {
    char path[64];
    temporary(path, sizeof path);
    house_play(app, NAMES, 4, 2, "short", -1);
    uint64_t hash = world_hash(world_session_game(in_play(app)));
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("click statistics.game0.export");
    DO("wait idle");
    IN_SCENE("file");
    DO("click file.path");
    DO("text %s", path);
    DO("wait idle");
    DO("click file.ok");
    DO("wait idle");
    IN_SCENE("message");
    DO("click message.button0");
    DO("wait idle");
    DO("click statistics.import");
    DO("wait idle");
    DO("click file.path");
    DO("text %s", path);
    DO("key Return");
    DO("wait idle");
    IN_SCENE("statistics");
    StoreGames games = store_list_games(app->store, "world");
    ck_assert_uint_eq(games.count, 2);
    const StoreGame *copy = games.game[0].imported ? &games.game[0] : &games.game[1];
    const StoreGame *own = games.game[0].imported ? &games.game[1] : &games.game[0];
    ck_assert(copy->imported && !own->imported);
    ck_assert_int_eq(copy->action_count, own->action_count);
    ck_assert_str_eq(copy->seat[3].name, NAMES[3]);
    ck_assert_int_eq(copy->seat[2].place, own->seat[2].place);
    PlayError error;
    Session *chronicle = chronicle_from_store(in_play_host(app), copy->id, &error);
    ck_assert_ptr_nonnull(chronicle);
    ck_assert_uint_eq(session_hash(chronicle), hash);
    session_leave(chronicle);
    store_games_free(&games);
    StorePlayers players = store_list_players(app->store, "world");
    ck_assert_int_eq(players.player[0].games, 1); /* somebody else's game counts nowhere */
    store_players_free(&players);
    remove(path);
}
END_TEST

static void write_first_game_to(const char *path) {
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("click statistics.game0.export");
    DO("wait idle");
    DO("click file.path");
    DO("text %s", path);
    DO("click file.ok");
    DO("wait idle");
}

START_TEST(a_file_that_is_there_is_replaced_only_when_people_say_so) {
    char path[64];
    temporary(path, sizeof path);
    house_play(app, NAMES, 2, 2, "short", 3);
    for (int button = 1; button >= 0; button--) {
        disk_replace(path, "dear", 4, DISK_FOR_ALL);
        write_first_game_to(path);
        ck_assert_ptr_nonnull(strstr(widget("message.text")->label, path));
        DO("click message.button%d", button);
        DO("wait idle");
        size_t size;
        char *text = path_read(path, 1 << 20, &size);
        ck_assert_int_eq(strcmp(text, "dear") == 0, button == 1);
        free(text);
    }
    remove(path);
}
END_TEST

START_TEST(a_folder_is_no_file_to_be_replaced) {
    char path[64];
    temporary(path, sizeof path);
    ck_assert(disk_make_folder(path));
    house_play(app, NAMES, 2, 2, "short", 3);
    write_first_game_to(path);
    ck_assert_ptr_nonnull(strstr(widget("message.text")->label, "can’t be saved"));
    rmdir(path);
}
END_TEST

static PlayError import_refuses(const char *content) {
    char path[64];
    temporary(path, sizeof path);
    FILE *file = fopen(path, "wb");
    fputs(content, file);
    fclose(file);
    PlayError error = {{0}};
    ck_assert_ptr_null(game_file_read(in_play_host(app), path, &error));
    ck_assert(error.text[0] != '\0');
    remove(path);
    return error;
}

START_TEST(a_file_that_is_no_game_is_refused_with_a_sentence) {
    import_refuses("");
    import_refuses("Dear Otto,");
    import_refuses("{\"schott_world_game\":2}");
    import_refuses("{\"schott_world_game\":1,\"started\":0,\"deck\":1,\"players\":[],\"record\":{}}");
    PlayError error = {{0}};
    ck_assert_ptr_null(game_file_read(in_play_host(app), "there/is/no/such/file.json", &error));
    ck_assert(error.text[0] != '\0');
}
END_TEST

START_TEST(a_game_that_is_not_in_the_box_is_told_from_a_damaged_one) {
    ck_assert_str_eq(import_refuses("{\"game\":\"chess\"}").text,
                     "This game can’t be replayed: it’s a different kind of game.");
    ck_assert_str_eq(import_refuses("{\"game\":7}").text,
                     "This game can’t be replayed: something in it is missing or wrong.");
    ck_assert_str_eq(import_refuses("{\"games\":\"path\"}").text,
                     "This game can’t be replayed: something in it is missing or wrong.");
}
END_TEST

/* And nothing of what only helps who wrote the file. */
START_TEST(why_a_file_is_refused_is_told_in_every_language) {
    static const char *const FILES[] = {"Dear Otto,", "{\"schott_world_game\":2}", "{\"game\":\"chess\"}"};
    size_t count;
    const I18nLanguage *languages = i18n_languages(&count);
    for (size_t file = 0; file < 3; file++) {
        i18n_set_language("en");
        PlayError english = import_refuses(FILES[file]);
        for (size_t i = 0; i < count; i++) {
            i18n_set_language(languages[i].code);
            PlayError error = import_refuses(FILES[file]);
            ck_assert_ptr_null(strstr(error.text, "JSON"));
            ck_assert_ptr_null(strstr(error.text, "schott_world_game"));
            bool is_english = strcmp(languages[i].code, "en") == 0;
            ck_assert_msg(is_english == (strstr(error.text, strchr(english.text, ':')) != NULL), "%s", error.text);
        }
    }
    i18n_set_language("en");
}
END_TEST

START_TEST(a_file_whose_actions_break_the_rules_is_refused) {
    char path[64];
    temporary(path, sizeof path);
    house_play(app, NAMES, 2, 2, "short", 20);
    char *text = chronicle_to_text(in_play(app));
    cJSON *game = cJSON_Parse(text), *actions = cJSON_GetObjectItem(game, "actions");
    cJSON_ReplaceItemInArray(actions, 5, cJSON_Parse("{\"type\":\"next_stage\"}"));
    cJSON_free(text);
    text = cJSON_Print(game);
    cJSON_Delete(game);
    FILE *file = fopen(path, "wb");
    ck_assert(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0);
    cJSON_free(text);
    PlayError error = {{0}};
    ck_assert_ptr_null(game_file_read(in_play_host(app), path, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "one of its moves is against the rules"));
    remove(path);
}
END_TEST

Suite *suite_files(void) {
    Suite *suite = suite_create("files");
    TCase *cases = tcase_create("files");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, a_game_goes_into_a_file_and_comes_back);
    tcase_add_test(cases, a_file_that_is_there_is_replaced_only_when_people_say_so);
    tcase_add_test(cases, a_folder_is_no_file_to_be_replaced);
    tcase_add_test(cases, a_file_that_is_no_game_is_refused_with_a_sentence);
    tcase_add_test(cases, a_game_that_is_not_in_the_box_is_told_from_a_damaged_one);
    tcase_add_test(cases, why_a_file_is_refused_is_told_in_every_language);
    tcase_add_test(cases, a_file_whose_actions_break_the_rules_is_refused);
    suite_add_tcase(suite, cases);
    return suite;
}
