/* Hints, the review of a game, characters. */
#include "play.h"

#include "ai/character.h"
#include "games/world/ai/hint.h"
#include "games/world/ai/review.h"

#include <string.h>

static WorldView table_with(const WorldCard *row, WorldCard hand) {
    static const WorldCard OTHER[WORLD_ROW] = {5, 50, 6, 49, 7, 48, 9, 47, 10};
    WorldView view = {.players = 2, .awaiting = WORLD_AWAITING_PLACE, .stage_winner = WORLD_NOBODY};
    view.track.goal = 60;
    view.stock_count = 20;
    memcpy(view.seat[0].row, row, WORLD_ROW);
    memcpy(view.seat[1].row, OTHER, WORLD_ROW);
    view.discard[0] = 20;
    view.discard_count = 1;
    view.hand[0] = hand;
    view.hand_count = 1;
    return view;
}

START_TEST(a_hint_says_that_the_card_completes_the_row) {
    static const WorldCard ROW[WORLD_ROW] = {4, 8, 11, 23, 25, 30, 34, 37, 2};
    WorldView view = table_with(ROW, 46);
    WorldHint hint;
    ck_assert(world_ai_hint(&view, 0, &hint));
    ck_assert_int_eq(hint.reason, WORLD_REASON_COMPLETES);
    ck_assert_int_eq(hint.action.a, 8);
    ck_assert_int_eq(hint.card, 46);
    ck_assert_int_eq(hint.given, 2);
}
END_TEST

/* Its word cannot begin a sentence in every language. */
START_TEST(a_joker_that_completes_the_row_has_a_sentence_of_its_own) {
    static const WorldCard ROW[WORLD_ROW] = {4, 8, 11, 23, 25, 30, 34, 37, 2};
    WorldView view = table_with(ROW, WORLD_JOKER);
    WorldHint hint;
    ck_assert(world_ai_hint(&view, 0, &hint));
    ck_assert_str_eq(world_ai_hint_message(&hint), "The joker completes your row.");
}
END_TEST

START_TEST(a_hint_says_that_a_swap_completes_the_row) {
    static const WorldCard ROW[WORLD_ROW] = {4, 8, 25, 23, 11, 30, 34, 37, 46};
    WorldView view = table_with(ROW, 0);
    WorldHint hint;
    view.hand_count = 0;
    view.awaiting = WORLD_AWAITING_SWAP;
    ck_assert(world_ai_hint(&view, 0, &hint));
    ck_assert_int_eq(hint.reason, WORLD_REASON_COMPLETES);
    ck_assert_int_eq(hint.action.a, 2);
    ck_assert_int_eq(hint.action.b, 4);
    ck_assert(hint.card == 11 || hint.card == 25);
}
END_TEST

/* 17 belongs between 14 and 22, of the three slots there two are left for others. */
START_TEST(a_hint_names_the_neighbours_and_the_room_between_them) {
    static const WorldCard ROW[WORLD_ROW] = {13, 14, 41, 1, 2, 22, 27, 33, 40};
    WorldView view = table_with(ROW, 17);
    WorldHint hint;
    ck_assert(world_ai_hint(&view, 0, &hint));
    ck_assert_int_eq(hint.reason, WORLD_REASON_FITS);
    ck_assert_int_eq(hint.low, 14);
    ck_assert_int_eq(hint.high, 22);
    ck_assert_int_eq(hint.missing, 2);
}
END_TEST

static void sit_near_the_goal(WorldView *view, const WorldCard *neighbour) {
    memcpy(view->seat[1].row, neighbour, WORLD_ROW);
    for (int p = 0; p < view->players; p++) {
        view->seat[p].field = 52;
        view->seat[p].fast_track = WORLD_FAST_TRACK_SPENT;
    }
}

