/* What a finger does at World's table on a phone. */
#include "hand/inside.h"

#include "games/world/words/said.h"
#include "i18n/i18n.h"

#include <string.h>

enum { SLOT_BITS = 4, SLOT_MASK = (1 << SLOT_BITS) - 1 };

static const WorldView *view_of(const Hand *hand) {
    return world_session_view(hand->session);
}

static WorldAwaitingKind awaited(const Hand *hand) {
    return (WorldAwaitingKind)view_of(hand)->awaiting;
}

/* Why a thing that is not asked for can't be done now. */
static void say_why_not(Hand *hand) {
    const WorldView *view = view_of(hand);
    char why[HAND_WORDS];
    if (view->awaited_player >= view->players || awaited(hand) == WORLD_AWAITING_OVER) {
        hand_note(hand, tr("The game is over."));
    } else if (view->awaited_player == show_seat(hand)) {
        hand_note(hand, words_first(awaited(hand)));
    } else {
        i18n_format(why, sizeof why, tr("It’s {name}’s turn."),
                    I18N_TEXT("name", session_seat(hand->session, view->awaited_player)->name));
        hand_note(hand, why);
    }
}

static void act(Hand *hand, WorldActionKind kind, int a, int b, int c) {
    WorldAction action = {.kind = (uint8_t)kind, .a = (uint8_t)a, .b = (uint8_t)b, .c = (uint8_t)c};
    bool is_theirs = kind == WORLD_ACTION_FAST_TRACK || kind == WORLD_ACTION_NEXT_STAGE ||
                     view_of(hand)->awaited_player == show_seat(hand);
    WorldRefusal refusal = is_theirs ? world_session_act(hand->session, action) : WORLD_REFUSED_NOT_NOW;
    if (refusal == WORLD_REFUSED_NOT_NOW) {
        say_why_not(hand);
    } else if (refusal != WORLD_ACCEPTED) {
        hand_note(hand, world_session_why_not(refusal));
    }
}

/* --- cards -------------------------------------------------------------------------------------------------------- */

static void swap(Hand *hand, int slot) {
    if (hand->pick.own == HAND_NONE) {
        hand->pick.own = slot;
    } else if (hand->pick.own == slot) {
        hand->pick.own = HAND_NONE;
    } else {
        act(hand, WORLD_ACTION_SWAP, hand->pick.own, slot, 0);
        hand->pick.own = HAND_NONE;
    }
}

static void trade(Hand *hand) {
    if (hand->pick.own != HAND_NONE && hand->pick.other != HAND_NONE) {
        act(hand, WORLD_ACTION_TRADE, hand->pick.other, hand->pick.slot, hand->pick.own);
        hand->pick.own = hand->pick.other = HAND_NONE;
    }
}

static void keep(Hand *hand) {
    int card = view_of(hand)->hand_count == 1 ? 0 : hand->pick.hand;
    if (hand->pick.own != HAND_NONE && card != HAND_NONE) {
        act(hand, WORLD_ACTION_KEEP, card, hand->pick.own, 0);
        hand->pick.own = hand->pick.hand = HAND_NONE;
    }
}

static int toggled(int picked, int n) {
    return picked == n ? HAND_NONE : n;
}

static void press_row(Hand *hand, int slot) {
    bool is_theirs = view_of(hand)->awaited_player == show_seat(hand);
    switch (is_theirs ? awaited(hand) : WORLD_AWAITING_OVER) {
    case WORLD_AWAITING_PLACE:
        act(hand, WORLD_ACTION_PLACE, slot, 0, 0);
        return;
    case WORLD_AWAITING_SWAP:
        swap(hand, slot);
        return;
    case WORLD_AWAITING_TRADE:
        hand->pick.own = toggled(hand->pick.own, slot);
        trade(hand);
        return;
    case WORLD_AWAITING_TAKE_TWO:
        hand->pick.own = toggled(hand->pick.own, slot);
        keep(hand);
        return;
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_NAME:
    case WORLD_AWAITING_QUESTION:
    case WORLD_AWAITING_STAGE_OVER:
    case WORLD_AWAITING_OVER:
        say_why_not(hand);
    }
}

static void press_other(Hand *hand, int n) {
    if (awaited(hand) != WORLD_AWAITING_TRADE || view_of(hand)->awaited_player != show_seat(hand)) {
        say_why_not(hand);
        return;
    }
    bool is_picked = hand->pick.other == n >> SLOT_BITS && hand->pick.slot == (n & SLOT_MASK);
    hand->pick.other = is_picked ? HAND_NONE : n >> SLOT_BITS;
    hand->pick.slot = n & SLOT_MASK;
    trade(hand);
}

static void press_taken(Hand *hand, int card) {
    if (awaited(hand) != WORLD_AWAITING_TAKE_TWO || view_of(hand)->awaited_player != show_seat(hand)) {
        say_why_not(hand);
        return;
    }
    hand->pick.hand = toggled(hand->pick.hand, card);
    keep(hand);
}

