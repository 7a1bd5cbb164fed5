/* A game: how it starts, which actions it accepts, and what each of them does. */
#include "games/world/rules/game.h"

#include "games/world/rules/inside.h"

#include <string.h>

_Static_assert(sizeof(WorldGame) <= 1024, "a game is copied often and stays below one KiB");

void world_await(WorldGame *game, WorldEvents *events, WorldAwaitingKind kind, int player) {
    game->awaiting = (uint8_t)kind;
    game->awaited_player = (uint8_t)player;
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_AWAITING,
                                  .player = (uint8_t)player,
                                  .awaiting = {.kind = (uint8_t)kind, .still_to_do = game->still_to_do}});
}

/* The top question is drawn and goes to the bottom: the order comes round again. */
void world_await_question(WorldGame *game, WorldEvents *events, int player, WorldWhy why, int amount) {
    uint8_t index = game->question_next;
    game->question_next = (uint8_t)(index + 1 == game->question_count ? 0 : index + 1);
    game->question = (WorldQuestion){.index = index, .why = (uint8_t)why, .amount = (int8_t)amount};
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_QUESTION,
                                  .player = (uint8_t)player,
                                  .question = {.index = index,
                                               .reader = (uint8_t)world_right_of(player, game->players),
                                               .why = (uint8_t)why,
                                               .amount = (int8_t)amount}});
    world_await(game, events, WORLD_AWAITING_QUESTION, player);
}

/* Goes on with what was under way, now that all a move or a swap has caused is settled. */
static void go_on(WorldGame *game, WorldEvents *events) {
    switch ((WorldProcedure)game->procedure) {
    case WORLD_PROCEDURE_TURN:
        world_turn_end(game, events);
        return;
    case WORLD_PROCEDURE_EVENT:
        world_event_go_on(game, events);
        return;
    case WORLD_PROCEDURE_SCORING:
        world_scoring_go_on(game, events);
        return;
    case WORLD_PROCEDURE_REWARD:
        world_reward_done(game, events);
        return;
    }
    CORE_NEVER("a known procedure is under way");
}

void world_start(WorldGame *game, const WorldSetup *setup, WorldEvents *events) {
    CORE_ASSERT(world_setup_check(setup) == WORLD_SETUP_FINE);
    if (events != NULL) {
        events->count = 0;
    }
    memset(game, 0, sizeof *game);
    chance_init(&game->chance, setup->seed, &setup->key);
    game->track = setup->track;
    game->players = setup->players;
    game->starter = setup->starter;
    game->house = setup->house;
    game->question_count = setup->question_count;
    for (int i = 0; i < setup->question_count; i++) {
        game->right[i / 4] |= (uint8_t)(setup->right[i] << 2 * (i % 4));
    }
    uint8_t field[WORLD_PLAYERS_MAX] = {0};
    world_setup_fields(setup, field);
    for (int p = 0; p < game->players; p++) {
        game->player[p].field = field[p];
    }
    if (setup->has_deal) {
        world_stage_set_out(game, events, &setup->deal);
    } else {
        world_stage_deal(game, events);
    }
}

int world_right_answer(const WorldGame *game) {
    CORE_ASSERT(game->awaiting == WORLD_AWAITING_QUESTION);
    return game->right[game->question.index / 4] >> 2 * (game->question.index % 4) & 3;
}

int world_reader(const WorldGame *game) {
    CORE_ASSERT(game->awaiting == WORLD_AWAITING_QUESTION);
    return world_right_of(game->awaited_player, game->players);
}

static WorldRefusal refuses_other_player(const WorldGame *game, int other) {
    if (other >= game->players) {
        return WORLD_REFUSED_NO_SUCH_PLAYER;
    }
    return other == game->awaited_player ? WORLD_REFUSED_ONESELF : WORLD_ACCEPTED;
}

static WorldRefusal refuses_slot(int slot) {
    return slot < WORLD_ROW ? WORLD_ACCEPTED : WORLD_REFUSED_NO_SUCH_SLOT;
}

static WorldRefusal refuses_event(const WorldGame *game, int slot) {
    if (slot >= WORLD_HELD_EVENTS) {
        return WORLD_REFUSED_NO_SUCH_EVENT;
    }
    return game->player[game->active].event[slot] == WORLD_EVENT_NONE ? WORLD_REFUSED_EVENT_PLAYED : WORLD_ACCEPTED;
}

