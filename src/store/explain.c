#include "store/store.h"

#include "i18n/i18n.h"

/* The sentences for what can go wrong. The worker knows numbers alone; the language is the main thread's. */

static const char *sentence(StoreProblem problem) {
    switch (problem) {
    case STORE_FINE:
        return "";
    case STORE_IN_USE:
        return tr("Another copy of the game is already using these saved games. Close it, then try again.");
    case STORE_NEWER:
        return tr("These saved games come from a newer version of the game and were left untouched. Install that "
                  "version to continue them.");
    case STORE_WAS_DAMAGED:
        /* TRANSLATORS: {file} is the name of a file */
        return tr("The file with settings and games was damaged. It was kept as {file}, and a new one was started.");
    case STORE_READ_ONLY:
        return tr("The folder for saved games can’t be written to. Keep playing; the game will keep trying to save.");
    case STORE_DISK_FULL:
        return tr("The disk is full. Keep playing; the game will save as soon as there’s room.");
    case STORE_DISK_FAILED:
        return tr("Saving isn’t working right now. Keep playing; the game will keep trying to save.");
    case STORE_SAVING_AGAIN:
        return tr("Saving is working again, and everything has been saved.");
    case STORE_WRITE_REFUSED:
        return tr("Something couldn’t be saved because it conflicts with earlier data.");
    case STORE_JOURNAL_DAMAGED:
        return tr("This saved game is damaged and can’t be opened.");
    case STORE_NO_SUCH_GAME:
        return tr("This saved game no longer exists.");
    case STORE_NO_FILE:
        return tr("There’s something other than a file where the saved games should be. Keep playing; the game will "
                  "keep trying to save.");
    case STORE_NAMES_KEPT:
        /* TRANSLATORS: {file} is the name of a file */
        return tr("The names in {file} couldn’t be deleted. Delete that file.");
    }
    return "";
}

void store_explain(const StoreNotice *notice, char *out, size_t size) {
    i18n_format(out, size, sentence(notice->problem), I18N_TEXT("file", notice->file));
}
