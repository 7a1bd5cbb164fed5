/* What a game in progress needs from the program around it, and nothing more: no window, no scenes. The program fills
 * one in; sessions keep a copy. */
#ifndef PLAY_HOST_H
#define PLAY_HOST_H

#include <stdbool.h>
#include <stdint.h>

struct Store;
struct Game;
struct Keeper;
struct Pack;

enum { HOST_GAMES_MAX = 4 }; /* in a box */

typedef struct PlayHost {
    void *context;               /* handed to every function */
    const char *assets;          /* folder with boards and questions */
    struct Pack *pack;           /* a company's own questions, which outlive all sessions; NULL: none */
    void *shelf[HOST_GAMES_MAX]; /* what a game has read for all its sessions, by its place in the box: host_shelf().
                                  * NULL: each session reads its own */
    const struct Game *(*game)(void *context, int index); /* those in the box; NULL: no more */
    struct Store *(*store)(void *context);                /* of the people at this machine; NULL: it has none */
    struct Keeper (*keeper)(void *context);               /* where games are kept; NULL: in that store. A program with
                                                           * one of its own has no such store */
    int stand_in;                                         /* AiLevel of a computer in the seat of who has gone */
    double (*now)(void *context);                         /* ms of a clock that never jumps */
    int64_t (*wall)(void *context);                       /* seconds since 1970 */
    uint64_t (*next_seed)(void *context);                 /* of a game */
    double (*pace)(void *context);                        /* how long computers wait before they move; 1: as usual */
    bool (*is_virtual)(void *context);                    /* time stands still while something is written or thought */
    void (*changed)(void *context); /* a hint or a decision is there: who draws may want to know */
    void (*think)(void *context, void (*run)(void *data), void (*done)(void *data, bool dropped), void *data);
    /* run beside, then done where sessions live; dropped: it never ran */
} PlayHost;

/* Where that game of the box has its shelf. */
void **host_shelf(PlayHost *host, const struct Game *game);
void *host_shelf_of(const PlayHost *host, const struct Game *game);

/* One localized sentence for a person. */
typedef struct PlayError {
    char text[512];
} PlayError;

#endif
