/* What people read of a game of World, at its end and afterwards: the numbers of the game itself. */
#include "rooms.h"
#include "suites.h"

#include "games/world/play/authority.h"
#include "games/world/play/session.h"
#include "games/world/scenes/victory_parts.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/table/film_bar.h"
#include "shell/stack_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYERS = 3 };

static const uint8_t AHEAD[PLAYERS] = {6, 0, 3};

static void begin_from(uint64_t seed) {
    WorldSessionSetup setup = {.players = PLAYERS, .starter = 0, .questions = DECK_FAMILY, .board = "short"};
    PlayError error = {{0}};
    app->seed = seed;
    for (int p = 0; p < PLAYERS; p++) {
        setup.seat[p].figurine = (Figurine)p;
        setup.ahead[p] = AHEAD[p];
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAMES[p]);
    }
    ck_assert_msg(world_begin(app, &setup, &error), "%s", error.text);
}

static void begin(void) {
    begin_from(3);
}

static void take_all(void) {
    WorldEvent event;
    while (world_session_take_event(in_play(app), &event)) {
    }
}

static void act(WorldActionKind kind, int a) {
    WorldAction action = {.kind = (uint8_t)kind, .a = (uint8_t)a};
    ck_assert_int_eq(world_session_act(in_play(app), action), WORLD_ACCEPTED);
}

static void play_one(Random *random) {
    ck_assert_int_eq(world_session_act(in_play(app), house_choice(app, random)), WORLD_ACCEPTED);
}

static void play_from(uint64_t seed) {
    Random random;
    random_init(&random, 5);
    begin_from(seed);
    while (!session_is_over(in_play(app))) {
        play_one(&random);
    }
    take_all();
}

static void play(void) {
    play_from(3);
}

static const WorldGame *game(void) {
    return world_session_game(in_play(app));
}

static bool has_won(int player) {
    return (game()->winners >> player & 1) != 0;
}

static int place_of(int player) {
    int place = 1;
    for (int p = 0; p < PLAYERS; p++) {
        bool is_farther = game()->player[p].field > game()->player[player].field;
        place += !has_won(player) && (has_won(p) || is_farther);
    }
    return place;
}

static void signed_text(char out[16], int thousandths) {
    int number = (thousandths + (thousandths < 0 ? -5 : 5)) / 10;
    snprintf(out, 16, "%s%d", number < 0 ? "−" : number > 0 ? "+" : "", abs(number));
}

/* --- the podium --------------------------------------------------------------------------------------------------- */

static void reads_where(int player, char *out, size_t size) {
    int field = game()->player[player].field;
    bool is_late = field == game()->track.goal && !has_won(player);
    int length = is_late ? snprintf(out, size, "Finished later") : snprintf(out, size, "Space %d", field);
    if (AHEAD[player] > 0) {
        snprintf(out + length, size - (size_t)length, " (%d-space head start)", AHEAD[player]);
    }
}

static void podium_tells(uint64_t seed) {
    int winners = 0, winner = 0;
    play_from(seed);
    for (int p = 0; p < PLAYERS; p++) {
        winners += has_won(p);
        winner = has_won(p) ? p : winner;
    }
    ck_assert_int_eq(winners, 1); /* else take another seed */
    scene_go(app, &VICTORY_SCENE, NULL, 0);
    DO("wait 3000");
    SEES("%s reaches Mainz!\n", NAMES[winner]);
    for (int view = 0; view < 2; view++) { /* also small, beside the charts */
        for (int p = 0; p < PLAYERS; p++) {
            char where[60], words[120];
            reads_where(p, where, sizeof where);
            snprintf(words, sizeof words, "%d\n%s\n%s\n", place_of(p), NAMES[p], where);
            ck_assert_str_eq(house_reads(app, widget(ui_id("victory.seat%d", p))->rect), words);
        }
        DO("click victory.charts");
        DO("wait 2000");
    }
}

