/* Each event card's picture and sentences: the one table that the table on screen and the help read. */
#ifndef GAMES_WORLD_WORDS_EVENT_TEXT_H
#define GAMES_WORLD_WORDS_EVENT_TEXT_H

#include "games/world/rules/card.h"

typedef struct EventText {
    const char *picture;
    const char *at_table; /* messages, to be translated */
    const char *in_help;
} EventText;

/* WORLD_EVENT_NONE: a card's back, and no words. */
const EventText *event_text(WorldEventCard card);

#endif
