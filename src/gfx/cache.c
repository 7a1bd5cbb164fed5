#include "gfx/cache.h"

#include "base/memory.h"

#include <SDL.h>

#include <stdlib.h>
#include <string.h>

enum {
    SLOTS = 2048,
    DATA_BYTES = 3 << 20,      /* kept from frame to frame */
    DATA_BYTES_MOST = 8 << 20, /* at any time */
};

typedef struct List {
    CacheEntry *oldest, *newest;
    size_t bytes;
} List;

struct Cache {
    CacheEntry *slots[SLOTS];
    List textures, data;
    uint64_t clock;
};

static uint64_t hash_of(const unsigned char *bytes, size_t size) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    }
    return hash;
}

static List *list_of(Cache *cache, const CacheEntry *entry) {
    return entry->texture != NULL ? &cache->textures : &cache->data;
}

static void unlink_entry(List *list, CacheEntry *entry) {
    if (entry->older != NULL) {
        entry->older->newer = entry->newer;
    } else {
        list->oldest = entry->newer;
    }
    if (entry->newer != NULL) {
        entry->newer->older = entry->older;
    } else {
        list->newest = entry->older;
    }
}

static void append(List *list, CacheEntry *entry) {
    entry->older = list->newest;
    entry->newer = NULL;
    if (list->newest != NULL) {
        list->newest->newer = entry;
    } else {
        list->oldest = entry;
    }
    list->newest = entry;
}

Cache *cache_new(void) {
    return memory_new(sizeof(Cache));
}

void cache_free(Cache *cache) {
    if (cache != NULL) {
        cache_clear(cache);
        free(cache);
    }
}

void cache_use(Cache *cache, CacheEntry *entry) {
    entry->used = cache->clock;
    List *list = list_of(cache, entry);
    if (list->newest != entry) {
        unlink_entry(list, entry);
        append(list, entry);
    }
}

CacheEntry *cache_find(Cache *cache, const void *key, size_t size) {
    uint64_t hash = hash_of(key, size);
    for (CacheEntry *entry = cache->slots[hash % SLOTS]; entry != NULL; entry = entry->same_slot) {
        if (entry->hash == hash && entry->key_size == size && memcmp(entry->key, key, size) == 0) {
            cache_use(cache, entry);
            return entry;
        }
    }
    return NULL;
}

static CacheEntry *add(Cache *cache, const void *key, size_t size, CacheEntry values) {
    CacheEntry *entry = memory_raw(sizeof *entry + size);
    *entry = values;
    entry->key_size = size;
    memcpy(entry->key, key, size);
    entry->hash = hash_of(key, size);
    entry->same_slot = cache->slots[entry->hash % SLOTS];
    cache->slots[entry->hash % SLOTS] = entry;
    entry->used = cache->clock;
    List *list = list_of(cache, entry);
    append(list, entry);
    list->bytes += entry->bytes;
    return entry;
}

CacheEntry *cache_add_texture(Cache *cache, const void *key, size_t size, SDL_Texture *texture, int w, int h) {
    return add(cache, key, size,
               (CacheEntry){.texture = texture, .w = w, .h = h, .bytes = (size_t)w * (size_t)h * sizeof(uint32_t)});
}

/* Texts are measured where no frames are drawn, too: there nothing else makes room. */
CacheEntry *cache_add_data(Cache *cache, const void *key, size_t size, void *data, size_t bytes) {
    if (cache->data.bytes > DATA_BYTES_MOST) {
        cache_remove(cache, cache->data.oldest);
        cache_remove(cache, cache->data.oldest);
    }
    return add(cache, key, size, (CacheEntry){.data = data, .bytes = bytes + size + sizeof(CacheEntry)});
}

void cache_remove(Cache *cache, CacheEntry *entry) {
    if (entry->gone != NULL) {
        entry->gone(entry->owner, entry);
    }
    CacheEntry **link = &cache->slots[entry->hash % SLOTS];
    while (*link != entry) {
        link = &(*link)->same_slot;
    }
    *link = entry->same_slot;
    List *list = list_of(cache, entry);
    unlink_entry(list, entry);
    list->bytes -= entry->bytes;
    if (entry->texture != NULL) {
        SDL_DestroyTexture(entry->texture);
    }
    free(entry->data);
    free(entry);
}

static void clear(Cache *cache, CacheEntry *entry) {
    while (entry != NULL) {
        CacheEntry *newer = entry->newer;
        cache_remove(cache, entry);
        entry = newer;
    }
}

void cache_clear(Cache *cache) {
    CacheEntry *texture = cache->textures.oldest, *data = cache->data.oldest;
    clear(cache, texture);
    clear(cache, data);
}

static void trim(Cache *cache, const List *list, CacheEntry *entry, size_t bytes) {
    while (entry != NULL && list->bytes > bytes && entry->used < cache->clock) {
        CacheEntry *newer = entry->newer;
        cache_remove(cache, entry);
        entry = newer;
    }
}

void cache_trim(Cache *cache, size_t texture_bytes) {
    CacheEntry *texture = cache->textures.oldest, *data = cache->data.oldest;
    trim(cache, &cache->textures, texture, texture_bytes);
    trim(cache, &cache->data, data, DATA_BYTES);
    cache->clock++;
}

size_t cache_texture_bytes(const Cache *cache) {
    return cache->textures.bytes;
}
