#include "data/world/deck.h"

#include "base/memory.h"
#include "core/random.h"

#include <stdlib.h>
#include <string.h>

const char *const deck_level_names[DECK_LEVELS] = {
    [DECK_CHILDREN] = "children",
    [DECK_FAMILY] = "family",
    [DECK_EXPERTS] = "experts",
};

/* The seed of a game also deals its cards; the deck takes another stream of it. */
static const uint64_t own_stream = UINT64_C(0x7175657374696f6e); /* "question" */

/* Difficulties in turn. A difficulty that has run out is stood in for by the nearest. */
static const uint8_t turns[][8] = {
    [DECK_CHILDREN] = {1, 1, 2, 1, 1, 1, 2, 1},
    [DECK_FAMILY] = {1, 2, 1, 2, 3, 1, 2, 2},
    [DECK_EXPERTS] = {2, 3, 2, 3, 2, 3, 1, 3},
};

typedef struct Pool {
    int count;
    uint16_t index[QUESTION_BANK_MAX];
} Pool;

/* The questions that are yet to come, by difficulty and topic. */
typedef struct Pools {
    Pool pool[QUESTION_DIFFICULTIES][QUESTION_TOPICS];
} Pools;

static void shuffle(Random *random, uint16_t *items, int count) {
    for (int i = count - 1; i > 0; i--) {
        int j = (int)random_below(random, (uint32_t)i + 1);
        uint16_t item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

static bool too_hard(const Question *question, DeckLevel level) {
    return level == DECK_CHILDREN && question->difficulty == QUESTION_DIFFICULTIES;
}

/* When a question was seen last: 0 never, else its place in recent from 1. */
static int seen_at(const Question *question, const char *const *recent, int recent_count) {
    for (int i = recent_count; i > 0; i--) {
        if (strcmp(recent[i - 1], question->id) == 0) {
            return i;
        }
    }
    return 0;
}

static int pools_left(const Pools *pools, int difficulty) {
    int left = 0;
    for (int topic = 0; topic < QUESTION_TOPICS; topic++) {
        left += pools->pool[difficulty - 1][topic].count;
    }
    return left;
}

static int nearest_difficulty(const Pools *pools, int wanted) {
    for (int off = 0; off < QUESTION_DIFFICULTIES; off++) {
        if (wanted - off >= 1 && pools_left(pools, wanted - off) > 0) {
            return wanted - off;
        }
        if (wanted + off <= QUESTION_DIFFICULTIES && pools_left(pools, wanted + off) > 0) {
            return wanted + off;
        }
    }
    return 0;
}

/* The next topic in turn of which this difficulty has a question; starts behind the last one asked. */
static int next_topic(const Pools *pools, int difficulty, const uint16_t order[QUESTION_TOPICS], int *turn) {
    do {
        *turn = (*turn + 1) % QUESTION_TOPICS;
    } while (pools->pool[difficulty - 1][order[*turn]].count == 0);
    return order[*turn];
}

static void deal_fresh(Deck *deck, Pools *pools, DeckLevel level, Random *random) {
    uint16_t order[QUESTION_TOPICS];
    for (int topic = 0; topic < QUESTION_TOPICS; topic++) {
        order[topic] = (uint16_t)topic;
    }
    shuffle(random, order, QUESTION_TOPICS);
    int topic_turn = -1;
    for (int turn = 0; deck->count < WORLD_QUESTIONS_MAX; turn = (turn + 1) % 8) {
        int difficulty = nearest_difficulty(pools, turns[level][turn]);
        if (difficulty == 0) {
            return;
        }
        Pool *pool = &pools->pool[difficulty - 1][next_topic(pools, difficulty, order, &topic_turn)];
        deck->index[deck->count++] = pool->index[--pool->count];
    }
}

static void deal_recent(Deck *deck, const Questions *questions, DeckLevel level, const char *const *recent,
                        int recent_count) {
    for (int at = 1; at <= recent_count; at++) {
        for (int i = 0; i < questions->count && deck->count < WORLD_QUESTIONS_MAX; i++) {
            const Question *question = &questions->list[i];
            if (strcmp(recent[at - 1], question->id) == 0 && seen_at(question, recent, recent_count) == at &&
                !too_hard(question, level)) {
                deck->index[deck->count++] = (uint16_t)i;
            }
        }
    }
}

void deck_choose(Deck *deck, const Questions *questions, DeckLevel level, uint64_t seed, const char *const *recent,
                 int recent_count) {
    Random random;
    random_init(&random, seed ^ own_stream);
    Pools *pools = memory_new(sizeof *pools);
    for (int i = 0; i < questions->count; i++) {
        const Question *question = &questions->list[i];
        if (too_hard(question, level) || seen_at(question, recent, recent_count) > 0) {
            continue;
        }
        Pool *pool = &pools->pool[question->difficulty - 1][question->topic];
        pool->index[pool->count++] = (uint16_t)i;
    }
    for (int difficulty = 0; difficulty < QUESTION_DIFFICULTIES; difficulty++) {
        for (int topic = 0; topic < QUESTION_TOPICS; topic++) {
            shuffle(&random, pools->pool[difficulty][topic].index, pools->pool[difficulty][topic].count);
        }
    }
    deck->count = 0;
    deal_fresh(deck, pools, level, &random);
    deck->unseen = deck->count;
    deal_recent(deck, questions, level, recent, recent_count);
    free(pools);
    if (deck->count == 0) { /* a bank of hard questions only: better those than none */
        deck_choose(deck, questions, DECK_EXPERTS, seed, recent, recent_count);
    }
}

void deck_shuffle(Deck *deck, const Questions *questions, uint64_t seed) {
    uint16_t index[QUESTION_BANK_MAX];
    for (int i = 0; i < questions->count; i++) {
        index[i] = (uint16_t)i;
    }
    Random random;
    random_init(&random, seed ^ own_stream);
    shuffle(&random, index, questions->count);
    deck->count = questions->count < WORLD_QUESTIONS_MAX ? questions->count : WORLD_QUESTIONS_MAX;
    deck->unseen = deck->count;
    memcpy(deck->index, index, (size_t)deck->count * sizeof *index);
}

void deck_to_setup(const Deck *deck, const Questions *questions, WorldSetup *setup) {
    setup->question_count = (uint8_t)deck->count;
    memset(setup->right, 0, sizeof setup->right);
    for (int i = 0; i < deck->count; i++) {
        setup->right[i] = (uint8_t)questions->list[deck->index[i]].right;
    }
}
