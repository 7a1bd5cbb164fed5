#include "yardstick/mind.h"

#include "games/world/ai/discards.h"

#include "games/world/rules/row.h"

static void look_at_rows(YardstickMind *mind, const WorldView *view, int player) {
    int right = (player + view->players - 1) % view->players;
    Outlook giver;
    outlook_prepare(&giver, &mind->pace, view->seat[right].row);
    discards_foresee(&mind->own_pace, &giver);
    outlook_prepare(&mind->outlook, &mind->own_pace, view->seat[player].row);
    for (int p = 0; p < view->players; p++) {
        const WorldSeat *seat = &view->seat[p];
        Runner *runner = &mind->runner[p];
        if (p == player) {
            outlook_curve(&mind->outlook, &runner->curve);
        } else if (p == right) {
            outlook_curve(&giver, &runner->curve);
        } else {
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

void yardstick_mind_make(YardstickMind *mind, const WorldView *view, int player) {
    known_from(&mind->known, view);
    pace_from(&mind->pace, &mind->known);
    look_at_rows(mind, view, player);
    mind->now = mind->runner[player].curve;
    yardstick_race_stakes(&mind->stakes, mind->runner, view->players, player);
    mind->behind = 0;
    mind->next = world_left_of(player, view->players);
    for (int p = 0; p < view->players; p++) {
        int ahead = mind->speed[p] - mind->speed[player];
        mind->behind = p != player && ahead > mind->behind ? ahead : mind->behind;
    }
}

void yardstick_mind_watch_next(YardstickMind *mind, const WorldView *view) {
    outlook_prepare(&mind->next_outlook, &mind->pace, view->seat[mind->next].row);
    yardstick_race_stakes(&mind->next_stakes, mind->runner, view->players, mind->next);
    mind->next_now = yardstick_race_worth(&mind->next_stakes, &mind->runner[mind->next].curve);
}

YardstickReach yardstick_mind_reach(const YardstickMind *mind, WorldCard card) {
    enum { ASIDE = 3 };
    int middle = card * WORLD_ROW / (mind->known.highest + 1);
    YardstickReach reach = {.first = middle - ASIDE, .last = middle + ASIDE};
    if (card == WORLD_JOKER || reach.first < 0) {
        reach.first = 0;
    }
    if (card == WORLD_JOKER || reach.last >= WORLD_ROW) {
        reach.last = WORLD_ROW - 1;
    }
    return reach;
}

/* To take it costs a turn, in which the neighbour would else have had a look at the stock: so only a card that does
 * much for the row is a gift. */
int yardstick_mind_gift(const YardstickMind *mind, WorldCard card) {
    int best = 0;
    YardstickReach reach = yardstick_mind_reach(mind, card);
    for (int slot = reach.first; slot <= reach.last; slot++) {
        WorldCard row[WORLD_ROW];
        for (int i = 0; i < WORLD_ROW; i++) {
            row[i] = i == slot ? card : mind->next_outlook.row[i];
        }
        int gains = RACE_FIELD * after_run_fields(row, slot, slot) - mind->next_now - mind->ways->gift_begins;
        if (world_row_complete(row, WORLD_ROW)) {
            return RACE_FULL + RACE_REWARD;
        }
        Curve curve;
        outlook_with(&mind->next_outlook, slot, card, &curve);
        gains += yardstick_race_worth(&mind->next_stakes, &curve);
        best = gains > best ? gains : best;
    }
    return best;
}

int yardstick_mind_helps(const YardstickMind *mind, const WorldView *view, const After *after, int other) {
    if (world_row_complete(after->row[other], WORLD_ROW)) {
        return RACE_FULL + RACE_REWARD;
    }
    Stakes stakes;
    Curve curve;
    yardstick_race_stakes(&stakes, mind->runner, view->players, other);
    outlook_row(&mind->pace, after->row[other], &curve);
    return yardstick_race_worth(&stakes, &curve) - yardstick_race_worth(&stakes, &mind->runner[other].curve);
}

/* First done: all of it; overtaken: what it has come to by then. Taken at the turn in which half the race is over. */
int yardstick_mind_expected_count(const YardstickMind *mind, const WorldView *view, int player) {
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
        int counted = all == 0 ? 0
                               : (int)(((int64_t)RACE_FULL * own +
                                        (int64_t)yardstick_race_count_by(&mind->runner[player], turn) * fastest) /
                                       all);
        expected += (int)((int64_t)ends * counted / CURVE_ONE);
        left = (int)none;
    }
    return expected +
           (int)((int64_t)left * yardstick_race_count_by(&mind->runner[player], CURVE_TURNS - 1) / CURVE_ONE);
}
