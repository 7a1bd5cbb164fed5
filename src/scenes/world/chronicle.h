/* A game that was played, apart from the table: its record, who played, when. It comes out of the store or a file, and
 * goes into either. */
#ifndef SCENES_WORLD_CHRONICLE_H
#define SCENES_WORLD_CHRONICLE_H

#include "data/world/site_questions.h"
#include "protocol/world/record.h"
#include "scenes/world/session.h"

#include <stdint.h>

typedef struct Chronicle {
    WorldRecord record; /* setup and all actions */
    SessionSeat seat[WORLD_PLAYERS_MAX];
    DeckLevel deck;
    int64_t started; /* seconds since 1970 */
} Chronicle;

/* Heap; chronicle_free() takes NULL. NULL: *error is one sentence. */
Chronicle *chronicle_from_store(struct Store *store, int64_t game, SessionError *error);
Chronicle *chronicle_from_session(const Session *session);
void chronicle_free(Chronicle *chronicle);

/* A file anybody can keep and pass on. UTF-8 paths. False, or NULL: *error is one sentence. What is read has been
 * played through: it follows the rules. */
bool chronicle_export(const Chronicle *chronicle, const char *path, SessionError *error);
Chronicle *chronicle_import(const char *path, SessionError *error);

/* Puts it into the store as somebody else's game: it counts in no statistics. */
void chronicle_keep(const Chronicle *chronicle, struct Store *store, int64_t now);

#endif
