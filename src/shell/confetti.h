/* Prisms that fall in celebration, once. Drawn behind any text. */
#ifndef SHELL_CONFETTI_H
#define SHELL_CONFETTI_H

#include "shell/app.h"

#define CONFETTI_MS 5200.0 /* until the last has fallen */

enum { CONFETTI_FLAKES = 64 };

typedef struct Confetti {
    struct {
        float x, delay, speed, sway, spin, size;
    } flake[CONFETTI_FLAKES];
} Confetti;

void confetti_throw(Confetti *confetti, App *app);
void confetti_draw(const Confetti *confetti, const App *app, double thrown_at);

#endif
