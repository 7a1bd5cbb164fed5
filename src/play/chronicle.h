/* A game apart from the table: read from the store, a file or a session, and put into the store, a file or a replay. It
 * is a session that nobody sits at; session_leave() takes NULL, too. */
#ifndef PLAY_CHRONICLE_H
#define PLAY_CHRONICLE_H

#include "play/session.h"

/* NULL: *error is one sentence. What is read has been played through: it follows the rules. */
Session *chronicle_from_store(const PlayHost *host, int64_t game, PlayError *error);
/* The same, with what lies on its table, such as the board: for who tells more of the game than its actions. */
Session *chronicle_to_look_back(const PlayHost *host, int64_t game, PlayError *error);
Session *chronicle_from_session(const Session *session);
Session *chronicle_from_text(const PlayHost *host, const char *text, size_t size, const char *file, PlayError *error);

/* What a file holds that anybody can keep and pass on, with the hash in which the game ends; freed with cJSON_free().
 */
char *chronicle_to_text(const Session *chronicle);

/* Puts it into the store as somebody else's game: it counts in no statistics. One that is there already is not put
 * there again. Returns the store's id. */
int64_t chronicle_keep(const Session *chronicle);

/* The game on a table of its own with the first `actions` carried out and told: nobody plays, nothing is kept. */
Session *chronicle_play(const Session *chronicle, size_t actions, PlayError *error);

#endif
