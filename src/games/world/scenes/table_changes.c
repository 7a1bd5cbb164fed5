/* What has changed on the rows since a person last moved: found in what was told, so that it is there after resuming
 * too. */
#include "games/world/scenes/table.h"

#include <string.h>

typedef struct Follow {
    int person, mover;
    uint16_t *changed;
} Follow;

static void change(const Follow *follow, const WorldPlace *place) {
    if (place->pile == WORLD_PILE_ROW) {
        follow->changed[place->player] |= (uint16_t)(1u << place->slot);
    }
}

static void shift(uint16_t *changed, int players) {
    uint16_t first = changed[0];
    for (int p = 0; p + 1 < players; p++) {
        changed[p] = changed[p + 1];
    }
    changed[players - 1] = first;
}

static void follow_event(Follow *follow, const WorldEvent *event, int players) {
    if (event->kind == WORLD_HAPPENED_TURN) {
        if (follow->mover == follow->person && event->player != follow->person) {
            memset(follow->changed, 0, WORLD_PLAYERS_MAX * sizeof *follow->changed);
        }
        follow->mover = event->player;
    } else if (event->kind == WORLD_HAPPENED_CARD && event->card.from.pile != WORLD_PILE_STOCK) {
        change(follow, &event->card.to);
    } else if (event->kind == WORLD_HAPPENED_SEATS_SHIFTED) {
        shift(follow->changed, players);
    }
}

void table_changes(const Table *table, int person, uint16_t changed[WORLD_PLAYERS_MAX]) {
    int told = session_told(table->session), first = told;
    memset(changed, 0, WORLD_PLAYERS_MAX * sizeof *changed);
    while (first > 0 && world_session_history(table->session, first - 1)->kind != WORLD_HAPPENED_STAGE) {
        first--;
    }
    Follow follow = {.person = person, .mover = WORLD_NOBODY, .changed = changed};
    for (int i = first; i < told; i++) {
        follow_event(&follow, world_session_history(table->session, i), table->view.players);
    }
}

bool table_shows_changes(const Table *table) {
    bool asks = table->view.awaiting != WORLD_AWAITING_STAGE_OVER && table->view.awaiting != WORLD_AWAITING_OVER;
    return asks && !table->is_scoring && table->view.awaited_player == table->bottom &&
           session_is_person(table->session, table->bottom) && table_at_rest(table);
}