/* The neighbour lacks one card, a 15 or one below 11: of what 1 could be put for, 5, 7, 8 and 15 are such. */
START_TEST(a_hint_says_which_discard_helps_the_neighbour_least) {
    static const WorldCard ROW[WORLD_ROW] = {5, 8, 15, 21, 26, 29, 7, 39, 28};
    static const WorldCard ONE_SHORT[WORLD_ROW] = {14, 11, 16, 23, 27, 33, 45, 46, 50};
    WorldView view = table_with(ROW, 1);
    WorldHint hint;
    sit_near_the_goal(&view, ONE_SHORT);
    ck_assert(world_ai_hint(&view, 0, &hint));
    ck_assert_str_eq(world_ai_hint_message(&hint), "Discarding the {given} helps {player} least.");
    ck_assert_int_eq(hint.given, 28);
    ck_assert_int_eq(hint.player, 1);
}
END_TEST

START_TEST(a_hint_speaks_of_no_neighbour_whom_no_discard_helps) {
    static const WorldCard ROW[WORLD_ROW] = {15, 1, 16, 12, 24, 38, 30, 32, 40};
    static const WorldCard FALLING[WORLD_ROW] = {50, 48, 46, 44, 42, 39, 37, 35, 33};
    WorldView view = table_with(ROW, 41);
    WorldHint hint;
    sit_near_the_goal(&view, FALLING);
    ck_assert(world_ai_hint(&view, 0, &hint));
    ck_assert_str_eq(world_ai_hint_message(&hint),
                     "There’s no good spot for the {card}. The one you’ll miss least is the {given}.");
    ck_assert_int_eq(hint.card, 41);
    ck_assert_int_eq(hint.given, 1);
}
END_TEST

/* How many slots between two neighbours hold neither the card nor a joker. */
static int room_between(const WorldHint *hint, const WorldCard *row) {
    int left = -1, right = WORLD_ROW, missing = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        left = slot < hint->slot && hint->low > 0 && row[slot] == hint->low ? slot : left;
        right = slot > hint->slot && hint->high > 0 && row[slot] == hint->high ? slot : right;
    }
    for (int slot = left + 1; slot < right; slot++) {
        missing += slot != hint->slot && row[slot] != WORLD_JOKER;
    }
    return missing;
}

/* What it says is so. */
static void is_true(const WorldHint *hint, const WorldView *view) {
    const WorldCard *row = view->seat[view->awaited_player].row;
    WorldHint other;
    for (int p = 0; p < view->players; p++) {
        ck_assert(p == view->awaited_player || !world_ai_hint(view, p, &other)); /* nobody else has anything to do */
    }
    if (hint->reason == WORLD_REASON_STOCK) {
        ck_assert_int_eq(hint->card, view->discard[view->discard_count - 1]);
    }
    if (hint->action.kind == WORLD_ACTION_SWAP && hint->reason != WORLD_REASON_COMPLETES) {
        ck_assert_int_eq(hint->reason == WORLD_REASON_RUN, hint->fields > 0);
    }
    if (hint->reason == WORLD_REASON_FITS || hint->reason == WORLD_REASON_LOWEST ||
        hint->reason == WORLD_REASON_HIGHEST) {
        ck_assert_int_eq(hint->missing, room_between(hint, row));
    }
}

/* The sentence has everything it speaks of. */
static void can_be_said(const WorldHint *hint, const WorldView *view) {
    const char *message = world_ai_hint_message(hint);
    ck_assert_ptr_nonnull(message);
    ck_assert(strstr(message, "{low}") == NULL || (hint->low > 0 && hint->low < hint->card));
    ck_assert(strstr(message, "{high}") == NULL || hint->high > hint->card);
    ck_assert(strstr(message, "{fields}") == NULL || hint->fields > 0);
    ck_assert(strstr(message, "{missing}") == NULL || (hint->missing > 0 && hint->missing < WORLD_ROW));
    bool names = strstr(message, "{player}") != NULL;
    ck_assert(!names || (hint->player < view->players && hint->player != view->awaited_player));
    /* A card and the one it is put for are two, if not two jokers. */
    bool exchanges = strstr(message, "{card}") != NULL && strstr(message, "{given}") != NULL;
    ck_assert(!exchanges || hint->card != hint->given || hint->card == WORLD_JOKER);
}

