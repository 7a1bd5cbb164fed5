/* The kiosk's log: what staff need to know when something went wrong, and nothing about visitors. Four files of at most
 * 256 KiB; older lines are dropped. It never stops the game: what can't be written is kept in memory and
 * said on standard error, and written when that can be done. The file is always English; the staff panel tells the same
 * in its language. One per process, main thread only. */
#ifndef KIOSK_DIARY_H
#define KIOSK_DIARY_H

#include "i18n/i18n.h"

#include <stdbool.h>
#include <stddef.h>

enum { DIARY_FILES = 4, DIARY_FILE_MOST = 256 * 1024, DIARY_LINE_BYTES = 320, DIARY_REMEMBERED = 100 };

typedef enum DiaryLevel {
    DIARY_INFO,
    DIARY_WARNING,
    DIARY_ERROR,
} DiaryLevel;

/* schott-world.log in the folder, which the first note makes; what was written there last is remembered. NULL: no file.
 */
void diary_open(const char *folder);
void diary_close(void);

/* What it can say: diary_words.c. The numbers are written nowhere. */
typedef enum DiarySentence {
    DIARY_STARTED,
    DIARY_ENDED,
    DIARY_CALLED,
    DIARY_DISPLAY_GONE,
    DIARY_LOST,
    DIARY_NO_LOGO,
    DIARY_PACK,
    DIARY_NO_PACK,
    DIARY_PACK_STAYS,
    DIARY_SHOULD_BE_PORTRAIT,
    DIARY_SHOULD_BE_LANDSCAPE,
    DIARY_INI_UNREAD,
    DIARY_INI_TOO_LARGE,
    DIARY_INI_LINE,
    DIARY_INI_SETTING,
    DIARY_INI_MORE,
    DIARY_NO_PIN,
    DIARY_PIN_UNWRITTEN,
    DIARY_PIN_READABLE,
    DIARY_PANEL_OPENED,
    DIARY_WRONG_PIN,
    DIARY_PIN_LOCKED,
    DIARY_RESTART,
    DIARY_QUIT,
    DIARY_GAMES,
    DIARY_QUIET_ON,
    DIARY_QUIET_OFF,
    DIARY_EXPORTED,
    DIARY_NOT_EXPORTED,
    DIARY_FAME_CLEARED,
    DIARY_IN_USE,
    DIARY_NEWER,
    DIARY_WAS_DAMAGED,
    DIARY_READ_ONLY,
    DIARY_DISK_FULL,
    DIARY_DISK_FAILED,
    DIARY_NO_FILE,
    DIARY_SAVING_AGAIN,
    DIARY_WRITE_REFUSED,
    DIARY_JOURNAL_DAMAGED,
    DIARY_BACKED_UP,
    DIARY_NO_BACKUP,
    DIARY_NO_BACKUP_FOLDER,
    DIARY_NAMES_KEPT,
    DIARY_NAMES_DAMAGED,
    DIARY_FLEET_NO_FOLDER,
    DIARY_FLEET_UNHEARD,
    DIARY_FLEET_FINE,
    DIARY_FLEET_AWAY,
    DIARY_FLEET_NO_ROOM,
    DIARY_FLEET_REFUSED,
    DIARY_HALL_UNREAD,
    DIARY_HALL_SKIPPED,
    DIARY_HALL_CLEARED,
    DIARY_SENTENCES,
} DiarySentence;

/* "2026-03-02 08:00:00 info The game has started." */
void diary_note(DiarySentence sentence);
/* With what its {placeholders} stand for: diary_note_with(DIARY_CALLED, I18N_TEXT("name", name)); texts alone, since
 * numbers are grouped as the current language does. */
#define diary_note_with(sentence, ...)                                                                                 \
    diary_note_args((sentence), (const I18nArg[]){__VA_ARGS__},                                                        \
                    sizeof((const I18nArg[]){__VA_ARGS__}) / sizeof(I18nArg))
void diary_note_args(DiarySentence sentence, const I18nArg *args, size_t count);

/* The last lines, the newest being 0; NULL: there are no more. Valid until the next note. */
const char *diary_line(int back);
/* The same in the current language, with its date as that language writes it; false: there are no more. A line that no
 * sentence of ours makes stays as it is. */
bool diary_tell(int back, DiaryLevel *level, char *out, size_t size);
/* Whether notes reach the disk. */
bool diary_is_kept(void);

#endif
