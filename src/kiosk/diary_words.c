#include "kiosk/diary_inside.h"

#include <stdio.h>
#include <string.h>

/* The sentences of the log. Its file is English, and has lines of earlier runs and versions: what is filled in is taken
 * out of a line again by the sentence it was made of, and the sentence is then told in the language of the panel. */

enum { PARTS_MAX = 2, NAME_BYTES = 16 };

typedef struct Words {
    DiaryLevel level;
    const char *english;
} Words;

static const Words WORDS[DIARY_SENTENCES] = {
    [DIARY_STARTED] = {DIARY_INFO, N_("The game has started.")},
    [DIARY_ENDED] = {DIARY_INFO, N_("The game has ended.")},
    [DIARY_CALLED] = {DIARY_INFO, N_("The stand is called {name}.")},
    [DIARY_DISPLAY_GONE] = {DIARY_ERROR, N_("The display has gone. The game is restarting.")},
    [DIARY_LOST] = {DIARY_ERROR, N_("Not everything could be saved; the rest is lost.")},
    [DIARY_NO_LOGO] = {DIARY_WARNING, N_("The logo can’t be read; the game’s own is shown instead: {path}")},
    [DIARY_PACK] = {DIARY_INFO, N_("Question pack: {pack}, version {version}.")},
    [DIARY_NO_PACK] = {DIARY_WARNING,
                       N_("The question pack can’t be used; only the game’s own questions are asked: {reason}")},
    [DIARY_PACK_STAYS] = {DIARY_WARNING,
                          N_("The new question pack can’t be used; the one before it stays in use: {reason}")},
    [DIARY_SHOULD_BE_PORTRAIT] = {DIARY_WARNING, N_("The screen is landscape, but kiosk.ini says portrait. Turn it in "
                                                    "the system’s settings.")},
    [DIARY_SHOULD_BE_LANDSCAPE] = {DIARY_WARNING, N_("The screen is portrait, but kiosk.ini says landscape. Turn it in "
                                                     "the system’s settings.")},
    [DIARY_INI_UNREAD] = {DIARY_WARNING, N_("{value} can’t be read. All settings are at their defaults.")},
    [DIARY_INI_TOO_LARGE] = {DIARY_WARNING,
                             N_("kiosk.ini is far too large and was ignored. All settings are at their defaults.")},
    [DIARY_INI_LINE] = {DIARY_WARNING, N_("kiosk.ini has an error in line {line}.")},
    [DIARY_INI_SETTING] = {DIARY_WARNING, N_("kiosk.ini has an error in line {line}: {text}")},
    [DIARY_INI_MORE] = {DIARY_WARNING, N_("kiosk.ini has more errors, which aren’t listed.")},
    /* staff */
    [DIARY_NO_PIN] = {DIARY_WARNING, N_("The staff panel has no PIN. Set one: schott-world --set-pin")},
    [DIARY_PIN_UNWRITTEN] = {DIARY_WARNING,
                             N_("The PIN file can’t be written to: failed attempts are forgotten at a restart.")},
    [DIARY_PIN_READABLE] =
        {DIARY_WARNING,
         N_("Other users of this computer can read the PIN file. Set a new PIN: schott-world --set-pin")},
    [DIARY_PANEL_OPENED] = {DIARY_INFO, N_("Staff panel opened.")},
    [DIARY_WRONG_PIN] = {DIARY_WARNING, N_("A wrong PIN was entered.")},
    [DIARY_PIN_LOCKED] = {DIARY_WARNING, N_("A wrong PIN was entered. The staff panel is locked for five minutes.")},
    [DIARY_RESTART] = {DIARY_INFO, N_("Restarted from the staff panel.")},
    [DIARY_QUIT] = {DIARY_INFO, N_("Closed from the staff panel.")},
    [DIARY_GAMES] = {DIARY_INFO, N_("Games offered: {games}")},
    [DIARY_QUIET_ON] = {DIARY_INFO, N_("Quiet mode switched on by staff.")},
    [DIARY_QUIET_OFF] = {DIARY_INFO, N_("Quiet mode switched off by staff.")},
    [DIARY_EXPORTED] = {DIARY_INFO, N_("Statistics saved to {path}.")},
    [DIARY_NOT_EXPORTED] = {DIARY_WARNING, N_("The statistics couldn’t be saved to {path}.")},
    [DIARY_FAME_CLEARED] = {DIARY_INFO, N_("The hall of fame was cleared, in the backups too.")},
    /* what is saved */
    [DIARY_IN_USE] = {DIARY_ERROR, N_("Another program is using the saved games. Nothing is saved to disk until it’s "
                                      "closed.")},
    [DIARY_NEWER] = {DIARY_ERROR, N_("The saved games come from a newer version of the game. Nothing is saved to disk "
                                     "until that version is installed.")},
    [DIARY_WAS_DAMAGED] = {DIARY_ERROR, N_("The file with settings and games was damaged. It was kept as {file}, and a "
                                           "new one was started.")},
    [DIARY_READ_ONLY] = {DIARY_ERROR,
                         N_("The folder for saved games can’t be written to. The game plays on in memory.")},
    [DIARY_DISK_FULL] = {DIARY_ERROR, N_("The disk is full. The game plays on in memory.")},
    [DIARY_DISK_FAILED] = {DIARY_ERROR, N_("Saving isn’t working. The game plays on in memory.")},
    [DIARY_NO_FILE] = {DIARY_ERROR, N_("There’s something other than a file where the saved games should be. The game "
                                       "plays on in memory.")},
    [DIARY_SAVING_AGAIN] = {DIARY_INFO, N_("Saving is working again, and everything has been saved.")},
    [DIARY_WRITE_REFUSED] = {DIARY_WARNING, N_("Something couldn’t be saved because it conflicts with earlier data.")},
    [DIARY_JOURNAL_DAMAGED] = {DIARY_WARNING, N_("A saved game is damaged.")},
    [DIARY_BACKED_UP] = {DIARY_INFO, N_("Backup saved.")},
    [DIARY_NO_BACKUP] = {DIARY_ERROR, N_("The backup couldn’t be saved to {path}.")},
    [DIARY_NO_BACKUP_FOLDER] = {DIARY_ERROR, N_("Folder for backups not found: {path}")},
    [DIARY_NAMES_KEPT] = {DIARY_ERROR, N_("The names in {file} couldn’t be deleted. Delete that file.")},
    [DIARY_NAMES_DAMAGED] = {DIARY_WARNING, N_("Names may be left in {file}, which is damaged. Delete that file.")},
    /* the fleet; {reason} stays in English */
    [DIARY_FLEET_NO_FOLDER] = {DIARY_WARNING, N_("Nothing can be sent to the server: there’s no folder {path}")},
    [DIARY_FLEET_UNHEARD] = {DIARY_WARNING, N_("schott-world-fleet isn’t running: nothing is sent to the server.")},
    [DIARY_FLEET_FINE] = {DIARY_INFO, N_("Connected to the server.")},
    [DIARY_FLEET_AWAY] = {DIARY_WARNING, N_("No connection to the server: {reason}")},
    [DIARY_FLEET_NO_ROOM] = {DIARY_WARNING, N_("schott-world-fleet can’t write to its folder: {reason}")},
    [DIARY_FLEET_REFUSED] = {DIARY_WARNING,
                             N_("Events refused by the server so far: {n}. Most recent reason: {reason}")},
    [DIARY_HALL_UNREAD] = {DIARY_WARNING, N_("The other stands’ hall of fame can’t be read and is ignored: {reason}")},
    [DIARY_HALL_SKIPPED] = {DIARY_WARNING,
                            N_("Entries left out of the other stands’ hall of fame: {n}. The reason: {reason}")},
    [DIARY_HALL_CLEARED] = {DIARY_INFO, N_("The hall of fame of all stands was cleared, and this stand’s with it, in "
                                           "the backups too.")},
};

