/* What the table says: names of event cards, what is asked now, what happened. All localized; buffers are the caller's.
 */
#ifndef GAMES_WORLD_SCENES_WORDS_H
#define GAMES_WORLD_SCENES_WORDS_H

#include "games/world/scenes/table.h"
#include "games/world/words/said.h"

/* How long it takes to read what an event card does, or Fast Track. */
double words_reading_ms(const char *sentence);

const char *words_route(const char *board); /* by the name of its board; another board keeps that */

/* What the ribbon says: what is happening, and when that is told, the current prompt. Returns the player concerned. */
int words_asked(const Table *table, char out[WORDS_MAX]);

/* What the corner of whoever sits in front says of whose turn or question it is; "" where nothing. */
const char *words_note(const Table *table);

/* What a banner says. */
void words_banner(const Table *table, TableBanner banner, int number, char out[WORDS_MAX]);

/* "Field 26 of 60". */
void words_field(const Table *table, int player, char out[WORDS_MAX]);

/* What a hint advises, and why. */
void words_hint(const Table *table, const WorldHint *hint, char out[WORDS_MAX]);

#endif
