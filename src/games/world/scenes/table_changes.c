/* What has changed on the rows since a person last moved, and which events were played: found in what was told, so that
 * it is there after resuming too. */
#include "games/world/scenes/table.h"

#include <string.h>

typedef struct Follow {
    int person, mover;
    uint16_t *changed;
    const WorldEvent *shown, *new_row; /* the last event card; the one that gave that person another row, or NULL */
} Follow;

static void change(const Follow *follow, const WorldPlace *place) {
    if (place->pile == WORLD_PILE_ROW) {
        follow->changed[place->player] |= (uint16_t)(1u << place->slot);
    }
}

static void shift(Follow *follow) {
    for (int p = 0; p < WORLD_PLAYERS_MAX; p++) {
        follow->changed[p] = (1u << WORLD_ROW) - 1;
    }
    follow->new_row = follow->shown;
}

static void follow_event(Follow *follow, const WorldEvent *event) {
    if (event->kind == WORLD_HAPPENED_TURN) {
        if (follow->mover == follow->person && event->player != follow->person) {
            memset(follow->changed, 0, WORLD_PLAYERS_MAX * sizeof *follow->changed);
            follow->new_row = NULL;
        }
        follow->mover = event->player;
    } else if (event->kind == WORLD_HAPPENED_CARD && event->card.from.pile != WORLD_PILE_STOCK) {
        change(follow, &event->card.to);
    } else if (event->kind == WORLD_HAPPENED_EVENT_SHOWN) {
        follow->shown = event;
    } else if (event->kind == WORLD_HAPPENED_SEATS_SHIFTED) {
        shift(follow);
    }
}

static int stage_begins(const Table *table) {
    int first = session_told(table->session);
    while (first > 0 && world_session_history(table->session, first - 1)->kind != WORLD_HAPPENED_STAGE) {
        first--;
    }
    return first;
}

static Follow follow_stage(const Table *table, int person, uint16_t changed[WORLD_PLAYERS_MAX]) {
    int told = session_told(table->session);
    Follow follow = {.person = person, .mover = WORLD_NOBODY, .changed = changed};
    memset(changed, 0, WORLD_PLAYERS_MAX * sizeof *changed);
    for (int i = stage_begins(table); i < told; i++) {
        follow_event(&follow, world_session_history(table->session, i));
    }
    return follow;
}

void table_changes(const Table *table, int person, uint16_t changed[WORLD_PLAYERS_MAX]) {
    follow_stage(table, person, changed);
}

bool table_shows_changes(const Table *table) {
    bool asks = table->view.awaiting != WORLD_AWAITING_STAGE_OVER && table->view.awaiting != WORLD_AWAITING_OVER;
    return asks && !table->is_scoring && table->view.awaited_player == table->bottom &&
           session_plays_here(table->session, table->bottom) && table_at_rest(table);
}

/* --- events ------------------------------------------------------------------------------------------------------- */

/* Which lies beside the rows until whoever sits in front has seen it and begins to move. */
static const WorldEvent *seats_changed(const Table *table) {
    uint16_t changed[WORLD_PLAYERS_MAX];
    bool has_begun = table->view.awaited_player == table->bottom && table->view.awaiting != WORLD_AWAITING_TURN;
    if (has_begun || table->is_scoring || table->view.stage_winner != WORLD_NOBODY ||
        !session_plays_here(table->session, table->bottom)) {
        return NULL;
    }
    const WorldEvent *shown = follow_stage(table, table->bottom, changed).new_row;
    return shown != NULL && shown->player != table->bottom ? shown : NULL;
}

WorldEventCard table_laid_aside(const Table *table, int *by) {
    const WorldEvent *shown = table->event == WORLD_EVENT_NONE ? seats_changed(table) : NULL;
    *by = shown != NULL ? shown->player : table->event_by;
    return shown != NULL ? (WorldEventCard)shown->held.event : (WorldEventCard)table->event;
}

WorldEventCard table_played(const Table *table, int player, int slot) {
    int told = session_told(table->session);
    for (int i = stage_begins(table); i < told; i++) {
        const WorldEvent *event = world_session_history(table->session, i);
        if (event->kind == WORLD_HAPPENED_EVENT_SHOWN && event->player == player && event->held.slot == slot) {
            return (WorldEventCard)event->held.event;
        }
    }
    return WORLD_EVENT_NONE;
}

bool table_is_first_turn(const Table *table, int player) {
    int told = session_told(table->session), turns = 0;
    for (int i = stage_begins(table); i < told; i++) {
        const WorldEvent *event = world_session_history(table->session, i);
        turns += event->kind == WORLD_HAPPENED_TURN && event->player == player;
    }
    return turns == 1;
}
