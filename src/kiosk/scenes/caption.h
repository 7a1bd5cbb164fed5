/* One sentence about what is happening at the table in the demo, for passers-by who know nothing. More important events
 * take precedence until the next player's turn; each caption stays long enough to be read. */
#ifndef KIOSK_SCENES_CAPTION_H
#define KIOSK_SCENES_CAPTION_H

#include "kiosk/scenes/stand_game.h"

typedef struct Caption {
    char text[STAND_WORDS_MAX];
    int figurine; /* of the player it is about; -1: everybody */
    int player;   /* their seat; -1 */
    int turn;     /* the event that began the turn in play, if nothing has been said since; -1 */
    StandWeight weight;
    double since; /* ms */
    int told;     /* how much of what the table has shown was looked at */
    int lessons;  /* sentences about turns take turns */
} Caption;

void caption_begin(Caption *caption);

/* True: it says something new. */
bool caption_follow(Caption *caption, const Session *session, double now);

#endif
