/* What people do round a game, done by script, in every size and language. */
#include "house.h"

#include "core/world/game.h"
#include "i18n/i18n.h"
#include "platform/disk.h"
#include "scenes/front.h"
#include "scenes/menus.h"
#include "scenes/world/chronicle.h"
#include "scenes/world/session.h"
#include "scenes/world/world_scenes.h"
#include "shell/loop.h"
#include "shell/stack.h"
#include "store/store.h"
#include "ui/ui_private.h"

#include <SDL.h>
#include <check.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const NAMES[] = {"Lea", "Otto", "Émile", "小红"};
static App *app;

static void open_house(void) {
    app = house_open(NULL, 1280, 720);
    house_do(app, "draw off");              /* what people do counts here, not the pictures */
    house_show(app, &TITLE_SCENE, NULL, 0); /* a game without a scene has ended */
}

static void close_house(void) {
    house_close(app);
}

#define DO(...)        ck_assert_msg(house_do(app, __VA_ARGS__), "line %d", __LINE__)
#define IN_SCENE(name) ck_assert_str_eq(house_scene(app), name)

static const Widget *widget(const char *id) {
    const Widget *found = widget_find(stack_top_ui(app->stack), id);
    ck_assert_msg(found != NULL, "%s is not there", id);
    return found;
}

static bool has(const char *id) {
    return widget_find(stack_top_ui(app->stack), id) != NULL;
}

static void type_name(int seat, const char *name) {
    DO("click setup.seat%d.name", seat);
    DO("text %s", name);
    DO("key Return");
    DO("wait idle");
}

/* --- layout ------------------------------------------------------------------------------------------------------- */

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
    } OVER[] = {{&SETUP_SCENE, NULL, 0},
                {&SETTINGS_SCENE, NULL, 0},
                {&LANGUAGE_SCENE, NULL, 0},
                {&STATISTICS_SCENE, NULL, 0},
                {&HELP_SCENE, NULL, 0},
                {&PAUSE_SCENE, NULL, 0},
                {&NAMES_SCENE, &names, sizeof names},
                {&FILE_SCENE, &file, sizeof file}};
    for (size_t i = 0; i < sizeof OVER / sizeof OVER[0]; i++) {
        scene_push(app, OVER[i].scene, OVER[i].argument, OVER[i].size);
        DO("wait 250");
        check(OVER[i].scene->name);
        if (OVER[i].scene == &SETUP_SCENE) {
            DO("click setup.seats4");
            DO("wait 250");
            check("setup for four");
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

/* --- title and setup ---------------------------------------------------------------------------------------------- */

START_TEST(two_clicks_lead_from_the_title_to_the_table) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.new");
    DO("wait 50");
    DO("click setup.start");
    DO("wait idle");
    IN_SCENE("stage");
    ck_assert_int_eq(session_players(app->session), 2);
    ck_assert_int_eq(session_persons(app->session), 1);
    ck_assert_int_eq(session_seat(app->session, 1)->level, AI_MEDIUM);
}
END_TEST

START_TEST(the_keyboard_alone_leads_to_the_table) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("key Down");
    DO("key Return");
    DO("wait idle");
    IN_SCENE("setup");
    for (int i = 0; i < 60 && strcmp(ui_focused(stack_top_ui(app->stack)), "setup.start") != 0; i++) {
        DO("key Tab");
    }
    DO("key Return");
    DO("wait idle");
    IN_SCENE("stage");
}
END_TEST

START_TEST(a_title_that_rests_draws_nothing) {
    DO("draw on");
    house_show(app, &TITLE_SCENE, NULL, 0);
    unsigned long frames = gfx_counts(app->gfx).frames;
    DO("wait 5000");
    ck_assert_uint_eq(gfx_counts(app->gfx).frames, frames);
}
END_TEST

