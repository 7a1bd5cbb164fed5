/* The code of a game of Best Path. */
#include "play/path/session_inside.h"

#include "data/path/board.h"

#include <stdio.h>
#include <string.h>

static const int LIMIT[PATH_LIMITS] = {0, 60, 30}; /* seconds; read out: append only */

static uint8_t digest_of(const PathBoard *board) {
    uint32_t digest = code_digest(0, board->number, sizeof board->number);
    digest = code_digest(digest, board->start, sizeof board->start);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        uint8_t colour = (uint8_t)path_board_colour(board, cell);
        digest = code_digest(digest, &colour, 1);
    }
    for (int i = 0; i < PATH_CARDS; i++) {
        digest = code_digest(digest, board->card[i].colour, board->card[i].count);
    }
    return code_digest_end(digest);
}

static int board_index(const char *name) {
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        if (strcmp(path_board_names[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

static int limit_index(int seconds) {
    for (int i = 0; i < PATH_LIMITS; i++) {
        if (LIMIT[i] == seconds) {
            return i;
        }
    }
    return -1;
}

static bool data_here(const PlayHost *host, int board, uint8_t *digest, PlayError *error) {
    PathBoard read;
    DataError fault = {0};
    if (!path_board_load_named(&read, host->assets, path_board_names[board], &fault)) {
        snprintf(error->text, sizeof error->text, "%s", session_explain(&fault));
        return false;
    }
    *digest = digest_of(&read);
    return true;
}

bool path_code(const PlayHost *host, const PathSessionSetup *setup, char out[CODE_BYTES], PlayError *error) {
    GameCode code = {.game = CODE_PATH,
                     .rules = PATH_RULES_VERSION,
                     .board = board_index(setup->board),
                     .players = setup->players,
                     .level = limit_index(setup->limit),
                     .seed = code_seed(host)};
    if (!data_here(host, code.board, &code.data, error)) {
        return false;
    }
    code_write(&code, out);
    return true;
}

bool path_code_take(const PlayHost *host, const char *text, PathSessionSetup *setup, PlayError *error) {
    GameCode code;
    uint8_t data;
    if (!code_read(text, CODE_PATH, &code, error)) {
        return false;
    }
    bool is_known = code.rules == (PATH_RULES_VERSION & 7) && code.board < PATH_BOARD_NAMES && code.level < PATH_LIMITS;
    if (is_known && !data_here(host, code.board, &data, error)) {
        return false;
    }
    if (!is_known || data != code.data) {
        code_refuse_version(error);
        return false;
    }
    snprintf(setup->board, sizeof setup->board, "%s", path_board_names[code.board]);
    setup->players = code.players;
    setup->limit = LIMIT[code.level];
    setup->seed = code_marked(code.seed);
    return true;
}

bool path_session_code(const Session *session, char out[CODE_BYTES]) {
    uint32_t seed;
    const PathRecord *record = &path_session_of(session)->record;
    const PathSetup *rules = &record->setup;
    int board = board_index(record->common.board), limit = limit_index(record->limit);
    if (!code_is_marked(rules->seed, &seed) || rules->has_deck || rules->has_starts || board < 0 || limit < 0) {
        return false;
    }
    GameCode code = {.game = CODE_PATH,
                     .rules = PATH_RULES_VERSION,
                     .data = digest_of(&rules->board),
                     .board = board,
                     .players = rules->players,
                     .level = limit,
                     .seed = seed};
    code_write(&code, out);
    return true;
}
