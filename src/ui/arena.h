/* Strings that are all freed at once. */
#ifndef UI_ARENA_H
#define UI_ARENA_H

typedef struct ArenaBlock ArenaBlock;

typedef struct Arena {
    ArenaBlock *blocks;
} Arena;

/* NULL stays NULL. */
const char *arena_copy(Arena *arena, const char *text);
void arena_empty(Arena *arena);

/* A copy of its own on the heap; NULL stays NULL. */
char *string_copy(const char *text);

#endif
