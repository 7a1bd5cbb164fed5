/* Games in files that people keep and pass on. UTF-8 paths. */
#ifndef SCENES_TABLE_GAME_FILE_H
#define SCENES_TABLE_GAME_FILE_H

#include "play/chronicle.h"

#include <stdbool.h>

/* False, or NULL: *error is one sentence. What is read is freed with session_leave(). */
bool game_file_write(const Session *game, const char *path, PlayError *error);
Session *game_file_read(const PlayHost *host, const char *path, PlayError *error);

#endif
