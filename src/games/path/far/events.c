#include "games/path/far/events.h"

#include <stddef.h>

#define BYTE(member, least, most)                                                                                      \
    { offsetof(PathEvent, member), FAR_BYTE, least, most }

enum { KINDS = PATH_HAPPENED_OVER };

/* A line's cells follow these. */
static const FarShape SHAPE[KINDS + 1] = {
    [PATH_HAPPENED_START] = {2, {BYTE(start.index, 0, PATH_STARTS - 1), BYTE(start.cell, 0, PATH_CELLS - 1)}},
    [PATH_HAPPENED_CARD] = {2, {BYTE(card.round, 1, PATH_CARDS), BYTE(card.index, 0, PATH_CARDS - 1)}},
    [PATH_HAPPENED_LINE] = {2, {BYTE(line.end, PATH_END_A, PATH_END_B), BYTE(line.count, 0, PATH_FIELDS_MAX)}},
    [PATH_HAPPENED_NUMBER] = {4,
                              {BYTE(number.cell, 0, PATH_CELLS - 1),
                               BYTE(number.number, PATH_NUMBER_MIN, PATH_NUMBER_MAX),
                               BYTE(number.points, 0, PATH_NUMBER_MAX), BYTE(number.full, 0, 1)}},
    [PATH_HAPPENED_OVER] = {1, {BYTE(over.winners, 1, (1 << PATH_PLAYERS_MAX) - 1)}},
};

/* The cells that a line has. */
static FarShape cells_of(const PathLine *line) {
    FarShape shape = {.count = line->count};
    for (int i = 0; i < line->count; i++) {
        shape.number[i] = (FarNumber){offsetof(PathEvent, line.cell) + (size_t)i, FAR_BYTE, 0, PATH_CELLS - 1};
    }
    return shape;
}

void path_event_write(const PathEvent *event, FarEvent *out) {
    far_event_begin(out, event->kind, event->player);
    far_numbers_add(out, &SHAPE[event->kind], event);
    if (event->kind == PATH_HAPPENED_LINE) {
        FarShape cells = cells_of(&event->line);
        far_numbers_add(out, &cells, event);
    }
    far_event_end(out);
}

/* --- what a view can follow --------------------------------------------------------------------------------------- */

static bool line_fits(const PathView *view, int player, const PathLine *line) {
    return view->card != PATH_NO_CARD &&
           path_line_refuses(&view->board, &view->player[player], &view->board.card[view->card], line) == PATH_ACCEPTED;
}

static bool have_all_started(const PathView *view) {
    for (int p = 0; p < view->players; p++) {
        if (view->player[p].count == 0) {
            return false;
        }
    }
    return true;
}

static bool fits(const PathView *view, const PathEvent *event) {
    bool is_one = event->player<view->players, is_on = view->round> 0 && view->winners == 0;
    switch ((PathEventKind)event->kind) {
    case PATH_HAPPENED_START:
        return is_one && view->round == 0 && view->player[event->player].count == 0;
    case PATH_HAPPENED_CARD:
        return event->card.round == view->round + 1 && (view->to_come >> event->card.index & 1) != 0 &&
               view->winners == 0 && have_all_started(view);
    case PATH_HAPPENED_CLOSED:
    case PATH_HAPPENED_REOPENED:
        return is_one && is_on;
    case PATH_HAPPENED_LINE:
        return is_one && is_on && line_fits(view, event->player, &event->line);
    case PATH_HAPPENED_NUMBER:
        return is_one && is_on && view->player[event->player].reached_count < PATH_NUMBERS;
    case PATH_HAPPENED_OVER:
        return is_on;
    }
    return false;
}

bool path_event_read(const JsonPlace *list, const PathView *view, PathEvent *event) {
    int kind = 0, player = 0;
    JsonPlace last;
    *event = (PathEvent){0};
    if (!far_list_begin(list, KINDS, view->players, &kind, &player, &last)) {
        return false;
    }
    event->kind = (uint8_t)kind;
    event->player = (uint8_t)player;
    bool is_read = far_numbers_read(&last, &SHAPE[kind], event);
    if (is_read && kind == PATH_HAPPENED_LINE) {
        FarShape cells = cells_of(&event->line);
        is_read = far_numbers_read(&last, &cells, event);
    }
    if (is_read && !fits(view, event)) {
        json_fault(list, "must be an event that can happen now");
    }
    return !data_failed(list->error);
}
