#include "games/path/ai/trail.h"

#include "games/path/ai/lap.h"
#include "games/path/ai/worth.h"

#include <limits.h>
#include <string.h>

void round_make(Round *round, const Ground *ground, unsigned to_come, unsigned reached) {
    memset(round, 0, sizeof *round);
    round->ground = ground;
    round->to_come = (uint16_t)to_come;
    round->reached = round->soon = (uint16_t)reached;
    for (unsigned rest = to_come; rest != 0; rest &= rest - 1) {
        int card = __builtin_ctz(rest);
        round->fields += ground->fields_of[card];
        round->missing[~ground->colours_of[card] & 63]++;
        round->left++;
    }
    for (int missing = 0; missing <= round->left; missing++) {
        round->chance[missing] = (uint8_t)(ROUND_SURE - ROUND_SURE * missing / (round->left > 0 ? round->left : 1));
    }
    /* What lacks these colours lacks each part of them, too. */
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        for (int set = 0; set < 64; set++) {
            if ((set >> colour & 1) == 0) {
                round->missing[set] = (uint8_t)(round->missing[set] + round->missing[set | 1 << colour]);
            }
        }
    }
}

/* --- the open cells ----------------------------------------------------------------------------------------------- */

static PathCells flood(PathCells from, PathCells open) {
    PathCells seen = from;
    for (PathCells todo = from; todo != 0;) {
        PathCells more = path_beside[path_cells_first(todo)] & open & ~seen;
        seen |= more;
        todo = path_cells_without_first(todo) | more;
    }
    return seen;
}

static uint64_t supply_of(const Ground *ground, PathCells open) {
    uint64_t supply = 0;
    for (int colour = 0; colour < PATH_COLOURS; colour++) {
        supply |= (uint64_t)ground_count(ground->board.colour[colour] & open) << 8 * colour;
    }
    return supply;
}

enum { PARTS_MAX = 12 };

/* The two parts, or the one, in which most can be got: one for each end. */
static void choose_parts(Trail *trail, const Ground *ground, const PathCells *part, int parts) {
    PathCells near_a = path_beside[trail->end[0]], near_b = path_beside[trail->end[1]];
    PathCells best = 0;
    int most = -1, worth_of[PARTS_MAX];
    for (int i = 0; i < parts; i++) {
        worth_of[i] = ground_count(part[i]) + 3 * ground_count(part[i] & ground->numbers);
        for (int j = 0; j <= i; j++) {
            bool both = i == j || ((part[i] & near_a) != 0 && (part[j] & near_b) != 0) ||
                        ((part[j] & near_a) != 0 && (part[i] & near_b) != 0);
            int worth = both ? worth_of[i] + (i == j ? 0 : worth_of[j]) : -1;
            if (worth > most) {
                most = worth;
                best = part[i] | part[j];
                trail->settled = i == j || (((part[i] & near_a) != 0) != ((part[j] & near_a) != 0) &&
                                            ((part[i] & near_b) != 0) != ((part[j] & near_b) != 0));
            }
        }
    }
    trail->open = best;
    trail->supply = supply_of(ground, best);
}

/* Lets go of open cells that can no longer be come to: of parts that hang together each end goes into one. */
static void trail_let_go(Trail *trail, const Ground *ground) {
    PathCells part[PARTS_MAX] = {0};
    PathCells near = (path_beside[trail->end[0]] | path_beside[trail->end[1]]) & trail->open;
    PathCells open = lap_of_cells(trail->open);
    int parts = 0;
    while (near != 0 && parts < PARTS_MAX) {
        PathCells all = lap_flood(lap_of(path_cells_first(near)), open);
        if (all == open) {
            trail->settled = true;
            return;
        }
        part[parts] = lap_to_cells(all);
        near &= ~part[parts++];
    }
    if (parts == 0) {
        trail->settled = true;
        trail->open = 0;
        trail->supply = 0;
    } else {
        choose_parts(trail, ground, part, parts);
    }
}

void trail_of(Trail *trail, const Ground *ground, const PathPlayer *player) {
    memset(trail, 0, sizeof *trail);
    trail->open = PATH_CELLS_ALL & ~player->taken;
    trail->count = player->count;
    trail->points = (int16_t)path_points(player);
    trail->end[PATH_END_A] = (uint8_t)path_end_cell(player, PATH_END_A);
    trail->end[PATH_END_B] = (uint8_t)path_end_cell(player, PATH_END_B);
    for (int i = 0; i < player->reached_count; i++) {
        if (player->reached[i].number > trail->highest) {
            trail->highest = player->reached[i].number;
        }
    }
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        int open = ground_count(path_beside[cell] & trail->open);
        for (int bit = 0; bit < 3; bit++) {
            trail->degree[bit] |= (PathCells)(open >> bit & 1) << cell;
        }
    }
    trail->open = flood((path_beside[trail->end[0]] | path_beside[trail->end[1]]) & trail->open, trail->open);
    trail->supply = supply_of(ground, trail->open);
    PathCells first = trail->open & -trail->open;
    trail->settled = first == 0 || flood(first, trail->open) == trail->open;
}

/* Whether these cells hang together by way of open ones. */
static bool joined(PathCells cells, PathCells open) {
    PathCells seen = cells & -cells;
    for (PathCells todo = seen; todo != 0;) {
        PathCells more = path_beside[path_cells_first(todo)] & open & ~seen;
        seen |= more;
        if ((cells & ~seen) == 0) {
            return true;
        }
        todo = path_cells_without_first(todo) | more;
    }
    return false;
}

