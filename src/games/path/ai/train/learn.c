/* Learns what the rest of a board is worth and prints src/games/path/ai/weights.c: path-learn > weights.c, some
 * minutes.
 *
 * Games are played on random boards, each by the weights found so far, and weights are fitted to what was still got
 * from each place; after a few turns a small net learns what they get wrong, and plays along in the last turns. Alone
 * and together are learned apart; together games of two, three and four take turns. Medium's weights see less. */
#include "games/path/ai/train/boards.h"
#include "games/path/ai/train/fit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GAMES_EACH = 20, TRIALS = 2000, ROOM = 60000, TURNS = 6, TURNS_WITH_NET = 2 };

/* What a quick look sees: how many cells are open and how hemmed in they are, ways on from both ends, numbers and how
 * far they are. Not which colours are still to come. */
static const uint64_t SEEN_AT_A_GLANCE =
    UINT64_C(0x7ff) | UINT64_C(0x3ff) << 11 | UINT64_C(0x3ffffff) << 24 | UINT64_C(1) << 55;

typedef struct Course {
    bool alone;
    Random random;
    WorthWeights weights;
    Sums sums[WORTH_ROUNDS + 1];
    Pool pool;
} Course;

const WorthWeights WORTH_ALONE, WORTH_TOGETHER; /* the programs' own are not asked here */

/* Something to begin with: a cell that is open, a number and a dead end as a person would weigh them. */
static void begin(Course *course, bool alone) {
    memset(course, 0, sizeof *course);
    course->alone = alone;
    random_init(&course->random, alone ? 1 : 2);
    course->pool.room = ROOM;
    for (int left = 1; left <= WORTH_ROUNDS; left++) {
        int16_t *weight = course->weights.weight[left];
        int scale = left < 8 ? left : 8;
        weight[1] = (int16_t)(7 * scale);
        weight[2] = (int16_t)(-38 * scale);
        for (int i = 24; i < 32; i++) {
            weight[i] = (int16_t)(15 * scale);
        }
        course->pool.list[left] = malloc(ROOM * sizeof(Sample));
    }
}

static int players_of(const Course *course, int game) {
    return course->alone ? 1 : PATH_PLAYERS_MIN + 1 + game % (PATH_PLAYERS_MAX - 1);
}

static void gather(Course *course, int games) {
    PathBoard board;
    memset(course->pool.count, 0, sizeof course->pool.count);
    for (int game = 0; game < games; game++) {
        if (game % GAMES_EACH == 0) {
            random_board(&board, &course->random);
        }
        play_game(&board, &course->weights, players_of(course, game), &course->random, &course->pool);
    }
}

static void report(const Course *course, const char *what) {
    Random random;
    PathBoard board;
    double sum = 0;
    random_init(&random, 77);
    for (int game = 0; game < TRIALS; game++) {
        if (game % 5 == 0) {
            random_board(&board, &random);
        }
        sum += play_game(&board, &course->weights, players_of(course, game), &random, NULL);
    }
    fprintf(stderr, "%s, %s: mean total %.2f; errors", course->alone ? "alone" : "together", what, sum / TRIALS);
    for (int left = 1; left <= WORTH_ROUNDS; left++) {
        fprintf(stderr, " %.2f", mean_error(course->pool.list[left], course->pool.count[left]));
    }
    fprintf(stderr, "\n");
}

static void fit(Course *course, double fade, bool with_net) {
    for (int left = 1; left <= WORTH_ROUNDS; left++) {
        const Sample *samples = course->pool.list[left];
        int count = course->pool.count[left];
        WorthNet *net = &course->weights.net[left];
        sums_fade(&course->sums[left], fade);
        sums_add(&course->sums[left], samples, count);
        fit_weights(&course->sums[left], UINT64_MAX, course->weights.weight[left]);
        fit_weights(&course->sums[left], SEEN_AT_A_GLANCE, course->weights.glance[left]);
        if (with_net) {
            if (left > 1 && net->sum[0] == 0) {
                *net = course->weights.net[left - 1];
            }
            fit_net(samples, count, course->weights.weight[left], net, &course->random);
        }
    }
}

static void learn(Course *course, bool alone) {
    begin(course, alone);
    int games = alone ? 30000 : 15000;
    report(course, "at first");
    for (int turn = 0; turn < TURNS; turn++) {
        gather(course, games);
        fit(course, turn == 1 ? 0 : 0.5, false);
        report(course, "with weights");
    }
    for (int turn = 0; turn < TURNS_WITH_NET; turn++) {
        gather(course, games * 5);
        fit(course, 0.5, true);
        report(course, "with a net");
    }
    for (int left = 1; left <= WORTH_ROUNDS; left++) {
        free(course->pool.list[left]);
    }
}

/* --- printing ----------------------------------------------------------------------------------------------------- */

static void print_row(const char *before, const int16_t *list, int count, const char *after) {
    printf("%s{", before);
    for (int i = 0; i < count; i++) {
        printf("%s%d", i > 0 ? ", " : "", list[i]);
    }
    printf("}%s", after);
}

static void print(const char *name, const WorthWeights *weights) {
    printf("\nconst WorthWeights %s = {\n.weight = {\n", name);
    for (int left = 0; left <= WORTH_ROUNDS; left++) {
        print_row("", weights->weight[left], WORTH_FEATURES, ",\n");
    }
    printf("},\n.glance = {\n");
    for (int left = 0; left <= WORTH_ROUNDS; left++) {
        print_row("", weights->glance[left], WORTH_FEATURES, ",\n");
    }
    printf("},\n.net = {\n");
    for (int left = 0; left <= WORTH_ROUNDS; left++) {
        printf("{.weight = {\n");
        for (int h = 0; h < WORTH_HIDDEN; h++) {
            print_row("", weights->net[left].weight[h], WORTH_FEATURES, ",\n");
        }
        print_row("}, .sum = ", weights->net[left].sum, WORTH_HIDDEN, "},\n");
    }
    printf("},\n};\n");
}

int main(void) {
    static Course course;
    printf(
        "/* Written by train/learn.c: do not edit. */\n#include \"games/path/ai/worth.h\"\n\n/* clang-format off */\n");
    learn(&course, true);
    print("WORTH_ALONE", &course.weights);
    learn(&course, false);
    print("WORTH_TOGETHER", &course.weights);
    return 0;
}
