/* Events on the wire: lists of small numbers, [kind, player, ...], in the order in which their struct has them. A
 * kind's numbers are never changed and only ever appended to: a reader takes those that it knows. */
#ifndef FAR_NUMBERS_H
#define FAR_NUMBERS_H

#include "data/json.h"

enum { FAR_NOBODY = 255, FAR_NUMBERS_MAX = 8, FAR_LIST_MAX = 32 };

typedef enum FarSize {
    FAR_BYTE,   /* uint8_t */
    FAR_SIGNED, /* int8_t */
    FAR_SHORT,  /* uint16_t */
} FarSize;

/* One of an event's numbers: where it stands in the struct, and what it may be. */
typedef struct FarNumber {
    size_t at;
    FarSize size;
    int least, most;
} FarNumber;

typedef struct FarShape {
    int count;
    FarNumber number[FAR_NUMBERS_MAX];
} FarShape;

/* An event's text, written without a tree: a host writes each for everybody at the table. */
enum { FAR_EVENT_BYTES = 128 };

typedef struct FarEvent {
    char text[FAR_EVENT_BYTES];
    int length;
} FarEvent;

/* -1 on the wire is nobody. */
void far_event_begin(FarEvent *out, int kind, int player);
void far_numbers_add(FarEvent *out, const FarShape *shape, const void *event);
void far_event_end(FarEvent *out);

bool far_list_begin(const JsonPlace *list, int kinds, int players, int *kind, int *player, JsonPlace *last);

/* Behind *last, which goes on; false: a fault has been told. */
bool far_numbers_read(JsonPlace *last, const FarShape *shape, void *event);

#endif
