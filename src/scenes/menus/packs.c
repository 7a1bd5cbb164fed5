#include "scenes/menus/packs.h"

#include "i18n/i18n.h"
#include "pack/pack.h"
#include "platform/disk.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "store/store.h"

#include <stdio.h>
#include <string.h>

enum { PACKS_MAX = 24 };

static const char KEY[] = "content.pack"; /* name of the folder or file; saved */

static struct {
    int count;
    char name[PACKS_MAX][DISK_NAME_BYTES];
    char title[PACKS_MAX][PACK_TITLE_MAX + 1];
    bool stays;
} found;

static bool path_of(const App *app, const char *name, char path[PATH_BYTES]) {
    char folder[PATH_BYTES];
    return app->data[0] != '\0' && path_join(folder, app->data, "packs") && path_join(path, folder, name);
}

/* Whatever else may lie there. */
static bool looks_like_one(const char *path) {
    char manifest[PATH_BYTES];
    size_t length = strlen(path);
    bool is_zip = length > 4 && strcmp(path + length - 4, ".zip") == 0;
    return is_zip || (path_join(manifest, path, "pack.json") && disk_size(manifest) >= 0);
}

/* One with a mistake goes by its file's name, so that it can be told of. */
static bool look_at(const App *app, const char *name, char title[PACK_TITLE_MAX + 1]) {
    char path[PATH_BYTES];
    PackHead head;
    DataError error = {0};
    if (name[0] == '.' || !path_of(app, name, path) || !looks_like_one(path)) {
        return false;
    }
    bool is_fine = pack_read_head(path, &head, &error);
    i18n_copy(title, PACK_TITLE_MAX + 1, is_fine ? head.title : name);
    return true;
}

int packs_look(const App *app) {
    char folder[PATH_BYTES], names[PACKS_MAX][DISK_NAME_BYTES];
    found.count = 0;
    if (!found.stays && path_of(app, "", folder)) {
        int count = disk_list(folder, "", "", names, PACKS_MAX);
        for (int i = 0; i < count; i++) {
            if (look_at(app, names[i], found.title[found.count])) {
                memcpy(found.name[found.count++], names[i], DISK_NAME_BYTES);
            }
        }
    }
    return packs_offered();
}

int packs_offered(void) {
    return found.count > 0 ? found.count + 1 : 0;
}

int packs_chosen(const App *app) {
    if (in_play_host(app)->pack != NULL) {
        const char *chosen = store_get_text(app->store, KEY, "");
        for (int i = 0; i < found.count; i++) {
            if (strcmp(found.name[i], chosen) == 0) {
                return i + 1;
            }
        }
    }
    return 0;
}

const char *packs_title(int index) {
    /* TRANSLATORS: whose questions are asked, in the settings behind "Questions" */
    return index > 0 ? found.title[index - 1] : tr("The game’s own");
}

static bool use(App *app, const char *name, DataError *error) {
    char path[PATH_BYTES];
    Pack *pack = path_of(app, name, path) ? pack_open_beside(path, paths_assets(), error) : NULL;
    if (pack == NULL) {
        return false;
    }
    in_play_use_pack(app, pack);
    return true;
}

static void keep(App *app, const char *name) {
    store_set_text(app->store, KEY, name);
    in_play_prepare(app);
}

void packs_choose(App *app, int index) {
    char sentence[sizeof((DataError *)NULL)->text + 128];
    DataError error = {0};
    if (index == 0) {
        in_play_use_pack(app, NULL);
        keep(app, "");
    } else if (use(app, found.name[index - 1], &error)) {
        keep(app, found.name[index - 1]);
    } else {
        i18n_format(sentence, sizeof sentence, tr("The question pack can’t be used: {reason}"),
                    I18N_TEXT("reason", error.text));
        message_tell(app, tr("Questions"), sentence);
    }
}

void packs_take_up(App *app) {
    char name[DISK_NAME_BYTES];
    DataError error = {0};
    i18n_copy(name, sizeof name, store_get_text(app->store, KEY, ""));
    if (name[0] != '\0' && !use(app, name, &error)) {
        fprintf(stderr, "%s: %s\n", name, error.text);
    }
}

void packs_stay(void) {
    found.stays = true;
}
