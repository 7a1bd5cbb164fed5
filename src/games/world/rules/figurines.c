/* Moving: ahead, back, jumps, sites, and the runs that make figurines move. */
#include "games/world/rules/inside.h"

static bool is_free(const WorldGame *game, int field, int player) {
    if (field == 0 || field == game->track.goal) {
        return true;
    }
    for (int p = 0; p < game->players; p++) {
        if (p != player && game->player[p].field == field) {
            return false;
        }
    }
    return true;
}

static void step(WorldGame *game, WorldEvents *events, int player, int aimed, int to, WorldWhy why) {
    uint8_t from = game->player[player].field;
    game->player[player].field = (uint8_t)to;
    happened(events,
             (WorldEvent){.kind = WORLD_HAPPENED_FIGURINE,
                          .player = (uint8_t)player,
                          .step = {.from = from, .aimed = (uint8_t)aimed, .to = (uint8_t)to, .why = (uint8_t)why}});
}

/* In scoring, moves come one after the other: the first to arrive has won. Within a turn all who arrive win, so there
 * it is looked at when the turn is done. */
static void first_at_the_goal_wins(WorldGame *game, int player) {
    bool one_by_one = game->procedure == WORLD_PROCEDURE_SCORING || game->procedure == WORLD_PROCEDURE_REWARD;
    if (one_by_one && game->winners == 0 && game->player[player].field == game->track.goal) {
        game->winners = (uint8_t)(1u << player);
    }
}

/* A site's own move never triggers another site, and with the reward question's the stage is over. Those who score
 * behind a winner are asked nothing any more. */
static bool asks_at_sites(const WorldGame *game, WorldWhy why) {
    return why != WORLD_WHY_SITE && why != WORLD_WHY_REWARD && game->winners == 0;
}

/* Unasked: its number counts as it stands. */
static void site_moves(WorldGame *game, WorldEvents *events, int player, int amount) {
    if (amount > 0) {
        world_figurine_ahead(game, events, player, amount, WORLD_WHY_SITE);
    } else {
        world_figurine_back(game, events, player, -amount, WORLD_WHY_SITE);
    }
}

bool world_figurine_ahead(WorldGame *game, WorldEvents *events, int player, int fields, WorldWhy why) {
    int from = game->player[player].field;
    int goal = game->track.goal;
    if (fields == 0 || from == goal) {
        return false;
    }
    int aimed = from + fields < goal ? from + fields : goal;
    int to = aimed;
    while (!is_free(game, to, player)) {
        to++;
    }
    step(game, events, player, aimed, to, why);
    first_at_the_goal_wins(game, player);
    int amount = game->track.site[to];
    if (to != aimed || amount == 0 || !asks_at_sites(game, why)) {
        return false;
    }
    if ((game->house & WORLD_HOUSE_NO_QUESTIONS) != 0) {
        site_moves(game, events, player, amount);
        return false;
    }
    world_await_question(game, events, player, WORLD_WHY_SITE, amount);
    return true;
}

void world_figurine_back(WorldGame *game, WorldEvents *events, int player, int fields, WorldWhy why) {
    int from = game->player[player].field;
    int aimed = from > fields ? from - fields : 0;
    int to = aimed;
    while (!is_free(game, to, player)) {
        to--;
    }
    step(game, events, player, aimed, to, why);
}

static int run_pays(WorldEvents *events, int player, WorldRun run) {
    if (run.length < 2) {
        return 0;
    }
    uint8_t fields = (uint8_t)(run.length - 1);
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_RUN,
                                  .player = (uint8_t)player,
                                  .run = {.first = run.first, .length = run.length, .fields = fields}});
    return fields;
}

/* Both slots hold a card that was just put down (other_slot is the same slot after an exchange of one). */
bool world_figurine_rewarded_for_runs(WorldGame *game, WorldEvents *events, int player, int slot, int other_slot) {
    const WorldCard *row = game->player[player].row;
    WorldRun run = world_row_run(row, WORLD_ROW, slot);
    int fields = run_pays(events, player, run);
    bool same_run = other_slot >= run.first && other_slot < run.first + run.length;
    if (other_slot != slot && !same_run) {
        fields += run_pays(events, player, world_row_run(row, WORLD_ROW, other_slot));
    }
    return world_figurine_ahead(game, events, player, fields, WORLD_WHY_RUN);
}
