/* Deals that have a code or a date, so that they may be played more than once: only the first time counts, as after
 * that somebody has seen them. Remembered for good, whatever becomes of the game. */
#ifndef PLAY_DEALS_H
#define PLAY_DEALS_H

#include "play/host.h"

/* kind: of game. Where nothing is kept none is known, and none can be remembered. */
bool deals_know(const PlayHost *host, const char *kind, uint64_t seed);
void deals_remember(const PlayHost *host, const char *kind, uint64_t seed);

/* Whether a game of that seed can be played again by who did not play it here. */
bool deals_are_shared(uint64_t seed);

#endif
