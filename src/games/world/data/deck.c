#include "games/world/data/deck.h"

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

const uint8_t deck_turns[DECK_LEVELS][DECK_TURNS] = {
    [DECK_CHILDREN] = {1, 1, 1, 1, 1, 1, 1, 1},
    [DECK_FAMILY] = {1, 2, 1, 2, 3, 1, 2, 1},
    [DECK_EXPERTS] = {2, 3, 2, 3, 2, 3, 1, 3},
};

bool deck_suits(DeckLevel level, int difficulty) {
    switch (level) {
    case DECK_CHILDREN:
        return difficulty == 1;
    case DECK_FAMILY:
        break;
    case DECK_EXPERTS:
        return difficulty > 1;
    }
    return true;
}

typedef struct Pool {
    int count;
    uint16_t index[QUESTION_BANK_MAX];
} Pool;

/* What is left to choose from. */
typedef struct Choice {
    const Questions *questions;
    bool taken[QUESTION_BANK_MAX];                       /* or never to be asked */
    Pool unseen[QUESTION_DIFFICULTIES][QUESTION_TOPICS]; /* each shuffled, the next one at the end */
    Pool seen;                                           /* oldest first */
    uint16_t order[QUESTION_TOPICS];                     /* of the topics */
} Choice;

static void shuffle(Random *random, uint16_t *items, int count) {
    for (int i = count - 1; i > 0; i--) {
        int j = (int)random_below(random, (uint32_t)i + 1);
        uint16_t item = items[i];
        items[i] = items[j];
        items[j] = item;
    }
}

/* --- what there is ------------------------------------------------------------------------------------------------ */

static bool is_same_set(const Question *one, const Question *other) {
    return one->set != NULL && other->set != NULL && strcmp(one->set, other->set) == 0;
}

/* It and the others of its set. */
static void take(bool *taken, const Questions *questions, int index) {
    for (int i = 0; i < questions->count; i++) {
        taken[i] = taken[i] || i == index || is_same_set(&questions->list[i], &questions->list[index]);
    }
}

static void rule_out_retired(bool *taken, const Questions *questions) {
    for (int i = 0; i < questions->count; i++) {
        taken[i] = questions->list[i].retired;
    }
}

/* When it was seen last: its place in the list from 1; 0: never. */
static int seen_at(const Question *question, const DeckWish *wish) {
    for (int i = wish->seen_count; i > 0; i--) {
        if (strcmp(wish->seen[i - 1], question->id) == 0) {
            return i;
        }
    }
    return 0;
}

static void sort_by_age(Pool *seen, const int *at) {
    for (int i = 1; i < seen->count; i++) {
        uint16_t index = seen->index[i];
        int j = i;
        for (; j > 0 && at[seen->index[j - 1]] > at[index]; j--) {
            seen->index[j] = seen->index[j - 1];
        }
        seen->index[j] = index;
    }
}

static void choice_init(Choice *choice, const Questions *questions, const DeckWish *wish, Random *random) {
    int *at = memory_new(((size_t)questions->count + 1) * sizeof *at);
    choice->questions = questions;
    rule_out_retired(choice->taken, questions);
    for (int i = 0; i < questions->count; i++) {
        const Question *question = &questions->list[i];
        at[i] = seen_at(question, wish);
        Pool *pool = at[i] > 0 ? &choice->seen : &choice->unseen[question->difficulty - 1][question->topic];
        pool->index[pool->count++] = (uint16_t)i;
    }
    sort_by_age(&choice->seen, at);
    free(at);
    for (int difficulty = 0; difficulty < QUESTION_DIFFICULTIES; difficulty++) {
        for (int topic = 0; topic < QUESTION_TOPICS; topic++) {
            shuffle(random, choice->unseen[difficulty][topic].index, choice->unseen[difficulty][topic].count);
        }
    }
    for (int topic = 0; topic < QUESTION_TOPICS; topic++) {
        choice->order[topic] = (uint16_t)topic;
    }
    shuffle(random, choice->order, QUESTION_TOPICS);
}

/* --- choosing ----------------------------------------------------------------------------------------------------- */

/* Where each level is in deck_turns, and all together in the order of the topics. */
typedef struct Turns {
    int difficulty[DECK_LEVELS];
    int topic;
} Turns;

/* The next question of a pool, or -1. */
static int last_of(Choice *choice, Pool *pool) {
    while (pool->count > 0 && choice->taken[pool->index[pool->count - 1]]) {
        pool->count--;
    }
    return pool->count > 0 ? pool->index[pool->count - 1] : -1;
}

