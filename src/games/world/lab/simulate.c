/* Plays the games of a contest and counts. In game g the first level of --players sits at seat g mod n, so that every
 * level sits everywhere equally often. Seat 0 starts the first stage: a seat is a place in the turn order. */
#include "games/world/lab/simulate.h"

#include "base/memory.h"
#include "games/world/data/deck.h"
#include "games/world/lab/decide.h"

#include <stdlib.h>
#include <string.h>

/* A game of random play ends long before; one that does not is a fault in a level or in the rules. */
enum { ACTIONS_MAX = 200000 };

typedef struct Table {
    const Contest *contest;
    Results *results;
    WorldRecord record; /* for the ids of the questions */
    WorldGame game;
    Random random[WORLD_PLAYERS_MAX];
    AiLevel level[WORLD_PLAYERS_MAX];
    int exchanges[WORLD_PLAYERS_MAX]; /* own ones in this stage */
    int stages, turns;
    Random dealer; /* of stages without event cards */
} Table;

static void add_time(Table *table, int seat, double micros) {
    times_add(&table->results->seat[seat].times, micros);
    times_add(&table->results->level[table->level[seat]].times, micros);
}

static void count_event(Table *table, const WorldEvent *event) {
    if (event->kind == WORLD_HAPPENED_ANSWER) {
        Score *scores[] = {&table->results->seat[event->player], &table->results->level[table->level[event->player]]};
        for (int i = 0; i < 2; i++) {
            scores[i]->questions++;
            scores[i]->right += event->answer.choice == event->answer.right;
        }
    } else if (event->kind == WORLD_HAPPENED_STAGE_WON) {
        mean_add(&table->results->seat[event->player].exchanges, table->exchanges[event->player]);
        mean_add(&table->results->level[table->level[event->player]].exchanges, table->exchanges[event->player]);
    }
}

static void count_action(Table *table, WorldAction action, int player) {
    switch ((WorldActionKind)action.kind) {
    case WORLD_ACTION_TAKE:
    case WORLD_ACTION_PLAY_EVENT:
        table->turns++;
        return;
    case WORLD_ACTION_PLACE:
    case WORLD_ACTION_SWAP:
    case WORLD_ACTION_TRADE:
    case WORLD_ACTION_KEEP:
        table->exchanges[player]++;
        return;
    case WORLD_ACTION_NEXT_STAGE:
        memset(table->exchanges, 0, sizeof table->exchanges);
        return;
    case WORLD_ACTION_FAST_TRACK:
    case WORLD_ACTION_NAME:
    case WORLD_ACTION_ANSWER:
        return;
    }
}

static bool apply(Table *table, WorldAction action, DataError *error) {
    WorldEvents events = {0};
    count_action(table, action, table->game.awaited_player);
    if (world_apply(&table->game, action, &events) != WORLD_ACCEPTED) {
        data_fail(error, "A computer has chosen an action that is refused (seed %llu).",
                  (unsigned long long)table->record.setup.seed);
        return false;
    }
    for (int i = 0; i < events.count; i++) {
        count_event(table, &events.list[i]);
    }
    return true;
}

/* Players may play Fast Track out of turn. */
static bool ask_for_fast_track(Table *table, DataError *error) {
    for (int i = 1; i < table->game.players && table->game.awaiting == WORLD_AWAITING_TURN; i++) {
        int seat = (table->game.awaited_player + i) % table->game.players;
        WorldAction action = {.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)seat};
        if (world_refuses(&table->game, action) != WORLD_ACCEPTED) {
            continue;
        }
        WorldView view;
        world_view(&table->game, &view);
        if (world_ai_fast_track(table->level[seat], &view, seat, &table->random[seat]) &&
            !apply(table, action, error)) {
            return false;
        }
    }
    return true;
}

/* Shuffles and deals a stage whose event cards are all played; figurines and Fast Track cards stay as they are. */
static void deal_without_events(Table *table, WorldDeal *deal) {
    int players = table->contest->players, count = world_deck_jokers(players), highest = world_deck_highest(players);
    uint8_t deck[WORLD_DECK_MAX];
    memset(deck, WORLD_JOKER, (size_t)count);
    for (int card = 1; card <= highest; card++) {
        deck[count++] = (uint8_t)card;
    }
    random_shuffle(&table->dealer, deck, (size_t)count);
    *deal = (WorldDeal){.has_events = true, .discard_count = 1};
    for (int p = 0; p < players; p++) {
        count -= WORLD_ROW;
        memcpy(deal->row[p], deck + count, WORLD_ROW);
        deal->field[p] = table->game.player[p].field;
        bool held = table->game.player[p].fast_track == WORLD_FAST_TRACK_HELD;
        deal->fast_track[p] = held ? WORLD_FAST_TRACK_HELD : WORLD_FAST_TRACK_SPENT;
    }
    deal->discard[0] = deck[--count];
    memcpy(deal->stock, deck, (size_t)count);
    deal->stock_count = (uint8_t)count;
}

