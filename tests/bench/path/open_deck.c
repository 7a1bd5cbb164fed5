/* The open-deck limit: path-open-deck BOARD.json DEALS [WIDTH] looks for the best game alone there is when the order of
 * the cards is known, on each deal from all four starts, and writes a line for each as path-measure does, which
 * paired.py compares.
 *
 * Round by round the WIDTH positions are kept that expert's judgement likes best; what it prints is the best it has
 * found, so the limit may lie higher yet. */
#include "base/memory.h"
#include "core/random.h"
#include "games/path/ai/trail.h"
#include "games/path/data/board.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Beam {
    Step *list;
    size_t count, room;
} Beam;

static void add(Beam *beam, const Step *step) {
    if (beam->count == beam->room) {
        beam->room = beam->room > 0 ? beam->room * 2 : 4096;
        beam->list = memory_resize(beam->list, beam->room * sizeof *beam->list);
    }
    beam->list[beam->count++] = *step;
}

/* The best first; the same place by another way comes next to it. */
static int compare(const void *a, const void *b) {
    const Step *left = a, *right = b;
    if (left->value != right->value) {
        return left->value < right->value ? 1 : -1;
    }
    return (left->after.open > right->after.open) - (left->after.open < right->after.open);
}

static bool same_place(const Step *a, const Step *b) {
    return a->value == b->value && a->after.open == b->after.open &&
           a->after.end[0] + a->after.end[1] == b->after.end[0] + b->after.end[1];
}

static void thin(Beam *beam, size_t width) {
    qsort(beam->list, beam->count, sizeof *beam->list, compare);
    size_t kept = 0;
    for (size_t i = 0; i < beam->count && kept < width; i++) {
        if (kept == 0 || !same_place(&beam->list[kept - 1], &beam->list[i])) {
            beam->list[kept++] = beam->list[i];
        }
    }
    beam->count = kept;
}

static Trail search(const Ground *ground, const Trail *start, const uint8_t *deck, size_t width, Beam beam[2]) {
    Step first = {.after = *start};
    unsigned to_come = (1u << PATH_CARDS) - 1;
    beam[0].count = 0;
    add(&beam[0], &first);
    for (int i = 0; i < PATH_CARDS; i++) {
        const Beam *now = &beam[i % 2];
        Beam *next = &beam[(i + 1) % 2];
        Round round;
        to_come &= ~(1u << deck[i]);
        round_make(&round, ground, to_come, 0);
        next->count = 0;
        for (size_t k = 0; k < now->count; k++) {
            Step steps[TRAIL_STEPS_MAX];
            int count = trail_steps(&round, &now->list[k].after, &ground->board.card[deck[i]], steps, TRAIL_STEPS_MAX);
            for (int at = 0; at < count; at++) {
                add(next, &steps[at]);
            }
        }
        thin(next, width);
    }
    return beam[PATH_CARDS % 2].list[0].after;
}

static void play(const PathBoard *board, int64_t deal, size_t width, Beam beam[2]) {
    printf("%" PRId64, deal);
    for (int start = 0; start < PATH_STARTS; start++) {
        PathSetup setup = {
            .seed = (uint64_t)deal, .players = 1, .board = *board, .has_starts = true, .start = {(uint8_t)start}};
        PathGame game;
        Ground ground;
        Trail trail;
        path_start(&game, &setup, NULL);
        ground_make(&ground, board, 1);
        trail_of(&trail, &ground, &game.player[0]);
        trail = search(&ground, &trail, game.deck, width, beam);
        printf(" %d %d", trail_total(&trail), trail.count);
    }
    printf("\n");
    fflush(stdout);
}

int main(int count, char **arguments) {
    PathBoard board;
    DataError error = {0};
    if (count < 3 || count > 4) {
        fputs("path-open-deck: BOARD.json, a number of deals and perhaps a width are needed.\n", stderr);
        return 2;
    }
    if (!path_board_load(&board, arguments[1], &error)) {
        fprintf(stderr, "path-open-deck: %s\n", error.text);
        return 1;
    }
    Beam beam[2] = {{NULL, 0, 0}};
    size_t width = count == 4 ? strtoul(arguments[3], NULL, 10) : 1000;
    for (int64_t deal = 0; deal < strtoll(arguments[2], NULL, 10); deal++) {
        play(&board, deal, width > 0 ? width : 1, beam);
    }
    free(beam[0].list);
    free(beam[1].list);
    return 0;
}
