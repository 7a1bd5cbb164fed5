/* What the computers of SCHOTT World are asked, and with what they answer. */
#include "games/world/play/session_inside.h"

#include "ai/character.h"

#include <math.h>
#include <string.h>

static const double TURN_PAUSE_MS = 850;   /* at normal pace: time to see whose turn it is */
static const double STEP_PAUSE_MS = 550;   /* between the steps of a turn */
static const double STAGE_PAUSE_MS = 1200; /* before the next stage, whatever the pace: the standings are looked at */
static const double IN_A_HURRY = .5;       /* where stages are counted: a long visit to a stand would be too long */

/* How long a computer takes to read a question and to let others read it, at normal pace. */
static const double READ_MS = 900, READ_LETTER_MS = 16, READ_MOST_MS = 2600;

/* What random numbers are for. Together with the moment it makes them: never to be changed. */
enum { RANDOM_CHOICE = 0, RANDOM_ANSWER = 2 };

/* Not the game's own random numbers: those are nobody's to foresee. */
static Random random_for(const Session *session, int player, int purpose) {
    uint64_t mixed = world_session_setup(session)->seed ^ 0x5eed0fa11ce5ull;
    mixed = (mixed + session->action_count * 4 + (unsigned)player) * 0x9e3779b97f4a7c15ull;
    mixed ^= mixed >> 29;
    mixed = (mixed + (unsigned)purpose) * 0xbf58476d1ce4e5b9ull;
    Random random;
    random_init(&random, mixed ^ mixed >> 32);
    return random;
}

/* --- when --------------------------------------------------------------------------------------------------------- */

/* Every action may change what all the others want. */
uint64_t world_session_moment(const Session *session) {
    return session->action_count;
}

static bool asks_for_choice(const WorldGame *game) {
    return game->awaiting != WORLD_AWAITING_QUESTION && game->awaiting != WORLD_AWAITING_STAGE_OVER &&
           game->awaiting != WORLD_AWAITING_OVER;
}

/* The next stage is dealt by people as long as there are any. */
static bool asks_computers(const Session *session) {
    const WorldGame *game = world_session_game(session);
    bool deals = game->awaiting == WORLD_AWAITING_STAGE_OVER && session_persons(session) == 0;
    return asks_for_choice(game) || game->awaiting == WORLD_AWAITING_QUESTION || deals;
}

/* Which computers have something to decide now. */
static bool ask_whom(const Session *session, bool thinks[WORLD_PLAYERS_MAX]) {
    const WorldGame *game = world_session_game(session);
    bool somebody = false;
    bool waits = asks_computers(session);
    for (int p = 0; p < game->players; p++) {
        bool is_asked = p == game->awaited_player || world_may_fast_track(game, p);
        thinks[p] = waits && session_seat(session, p)->is_computer && is_asked;
        somebody = somebody || thinks[p];
    }
    return somebody;
}

/* One thought for all: who may act first is part of it. */
unsigned world_session_asks(const Session *session) {
    bool thinks[WORLD_PLAYERS_MAX];
    return ask_whom(session, thinks) ? 1u << world_session_game(session)->awaited_player : 0;
}

bool world_session_asks_person(const Session *session, int seat) {
    const WorldGame *game = world_session_game(session);
    return seat == game->awaited_player && asks_for_choice(game);
}

double world_session_pause(const Session *session, int seat) {
    const WorldGame *game = world_session_game(session);
    if (game->awaiting == WORLD_AWAITING_STAGE_OVER) {
        return STAGE_PAUSE_MS;
    }
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        return ((const WorldThought *)session->decision[seat])->reads_ms * session_pace(session);
    }
    int character = session_character(session, seat);
    double pace = character >= 0 ? ai_character(character)->pace / 1000.0 : 1;
    double share = game->track.stages != 0 ? IN_A_HURRY : 1;
    return (game->awaiting == WORLD_AWAITING_TURN ? TURN_PAUSE_MS : STEP_PAUSE_MS) * pace * share *
           session_pace(session);
}

/* --- what --------------------------------------------------------------------------------------------------------- */

/* It knows what is right, and how often it says so. */
static void look_at_question(Session *session, WorldThought *world) {
    const WorldGame *game = world_session_game(session);
    WorldSessionQuestion question;
    world_session_question(session, game->question.index, &question);
    world->difficulty = question.difficulty;
    world->right = world_right_answer(game);
    world->reads_ms = fmin(READ_MS + READ_LETTER_MS * (double)strlen(question.question), READ_MOST_MS);
    world->random[game->awaited_player] = random_for(session, game->awaited_player, RANDOM_ANSWER);
}

void world_session_look(Session *session, Thought *thought) {
    WorldThought *world = (WorldThought *)thought;
    world_view(world_session_game(session), &world->view);
    ask_whom(session, world->thinks);
    for (int p = 0; p < session_players(session); p++) {
        int character = session_character(session, p);
        world->skill[p] = seat_skill(session_seat(session, p));
        world->taste[p] = character >= 0 ? (AiTaste)ai_character(character)->taste : AI_TASTE_NONE;
        world->random[p] = random_for(session, p, RANDOM_CHOICE);
    }
    if (world->view.awaiting == WORLD_AWAITING_QUESTION) {
        look_at_question(session, world);
    }
}

static void decide(WorldThought *world, WorldAction action) {
    world->common.action = world_action_row(&action);
    world->common.has_result = true;
}

static void answer(WorldThought *world, int seat) {
    AiLevel level = ai_skill_level(world->skill[seat], &world->random[seat]);
    int choice = world_ai_answer(level, world->difficulty, world->right, &world->random[seat]);
    decide(world, (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)choice});
}

/* Fast Track comes first, clockwise from whose turn it is; then what is awaited. */
void world_session_decide(Thought *thought) {
    WorldThought *world = (WorldThought *)thought;
    const WorldView *view = &world->view;
    for (int seat = 0; view->awaiting == WORLD_AWAITING_TURN && seat < view->players; seat++) {
        int p = (view->active + seat) % view->players;
        if (world->thinks[p] && world_ai_fast_track_by(world->skill[p], view, p, &world->random[p])) {
            decide(world, (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p});
            return;
        }
    }
    int p = view->awaited_player;
    if (view->awaiting == WORLD_AWAITING_QUESTION) {
        answer(world, p);
    } else if (view->awaiting == WORLD_AWAITING_STAGE_OVER) {
        decide(world, (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE});
    } else if (p < view->players && world->thinks[p]) {
        decide(world, world_ai_choose_by(world->skill[p], world->taste[p], view, p, &world->random[p]));
    }
}

void world_session_advise(Thought *thought) {
    WorldThought *world = (WorldThought *)thought;
    thought->has_result = world_ai_hint(&world->view, thought->seat, &world->hint);
}

void world_session_ask_hint(Session *session) {
    session_ask_hint(session, world_session_game(session)->awaited_player);
}

bool world_session_hint(const Session *session, WorldHint *out) {
    const Thought *thought = session_advice(session, world_session_game(session)->awaited_player);
    if (thought != NULL) {
        *out = ((const WorldThought *)thought)->hint;
    }
    return thought != NULL;
}
