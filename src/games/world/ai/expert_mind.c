#include "games/world/ai/expert_mind.h"

#include "games/world/ai/after.h"
#include "games/world/ai/discards.h"

#include "games/world/rules/row.h"

#include <limits.h>
#include <string.h>

enum {
    /* Every so many of the unseen cards stand for all that the neighbour may draw. */
    NEXT_STEP = 2,
    /* In 256ths of what is at stake between the neighbour's winning this stage and the own row's: how much better than
     * a card from the stock a discard must be to count as a gift in earnest, and to count in full. A share of the
     * game's chance instead would forgive everything far from the goal. Measured best against players of several kinds:
     * one's own sibling is no measure, for it takes few gifts. */
    GIFT_BEGINS = 20,
    GIFT_IN_FULL = 80,
    GIFT_SMALL = 60, /* in 256ths of the gift: what less than that counts at most */
    /* Eighths of a field's worth that a run is chased for: each costs a turn in which others get on. */
    RUN_SHARE = 6,
    SOON = 4, /* turns until a stage is decided, for what is at stake */
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
    moves[winner] += CONTEST_REWARD;
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
    prospect_of(&prospect, &mind->pace[mind->me], row);
    return capped(runs + contest_chance(contest, &prospect));
}

/* A card in place of an own one. */
static int expert_mind_place_worth(const ExpertMind *mind, const Contest *contest, int slot, WorldCard card) {
    WorldCard row[WORLD_ROW];
    put(row, mind->view->seat[mind->me].row, slot, card);
    int fields = after_run_fields(row, slot, slot);
    int runs = fields > 0 ? worth_of_runs(mind, mind->me, fields, mind->field_worth) : 0;
    if (world_row_complete(row, WORLD_ROW)) {
        return capped(runs + complete_worth(mind, row));
    }
    Prospect prospect;
    prospect_with(&prospect, &mind->base[mind->me], slot, card);
    return capped(runs + contest_chance(contest, &prospect));
}

int expert_mind_best_place(const ExpertMind *mind, const Contest *leave, WorldCard card, int *slot) {
    int best = INT_MIN; /* what is as good as lost may come out below nothing */
    for (int s = 0; s < WORLD_ROW; s++) {
        int worth = expert_mind_place_worth(mind, &leave[s], s, card);
        if (worth > best) {
            best = worth;
            *slot = s;
        }
    }
    return best;
}

static void prospect_when_complete(Prospect *prospect, const WorldCard *row) {
    uint16_t count = (uint16_t)(STANDING_FIELD * world_row_count(row, WORLD_ROW));
    for (int turn = 0; turn <= CURVE_TURNS; turn++) {
        prospect->count[turn] = count;
    }
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        prospect->done[turn] = CURVE_ONE;
    }
}

static int worth_to_next(const ExpertMind *mind, const Prospect *holding, const WorldCard *row) {
    if (holding->done[0] < CURVE_ONE) {
        return contest_chance(&mind->next_contest, holding);
    }
    int32_t moves[WORLD_PLAYERS_MAX];
    for (int p = 0; p < mind->view->players; p++) {
        moves[p] = mind->rival[p].prospect.count[0] * mind->rival[p].times;
    }
    moves[mind->next] =
        STANDING_FIELD * world_row_count(row, WORLD_ROW) * mind->rival[mind->next].times + CONTEST_REWARD;
    return standing_chance(&mind->standing, moves, mind->next, mind->next);
}

/* What the neighbour makes of a card. */
typedef struct Placed {
    Prospect holding; /* of its row with the card in it */
    int worth;
    int run_fields;
} Placed;

/* Its best slot by its own judgement. */
static void next_place(const ExpertMind *mind, WorldCard card, Placed *best) {
    best->worth = INT_MIN;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        WorldCard row[WORLD_ROW];
        put(row, mind->view->seat[mind->next].row, slot, card);
        Placed here = {.run_fields = after_run_fields(row, slot, slot)};
        if (world_row_complete(row, WORLD_ROW)) {
            prospect_when_complete(&here.holding, row);
        } else {
            prospect_with(&here.holding, &mind->base[mind->next], slot, card);
        }
        here.worth = worth_to_next(mind, &here.holding, row);
        if (here.run_fields > 0) {
            here.worth += worth_of_runs(mind, mind->next, here.run_fields, mind->next_field_worth);
        }
        if (here.worth > best->worth) {
            *best = here;
        }
    }
}

