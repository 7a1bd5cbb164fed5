/* A text as a QR code, as a phone reads it off a screen: black on white, with the quiet zone around it. */
#ifndef SCENES_TOGETHER_QR_H
#define SCENES_TOGETHER_QR_H

#include "gfx/gfx.h"

#include <stdbool.h>

enum { QR_SIDE_MAX = 73 }; /* modules: version 14, which holds the longest link there is */

typedef struct Qr {
    int side; /* 0: there is none */
    bool dark[QR_SIDE_MAX][QR_SIDE_MAX];
} Qr;

/* False: the text is too long. */
bool qr_make(Qr *qr, const char *text);

/* In the middle of the box, as large as whole pixels for each module let it be. Returns where, with its quiet zone. */
Rect qr_draw(const Qr *qr, Gfx *gfx, Rect box);

#endif
