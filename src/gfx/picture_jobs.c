/* Making pictures in the sizes that are missing. They are put in a queue here, and from it a few at a time go to the
 * workers, those drawn last first: what is on the screen now is made before what was asked for early and is gone
 * again. */
#include "gfx/picture_inside.h"

#include "base/memory.h"
#include "platform/paths.h"

#include <SDL_image.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { IN_FLIGHT_MAX = 6 };

typedef struct Job Job;

/* What a worker is given. */
struct Job {
    Job *next;
    Pictures *pictures; /* NULL: they are gone, throw the result away */
    SizeKey key;
    char name[NAME_MAX_BYTES];
    char *drawn; /* its SVG; NULL: read the file */
    Rect view;
    SDL_Surface *surface;
};

/* --- on a worker -------------------------------------------------------------------------------------------------- */

/* Gives the root element a view of its own, so that just a part of the picture is rasterized. */
static char *with_view(char *svg, size_t size, Rect view, size_t *new_size) {
    char *root = strstr(svg, "<svg"), *end = root != NULL ? strchr(root, '>') : NULL;
    char *result = end != NULL ? memory_raw(size + 256) : NULL;
    if (result == NULL) {
        return NULL;
    }
    int head = snprintf(result, size + 256,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                        "width=\"%.3f\" height=\"%.3f\" viewBox=\"%.3f %.3f %.3f %.3f\"",
                        (double)view.w, (double)view.h, (double)view.x, (double)view.y, (double)view.w, (double)view.h);
    size_t rest = size - (size_t)(end - svg);
    memcpy(result + head, end, rest + 1);
    *new_size = (size_t)head + rest;
    return result;
}

/* The picture with one more pixel all round: transparent, of its neighbour's colour, so that it turns and stretches
 * with smooth edges. */
static SDL_Surface *with_border(SDL_Surface *from) {
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, from->w + 2, from->h + 2, 32, SDL_PIXELFORMAT_ARGB8888);
    if (to == NULL) {
        return NULL;
    }
    SDL_SetSurfaceBlendMode(from, SDL_BLENDMODE_NONE);
    SDL_Rect inside = {.x = 1, .y = 1, .w = from->w, .h = from->h};
    SDL_BlitSurface(from, NULL, to, &inside);
    uint32_t *pixels = to->pixels;
    int w = to->w, h = to->h, pitch = to->pitch / 4;
    for (int y = 1; y < h - 1; y++) {
        pixels[y * pitch] = pixels[y * pitch + 1] & 0xffffff;
        pixels[y * pitch + w - 1] = pixels[y * pitch + w - 2] & 0xffffff;
    }
    for (int x = 0; x < w; x++) {
        pixels[x] = pixels[pitch + x] & 0xffffff;
        pixels[(h - 1) * pitch + x] = pixels[(h - 2) * pitch + x] & 0xffffff;
    }
    return to;
}

/* The caller frees it. */
static char *read_svg(const Job *job, size_t *size) {
    char path[NAME_MAX_BYTES + 16];
    if (job->drawn != NULL) {
        *size = strlen(job->drawn);
        return memory_copy(job->drawn);
    }
    return picture_asset_name(path, sizeof path, job->name) ? asset_read(path, size) : NULL;
}

static void rasterize(void *data) {
    Job *job = data;
    size_t size = 0, new_size = 0;
    char *svg = read_svg(job, &size);
    char *viewed = svg != NULL ? with_view(svg, size, job->view, &new_size) : NULL;
    free(svg);
    if (viewed == NULL) {
        return;
    }
    SDL_RWops *stream = SDL_RWFromConstMem(viewed, (int)new_size);
    SDL_Surface *made = stream != NULL ? IMG_LoadSizedSVG_RW(stream, job->key.w, job->key.h) : NULL;
    if (stream != NULL) {
        SDL_RWclose(stream);
    }
    if (made != NULL) {
        job->surface = with_border(made);
        SDL_FreeSurface(made);
    }
    free(viewed);
}

/* --- what has been made ------------------------------------------------------------------------------------------- */

/* A size goes from the cache. */
static void forget_size(void *owner, CacheEntry *entry) {
    Picture *picture = owner;
    Size **link = &picture->sizes;
    while ((*link)->entry != entry) {
        link = &(*link)->next;
    }
    Size *size = *link;
    *link = size->next;
    free(size);
}

static void submit_next(Pictures *pictures);

static void remove_request(Pictures *pictures, const SizeKey *key) {
    for (int i = 0; i < pictures->count; i++) {
        if (memcmp(&pictures->requests[i].key, key, sizeof *key) == 0) {
            pictures->requests[i] = pictures->requests[--pictures->count];
            return;
        }
    }
}

