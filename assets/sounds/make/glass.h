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

typedef struct Rub {
    double hz;
    double at, seconds;     /* until the finger leaves */
    double attack, release; /* seconds */
    double gain;
    double pan;
} Rub;

void glass_rub(Wave *wave, const Rub *rub);

#endif