START_TEST(a_figurine_that_was_touched_cheers_and_stands_again) {
    DO("draw on");
    for (int reduced = 0; reduced < 2; reduced++) {
        app->preferences.reduced_motion = reduced == 1;
        house_show(app, &TITLE_SCENE, NULL, 0);
        DO("click title.figurine0");
        DO("wait 400");
        unsigned long frames = gfx_counts(app->gfx).frames;
        DO("wait 1000");
        ck_assert_uint_gt(gfx_counts(app->gfx).frames, frames);
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

START_TEST(an_interrupted_game_is_offered_and_gone_on_with) {
    house_play(app, NAMES, 3, 2, "classic", 40);
    uint64_t hash = world_hash(session_game(app->session));
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(app->session == NULL);
    const char *label = widget("title.continue")->label;
    for (int p = 0; p < 3; p++) {
        ck_assert_msg(strstr(label, NAMES[p]) != NULL, "%s", label);
    }
    ck_assert_msg(strstr(label, "64") != NULL, "%s", label);
    DO("click title.continue");
    DO("wait 20");
    IN_SCENE("stage");
    ck_assert_uint_eq(world_hash(session_game(app->session)), hash);
}
END_TEST

START_TEST(leaving_the_table_keeps_the_game) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    ck_assert(!has("title.continue"));
    DO("click title.new");
    DO("wait idle");
    DO("click setup.start");
    DO("wait idle");
    DO("key Escape");
    DO("wait idle");
    IN_SCENE("pause");
    DO("click pause.leave");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(has("title.continue"));
}
END_TEST

START_TEST(a_figurine_somebody_has_is_swapped) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    DO("click setup.seats4");
    DO("wait idle");
    DO("click setup.seat0.figurine");
    DO("wait idle");
    DO("click setup.start");
    DO("wait idle");
    unsigned used = 0;
    for (int p = 0; p < 4; p++) {
        used |= 1u << session_seat(app->session, p)->figurine;
    }
    ck_assert_uint_eq(used, 0xf);
    ck_assert_int_eq(session_seat(app->session, 0)->figurine, FIGURINE_LENS);
    ck_assert_int_eq(session_seat(app->session, 1)->figurine, FIGURINE_FLASK);
}
END_TEST

START_TEST(two_of_one_name_are_told_apart_before_they_start) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    type_name(0, "Nora");
    type_name(1, "Nora ");
    ck_assert_ptr_nonnull(ui_why_not(stack_top_ui(app->stack), "setup.start"));
    ck_assert_ptr_nonnull(strstr(ui_why_not(stack_top_ui(app->stack), "setup.start"), "Nora"));
    type_name(1, "小红");
    ck_assert_ptr_null(ui_why_not(stack_top_ui(app->stack), "setup.start"));
    DO("click setup.start");
    DO("wait idle");
    ck_assert_str_eq(session_seat(app->session, 1)->name, "小红");
}
END_TEST

START_TEST(an_empty_name_has_a_default) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    type_name(0, "Mia");
    DO("click setup.seat0.name");
    DO("key Backspace");
    DO("key Return");
    DO("wait idle");
    ck_assert_str_eq(widget("setup.seat0.name")->text, "");
    DO("click setup.start");
    DO("wait idle");
    ck_assert_str_eq(session_seat(app->session, 0)->name, "Player 1");
}
END_TEST

START_TEST(a_name_can_be_chosen_from_a_list) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    DO("click setup.seat0.names");
    DO("wait idle");
    IN_SCENE("names");
    char name[64];
    snprintf(name, sizeof name, "%s", widget("names.name3")->label);
    DO("click names.name3");
    DO("wait idle");
    IN_SCENE("setup");
    ck_assert_str_eq(widget("setup.seat0.name")->text, name);
}
END_TEST

START_TEST(a_table_is_set_up_by_script) {
    house_show(app, &SETUP_SCENE, NULL, 0);
    static const char *const CLICK[] = {"setup.seats3",       "setup.seat1.kind",  "setup.seat2.level",
                                        "setup.seat2.starts", "setup.route.grand", "setup.questions.experts",
                                        "setup.start"};
    for (size_t i = 0; i < sizeof CLICK / sizeof CLICK[0]; i++) {
        DO("click %s", CLICK[i]);
        DO("wait idle");
    }
    ck_assert_int_eq(session_players(app->session), 3);
    ck_assert_int_eq(session_persons(app->session), 2);
    ck_assert_int_eq(session_seat(app->session, 2)->level, AI_HARD);
    ck_assert_str_eq(session_board_name(app->session), "grand");
    ck_assert_int_eq(session_game(app->session)->starter, 2);
}
END_TEST