/* The neighbour once it has spent a turn on a card: everything is one turn later than for a row that holds it. What it
 * has a chance for in that very turn is told apart. */
static void one_turn_later(Prospect *after, const Prospect *holding, int at_once) {
    after->done[0] = (uint16_t)at_once;
    for (int turn = 1; turn < CURVE_TURNS; turn++) {
        after->done[turn] = holding->done[turn - 1];
    }
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        after->count[turn + 1] = holding->count[turn];
    }
}

typedef struct Sums {
    int32_t done[CURVE_TURNS];
    int32_t count[CURVE_TURNS];
    int64_t worth;
    int fields;
    int cards;
} Sums;

static void add_placed(Sums *sums, const Placed *placed) {
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        sums->done[turn] += placed->holding.done[turn];
        sums->count[turn] += placed->holding.count[turn];
    }
    sums->worth += placed->worth;
    sums->fields += placed->run_fields;
    sums->cards++;
}

/* What the neighbour's turn comes to when it draws from the stock: the mean over what may come, jokers too. */
static void look_at_stock_for_next(ExpertMind *mind) {
    const Known *known = &mind->known;
    const Prospect *now = &mind->rival[mind->next].prospect;
    Sums sums = {0};
    int seen = 0;
    for (int card = 0; card <= known->highest; card++) {
        for (int copy = 0; copy < known->unseen[card]; copy++) {
            if (seen++ % NEXT_STEP == NEXT_STEP / 2) {
                Placed placed;
                next_place(mind, (WorldCard)card, &placed);
                add_placed(&sums, &placed);
            }
        }
    }
    mind->next_drawn = *now;
    mind->next_usual = 0;
    mind->next_usual_fields = 0;
    if (sums.cards == 0) {
        return;
    }
    Prospect mean = *now;
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        mean.done[turn] = (uint16_t)(sums.done[turn] / sums.cards);
        mean.count[turn] = (uint16_t)(sums.count[turn] / sums.cards);
    }
    one_turn_later(&mind->next_drawn, &mean, now->done[0] < mean.done[0] ? now->done[0] : mean.done[0]);
    mind->next_usual = (int)(sums.worth / sums.cards);
    mind->next_usual_fields = sums.fields * STANDING_FIELD / sums.cards;
}

/* The neighbour's chance if a player wins the stage soon. */
static int next_chance_if_won_by(const ExpertMind *mind, int winner) {
    int32_t moves[WORLD_PLAYERS_MAX];
    for (int p = 0; p < mind->view->players; p++) {
        moves[p] = mind->rival[p].prospect.count[SOON] * mind->rival[p].times;
    }
    moves[winner] = CONTEST_FULL_COUNT * mind->rival[winner].times + CONTEST_REWARD;
    return standing_chance(&mind->standing, moves, winner, mind->next);
}

static int speed_of(const ExpertMind *mind, const WorldCard *row) {
    Curve curve;
    int speed = 0;
    outlook_row(&mind->stock, row, &curve);
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        speed += curve_chance(&curve, turn);
    }
    return speed;
}

bool expert_mind_gets_on(const ExpertMind *mind, int slot, WorldCard card) {
    WorldCard row[WORLD_ROW];
    put(row, mind->view->seat[mind->me].row, slot, card);
    return world_row_complete(row, WORLD_ROW) || after_run_fields(row, slot, slot) > 0 ||
           speed_of(mind, row) > mind->own_speed;
}

static void find_paces(ExpertMind *mind) {
    const WorldView *view = mind->view;
    pace_from(&mind->stock, &mind->known);
    for (int p = 0; p < view->players; p++) {
        Outlook outlook;
        outlook_prepare(&outlook, &mind->stock, view->seat[p].row);
        discards_foresee(&mind->pace[world_left_of(p, view->players)], &outlook);
    }
}

