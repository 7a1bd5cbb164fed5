#include "ai/character.h"

#include "core/core_assert.h"
#include "i18n/i18n.h"

#include <stddef.h>

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
