/* Glass, struck and rubbed, as the sum of its modes. A struck body rings in partials that are no multiples of the
 * lowest one; each partial is a pair a little apart, since no glass is quite round, and the pair beats. A rubbed rim
 * is forced into one period by the finger that sticks and slips: nearly a pure tone that swells. */
#ifndef MAKE_GLASS_H
#define MAKE_GLASS_H

#include "wave.h"

typedef enum Glass {
    GLASS_GOBLET, /* thin, long: a wine glass touched with a felt stick */
    GLASS_BAR,    /* a plate over a resonator, as in a celesta: warm, clear pitch */
    GLASS_BEAD,   /* small and solid: a short, dry tick with a pitch */
    GLASS_BOWL,   /* large and thick: deep, slow */
    GLASS_TAP,    /* a thin pane met by something hard: no pitch one could sing, only brightness */
} Glass;

typedef struct Strike {
    Glass glass;
    double hz;
    double at; /* seconds */
    double gain;
    double pan;
    double stick; /* Hz: how high a partial the stick still wakes; felt 2,500, glass 7,000 */
    double ring;  /* how much longer or shorter than usual it rings */
} Strike;

void glass_strike(Wave *wave, const Strike *strike);

/* The tap of glass on glass that a note of hz begins with: its partials lie between 2 and 8 kHz and are multiples of
 * nothing. */
void glass_tap(Wave *wave, double hz, double at, double gain, double pan);

typedef struct Rub {
    double hz;
    double at, seconds;     /* until the finger leaves */
    double attack, release; /* seconds */
    double gain;
    double pan;
} Rub;

void glass_rub(Wave *wave, const Rub *rub);

#endif