/* --- popups ------------------------------------------------------------------------------------------------------- */

START_TEST(help_opens_at_the_part_that_matters) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    float last = -1;
    for (int topic = 0; topic < HELP_TOPICS; topic++) {
        help_show(app, (HelpTopic)topic);
        DO("wait idle");
        IN_SCENE("help");
        float scroll = ui_scroll(stack_top_ui(app->stack), "help.text");
        ck_assert_float_gt(scroll, last);
        last = scroll;
        DO("key Escape");
        DO("wait idle");
    }
}
END_TEST

START_TEST(whoever_reads_the_help_goes_on_there_in_another_window) {
    static const HelpTopic TOPIC[] = {HELP_ROW, HELP_EVENTS, HELP_END};
    for (size_t i = 0; i < sizeof TOPIC / sizeof TOPIC[0]; i++) {
        DO("resize 1280 720");
        help_show(app, TOPIC[i]);
        DO("wait idle");
        DO("resize 720 1280");
        float there = ui_scroll(stack_top_ui(app->stack), "help.text");
        DO("key Escape");
        help_show(app, TOPIC[i]);
        DO("wait idle");
        ck_assert_float_eq_tol(ui_scroll(stack_top_ui(app->stack), "help.text"), there, 2);
        DO("key Escape");
        DO("wait idle");
    }
}
END_TEST

START_TEST(f1_opens_help_in_every_scene_and_closes_it) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    scene_push(app, &SETUP_SCENE, NULL, 0);
    DO("wait idle");
    DO("key F1");
    DO("wait idle");
    IN_SCENE("help");
    DO("key F1");
    DO("wait idle");
    IN_SCENE("setup");
}
END_TEST

START_TEST(settings_are_used_at_once) {
    house_show(app, &SETTINGS_SCENE, NULL, 0);
    float speed = app->preferences.speed;
    DO("click settings.speed");
    DO("click settings.reduced_motion");
    DO("click settings.left_handed");
    DO("click settings.quiz_clock");
    DO("click settings.text");
    DO("wait idle");
    ck_assert_float_gt(app->preferences.speed, speed);
    ck_assert(app->preferences.reduced_motion && app->preferences.left_handed && app->layout.left_handed);
    ck_assert_int_gt(app->preferences.quiz_seconds, 0);
    ck_assert_float_gt(app->layout.text_scale, 1.1f);
    Preferences kept = preferences_load(app->store);
    ck_assert(kept.reduced_motion && kept.left_handed && kept.quiz_seconds == app->preferences.quiz_seconds);
}
END_TEST

START_TEST(a_language_is_chosen_by_its_own_name) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.language");
    DO("wait idle");
    ck_assert_str_eq(widget("language.zh_CN")->label, "简体中文");
    DO("click language.de");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert_str_eq(i18n_language(), "de");
    ck_assert_str_eq(preferences_load(app->store).language, "de");
}
END_TEST

START_TEST(quitting_asks_once) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.quit");
    DO("wait idle");
    IN_SCENE("message");
    ck_assert_ptr_nonnull(strstr(widget("message.text")->label, "is lost")); /* this house has no disk */
    DO("key Escape");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(!app->quits);
    DO("click title.quit");
    DO("wait idle");
    DO("click message.button0");
    DO("wait 20");
    ck_assert(app->quits);
}
END_TEST

/* --- looking back ------------------------------------------------------------------------------------------------- */

