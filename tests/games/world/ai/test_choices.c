/* What opponents choose: always something legal, never anything that rests on what is hidden. */
#include "play.h"

#include "games/world/ai/after.h"
#include "games/world/ai/expert.h"
#include "games/world/ai/outlook.h"
#include "games/world/rules/row.h"
#include "heap.h"
#include "yardstick/yardstick.h"

#include <stdlib.h>
#include <string.h>

/* Games enough to meet every kind of decision many times, few enough for the slower levels. */
static const int GAMES[AI_LEVELS] = {
    [AI_EASY] = 700, [AI_MEDIUM] = 500, [AI_HARD] = 120, [AI_EXPERT] = 4, [AI_GENTLE] = 700};

START_TEST(every_level_plays_legal_games_to_their_end) {
    AiLevel level = (AiLevel)_i;
    Random random;
    random_init(&random, 11);
    for (int i = 0; i < GAMES[level]; i++) {
        for (int players = WORLD_PLAYERS_MIN; players <= WORLD_PLAYERS_MAX; players++) {
            WorldSetup setup;
            WorldGame game;
            play_setup(&setup, players, (uint64_t)i);
            world_start(&game, &setup, NULL);
            play_game(&game, level, &random);
        }
    }
}
END_TEST

/* Other cards in the stock's order, other faces on the event cards, other right answers: the same table to look at. */
static void change_what_is_hidden(WorldGame *game, Random *random) {
    random_shuffle(random, game->stock, game->stock_count);
    uint8_t pile[WORLD_EVENT_CARDS];
    int count = 0;
    for (int kind = 1; kind <= WORLD_EVENT_KINDS; kind++) {
        for (int copy = game->shown[kind]; copy < WORLD_EVENT_COPIES; copy++) {
            pile[count++] = (uint8_t)kind;
        }
    }
    random_shuffle(random, pile, (size_t)count);
    for (int p = 0; p < game->players; p++) {
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            if (game->player[p].event[slot] != WORLD_EVENT_NONE) {
                game->player[p].event[slot] = pile[--count];
            }
        }
    }
    memset(game->right, 0, sizeof game->right);
    game->chance.random.state = random_next(random);
}

/* What kinds of decision were met, and whether Fast Track was played and let be: a test of every decision must have
 * come across every one. */
typedef struct Met {
    int awaiting[WORLD_AWAITING_OVER + 1];
    int fast_track, no_fast_track, blind_event;
} Met;

static void meet(Met *met, const WorldGame *game, WorldAction action) {
    met->awaiting[game->awaiting]++;
    if (game->awaiting == WORLD_AWAITING_TURN) {
        bool plays = action.kind == WORLD_ACTION_FAST_TRACK;
        met->fast_track += plays;
        met->no_fast_track += !plays && game->player[game->awaited_player].fast_track == WORLD_FAST_TRACK_HELD;
        met->blind_event += action.kind == WORLD_ACTION_PLAY_EVENT;
    }
}

static void has_met_everything(const Met *met, AiLevel level) {
    static const WorldAwaitingKind CHOICE[] = {WORLD_AWAITING_TURN,  WORLD_AWAITING_PLACE,    WORLD_AWAITING_SWAP,
                                               WORLD_AWAITING_TRADE, WORLD_AWAITING_TAKE_TWO, WORLD_AWAITING_NAME};
    for (size_t i = 0; i < sizeof CHOICE / sizeof CHOICE[0]; i++) {
        ck_assert_msg(met->awaiting[CHOICE[i]] > 0, "%s: decision %d never came", ai_level_names[level], CHOICE[i]);
    }
    ck_assert_int_gt(met->fast_track, 0);
    ck_assert_int_gt(met->no_fast_track, 0);
    ck_assert_int_gt(met->blind_event, 0);
}

START_TEST(hidden_things_never_change_a_choice) {
    AiLevel level = (AiLevel)_i;
    Random random;
    Met met = {0};
    random_init(&random, 5);
    for (int i = 0; i < (GAMES[level] + 11) / 12; i++) {
        for (int players = WORLD_PLAYERS_MIN; players <= WORLD_PLAYERS_MAX; players++) {
            WorldSetup setup;
            WorldGame game;
            play_setup(&setup, players, (uint64_t)(i + 1000));
            world_start(&game, &setup, NULL);
            while (game.awaiting != WORLD_AWAITING_OVER) {
                WorldGame other = game;
                change_what_is_hidden(&other, &random);
                Random here = random;
                Random there = random;
                WorldAction action = play_decide(&game, level, &here);
                if (game.awaiting != WORLD_AWAITING_QUESTION) {
                    same_choice(action, play_decide(&other, level, &there));
                    ck_assert(here.state == there.state);
                }
                random = here;
                meet(&met, &game, action);
                ck_assert(world_apply(&game, action, NULL) == WORLD_ACCEPTED);
            }
        }
    }
    has_met_everything(&met, level);
}
END_TEST

