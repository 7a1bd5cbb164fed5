/* Keeps what is expensive to make under a key until the space is needed: textures of shapes, lines of text and pictures
 * share one list and one budget, and the least recently used go first. Plain data (measurements, layouts) has its own
 * list. */
#ifndef GFX_CACHE_H
#define GFX_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct SDL_Texture;

typedef struct Cache Cache;
typedef struct CacheEntry CacheEntry;

struct CacheEntry {
    struct SDL_Texture *texture;                  /* owned; NULL for data */
    void *data;                                   /* owned, freed with free() */
    int w, h;                                     /* of the texture */
    void (*gone)(void *owner, CacheEntry *entry); /* told before it goes; may be NULL */
    void *owner;
    uint64_t used; /* clock of its last use */
    size_t bytes;
    uint64_t hash;
    CacheEntry *same_slot, *older, *newer;
    size_t key_size;
    unsigned char key[];
};

Cache *cache_new(void);
void cache_free(Cache *cache);

/* NULL: not there. Finding counts as use. */
CacheEntry *cache_find(Cache *cache, const void *key, size_t size);

/* Adds under a key that is not there; takes texture and data over. */
CacheEntry *cache_add_texture(Cache *cache, const void *key, size_t size, struct SDL_Texture *texture, int w, int h);
CacheEntry *cache_add_data(Cache *cache, const void *key, size_t size, void *data, size_t bytes);

void cache_use(Cache *cache, CacheEntry *entry);
void cache_remove(Cache *cache, CacheEntry *entry);
void cache_clear(Cache *cache);

/* Between frames: forgets what has been unused longest until textures fit into so many bytes. What was used since the
 * last call stays. */
void cache_trim(Cache *cache, size_t texture_bytes);

size_t cache_texture_bytes(const Cache *cache);

#endif
