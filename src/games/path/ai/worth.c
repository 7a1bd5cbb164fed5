#include "games/path/ai/worth.h"

#include <string.h>

/* Where in a description each thing stands. */
enum {
    AT_ONE = 0,
    AT_OPEN = 1,
    AT_FAR_DEGREE = 2,   /* open cells beside no end, by open neighbours 1 to 5 */
    AT_NEAR_DEGREE = 7,  /* those beside an end, 0 to 3 */
    AT_WAYS = 11,        /* pairs of ways on from both ends, 0 to 3 each */
    AT_CHANCE = 21,      /* of the next card to fit: at the worse end, the better, either */
    AT_DISTANCE = 24,    /* worth of numbers by steps from the nearer end */
    AT_NUMBER_NEAR = 32, /* worth of each number */
    AT_NUMBER_FAR = 41,
    AT_SHORT = 50, /* cells of a colour the cards have no fields for */
    AT_SPARE = 51,
    AT_RIM = 52,
    AT_HALVED = 53,
    AT_HIGHEST = 54,
    AT_DEAD_ENDS = 55,
    ONE = 16,
    NEAR = 4,
    FARTHEST = 8,
};

static int least(int a, int b) {
    return a < b ? a : b;
}

static void describe_cells(const Trail *trail, PathCells near, int16_t *feature) {
    PathCells d0 = trail->degree[0], d1 = trail->degree[1], d2 = trail->degree[2];
    PathCells far = trail->open & ~near;
    near &= trail->open;
    feature[AT_OPEN] = (int16_t)ground_count(trail->open);
    int dead = ground_count(far & d0 & ~d1 & ~d2);
    feature[AT_FAR_DEGREE] = (int16_t)dead;
    feature[AT_FAR_DEGREE + 1] = (int16_t)ground_count(far & ~d0 & d1 & ~d2);
    feature[AT_FAR_DEGREE + 2] = (int16_t)ground_count(far & d0 & d1 & ~d2);
    feature[AT_FAR_DEGREE + 3] = (int16_t)ground_count(far & ~d0 & ~d1 & d2);
    feature[AT_FAR_DEGREE + 4] = (int16_t)ground_count(far & d0 & ~d1 & d2);
    feature[AT_NEAR_DEGREE] = (int16_t)ground_count(near & ~d0 & ~d1 & ~d2);
    feature[AT_NEAR_DEGREE + 1] = (int16_t)ground_count(near & d0 & ~d1 & ~d2);
    feature[AT_NEAR_DEGREE + 2] = (int16_t)ground_count(near & ~d0 & d1 & ~d2);
    feature[AT_NEAR_DEGREE + 3] = (int16_t)ground_count(near & d0 & d1 & ~d2);
    feature[AT_RIM] = (int16_t)ground_count(trail->open & PATH_CELLS_RIM);
    feature[AT_DEAD_ENDS] = (int16_t)(dead > 2 ? dead - 2 : 0);
}

static int colours_in(const Ground *ground, PathCells cells) {
    int set = 0;
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        set |= ((ground->board.colour[colour] & cells) != 0) << colour;
    }
    return set;
}

static void describe_ends(const Round *round, PathCells near_a, PathCells near_b, int16_t *feature) {
    static const uint8_t PAIR[4][4] = {{0, 1, 2, 3}, {1, 4, 5, 6}, {2, 5, 7, 8}, {3, 6, 8, 9}};
    int ways_a = least(ground_count(near_a), 3), ways_b = least(ground_count(near_b), 3);
    feature[AT_WAYS + PAIR[ways_a][ways_b]] = ONE;
    int set_a = colours_in(round->ground, near_a), set_b = colours_in(round->ground, near_b);
    int miss_a = round->missing[set_a], miss_b = round->missing[set_b];
    feature[AT_CHANCE] = round->chance[miss_a > miss_b ? miss_a : miss_b];
    feature[AT_CHANCE + 1] = round->chance[least(miss_a, miss_b)];
    feature[AT_CHANCE + 2] = round->chance[round->missing[set_a | set_b]];
}

