/* Whether everything at Best Path's table fits, in every window and language. */
#include "table_house.h"

#include "games/path/scenes/tutorial.h"
#include "games/path/scenes/tutorial_bubble.h"
#include "games/path/scenes/tutorial_steps.h"
#include "scenes/front/front.h"
#include "scenes/menus/offer.h"

static int cuts;

static void cut(void *context, const char *text, Rect box) {
    (void)context;
    if (cuts++ < 20) {
        fprintf(stderr, "%s, %dx%d: \"%s\" in %gx%g\n", i18n_language(), (int)app->layout.screen.w,
                (int)app->layout.screen.h, text, (double)box.w, (double)box.h);
    }
}

/* Everything there is to read at the table and at the end, in every language. */
static void read_everything(void) {
    static const struct {
        int w, h;
    } SIZE[] = {{1024, 600}, {1920, 1080}, {1080, 1920}, {1024, 768}, {2560, 1080}, {3840, 2160}};
    for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
        DO("resize %d %d", SIZE[i].w, SIZE[i].h);
        size_t languages;
        const I18nLanguage *list = i18n_languages(&languages);
        for (size_t l = 0; l < languages; l++) {
            DO("lang %s", list[l].code);
            text_watch_cuts(app->gfx, cut, NULL);
            DO("draw on");
            DO("wait 200");
            DO("draw off");
            text_watch_cuts(app->gfx, NULL, NULL);
        }
    }
    DO("lang en");
}

START_TEST(words_fit_in_every_language_and_window) {
    cuts = 0;
    for (int together = 0; together < 2; together++) {
        for (int players = 1; players <= 4; players += together + 1) {
            PathManner manner = {.is_together = together == 1};
            path_manner_remember(&manner, app->store);
            sit_down(players, players == 3 ? 2 : players, 60);
            read_everything();
        }
    }
    begin(4, 1, 0, 7);
    while (!session_is_over(in_play(app))) {
        PathLine line = {.end = PATH_END_B};
        for (int p = 0; p < 4; p++) {
            path_session_close(in_play(app), p, &line);
        }
    }
    take_all();
    house_show(app, &PATH_END_SCENE, NULL, 0);
    read_everything();
    ck_assert_int_eq(cuts, 0);
}
END_TEST

/* So that players' statistics are of people with long names. */
static void play_a_game(int players) {
    begin(players, players, 0, 7);
    while (!session_is_over(in_play(app))) {
        static PathLine lines[PATH_LINES_MAX];
        for (int p = 0; p < players; p++) {
            int count = path_lines(game(), p, lines);
            path_session_close(in_play(app), p, &lines[count - 1]);
        }
    }
    take_all();
}

static void read_film(void) {
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("click path_end.film");
    DO("wait 50");
    DO("click film.play");
    if (session_players(in_play(app)) == 4) {
        read_everything(); /* the longest list of names */
    }
    DO("click film.next");
    read_everything();
    DO("click film.close");
    DO("wait idle");
}

START_TEST(words_of_films_and_looks_back_fit_in_every_language_and_window) {
    cuts = 0;
    for (int players = 1; players <= 4; players++) {
        play_a_game(players);
        read_film();
    }
    DO("click path_end.review");
    DO("wait idle");
    read_everything();
    ck_assert_int_eq(cuts, 0);
}
END_TEST

START_TEST(words_of_statistics_fit_in_every_language_and_window) {
    cuts = 0;
    play_a_game(4);
    play_a_game(1);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.kind_path");
    read_everything();
    DO("click statistics.tab_games");
    read_everything();
    ck_assert_int_eq(cuts, 0);
}
END_TEST

/* Every reason a hint may have, for people with long names. */
static void read_hints(void) {
    PathNames names = {.players = 2, .name = {"Maximiliane", "Bartholomäus"}};
    Layout window =
        layout_for(app->layout.screen.w > 0 ? (int)app->layout.screen.w : 1, (int)app->layout.screen.h, 1, false);
    PathLayout layout = path_layout(&window, 1, 1, 0);
    char said[PATH_WORDS_MAX];
    text_watch_cuts(app->gfx, cut, NULL);
    gfx_begin_frame(app->gfx);
    for (int reason = 0; reason < PATH_REASONS; reason++) {
        PathHint hint = {.line = {.count = 2},
                         .reason = (uint8_t)reason,
                         .number = 10,
                         .other = 9,
                         .points = 10,
                         .player = 1,
                         .steps = 5,
                         .cells = 0xfff};
        path_words_hint(&names, &hint, said);
        common_draw_ribbon(app->gfx, layout.ribbon, said, PATH_LIGHT_FLASK);
        Rect of_a_first_game = layout.ribbon;
        offer_cut(&of_a_first_game);
        common_draw_ribbon(app->gfx, of_a_first_game, said, PATH_LIGHT_FLASK);
    }
    gfx_end_frame(app->gfx);
    text_watch_cuts(app->gfx, NULL, NULL);
}

