#include "play/nim_play.h"

#include "ai/nim_ai.h"
#include "data/nim_record.h"
#include "play/session_inside.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

typedef struct NimSession {
    Session common;
    NimRecord record;
    NimGame game;
} NimSession;

typedef struct NimThought {
    Thought common;
    NimGame game;
    AiLevel level;
    Random random;
} NimThought;

static const NimSession *nim_of(const Session *session) {
    return (const NimSession *)session;
}

static StoreAction row_of(const void *of) {
    const NimAction *action = of;
    return (StoreAction){.seat = action->player, .kind = 1, .a = action->heap, .b = action->count};
}

/* Of a row that no action can have become: one that takes nothing. */
static void action_of(const StoreAction *row, void *action) {
    *(NimAction *)action = (NimAction){(uint8_t)row->seat, (uint8_t)row->a, row->kind == 1 ? (uint8_t)row->b : 0};
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

Session *nim_session_start(const PlayHost *host, int players, const Seat seat[SEATS_MAX], bool is_show) {
    Session *session = session_new(host, &NIM_GAME);
    NimRecord *record = &((NimSession *)session)->record;
    snprintf(record->common.board, sizeof record->common.board, "%s", nim_board_names[0]);
    record->common.seats.count = players;
    memcpy(record->common.seats.seat, seat, sizeof record->common.seats.seat);
    record->common.started = host->wall(host->context);
    record->setup =
        (NimSetup){.seed = host->next_seed(host->context) & (uint64_t)JSON_INTEGER_MAX, .players = (uint8_t)players};
    session->is_show = is_show;
    session_replay(session, 0);
    return session;
}

static Session *again(const Session *last, PlayError *error) {
    (void)error;
    return nim_session_start(&last->host, session_players(last), last->record->seats.seat, false);
}

/* --- playing ------------------------------------------------------------------------------------------------------ */

static void begin(Session *session) {
    NimSession *nim = (NimSession *)session;
    nim_start(&nim->game, &nim->record.setup);
}

static int apply(Session *session, StoreAction *row, bool *shows) {
    NimAction action;
    action_of(row, &action);
    NimRefusal refusal = nim_apply(&((NimSession *)session)->game, &action);
    *shows = false; /* nothing is hidden */
    if (refusal == NIM_ACCEPTED) {
        session_tell(session, &action);
    }
    return (int)refusal;
}

NimRefusal nim_session_take(Session *session, int heap, int count) {
    NimAction action = {nim_session_game(session)->turn, (uint8_t)heap, (uint8_t)count};
    return (NimRefusal)session_act(session, row_of(&action));
}

void nim_session_copy_action(Session *session, const Session *from, size_t index) {
    session_act(session, from->action[index].row);
}

const NimAction *nim_session_history(const Session *session, int index) {
    return session_event(session, index);
}

bool nim_session_follow(Session *session) {
    NimAction event;
    bool has_happened = false;
    while (session_take(session, &event)) {
        has_happened = true;
    }
    return has_happened;
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

const NimGame *nim_session_game(const Session *session) {
    return &nim_of(session)->game;
}

static uint64_t seed(const Session *session) {
    return nim_of(session)->record.setup.seed;
}

static bool is_over(const Session *session) {
    return nim_is_over(nim_session_game(session));
}

static uint64_t hash(const Session *session) {
    return nim_hash(nim_session_game(session));
}

static char *state(const Session *session) {
    cJSON *tree = nim_state_to_json(nim_session_game(session));
    char *text = json_print(tree);
    cJSON_Delete(tree);
    return text;
}

static int rounds(const Session *session) {
    return (int)session->action_count / session_players(session) + 1;
}

static void place(const Session *session, GamePlace *out) {
    *out = (GamePlace){.count = 1, .number = {nim_stones(nim_session_game(session))}};
}

static void result(const Session *session, GameResult *out) {
    for (int p = 0; p < session_players(session); p++) {
        out->store.seat[p].place = nim_session_game(session)->turn == p ? 1 : 2;
    }
}

/* --- thinking ----------------------------------------------------------------------------------------------------- */

static uint64_t moment(const Session *session) {
    return (uint64_t)nim_stones(nim_session_game(session));
}

static unsigned asks(const Session *session) {
    int turn = nim_session_game(session)->turn;
    return !is_over(session) && session_seat(session, turn)->is_computer ? 1u << turn : 0;
}

static void look(Session *session, Thought *thought) {
    NimThought *nim = (NimThought *)thought;
    nim->game = *nim_session_game(session);
    nim->level = session_seat(session, thought->seat)->level;
    random_init(&nim->random, seed(session) ^ moment(session));
}

static void decide(Thought *thought) {
    NimThought *nim = (NimThought *)thought;
    NimAction action = nim_ai_choose(nim->level, &nim->game, &nim->random);
    thought->action = row_of(&action);
    thought->has_result = true;
}

static double pause(const Session *session, int seat) {
    (void)seat;
    return 600 * session_pace(session);
}

/* No tutorial, no codes, no hints. */
const Game NIM_GAME = {
    .kind = "nim",
    .record = &NIM_RECORD,
    .boards = nim_board_names,
    .board_count = 1,
    .weakest = AI_GENTLE,
    .session_size = sizeof(NimSession),
    .thought_size = sizeof(NimThought),
    .event_size = sizeof(NimAction),
    .record_at = offsetof(NimSession, record),
    .again = again,
    .seed = seed,
    .row_of = row_of,
    .action_of = action_of,
    .begin = begin,
    .apply = apply,
    .is_over = is_over,
    .hash = hash,
    .state = state,
    .rounds = rounds,
    .place = place,
    .result = result,
    .moment = moment,
    .asks = asks,
    .look = look,
    .decide = decide,
    .pause = pause,
};
