#include "kiosk/diary_inside.h"

#include "platform/disk.h"
#include "platform/paths.h"
#include "platform/wall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every line is written by itself, the file opened and closed for it: they are few, and a folder that went away may
 * come back. What could not be written goes to where the program's own complaints go, and into the file later. */

static struct {
    char folder[PATH_BYTES];
    char path[PATH_BYTES]; /* empty: no file */
    char line[DIARY_REMEMBERED][DIARY_LINE_BYTES];
    unsigned count;   /* ever remembered */
    unsigned waiting; /* the last ones, that are not in the file yet */
    bool is_kept;
} diary;

static const char FILE_NAME[] = "schott-world.log";

static void remember(const char *line) {
    i18n_copy(diary.line[diary.count++ % DIARY_REMEMBERED], DIARY_LINE_BYTES, line);
}

static void numbered(char out[PATH_BYTES], int number) {
    if (number == 0) {
        snprintf(out, PATH_BYTES, "%s", diary.path);
    } else {
        snprintf(out, PATH_BYTES, "%.*s.%d", PATH_BYTES - 16, diary.path, number);
    }
}

/* The newest has no number; the last one goes. */
static void turn_over(void) {
    char from[PATH_BYTES], to[PATH_BYTES];
    for (int number = DIARY_FILES - 1; number > 0; number--) {
        numbered(from, number - 1);
        numbered(to, number);
        if (disk_move(from, to) != DISK_FINE && number == 1) {
            (void)disk_remove(diary.path); /* bounded in any case */
        }
    }
}

static bool write_line(const char *line) {
    char bytes[DIARY_LINE_BYTES + 1];
    int length = snprintf(bytes, sizeof bytes, "%s\n", line);
    if (disk_size(diary.path) + length > DIARY_FILE_MOST) {
        turn_over();
    }
    DiskResult result = disk_append(diary.path, bytes, (size_t)length);
    if (result == DISK_MISSING && disk_make_folder(diary.folder)) {
        result = disk_append(diary.path, bytes, (size_t)length);
    }
    return result == DISK_FINE;
}

static void write_new_line(const char *line) {
    if (diary.path[0] != '\0') {
        diary.waiting = diary.waiting < DIARY_REMEMBERED ? diary.waiting + 1 : DIARY_REMEMBERED;
        while (diary.waiting > 0 && write_line(diary_line((int)diary.waiting - 1))) {
            diary.waiting--;
        }
    }
    diary.is_kept = diary.path[0] != '\0' && diary.waiting == 0;
    if (!diary.is_kept) {
        fprintf(stderr, "%s\n", line);
    }
}

/* What an earlier run wrote last: an operator looks after a restart most of all. */
static void read_back(void) {
    size_t size;
    char *text = path_read(diary.path, DIARY_FILE_MOST + DIARY_LINE_BYTES, &size);
    if (text == NULL) {
        return;
    }
    /* A power cut may have left a line of anything. */
    for (char *line = text, *end; (end = memchr(line, '\n', size - (size_t)(line - text))) != NULL; line = end + 1) {
        *end = '\0';
        if (strlen(line) == (size_t)(end - line) && i18n_is_utf8(line, strlen(line))) {
            remember(line);
        }
    }
    free(text);
}

void diary_open(const char *folder) {
    diary.path[0] = '\0';
    diary.count = diary.waiting = 0;
    diary.is_kept = false;
    if (folder == NULL || folder[0] == '\0') {
        return;
    }
    if (!path_join(diary.path, folder, FILE_NAME)) {
        diary.path[0] = '\0'; /* not what is left of it */
        return;
    }
    i18n_copy(diary.folder, sizeof diary.folder, folder);
    read_back();
}

void diary_close(void) {
    diary.path[0] = '\0';
}

static const char *const LEVEL[] = {"info", "warning", "error"};

void diary_note_args(DiarySentence sentence, const I18nArg *args, size_t count) {
    char text[DIARY_LINE_BYTES], line[DIARY_LINE_BYTES];
    WallTime now = wall_time(wall_now());
    int head = snprintf(line, sizeof line, "%04d-%02d-%02d %02d:%02d:%02d %s ", now.year, now.month, now.day, now.hour,
                        now.minute, now.second, LEVEL[diary_level(sentence)]);
    i18n_format_args(text, sizeof text, diary_english(sentence), args, count);
    for (char *c = text; *c != '\0'; c++) {
        if ((unsigned char)*c < ' ' || *c == 127) {
            *c = ' '; /* one note, one line */
        }
    }
    i18n_copy(line + head, sizeof line - (size_t)head, text);
    remember(line);
    write_new_line(line);
}

void diary_note(DiarySentence sentence) {
    diary_note_args(sentence, NULL, 0);
}

const char *diary_line(int back) {
    unsigned held = diary.count < DIARY_REMEMBERED ? diary.count : DIARY_REMEMBERED;
    return back >= 0 && (unsigned)back < held ? diary.line[(diary.count - 1 - (unsigned)back) % DIARY_REMEMBERED]
                                              : NULL;
}

static DiaryLevel level_of(const char *word) {
    return strcmp(word, LEVEL[DIARY_ERROR]) == 0     ? DIARY_ERROR
           : strcmp(word, LEVEL[DIARY_WARNING]) == 0 ? DIARY_WARNING
                                                     : DIARY_INFO;
}

/* Warnings and errors are named: colour alone is not seen by all. */
static void name_level(DiaryLevel level, const char *text, char *out, size_t size) {
    switch (level) {
    case DIARY_INFO:
        i18n_copy(out, size, text);
        break;
    case DIARY_WARNING:
        /* TRANSLATORS: a line of the staff panel's log */
        i18n_format(out, size, tr("Warning: {text}"), I18N_TEXT("text", text));
        break;
    case DIARY_ERROR:
        /* TRANSLATORS: a line of the staff panel's log */
        i18n_format(out, size, tr("Error: {text}"), I18N_TEXT("text", text));
        break;
    }
}

bool diary_tell(int back, DiaryLevel *level, char *out, size_t size) {
    const char *line = diary_line(back);
    char clock[9], word[8], text[2 * DIARY_LINE_BYTES], named[2 * DIARY_LINE_BYTES], date[32];
    int year, month, day, head = 0;
    *level = DIARY_INFO;
    if (line == NULL) {
        return false;
    }
    sscanf(line, "%4d-%2d-%2d %8[0-9:] %7[a-z] %n", &year, &month, &day, clock, word, &head);
    if (head == 0) {
        i18n_copy(out, size, line);
        return true;
    }
    *level = level_of(word);
    diary_translate(line + head, text, sizeof text);
    name_level(*level, text, named, sizeof named);
    i18n_format_date(date, sizeof date, year, month, day);
    snprintf(out, size, "%s %s %s", date, clock, named);
    return true;
}

bool diary_is_kept(void) {
    return diary.is_kept;
}
