/* Says what of the music is played when: which section comes next, which of its stems are heard, and when it rests. It
 * counts frames and knows neither device nor clock, so that a script is told the same as ears are. */
#ifndef PLATFORM_CONDUCTOR_H
#define PLATFORM_CONDUCTOR_H

#include "platform/score.h"

/* What is asked for. piece: as the score calls it; "" for none. */
typedef struct Wish {
    const char *piece;
    Stretch stretch;
    Mood mood;
} Wish;

enum { CONDUCTOR_SECTIONS_MAX = 96, CONDUCTOR_RATE = 48000, CONDUCTOR_RESTS = -1 };

typedef struct Conductor {
    const Score *score;
    uint32_t random;
    Wish wish;
    int section;  /* in the score; CONDUCTOR_RESTS */
    int last;     /* never twice in a row */
    bool is_bare; /* heard before in this sitting: the song stays away, or comes back */
    Mood mood;    /* of this bar */
    int64_t at;   /* frames of the section */
    int64_t rest; /* frames left */
    int next;     /* note */
    int bar;
    int played; /* sections since it rested */
    float level[STEMS];
    uint8_t heard[CONDUCTOR_SECTIONS_MAX]; /* since the piece began */
    uint16_t ever[CONDUCTOR_SECTIONS_MAX];
} Conductor;

/* The score outlives it. */
void conductor_init(Conductor *conductor, const Score *score, uint32_t seed);

/* Another piece begins after a breath; the rest takes effect as the music allows. True: another piece. */
bool conductor_wish(Conductor *conductor, Wish wish);

/* A note begins so many frames from now, so loud. A section begins: note is NULL. */
typedef void (*ConductorPlay)(void *context, const Section *section, const Note *note, float gain, int frame);

/* Goes on by so many frames. */
void conductor_pass(Conductor *conductor, int frames, ConductorPlay play, void *context);

/* NULL: it rests. */
const Section *conductor_section(const Conductor *conductor);

#endif
