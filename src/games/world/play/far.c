/* World where its people sit at several screens: what the host says of it, and what a screen makes of that. */
#include "games/world/play/session_inside.h"

#include "games/world/far/events.h"
#include "games/world/far/mask.h"
#include "games/world/far/setup.h"
#include "games/world/play/boards.h"
#include "games/world/play/game.h"
#include "games/world/play/shelf.h"
#include "games/world/protocol/setups.h"

#include <stdio.h>
#include <string.h>

/* --- at the host -------------------------------------------------------------------------------------------------- */

static Session *make(const PlayHost *host, const JsonPlace *place, const Seats *seats, const ChanceKey *key,
                     PlayError *error) {
    WorldSetup rules = {.players = (uint8_t)seats->count};
    WorldSessionSetup setup = {.players = seats->count, .starter = -1, .questions = DECK_FAMILY, .key = *key};
    JsonPlace questions = json_maybe(place, "questions");
    const char *names[WORLD_BOARDS_MOST];
    int board = json_member_word(place, "board", names, world_boards(host, names));
    if (seats->count < WORLD_PLAYERS_MIN) {
        json_fault(place, "must have at least two seats");
        return NULL;
    }
    world_house_from_json(place, &rules);
    if (questions.node != NULL) {
        setup.questions = (DeckLevel)json_word(&questions, deck_level_names, DECK_LEVELS);
    }
    snprintf(setup.board, sizeof setup.board, "%s", names[board]);
    memcpy(setup.seat, seats->seat, sizeof setup.seat);
    memcpy(setup.ahead, rules.ahead, sizeof setup.ahead);
    setup.house = rules.house;
    return data_failed(place->error) ? NULL : world_session_start(host, &setup, error);
}

/* The next stage may be dealt by anybody, and nobody has to. */
static unsigned awaits(const Session *session) {
    const WorldGame *game = world_session_game(session);
    bool has_to = game->awaiting != WORLD_AWAITING_STAGE_OVER && game->awaiting != WORLD_AWAITING_OVER;
    return has_to ? 1u << game->awaited_player : 0;
}

/* With the board where screens do not have it. */
static cJSON *setup_write(const Session *session) {
    const OwnBoard *layout = world_session_of(session)->record.layout;
    cJSON *out = world_open_setup_write(world_session_setup(session));
    if (layout != NULL) {
        cJSON_AddItemToObject(out, "layout", cJSON_Parse(layout->text));
    }
    return out;
}

static void event_write(const void *event, FarEvent *out) {
    world_event_write(event, out);
}

/* As it is shown; which of the answers is right stays here. */
static cJSON *ask(Session *session, int card) {
    WorldSessionQuestion question;
    world_session_question(session, card, &question);
    cJSON *message = far_begin(FAR_ASK);
    cJSON_AddNumberToObject(message, "card", card);
    cJSON_AddStringToObject(message, "text", question.question);
    cJSON *answers = cJSON_AddArrayToObject(message, "answers"), *choices = cJSON_AddArrayToObject(message, "choices");
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        cJSON_AddItemToArray(answers, cJSON_CreateString(question.answer[i]));
        cJSON_AddItemToArray(choices, cJSON_CreateNumber(question.choice[i]));
    }
    cJSON_AddStringToObject(message, "topic", question_topic_names[question.topic]);
    return message;
}

static cJSON *tell(Session *session, int card, int right) {
    WorldSessionQuestion question;
    world_session_question(session, card, &question);
    cJSON *message = far_begin(FAR_TOLD);
    cJSON_AddNumberToObject(message, "card", card);
    cJSON_AddNumberToObject(message, "right", right);
    cJSON_AddStringToObject(message, "why", question.explanation);
    return message;
}

/* The same for all, watchers too, who guess along. A question that has been answered meanwhile is not asked. */
static cJSON *private(Session *session, int seat, int index) {
    const WorldGame *game = world_session_game(session);
    const WorldEvent *event = world_session_history(session, index);
    (void)seat;
    if (event != NULL && event->kind == WORLD_HAPPENED_ANSWER) {
        return tell(session, world_question_answered(session, index), event->answer.right);
    }
    bool is_awaited = game->awaiting == WORLD_AWAITING_QUESTION;
    bool is_asked =
        event == NULL || (event->kind == WORLD_HAPPENED_QUESTION &&
                          world_question_answered(session, session->history_count - 1) == event->question.index);
    return is_awaited && is_asked ? ask(session, game->question.index) : NULL;
}

/* Whoever plays deals the next stage. */
static bool is_theirs(const Session *session, int seat, const StoreAction *row) {
    const WorldGame *game = world_session_game(session);
    if (row->kind == WORLD_ACTION_NEXT_STAGE) {
        return seat < game->players;
    }
    return seat == (row->kind == WORLD_ACTION_FAST_TRACK ? row->a : game->awaited_player);
}

/* --- at a screen -------------------------------------------------------------------------------------------------- */

