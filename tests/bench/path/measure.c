/* What a board's four starts are worth: path-measure BOARD.json PLAYER DEALS FILE.
 *
 * Plays each deal alone from every start and writes a line of FILE for it, up to so many deals; a FILE that has some
 * goes on where it ends, so that hours can be measured in pieces. Then tells what FILE holds. PLAYER: a level, greedy,
 * light or reference; table: four greedy players, a bit for each start that wins. */
#include "games/path/data/board.h"
#include "games/path/lab/contest.h"
#include "lab/tally.h"
#include "trial.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 200 };

typedef struct Measured {
    int64_t deals, over, whole;
    Mean total[PATH_STARTS], all, cells, wins[PATH_STARTS];
    Mean difference[PATH_STARTS][PATH_STARTS]; /* of totals on the same deal */
} Measured;

static TrialPlayer *player_named(const char *name) {
    for (int i = 0; i < AI_LEVELS; i++) {
        if (strcmp(name, lab_path_levels[i].name) == 0) {
            return lab_path_levels[i].choose;
        }
    }
    return strcmp(name, "greedy") == 0      ? greedy_choose
           : strcmp(name, "light") == 0     ? light_choose
           : strcmp(name, "reference") == 0 ? reference_choose
                                            : NULL;
}

/* --- a deal as a line --------------------------------------------------------------------------------------------- */

static void play_alone(FILE *file, const PathBoard *board, int64_t deal, TrialPlayer *player) {
    fprintf(file, "%" PRId64, deal);
    for (int start = 0; start < PATH_STARTS; start++) {
        TrialEnd end = trial_alone(board, start, (uint64_t)deal, player);
        fprintf(file, " %d %d", end.total, end.cells);
    }
    fputc('\n', file);
}

static bool add_alone(Measured *measured, const char *line) {
    int64_t deal;
    int total[PATH_STARTS], cells[PATH_STARTS];
    if (sscanf(line, "%" SCNd64 " %d %d %d %d %d %d %d %d", &deal, &total[0], &cells[0], &total[1], &cells[1],
               &total[2], &cells[2], &total[3], &cells[3]) != 9 ||
        deal != measured->deals) {
        return false;
    }
    measured->deals++;
    for (int start = 0; start < PATH_STARTS; start++) {
        mean_add(&measured->total[start], total[start]);
        mean_add(&measured->all, total[start]);
        mean_add(&measured->cells, cells[start]);
        measured->over += total[start] > TRIAL_FINE;
        measured->whole += cells[start] == PATH_CELLS;
        for (int other = 0; other < PATH_STARTS; other++) {
            mean_add(&measured->difference[start][other], total[start] - total[other]);
        }
    }
    return true;
}

static bool add_table(Measured *measured, const char *line) {
    int64_t deal;
    unsigned winners;
    if (sscanf(line, "%" SCNd64 " %u", &deal, &winners) != 2 || deal != measured->deals || winners == 0) {
        return false;
    }
    measured->deals++;
    for (int start = 0; start < PATH_STARTS; start++) {
        bool wins = (winners >> start & 1) != 0;
        mean_add(&measured->wins[start], wins ? 1.0 / path_cells_count(winners) : 0);
    }
    return true;
}

/* --- the file ----------------------------------------------------------------------------------------------------- */

static bool read_file(const char *path, bool table, Measured *measured) {
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        return true; /* nothing measured yet */
    }
    char line[LINE];
    bool fine = true;
    while (fine && fgets(line, sizeof line, file) != NULL) {
        fine = strchr(line, '\n') != NULL && (table ? add_table : add_alone)(measured, line);
    }
    fclose(file);
    return fine;
}

static bool go_on(const char *path, const PathBoard *board, TrialPlayer *player, int64_t from, int64_t deals) {
    FILE *file = fopen(path, "a");
    if (file == NULL) {
        return false;
    }
    for (int64_t deal = from; deal < deals; deal++) {
        if (player != NULL) {
            play_alone(file, board, deal, player);
        } else {
            fprintf(file, "%" PRId64 " %u\n", deal, trial_table(board, (uint64_t)deal, greedy_choose));
        }
        fflush(file);
    }
    return fclose(file) == 0;
}

/* --- telling ------------------------------------------------------------------------------------------------------ */

static void tell_alone(const Measured *measured) {
    int least = 0, most = 0;
    for (int start = 0; start < PATH_STARTS; start++) {
        Estimate total = mean_estimate(&measured->total[start]);
        printf("start %d: %.2f (%.2f to %.2f)\n", start, total.mean, total.low, total.high);
        least = measured->total[start].sum < measured->total[least].sum ? start : least;
        most = measured->total[start].sum > measured->total[most].sum ? start : most;
    }
    Estimate apart = mean_estimate(&measured->difference[most][least]), all = mean_estimate(&measured->all);
    Estimate cells = mean_estimate(&measured->cells),
             over = share_estimate((double)measured->over, measured->all.count);
    printf("starts %d and %d differ by %.2f (%.2f to %.2f) on the same deals\n", most, least, apart.mean, apart.low,
           apart.high);
    printf("%" PRId64
           " deals, all starts: mean %.2f, cells %.1f, over %d in %.1f %% (%.1f to %.1f), whole boards %" PRId64
           " of %" PRId64 "\n",
           measured->deals, all.mean, cells.mean, TRIAL_FINE, over.mean * 100, over.low * 100, over.high * 100,
           measured->whole, measured->all.count);
}

static void tell_table(const Measured *measured) {
    double least = 1, most = 0;
    for (int start = 0; start < PATH_STARTS; start++) {
        Estimate wins = mean_estimate(&measured->wins[start]);
        printf("start %d: wins %.2f %% (%.2f to %.2f)\n", start, wins.mean * 100, wins.low * 100, wins.high * 100);
        least = wins.mean < least ? wins.mean : least;
        most = wins.mean > most ? wins.mean : most;
    }
    printf("%" PRId64 " games of four greedy players: winning chances differ by %.2f points\n", measured->deals,
           (most - least) * 100);
}

int main(int count, char **arguments) {
    bool table = count == 5 && strcmp(arguments[2], "table") == 0;
    TrialPlayer *player = count == 5 ? player_named(arguments[2]) : NULL;
    if (player == NULL && !table) {
        fputs("path-measure: BOARD.json, a level, greedy, light, reference or table, DEALS and FILE are needed.\n",
              stderr);
        return 2;
    }
    PathBoard board;
    DataError error = {0};
    Measured measured = {0};
    if (!path_board_load(&board, arguments[1], &error)) {
        fprintf(stderr, "path-measure: %s\n", error.text);
        return 1;
    }
    const char *path = arguments[4];
    int64_t deals = strtoll(arguments[3], NULL, 10);
    if (!read_file(path, table, &measured) || !go_on(path, &board, player, measured.deals, deals)) {
        fprintf(stderr, "path-measure: %s is no file of deals, or cannot be written.\n", path);
        return 1;
    }
    measured = (Measured){0};
    if (!read_file(path, table, &measured) || measured.deals == 0) {
        fprintf(stderr, "path-measure: %s holds no deals.\n", path);
        return 1;
    }
    if (table) {
        tell_table(&measured);
    } else {
        tell_alone(&measured);
    }
    return 0;
}
