#include "shell/confetti.h"

#include "gfx/picture.h"

#include <math.h>
#include <stdio.h>

enum { KINDS = 7 };

static float looks(App *app, float from, float to) {
    return from + (to - from) * (float)random_below(&app->looks, 10000) / 10000;
}

void confetti_throw(Confetti *confetti, App *app) {
    for (int i = 0; i < CONFETTI_FLAKES; i++) {
        confetti->flake[i].x = looks(app, -.02f, 1.02f);
        confetti->flake[i].delay = looks(app, 0, .42f);
        confetti->flake[i].speed = looks(app, 1.5f, 2.6f);
        confetti->flake[i].sway = looks(app, -1, 1);
        confetti->flake[i].spin = looks(app, -640, 640);
        confetti->flake[i].size = looks(app, 22, 46);
    }
}

static void draw_flake(const Confetti *confetti, const App *app, int i, float t) {
    float fallen = (t - confetti->flake[i].delay) * confetti->flake[i].speed, sway = confetti->flake[i].sway;
    if (fallen < 0 || fallen > 1.1f) {
        return;
    }
    char name[32];
    snprintf(name, sizeof name, "ui/confetti_%d", 1 + i % KINDS);
    Rect screen = gfx_screen(app->gfx);
    float side = layout_px(&app->layout, confetti->flake[i].size);
    float x = (confetti->flake[i].x + .04f * sway * sinf(fallen * 9 + sway * 5)) * screen.w;
    picture_draw(app->gfx, name, rect_around((Point){x, (fallen - .05f) * screen.h}, side, side),
                 &(PictureLook){.angle = confetti->flake[i].spin * fallen, .moving = true});
}

void confetti_draw(const Confetti *confetti, const App *app, double thrown_at) {
    float t = (float)((gfx_now(app->gfx) - thrown_at) / CONFETTI_MS);
    if (app->preferences.reduced_motion || t >= 1) {
        return;
    }
    for (int i = 0; i < CONFETTI_FLAKES; i++) {
        draw_flake(confetti, app, i, t);
    }
}