/* What a hint advises in every situation somebody can be in, and the reasons that were given there. */
START_TEST(a_hint_says_why_in_every_situation) {
    bool asked[WORLD_AWAITING_OVER + 1] = {false}, given[AI_REASONS] = {false};
    for (int game_number = 0; game_number < 9; game_number++) {
        WorldSetup setup;
        WorldGame game;
        Random random;
        random_init(&random, (uint64_t)game_number);
        play_setup(&setup, WORLD_PLAYERS_MIN + game_number % 3, (uint64_t)(500 + game_number));
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER) {
            WorldView view;
            WorldHint hint;
            world_view(&game, &view);
            bool chooses = view.awaiting <= WORLD_AWAITING_NAME;
            ck_assert(world_ai_hint(&view, view.awaited_player, &hint) == chooses);
            if (chooses) {
                can_be_said(&hint, &view);
                is_true(&hint, &view);
                asked[view.awaiting] = given[hint.reason] = true;
            }
            ck_assert(world_apply(&game, play_decide(&game, AI_EASY, &random), NULL) == WORLD_ACCEPTED);
        }
    }
    for (int kind = WORLD_AWAITING_TURN; kind <= WORLD_AWAITING_NAME; kind++) {
        ck_assert_msg(asked[kind], "nobody was asked for %d", kind);
    }
    for (int reason = 0; reason < AI_REASONS; reason++) {
        ck_assert_msg(given[reason], "reason %d was never given", reason);
    }
}
END_TEST

START_TEST(a_hint_is_legal_and_has_a_message_all_through_a_game) {
    for (int players = WORLD_PLAYERS_MIN; players <= WORLD_PLAYERS_MAX; players++) {
        WorldSetup setup;
        WorldGame game;
        Random random;
        random_init(&random, 6);
        play_setup(&setup, players, 31);
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER) {
            WorldView view;
            WorldHint hint;
            world_view(&game, &view);
            WorldAction action = play_decide(&game, AI_EASY, &random);
            if (world_ai_hint(&view, view.awaited_player, &hint)) {
                ck_assert(world_ai_hint_message(&hint) != NULL);
                action = hint.action;
            }
            ck_assert(world_apply(&game, action, NULL) == WORLD_ACCEPTED);
        }
    }
}
END_TEST

enum { ACTIONS_MAX = 4000 };

/* Of the game reviewed last: each action's kind, and how many choices each player had. */
static uint8_t reviewed[ACTIONS_MAX];
static int chosen[WORLD_PLAYERS_MAX];

/* Plays a game with a level for each player and reviews it while it goes on. */
static void review_game(WorldReview *review, AiLevel first, AiLevel others, uint64_t seed) {
    WorldSetup setup;
    WorldGame game;
    Random random;
    random_init(&random, seed);
    play_setup(&setup, 2, seed);
    world_start(&game, &setup, NULL);
    world_ai_review_begin(review, &setup);
    memset(chosen, 0, sizeof chosen);
    for (int i = 0; game.awaiting != WORLD_AWAITING_OVER; i++) {
        WorldAction action = play_decide(&game, game.awaited_player == 0 ? first : others, &random);
        ck_assert_int_lt(i, ACTIONS_MAX);
        reviewed[i] = action.kind;
        bool chooses = game.awaiting <= WORLD_AWAITING_NAME && action.kind != WORLD_ACTION_FAST_TRACK;
        chosen[chooses ? game.awaited_player : 0] += chooses;
        ck_assert(world_ai_review_step(review, action));
        world_apply(&game, action, NULL);
    }
    world_ai_review_end(review);
}

START_TEST(luck_and_skill_add_up_to_what_was_won) {
    static WorldReview review;
    review_game(&review, AI_MEDIUM, AI_MEDIUM, 12);
    for (int p = 0; p < 2; p++) {
        int won = review.game.winners >> p & 1 ? 1000 / __builtin_popcount(review.game.winners) : 0;
        ck_assert_int_eq(review.player[p].lost + review.player[p].luck, won - 500);
        ck_assert_int_le(review.player[p].lost, 0);
    }
    ck_assert_int_eq(review.moments, AI_MOMENTS);
    ck_assert(review.moment[0].action <= review.moment[1].action);
    ck_assert(review.moment[1].action <= review.moment[2].action);
    ck_assert_int_ge(review.points, 2);
}
END_TEST