START_TEST(statistics_tell_of_everybody_who_played) {
    for (int i = 0; i < 3; i++) {
        house_play(app, NAMES, 2, 2, "short", -1);
    }
    house_show(app, &TITLE_SCENE, NULL, 0);
    DO("click title.statistics");
    DO("wait idle");
    StorePlayers players = store_list_players(app->store, "world");
    ck_assert_uint_eq(players.count, 2);
    for (int i = 0; i < 2; i++) {
        ck_assert_str_eq(widget(ui_id("statistics.player%d", i))->label, players.player[i].name);
        ck_assert_ptr_nonnull(strstr(widget(ui_id("statistics.player%d", i))->text, "3 games"));
    }
    ck_assert_int_eq(players.player[0].wins + players.player[1].wins, 3);
    store_players_free(&players);
    DO("click statistics.player1");
    DO("click statistics.tab_games");
    DO("wait idle");
    ck_assert(has("statistics.game2.watch") && !has("statistics.game3.watch"));
}
END_TEST

START_TEST(a_deleted_game_is_gone_and_counts_no_more) {
    house_play(app, NAMES, 2, 2, "short", -1);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("click statistics.game0.delete");
    DO("wait idle");
    DO("click message.button1");
    DO("wait idle");
    ck_assert(has("statistics.game0.watch"));
    DO("click statistics.game0.delete");
    DO("wait idle");
    DO("click message.button0");
    DO("wait idle");
    ck_assert(!has("statistics.game0.watch"));
    StorePlayers players = store_list_players(app->store, "world");
    ck_assert_uint_eq(players.count, 0);
    store_players_free(&players);
}
END_TEST

/* Two games of two people each; the newer one stands first in the list. */
static void show_players_of_two_games(void) {
    static const char *const OTHERS[] = {"Zoe", "Yann"};
    house_play(app, OTHERS, 2, 2, "short", -1);
    house_play(app, NAMES, 2, 2, "short", -1);
    house_show(app, &STATISTICS_SCENE, NULL, 0);
}

static void choose_player(const char *name) {
    int player = 0;
    while (strcmp(widget(ui_id("statistics.player%d", player))->label, name) != 0) {
        player++;
    }
    DO("click statistics.player%d", player);
}

static void delete_newest_game(void) {
    DO("click statistics.tab_games");
    DO("click statistics.game0.delete");
    DO("wait idle");
    DO("click message.button0");
    DO("wait idle");
    DO("click statistics.tab_players");
}

static const char *chosen_player(void) {
    const char *chosen = "";
    for (int i = 0; has(ui_id("statistics.player%d", i)); i++) {
        const Widget *player = widget(ui_id("statistics.player%d", i));
        chosen = player->selected ? player->label : chosen;
    }
    return chosen;
}

START_TEST(who_is_chosen_stays_so_when_others_are_gone) {
    show_players_of_two_games();
    choose_player("Zoe");
    delete_newest_game();
    ck_assert_str_eq(chosen_player(), "Zoe");
}
END_TEST

START_TEST(who_is_gone_with_their_last_game_is_shown_no_more) {
    static const char *const GONE[] = {"Lea", "Otto"};
    for (int i = 0; i < 2; i++) {
        show_players_of_two_games();
        choose_player(GONE[i]);
        delete_newest_game();
        ck_assert_msg(chosen_player()[0] != '\0', "somebody else is shown instead of %s", GONE[i]);
        delete_newest_game();
        ck_assert(!has("statistics.player0"));
    }
}
END_TEST

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

/* Pixels of the last frame that are as light as letters. */
static int light_pixels(Rect where) {
    static uint32_t pixel[2048 * 256];
    SDL_Rect area = {(int)where.x, (int)where.y, (int)where.w, (int)where.h};
    ck_assert(area.w <= 2048 && area.h <= 256);
    ck_assert_int_eq(SDL_RenderReadPixels(video_renderer(app->video), &area, SDL_PIXELFORMAT_RGB888, pixel, 2048 * 4),
                     0);
    int light = 0;
    for (int i = 0; i < area.w * area.h; i++) {
        light += (pixel[i / area.w * 2048 + i % area.w] & 0xff00) > 0xa000;
    }
    return light;
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
    ck_assert_int_eq(lines_on("help.moving"), 2);
    ck_assert_int_eq(lines_on("help.sites"), 1);
    Point middle = rect_middle(widget("help.sites")->rect);
    DO("pointer %d %d down", (int)middle.x, (int)middle.y);
    ck_assert(ui_look(stack_top_ui(app->stack), "help.sites").pressed);
    ck_assert_int_eq(lines_on("help.sites"), 1);
}
END_TEST

