/* The list of every legal action. */
#include "games/world/rules/game.h"

#include "games/world/rules/inside.h"

typedef struct List {
    WorldAction *out;
    int count;
} List;

static inline void add(List *list, WorldActionKind kind, int a, int b, int c) {
    list->out[list->count++] = (WorldAction){.kind = (uint8_t)kind, .a = (uint8_t)a, .b = (uint8_t)b, .c = (uint8_t)c};
}

static void add_turn(List *list, const WorldGame *game) {
    add(list, WORLD_ACTION_TAKE, WORLD_FROM_STOCK, 0, 0);
    add(list, WORLD_ACTION_TAKE, WORLD_FROM_DISCARD, 0, 0);
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        if (game->player[game->active].event[slot] != WORLD_EVENT_NONE) {
            add(list, WORLD_ACTION_PLAY_EVENT, slot, 0, 0);
        }
    }
    for (int p = 0; p < game->players; p++) {
        if (fast_track_refusal(game->awaiting, game->player[p].fast_track, game->player[p].exchanged) ==
            WORLD_ACCEPTED) {
            add(list, WORLD_ACTION_FAST_TRACK, p, 0, 0);
        }
    }
}

static void add_swaps(List *list) {
    for (int a = 0; a < WORLD_ROW; a++) {
        for (int b = a + 1; b < WORLD_ROW; b++) {
            add(list, WORLD_ACTION_SWAP, a, b, 0);
        }
    }
}

static void add_trades(List *list, const WorldGame *game) {
    for (int other = 0; other < game->players; other++) {
        if (other == game->awaited_player) {
            continue;
        }
        for (int theirs = 0; theirs < WORLD_ROW; theirs++) {
            for (int mine = 0; mine < WORLD_ROW; mine++) {
                add(list, WORLD_ACTION_TRADE, other, theirs, mine);
            }
        }
    }
}

static void add_keeps(List *list, const WorldGame *game) {
    for (int which = 0; which < game->hand_count; which++) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            add(list, WORLD_ACTION_KEEP, which, slot, 0);
        }
    }
}

int world_legal(const WorldGame *game, WorldAction out[WORLD_LEGAL_MAX]) {
    List list = {.out = out, .count = 0};
    switch ((WorldAwaitingKind)game->awaiting) {
    case WORLD_AWAITING_TURN:
        add_turn(&list, game);
        break;
    case WORLD_AWAITING_PLACE:
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            add(&list, WORLD_ACTION_PLACE, slot, 0, 0);
        }
        break;
    case WORLD_AWAITING_SWAP:
        add_swaps(&list);
        break;
    case WORLD_AWAITING_TRADE:
        add_trades(&list, game);
        break;
    case WORLD_AWAITING_TAKE_TWO:
        add_keeps(&list, game);
        break;
    case WORLD_AWAITING_NAME:
        for (int p = 0; p < game->players; p++) {
            if (p != game->awaited_player) {
                add(&list, WORLD_ACTION_NAME, p, 0, 0);
            }
        }
        break;
    case WORLD_AWAITING_QUESTION:
        for (int choice = 0; choice < WORLD_ANSWERS; choice++) {
            add(&list, WORLD_ACTION_ANSWER, choice, 0, 0);
        }
        break;
    case WORLD_AWAITING_STAGE_OVER:
        add(&list, WORLD_ACTION_NEXT_STAGE, 0, 0, 0);
        break;
    case WORLD_AWAITING_OVER:
        break;
    }
    return list.count;
}
