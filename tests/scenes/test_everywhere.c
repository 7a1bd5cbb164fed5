/* Every scene, in every size, with every setting and in every language. */
#include "rooms.h"
#include "suites.h"

#include "games/path/scenes/path_scenes.h"
#include "games/world/scenes/world_scenes.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/menus/menus.h"
#include "shell/loop.h"

static const struct { int w, h; } SIZES[] = {{1280, 720}, {1024, 768}, {1024, 600}, {1720, 720}, {720, 1280}};

static void everything_can_be_pressed(const char *what) {
    Ui *ui = stack_top_ui(app->stack);
    VideoSize size = video_size(app->video);
    for (int i = 0; i < ui->count; i++) {
        const Widget *w = &ui->widget[i];
        if (w->in != NULL) {
            continue; /* it scrolls into sight */
        }
        Rect r = w->rect;
        ck_assert_msg(r.w > 8 && r.h > 8, "%s: %s is too small at %dx%d", what, w->id, size.width, size.height);
        ck_assert_msg(r.x >= -1 && r.y >= -1 && r.x + r.w <= (float)size.width + 1 &&
                          r.y + r.h <= (float)size.height + 1,
                      "%s: %s leaves the window at %dx%d: %.0f %.0f %.0f %.0f", what, w->id, size.width, size.height,
                      (double)r.x, (double)r.y, (double)r.w, (double)r.h);
        Point point;
        if (w->kind != WIDGET_LIST) {
            ck_assert_msg(ui_reach(ui, w->id, &point) == UI_REACHED, "%s: %s is covered at %dx%d", what, w->id,
                          size.width, size.height);
        }
    }
}

/* Everything one can be in, one after the other. */
static void in_all_scenes(void (*check)(const char *what)) {
    static const NamesArgument names = {.chosen = NULL};
    static const FileArgument file = {.title = "File", .text = "Where?", .label = "Write", .path = "a.json"};
    scene_go(app, &TITLE_SCENE, NULL, 0);
    DO("wait 250");
    check("title");
    static const struct {
        const Scene *scene;
        const void *argument;
        size_t size;
    } OVER[] = {{&SETUP_SCENE, NULL, 0},    {&PATH_SETUP_SCENE, NULL, 0},         {&SETTINGS_SCENE, NULL, 0},
                {&LANGUAGE_SCENE, NULL, 0}, {&STATISTICS_SCENE, NULL, 0},         {&HELP_SCENE, NULL, 0},
                {&PAUSE_SCENE, NULL, 0},    {&NAMES_SCENE, &names, sizeof names}, {&FILE_SCENE, &file, sizeof file}};
    for (size_t i = 0; i < sizeof OVER / sizeof OVER[0]; i++) {
        scene_push(app, OVER[i].scene, OVER[i].argument, OVER[i].size);
        DO("wait 250");
        check(OVER[i].scene->name);
        if (OVER[i].scene == &SETUP_SCENE) {
            DO("click setup.seats4");
            DO("wait 250");
            check("setup for four");
        }
        if (OVER[i].scene == &PATH_SETUP_SCENE) {
            DO("click path_setup.seats4");
            DO("click path_setup.seat1.kind");
            DO("wait 50");
            DO("click path_setup.together");
            DO("wait 250");
            check("setup of Best Path for four");
            DO("click path_setup.in_turn"); /* as it was, for the next window */
            DO("click path_setup.seat1.kind");
        }
        if (OVER[i].scene == &STATISTICS_SCENE) {
            DO("click statistics.tab_games");
            DO("wait 250");
            check("list of games");
        }
        scene_pop(app);
        DO("wait 250");
    }
    message_show(app, "A question", "Is this a sentence?", "Yes", "No", NULL, NULL);
    DO("wait 250");
    check("message");
}

static void after_a_game(void (*check)(const char *what)) {
    house_play(app, NAMES, 4, 2, "short", -1);
    scene_go(app, &VICTORY_SCENE, NULL, 0);
    DO("wait 250");
    check("victory");
    scene_push(app, &STAND_IN_SCENE, NULL, 0); /* it needs a game */
    DO("wait 250");
    check("stand-ins");
    scene_pop(app);
    DO("wait idle");
    DO("click victory.charts");
    DO("click victory.film");
    DO("wait 3000");
    IN_SCENE("film");
    check("film");
}

