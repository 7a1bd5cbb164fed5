/* States and events as the protocol has them, to the letter. */
#include "suites.h"

#include "games/world/protocol/setups.h"
#include "games/world/protocol/states.h"
#include "games/world/rules/row.h"

#include <string.h>

static QuestionCards cards; /* one question: it stands on the only card */

/* Two players; player 0 to take 10 from the stock; everything else in the order of the deck. */
static void deal(WorldRecord *record) {
    record_init(&record->common, &WORLD_RECORD);
    WorldSetup *setup = &record->setup;
    setup->players = 2;
    setup->track.goal = 20;
    setup->track.site[3] = 2;
    setup->question_count = 1;
    strcpy(record->question_id[0], "why-glass");
    setup->right[0] = 2;
    setup->has_deal = true;
    WorldDeal *hand = &setup->deal;
    static const WorldCard rows[2][WORLD_ROW] = {{1, 2, 3, 4, 5, 6, 7, 9, 8}, {19, 18, 17, 16, 15, 14, 13, 12, 11}};
    memcpy(hand->row, rows, sizeof rows);
    hand->stock[hand->stock_count++] = 10;
    for (WorldCard card = 20; card < 50; card++) {
        hand->stock[hand->stock_count++] = card;
    }
    for (int i = 0; i < 3; i++) {
        hand->stock[hand->stock_count++] = WORLD_JOKER;
    }
    hand->discard[hand->discard_count++] = 50;
    hand->has_events = true;
    hand->event[0][0] = WORLD_EVENT_QUIZ;
    hand->event[0][1] = WORLD_EVENT_NONE;
    hand->event[1][0] = WORLD_EVENT_SWAP_OWN;
    hand->event[1][1] = WORLD_EVENT_TAKE_TWO;
    hand->field[1] = 4;
    hand->fast_track[1] = WORLD_FAST_TRACK_SPENT;
}

static const char start_text[] =
    "{\"game\":\"world\",\"stage\":1,\"starter\":0,\"active\":0,\"track\":{\"goal\":20,\"sites\":[[3,2]]},\"players\":["
    "{\"row\":[1,2,3,4,5,6,7,9,8],\"count\":8,\"complete\":false,\"field\":0,\"fast_track\":\"held\","
    "\"exchanged\":false,\"events\":[\"quiz\",null]},"
    "{\"row\":[19,18,17,16,15,14,13,12,11],\"count\":1,\"complete\":false,\"field\":4,\"fast_track\":\"spent\","
    "\"exchanged\":false,\"events\":[\"swap_own\",\"take_two\"]}],"
    "\"stock\":[10,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,0,0,0],"
    "\"discard\":[50],\"awaiting\":{\"kind\":\"turn\",\"player\":0},\"ranking\":[[1],[0]]}";

static char *awaiting_text(const WorldGame *game, const WorldRecord *record) {
    cJSON *state = world_state_to_json(game, record, &cards);
    char *text = json_print(cJSON_GetObjectItemCaseSensitive(state, "awaiting"));
    cJSON_Delete(state);
    return text;
}

static void apply(WorldGame *game, WorldAction action, WorldEvents *events) {
    events->count = 0;
    ck_assert_int_eq(world_apply(game, action, events), WORLD_ACCEPTED);
}

static void check_awaiting(const WorldGame *game, const WorldRecord *record, const char *wanted) {
    char *text = awaiting_text(game, record);
    ck_assert_str_eq(text, wanted);
    cJSON_free(text);
}

static void check_events(const WorldEvents *events, const WorldRecord *record, const char *wanted) {
    cJSON *list = world_happened_to_json(events, record, &cards);
    char *text = json_print(list);
    ck_assert_str_eq(text, wanted);
    cJSON_free(text);
    cJSON_Delete(list);
}

START_TEST(a_state_is_written_to_the_letter) {
    WorldRecord record;
    WorldGame game;
    deal(&record);
    world_start(&game, &record.setup, NULL);
    cJSON *state = world_state_to_json(&game, &record, &cards);
    char *text = json_print(state);
    ck_assert_str_eq(text, start_text);
    cJSON_free(text);
    cJSON_Delete(state);
}
END_TEST

