/* What no good level may do: go in circles, leave a card that wins, or see no way where there is one; and how hard
 * weighs one pile against the other. */
#include "play.h"

#include "games/world/ai/after.h"
#include "games/world/ai/expert.h"
#include "games/world/ai/outlook.h"
#include "games/world/ai/standing.h"
#include "games/world/rules/row.h"
#include "yardstick/yardstick.h"

#include <stdlib.h>
#include <string.h>

enum { STOCK, DISCARD, EVENT };

/* How soon a row may be complete by what the stock may bring. */
static int speed(const WorldView *view, const WorldCard *row) {
    Known known;
    Pace pace;
    Curve curve;
    int sum = 0;
    known_from(&known, view);
    pace_from(&pace, &known);
    outlook_row(&pace, row, &curve);
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        sum += curve_chance(&curve, turn);
    }
    return sum;
}

/* Of a card that was taken from the discard: it brings the row on, or is paid for. Nobody can do that for ever. */
static void check_that_it_helps(const WorldView *view, WorldAction action) {
    After after;
    after_choice(&after, view, view->awaited_player, action);
    const WorldCard *row = after.row[view->awaited_player];
    bool helps = after.run_fields > 0 || world_row_complete(row, WORLD_ROW) ||
                 speed(view, row) > speed(view, view->seat[view->awaited_player].row);
    ck_assert_msg(helps, "a card %d taken from the discard for slot %d", view->hand[0], action.a);
}

/* Six fields ahead, and the goal far off. */
START_TEST(a_lead_weighs_more_where_no_other_stage_follows) {
    static const int32_t MOVES[WORLD_PLAYERS_MAX] = {STANDING_FIELD * 5, STANDING_FIELD * 5};
    WorldView view = {.players = 2, .stage = 1, .stage_winner = WORLD_NOBODY};
    view.seat[0].field = 6;
    for (int stages = 0; stages <= 2; stages++) {
        Standing standing;
        view.track = (WorldTrack){.goal = 60, .stages = (uint8_t)stages};
        standing_from(&standing, &view);
        int share = standing_chance(&standing, MOVES, 0, 0) * 100 / STANDING_SURE;
        ck_assert_msg(stages == 1 ? share > 75 : share < 70, "%d of 100 with %d stages", share, stages);
    }
}
END_TEST

START_TEST(the_better_levels_go_in_no_circles_by_the_discard) {
    const AiLevel level = _i == 0 ? AI_HARD : AI_EXPERT;
    int taken = 0;
    for (uint64_t seed = 0; seed < 30; seed++) {
        WorldSetup setup;
        WorldGame game;
        Random random;
        random_init(&random, seed);
        play_setup(&setup, 2, seed);
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER) {
            WorldView view;
            world_view(&game, &view);
            bool own = view.awaited_player == 0 || view.awaiting >= WORLD_AWAITING_QUESTION;
            WorldAction action =
                own ? play_decide(&game, level, &random) : yardstick_choose(YARDSTICK_HOARDER, &view, 1, &random);
            if (own && action.kind == WORLD_ACTION_PLACE && view.hand_from == WORLD_FROM_DISCARD) {
                check_that_it_helps(&view, action);
                taken++;
            }
            ck_assert(world_apply(&game, action, NULL) == WORLD_ACCEPTED);
        }
    }
    ck_assert_int_gt(taken, 100);
}
END_TEST

/* Others are about to win this stage and the game with it: no place for the card that lies there is worth anything, and
 * by how chances are estimated each comes out below nothing. */
START_TEST(expert_has_a_place_for_the_discard_where_all_is_lost) {
    enum { NO_SLOT = 99 };
    static const WorldCard ROW[WORLD_PLAYERS_MAX][WORLD_ROW] = {{8, 27, 29, 7, WORLD_JOKER, 37, 44, 51, 52},
                                                                {WORLD_JOKER, WORLD_JOKER, 6, 15, 20, 22, 28, 34, 33},
                                                                {11, 13, 17, 24, 12, 49, 50, 59, 60},
                                                                {19, 36, 41, 42, 43, WORLD_JOKER, 45, 56, 32}};
    static const uint8_t FIELD[WORLD_PLAYERS_MAX] = {63, 51, 49, 54};
    WorldView view = {.players = 4, .awaited_player = 3, .active = 3, .stage_winner = WORLD_NOBODY};
    ExpertMind mind;
    ExpertTurn turn = {.slot = NO_SLOT};
    view.awaiting = WORLD_AWAITING_TURN;
    view.track.goal = 64;
    view.stock_count = 15;
    view.discard[0] = 54;
    view.discard_count = 1;
    for (int p = 0; p < view.players; p++) {
        view.seat[p].field = FIELD[p];
        memcpy(view.seat[p].row, ROW[p], WORLD_ROW);
    }
    expert_mind_make(&mind, &view, 3);
    expert_judge_turn(&mind, &turn);
    ck_assert_int_lt(turn.discard, 0);
    ck_assert_int_lt(turn.slot, WORLD_ROW);
}
END_TEST