START_TEST(every_scene_fits_every_window) {
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        DO("resize %d %d", SIZES[i].w, SIZES[i].h);
        in_all_scenes(everything_can_be_pressed);
    }
}
END_TEST

START_TEST(a_game_s_end_and_its_film_fit_every_window) {
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        DO("resize %d %d", SIZES[i].w, SIZES[i].h);
        after_a_game(everything_can_be_pressed);
        scene_go(app, &TITLE_SCENE, NULL, 0);
        DO("wait 250");
    }
}
END_TEST

START_TEST(large_text_and_the_left_hand_fit_too) {
    app->preferences.text_scale = 1.4f;
    app->preferences.left_handed = true;
    app_use_preferences(app);
    for (size_t i = 0; i < sizeof SIZES / sizeof SIZES[0]; i++) {
        DO("resize %d %d", SIZES[i].w, SIZES[i].h);
        in_all_scenes(everything_can_be_pressed);
    }
}
END_TEST

START_TEST(every_scene_speaks_every_language) {
    size_t count;
    const I18nLanguage *languages = i18n_languages(&count);
    for (size_t i = 0; i < count; i++) {
        DO("lang %s", languages[i].code);
        in_all_scenes(everything_can_be_pressed);
    }
}
END_TEST

static double drawn_at, moves_until;

static void begin_moving(void *state, App *moved, const void *argument) {
    (void)state;
    (void)argument;
    moves_until = moved->now + 90;
}

static bool still_moves(const void *state, const App *moved) {
    (void)state;
    return moved->now < moves_until;
}

static void note_when(const void *state, const App *drawn, const Ui *ui) {
    (void)state;
    (void)ui;
    drawn_at = gfx_now(drawn->gfx);
}

START_TEST(what_has_come_to_rest_is_drawn_there) {
    static const Scene MOVES = {
        .name = "moves", .is_popup = true, .enter = begin_moving, .is_moving = still_moves, .draw = note_when};
    DO("draw on");
    for (int i = 0; i < 20; i++) {
        scene_push(app, &MOVES, NULL, 0);
        DO("wait idle");
        DO("wait %d", 7 * i);
        ck_assert_double_ge(drawn_at, moves_until);
        scene_pop(app);
        DO("wait idle");
    }
}
END_TEST

static int lines_on(const char *button) {
    Rect place = rect_inset(widget(button)->rect, 12);
    int lines = 0;
    bool was_light = false;
    loop_draw(app, NULL, NULL);
    for (int y = 0; y < (int)place.h; y++) {
        bool is_light = light_pixels(rect_of(place.x, place.y + (float)y, place.w, 1)) > 0;
        lines += is_light && !was_light;
        was_light = is_light;
    }
    return lines;
}

START_TEST(a_pressed_button_keeps_its_words_on_the_same_line) {
    DO("resize 1080 1920");
    DO("lang de");
    app->preferences.text_scale = 1.4f;
    app_use_preferences(app);
    DO("key F1");
    DO("wait idle");
    ck_assert_int_eq(lines_on("help.moving"), 1); /* it just fits */
    Point middle = rect_middle(widget("help.moving")->rect);
    DO("pointer %d %d down", (int)middle.x, (int)middle.y);
    ck_assert(ui_look(stack_top_ui(app->stack), "help.moving").pressed);
    ck_assert_int_eq(lines_on("help.moving"), 1);
}
END_TEST

Suite *suite_everywhere(void) {
    Suite *suite = suite_create("everywhere");
    TCase *cases = tcase_create("everywhere");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, every_scene_fits_every_window);
    tcase_add_test(cases, a_game_s_end_and_its_film_fit_every_window);
    tcase_add_test(cases, large_text_and_the_left_hand_fit_too);
    tcase_add_test(cases, every_scene_speaks_every_language);
    tcase_add_test(cases, what_has_come_to_rest_is_drawn_there);
    tcase_add_test(cases, a_pressed_button_keeps_its_words_on_the_same_line);
    suite_add_tcase(suite, cases);
    return suite;
}
