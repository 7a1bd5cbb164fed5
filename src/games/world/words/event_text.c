#include "games/world/words/event_text.h"

#include "i18n/i18n.h"

static const EventText TEXT[WORLD_EVENT_KINDS + 1] = {
    [WORLD_EVENT_NONE] = {"cards/back_event", "", ""},
    [WORLD_EVENT_SWAP_OWN] = {"cards/event_swap_own", N_("Swap two cards in your own row."),
                              N_("You swap two cards in your own row.")},
    [WORLD_EVENT_ALL_SWAP] = {"cards/event_all_swap",
                              N_("Everyone swaps two cards in their own row, one after the other."),
                              N_("Everyone swaps two cards in their own row, clockwise, starting with you.")},
    [WORLD_EVENT_ADVANCE_2] = {"cards/event_advance_2", N_("Your piece moves ahead two spaces."),
                               N_("Your piece moves ahead 2 spaces.")},
    [WORLD_EVENT_ALL_ADVANCE_1] = {"cards/event_all_advance_1",
                                   N_("Every piece moves ahead one space, one after the other."),
                                   N_("Every piece moves ahead 1 space, clockwise, starting with yours.")},
    [WORLD_EVENT_TRADE] = {"cards/event_trade", N_("Take a card from another player and give one of yours in return."),
                           N_("You trade one of your cards for any card in another player’s row.")},
    [WORLD_EVENT_PASS_LEFT] =
        {"cards/event_pass_left", N_("Everyone passes their first card to the player on their left."),
         N_("Everyone passes the first card of their row to the left, where it becomes the new first card.")},
    [WORLD_EVENT_SHIFT_SEATS] = {"cards/event_shift_seats", N_("Everyone takes over the row on their left."),
                                 N_("Everyone moves one seat to the left and plays on with the row there. Pieces, "
                                    "event cards and Fast Track cards move with you.")},
    [WORLD_EVENT_TAKE_TWO] = {"cards/event_take_two",
                              N_("Take the top two cards of the discard pile and put one of them into your row."),
                              N_("You take the top two cards of the discard pile and put one of them into your row. "
                                 "The other goes back on the pile, and the card you replaced on top of it.")},
    [WORLD_EVENT_MAKE_SWAP] = {"cards/event_make_swap",
                               N_("Choose another player, who has to swap two cards in their own row."),
                               N_("You choose another player, who has to swap two cards in their own row.")},
    [WORLD_EVENT_QUIZ] = {"cards/event_quiz", N_("Answer a question: if you’re right, move ahead two spaces."),
                          N_("You answer a question. If you’re right, you move ahead 2 spaces.")},
};

const EventText *event_text(WorldEventCard card) {
    return &TEXT[card];
}