/* In the second game nobody comes to the finish but the winner. */
START_TEST(the_podium_tells_everybody_s_place_and_space) {
    static const uint64_t SEED[] = {3, 5};
    for (int i = 0; i < 2; i++) {
        int late = 0;
        podium_tells(SEED[i]);
        for (int p = 0; p < PLAYERS; p++) {
            late += game()->player[p].field == game()->track.goal && !has_won(p);
        }
        ck_assert_int_eq(late, i == 0); /* else take another seed */
    }
}
END_TEST

/* --- how it went -------------------------------------------------------------------------------------------------- */

static void show_charts(void) {
    play();
    scene_go(app, &VICTORY_SCENE, NULL, 0);
    DO("wait 3000");
    DO("click victory.charts");
    DO("wait 3000");
}

/* In the order they are drawn: the panel's heading, FIELDS up the left, the stages along the bottom. */
enum { HEADING = 1, FIELDS = 4 };

typedef struct Axes {
    int labels;
    HouseLabel label[40];
} Axes;

/* Where a field lies after so many stages, by the labels at the left and at the bottom. */
static Point on_journey(const Axes *axes, int stage, int field) {
    const HouseLabel *left = &axes->label[HEADING], *foot = left + FIELDS;
    float wide = foot[1].middle.x - foot[0].middle.x, high = left[FIELDS - 1].middle.y - left[0].middle.y;
    return (Point){foot[0].middle.x + wide * (float)(stage - 1),
                   left[0].middle.y + high * (float)field / (float)game()->track.goal};
}

/* Whoever sits first is drawn over the others. */
static int uppermost(const int field[PLAYERS], int player) {
    for (int p = 0; p < player; p++) {
        if (field[p] == field[player]) {
            return p;
        }
    }
    return player;
}

/* Everybody's line leaves the left where they began, and comes to where they stood as each stage began. */
START_TEST(the_journey_leads_from_where_everybody_began) {
    static Axes axes;
    int field[PLAYERS], stages = 0;
    show_charts();
    axes.labels = house_labels(app, victory_places(&app->layout).journey, axes.label, 40);
    ck_assert_int_ge(axes.labels, HEADING + FIELDS + 2);
    ck_assert_int_eq(atoi(axes.label[HEADING + FIELDS - 1].text), game()->track.goal);
    ck_assert_int_eq(atoi(axes.label[axes.labels - 1].text), game()->stage);
    DO("draw on");
    DO("wait 100");
    for (int p = 0; p < PLAYERS; p++) {
        field[p] = AHEAD[p];
    }
    for (int i = 0; i < session_history_count(in_play(app)); i++) {
        const WorldEvent *event = world_session_history(in_play(app), i);
        for (int p = 0; p < PLAYERS && event->kind == WORLD_HAPPENED_STAGE; p++) {
            Color own = theme_player_light((Figurine)uppermost(field, p));
            ck_assert_msg(house_has_colour(app, on_journey(&axes, stages, field[p]), own), "%s before stage %d: %d",
                          NAMES[p], stages + 1, field[p]);
        }
        stages += event->kind == WORLD_HAPPENED_STAGE;
        if (event->kind == WORLD_HAPPENED_FIGURINE) {
            field[event->player] = event->step.to;
        }
    }
    ck_assert_int_ge(stages, 2); /* else take another seed */
}
END_TEST

static void sources_of(int player, char *out, size_t size) {
    static const WorldWhy ORDER[] = {WORLD_WHY_SCORE, WORLD_WHY_RUN, WORLD_WHY_EVENT, WORLD_WHY_SITE, WORLD_WHY_REWARD};
    int fields[WORLD_WHYS] = {0}, back = 0;
    size_t length = strlen(out);
    for (int i = 0; i < session_history_count(in_play(app)); i++) {
        const WorldEvent *event = world_session_history(in_play(app), i);
        if (event->kind == WORLD_HAPPENED_FIGURINE && event->player == player) {
            fields[event->step.why] += event->step.to - event->step.from;
        }
    }
    for (int i = 0; i < WORLD_WHYS; i++) {
        int number = fields[ORDER[i]];
        length += number > 0 ? (size_t)snprintf(out + length, size - length, "%d\n", number) : 0;
        back += number < 0 ? number : 0;
    }
    if (back < 0) {
        snprintf(out + length, size - length, "−%d\n", -back);
    }
}

