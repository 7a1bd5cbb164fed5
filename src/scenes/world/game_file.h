/* Games in files that people keep and pass on. UTF-8 paths. */
#ifndef SCENES_WORLD_GAME_FILE_H
#define SCENES_WORLD_GAME_FILE_H

#include "play/world/chronicle.h"

#include <stdbool.h>

/* False, or NULL: *error is one sentence. What is read is freed with chronicle_free(). */
bool game_file_write(const WorldRecord *game, const char *path, PlayError *error);
WorldRecord *game_file_read(const char *path, PlayError *error);

#endif
