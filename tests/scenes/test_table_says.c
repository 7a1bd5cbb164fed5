/* What World's table says of itself without being asked, and to those who want to know what something is. */
#include "rooms.h"

#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/stage_parts.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/loop.h"
#include "shell/stack_inside.h"
#include "store/store.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const char JOKER[] = "A joker is any number that fits between its neighbours", TWICE[] = "cards count double",
                  HIDDEN[] = "Nobody knows what it is until it’s played.";

/* --- a table set out by hand -------------------------------------------------------------------------------------- */

static uint8_t stands[WORLD_PLAYERS_MAX]; /* on which field each begins */

/* Everybody's row falls from its left, but for a joker in the first one's middle; nobody starts with an own event but
 * the first. */
static void sit_down(int players, WorldEventCard event, int starter) {
    WorldDeal deal = {.has_events = true, .event = {{[0] = (uint8_t)event}}};
    WorldSessionSetup setup = {
        .players = players, .starter = starter, .questions = DECK_FAMILY, .board = "short", .deal = &deal};
    PlayError error = {{0}};
    for (int p = 0; p < players; p++) {
        setup.seat[p].figurine = (Figurine)p;
        deal.field[p] = stands[p];
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAMES[p]);
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            deal.row[p][slot] = (WorldCard)(10 * p + 9 - slot);
        }
    }
    deal.row[0][4] = WORLD_JOKER;
    rooms_fill_piles(&deal, players);
    store_set_flag(app->store, "tutorial.done", true); /* nobody here needs to be shown how */
    ck_assert_msg(world_begin(app, &setup, &error), "%s", error.text);
    house_show(app, &STAGE_SCENE, NULL, 0);
}

static Stage *stage(void) {
    const Level *top = stack_top(app->stack);
    return top->state;
}

static const char *ribbon(void) {
    return house_reads(app, draw_ribbon_grown(&stage()->table));
}

static void do_at(const char *format, const char *id) {
    Point at = rect_middle(widget(id)->rect);
    DO(format, (double)at.x, (double)at.y);
}

static void press(const char *id) {
    DO("click %s", id);
    DO("wait idle");
}

/* Swaps two cards, whichever. */
static void swap(int player) {
    press(ui_id("stage.row%d.slot7", player));
    press(ui_id("stage.row%d.slot8", player));
}

/* --- who has won -------------------------------------------------------------------------------------------------- */

/* One wins, another moves to space 1: that is not what one looks at while the board comes closer to Mainz. */
START_TEST(the_ribbon_says_who_wins_while_the_board_comes_closer) {
    sit_down(2, WORLD_EVENT_ALL_ADVANCE_1, 0);
    stands[0] = (uint8_t)(world_session_board(in_play(app))->track.goal - 1);
    in_play_leave(app);
    sit_down(2, WORLD_EVENT_ALL_ADVANCE_1, 0);
    stands[0] = 0;
    DO("click stage.event0.0");
    char asked[WORDS_MAX] = "";
    int closer = 0;
    for (int i = 0; i < 1200 && draw_playing(&stage()->table, TABLE_CLIP_GOAL, -1) == NULL; i++) {
        DO("wait 16");
        words_asked(&stage()->table, asked);
        bool comes = draw_playing(&stage()->table, TABLE_CLIP_NEAR, -1) != NULL;
        ck_assert_msg(!comes || strcmp(asked, "Lea wins the game!") == 0, "%s", asked);
        closer += comes;
    }
    ck_assert_int_gt(closer, 30);
}
END_TEST

/* --- events that others play -------------------------------------------------------------------------------------- */

START_TEST(who_has_to_swap_reads_by_whom_and_why) {
    sit_down(3, WORLD_EVENT_MAKE_SWAP, 0);
    press("stage.event0.0");
    press("stage.player2");
    ck_assert_str_eq(ribbon(), "Lea plays “Force a swap”. Émile, swap two of your cards\n");
    swap(2);
    ck_assert(strstr(ribbon(), "Force a swap") == NULL);
}
END_TEST

START_TEST(where_everybody_swaps_the_others_read_why) {
    sit_down(2, WORLD_EVENT_ALL_SWAP, 0);
    press("stage.event0.0");
    ck_assert_str_eq(ribbon(), "Lea, swap two of your cards\n"); /* who has played it knows */
    swap(0);
    ck_assert_str_eq(ribbon(), "Lea plays “Everyone swaps”. Otto, swap two of your cards\n");
}
END_TEST

/* Of that player's cards: how many bear the drop of light. */
static int dotted(int player) {
    int count = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect card = widget(ui_id("stage.row%d.slot%d", player, slot))->rect;
        float radius = 9 * stage()->table.layout.units.u;
        Point dot = {card.x + card.w - radius * .7f, card.y + radius * .7f};
        count += house_has_colour(app, dot, color_rgb(THEME_GLOW));
    }
    return count;
}