/* Most cards would complete the first row, and the one that it gives up the second: but nobody is left to take it. */
START_TEST(the_better_levels_end_the_stage_whatever_it_gives_up) {
    static const WorldCard ROW[WORLD_ROW] = {1, 3, 5, 7, 50, 41, 43, 45, 47};
    static const WorldCard NEIGHBOUR[WORLD_ROW] = {8, 10, 12, 14, 16, 18, 20, 49, 6};
    WorldView view = {.players = 2, .stage_winner = WORLD_NOBODY, .stock_count = 30, .discard_count = 1};
    Random random;
    view.awaiting = WORLD_AWAITING_TURN;
    view.track.goal = 60;
    view.discard[0] = 30;
    memcpy(view.seat[0].row, ROW, WORLD_ROW);
    memcpy(view.seat[1].row, NEIGHBOUR, WORLD_ROW);
    random_init(&random, 1);
    WorldAction action = world_ai_choose((AiLevel)_i, &view, 0, &random);
    same_choice(action, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD});
}
END_TEST

/* Turns of one player against a neighbour who is far from done. */
static const struct {
    const char *because;
    WorldCard row[WORLD_ROW], top;
    bool has_event;
    int wanted;
} TURNS[] = {
    {"the discard completes the row", {3, 6, 14, 20, 25, 31, 36, 42, 5}, 49, false, DISCARD},
    {"that is worth more than an event", {3, 6, 14, 20, 25, 31, 36, 42, 5}, 49, true, DISCARD},
    {"the discard brings a row on more than most cards", {14, 7, 23, 21, 27, 36, 38, 50, 48}, 5, true, DISCARD},
    {"the stock may complete it, the discard does not", {3, 6, 14, 20, 25, 31, 36, 42, 5}, 11, false, STOCK},
    {"likewise, and an event would not either", {3, 6, 14, 20, 25, 31, 36, 42, 5}, 11, true, STOCK},
    {"the discard betters the row less than an unknown card", {14, 7, 23, 21, 27, 36, 38, 50, 48}, 32, false, STOCK},
    {"likewise where there is a joker", {7, 9, 20, 28, 33, WORLD_JOKER, 31, 48, 46}, 30, true, STOCK},
    {"no single card does much for a row in falling order", {50, 48, 46, 44, 42, 36, 35, 34, 33}, 20, true, EVENT},
};

START_TEST(hard_weighs_discard_stock_and_event_against_one_another) {
    static const WorldCard NEIGHBOUR[WORLD_ROW] = {10, 12, 18, 22, 43, 39, 37, 40, 29};
    WorldView view = {.players = 2, .stage_winner = WORLD_NOBODY, .stock_count = 30, .discard_count = 1};
    Random random;
    view.awaiting = WORLD_AWAITING_TURN;
    view.track.goal = 60;
    view.seat[0].field = view.seat[1].field = 10;
    view.seat[0].event[1] = TURNS[_i].has_event ? WORLD_HELD_FACE_DOWN : WORLD_HELD_PLAYED;
    view.discard[0] = TURNS[_i].top;
    memcpy(view.seat[0].row, TURNS[_i].row, WORLD_ROW);
    memcpy(view.seat[1].row, NEIGHBOUR, WORLD_ROW);
    random_init(&random, 1);
    WorldAction action = world_ai_choose(AI_HARD, &view, 0, &random);
    bool plays = action.kind == WORLD_ACTION_PLAY_EVENT;
    int chosen = plays ? EVENT : action.a == WORLD_FROM_STOCK ? STOCK : DISCARD;
    ck_assert(plays || action.kind == WORLD_ACTION_TAKE);
    ck_assert_msg(chosen == TURNS[_i].wanted, "%s: %d instead of %d", TURNS[_i].because, chosen, TURNS[_i].wanted);
}
END_TEST

