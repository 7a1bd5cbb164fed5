/* What the player may touch now, and what has been touched so far. The scene asks the session; drawing shows it. */
#ifndef GAMES_WORLD_SCENES_HANDS_H
#define GAMES_WORLD_SCENES_HANDS_H

#include "games/world/scenes/table.h"

typedef struct Hands {
    bool stock, discard;
    bool event[WORLD_HELD_EVENTS]; /* of the player in front */
    uint8_t fast_track;            /* a bit for each player */
    uint8_t name;                  /* likewise: may be named */
    bool slots;                    /* the own row's */
    bool theirs;                   /* any card of the others: their rows lie unfolded */
    bool hand;                     /* one of two cards must be chosen */
    int slot;                      /* chosen in the own row, -1 none */
    int their_player, their_slot;  /* chosen in another row, -1 none */
    int card;                      /* chosen in the hand, -1 none */
    bool has_hint;
    WorldAction hint;
    WorldHint advice; /* with its reason */
} Hands;

/* Nothing chosen, nothing to touch. */
Hands hands_empty(void);

/* What may be touched; keeps what is chosen if it still makes sense. */
void hands_look(Hands *hands, const Table *table);

/* The person whose choice it is, or WORLD_NOBODY: then a computer's, or nobody's. */
int hands_person(const Table *table);

bool hands_hint_is(const Hands *hands, WorldActionKind kind, int a);

#endif
