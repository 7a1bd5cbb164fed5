/* Lines of Best Path: the input's bytes choose a board, legal lines and changes to them. Each line is accepted if and
 * only if it is listed, and one that is refused changes nothing. */
#include "fuzz.h"

#include "data/file.h"
#include "games/path/data/board.h"
#include "games/path/rules/game.h"

static PathBoard boards[PATH_BOARD_NAMES];

static void load_once(void) {
    static bool loaded;
    DataError error = {0};
    char *folder = loaded ? NULL : file_find_assets(NULL, "", &error);
    for (int i = 0; i < PATH_BOARD_NAMES && !loaded; i++) {
        MUST(path_board_load_named(&boards[i], folder, path_board_names[i], &error));
    }
    loaded = true;
    free(folder);
}

static PathLine lines[PATH_LINES_MAX];

static bool listed(const PathLine *line, int count) {
    for (int i = 0; i < count; i++) {
        if (lines[i].end == line->end && lines[i].count == line->count &&
            memcmp(lines[i].cell, line->cell, lines[i].count) == 0) {
            return true;
        }
    }
    return false;
}

/* One byte of the line becomes another, as long as it can be held at all. */
static void change(PathLine *line, int what, uint8_t to) {
    if (what == 0) {
        line->end = to % 3;
    } else if (what == 1) {
        line->count = to % (PATH_FIELDS_MAX + 1);
    } else if (what < 2 + PATH_FIELDS_MAX) {
        line->cell[what - 2] = to;
    }
}

/* Five bytes an action: who, which line, what to change to what. */
static void act(PathGame *game, const uint8_t *data) {
    int player = data[0] % game->players;
    int count = path_lines(game, player, lines);
    PathAction action = {.kind = PATH_ACTION_LINE, .player = (uint8_t)player};
    if (count > 0) {
        action.line = lines[(data[1] | data[2] << 8) % count];
    }
    change(&action.line, data[3] % 16, data[4]);
    if (data[0] >= 192) {
        action.kind = PATH_ACTION_REOPEN;
    }
    bool closed = (game->closed >> player & 1) != 0;
    bool wanted = action.kind == PATH_ACTION_REOPEN ? closed : listed(&action.line, count);
    PathGame before = *game;
    MUST((path_apply(game, &action, NULL) == PATH_ACCEPTED) == wanted);
    MUST(wanted ? path_hash(game) != path_hash(&before) : memcmp(game, &before, sizeof before) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    load_once();
    if (size < 2) {
        return 0;
    }
    PathSetup setup = {.seed = data[0], .players = (uint8_t)(1 + data[1] % 4)};
    setup.board = boards[data[0] % PATH_BOARD_NAMES];
    PathGame game;
    path_start(&game, &setup, NULL);
    for (size_t at = 2; at + 5 <= size; at += 5) {
        act(&game, data + at);
    }
    return 0;
}
