#include "play/day.h"

#include "ai/character.h"
#include "i18n/i18n.h"

enum { DATE_BITS = 22, DATE_MASK = (1 << DATE_BITS) - 1 };

/* Saved: never to be changed. */
static const uint64_t MARK = 0x646179;

uint64_t day_seed(int32_t date) {
    return MARK << DATE_BITS | ((uint32_t)date & DATE_MASK);
}

bool day_is_seed(uint64_t recorded, int32_t *date) {
    *date = (int32_t)(recorded & DATE_MASK);
    return recorded >> DATE_BITS == MARK;
}

void day_random(Random *random, int32_t date) {
    random_init(random, day_seed(date));
}

static void seat_computer(Random *random, Seat *seat, Figurine figurine) {
    static const AiLevel LEVEL[] = {AI_EASY, AI_MEDIUM, AI_HARD}; /* against an expert hardly anybody wins */
    int character = ai_character_of(figurine, (int)random_below(random, AI_CHARACTERS_EACH));
    *seat = (Seat){.figurine = figurine,
                   .is_computer = true,
                   .level = LEVEL[random_below(random, sizeof LEVEL / sizeof LEVEL[0])],
                   .character = character + 1};
    i18n_copy(seat->name, sizeof seat->name, tr(ai_character(character)->name));
}

void day_seat_computers(Random *random, Seat *seat, int players) {
    uint8_t figurine[FIGURINES];
    for (int i = 0; i < FIGURINES; i++) {
        figurine[i] = (uint8_t)i;
    }
    random_shuffle(random, figurine, FIGURINES);
    for (int p = 1; p < players; p++) {
        seat_computer(random, &seat[p], (Figurine)figurine[p]);
        if (seat[0].figurine == (Figurine)figurine[p]) {
            seat[0].figurine = (Figurine)figurine[0];
        }
    }
}