START_TEST(who_has_got_another_row_reads_by_whom_and_sees_nine_new_cards) {
    sit_down(3, WORLD_EVENT_SHIFT_SEATS, 0);
    DO("draw on");
    press("stage.event0.0");
    DO("pointer 1 1 move");
    DO("wait 2000");
    ck_assert_int_eq(dotted(1), WORLD_ROW);
    ck_assert_str_eq(ribbon(), "Lea plays “Change seats”: this row is yours now. Otto, draw a card or take the top "
                               "discard\n");
}
END_TEST

static const char *aside(void) {
    Rect card = stage()->table.layout.event_resting;
    card.y -= card.h;
    card.h *= 2;
    return house_reads(app, card);
}

START_TEST(the_event_that_changed_seats_lies_there_until_one_moves) {
    sit_down(3, WORLD_EVENT_SHIFT_SEATS, 0);
    press("stage.event0.0");
    for (int p = 1; p < 3; p++) { /* also for who comes after somebody else */
        ck_assert_ptr_nonnull(strstr(aside(), "Change seats"));
        press("stage.stock");
        ck_assert_ptr_null(strstr(aside(), "Change seats"));
        press(ui_id("stage.row%d.slot8", p));
    }
    ck_assert_ptr_null(strstr(aside(), "Change seats")); /* Lea has played it */
    ck_assert(!has("stage.laid"));
}
END_TEST

START_TEST(the_event_that_forces_a_swap_lies_there_until_it_is_made) {
    sit_down(2, WORLD_EVENT_MAKE_SWAP, 0);
    press("stage.event0.0");
    press("stage.player1");
    ck_assert_ptr_nonnull(strstr(aside(), "Force a swap"));
    DO("click stage.row1.slot7");
    ck_assert_ptr_nonnull(strstr(aside(), "Force a swap"));
    press("stage.row1.slot8");
    ck_assert_ptr_null(strstr(aside(), "Force a swap"));
}
END_TEST

/* --- reading an event again --------------------------------------------------------------------------------------- */

static const char SENTENCE[] = "Choose another player, who has to swap two cards in their own row.";

static void force_a_swap(void) {
    sit_down(2, WORLD_EVENT_MAKE_SWAP, 0);
    press("stage.event0.0");
    press("stage.player1");
    DO("pointer 1 1 move");
    DO("wait idle");
    SEES_NO("%s", SENTENCE);
}

START_TEST(an_event_is_read_again_by_pointer_keys_and_fingers) {
    force_a_swap();
    do_at("pointer %.0f %.0f move", "stage.laid");
    DO("wait 800");
    SEES("Lea\nForce a swap\n%s\n", SENTENCE);
    DO("pointer 1 1 move");
    SEES_NO("%s", SENTENCE);
    do_at("touch 1 %.0f %.0f down", "stage.laid");
    DO("wait 800");
    SEES("Lea\nForce a swap\n%s\n", SENTENCE);
    do_at("touch 1 %.0f %.0f up", "stage.laid");
    DO("wait 9000");
    SEES_NO("%s", SENTENCE);
    int keys = 0; /* a finger has led the focus there already, unseen */
    do {
        DO("key Tab");
    } while (strcmp(ui_focused(stack_top_ui(app->stack)), "stage.laid") != 0 && ++keys < 40);
    ck_assert_str_eq(ui_focused(stack_top_ui(app->stack)), "stage.laid");
    SEES("Lea\nForce a swap\n%s\n", SENTENCE);
    DO("key Tab");
    SEES_NO("%s", SENTENCE);
}
END_TEST

START_TEST(what_was_played_is_read_in_its_place_for_the_whole_stage) {
    force_a_swap();
    swap(1);
    DO("pointer 1 1 move");
    do_at("pointer %.0f %.0f move", "stage.event0.0");
    DO("wait 800");
    SEES("Lea\nForce a swap\n%s\n", SENTENCE);
    do_at("pointer %.0f %.0f move", "stage.event1.0"); /* where none was ever held */
    DO("wait 800");
    SEES_NO("%s", SENTENCE);
}
END_TEST

static const char AHEAD[] = "Every piece moves ahead one space, one after the other.";

static void nothing_is_read_after(const char *command) {
    sit_down(2, WORLD_EVENT_ALL_ADVANCE_1, 0);
    ui_focus(stack_top_ui(app->stack), "stage.event0.0");
    if (strncmp(command, "key", 3) == 0) {
        ui_show_focus(stack_top_ui(app->stack), true);
    }
    DO("wait idle");
    DO("%s", command);
    DO("wait 800");
    for (int i = 0; i < 40 && !table_at_rest(&stage()->table); i++) {
        DO("wait 200");
    }
    SEES_NO("%s", AHEAD);
    DO("wait 2000");
    SEES_NO("%s", AHEAD);
}

