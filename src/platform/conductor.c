#include "platform/conductor.h"

#include <string.h>

enum {
    PER_MS = CONDUCTOR_RATE / 1000,
    BREATH_MS = 600,       /* between one piece and the next */
    FANFARE_MS = 5500,     /* what is won is heard out before there is music to it */
    REST_LEAST_MS = 20000, /* rests between sections: two or three of them, then so long nothing but the room */
    REST_MORE_MS = 40000,
    REST_NEAR_MS = 2000, /* unless much is at stake */
    REST_ALL_MS = 60000,
    HEARD_MOST = 2,    /* in one sitting */
    SECTIONS_MORE = 2, /* after two of them one of so many chances to rest */
};

/* How loud each stem is in which mood; from bar to bar it goes half the way there. */
static const float LEVEL[MOODS][STEMS] = {
    [MOOD_CALM] = {1, .9F, 1, .45F, 1.05F, 0},
    [MOOD_BUSY] = {1, 1, 1, 1, 1, 0},
    [MOOD_NEAR] = {.9F, 1, .85F, .8F, .9F, .85F},
    [MOOD_WON] = {1, 1, 1, 1, 1.25F, 0},
};

static const float UNHEARD = .06F;

static int chance(Conductor *conductor, int bound) {
    conductor->random = conductor->random * 1664525U + 1013904223U;
    return (int)((conductor->random >> 8) % (uint32_t)bound);
}

void conductor_init(Conductor *conductor, const Score *score, uint32_t seed) {
    *conductor = (Conductor){
        .score = score, .random = seed, .section = CONDUCTOR_RESTS, .last = CONDUCTOR_RESTS, .wish = {.piece = ""}};
}

static bool is_game(const char *piece) {
    return strcmp(piece, "play") == 0 || strcmp(piece, "path") == 0;
}

/* --- what comes next ---------------------------------------------------------------------------------------------- */

static bool may_come(const Conductor *conductor, int s, bool anywhere) {
    const Section *section = &conductor->score->section[s];
    return strcmp(section->piece, conductor->wish.piece) == 0 && conductor->heard[s] < HEARD_MOST &&
           s != conductor->last && (anywhere || section->stretch == conductor->wish.stretch);
}

/* What was heard least, in this sitting and then ever; of several any. */
static int weight(const Conductor *conductor, int s) {
    return conductor->heard[s] * 100000 + conductor->ever[s];
}

static int choose(Conductor *conductor, bool anywhere) {
    int best = CONDUCTOR_RESTS, ties = 0;
    int sections =
        conductor->score->sections < CONDUCTOR_SECTIONS_MAX ? conductor->score->sections : CONDUCTOR_SECTIONS_MAX;
    for (int s = 0; s < sections; s++) {
        if (!may_come(conductor, s, anywhere)) {
            continue;
        }
        int more = best == CONDUCTOR_RESTS ? -1 : weight(conductor, s) - weight(conductor, best);
        ties = more < 0 ? 1 : more == 0 ? ties + 1 : ties;
        if (more < 0 || (more == 0 && chance(conductor, ties) == 0)) {
            best = s;
        }
    }
    return best;
}

/* All has been heard: the room is left. What waits for visitors begins again; who plays hears nothing a third time. */
static void rest_from_all(Conductor *conductor) {
    conductor->rest = (int64_t)REST_ALL_MS * PER_MS;
    if (!is_game(conductor->wish.piece)) {
        memset(conductor->heard, 0, sizeof conductor->heard);
    }
}

static void begin_section(Conductor *conductor, int frame, ConductorPlay play, void *context) {
    int s = choose(conductor, false);
    s = s == CONDUCTOR_RESTS ? choose(conductor, true) : s; /* one stays here longer than there is music for it */
    if (s == CONDUCTOR_RESTS) {
        rest_from_all(conductor);
        return;
    }
    const Section *section = &conductor->score->section[s];
    conductor->is_bare = conductor->heard[s] > 0;
    conductor->section = conductor->last = s;
    conductor->at = 0;
    conductor->bar = -1;
    conductor->next = section->first;
    conductor->heard[s]++;
    conductor->ever[s]++;
    conductor->played++;
    play(context, section, NULL, 1, frame);
}