static void temporary(char *path, size_t size) {
    snprintf(path, size, "menus-ä小-%d.json", (int)getpid());
}

START_TEST(a_game_goes_into_a_file_and_comes_back) {
    char path[64];
    temporary(path, sizeof path);
    house_play(app, NAMES, 4, 2, "short", -1);
    uint64_t hash = world_hash(session_game(app->session));
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
    SessionError error;
    Chronicle *chronicle = chronicle_from_store(app->store, copy->id, &error);
    WorldGame game;
    DataError fault = {0};
    ck_assert(chronicle != NULL && world_record_play(&chronicle->record, &game, &fault));
    ck_assert_uint_eq(world_hash(&game), hash);
    chronicle_free(chronicle);
    store_games_free(&games);
    StorePlayers players = store_list_players(app->store, "world");
    ck_assert_int_eq(players.player[0].games, 1); /* somebody else's game counts nowhere */
    store_players_free(&players);
    remove(path);
}
END_TEST

START_TEST(a_window_the_system_has_made_large_stays_so_until_somebody_asks) {
    ck_assert(video_set_fullscreen(app->video, true)); /* as a key of the window manager's does */
    app->preferences.effects = .3f;
    app_use_preferences(app);
    ck_assert(video_fullscreen(app->video));
    ck_assert(!app->preferences.fullscreen);
    DO("key F11");
    ck_assert(!video_fullscreen(app->video));
    DO("key F11");
    ck_assert(video_fullscreen(app->video) && app->preferences.fullscreen);
    ck_assert(video_set_fullscreen(app->video, false));
    app_use_preferences(app);
    ck_assert(!video_fullscreen(app->video));
    app->preferences.fullscreen = false;
    app_use_preferences(app);
    app->preferences.fullscreen = true;
    app_use_preferences(app);
    ck_assert(video_fullscreen(app->video));
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
    ck_assert_ptr_nonnull(strstr(widget("message.text")->label, "cannot be written"));
    rmdir(path);
}
END_TEST

static SessionError import_refuses(const char *content) {
    char path[64];
    temporary(path, sizeof path);
    FILE *file = fopen(path, "wb");
    fputs(content, file);
    fclose(file);
    SessionError error = {{0}};
    ck_assert_ptr_null(chronicle_import(path, &error));
    ck_assert(error.text[0] != '\0');
    remove(path);
    return error;
}

START_TEST(a_file_that_is_no_game_is_refused_with_a_sentence) {
    import_refuses("");
    import_refuses("Dear Otto,");
    import_refuses("{\"schott_world_game\":2}");
    import_refuses("{\"schott_world_game\":1,\"started\":0,\"deck\":1,\"players\":[],\"record\":{}}");
    SessionError error = {{0}};
    ck_assert_ptr_null(chronicle_import("there/is/no/such/file.json", &error));
    ck_assert(error.text[0] != '\0');
}
END_TEST