/* What was foreseen of a choice is what the rules make of it. */
static void comes_as_foreseen(const WorldGame *game, const WorldView *view, WorldAction action) {
    After after;
    WorldEvents events;
    WorldGame then = *game;
    after_choice(&after, view, view->awaited_player, action);
    ck_assert(world_apply(&then, action, &events) == WORLD_ACCEPTED);
    int run_fields = 0;
    for (int i = 0; i < events.count; i++) {
        run_fields += events.list[i].kind == WORLD_HAPPENED_RUN ? events.list[i].run.fields : 0;
    }
    bool same = after.run_fields == run_fields && after.top == then.discard[then.discard_count - 1];
    for (int p = 0; p < then.players; p++) {
        bool changed = memcmp(game->player[p].row, then.player[p].row, WORLD_ROW) != 0;
        same = same && memcmp(after.row[p], then.player[p].row, WORLD_ROW) == 0;
        same = same && (!changed || (after.changed >> p & 1));
    }
    ck_assert_msg(same, "kind %d, %d %d %d", action.kind, action.a, action.b, action.c);
}

START_TEST(levels_foresee_what_the_rules_do) {
    Random random;
    int foreseen[WORLD_AWAITING_OVER + 1] = {0};
    random_init(&random, 2);
    for (int i = 0; i < 24; i++) {
        WorldSetup setup;
        WorldGame game;
        play_setup(&setup, WORLD_PLAYERS_MIN + i % 3, (uint64_t)(i + 60));
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER) {
            WorldView view;
            WorldAction option[WORLD_LEGAL_MAX], legal[WORLD_LEGAL_MAX];
            world_view(&game, &view);
            int count = after_options(&view, option);
            ck_assert(count == 0 || count == world_legal(&game, legal));
            for (int j = 0; j < count; j++) {
                comes_as_foreseen(&game, &view, option[j]);
            }
            foreseen[game.awaiting] += count;
            ck_assert(world_apply(&game, play_decide(&game, AI_EASY, &random), NULL) == WORLD_ACCEPTED);
        }
    }
    for (int kind = WORLD_AWAITING_PLACE; kind <= WORLD_AWAITING_NAME; kind++) {
        ck_assert_msg(foreseen[kind] > 0, "nothing to choose for %d", kind);
    }
}
END_TEST

START_TEST(the_same_seed_and_view_give_the_same_game) {
    AiLevel level = (AiLevel)_i;
    uint64_t hash[2];
    for (int i = 0; i < 2; i++) {
        WorldSetup setup;
        WorldGame game;
        Random random;
        random_init(&random, 77);
        play_setup(&setup, 3, 9);
        world_start(&game, &setup, NULL);
        play_game(&game, level, &random);
        hash[i] = world_hash(&game);
    }
    ck_assert(hash[0] == hash[1]);
}
END_TEST

START_TEST(choosing_takes_nothing_from_the_heap) {
    AiLevel level = (AiLevel)_i;
    WorldSetup setup;
    WorldGame game;
    Random random;
    random_init(&random, 3);
    play_setup(&setup, 4, 21);
    world_start(&game, &setup, NULL);
    long before = heap_calls();
    if (before < 0) {
        return; /* this linker cannot count them */
    }
    while (game.awaiting != WORLD_AWAITING_OVER) {
        world_apply(&game, play_decide(&game, level, &random), NULL);
    }
    ck_assert_int_eq(heap_calls(), before);
}
END_TEST

START_TEST(whatever_the_taste_the_game_is_legal) {
    for (int taste = AI_TASTE_NONE; taste <= AI_TASTE_JOKERS; taste++) {
        WorldSetup setup;
        WorldGame game;
        Random random;
        random_init(&random, 4);
        play_setup(&setup, 2, (uint64_t)taste);
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER) {
            WorldView view;
            world_view(&game, &view);
            AiLevel level = (AiLevel)(_i);
            WorldAction action = world_ai_choose_as(level, (AiTaste)taste, &view, view.awaited_player, &random);
            ck_assert(world_apply(&game, action, NULL) == WORLD_ACCEPTED);
        }
    }
}
END_TEST

/* Whether a character of that taste ever does in a game what one without would not. */
static bool taste_shows(AiLevel level, AiTaste taste, uint64_t seed) {
    WorldSetup setup;
    WorldGame game;
    Random random;
    random_init(&random, seed);
    play_setup(&setup, 2, seed);
    world_start(&game, &setup, NULL);
    while (game.awaiting != WORLD_AWAITING_OVER) {
        WorldView view;
        world_view(&game, &view);
        Random with = random, without = random;
        WorldAction action = world_ai_choose_as(level, taste, &view, view.awaited_player, &with);
        WorldAction plain = world_ai_choose(level, &view, view.awaited_player, &without);
        if (memcmp(&action, &plain, sizeof action) != 0) {
            return true;
        }
        random = with;
        ck_assert(world_apply(&game, action, NULL) == WORLD_ACCEPTED);
    }
    return false;
}

