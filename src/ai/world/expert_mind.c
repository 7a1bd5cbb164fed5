#include "ai/world/expert_mind.h"

#include "ai/world/after.h"

#include "core/world/row.h"

#include <string.h>

enum {
    NEXT_SAMPLES = 12,
    /* The neighbour's gain from a discard counts from here on: who denies every small one plays for ever. */
    GIFT = STANDING_SURE / 8,
    /* Eighths of a field's worth that a run is chased for: each costs a turn in which others get on. */
    RUN_SHARE = 2,
};

static int times_of(const WorldSeat *seat) {
    return seat->fast_track == WORLD_FAST_TRACK_RUNNING ? 2 : 1;
}

static int worth_of_field(const Standing *standing, const Rival *rival, int player) {
    Contest contest;
    Standing ahead = *standing;
    contest_make(&contest, standing, rival, player);
    int here = contest_chance(&contest, &rival[player].prospect);
    ahead.left[player] -= 2 * STANDING_FIELD;
    contest_make(&contest, &ahead, rival, player);
    int worth = (contest_chance(&contest, &rival[player].prospect) - here) / 2;
    return worth > 0 ? worth : 0;
}

static void put(WorldCard *row, const WorldCard *from, int slot, WorldCard card) {
    memcpy(row, from, WORLD_ROW);
    row[slot] = card;
}

/* The stage ends with these rows: everybody's moves are known. */
static int worth_at_end(const ExpertMind *mind, WorldCard row[][WORLD_ROW], int winner) {
    int32_t moves[WORLD_PLAYERS_MAX];
    for (int p = 0; p < mind->view->players; p++) {
        moves[p] = STANDING_FIELD * world_row_count(row[p], WORLD_ROW) * mind->rival[p].times;
    }
    moves[winner] += 2 * STANDING_FIELD * STANDING_KNOWS / 1000;
    return standing_chance(&mind->standing, moves, winner, mind->me);
}

static int worth_of_runs(const ExpertMind *mind, int player, int run_fields, int field_worth) {
    if (mind->view->seat[player].field + run_fields >= mind->view->track.goal) {
        return STANDING_SURE;
    }
    return standing_move(mind->view, player, run_fields) * field_worth / STANDING_FIELD * RUN_SHARE / 8;
}

static int complete_worth(const ExpertMind *mind, const WorldCard *own) {
    WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
    for (int p = 0; p < mind->view->players; p++) {
        memcpy(row[p], p == mind->me ? own : mind->view->seat[p].row, WORLD_ROW);
    }
    return worth_at_end(mind, row, mind->me);
}

static int capped(int worth) {
    return worth > STANDING_SURE ? STANDING_SURE : worth;
}

int expert_mind_worth(const ExpertMind *mind, const Contest *contest, const WorldCard *row, int run_fields) {
    int runs = run_fields > 0 ? worth_of_runs(mind, mind->me, run_fields, mind->field_worth) : 0;
    if (world_row_complete(row, WORLD_ROW)) {
        return capped(runs + complete_worth(mind, row));
    }
    Prospect prospect;
    prospect_of(&prospect, &mind->pace, row);
    return capped(runs + contest_chance(contest, &prospect));
}

int expert_mind_best_place(const ExpertMind *mind, const Contest *leave, WorldCard card, int *slot) {
    int best = -1;
    for (int s = 0; s < WORLD_ROW; s++) {
        WorldCard row[WORLD_ROW];
        put(row, mind->view->seat[mind->me].row, s, card);
        int worth = expert_mind_worth(mind, &leave[s], row, after_run_fields(row, s, s));
        if (worth > best) {
            best = worth;
            *slot = s;
        }
    }
    return best;
}

/* What the neighbour makes of a card: its best slot by its own judgement, and what its runs there pay. */
static int next_place(const ExpertMind *mind, WorldCard card, int *slot, int *runs) {
    int best = -1;
    for (int s = 0; s < WORLD_ROW; s++) {
        WorldCard row[WORLD_ROW];
        put(row, mind->view->seat[mind->next].row, s, card);
        int fields = after_run_fields(row, s, s);
        int worth = fields > 0 ? worth_of_runs(mind, mind->next, fields, mind->next_field_worth) : 0;
        if (world_row_complete(row, WORLD_ROW)) {
            int32_t moves[WORLD_PLAYERS_MAX];
            for (int p = 0; p < mind->view->players; p++) {
                moves[p] = mind->rival[p].prospect.count[0] * mind->rival[p].times;
            }
            moves[mind->next] = STANDING_FIELD * world_row_count(row, WORLD_ROW) * mind->rival[mind->next].times +
                                2 * STANDING_FIELD * STANDING_KNOWS / 1000;
            worth += standing_chance(&mind->standing, moves, mind->next, mind->next);
        } else {
            Prospect prospect;
            prospect_of(&prospect, &mind->pace, row);
            worth += contest_chance(&mind->next_contest, &prospect);
        }
        if (worth > best) {
            best = worth;
            *slot = s;
            *runs = fields;
        }
    }
    return best;
}

