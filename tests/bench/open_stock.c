/* How near expert comes to what can be had: open-stock STAGES [WIDTH] plays single stages of two without event cards
 * against the yardstick, and looks on each deal for what there is when the order of the stock is known: the stage won
 * in the fewest turns, and the most fields ahead (with 1.2 for the reward question) in so many turns as the curves see.
 *
 * Turn by turn the WIDTH tables are kept that hard's judgement likes best; what it prints is the best it has found, so
 * the limit may lie higher yet. The other plays as it would: it knows nothing. */
#include "base/memory.h"
#include "games/world/ai/ai.h"
#include "games/world/ai/hard_mind.h"
#include "yardstick/plain.h"
#include "yardstick/yardstick.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TURNS = 200, SEEN = 16, ME = 0, OTHER = 1, TENTHS = 10, REWARD = 12, WIDTH_MAX = 2000, CHOICES = 2 * WORLD_ROW };

/* A table when it is one's own turn or the stage is over, and how it came there. */
typedef struct Table {
    WorldGame game;
    Random random; /* of the other */
    int worth;
    int turns;
    uint8_t pile[TURNS], slot[TURNS];
} Table;

static bool is_over(const Table *table) {
    return table->game.awaiting >= WORLD_AWAITING_QUESTION;
}

static int lead(const Table *table) {
    const WorldPlayer *player = table->game.player;
    int reward = table->game.stage_winner == ME ? REWARD : -REWARD;
    return TENTHS * (player[ME].field - player[OTHER].field) + reward;
}

static void apply(Table *table, WorldAction action) {
    WorldRefusal refusal = world_apply(&table->game, action, NULL);
    assert(refusal == WORLD_ACCEPTED);
    (void)refusal;
}

static void other_plays(Table *table) {
    while (!is_over(table) && table->game.awaited_player == OTHER) {
        WorldView view;
        world_view(&table->game, &view);
        apply(table, yardstick_choose(YARDSTICK_HARD, &view, OTHER, &table->random));
    }
}

/* An own turn and what the other makes of it. */
static void play_turn(Table *table, int pile, int slot) {
    table->pile[table->turns] = (uint8_t)pile;
    table->slot[table->turns++] = (uint8_t)slot;
    apply(table, (WorldAction){.kind = WORLD_ACTION_PLACE, .a = (uint8_t)slot});
    other_plays(table);
}

static void take(Table *table, int pile) {
    apply(table, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = (uint8_t)pile});
}

static void deal(Table *table, long number) {
    WorldSetup setup = {.players = 2, .question_count = 1, .track = {.goal = 64}, .starter = (uint8_t)(number % 2)};
    Random dealer;
    memset(table, 0, sizeof *table);
    random_init(&table->random, (uint64_t)number);
    random_init(&dealer, (uint64_t)(number / 2) * 7 + 3);
    for (int p = 0; p < setup.players; p++) {
        table->game.player[p].fast_track = WORLD_FAST_TRACK_SPENT;
    }
    plain_stage(&table->game, &setup, &dealer);
    other_plays(table);
}

/* --- expert, who knows no order ----------------------------------------------------------------------------------- */

static WorldAction experts_choice(Table *table) {
    WorldView view;
    world_view(&table->game, &view);
    return world_ai_choose(AI_EXPERT, &view, ME, &table->random);
}

static void play_as_expert(Table *table) {
    while (!is_over(table)) {
        assert(table->turns < TURNS);
        int pile = experts_choice(table).a;
        take(table, pile);
        play_turn(table, pile, experts_choice(table).a);
    }
}

/* --- the beam ----------------------------------------------------------------------------------------------------- */

static void judge(Table *table) {
    WorldView view;
    HardMind mind;
    world_view(&table->game, &view);
    hard_mind_make(&mind, &view, ME);
    table->worth = RACE_FIELD * (view.seat[ME].field - view.seat[OTHER].field) + race_worth(&mind.stakes, &mind.now);
}

static int better_first(const void *a, const void *b) {
    const Table *left = a, *right = b;
    return (left->worth < right->worth) - (left->worth > right->worth);
}

typedef enum Aim { SOONEST, MOST_FIELDS } Aim;

typedef struct Search {
    Aim aim;
    int width;
    Table *beam, *next;
    Table best; /* a stage that is over */
    bool found;
} Search;

static void compare(Search *search, const Table *over) {
    const Table *best = &search->best;
    bool soonest = search->aim == SOONEST;
    if (soonest && over->game.stage_winner != ME) {
        return;
    }
    if (!search->found || (soonest && over->turns < best->turns) ||
        ((!soonest || over->turns == best->turns) && lead(over) > lead(best))) {
        search->best = *over;
        search->found = true;
    }
}