static bool setup_read(Session *session, const JsonPlace *place) {
    WorldSession *world = world_session(session);
    if (!world_open_setup_read(place, &world->record.setup)) {
        return false;
    }
    world_layout_from_json(place, &world->record);
    world->board = world->record.layout != NULL
                       ? boards_own(world->record.layout, place->error)
                       : shelf_board(&session->host, session->record->board, session_players(session), place->error);
    return world->board != NULL;
}

static bool event_read(const Session *session, const JsonPlace *list, void *event) {
    return world_event_read(list, world_session_view(session), event);
}

/* The newest of that card; NULL: it was never asked here. */
static WorldFarQuestion *find_question(WorldFar *far, int card) {
    for (int i = 1; i <= WORLD_FAR_QUESTIONS; i++) {
        WorldFarQuestion *question = &far->question[(far->asked + WORLD_FAR_QUESTIONS - i) % WORLD_FAR_QUESTIONS];
        if (question->text != NULL && question->card == card) {
            return question;
        }
    }
    return NULL;
}

static void private_read(Session *session, FarKind kind, const JsonPlace *message) {
    WorldFar *far = &world_session(session)->far;
    WorldFarQuestion asked;
    if (kind == FAR_ASK && world_ask_read(message, &asked)) {
        WorldFarQuestion *question = &far->question[far->asked];
        world_far_question_fini(question);
        *question = asked;
        far->asked = (far->asked + 1) % WORLD_FAR_QUESTIONS;
    } else if (kind == FAR_TOLD) {
        WorldFarQuestion *question = find_question(far, world_question_card(message));
        WorldFarQuestion unasked = {0};
        world_told_read(message, question != NULL ? question : &unasked);
        world_far_question_fini(&unasked);
    } else if (kind != FAR_ASK) {
        json_fault(message, "must be of a question");
    }
}

void world_far_question(const Session *session, int card, WorldSessionQuestion *out) {
    WorldFar *far = &world_session((Session *)(void *)session)->far;
    const WorldFarQuestion *asked = find_question(far, card);
    memset(out, 0, sizeof *out);
    out->question = asked != NULL ? asked->text : "";
    out->explanation = asked != NULL && asked->why != NULL ? asked->why : "";
    out->topic = asked != NULL ? asked->topic : QUESTION_EVERYDAY;
    out->right = -1;
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        out->answer[i] = asked != NULL ? asked->answer[i] : "";
        out->choice[i] = asked != NULL ? asked->choice[i] : (uint8_t)i;
        if (asked != NULL && asked->right == asked->choice[i]) {
            out->right = i;
        }
    }
}

void world_far_fini(WorldFar *far) {
    for (int i = 0; i < WORLD_FAR_QUESTIONS; i++) {
        world_far_question_fini(&far->question[i]);
    }
}

/* --- following ---------------------------------------------------------------------------------------------------- */

static void begin(Session *session, int seat) {
    WorldSession *world = world_session(session);
    (void)seat;
    tale_begin(&world->tale);
    world_view_begin(&world->view, &world->record.setup);
    world->far.actor = SESSION_NOBODY;
    world->far.shows = false;
}

/* An action ends with what is awaited next; who acted is who was awaited before, or plays Fast Track. */
static void follow(Session *session, const void *of) {
    WorldSession *world = world_session(session);
    WorldFar *far = &world->far;
    const WorldEvent *event = of;
    far->shows = far->shows || world_shows_hidden(event);
    far->actor = event->kind == WORLD_HAPPENED_FAST_TRACK ? event->player : far->actor;
    world_view_follow(&world->view, event);
    tale_follow(&world->tale, event);
    if (event->kind == WORLD_HAPPENED_AWAITING) {
        far_acted(session, far->actor, far->shows);
        far->actor = event->player;
        far->shows = false;
    }
}

static void mask(Session *session) {
    WorldSession *world = world_session(session);
    world_mask(&world->view, world->record.setup.house, &world->game);
}

static int refuses(const Session *session, const StoreAction *row) {
    WorldAction action;
    WORLD_GAME.action_of(row, &action);
    return (int)world_session_refuses(session, action);
}

void world_far_state(cJSON *state) {
    cJSON *awaiting = cJSON_GetObjectItemCaseSensitive(state, "awaiting"), *player;
    cJSON_DeleteItemFromObjectCaseSensitive(state, "stock");
    cJSON_DeleteItemFromObjectCaseSensitive(awaiting, "id");
    cJSON_DeleteItemFromObjectCaseSensitive(awaiting, "right");
    cJSON_ArrayForEach(player, cJSON_GetObjectItemCaseSensitive(state, "players")) {
        cJSON_DeleteItemFromObjectCaseSensitive(player, "events");
    }
}

const GameFar WORLD_FAR = {.make = make,
                           .awaits = awaits,
                           .setup_write = setup_write,
                           .event_write = event_write,
                           .private = private,
                           .is_theirs = is_theirs,
                           .setup_read = setup_read,
                           .event_read = event_read,
                           .private_read = private_read,
                           .begin = begin,
                           .follow = follow,
                           .mask = mask,
                           .refuses = refuses};
