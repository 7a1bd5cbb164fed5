#include "scenes/world/feelings.h"

/* Who goes back is sad, who jumps is glad; who was jumped over is sad. */
static FigurinePose about_a_step(const WorldEvent *event, int player, int field) {
    if (player == event->player) {
        return event->step.to < event->step.from    ? FIGURINE_IS_SAD
               : event->step.to > event->step.aimed ? FIGURINE_CHEERS
                                                    : FIGURINE_STANDS;
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
