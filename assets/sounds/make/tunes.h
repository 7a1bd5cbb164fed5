/* What the pages of the book of tunes have. */
#ifndef MAKE_TUNES_H
#define MAKE_TUNES_H

#include "tune.h"

extern const Motifs HOME_MOTIFS, ASIA_MOTIFS, OCEAN_MOTIFS, AMERICAS_MOTIFS, RETURN_MOTIFS, PATH_MOTIFS, TITLE_MOTIFS,
    WALTZ_MOTIFS;
extern const Tune HOME_TUNES[], ASIA_TUNES[], OCEAN_TUNES[], AMERICAS_TUNES[], RETURN_TUNES[], PATH_TUNES[],
    TITLE_TUNES[], VICTORY_TUNES[], PATH_VICTORY_TUNES[];

#endif
