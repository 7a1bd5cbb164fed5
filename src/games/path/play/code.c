/* The code of a game of Best Path. */
#include "games/path/play/session_inside.h"

#include <stdio.h>
#include <string.h>

static const int LIMIT[PATH_LIMITS] = {0, 60, 30}; /* seconds; read out: append only */

static uint32_t digest_of(const PathBoard *board) {
    uint32_t digest = code_digest(0, board->number, sizeof board->number);
    digest = code_digest(digest, board->start, sizeof board->start);
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        uint8_t colour = (uint8_t)path_board_colour(board, cell);
        digest = code_digest(digest, &colour, 1);
    }
    for (int i = 0; i < PATH_CARDS; i++) {
        digest = code_digest(digest, board->card[i].colour, board->card[i].count);
    }
    return digest;
}

static int limit_index(int seconds) {
    for (int i = 0; i < PATH_LIMITS; i++) {
        if (LIMIT[i] == seconds) {
            return i;
        }
    }
    return -1;
}

static bool digest_here(const void *context, const char *board, uint32_t *digest, PlayError *error) {
    const PlayHost *host = context;
    PathBoard read;
    DataError fault = {0};
    if (!path_board_take(host, board, &read, &fault)) {
        snprintf(error->text, sizeof error->text, "%s", session_explain(&fault));
        return false;
    }
    *digest = digest_of(&read);
    return true;
}

static CodeBoards boards_of(const PlayHost *host, const char *names[PATH_BOARDS_MOST]) {
    int count = path_boards(host, names);
    return (CodeBoards){
        .name = names, .count = count, .listed = PATH_BOARD_NAMES, .digest = digest_here, .context = host};
}

bool path_code(const PlayHost *host, const PathSessionSetup *setup, char out[CODE_BYTES], PlayError *error) {
    const char *names[PATH_BOARDS_MOST];
    CodeBoards boards = boards_of(host, names);
    GameCode code = {.game = CODE_PATH,
                     .rules = PATH_RULES_BY_SEED,
                     .board = code_board_place(&boards, setup->board),
                     .players = setup->players,
                     .level = limit_index(setup->limit),
                     .seed = code_seed(host)};
    if (!digest_here(host, setup->board, &code.data, error)) {
        return false;
    }
    code_write(&code, out);
    return true;
}

bool path_code_take(const PlayHost *host, const char *text, PathSessionSetup *setup, PlayError *error) {
    GameCode code;
    const char *names[PATH_BOARDS_MOST];
    CodeBoards boards = boards_of(host, names);
    if (!code_read(text, CODE_PATH, &code, error)) {
        return false;
    }
    if (!code_is_by_rules(&code, PATH_RULES_BY_SEED) || code.level >= PATH_LIMITS) {
        code_refuse_version(error);
        return false;
    }
    const char *board = code_board(&code, &boards, error);
    if (board == NULL) {
        return false;
    }
    snprintf(setup->board, sizeof setup->board, "%s", board);
    setup->players = code.players;
    setup->limit = LIMIT[code.level];
    setup->seed = code_marked(code.seed);
    return true;
}

bool path_session_code(const Session *session, char out[CODE_BYTES]) {
    uint32_t seed;
    const PathRecord *record = &path_session_of(session)->record;
    const PathSetup *rules = &record->setup;
    const char *names[PATH_BOARDS_MOST];
    CodeBoards boards = boards_of(&session->host, names);
    int limit = limit_index(record->limit);
    if (!code_is_marked(rules->seed, &seed) || rules->has_deck || rules->has_starts || limit < 0) {
        return false;
    }
    GameCode code = {.game = CODE_PATH,
                     .rules = PATH_RULES_BY_SEED,
                     .data = digest_of(&rules->board),
                     .board = code_board_place(&boards, record->common.board),
                     .players = rules->players,
                     .level = limit,
                     .seed = seed};
    code_write(&code, out);
    return true;
}
