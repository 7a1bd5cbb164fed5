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
    data_fail(error, "There is no track of that name: known are short, classic, grand.");
    return NULL;
}

void lab_choose_sites(const LabAssets *assets, const Deck *deck, WorldRecord *record) {
    DataError error = {0};
    Board *board = memory_new(sizeof *board);
    if (board_load_named(board, assets->folder, record->board, record->setup.players, &error)) {
        record->has_sites = true;
        DeckWish everybody = {.players = record->setup.players};
        site_questions_choose(&record->sites, deck, assets->questions, board, &everybody);
    }
    free(board);
}

/* The finalizer of SplitMix64 (Steele, Lea, Flood): neighbouring seeds come out far apart. Kept to 53 bits, so that
 * a derived seed can stand in a recorded game. */
uint64_t lab_derive_seed(uint64_t seed, uint64_t use) {
    uint64_t x = seed + (use + 1) * UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return (x ^ x >> 31) & (uint64_t)JSON_INTEGER_MAX;
}

bool lab_level(const char *name, AiLevel *level, DataError *error) {
    char known[128] = "";
    for (int i = 0; i < AI_LEVELS; i++) {
        if (strcmp(name, ai_level_names[i]) == 0) {
            *level = (AiLevel)i;
            return true;
        }
        strcat(known, i ? ", " : "");
        strcat(known, ai_level_names[i]);
    }
    data_fail(error, "There is no level of that name: known are %s.", known);
    return false;
}

/* What a rate that holds for all makes of a question. */
static int answer_by_rate(int right, int quiz_permille, Random *random) {
    if ((int)random_below(random, 1000) < quiz_permille) {
        return right;
    }
    return (right + 1 + (int)random_below(random, WORLD_ANSWERS - 1)) % WORLD_ANSWERS;
}

static WorldAction answer(const WorldGame *game, const char *id, const Questions *questions, AiLevel level,
                          int quiz_permille, Random *random) {
    int right = world_right_answer(game);
    int choice;
    if (quiz_permille >= 0) {
        choice = answer_by_rate(right, quiz_permille, random);
    } else {
        const Question *question = questions_find(questions, id);
        choice = world_ai_answer(level, question != NULL ? question->difficulty : 2, right, random);
    }
    return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)choice};
}

WorldAction lab_decide(const WorldGame *game, const char *question, const Questions *questions, AiLevel level,
                       int quiz_permille, Random *random) {
    int player = game->awaited_player;
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        return answer(game, question, questions, level, quiz_permille, random);
    }
    WorldView view;
    world_view(game, &view);
    if (game->awaiting == WORLD_AWAITING_TURN && world_ai_fast_track(level, &view, player, random)) {
        return (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)player};
    }
    return world_ai_choose(level, &view, player, random);
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
