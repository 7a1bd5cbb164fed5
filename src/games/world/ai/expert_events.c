#include "games/world/ai/expert_events.h"

#include "games/world/ai/after.h"

#include "games/world/rules/row.h"

#include <limits.h>
#include <string.h>

static void table_of(const ExpertMind *mind, WorldCard row[][WORLD_ROW]) {
    for (int p = 0; p < mind->view->players; p++) {
        memcpy(row[p], mind->view->seat[p].row, WORLD_ROW);
    }
}

/* The best swap for a player as it sees the stage itself; a row made complete outdoes all others. */
static void swap_best(const ExpertMind *mind, WorldCard row[][WORLD_ROW], int player) {
    Contest contest;
    contest_make(&contest, &mind->standing, mind->rival, player);
    int best = INT_MIN;
    WorldCard kept[WORLD_ROW] = {0};
    for (int a = 0; a < WORLD_ROW; a++) {
        for (int b = a + 1; b < WORLD_ROW; b++) {
            WorldCard swapped[WORLD_ROW];
            memcpy(swapped, row[player], WORLD_ROW);
            swapped[a] = row[player][b];
            swapped[b] = row[player][a];
            int worth = STANDING_SURE + 1;
            if (!world_row_complete(swapped, WORLD_ROW)) {
                Prospect prospect;
                prospect_of(&prospect, &mind->pace[player], swapped);
                worth = contest_chance(&contest, &prospect);
            }
            if (worth > best) {
                best = worth;
                memcpy(kept, swapped, WORLD_ROW);
            }
        }
    }
    memcpy(row[player], kept, WORLD_ROW);
}

static int named_worth(const ExpertMind *mind, int other) {
    WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
    table_of(mind, row);
    swap_best(mind, row, other);
    return expert_mind_table_worth(mind, row, 0);
}

/* Only the own row changes: the stage is looked at once, the card left on the discard does not matter. */
static int swaps_worth(const ExpertMind *mind, WorldAction *action) {
    Contest contest;
    contest_make(&contest, &mind->standing, mind->rival, mind->me);
    int best = INT_MIN;
    for (int a = 0; a < WORLD_ROW; a++) {
        for (int b = a + 1; b < WORLD_ROW; b++) {
            WorldCard row[WORLD_ROW];
            memcpy(row, mind->view->seat[mind->me].row, WORLD_ROW);
            WorldCard card = row[a];
            row[a] = row[b];
            row[b] = card;
            int worth = expert_mind_worth(mind, &contest, row, after_run_fields(row, b, a));
            if (worth > best) {
                best = worth;
                *action = (WorldAction){.kind = WORLD_ACTION_SWAP, .a = (uint8_t)a, .b = (uint8_t)b};
            }
        }
    }
    return best;
}

static int trades_worth(const ExpertMind *mind, WorldAction *action) {
    int best = INT_MIN;
    for (int pair = 0; pair < mind->view->players * WORLD_ROW * WORLD_ROW; pair++) {
        int other = pair / (WORLD_ROW * WORLD_ROW);
        int theirs = pair / WORLD_ROW % WORLD_ROW;
        int own = pair % WORLD_ROW;
        if (other == mind->me) {
            continue;
        }
        WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
        table_of(mind, row);
        WorldCard card = row[mind->me][own];
        row[mind->me][own] = row[other][theirs];
        row[other][theirs] = card;
        int worth = expert_mind_table_worth(mind, row, after_run_fields(row[mind->me], own, own));
        if (worth > best) {
            best = worth;
            *action =
                (WorldAction){.kind = WORLD_ACTION_TRADE, .a = (uint8_t)other, .b = (uint8_t)theirs, .c = (uint8_t)own};
        }
    }
    return best;
}

static int keeps_worth(const ExpertMind *mind, const WorldCard *hand, int cards, WorldAction *action) {
    Contest leave[WORLD_ROW];
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        expert_mind_leave(mind, mind->view->seat[mind->me].row[slot], &leave[slot]);
    }
    int best = INT_MIN;
    for (int which = 0; which < cards; which++) {
        int slot = 0;
        int worth = expert_mind_best_place(mind, leave, hand[which], &slot);
        if (worth > best) {
            best = worth;
            *action = (WorldAction){.kind = WORLD_ACTION_KEEP, .a = (uint8_t)which, .b = (uint8_t)slot};
        }
    }
    return best;
}

static int names_worth(const ExpertMind *mind, WorldAction *action) {
    int best = INT_MIN;
    for (int other = 0; other < mind->view->players; other++) {
        int worth = other == mind->me ? INT_MIN : named_worth(mind, other);
        if (worth > best) {
            best = worth;
            *action = (WorldAction){.kind = WORLD_ACTION_NAME, .a = (uint8_t)other};
        }
    }
    return best;
}

