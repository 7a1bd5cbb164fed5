#include "ui/arena.h"

#include "base/memory.h"
#include "platform/platform.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK_BYTES = 8192 };

struct ArenaBlock {
    ArenaBlock *next;
    size_t used, size;
    char bytes[];
};

static void *get(size_t size) {
    void *memory = memory_raw(size);
    return memory;
}

static ArenaBlock *add_block(Arena *arena, size_t size) {
    ArenaBlock *block = get(sizeof *block + size);
    block->next = arena->blocks;
    block->used = 0;
    block->size = size;
    arena->blocks = block;
    return block;
}

const char *arena_copy(Arena *arena, const char *text) {
    if (text == NULL) {
        return NULL;
    }
    size_t bytes = strlen(text) + 1;
    ArenaBlock *block = arena->blocks;
    if (block == NULL || block->size - block->used < bytes) {
        block = add_block(arena, bytes > BLOCK_BYTES ? bytes : BLOCK_BYTES);
    }
    char *copy = block->bytes + block->used;
    memcpy(copy, text, bytes);
    block->used += bytes;
    return copy;
}

void arena_empty(Arena *arena) {
    while (arena->blocks != NULL) {
        ArenaBlock *next = arena->blocks->next;
        free(arena->blocks);
        arena->blocks = next;
    }
}

char *string_copy(const char *text) {
    if (text == NULL) {
        return NULL;
    }
    size_t bytes = strlen(text) + 1;
    return memcpy(get(bytes), text, bytes);
}