START_TEST(every_taste_shows_now_and_then) {
    static const struct {
        AiLevel level;
        AiTaste taste;
    } CHARACTERS[] = {{AI_EASY, AI_TASTE_SAFE},
                      {AI_MEDIUM, AI_TASTE_RUNS},
                      {AI_MEDIUM, AI_TASTE_SAFE},
                      {AI_HARD, AI_TASTE_RISK},
                      {AI_MEDIUM, AI_TASTE_JOKERS}};
    for (size_t i = 0; i < sizeof CHARACTERS / sizeof *CHARACTERS; i++) {
        bool shows = false;
        for (uint64_t seed = 0; seed < 60 && !shows; seed++) {
            shows = taste_shows(CHARACTERS[i].level, CHARACTERS[i].taste, seed);
        }
        ck_assert_msg(shows, "taste %d of %s", CHARACTERS[i].taste, ai_level_names[CHARACTERS[i].level]);
    }
}
END_TEST

/* 4 8 11 23 25 30 34 and 37 stand; a 46 in the hand belongs on the last slot. */
START_TEST(every_level_sees_the_card_that_completes_its_row) {
    static const WorldCard ROW[WORLD_ROW] = {4, 8, 11, 23, 25, 30, 34, 37, 2};
    WorldView view = {.players = 2, .awaiting = WORLD_AWAITING_PLACE, .stage_winner = WORLD_NOBODY};
    view.track.goal = 60;
    view.stock_count = 20;
    memcpy(view.seat[0].row, ROW, WORLD_ROW);
    static const WorldCard OTHER[WORLD_ROW] = {5, 50, 6, 49, 7, 48, 9, 47, 10};
    memcpy(view.seat[1].row, OTHER, WORLD_ROW);
    view.discard[0] = 20;
    view.discard_count = 1;
    view.hand[0] = 46;
    view.hand_count = 1;
    for (uint64_t seed = 0; seed < 50; seed++) {
        Random random;
        random_init(&random, seed);
        same_choice(world_ai_choose((AiLevel)_i, &view, 0, &random), (WorldAction){.kind = WORLD_ACTION_PLACE, .a = 8});
    }
}
END_TEST

START_TEST(every_level_takes_the_discard_that_completes_its_row) {
    static const WorldCard ROW[WORLD_ROW] = {4, 8, 11, 23, 25, 30, 34, 37, 2};
    static const WorldCard OTHER[WORLD_ROW] = {5, 50, 6, 49, 7, 48, 9, 47, 10};
    WorldView view = {.players = 2, .awaiting = WORLD_AWAITING_TURN, .stage_winner = WORLD_NOBODY};
    view.track.goal = 60;
    view.stock_count = 20;
    memcpy(view.seat[0].row, ROW, WORLD_ROW);
    memcpy(view.seat[1].row, OTHER, WORLD_ROW);
    view.discard[0] = 46;
    view.discard_count = 1;
    for (uint64_t seed = 0; seed < 50; seed++) {
        Random random;
        random_init(&random, seed);
        same_choice(world_ai_choose((AiLevel)_i, &view, 0, &random),
                    (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD});
    }
}
END_TEST

/* One card completes the other's row: then the stage is over before the own eight cards could be doubled. */
START_TEST(the_better_levels_play_fast_track_out_of_turn_before_a_stage_is_over) {
    static const WorldCard ROW[WORLD_ROW] = {4, 8, 11, 23, 25, 30, 34, 37, 2};
    static const WorldCard NEAR[WORLD_ROW] = {5, 10, 15, 20, 1, 28, 35, 40, 45};
    static const WorldCard FAR[WORLD_ROW] = {45, 10, 35, 20, 1, 28, 15, 40, 5};
    WorldView view = {.players = 2, .awaiting = WORLD_AWAITING_TURN, .stage_winner = WORLD_NOBODY};
    view.track.goal = 60;
    view.stock_count = 20;
    view.discard[0] = 50;
    view.discard_count = 1;
    memcpy(view.seat[1].row, ROW, WORLD_ROW);
    Random random;
    random_init(&random, 1);
    memcpy(view.seat[0].row, FAR, WORLD_ROW);
    ck_assert(!world_ai_fast_track((AiLevel)_i, &view, 1, &random));
    memcpy(view.seat[0].row, NEAR, WORLD_ROW);
    ck_assert(world_ai_fast_track((AiLevel)_i, &view, 1, &random));
    view.seat[1].exchanged = true;
    ck_assert(!world_ai_fast_track((AiLevel)_i, &view, 1, &random));
}
END_TEST

