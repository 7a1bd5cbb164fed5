/* The staff PIN: six digits in a file that only its user can read. Five wrong tries lock it for five minutes; each is
 * written down before it is answered, so pulling the plug doesn't undo any. The lock counts down by a monotonic clock
 * and only while the game runs: setting the time unlocks nothing, and nothing is locked forever. */
#ifndef KIOSK_PIN_H
#define KIOSK_PIN_H

#include "platform/disk.h"
#include "platform/paths.h"

#include <stdbool.h>

enum { PIN_DIGITS = 6, PIN_TRIES = 5, PIN_LOCK_SECONDS = 300 };

typedef enum PinState {
    PIN_READY,
    PIN_NOT_SET,    /* there is no file */
    PIN_UNREADABLE, /* there is one, but it cannot be read or makes no sense */
    PIN_LOCKED,
} PinState;

typedef struct Pin {
    char path[PATH_BYTES];
    char digits[PIN_DIGITS + 1];
    PinState state;
    int wrong;
    bool is_locked;      /* also while the file cannot be read */
    double locked_until; /* ms of the caller's clock */
    double written_at;   /* likewise: when what is left of the lock was written down last */
} Pin;

/* now: ms of a clock that does not jump. Reads the file; a lock that is still on in this Pin stays on, and so do wrong
 * tries that the file does not know of. */
void pin_open(Pin *pin, const char *path, double now);

typedef enum PinAnswer {
    PIN_RIGHT,
    PIN_WRONG,
    PIN_WRONG_AND_LOCKED, /* from here on */
    PIN_REFUSED,          /* in no state to be tried */
} PinAnswer;

/* Writes wrong tries and locks into the log. */
PinAnswer pin_try(Pin *pin, const char *digits, double now);

/* Once a second or so while it is locked. */
void pin_step(Pin *pin, double now);
int pin_seconds_left(const Pin *pin, double now); /* 0: not locked */

/* Six digits and nothing else. */
bool pin_is_sound(const char *digits);
DiskResult pin_set(const char *path, const char *digits);

#endif
