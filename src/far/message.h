/* Messages between a table's host and the screens at it: JSON objects with a "t" that says which. A key that is not
 * known is passed over, a "t" that is not is refused, and so is what is too long or nested too deep. */
#ifndef FAR_MESSAGE_H
#define FAR_MESSAGE_H

#include "data/json.h"

enum {
    FAR_CLIENT_MAX = 4096,  /* bytes of a screen's message */
    FAR_HOST_MAX = 1 << 16, /* of the host's */
    FAR_DEPTH_MAX = 8,
};

typedef enum FarKind {
    FAR_HELLO, /* a screen's */
    FAR_MAKE,
    FAR_JOIN,
    FAR_ACT,
    FAR_DRAFT,
    FAR_UNDO,
    FAR_SEAT,
    FAR_REACT,
    FAR_WELCOME, /* the host's, from here on */
    FAR_MADE,
    FAR_TABLE,
    FAR_EVENTS,
    FAR_AGAIN,
    FAR_OK,
    FAR_NO,
    FAR_ASK,
    FAR_TOLD,
    FAR_YOURS,
    FAR_SEATS,
    FAR_CLOCK,
    FAR_REACTED,
    FAR_OVER,
    FAR_BYE,
    FAR_KINDS,
} FarKind;

/* Why a host answers "no", or "bye". */
typedef enum FarWhy {
    FAR_LATE,      /* it is about a moment that is over, or has been sent twice */
    FAR_NOT_YOURS, /* it is somebody else's to do */
    FAR_RULES,     /* the rules refuse it */
    FAR_CODE,      /* no table has that code */
    FAR_FULL,      /* there is no room: no free seat, or too many tables */
    FAR_SLOW_DOWN, /* too much at once from there */
    FAR_VERSION,   /* it speaks another version of this */
    FAR_NONSENSE,  /* it is no message of ours, or comes out of order */
    FAR_ELSEWHERE, /* the seat was taken over by another device */
    FAR_WHYS,
} FarWhy;

extern const char *const far_kind_names[FAR_KINDS];
extern const char *const far_why_names[FAR_WHYS];

/* The byte after the text must be NUL. The caller deletes the tree; NULL: refused, and *error says why. */
cJSON *far_read(const char *text, size_t length, size_t most, FarKind *kind, DataError *error);

/* {"t":...}, to be added to. */
cJSON *far_begin(FarKind kind);

/* Its text, to be freed with cJSON_free; the tree is deleted. */
char *far_text(cJSON *message);

#endif