START_TEST(hints_fit_the_ribbon_in_every_language) {
    static const struct { int w, h; } SIZE[] = {{1024, 600}, {1920, 1080}, {1080, 1920}, {1024, 768}};
    size_t languages;
    const I18nLanguage *list = i18n_languages(&languages);
    cuts = 0;
    sit_down(2, 1, 0);
    for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
        DO("resize %d %d", SIZE[i].w, SIZE[i].h);
        for (size_t l = 0; l < languages; l++) {
            DO("lang %s", list[l].code);
            read_hints();
        }
    }
    DO("lang en");
    ck_assert_int_eq(cuts, 0);
}
END_TEST

/* Everything the coach of the tutorial may say, where it would say it; with what is not so just now, too. */
static void read_coach(PathTable *table) {
    char words[COACH_TEXT_MAX];
    const PathStep *step;
    path_table_lay_out(table);
    PathSight sight = path_sight(table);
    sight.number = sight.points = sight.goal = 10;
    sight.doubled = PATH_VIOLET;
    gfx_begin_frame(app->gfx);
    for (int i = 0; (step = path_step_at(i)) != NULL; i++) {
        path_step_words(step, &sight, words);
        Rect target = path_step_target(step, &sight);
        bool is_tile = path_step_is_at_tile(step);
        PathBubble bubble = path_step_is_spoken(step) ? path_bubble_remark(table, words, target, is_tile)
                                                      : path_bubble_prompt(table, words, target, is_tile);
        Rect screen = app->layout.screen, both = rect_common(bubble.panel, screen);
        ck_assert_msg(both.w >= bubble.panel.w - 1 && both.h >= bubble.panel.h - 1, "\"%s\" leaves %gx%g", words,
                      (double)screen.w, (double)screen.h);
        ck_assert_msg(rect_is_empty(rect_common(bubble.panel, target)), "\"%s\" hides what it points at in %gx%g",
                      words, (double)screen.w, (double)screen.h);
        path_bubble_draw(table, &bubble, session_seat(table->session, 1), words);
    }
    gfx_end_frame(app->gfx);
}

START_TEST(what_the_coach_says_fits_and_hides_nothing_it_points_at) {
    static const struct {
        int w, h;
    } SIZE[] = {{1024, 600}, {1920, 1080}, {1080, 1920}, {1024, 768}, {2560, 1080}, {900, 1000}};
    static PathTable table;
    TablePaint paint = {.ground = layer_new(app->gfx)};
    PlayError error;
    size_t languages;
    const I18nLanguage *list = i18n_languages(&languages);
    cuts = 0;
    Seat person = {.figurine = FIGURINE_VIAL, .name = "Maximiliane"};
    ck_assert(path_tutorial_start(app, &person, &error));
    table = (PathTable){.app = app, .session = in_play(app), .paint = &paint};
    path_session_view_told(in_play(app), &table.view);
    path_table_seats_begin(&table);
    draft_begin(&table.seat[0].draft, &table.view.board, &table.view.player[0], &table.view.board.card[0], PATH_END_B);
    path_tutorial_look(&table);
    for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
        for (size_t l = 0; l < languages; l++) {
            DO("resize %d %d", SIZE[i].w, SIZE[i].h);
            DO("lang %s", list[l].code);
            for (int large = 0; large < 2; large++) {
                app->preferences.text_scale = large ? 1.4f : 1;
                app_use_preferences(app);
                text_watch_cuts(app->gfx, cut, NULL);
                read_coach(&table);
                text_watch_cuts(app->gfx, NULL, NULL);
            }
        }
    }
    DO("lang en");
    layer_free(paint.ground);
    ck_assert_int_eq(cuts, 0);
}
END_TEST

static void check_reach(const char *what) {
    Rect screen = app->layout.screen;
    for (int i = 0; i < ui()->count; i++) {
        const Widget *found = &ui()->widget[i];
        Rect rect = found->rect;
        Point point;
        ck_assert_msg(ui_reach(ui(), found->id, &point) == UI_REACHED, "%s: %s is covered in %gx%g", what, found->id,
                      (double)screen.w, (double)screen.h);
        ck_assert_msg(rect.x >= -1 && rect.y >= -1 && rect.x + rect.w <= screen.w + 1 &&
                          rect.y + rect.h <= screen.h + 1,
                      "%s: %s leaves %gx%g", what, found->id, (double)screen.w, (double)screen.h);
    }
}