/* Every so many of the unseen cards, in order, stand for all. */
static int next_usual(const ExpertMind *mind) {
    const Known *known = &mind->known;
    int64_t sum = 0;
    int sampled = 0;
    int numbers = known->below[known->highest + 1];
    int step = numbers > NEXT_SAMPLES ? numbers / NEXT_SAMPLES : 1;
    int wait = step / 2;
    int slot;
    int runs;
    for (int card = 1; card <= known->highest; card++) {
        if (known->unseen[card] > 0 && wait-- == 0) {
            sum += next_place(mind, (WorldCard)card, &slot, &runs);
            sampled++;
            wait = step - 1;
        }
    }
    return sampled > 0 ? (int)(sum / sampled) : 0;
}

void expert_mind_make(ExpertMind *mind, const WorldView *view, int me) {
    mind->view = view;
    mind->me = me;
    mind->next = world_left_of(me, view->players);
    known_from(&mind->known, view);
    pace_from(&mind->pace, &mind->known);
    standing_from(&mind->standing, view);
    for (int p = 0; p < view->players; p++) {
        prospect_of(&mind->rival[p].prospect, &mind->pace, view->seat[p].row);
        mind->rival[p].times = times_of(&view->seat[p]);
    }
    mind->field_worth = worth_of_field(&mind->standing, mind->rival, me);
    mind->next_field_worth = worth_of_field(&mind->standing, mind->rival, mind->next);
    contest_make(&mind->next_contest, &mind->standing, mind->rival, mind->next);
    mind->next_usual = next_usual(mind);
}

/* The neighbour's curve if it takes the card: one turn later than a row that holds it already. */
static void with_gift(Prospect *to, const Prospect *holding, bool complete) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        int cost = complete ? 0 : turn == 0 ? CURVE_NEVER : holding->done.cost[turn - 1];
        to->done.cost[turn] = (int16_t)(cost < to->done.cost[turn] ? cost : to->done.cost[turn]);
        int count = holding->count[turn];
        to->count[turn + 1] = (uint16_t)(count > to->count[turn + 1] ? count : to->count[turn + 1]);
    }
}

void expert_mind_leave(const ExpertMind *mind, WorldCard top, Contest *contest) {
    Rival rival[WORLD_PLAYERS_MAX];
    Standing standing = mind->standing;
    memcpy(rival, mind->rival, sizeof rival);
    int slot = 0;
    int runs = 0;
    if (next_place(mind, top, &slot, &runs) > mind->next_usual + GIFT) {
        WorldCard row[WORLD_ROW];
        Prospect holding;
        put(row, mind->view->seat[mind->next].row, slot, top);
        bool complete = world_row_complete(row, WORLD_ROW);
        prospect_of(&holding, &mind->pace, row);
        with_gift(&rival[mind->next].prospect, &holding, complete);
        standing.left[mind->next] -= standing_move(mind->view, mind->next, runs);
    }
    contest_make(contest, &standing, rival, mind->me);
}

int expert_mind_table_worth(const ExpertMind *mind, WorldCard row[][WORLD_ROW], int run_fields) {
    int players = mind->view->players;
    int runs = run_fields > 0 ? worth_of_runs(mind, mind->me, run_fields, mind->field_worth) : 0;
    for (int seat = 0, p = mind->me; seat < players; seat++, p = world_left_of(p, players)) {
        if (world_row_complete(row[p], WORLD_ROW)) {
            return capped(runs + worth_at_end(mind, row, p));
        }
    }
    Rival rival[WORLD_PLAYERS_MAX];
    for (int p = 0; p < players; p++) {
        prospect_of(&rival[p].prospect, &mind->pace, row[p]);
        rival[p].times = mind->rival[p].times;
    }
    Contest contest;
    contest_make(&contest, &mind->standing, rival, mind->me);
    return capped(runs + contest_chance(&contest, &rival[mind->me].prospect));
}