static void end_section(Conductor *conductor) {
    conductor->section = CONDUCTOR_RESTS;
    conductor->rest = 0;
    if (conductor->played >= 2 && (conductor->played > 2 || chance(conductor, SECTIONS_MORE) == 0)) {
        conductor->played = 0;
        conductor->rest = (int64_t)(REST_LEAST_MS + chance(conductor, REST_MORE_MS)) * PER_MS;
    }
}

bool conductor_wish(Conductor *conductor, Wish wish) {
    bool is_another = strcmp(conductor->wish.piece, wish.piece) != 0;
    bool begins = conductor->wish.piece[0] == '\0';
    bool is_end = strstr(wish.piece, "victory") != NULL;
    conductor->wish = wish;
    if (is_another) {
        conductor->section = CONDUCTOR_RESTS;
        conductor->played = 0;
        conductor->rest = (int64_t)(is_end ? FANFARE_MS : begins ? 0 : BREATH_MS) * PER_MS;
        memset(conductor->heard, 0, sizeof conductor->heard);
    }
    return is_another;
}

/* --- stems -------------------------------------------------------------------------------------------------------- */

/* Heard again, a section is the same place at another time of day: what sang is silent, what ran under it comes out. */
static float wanted_level(const Conductor *conductor, int stem) {
    float level = LEVEL[conductor->mood][stem];
    if (conductor->is_bare) {
        level = stem == STEM_SONG ? 0 : stem == STEM_SECOND ? 1 : level;
    }
    return level;
}

static void begin_bar(Conductor *conductor) {
    conductor->mood = conductor->wish.mood;
    for (int stem = 0; stem < STEMS; stem++) {
        float wanted = wanted_level(conductor, stem), *level = &conductor->level[stem];
        *level = conductor->bar <= 0 ? wanted : *level + (wanted - *level) * .6F;
        *level = wanted == 0 && *level < .1F ? 0 : *level;
    }
}

/* --- time --------------------------------------------------------------------------------------------------------- */

/* The notes of so many frames of a section, from where it is. */
static void pass_notes(Conductor *conductor, int frame, int frames, ConductorPlay play, void *context) {
    const Section *section = conductor_section(conductor);
    int end = section->first + section->notes;
    while (conductor->next < end) {
        const Note *note = &conductor->score->note[conductor->next];
        int64_t at = (int64_t)note->at * PER_MS;
        if (at >= conductor->at + frames) {
            return;
        }
        if (note->at / section->bar_ms > conductor->bar) {
            conductor->bar = note->at / section->bar_ms;
            begin_bar(conductor);
        }
        float level = conductor->level[note->stem];
        if (level > UNHEARD) {
            play(context, section, note, level * (float)note->gain / 255, frame + (int)(at - conductor->at));
        }
        conductor->next++;
    }
}

static int least(int64_t a, int b) {
    return a < b ? (int)a : b;
}

void conductor_pass(Conductor *conductor, int frames, ConductorPlay play, void *context) {
    for (int done = 0, part; done < frames && conductor->wish.piece[0] != '\0'; done += part) {
        if (conductor->section == CONDUCTOR_RESTS) {
            int64_t most = (int64_t)REST_NEAR_MS * PER_MS;
            bool hastens = conductor->wish.mood == MOOD_NEAR && conductor->rest > most;
            conductor->rest = hastens ? most : conductor->rest;
            part = least(conductor->rest, frames - done);
            conductor->rest -= part;
            if (conductor->rest == 0) {
                begin_section(conductor, done + part, play, context);
            }
        } else {
            const Section *section = conductor_section(conductor);
            int64_t length = (int64_t)section->ms * PER_MS;
            part = least(length - conductor->at, frames - done);
            pass_notes(conductor, done, part, play, context);
            conductor->at += part;
            if (conductor->at >= length) {
                end_section(conductor);
            }
        }
    }
}

const Section *conductor_section(const Conductor *conductor) {
    return conductor->section == CONDUCTOR_RESTS ? NULL : &conductor->score->section[conductor->section];
}
