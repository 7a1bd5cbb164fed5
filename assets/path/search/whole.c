/* Shows that a whole board is possible: path-whole BOARD.json START [WIDTH] looks for a game alone from that start,
 * cards turned up in an order of its choice, that takes all 61 cells, and prints it as a recorded game.
 *
 * Round by round the most promising positions are kept (a beam of WIDTH): those whose free cells have many ways in. Cut
 * are those that nobody can finish: free cells of a colour for which the cards left have no fields, cells out of reach,
 * more than two dead ends. */
#include "base/memory.h"
#include "core/random.h"
#include "games/path/data/board.h"
#include "games/path/protocol/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Node {
    PathCells taken;
    int32_t score;
    uint32_t parent; /* in the round before */
    uint16_t used;   /* a bit for each card */
    uint8_t end[2];
    uint8_t count;
    uint8_t card;
    PathLine line;
} Node;

typedef struct Beam {
    Node *list;
    size_t count, room;
} Beam;

static PathBoard board;
static Random noise;

/* --- judging ------------------------------------------------------------------------------------------------------ */

static bool cards_suffice(PathCells open, unsigned used) {
    int fields[PATH_COLOURS] = {0};
    for (int i = 0; i < PATH_CARDS; i++) {
        for (int field = 0; (used >> i & 1) == 0 && field < board.card[i].count; field++) {
            fields[board.card[i].colour[field]]++;
        }
    }
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        if (path_cells_count(board.colour[colour] & open) > fields[colour]) {
            return false;
        }
    }
    return true;
}

static bool in_reach(PathCells open, const uint8_t end[2]) {
    PathCells seen = (path_beside[end[0]] | path_beside[end[1]]) & open;
    for (PathCells todo = seen; todo != 0;) {
        int cell = path_cells_first(todo);
        PathCells more = path_beside[cell] & open & ~seen;
        seen |= more;
        todo = path_cells_without_first(todo) | more;
    }
    return seen == open;
}

/* False: cannot be finished. */
static bool judge(Node *node) {
    PathCells open = PATH_CELLS_ALL & ~node->taken;
    PathCells passable = open | path_cells_of(node->end[0]) | path_cells_of(node->end[1]);
    int dead_ends = 0, cost = 0;
    for (PathCells rest = open; rest != 0; rest = path_cells_without_first(rest)) {
        int ways = path_cells_count(path_beside[path_cells_first(rest)] & passable);
        dead_ends += ways < 2;
        cost += (6 - ways) * (6 - ways);
    }
    node->score = -cost * 8 + (int32_t)random_below(&noise, 24);
    return dead_ends <= 2 && cards_suffice(open, node->used) && in_reach(open, node->end);
}

/* --- the beam ----------------------------------------------------------------------------------------------------- */

static void add(Beam *beam, const Node *node) {
    if (beam->count == beam->room) {
        beam->room = beam->room > 0 ? beam->room * 2 : 4096;
        beam->list = memory_resize(beam->list, beam->room * sizeof *beam->list);
    }
    beam->list[beam->count++] = *node;
}

static void add_lines(Beam *next, const Node *node, uint32_t at, int card) {
    static PathLine lines[PATH_LINES_MAX];
    PathPlayer player = {.taken = node->taken, .count = node->count > 1 ? 2 : 1, .ring = {node->end[0], node->end[1]}};
    int count = path_lines_on(&board, &player, &board.card[card], lines);
    for (int i = 0; i < count; i++) {
        Node child = *node;
        child.parent = at;
        child.card = (uint8_t)card;
        child.line = lines[i];
        child.used |= (uint16_t)(1u << card);
        for (int cell = 0; cell < lines[i].count; cell++) {
            child.taken |= path_cells_of(lines[i].cell[cell]);
            child.end[lines[i].end] = lines[i].cell[cell];
            child.count++;
        }
        if (judge(&child)) {
            add(next, &child);
        }
    }
}

static int by_score(const void *a, const void *b) {
    int32_t left = ((const Node *)a)->score, right = ((const Node *)b)->score;
    return (left < right) - (left > right);
}

static void thin(Beam *beam, size_t width) {
    qsort(beam->list, beam->count, sizeof *beam->list, by_score);
    beam->count = beam->count < width ? beam->count : width;
}

static bool search(int start, size_t width, Beam beams[PATH_CARDS + 1]) {
    Node first = {.taken = path_cells_of(start), .end = {(uint8_t)start, (uint8_t)start}, .count = 1};
    add(&beams[0], &first);
    for (int round = 0; round < PATH_CARDS; round++) {
        for (size_t i = 0; i < beams[round].count; i++) {
            for (int card = 0; card < PATH_CARDS; card++) {
                if ((beams[round].list[i].used >> card & 1) == 0) {
                    add_lines(&beams[round + 1], &beams[round].list[i], (uint32_t)i, card);
                }
            }
        }
        thin(&beams[round + 1], width);
        fprintf(stderr, "round %d: %zu positions\n", round + 1, beams[round + 1].count);
    }
    return beams[PATH_CARDS].count > 0;
}

/* --- telling ------------------------------------------------------------------------------------------------------ */

static void print_game(int start, const Beam beams[PATH_CARDS + 1]) {
    PathRecord record;
    PathAction actions[PATH_CARDS];
    record_init(&record.common, &PATH_RECORD);
    record.setup = (PathSetup){.players = 1, .board = board, .has_deck = true, .has_starts = true};
    record.setup.start[0] = (uint8_t)start;
    const Node *node = &beams[PATH_CARDS].list[0];
    for (int round = PATH_CARDS; round > 0; round--) {
        actions[round - 1] = (PathAction){.kind = PATH_ACTION_LINE, .line = node->line};
        record.setup.deck[round - 1] = node->card;
        node = &beams[round - 1].list[node->parent];
    }
    for (int round = 0; round < PATH_CARDS; round++) {
        record_add(&record.common, &actions[round]);
    }
    PathGame game;
    DataError error = {0};
    if (record_play(&record.common, &game, &error)) {
        record.common.has_hash = true;
        record.common.hash = path_hash(&game);
    }
    cJSON *tree = record_to_json(&record.common);
    char *text = json_print(tree);
    puts(text);
    cJSON_free(text);
    cJSON_Delete(tree);
    record_fini(&record.common);
}

int main(int count, char **arguments) {
    DataError error = {0};
    if (count < 3 || count > 4) {
        fputs("path-whole: BOARD.json, a start from 0 to 3 and perhaps a width are needed.\n", stderr);
        return 2;
    }
    int start = arguments[2][0] - '0';
    if (!path_board_load(&board, arguments[1], &error) || start < 0 || start >= PATH_STARTS) {
        fprintf(stderr, "path-whole: %s\n", data_failed(&error) ? error.text : "A board has starts 0 to 3.");
        return 1;
    }
    size_t width = count == 4 ? strtoul(arguments[3], NULL, 10) : 2000;
    Beam beams[PATH_CARDS + 1] = {{NULL, 0, 0}};
    random_init(&noise, 1);
    bool found = search(board.start[start], width, beams);
    if (found) {
        print_game(start, beams);
    } else {
        fputs("path-whole: no whole board was found; try a greater width.\n", stderr);
    }
    for (int round = 0; round <= PATH_CARDS; round++) {
        free(beams[round].list);
    }
    return found ? 0 : 1;
}
