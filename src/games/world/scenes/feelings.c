#include "games/world/scenes/feelings.h"

#include "games/world/rules/row.h"
#include "games/world/rules/view.h"

/* Who goes back is sad, who jumps is glad, and so is whoever has won; who was jumped over is sad. */
static FigurinePose about_a_step(const WorldEvent *event, int player, int field) {
    if (player == event->player) {
        bool is_glad = event->step.to > event->step.aimed || event->step.why == WORLD_WHY_LAST_STAGE;
        return event->step.to < event->step.from ? FIGURINE_IS_SAD : is_glad ? FIGURINE_CHEERS : FIGURINE_STANDS;
    }
    bool is_jumped_over = field >= event->step.aimed && field < event->step.to;
    return is_jumped_over ? FIGURINE_IS_SAD : FIGURINE_STANDS;
}

FigurinePose feeling_about(const WorldEvent *event, int player, int field) {
    bool is_own = player == event->player;
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_ANSWER:
        return !is_own                                       ? FIGURINE_STANDS
               : event->answer.choice == event->answer.right ? FIGURINE_CHEERS
                                                             : FIGURINE_IS_SAD;
    case WORLD_HAPPENED_RUN:
    case WORLD_HAPPENED_FAST_TRACK:
        return is_own ? FIGURINE_CHEERS : FIGURINE_STANDS;
    case WORLD_HAPPENED_FIGURINE:
        return about_a_step(event, player, field);
    case WORLD_HAPPENED_STAGE:
    case WORLD_HAPPENED_CARD:
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_TURN:
    case WORLD_HAPPENED_STOCK_RENEWED:
    case WORLD_HAPPENED_EVENT_SHOWN:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_SEATS_SHIFTED:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_QUESTION:
    case WORLD_HAPPENED_STAGE_WON:
    case WORLD_HAPPENED_SCORED:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_OVER:
    case WORLD_HAPPENED_AWAITING:
        return FIGURINE_STANDS;
    }
    return FIGURINE_STANDS;
}

static FigurinePose glad_or_sad(int better) {
    return better > 0 ? FIGURINE_CHEERS : better < 0 ? FIGURINE_IS_SAD : FIGURINE_STANDS;
}

/* What is taken away by a trade was worth having; in front of a row low cards are. */
static FigurinePose about_a_card(const WorldEvent *event, const WorldView *before, WorldEventCard card, int by,
                                 int player) {
    WorldPlace from = event->card.from, to = event->card.to;
    if (from.pile != WORLD_PILE_ROW || to.pile != WORLD_PILE_ROW || from.player == to.player) {
        return FIGURINE_STANDS;
    }
    if (card == WORLD_EVENT_TRADE && (player == from.player || player == to.player)) {
        return player == by ? FIGURINE_CHEERS : FIGURINE_IS_SAD;
    }
    if (card == WORLD_EVENT_PASS_LEFT && player == to.player) {
        return glad_or_sad(before->seat[player].row[0] - event->card.card);
    }
    return FIGURINE_STANDS;
}

FigurinePose feeling_about_rows(const WorldEvent *event, const WorldView *before, WorldEventCard card, int by,
                                int player) {
    if (event->kind == WORLD_HAPPENED_CARD) {
        return about_a_card(event, before, card, by, player);
    }
    if (event->kind == WORLD_HAPPENED_SEATS_SHIFTED) {
        const WorldCard *comes = before->seat[world_left_of(player, before->players)].row;
        return glad_or_sad(world_row_ascending(comes, WORLD_ROW) -
                           world_row_ascending(before->seat[player].row, WORLD_ROW));
    }
    bool is_named = event->kind == WORLD_HAPPENED_AWAITING && event->awaiting.kind == WORLD_AWAITING_SWAP;
    bool is_victim = is_named && card == WORLD_EVENT_MAKE_SWAP && player == event->player && player != by;
    return is_victim ? FIGURINE_IS_SAD : FIGURINE_STANDS;
}
