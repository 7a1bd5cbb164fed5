/* The table as a player sees it: taken from a game, or kept up to date from the events alone. */
#include "games/path/rules/view.h"

#include <string.h>

void path_view(const PathGame *game, int seat, PathView *view) {
    memset(view, 0, sizeof *view);
    view->board = game->board;
    memcpy(view->player, game->player, sizeof view->player);
    view->seat = (uint8_t)seat;
    if (seat < game->players && (game->closed >> seat & 1) != 0) {
        view->line = game->line[seat];
    }
    view->players = game->players;
    view->round = game->round;
    view->card = path_is_over(game) ? PATH_NO_CARD : game->deck[game->round - 1];
    view->closed = game->closed;
    view->winners = game->winners;
    for (int i = game->round; i < PATH_CARDS; i++) {
        view->to_come |= (uint16_t)(1u << game->deck[i]);
    }
    view->reached = game->reached;
}

void path_view_begin(PathView *view, const PathSetup *setup, int seat) {
    memset(view, 0, sizeof *view);
    view->board = setup->board;
    view->players = setup->players;
    view->seat = (uint8_t)seat;
    view->card = PATH_NO_CARD;
    view->to_come = (1u << PATH_CARDS) - 1;
}

static void follow_start(PathPlayer *player, int cell) {
    player->start = (uint8_t)cell;
    player->ring[0] = (uint8_t)cell;
    player->count = 1;
    player->taken = path_cells_of(cell);
}

static void follow_number(PathPlayer *player, const PathEvent *event) {
    player->reached[player->reached_count++] =
        (PathReached){.number = event->number.number, .points = event->number.points};
}

/* Numbers reached in a round have been reached once it is over. */
static void follow_end_of_round(PathView *view) {
    view->closed = 0;
    view->line = (PathLine){0};
    for (int p = 0; p < view->players; p++) {
        for (int i = 0; i < view->player[p].reached_count; i++) {
            view->reached |= (uint16_t)(1u << view->player[p].reached[i].number);
        }
    }
}

void path_view_follow(PathView *view, const PathEvent *event) {
    switch ((PathEventKind)event->kind) {
    case PATH_HAPPENED_START:
        follow_start(&view->player[event->player], event->start.cell);
        return;
    case PATH_HAPPENED_CARD:
        follow_end_of_round(view);
        view->round = event->card.round;
        view->card = event->card.index;
        view->to_come &= (uint16_t) ~(1u << event->card.index);
        return;
    case PATH_HAPPENED_CLOSED:
        view->closed |= (uint8_t)(1u << event->player);
        return;
    case PATH_HAPPENED_REOPENED:
        view->closed &= (uint8_t) ~(1u << event->player);
        if (event->player == view->seat) {
            view->line = (PathLine){0};
        }
        return;
    case PATH_HAPPENED_LINE:
        path_lengthen(&view->player[event->player], &event->line);
        return;
    case PATH_HAPPENED_NUMBER:
        follow_number(&view->player[event->player], event);
        return;
    case PATH_HAPPENED_OVER:
        follow_end_of_round(view);
        view->card = PATH_NO_CARD;
        view->winners = event->over.winners;
        return;
    }
}

void path_view_close(PathView *view, const PathLine *line) {
    view->line = *line;
}

static bool boards_equal(const PathBoard *a, const PathBoard *b) {
    for (int i = 0; i < PATH_CARDS; i++) {
        const PathCard *card = &a->card[i];
        if (card->count != b->card[i].count || memcmp(card->colour, b->card[i].colour, card->count) != 0) {
            return false;
        }
    }
    return memcmp(a->colour, b->colour, sizeof a->colour) == 0 && memcmp(a->number, b->number, sizeof a->number) == 0 &&
           memcmp(a->start, b->start, sizeof a->start) == 0;
}

static bool players_equal(const PathPlayer *a, const PathPlayer *b) {
    if (a->start != b->start || a->count != b->count || a->reached_count != b->reached_count) {
        return false;
    }
    for (int i = 0; i < a->count; i++) {
        if (path_cell(a, i) != path_cell(b, i)) {
            return false;
        }
    }
    for (int i = 0; i < a->reached_count; i++) {
        if (a->reached[i].number != b->reached[i].number || a->reached[i].points != b->reached[i].points) {
            return false;
        }
    }
    return true;
}

unsigned path_view_awaited(const PathView *view) {
    return view->winners != 0 ? 0 : ~(unsigned)view->closed & ((1u << view->players) - 1);
}

bool path_view_equal(const PathView *a, const PathView *b) {
    if (a->seat != b->seat || a->players != b->players || a->round != b->round || a->card != b->card ||
        a->closed != b->closed || a->winners != b->winners || a->to_come != b->to_come || a->reached != b->reached) {
        return false;
    }
    for (int p = 0; p < a->players; p++) {
        if (!players_equal(&a->player[p], &b->player[p])) {
            return false;
        }
    }
    return path_lines_equal(&a->line, &b->line) && boards_equal(&a->board, &b->board);
}
