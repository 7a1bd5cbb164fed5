/* schott-lab simulate, of World: its options, then a contest and its report. */
#include "base/memory.h"
#include "data/file.h"
#include "lab/options.h"
#include "lab/world/commands.h"
#include "lab/world/decide.h"
#include "lab/world/report.h"
#include "protocol/world/setups.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Asked {
    const char *assets, *players, *games, *seed, *track, *quiz_rate;
    const char *game; /* World, or nobody would come here */
    bool json;
} Asked;

static bool read_players(const char *text, Contest *contest) {
    if (text == NULL) {
        lab_wrong_usage("simulate needs --players LEVEL,LEVEL[,..].");
        return false;
    }
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ",");
        char name[64] = "";
        memcpy(name, at, length < sizeof name ? length : sizeof name - 1);
        DataError error = {0};
        if (contest->players == WORLD_PLAYERS_MAX) {
            lab_wrong_usage("--players takes at most four levels.");
            return false;
        }
        if (!lab_level(name, &contest->level[contest->players++], &error)) {
            lab_wrong_usage("--players \"%.60s\": %s", name, error.text);
            return false;
        }
        at += length;
        if (*at == '\0') {
            break;
        }
    }
    if (contest->players < WORLD_PLAYERS_MIN) {
        lab_wrong_usage("--players needs two to four levels.");
    }
    return contest->players >= WORLD_PLAYERS_MIN;
}

/* A file holds a board, or a track alone as the protocol has it. */
static bool read_track_file(const char *path, WorldTrack *track, DataError *error) {
    size_t length;
    char *text = file_read(path, &length, error);
    cJSON *tree = text != NULL ? json_parse(text, length, "track", file_name(path), error) : NULL;
    bool is_track = tree != NULL && cJSON_GetObjectItemCaseSensitive(tree, "sites");
    if (is_track) {
        JsonPlace root = json_root(tree, "track", file_name(path), error);
        world_track_from_json(&root, track);
    } else if (tree != NULL) {
        Board *board = memory_new(sizeof *board);
        if (board_read(board, text, length, file_name(path), error)) {
            *track = board->track;
        }
        free(board);
    }
    cJSON_Delete(tree);
    free(text);
    return !data_failed(error);
}

static bool read_track(const char *name, int players, const LabAssets *assets, WorldTrack *track, DataError *error) {
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strcmp(name, board_names[i]) == 0) {
            *track = assets->track[i][players];
            return true;
        }
    }
    DataError why = {0};
    if (read_track_file(name, track, &why)) {
        return true;
    }
    if (why.kind == DATA_FAULT_CLOSED) {
        char names[DATA_NAMES];
        data_fail(error, "There is no track of that name (known are %s), and %s",
                  data_names(names, board_names, BOARD_NAMES), why.text);
    } else {
        *error = why;
    }
    return false;
}

static int play(const Asked *asked, Contest *contest, const LabAssets *assets) {
    DataError error = {0};
    contest->assets = assets;
    Results results = {0};
    if (read_track(asked->track, contest->players, assets, &contest->track, &error) &&
        contest_play(contest, &results, &error)) {
        if (asked->json) {
            report_json(contest, &results);
        } else {
            report_text(contest, &results);
        }
    }
    results_fini(&results);
    if (!data_failed(&error)) {
        return LAB_DONE;
    }
    return lab_failed(&error);
}

int lab_world_simulate(const char *program, int count, char **arguments) {
    Asked asked = {.track = "classic"};
    Contest contest = {.quiz_permille = -1};
    const LabOption options[] = {
        {"--assets", &asked.assets, NULL}, {"--players", &asked.players, NULL},
        {"--games", &asked.games, NULL},   {"--seed", &asked.seed, NULL},
        {"--track", &asked.track, NULL},   {"--quiz-rate", &asked.quiz_rate, NULL},
        {"--json", NULL, &asked.json},     {"--no-events", NULL, &contest.no_events},
        {"--game", &asked.game, NULL},
    };
    int64_t seed = 1;
    contest.games = 100;
    if (!lab_options("simulate", count, arguments, options, sizeof options / sizeof *options, NULL) ||
        !read_players(asked.players, &contest) ||
        !lab_option_number("--games", asked.games, 1, INT64_C(1000000000), &contest.games) ||
        !lab_option_number("--seed", asked.seed, 0, JSON_INTEGER_MAX, &seed) ||
        !lab_option_permille("--quiz-rate", asked.quiz_rate, &contest.quiz_permille)) {
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
