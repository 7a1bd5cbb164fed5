/* learns */
#include "ai/path/worth.h"
#include "core/random.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static Random rnd;
static WorthWeights now[2];
const WorthWeights WORTH_ALONE, WORTH_TOGETHER;

/* --- boards */
static bool random_board(PathBoard *board) {
    uint8_t colour[PATH_CELLS];
    memset(board, 0, sizeof *board);
    bool mixed = random_below(&rnd, 2);
    for (int i = 0; i < PATH_CELLS; i++)
        colour[i] = (uint8_t)(i % 6);
    random_shuffle(&rnd, colour, PATH_CELLS);
    for (int turn = 0; mixed && turn < 1500; turn++) {
        int a = (int)random_below(&rnd, PATH_CELLS), b = (int)random_below(&rnd, PATH_CELLS);
        int before = 0, after = 0;
        for (int k = 0; k < 2; k++) {
            for (int c = 0; c < PATH_CELLS; c++) {
                before += path_cells_have(path_beside[a], c) && colour[c] == colour[a];
                before += path_cells_have(path_beside[b], c) && colour[c] == colour[b];
            }
            if (k == 0) {
                uint8_t t = colour[a];
                colour[a] = colour[b];
                colour[b] = t;
                after = before;
                before = 0;
            }
        }
        if (before > after) {
            uint8_t t = colour[a];
            colour[a] = colour[b];
            colour[b] = t;
        }
    }
    for (int c = 0; c < PATH_CELLS; c++)
        board->colour[colour[c]] |= path_cells_of(c);
    uint8_t rim[24], inner[37], starts[6];
    int r = 0, n = 0, s = 0;
    for (int c = 0; c < PATH_CELLS; c++) {
        if (path_cells_have(PATH_CELLS_RIM, c))
            rim[r++] = (uint8_t)c;
        else
            inner[n++] = (uint8_t)c;
        if (path_cells_have(path_beside[PATH_MIDDLE], c))
            starts[s++] = (uint8_t)c;
    }
    random_shuffle(&rnd, starts, 6);
    memcpy(board->start, starts, 4);
    random_shuffle(&rnd, rim, 24);
    /* spread round the rim */
    for (int i = 3; i < 9; i++)
        board->number[i] = rim[i];
    random_shuffle(&rnd, inner, 37);
    for (int i = 0, at = 0; i < 3; at++) {
        bool is_start = false;
        for (int k = 0; k < 4; k++)
            is_start |= inner[at] == board->start[k];
        if (!is_start)
            board->number[i++] = inner[at];
    }
    int card = 0;
    for (int set = 0; set < 64; set++) {
        if (__builtin_popcount((unsigned)set) != 4)
            continue;
        PathCard *to = &board->card[card++];
        int twice = random_below(&rnd, 2) ? (int)random_below(&rnd, 4) : -1;
        for (int c = 0, k = 0; c < 6; c++)
            if (set >> c & 1) {
                to->colour[to->count++] = (uint8_t)c;
                if (k++ == twice)
                    to->colour[to->count++] = (uint8_t)c;
            }
    }
    int where;
    return path_board_check(board, &where) == PATH_BOARD_FINE;
}

/* --- samples: normal equations */
typedef struct Fit {
    double a[WORTH_FEATURES][WORTH_FEATURES + 1];
    double y2, err, n;
} Fit;
static Fit fit[2][WORTH_ROUNDS + 1];

static void add_sample(bool alone, int left, const int16_t *f, double y, int predicted) {
    Fit *to = &fit[alone][left];
    for (int i = 0; i < WORTH_FEATURES; i++)
        if (f[i]) {
            for (int j = 0; j < WORTH_FEATURES; j++)
                to->a[i][j] += (double)f[i] * f[j];
            to->a[i][WORTH_FEATURES] += f[i] * y;
        }
    to->n++;
    to->err += (y - predicted / 256.0) * (y - predicted / 256.0);
}

static void solve(bool alone, int left) {
    static double m[WORTH_FEATURES][WORTH_FEATURES + 1];
    Fit *from = &fit[alone][left];
    memcpy(m, from->a, sizeof m);
    for (int i = 0; i < WORTH_FEATURES; i++)
        m[i][i] += 2 + from->n * 1e-4;
    for (int i = 0; i < WORTH_FEATURES; i++) {
        int p = i;
        for (int k = i; k < WORTH_FEATURES; k++)
            if (fabs(m[k][i]) > fabs(m[p][i]))
                p = k;
        for (int j = 0; j <= WORTH_FEATURES; j++) {
            double t = m[i][j];
            m[i][j] = m[p][j];
            m[p][j] = t;
        }
        for (int k = 0; k < WORTH_FEATURES; k++)
            if (k != i) {
                double q = m[k][i] / m[i][i];
                for (int j = i; j <= WORTH_FEATURES; j++)
                    m[k][j] -= q * m[i][j];
            }
    }
    for (int i = 0; i < WORTH_FEATURES; i++) {
        double w = m[i][WORTH_FEATURES] / m[i][i] * 256;
        w = w > 32767 ? 32767 : w < -32768 ? -32768 : w;
        now[alone].weight[left][i] = (int16_t)lrint(w);
    }
}

/* --- games */
typedef struct Sample {
    int16_t f[WORTH_FEATURES];
    int total, left, predicted;
} Sample;