/* --- events and Fast Track: shown once more before they are played -------------------------------------------------
 */

static void press_event(Hand *hand, int slot) {
    const WorldView *view = view_of(hand);
    int seat = show_seat(hand);
    WorldAction action = {.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)slot};
    hand->pick.fast_track = false;
    if (view->seat[seat].event[slot] == WORLD_HELD_PLAYED) {
        hand_note(hand, tr("This event card has already been played."));
    } else if (view->awaited_player != seat || awaited(hand) != WORLD_AWAITING_TURN) {
        say_why_not(hand);
    } else if (world_session_refuses(hand->session, action) != WORLD_ACCEPTED) {
        hand_note(hand, world_session_why_not(world_session_refuses(hand->session, action)));
    } else {
        hand->pick.event = toggled(hand->pick.event, slot);
    }
}

static void press_fast_track(Hand *hand) {
    WorldAction action = {.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)show_seat(hand)};
    WorldRefusal refusal = world_session_refuses(hand->session, action);
    hand->pick.event = HAND_NONE;
    if (refusal == WORLD_REFUSED_NOT_NOW) {
        hand_note(hand, tr("Play Fast Track at the start of a turn, before a card is taken."));
    } else if (refusal != WORLD_ACCEPTED) {
        hand_note(hand, world_session_why_not(refusal));
    } else {
        hand->pick.fast_track = !hand->pick.fast_track;
    }
}

static void play(Hand *hand) {
    if (hand->pick.fast_track) {
        act(hand, WORLD_ACTION_FAST_TRACK, show_seat(hand), 0, 0);
    } else if (hand->pick.event != HAND_NONE) {
        act(hand, WORLD_ACTION_PLAY_EVENT, hand->pick.event, 0, 0);
    }
    hand->pick.fast_track = false;
    hand->pick.event = HAND_NONE;
}

static void answer(Hand *hand, int shown) {
    WorldSessionQuestion question;
    if (awaited(hand) == WORLD_AWAITING_QUESTION && shown >= 0 && shown < WORLD_ANSWERS) {
        int player = view_of(hand)->awaited_player;
        world_session_question(hand->session, view_of(hand)->question.index, &question);
        if (player == show_seat(hand)) {
            act(hand, WORLD_ACTION_ANSWER, question.choice[shown], 0, 0);
        } else {
            char why[HAND_WORDS];
            i18n_format(why, sizeof why, tr("This question is for {name}."),
                        I18N_TEXT("name", session_seat(hand->session, player)->name));
            hand_note(hand, why);
        }
    }
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

typedef struct Touch {
    const char *key;
    int most; /* of n */
    void (*press)(Hand *hand, int n);
} Touch;

static void touch_stock(Hand *hand, int n) {
    act(hand, WORLD_ACTION_TAKE, WORLD_FROM_STOCK + n, 0, 0);
}

static void touch_discard(Hand *hand, int n) {
    act(hand, WORLD_ACTION_TAKE, WORLD_FROM_DISCARD + n, 0, 0);
}

static void touch_fast_track(Hand *hand, int n) {
    (void)n;
    press_fast_track(hand);
}

static void touch_play(Hand *hand, int n) {
    (void)n;
    play(hand);
}

static void touch_name(Hand *hand, int n) {
    act(hand, WORLD_ACTION_NAME, n, 0, 0);
}

static void touch_next(Hand *hand, int n) {
    act(hand, WORLD_ACTION_NEXT_STAGE, n, 0, 0);
}

static void touch_undo(Hand *hand, int n) {
    (void)n;
    session_undo(hand->session);
}

static void touch_go_on(Hand *hand, int n) {
    (void)n;
    hand->seen = session_history_count(hand->session);
}

void world_hand_press(Hand *hand, const char *key, int n) {
    static const Touch TOUCHES[] = {
        {"row", WORLD_ROW - 1, press_row},
        {"stock", 0, touch_stock},
        {"discard", 0, touch_discard},
        {"hand", 1, press_taken},
        {"other", 0x3f, press_other},
        {"event", WORLD_HELD_EVENTS - 1, press_event},
        {"fast_track", 0, touch_fast_track},
        {"play", 0, touch_play},
        {"name", WORLD_PLAYERS_MAX - 1, touch_name},
        {"answer", WORLD_ANSWERS - 1, answer},
        {"next", 0, touch_next},
        {"undo", 0, touch_undo},
        {"go_on", 0, touch_go_on},
    };
    if (show_seat(hand) == SESSION_NOBODY || session_is_waiting(hand->session)) {
        return;
    }
    for (size_t i = 0; i < sizeof TOUCHES / sizeof *TOUCHES; i++) {
        if (strcmp(TOUCHES[i].key, key) == 0 && n >= 0 && n <= TOUCHES[i].most) {
            TOUCHES[i].press(hand, n);
        }
    }
}
