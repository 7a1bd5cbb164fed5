/* Expert asks of every choice how likely it then wins the game: by the solved curves of all rows, what they count when
 * the stage ends, what its discard gives the next player, and how far everybody is from the goal. */
#include "games/world/ai/expert.h"

#include "games/world/ai/after.h"
#include "games/world/ai/expert_events.h"
#include "games/world/ai/levels.h"
#include "games/world/ai/taste.h"

#include "games/world/rules/row.h"

enum {
    PROGRESS = 1024, /* a discard that betters less of what is at stake is left: see hard */
    /* In 256ths of what is at stake: so much more than an exchange must an event card promise. It may be turned over
     * later as well, and the row that waits for it cannot. */
    EVENT_WAITS = 18,
    LIKING = STANDING_SURE / 16384, /* for taste: at most eight of these, less than anybody can see */
};

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

void expert_judge_turn(const ExpertMind *mind, ExpertTurn *turn) {
    const WorldView *view = mind->view;
    Contest leave[WORLD_ROW];
    Contest as_it_is;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        expert_mind_leave(mind, view->seat[mind->me].row[slot], &leave[slot]);
    }
    expert_mind_leave_nothing(mind, &as_it_is);
    WorldCard top = view->discard[view->discard_count - 1];
    turn->stock = stock_worth(mind, leave);
    turn->discard = expert_mind_best_place(mind, leave, top, &turn->slot);
    int now = contest_chance(&as_it_is, &mind->rival[mind->me].prospect);
    turn->discard_helps = turn->discard > now + mind->swing / PROGRESS && expert_mind_gets_on(mind, turn->slot, top);
    turn->held = known_unplayed_event(&view->seat[mind->me]);
    turn->event = turn->held >= 0 ? expert_event_worth(mind) - mind->swing / 256 * EVENT_WAITS : 0;
}

WorldAction expert_turn_choice(const ExpertTurn *turn, AiTaste taste) {
    bool takes = turn->discard_helps && turn->discard > turn->stock;
    int exchange = takes ? turn->discard : turn->stock;
    if (turn->held >= 0 && turn->event + LIKING * taste_for_event(taste) > exchange) {
        return (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)turn->held};
    }
    return (WorldAction){.kind = WORLD_ACTION_TAKE, .a = takes ? WORLD_FROM_DISCARD : WORLD_FROM_STOCK};
}

/* A discard was taken for a place where it helps: no liking puts it elsewhere. */
static bool goes_in_circles(const ExpertMind *mind, WorldAction action) {
    const WorldView *view = mind->view;
    return action.kind == WORLD_ACTION_PLACE && view->hand_from == WORLD_FROM_DISCARD &&
           !expert_mind_gets_on(mind, action.a, view->hand[0]);
}

WorldAction expert_open_choice(const ExpertMind *mind, AiTaste taste, int *worth) {
    WorldAction option[WORLD_LEGAL_MAX];
    int count = after_options(mind->view, option);
    int best = 0;
    int best_liked = 0;
    for (int i = 0; i < count; i++) {
        After after;
        after_choice(&after, mind->view, mind->me, option[i]);
        int here = expert_choice_worth(mind, option[i]);
        int liked = here + LIKING * taste_for_row(taste, after.row[mind->me]);
        liked -= goes_in_circles(mind, option[i]) ? STANDING_SURE : 0;
        if (i == 0 || liked > best_liked) {
            best = i;
            best_liked = liked;
            *worth = here;
        }
    }
    return option[best];
}

WorldAction expert_choose(AiTaste taste, const WorldView *view, int player, Random *random) {
    (void)random;
    ExpertMind mind;
    expert_mind_make(&mind, view, player);
    if (view->awaiting == WORLD_AWAITING_TURN) {
        ExpertTurn turn;
        expert_judge_turn(&mind, &turn);
        return expert_turn_choice(&turn, taste);
    }
    int worth = 0;
    return expert_open_choice(&mind, taste, &worth);
}

/* As hard does it: a deal that promises much is doubled, the less it must promise the nearer the end. */
bool expert_fast_track(const WorldView *view, int player, Random *random) {
    return hard_fast_track(view, player, random);
}
