#include "scenes/table/game_file.h"

#include "data/file.h"
#include "i18n/i18n.h"
#include "platform/disk.h"
#include "platform/paths.h"

#include <cjson/cJSON.h>

#include <stdlib.h>
#include <string.h>

bool game_file_write(const Session *game, const char *path, PlayError *error) {
    char *text = chronicle_to_text(game);
    bool is_written = disk_replace(path, text, strlen(text), DISK_FOR_ALL) == DISK_FINE;
    cJSON_free(text);
    if (!is_written) {
        i18n_format(error->text, sizeof error->text, tr("The file can’t be saved: {path}"), I18N_TEXT("path", path));
    }
    return is_written;
}

Session *game_file_read(const PlayHost *host, const char *path, PlayError *error) {
    size_t size;
    char *text = path_read(path, FILE_SIZE_MAX, &size);
    if (text == NULL) {
        i18n_format(error->text, sizeof error->text, tr("The file can’t be opened: {path}"), I18N_TEXT("path", path));
        return NULL;
    }
    Session *game = chronicle_from_text(host, text, size, file_name(path), error);
    free(text);
    return game;
}