/* And nothing of what only helps who wrote the file. */
START_TEST(why_a_file_is_refused_is_told_in_every_language) {
    static const char *const FILES[] = {"Dear Otto,", "{\"schott_world_game\":2}"};
    size_t count;
    const I18nLanguage *languages = i18n_languages(&count);
    for (size_t file = 0; file < 2; file++) {
        i18n_set_language("en");
        SessionError english = import_refuses(FILES[file]);
        for (size_t i = 0; i < count; i++) {
            i18n_set_language(languages[i].code);
            SessionError error = import_refuses(FILES[file]);
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
    Chronicle *chronicle = chronicle_from_session(app->session);
    chronicle->record.actions[5] = (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE};
    SessionError error = {{0}};
    ck_assert(chronicle_export(chronicle, path, &error));
    ck_assert_ptr_null(chronicle_import(path, &error));
    ck_assert(error.text[0] != '\0');
    chronicle_free(chronicle);
    remove(path);
}
END_TEST

/* --- film --------------------------------------------------------------------------------------------------------- */

START_TEST(a_film_comes_to_the_same_end_and_leaves_the_game_alone) {
    house_play(app, NAMES, 3, 1, "short", -1);
    struct Session *played = app->session;
    uint64_t hash = world_hash(session_game(played));
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.film");
    DO("click film.speed");
    DO("click film.speed");
    DO("wait idle");
    IN_SCENE("film");
    ck_assert(app->session != played);
    ck_assert_uint_eq(world_hash(session_game(app->session)), hash);
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("victory");
    ck_assert(app->session == played);
    StoreGames games = store_list_games(app->store, "world");
    ck_assert_uint_eq(games.count, 1);
    store_games_free(&games);
}
END_TEST

START_TEST(a_film_halts_steps_and_goes_to_stages) {
    house_play(app, NAMES, 2, 2, "classic", -1);
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.film");
    DO("click film.play");
    DO("wait idle");
    int before = session_history_count(app->session);
    DO("wait 3000");
    ck_assert_int_eq(session_history_count(app->session), before);
    DO("click film.step");
    DO("wait idle");
    ck_assert_int_gt(session_history_count(app->session), before);
    DO("click film.next");
    DO("wait idle");
    ck_assert_int_eq(session_game(app->session)->stage, 2);
    DO("click film.step");
    DO("wait idle");
    DO("click film.previous");
    DO("wait idle");
    ck_assert_int_eq(session_game(app->session)->stage, 2);
    DO("click film.previous");
    DO("wait idle");
    ck_assert_int_eq(session_game(app->session)->stage, 1);
}
END_TEST

/* In real time nothing steps a scene that stands still and has not asked to be woken. */
START_TEST(a_film_stands_still_between_its_steps_and_wakes_for_the_next) {
    int still = 0, moving = 0;
    house_play(app, NAMES, 3, 1, "short", 60);
    scene_push(app, &VICTORY_SCENE, NULL, 0);
    DO("wait 250");
    scene_push(app, &FILM_SCENE, &(FilmArgument){.of_game_in_play = true}, sizeof(FilmArgument));
    DO("wait 1000");
    IN_SCENE("film");
    while (stack_is_busy(app->stack)) {
        if (stack_is_moving(app->stack)) {
            moving++;
        } else {
            double wake = stack_wakes_at(app->stack);
            ck_assert_double_gt(wake, app->now);
            ck_assert_double_lt(wake, app->now + 3000);
            still++;
        }
        DO("wait 17");
    }
    ck_assert_int_gt(still, 300);
    ck_assert_int_gt(moving, 300);
}
END_TEST

START_TEST(a_journal_with_something_that_is_no_action_is_refused) {
    SessionError error = {{0}};
    house_play(app, NAMES, 2, 2, "short", 0);
    int64_t game = session_store_id(app->session);
    session_leave(app);
    StoreAction looks_like_one = {.kind = 256 + WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD};
    store_append_action(app->store, game, 0, &looks_like_one);
    store_flush(app->store);
    ck_assert_ptr_null(chronicle_from_store(app->store, game, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "against the rules"));
    ck_assert(!session_resume_game(app, game, &error));
    ck_assert_ptr_nonnull(strstr(error.text, "against the rules"));
}
END_TEST

START_TEST(a_game_that_cannot_be_shown_says_so) {
    house_show(app, &TITLE_SCENE, NULL, 0);
    scene_push(app, &FILM_SCENE, &(FilmArgument){.game = 4711}, sizeof(FilmArgument));
    DO("wait idle");
    IN_SCENE("film");
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("title");
}
END_TEST

/* --- the end ------------------------------------------------------------------------------------------------------ */

START_TEST(the_same_people_play_again) {
    house_play(app, NAMES, 4, 3, "short", -1);
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.again");
    DO("wait 50");
    IN_SCENE("stage");
    ck_assert_int_eq(session_players(app->session), 4);
    ck_assert_str_eq(session_seat(app->session, 3)->name, NAMES[3]);
    ck_assert_int_eq(session_game(app->session)->starter, 1);
}
END_TEST

START_TEST(the_end_leads_to_a_new_game_and_to_the_title) {
    house_play(app, NAMES, 2, 1, "short", -1);
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.new");
    DO("wait idle");
    IN_SCENE("setup");
    DO("click setup.back");
    DO("wait idle");
    IN_SCENE("title");
    ck_assert(!has("title.continue"));
}
END_TEST

static Suite *suite(void) {
    Suite *suite = suite_create("menus");
    TCase *cases = tcase_create("menus");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, every_scene_fits_every_window);
    tcase_add_test(cases, a_game_s_end_and_its_film_fit_every_window);
    tcase_add_test(cases, large_text_and_the_left_hand_fit_too);
    tcase_add_test(cases, every_scene_speaks_every_language);
    tcase_add_test(cases, two_clicks_lead_from_the_title_to_the_table);
    tcase_add_test(cases, the_keyboard_alone_leads_to_the_table);
    tcase_add_test(cases, a_title_that_rests_draws_nothing);
    tcase_add_test(cases, a_figurine_that_was_touched_cheers_and_stands_again);
    tcase_add_test(cases, what_has_come_to_rest_is_drawn_there);
    tcase_add_test(cases, an_interrupted_game_is_offered_and_gone_on_with);
    tcase_add_test(cases, leaving_the_table_keeps_the_game);
    tcase_add_test(cases, a_figurine_somebody_has_is_swapped);
    tcase_add_test(cases, two_of_one_name_are_told_apart_before_they_start);
    tcase_add_test(cases, an_empty_name_has_a_default);
    tcase_add_test(cases, a_name_can_be_chosen_from_a_list);
    tcase_add_test(cases, a_table_is_set_up_by_script);
    tcase_add_test(cases, help_opens_at_the_part_that_matters);
    tcase_add_test(cases, whoever_reads_the_help_goes_on_there_in_another_window);
    tcase_add_test(cases, f1_opens_help_in_every_scene_and_closes_it);
    tcase_add_test(cases, settings_are_used_at_once);
    tcase_add_test(cases, a_language_is_chosen_by_its_own_name);
    tcase_add_test(cases, quitting_asks_once);
    tcase_add_test(cases, statistics_tell_of_everybody_who_played);
    tcase_add_test(cases, a_deleted_game_is_gone_and_counts_no_more);
    tcase_add_test(cases, who_is_chosen_stays_so_when_others_are_gone);
    tcase_add_test(cases, who_is_gone_with_their_last_game_is_shown_no_more);
    tcase_add_test(cases, a_window_the_system_has_made_large_stays_so_until_somebody_asks);
    tcase_add_test(cases, a_file_that_is_there_is_replaced_only_when_people_say_so);
    tcase_add_test(cases, a_folder_is_no_file_to_be_replaced);
    tcase_add_test(cases, a_file_deep_in_folders_keeps_its_whole_path);
    tcase_add_test(cases, the_end_of_a_path_is_seen_however_long_it_is);
    tcase_add_test(cases, a_press_into_a_long_path_is_where_it_is_seen);
    tcase_add_test(cases, a_pressed_button_keeps_its_words_on_the_same_line);
    tcase_add_test(cases, a_game_goes_into_a_file_and_comes_back);
    tcase_add_test(cases, a_file_that_is_no_game_is_refused_with_a_sentence);
    tcase_add_test(cases, why_a_file_is_refused_is_told_in_every_language);
    tcase_add_test(cases, a_file_whose_actions_break_the_rules_is_refused);
    tcase_add_test(cases, a_film_comes_to_the_same_end_and_leaves_the_game_alone);
    tcase_add_test(cases, a_film_halts_steps_and_goes_to_stages);
    tcase_add_test(cases, a_film_stands_still_between_its_steps_and_wakes_for_the_next);
    tcase_add_test(cases, a_journal_with_something_that_is_no_action_is_refused);
    tcase_add_test(cases, a_game_that_cannot_be_shown_says_so);
    tcase_add_test(cases, the_same_people_play_again);
    tcase_add_test(cases, the_end_leads_to_a_new_game_and_to_the_title);
    suite_add_tcase(suite, cases);
    return suite;
}

int main(void) {
    SRunner *runner = srunner_create(suite());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
