/* What the computers of Best Path are asked, and with what they answer. Each has a round of its own to think in: what
 * the others close meanwhile is hidden from it, and changes nothing. */
#include "games/path/play/session_inside.h"

#include "ai/character.h"

static const double LINE_PAUSE_MS = 1400; /* at normal pace: as long as somebody takes to see a line, at the least */

/* --- when --------------------------------------------------------------------------------------------------------- */

/* After the last round there is a moment more, in which nobody is asked. */
uint64_t path_session_moment(const Session *session) {
    const PathGame *game = path_session_game(session);
    return path_is_over(game) ? PATH_CARDS + 1 : game->round;
}

unsigned path_session_asks(const Session *session) {
    unsigned awaited = path_awaited(path_session_game(session)), asked = 0;
    for (int p = 0; p < session_players(session); p++) {
        asked |= session_seat(session, p)->is_computer ? awaited & 1u << p : 0;
    }
    return asked;
}

bool path_session_asks_person(const Session *session, int seat) {
    return path_awaited(path_session_game(session)) >> seat & 1;
}

double path_session_pause(const Session *session, int seat) {
    int character = session_character(session, seat);
    return LINE_PAUSE_MS * (character >= 0 ? ai_character(character)->pace / 1000.0 : 1) * session_pace(session);
}

/* --- what --------------------------------------------------------------------------------------------------------- */

void path_session_look(Session *session, Thought *thought) {
    PathThought *path = (PathThought *)thought;
    const PathGame *game = path_session_game(session);
    int character = session_character(session, thought->seat);
    path_view(game, thought->seat, &path->view);
    path->skill = seat_skill(session_seat(session, thought->seat));
    path->taste = character >= 0 ? (AiTaste)ai_character(character)->taste : AI_TASTE_NONE;
    path_ai_random(&path->random, path_session_setup(session)->seed, game->round, thought->seat);
}

void path_session_decide(Thought *thought) {
    PathThought *path = (PathThought *)thought;
    PathLine line = path_ai_choose_by(path->skill, path->taste, &path->view, thought->seat, &path->random);
    thought->action =
        path_action_row(&(PathAction){.kind = PATH_ACTION_LINE, .player = (uint8_t)thought->seat, .line = line});
    thought->has_result = true;
}

void path_session_advise(Thought *thought) {
    PathThought *path = (PathThought *)thought;
    path_ai_hint(&path->view, thought->seat, &path->hint);
    thought->has_result = true;
}

bool path_session_hint(const Session *session, int seat, PathHint *out) {
    const Thought *thought = session_advice(session, seat);
    if (thought != NULL) {
        *out = ((const PathThought *)thought)->hint;
    }
    return thought != NULL;
}