START_TEST(the_chart_of_sources_adds_up_everybody_s_moves) {
    char words[300] = "Where the spaces came from\n";
    show_charts();
    for (int p = 0; p < PLAYERS; p++) {
        sources_of(p, words, sizeof words);
    }
    ck_assert_ptr_nonnull(strstr(words, "−")); /* else take another seed */
    SEES("%sRows\nRuns\nEvents\nSites\nBonuses\n", words);
}
END_TEST

static int best_of(const int number[PLAYERS]) {
    int best = 0;
    for (int p = 1; p < PLAYERS; p++) {
        best = number[p] > number[best] ? p : best;
    }
    return best;
}

START_TEST(what_was_best_is_told_of_whom_it_was) {
    int run[PLAYERS] = {0}, right[PLAYERS] = {0}, asked[PLAYERS] = {0}, stage = 0, luckiest = 0, lucky = 0, then = 0;
    show_charts();
    for (int i = 0; i < session_history_count(in_play(app)); i++) {
        const WorldEvent *event = world_session_history(in_play(app), i);
        int fields = event->step.to - event->step.from, player = event->player;
        stage += event->kind == WORLD_HAPPENED_STAGE;
        if (event->kind == WORLD_HAPPENED_RUN && event->run.length > run[player]) {
            run[player] = event->run.length;
        } else if (event->kind == WORLD_HAPPENED_ANSWER) {
            asked[player]++;
            right[player] += event->answer.choice == event->answer.right;
        } else if (event->kind == WORLD_HAPPENED_FIGURINE && event->step.why != WORLD_WHY_SCORE && fields > luckiest) {
            luckiest = fields;
            lucky = player;
            then = stage;
        }
    }
    int runner = best_of(run), knows = best_of(right);
    ck_assert(run[runner] > 2 && right[knows] > 0 && right[knows] < asked[knows] && luckiest > 1); /* another seed */
    SEES("%d cards\nLongest run: %s\n%d of %d\nCorrect answers: %s\n%d spaces\nLuckiest moment: %s, stage\u00a0%d\n",
         run[runner], NAMES[runner], right[knows], asked[knows], NAMES[knows], luckiest, NAMES[lucky], then);
}
END_TEST

/* --- what decided it ---------------------------------------------------------------------------------------------- */

/* What an expert has found. */
static const WorldReview *show_moments(void) {
    play();
    house_show(app, &VICTORY_SCENE, NULL, 0);
    DO("click victory.charts");
    DO("click victory.view_review");
    DO("wait 2000");
    const Victory *victory = app->stack->level[0].state;
    ck_assert(victory->shows_review);
    return &victory->review->review;
}

/* The turn of a moment begins there: nobody's begins between. */
static void begins_with_turn(int from, int action) {
    ck_assert_int_le(from, action);
    for (int i = session_history_after(in_play(app), (size_t)from);
         i < session_history_after(in_play(app), (size_t)action); i++) {
        ck_assert_int_ne(world_session_history(in_play(app), i)->kind, WORLD_HAPPENED_TURN);
    }
}

static void watch_moment(const WorldMoment *moment, int index) {
    char where[40];
    snprintf(where, sizeof where, "Stage %d", moment->stage);
    DO("click victory.moment%d", index);
    DO("wait 50");
    IN_SCENE("film");
    ck_assert_str_eq(widget("film.where")->label, where);
    begins_with_turn((int)(widget("film.where")->value + .5f), moment->action);
    DO("click film.close");
    DO("wait idle");
    IN_SCENE("victory");
}

