#include "games/world/play/boards.h"

#include "base/memory.h"
#include "games/world/play/session.h"
#include "pack/boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct SharedBoard {
    Board board; /* first: who has the one has the other */
    char file[sizeof((Board *)NULL)->name];
    int users; /* the shelf is one */
    SharedBoard *next;
};

void boards_give_back(const Board *board) {
    SharedBoard *shared = (SharedBoard *)(void *)board;
    if (shared != NULL && --shared->users == 0) {
        free(shared);
    }
}

void boards_fini(Boards *boards) {
    while (boards->first != NULL) {
        SharedBoard *shared = boards->first;
        boards->first = shared->next;
        boards_give_back(&shared->board);
    }
}

static SharedBoard *find(const Boards *boards, const char *file) {
    SharedBoard *shared = boards->first;
    while (shared != NULL && strcmp(shared->file, file) != 0) {
        shared = shared->next;
    }
    return shared;
}

static SharedBoard *load(const char *assets, const char *name, int players, DataError *fault) {
    SharedBoard *shared = memory_new(sizeof *shared);
    if (!board_load_named(&shared->board, assets, name, players, fault)) {
        free(shared);
        return NULL;
    }
    snprintf(shared->file, sizeof shared->file, "%s", board_file(name, players));
    shared->users = 1;
    return shared;
}

const Board *boards_own(const OwnBoard *own, DataError *fault) {
    SharedBoard *shared = memory_new(sizeof *shared);
    if (!own_board_read(&shared->board, own->text, own->length, "layout", fault)) {
        free(shared);
        return NULL;
    }
    shared->users = 1;
    return &shared->board;
}

bool world_board_read(const PlayHost *host, const char *name, int players, Board *board, DataError *fault) {
    size_t length;
    const char *text = pack_world_board(host->pack, name, &length);
    return text != NULL ? own_board_read(board, text, length, name, fault)
                        : board_load_named(board, host->assets, name, players, fault);
}

int world_boards(const PlayHost *host, const char *names[WORLD_BOARDS_MOST]) {
    _Static_assert((int)WORLD_BOARDS_MOST == (int)BOARD_NAMES + (int)PACK_BOARDS_EACH, "a pack's boards have room");
    return pack_board_names(host->pack, PACK_WORLD, board_names, BOARD_NAMES, names);
}

const Board *boards_take(Boards *boards, const char *assets, const char *name, int players, DataError *fault) {
    SharedBoard *shared = boards != NULL ? find(boards, board_file(name, players)) : NULL;
    if (shared == NULL) {
        shared = load(assets, name, players, fault);
        if (shared == NULL || boards == NULL) {
            return shared != NULL ? &shared->board : NULL;
        }
        shared->next = boards->first;
        boards->first = shared;
    }
    shared->users++;
    return &shared->board;
}
