/* The computers' thinking: they think on a worker, with what a player can see, and act after the pause the player has
 * set.
 *
 * Every decision has its own random source, made from the game's seed and the number of actions so far: a game that is
 * resumed or undone continues as it would have. */
#include "play/world/session_inside.h"

#include "ai/character.h"
#include "base/memory.h"
#include "core/core_assert.h"

#include <stdlib.h>
#include <string.h>

static const double TURN_PAUSE_MS = 850; /* at normal pace: time to see whose turn it is */
static const double STEP_PAUSE_MS = 550; /* between the steps of a turn */

struct Thought {
    Session *session; /* NULL: nobody waits for it any more */
    bool is_hint;
    WorldView view;
    bool thinks[WORLD_PLAYERS_MAX]; /* which seats are asked */
    AiLevel level[WORLD_PLAYERS_MAX];
    AiTaste taste[WORLD_PLAYERS_MAX];
    Random random[WORLD_PLAYERS_MAX];
    bool has_action;
    WorldAction action;
    WorldHint hint;
};

/* Not the game's own random numbers: those are nobody's to foresee. */
static Random random_for(const Session *session, int player, int purpose) {
    uint64_t mixed = session->record.setup.seed ^ 0x5eed0fa11ce5ull;
    mixed = (mixed + session->record.action_count * 4 + (unsigned)player) * 0x9e3779b97f4a7c15ull;
    mixed ^= mixed >> 29;
    mixed = (mixed + (unsigned)purpose) * 0xbf58476d1ce4e5b9ull;
    Random random;
    random_init(&random, mixed ^ mixed >> 32);
    return random;
}

/* On a worker. Fast Track comes first, clockwise from whose turn it is; then what is awaited. */
static void think(void *data) {
    Thought *thought = data;
    const WorldView *view = &thought->view;
    for (int seat = 0; view->awaiting == WORLD_AWAITING_TURN && seat < view->players; seat++) {
        int p = (view->active + seat) % view->players;
        if (thought->thinks[p] && world_ai_fast_track(thought->level[p], view, p, &thought->random[p])) {
            thought->action = (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p};
            thought->has_action = true;
            return;
        }
    }
    int p = view->awaited_player;
    if (p < view->players && thought->thinks[p]) {
        thought->action = world_ai_choose_as(thought->level[p], thought->taste[p], view, p, &thought->random[p]);
        thought->has_action = true;
    }
}

static void think_of_a_hint(void *data) {
    Thought *thought = data;
    thought->has_action = world_ai_hint(&thought->view, thought->view.awaited_player, &thought->hint);
}

static void thought_done(void *data, bool dropped) {
    Thought *thought = data;
    Session *session = thought->session;
    if (session != NULL && !dropped) {
        if (thought->is_hint) {
            session->has_hint = thought->has_action;
            session->hint = thought->hint;
        } else {
            session->has_decision = thought->has_action;
            session->decision = thought->action;
        }
        session->host.changed(session->host.context);
    }
    if (session != NULL && thought->is_hint) {
        session->hint_thought = NULL;
    } else if (session != NULL) {
        session->thought = NULL;
    }
    free(thought);
}

static Thought *thought_new(Session *session) {
    Thought *thought = memory_new(sizeof *thought);
    thought->session = session;
    world_view(&session->game, &thought->view);
    for (int p = 0; p < session_players(session); p++) {
        int character = session_character(session, p);
        thought->level[p] = session->record.head.seats.seat[p].level;
        thought->taste[p] = character >= 0 ? (AiTaste)ai_character(character)->taste : AI_TASTE_NONE;
        thought->random[p] = random_for(session, p, 0);
    }
    return thought;
}

void minds_forget(Session *session) {
    if (session->thought != NULL) {
        session->thought->session = NULL;
        session->thought = NULL;
    }
    if (session->hint_thought != NULL) {
        session->hint_thought->session = NULL;
        session->hint_thought = NULL;
    }
    session->has_hint = false;
    session->has_decision = false;
    session->decided_for = SIZE_MAX;
}

