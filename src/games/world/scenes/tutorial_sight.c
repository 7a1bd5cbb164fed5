#include "games/world/scenes/tutorial_steps.h"

#include "games/world/rules/row.h"

#include <string.h>

/* What the person did last, from the history as far as the table has shown it. */
static void look_back(TutorialSight *sight) {
    const Session *session = sight->table->session;
    int told = session_told(session);
    WorldCard before[WORLD_ROW];
    memcpy(before, sight->table->view.seat[sight->person].row, sizeof before);
    for (int i = 0; i < told; i++) {
        const WorldEvent *event = world_session_history(session, i);
        bool is_own = event->player == sight->person;
        if (event->kind == WORLD_HAPPENED_STAGE) {
            sight->turn = 0;
            sight->played_event = sight->has_drawn = sight->placed = sight->last_was_event = false;
        } else if (event->kind == WORLD_HAPPENED_TURN && is_own) {
            sight->turn++;
            sight->placed = sight->last_was_event = false;
        } else if (event->kind == WORLD_HAPPENED_EVENT_SHOWN && is_own) {
            sight->played_event = sight->last_was_event = true;
        } else if (event->kind == WORLD_HAPPENED_CARD && is_own && event->card.from.pile == WORLD_PILE_ROW &&
                   event->card.to.pile == WORLD_PILE_DISCARD) {
            memcpy(before, sight->table->view.seat[sight->person].row, sizeof before);
            before[event->card.from.slot] = sight->replaced = event->card.card;
            sight->placed = true;
        } else if (event->kind == WORLD_HAPPENED_CARD && is_own && event->card.to.pile == WORLD_PILE_HAND) {
            sight->has_drawn = sight->has_drawn || event->card.from.pile == WORLD_PILE_STOCK;
        } else if (event->kind == WORLD_HAPPENED_RUN && is_own) {
            sight->run = event->run.length > sight->run ? event->run.length : sight->run;
        } else if (event->kind == WORLD_HAPPENED_FIGURINE && is_own) {
            sight->jumped += event->step.to != event->step.aimed && event->step.to > event->step.from;
        }
    }
    int highest = world_deck_highest(sight->table->view.players);
    sight->kept_before = advice_keeps(before, highest);
}

/* Which card the talk is about, and where it belongs. */
static void look_at_card(TutorialSight *sight) {
    const WorldView *view = &sight->table->view;
    const WorldCard *row = view->seat[sight->person].row;
    int highest = world_deck_highest(view->players);
    if (sight->own && view->hand_count > 0) {
        sight->card = view->hand[0];
        sight->from_stock = view->hand_from == WORLD_FROM_STOCK;
    } else if (view->discard_count > 0) {
        sight->card = view->discard[view->discard_count - 1];
    }
    sight->advice = advice_for(row, highest, sight->card);
    sight->slot = sight->advice.slot;
    sight->old = row[sight->slot];
    sight->kept_now = advice_keeps(row, highest);
}

TutorialSight tutorial_sight(const Table *table) {
    const WorldView *view = &table->view;
    TutorialSight sight = {.table = table, .coach = WORLD_NOBODY, .at_rest = table_at_rest(table)};
    for (int p = 0; p < view->players; p++) {
        *(session_is_person(table->session, p) ? &sight.person : &sight.coach) = p;
    }
    const WorldSeat *seat = &view->seat[sight.person];
    sight.is_won = table_wants_scoring(table) && view->stage_winner == WORLD_NOBODY;
    sight.awaiting = sight.is_won ? 0 : view->awaiting; /* what the table shows is about to be over */
    sight.own = !sight.is_won && view->awaited_player == sight.person;
    sight.theirs = !sight.is_won && view->awaited_player == sight.coach;
    sight.winner = world_session_view(table->session)->stage_winner;
    sight.count = world_row_count(seat->row, WORLD_ROW);
    sight.has_joker = memchr(seat->row, WORLD_JOKER, sizeof seat->row) != NULL;
    sight.has_event = seat->event[0] == WORLD_HELD_FACE_DOWN || seat->event[1] == WORLD_HELD_FACE_DOWN;
    look_back(&sight);
    look_at_card(&sight);
    return sight;
}
