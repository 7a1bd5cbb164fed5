#include "store/store.h"

#include "i18n/i18n.h"

/* The sentences for what can go wrong. The worker knows numbers alone; the language is the main thread's. */

static const char *sentence(StoreProblem problem) {
    switch (problem) {
    case STORE_FINE:
        return "";
    case STORE_IN_USE:
        return tr("The game is already running with these saved games. Close it there, then start again.");
    case STORE_NEWER:
        return tr("The saved games come from a newer version of the game and are left as they are. Install the newer "
                  "version to go on with them.");
    case STORE_WAS_DAMAGED:
        /* TRANSLATORS: {file} is the name of a file */
        return tr("The file with settings and games was damaged. It is kept as {file}, and a new one was begun.");
    case STORE_READ_ONLY:
        return tr("The folder for saved games cannot be written to. You can play on; the game keeps trying to save.");
    case STORE_DISK_FULL:
        return tr("The disk is full. You can play on; the game saves as soon as there is room.");
    case STORE_DISK_FAILED:
        return tr("Saving does not work right now. You can play on; the game keeps trying to save.");
    case STORE_SAVING_AGAIN:
        return tr("Saving works again, and everything is saved.");
    case STORE_WRITE_REFUSED:
        return tr("Something could not be saved because it does not fit what was saved before.");
    case STORE_JOURNAL_DAMAGED:
        return tr("This saved game is damaged and cannot be opened.");
    case STORE_NO_SUCH_GAME:
        return tr("This game is not saved any more.");
    }
    return "";
}

void store_explain(const StoreNotice *notice, char *out, size_t size) {
    i18n_format(out, size, sentence(notice->problem), I18N_TEXT("file", notice->file));
}
