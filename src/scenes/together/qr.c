#include "scenes/together/qr.h"

#include "gfx/paint.h"

#include <math.h>
#include <qrcodegen/qrcodegen.h>

enum { VERSION_MAX = 14, QUIET = 4 };

bool qr_make(Qr *qr, const char *text) {
    uint8_t scratch[qrcodegen_BUFFER_LEN_FOR_VERSION(VERSION_MAX)];
    uint8_t code[qrcodegen_BUFFER_LEN_FOR_VERSION(VERSION_MAX)];
    *qr = (Qr){0};
    if (!qrcodegen_encodeText(text, scratch, code, qrcodegen_Ecc_LOW, qrcodegen_VERSION_MIN, VERSION_MAX,
                              qrcodegen_Mask_AUTO, true)) {
        return false;
    }
    qr->side = qrcodegen_getSize(code);
    for (int y = 0; y < qr->side; y++) {
        for (int x = 0; x < qr->side; x++) {
            qr->dark[y][x] = qrcodegen_getModule(code, x, y);
        }
    }
    return true;
}

/* Modules side by side are one stroke. */
static void draw_row(const Qr *qr, Gfx *gfx, Point corner, float module, int y) {
    int x = 0;
    while (x < qr->side) {
        int begins = x;
        while (x < qr->side && qr->dark[y][x]) {
            x++;
        }
        if (x > begins) {
            Rect stroke = {corner.x + module * (float)begins, corner.y + module * (float)y,
                           module * (float)(x - begins), module};
            paint_fill(gfx, stroke, color_rgb(0x000000));
        }
        x += x == begins;
    }
}

Rect qr_draw(const Qr *qr, Gfx *gfx, Rect box) {
    float modules = (float)(qr->side + 2 * QUIET), module = fmaxf(floorf(fminf(box.w, box.h) / modules), 1);
    if (qr->side == 0) {
        return (Rect){0};
    }
    Rect all = rect_snapped(rect_around(rect_middle(box), module * modules, module * modules));
    paint_fill(gfx, all, color_rgb(0xffffff));
    Point corner = {all.x + module * QUIET, all.y + module * QUIET};
    for (int y = 0; y < qr->side; y++) {
        draw_row(qr, gfx, corner, module, y);
    }
    return all;
}