/* Whether what hung together still does without a cell: at once, if the open cells round it lie in one piece. */
static inline bool stays_joined(const uint8_t *ring, int cell, PathCells open) {
    unsigned now = 0;
    for (int i = 0; i < GROUND_RING; i++) {
        now |= (unsigned)(open >> ring[i] & 1) << i;
    }
    unsigned begins = now & ~(now << 1 | now >> 5);
    return (begins & (begins - 1)) == 0 || joined(path_beside[cell] & open, open);
}

static inline void take(Trail *trail, const Round *round, int end, int cell) {
    const Ground *ground = round->ground;
    int number = ground->number_at[cell];
    trail->open &= ~path_cells_of(cell);
    PathCells borrow = path_beside[cell];
    for (int bit = 0; bit < 3; bit++) {
        trail->degree[bit] ^= borrow;
        borrow &= trail->degree[bit];
    }
    trail->supply -= UINT64_C(1) << 8 * ground->colour_at[cell];
    trail->end[end] = (uint8_t)cell;
    trail->count++;
    trail->settled = trail->settled && stays_joined(ground->ring[cell], cell, trail->open);
    if (number != 0) {
        trail->points = (int16_t)(trail->points + trail_worth(round, trail, number));
        trail->highest = (uint8_t)(number > trail->highest ? number : trail->highest);
    }
}

void trail_follow(const Round *round, const Trail *trail, const PathLine *line, Step *out) {
    *out = (Step){.line = *line, .after = *trail};
    for (int i = 0; i < line->count; i++) {
        take(&out->after, round, line->end, line->cell[i]);
    }
    if (!out->after.settled && !round->exact) {
        trail_let_go(&out->after, round->ground);
    }
}

/* --- all lines ---------------------------------------------------------------------------------------------------- */

typedef int Judge(const Round *round, const Trail *trail);

typedef struct Walker {
    const Round *round;
    const PathCard *card;
    Judge *judge;
    Step *best; /* best first */
    int count, most;
    PathLine line;
} Walker;

static void consider(Walker *walker, Trail *trail) {
    if (!trail->settled && !walker->round->exact) {
        trail_let_go(trail, walker->round->ground);
    }
    int value = walker->judge(walker->round, trail);
    bool full = walker->count == walker->most;
    if (full && value <= walker->best[walker->most - 1].value) {
        return;
    }
    int at = full ? walker->most - 1 : walker->count++;
    for (; at > 0 && walker->best[at - 1].value < value; at--) {
        walker->best[at] = walker->best[at - 1];
    }
    walker->best[at] = (Step){.line = walker->line, .value = value, .after = *trail};
}

static void go_on(Walker *walker, const Trail *trail, unsigned used) {
    const PathCard *card = walker->card;
    PathCells near = path_beside[trail->end[walker->line.end]] & trail->open;
    for (int i = 0; i < card->count; i++) {
        bool second = i > 0 && card->colour[i] == card->colour[i - 1] && (used >> (i - 1) & 1) == 0;
        if ((used >> i & 1) != 0 || second) {
            continue;
        }
        PathCells into = near & walker->round->ground->board.colour[card->colour[i]];
        for (; into != 0; into = path_cells_without_first(into)) {
            int cell = path_cells_first(into);
            Trail after = *trail;
            take(&after, walker->round, walker->line.end, cell);
            walker->line.cell[walker->line.count++] = (uint8_t)cell;
            if (walker->line.count < card->count) {
                go_on(walker, &after, used | 1u << i);
            }
            consider(walker, &after);
            walker->line.cell[--walker->line.count] = 0;
        }
    }
}

static int walk(Walker *walker, const Trail *trail) {
    Trail stays = *trail;
    walker->line.end = PATH_END_B;
    go_on(walker, trail, 0);
    if (trail->count > 1) {
        walker->line.end = PATH_END_A;
        go_on(walker, trail, 0);
        walker->line.end = PATH_END_B;
    }
    consider(walker, &stays);
    return walker->count;
}

/* Equals stay in their order. */
static void judge_closely(const Round *round, Step *steps, int count) {
    for (int i = 0; i < count; i++) {
        Step step = steps[i];
        step.value = worth_closely(round, &step.after);
        int at = i;
        for (; at > 0 && steps[at - 1].value < step.value; at--) {
            steps[at] = steps[at - 1];
        }
        steps[at] = step;
    }
}

int trail_steps(const Round *round, const Trail *trail, const PathCard *card, Step *out, int most) {
    Step some[TRAIL_CLOSELY];
    bool few = most < TRAIL_CLOSELY;
    Walker walker = {.round = round, .card = card, .judge = worth_by_weights, .best = out, .most = most};
    if (few && round->left > 0) {
        walker.best = some;
        walker.most = TRAIL_CLOSELY;
    }
    int count = walk(&walker, trail);
    if (round->left == 0) {
        return count;
    }
    judge_closely(round, walker.best, count);
    count = count < most ? count : most;
    if (few) {
        memcpy(out, some, (size_t)count * sizeof *out);
    }
    return count;
}

int trail_steps_at_a_glance(const Round *round, const Trail *trail, const PathCard *card, Step *out, int most) {
    Walker walker = {.round = round, .card = card, .judge = worth_at_a_glance, .best = out, .most = most};
    return walk(&walker, trail);
}