START_TEST(a_turn_is_written_to_the_letter) {
    WorldRecord record;
    WorldGame game;
    WorldEvents events;
    deal(&record);
    world_start(&game, &record.setup, NULL);
    apply(&game, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK}, &events);
    check_awaiting(&game, &record, "{\"kind\":\"place\",\"player\":0,\"card\":10,\"from\":\"stock\"}");
    apply(&game, (WorldAction){.kind = WORLD_ACTION_PLACE, .a = 8}, &events);
    check_awaiting(&game, &record,
                   "{\"kind\":\"question\",\"player\":0,\"reader\":1,\"id\":\"why-glass\",\"right\":2,"
                   "\"why\":\"reward\",\"amount\":2}");
    check_events(&events, &record,
                 "[{\"kind\":\"card\",\"player\":0,\"card\":8,\"from\":{\"pile\":\"row\",\"player\":0,\"slot\":8},"
                 "\"to\":{\"pile\":\"discard\"}},"
                 "{\"kind\":\"card\",\"player\":0,\"card\":10,\"from\":{\"pile\":\"hand\",\"slot\":0},"
                 "\"to\":{\"pile\":\"row\",\"player\":0,\"slot\":8}},"
                 "{\"kind\":\"exchanged\",\"player\":0},"
                 "{\"kind\":\"run\",\"player\":0,\"first\":7,\"length\":2,\"fields\":1},"
                 "{\"kind\":\"figurine\",\"player\":0,\"from\":0,\"aimed\":1,\"to\":1,\"why\":\"run\"},"
                 "{\"kind\":\"stage_won\",\"player\":0},"
                 "{\"kind\":\"scored\",\"player\":0,\"count\":9,\"doubled\":false,\"fields\":9},"
                 "{\"kind\":\"figurine\",\"player\":0,\"from\":1,\"aimed\":10,\"to\":10,\"why\":\"score\"},"
                 "{\"kind\":\"scored\",\"player\":1,\"count\":1,\"doubled\":false,\"fields\":1},"
                 "{\"kind\":\"figurine\",\"player\":1,\"from\":4,\"aimed\":5,\"to\":5,\"why\":\"score\"},"
                 "{\"kind\":\"question\",\"player\":0,\"reader\":1,\"id\":\"why-glass\",\"right\":2,\"why\":\"reward\","
                 "\"amount\":2},"
                 "{\"kind\":\"awaiting\",\"player\":0,\"awaiting\":\"question\"}]");
    apply(&game, (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = 2}, &events);
    check_awaiting(&game, &record, "{\"kind\":\"stage_over\",\"winner\":0}");
    ck_assert_int_eq(game.player[0].field, 12);
}
END_TEST

static void tells(const WorldEvents *events, const WorldRecord *record, const char *wanted) {
    cJSON *list = world_happened_to_json(events, record, &cards);
    char *text = json_print(list);
    ck_assert_msg(strstr(text, wanted) != NULL, "%s is not in %s", wanted, text);
    cJSON_free(text);
    cJSON_Delete(list);
}

/* Player 1 stands where the run would lead, and Fast Track doubles what player 0 gets for the row. */
START_TEST(a_field_that_is_taken_and_a_doubled_row_are_told) {
    WorldRecord record;
    WorldGame game;
    WorldEvents events;
    deal(&record);
    record.setup.track.goal = 50;
    record.setup.deal.field[1] = 1;
    world_start(&game, &record.setup, NULL);
    apply(&game, (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = 0}, &events);
    apply(&game, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK}, &events);
    apply(&game, (WorldAction){.kind = WORLD_ACTION_PLACE, .a = 8}, &events);
    tells(&events, &record, "{\"kind\":\"figurine\",\"player\":0,\"from\":0,\"aimed\":1,\"to\":2,\"why\":\"run\"}");
    tells(&events, &record, "{\"kind\":\"scored\",\"player\":0,\"count\":9,\"doubled\":true,\"fields\":18}");
    tells(&events, &record, "{\"kind\":\"scored\",\"player\":1,\"count\":1,\"doubled\":false,\"fields\":1}");
}
END_TEST

