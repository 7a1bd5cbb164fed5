/* What must hold after every action of whole random games. */
#include "table.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <signal.h>
#include <string.h>

enum { GAMES = 400 };

typedef void Look(const PathGame *before, const PathAction *action, const PathGame *after, const PathEvents *events);

/* Somebody who may act does: closes with a random line, or now and then takes one back. */
static PathAction choose(const PathGame *game, Random *random) {
    unsigned closed = game->closed, awaited = path_awaited(game);
    if (closed != 0 && random_below(random, 5) == 0) {
        return (PathAction){.kind = PATH_ACTION_REOPEN, .player = (uint8_t)path_cells_first(closed)};
    }
    int player = (int)random_below(random, game->players);
    while ((awaited >> player & 1) == 0) {
        player = (player + 1) % game->players;
    }
    PathLine lines[PATH_LINES_MAX];
    int count = path_lines(game, player, lines);
    int best = (int)random_below(random, (uint32_t)count), other = (int)random_below(random, (uint32_t)count);
    best = lines[other].count > lines[best].count ? other : best;
    return (PathAction){.kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = lines[best]};
}

/* Plays a whole random game and looks at it after each action. */
static PathGame play(uint64_t seed, Look *look) {
    PathSetup setup = table_random_setup(seed);
    PathGame game;
    PathEvents events;
    Random random;
    random_init(&random, seed + 1);
    path_start(&game, &setup, &events);
    while (!path_is_over(&game)) {
        PathAction action = choose(&game, &random);
        PathGame before = game;
        MUST(path_apply(&game, &action, &events) == PATH_ACCEPTED);
        look(&before, &action, &game, &events);
    }
    return game;
}

static void nothing(const PathGame *before, const PathAction *action, const PathGame *after, const PathEvents *events) {
    (void)before, (void)action, (void)after, (void)events;
}

/* --- paths, points, cards ----------------------------------------------------------------------------------------- */

static void look_at_paths(const PathGame *before, const PathAction *action, const PathGame *after,
                          const PathEvents *events) {
    (void)before, (void)action, (void)events;
    for (int p = 0; p < after->players; p++) {
        const PathPlayer *player = &after->player[p];
        PathCells seen = 0;
        for (int i = 0; i < player->count; i++) {
            int cell = path_cell(player, i);
            MUST(!path_cells_have(seen, cell));
            MUST(i == 0 || path_cells_have(path_beside[cell], path_cell(player, i - 1)));
            seen |= path_cells_of(cell);
        }
        MUST(seen == player->taken && path_cells_have(seen, player->start));
        int numbers = 0;
        for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
            numbers += path_cells_have(seen, after->board.number[number - PATH_NUMBER_MIN]);
        }
        MUST(numbers == player->reached_count);
    }
}

START_TEST(a_path_is_one_unbroken_line_that_enters_no_cell_twice) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        play(seed, look_at_paths);
    }
}
END_TEST

static void look_at_points(const PathGame *before, const PathAction *action, const PathGame *after,
                           const PathEvents *events) {
    (void)action;
    unsigned reached = after->reached & ~(unsigned)before->reached;
    for (int i = 0; i < events->count; i++) {
        const PathEvent *event = &events->list[i];
        if (event->kind != PATH_HAPPENED_NUMBER) {
            continue;
        }
        int number = event->number.number;
        MUST(event->number.points == (event->number.full ? number : (number + 1) / 2));
        if (after->players > 1) {
            MUST((event->number.full != 0) == ((before->reached >> number & 1) == 0));
        }
        MUST((after->reached >> number & 1) != 0);
        reached &= ~(1u << number);
    }
    MUST(reached == 0);
}

START_TEST(what_was_reached_before_a_round_decides_what_numbers_are_worth_in_it) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        play(seed, look_at_points);
    }
}
END_TEST

/* --- legal and accepted ------------------------------------------------------------------------------------------- */

static bool same(const PathLine *a, const PathLine *b) {
    return a->end == b->end && a->count == b->count && memcmp(a->cell, b->cell, sizeof a->cell) == 0;
}

static bool listed(const PathLine *line, const PathLine *lines, int count) {
    int times = 0;
    for (int i = 0; i < count; i++) {
        times += same(line, &lines[i]);
    }
    MUST(times <= 1);
    return times == 1;
}

