/* The kiosk's log: what staff need to know when something went wrong, and nothing about visitors. Four files of at most
 * 256 KiB; older lines are dropped. It never stops the game: what can't be written is kept in memory and
 * said on standard error, and written when that can be done. Always in English. One per process, main thread only. */
#ifndef KIOSK_DIARY_H
#define KIOSK_DIARY_H

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

/* "2026-03-02 08:00:00 warning The drive is full." */
void diary_note(DiaryLevel level, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;

/* The last lines, the newest being 0; NULL: there are no more. Valid until the next note. */
const char *diary_line(int back);
/* Whether notes reach the disk. */
bool diary_is_kept(void);

#endif