int expert_choice_worth(const ExpertMind *mind, WorldAction action) {
    After after;
    Contest contest;
    after_choice(&after, mind->view, mind->me, action);
    if (action.kind == WORLD_ACTION_NAME) {
        return named_worth(mind, action.a);
    }
    if (action.kind == WORLD_ACTION_TRADE) {
        return expert_mind_table_worth(mind, after.row, after.run_fields);
    }
    if (action.kind == WORLD_ACTION_SWAP) {
        contest_make(&contest, &mind->standing, mind->rival, mind->me);
    } else {
        expert_mind_leave(mind, after.top, &contest);
    }
    return expert_mind_worth(mind, &contest, after.row[mind->me], after.run_fields);
}

static int advance_worth(const ExpertMind *mind, int player, int fields) {
    Contest contest;
    Standing standing = mind->standing;
    standing.left[player] -= fields;
    contest_make(&contest, &standing, mind->rival, mind->me);
    return contest_chance(&contest, &mind->rival[mind->me].prospect);
}

static int all_advance_worth(const ExpertMind *mind) {
    Contest contest;
    Standing standing = mind->standing;
    for (int p = 0; p < standing.players; p++) {
        standing.left[p] -= standing_move(mind->view, p, 1);
    }
    contest_make(&contest, &standing, mind->rival, mind->me);
    return contest_chance(&contest, &mind->rival[mind->me].prospect);
}

static int all_swap_worth(const ExpertMind *mind) {
    WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
    table_of(mind, row);
    for (int p = 0; p < mind->view->players; p++) {
        swap_best(mind, row, p);
    }
    return expert_mind_table_worth(mind, row, 0);
}

static int pass_left_worth(const ExpertMind *mind) {
    WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
    int players = mind->view->players;
    table_of(mind, row);
    for (int p = 0; p < players; p++) {
        row[world_left_of(p, players)][0] = mind->view->seat[p].row[0];
    }
    return expert_mind_table_worth(mind, row, 0);
}

static int shift_seats_worth(const ExpertMind *mind) {
    WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
    int players = mind->view->players;
    for (int p = 0; p < players; p++) {
        memcpy(row[p], mind->view->seat[world_left_of(p, players)].row, WORLD_ROW);
    }
    return expert_mind_table_worth(mind, row, 0);
}

static int take_two_worth(const ExpertMind *mind) {
    const WorldView *view = mind->view;
    WorldAction ignored;
    WorldCard hand[2];
    int cards = view->discard_count < 2 ? view->discard_count : 2;
    for (int i = 0; i < cards; i++) {
        hand[i] = view->discard[view->discard_count - 1 - i];
    }
    return keeps_worth(mind, hand, cards, &ignored);
}

static int kind_worth(const ExpertMind *mind, WorldEventCard kind) {
    WorldAction ignored;
    switch (kind) {
    case WORLD_EVENT_SWAP_OWN:
        return swaps_worth(mind, &ignored);
    case WORLD_EVENT_ALL_SWAP:
        return all_swap_worth(mind);
    case WORLD_EVENT_ADVANCE_2:
        return advance_worth(mind, mind->me, standing_move(mind->view, mind->me, 2));
    case WORLD_EVENT_ALL_ADVANCE_1:
        return all_advance_worth(mind);
    case WORLD_EVENT_TRADE:
        return trades_worth(mind, &ignored);
    case WORLD_EVENT_PASS_LEFT:
        return pass_left_worth(mind);
    case WORLD_EVENT_SHIFT_SEATS:
        return shift_seats_worth(mind);
    case WORLD_EVENT_TAKE_TWO:
        return take_two_worth(mind);
    case WORLD_EVENT_MAKE_SWAP:
        return names_worth(mind, &ignored);
    case WORLD_EVENT_QUIZ:
        return advance_worth(mind, mind->me, standing_move(mind->view, mind->me, 2) * STANDING_KNOWS / 1000);
    case WORLD_EVENT_NONE:
        break;
    }
    return 0;
}

/* Of the twenty cards those that were turned over in this stage are out; each of the others is as likely as any. */
int expert_event_worth(const ExpertMind *mind) {
    int64_t sum = 0;
    int hidden = 0;
    for (int kind = 1; kind <= WORLD_EVENT_KINDS; kind++) {
        int copies = WORLD_EVENT_COPIES - mind->view->shown[kind];
        if (copies > 0) {
            sum += (int64_t)copies * kind_worth(mind, (WorldEventCard)kind);
            hidden += copies;
        }
    }
    return hidden > 0 ? (int)(sum / hidden) : 0;
}
