/* Invariants checked after every action of whole random games. */
#include "table.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <string.h>

enum { GAMES = 1000 };

static WorldSetup random_setup(uint64_t seed) {
    Random random;
    random_init(&random, seed);
    WorldSetup setup = {.seed = seed, .players = (uint8_t)(2 + seed % 3), .question_count = 40};
    setup.starter = (uint8_t)random_below(&random, setup.players);
    setup.track.goal = (uint8_t)(20 + random_below(&random, 60));
    for (int field = 3; field + 4 < setup.track.goal; field += 7) {
        setup.track.site[field] = (int8_t)(random_below(&random, 2) ? 2 : -2);
    }
    for (int i = 0; i < setup.question_count; i++) {
        setup.right[i] = (uint8_t)random_below(&random, WORLD_ANSWERS);
    }
    ck_assert_int_eq(world_setup_check(&setup), WORLD_SETUP_FINE);
    return setup;
}

/* Plays a whole random game and looks at the game after each action. */
typedef void Look(const WorldGame *before, WorldAction action, const WorldGame *after, const WorldEvents *events);

static WorldGame play(uint64_t seed, Look *look) {
    WorldSetup setup = random_setup(seed);
    WorldGame game;
    WorldEvents events;
    WorldAction legal[WORLD_LEGAL_MAX];
    Random random;
    random_init(&random, seed + 1);
    world_start(&game, &setup, &events);
    for (int count; (count = world_legal(&game, legal)) > 0;) {
        WorldAction action = legal[random_below(&random, (uint32_t)count)];
        WorldGame before = game;
        MUST(world_apply(&game, action, &events) == WORLD_ACCEPTED);
        look(&before, action, &game, &events);
    }
    ck_assert_int_eq(game.awaiting, WORLD_AWAITING_OVER);
    return game;
}

static void nothing(const WorldGame *before, WorldAction action, const WorldGame *after, const WorldEvents *events) {
    (void)before, (void)action, (void)after, (void)events;
}

static void look_at_cards(const WorldGame *before, WorldAction action, const WorldGame *after,
                          const WorldEvents *events) {
    (void)before, (void)action, (void)events;
    uint8_t seen[WORLD_HIGHEST_CARD + 1] = {0};
    for (int p = 0; p < after->players; p++) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            seen[after->player[p].row[slot]]++;
        }
    }
    for (int i = 0; i < after->stock_count; i++) {
        seen[after->stock[i]]++;
    }
    for (int i = 0; i < after->discard_count; i++) {
        seen[after->discard[i]]++;
    }
    for (int i = 0; i < after->hand_count; i++) {
        seen[after->hand[i]]++;
    }
    MUST(seen[J] == world_deck_jokers(after->players));
    for (int card = 1; card <= WORLD_HIGHEST_CARD; card++) {
        MUST(seen[card] == (card <= world_deck_highest(after->players)));
    }
}

START_TEST(cards_are_conserved) {
    for (uint64_t seed = 0; seed < GAMES / 4; seed++) {
        play(seed, look_at_cards);
    }
}
END_TEST

static void look_at_fields(const WorldGame *before, WorldAction action, const WorldGame *after,
                           const WorldEvents *events) {
    (void)before, (void)action, (void)events;
    for (int p = 0; p < after->players; p++) {
        int field = after->player[p].field;
        MUST(field <= after->track.goal);
        for (int q = 0; q < p; q++) {
            MUST(field != after->player[q].field || field == 0 || field == after->track.goal);
        }
    }
}

START_TEST(no_two_figurines_share_a_field_but_the_start_and_the_goal) {
    for (uint64_t seed = 0; seed < GAMES / 4; seed++) {
        play(seed, look_at_fields);
    }
}
END_TEST

static bool same(WorldAction a, WorldAction b) {
    return a.kind == b.kind && a.a == b.a && a.b == b.b && a.c == b.c;
}

/* Every action there could be, in range or a little out of it. What an action does not use is zero; a swap may be told
 * in either order. */
