/* A picture (a file) has sizes (textures, kept in the cache with everything else). What is missing is put in a queue
 * here, and from it a few at a time go to the workers, those drawn last first: what is on the screen now is made before
 * what was asked for early and is gone again. */
#include "gfx/picture.h"

#include "gfx/gfx_private.h"
#include "gfx/paint.h"
#include "gfx/strokes.h"
#include "platform/paths.h"

#include <SDL_image.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    SLOTS = 256,
    QUEUE_MAX = 256,
    IN_FLIGHT_MAX = 6,
    SIDE_MAX = 4096,   /* pixels; what is drawn larger is stretched */
    PART_STEPS = 4096, /* parts are told apart as finely as this */
    NAME_MAX_BYTES = 96,
};

typedef struct Picture Picture;

/* Key of a size; members of four bytes but the pointer, which comes first. */
typedef struct SizeKey {
    Picture *picture;
    int32_t tag, w, h;
    int32_t part[4]; /* x, y, w, h in PART_STEPSths */
    int32_t padding;
} SizeKey;

typedef struct Size {
    struct Size *next;
    SizeKey key;
    CacheEntry *entry;
} Size;

struct Picture {
    Picture *next;
    Size *sizes;
    bool is_known, is_missing;
    float aspect;
    Point origin;
    Rect view; /* viewBox */
    char name[NAME_MAX_BYTES];
};

typedef struct Request {
    SizeKey key;
    unsigned long wanted; /* running number of the last time it was asked for */
    bool in_flight;
} Request;

typedef struct Job Job;

/* What a worker is given. */
struct Job {
    Job *next;
    Pictures *pictures; /* NULL: they are gone, throw the result away */
    SizeKey key;
    char name[NAME_MAX_BYTES];
    Rect view;
    SDL_Surface *surface;
};

struct Pictures {
    Gfx *gfx;
    Picture *slots[SLOTS];
    Request requests[QUEUE_MAX];
    int count;
    unsigned long clock;
    unsigned arrived;
    Job *jobs;
    int in_flight;
};

Pictures *pictures_new(Gfx *gfx) {
    Pictures *pictures = SDL_calloc(1, sizeof *pictures);
    if (pictures == NULL) {
        abort();
    }
    pictures->gfx = gfx;
    return pictures;
}

void pictures_free(Pictures *pictures) {
    for (Job *job = pictures->jobs; job != NULL; job = job->next) {
        job->pictures = NULL;
    }
    for (int i = 0; i < SLOTS; i++) {
        while (pictures->slots[i] != NULL) {
            Picture *picture = pictures->slots[i];
            pictures->slots[i] = picture->next;
            free(picture);
        }
    }
    SDL_free(pictures);
}

bool pictures_waiting(const Pictures *pictures) {
    return pictures->count > 0;
}

unsigned pictures_arrived(const Pictures *pictures) {
    return pictures->arrived;
}

void pictures_drop_queue(Pictures *pictures) {
    int kept = 0;
    for (int i = 0; i < pictures->count; i++) {
        if (pictures->requests[i].in_flight) {
            pictures->requests[kept++] = pictures->requests[i];
        }
    }
    pictures->count = kept;
}

/* The value of an attribute in the tag's text, which ends with a zero byte. */
static const char *attribute(const char *tag, const char *name) {
    size_t length = strlen(name);
    for (const char *at = strstr(tag, name); at != NULL; at = strstr(at + 1, name)) {
        bool starts = at > tag && strchr(" \t\r\n", at[-1]) != NULL;
        if (starts && at[length] == '=' && (at[length + 1] == '"' || at[length + 1] == '\'')) {
            return at + length + 2;
        }
    }
    return NULL;
}

static int numbers(const char *text, float *out, int count) {
    int found = 0;
    while (text != NULL && found < count) {
        char *end;
        text += strspn(text, " ,\t\r\n");
        out[found] = (float)SDL_strtod(text, &end);
        if (end == text) {
            break;
        }
        text = end;
        found++;
    }
    return found;
}

