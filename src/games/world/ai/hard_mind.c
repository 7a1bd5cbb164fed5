#include "games/world/ai/hard_mind.h"

#include "games/world/ai/discards.h"
#include "games/world/ai/standing.h"

#include "games/world/rules/row.h"

#include <string.h>

/* Own turns from now, and the last one each look stands for. */
static const int LOOK[HARD_LOOKS] = {2, 4, 7, 12};
static const int LOOK_ENDS[HARD_LOOKS] = {2, 5, 9, CURVE_TURNS};

/* The own row, of which all that is asked is what becomes of it with another card in it, and with which cards. */
static void look_along_row(HardMind *mind, const WorldCard *row, Curve *curve) {
    Curve upto[WORLD_ROW];
    Outlook *own = &mind->outlook;
    own->pace = &mind->own_pace;
    memcpy(own->row, row, WORLD_ROW);
    outlook_prefixes(own->pace, row, 0, own->left, upto);
    *curve = upto[WORLD_ROW - 1];
    memset(mind->before[0], 0, sizeof mind->before[0]);
    for (int slot = 0; slot + 1 < WORLD_ROW; slot++) {
        for (int look = 0; look < HARD_LOOKS; look++) {
            int counts = row[slot] == WORLD_JOKER ? 0 : curve_chance(&upto[slot], LOOK[look] - 1);
            mind->before[slot + 1][look] = mind->before[slot][look] + counts;
        }
    }
}

static void look_at_rows(HardMind *mind, const WorldView *view, int player) {
    int right = (player + view->players - 1) % view->players;
    Outlook *giver = &mind->next_outlook; /* of two it is the next one as well */
    outlook_prepare(giver, &mind->pace, view->seat[right].row);
    discards_foresee(&mind->own_pace, giver);
    mind->counts = view->awaiting == WORLD_AWAITING_PLACE && view->hand_from == WORLD_FROM_STOCK;
    if (mind->counts) {
        look_along_row(mind, view->seat[player].row, &mind->runner[player].curve);
    } else {
        outlook_prepare(&mind->outlook, &mind->own_pace, view->seat[player].row);
        outlook_curve(&mind->outlook, &mind->runner[player].curve);
    }
    for (int p = 0; p < view->players; p++) {
        const WorldSeat *seat = &view->seat[p];
        Runner *runner = &mind->runner[p];
        if (p == right) {
            outlook_curve(giver, &runner->curve);
        } else if (p != player) {
            outlook_row(&mind->pace, seat->row, &runner->curve);
        }
        runner->count = world_row_count(seat->row, WORLD_ROW);
        runner->times = seat->fast_track == WORLD_FAST_TRACK_RUNNING ? 2 : 1;
        mind->speed[p] = 0;
        for (int turn = 0; turn < CURVE_TURNS; turn++) {
            mind->speed[p] += curve_chance(&runner->curve, turn) >> 8;
        }
    }
}

enum {
    RUN_FIELD = 155,             /* what a run pays is worth less than the time it takes */
    LAST_FIELDS = 3 * WORLD_ROW, /* from the goal: there a field is worth what it does for the game */
    SOON = 4,                    /* turns until the stage is decided */
    LEAST = STANDING_SURE / 32,  /* that the stage changes */
};

/* The chance to win the game once a player has won this stage, and one is so many 256ths of a field further. */
static int chance_if_won_by(const HardMind *mind, const Standing *standing, int winner, int player, int further) {
    int32_t moves[WORLD_PLAYERS_MAX];
    for (int p = 0; p < standing->players; p++) {
        moves[p] = race_count_by(&mind->runner[p], SOON) * mind->runner[p].times;
    }
    moves[winner] = RACE_FULL * mind->runner[winner].times + RACE_REWARD;
    moves[player] += further;
    return standing_chance(standing, moves, winner, player);
}

/* What a field ahead and the goal are worth beside the race of this stage, which is counted in fields. */
static void weigh_fields(const HardMind *mind, const WorldView *view, int player, int *field, int *goal) {
    Standing standing;
    standing_from(&standing, view);
    int won = chance_if_won_by(mind, &standing, player, player, 0);
    int lost = chance_if_won_by(mind, &standing, mind->fastest, player, 0);
    int on = chance_if_won_by(mind, &standing, player, player, 2 * RACE_FIELD) +
             chance_if_won_by(mind, &standing, mind->fastest, player, 2 * RACE_FIELD);
    int64_t swing = race_swing(mind->runner, player, mind->fastest, SOON);
    int64_t chance = won - lost > LEAST ? won - lost : LEAST;
    *field = (int)(RUN_FIELD * (on - won - lost) / 4 * swing / RACE_FIELD / chance);
    *goal = (int)((STANDING_SURE - (won + lost) / 2) * swing / chance);
}

