/* Expert asks of every choice how likely it then wins the game: by the solved curves of all rows, what they count when
 * the stage ends, what its discard gives the next player, and how far everybody is from the goal. */
#include "ai/world/expert_events.h"
#include "ai/world/levels.h"

#include "core/world/row.h"

enum {
    PROGRESS = STANDING_SURE / 4096, /* a discard that betters less is left: see hard */
};

static int unplayed_event(const WorldSeat *seat) {
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        if (seat->event[slot] == WORLD_HELD_FACE_DOWN) {
            return slot;
        }
    }
    return -1;
}

static int stock_worth(const ExpertMind *mind, const Contest *leave) {
    int64_t sum = 0;
    int slot = 0;
    for (int card = 0; card <= mind->known.highest; card++) {
        if (mind->known.unseen[card] > 0) {
            sum += (int64_t)mind->known.unseen[card] * expert_mind_best_place(mind, leave, (WorldCard)card, &slot);
        }
    }
    return (int)(sum / mind->known.count);
}

static WorldAction choose_turn(const ExpertMind *mind) {
    const WorldView *view = mind->view;
    Contest leave[WORLD_ROW];
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        expert_mind_leave(mind, view->seat[mind->me].row[slot], &leave[slot]);
    }
    Contest as_it_is;
    contest_make(&as_it_is, &mind->standing, mind->rival, mind->me);
    int now = contest_chance(&as_it_is, &mind->rival[mind->me].prospect);
    int slot = 0;
    int stock = stock_worth(mind, leave);
    int discard = expert_mind_best_place(mind, leave, view->discard[view->discard_count - 1], &slot);
    bool takes = discard > stock && discard > now + PROGRESS;
    int event = unplayed_event(&view->seat[mind->me]);
    if (event >= 0) {
        int worth = expert_event_worth(mind);
        if (worth > stock && (!takes || worth > discard)) {
            return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)event};
        }
    }
    return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = takes ? WORLD_FROM_DISCARD : WORLD_FROM_STOCK};
}

WorldAction expert_choose(const WorldView *view, int player, Random *random) {
    (void)random;
    ExpertMind mind;
    expert_mind_make(&mind, view, player);
    if (view->awaiting == WORLD_AWAITING_TURN) {
        return choose_turn(&mind);
    }
    int worth = 0;
    return expert_best_choice(&mind, &worth);
}

/* What doubling is worth now, in fields, against what a later stage may still offer. */
bool expert_fast_track(const WorldView *view, int player, Random *random) {
    return hard_fast_track(view, player, random);
}
