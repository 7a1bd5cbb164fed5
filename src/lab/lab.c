#include "lab/lab.h"

#include "base/memory.h"
#include "data/file.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void lab_assets_free(LabAssets *assets) {
    questions_free(assets->questions);
    free(assets->folder);
    memset(assets, 0, sizeof *assets);
}

static void load_tracks(LabAssets *assets, DataError *error) {
    Board *board = memory_new(sizeof *board);
    for (int i = 0; i < BOARD_NAMES; i++) {
        for (int players = WORLD_PLAYERS_MIN; players <= WORLD_PLAYERS_MAX && !data_failed(error); players++) {
            board_load_named(board, assets->folder, board_names[i], players, error);
            assets->track[i][players] = board->track;
        }
    }
    free(board);
}

static void load_path_boards(LabAssets *assets, DataError *error) {
    for (int i = 0; i < PATH_BOARD_NAMES && !data_failed(error); i++) {
        path_board_load_named(&assets->path_board[i], assets->folder, path_board_names[i], error);
    }
}

bool lab_assets_load(LabAssets *assets, const char *wanted, const char *program, DataError *error) {
    memset(assets, 0, sizeof *assets);
    assets->folder = file_find_assets(wanted, program, error);
    if (!data_failed(error)) {
        load_tracks(assets, error);
    }
    if (!data_failed(error)) {
        char *path = file_join(assets->folder, "questions.json");
        assets->questions = questions_load(path, error);
        free(path);
    }
    if (!data_failed(error)) {
        load_path_boards(assets, error);
    }
    if (!data_failed(error)) {
        return true;
    }
    lab_assets_free(assets);
    return false;
}

const WorldTrack *lab_track(const LabAssets *assets, const char *name, int players, DataError *error) {
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strcmp(name, board_names[i]) == 0) {
            return &assets->track[i][players];
        }
    }
    char names[DATA_NAMES];
    data_fail(error, "There is no track of that name: known are %s.", data_names(names, board_names, BOARD_NAMES));
    return NULL;
}

const PathBoard *lab_path_board(const LabAssets *assets, const char *name, DataError *error) {
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        if (strcmp(name, path_board_names[i]) == 0) {
            return &assets->path_board[i];
        }
    }
    char names[DATA_NAMES];
    data_fail(error, "There is no board of that name: known are %s.",
              data_names(names, path_board_names, PATH_BOARD_NAMES));
    return NULL;
}

/* The finalizer of SplitMix64 (Steele, Lea, Flood): neighbouring seeds come out far apart. Kept to 53 bits, so that
 * a derived seed can stand in a recorded game. */
uint64_t lab_derive_seed(uint64_t seed, uint64_t use) {
    uint64_t x = seed + (use + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return (x ^ x >> 31) & (uint64_t)JSON_INTEGER_MAX;
}

double lab_micros(void) {
    struct timespec now;
#ifdef _WIN32
    clock_gettime(CLOCK_REALTIME, &now);
#else
    timespec_get(&now, TIME_UTC);
#endif
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec / 1e3;
}

int lab_wrong_usage(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char line[1024];
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    data_make_line(line);
    fprintf(stderr, "schott-lab: %s\n", line);
    return LAB_WRONG_USAGE;
}

int lab_failed(const DataError *error) {
    fprintf(stderr, "schott-lab: %s\n", error->text);
    return LAB_FAILED;
}
