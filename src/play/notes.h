/* What a host's keeper notes next to a journal while its game is open; afterwards, some of it becomes part of its
 * result. */
#ifndef PLAY_NOTES_H
#define PLAY_NOTES_H

#include "play/keeper.h"

typedef enum Note {
    NOTE_HINTS,    /* taken by all together */
    NOTE_STAGES,   /* begun, or rounds */
    NOTE_SECONDS,  /* at the table */
    NOTE_PLACE,    /* how far the game is, for who only wants to look */
    NOTE_FOLLOWED, /* seats of computers that had chosen their skill: a bit each, and above them four for each one's
                      step */
    NOTE_STOOD_IN, /* seats of persons in which computers play, and above them in which one has played: a bit each */
    NOTE_UNRANKED, /* 1: it counts in no statistics */
    NOTE_REMARKS,  /* what characters said in it */
    NOTES,
} Note;

extern const char *const NOTE[NOTES]; /* their names there */

/* A step of AiSkill as a hexadecimal digit: 0 for none, as in older notes, and those below it from 15 down. */
unsigned note_of_step(int step);
int step_of_note(int64_t digit);

int64_t note_get(const PlayHost *host, int64_t game, Note note);
void note_set(const PlayHost *host, int64_t game, Note note, int64_t value);
const char *note_get_text(const PlayHost *host, int64_t game, Note note); /* "" where there is none */
void note_set_text(const PlayHost *host, int64_t game, Note note, const char *value);
void notes_forget(const PlayHost *host, int64_t game);

/* That lay on the table last: the title offers to go on with it. Before there were two games the other key had it. */
#define LAST_GAME_KEY     "last_game"
#define OLD_LAST_GAME_KEY "world.last_game"

#endif