START_TEST(key_moments_tell_what_they_changed_and_their_films_begin_there) {
    const WorldReview *review = show_moments();
    int late = 0;
    ck_assert_int_ge(review->moments, 2);
    for (int i = 0; i < review->moments; i++) {
        const WorldMoment *moment = &review->moment[i];
        char change[16];
        signed_text(change, moment->swing);
        SEES("%s\nStage\u00a0%d: ", change, moment->stage);
        watch_moment(moment, i);
        late += moment->stage > 1;
    }
    ck_assert_int_gt(late, 0); /* else take another seed */
}
END_TEST

START_TEST(luck_and_choices_are_told_apart) {
    char words[600] = "Luck and choices\n";
    const WorldReview *review = show_moments();
    for (int p = 0; p < PLAYERS; p++) {
        const WorldReviewPlayer *found = &review->player[p];
        size_t length = strlen(words);
        char luck[16], lost[16];
        signed_text(luck, found->luck);
        signed_text(lost, found->lost);
        ck_assert_str_ne(luck, lost); /* else take another seed */
        snprintf(words + length, sizeof words - length, "%s\n%s\n%d of %d choices matched the expert’s\n", luck, lost,
                 found->as_good, found->choices);
    }
    SEES("%sLuck\nChoices\n", words);
}
END_TEST

/* --- in lists ----------------------------------------------------------------------------------------------------- */

START_TEST(the_list_of_games_tells_how_each_ended) {
    char words[500];
    play();
    int length = snprintf(words, sizeof words, "Short, %d stage%s\n", game()->stage, game()->stage == 1 ? "" : "s");
    for (int p = 0; p < PLAYERS; p++) {
        length += snprintf(words + length, sizeof words - (size_t)length, "%s\nNo. %d, space %d\n", NAMES[p],
                           place_of(p), game()->player[p].field);
    }
    house_show(app, &STATISTICS_SCENE, NULL, 0);
    DO("click statistics.tab_games");
    DO("wait idle");
    SEES("%s", words);
}
END_TEST

/* Plays on until something happens; its event. */
static const WorldEvent *play_until(WorldEventKind kind, Random *random) {
    for (;;) {
        int before = session_history_count(in_play(app));
        play_one(random);
        for (int i = before; i < session_history_count(in_play(app)); i++) {
            if (world_session_history(in_play(app), i)->kind == kind) {
                take_all();
                return world_session_history(in_play(app), i);
            }
        }
        ck_assert_msg(!session_is_over(in_play(app)), "take another seed");
    }
}

START_TEST(the_log_tells_of_cards_and_of_spaces) {
    Random random;
    random_init(&random, 5);
    begin();
    const WorldEvent *run = play_until(WORLD_HAPPENED_RUN, &random), *step = run;
    while (step->kind != WORLD_HAPPENED_FIGURINE) {
        step++;
    }
    ck_assert_int_ne(run->run.length, run->run.fields);
    house_show(app, &LOG_SCENE, NULL, 0);
    SEES("%s has a run of %d cards: %d space%s ahead.\n", NAMES[run->player], run->run.length, run->run.fields,
         run->run.fields == 1 ? "" : "s");
    SEES("%s moves ahead to space %d.\n", NAMES[step->player], step->step.aimed);
    const WorldEvent *scored = play_until(WORLD_HAPPENED_SCORED, &random);
    house_show(app, &LOG_SCENE, NULL, 0);
    SEES("%s scores %d space%s.\n", NAMES[scored->player], scored->scored.fields,
         scored->scored.fields == 1 ? "" : "s");
}
END_TEST

/* --- at the table ------------------------------------------------------------------------------------------------- */

static void panels_tell(void) {
    int bottom = world_session_view(in_play(app))->awaited_player;
    DO("wait idle");
    for (int p = 0; p < PLAYERS; p++) {
        if (p == bottom) {
            SEES("%s\nSpace %d / %d\n", NAMES[p], game()->player[p].field, game()->track.goal);
        } else {
            SEES("%s\n%d\n", NAMES[p], game()->player[p].field);
        }
    }
}

/* Numbers of two digits, so that one can be missed. */
static bool all_are_far(void) {
    for (int p = 0; p < PLAYERS; p++) {
        if (game()->player[p].field < 10) {
            return false;
        }
    }
    return true;
}