/* False: the graphics card does not take it. */
static bool keep_size(Pictures *pictures, const SizeKey *key, SDL_Surface *surface) {
    Gfx *gfx = pictures->gfx;
    SDL_Texture *texture = gfx_texture(gfx, surface->pixels, surface->w, surface->h);
    if (texture == NULL) {
        return false;
    }
    Size *size = memory_raw(sizeof *size);
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    CacheEntry *entry = cache_add_texture(gfx->cache, key, sizeof *key, texture, surface->w, surface->h);
    *size = (Size){.next = key->picture->sizes, .key = *key, .entry = entry};
    key->picture->sizes = size;
    entry->gone = forget_size;
    entry->owner = key->picture;
    return true;
}

/* What is new is to be seen. What did not become a texture is not: it would be asked for again at once, without end. */
static void show(Pictures *pictures) {
    pictures->arrived++;
    gfx_invalidate(pictures->gfx);
}

/* On the main thread, between two steps. */
static void take_up(void *data, bool dropped) {
    Job *job = data;
    Pictures *pictures = job->pictures;
    if (pictures != NULL) {
        Job **link = &pictures->jobs;
        while (*link != job) {
            link = &(*link)->next;
        }
        *link = job->next;
        pictures->in_flight--;
        remove_request(pictures, &job->key);
        if (job->surface == NULL && !dropped) {
            job->key.picture->is_missing = job->key.version == job->key.picture->version;
            gfx_complain("picture cannot be drawn", job->name);
            show(pictures);
        } else if (job->surface != NULL && keep_size(pictures, &job->key, job->surface)) {
            show(pictures);
        }
        submit_next(pictures);
    }
    SDL_FreeSurface(job->surface);
    free(job->drawn);
    free(job);
}

/* --- the queue ---------------------------------------------------------------------------------------------------- */

static Rect view_of(const SizeKey *key) {
    const Rect *view = &key->picture->view;
    return (Rect){view->x + view->w * (float)key->part[0] / PART_STEPS,
                  view->y + view->h * (float)key->part[1] / PART_STEPS, view->w * (float)key->part[2] / PART_STEPS,
                  view->h * (float)key->part[3] / PART_STEPS};
}

static void submit(Pictures *pictures, Request *request) {
    Job *job = memory_new(sizeof *job);
    job->pictures = pictures;
    job->key = request->key;
    job->view = view_of(&request->key);
    job->drawn = request->key.picture->drawn != NULL ? memory_copy(request->key.picture->drawn) : NULL;
    memcpy(job->name, request->key.picture->name, sizeof job->name);
    job->next = pictures->jobs;
    pictures->jobs = job;
    request->in_flight = true;
    pictures->in_flight++;
    workers_submit(pictures->gfx->workers, WORKER_PICTURES, rasterize, take_up, job);
}

static void submit_next(Pictures *pictures) {
    while (pictures->in_flight < IN_FLIGHT_MAX) {
        Request *urgent = NULL;
        for (int i = 0; i < pictures->count; i++) {
            Request *request = &pictures->requests[i];
            if (!request->in_flight && (urgent == NULL || request->wanted > urgent->wanted)) {
                urgent = request;
            }
        }
        if (urgent == NULL) {
            return;
        }
        submit(pictures, urgent);
    }
}

/* Within one frame what is asked for first goes first: it lies behind the rest, and is larger. */
static unsigned long urgency(const Pictures *pictures) {
    return (pictures->gfx->frames + 1) * 4096 - (pictures->clock & 4095);
}

void picture_request(Pictures *pictures, const SizeKey *key) {
    pictures->clock++;
    Request *place = NULL;
    for (int i = 0; i < pictures->count; i++) {
        Request *known = &pictures->requests[i];
        if (memcmp(&known->key, key, sizeof *key) == 0) {
            known->wanted = urgency(pictures);
            return;
        }
        if (!known->in_flight && (place == NULL || known->wanted < place->wanted)) {
            place = known;
        }
    }
    if (pictures->count < QUEUE_MAX) {
        place = &pictures->requests[pictures->count++];
    }
    if (place != NULL) {
        *place = (Request){.key = *key, .wanted = urgency(pictures)};
        submit_next(pictures);
    }
}

void pictures_leave_jobs(Pictures *pictures) {
    for (Job *job = pictures->jobs; job != NULL; job = job->next) {
        job->pictures = NULL;
    }
}

bool pictures_waiting(const Pictures *pictures) {
    return pictures->count > 0;
}

unsigned pictures_arrived(const Pictures *pictures) {
    return pictures->arrived;
}

/* Those that no worker has, of one picture or of all (NULL). */
static void drop_requests(Pictures *pictures, const Picture *picture) {
    int kept = 0;
    for (int i = 0; i < pictures->count; i++) {
        const Request *request = &pictures->requests[i];
        if (request->in_flight || (picture != NULL && request->key.picture != picture)) {
            pictures->requests[kept++] = *request;
        }
    }
    pictures->count = kept;
}

void picture_drop_requests(Pictures *pictures, const Picture *picture) {
    drop_requests(pictures, picture);
}

void pictures_drop_queue(Pictures *pictures) {
    drop_requests(pictures, NULL);
}