/* People with these names have never been here. */
static void sit_down_newly(int players, bool together, const char *who) {
    PathManner manner = {.is_together = together};
    PathSessionSetup setup = {.players = players, .board = "classic"};
    PlayError error;
    path_manner_remember(&manner, app->store);
    for (int p = 0; p < players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s %d", who, p);
    }
    ck_assert(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)));
    house_show(app, &PATH_SCENE, NULL, 0);
}

START_TEST(the_offer_to_newcomers_fits_beside_everything) {
    static const struct {
        int w, h;
    } SIZE[] = {{1024, 600}, {1920, 1080}, {1080, 1920}, {1024, 768}, {2560, 1080}, {720, 1280}};
    cuts = 0;
    for (int players = 1; players <= 4; players++) {
        sit_down_newly(players, true, players == 1 ? "Anna" : players == 2 ? "Berta" : players == 3 ? "Cilly" : "Dora");
        for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
            DO("resize %d %d", SIZE[i].w, SIZE[i].h);
            DO("wait 50");
            ck_assert_msg(widget("path.teach") != NULL, "no offer to %d in %dx%d", players, SIZE[i].w, SIZE[i].h);
            ck_assert_msg(is_enabled("path.ready0") && is_enabled("path.rounds"), "the table can be played");
            check_reach("offer");
        }
        read_everything();
    }
    ck_assert_int_eq(cuts, 0);
}
END_TEST

START_TEST(everything_can_be_pressed_in_every_window) {
    static const struct {
        int w, h;
    } SIZE[] = {{1280, 720},  {1024, 768},  {1024, 600}, {1720, 720}, {720, 1280},
                {3840, 2160}, {2560, 1080}, {1000, 900}, {900, 1000}};
    for (int hand = 0; hand < 2; hand++) {
        app->preferences.left_handed = hand == 1;
        app->preferences.text_scale = hand == 1 ? 1.4f : 1;
        app_use_preferences(app);
        for (int players = 1; players <= 4; players++) {
            PathManner manner = {.is_together = hand == 1, .across = 5};
            path_manner_remember(&manner, app->store);
            sit_down(players, players, 30);
            for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
                DO("resize %d %d", SIZE[i].w, SIZE[i].h);
                DO("wait 50");
                check_reach("table");
            }
        }
    }
}
END_TEST

START_TEST(a_film_s_bar_and_a_look_back_can_be_pressed_in_every_window) {
    static const struct {
        int w, h;
    } SIZE[] = {{1280, 720}, {1024, 768}, {1024, 600}, {720, 1280}, {2560, 1080}, {900, 1000}};
    for (int hand = 0; hand < 2; hand++) {
        app->preferences.left_handed = hand == 1;
        app->preferences.text_scale = hand == 1 ? 1.4f : 1;
        app_use_preferences(app);
        play_a_game(hand == 0 ? 3 : 4);
        house_show(app, &PATH_END_SCENE, NULL, 0);
        for (size_t i = 0; i < sizeof SIZE / sizeof *SIZE; i++) {
            DO("resize %d %d", SIZE[i].w, SIZE[i].h);
            DO("click path_end.film");
            DO("wait 300");
            check_reach("film");
            DO("click film.close");
            DO("wait idle");
            check_reach("end");
            DO("click path_end.review");
            DO("wait idle");
            check_reach("look back");
            DO("click path_review.close");
            DO("wait idle");
        }
    }
}
END_TEST

Suite *suite_table_fits(void) {
    Suite *suite = suite_create("table of path fits");
    TCase *fits = tcase_create("fits");
    tcase_add_checked_fixture(fits, open_house, close_house);
    tcase_set_timeout(fits, 120);
    tcase_add_test(fits, everything_can_be_pressed_in_every_window);
    tcase_add_test(fits, what_the_coach_says_fits_and_hides_nothing_it_points_at);
    tcase_add_test(fits, the_offer_to_newcomers_fits_beside_everything);
    tcase_add_test(fits, hints_fit_the_ribbon_in_every_language);
    tcase_add_test(fits, a_film_s_bar_and_a_look_back_can_be_pressed_in_every_window);
    tcase_add_test(fits, words_of_films_and_looks_back_fit_in_every_language_and_window);
    tcase_add_test(fits, words_of_statistics_fit_in_every_language_and_window);
    tcase_add_test(fits, words_fit_in_every_language_and_window);
    suite_add_tcase(suite, fits);
    return suite;
}
