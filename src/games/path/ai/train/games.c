#include "games/path/ai/train/games.h"

#include <string.h>

enum { WIDE = 12, NARROW = 6, STRAYS_ONCE_IN = 3 };

typedef struct Table {
    Ground ground;
    Trail trail[PATH_PLAYERS_MAX];
    int players;
    Sample sample[PATH_PLAYERS_MAX][PATH_CARDS];
    uint8_t left[PATH_PLAYERS_MAX][PATH_CARDS];
    int samples[PATH_PLAYERS_MAX];
} Table;

static void seat(Table *table, const PathBoard *board, Random *random) {
    uint8_t start[PATH_STARTS] = {0, 1, 2, 3};
    random_shuffle(random, start, PATH_STARTS);
    for (int p = 0; p < table->players; p++) {
        int cell = board->start[start[p]];
        PathPlayer player = {.taken = path_cells_of(cell), .ring = {(uint8_t)cell}, .count = 1};
        trail_of(&table->trail[p], &table->ground, &player);
    }
}

static const Step *pick(const Step *steps, int count, int round, int from, Random *random) {
    bool strays = round < from && random_below(random, STRAYS_ONCE_IN) == 0;
    return strays || round == from ? &steps[random_below(random, (uint32_t)count)] : steps;
}

static void note(Table *table, const Round *round, int player) {
    const Trail *trail = &table->trail[player];
    if (round->left > 0 && trail->open != 0) {
        int at = table->samples[player]++, total = trail_total(trail);
        Sample *sample = &table->sample[player][at];
        worth_describe(round, trail, sample->feature);
        sample->got = (int16_t)-total;
        sample->expected = (int16_t)(worth_closely(round, trail) - total * WORTH_POINT);
        table->left[player][at] = round->left;
    }
}

/* Returns the numbers reached, as bits. */
static unsigned play_round(Table *table, Round *round, const PathCard *card, int number, int from, Random *random) {
    unsigned reached = 0;
    for (int p = 0; p < table->players; p++) {
        Step steps[WIDE];
        int most = number < from ? NARROW : number == from ? WIDE : 1;
        int count = trail_steps(round, &table->trail[p], card, steps, most);
        const Step *step = pick(steps, count, number, from, random);
        table->trail[p] = step->after;
        for (int i = 0; i < step->line.count; i++) {
            int it = table->ground.number_at[step->line.cell[i]];
            reached |= it > 0 ? 1u << it : 0;
        }
    }
    round->soon |= (uint16_t)reached;
    for (int p = 0; p < table->players && number >= from; p++) {
        note(table, round, p);
    }
    return reached;
}

static void add(Pool *pool, const Sample *sample, int left, int total) {
    if (pool->count[left] < pool->room) {
        Sample *to = &pool->list[left][pool->count[left]++];
        *to = *sample;
        to->got = (int16_t)(to->got + total);
    }
}

double play_game(const PathBoard *board, const WorthWeights *weights, int players, Random *random, Pool *pool) {
    static Table table;
    uint8_t deck[PATH_CARDS];
    unsigned to_come = (1u << PATH_CARDS) - 1, reached = 0;
    memset(&table, 0, sizeof table);
    ground_make(&table.ground, board, players);
    table.ground.weights = weights;
    table.players = players;
    seat(&table, board, random);
    for (int i = 0; i < PATH_CARDS; i++) {
        deck[i] = (uint8_t)i;
    }
    random_shuffle(random, deck, PATH_CARDS);
    int from = pool != NULL ? (int)random_below(random, PATH_CARDS) : -1;
    for (int i = 0; i < PATH_CARDS; i++) {
        Round round;
        to_come &= ~(1u << deck[i]);
        round_make(&round, &table.ground, to_come, reached);
        reached |= play_round(&table, &round, &board->card[deck[i]], i, from, random);
    }
    double sum = 0;
    for (int p = 0; p < players; p++) {
        int total = trail_total(&table.trail[p]);
        sum += total;
        for (int i = 0; i < table.samples[p] && pool != NULL; i++) {
            add(pool, &table.sample[p][i], table.left[p][i], total);
        }
    }
    return sum / players;
}
