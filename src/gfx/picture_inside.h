/* What drawing pictures and making them share: a picture (a file) has sizes (textures, kept in the cache with
 * everything else). */
#ifndef GFX_PICTURE_INSIDE_H
#define GFX_PICTURE_INSIDE_H

#include "gfx/gfx_inside.h"
#include "gfx/picture.h"

enum {
    SLOTS = 256,
    QUEUE_MAX = 256,
    PART_STEPS = 4096, /* parts are told apart as finely as this */
    NAME_MAX_BYTES = 96,
};

typedef struct Picture Picture;

/* Key of a size; members of four bytes but the pointer, which comes first. */
typedef struct SizeKey {
    Picture *picture;
    int32_t tag, w, h;
    int32_t part[4]; /* x, y, w, h in PART_STEPSths */
    int32_t version; /* of a picture that is drawn while the program runs */
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
    Rect view;   /* viewBox */
    char *drawn; /* its SVG; NULL: a file */
    int32_t version;
    char name[NAME_MAX_BYTES];
};

typedef struct Request {
    SizeKey key;
    unsigned long wanted; /* running number of the last time it was asked for */
    bool in_flight;
} Request;

struct Pictures {
    Gfx *gfx;
    Picture *slots[SLOTS];
    Request requests[QUEUE_MAX];
    int count;
    unsigned long clock;
    unsigned arrived;
    struct Job *jobs; /* that workers have */
    int in_flight;
};

/* picture.c */
bool picture_asset_name(char *out, size_t size, const char *name);

/* picture_jobs.c */
void picture_request(Pictures *pictures, const SizeKey *key); /* again while it is still wanted */
void picture_drop_requests(Pictures *pictures, const Picture *picture);
void pictures_leave_jobs(Pictures *pictures); /* they are carried out for nobody */

#endif