void expert_mind_make(ExpertMind *mind, const WorldView *view, int me) {
    mind->view = view;
    mind->me = me;
    mind->next = world_left_of(me, view->players);
    known_from(&mind->known, view);
    standing_from(&mind->standing, view);
    find_paces(mind);
    mind->own_speed = speed_of(mind, view->seat[me].row);
    for (int p = 0; p < view->players; p++) {
        prospect_base_make(&mind->base[p], &mind->rival[p].prospect, &mind->pace[p], view->seat[p].row);
        mind->rival[p].times = times_of(&view->seat[p]);
    }
    mind->field_worth = worth_of_field(&mind->standing, mind->rival, me);
    mind->next_field_worth = worth_of_field(&mind->standing, mind->rival, mind->next);
    contest_make(&mind->next_contest, &mind->standing, mind->rival, mind->next);
    look_at_stock_for_next(mind);
    mind->swing = next_chance_if_won_by(mind, mind->next) - next_chance_if_won_by(mind, me);
}

/* The neighbour draws from the stock. */
static void draws(const ExpertMind *mind, Rival *next, Standing *standing) {
    next->prospect = mind->next_drawn;
    standing->left[mind->next] -= mind->next_usual_fields;
}

void expert_mind_leave_nothing(const ExpertMind *mind, Contest *contest) {
    Rival rival[WORLD_PLAYERS_MAX];
    Standing standing = mind->standing;
    memcpy(rival, mind->rival, sizeof rival);
    draws(mind, &rival[mind->next], &standing);
    contest_make(contest, &standing, rival, mind->me);
}

/* How much a card counts as a gift, in 256ths, by what it betters the neighbour's turn. One that completes its row is
 * taken for certain. */
static int gift_share(const ExpertMind *mind, const Placed *placed) {
    int gain = placed->holding.done[0] == CURVE_ONE ? INT_MAX : placed->worth - mind->next_usual;
    int64_t begins = mind->swing / 256 * GIFT_BEGINS;
    int64_t full = mind->swing / 256 * GIFT_IN_FULL;
    if (gain <= 0 || gain >= full) {
        return gain <= 0 ? 0 : 256;
    }
    if (gain <= begins) {
        return (int)(GIFT_SMALL * gain / begins);
    }
    return (int)(GIFT_SMALL + (256 - GIFT_SMALL) * (gain - begins) / (full - begins));
}

void expert_mind_leave(const ExpertMind *mind, WorldCard top, Contest *contest) {
    Rival rival[WORLD_PLAYERS_MAX];
    Standing standing = mind->standing;
    Placed placed;
    memcpy(rival, mind->rival, sizeof rival);
    draws(mind, &rival[mind->next], &standing);
    next_place(mind, top, &placed);
    int share = gift_share(mind, &placed);
    if (share > 0) {
        Prospect taken = mind->rival[mind->next].prospect;
        one_turn_later(&taken, &placed.holding, placed.holding.done[0] == CURVE_ONE ? CURVE_ONE : 0);
        prospect_mix(&rival[mind->next].prospect, &taken, share);
        int more = standing_move(mind->view, mind->next, placed.run_fields) - mind->next_usual_fields;
        standing.left[mind->next] -= more * share / 256;
    }
    contest_make(contest, &standing, rival, mind->me);
}

int expert_mind_gift(const ExpertMind *mind, WorldCard top) {
    Placed placed;
    next_place(mind, top, &placed);
    return placed.worth - mind->next_usual;
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
        rival[p] = mind->rival[p];
        if (memcmp(row[p], mind->view->seat[p].row, WORLD_ROW) != 0) {
            prospect_of(&rival[p].prospect, &mind->pace[p], row[p]);
        }
    }
    Contest contest;
    contest_make(&contest, &mind->standing, rival, mind->me);
    return capped(runs + contest_chance(&contest, &rival[mind->me].prospect));
}