/* Questions are answered where they are shown, and the end of a stage asks for nothing. */
static bool asks_for_choice(const WorldGame *game) {
    return game->awaiting != WORLD_AWAITING_QUESTION && game->awaiting != WORLD_AWAITING_STAGE_OVER &&
           game->awaiting != WORLD_AWAITING_OVER;
}

/* Which computers have something to decide now. */
static bool ask_whom(const Session *session, bool thinks[WORLD_PLAYERS_MAX]) {
    const WorldGame *game = &session->game;
    bool somebody = false;
    bool waits = asks_for_choice(game);
    for (int p = 0; p < game->players; p++) {
        bool is_asked = p == game->awaited_player || world_may_fast_track(game, p);
        thinks[p] = waits && session->record.head.seats.seat[p].is_computer && is_asked;
        somebody = somebody || thinks[p];
    }
    return somebody;
}

static double due_at(const Session *session) {
    bool turn = session->game.awaiting == WORLD_AWAITING_TURN;
    int character = session_character(session, session->game.awaited_player);
    double pace = character >= 0 ? ai_character(character)->pace / 1000.0 : 1;
    return session->at_rest_since +
           (turn ? TURN_PAUSE_MS : STEP_PAUSE_MS) * pace * session->host.pace(session->host.context);
}

static void begin_thinking(Session *session, double now) {
    bool thinks[WORLD_PLAYERS_MAX] = {false};
    session->decided_for = session->record.action_count;
    session->at_rest_since = now;
    session->has_decision = false;
    if (!ask_whom(session, thinks)) {
        return;
    }
    Thought *thought = thought_new(session);
    memcpy(thought->thinks, thinks, sizeof thinks);
    session->thought = thought;
    session->host.think(session->host.context, think, thought_done, thought);
}

void session_step(Session *session, double now) {
    if (session->decided_for != session->record.action_count) {
        begin_thinking(session, now);
    }
    if (session->has_decision && now >= due_at(session)) {
        WorldAction action = session->decision;
        WorldRefusal refusal = session_act(session, action);
        CORE_ASSERT(refusal == WORLD_ACCEPTED);
    }
}

double session_wakes_at(const Session *session) {
    return session->has_decision ? due_at(session) : -1;
}

bool session_is_about_to_move(const Session *session) {
    return session->has_decision;
}

bool session_is_thinking(const Session *session) {
    return session->thought != NULL || session->hint_thought != NULL;
}

void session_hurry(Session *session) {
    session->at_rest_since = -1e12;
}

void session_ask_hint(Session *session) {
    int p = session->game.awaited_player;
    bool may = asks_for_choice(&session->game) && session_is_person(session, p);
    if (session->hint_thought != NULL || session->has_hint || !may) {
        return;
    }
    Thought *thought = thought_new(session);
    thought->is_hint = true;
    session->hint_thought = thought;
    session->hints++;
    journal_hinted(session);
    session->host.think(session->host.context, think_of_a_hint, thought_done, thought);
}

bool session_hint(const Session *session, WorldHint *out) {
    if (session->has_hint) {
        *out = session->hint;
    }
    return session->has_hint;
}

int session_character(const Session *session, int player) {
    const Seat *seat = &session->record.head.seats.seat[player];
    return seat->is_computer ? seat->character - 1 : -1;
}

int session_hints(const Session *session) {
    return session->hints;
}

int session_computer_answer(Session *session) {
    const WorldGame *game = &session->game;
    SessionQuestion question;
    session_question(session, game->question.index, &question);
    Random random = random_for(session, game->awaited_player, 2);
    int choice = world_ai_answer(session->record.head.seats.seat[game->awaited_player].level, question.difficulty,
                                 world_right_answer(game), &random);
    for (int shown = 0; shown < WORLD_ANSWERS; shown++) {
        if (question.choice[shown] == choice) {
            return shown;
        }
    }
    return question.right;
}
