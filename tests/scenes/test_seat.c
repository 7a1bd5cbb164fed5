/* A table knows nothing that its people may not know: with all that is hidden changed behind its back, it shows the
 * same pictures, says the same words and gives scripts the same answers. */
#include "rooms.h"
#include "suites.h"

#include "games/path/play/session_inside.h"
#include "games/path/scenes/manner.h"
#include "games/path/scenes/path_scenes.h"
#include "games/world/play/session_inside.h"
#include "games/world/scenes/world_scenes.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const SHOWN[2] = {"seat-before.png", "seat-after.png"};

static void *read_whole(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    ck_assert_ptr_nonnull(file);
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    void *bytes = malloc(*size);
    ck_assert_uint_eq(fread(bytes, 1, *size, file), *size);
    fclose(file);
    return bytes;
}

static void check_same_picture(void) {
    size_t size[2];
    void *bytes[2] = {read_whole(SHOWN[0], &size[0]), read_whole(SHOWN[1], &size[1])};
    ck_assert_uint_eq(size[0], size[1]);
    ck_assert_int_eq(memcmp(bytes[0], bytes[1], size[0]), 0);
    for (int i = 0; i < 2; i++) {
        free(bytes[i]);
        remove(SHOWN[i]);
    }
}

/* What a scene shows of the game, before and after. hide: changes what nobody there may know. */
static void check_scene(const Scene *scene, void (*hide)(void)) {
    char *widgets[2], *words[2];
    house_show(app, scene, NULL, 0); /* what has happened has been told */
    DO("wait idle");
    for (int i = 0; i < 2; i++) {
        house_show(app, &SETTINGS_SCENE, NULL, 0); /* the table is set anew, from what it is given */
        house_show(app, scene, NULL, 0);
        DO("wait idle");
        DO("shot %s", SHOWN[i]);
        widgets[i] = house_ask(app, "ui");
        words[i] = strdup(house_reads(app, app->layout.screen));
        if (i == 0) {
            hide();
        }
    }
    ck_assert_msg(strcmp(widgets[0], widgets[1]) == 0, "scripts are told something else"); /* too long to print */
    ck_assert_msg(strcmp(words[0], words[1]) == 0, "other words are read");
    check_same_picture();
    for (int i = 0; i < 2; i++) {
        free(widgets[i]);
        free(words[i]);
    }
}

/* --- World -------------------------------------------------------------------------------------------------------- */

/* The order of the stock, the faces of events that lie face down, the order of questions and their right answers, and
 * what chance will bring. */
static void hide_world(void) {
    WorldGame *game = &world_session(in_play(app))->game;
    for (int i = 0; i < game->stock_count / 2; i++) {
        WorldCard card = game->stock[i];
        game->stock[i] = game->stock[game->stock_count - 1 - i];
        game->stock[game->stock_count - 1 - i] = card;
    }
    for (int p = 0; p < game->players; p++) {
        for (int i = 0; i < WORLD_HELD_EVENTS; i++) {
            uint8_t *event = &game->player[p].event[i];
            *event = *event != WORLD_EVENT_NONE ? (uint8_t)(*event % WORLD_EVENT_KINDS + 1) : *event;
        }
    }
    for (size_t i = 0; i < sizeof game->right; i++) {
        game->right[i] ^= 0x55;
    }
    random_init(&game->chance.random, 99);
    world_view(game, &world_session(in_play(app))->view);
}

START_TEST(a_table_of_world_knows_nothing_that_is_hidden) {
    for (int actions = 0; actions < 40; actions += 7) {
        house_play(app, NAMES, 3, 3, "short", actions);
        check_scene(&STAGE_SCENE, hide_world);
    }
}
END_TEST

/* --- Best Path ---------------------------------------------------------------------------------------------------- */

/* The order of the cards to come, and the lines of those who have closed. */
static void hide_path(void) {
    PathGame *game = &path_session(in_play(app))->game;
    for (int i = game->round, last = PATH_CARDS - 1; i < last; i++, last--) {
        uint8_t card = game->deck[i];
        game->deck[i] = game->deck[last];
        game->deck[last] = card;
    }
    for (int p = 0; p < game->players; p++) {
        if (game->closed >> p & 1) {
            game->line[p] = (PathLine){.end = PATH_END_B};
        }
    }
}

static void sit_down_at_path(int persons) {
    PathSessionSetup setup = {.players = 3, .board = "classic", .seed = 11};
    PlayError error = {{0}};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .is_computer = p >= persons, .level = AI_EASY};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "P%d", p);
    }
    ck_assert_msg(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)), "%s", error.text);
}

/* One board that goes round: whoever has it sees nothing of what the others have closed with. */
START_TEST(a_table_of_best_path_knows_nothing_that_is_hidden) {
    path_manner_remember(&(PathManner){.is_together = false}, app->store);
    sit_down_at_path(3);
    check_scene(&PATH_SCENE, hide_path);
    PathLine lines[PATH_LINES_MAX];
    int count = path_lines(&path_session(in_play(app))->game, 0, lines);
    ck_assert_int_gt(count, 1);
    ck_assert_int_eq(path_session_close(in_play(app), 0, &lines[count - 1]), PATH_ACCEPTED);
    check_scene(&PATH_SCENE, hide_path);
}
END_TEST

Suite *suite_seat(void) {
    Suite *suite = suite_create("seat");
    TCase *tests = tcase_create("hidden");
    tcase_add_checked_fixture(tests, open_house, close_house);
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, a_table_of_world_knows_nothing_that_is_hidden);
    tcase_add_test(tests, a_table_of_best_path_knows_nothing_that_is_hidden);
    suite_add_tcase(suite, tests);
    return suite;
}