/* One of this difficulty, of the next topic in turn that has any; -1: none is left. */
static int unseen_of(Choice *choice, int difficulty, int *topic) {
    for (int i = 0; i < QUESTION_TOPICS; i++) {
        *topic = (*topic + 1) % QUESTION_TOPICS;
        int found = last_of(choice, &choice->unseen[difficulty - 1][choice->order[*topic]]);
        if (found >= 0) {
            return found;
        }
    }
    return -1;
}

/* A difficulty that has run out is stood in for by the nearest that suits the level, the easier one first. */
static int find_unseen(Choice *choice, DeckLevel level, Turns *turns) {
    int wanted = deck_turns[level][turns->difficulty[level]];
    turns->difficulty[level] = (turns->difficulty[level] + 1) % DECK_TURNS;
    for (int off = 0; off < QUESTION_DIFFICULTIES; off++) {
        for (int side = -1; side <= 1; side += 2) {
            int difficulty = wanted + side * off;
            bool exists = difficulty >= 1 && difficulty <= QUESTION_DIFFICULTIES;
            if (exists && (off == 0 || deck_suits(level, difficulty))) {
                int found = unseen_of(choice, difficulty, &turns->topic);
                if (found >= 0) {
                    return found;
                }
            }
        }
    }
    return -1;
}

static int find_seen(const Choice *choice, DeckLevel level) {
    for (int i = 0; i < choice->seen.count; i++) {
        int index = choice->seen.index[i];
        if (!choice->taken[index] && deck_suits(level, choice->questions->list[index].difficulty)) {
            return index;
        }
    }
    return -1;
}

/* Players take turns; the seen ones wait behind the unseen. */
static void deal(Deck *deck, Choice *choice, const DeckWish *wish) {
    bool again[QUESTION_BANK_MAX] = {false};
    int seen = 0, without = 0; /* so many turns were in vain, one after the other */
    Turns turns = {.topic = -1};
    deck->count = 0;
    for (int p = 0; without < wish->players * DECK_TURNS && deck->count + seen < WORLD_QUESTIONS_MAX;
         p = (p + 1) % wish->players) {
        int found = find_unseen(choice, wish->level[p], &turns);
        if (found >= 0) {
            deck->index[deck->count++] = (uint16_t)found;
        } else if ((found = find_seen(choice, wish->level[p])) >= 0) {
            again[found] = true;
            seen++;
        }
        without = found >= 0 ? 0 : without + 1;
        if (found >= 0) {
            take(choice->taken, choice->questions, found);
        }
    }
    deck->unseen = deck->count;
    for (int i = 0; i < choice->seen.count; i++) { /* in order of age, whoever they were chosen for */
        if (again[choice->seen.index[i]]) {
            deck->index[deck->count++] = choice->seen.index[i];
        }
    }
}

void deck_choose(Deck *deck, const Questions *questions, const DeckWish *wish, uint64_t seed) {
    Random random;
    random_init(&random, seed ^ own_stream);
    Choice *choice = memory_new(sizeof *choice);
    choice_init(choice, questions, wish, &random);
    deal(deck, choice, wish);
    free(choice);
    if (deck->count == 0 && wish->level[0] != DECK_FAMILY) { /* nothing suits: better others than none */
        DeckWish all = {.players = 1, .level = {DECK_FAMILY}, .seen = wish->seen, .seen_count = wish->seen_count};
        deck_choose(deck, questions, &all, seed);
    }
}

void deck_shuffle(Deck *deck, const Questions *questions, uint64_t seed) {
    uint16_t index[QUESTION_BANK_MAX];
    bool taken[QUESTION_BANK_MAX];
    for (int i = 0; i < questions->count; i++) {
        index[i] = (uint16_t)i;
    }
    Random random;
    random_init(&random, own_stream);
    shuffle(&random, index, questions->count); /* of a bank that is too large, the same part every time */
    rule_out_retired(taken, questions);
    deck->count = 0;
    for (int i = 0; i < questions->count && deck->count < WORLD_QUESTIONS_MAX; i++) {
        if (!taken[index[i]]) {
            take(taken, questions, index[i]);
            deck->index[deck->count++] = index[i];
        }
    }
    random_init(&random, seed ^ own_stream);
    shuffle(&random, deck->index, deck->count);
    deck->unseen = deck->count;
}

void deck_to_setup(const Deck *deck, const Questions *questions, WorldSetup *setup) {
    setup->question_count = (uint8_t)deck->count;
    memset(setup->right, 0, sizeof setup->right);
    for (int i = 0; i < deck->count; i++) {
        setup->right[i] = (uint8_t)questions->list[deck->index[i]].right;
    }
}
