/* A game in play: its actions and what they made happen. Everything that is remembered beside the rules' game follows
 * from setup and actions, so that undo and resume simply play them again. */
#include "play/world/session_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "data/world/sentences.h"
#include "i18n/i18n.h"
#include "protocol/world/states.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct Store *session_store(const Session *session) {
    return session->host.store(session->host.context);
}

double session_now(const Session *session) {
    return session->host.now(session->host.context);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

int session_actor(const WorldGame *game, WorldAction action) {
    return action.kind == WORLD_ACTION_FAST_TRACK ? action.a : game->awaited_player;
}

static bool shows_hidden(const WorldEvents *events) {
    for (int i = 0; i < events->count; i++) {
        const WorldEvent *event = &events->list[i];
        bool from_stock = event->kind == WORLD_HAPPENED_CARD && event->card.from.pile == WORLD_PILE_STOCK;
        if (from_stock || event->kind == WORLD_HAPPENED_EVENT_SHOWN || event->kind == WORLD_HAPPENED_QUESTION ||
            event->kind == WORLD_HAPPENED_ANSWER || event->kind == WORLD_HAPPENED_STAGE) {
            return true;
        }
    }
    return false;
}

static void remember(Session *session, const WorldEvents *events) {
    for (int i = 0; i < events->count; i++) {
        session->history = memory_one_more(session->history, (size_t)session->history_count, sizeof *session->history);
        session->history[session->history_count++] = events->list[i];
        tale_follow(&session->tale, &events->list[i]);
        question_cards_follow(&session->cards, &session->record.sites, &session->game, &events->list[i]);
    }
}

/* Carries out an action that is not yet in the record's list of those played: the ordinal'th. */
static WorldRefusal play(Session *session, size_t ordinal, WorldAction action, WorldEvents *events) {
    int actor = session_actor(&session->game, action);
    WorldRefusal refusal = world_apply(&session->game, action, events);
    if (refusal == WORLD_ACCEPTED) {
        session->action = memory_one_more(session->action, ordinal, sizeof *session->action);
        session->action[ordinal] = (SessionAction){.actor = (uint8_t)actor, .shows = shows_hidden(events)};
        remember(session, events);
    }
    return refusal;
}

bool session_replay(Session *session) {
    WorldEvents events;
    session->history_count = 0;
    tale_begin(&session->tale);
    question_cards_begin(&session->cards);
    world_start(&session->game, &session->record.setup, &events);
    remember(session, &events);
    for (size_t i = 0; i < session->record.action_count; i++) {
        if (play(session, i, session->record.actions[i], &events) != WORLD_ACCEPTED) {
            return false;
        }
    }
    return true;
}

WorldRefusal session_act(Session *session, WorldAction action) {
    WorldEvents events;
    size_t ordinal = session->record.action_count;
    int actor = session_actor(&session->game, action);
    WorldRefusal refusal = play(session, ordinal, action, &events);
    if (refusal != WORLD_ACCEPTED) {
        return refusal;
    }
    world_record_add(&session->record, action);
    session->undoing = WORLD_NOBODY;
    minds_forget(session);
    journal_append(session, action, actor, &events);
    if (session_is_over(session)) {
        journal_finish(session);
    }
    return WORLD_ACCEPTED;
}

WorldRefusal session_refuses(const Session *session, WorldAction action) {
    return world_refuses(&session->game, action);
}

const char *session_why_not(const Session *session, WorldRefusal refusal) {
    (void)session;
    return tr(sentence_of_refusal(refusal));
}

bool session_can_undo(const Session *session) {
    size_t count = session->record.action_count;
    if (count == 0 || session_is_over(session)) {
        return false;
    }
    const SessionAction *last = &session->action[count - 1];
    bool own = session->undoing == WORLD_NOBODY || session->undoing == last->actor;
    return own && !last->shows && session_is_person(session, last->actor);
}

bool session_undo(Session *session) {
    if (!session_can_undo(session)) {
        return false;
    }
    session->undoing = session->action[--session->record.action_count].actor;
    bool replayed = session_replay(session);
    CORE_ASSERT(replayed);
    session->told = session->history_count;
    session->turned_back++;
    minds_forget(session);
    journal_cut(session);
    return true;
}

bool session_peek_event(const Session *session, int ahead, WorldEvent *out) {
    if (session->told + ahead >= session->history_count) {
        return false;
    }
    *out = session->history[session->told + ahead];
    return true;
}

bool session_take_event(Session *session, WorldEvent *out) {
    bool found = session_peek_event(session, 0, out);
    session->told += found;
    return found;
}

void session_view_told(const Session *session, WorldView *view) {
    world_view_begin(view, &session->record.setup);
    for (int i = 0; i < session->told; i++) {
        world_view_follow(view, &session->history[i]);
    }
}

unsigned session_turned_back(const Session *session) {
    return session->turned_back;
}

int session_last_actor(const Session *session) {
    size_t count = session->record.action_count;
    return count == 0 ? WORLD_NOBODY : session->action[count - 1].actor;
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

int session_players(const Session *session) {
    return session->record.setup.players;
}

const Seat *session_seat(const Session *session, int player) {
    CORE_ASSERT(player >= 0 && player < session_players(session));
    return &session->record.head.seats.seat[player];
}

bool session_is_person(const Session *session, int player) {
    return player >= 0 && player < session_players(session) && !session->record.head.seats.seat[player].is_computer;
}

int session_persons(const Session *session) {
    int persons = 0;
    for (int p = 0; p < session_players(session); p++) {
        persons += session_is_person(session, p);
    }
    return persons;
}

const WorldGame *session_game(const Session *session) {
    return &session->game;
}

const Board *session_board(const Session *session) {
    return session->board;
}

const char *session_board_name(const Session *session) {
    return session->record.head.board;
}

int64_t session_store_id(const Session *session) {
    return session->store_id;
}

size_t session_actions(const Session *session) {
    return session->record.action_count;
}

bool session_is_over(const Session *session) {
    return session->game.awaiting == WORLD_AWAITING_OVER;
}

const SessionTale *session_tale(const Session *session) {
    return &session->tale;
}

int session_history_count(const Session *session) {
    return session->history_count;
}

const WorldEvent *session_history(const Session *session, int index) {
    return index >= 0 && index < session->history_count ? &session->history[index] : NULL;
}

int session_told(const Session *session) {
    return session->told;
}

bool session_is_show(const Session *session) {
    return session->is_show;
}

bool session_is_tutorial(const Session *session) {
    return session->is_tutorial;
}

uint32_t session_lessons(const Session *session) {
    return session->lessons;
}

void session_give_lesson(Session *session, int lesson) {
    session->lessons |= 1u << lesson;
    journal_taught(session);
}

/* --- the driver's view -------------------------------------------------------------------------------------------- */

/* What is right is what the shown question's own bank says: scripts look it up by its id. */
static void name_right_answer(const Session *session, cJSON *tree) {
    if (session->game.awaiting == WORLD_AWAITING_QUESTION) {
        cJSON *awaiting = cJSON_GetObjectItemCaseSensitive(tree, "awaiting");
        int right = question_right_on_card(session, session->game.question.index);
        cJSON_ReplaceItemInObjectCaseSensitive(awaiting, "right", cJSON_CreateNumber(right));
    }
}

char *session_state_json(Session *session) {
    session_flush(session);
    cJSON *tree = world_state_to_json(&session->game, &session->record, &session->cards);
    name_right_answer(session, tree);
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

char *session_hash_json(Session *session) {
    char digits[17];
    session_flush(session);
    hash_to_text(world_hash(&session->game), digits);
    char *text = memory_raw(sizeof digits + 2);
    snprintf(text, sizeof digits + 2, "\"%s\"", digits);
    return text;
}