static void check_accepts(const PathGame *game, int player, const PathLine *line, bool wanted) {
    PathGame copy = *game;
    PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)player, .line = *line};
    bool accepts = path_apply(&copy, &action, NULL) == PATH_ACCEPTED;
    MUST(accepts == wanted);
    MUST(accepts || memcmp(&copy, game, sizeof copy) == 0);
}

/* Part of a legal line is legal. So it is enough to try every cell behind every legal line, and at each end. */
static void look_at_lines(const PathGame *before, const PathAction *action, const PathGame *after,
                          const PathEvents *events) {
    (void)action, (void)after, (void)events;
    PathLine lines[PATH_LINES_MAX];
    for (int p = 0; p < before->players; p++) {
        int count = path_lines(before, p, lines);
        for (int i = 0; i < count && count < 200; i++) {
            check_accepts(before, p, &lines[i], true);
            for (int end = 0; end < (lines[i].count == 0 ? 3 : 1) && lines[i].count < PATH_FIELDS_MAX; end++) {
                for (int cell = 0; cell <= PATH_CELLS; cell++) {
                    PathLine longer = lines[i];
                    longer.end = lines[i].count == 0 ? (uint8_t)end : longer.end;
                    longer.cell[longer.count++] = (uint8_t)cell;
                    check_accepts(before, p, &longer, listed(&longer, lines, count));
                }
            }
        }
    }
}

START_TEST(the_lines_listed_are_exactly_those_accepted_and_each_once) {
    for (uint64_t seed = 0; seed < 24; seed++) {
        play(seed, look_at_lines);
    }
}
END_TEST

/* --- closing ------------------------------------------------------------------------------------------------------ */

/* Field by field: what an event's kind does not use may hold anything. */
static bool same_event(const PathEvent *a, const PathEvent *b) {
    if (a->kind != b->kind || a->player != b->player) {
        return false;
    }
    switch ((PathEventKind)a->kind) {
    case PATH_HAPPENED_START:
        return a->start.index == b->start.index && a->start.cell == b->start.cell;
    case PATH_HAPPENED_CARD:
        return a->card.round == b->card.round && a->card.index == b->card.index;
    case PATH_HAPPENED_LINE:
        return same(&a->line, &b->line);
    case PATH_HAPPENED_NUMBER:
        return a->number.cell == b->number.cell && a->number.number == b->number.number &&
               a->number.points == b->number.points && a->number.full == b->number.full;
    case PATH_HAPPENED_OVER:
        return a->over.winners == b->over.winners;
    case PATH_HAPPENED_CLOSED:
    case PATH_HAPPENED_REOPENED:
        return true;
    }
    return false;
}

/* Plays this round again in the opposite order of closing. */
static void look_at_order(const PathGame *before, const PathAction *action, const PathGame *after,
                          const PathEvents *events) {
    (void)events;
    if (action->kind != PATH_ACTION_LINE) {
        return;
    }
    PathGame other = *before;
    PathEvents other_events = {0};
    other.closed = 0;
    memset(other.line, 0, sizeof other.line);
    for (int p = before->players - 1; p >= 0; p--) {
        bool closed = (before->closed >> p & 1) != 0;
        if (!closed && p != action->player) {
            continue;
        }
        PathAction again = {
            .kind = PATH_ACTION_LINE, .player = (uint8_t)p, .line = closed ? before->line[p] : action->line};
        MUST(path_apply(&other, &again, &other_events) == PATH_ACCEPTED);
    }
    MUST(path_hash(&other) == path_hash(after));
    MUST(memcmp(&other, after, sizeof other) == 0);
    if (after->closed == 0) {
        MUST(other_events.count == events->count);
        for (int i = 0; i < events->count; i++) {
            MUST(same_event(&other_events.list[i], &events->list[i]));
        }
    }
}

START_TEST(the_order_in_which_players_close_changes_nothing) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        play(seed, look_at_order);
    }
}
END_TEST

static void look_at_reopening(const PathGame *before, const PathAction *action, const PathGame *after,
                              const PathEvents *events) {
    (void)events;
    PathGame back = *after;
    PathAction reopen = {.kind = PATH_ACTION_REOPEN, .player = action->player};
    if (action->kind == PATH_ACTION_LINE && after->closed != 0) {
        MUST(path_hash(after) != path_hash(before));
        MUST(path_apply(&back, &reopen, NULL) == PATH_ACCEPTED);
        MUST(path_hash(&back) == path_hash(before));
        MUST(memcmp(&back, before, sizeof back) == 0);
    }
}

