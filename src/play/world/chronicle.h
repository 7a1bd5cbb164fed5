/* A finished game apart from the table: its record is read from the store, a file or a session, and goes to the store,
 * a file or a replay. */
#ifndef PLAY_WORLD_CHRONICLE_H
#define PLAY_WORLD_CHRONICLE_H

#include "play/world/session.h"
#include "protocol/world/record.h"

/* Heap; chronicle_free() takes NULL. NULL: *error is one sentence. What is read has been played through: it follows the
 * rules. */
WorldRecord *chronicle_from_store(const PlayHost *host, int64_t game, PlayError *error);
WorldRecord *chronicle_from_session(const Session *session);
WorldRecord *chronicle_from_text(const char *text, size_t size, const char *file, PlayError *error);
void chronicle_free(WorldRecord *chronicle);

/* What a file holds that anybody can keep and pass on, with the hash in which the game ends; freed with cJSON_free().
 */
char *chronicle_to_text(const WorldRecord *chronicle);

/* Puts it into the store as somebody else's game: it counts in no statistics. */
void chronicle_keep(const PlayHost *host, const WorldRecord *chronicle);

/* The game on a table of its own with the first `actions` carried out and told: nobody plays, nothing is kept. Ends
 * with session_leave(). NULL: *error is one sentence. */
Session *chronicle_play(const PlayHost *host, const WorldRecord *chronicle, size_t actions, PlayError *error);

#endif
