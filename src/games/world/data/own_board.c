#include "games/world/data/own_board.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

static const char *const MAPS[BOARD_SHAPES] = {"map-landscape.svg", "map-portrait.svg"};

static bool is_picture_name(const char *text) {
    return strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(text);
}

/* Pictures are ours: the map, and at a site's question one that fits its move. */
static void check_pictures(const Board *board, const char *file, DataError *error) {
    for (int shape = 0; shape < BOARD_SHAPES; shape++) {
        char route[sizeof board->layout[shape].route];
        board_route_file(board->name, (BoardShape)shape, route);
        if (strcmp(board->layout[shape].map, MAPS[shape]) != 0) {
            data_fail(error, "%s: the map must be \"%s\".", file, MAPS[shape]);
        } else if (strcmp(board->layout[shape].route, route) != 0) {
            data_fail(error, "%s: leave out \"route\": the game draws it.", file);
        }
    }
    for (int i = 0; i <= board->track.goal; i++) {
        const BoardField *field = &board->field[i];
        if (field->role != BOARD_PLAIN && !is_picture_name(field->site.icon)) {
            data_fail(error, "%s: the icon of %s must be of lower-case letters, digits and hyphens.", file,
                      field->site.city);
        }
    }
}

/* Where the way leads is in the game's own sentences: "First to Mainz wins!" */
static void check_ends(const Board *board, const char *file, DataError *error) {
    const char *start = board->field[0].site.city, *goal = board->field[board->track.goal].site.city;
    if (strcmp(start, "Jena") != 0 || strcmp(goal, "Mainz") != 0) {
        data_fail(error, "%s: the route must lead from Jena to Mainz, as the game says, not from %s to %s.", file,
                  start, goal);
    }
}

static float radius_of(const BoardLayout *layout, BoardRole role) {
    return role == BOARD_PLAIN ? layout->bead_radius : role == BOARD_SITE ? layout->site_radius : layout->end_radius;
}

/* Pieces stand there, and people press them: no space lies over the edge or half upon another. */
static void check_places(const Board *board, BoardShape shape, const char *file, DataError *error) {
    static const char *const SHAPES[BOARD_SHAPES] = {"landscape", "portrait"};
    const BoardLayout *layout = &board->layout[shape];
    for (int i = 0; i <= board->track.goal; i++) {
        const BoardField *field = &board->field[i];
        BoardPoint at = field->at[shape];
        float radius = radius_of(layout, field->role);
        if (at.x < radius || at.y < radius || at.x > layout->width - radius || at.y > layout->height - radius) {
            data_fail(error, "%s: space %d lies over the edge of the %s board.", file, i, SHAPES[shape]);
        }
        for (int other = 0; other < i; other++) {
            BoardPoint there = board->field[other].at[shape];
            float dx = at.x - there.x, dy = at.y - there.y;
            float least = .7f * (radius + radius_of(layout, board->field[other].role));
            if (dx * dx + dy * dy < least * least) {
                data_fail(error, "%s: spaces %d and %d lie upon one another on the %s board.", file, other, i,
                          SHAPES[shape]);
            }
        }
    }
}

bool own_board_read(Board *board, const char *text, size_t length, const char *file, DataError *error) {
    if (length > OWN_BOARD_MAX) {
        data_fail_as(DATA_FAULT_LARGE, error, "%s is larger than %d KiB.", file, OWN_BOARD_MAX >> 10);
        return false;
    }
    if (!board_read(board, text, length, file, error)) {
        return false;
    }
    check_ends(board, file, error);
    check_pictures(board, file, error);
    for (int shape = 0; shape < BOARD_SHAPES; shape++) {
        check_places(board, (BoardShape)shape, file, error);
    }
    return !data_failed(error);
}

OwnBoard *own_board_new(const char *text, size_t length) {
    OwnBoard *own = memory_new(sizeof *own + length + 1);
    own->owners = 1;
    own->length = length;
    memcpy(own->text, text, length);
    return own;
}

OwnBoard *own_board_share(OwnBoard *own) {
    if (own != NULL) {
        own->owners++;
    }
    return own;
}

void own_board_free(OwnBoard *own) {
    if (own != NULL && --own->owners == 0) {
        free(own);
    }
}
