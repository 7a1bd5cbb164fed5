#include "games/path/protocol/states.h"

#include "games/path/data/board.h"
#include "games/path/protocol/actions.h"
#include "protocol/seats.h"

/* --- the state ---------------------------------------------------------------------------------------------------- */

static cJSON *deck_to_json(const PathGame *game) {
    cJSON *list = cJSON_CreateArray();
    for (int i = game->round; i < PATH_CARDS; i++) {
        cJSON_AddItemToArray(list, path_card_to_json(&game->board.card[game->deck[i]]));
    }
    return list;
}

static void add_path(cJSON *out, const PathPlayer *player) {
    cJSON_AddNumberToObject(out, "start", player->start);
    cJSON *path = cJSON_AddArrayToObject(out, "path");
    for (int i = 0; i < player->count; i++) {
        cJSON_AddItemToArray(path, cJSON_CreateNumber(path_cell(player, i)));
    }
}

static void add_line(cJSON *out, const PathGame *game, int p) {
    if ((game->closed >> p & 1) == 0) {
        cJSON_AddNullToObject(out, "line");
        return;
    }
    path_line_add_to_json(cJSON_AddObjectToObject(out, "line"), &game->line[p]);
}

static void add_points(cJSON *out, const PathPlayer *player) {
    cJSON *numbers = cJSON_AddArrayToObject(out, "numbers");
    for (int i = 0; i < player->reached_count; i++) {
        const int pair[] = {player->reached[i].number, player->reached[i].points};
        cJSON_AddItemToArray(numbers, cJSON_CreateIntArray(pair, 2));
    }
    cJSON_AddNumberToObject(out, "points", path_points(player));
    cJSON_AddNumberToObject(out, "missed", path_missed(player));
    cJSON_AddNumberToObject(out, "total", path_total(player));
}

static cJSON *players_to_json(const PathGame *game) {
    cJSON *list = cJSON_CreateArray();
    for (int p = 0; p < game->players; p++) {
        cJSON *out = cJSON_CreateObject();
        add_path(out, &game->player[p]);
        add_line(out, game, p);
        add_points(out, &game->player[p]);
        cJSON_AddItemToArray(list, out);
    }
    return list;
}

static cJSON *awaiting_to_json(const PathGame *game) {
    bool over = path_is_over(game);
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "kind", over ? "over" : "lines");
    cJSON_AddItemToObject(out, over ? "winners" : "players",
                          seats_bits_to_json(over ? game->winners : path_awaited(game)));
    return out;
}

static cJSON *ranking_to_json(const PathGame *game) {
    int total[PATH_PLAYERS_MAX];
    uint8_t place[PATH_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        total[p] = path_total(&game->player[p]);
    }
    int places = path_rank(game->players, total, place);
    return seats_ranking_to_json(place, game->players, places);
}

cJSON *path_state_to_json(const PathGame *game) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "path");
    cJSON_AddNumberToObject(out, "round", game->round);
    cJSON_AddItemToObject(out, "card", path_is_over(game) ? cJSON_CreateArray() : path_card_to_json(path_card(game)));
    cJSON_AddItemToObject(out, "deck", deck_to_json(game));
    cJSON_AddItemToObject(out, "board", path_board_to_json(&game->board));
    cJSON_AddItemToObject(out, "players", players_to_json(game));
    cJSON_AddItemToObject(out, "awaiting", awaiting_to_json(game));
    cJSON_AddItemToObject(out, "ranking", ranking_to_json(game));
    return out;
}

/* --- what happened ------------------------------------------------------------------------------------------------ */

static const char *const happened_names[] = {
    [PATH_HAPPENED_START] = "start",       [PATH_HAPPENED_CARD] = "card", [PATH_HAPPENED_CLOSED] = "closed",
    [PATH_HAPPENED_REOPENED] = "reopened", [PATH_HAPPENED_LINE] = "line", [PATH_HAPPENED_NUMBER] = "number",
    [PATH_HAPPENED_OVER] = "over",
};

/* What there is to say besides kind and player. */
static void add_details(cJSON *out, const PathEvent *event, const PathBoard *board) {
    switch ((PathEventKind)event->kind) {
    case PATH_HAPPENED_START:
        cJSON_AddNumberToObject(out, "start", event->start.index);
        cJSON_AddNumberToObject(out, "cell", event->start.cell);
        return;
    case PATH_HAPPENED_CARD:
        cJSON_AddNumberToObject(out, "round", event->card.round);
        cJSON_AddItemToObject(out, "card", path_card_to_json(&board->card[event->card.index]));
        return;
    case PATH_HAPPENED_LINE:
        path_line_add_to_json(out, &event->line);
        return;
    case PATH_HAPPENED_NUMBER:
        cJSON_AddNumberToObject(out, "cell", event->number.cell);
        cJSON_AddNumberToObject(out, "number", event->number.number);
        cJSON_AddNumberToObject(out, "points", event->number.points);
        cJSON_AddBoolToObject(out, "full", event->number.full != 0);
        return;
    case PATH_HAPPENED_OVER:
        cJSON_AddItemToObject(out, "winners", seats_bits_to_json(event->over.winners));
        return;
    case PATH_HAPPENED_CLOSED:
    case PATH_HAPPENED_REOPENED:
        return;
    }
}

cJSON *path_happened_to_json(const PathEvents *events, const PathBoard *board) {
    cJSON *list = cJSON_CreateArray();
    for (int i = 0; i < events->count; i++) {
        const PathEvent *event = &events->list[i];
        cJSON *out = cJSON_CreateObject();
        cJSON_AddStringToObject(out, "kind", happened_names[event->kind]);
        if (event->player != PATH_NOBODY) {
            cJSON_AddNumberToObject(out, "player", event->player);
        }
        add_details(out, event, board);
        cJSON_AddItemToArray(list, out);
    }
    return list;
}
