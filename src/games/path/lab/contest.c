#include "games/path/lab/contest.h"

#include <string.h>

enum { FINE_RESULT = 40 }; /* alone, more than that counts as won */

typedef struct Table {
    const PathContest *contest;
    PathResults *results;
    PathGame game;
    PathView view; /* of who chooses */
    uint64_t seed;
    int start[PATH_PLAYERS_MAX];
} Table;

static void scores_of(const Table *table, int seat, PathScore *scores[2]) {
    scores[0] = &table->results->level[table->contest->level[seat]];
    scores[1] = &table->results->start[table->start[seat]];
}

/* Each round and seat has a seed of its own, so that the order in which players decide makes no difference. */
static void choose(Table *table, int seat, PathLine *line) {
    Random random;
    PathScore *scores[2];
    path_view(&table->game, seat, &table->view);
    int moment = table->game.round * PATH_PLAYERS_MAX + seat;
    random_init(&random, lab_derive_seed(table->seed, (uint64_t)moment));
    double before = lab_micros();
    *line = table->contest->levels[table->contest->level[seat]].choose(&table->view, seat, &random);
    double micros = lab_micros() - before;
    scores_of(table, seat, scores);
    times_add(&scores[0]->times, micros);
    times_add(&scores[1]->times, micros);
}

static bool play_round(Table *table, DataError *error) {
    for (int seat = 0; seat < table->contest->players; seat++) {
        PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)seat};
        choose(table, seat, &action.line);
        if (path_apply(&table->game, &action, NULL) != PATH_ACCEPTED) {
            data_fail(error, "A computer has chosen a line that is refused (seed %llu).",
                      (unsigned long long)table->seed);
            return false;
        }
    }
    return true;
}

static double share_of_victory(const PathGame *game, int seat) {
    if (game->players == 1) {
        return path_total(&game->player[0]) > FINE_RESULT ? 1 : 0;
    }
    bool shared = (game->winners & (game->winners - 1)) != 0;
    return (game->winners >> seat & 1) == 0 ? 0 : shared ? 0.5 : 1;
}

static void count_end(Table *table) {
    for (int seat = 0; seat < table->contest->players; seat++) {
        const PathPlayer *player = &table->game.player[seat];
        PathScore *scores[2];
        scores_of(table, seat, scores);
        for (int i = 0; i < 2; i++) {
            mean_add(&scores[i]->total, path_total(player));
            mean_add(&scores[i]->points, path_points(player));
            mean_add(&scores[i]->missed, path_missed(player));
            mean_add(&scores[i]->wins, share_of_victory(&table->game, seat));
        }
        table->results->whole_boards += path_missed(player) == 0;
    }
}

static bool play_game(Table *table, int64_t number, DataError *error) {
    PathSetup setup = {.seed = lab_derive_seed(table->contest->seed, (uint64_t)number),
                       .players = (uint8_t)table->contest->players,
                       .board = table->contest->board,
                       .has_starts = true};
    for (int seat = 0; seat < table->contest->players; seat++) {
        table->start[seat] = (int)((seat + number) % PATH_STARTS);
        setup.start[seat] = (uint8_t)table->start[seat];
    }
    table->seed = setup.seed;
    path_start(&table->game, &setup, NULL);
    while (!path_is_over(&table->game)) {
        if (!play_round(table, error)) {
            return false;
        }
    }
    count_end(table);
    return true;
}

bool path_contest_play(const PathContest *contest, PathResults *results, DataError *error) {
    memset(results, 0, sizeof *results);
    Table table = {.contest = contest, .results = results};
    double before = lab_micros();
    bool fine = true;
    for (int64_t i = 0; fine && i < contest->games; i++) {
        fine = play_game(&table, i, error);
    }
    results->seconds = (lab_micros() - before) / 1e6;
    return fine;
}

void path_results_fini(PathResults *results) {
    for (int i = 0; i < LAB_PATH_LEVELS_MAX; i++) {
        times_fini(&results->level[i].times);
    }
    for (int i = 0; i < PATH_STARTS; i++) {
        times_fini(&results->start[i].times);
    }
}
