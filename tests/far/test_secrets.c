/* Secrets: two games that differ in nothing but what is hidden are told alike, to the byte, until something hidden is
 * shown. */
#include "suites.h"
#include "wire.h"

#include "data/hex.h"
#include "games/path/play/session_inside.h"
#include "games/world/play/session_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Table table;
static Random chance;

static void open_table(void) {
    table_open(&table); /* without a shelf: each game has questions of its own */
    random_init(&chance, 7);
}

static void close_table(void) {
    table_close(&table);
}

static void forget_all(Wires *wires) {
    for (int i = 0; i < wires->count; i++) {
        wire_forget(&wires->wire[i]);
    }
}

static void hear_alike(const Wires *one, const Wires *other) {
    for (int i = 0; i < one->count; i++) {
        const Wire *a = &one->wire[i], *b = &other->wire[i];
        bool are_alike = a->length == b->length && (a->length == 0 || memcmp(a->heard, b->heard, a->length) == 0);
        ck_assert_msg(are_alike, "screen %d is told\n%s\nand\n%s", i, a->heard, b->heard);
    }
}

/* 256 bits, as a host draws them. */
static ChanceKey some_key(void) {
    ChanceKey key = {.is_there = true};
    for (int i = 0; i < CHANCE_KEY_BYTES; i++) {
        key.byte[i] = (uint8_t)random_below(&chance, 256);
    }
    return key;
}

/* --- World -------------------------------------------------------------------------------------------------------- */

static Session *begin_world(int players) {
    PlayError error = {0};
    WorldSessionSetup setup = {
        .players = players, .starter = 0, .board = "classic", .questions = DECK_FAMILY, .seed = 77};
    if (players == 3) { /* tables of two and four play by a seed */
        setup.key = (ChanceKey){.is_there = true, .byte = {7, 7, 7}};
    }
    for (int p = 0; p < players; p++) {
        setup.seat[p] = (Seat){.name = "Änne", .figurine = (Figurine)p};
    }
    Session *session = world_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    return session;
}

/* The order of the stock, the events that lie face down, and all chance to come. */
static void hide_other_cards(WorldGame *game) {
    ChanceKey key = game->chance.key.is_there ? some_key() : (ChanceKey){0};
    chance_init(&game->chance, random_below(&chance, 1000000), &key);
    random_shuffle(&chance, game->stock, game->stock_count);
    for (int p = 0; p < game->players; p++) {
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            uint8_t *event = &game->player[p].event[slot];
            *event =
                *event == WORLD_EVENT_NONE ? WORLD_EVENT_NONE : (uint8_t)(1 + random_below(&chance, WORLD_EVENT_KINDS));
        }
    }
}

/* Another answer is the right one, on the cards as in the bank; what there is to read stays. */
static void hide_other_answers(WorldSession *world) {
    for (int i = 0; i < world->questions->count; i++) {
        world->questions->list[i].right = (world->questions->list[i].right + 1) % WORLD_ANSWERS;
    }
    memset(world->game.right, 0, sizeof world->game.right);
    for (int i = 0; i < world->record.setup.question_count; i++) {
        uint8_t *right = &world->record.setup.right[i];
        *right = (uint8_t)((*right + 1) % WORLD_ANSWERS);
        world->game.right[i / 4] |= (uint8_t)(*right << 2 * (i % 4));
    }
}

static WorldAction act_in_both(Wires *one, Wires *other) {
    const WorldGame *game = world_session_game(one->session);
    WorldAction action = table_some_action(one->session, &chance);
    int seat = action.kind == WORLD_ACTION_FAST_TRACK ? action.a : game->awaited_player;
    forget_all(one);
    forget_all(other);
    ck_assert_int_eq(world_session_act(one->wire[seat].far, action), WORLD_ACCEPTED);
    ck_assert_int_eq(world_session_act(other->wire[seat].far, action), WORLD_ACCEPTED);
    wires_catch_up(one);
    wires_catch_up(other);
    return action;
}

static bool last_has_shown(const Session *session) {
    return session->action[session->action_count - 1].shows;
}

/* The other game is the same once more, and something else is hidden in it. */
static void hide_anew(const Wires *one, Wires *other) {
    WorldSession *from = world_session(one->session), *to = world_session(other->session);
    to->game = from->game;
    to->view = from->view;
    hide_other_cards(&to->game);
}

START_TEST(nobody_is_told_what_lies_face_down) {
    int compared = 0;
    for (int players = 2; players <= WORLD_PLAYERS_MAX; players++) {
        Wires one, other;
        wires_open(&one, &table.host, begin_world(players), 13);
        wires_open(&other, &table.host, begin_world(players), 13);
        bool has_parted = false;
        for (int i = 0; i < 400 && !has_parted; i++) {
            if (session_is_over(one.session)) {
                break;
            }
            hide_anew(&one, &other);
            act_in_both(&one, &other);
            has_parted = last_has_shown(one.session) || last_has_shown(other.session);
            if (!has_parted) {
                hear_alike(&one, &other);
                compared++;
            }
        }
        Session *sessions[] = {one.session, other.session};
        wires_close(&one);
        wires_close(&other);
        session_leave(sessions[0]);
        session_leave(sessions[1]);
    }
    ck_assert_int_gt(compared, 3);
}
END_TEST