/* Also where a run that has moved somebody is taken back. */
START_TEST(panels_tell_where_everybody_stands_and_stood) {
    Random random;
    random_init(&random, 5);
    begin();
    int before[PLAYERS], undone = 0;
    while (undone == 0) {
        int player = game()->awaited_player;
        before[player] = game()->player[player].field;
        play_one(&random);
        bool has_moved = game()->player[player].field > before[player];
        undone = has_moved && all_are_far() && session_can_undo(in_play(app)) ? player + 1 : 0;
        ck_assert_msg(!session_is_over(in_play(app)), "take another seed");
    }
    take_all();
    house_show(app, &STAGE_SCENE, NULL, 0);
    panels_tell();
    DO("click stage.undo");
    panels_tell();
    ck_assert_int_eq(game()->player[undone - 1].field, before[undone - 1]);
}
END_TEST

static Point middle_of(const char *id) {
    return rect_middle(widget(id)->rect);
}

START_TEST(a_card_that_is_carried_shows_its_own_number) {
    char digits[8];
    begin();
    act(WORLD_ACTION_TAKE, WORLD_FROM_DISCARD);
    take_all();
    house_show(app, &STAGE_SCENE, NULL, 0);
    snprintf(digits, sizeof digits, "%d\n", game()->hand[0]);
    Point from = middle_of("stage.hand0"), to = middle_of("stage.row0.slot4");
    to.y -= 150;
    DO("pointer %g %g down", (double)from.x, (double)from.y);
    DO("pointer %g %g move", (double)(from.x + to.x) / 2, (double)(from.y + to.y) / 2);
    DO("pointer %g %g move", (double)to.x, (double)to.y);
    DO("wait 50");
    ck_assert_ptr_nonnull(strstr(house_reads(app, rect_around(to, 130, 180)), digits));
    DO("pointer %g %g up", (double)to.x, (double)to.y);
}
END_TEST

/* --- undo --------------------------------------------------------------------------------------------------------- */

/* Of who was away and has come back, with steps of others before. */
START_TEST(the_first_step_after_a_change_of_seats_can_be_taken_back) {
    begin();
    act(WORLD_ACTION_TAKE, WORLD_FROM_DISCARD);
    act(WORLD_ACTION_PLACE, 0);
    int seat = game()->awaited_player;
    size_t actions = session_actions(in_play(app));
    take_all();
    session_stand_in(in_play(app), seat, true);
    session_stand_in(in_play(app), seat, false);
    house_show(app, &STAGE_SCENE, NULL, 0);
    DO("click stage.discard");
    DO("wait idle");
    ck_assert_uint_eq(session_actions(in_play(app)), actions + 1);
    ck_assert_ptr_null(widget("stage.undo")->why_not);
    DO("click stage.undo");
    DO("wait idle");
    ck_assert_uint_eq(session_actions(in_play(app)), actions);
}
END_TEST

Suite *suite_shown(void) {
    Suite *suite = suite_create("shown of world");
    TCase *cases = tcase_create("shown");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_test(cases, the_podium_tells_everybody_s_place_and_space);
    tcase_add_test(cases, the_journey_leads_from_where_everybody_began);
    tcase_add_test(cases, the_chart_of_sources_adds_up_everybody_s_moves);
    tcase_add_test(cases, what_was_best_is_told_of_whom_it_was);
    tcase_add_test(cases, key_moments_tell_what_they_changed_and_their_films_begin_there);
    tcase_add_test(cases, luck_and_choices_are_told_apart);
    tcase_add_test(cases, the_list_of_games_tells_how_each_ended);
    tcase_add_test(cases, the_log_tells_of_cards_and_of_spaces);
    tcase_add_test(cases, panels_tell_where_everybody_stands_and_stood);
    tcase_add_test(cases, a_card_that_is_carried_shows_its_own_number);
    tcase_add_test(cases, the_first_step_after_a_change_of_seats_can_be_taken_back);
    suite_add_tcase(suite, cases);
    return suite;
}