static WorldRefusal refuses_fast_track(const WorldGame *game, int player) {
    if (player >= game->players) {
        return WORLD_REFUSED_NO_SUCH_PLAYER;
    }
    return fast_track_refusal(game->awaiting, game->player[player].fast_track, game->player[player].exchanged);
}

bool world_may_fast_track(const WorldGame *game, int player) {
    return refuses_fast_track(game, player) == WORLD_ACCEPTED;
}

static WorldRefusal refuses_swap(int a, int b) {
    if (a >= WORLD_ROW || b >= WORLD_ROW) {
        return WORLD_REFUSED_NO_SUCH_SLOT;
    }
    return a == b ? WORLD_REFUSED_SAME_SLOT : WORLD_ACCEPTED;
}

static WorldRefusal refuses_trade(const WorldGame *game, WorldAction action) {
    WorldRefusal refusal = refuses_other_player(game, action.a);
    if (refusal != WORLD_ACCEPTED) {
        return refusal;
    }
    return action.b < WORLD_ROW ? refuses_slot(action.c) : WORLD_REFUSED_NO_SUCH_SLOT;
}

/* What each kind of action answers. */
static WorldAwaitingKind answers(WorldActionKind kind) {
    switch (kind) {
    case WORLD_ACTION_TAKE:
    case WORLD_ACTION_PLAY_EVENT:
    case WORLD_ACTION_FAST_TRACK:
        return WORLD_AWAITING_TURN;
    case WORLD_ACTION_PLACE:
        return WORLD_AWAITING_PLACE;
    case WORLD_ACTION_SWAP:
        return WORLD_AWAITING_SWAP;
    case WORLD_ACTION_TRADE:
        return WORLD_AWAITING_TRADE;
    case WORLD_ACTION_KEEP:
        return WORLD_AWAITING_TAKE_TWO;
    case WORLD_ACTION_NAME:
        return WORLD_AWAITING_NAME;
    case WORLD_ACTION_ANSWER:
        return WORLD_AWAITING_QUESTION;
    case WORLD_ACTION_NEXT_STAGE:
        return WORLD_AWAITING_STAGE_OVER;
    }
    return 0;
}

WorldRefusal world_refuses(const WorldGame *game, WorldAction action) {
    WorldAwaitingKind awaiting = answers(action.kind);
    if (awaiting == 0) {
        return WORLD_REFUSED_NO_SUCH_ACTION;
    }
    if (awaiting != game->awaiting) {
        return game->awaiting == WORLD_AWAITING_OVER ? WORLD_REFUSED_GAME_OVER : WORLD_REFUSED_NOT_NOW;
    }
    switch ((WorldActionKind)action.kind) {
    case WORLD_ACTION_TAKE:
        return action.a <= WORLD_FROM_DISCARD ? WORLD_ACCEPTED : WORLD_REFUSED_NO_SUCH_PILE;
    case WORLD_ACTION_PLAY_EVENT:
        return refuses_event(game, action.a);
    case WORLD_ACTION_FAST_TRACK:
        return refuses_fast_track(game, action.a);
    case WORLD_ACTION_PLACE:
        return refuses_slot(action.a);
    case WORLD_ACTION_SWAP:
        return refuses_swap(action.a, action.b);
    case WORLD_ACTION_TRADE:
        return refuses_trade(game, action);
    case WORLD_ACTION_KEEP:
        return action.a < game->hand_count ? refuses_slot(action.b) : WORLD_REFUSED_NO_SUCH_CARD;
    case WORLD_ACTION_NAME:
        return refuses_other_player(game, action.a);
    case WORLD_ACTION_ANSWER:
        return action.a < WORLD_ANSWERS ? WORLD_ACCEPTED : WORLD_REFUSED_NO_SUCH_ANSWER;
    case WORLD_ACTION_NEXT_STAGE:
        return WORLD_ACCEPTED;
    }
    return WORLD_REFUSED_NO_SUCH_ACTION;
}

static void play_fast_track(WorldGame *game, WorldEvents *events, int player) {
    game->player[player].fast_track = WORLD_FAST_TRACK_RUNNING;
    happened_to(events, WORLD_HAPPENED_FAST_TRACK, player);
    world_await(game, events, WORLD_AWAITING_TURN, game->active);
}

/* After an own exchange: its runs pay, and when no question is asked the game goes on. */
static void exchange_done(WorldGame *game, WorldEvents *events, int player, int slot, int other_slot) {
    if (!world_figurine_rewarded_for_runs(game, events, player, slot, other_slot)) {
        go_on(game, events);
    }
}