/* The rules know no stage without event cards: each is a game of its own that goes on where the last one ended, and has
 * as many stages as are left. */
static void start_without_events(Table *table) {
    WorldSetup *setup = &table->record.setup;
    setup->has_deal = true;
    if (setup->track.stages != 0) {
        setup->track.stages = (uint8_t)(table->contest->track.stages - (table->stages - 1));
    }
    setup->seed = lab_derive_seed(setup->seed, (uint64_t)table->stages);
    deal_without_events(table, &setup->deal);
    world_start(&table->game, setup, NULL);
}

static bool next_stage(Table *table, DataError *error) {
    table->stages++;
    if (!table->contest->no_events) {
        return apply(table, (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE}, error);
    }
    memset(table->exchanges, 0, sizeof table->exchanges);
    table->record.setup.starter = (uint8_t)world_next_starter(&table->game);
    start_without_events(table);
    return true;
}

static bool decide(Table *table, DataError *error) {
    if (table->game.awaiting == WORLD_AWAITING_STAGE_OVER) {
        return next_stage(table, error);
    }
    int seat = table->game.awaited_player;
    bool question = table->game.awaiting == WORLD_AWAITING_QUESTION;
    double begin = lab_micros();
    WorldAction action = lab_decide(&table->game, table->record.question_id[table->game.question.index],
                                    table->contest->assets->questions, (AiSkill){table->level[seat], 0},
                                    table->contest->quiz_permille, &table->random[seat]);
    if (!question) {
        add_time(table, seat, lab_micros() - begin);
    }
    return apply(table, action, error);
}

static void count_winners(Table *table) {
    unsigned winners = table->game.winners;
    bool shared = (winners & (winners - 1)) != 0;
    for (int seat = 0; seat < table->game.players; seat++) {
        Score *scores[] = {&table->results->seat[seat], &table->results->level[table->level[seat]]};
        for (int i = 0; i < 2; i++) {
            scores[i]->games++;
            scores[i]->wins += (winners >> seat & 1) != 0 && !shared;
            scores[i]->shared += (winners >> seat & 1) != 0 && shared;
        }
    }
}

static void begin_game(Table *table, int64_t number) {
    const Contest *contest = table->contest;
    WorldSetup *setup = &table->record.setup;
    setup->seed = lab_derive_seed(contest->seed, (uint64_t)number);
    setup->players = (uint8_t)contest->players;
    setup->track = contest->track;
    Deck deck;
    deck_shuffle(&deck, contest->assets->questions, setup->seed);
    world_record_set_deck(&table->record, &deck, contest->assets->questions);
    for (int i = 0; i < contest->players; i++) {
        int seat = (int)((i + number) % contest->players);
        table->level[seat] = contest->level[i];
        random_init(&table->random[seat], lab_derive_seed(setup->seed, (uint64_t)seat + 1));
    }
    memset(table->exchanges, 0, sizeof table->exchanges);
    table->turns = 0;
    table->stages = 1;
    if (!contest->no_events) {
        world_start(&table->game, setup, NULL);
        return;
    }
    setup->starter = 0;
    random_init(&table->dealer, lab_derive_seed(setup->seed, WORLD_PLAYERS_MAX + 1));
    memset(&table->game, 0, sizeof table->game); /* every figurine at the start, every Fast Track card held */
    start_without_events(table);
}

static bool play_game(Table *table, int64_t number, DataError *error) {
    begin_game(table, number);
    for (int actions = 0; table->game.awaiting != WORLD_AWAITING_OVER; actions++) {
        if (actions > ACTIONS_MAX) {
            data_fail(error, "A game does not end (seed %llu).", (unsigned long long)table->record.setup.seed);
            return false;
        }
        if (!ask_for_fast_track(table, error) || !decide(table, error)) {
            return false;
        }
    }
    mean_add(&table->results->stages, table->stages);
    mean_add(&table->results->turns, table->turns);
    count_winners(table);
    return true;
}

bool contest_play(const Contest *contest, Results *results, DataError *error) {
    memset(results, 0, sizeof *results);
    Table *table = memory_new(sizeof *table);
    table->contest = contest;
    table->results = results;
    record_init(&table->record.common, &WORLD_RECORD);
    double begin = lab_micros();
    bool fine = true;
    for (int64_t i = 0; fine && i < contest->games; i++) {
        fine = play_game(table, i, error);
    }
    results->seconds = (lab_micros() - begin) / 1e6;
    record_fini(&table->record.common);
    free(table);
    return fine;
}

void results_fini(Results *results) {
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        times_fini(&results->seat[i].times);
    }
    for (int i = 0; i < AI_LEVELS; i++) {
        times_fini(&results->level[i].times);
    }
}
