/* What is noted in the store next to a journal while its game is open; afterwards, some of it becomes part of its
 * result. */
#ifndef PLAY_WORLD_NOTES_H
#define PLAY_WORLD_NOTES_H

#include "store/store.h"

typedef enum Note {
    NOTE_HINTS,   /* taken by all together */
    NOTE_STAGES,  /* begun */
    NOTE_SECONDS, /* at the table */
    NOTE_PLACE,   /* how far the game is, for who only wants to look */
    NOTES,
} Note;

extern const char *const NOTE[NOTES]; /* their names in the store */

int64_t note_get(const Store *store, int64_t game, Note note);
void note_set(Store *store, int64_t game, Note note, int64_t value);
const char *note_get_text(const Store *store, int64_t game, Note note); /* "" where there is none */
void note_set_text(Store *store, int64_t game, Note note, const char *value);
void notes_forget(Store *store, int64_t game);

/* In the store the tutorial is a game of its own kind: it interrupts no other game, and no statistics ask for it. */
#define WORLD_KIND    "world"
#define TUTORIAL_KIND "tutorial"

#define LESSONS_KEY   "tutorial.lessons"
#define LAST_GAME_KEY "world.last_game" /* that lay on the table last: the title offers to go on with it */

#endif