/* Reads what the root element says; tag holds it up to its '>'. */
static bool read_root(Picture *picture, const char *tag) {
    float view[4], size[2], origin[2];
    bool has_view = numbers(attribute(tag, "viewBox"), view, 4) == 4;
    bool has_size =
        numbers(attribute(tag, "width"), &size[0], 1) == 1 && numbers(attribute(tag, "height"), &size[1], 1) == 1;
    if (!has_view && !has_size) {
        return false;
    }
    picture->view = has_view ? (Rect){view[0], view[1], view[2], view[3]} : (Rect){0, 0, size[0], size[1]};
    if (rect_is_empty(picture->view)) {
        return false;
    }
    picture->aspect = picture->view.w / picture->view.h;
    if (numbers(attribute(tag, "data-origin"), origin, 2) == 2) {
        picture->origin =
            (Point){(origin[0] - picture->view.x) / picture->view.w, (origin[1] - picture->view.y) / picture->view.h};
    }
    return true;
}

static bool asset_name(char *out, size_t size, const char *name) {
    int length = snprintf(out, size, "art/%s.svg", name);
    return length > 0 && (size_t)length < size;
}

static void learn(Picture *picture) {
    char path[NAME_MAX_BYTES + 16];
    size_t size = 0;
    picture->is_known = true;
    picture->aspect = 1;
    picture->origin = (Point){.5f, .5f};
    char *svg = asset_name(path, sizeof path, picture->name) ? asset_read(path, &size) : NULL;
    char *root = svg != NULL ? strstr(svg, "<svg") : NULL;
    char *end = root != NULL ? strchr(root, '>') : NULL;
    if (end != NULL) {
        *end = '\0';
    }
    picture->is_missing = end == NULL || !read_root(picture, root);
    free(svg);
    if (picture->is_missing) {
        gfx_complain("picture is missing or broken", picture->name);
    }
}

static Picture *find_picture(Pictures *pictures, const char *name) {
    uint32_t hash = 2166136261u;
    for (const char *p = name; *p != '\0'; p++) {
        hash = (hash ^ (unsigned char)*p) * 16777619u;
    }
    Picture **slot = &pictures->slots[hash % SLOTS];
    for (Picture *picture = *slot; picture != NULL; picture = picture->next) {
        if (strcmp(picture->name, name) == 0) {
            return picture;
        }
    }
    Picture *picture = calloc(1, sizeof *picture);
    if (picture == NULL) {
        abort();
    }
    snprintf(picture->name, sizeof picture->name, "%s", name);
    picture->next = *slot;
    *slot = picture;
    learn(picture);
    return picture;
}

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

