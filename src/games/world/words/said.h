/* What World's table says of what happened and of what is asked, wherever it stands: no window. All localized; buffers
 * are the caller's. */
#ifndef GAMES_WORLD_WORDS_SAID_H
#define GAMES_WORLD_WORDS_SAID_H

#include "games/world/play/session.h"

enum { WORDS_MAX = 400 };

const char *words_event_name(WorldEventCard card);
const char *words_event_sentence(WorldEventCard card);

/* What Fast Track does for who plays it. */
void words_fast_track(const Session *session, int player, char out[WORDS_MAX]);

/* What is awaited of whom, at a table that stands as the view has it. */
void words_awaited(const Session *session, const WorldView *view, char out[WORDS_MAX]);

/* What has to be done first, as a reason why something else cannot. */
const char *words_first(WorldAwaitingKind awaited);

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