START_TEST(reopening_leads_back_to_where_the_round_was) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        play(seed, look_at_reopening);
    }
}
END_TEST

/* --- views -------------------------------------------------------------------------------------------------------- */

/* Changes all a seat cannot know: the order of the cards, and what others have closed the round with. */
static void look_at_hidden(const PathGame *before, const PathAction *action, const PathGame *after,
                           const PathEvents *events) {
    (void)before, (void)action, (void)events;
    Random random;
    random_init(&random, path_hash(after));
    for (int seat = 0; seat <= after->players; seat++) {
        PathGame other = *after;
        if (!path_is_over(after)) {
            random_shuffle(&random, other.deck + other.round, (size_t)(PATH_CARDS - other.round));
        }
        for (int p = 0; p < other.players; p++) {
            if (p != seat && (other.closed >> p & 1) != 0) {
                PathLine lines[PATH_LINES_MAX];
                int count = path_lines_on(&other.board, &other.player[p],
                                          &other.board.card[other.deck[other.round - 1]], lines);
                other.line[p] = lines[random_below(&random, (uint32_t)count)];
            }
        }
        PathView view, other_view;
        path_view(after, seat < after->players ? seat : PATH_NOBODY, &view);
        path_view(&other, seat < after->players ? seat : PATH_NOBODY, &other_view);
        MUST(path_view_equal(&view, &other_view));
        MUST(memcmp(&view, &other_view, sizeof view) == 0);
    }
}

START_TEST(a_view_leaks_neither_pending_lines_nor_the_order_of_the_cards) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        play(seed, look_at_hidden);
    }
}
END_TEST

static PathView followed[PATH_PLAYERS_MAX + 1]; /* the last is an onlooker's */

static int seat_of(int at) {
    return at < PATH_PLAYERS_MAX ? at : PATH_NOBODY;
}

static void look_at_view(const PathGame *before, const PathAction *action, const PathGame *after,
                         const PathEvents *events) {
    (void)before;
    for (int at = 0; at <= PATH_PLAYERS_MAX; at++) {
        for (int i = 0; i < events->count; i++) {
            path_view_follow(&followed[at], &events->list[i]);
        }
        if (action->kind == PATH_ACTION_LINE && action->player == at && after->closed != 0) {
            path_view_close(&followed[at], &action->line);
        }
        PathView view;
        path_view(after, seat_of(at), &view);
        MUST(path_view_equal(&view, &followed[at]));
    }
}

START_TEST(a_view_that_follows_the_events_equals_the_games) {
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        PathSetup setup = table_random_setup(seed);
        PathGame game;
        PathEvents events;
        path_start(&game, &setup, &events);
        for (int at = 0; at <= PATH_PLAYERS_MAX; at++) {
            path_view_begin(&followed[at], &setup, seat_of(at));
            for (int i = 0; i < events.count; i++) {
                path_view_follow(&followed[at], &events.list[i]);
            }
        }
        play(seed, look_at_view);
    }
}
END_TEST

/* --- copies and hashes -------------------------------------------------------------------------------------------- */

static void look_at_copies(const PathGame *before, const PathAction *action, const PathGame *after,
                           const PathEvents *events) {
    (void)events;
    PathGame copy = *before, untouched = *before;
    MUST(path_apply(&copy, action, NULL) == PATH_ACCEPTED);
    MUST(path_hash(&copy) == path_hash(after));
    MUST(memcmp(before, &untouched, sizeof untouched) == 0);
}

START_TEST(copies_do_not_interact_and_events_change_nothing) {
    for (uint64_t seed = 0; seed < GAMES / 4; seed++) {
        play(seed, look_at_copies);
    }
}
END_TEST

START_TEST(a_game_is_its_setup_its_seed_and_its_actions) {
    for (uint64_t seed = 0; seed < 50; seed++) {
        PathGame once = play(seed, nothing), again = play(seed, nothing);
        ck_assert(path_hash(&once) == path_hash(&again));
    }
}
END_TEST

