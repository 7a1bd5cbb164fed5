/* When the computers' characters have something to say. */
#include "games/world/play/session_inside.h"

enum { LONG_RUN = 3, NARROWLY = 3 /* fields short of what wins */ };

static bool is_first_turn(const Session *session, int event) {
    for (int i = 0; i < event; i++) {
        if (world_session_history(session, i)->kind == WORLD_HAPPENED_TURN) {
            return false;
        }
    }
    return true;
}

/* Where somebody stood before that event. */
static int field_before(const Session *session, int player, int event) {
    for (int i = event - 1; i >= 0; i--) {
        const WorldEvent *earlier = world_session_history(session, i);
        if (earlier->kind == WORLD_HAPPENED_FIGURINE && earlier->player == player) {
            return earlier->step.to;
        }
    }
    uint8_t ahead[WORLD_PLAYERS_MAX];
    world_session_heads(session, ahead);
    return ahead[player];
}

/* Computers are passed by persons: among themselves they say nothing about it. */
static void add_passed(const Session *session, int event, const WorldEvent *moved, Cues *cues) {
    for (int p = 0; session_is_person(session, moved->player) && p < session_players(session); p++) {
        int field = field_before(session, p, event);
        if (p != moved->player && moved->step.from < field && field < moved->step.to) {
            cues_add(cues, p, AI_OCCASION_PASSED);
        }
    }
}

/* The field that has won: the goal, or where the last stage has left whoever then went there. */
static int winning_field(const Session *session, int event) {
    const WorldEvent *before = world_session_history(session, event - 1);
    bool is_sent = before->kind == WORLD_HAPPENED_FIGURINE && before->step.why == WORLD_WHY_LAST_STAGE;
    return is_sent ? before->step.from : world_session_view(session)->track.goal;
}

static unsigned close_ones(const Session *session, int event) {
    const WorldView *view = world_session_view(session);
    unsigned close = 0;
    for (int p = 0; p < session_players(session); p++) {
        close |= winning_field(session, event) - view->seat[p].field <= NARROWLY ? 1u << p : 0;
    }
    return close;
}

void world_session_cues(const Session *session, int index, Cues *cues) {
    const WorldEvent *event = world_session_history(session, index);
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_TURN:
        for (int p = 0; p < session_players(session) && is_first_turn(session, index); p++) {
            cues_add(cues, p, AI_OCCASION_BEGIN);
        }
        return;
    case WORLD_HAPPENED_RUN:
        if (event->run.length >= LONG_RUN) {
            cues_add(cues, event->player, AI_OCCASION_RUN);
        }
        return;
    case WORLD_HAPPENED_FIGURINE:
        add_passed(session, index, event, cues);
        return;
    case WORLD_HAPPENED_FAST_TRACK:
        cues_add_others(cues, session, event->player, AI_OCCASION_FAST_TRACK);
        return;
    case WORLD_HAPPENED_ANSWER:
        if (event->answer.choice == event->answer.right) {
            cues_add_others(cues, session, event->player, AI_OCCASION_ANSWER);
        }
        return;
    case WORLD_HAPPENED_STAGE_WON:
        cues_add(cues, event->player, AI_OCCASION_ROW);
        return;
    case WORLD_HAPPENED_OVER:
        cues_add_end(cues, session, event->over.winners, close_ones(session, index));
        return;
    case WORLD_HAPPENED_STAGE:
    case WORLD_HAPPENED_CARD:
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_STOCK_RENEWED:
    case WORLD_HAPPENED_EVENT_SHOWN:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_SEATS_SHIFTED:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_QUESTION:
    case WORLD_HAPPENED_SCORED:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_AWAITING:
        return;
    }
}
