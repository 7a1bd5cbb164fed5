/* Medium plays like a sensible adult who does not think for long: it keeps the cards that fit into a plan for its row,
 * takes a discard that helps, likes a run, and turns an event card over when the others are ahead. It does not count
 * what its own discard gives the next player. */
#include "games/world/ai/after.h"
#include "games/world/ai/levels.h"
#include "games/world/ai/plan.h"
#include "games/world/ai/taste.h"

enum {
    FINISHED = 250,         /* a complete row beats any other plan */
    RUN_FIELD = 45,         /* a field ahead, in the units of plan_cost */
    DISCARD_PLEASES = 45,   /* a discard that betters the plan by so much is taken */
    BEHIND = 150,           /* another's plan is so much cheaper: try an event card */
    NEARLY_DONE = 160,      /* the own plan needs one card that hardly comes */
    FAST_TRACK_PLAN = 420,  /* a deal that starts so well earns Fast Track */
    TRADE_PARTNER_HURT = 3, /* a third of what the other loses counts */
};

static int best_with(const Known *known, const WorldCard *row, WorldCard card) {
    int best = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        WorldCard changed[WORLD_ROW];
        for (int i = 0; i < WORLD_ROW; i++) {
            changed[i] = i == slot ? card : row[i];
        }
        int cost = plan_cost(known, changed);
        cost -= RUN_FIELD * after_run_fields(changed, slot, slot) + (cost == 0 ? FINISHED : 0);
        best = slot == 0 || cost < best ? cost : best;
    }
    return best;
}

static int cheapest_of_others(const Known *known, const WorldView *view, int player) {
    int best = 0;
    bool none = true;
    for (int p = 0; p < view->players; p++) {
        if (p != player) {
            int cost = plan_cost(known, view->seat[p].row);
            best = none || cost < best ? cost : best;
            none = false;
        }
    }
    return best;
}

static WorldAction choose_turn(const Known *known, const WorldView *view, int player, Random *random) {
    const WorldCard *row = view->seat[player].row;
    int now = plan_cost(known, row);
    WorldCard top = view->discard[view->discard_count - 1];
    if (now - best_with(known, row, top) >= DISCARD_PLEASES) {
        return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD};
    }
    int slot = known_unplayed_event(&view->seat[player]);
    if (slot >= 0 && random_below(random, 2) == 0) {
        bool behind = cheapest_of_others(known, view, player) + BEHIND <= now;
        if (behind || (now >= NEARLY_DONE && now < 2 * PLAN_CARD)) {
            return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)slot};
        }
    }
    return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK};
}

/* Of others' rows only the one that was just changed matters: by a trade, or because its owner is to be made to swap.
 */
static int other_changes(const Known *known, const WorldView *view, int player, const After *after,
                         WorldAction action) {
    int better = 0;
    for (int p = 0; p < view->players; p++) {
        if (p != player && (after->changed >> p & 1)) {
            int cost = plan_cost(known, after->row[p]);
            better += (plan_cost(known, view->seat[p].row) - cost) / TRADE_PARTNER_HURT + (cost == 0 ? FINISHED : 0);
        }
    }
    return after->someone_moves ? -plan_cost(known, view->seat[action.a].row) : better;
}

static WorldAction choose_by_plan(AiTaste taste, const Known *known, const WorldView *view, int player,
                                  Random *random) {
    WorldAction option[WORLD_LEGAL_MAX];
    int count = after_options(view, option);
    int best = 0;
    int best_cost = 0;
    for (int i = 0; i < count; i++) {
        After after;
        after_choice(&after, view, player, option[i]);
        int cost = plan_cost(known, after.row[player]);
        cost -= RUN_FIELD * after.run_fields + (cost == 0 ? FINISHED : 0);
        cost -= taste_for_row(taste, after.row[player]);
        cost += other_changes(known, view, player, &after, option[i]);
        if (i == 0 || cost < best_cost || (cost == best_cost && random_below(random, 2) == 0)) {
            best = i;
            best_cost = cost;
        }
    }
    return option[best];
}

WorldAction medium_choose(AiTaste taste, const WorldView *view, int player, Random *random) {
    Known known;
    known_from(&known, view);
    return view->awaiting == WORLD_AWAITING_TURN ? choose_turn(&known, view, player, random)
                                                 : choose_by_plan(taste, &known, view, player, random);
}

bool medium_fast_track(const WorldView *view, int player, Random *random) {
    (void)random;
    if (view->active != player) {
        return false;
    }
    Known known;
    known_from(&known, view);
    bool last_chance = view->track.goal - view->seat[player].field <= WORLD_ROW + 3;
    return last_chance || plan_cost(&known, view->seat[player].row) <= FAST_TRACK_PLAN;
}
