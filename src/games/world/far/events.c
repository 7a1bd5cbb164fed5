#include "games/world/far/events.h"

#include "games/world/rules/game.h"

#include <stddef.h>

#define BYTE(member, least, most)                                                                                      \
    { offsetof(WorldEvent, member), FAR_BYTE, least, most }

enum { KINDS = WORLD_HAPPENED_AWAITING, PLAYER_MAX = WORLD_PLAYERS_MAX - 1, BITS_MAX = (1 << WORLD_PLAYERS_MAX) - 1 };

static const FarShape SHAPE[KINDS + 1] = {
    [WORLD_HAPPENED_STAGE] = {3,
                              {{offsetof(WorldEvent, stage.number), FAR_SHORT, 1, UINT16_MAX},
                               BYTE(stage.starter, 0, PLAYER_MAX),
                               BYTE(stage.stock, 0, WORLD_DECK_MAX)}},
    [WORLD_HAPPENED_CARD] = {7,
                             {BYTE(card.card, 0, WORLD_HIGHEST_CARD), BYTE(card.from.pile, 0, WORLD_PILE_HAND),
                              BYTE(card.from.player, 0, WORLD_NOBODY), BYTE(card.from.slot, 0, WORLD_ROW - 1),
                              BYTE(card.to.pile, 0, WORLD_PILE_HAND), BYTE(card.to.player, 0, WORLD_NOBODY),
                              BYTE(card.to.slot, 0, WORLD_ROW - 1)}},
    [WORLD_HAPPENED_EVENT_DEALT] = {3,
                                    {BYTE(held.slot, 0, WORLD_HELD_EVENTS - 1),
                                     BYTE(held.event, WORLD_EVENT_NONE, WORLD_EVENT_NONE), BYTE(held.played, 0, 1)}},
    [WORLD_HAPPENED_STOCK_RENEWED] = {1, {BYTE(renewed.stock, 0, WORLD_DECK_MAX)}},
    [WORLD_HAPPENED_EVENT_SHOWN] = {3,
                                    {BYTE(held.slot, 0, WORLD_HELD_EVENTS - 1), BYTE(held.event, 1, WORLD_EVENT_KINDS),
                                     BYTE(held.played, 0, 1)}},
    [WORLD_HAPPENED_RUN] = {3,
                            {BYTE(run.first, 0, WORLD_ROW - 1), BYTE(run.length, 0, WORLD_ROW),
                             BYTE(run.fields, 0, UINT8_MAX)}},
    [WORLD_HAPPENED_FIGURINE] = {4,
                                 {BYTE(step.from, 0, WORLD_GOAL_MAX), BYTE(step.aimed, 0, WORLD_GOAL_MAX),
                                  BYTE(step.to, 0, WORLD_GOAL_MAX), BYTE(step.why, 0, WORLD_WHY_LAST_STAGE)}},
    [WORLD_HAPPENED_QUESTION] = {4,
                                 {BYTE(question.index, 0, WORLD_QUESTIONS_MAX - 1),
                                  BYTE(question.reader, 0, PLAYER_MAX),
                                  BYTE(question.why, 0, WORLD_WHY_REWARD),
                                  {offsetof(WorldEvent, question.amount), FAR_SIGNED, -127, 127}}},
    [WORLD_HAPPENED_ANSWER] = {2,
                               {BYTE(answer.choice, 0, WORLD_ANSWERS - 1), BYTE(answer.right, 0, WORLD_ANSWERS - 1)}},
    [WORLD_HAPPENED_SCORED] = {3,
                               {BYTE(scored.count, 0, WORLD_ROW), BYTE(scored.doubled, 0, 1),
                                BYTE(scored.fields, 0, UINT8_MAX)}},
    [WORLD_HAPPENED_OVER] = {1, {BYTE(over.winners, 1, BITS_MAX)}},
    [WORLD_HAPPENED_AWAITING] = {2,
                                 {BYTE(awaiting.kind, WORLD_AWAITING_TURN, WORLD_AWAITING_OVER),
                                  BYTE(awaiting.still_to_do, 0, BITS_MAX)}},
};

void world_event_write(const WorldEvent *event, FarEvent *out) {
    far_event_begin(out, event->kind, event->player);
    far_numbers_add(out, &SHAPE[event->kind], event);
    far_event_end(out);
}

/* --- what a view can follow --------------------------------------------------------------------------------------- */

static bool can_leave(const WorldView *view, WorldPlace from) {
    switch ((WorldPile)from.pile) {
    case WORLD_PILE_STOCK:
        return view->stock_count > 0;
    case WORLD_PILE_DISCARD:
        return view->discard_count > 0;
    case WORLD_PILE_ROW:
        return from.player < view->players;
    case WORLD_PILE_HAND:
        return view->hand_count > 0 && from.slot < sizeof view->hand;
    }
    return false;
}

static bool can_arrive(const WorldView *view, WorldPlace to) {
    switch ((WorldPile)to.pile) {
    case WORLD_PILE_STOCK:
        return view->stock_count < WORLD_DECK_MAX;
    case WORLD_PILE_DISCARD:
        return view->discard_count < WORLD_DECK_MAX;
    case WORLD_PILE_ROW:
        return to.player < view->players;
    case WORLD_PILE_HAND:
        return view->hand_count < sizeof view->hand && to.slot < sizeof view->hand;
    }
    return false;
}

/* Nobody's, for what concerns all. */
static bool has_player(const WorldEvent *event) {
    bool is_over = event->kind == WORLD_HAPPENED_AWAITING && event->awaiting.kind == WORLD_AWAITING_OVER;
    return event->player != WORLD_NOBODY || is_over || event->kind == WORLD_HAPPENED_STAGE ||
           event->kind == WORLD_HAPPENED_CARD || event->kind == WORLD_HAPPENED_STOCK_RENEWED ||
           event->kind == WORLD_HAPPENED_SEATS_SHIFTED || event->kind == WORLD_HAPPENED_OVER;
}

static bool fits(const WorldView *view, const WorldEvent *event) {
    bool is_begun = view->stage > 0;
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
        return event->stage.number == view->stage + 1 && event->stage.starter < view->players;
    case WORLD_HAPPENED_CARD:
        return can_leave(view, event->card.from) && can_arrive(view, event->card.to);
    case WORLD_HAPPENED_STOCK_RENEWED:
        return view->discard_count > 0;
    case WORLD_HAPPENED_FIGURINE:
        return is_begun && event->step.to <= view->track.goal;
    case WORLD_HAPPENED_QUESTION:
        return is_begun && event->question.reader < view->players;
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_TURN:
    case WORLD_HAPPENED_FAST_TRACK:
    case WORLD_HAPPENED_EVENT_SHOWN:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_SEATS_SHIFTED:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_RUN:
    case WORLD_HAPPENED_ANSWER:
    case WORLD_HAPPENED_STAGE_WON:
    case WORLD_HAPPENED_SCORED:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_OVER:
    case WORLD_HAPPENED_AWAITING:
        return is_begun;
    }
    return false;
}

bool world_event_read(const JsonPlace *list, const WorldView *view, WorldEvent *event) {
    int kind = 0, player = 0;
    JsonPlace last;
    *event = (WorldEvent){0};
    if (!far_list_begin(list, KINDS, view->players, &kind, &player, &last)) {
        return false;
    }
    event->kind = (uint8_t)kind;
    event->player = (uint8_t)player;
    if (!far_numbers_read(&last, &SHAPE[kind], event)) {
        return false;
    }
    if (!has_player(event) || !fits(view, event)) {
        json_fault(list, "must be an event that can happen now");
        return false;
    }
    return true;
}
