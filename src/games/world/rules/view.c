/* The table as a player sees it: taken from a game, or kept up to date from the events alone. */
#include "games/world/rules/view.h"

#include "games/world/rules/inside.h"

#include <string.h>

void world_view(const WorldGame *game, WorldView *view) {
    memset(view, 0, sizeof *view);
    view->track = game->track;
    view->stage = game->stage;
    view->players = game->players;
    view->starter = game->starter;
    view->active = game->active;
    for (int p = 0; p < game->players; p++) {
        const WorldPlayer *player = &game->player[p];
        WorldSeat *seat = &view->seat[p];
        memcpy(seat->row, player->row, sizeof seat->row);
        seat->field = player->field;
        seat->fast_track = player->fast_track;
        seat->exchanged = player->exchanged;
        for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
            seat->event[slot] = player->event[slot] == WORLD_EVENT_NONE ? WORLD_HELD_PLAYED : WORLD_HELD_FACE_DOWN;
        }
    }
    memcpy(view->discard, game->discard, game->discard_count);
    view->stock_count = game->stock_count;
    view->discard_count = game->discard_count;
    memcpy(view->hand, game->hand, sizeof view->hand);
    view->hand_count = game->hand_count;
    view->hand_from = game->hand_from;
    memcpy(view->shown, game->shown, sizeof view->shown);
    view->awaiting = game->awaiting;
    view->awaited_player = game->awaited_player;
    view->question = game->question;
    view->event = game->event;
    view->still_to_do = game->still_to_do;
    view->stage_winner = game->stage_winner;
    view->winners = game->winners;
}

void world_view_begin(WorldView *view, const WorldSetup *setup) {
    memset(view, 0, sizeof *view);
    view->track = setup->track;
    view->players = setup->players;
    view->stage_winner = WORLD_NOBODY;
    uint8_t field[WORLD_PLAYERS_MAX] = {0};
    world_setup_fields(setup, field);
    for (int p = 0; p < setup->players; p++) {
        view->seat[p].field = field[p];
        view->seat[p].fast_track = setup->has_deal ? setup->deal.fast_track[p] : WORLD_FAST_TRACK_HELD;
    }
}

static void follow_stage(WorldView *view, const WorldEvent *event) {
    view->stage = event->stage.number;
    view->starter = event->stage.starter;
    view->active = event->stage.starter;
    view->stock_count = event->stage.stock;
    view->discard_count = 0;
    memset(view->discard, 0, sizeof view->discard);
    memset(view->shown, 0, sizeof view->shown);
    view->stage_winner = WORLD_NOBODY;
    for (int p = 0; p < view->players; p++) {
        view->seat[p].exchanged = 0;
    }
}

static void card_leaves(WorldView *view, WorldPlace place) {
    switch ((WorldPile)place.pile) {
    case WORLD_PILE_STOCK:
        view->stock_count--;
        return;
    case WORLD_PILE_DISCARD:
        view->discard[--view->discard_count] = 0;
        return;
    case WORLD_PILE_HAND:
        view->hand[place.slot] = 0;
        view->hand_count--;
        return;
    case WORLD_PILE_ROW:
        return; /* another card always takes its slot */
    }
}

static void card_arrives(WorldView *view, WorldPlace place, WorldCard card) {
    switch ((WorldPile)place.pile) {
    case WORLD_PILE_STOCK:
        view->stock_count++;
        return;
    case WORLD_PILE_DISCARD:
        view->discard[view->discard_count++] = card;
        return;
    case WORLD_PILE_HAND:
        view->hand[place.slot] = card;
        view->hand_count++;
        return;
    case WORLD_PILE_ROW:
        view->seat[place.player].row[place.slot] = card;
        return;
    }
}

static void follow_card(WorldView *view, const WorldEvent *event) {
    card_leaves(view, event->card.from);
    card_arrives(view, event->card.to, event->card.card);
    if (event->card.to.pile == WORLD_PILE_HAND) {
        view->hand_from = event->card.from.pile == WORLD_PILE_STOCK ? WORLD_FROM_STOCK : WORLD_FROM_DISCARD;
    } else if (view->hand_count == 0) {
        view->hand_from = 0;
    }
}

static void follow_renewal(WorldView *view, const WorldEvent *event) {
    WorldCard top = view->discard[view->discard_count - 1];
    memset(view->discard, 0, sizeof view->discard);
    view->discard[0] = top;
    view->discard_count = 1;
    view->stock_count = event->renewed.stock;
}

static void follow_shift(WorldView *view) {
    WorldCard first[WORLD_ROW];
    memcpy(first, view->seat[0].row, sizeof first);
    for (int p = 0; p < view->players - 1; p++) {
        memcpy(view->seat[p].row, view->seat[p + 1].row, sizeof first);
    }
    memcpy(view->seat[view->players - 1].row, first, sizeof first);
}

