/* A game: how it starts, which actions it takes, and what the end of a round counts. */
#include "games/path/rules/game.h"

#include "core/core_assert.h"

#include <limits.h>
#include <string.h>

_Static_assert(sizeof(PathGame) < 1024, "a game is copied often and stays below one KiB");

static void happened(PathEvents *events, PathEvent event) {
    if (events != NULL) {
        CORE_ASSERT(events->count < PATH_EVENTS_MAX);
        events->list[events->count++] = event;
    }
}

static void happened_to(PathEvents *events, PathEventKind kind, int player) {
    happened(events, (PathEvent){.kind = (uint8_t)kind, .player = (uint8_t)player});
}

static void turn_card_up(PathGame *game, PathEvents *events) {
    game->round++;
    happened(events, (PathEvent){.kind = PATH_HAPPENED_CARD,
                                 .player = PATH_NOBODY,
                                 .card = {.round = game->round, .index = game->deck[game->round - 1]}});
}

static void take_start(PathGame *game, PathEvents *events, int p, int index) {
    PathPlayer *player = &game->player[p];
    player->start = game->board.start[index];
    player->ring[0] = player->start;
    player->count = 1;
    player->taken = path_cells_of(player->start);
    happened(events, (PathEvent){.kind = PATH_HAPPENED_START,
                                 .player = (uint8_t)p,
                                 .start = {.index = (uint8_t)index, .cell = player->start}});
}

/* Always shuffles both, so that setting one by hand does not change the other. */
void path_start(PathGame *game, const PathSetup *setup, PathEvents *events) {
    CORE_ASSERT(path_setup_check(setup) == PATH_SETUP_FINE);
    if (events != NULL) {
        events->count = 0;
    }
    memset(game, 0, sizeof *game);
    game->board = setup->board;
    game->players = setup->players;
    for (int i = 0; i < PATH_NUMBERS; i++) {
        game->numbers |= path_cells_of(game->board.number[i]);
    }
    uint8_t start[PATH_STARTS];
    for (int i = 0; i < PATH_STARTS; i++) {
        start[i] = (uint8_t)i;
    }
    for (int i = 0; i < PATH_CARDS; i++) {
        game->deck[i] = (uint8_t)i;
    }
    Chance chance;
    chance_init(&chance, setup->seed, &setup->key);
    chance_shuffle(&chance, start, PATH_STARTS);
    chance_shuffle(&chance, game->deck, PATH_CARDS);
    if (setup->has_deck) {
        memcpy(game->deck, setup->deck, sizeof game->deck);
    }
    for (int p = 0; p < game->players; p++) {
        take_start(game, events, p, setup->has_starts ? setup->start[p] : start[p]);
    }
    turn_card_up(game, events);
}

PathRefusal path_refuses(const PathGame *game, const PathAction *action) {
    if (action->kind != PATH_ACTION_LINE && action->kind != PATH_ACTION_REOPEN) {
        return PATH_REFUSED_NO_SUCH_ACTION;
    }
    if (path_is_over(game)) {
        return PATH_REFUSED_GAME_OVER;
    }
    if (action->player >= game->players) {
        return PATH_REFUSED_NO_SUCH_PLAYER;
    }
    bool closed = (game->closed >> action->player & 1) != 0;
    if (action->kind == PATH_ACTION_REOPEN) {
        return closed ? PATH_ACCEPTED : PATH_REFUSED_NOT_CLOSED;
    }
    if (closed) {
        return PATH_REFUSED_CLOSED;
    }
    return path_line_refuses(&game->board, &game->player[action->player], path_card(game), &action->line);
}

/* Alone, a number is worth all its points only while no higher one was reached before it; with others, while nobody
 * reached it in an earlier round. */
static bool counts_in_full(const PathGame *game, const PathPlayer *player, int number) {
    if (game->players > 1) {
        return (game->reached >> number & 1) == 0;
    }
    for (int i = 0; i < player->reached_count; i++) {
        if (player->reached[i].number > number) {
            return false;
        }
    }
    return true;
}

