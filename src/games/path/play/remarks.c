/* When the computers' characters have something to say. */
#include "games/path/play/session_inside.h"

enum { LONG_LINE = 5, LEADS_FROM = 6 /* round: before, it means little */, NARROWLY = 3 /* points */ };

/* The table as the events before that one have left it. */
static void view_before(const Session *session, int event, PathView *view) {
    path_view_begin(view, path_session_setup(session), PATH_NOBODY);
    for (int i = 0; i < event; i++) {
        path_view_follow(view, path_session_history(session, i));
    }
}

static bool could_draw(const Session *session, int event, int player) {
    static PathLine lines[PATH_LINES_MAX];
    PathView view;
    view_before(session, event, &view);
    return path_lines_on(&view.board, &view.player[player], &view.board.card[view.card], lines) > 1;
}

static void add_line(const Session *session, int index, const PathEvent *event, Cues *cues) {
    if (event->line.count >= LONG_LINE) {
        cues_add(cues, event->player, AI_OCCASION_RAY);
    } else if (event->line.count == 0 && session_is_person(session, event->player) &&
               could_draw(session, index, event->player)) {
        cues_add_others(cues, session, event->player, AI_OCCASION_PAUSE);
    }
}

static int last_card(const Session *session, int before) {
    int index = before - 1;
    while (path_session_history(session, index)->kind != PATH_HAPPENED_CARD) {
        index--;
    }
    return index;
}

static bool leads(const PathView *view, int player) {
    for (int p = 0; p < view->players; p++) {
        if (p != player && path_total(&view->player[p]) >= path_total(&view->player[player])) {
            return false;
        }
    }
    return true;
}

static bool is_ahead(const PathView *view, int player, int other) {
    return path_total(&view->player[player]) > path_total(&view->player[other]);
}

/* Who has come to the front in the round that is over, and whom a person has passed in it. */
static void add_standing(const Session *session, int index, Cues *cues) {
    PathView before, now;
    view_before(session, last_card(session, index), &before);
    view_before(session, index, &now);
    for (int p = 0; p < now.players; p++) {
        if (leads(&now, p) && !leads(&before, p)) {
            cues_add(cues, p, AI_OCCASION_LEAD);
        }
        for (int other = 0; other < now.players; other++) {
            if (session_is_person(session, other) && is_ahead(&before, p, other) && is_ahead(&now, other, p)) {
                cues_add(cues, p, AI_OCCASION_PASSED);
                break;
            }
        }
    }
}

static unsigned close_ones(const Session *session, unsigned winners) {
    const PathGame *game = path_session_game(session);
    unsigned close = 0;
    for (int p = 0; p < session_players(session); p++) {
        for (int winner = 0; winner < session_players(session); winner++) {
            int short_of = path_total(&game->player[winner]) - path_total(&game->player[p]);
            close |= (winners >> winner & 1) != 0 && short_of <= NARROWLY ? 1u << p : 0;
        }
    }
    return close;
}

void path_session_cues(const Session *session, int index, Cues *cues) {
    const PathEvent *event = path_session_history(session, index);
    switch ((PathEventKind)event->kind) {
    case PATH_HAPPENED_CARD:
        for (int p = 0; p < session_players(session) && event->card.round == 1; p++) {
            cues_add(cues, p, AI_OCCASION_BEGIN);
        }
        if (event->card.round >= LEADS_FROM) {
            add_standing(session, index, cues);
        }
        return;
    case PATH_HAPPENED_LINE:
        add_line(session, index, event, cues);
        return;
    case PATH_HAPPENED_OVER:
        cues_add_end(cues, session, event->over.winners, close_ones(session, event->over.winners));
        return;
    case PATH_HAPPENED_START:
    case PATH_HAPPENED_CLOSED:
    case PATH_HAPPENED_REOPENED:
    case PATH_HAPPENED_NUMBER:
        return;
    }
}
