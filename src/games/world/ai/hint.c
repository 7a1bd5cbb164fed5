#include "games/world/ai/hint.h"

#include "games/world/ai/after.h"
#include "games/world/ai/expert.h"
#include "games/world/rules/row.h"
#include "i18n/i18n.h"

#include <string.h>

static const char *const MESSAGE[AI_REASONS] = {
    [WORLD_REASON_COMPLETES] = N_("The {card} completes your row."),
    [WORLD_REASON_RUN] = N_("That makes a run and moves you ahead by {fields} right away."),
    [WORLD_REASON_FITS] = N_("The {card} fits between {low} and {high}, with room for {missing} more."),
    [WORLD_REASON_LOWEST] = N_("The {card} fits to the left of the {high}, with room for {missing} more."),
    [WORLD_REASON_HIGHEST] = N_("The {card} fits to the right of the {low}, with room for {missing} more."),
    [WORLD_REASON_JOKER] = N_("The joker can be whatever number you need here."),
    [WORLD_REASON_SPARE] = N_("There’s no good spot for the {card}. The one you’ll miss least is the {given}."),
    [WORLD_REASON_DENIES] = N_("Discarding the {given} helps {player} least."),
    [WORLD_REASON_STOCK] = N_("That looks better than taking the {card}."),
    [WORLD_REASON_EVENT] = N_("Swapping won’t help much now; an event card might."),
    [WORLD_REASON_FAST_TRACK] = N_("This row could score big, and Fast Track doubles it."),
    [WORLD_REASON_ORDER] = N_("That puts the {card} and the {given} in order."),
    [WORLD_REASON_TRADE] = N_("Taking the {card} from {player} beats keeping the {given}."),
    [WORLD_REASON_NAME] = N_("{player} has the most to lose from a swap."),
};

/* Of no room there is nothing to say. */
static const char *const CLOSE_MESSAGE[AI_REASONS] = {
    [WORLD_REASON_FITS] = N_("The {card} fits between {low} and {high}."),
    [WORLD_REASON_LOWEST] = N_("The {card} fits to the left of the {high}."),
    [WORLD_REASON_HIGHEST] = N_("The {card} fits to the right of the {low}."),
};

const char *world_ai_hint_message(const WorldHint *hint) {
    if (hint->reason == WORLD_REASON_COMPLETES && hint->card == WORLD_JOKER) {
        return N_("The joker completes your row."); /* not every language can begin with its word for a card */
    }
    bool is_close = hint->missing == 0 && CLOSE_MESSAGE[hint->reason] != NULL;
    return is_close ? CLOSE_MESSAGE[hint->reason] : MESSAGE[hint->reason];
}

/* The nearest cards on either side that stay in order with the new one, and what is missing between them. */
static void look_around(WorldHint *hint, const WorldCard *row) {
    int left = hint->slot - 1;
    int right = hint->slot + 1;
    while (left >= 0 && (row[left] == WORLD_JOKER || row[left] >= hint->card)) {
        left--;
    }
    while (right < WORLD_ROW && row[right] <= hint->card) {
        right++;
    }
    hint->low = left >= 0 ? row[left] : 0;
    hint->high = right < WORLD_ROW ? row[right] : 0;
    for (int slot = left + 1; slot < right; slot++) {
        hint->missing = (uint8_t)(hint->missing + (slot != hint->slot && row[slot] != WORLD_JOKER));
    }
}

/* Why a card is put there: of all that is true the first that a person would say. */
static WorldReason reason_to_place(WorldHint *hint, const WorldView *view, int player, bool denies) {
    WorldCard row[WORLD_ROW];
    memcpy(row, view->seat[player].row, sizeof row);
    hint->given = row[hint->slot];
    row[hint->slot] = hint->card;
    hint->fields = (uint8_t)after_run_fields(row, hint->slot, hint->slot);
    if (world_row_complete(row, WORLD_ROW)) {
        return WORLD_REASON_COMPLETES;
    }
    if (hint->card == WORLD_JOKER) {
        return WORLD_REASON_JOKER;
    }
    look_around(hint, row);
    if (hint->fields > 0) {
        return WORLD_REASON_RUN;
    }
    int room = (hint->high > 0 ? hint->high : world_deck_highest(view->players) + 1) - hint->low - 1;
    bool near = hint->missing < WORLD_ROW / 2 + 1 && room > hint->missing;
    if (!near) {
        hint->player = (uint8_t)world_left_of(player, view->players);
        return denies ? WORLD_REASON_DENIES : WORLD_REASON_SPARE;
    }
    return hint->low == 0 ? WORLD_REASON_LOWEST : hint->high == 0 ? WORLD_REASON_HIGHEST : WORLD_REASON_FITS;
}