static double play(const PathBoard *board, int players, bool learn) {
    static Ground ground;
    static Sample sample[4][15];
    int samples[4] = {0};
    uint8_t deck[15], starts[4] = {0, 1, 2, 3};
    Trail trail[4];
    ground_make(&ground, board, players);
    ground.weights = &now[players == 1];
    for (int i = 0; i < 15; i++)
        deck[i] = (uint8_t)i;
    random_shuffle(&rnd, deck, 15);
    random_shuffle(&rnd, starts, 4);
    for (int p = 0; p < players; p++) {
        PathPlayer pl = {
            .taken = path_cells_of(board->start[starts[p]]), .ring = {board->start[starts[p]]}, .count = 1};
        trail_of(&trail[p], &ground, &pl);
    }
    int from = learn ? (int)random_below(&rnd, 15) : -1;
    unsigned to_come = 0x7fff, reached = 0;
    for (int r = 0; r < 15; r++) {
        Round round;
        to_come &= ~(1u << deck[r]);
        round_make(&round, &ground, to_come, reached);
        PathCells before = 0;
        for (int p = 0; p < players; p++) {
            Step step[12];
            int most = r < from ? 6 : r == from ? 12 : 1;
            int count = trail_steps(&round, &trail[p], &board->card[deck[r]], step, most);
            int which = 0;
            if (r < from && random_below(&rnd, 3) == 0)
                which = (int)random_below(&rnd, (uint32_t)count);
            if (r == from)
                which = (int)random_below(&rnd, (uint32_t)count);
            trail[p] = step[which].after;
            if (r >= from && round.left > 0 && learn) {
                Sample *s = &sample[p][samples[p]++];
                worth_describe(&round, &trail[p], s->f);
                s->total = trail_total(&trail[p]);
                s->left = round.left;
                s->predicted = step[which].value - s->total * 256;
            }
            if (trail[p].open == 0 && 0)
                break;
            before |= ~0ull;
            for (int i = 0; i < step[which].line.count; i++) {
                int number = ground.number_at[step[which].line.cell[i]];
                if (number)
                    reached |= 1u << number << 16;
            }
        }
        reached |= reached >> 16;
        reached &= 0xffff;
    }
    double sum = 0;
    for (int p = 0; p < players; p++) {
        int total = trail_total(&trail[p]);
        sum += total;
        for (int i = 0; i < samples[p]; i++)
            add_sample(players == 1, sample[p][i].left, sample[p][i].f, total - sample[p][i].total,
                       sample[p][i].predicted);
    }
    return sum / players;
}

static void print(const char *name, const WorthWeights *w) {
    printf("const WorthWeights %s = {.weight = {\n", name);
    for (int l = 0; l <= WORTH_ROUNDS; l++) {
        printf("    {");
        for (int i = 0; i < WORTH_FEATURES; i++)
            printf("%d%s", w->weight[l][i], i + 1 < WORTH_FEATURES ? ", " : "},\n");
    }
    printf("}};\n");
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : 20000;
    int turns = argc > 2 ? atoi(argv[2]) : 5;
    random_init(&rnd, 1);
    for (int a = 0; a < 2; a++)
        for (int l = 1; l <= WORTH_ROUNDS; l++) {
            now[a].weight[l][1] = (int16_t)(256 * 22 / 100 * (l < 8 ? l : 8) / 8 + 0);
            for (int i = 24; i < 32; i++)
                now[a].weight[l][i] = (int16_t)(256 * 48 / 100 * (l < 8 ? l : 8) / 8);
            now[a].weight[l][2] = -(int16_t)(256 * 120 / 100 * (l < 8 ? l : 8) / 8);
        }
    PathBoard board;
    for (int turn = 0; turn <= turns; turn++) {
        double alone = 0;
        int n = 0;
        Random keep = rnd;
        random_init(&rnd, 77);
        static PathBoard some[600];
        for (int i = 0; i < 600; i++)
            random_board(&some[i]);
        clock_t t = clock();
        for (int g = 0; g < 3000; g++) {
            alone += play(&some[g / 5], 1, false);
            n++;
        }
        clock_t t2 = clock();
        double four = 0;
        for (int g = 0; g < 1000; g++) {
            four += play(&some[g / 5], 4, false);
        }
        fprintf(stderr, "turn %d: alone %.3f, %.2f us/decision; four %.3f\n", turn, alone / n,
                1e6 * (double)(t2 - t) / CLOCKS_PER_SEC / n / 15, four / 1000);
        rnd = keep;
        if (turn == turns)
            break;
        for (double *q = &fit[0][0].a[0][0]; q < (double *)(fit + 2); q++)
            *q *= turn == 1 ? 0 : 0.5;
        for (int g = 0; g < games; g++) {
            if (g % 20 == 0)
                while (!random_board(&board)) {
                }
            play(&board, 1, true);
            play(&board, g % 3 + 2, true);
        }
        for (int l = 1; l <= WORTH_ROUNDS; l++) {
            fprintf(stderr, " %d:%.2f", l, sqrt(fit[1][l].err / fit[1][l].n));
            solve(true, l);
            solve(false, l);
        }
        fprintf(stderr, "\n");
    }
    print("WORTH_TOGETHER", &now[0]);
    print("WORTH_ALONE", &now[1]);
}
