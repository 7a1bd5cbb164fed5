/* What the music is asked to be like. */
#ifndef PLATFORM_MOOD_H
#define PLATFORM_MOOD_H

/* What the game is like just now: which stems are heard changes with it from the next bar on. */
typedef enum Mood {
    MOOD_CALM,
    MOOD_BUSY, /* rows fill */
    MOOD_NEAR, /* much is at stake */
    MOOD_WON,  /* somebody has just won something */
    MOODS
} Mood;

/* Stretches of the way round the world, of which each has music of its own; other pieces have only the first. */
typedef enum Stretch { STRETCH_HOME, STRETCH_ASIA, STRETCH_OCEAN, STRETCH_AMERICAS, STRETCH_RETURN, STRETCHES } Stretch;

#endif