static void weigh_runs(HardMind *mind, const WorldView *view, int player) {
    int left = view->track.goal - view->seat[player].field;
    int field = RUN_FIELD, goal = 0;
    if (left <= LAST_FIELDS) {
        weigh_fields(mind, view, player, &field, &goal);
    }
    for (int fields = 0; fields < WORLD_ROW; fields++) {
        mind->run_worth[fields] = fields >= left ? goal : standing_move(view, player, fields) * field / STANDING_FIELD;
    }
}

static void look_at_next(HardMind *mind, int player) {
    int players = mind->view->players;
    mind->next = world_left_of(player, players);
    race_stakes(&mind->next_stakes, mind->runner, players, mind->next);
    mind->next_now = race_worth(&mind->next_stakes, &mind->runner[mind->next].curve);
    mind->watches_next = players == WORLD_PLAYERS_MIN; /* as the giver */
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        mind->gift[slot].known = false;
    }
}

static void look_at_counts(HardMind *mind) {
    const Stakes *stakes = &mind->stakes;
    int none = stakes->none[0];
    mind->outrun_now = CURVE_ONE - none;
    for (int look = 0; look < HARD_LOOKS; look++) {
        int after = LOOK_ENDS[look] < CURVE_TURNS ? stakes->none[LOOK_ENDS[look]] : 0;
        mind->outrun[look] = none - after;
        none = after;
    }
}

enum { WILL_COUNT = 128 }; /* of a field that a card counts then, in 256ths: see CARD_SHARE */

int hard_mind_will_count(const HardMind *mind, const WorldCard *row, int first, const Curve upto[WORLD_ROW]) {
    int64_t sum = (int64_t)mind->outrun_now * world_row_count(row, WORLD_ROW);
    for (int look = 0; look < HARD_LOOKS; look++) {
        int turn = LOOK[look] - 1;
        int64_t cards = mind->before[first][look];
        for (int slot = first; slot < WORLD_ROW; slot++) {
            cards += row[slot] == WORLD_JOKER ? 0 : curve_chance(&upto[slot], turn);
        }
        int64_t open = CURVE_ONE - curve_chance(&upto[WORLD_ROW - 1], turn);
        sum += open * mind->outrun[look] / CURVE_ONE * cards / CURVE_ONE;
    }
    return (int)(sum * WILL_COUNT / CURVE_ONE);
}

void hard_mind_make(HardMind *mind, const WorldView *view, int player) {
    mind->view = view;
    known_from(&mind->known, view);
    pace_from(&mind->pace, &mind->known);
    look_at_rows(mind, view, player);
    mind->now = mind->runner[player].curve;
    race_stakes(&mind->stakes, mind->runner, view->players, player);
    look_at_next(mind, player);
    mind->fastest = player;
    for (int p = 0; p < view->players; p++) {
        bool faster = p != player && (mind->fastest == player || mind->speed[p] > mind->speed[mind->fastest]);
        mind->fastest = faster ? p : mind->fastest;
    }
    weigh_runs(mind, view, player);
    if (mind->counts) {
        look_at_counts(mind);
    }
}

static int speed_by_stock(const HardMind *mind, const WorldCard *row) {
    Curve curve;
    int speed = 0;
    outlook_row(&mind->pace, row, &curve);
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        speed += curve_chance(&curve, turn);
    }
    return speed;
}

bool hard_mind_gets_on(const HardMind *mind, int slot, WorldCard card) {
    WorldCard row[WORLD_ROW];
    memcpy(row, mind->outlook.row, sizeof row);
    row[slot] = card;
    return world_row_complete(row, WORLD_ROW) || after_run_fields(row, slot, slot) > 0 ||
           speed_by_stock(mind, row) > speed_by_stock(mind, mind->outlook.row);
}

HardReach hard_mind_reach(const HardMind *mind, WorldCard card, int aside) {
    int middle = card * WORLD_ROW / (mind->known.highest + 1);
    HardReach reach = {.first = middle - aside, .last = middle + aside};
    if (card == WORLD_JOKER || reach.first < 0) {
        reach.first = 0;
    }
    if (card == WORLD_JOKER || reach.last >= WORLD_ROW) {
        reach.last = WORLD_ROW - 1;
    }
    return reach;
}

enum {
    A_TURN = 150, /* to take a card costs a turn, in which the neighbour would else have had a look at the stock */
    GIFT_BEGINS = 200,
    GIFT_IN_FULL = 700,
    GIFT_SMALL = 60, /* in 256ths: what a gift less than that counts at most */
    LAST_CARDS = 4,  /* of the stock: then nothing is a gift, or two could wait for each other for ever */
};