START_TEST(moments_tell_in_their_order_whom_they_befell) {
    bool befell_another = false;
    for (uint64_t seed = 20; seed < 28; seed++) {
        static WorldReview review;
        review_game(&review, AI_MEDIUM, AI_EASY, seed);
        for (int p = 0; p < 2; p++) {
            ck_assert_int_eq(review.player[p].choices, chosen[p]);
        }
        for (int i = 0; i < review.moments; i++) {
            const WorldMoment *moment = &review.moment[i];
            ck_assert(i == 0 || review.moment[i - 1].action <= moment->action);
            ck_assert_int_ne(reviewed[moment->action], WORLD_ACTION_NEXT_STAGE); /* nobody does anything then */
            ck_assert(!moment->by_choice || (moment->player == moment->actor && moment->swing < 0));
            befell_another = befell_another || moment->player != moment->actor;
        }
    }
    ck_assert(befell_another);
}
END_TEST

START_TEST(expert_gives_nothing_away_by_its_own_measure_and_easy_does) {
    static WorldReview review;
    review_game(&review, AI_EXPERT, AI_EASY, 13);
    ck_assert_int_ge(review.player[0].as_good * 10, review.player[0].choices * 9);
    ck_assert_int_lt(review.player[1].lost, 4 * review.player[0].lost - 100);
}
END_TEST

/* The discard's 54 would be worth a little more than an unknown card, but betters nothing: expert leaves it. */
static const WorldDeal LEFT_DISCARD = {
    .row = {{13, 0, 16, 19, 43, 14, 15, 41, 42},
            {2, 18, 10, 21, 17, 28, 36, 50, 52},
            {6, 8, 40, 25, 32, 33, 34, 48, 49}},
    .stock = {47, 0, 24, 45, 23, 26, 11, 1, 55, 22, 51, 4, 3, 46, 0, 53, 27},
    .discard = {39, 20, 31, 12, 7, 38, 44, 5, 37, 30, 9, 29, 35, 54},
    .stock_count = 17,
    .discard_count = 14,
    .has_events = true,
    .field = {2, 3, 6},
    .fast_track = {WORLD_FAST_TRACK_SPENT, WORLD_FAST_TRACK_SPENT, WORLD_FAST_TRACK_SPENT},
};

START_TEST(who_does_as_expert_does_has_lost_nothing) {
    static WorldReview review;
    WorldSetup setup;
    WorldView view;
    Random random;
    play_setup(&setup, 3, 1);
    setup.has_deal = true;
    setup.deal = LEFT_DISCARD;
    world_ai_review_begin(&review, &setup);
    world_view(&review.game, &view);
    random_init(&random, 1);
    WorldAction action = world_ai_choose(AI_EXPERT, &view, 1, &random);
    ck_assert_int_eq(action.kind, WORLD_ACTION_TAKE);
    ck_assert_int_eq(action.a, WORLD_FROM_STOCK);
    ck_assert(world_ai_review_step(&review, action));
    ck_assert_int_eq(review.player[1].choices, 1);
    ck_assert_int_eq(review.player[1].as_good, 1);
    ck_assert_int_eq(review.player[1].lost, 0);
    for (int i = 0; i < review.moments; i++) {
        ck_assert(!review.moment[i].by_choice);
    }
}
END_TEST

START_TEST(a_review_refuses_actions_of_another_game) {
    static WorldReview review;
    WorldSetup setup;
    play_setup(&setup, 2, 1);
    world_ai_review_begin(&review, &setup);
    ck_assert(!world_ai_review_step(&review, (WorldAction){.kind = WORLD_ACTION_ANSWER}));
}
END_TEST

START_TEST(each_figurine_has_characters_of_different_taste) {
    int each[FIGURINES] = {0};
    for (int i = 0; i < AI_CHARACTERS; i++) {
        const AiCharacter *character = ai_character(i);
        each[character->figurine]++;
        ck_assert(character->pace >= 500 && character->pace <= 1500);
        for (int j = 0; j < i; j++) {
            const AiCharacter *other = ai_character(j);
            ck_assert_str_ne(character->name, other->name);
            ck_assert(character->figurine != other->figurine || character->taste != other->taste);
        }
    }
    for (int figurine = 0; figurine < FIGURINES; figurine++) {
        ck_assert_int_eq(each[figurine], AI_CHARACTERS_EACH);
    }
}
END_TEST

