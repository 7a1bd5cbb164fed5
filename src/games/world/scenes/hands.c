#include "games/world/scenes/hands.h"

Hands hands_empty(void) {
    return (Hands){.slot = -1, .their_player = -1, .their_slot = -1, .card = -1};
}

/* While what was done is on its way to a host, nothing else can be. */
int hands_person(const Table *table) {
    int player = world_session_view(table->session)->awaited_player;
    bool may = session_plays_here(table->session, player) && !session_is_waiting(table->session);
    return may ? player : WORLD_NOBODY;
}

static bool may(const Table *table, WorldAction action) {
    return world_session_refuses(table->session, action) == WORLD_ACCEPTED;
}

/* Any human player may play Fast Track while a turn waits, even a computer's. */
static uint8_t who_may_double(const Table *table) {
    uint8_t players = 0;
    for (int p = 0; p < table->view.players; p++) {
        bool legal = may(table, (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p});
        players |= (uint8_t)((legal && session_plays_here(table->session, p)) << p);
    }
    return players;
}

static uint8_t who_may_be_named(const Table *table) {
    uint8_t players = 0;
    for (int p = 0; p < table->view.players; p++) {
        players |= (uint8_t)(may(table, (WorldAction){.kind = WORLD_ACTION_NAME, .a = (uint8_t)p}) << p);
    }
    return players;
}

void hands_look(Hands *hands, const Table *table) {
    const WorldView *view = world_session_view(table->session);
    bool person = hands_person(table) != WORLD_NOBODY;
    Hands now = hands_empty();
    now.fast_track = who_may_double(table);
    now.has_hint = world_session_hint(table->session, &now.advice);
    now.hint = now.advice.action;
    WorldAwaitingKind awaiting = person ? (WorldAwaitingKind)view->awaiting : 0;
    now.stock = now.discard = awaiting == WORLD_AWAITING_TURN;
    for (int i = 0; i < WORLD_HELD_EVENTS; i++) {
        WorldAction play = {.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)i};
        now.event[i] = awaiting == WORLD_AWAITING_TURN && may(table, play);
    }
    now.theirs = awaiting == WORLD_AWAITING_TRADE;
    now.hand = awaiting == WORLD_AWAITING_TAKE_TWO && view->hand_count == 2;
    now.slots = awaiting == WORLD_AWAITING_PLACE || awaiting == WORLD_AWAITING_SWAP ||
                awaiting == WORLD_AWAITING_TRADE || awaiting == WORLD_AWAITING_TAKE_TWO;
    now.name = awaiting == WORLD_AWAITING_NAME ? who_may_be_named(table) : 0;
    if (now.slots && (awaiting == WORLD_AWAITING_SWAP || now.theirs || now.hand)) {
        now.slot = hands->slot;
    }
    if (now.theirs) {
        now.their_player = hands->their_player;
        now.their_slot = hands->their_slot;
    }
    if (now.hand) {
        now.card = hands->card;
    }
    *hands = now;
}

bool hands_hint_is(const Hands *hands, WorldActionKind kind, int a) {
    return hands->has_hint && hands->hint.kind == (uint8_t)kind && hands->hint.a == a;
}
