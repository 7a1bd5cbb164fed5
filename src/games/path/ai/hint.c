#include "games/path/ai/hint.h"

#include "games/path/ai/expert.h"
#include "games/path/ai/race.h"

#include <string.h>

enum { HARD_TO_GET = 2, NEAR_BY = 4 };

typedef struct Coach {
    const PathView *view;
    int player;
    PathExpert expert;
    Step best;
    Step instead; /* the longest of the other lines, and of these the one that looks best */
    bool has_instead;
    int longest;
} Coach;

static void look_for_others(Coach *coach) {
    const Mind *mind = &coach->expert.mind;
    Step steps[TRAIL_STEPS_MAX];
    int count = trail_steps(&mind->round, &mind->trail, mind->card, steps, TRAIL_STEPS_MAX);
    for (int i = 0; i < count; i++) {
        bool same = memcmp(&steps[i].line, &coach->best.line, sizeof steps[i].line) == 0;
        if (!same && (!coach->has_instead || steps[i].line.count > coach->instead.line.count)) {
            coach->instead = steps[i];
            coach->has_instead = true;
        }
        coach->longest = steps[i].line.count > coach->longest ? steps[i].line.count : coach->longest;
    }
}

static PathCells cells_of(const PathLine *line) {
    PathCells cells = 0;
    for (int i = 0; i < line->count; i++) {
        cells |= path_cells_of(line->cell[i]);
    }
    return cells;
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

/* The number on the line that brings most. */
static int main_number(const Coach *coach, int *points) {
    const Mind *mind = &coach->expert.mind;
    int best = 0;
    *points = 0;
    for (int i = 0; i < coach->best.line.count; i++) {
        int number = mind->ground.number_at[coach->best.line.cell[i]];
        int worth = number > 0 ? trail_worth(&mind->round, &mind->trail, number) : 0;
        if (worth > *points) {
            *points = worth;
            best = number;
        }
    }
    return best;
}

static int rival_for(const Coach *coach, int number) {
    for (int p = 0; p < coach->view->players; p++) {
        if (p != coach->player && (race_reach_of(coach->view, p) >> number & 1) != 0) {
            return p;
        }
    }
    return PATH_NOBODY;
}

/* The lowest number above this one that can still be come to. */
static int next_above(const Coach *coach, int number) {
    const Mind *mind = &coach->expert.mind;
    for (int above = PATH_NUMBER_MIN; above <= PATH_NUMBER_MAX; above++) {
        int cell = mind->ground.board.number[above - PATH_NUMBER_MIN];
        if (above > number && path_cells_have(coach->best.after.open, cell)) {
            return above;
        }
    }
    return 0;
}

static bool about_numbers(const Coach *coach, PathHint *hint) {
    int points, number = main_number(coach, &points);
    if (number == 0) {
        return false;
    }
    hint->number = (uint8_t)number;
    hint->points = (uint8_t)points;
    hint->cells = path_cells_of(coach->view->board.number[number - PATH_NUMBER_MIN]);
    if (points < number) {
        hint->reason = PATH_REASON_HALF;
        return true;
    }
    hint->player = (uint8_t)rival_for(coach, number);
    hint->other = (uint8_t)(coach->view->players == 1 ? next_above(coach, number) : 0);
    hint->reason = hint->player != PATH_NOBODY ? PATH_REASON_RACE
                   : hint->other != 0          ? PATH_REASON_ORDER
                                               : PATH_REASON_FULL;
    return true;
}

/* --- beside another line ------------------------------------------------------------------------------------------ */

static bool end_goes_on(const Step *step, int end) {
    return (path_beside[step->after.end[end]] & step->after.open) != 0;
}

/* Cells that can still be got with the best line and no more with the other. */
static PathCells cut_off_by(const Coach *coach, const Step *other) {
    PathCells kept = coach->best.after.open | cells_of(&coach->best.line);
    return kept & ~(other->after.open | cells_of(&other->line));
}

static bool about_ways(const Coach *coach, PathHint *hint) {
    const Ground *ground = &coach->expert.mind.ground;
    PathCells lost = cut_off_by(coach, &coach->instead);
    if (lost == 0) {
        return false;
    }
    hint->reason = PATH_REASON_CUT_OFF;
    hint->cells = lost;
    hint->instead = coach->instead.line;
    for (int number = PATH_NUMBER_MAX; number >= PATH_NUMBER_MIN && hint->other == 0; number--) {
        if (path_cells_have(lost, ground->board.number[number - PATH_NUMBER_MIN])) {
            hint->reason = PATH_REASON_WAY;
            *(hint->number == 0 ? &hint->number : &hint->other) = (uint8_t)number;
        }
    }
    return true;
}

static bool about_ends(const Coach *coach, PathHint *hint) {
    bool both = end_goes_on(&coach->best, PATH_END_A) && end_goes_on(&coach->best, PATH_END_B);
    bool both_instead = end_goes_on(&coach->instead, PATH_END_A) && end_goes_on(&coach->instead, PATH_END_B);
    if (!both || both_instead || coach->expert.mind.round.left == 0) {
        return false;
    }
    hint->reason = PATH_REASON_BOTH_ENDS;
    hint->instead = coach->instead.line;
    return true;
}

/* --- by itself ---------------------------------------------------------------------------------------------------- */

/* Cells with few ways in beside the path. */
static bool about_corners(const Coach *coach, PathHint *hint) {
    const Trail *before = &coach->expert.mind.trail;
    for (PathCells rest = cells_of(&coach->best.line); rest != 0; rest = path_cells_without_first(rest)) {
        int cell = path_cells_first(rest);
        if (path_cells_count(path_beside[cell] & before->open) <= HARD_TO_GET) {
            hint->cells |= path_cells_of(cell);
        }
    }
    hint->reason = PATH_REASON_CORNER;
    return hint->cells != 0;
}

/* The highest number whose full worth has come near. */
static bool about_the_way_ahead(const Coach *coach, PathHint *hint) {
    const Mind *mind = &coach->expert.mind;
    const Trail *after = &coach->best.after;
    int cell_at_end = after->end[coach->best.line.end];
    int before = path_end_cell(&coach->view->player[coach->player], (PathEnd)coach->best.line.end);
    for (int number = PATH_NUMBER_MAX; number >= PATH_NUMBER_MIN; number--) {
        const uint8_t *apart = mind->ground.apart[number - PATH_NUMBER_MIN];
        int cell = mind->ground.board.number[number - PATH_NUMBER_MIN];
        bool full = trail_worth_later(&mind->round, after, number) == number;
        if (path_cells_have(after->open, cell) && full && apart[cell_at_end] < apart[before] &&
            apart[cell_at_end] <= NEAR_BY) {
            hint->reason = PATH_REASON_TOWARDS;
            hint->number = (uint8_t)number;
            hint->steps = apart[cell_at_end];
            hint->cells = path_cells_of(cell);
            return true;
        }
    }
    return false;
}

static void find_reason(const Coach *coach, PathHint *hint) {
    const PathLine *line = &coach->best.line;
    if (coach->longest == 0) {
        hint->reason = PATH_REASON_STUCK;
    } else if (about_numbers(coach, hint) || (coach->has_instead && about_ways(coach, hint)) ||
               (coach->has_instead && about_ends(coach, hint))) {
        return;
    } else if (line->count == 0 || line->count + 1 < coach->longest) {
        hint->reason = PATH_REASON_WAIT;
        hint->instead = coach->instead.line;
    } else if (line->count == coach->longest && coach->instead.line.count < coach->longest) {
        hint->reason = PATH_REASON_LONGEST;
        hint->cells = cells_of(line);
    } else if (about_corners(coach, hint)) {
        return;
    } else if (!about_the_way_ahead(coach, hint)) {
        hint->reason = PATH_REASON_ON_AVERAGE;
    }
}

bool path_ai_hint(const PathView *view, int player, PathHint *hint) {
    if (view->card == PATH_NO_CARD || player >= view->players) {
        return false;
    }
    Coach coach = {.view = view, .player = player};
    Random random;
    path_ai_random(&random, 0, view->round, player);
    path_expert_judge(&coach.expert, view, player, path_expert_work(view->players), &random);
    coach.best = coach.expert.step[coach.expert.order[0]];
    look_for_others(&coach);
    *hint = (PathHint){.line = coach.best.line, .player = PATH_NOBODY};
    find_reason(&coach, hint);
    return true;
}