static void reach(PathGame *game, PathEvents *events, int p, int cell, int number) {
    PathPlayer *player = &game->player[p];
    bool full = counts_in_full(game, player, number);
    int points = full ? number : (number + 1) / 2;
    player->reached[player->reached_count++] = (PathReached){.number = (uint8_t)number, .points = (uint8_t)points};
    happened(
        events,
        (PathEvent){
            .kind = PATH_HAPPENED_NUMBER,
            .player = (uint8_t)p,
            .number = {.cell = (uint8_t)cell, .number = (uint8_t)number, .points = (uint8_t)points, .full = full}});
}

/* Draws a player's line; returns a bit for each number it reaches. */
static unsigned draw(PathGame *game, PathEvents *events, int p) {
    const PathLine *line = &game->line[p];
    unsigned reached = 0;
    happened(events, (PathEvent){.kind = PATH_HAPPENED_LINE, .player = (uint8_t)p, .line = *line});
    path_lengthen(&game->player[p], line);
    for (int i = 0; i < line->count; i++) {
        if (path_cells_have(game->numbers, line->cell[i])) {
            int number = path_board_number(&game->board, line->cell[i]);
            reach(game, events, p, line->cell[i], number);
            reached |= 1u << number;
        }
    }
    return reached;
}

static void end(PathGame *game, PathEvents *events) {
    int total[PATH_PLAYERS_MAX];
    uint8_t place[PATH_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        total[p] = path_total(&game->player[p]);
    }
    path_rank(game->players, total, place);
    for (int p = 0; p < game->players; p++) {
        game->winners |= (uint8_t)((place[p] == 0) << p);
    }
    happened(events,
             (PathEvent){.kind = PATH_HAPPENED_OVER, .player = PATH_NOBODY, .over = {.winners = game->winners}});
}

/* What is reached in a round counts as reached only after it: whoever reaches a number in the same round gets all its
 * points. */
static void close_round(PathGame *game, PathEvents *events) {
    unsigned reached = 0;
    for (int p = 0; p < game->players; p++) {
        reached |= draw(game, events, p);
    }
    game->reached |= (uint16_t)reached;
    memset(game->line, 0, sizeof game->line);
    game->closed = 0;
    if (game->round == PATH_CARDS) {
        end(game, events);
    } else {
        turn_card_up(game, events);
    }
}

PathRefusal path_apply(PathGame *game, const PathAction *action, PathEvents *events) {
    if (events != NULL) {
        events->count = 0;
    }
    PathRefusal refusal = path_refuses(game, action);
    if (refusal != PATH_ACCEPTED) {
        return refusal;
    }
    uint8_t bit = (uint8_t)(1u << action->player);
    if (action->kind == PATH_ACTION_REOPEN) {
        game->closed &= (uint8_t)~bit;
        game->line[action->player] = (PathLine){0};
        happened_to(events, PATH_HAPPENED_REOPENED, action->player);
        return PATH_ACCEPTED;
    }
    game->closed |= bit;
    game->line[action->player] = action->line;
    if (path_awaited(game) == 0) {
        close_round(game, events);
    } else {
        happened_to(events, PATH_HAPPENED_CLOSED, action->player);
    }
    return PATH_ACCEPTED;
}

int path_lines(const PathGame *game, int player, PathLine out[PATH_LINES_MAX]) {
    if ((path_awaited(game) >> player & 1) == 0) {
        return 0;
    }
    return path_lines_on(&game->board, &game->player[player], path_card(game), out);
}

int path_rank(int players, const int *total, uint8_t place[PATH_PLAYERS_MAX]) {
    int places = 0;
    for (int placed = 0, above = INT_MAX; placed < players; places++) {
        int best = INT_MIN;
        for (int p = 0; p < players; p++) {
            best = total[p] < above && total[p] > best ? total[p] : best;
        }
        for (int p = 0; p < players; p++) {
            if (total[p] == best) {
                place[p] = (uint8_t)places;
                placed++;
            }
        }
        above = best;
    }
    return places;
}
