/* The band with all its tones, as the game has them: read by the mixer. */
#ifndef TESTS_SOUND_ORCHESTRA_H
#define TESTS_SOUND_ORCHESTRA_H

#include "../../assets/sounds/make/perform.h"

/* Both fail where something is missing. The mixer is open. */
void orchestra_read(Band *band, bool is_room);
void orchestra_read_score(Score *score);

#endif