/* Gives the root element a view of its own, so that just a part of the picture is rasterized. */
static char *with_view(char *svg, size_t size, Rect view, size_t *new_size) {
    char *root = strstr(svg, "<svg"), *end = root != NULL ? strchr(root, '>') : NULL;
    char *result = end != NULL ? malloc(size + 256) : NULL;
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

/* On a worker. */
static void rasterize(void *data) {
    Job *job = data;
    char path[NAME_MAX_BYTES + 16];
    size_t size = 0, new_size = 0;
    char *svg = asset_name(path, sizeof path, job->name) ? asset_read(path, &size) : NULL;
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

static void submit_next(Pictures *pictures);

static void remove_request(Pictures *pictures, const SizeKey *key) {
    for (int i = 0; i < pictures->count; i++) {
        if (memcmp(&pictures->requests[i].key, key, sizeof *key) == 0) {
            pictures->requests[i] = pictures->requests[--pictures->count];
            return;
        }
    }
}

static void keep_size(Pictures *pictures, const SizeKey *key, SDL_Surface *surface) {
    Gfx *gfx = pictures->gfx;
    SDL_Texture *texture = gfx_texture(gfx, surface->pixels, surface->w, surface->h);
    Size *size = texture != NULL ? malloc(sizeof *size) : NULL;
    if (size == NULL) {
        return;
    }
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    CacheEntry *entry = cache_add_texture(gfx->cache, key, sizeof *key, texture, surface->w, surface->h);
    *size = (Size){.next = key->picture->sizes, .key = *key, .entry = entry};
    key->picture->sizes = size;
    entry->gone = forget_size;
    entry->owner = key->picture;
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
        if (job->surface != NULL) {
            keep_size(pictures, &job->key, job->surface);
        } else if (!dropped) {
            job->key.picture->is_missing = true;
            gfx_complain("picture cannot be drawn", job->name);
        }
        pictures->arrived++;
        gfx_invalidate(pictures->gfx);
        submit_next(pictures);
    }
    SDL_FreeSurface(job->surface);
    free(job);
}

static Rect view_of(const SizeKey *key) {
    const Rect *view = &key->picture->view;
    return (Rect){view->x + view->w * (float)key->part[0] / PART_STEPS,
                  view->y + view->h * (float)key->part[1] / PART_STEPS, view->w * (float)key->part[2] / PART_STEPS,
                  view->h * (float)key->part[3] / PART_STEPS};
}

static void submit(Pictures *pictures, Request *request) {
    Job *job = calloc(1, sizeof *job);
    if (job == NULL) {
        abort();
    }
    job->pictures = pictures;
    job->key = request->key;
    job->view = view_of(&request->key);
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

static void request(Pictures *pictures, const SizeKey *key) {
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

static int32_t side_of(float pixels) {
    return (int32_t)fminf(fmaxf(roundf(pixels), 1), SIDE_MAX);
}

static int32_t steps_of(float share) {
    return (int32_t)lroundf(share * PART_STEPS);
}

static SizeKey size_key(Picture *picture, Rect part, float w, float h) {
    return (SizeKey){.picture = picture,
                     .tag = 'p',
                     .w = side_of(w),
                     .h = side_of(h),
                     .part = {steps_of(part.x), steps_of(part.y), steps_of(part.w), steps_of(part.h)}};
}

static bool holds(const SizeKey *outer, const SizeKey *inner) {
    return outer->part[0] <= inner->part[0] && outer->part[1] <= inner->part[1] &&
           outer->part[0] + outer->part[2] >= inner->part[0] + inner->part[2] &&
           outer->part[1] + outer->part[3] >= inner->part[1] + inner->part[3];
}

/* Pixels of the whole picture across, at this size. */
static float fineness(const SizeKey *key) {
    return (float)key->w * PART_STEPS / (float)(key->part[2] > 0 ? key->part[2] : 1);
}

/* The size nearest to what is wanted that shows all of it; a larger one is better than a smaller one. */
static Size *nearest(const Picture *picture, const SizeKey *wanted) {
    Size *best = NULL;
    float least = 0;
    for (Size *size = picture->sizes; size != NULL; size = size->next) {
        float ratio = fineness(&size->key) / fineness(wanted);
        float cost = ratio < 1 ? 3 * (1 / ratio - 1) : ratio - 1;
        if (holds(&size->key, wanted) && (best == NULL || cost < least)) {
            best = size;
            least = cost;
        }
    }
    return best;
}

/* Where the wanted part lies in the texture of a size, which has a border of one pixel. */
static SDL_Rect part_in(const Size *size, const SizeKey *wanted) {
    const int32_t *outer = size->key.part, *inner = wanted->part;
    int w = size->entry->w - 2, h = size->entry->h - 2;
    float sx = (float)w / (float)outer[2], sy = (float)h / (float)outer[3];
    SDL_Rect part = {(int)lroundf((float)(inner[0] - outer[0]) * sx), (int)lroundf((float)(inner[1] - outer[1]) * sy),
                     (int)lroundf((float)inner[2] * sx), (int)lroundf((float)inner[3] * sy)};
    part.w = SDL_clamp(part.w, 1, w - part.x);
    part.h = SDL_clamp(part.h, 1, h - part.y);
    part.x++;
    part.y++;
    return part;
}

/* Takes the border in, and the place it is shown in with it. */
static void take_border(SDL_Rect *part, Rect *where) {
    float dx = where->w / (float)part->w, dy = where->h / (float)part->h;
    *part = (SDL_Rect){part->x - 1, part->y - 1, part->w + 2, part->h + 2};
    *where = (Rect){where->x - dx, where->y - dy, where->w + 2 * dx, where->h + 2 * dy};
}

static Rect squeezed(Rect where, float squeeze) {
    float w = where.w * (1 - fminf(fmaxf(squeeze, 0), 1));
    return (Rect){where.x + (where.w - w) / 2, where.y, w, where.h};
}

static void copy_picture(Gfx *gfx, const Size *size, const SizeKey *wanted, Rect where, const PictureLook *look) {
    SDL_Texture *texture = size->entry->texture;
    SDL_Rect part = part_in(size, wanted);
    const GfxState *state = gfx_state(gfx);
    Color tint = look->tint.a > 0 ? look->tint : color_rgb(0xffffff);
    gfx_set_alpha(gfx, texture, 1 - look->transparency);
    SDL_SetTextureColorMod(texture, tint.r, tint.g, tint.b);
    where = squeezed(rect_moved(where, state->offset.x, state->offset.y), look->squeeze);
    bool turns = look->angle < 0 || look->angle > 0;
    if (!look->moving && !turns) {
        where = rect_snapped(where);
    }
    if (where.w < .5f) {
        return;
    }
    Point pivot = {look->has_pivot ? look->pivot.x * where.w : where.w / 2,
                   look->has_pivot ? look->pivot.y * where.h : where.h / 2};
    Rect bordered = where;
    if (turns || look->moving) {
        take_border(&part, &bordered);
    }
    SDL_FRect to = {bordered.x, bordered.y, bordered.w, bordered.h};
    if (!turns && !look->mirrored) {
        stroke_copy(gfx, texture, part, to);
        return;
    }
    Stroke *stroke = stroke_begin(gfx);
    stroke->texture = texture;
    stroke->part = part;
    stroke->to = to;
    stroke->angle = look->angle;
    stroke->pivot = (SDL_FPoint){pivot.x + where.x - bordered.x, pivot.y + where.y - bordered.y};
    stroke->is_mirrored = look->mirrored;
    stroke_end(gfx, stroke);
}

static void draw_missing(Gfx *gfx, Rect where) {
    PanelStyle style = panel_well();
    paint_panel(gfx, where, &style);
}

bool picture_draw_part(Gfx *gfx, const char *name, Rect part, Rect where, const PictureLook *look) {
    static const PictureLook PLAIN = {0};
    look = look != NULL ? look : &PLAIN;
    if (rect_is_empty(where) || rect_is_empty(part)) {
        return true;
    }
    Pictures *pictures = gfx->pictures;
    Picture *picture = find_picture(pictures, name);
    if (picture->is_missing) {
        draw_missing(gfx, where);
        return false;
    }
    float fine = look->coarse ? .5f : 1;
    SizeKey key = size_key(picture, part, where.w * fine, where.h * fine);
    CacheEntry *exact = look->moving ? NULL : cache_find(gfx->cache, &key, sizeof key);
    Size sharp = {.key = key, .entry = exact};
    const Size *size = exact != NULL ? &sharp : nearest(picture, &key);
    if (exact == NULL && (!look->moving || size == NULL)) {
        request(pictures, &key);
        layer_mark_unsharp(gfx->painting);
    }
    float reach = fmaxf(where.w, where.h);
    bool turns = look->angle < 0 || look->angle > 0;
    if (size != NULL && gfx_is_visible(gfx, turns ? rect_inset(where, -reach) : where)) {
        cache_use(gfx->cache, size->entry);
        copy_picture(gfx, size, &key, where, look);
    }
    return exact != NULL || (look->moving && size != NULL);
}

bool picture_draw(Gfx *gfx, const char *name, Rect where, const PictureLook *look) {
    return picture_draw_part(gfx, name, (Rect){0, 0, 1, 1}, where, look);
}

void picture_want(Gfx *gfx, const char *name, float width, float height) {
    Picture *picture = find_picture(gfx->pictures, name);
    SizeKey key = size_key(picture, (Rect){0, 0, 1, 1}, width, height);
    if (!picture->is_missing && cache_find(gfx->cache, &key, sizeof key) == NULL) {
        request(gfx->pictures, &key);
    }
}

float picture_aspect(Gfx *gfx, const char *name) {
    return find_picture(gfx->pictures, name)->aspect;
}

Point picture_origin(Gfx *gfx, const char *name) {
    return find_picture(gfx->pictures, name)->origin;
}

bool picture_exists(Gfx *gfx, const char *name) {
    char path[NAME_MAX_BYTES + 16];
    (void)gfx;
    return asset_name(path, sizeof path, name) && asset_exists(path);
}
