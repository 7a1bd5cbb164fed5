#include "kiosk/pin.h"

#include "kiosk/diary.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The file is one line: what it is, the digits, how many tries were wrong, and how many seconds of the lock are
 * left. */

enum { FILE_MOST = 256 };
static const char FORMAT[] = "schott-world-pin 1 %6[0-9] %d %d";
static const double SECOND = 1000, WRITE_EVERY = 5000;

bool pin_is_sound(const char *digits) {
    return strlen(digits) == PIN_DIGITS && strspn(digits, "0123456789") == PIN_DIGITS;
}

static DiskResult write_file(const char *path, const char *digits, int wrong, int seconds) {
    char text[FILE_MOST];
    int length = snprintf(text, sizeof text, "schott-world-pin 1 %s %d %d\n", digits, wrong, seconds);
    return disk_replace(path, text, (size_t)length, DISK_FOR_US);
}

DiskResult pin_set(const char *path, const char *digits) {
    return write_file(path, digits, 0, 0);
}

/* Of a lock that is still on while the file cannot be read, too. */
static int seconds_of_lock(const Pin *pin, double now) {
    return pin->is_locked ? (int)ceil((pin->locked_until - now) / SECOND) : 0;
}

int pin_seconds_left(const Pin *pin, double now) {
    return pin->state == PIN_LOCKED ? seconds_of_lock(pin, now) : 0;
}

/* A disk that takes nothing is no reason to let anybody try for ever: it counts in memory then. */
static void write_down(Pin *pin, double now) {
    pin->written_at = now;
    if (write_file(pin->path, pin->digits, pin->wrong, pin_seconds_left(pin, now)) != DISK_FINE) {
        diary_note(DIARY_PIN_UNWRITTEN);
    }
}

static void lock(Pin *pin, int seconds, double now) {
    pin->state = PIN_LOCKED;
    pin->is_locked = true;
    pin->locked_until = now + seconds * SECOND;
}

static void unlock(Pin *pin) {
    pin->is_locked = false;
    pin->wrong = 0;
}

/* What makes no sense leaves what this run knows as it is. */
static bool read_file(const char *path, char digits[PIN_DIGITS + 1], int *wrong, int *seconds) {
    size_t size;
    char *text = path_read(path, FILE_MOST, &size);
    if (text == NULL) {
        return false;
    }
    bool read =
        sscanf(text, FORMAT, digits, wrong, seconds) == 3 && pin_is_sound(digits) && *wrong >= 0 && *seconds >= 0;
    free(text);
    return read;
}

/* What could not be written down is remembered all the same: the larger of memory and file counts, unless the file has
 * another PIN by now. */
static void take(Pin *pin, const char *digits, int wrong) {
    bool is_same = strcmp(digits, pin->digits) == 0;
    pin->wrong = is_same && pin->wrong > wrong ? pin->wrong : wrong;
    memcpy(pin->digits, digits, sizeof pin->digits);
}

void pin_open(Pin *pin, const char *path, double now) {
    int seconds = 0, wrong = 0, left = seconds_of_lock(pin, now);
    char digits[PIN_DIGITS + 1] = "";
    snprintf(pin->path, sizeof pin->path, "%s", path);
    if (disk_size(path) < 0) {
        pin->state = PIN_NOT_SET;
        return;
    }
    if (!read_file(path, digits, &wrong, &seconds)) {
        pin->state = PIN_UNREADABLE;
        return;
    }
    take(pin, digits, wrong);
    if (!disk_is_ours_alone(path)) {
        diary_note(DIARY_PIN_READABLE);
    }
    bool was_locked = pin->is_locked;
    pin->state = PIN_READY;
    if (was_locked && left > 0) {
        lock(pin, left, now); /* this run knows better than the file how much of it is over */
    } else if (!was_locked && seconds > 0) {
        lock(pin, seconds < PIN_LOCK_SECONDS ? seconds : PIN_LOCK_SECONDS, now);
    } else if (was_locked || pin->wrong >= PIN_TRIES) {
        unlock(pin);
    }
}

PinAnswer pin_try(Pin *pin, const char *digits, double now) {
    pin_step(pin, now);
    if (pin->state != PIN_READY) {
        return PIN_REFUSED;
    }
    pin->wrong++;
    bool is_last = pin->wrong >= PIN_TRIES;
    bool is_right = strcmp(digits, pin->digits) == 0;
    if (is_last && !is_right) {
        lock(pin, PIN_LOCK_SECONDS, now);
    }
    if (is_right) {
        pin->wrong = 0;
    }
    write_down(pin, now);
    if (is_right) {
        diary_note(DIARY_PANEL_OPENED);
        return PIN_RIGHT;
    }
    diary_note(is_last ? DIARY_PIN_LOCKED : DIARY_WRONG_PIN);
    return is_last ? PIN_WRONG_AND_LOCKED : PIN_WRONG;
}

void pin_step(Pin *pin, double now) {
    if (pin->state != PIN_LOCKED) {
        return;
    }
    if (now >= pin->locked_until) {
        pin->state = PIN_READY;
        unlock(pin);
        write_down(pin, now);
    } else if (now - pin->written_at >= WRITE_EVERY) {
        write_down(pin, now);
    }
}