/* Adds what one table can become; returns how many tables there are then. Stages that are over are compared at once. */
static int add_turns(Search *search, const Table *from, int count) {
    for (int pile = WORLD_FROM_STOCK; pile <= WORLD_FROM_DISCARD; pile++) {
        Table taken = *from;
        take(&taken, pile);
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            Table *here = &search->next[count];
            *here = taken;
            play_turn(here, pile, slot);
            if (is_over(here)) {
                compare(search, here);
            } else {
                judge(here);
                count++;
            }
        }
    }
    return count;
}

/* `expert`: what there is in any case. */
static void look_for(Search *search, Aim aim, const Table *start, const Table *expert) {
    int count = 1;
    search->aim = aim;
    search->found = false;
    compare(search, expert);
    search->beam[0] = *start;
    for (int turn = 0; turn < SEEN && count > 0; turn++) {
        if (aim == SOONEST && search->found && search->best.turns <= turn) {
            return;
        }
        int next = 0;
        for (int i = 0; i < count; i++) {
            next = add_turns(search, &search->beam[i], next);
        }
        qsort(search->next, (size_t)next, sizeof *search->next, better_first);
        count = next < search->width ? next : search->width;
        memcpy(search->beam, search->next, (size_t)count * sizeof *search->beam);
    }
}

/* --- what stopped expert ------------------------------------------------------------------------------------------ */

typedef struct Sums {
    long stages, lead, won, turns; /* turns of stages won */
} Sums;

typedef struct Told {
    Sums expert, soonest, most;
    long as_soon, outrun; /* stages */
    /* Where it needed more turns, or was outrun: what it did otherwise first. */
    long by_pile, by_place, turn;
} Told;

static void add(Sums *sums, const Table *over) {
    bool won = over->game.stage_winner == ME;
    sums->stages++;
    sums->lead += lead(over);
    sums->won += won;
    sums->turns += won ? over->turns : 0;
}

static void part(Told *told, const Table *expert, const Table *soonest) {
    int turn = 0;
    while (turn < expert->turns && turn < soonest->turns && expert->pile[turn] == soonest->pile[turn] &&
           expert->slot[turn] == soonest->slot[turn]) {
        turn++;
    }
    bool won = expert->game.stage_winner == ME;
    if (won && expert->turns == soonest->turns) {
        told->as_soon++;
        return;
    }
    told->outrun += !won;
    bool other_pile = expert->pile[turn] != soonest->pile[turn];
    told->by_pile += other_pile;
    told->by_place += !other_pile;
    told->turn += turn + 1;
}

static void tell_one(const char *who, const Sums *sums) {
    double stages = (double)sums->stages, won = sums->won > 0 ? (double)sums->won : 1;
    printf("%-12s wins %5.1f %% of %ld stages, %.2f exchanges a row, %+.2f fields ahead\n", who,
           100 * (double)sums->won / stages, sums->stages, (double)sums->turns / won,
           (double)sums->lead / TENTHS / stages);
}

static void tell(const Told *told) {
    long parted = told->by_pile + told->by_place;
    tell_one("expert", &told->expert);
    puts("with the order of the stock known:");
    tell_one("soonest", &told->soonest);
    tell_one("most fields", &told->most);
    printf(
        "expert won as soon as can be in %ld stages, was outrun in %ld; in the %ld where it was slower or outrun it\n"
        "first took from the other pile (%ld) or put the same card elsewhere (%ld), in turn %.1f on average\n",
        told->as_soon, told->outrun, parted, told->by_pile, told->by_place,
        (double)told->turn / (double)(parted > 0 ? parted : 1));
}

/* --- the command -------------------------------------------------------------------------------------------------- */

/* Unless the stage is over before one's first turn. */
static void play_stage(Search *search, Told *told, long number) {
    Table start, expert;
    deal(&start, number);
    if (is_over(&start)) {
        return;
    }
    expert = start;
    play_as_expert(&expert);
    add(&told->expert, &expert);
    look_for(search, SOONEST, &start, &expert);
    if (search->found) {
        add(&told->soonest, &search->best);
        part(told, &expert, &search->best);
    }
    look_for(search, MOST_FIELDS, &start, &expert);
    add(&told->most, &search->best);
}

int main(int count, char **arguments) {
    long stages = count > 1 ? atol(arguments[1]) : 0;
    Search search = {.width = count > 2 ? atoi(arguments[2]) : 100};
    if (count > 3 || stages < 1 || search.width < 1 || search.width > WIDTH_MAX) {
        fputs("open-stock: a number of stages and perhaps a width of 1 to 2000 are needed.\n", stderr);
        return 2;
    }
    search.beam = memory_resize(NULL, (size_t)search.width * sizeof *search.beam);
    search.next = memory_resize(NULL, (size_t)search.width * CHOICES * sizeof *search.next);
    Told told = {0};
    for (long i = 0; i < stages; i++) {
        play_stage(&search, &told, i);
    }
    free(search.beam);
    free(search.next);
    tell(&told);
    return 0;
}