/* Pointer and focus are still there, and the card would hide what it does. */
START_TEST(who_has_played_an_event_need_not_read_it_again) {
    nothing_is_read_after(_i == 0 ? "click stage.event0.0" : "key Return");
    ck_assert(has("stage.event0.0"));
    ck_assert_int_eq(table_played(&stage()->table, 0, 0), WORLD_EVENT_ALL_ADVANCE_1);
}
END_TEST

/* --- what happened, and who teaches ------------------------------------------------------------------------------- */

enum { CREAM = 200 }; /* as light as it is at least: 0 to 255 */

START_TEST(the_log_shows_the_cards_it_names_on_cream) {
    sit_down(2, WORLD_EVENT_QUIZ, 0);
    press("stage.discard");
    press("stage.row0.slot8");
    int drawn = stage()->table.view.seat[0].row[8];
    DO("draw on");
    press("stage.log");
    Rect list = widget("log.list")->rect;
    ck_assert_float_ge(house_light(app, (Point){list.x + list.w * .94f, list.y - 20}), CREAM);
    SEES("%d\n1\nLea puts the %d in slot 9, in place of the 1.\n", drawn, drawn);
    SEES("%d\nLea takes the %d from the discard pile.\n", drawn, drawn);
}
END_TEST

static Color colour_beside(Rect words) {
    return house_colour(app, (Point){words.x - 108 * app->layout.u, words.y + words.h});
}

START_TEST(the_coach_teaches_in_person_on_cream) {
    DO("draw on");
    DO("click %s", _i == 0 ? "title.tutorial" : "title.path_tutorial");
    DO("wait idle");
    Rect words = widget(_i == 0 ? "tutorial.text" : "path_tutorial.text")->rect;
    ck_assert_float_ge(house_light(app, (Point){words.x + words.w - 4, words.y - 20 * app->layout.u}), CREAM);
    Color body = colour_beside(words); /* Pixel is of light guides: amber */
    ck_assert_msg(body.r > 180 && body.r > body.b + 60, "%d %d %d", body.r, body.g, body.b);
}
END_TEST

/* --- a long touch ------------------------------------------------------------------------------------------------- */

static void touch_long(const char *id, const char *wanted) {
    SEES_NO("%s", wanted);
    do_at("touch 1 %.0f %.0f down", id);
    DO("wait 800");
    SEES("%s", wanted);
    do_at("touch 1 %.0f %.0f up", id);
    DO("wait 12000");
    SEES_NO("%s", wanted);
}

START_TEST(a_long_touch_explains_cards_and_plays_none) {
    sit_down(2, WORLD_EVENT_QUIZ, 0);
    size_t actions = session_actions(in_play(app));
    touch_long("stage.fast_track0", TWICE);
    touch_long("stage.fast_track1", TWICE);
    touch_long("stage.event0.0", HIDDEN);
    touch_long("stage.row0.slot4", JOKER);
    press("stage.stock");
    touch_long("stage.hand0", JOKER); /* the first of the stock */
    touch_long("stage.row0.slot4", JOKER);
    ck_assert_uint_eq(session_actions(in_play(app)), actions + 1);
    SEES_NO("above 60");
    do_at("touch 1 %.0f %.0f down", "stage.row0.slot4");
    DO("wait 800");
    SEES("even one below 1, above 50 or already somewhere else");
}
END_TEST

/* --- the aim ------------------------------------------------------------------------------------------------------ */

START_TEST(who_wins_is_said_at_everybodys_first_turn_and_never_again) {
    sit_down(2, WORLD_EVENT_QUIZ, 0);
    for (int round = 0; round < 2; round++) {
        for (int p = 0; p < 2; p++) {
            const char *first = round == 0 ? "First to Mainz wins!" : "Low left, high right!";
            ck_assert_msg(strncmp(ribbon(), first, strlen(first)) == 0, "%s", ribbon());
            press("stage.stock");
            ck_assert(strncmp(ribbon(), "Low left, high right!", 21) == 0);
            press(ui_id("stage.row%d.slot8", p));
        }
    }
}
END_TEST

/* --- large text --------------------------------------------------------------------------------------------------- */

static struct {
    Rect box;
    float lines; /* of the ink, pixels */
} asked;

static void note_asked(void *context, const char *text, Rect box) {
    (void)context;
    if (strncmp(text, "First to Mainz wins!", 20) == 0) {
        TextStyle style = {.face = TEXT_BOLD,
                           .size = stage()->table.layout.is_tall ? 31 : TYPE_ASKED,
                           .min_size = 15,
                           .fit = TEXT_WRAP_SHRINK,
                           .line = 1,
                           .scales = true};
        asked.box = box;
        asked.lines = style.size * app->preferences.text_scale * text_fitting(app->gfx, &style, text, box);
    }
}