static void look_at_legal(const WorldGame *before, WorldAction played, const WorldGame *after,
                          const WorldEvents *events) {
    (void)played, (void)after, (void)events;
    static const uint8_t USES[] = {0, 1, 1, 1, 1, 2, 3, 2, 1, 1, 0, 0};
    WorldAction legal[WORLD_LEGAL_MAX];
    int count = world_legal(before, legal), accepted = 0;
    for (int kind = 0; kind <= WORLD_ACTION_NEXT_STAGE + 1; kind++) {
        for (int a = 0; a < (USES[kind] > 0 ? 11 : 1); a++) {
            for (int b = 0; b < (USES[kind] > 1 ? 11 : 1); b++) {
                for (int c = 0; c < (USES[kind] > 2 ? 11 : 1); c++) {
                    WorldAction action = {(uint8_t)kind, (uint8_t)a, (uint8_t)b, (uint8_t)c};
                    bool listed = false;
                    WorldAction listed_as = action;
                    if (kind == WORLD_ACTION_SWAP && a > b) {
                        listed_as = (WorldAction){(uint8_t)kind, (uint8_t)b, (uint8_t)a, 0};
                    }
                    for (int i = 0; i < count && !listed; i++) {
                        listed = same(legal[i], listed_as);
                    }
                    WorldGame copy = *before;
                    bool accepts = world_apply(&copy, action, NULL) == WORLD_ACCEPTED;
                    MUST(accepts == listed);
                    MUST(accepts || memcmp(&copy, before, sizeof copy) == 0);
                    accepted += accepts && same(action, listed_as);
                }
            }
        }
    }
    MUST(accepted == count);
}

START_TEST(legal_lists_exactly_what_apply_accepts_and_each_once) {
    for (uint64_t seed = 0; seed < 3; seed++) {
        play(seed, look_at_legal);
    }
}
END_TEST

static WorldView followed;

static void look_at_view(const WorldGame *before, WorldAction action, const WorldGame *after,
                         const WorldEvents *events) {
    (void)before, (void)action;
    for (int i = 0; i < events->count; i++) {
        world_view_follow(&followed, &events->list[i]);
    }
    WorldView view;
    world_view(after, &view);
    MUST(world_view_equal(&view, &followed));
    MUST(events->list[events->count - 1].kind == WORLD_HAPPENED_AWAITING);
}

START_TEST(a_view_that_follows_the_events_equals_the_games) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        WorldSetup setup = random_setup(seed);
        WorldGame game;
        WorldEvents events;
        world_start(&game, &setup, &events);
        world_view_begin(&followed, &setup);
        for (int i = 0; i < events.count; i++) {
            world_view_follow(&followed, &events.list[i]);
        }
        play(seed, look_at_view);
    }
}
END_TEST

/* Changes all a player cannot know: the order of the stock, the faces of unplayed events, the right answers, the seed.
 */
static void look_at_hidden(const WorldGame *before, WorldAction action, const WorldGame *after,
                           const WorldEvents *events) {
    (void)before, (void)action, (void)events;
    WorldGame other = *after;
    Random random;
    random_init(&random, after->chance.random.state);
    other.chance.random.state ^= 0x123456789abcdefu;
    random_shuffle(&random, other.stock, other.stock_count);
    for (int p = 0; p < other.players; p++) {
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            if (other.player[p].event[slot] != WORLD_EVENT_NONE) {
                other.player[p].event[slot] = (uint8_t)(1 + random_below(&random, WORLD_EVENT_KINDS));
            }
        }
    }
    for (size_t i = 0; i < sizeof other.right; i++) {
        other.right[i] ^= 1;
    }
    WorldView view, other_view;
    world_view(after, &view);
    world_view(&other, &other_view);
    MUST(world_view_equal(&view, &other_view));
    MUST(memcmp(&view, &other_view, sizeof view) == 0);
}

START_TEST(a_view_leaks_nothing_hidden) {
    for (uint64_t seed = 0; seed < GAMES / 4; seed++) {
        play(seed, look_at_hidden);
    }
}
END_TEST

static void look_at_view_difference(const WorldGame *before, WorldAction action, const WorldGame *after,
                                    const WorldEvents *events) {
    (void)action, (void)events;
    WorldView old, new;
    world_view(before, &old);
    world_view(after, &new);
    MUST(!world_view_equal(&old, &new));
}

START_TEST(every_action_can_be_seen) {
    for (uint64_t seed = 0; seed < 20; seed++) {
        play(seed, look_at_view_difference);
    }
}
END_TEST

static void look_at_copies(const WorldGame *before, WorldAction action, const WorldGame *after,
                           const WorldEvents *events) {
    (void)events;
    WorldGame copy = *before, untouched = *before;
    MUST(world_apply(&copy, action, NULL) == WORLD_ACCEPTED);
    MUST(world_hash(&copy) == world_hash(after));
    MUST(memcmp(before, &untouched, sizeof untouched) == 0);
}