/* With a row nobody would double: the stage is nearly over, and the goal a long way off. */
START_TEST(in_the_last_stage_whoever_still_holds_fast_track_plays_it) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_MEDIUM, AI_HARD, AI_EXPERT};
    static const WorldCard FALLING[WORLD_ROW] = {44, 39, 34, 29, 24, 19, 14, 9, 4};
    static const WorldCard NEAR[WORLD_ROW] = {5, 10, 15, 20, 1, 28, 35, 40, 45};
    WorldView view = {.players = 2, .awaiting = WORLD_AWAITING_TURN, .stage_winner = WORLD_NOBODY, .stage = 2};
    view.track = (WorldTrack){.goal = 60, .stages = 3};
    view.stock_count = 20;
    view.discard[0] = 50;
    view.discard_count = 1;
    memcpy(view.seat[0].row, FALLING, WORLD_ROW);
    memcpy(view.seat[1].row, NEAR, WORLD_ROW);
    int before = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        Random random;
        random_init(&random, seed);
        before += world_ai_fast_track(LEVEL[_i], &view, 0, &random);
    }
    ck_assert_int_lt(before, 20);
    view.stage = 3;
    for (uint64_t seed = 0; seed < 20; seed++) {
        Random random;
        random_init(&random, seed);
        ck_assert(world_ai_fast_track(LEVEL[_i], &view, 0, &random));
    }
}
END_TEST

START_TEST(a_level_knows_more_than_the_one_below_and_less_of_what_is_harder) {
    for (int strength = 0; strength < AI_LEVELS; strength++) {
        AiLevel level = ai_level_of_strength(strength);
        ck_assert_int_eq(ai_level_strength(level), strength);
        for (int difficulty = 1; difficulty <= 3; difficulty++) {
            int knows = world_ai_quiz_permille(level, difficulty);
            ck_assert(knows > 1000 / WORLD_ANSWERS && knows < 1000);
            ck_assert(strength == 0 || knows > world_ai_quiz_permille(ai_level_of_strength(strength - 1), difficulty));
            ck_assert(difficulty == 1 || knows < world_ai_quiz_permille(level, difficulty - 1));
        }
    }
}
END_TEST

START_TEST(answers_are_right_as_often_as_the_level_knows) {
    Random random;
    random_init(&random, 8);
    int right = 0;
    for (int i = 0; i < 20000; i++) {
        int answer = world_ai_answer(AI_MEDIUM, 2, i % WORLD_ANSWERS, &random);
        ck_assert(answer >= 0 && answer < WORLD_ANSWERS);
        right += answer == i % WORLD_ANSWERS;
    }
    ck_assert_int_le(abs(right / 20 - world_ai_quiz_permille(AI_MEDIUM, 2)), 15);
}
END_TEST

Suite *suite_choices(void) {
    Suite *suite = suite_create("choices");
    TCase *games = tcase_create("games");
    tcase_set_tags(games, "long");
    tcase_set_timeout(games, 240);
    tcase_add_loop_test(games, every_level_plays_legal_games_to_their_end, 0, AI_LEVELS);
    tcase_add_loop_test(games, hidden_things_never_change_a_choice, 0, AI_LEVELS);
    suite_add_tcase(suite, games);
    TCase *tests = tcase_create("choices");
    tcase_set_timeout(tests, 240);
    tcase_add_test(tests, levels_foresee_what_the_rules_do);
    tcase_add_loop_test(tests, the_same_seed_and_view_give_the_same_game, 0, AI_LEVELS);
    tcase_add_loop_test(tests, choosing_takes_nothing_from_the_heap, 0, AI_LEVELS);
    tcase_add_loop_test(tests, whatever_the_taste_the_game_is_legal, 0, AI_LEVELS);
    tcase_add_test(tests, every_taste_shows_now_and_then);
    tcase_add_loop_test(tests, every_level_sees_the_card_that_completes_its_row, 0, AI_LEVELS);
    tcase_add_loop_test(tests, every_level_takes_the_discard_that_completes_its_row, 0, AI_LEVELS);
    tcase_add_loop_test(tests, in_the_last_stage_whoever_still_holds_fast_track_plays_it, 0, 4);
    tcase_add_loop_test(tests, the_better_levels_play_fast_track_out_of_turn_before_a_stage_is_over, AI_HARD,
                        AI_EXPERT + 1);
    tcase_add_test(tests, a_level_knows_more_than_the_one_below_and_less_of_what_is_harder);
    tcase_add_test(tests, answers_are_right_as_often_as_the_level_knows);
    suite_add_tcase(suite, tests);
    return suite;
}
