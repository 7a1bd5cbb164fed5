/* What the table says: names of event cards, what is asked now, what happened. All localized; buffers are the caller's.
 */
#ifndef GAMES_WORLD_SCENES_WORDS_H
#define GAMES_WORLD_SCENES_WORDS_H

#include "games/world/scenes/table.h"

enum { WORDS_MAX = 400 };

const char *words_event_name(WorldEventCard card);
const char *words_event_sentence(WorldEventCard card);

/* How long it takes to read what an event card does, or Fast Track. */
double words_reading_ms(const char *sentence);

/* What Fast Track does for who plays it. */
void words_fast_track(const Session *session, int player, char out[WORDS_MAX]);

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

/* A card in a sentence: "17", "joker". */
void words_card(WorldCard card, char *out, size_t size);

/* The same for what stands there in the history, with what came just before it. */
bool words_log_at(const Session *session, int event, char out[WORDS_MAX]);

/* The cards that line names, at most two; how many. */
int words_log_cards(const Session *session, int event, WorldCard card[2]);

/* One line of the log; false: nothing to tell. */
bool words_log(const Session *session, const WorldEvent *event, char out[WORDS_MAX]);

/* The player that line is about, whose portrait is shown before it; WORLD_NOBODY: no single player. */
int words_about(const WorldEvent *event);

#endif