static bool completes(const WorldCard *neighbour, WorldCard card) {
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        WorldCard row[WORLD_ROW];
        memcpy(row, neighbour, sizeof row);
        row[slot] = card;
        if (world_row_complete(row, WORLD_ROW)) {
            return true;
        }
    }
    return false;
}

/* The first row holds every card that would complete the second, and cannot get on without handing over one of them:
 * two who never give way play this stage for ever. */
START_TEST(hard_gives_way_before_the_stock_is_renewed) {
    static const WorldCard ROW[WORLD_ROW] = {WORLD_JOKER, 2, 5, 6, 7, 17, 3, 1, 4};
    static const WorldCard NEIGHBOUR[WORLD_ROW] = {24, WORLD_JOKER, 8, 9, 10, 21, WORLD_JOKER, 25, 42};
    WorldView view = {.players = 2, .stage_winner = WORLD_NOBODY, .discard_count = 1};
    Random random;
    view.awaiting = WORLD_AWAITING_PLACE;
    view.track.goal = 60;
    view.discard[0] = 40;
    view.hand[0] = 15;
    view.hand_count = 1;
    memcpy(view.seat[0].row, ROW, WORLD_ROW);
    memcpy(view.seat[1].row, NEIGHBOUR, WORLD_ROW);
    random_init(&random, 1);
    view.stock_count = 20;
    ck_assert(!completes(NEIGHBOUR, ROW[world_ai_choose(AI_HARD, &view, 0, &random).a]));
    view.stock_count = 3;
    int slot = world_ai_choose(AI_HARD, &view, 0, &random).a;
    ck_assert(completes(NEIGHBOUR, ROW[slot]));
    ck_assert_int_ne(ROW[slot], WORLD_JOKER);
}
END_TEST

/* Of the two cards one does more for the row, but what goes for it is just what the neighbour waits for. */
START_TEST(hard_keeps_no_card_that_makes_the_neighbour_win) {
    static const WorldCard ROW[WORLD_ROW] = {1, 3, 30, 7, 9, 50, 41, 43, 45};
    static const WorldCard WAITS[WORLD_ROW] = {8, 10, 12, 14, 2, 40, 44, 46, 48};
    static const WorldCard FAR[WORLD_ROW] = {48, 46, 44, 40, 2, 14, 12, 10, 8};
    enum { THIRTY = 2, FIFTY = 5 };
    WorldView view = {.players = 2, .stage_winner = WORLD_NOBODY, .stock_count = 30, .discard_count = 1};
    Random random;
    view.awaiting = WORLD_AWAITING_TAKE_TWO;
    view.track.goal = 60;
    view.discard[0] = 52;
    view.hand[0] = 5;
    view.hand[1] = 20;
    view.hand_count = 2;
    memcpy(view.seat[0].row, ROW, WORLD_ROW);
    memcpy(view.seat[1].row, FAR, WORLD_ROW);
    random_init(&random, 1);
    same_choice(world_ai_choose(AI_HARD, &view, 0, &random),
                (WorldAction){.kind = WORLD_ACTION_KEEP, .a = 0, .b = THIRTY});
    memcpy(view.seat[1].row, WAITS, WORLD_ROW);
    same_choice(world_ai_choose(AI_HARD, &view, 0, &random),
                (WorldAction){.kind = WORLD_ACTION_KEEP, .a = 1, .b = FIFTY});
}
END_TEST

Suite *suite_weighing(void) {
    Suite *suite = suite_create("weighing");
    TCase *tests = tcase_create("weighing");
    tcase_set_timeout(tests, 300);
    suite_add_tcase(suite, tests);
    tcase_add_test(tests, a_lead_weighs_more_where_no_other_stage_follows);
    tcase_add_loop_test(tests, the_better_levels_go_in_no_circles_by_the_discard, 0, 2);
    tcase_add_test(tests, expert_has_a_place_for_the_discard_where_all_is_lost);
    tcase_add_loop_test(tests, the_better_levels_end_the_stage_whatever_it_gives_up, AI_MEDIUM, AI_EXPERT + 1);
    tcase_add_loop_test(tests, hard_weighs_discard_stock_and_event_against_one_another, 0,
                        sizeof TURNS / sizeof TURNS[0]);
    tcase_add_test(tests, hard_keeps_no_card_that_makes_the_neighbour_win);
    tcase_add_test(tests, hard_gives_way_before_the_stock_is_renewed);
    return suite;
}
