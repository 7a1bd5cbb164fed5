/* schott-lab replay: plays a recorded game again. */
#include "data/file.h"
#include "lab/game.h"
#include "lab/options.h"

#include <stdio.h>
#include <stdlib.h>

static void compare(const LabTable *table, const char *path, DataError *error) {
    char hash[17];
    hash_to_text(lab_hash(table), hash);
    const Record *record = table->record;
    if (!record->has_hash) {
        data_fail(error, "%s records no hash to compare with: its %zu actions end in %s.", file_name(path),
                  record->action_count, hash);
        return;
    }
    printf("%s: %zu actions end with the recorded hash %s.\n", file_name(path), record->action_count, hash);
}

static void replay(const char *path, DataError *error) {
    size_t length;
    char *text = file_read(path, &length, error);
    const char *json = text != NULL ? json_skip_mark(text, &length) : NULL;
    cJSON *tree = json != NULL ? json_parse(json, length, "game", file_name(path), error) : NULL;
    free(text);
    if (tree == NULL) {
        return;
    }
    JsonPlace root = json_root(tree, "game", file_name(path), error);
    LabTable *table = lab_load(&root, NULL);
    cJSON_Delete(tree);
    if (table != NULL) {
        compare(table, path, error);
        lab_free(table);
    }
}

int lab_replay(const char *program, int count, char **arguments) {
    (void)program;
    const char *path = NULL;
    if (!lab_options("replay", count, arguments, NULL, 0, &path)) {
        return LAB_WRONG_USAGE;
    }
    if (path == NULL) {
        return lab_wrong_usage("replay needs a recorded game file.");
    }
    DataError error = {0};
    replay(path, &error);
    return data_failed(&error) ? lab_failed(&error) : LAB_DONE;
}
