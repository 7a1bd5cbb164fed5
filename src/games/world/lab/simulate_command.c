/* schott-lab simulate, of World: its options, then a contest and its report. */
#include "base/memory.h"
#include "data/file.h"
#include "games/world/lab/commands.h"
#include "games/world/lab/decide.h"
#include "games/world/lab/report.h"
#include "games/world/protocol/setups.h"
#include "lab/contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Asked {
    Contest contest;
    const char *track, *quiz_rate;
} Asked;

static bool add_player(void *asked, const char *name) {
    Contest *contest = &((Asked *)asked)->contest;
    DataError error = {0};
    bool is_known = lab_level(name, &contest->level[contest->players++], &error);
    if (!is_known) {
        lab_wrong_usage("--players \"%.60s\": %s", name, error.text);
    }
    return is_known;
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
    lab_no_board("track", board_names, BOARD_NAMES, &why, error);
    return false;
}

static bool read(void *asked, int64_t games, uint64_t seed) {
    Contest *contest = &((Asked *)asked)->contest;
    contest->games = games;
    contest->seed = seed;
    return lab_option_permille("--quiz-rate", ((Asked *)asked)->quiz_rate, &contest->quiz_permille);
}

static bool play(void *asked, const LabAssets *assets, bool json, DataError *error) {
    Contest *contest = &((Asked *)asked)->contest;
    contest->assets = assets;
    Results results = {0};
    bool is_played = read_track(((Asked *)asked)->track, contest->players, assets, &contest->track, error) &&
                     contest_play(contest, &results, error);
    if (is_played) {
        (json ? report_json : report_text)(contest, &results);
    }
    results_fini(&results);
    return is_played;
}

int lab_world_simulate(const char *program, int count, char **arguments) {
    static const LabContest CONTEST = {WORLD_PLAYERS_MIN, add_player, read, play};
    Asked asked = {.contest = {.quiz_permille = -1}, .track = "classic"};
    const LabOption own[] = {{"--track", &asked.track, NULL},
                             {"--quiz-rate", &asked.quiz_rate, NULL},
                             {"--no-events", NULL, &asked.contest.no_events}};
    return lab_contest(&CONTEST, &asked, own, sizeof own / sizeof *own, program, count, arguments);
}
