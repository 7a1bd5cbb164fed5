#include "chores.h"

#include "i18n/i18n.h"
#include "kiosk/config.h"
#include "kiosk/pin.h"
#include "kiosk/places.h"
#include "platform/terminal.h"
#include "platform/wall.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SENTENCE_BYTES = PATH_BYTES + 256, ANSWER_BYTES = 64 };

static int fail(const char *sentence) {
    fprintf(stderr, "schott-world: %s\n", sentence);
    return EXIT_FAILURE;
}

static int fail_about(const char *message, const char *path) {
    char sentence[SENTENCE_BYTES];
    i18n_format(sentence, sizeof sentence, message, I18N_TEXT("path", path));
    return fail(sentence);
}

/* --- the PIN ------------------------------------------------------------------------------------------------------ */

/* Mistakes in the file are said here too, where somebody reads them. */
static void read_config(const char *path, KioskConfig *config) {
    static KioskComplaints complaints;
    char sentence[SENTENCE_BYTES];
    kiosk_config_read(path, config, &complaints);
    for (int i = 0; i < complaints.count; i++) {
        kiosk_complaint_explain(&complaints.list[i], sentence, sizeof sentence);
        fprintf(stderr, "schott-world: %s\n", sentence);
    }
}

static const char *ask_for_pin(char pin[ANSWER_BYTES]) {
    char again[ANSWER_BYTES];
    if (!terminal_read_secret(tr("New PIN (six digits): "), pin, ANSWER_BYTES) || !pin_is_sound(pin)) {
        return tr("A PIN must have six digits. Nothing was changed.");
    }
    if (terminal_has_person() &&
        (!terminal_read_secret(tr("Repeat PIN: "), again, ANSWER_BYTES) || strcmp(pin, again) != 0)) {
        return tr("The PINs don’t match. Nothing was changed.");
    }
    return NULL;
}

int chore_set_pin(const char *data, const char *config_path) {
    KioskConfig config;
    char folder[PATH_BYTES], path[PATH_BYTES], pin[ANSWER_BYTES], sentence[SENTENCE_BYTES];
    read_config(config_path, &config);
    (void)paths_data(data, folder); /* where that cannot be, it is told with its path below */
    place_of_pin(&config, folder, path);
    const char *mistake = ask_for_pin(pin);
    if (mistake != NULL) {
        return fail(mistake);
    }
    if (pin_set(path, pin) != DISK_FINE) {
        return fail_about(tr("The PIN couldn’t be saved to {path}."), path);
    }
    i18n_format(sentence, sizeof sentence, tr("The PIN is set. It’s stored in {path}."), I18N_TEXT("path", path));
    puts(sentence);
    return EXIT_SUCCESS;
}

/* --- backups ------------------------------------------------------------------------------------------------------ */

static int explain(StoreProblem problem, const char *backup) {
    char sentence[SENTENCE_BYTES];
    if (problem == STORE_NO_SUCH_GAME) {
        return fail_about(tr("File not found: {path}. Nothing was changed."), backup);
    }
    if (problem == STORE_JOURNAL_DAMAGED) {
        return fail_about(tr("{path} isn’t a backup of this game, or it’s damaged. Nothing was changed."), backup);
    }
    store_explain(&(StoreNotice){.problem = problem}, sentence, sizeof sentence);
    return fail(sentence);
}

int chore_restore_backup(const char *data, const char *backup) {
    char folder[PATH_BYTES], kept[256], sentence[SENTENCE_BYTES];
    if (!paths_data(data, folder)) {
        return fail_about(tr("Folder for saved games not found: {path}"), folder);
    }
    StoreProblem problem = store_restore(folder, backup, wall_now(), kept, sizeof kept);
    if (problem != STORE_FINE) {
        return explain(problem, backup);
    }
    /* TRANSLATORS: {file} is the name of a file */
    i18n_format(sentence, sizeof sentence,
                kept[0] != '\0' ? tr("Backup restored. The previous saved games are kept as {file}.")
                                : tr("Backup restored."),
                I18N_TEXT("file", kept));
    puts(sentence);
    return EXIT_SUCCESS;
}
