/* Solves gaps and prints src/games/world/ai/curve_tables.c, the same on every machine: whole numbers all through.
 *
 * A gap misses m cards between two that stay. In k of CURVE_RATES looks at the stock the card lies in it, anywhere in
 * it with the same chance; the discard's card does so half as often. A turn first shows the discard; it may be put on
 * any of the m slots, which leaves two smaller gaps, each with its share of the rate, or be left for a look at the
 * stock, whose card may go there too or elsewhere. The best choice makes it likeliest that all is filled in the turns
 * that are left. */
#include "games/world/ai/curve.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { FRACTION = 30 };
static const uint32_t ONE = 1u << FRACTION;

/* chance[m][k]: filled within the turns solved so far */
typedef uint32_t Chances[WORLD_ROW + 1][CURVE_RATES + 1];

/* The card itself is gone from the gap, half from either side of it. */
static uint32_t at_half(const uint32_t *chance, int rate) {
    return (chance[rate] + chance[rate + 1]) / 2;
}

static uint32_t best_place(Chances before, int missing, int left, int right, uint32_t turned_down) {
    uint32_t best = turned_down;
    for (int slot = 0; slot < missing; slot++) {
        uint64_t both = (uint64_t)at_half(before[slot], left) * at_half(before[missing - 1 - slot], right);
        uint32_t chance = (uint32_t)(both >> FRACTION);
        best = chance > best ? chance : best;
    }
    return best;
}

/* The mean, over where in the gap the card lies, of the best that can be made of it; `otherwise` without it. */
static uint32_t look(Chances before, int missing, int rate, uint32_t looks, uint32_t otherwise) {
    uint64_t sum = 0;
    for (int left = 0; left < rate; left++) {
        sum += best_place(before, missing, left, rate - 1 - left, otherwise);
    }
    uint64_t mean = rate > 0 ? sum / (uint64_t)rate : otherwise;
    uint64_t comes = (uint64_t)rate * looks;
    uint64_t all = (uint64_t)CURVE_RATES * 2;
    return (uint32_t)((comes * mean + (all - comes) * otherwise) / all);
}

static uint32_t one_turn_more(Chances before, int missing, int rate) {
    uint32_t stock = look(before, missing, rate, 2, before[missing][rate]);
    return look(before, missing, rate, 1, stock);
}

static void begin(Chances chance) {
    for (int missing = 0; missing <= WORLD_ROW; missing++) {
        for (int rate = 0; rate <= CURVE_RATES; rate++) {
            chance[missing][rate] = missing == 0 ? ONE : 0;
        }
    }
}

static void solve_turn(Chances after, Chances before) {
    for (int missing = 0; missing <= WORLD_ROW; missing++) {
        for (int rate = 0; rate <= CURVE_RATES; rate++) {
            after[missing][rate] = missing == 0 ? ONE : one_turn_more(before, missing, rate);
        }
    }
}

/* Minus the logarithm to base 2 in 256ths, bit by bit: squaring doubles it. */
static int cost_of(uint32_t chance) {
    if (chance == 0) {
        return CURVE_NEVER;
    }
    int cost = 0;
    while (chance < ONE / 2) {
        chance *= 2;
        cost += CURVE_BIT;
    }
    for (int bit = CURVE_BIT / 2; bit > 0; bit /= 2) {
        uint64_t square = (uint64_t)chance * chance >> FRACTION;
        if (square < ONE / 2) {
            cost += bit;
            square *= 2;
        }
        chance = (uint32_t)square;
    }
    return cost < CURVE_NEVER ? cost : CURVE_NEVER;
}

static void print_gaps(Chances solved[CURVE_TURNS]) {
    printf("const int16_t CURVE_OF_GAP[WORLD_ROW + 1][CURVE_RATES + 1][CURVE_TURNS] = {\n");
    for (int missing = 0; missing <= WORLD_ROW; missing++) {
        printf("    {\n");
        for (int rate = 0; rate <= CURVE_RATES; rate++) {
            printf("        {");
            for (int turn = 0; turn < CURVE_TURNS; turn++) {
                printf("%s%d", turn > 0 ? ", " : "", cost_of(solved[turn][missing][rate]) + missing * CURVE_APART);
            }
            printf("},\n");
        }
        printf("    },\n");
    }
    printf("};\n");
}

/* For every cost the largest chance, in CURVE_ONE, whose cost is at least so much. */
static void solve_chances(uint16_t chances[CURVE_NEVER + 1]) {
    int chance = CURVE_ONE;
    for (int cost = 0; cost <= CURVE_NEVER; cost++) {
        while (chance > 0 && cost_of((uint32_t)chance << (FRACTION - 15)) < cost) {
            chance--;
        }
        chances[cost] = (uint16_t)chance;
    }
}

static void print_chances(const uint16_t chances[CURVE_NEVER + 1]) {
    printf("\nconst uint16_t CURVE_CHANCE[CURVE_NEVER + 1] = {");
    for (int cost = 0; cost <= CURVE_NEVER; cost++) {
        printf("%s%d,", cost % 16 == 0 ? "\n    " : " ", chances[cost]);
    }
    printf("\n};\n");
}

/* Whether the table that is linked in is the one solved here; and likewise that of the chances. */
static bool gaps_agree(Chances solved[CURVE_TURNS]) {
    for (int missing = 0; missing <= WORLD_ROW; missing++) {
        for (int rate = 0; rate <= CURVE_RATES; rate++) {
            for (int turn = 0; turn < CURVE_TURNS; turn++) {
                int cost = cost_of(solved[turn][missing][rate]) + missing * CURVE_APART;
                if (cost != CURVE_OF_GAP[missing][rate][turn]) {
                    return false;
                }
            }
        }
    }
    return true;
}

static bool chances_agree(const uint16_t chances[CURVE_NEVER + 1]) {
    for (int cost = 0; cost <= CURVE_NEVER; cost++) {
        if (chances[cost] != CURVE_CHANCE[cost]) {
            return false;
        }
    }
    return true;
}

int main(int argc, char **argv) {
    static Chances solved[CURVE_TURNS];
    static Chances before;
    static uint16_t chances[CURVE_NEVER + 1];
    solve_chances(chances);
    begin(before);
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        solve_turn(solved[turn], turn == 0 ? before : solved[turn - 1]);
    }
    if (argc > 1 && strcmp(argv[1], "--check") == 0) {
        bool agree = gaps_agree(solved) && chances_agree(chances);
        puts(agree ? "the tables are as solved" : "curve_tables.c is not what this prints");
        return agree ? 0 : 1;
    }
    printf("/* Printed by train/solve_gaps.c; not edited by hand. */\n#include \"games/world/ai/curve.h\"\n\n/* "
           "clang-format "
           "off */\n");
    print_gaps(solved);
    print_chances(chances);
    return 0;
}