static WorldReason hint_turn(const ExpertMind *mind, WorldHint *hint) {
    const WorldView *view = mind->view;
    ExpertTurn turn;
    expert_judge_turn(mind, &turn);
    hint->action = expert_turn_choice(&turn, AI_TASTE_NONE);
    hint->card = view->discard[view->discard_count - 1];
    if (hint->action.kind == WORLD_ACTION_PLAY_EVENT) {
        return WORLD_REASON_EVENT;
    }
    if (hint->action.a == WORLD_FROM_STOCK) {
        return WORLD_REASON_STOCK;
    }
    hint->slot = (uint8_t)turn.slot;
    return reason_to_place(hint, view, mind->me, false);
}

/* Whether another place would have left the neighbour something better. */
static bool denies(const ExpertMind *mind, WorldAction best) {
    const WorldCard *row = mind->view->seat[mind->me].row;
    int given = expert_mind_gift(mind, row[best.a]);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        int other = expert_mind_gift(mind, row[slot]);
        if (other > 0 && other > given + STANDING_SURE / 20) {
            return true;
        }
    }
    return false;
}

static WorldReason hint_choice(const ExpertMind *mind, WorldHint *hint) {
    const WorldView *view = mind->view;
    int worth = 0;
    hint->action = expert_open_choice(mind, AI_TASTE_NONE, &worth);
    WorldAction action = hint->action;
    After after;
    after_choice(&after, view, mind->me, action);
    hint->slot = after.slot;
    hint->card = after.taken;
    hint->given = after.given_up;
    hint->fields = after.run_fields;
    if (action.kind == WORLD_ACTION_NAME) {
        hint->player = action.a;
        return WORLD_REASON_NAME;
    }
    bool moves = action.kind == WORLD_ACTION_TRADE || action.kind == WORLD_ACTION_SWAP;
    if (moves && world_row_complete(after.row[mind->me], WORLD_ROW)) {
        return WORLD_REASON_COMPLETES;
    }
    if (action.kind == WORLD_ACTION_TRADE) {
        hint->player = action.a;
        return WORLD_REASON_TRADE;
    }
    if (action.kind == WORLD_ACTION_SWAP) {
        return hint->fields > 0 ? WORLD_REASON_RUN : WORLD_REASON_ORDER;
    }
    return reason_to_place(hint, view, mind->me, action.kind == WORLD_ACTION_PLACE && denies(mind, action));
}

static bool something_to_advise(const WorldView *view, int player) {
    switch ((WorldAwaitingKind)view->awaiting) {
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_PLACE:
    case WORLD_AWAITING_SWAP:
    case WORLD_AWAITING_TRADE:
    case WORLD_AWAITING_TAKE_TWO:
    case WORLD_AWAITING_NAME:
        return view->awaited_player == player;
    case WORLD_AWAITING_QUESTION:
    case WORLD_AWAITING_STAGE_OVER:
    case WORLD_AWAITING_OVER:
        break;
    }
    return false;
}

bool world_ai_hint(const WorldView *view, int player, WorldHint *hint) {
    if (!something_to_advise(view, player)) {
        return false;
    }
    *hint = (WorldHint){.player = WORLD_NOBODY};
    Random random;
    random_init(&random, 0);
    if (world_ai_fast_track(AI_EXPERT, view, player, &random)) {
        hint->action = (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)player};
        hint->reason = WORLD_REASON_FAST_TRACK;
        return true;
    }
    ExpertMind mind;
    expert_mind_make(&mind, view, player);
    WorldReason reason = view->awaiting == WORLD_AWAITING_TURN ? hint_turn(&mind, hint) : hint_choice(&mind, hint);
    hint->reason = (uint8_t)reason;
    return true;
}
