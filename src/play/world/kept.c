/* What is kept of a game of SCHOTT World: its record in journals and files, its result and people's answers in the
 * store. */
#include "play/world/session_inside.h"

#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>

/* --- the record --------------------------------------------------------------------------------------------------- */

bool world_session_read(Session *session, const JsonPlace *place) {
    WorldSession *world = world_session(session);
    if (!world_record_from_json(place, &world->record)) {
        return false;
    }
    for (size_t i = 0; i < world->record.action_count; i++) {
        StoreAction row = world_action_row(world->record.actions[i]);
        session_add(session, &row);
    }
    return true;
}

static void add_actions(WorldRecord *record, const Session *session) {
    for (size_t i = 0; i < session->action_count; i++) {
        world_record_add(record, world_session_action(session, i));
    }
}

/* Without what was read with it: the actions are the session's. */
static WorldRecord record_of(const Session *session) {
    WorldRecord record = world_session_of(session)->record;
    record.actions = NULL;
    record.action_count = record.action_room = 0;
    record.has_hash = false;
    return record;
}

cJSON *world_session_write(const Session *session, RecordParts parts) {
    WorldRecord record = record_of(session);
    if (parts == RECORD_WHOLE) {
        add_actions(&record, session);
        record.has_hash = true;
        record.hash = session_hash(session);
    } else {
        seats_forget_names(&record.head.seats);
    }
    cJSON *tree = world_record_to_json(&record);
    world_record_fini(&record);
    return tree;
}

void world_session_copy(const Session *from, Session *to) {
    world_session(to)->record = record_of(from);
}

bool world_session_ends_as_recorded(const Session *session, DataError *fault) {
    const WorldRecord *record = &world_session_of(session)->record;
    return !record->has_hash || hash_is_as_recorded(session_hash(session), record->hash, fault);
}

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
    session->ticket = store_add_answer(session_store(session), &answer);
}

/* The question an answer belongs to was asked last before it. */
static int question_answered(const Session *session, int history_index) {
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
            keep_answer(session, event, question_answered(session, i - 1));
        }
    }
    return has_moved;
}
