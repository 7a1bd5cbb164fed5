/* The players of a recorded game, in the same form for every kind of game:
 * [{"name":"Anna","figurine":0},{"name":"Pixel","figurine":1,"level":"hard","character":5},...]; a human has no level.
 */
#ifndef PROTOCOL_SEATS_H
#define PROTOCOL_SEATS_H

#include "ai/level.h"
#include "core/figurine.h"
#include "data/json.h"

#include <stdbool.h>

enum { SEATS_MAX = 4, SEAT_NAME_SIZE = 96, SEAT_CHARACTER_UNKNOWN = -1 };

typedef struct Seat {
    char name[SEAT_NAME_SIZE];
    Figurine figurine;
    bool is_computer;
    AiLevel level; /* of a computer */
    int step;      /* AiSkill's, of one that follows; not written */
    int character; /* of a computer: its number in ai/character.h and one more; 0: none; SEAT_CHARACTER_UNKNOWN: written
                    * before games told it */
    bool follows;  /* a computer that chooses its level game by game, so that people win about half; not written */
    bool stands_in; /* a computer, for now, in the seat of a person; not written */
} Seat;

typedef struct Seats {
    int count; /* 0: nobody said who played */
    Seat seat[SEATS_MAX];
} Seats;

/* Nobody, and characters unknown. */
void seats_init(Seats *seats);

void seats_forget_names(Seats *seats);

cJSON *seats_to_json(const Seats *seats);

/* players: how many must sit there. */
void seats_from_json(const JsonPlace *list, int players, Seats *seats);

/* The characters alone, one for each player: so journals had them before they told everything. list.node may be NULL.
 */
void seats_characters_from_json(const JsonPlace *list, int players, Seats *seats);

AiSkill seat_skill(const Seat *seat);

/* The seats of these bits, [0,2]; and a ranking, [[2],[0,1]]: by places from 0, those who share one. */
cJSON *seats_bits_to_json(unsigned bits);
cJSON *seats_ranking_to_json(const uint8_t *place, int players, int places);

#endif
