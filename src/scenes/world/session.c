/* The game in play: its actions, what they made happen, and who sits at the table. Everything that is remembered beside
 * the rules' game follows from setup and actions, so that undo and resume simply play them again. */
#include "scenes/world/session_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "data/world/sentences.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "protocol/world/states.h"
#include "shell/stack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *session_grown(void *array, size_t count, size_t *room, size_t size) {
    if (count < *room) {
        return array;
    }
    *room = *room ? *room * 2 : 256;
    array = memory_resize(array, *room * size);
    return array;
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static int actor_of(const WorldGame *game, WorldAction action) {
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
        size_t room = (size_t)session->history_room;
        session->history =
            session_grown(session->history, (size_t)session->history_count, &room, sizeof *session->history);
        session->history_room = (int)room;
        session->history[session->history_count++] = events->list[i];
        tale_follow(&session->tale, &events->list[i]);
        question_cards_follow(&session->cards, &session->record.sites, &session->game, &events->list[i]);
    }
}

/* Carries out an action that is not yet in the record's list of those played: the ordinal'th. */
static WorldRefusal play(Session *session, size_t ordinal, WorldAction action, WorldEvents *events) {
    int actor = actor_of(&session->game, action);
    WorldRefusal refusal = world_apply(&session->game, action, events);
    if (refusal == WORLD_ACCEPTED) {
        session->action = session_grown(session->action, ordinal, &session->action_room, sizeof *session->action);
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
    int actor = actor_of(&session->game, action);
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

const SessionSeat *session_seat(const Session *session, int player) {
    CORE_ASSERT(player >= 0 && player < session_players(session));
    return &session->seat[player];
}

bool session_is_person(const Session *session, int player) {
    return player >= 0 && player < session_players(session) && !session->seat[player].is_computer;
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
    return session->record.board;
}

int64_t session_store_id(const Session *session) {
    return session->store_id;
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

/* --- starting and leaving ----------------------------------------------------------------------------------------- */

static void session_free(Session *session) {
    minds_forget(session);
    world_record_fini(&session->record);
    questions_free(session->questions);
    free(session->board);
    free(session->action);
    free(session->history);
    free(session);
}

static Session *session_new(App *app) {
    Session *session = memory_new(sizeof *session);
    Board *board = memory_new(sizeof *board);
    session->app = app;
    session->board = board;
    session->undoing = WORLD_NOBODY;
    session->decided_for = SIZE_MAX;
    session->waits_until = -1;
    session->sat_down_at = app->now;
    world_record_init(&session->record);
    return session;
}

Session *session_open(App *app, const char *board, int players, SessionError *error) {
    Session *session = session_new(app);
    DataError fault = {0};
    bool loaded = board_load_named(session->board, paths_assets(), board, players, &fault);
    if (!loaded) {
        i18n_format(error->text, sizeof error->text, tr("The board cannot be used: {reason}"),
                    I18N_TEXT("reason", session_explain(&fault)));
    } else {
        session->questions = questions_for_language(error);
    }
    if (session->questions == NULL) {
        session_free(session);
        return NULL;
    }
    snprintf(session->record.board, sizeof session->record.board, "%s", board);
    return session;
}

void session_close(Session *session) {
    session_free(session);
}

void session_put_on_table(App *app, Session *session) {
    session_leave(app);
    app->session = session;
}

void session_leave(App *app) {
    if (app->session != NULL) {
        journal_note(app->session);
        session_free(app->session);
        app->session = NULL;
    }
}

void session_abandon(App *app) {
    if (app->session != NULL) {
        journal_abandon(app->session);
        session_free(app->session);
        app->session = NULL;
    }
}

static void choose_questions(Session *session, uint64_t seed) {
    StoreSeen seen = {0};
    if (session->app->store != NULL) {
        seen = store_list_seen(session->app->store, WORLD_QUESTIONS_MAX);
    }
    const char *recent[WORLD_QUESTIONS_MAX];
    int count = seen.count < WORLD_QUESTIONS_MAX ? (int)seen.count : WORLD_QUESTIONS_MAX;
    for (int i = 0; i < count; i++) {
        recent[count - 1 - i] = seen.question[i]; /* oldest first */
    }
    Deck deck;
    deck_choose(&deck, session->questions, session->deck, seed, recent, count);
    world_record_set_deck(&session->record, &deck, session->questions);
    site_questions_choose(&session->record.sites, &deck, session->questions, session->board);
    store_seen_free(&seen);
}

static bool fill_in(Session *session, const SessionSetup *setup, SessionError *error) {
    WorldSetup *world = &session->record.setup;
    memcpy(session->seat, setup->seat, sizeof session->seat);
    session->deck = setup->questions;
    session->is_tutorial = setup->is_tutorial;
    session->is_show = setup->is_show;
    world->seed = app_next_seed(session->app) & (uint64_t)JSON_INTEGER_MAX;
    uint64_t shell_seed = app_next_seed(session->app);
    world->players = (uint8_t)setup->players;
    world->track = session->board->track;
    world->starter = (uint8_t)(setup->starter >= 0 ? setup->starter : (int)(shell_seed % (unsigned)setup->players));
    if (setup->deal != NULL) {
        world->has_deal = true;
        world->deal = *setup->deal;
    }
    choose_questions(session, shell_seed);
    WorldSetupFault fault = world_setup_check(world);
    if (fault != WORLD_SETUP_FINE) {
        i18n_copy(error->text, sizeof error->text, tr(sentence_of_setup_fault(fault)));
    }
    return fault == WORLD_SETUP_FINE;
}

bool session_start(App *app, const SessionSetup *setup, SessionError *error) {
    CORE_ASSERT(setup->players >= WORLD_PLAYERS_MIN && setup->players <= WORLD_PLAYERS_MAX);
    Session *session = session_open(app, setup->board, setup->players, error);
    if (session == NULL) {
        return false;
    }
    if (!fill_in(session, setup, error)) {
        session_free(session);
        return false;
    }
    session_put_on_table(app, session);
    bool replayed = session_replay(session);
    CORE_ASSERT(replayed);
    journal_begin(session);
    return true;
}

bool session_again(App *app, SessionError *error) {
    const Session *last = app->session;
    SessionSetup setup = {.players = session_players(last), .questions = last->deck};
    memcpy(setup.seat, last->seat, sizeof setup.seat);
    setup.starter = world_left_of(last->record.setup.starter, setup.players);
    snprintf(setup.board, sizeof setup.board, "%s", last->record.board);
    return session_start(app, &setup, error);
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

static char *state_hook(App *app) {
    if (app->session == NULL) {
        return NULL;
    }
    session_flush(app->session);
    cJSON *tree = world_state_to_json(&app->session->game, &app->session->record, &app->session->cards);
    name_right_answer(app->session, tree);
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

static char *hash_hook(App *app) {
    if (app->session == NULL) {
        return NULL;
    }
    char digits[17];
    session_flush(app->session);
    hash_to_text(world_hash(&app->session->game), digits);
    char *text = malloc(sizeof digits + 2);
    if (text != NULL) {
        snprintf(text, sizeof digits + 2, "\"%s\"", digits);
    }
    return text;
}

/* A computer moves only while the table is in front: under the pause nothing is about to happen. */
static bool is_about_to_move(const App *app) {
    int depth = stack_depth(app->stack);
    bool in_front = depth > 0 && strcmp(stack_name(app->stack, depth - 1), "stage") == 0;
    return in_front && app->session->has_decision;
}

static bool is_busy_hook(App *app) {
    bool writing = app->store != NULL && !store_is_idle(app->store);
    return writing || (app->session != NULL && (session_is_thinking(app->session) || is_about_to_move(app)));
}

void session_install(App *app) {
    app->hooks.state = state_hook;
    app->hooks.hash = hash_hook;
    app->hooks.is_busy = is_busy_hook;
}
