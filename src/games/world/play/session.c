/* SCHOTT World as a session plays it. */
#include "games/world/play/game.h"
#include "games/world/play/session_inside.h"

#include "core/core_assert.h"
#include "games/world/data/sentences.h"
#include "games/world/protocol/states.h"
#include "i18n/i18n.h"

#include <string.h>

WorldSession *world_session(Session *session) {
    CORE_ASSERT(session->rules == &WORLD_GAME);
    return (WorldSession *)session;
}

const WorldSession *world_session_of(const Session *session) {
    CORE_ASSERT(session->rules == &WORLD_GAME);
    return (const WorldSession *)session;
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static int actor_of(const WorldGame *game, WorldAction action) {
    return action.kind == WORLD_ACTION_FAST_TRACK ? action.a : game->awaited_player;
}

bool world_shows_hidden(const WorldEvent *event) {
    bool from_stock = event->kind == WORLD_HAPPENED_CARD && event->card.from.pile == WORLD_PILE_STOCK;
    return from_stock || event->kind == WORLD_HAPPENED_EVENT_SHOWN || event->kind == WORLD_HAPPENED_QUESTION ||
           event->kind == WORLD_HAPPENED_ANSWER || event->kind == WORLD_HAPPENED_STAGE;
}

static bool shows_hidden(const WorldEvents *events) {
    for (int i = 0; i < events->count; i++) {
        if (world_shows_hidden(&events->list[i])) {
            return true;
        }
    }
    return false;
}

static void remember(WorldSession *world, const WorldEvents *events) {
    for (int i = 0; i < events->count; i++) {
        session_tell(&world->common, &events->list[i]);
        tale_follow(&world->tale, &events->list[i]);
        question_cards_follow(&world->cards, &world->record.sites, &world->game, &events->list[i]);
    }
}

static void begin(Session *session) {
    WorldSession *world = world_session(session);
    WorldEvents events;
    tale_begin(&world->tale);
    question_cards_begin(&world->cards);
    world_start(&world->game, &world->record.setup, &events);
    world_view(&world->game, &world->view);
    remember(world, &events);
}

StoreAction world_action_row(const void *of) {
    const WorldAction *action = of;
    return (StoreAction){.kind = action->kind, .a = action->a, .b = action->b, .c = action->c};
}

static bool is_byte(int32_t number) {
    return number >= 0 && number <= UINT8_MAX;
}

/* Of a row that no action can have become: one that the rules know nothing of. */
static WorldAction from_row(const StoreAction *row) {
    bool fits = is_byte(row->kind) && is_byte(row->a) && is_byte(row->b) && is_byte(row->c);
    return fits ? (WorldAction){.kind = (uint8_t)row->kind,
                                .a = (uint8_t)row->a,
                                .b = (uint8_t)row->b,
                                .c = (uint8_t)row->c}
                : (WorldAction){.kind = UINT8_MAX};
}

static void action_of(const StoreAction *row, void *action) {
    *(WorldAction *)action = from_row(row);
}

static int apply(Session *session, StoreAction *row, bool *shows) {
    WorldSession *world = world_session(session);
    WorldEvents events;
    WorldAction action = from_row(row);
    int actor = actor_of(&world->game, action);
    WorldRefusal refusal = world_apply(&world->game, action, &events);
    if (refusal == WORLD_ACCEPTED) {
        row->seat = actor;
        *shows = shows_hidden(&events);
        world_view(&world->game, &world->view);
        remember(world, &events);
    }
    return (int)refusal;
}

WorldRefusal world_session_act(Session *session, WorldAction action) {
    return (WorldRefusal)session_act(session, world_action_row(&action));
}

WorldAction world_session_action(const Session *session, size_t index) {
    CORE_ASSERT(index < session->action_count);
    return from_row(&session->action[index].row);
}

WorldRefusal world_session_refuses(const Session *session, WorldAction action) {
    return world_refuses(&world_session_of(session)->game, action);
}

const char *world_session_why_not(WorldRefusal refusal) {
    return tr(sentence_of_refusal(refusal));
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

static bool is_over(const Session *session) {
    return world_session_of(session)->game.awaiting == WORLD_AWAITING_OVER;
}

static uint64_t seed(const Session *session) {
    return world_session_setup(session)->seed;
}

static uint64_t hash(const Session *session) {
    return world_hash(&world_session_of(session)->game);
}

static int stages(const Session *session) {
    return world_session_of(session)->game.stage;
}

const WorldView *world_session_view(const Session *session) {
    return &world_session_of(session)->view;
}

bool world_session_has_events(const Session *session) {
    return (world_session_of(session)->game.house & WORLD_HOUSE_NO_EVENTS) == 0;
}

void world_session_heads(const Session *session, uint8_t ahead[WORLD_PLAYERS_MAX]) {
    const WorldSetup *setup = world_session_setup(session);
    memset(ahead, 0, WORLD_PLAYERS_MAX);
    if (!setup->has_deal) { /* else the deal says where they stand */
        world_setup_fields(setup, ahead);
    }
}

const WorldGame *world_session_game(const Session *session) {
    return &world_session_of(session)->game;
}

const WorldSetup *world_session_setup(const Session *session) {
    return &world_session_of(session)->record.setup;
}

const Board *world_session_board(const Session *session) {
    return world_session_of(session)->board;
}

const WorldTale *world_session_tale(const Session *session) {
    return &world_session_of(session)->tale;
}

const WorldEvent *world_session_history(const Session *session, int index) {
    return session_event(session, index);
}

bool world_session_peek_event(const Session *session, int ahead, WorldEvent *out) {
    const WorldEvent *event = session_event_ahead(session, ahead);
    if (event != NULL) {
        *out = *event;
    }
    return event != NULL;
}

bool world_session_take_event(Session *session, WorldEvent *out) {
    return session_take(session, out);
}

void world_session_view_told(const Session *session, WorldView *view) {
    world_view_begin(view, world_session_setup(session));
    for (int i = 0; i < session->told; i++) {
        world_view_follow(view, world_session_history(session, i));
    }
}

/* --- the driver's view -------------------------------------------------------------------------------------------- */

/* What is right is what the shown question's own bank says: scripts look it up by its id. */
static void name_right_answer(const WorldSession *world, cJSON *tree) {
    if (world->game.awaiting == WORLD_AWAITING_QUESTION) {
        cJSON *awaiting = cJSON_GetObjectItemCaseSensitive(tree, "awaiting");
        int right = question_right_on_card(world, world->game.question.index);
        cJSON_ReplaceItemInObjectCaseSensitive(awaiting, "right", cJSON_CreateNumber(right));
    }
}

static char *state(const Session *session) {
    const WorldSession *world = world_session_of(session);
    cJSON *tree = world_state_to_json(&world->game, &world->record, &world->cards);
    if (session_is_far(session)) {
        world_far_state(tree);
    } else {
        name_right_answer(world, tree);
    }
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

const Game WORLD_GAME = {
    .kind = "world",
    .record = &WORLD_RECORD,
    .tutorial = "tutorial",
    .lessons = "tutorial.lessons",
    .boards = board_names,
    .board_count = BOARD_NAMES,
    .weakest = AI_GENTLE,
    .session_size = sizeof(WorldSession),
    .thought_size = sizeof(WorldThought),
    .event_size = sizeof(WorldEvent),
    .record_at = offsetof(WorldSession, record),
    .fini = world_session_fini,
    .equip = world_session_equip,
    .again = world_session_again,
    .code = world_session_code,
    .seed = seed,
    .row_of = world_action_row,
    .action_of = action_of,
    .begin = begin,
    .apply = apply,
    .is_over = is_over,
    .hash = hash,
    .state = state,
    .rounds = stages,
    .place = world_session_place,
    .result = world_session_result,
    .happened = world_session_happened,
    .cues = world_session_cues,
    .moment = world_session_moment,
    .asks = world_session_asks,
    .asks_person = world_session_asks_person,
    .look = world_session_look,
    .decide = world_session_decide,
    .advise = world_session_advise,
    .pause = world_session_pause,
    .far = &WORLD_FAR,
};