static void describe_numbers(const Round *round, const Trail *trail, int16_t *feature) {
    const Ground *ground = round->ground;
    for (PathCells rest = trail->open & ground->numbers; rest != 0; rest = path_cells_without_first(rest)) {
        int number = ground->number_at[path_cells_first(rest)], which = number - PATH_NUMBER_MIN;
        int worth = trail_worth_later(round, trail, number);
        int steps = least(ground->apart[which][trail->end[0]], ground->apart[which][trail->end[1]]);
        steps = least(steps, FARTHEST);
        int16_t *distance = &feature[AT_DISTANCE + steps - 1];
        *distance = (int16_t)(*distance + worth);
        feature[(steps <= NEAR ? AT_NUMBER_NEAR : AT_NUMBER_FAR) + which] = (int16_t)worth;
        feature[AT_HALVED] = (int16_t)(feature[AT_HALVED] + number - worth);
    }
    feature[AT_HIGHEST] = trail->highest;
}

static void describe_colours(const Round *round, const Trail *trail, int16_t *feature) {
    int lacking = 0, spare = 0;
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        int over = (int)(round->fields >> 8 * colour & 255) - (int)(trail->supply >> 8 * colour & 255);
        lacking += over < 0 ? -over : 0;
        spare += over > 0 ? least(over, 4) : 0;
    }
    feature[AT_SHORT] = (int16_t)lacking;
    feature[AT_SPARE] = (int16_t)spare;
}

void worth_describe(const Round *round, const Trail *trail, int16_t feature[WORTH_FEATURES]) {
    memset(feature, 0, WORTH_FEATURES * sizeof *feature);
    PathCells near_a = path_beside[trail->end[0]] & trail->open, near_b = path_beside[trail->end[1]] & trail->open;
    feature[AT_ONE] = ONE;
    describe_cells(trail, near_a | near_b, feature);
    describe_ends(round, near_a, near_b, feature);
    describe_numbers(round, trail, feature);
    describe_colours(round, trail, feature);
}

static int weigh(const int16_t *feature, const int16_t *weight) {
    int32_t sum = 0;
    for (int i = 0; i < WORTH_FEATURES; i++) {
        sum += feature[i] * weight[i];
    }
    return sum;
}

static int ask_net(const int16_t *feature, const WorthNet *net) {
    int32_t out = 0;
    for (int h = 0; h < WORTH_HIDDEN; h++) {
        int sum = weigh(feature, net->weight[h]);
        int unit = sum > 0 ? sum / (WORTH_NET_WEIGHT / WORTH_NET_UNIT) : 0;
        out += (unit < WORTH_NET_MOST ? unit : WORTH_NET_MOST) * net->sum[h];
    }
    return out / (WORTH_NET_UNIT * WORTH_NET_SUM / WORTH_POINT);
}

int worth_at_a_glance(const Round *round, const Trail *trail) {
    int16_t feature[WORTH_FEATURES];
    int sure = trail_total(trail) * WORTH_POINT;
    if (round->left == 0 || trail->open == 0) {
        return sure;
    }
    worth_describe(round, trail, feature);
    return sure + weigh(feature, round->ground->weights->glance[round->left]);
}

int worth_by_weights(const Round *round, const Trail *trail) {
    int16_t feature[WORTH_FEATURES];
    int sure = trail_total(trail) * WORTH_POINT;
    if (round->left == 0 || trail->open == 0) {
        return sure;
    }
    worth_describe(round, trail, feature);
    return sure + weigh(feature, round->ground->weights->weight[round->left]);
}

int worth_closely(const Round *round, const Trail *trail) {
    int16_t feature[WORTH_FEATURES];
    int sure = trail_total(trail) * WORTH_POINT;
    if (round->left == 0 || trail->open == 0) {
        return sure;
    }
    worth_describe(round, trail, feature);
    return sure + weigh(feature, round->ground->weights->weight[round->left]) +
           ask_net(feature, &round->ground->weights->net[round->left]);
}