static float size_of_ribbon(float scale, int wide, int high) {
    asked.lines = 0;
    stage()->are_new = true;
    app->preferences.text_scale = scale;
    app_lay_out(app);
    DO("resize %d %d", wide + 1, high); /* so that it is laid out anew */
    DO("resize %d %d", wide, high);
    DO("wait idle");
    ck_assert(stage()->table.has_offer);
    text_watch(app->gfx, note_asked, NULL);
    loop_light(app);
    text_watch_cuts(app->gfx, NULL, NULL);
    ck_assert(asked.lines > 0);
    return asked.lines;
}

/* The offer to be shown how takes a third of it. */
START_TEST(the_first_ribbon_grows_with_the_text) {
    sit_down(2, WORLD_EVENT_QUIZ, 0);
    for (int tall = 0; tall < 2; tall++) {
        int wide = tall ? 1080 : 1280, high = tall ? 1920 : 720;
        float usual = size_of_ribbon(1, wide, high), large = size_of_ribbon(1.4f, wide, high);
        ck_assert_float_gt(large, 1.25f * usual);
    }
}
END_TEST

/* --- the help ----------------------------------------------------------------------------------------------------- */

START_TEST(the_help_answers_what_the_ribbon_has_no_room_for) {
    static const struct {
        const char *topic, *rule;
    } RULE[] = {
        {"row", "It may also stand for a number below 1 or above 60, or for one that’s already somewhere else."},
        {"row", "Complete, too: 0 or less on the left, 61 or more on the right."},
        {"run", "Swaps you make because of an event card count too, even forced ones."},
        {"run", "A run you’re simply dealt, or that someone completes by giving you a card, scores nothing."},
        {"sites", "Nobody ever moves back past the start."},
        {"events", "An event is carried out in full, with every move and question it brings"},
        {"events",
         "the card you don’t want goes back on the discard pile first, and the card you replaced goes on top."},
        {"fast_track", "A swap you make because of an event card uses up that chance, too"},
        {"fast_track", "If a row is complete as dealt, it’s too late for Fast Track."},
        {"scoring", "Once somebody has reached the finish, the others still move, but there are no more questions."},
        {"scoring",
         "If several rows are complete, the first one clockwise wins, counted from the player whose turn it is."},
        {"end", "In the first, the player whose turn comes last gets a head start of one space."},
        {"end", "In the second, the player furthest behind has the first turn."},
        {"path_round", "your ray may run alongside itself."},
        {"path_round", "whatever you’ve drawn by the end of a round counts."},
        {"path_alone", "Spark from 10 points, Candle from 20, Lantern from 30 and Lighthouse from 40."},
    };
    DO("resize 1080 1920");
    for (size_t i = 0; i < sizeof RULE / sizeof RULE[0]; i++) {
        help_show(app, strncmp(RULE[i].topic, "path", 4) == 0 ? HELP_PATH : HELP_GOAL);
        DO("wait idle");
        DO("click help.%s", RULE[i].topic);
        DO("wait idle");
        SEES("%s", RULE[i].rule);
        DO("key Escape");
        DO("wait idle");
    }
}
END_TEST

int main(void) {
    Suite *suite = suite_create("what the table says");
    TCase *tests = tcase_create("says");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, open_house, close_house);
    tcase_add_test(tests, the_ribbon_says_who_wins_while_the_board_comes_closer);
    tcase_add_test(tests, who_has_to_swap_reads_by_whom_and_why);
    tcase_add_test(tests, where_everybody_swaps_the_others_read_why);
    tcase_add_test(tests, who_has_got_another_row_reads_by_whom_and_sees_nine_new_cards);
    tcase_add_test(tests, the_event_that_changed_seats_lies_there_until_one_moves);
    tcase_add_test(tests, the_event_that_forces_a_swap_lies_there_until_it_is_made);
    tcase_add_test(tests, an_event_is_read_again_by_pointer_keys_and_fingers);
    tcase_add_test(tests, what_was_played_is_read_in_its_place_for_the_whole_stage);
    tcase_add_loop_test(tests, who_has_played_an_event_need_not_read_it_again, 0, 2);
    tcase_add_test(tests, the_log_shows_the_cards_it_names_on_cream);
    tcase_add_loop_test(tests, the_coach_teaches_in_person_on_cream, 0, 2);
    tcase_add_test(tests, a_long_touch_explains_cards_and_plays_none);
    tcase_add_test(tests, who_wins_is_said_at_everybodys_first_turn_and_never_again);
    tcase_add_test(tests, the_first_ribbon_grows_with_the_text);
    tcase_add_test(tests, the_help_answers_what_the_ribbon_has_no_room_for);
    suite_add_tcase(suite, tests);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