START_TEST(the_hash_knows_everything_the_rules_depend_on) {
    PathSetup setup = table_random_setup(2);
    PathGame game;
    path_start(&game, &setup, NULL);
    enum { CHANGES = 14 };
    PathGame other[CHANGES];
    for (int i = 0; i < CHANGES; i++) {
        other[i] = game;
    }
    int colour = path_board_colour(&game.board, 7);
    other[0].board.colour[colour] ^= path_cells_of(7);
    other[0].board.colour[(colour + 1) % PATH_COLOURS] ^= path_cells_of(7);
    other[1].board.number[8] ^= 1;
    other[2].board.start[3] ^= 1;
    other[3].deck[13] = game.deck[14];
    other[3].deck[14] = game.deck[13];
    other[4].deck[0] = game.deck[1];
    other[5].round = 2;
    other[6].players = 2;
    other[7].player[0].ring[0] ^= 1;
    other[8].player[1].start ^= 1;
    other[9].player[2].reached_count = 1;
    other[9].player[2].reached[0] = (PathReached){7, 7};
    other[10] = other[9];
    other[10].player[2].reached[0].points = 4;
    other[11].closed = 4;
    other[12].closed = 4;
    other[12].line[2] = (PathLine){.end = PATH_END_B, .count = 1, .cell = {5}};
    other[13].closed = 2;
    for (int i = 0; i < CHANGES; i++) {
        ck_assert_msg(path_hash(&other[i]) != path_hash(&game), "change %d is not in the hash", i);
        for (int j = 0; j < i; j++) {
            ck_assert_msg(path_hash(&other[i]) != path_hash(&other[j]), "changes %d and %d have one hash", i, j);
        }
    }
    other[0] = game;
    other[0].line[1].cell[0] = 9; /* not closed: nothing that counts */
    ck_assert(path_hash(&other[0]) == path_hash(&game));
}
END_TEST

START_TEST(the_hash_of_a_known_game_is_the_same_for_ever) {
    static const uint64_t HASHES[] = {0x201d57fd8e1871ce, 0x3a80e4d027ef624a, 0xf5bae3fb5f676cf8,
                                      0x988700ea37bdca4b, 0x5ff205799cc885cd, 0xa61a862657ffa773};
    PathGame game = play((uint64_t)_i, nothing);
    ck_assert_msg(path_hash(&game) == HASHES[_i], "seed %d: 0x%016llx", _i, (unsigned long long)path_hash(&game));
}
END_TEST

#ifdef __GLIBC__
START_TEST(whole_games_take_no_heap_memory) {
    PathSetup setup = table_random_setup(3);
    PathGame game;
    PathView view;
    Random random;
    random_init(&random, 3);
    size_t before = mallinfo2().uordblks;
    path_start(&game, &setup, NULL);
    while (!path_is_over(&game)) {
        PathAction action = choose(&game, &random);
        path_apply(&game, &action, NULL);
        path_view(&game, 0, &view);
    }
    ck_assert_uint_eq(mallinfo2().uordblks, before);
}
END_TEST
#endif

#ifndef _WIN32 /* the abort needs a process of its own */
START_TEST(a_game_that_cannot_be_played_is_never_begun) {
    PathSetup setup = table_random_setup(1);
    setup.players = 7;
    PathGame game;
    path_start(&game, &setup, NULL);
}
END_TEST
#endif

Suite *suite_whole_games(void) {
    Suite *suite = suite_create("whole games");
    TCase *tests = tcase_create("whole games");
    tcase_set_timeout(tests, 300);
    tcase_add_test(tests, a_path_is_one_unbroken_line_that_enters_no_cell_twice);
    tcase_add_test(tests, what_was_reached_before_a_round_decides_what_numbers_are_worth_in_it);
    tcase_add_test(tests, the_lines_listed_are_exactly_those_accepted_and_each_once);
    tcase_add_test(tests, the_order_in_which_players_close_changes_nothing);
    tcase_add_test(tests, reopening_leads_back_to_where_the_round_was);
    tcase_add_test(tests, a_view_leaks_neither_pending_lines_nor_the_order_of_the_cards);
    tcase_add_test(tests, a_view_that_follows_the_events_equals_the_games);
    tcase_add_test(tests, copies_do_not_interact_and_events_change_nothing);
    tcase_add_test(tests, a_game_is_its_setup_its_seed_and_its_actions);
    tcase_add_test(tests, the_hash_knows_everything_the_rules_depend_on);
    tcase_add_loop_test(tests, the_hash_of_a_known_game_is_the_same_for_ever, 0, 6);
#ifdef __GLIBC__
    tcase_add_test(tests, whole_games_take_no_heap_memory);
#endif
#ifndef _WIN32
    tcase_add_test_raise_signal(tests, a_game_that_cannot_be_played_is_never_begun, SIGABRT);
#endif
    suite_add_tcase(suite, tests);
    return suite;
}
