/* schott-lab simulate, of Best Path: its options, then a contest and its report. */
#include "games/path/lab/commands.h"
#include "lab/contest.h"

#include <stdio.h>
#include <string.h>

typedef struct Asked {
    PathContest contest;
    const char *board;
} Asked;

static bool add_player(void *asked, const char *name) {
    PathContest *contest = &((Asked *)asked)->contest;
    for (int i = 0; i < contest->level_count; i++) {
        if (strcmp(name, contest->levels[i].name) == 0) {
            contest->level[contest->players++] = i;
            return true;
        }
    }
    char known[128] = "";
    for (int i = 0; i < contest->level_count; i++) {
        size_t length = strlen(known);
        snprintf(known + length, sizeof known - length, "%s%s", i > 0 ? ", " : "", contest->levels[i].name);
    }
    lab_wrong_usage("--players \"%.60s\": there is no level of that name: known are %s.", name, known);
    return false;
}

/* A board's name, or a file. */
static bool read_board(const char *name, const LabAssets *assets, PathBoard *board, DataError *error) {
    DataError unknown = {0}, why = {0};
    const PathBoard *known = lab_path_board(assets, name, &unknown);
    if (known != NULL) {
        *board = *known;
        return true;
    }
    if (path_board_load(board, name, &why)) {
        return true;
    }
    lab_no_board("board", path_board_names, PATH_BOARD_NAMES, &why, error);
    return false;
}

static bool read(void *asked, int64_t games, uint64_t seed) {
    PathContest *contest = &((Asked *)asked)->contest;
    contest->games = games;
    contest->seed = seed;
    return true;
}

static bool play(void *asked, const LabAssets *assets, bool json, DataError *error) {
    PathContest *contest = &((Asked *)asked)->contest;
    PathResults results = {0};
    bool is_played = read_board(((Asked *)asked)->board, assets, &contest->board, error) &&
                     path_contest_play(contest, &results, error);
    if (is_played) {
        (json ? path_report_json : path_report_text)(contest, &results);
    }
    path_results_fini(&results);
    return is_played;
}

int lab_path_simulate_levels(const LabPathLevel *levels, int level_count, const char *program, int count,
                             char **arguments) {
    static const LabContest CONTEST = {PATH_PLAYERS_MIN, add_player, read, play};
    Asked asked = {.contest = {.levels = levels, .level_count = level_count}, .board = "classic"};
    const LabOption own[] = {{"--board", &asked.board, NULL}};
    return lab_contest(&CONTEST, &asked, own, 1, program, count, arguments);
}

int lab_path_simulate(const char *program, int count, char **arguments) {
    return lab_path_simulate_levels(lab_path_levels, AI_LEVELS, program, count, arguments);
}
