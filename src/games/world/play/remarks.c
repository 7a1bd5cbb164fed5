/* What the computers' characters say about what happens. */
#include "ai/character.h"
#include "games/world/play/session_inside.h"

/* Of the computers that have just lost a stage one may say so: the next one clockwise. */
static int loser_with_character(const Session *session, int winner) {
    for (int i = 1; i < session_players(session); i++) {
        int player = (winner + i) % session_players(session);
        if (session_character(session, player) >= 0) {
            return player;
        }
    }
    return WORLD_NOBODY;
}

/* Who has an occasion to speak when this happens; WORLD_NOBODY: nobody has. */
static int speaker_about(const Session *session, const WorldEvent *event, AiOccasion *occasion) {
    int player = event->player;
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_RUN:
        *occasion = AI_OCCASION_RUN;
        break;
    case WORLD_HAPPENED_EVENT_SHOWN:
        *occasion = AI_OCCASION_EVENT;
        break;
    case WORLD_HAPPENED_STAGE_WON:
        *occasion = session_character(session, player) >= 0 ? AI_OCCASION_ROW : AI_OCCASION_LOST;
        player = *occasion == AI_OCCASION_ROW ? player : loser_with_character(session, player);
        break;
    case WORLD_HAPPENED_OVER:
        *occasion = AI_OCCASION_GOAL;
        for (player = 0; player < session_players(session) && !(event->over.winners >> player & 1); player++) {
        }
        break;
    case WORLD_HAPPENED_STAGE:
    case WORLD_HAPPENED_CARD:
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_TURN:
    case WORLD_HAPPENED_STOCK_RENEWED:
    case WORLD_HAPPENED_FAST_TRACK:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_SEATS_SHIFTED:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_FIGURINE:
    case WORLD_HAPPENED_QUESTION:
    case WORLD_HAPPENED_ANSWER:
    case WORLD_HAPPENED_SCORED:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_AWAITING:
        return WORLD_NOBODY;
    }
    return player < session_players(session) && session_character(session, player) >= 0 ? player : WORLD_NOBODY;
}

const char *world_session_remark(const Session *session, int event, int *speaker) {
    AiOccasion occasion = AI_OCCASION_RUN;
    *speaker = speaker_about(session, world_session_history(session, event), &occasion);
    if (*speaker == WORLD_NOBODY) {
        return NULL;
    }
    Random random;
    random_init(&random, world_session_setup(session)->seed ^ ((uint64_t)event + 1) * 0x9e3779b97f4a7c15ull);
    return ai_character_remark(session_character(session, *speaker), occasion, &random);
}