static int gift_share(int gains) {
    if (gains <= GIFT_BEGINS) {
        return GIFT_SMALL * gains / GIFT_BEGINS;
    }
    int over = gains < GIFT_IN_FULL ? gains - GIFT_BEGINS : GIFT_IN_FULL - GIFT_BEGINS;
    return GIFT_SMALL + (256 - GIFT_SMALL) * over / (GIFT_IN_FULL - GIFT_BEGINS);
}

/* The neighbour spends its turn on the card: everything is one turn later than for a row that holds it. */
static void lose_to(const HardMind *mind, HardGift *gift, const Curve *holding) {
    Curve taken;
    taken.cost[0] = CURVE_NEVER;
    memcpy(&taken.cost[1], holding->cost, (CURVE_TURNS - 1) * sizeof taken.cost[0]);
    race_loss(gift->loss, &mind->stakes, &mind->runner[mind->next].curve, &taken);
}

/* What the neighbour gains by such a card, or hopes to: a little of it and it will rather look at the stock. One that
 * completes its row is taken for certain, and nothing is left of the stage. */
static void look_at_gift(const HardMind *mind, HardGift *gift, WorldCard card) {
    int best = 0;
    Curve holding = {0};
    HardReach reach = hard_mind_reach(mind, card, HARD_ASIDE);
    gift->run = 0;
    for (int slot = reach.first; slot <= reach.last; slot++) {
        WorldCard row[WORLD_ROW];
        memcpy(row, mind->next_outlook.row, WORLD_ROW);
        if (row[slot] == WORLD_JOKER) {
            continue; /* nobody gives up a joker for it */
        }
        row[slot] = card;
        if (world_row_complete(row, WORLD_ROW)) {
            *gift = (HardGift){.share = 256};
            memcpy(gift->loss, mind->stakes.worth, sizeof gift->loss);
            return;
        }
        int run = RACE_FIELD * after_run_fields(row, slot, slot);
        Curve curve;
        outlook_with(&mind->next_outlook, slot, card, &curve);
        int gains = run + race_worth(&mind->next_stakes, &curve) - mind->next_now - A_TURN;
        if (gains > best) {
            best = gains;
            holding = curve;
            gift->run = run;
        }
    }
    gift->share = gift_share(best);
    if (gift->share > 0) {
        lose_to(mind, gift, &holding);
    }
}

int hard_mind_gift_of(HardMind *mind, int slot, const Curve *own) {
    const WorldView *view = mind->view;
    HardGift *gift = &mind->gift[slot];
    if (view->stock_count < LAST_CARDS) {
        return 0;
    }
    if (!mind->watches_next) {
        outlook_prepare(&mind->next_outlook, &mind->pace, view->seat[mind->next].row);
        mind->watches_next = true;
    }
    if (!gift->known) {
        look_at_gift(mind, gift, mind->outlook.row[slot]);
        gift->known = true;
    }
    int costs = gift->share > 0 ? gift->run + race_sum(gift->loss, own) : 0;
    return costs > 0 ? costs * gift->share / 256 : 0;
}

int hard_mind_helps(const HardMind *mind, const WorldView *view, const After *after, int other) {
    if (world_row_complete(after->row[other], WORLD_ROW)) {
        return RACE_FULL + RACE_REWARD;
    }
    Stakes stakes;
    Curve curve;
    race_stakes(&stakes, mind->runner, view->players, other);
    outlook_row(&mind->pace, after->row[other], &curve);
    return race_worth(&stakes, &curve) - race_worth(&stakes, &mind->runner[other].curve);
}

/* First done: all of it; overtaken: what it has come to by then. Taken at the turn in which half the race is over. */
int hard_mind_expected_count(const HardMind *mind, const WorldView *view, int player) {
    int left = CURVE_ONE;
    int expected = 0;
    for (int turn = 0; turn < CURVE_TURNS; turn++) {
        int own = curve_chance(&mind->runner[player].curve, turn);
        int64_t none = CURVE_ONE - own;
        int fastest = 0;
        for (int p = 0; p < view->players; p++) {
            int chance = curve_chance(&mind->runner[p].curve, turn);
            none = p == player ? none : none * (CURVE_ONE - chance) / CURVE_ONE;
            fastest = p != player && chance > fastest ? chance : fastest;
        }
        int ends = left - (int)none;
        int all = own + fastest;
        int counted =
            all == 0
                ? 0
                : (int)(((int64_t)RACE_FULL * own + (int64_t)race_count_by(&mind->runner[player], turn) * fastest) /
                        all);
        expected += (int)((int64_t)ends * counted / CURVE_ONE);
        left = (int)none;
    }
    return expected + (int)((int64_t)left * race_count_by(&mind->runner[player], CURVE_TURNS - 1) / CURVE_ONE);
}