START_TEST(an_event_card_that_is_shown_is_named) {
    WorldRecord record;
    WorldGame game;
    WorldEvents events = {0};
    deal(&record);
    world_start(&game, &record.setup, NULL);
    apply(&game, (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = 0}, &events);
    check_events(&events, &record,
                 "[{\"kind\":\"event_shown\",\"player\":0,\"slot\":0,\"event\":\"quiz\"},"
                 "{\"kind\":\"question\",\"player\":0,\"reader\":1,\"id\":\"why-glass\",\"right\":2,\"why\":\"event\","
                 "\"amount\":2},"
                 "{\"kind\":\"awaiting\",\"player\":0,\"awaiting\":\"question\"}]");
    apply(&game, (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = 0}, &events);
    check_events(&events, &record,
                 "[{\"kind\":\"answer\",\"player\":0,\"choice\":0,\"right\":2},"
                 "{\"kind\":\"event_done\",\"player\":0},{\"kind\":\"turn\",\"player\":1},"
                 "{\"kind\":\"awaiting\",\"player\":1,\"awaiting\":\"turn\"}]");
}
END_TEST

START_TEST(a_deal_is_written_as_it_is_read) {
    WorldRecord record;
    deal(&record);
    cJSON *tree = world_deal_to_json(&record.setup.deal, 2);
    DataError error = {0};
    JsonPlace root = json_root(tree, "deal", NULL, &error);
    WorldDeal again;
    world_deal_from_json(&root, 2, &again);
    ck_assert_str_eq(error.text, "");
    cJSON *tree_again = world_deal_to_json(&again, 2);
    char *text = json_print(tree), *text_again = json_print(tree_again);
    ck_assert_str_eq(text_again, text);
    cJSON_free(text);
    cJSON_free(text_again);
    cJSON_Delete(tree);
    cJSON_Delete(tree_again);
}
END_TEST

static int card_sum(const cJSON *list, int *count) {
    int sum = 0;
    const cJSON *card;
    cJSON_ArrayForEach(card, list) {
        sum += card->valueint;
        ++*count;
    }
    return sum;
}

/* Cards in the hand are counted nowhere else. */
static void check_deck(const cJSON *state, int players) {
    int count = 0;
    int sum = card_sum(cJSON_GetObjectItem(state, "stock"), &count);
    sum += card_sum(cJSON_GetObjectItem(state, "discard"), &count);
    const cJSON *player;
    cJSON_ArrayForEach(player, cJSON_GetObjectItem(state, "players")) {
        sum += card_sum(cJSON_GetObjectItem(player, "row"), &count);
    }
    const cJSON *awaiting = cJSON_GetObjectItem(state, "awaiting");
    sum += card_sum(cJSON_GetObjectItem(awaiting, "cards"), &count);
    const cJSON *card = cJSON_GetObjectItem(awaiting, "card");
    if (card != NULL) {
        sum += card->valueint;
        count++;
    }
    int highest = world_deck_highest(players);
    ck_assert_int_eq(count, world_deck_size(players));
    ck_assert_int_eq(sum, highest * (highest + 1) / 2);
}

START_TEST(rows_piles_and_awaited_cards_are_always_the_deck) {
    for (int players = 2; players <= 4; players++) {
        WorldRecord record;
        WorldGame game;
        deal(&record);
        record.setup.has_deal = false;
        record.setup.players = (uint8_t)players;
        record.setup.track.goal = 200;
        Random random;
        random_init(&random, (uint64_t)players);
        world_start(&game, &record.setup, NULL);
        for (int i = 0; i < 1500 && game.awaiting != WORLD_AWAITING_OVER; i++) {
            WorldAction legal[WORLD_LEGAL_MAX];
            WorldEvents events = {0};
            int count = world_legal(&game, legal);
            world_apply(&game, legal[random_below(&random, (uint32_t)count)], &events);
            cJSON *state = world_state_to_json(&game, &record, &cards);
            check_deck(state, players);
            cJSON_Delete(state);
            cJSON_Delete(world_happened_to_json(&events, &record, &cards));
        }
    }
}
END_TEST

Suite *states_suite(void) {
    Suite *suite = suite_create("states");
    TCase *tests = tcase_create("states");
    tcase_add_test(tests, a_state_is_written_to_the_letter);
    tcase_add_test(tests, a_turn_is_written_to_the_letter);
    tcase_add_test(tests, a_field_that_is_taken_and_a_doubled_row_are_told);
    tcase_add_test(tests, an_event_card_that_is_shown_is_named);
    tcase_add_test(tests, a_deal_is_written_as_it_is_read);
    tcase_add_test(tests, rows_piles_and_awaited_cards_are_always_the_deck);
    suite_add_tcase(suite, tests);
    return suite;
}
