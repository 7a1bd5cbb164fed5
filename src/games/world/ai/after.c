#include "games/world/ai/after.h"

#include "core/core_assert.h"
#include "games/world/rules/row.h"

#include <string.h>

static int run_pays(WorldRun run) {
    return run.length < 2 ? 0 : run.length - 1;
}

int after_run_fields(const WorldCard *row, int slot, int other_slot) {
    WorldRun run = world_row_run(row, WORLD_ROW, slot);
    int fields = run_pays(run);
    bool same_run = other_slot >= run.first && other_slot < run.first + run.length;
    if (other_slot != slot && !same_run) {
        fields += run_pays(world_row_run(row, WORLD_ROW, other_slot));
    }
    return fields;
}

static WorldAction option(WorldActionKind kind, int a, int b, int c) {
    return (WorldAction){.kind = (uint8_t)kind, .a = (uint8_t)a, .b = (uint8_t)b, .c = (uint8_t)c};
}

static int list_swaps(WorldAction *out) {
    int count = 0;
    for (int a = 0; a < WORLD_ROW; a++) {
        for (int b = a + 1; b < WORLD_ROW; b++) {
            out[count++] = option(WORLD_ACTION_SWAP, a, b, 0);
        }
    }
    return count;
}

static int list_trades(const WorldView *view, WorldAction *out) {
    int count = 0;
    for (int other = 0; other < view->players; other++) {
        for (int pair = 0; other != view->awaited_player && pair < WORLD_ROW * WORLD_ROW; pair++) {
            out[count++] = option(WORLD_ACTION_TRADE, other, pair / WORLD_ROW, pair % WORLD_ROW);
        }
    }
    return count;
}

int after_options(const WorldView *view, WorldAction out[WORLD_LEGAL_MAX]) {
    int count = 0;
    switch ((WorldAwaitingKind)view->awaiting) {
    case WORLD_AWAITING_PLACE:
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            out[count++] = option(WORLD_ACTION_PLACE, slot, 0, 0);
        }
        return count;
    case WORLD_AWAITING_SWAP:
        return list_swaps(out);
    case WORLD_AWAITING_TRADE:
        return list_trades(view, out);
    case WORLD_AWAITING_TAKE_TWO:
        for (int i = 0; i < view->hand_count * WORLD_ROW; i++) {
            out[count++] = option(WORLD_ACTION_KEEP, i / WORLD_ROW, i % WORLD_ROW, 0);
        }
        return count;
    case WORLD_AWAITING_NAME:
        for (int other = 0; other < view->players; other++) {
            if (other != view->awaited_player) {
                out[count++] = option(WORLD_ACTION_NAME, other, 0, 0);
            }
        }
        return count;
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_QUESTION:
    case WORLD_AWAITING_STAGE_OVER:
    case WORLD_AWAITING_OVER:
        return 0;
    }
    return 0;
}

static void put(After *after, int player, int slot, WorldCard card) {
    after->given_up = after->row[player][slot];
    after->taken = card;
    after->row[player][slot] = card;
    after->slot = after->other_slot = (uint8_t)slot;
    after->changed |= (uint8_t)(1u << player);
}

void after_choice(After *after, const WorldView *view, int player, WorldAction action) {
    *after = (After){.top = view->discard_count > 0 ? view->discard[view->discard_count - 1] : WORLD_JOKER};
    for (int p = 0; p < view->players; p++) {
        memcpy(after->row[p], view->seat[p].row, WORLD_ROW);
    }
    WorldCard *row = after->row[player];
    if (action.kind == WORLD_ACTION_PLACE) {
        put(after, player, action.a, view->hand[0]);
        after->top = after->given_up;
    } else if (action.kind == WORLD_ACTION_KEEP) {
        put(after, player, action.b, view->hand[action.a]);
        after->top = after->given_up;
    } else if (action.kind == WORLD_ACTION_TRADE) {
        put(after, player, action.c, view->seat[action.a].row[action.b]);
        after->row[action.a][action.b] = after->given_up;
        after->changed |= (uint8_t)(1u << action.a);
    } else if (action.kind == WORLD_ACTION_SWAP) {
        put(after, player, action.b, row[action.a]);
        row[action.a] = after->given_up;
        after->other_slot = action.a;
    } else {
        CORE_ASSERT(action.kind == WORLD_ACTION_NAME);
        after->someone_moves = 1;
        return;
    }
    after->run_fields = (uint8_t)after_run_fields(row, after->slot, after->other_slot);
}
