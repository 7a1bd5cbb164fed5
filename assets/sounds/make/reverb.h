/* The room around the glass: eight delays that feed each other. */
#ifndef MAKE_REVERB_H
#define MAKE_REVERB_H

#include "wave.h"

typedef struct Room {
    double seconds; /* until the echo has fallen by 60 dB */
    double dull_hz; /* above it, walls swallow */
    double wet;
} Room;

/* Adds the echo of a wave to it. In a loop the room is already full of the end when the beginning plays. */
void reverb_add(Wave *wave, Room room);

#endif