START_TEST(a_character_speaks_now_and_then_and_always_at_the_goal) {
    Random random;
    random_init(&random, 2);
    int spoken = 0;
    for (int i = 0; i < 300; i++) {
        ck_assert(ai_character_remark(i % AI_CHARACTERS, AI_OCCASION_GOAL, &random) != NULL);
        spoken += ai_character_remark(i % AI_CHARACTERS, AI_OCCASION_RUN, &random) != NULL;
    }
    ck_assert(spoken > 50 && spoken < 200);
}
END_TEST

static const char *const AT_AN_EVENT[] = {"", "Let’s see what turns up.", "I don’t usually do this.",
                                          "Flip it, flip it!", "Let’s shed some light on this one."};
static const char *const WHEN_LOST[] = {"", "What a tidy row!", "Nicely done.", "That was quick!", "Brilliant!"};
static const char *const AT_THE_GOAL[] = {"", "One step at a time, and here I am.", "No rush, and right on time.",
                                          "What a ride!", "All the colours of the rainbow!"};

START_TEST(a_remark_is_about_what_has_happened) {
    Random random;
    random_init(&random, 2);
    for (int i = 0; i < AI_CHARACTERS; i++) {
        const char *often[AI_OCCASIONS] = {NULL};
        for (int tries = 0; tries < 100; tries++) {
            for (int occasion = 0; occasion < AI_OCCASIONS; occasion++) {
                const char *remark = ai_character_remark(i, (AiOccasion)occasion, &random);
                ck_assert(remark == NULL || often[occasion] == NULL || strcmp(remark, often[occasion]) == 0);
                often[occasion] = remark != NULL ? remark : often[occasion];
            }
        }
        ck_assert_str_eq(often[AI_OCCASION_EVENT], AT_AN_EVENT[ai_character(i)->taste]);
        ck_assert_str_eq(often[AI_OCCASION_LOST], WHEN_LOST[ai_character(i)->taste]);
        ck_assert_str_eq(often[AI_OCCASION_GOAL], AT_THE_GOAL[ai_character(i)->taste]);
    }
}
END_TEST

Suite *suite_coach(void) {
    Suite *suite = suite_create("coach");
    TCase *tests = tcase_create("coach");
    tcase_set_timeout(tests, 120);
    tcase_add_test(tests, a_hint_says_that_the_card_completes_the_row);
    tcase_add_test(tests, a_joker_that_completes_the_row_has_a_sentence_of_its_own);
    tcase_add_test(tests, a_hint_says_that_a_swap_completes_the_row);
    tcase_add_test(tests, a_hint_names_the_neighbours_and_the_room_between_them);
    tcase_add_test(tests, a_hint_says_which_discard_helps_the_neighbour_least);
    tcase_add_test(tests, a_hint_speaks_of_no_neighbour_whom_no_discard_helps);
    tcase_add_test(tests, a_hint_says_why_in_every_situation);
    tcase_add_test(tests, a_hint_is_legal_and_has_a_message_all_through_a_game);
    tcase_add_test(tests, luck_and_skill_add_up_to_what_was_won);
    tcase_add_test(tests, moments_tell_in_their_order_whom_they_befell);
    tcase_add_test(tests, expert_gives_nothing_away_by_its_own_measure_and_easy_does);
    tcase_add_test(tests, who_does_as_expert_does_has_lost_nothing);
    tcase_add_test(tests, a_review_refuses_actions_of_another_game);
    tcase_add_test(tests, each_figurine_has_characters_of_different_taste);
    tcase_add_test(tests, a_character_speaks_now_and_then_and_always_at_the_goal);
    tcase_add_test(tests, a_remark_is_about_what_has_happened);
    suite_add_tcase(suite, tests);
    return suite;
}