const char *diary_english(DiarySentence sentence) {
    return WORDS[sentence].english;
}

DiaryLevel diary_level(DiarySentence sentence) {
    return WORDS[sentence].level;
}

typedef struct Parts {
    char name[PARTS_MAX][NAME_BYTES];
    char text[PARTS_MAX][DIARY_LINE_BYTES];
    size_t count;
} Parts;

/* Where what was filled in ends: at the literal that follows it, the last one being the line's end. NULL: nowhere. */
static const char *end_of_part(const char *text, const char *literal, size_t length) {
    if (literal[length] == '\0') {
        size_t all = strlen(text);
        return all >= length ? text + all - length : NULL; /* the caller compares it */
    }
    for (const char *at = text; *at != '\0'; at++) {
        if (strncmp(at, literal, length) == 0) {
            return at;
        }
    }
    return NULL;
}

static bool take_apart(const char *text, const char *message, Parts *parts) {
    parts->count = 0;
    while (*message != '\0') {
        size_t length = strcspn(message, "{");
        if (length > 0) {
            if (strncmp(text, message, length) != 0) {
                return false;
            }
            text += length;
            message += length;
            continue;
        }
        const char *literal = strchr(message, '}') + 1, *end = end_of_part(text, literal, strcspn(literal, "{"));
        if (end == NULL) {
            return false;
        }
        snprintf(parts->name[parts->count], NAME_BYTES, "%.*s", (int)(literal - message - 2), message + 1);
        snprintf(parts->text[parts->count++], DIARY_LINE_BYTES, "%.*s", (int)(end - text), text);
        message = literal;
        text = end;
    }
    return *text == '\0';
}

/* The most literal one: what is filled in may itself hold anything. */
static const char *sentence_of(const char *text, Parts *parts) {
    const char *best = NULL;
    for (int i = 0; i < DIARY_SENTENCES; i++) {
        Parts tried;
        bool is_longer = best == NULL || strlen(WORDS[i].english) > strlen(best);
        if (is_longer && take_apart(text, WORDS[i].english, &tried)) {
            best = WORDS[i].english;
            *parts = tried;
        }
    }
    return best;
}

void diary_translate(const char *text, char *out, size_t size) {
    Parts parts;
    I18nArg args[PARTS_MAX] = {{0}};
    const char *english = sentence_of(text, &parts);
    if (english == NULL) { /* an earlier version's, or torn: as it is */
        i18n_copy(out, size, text);
        return;
    }
    for (size_t i = 0; i < parts.count; i++) {
        args[i] = I18N_TEXT(parts.name[i], parts.text[i]);
    }
    i18n_format_args(out, size, tr(english), args, parts.count);
}
