#include "games/world/protocol/states.h"

#include "games/world/protocol/names.h"
#include "games/world/protocol/setups.h"
#include "games/world/rules/row.h"
#include "protocol/seats.h"

/* --- the state ---------------------------------------------------------------------------------------------------- */

/* Piles are kept top last and sent top first. */
static cJSON *pile_to_json(const WorldCard *cards, int count) {
    cJSON *list = cJSON_CreateArray();
    for (int i = count - 1; i >= 0; i--) {
        cJSON_AddItemToArray(list, cJSON_CreateNumber(cards[i]));
    }
    return list;
}

static cJSON *players_to_json(const WorldGame *game) {
    cJSON *list = cJSON_CreateArray();
    for (int p = 0; p < game->players; p++) {
        const WorldPlayer *player = &game->player[p];
        cJSON *out = cJSON_CreateObject();
        cJSON_AddItemToObject(out, "row", world_cards_to_json(player->row, WORLD_ROW));
        cJSON_AddNumberToObject(out, "count", world_row_count(player->row, WORLD_ROW));
        cJSON_AddBoolToObject(out, "complete", world_row_complete(player->row, WORLD_ROW));
        cJSON_AddNumberToObject(out, "field", player->field);
        cJSON_AddStringToObject(out, "fast_track", names_fast_track[player->fast_track]);
        cJSON_AddBoolToObject(out, "exchanged", player->exchanged != 0);
        cJSON_AddItemToObject(out, "events", world_held_to_json(player->event));
        cJSON_AddItemToArray(list, out);
    }
    return list;
}

static void question_to_json(cJSON *out, const WorldQuestion *question, const WorldRecord *record,
                             const QuestionCards *cards) {
    cJSON_AddStringToObject(out, "id", record->question_id[cards->question[question->index]]);
    cJSON_AddNumberToObject(out, "right", record->setup.right[question->index]);
    cJSON_AddStringToObject(out, "why", names_why[question->why]);
    cJSON_AddNumberToObject(out, "amount", question->amount);
}

static cJSON *awaiting_to_json(const WorldGame *game, const WorldRecord *record, const QuestionCards *cards) {
    WorldAwaitingKind kind = (WorldAwaitingKind)game->awaiting;
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "kind", names_awaiting[kind]);
    if (kind != WORLD_AWAITING_STAGE_OVER && kind != WORLD_AWAITING_OVER) {
        cJSON_AddNumberToObject(out, "player", game->awaited_player);
    }
    switch (kind) {
    case WORLD_AWAITING_PLACE:
        cJSON_AddNumberToObject(out, "card", game->hand[0]);
        cJSON_AddStringToObject(out, "from", names_sources[game->hand_from]);
        break;
    case WORLD_AWAITING_TAKE_TWO:
        cJSON_AddItemToObject(out, "cards", world_cards_to_json(game->hand, game->hand_count));
        break;
    case WORLD_AWAITING_QUESTION:
        cJSON_AddNumberToObject(out, "reader", world_reader(game));
        question_to_json(out, &game->question, record, cards);
        break;
    case WORLD_AWAITING_STAGE_OVER:
        cJSON_AddNumberToObject(out, "winner", game->stage_winner);
        break;
    case WORLD_AWAITING_OVER:
        cJSON_AddItemToObject(out, "winners", seats_bits_to_json(game->winners));
        break;
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_SWAP:
    case WORLD_AWAITING_TRADE:
    case WORLD_AWAITING_NAME:
        break;
    }
    return out;
}

static cJSON *ranking_to_json(const WorldGame *game) {
    uint8_t field[WORLD_PLAYERS_MAX] = {0}, place[WORLD_PLAYERS_MAX] = {0};
    for (int p = 0; p < game->players; p++) {
        field[p] = game->player[p].field;
    }
    int places = world_rank(game->players, game->winners, field, place);
    return seats_ranking_to_json(place, game->players, places);
}

cJSON *world_state_to_json(const WorldGame *game, const WorldRecord *record, const QuestionCards *cards) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "world");
    cJSON_AddNumberToObject(out, "stage", game->stage);
    cJSON_AddNumberToObject(out, "starter", game->starter);
    cJSON_AddNumberToObject(out, "active", game->active);
    cJSON_AddItemToObject(out, "track", world_track_to_json(&game->track));
    cJSON_AddItemToObject(out, "players", players_to_json(game));
    cJSON_AddItemToObject(out, "stock", pile_to_json(game->stock, game->stock_count));
    cJSON_AddItemToObject(out, "discard", pile_to_json(game->discard, game->discard_count));
    cJSON_AddItemToObject(out, "awaiting", awaiting_to_json(game, record, cards));
    cJSON_AddItemToObject(out, "ranking", ranking_to_json(game));
    world_house_add_to_json(out, game->house);
    return out;
}

