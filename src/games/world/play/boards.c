#include "games/world/play/boards.h"

#include "base/memory.h"

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