START_TEST(copies_do_not_interact_and_events_change_nothing) {
    for (uint64_t seed = 0; seed < GAMES / 10; seed++) {
        play(seed, look_at_copies);
    }
}
END_TEST

START_TEST(a_game_is_its_setup_its_seed_and_its_actions) {
    for (uint64_t seed = 0; seed < 50; seed++) {
        WorldGame once = play(seed, nothing), again = play(seed, nothing);
        ck_assert(world_hash(&once) == world_hash(&again));
    }
}
END_TEST

START_TEST(the_hash_of_a_known_game_is_the_same_for_ever) {
    static const uint64_t HASHES[] = {0xd1d86ac70a0d781a, 0xef10f5418addd22c, 0x4462c9c944d57af2,
                                      0x25aa0b799e7c3498, 0x473ad11956d89396, 0x18a6e64ab8557662};
    WorldGame game = play((uint64_t)_i, nothing);
    ck_assert_msg(world_hash(&game) == HASHES[_i], "seed %d: 0x%016llx", _i, (unsigned long long)world_hash(&game));
}
END_TEST

START_TEST(the_random_source_gives_the_same_numbers_for_ever) {
    static const uint32_t FIRST[] = {0xc2f57bd6, 0x6b07c4a9, 0x72b7b29b, 0x44215383, 0xf5af5ead, 0x68beb632};
    Random random;
    random_init(&random, 42);
    for (int i = 0; i < 6; i++) {
        uint32_t number = random_next(&random);
        ck_assert_msg(number == FIRST[i], "number %d: 0x%08x", i, number);
    }
}
END_TEST

START_TEST(every_number_below_a_bound_is_about_equally_likely) {
    Random random;
    random_init(&random, 7);
    int seen[10] = {0};
    for (int i = 0; i < 100000; i++) {
        seen[random_below(&random, 10)]++;
    }
    for (int i = 0; i < 10; i++) {
        ck_assert_int_gt(seen[i], 9700);
        ck_assert_int_lt(seen[i], 10300);
    }
}
END_TEST

#ifdef __GLIBC__
START_TEST(whole_games_take_no_heap_memory) {
    WorldSetup setup = random_setup(3);
    WorldGame game;
    WorldView view;
    WorldAction legal[WORLD_LEGAL_MAX];
    Random random;
    random_init(&random, 3);
    size_t before = mallinfo2().uordblks;
    world_start(&game, &setup, NULL);
    for (int count; (count = world_legal(&game, legal)) > 0;) {
        world_apply(&game, legal[random_below(&random, (uint32_t)count)], NULL);
        world_view(&game, &view);
    }
    ck_assert_uint_eq(mallinfo2().uordblks, before);
}
END_TEST
#endif

#ifndef _WIN32 /* the abort needs a process of its own */
START_TEST(a_game_that_cannot_be_played_is_never_begun) {
    WorldSetup setup = random_setup(1);
    setup.players = 7;
    WorldGame game;
    world_start(&game, &setup, NULL);
}
END_TEST
#endif

Suite *suite_whole_games(void) {
    Suite *suite = suite_create("whole games");
    TCase *tests = tcase_create("whole games");
    tcase_set_timeout(tests, 300);
    tcase_add_test(tests, cards_are_conserved);
    tcase_add_test(tests, no_two_figurines_share_a_field_but_the_start_and_the_goal);
    tcase_add_test(tests, legal_lists_exactly_what_apply_accepts_and_each_once);
    tcase_add_test(tests, a_view_that_follows_the_events_equals_the_games);
    tcase_add_test(tests, a_view_leaks_nothing_hidden);
    tcase_add_test(tests, every_action_can_be_seen);
    tcase_add_test(tests, copies_do_not_interact_and_events_change_nothing);
    tcase_add_test(tests, a_game_is_its_setup_its_seed_and_its_actions);
    tcase_add_loop_test(tests, the_hash_of_a_known_game_is_the_same_for_ever, 0, 6);
    tcase_add_test(tests, the_random_source_gives_the_same_numbers_for_ever);
    tcase_add_test(tests, every_number_below_a_bound_is_about_equally_likely);
#ifdef __GLIBC__
    tcase_add_test(tests, whole_games_take_no_heap_memory);
#endif
#ifndef _WIN32
    tcase_add_test_raise_signal(tests, a_game_that_cannot_be_played_is_never_begun, SIGABRT);
#endif
    suite_add_tcase(suite, tests);
    return suite;
}