/* --- what happened ------------------------------------------------------------------------------------------------ */

static void add_place(cJSON *out, const char *key, WorldPlace place) {
    cJSON *at = cJSON_AddObjectToObject(out, key);
    cJSON_AddStringToObject(at, "pile", names_piles[place.pile]);
    if (place.pile == WORLD_PILE_ROW) {
        cJSON_AddNumberToObject(at, "player", place.player);
    }
    if (place.pile == WORLD_PILE_ROW || place.pile == WORLD_PILE_HAND) {
        cJSON_AddNumberToObject(at, "slot", place.slot);
    }
}

static void add_step(cJSON *out, const WorldEvent *event) {
    cJSON_AddNumberToObject(out, "from", event->step.from);
    cJSON_AddNumberToObject(out, "aimed", event->step.aimed);
    cJSON_AddNumberToObject(out, "to", event->step.to);
    cJSON_AddStringToObject(out, "why", names_why[event->step.why]);
}

static void add_question(cJSON *out, const WorldEvent *event, const WorldRecord *record, const QuestionCards *cards) {
    WorldQuestion question = {event->question.index, event->question.why, event->question.amount};
    cJSON_AddNumberToObject(out, "reader", event->question.reader);
    question_to_json(out, &question, record, cards);
}

/* What there is to say besides kind and player. */
static void add_details(cJSON *out, const WorldEvent *event, const WorldRecord *record, const QuestionCards *cards) {
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
        cJSON_AddNumberToObject(out, "stage", event->stage.number);
        cJSON_AddNumberToObject(out, "starter", event->stage.starter);
        cJSON_AddNumberToObject(out, "stock", event->stage.stock);
        return;
    case WORLD_HAPPENED_CARD:
        cJSON_AddNumberToObject(out, "card", event->card.card);
        add_place(out, "from", event->card.from);
        add_place(out, "to", event->card.to);
        return;
    case WORLD_HAPPENED_EVENT_DEALT:
        cJSON_AddNumberToObject(out, "slot", event->held.slot);
        cJSON_AddBoolToObject(out, "played", event->held.played != 0);
        return;
    case WORLD_HAPPENED_EVENT_SHOWN:
        cJSON_AddNumberToObject(out, "slot", event->held.slot);
        cJSON_AddStringToObject(out, "event", names_event_cards[event->held.event]);
        return;
    case WORLD_HAPPENED_STOCK_RENEWED:
        cJSON_AddNumberToObject(out, "stock", event->renewed.stock);
        return;
    case WORLD_HAPPENED_RUN:
        cJSON_AddNumberToObject(out, "first", event->run.first);
        cJSON_AddNumberToObject(out, "length", event->run.length);
        cJSON_AddNumberToObject(out, "fields", event->run.fields);
        return;
    case WORLD_HAPPENED_FIGURINE:
        add_step(out, event);
        return;
    case WORLD_HAPPENED_QUESTION:
        add_question(out, event, record, cards);
        return;
    case WORLD_HAPPENED_ANSWER:
        cJSON_AddNumberToObject(out, "choice", event->answer.choice);
        cJSON_AddNumberToObject(out, "right", event->answer.right);
        return;
    case WORLD_HAPPENED_SCORED:
        cJSON_AddNumberToObject(out, "count", event->scored.count);
        cJSON_AddBoolToObject(out, "doubled", event->scored.doubled != 0);
        cJSON_AddNumberToObject(out, "fields", event->scored.fields);
        return;
    case WORLD_HAPPENED_OVER:
        cJSON_AddItemToObject(out, "winners", seats_bits_to_json(event->over.winners));
        return;
    case WORLD_HAPPENED_AWAITING:
        cJSON_AddStringToObject(out, "awaiting", names_awaiting[event->awaiting.kind]);
        return;
    case WORLD_HAPPENED_TURN:
    case WORLD_HAPPENED_FAST_TRACK:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_SEATS_SHIFTED:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_STAGE_WON:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
        return;
    }
}

cJSON *world_happened_to_json(const WorldEvents *events, const WorldRecord *record, const QuestionCards *cards) {
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < events->count; i++) {
        const WorldEvent *event = &events->list[i];
        cJSON *out = cJSON_CreateObject();
        cJSON_AddStringToObject(out, "kind", names_happened[event->kind]);
        if (event->player != WORLD_NOBODY) {
            cJSON_AddNumberToObject(out, "player", event->player);
        }
        add_details(out, event, record, cards);
        cJSON_AddItemToArray(list, out);
    }
    return list;
}