static void follow_question(WorldView *view, const WorldEvent *event) {
    view->question =
        (WorldQuestion){.index = event->question.index, .why = event->question.why, .amount = event->question.amount};
}

void world_view_follow(WorldView *view, const WorldEvent *event) {
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
        follow_stage(view, event);
        return;
    case WORLD_HAPPENED_CARD:
        follow_card(view, event);
        return;
    case WORLD_HAPPENED_EVENT_DEALT:
        view->seat[event->player].event[event->held.slot] =
            event->held.played ? WORLD_HELD_PLAYED : WORLD_HELD_FACE_DOWN;
        return;
    case WORLD_HAPPENED_TURN:
        view->active = event->player;
        return;
    case WORLD_HAPPENED_STOCK_RENEWED:
        follow_renewal(view, event);
        return;
    case WORLD_HAPPENED_FAST_TRACK:
        view->seat[event->player].fast_track = WORLD_FAST_TRACK_RUNNING;
        return;
    case WORLD_HAPPENED_EVENT_SHOWN:
        view->seat[event->player].event[event->held.slot] = WORLD_HELD_PLAYED;
        view->event = event->held.event;
        view->shown[event->held.event]++;
        return;
    case WORLD_HAPPENED_EVENT_DONE:
        view->event = WORLD_EVENT_NONE;
        return;
    case WORLD_HAPPENED_SEATS_SHIFTED:
        follow_shift(view);
        return;
    case WORLD_HAPPENED_EXCHANGED:
        view->seat[event->player].exchanged = 1;
        return;
    case WORLD_HAPPENED_FIGURINE:
        view->seat[event->player].field = event->step.to;
        return;
    case WORLD_HAPPENED_QUESTION:
        follow_question(view, event);
        return;
    case WORLD_HAPPENED_ANSWER:
        view->question = (WorldQuestion){0};
        return;
    case WORLD_HAPPENED_STAGE_WON:
        view->stage_winner = event->player;
        return;
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
        view->seat[event->player].fast_track = WORLD_FAST_TRACK_SPENT;
        return;
    case WORLD_HAPPENED_OVER:
        view->winners = event->over.winners;
        return;
    case WORLD_HAPPENED_AWAITING:
        view->awaiting = event->awaiting.kind;
        view->awaited_player = event->player;
        view->still_to_do = event->awaiting.still_to_do;
        return;
    case WORLD_HAPPENED_RUN:
    case WORLD_HAPPENED_SCORED:
        return; /* the figurine's move that follows says it all */
    }
}

static bool seats_equal(const WorldSeat *a, const WorldSeat *b) {
    return memcmp(a->row, b->row, sizeof a->row) == 0 && a->field == b->field && a->fast_track == b->fast_track &&
           a->exchanged == b->exchanged && memcmp(a->event, b->event, sizeof a->event) == 0;
}

bool world_view_may_fast_track(const WorldView *view, int player) {
    const WorldSeat *seat = &view->seat[player];
    return fast_track_refusal(view->awaiting, seat->fast_track, seat->exchanged) == WORLD_ACCEPTED;
}

int world_view_reader(const WorldView *view) {
    CORE_ASSERT(view->awaiting == WORLD_AWAITING_QUESTION);
    return world_right_of(view->awaited_player, view->players);
}

static bool tracks_equal(const WorldTrack *a, const WorldTrack *b) {
    return a->goal == b->goal && a->stages == b->stages && memcmp(a->site, b->site, sizeof a->site) == 0;
}

static bool piles_equal(const WorldView *a, const WorldView *b) {
    return a->stock_count == b->stock_count && a->discard_count == b->discard_count &&
           memcmp(a->discard, b->discard, a->discard_count) == 0 && a->hand_count == b->hand_count &&
           memcmp(a->hand, b->hand, sizeof a->hand) == 0 && a->hand_from == b->hand_from &&
           memcmp(a->shown, b->shown, sizeof a->shown) == 0;
}

static bool awaiting_equal(const WorldView *a, const WorldView *b) {
    return a->awaiting == b->awaiting && a->awaited_player == b->awaited_player &&
           a->question.index == b->question.index && a->question.why == b->question.why &&
           a->question.amount == b->question.amount && a->event == b->event && a->still_to_do == b->still_to_do &&
           a->stage_winner == b->stage_winner && a->winners == b->winners;
}

bool world_view_equal(const WorldView *a, const WorldView *b) {
    if (!tracks_equal(&a->track, &b->track) || a->stage != b->stage || a->players != b->players ||
        a->starter != b->starter || a->active != b->active) {
        return false;
    }
    for (int p = 0; p < a->players; p++) {
        if (!seats_equal(&a->seat[p], &b->seat[p])) {
            return false;
        }
    }
    return piles_equal(a, b) && awaiting_equal(a, b);
}
