/* schott-lab simulate, of Best Path: its options, then a contest and its report. */
#include "lab/options.h"
#include "lab/path/commands.h"

#include <stdio.h>
#include <string.h>

typedef struct Asked {
    const char *assets, *players, *games, *seed, *board;
    const char *game; /* Best Path, or nobody would come here */
    bool json;
} Asked;

static bool add_player(const char *name, PathContest *contest) {
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

static bool read_players(const char *text, PathContest *contest) {
    if (text == NULL) {
        lab_wrong_usage("simulate needs --players LEVEL[,LEVEL..].");
        return false;
    }
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ",");
        char name[64] = "";
        memcpy(name, at, length < sizeof name ? length : sizeof name - 1);
        if (contest->players == PATH_PLAYERS_MAX) {
            lab_wrong_usage("--players takes at most four levels.");
            return false;
        }
        if (!add_player(name, contest)) {
            return false;
        }
        at += length;
        if (*at == '\0') {
            return true;
        }
    }
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
    if (why.kind == DATA_FAULT_CLOSED) {
        char names[DATA_NAMES];
        data_fail(error, "There is no board of that name (known are %s), and %s",
                  data_names(names, path_board_names, PATH_BOARD_NAMES), why.text);
    } else {
        *error = why;
    }
    return false;
}

static int play(const Asked *asked, PathContest *contest, const LabAssets *assets) {
    DataError error = {0};
    PathResults results = {0};
    if (read_board(asked->board, assets, &contest->board, &error) && path_contest_play(contest, &results, &error)) {
        if (asked->json) {
            path_report_json(contest, &results);
        } else {
            path_report_text(contest, &results);
        }
    }
    path_results_fini(&results);
    return data_failed(&error) ? lab_failed(&error) : LAB_DONE;
}

int lab_path_simulate_levels(const LabPathLevel *levels, int level_count, const char *program, int count,
                             char **arguments) {
    Asked asked = {.board = "classic"};
    PathContest contest = {.levels = levels, .level_count = level_count, .games = 100};
    const LabOption options[] = {
        {"--assets", &asked.assets, NULL}, {"--players", &asked.players, NULL}, {"--games", &asked.games, NULL},
        {"--seed", &asked.seed, NULL},     {"--board", &asked.board, NULL},     {"--game", &asked.game, NULL},
        {"--json", NULL, &asked.json},
    };
    int64_t seed = 1;
    if (!lab_options("simulate", count, arguments, options, sizeof options / sizeof *options, NULL) ||
        !read_players(asked.players, &contest) ||
        !lab_option_number("--games", asked.games, 1, INT64_C(1000000000), &contest.games) ||
        !lab_option_number("--seed", asked.seed, 0, JSON_INTEGER_MAX, &seed)) {
        return LAB_WRONG_USAGE;
    }
    contest.seed = (uint64_t)seed;
    LabAssets assets;
    DataError error = {0};
    if (!lab_assets_load(&assets, asked.assets, program, &error)) {
        return lab_failed(&error);
    }
    int status = play(&asked, &contest, &assets);
    lab_assets_free(&assets);
    return status;
}

int lab_path_simulate(const char *program, int count, char **arguments) {
    return lab_path_simulate_levels(lab_path_levels, AI_LEVELS, program, count, arguments);
}
