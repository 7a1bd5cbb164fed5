/* The time of day: for hourly statistics, quiet hours and daily backups. It may jump either way at any moment (set by a
 * user or the network), so nothing may rely on the order of two readings. Under a script, it starts where it is told
 * and follows virtual time. Main thread only. */
#ifndef PLATFORM_WALL_H
#define PLATFORM_WALL_H

#include "platform/clock.h"

#include <stdbool.h>
#include <stdint.h>

enum {
    WALL_MINUTE = 60,
    WALL_HOUR = 60 * WALL_MINUTE,
    WALL_DAY = 24 * WALL_HOUR,
};

/* 2026-03-02 08:00:00 UTC, a Monday: where scripts begin. */
#define WALL_SCRIPT_BEGIN INT64_C(1772438400)

/* Seconds since 1970, UTC. */
int64_t wall_now(void);

/* From here on the time is `begin` and goes on with the clock (which must outlive it), and the local time is UTC, so
 * that a script sees the same everywhere. NULL: the machine's own time again. */
void wall_follow(const Clock *clock, int64_t begin);

/* Somebody sets the clock, which goes on from there. False: it is the machine's own. */
bool wall_jump(int64_t seconds);

typedef struct WallTime {
    int year, month, day; /* as people count */
    int hour, minute, second;
    int32_t date; /* days since 1970-01-01 of the local date */
} WallTime;

/* Local time. */
WallTime wall_time(int64_t seconds);
int wall_minute_of_day(int64_t seconds);

/* The date of a day counted from 1970-01-01, and back. */
void wall_date(int32_t date, int *year, int *month, int *day);
int32_t wall_days(int year, int month, int day);

#endif
