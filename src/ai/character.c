#include "ai/character.h"

#include "core/core_assert.h"
#include "i18n/i18n.h"

#include <stddef.h>

enum { TASTES = AI_TASTE_JOKERS + 1, SPEAKS_ONCE_IN = 3 };

/* TRANSLATORS: Otto to Budi are first names of the computer's players, from the countries the glass comes from; Pixel
 * is a nickname. Another script may write them its own way. */
static const AiCharacter CHARACTER[AI_CHARACTERS] = {
    {.name = N_("Otto"), .figurine = FIGURINE_FLASK, .taste = AI_TASTE_SAFE, .pace = 1250},
    {.name = N_("Mara"), .figurine = FIGURINE_FLASK, .taste = AI_TASTE_RISK, .pace = 800},
    {.name = N_("Wei"), .figurine = FIGURINE_FLASK, .taste = AI_TASTE_RUNS, .pace = 1000},
    {.name = N_("Clara"), .figurine = FIGURINE_LENS, .taste = AI_TASTE_RUNS, .pace = 1100},
    {.name = N_("Ernst"), .figurine = FIGURINE_LENS, .taste = AI_TASTE_SAFE, .pace = 1300},
    {.name = N_("Dewi"), .figurine = FIGURINE_LENS, .taste = AI_TASTE_JOKERS, .pace = 900},
    {.name = N_("Pauline"), .figurine = FIGURINE_VIAL, .taste = AI_TASTE_JOKERS, .pace = 1000},
    {.name = N_("Bruno"), .figurine = FIGURINE_VIAL, .taste = AI_TASTE_RISK, .pace = 750},
    {.name = N_("Lin"), .figurine = FIGURINE_VIAL, .taste = AI_TASTE_SAFE, .pace = 1150},
    {.name = N_("Pixel"), .figurine = FIGURINE_FIBRE, .taste = AI_TASTE_RISK, .pace = 700},
    {.name = N_("Giulia"), .figurine = FIGURINE_FIBRE, .taste = AI_TASTE_RUNS, .pace = 950},
    {.name = N_("Budi"), .figurine = FIGURINE_FIBRE, .taste = AI_TASTE_JOKERS, .pace = 1050},
};

/* Remarks about its own game in the log; short, and kind to a player who has just lost. */
static const char *const REMARK[TASTES][AI_OCCASIONS] = {
    [AI_TASTE_RUNS] = {N_("Side by side, like beads on a string."), N_("Let’s see what turns up."), N_("All in a row!"),
                       N_("What a tidy row!"), N_("One step at a time, and here I am.")},
    [AI_TASTE_SAFE] = {N_("A perfect fit."), N_("I don’t usually do this."), N_("Slow and steady, from left to right."),
                       N_("Nicely done."), N_("No rush, and right on time.")},
    [AI_TASTE_RISK] = {N_("Whoosh!"), N_("Flip it, flip it!"), N_("Did I get that right? I did!"),
                       N_("That was quick!"), N_("What a ride!")},
    [AI_TASTE_JOKERS] = {N_("Even without a prism!"), N_("Let’s shed some light on this one."),
                         N_("Every colour in its place."), N_("Brilliant!"), N_("All the colours of the rainbow!")},
};

const AiCharacter *ai_character(int number) {
    CORE_ASSERT(number >= 0 && number < AI_CHARACTERS);
    return &CHARACTER[number];
}

int ai_character_of(Figurine figurine, int which) {
    CORE_ASSERT(which >= 0 && which < AI_CHARACTERS_EACH);
    for (int i = 0; i < AI_CHARACTERS; i++) {
        if (CHARACTER[i].figurine == (uint8_t)figurine && which-- == 0) {
            return i;
        }
    }
    CORE_NEVER("every figurine has its characters");
}

const char *ai_character_remark(int number, AiOccasion occasion, Random *random) {
    bool always = occasion == AI_OCCASION_GOAL;
    bool speaks = random_below(random, SPEAKS_ONCE_IN) == 0;
    return always || speaks ? REMARK[ai_character(number)->taste][occasion] : NULL;
}
