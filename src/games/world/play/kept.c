/* What the store keeps of a game of SCHOTT World beside its record: its result and people's answers. */
#include "games/world/play/session_inside.h"

#include "i18n/i18n.h"
#include "play/keeper.h"

#include <stdio.h>
#include <string.h>

/* --- how far it is, and how it ended ------------------------------------------------------------------------------ */

/* "stage goal field field ..." */
void world_session_place(const Session *session, GamePlace *place) {
    const WorldGame *game = world_session_game(session);
    place->number[WORLD_PLACE_STAGE] = game->stage;
    place->number[WORLD_PLACE_GOAL] = game->track.goal;
    for (int p = 0; p < game->players; p++) {
        place->number[WORLD_PLACE_FIELD + p] = game->player[p].field;
    }
    place->count = WORLD_PLACE_FIELD + game->players;
}

void world_session_result(const Session *session, GameResult *result) {
    const WorldSession *world = world_session_of(session);
    const WorldGame *game = &world->game;
    uint8_t field[WORLD_PLAYERS_MAX] = {0}, place[WORLD_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        field[p] = game->player[p].field;
    }
    world_rank(game->players, game->winners, field, place);
    for (int p = 0; p < game->players; p++) {
        result->store.seat[p].place = place[p] + 1;
        result->store.seat[p].field = field[p];
        result_add(result, p, STORE_BEST_STAGE, world->tale.best_stage[p]);
        result_add(result, p, STORE_BEST_RUN, world->tale.best_run[p]);
    }
}

/* --- answers ------------------------------------------------------------------------------------------------------ */

static void keep_answer(Session *session, const WorldEvent *event, int card) {
    WorldSessionQuestion question;
    world_session_question(session, card, &question);
    StoreAnswer answer = {.game = session->store_id,
                          .ordinal = (int64_t)session->action_count - 1,
                          .difficulty = question.difficulty,
                          .right = event->answer.choice == event->answer.right,
                          .when = session->host.wall(session->host.context)};
    i18n_copy(answer.name, sizeof answer.name, session_seat(session, event->player)->name);
    snprintf(answer.question, sizeof answer.question, "%s", question_id_on_card(world_session_of(session), card));
    snprintf(answer.topic, sizeof answer.topic, "%s", question_topic_names[question.topic]);
    Keeper keeper = host_keeper(&session->host);
    StoreTicket ticket = keeper.call->add_answer(keeper.to, &answer);
    session->ticket = ticket > session->ticket ? ticket : session->ticket; /* not every keeper keeps answers */
}

/* The question an answer belongs to was asked last before it. */
int world_question_answered(const Session *session, int history_index) {
    for (int i = history_index; i >= 0; i--) {
        const WorldEvent *event = world_session_history(session, i);
        if (event->kind == WORLD_HAPPENED_QUESTION) {
            return event->question.index;
        }
    }
    return 0;
}

bool world_session_happened(Session *session, int first) {
    bool has_moved = false;
    for (int i = first; i < session->history_count; i++) {
        const WorldEvent *event = world_session_history(session, i);
        has_moved = has_moved || event->kind == WORLD_HAPPENED_STAGE || event->kind == WORLD_HAPPENED_FIGURINE;
        bool counts = session_is_person(session, event->player) && !session->is_tutorial && !session->is_unranked;
        if (event->kind == WORLD_HAPPENED_ANSWER && counts) {
            keep_answer(session, event, world_question_answered(session, i - 1));
        }
    }
    return has_moved;
}