static bool move_for_answer(WorldGame *game, WorldEvents *events, int player, WorldQuestion question, bool right) {
    if (question.amount < 0) {
        if (!right) {
            world_figurine_back(game, events, player, -question.amount, WORLD_WHY_SITE);
        }
        return false;
    }
    return right && world_figurine_ahead(game, events, player, question.amount, question.why);
}

static void answer(WorldGame *game, WorldEvents *events, int choice) {
    int player = game->awaited_player;
    int right = world_right_answer(game);
    WorldQuestion question = game->question;
    game->question = (WorldQuestion){0};
    happened(events, (WorldEvent){.kind = WORLD_HAPPENED_ANSWER,
                                  .player = (uint8_t)player,
                                  .answer = {.choice = (uint8_t)choice, .right = (uint8_t)right}});
    if (!move_for_answer(game, events, player, question, choice == right)) {
        go_on(game, events);
    }
}

/* With few stages, not everybody's turn to begin would come. */
int world_next_starter(const WorldGame *game) {
    int starter = world_left_of(game->starter, game->players);
    for (int p = starter, seat = 1; game->track.stages != 0 && seat < game->players; seat++) {
        p = world_left_of(p, game->players);
        starter = game->player[p].field < game->player[starter].field ? p : starter;
    }
    return starter;
}

static void carry_out(WorldGame *game, WorldEvents *events, WorldAction action) {
    int player = game->awaited_player;
    switch ((WorldActionKind)action.kind) {
    case WORLD_ACTION_TAKE:
        world_hand_take(game, events, player, action.a);
        world_await(game, events, WORLD_AWAITING_PLACE, player);
        return;
    case WORLD_ACTION_PLAY_EVENT:
        world_event_begin(game, events, action.a);
        return;
    case WORLD_ACTION_FAST_TRACK:
        play_fast_track(game, events, action.a);
        return;
    case WORLD_ACTION_PLACE:
        world_hand_place(game, events, player, 0, action.a);
        exchange_done(game, events, player, action.a, action.a);
        return;
    case WORLD_ACTION_SWAP:
        world_row_swap(game, events, player, action.a, action.b);
        exchange_done(game, events, player, action.a, action.b);
        return;
    case WORLD_ACTION_TRADE:
        world_rows_trade(game, events, player, action.c, action.a, action.b);
        exchange_done(game, events, player, action.c, action.c);
        return;
    case WORLD_ACTION_KEEP:
        world_hand_place(game, events, player, action.a, action.b);
        exchange_done(game, events, player, action.b, action.b);
        return;
    case WORLD_ACTION_NAME:
        world_await(game, events, WORLD_AWAITING_SWAP, action.a);
        return;
    case WORLD_ACTION_ANSWER:
        answer(game, events, action.a);
        return;
    case WORLD_ACTION_NEXT_STAGE:
        game->starter = (uint8_t)world_next_starter(game);
        world_stage_deal(game, events);
        return;
    }
}

WorldRefusal world_apply(WorldGame *game, WorldAction action, WorldEvents *events) {
    if (events != NULL) {
        events->count = 0;
    }
    WorldRefusal refusal = world_refuses(game, action);
    if (refusal == WORLD_ACCEPTED) {
        carry_out(game, events, action);
    }
    return refusal;
}

static bool ranks_before(uint8_t winners, const uint8_t *field, int p, int q) {
    bool p_won = winners >> p & 1;
    bool q_won = winners >> q & 1;
    return p_won != q_won ? p_won : !p_won && field[p] > field[q];
}

int world_rank(int players, uint8_t winners, const uint8_t *field, uint8_t place[WORLD_PLAYERS_MAX]) {
    int places = 0;
    bool placed[WORLD_PLAYERS_MAX] = {false};
    for (int done = 0; done < players; places++) {
        uint8_t next = 0;
        for (int p = 0; p < players; p++) {
            bool leads = !placed[p];
            for (int q = 0; q < players; q++) {
                leads = leads && (placed[q] || !ranks_before(winners, field, q, p));
            }
            next |= (uint8_t)(leads << p);
        }
        for (int p = 0; p < players; p++) {
            if (next >> p & 1) {
                placed[p] = true;
                place[p] = (uint8_t)places;
                done++;
            }
        }
    }
    return places;
}
