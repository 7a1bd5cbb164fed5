/* Every sound and every piece of music of the game. */
#ifndef MAKE_RECIPES_H
#define MAKE_RECIPES_H

#include "core/random.h"
#include "wave.h"

typedef enum Group {
    GROUP_TOUCH,   /* buttons: felt more than heard */
    GROUP_TABLE,   /* cards and figurines */
    GROUP_CHIME,   /* what happens in the game */
    GROUP_FANFARE, /* twice or thrice a game */
    GROUP_MUSIC,   /* loops */
    GROUP_LAYER,   /* a loop laid over one of them */
    GROUPS
} Group;

typedef struct Recipe {
    const char *name;
    Group group;
    double seconds; /* at most; music exactly */
    int files;      /* 1: NAME.ogg; more: NAME_1.ogg ... */
    /* which: from 0. Every file has a random source of its own, so that one recipe can change without the others. */
    void (*make)(Wave *wave, Random *random, int which);
} Recipe;

/* Each ends with a recipe without a name. */
extern const Recipe TOUCHES[], TABLE_SOUNDS[], CHIMES[], FANFARES[], PATH_SOUNDS[], MUSIC[];

#endif