START_TEST(nobody_is_told_what_is_right_before_somebody_has_answered) {
    Wires one, other;
    int asked = 0, answered = 0;
    wires_open(&one, &table.host, begin_world(3), 13);
    Session *session = begin_world(3);
    hide_other_answers(world_session(session));
    wires_open(&other, &table.host, session, 13);
    hear_alike(&one, &other);
    while (answered == 0) {
        WorldAction action = act_in_both(&one, &other);
        answered += action.kind == WORLD_ACTION_ANSWER;
        asked += world_session_game(one.session)->awaiting == WORLD_AWAITING_QUESTION;
        if (answered == 0) {
            hear_alike(&one, &other);
        }
    }
    ck_assert_int_gt(asked, 0);
    Session *first = one.session;
    wires_close(&one);
    wires_close(&other);
    session_leave(first);
    session_leave(session);
}
END_TEST

/* --- Best Path ---------------------------------------------------------------------------------------------------- */

static Session *begin_path(void) {
    PlayError error = {0};
    PathSessionSetup setup = {.players = 3, .board = "classic", .seed = 77};
    for (int p = 0; p < 3; p++) {
        setup.seat[p] = (Seat){.name = "Änne", .figurine = (Figurine)p};
    }
    Session *session = path_session_start(&table.host, &setup, &error);
    ck_assert_msg(session != NULL, "%s", error.text);
    session_sit_down(session);
    return session;
}

/* Cards that nobody has seen come in another order. */
static void hide_other_deck(PathGame *game) {
    random_shuffle(&chance, game->deck + game->round, (size_t)(PATH_CARDS - game->round));
}

static void close_with(Wires *wires, int seat, int line) {
    static PathLine lines[PATH_LINES_MAX];
    Session *far = wires->wire[seat].far;
    int count = path_lines(path_session_game(far), seat, lines);
    forget_all(wires);
    ck_assert_int_eq(path_session_close(far, seat, &lines[line % count]), PATH_ACCEPTED);
    wires_catch_up(wires);
}

START_TEST(nobody_is_told_another_s_line_nor_the_next_card) {
    Wires one, other;
    wires_open(&one, &table.host, begin_path(), 13);
    Session *session = begin_path();
    hide_other_deck(&path_session(session)->game);
    wires_open(&other, &table.host, session, 13);
    hear_alike(&one, &other);
    for (int seat = 0; seat < 2; seat++) {
        close_with(&one, seat, 5);
        close_with(&other, seat, 9);
        one.wire[seat].length = other.wire[seat].length = 0; /* their own is told to them */
        hear_alike(&one, &other);
    }
    Session *first = one.session;
    wires_close(&one);
    wires_close(&other);
    session_leave(first);
    session_leave(session);
}
END_TEST

/* --- words that must stand in no message -------------------------------------------------------------------------- */

START_TEST(no_message_has_a_seed_a_key_or_a_hash_in_it) {
    Wires wires;
    wires_open(&wires, &table.host, begin_world(_i), 13);
    const WorldSetup *setup = world_session_setup(wires.session);
    char seed[32], hash[32], key[2 * CHANCE_KEY_BYTES + 1];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)setup->seed);
    hex_write(setup->key.byte, CHANCE_KEY_BYTES, key);
    snprintf(hash, sizeof hash, "%016llx", (unsigned long long)session_hash(wires.session));
    for (int i = 0; i < wires.count; i++) {
        ck_assert_ptr_null(strstr(wires.wire[i].heard, "seed"));
        ck_assert_ptr_null(strstr(wires.wire[i].heard, "key"));
        ck_assert_ptr_null(strstr(wires.wire[i].heard, key));
        ck_assert(!setup->key.is_there || strstr(wires.wire[i].heard, seed) == NULL);
        ck_assert_ptr_null(strstr(wires.wire[i].heard, "right"));
        ck_assert_ptr_null(strstr(wires.wire[i].heard, "stock"));
        ck_assert_ptr_null(strstr(wires.wire[i].heard, hash));
    }
    Session *session = wires.session;
    wires_close(&wires);
    session_leave(session);
}
END_TEST

Suite *secrets_suite(void) {
    Suite *suite = suite_create("secrets");
    TCase *tests = tcase_create("secrets");
    tcase_set_timeout(tests, 120);
    tcase_add_checked_fixture(tests, open_table, close_table);
    tcase_add_test(tests, nobody_is_told_what_lies_face_down);
    tcase_add_test(tests, nobody_is_told_what_is_right_before_somebody_has_answered);
    tcase_add_test(tests, nobody_is_told_another_s_line_nor_the_next_card);
    tcase_add_loop_test(tests, no_message_has_a_seed_a_key_or_a_hash_in_it, 2, 4); /* by a seed, by a key */
    suite_add_tcase(suite, tests);
    return suite;
}
