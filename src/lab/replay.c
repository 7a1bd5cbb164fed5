/* schott-lab replay: plays a recorded game again. */
#include "data/file.h"
#include "lab/lab.h"
#include "lab/options.h"

#include <stdio.h>

static int fail(const DataError *error) {
    fprintf(stderr, "schott-lab: %s\n", error->text);
    return LAB_FAILED;
}

static int replay(const WorldRecord *record, const char *path) {
    DataError error = {0};
    WorldGame game;
    if (!world_record_play(record, &game, &error)) {
        return fail(&error);
    }
    char hash[17];
    hash_to_text(world_hash(&game), hash);
    if (!record->has_hash) {
        data_fail(&error, "%s records no hash to compare with: its %zu actions end in %s.", file_name(path),
                  record->action_count, hash);
        return fail(&error);
    }
    printf("%s: %zu actions end in the recorded hash %s.\n", file_name(path), record->action_count, hash);
    return LAB_DONE;
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
    WorldRecord record;
    world_record_init(&record);
    int status = world_record_load(&record, path, &error) ? replay(&record, path) : fail(&error);
    world_record_fini(&record);
    return status;
}
