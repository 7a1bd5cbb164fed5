/* Prints the contents of a store the way scenes read it: games, their extras and journals, players, quiz, visits, fame.
 *
 * tell_store FOLDER */
#include "store/store.h"
#include "store/visits.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void tell_journal(Store *store, int64_t id) {
    StoreJournal journal;
    if (store_load_journal(store, id, &journal) != STORE_FINE) {
        printf("  no journal\n");
        return;
    }
    unsigned long sum = 0; /* of all rows in their order */
    for (size_t i = 0; i < journal.action_count; i++) {
        const StoreAction *action = &journal.action[i];
        const int32_t part[] = {action->seat, action->kind, action->a, action->b, action->c};
        for (int k = 0; k < 5; k++) {
            sum = (sum * 31 + (unsigned long)part[k] + 1) % 1000000007;
        }
    }
    printf("  %zu actions, their sum is %lu\n", journal.action_count, sum);
    store_journal_free(&journal);
}

static void tell_game(Store *store, const StoreGame *game) {
    printf("game %" PRId64 ": %s, %s, rules %d, state %d, imported %d, started %" PRId64 ", ended %" PRId64 "\n",
           game->id, game->kind, game->board, game->rules, (int)game->state, game->imported, game->started,
           game->ended);
    for (int p = 0; p < game->seat_count; p++) {
        const StoreSeat *seat = &game->seat[p];
        printf("  seat %d: \"%s\", level \"%s\", figurine %d, place %d, field %d\n", p, seat->name, seat->level,
               seat->figurine, seat->place, seat->field);
    }
    StoreExtras extras = store_load_extras(store, game->id);
    for (size_t i = 0; i < extras.count; i++) {
        printf("  %s of seat %d: %" PRId64 "\n", extras.extra[i].key, extras.extra[i].seat, extras.extra[i].value);
    }
    store_extras_free(&extras);
    tell_journal(store, game->id);
}

static void tell_games(Store *store) {
    StoreGames games = store_list_games(store, NULL);
    for (size_t i = 0; i < games.count; i++) {
        tell_game(store, &games.game[i]);
    }
    store_games_free(&games);
}

static void tell_players(Store *store, const char *kind) {
    StorePlayers players = store_list_players(store, kind);
    for (size_t i = 0; i < players.count; i++) {
        const StorePlayer *player = &players.player[i];
        printf("%s: %" PRId64 " games, %" PRId64 " wins, best stage %" PRId64 ", %" PRId64 " of %" PRId64
               " right, played last %" PRId64 "\n",
               player->name, player->games, player->wins, player->best_stage, player->right, player->asked,
               player->last_played);
        StoreTopics topics = store_list_topics(store, player->name);
        for (size_t k = 0; k < topics.count; k++) {
            printf("  %s: %" PRId64 " of %" PRId64 "\n", topics.topic[k].topic, topics.topic[k].right,
                   topics.topic[k].asked);
        }
        store_topics_free(&topics);
    }
    store_players_free(&players);
}

static void tell_records(Store *store) {
    StoreRecords records = store_list_records(store, "path", NULL);
    for (size_t i = 0; i < records.count; i++) {
        const StoreRecord *record = &records.record[i];
        printf("record on %s%s: %" PRId64 " by %s in game %" PRId64 ", of %" PRId64 " games, %" PRId64 " won, %" PRId64
               " points on %" PRId64 " tiles of %" PRId64 " paths\n",
               record->board, record->is_alone ? " alone" : "", record->best, record->best_name, record->best_game,
               record->games, record->wins, record->points, record->cells, record->paths);
    }
    store_records_free(&records);
}

static void tell_people(Store *store) {
    tell_players(store, "world");
    tell_players(store, "path");
    tell_records(store);
    StoreSeen seen = store_list_seen(store, 1000);
    for (size_t i = 0; i < seen.count; i++) {
        printf("seen: %s\n", seen.question[i]);
    }
    store_seen_free(&seen);
}

static void tell_visits(Store *store) {
    StoreVisits visits = store_list_visits(store, 0, INT32_MAX);
    for (size_t i = 0; i < visits.count; i++) {
        const StoreVisit *visit = &visits.visit[i];
        printf("visit %" PRId64 ": game %" PRId64 ", %s, %s, \"%s\", %d persons, day %d, hour %d, outcome %d, %" PRId64
               " seconds\n",
               visit->id, visit->game, visit->language, visit->board, visit->levels, visit->persons, visit->date,
               visit->hour, (int)visit->outcome, visit->seconds);
    }
    store_visits_free(&visits);
    StoreQuizzes quizzes = store_list_quiz(store, 0, INT32_MAX);
    for (size_t i = 0; i < quizzes.count; i++) {
        printf("day %d, hour %d, %s: %" PRId64 " of %" PRId64 "\n", quizzes.quiz[i].date, quizzes.quiz[i].hour,
               quizzes.quiz[i].topic, quizzes.quiz[i].right, quizzes.quiz[i].asked);
    }
    store_quizzes_free(&quizzes);
}

static void tell_fame(Store *store) {
    static const char *const BOARD[] = {"short", "classic", "grand", "spiral", "kaleidoscope"};
    for (int kind = 0; kind < STORE_FAME_KINDS; kind++) {
        for (size_t board = 0; board < sizeof BOARD / sizeof BOARD[0]; board++) {
            StoreFame fame[STORE_FAME_MOST];
            size_t count = store_list_fame(store, (StoreFameKind)kind, BOARD[board], -1, fame, STORE_FAME_MOST);
            for (size_t i = 0; i < count; i++) {
                printf("fame %d on %s: \"%s\", figurine %d, %d, day %d\n", kind, BOARD[board], fame[i].name,
                       fame[i].figurine, fame[i].value, fame[i].date);
            }
        }
    }
}

int main(int count, char **arguments) {
    Store *store;
    if (count != 2 || store_open(&store, arguments[1], 1) != STORE_FINE) {
        fprintf(stderr, "tell_store: there is no store that opens without a complaint.\n");
        return EXIT_FAILURE;
    }
    tell_games(store);
    tell_people(store);
    tell_visits(store);
    tell_fame(store);
    store_close(store);
    return EXIT_SUCCESS;
}
