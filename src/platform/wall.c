#include "platform/wall.h"

#include <stddef.h>
#include <time.h>

/* NULL: the machine's own time. */
static const Clock *script;
static double script_from; /* ms of its clock */
static int64_t script_begin;

void wall_follow(const Clock *clock, int64_t begin) {
    script = clock;
    script_begin = begin;
    script_from = clock != NULL ? clock_ms(clock) : 0;
}

bool wall_jump(int64_t seconds) {
    script_begin += seconds;
    return script != NULL;
}

int64_t wall_now(void) {
    if (script == NULL) {
        return (int64_t)time(NULL);
    }
    return script_begin + (int64_t)((clock_ms(script) - script_from) / 1000);
}

/* Days are counted by eras of 400 years that begin in March, so that the leap day is a year's last. */
int32_t wall_days(int year, int month, int day) {
    int64_t years = (int64_t)year - (month <= 2);
    int64_t era = (years >= 0 ? years : years - 399) / 400;
    int64_t in_era = years - era * 400;
    int64_t in_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return (int32_t)(era * 146097 + in_era * 365 + in_era / 4 - in_era / 100 + in_year - 719468);
}

void wall_date(int32_t date, int *year, int *month, int *day) {
    int64_t days = (int64_t)date + 719468;
    int64_t era = (days >= 0 ? days : days - 146096) / 146097;
    int64_t in_era = days - era * 146097;
    int64_t years = (in_era - in_era / 1460 + in_era / 36524 - in_era / 146096) / 365;
    int64_t in_year = in_era - (365 * years + years / 4 - years / 100);
    int64_t from_march = (5 * in_year + 2) / 153;
    *day = (int)(in_year - (153 * from_march + 2) / 5 + 1);
    *month = (int)(from_march < 10 ? from_march + 3 : from_march - 9);
    *year = (int)(years + era * 400 + (*month <= 2));
}

static WallTime utc_time(int64_t seconds) {
    int64_t date = seconds / WALL_DAY - (seconds % WALL_DAY < 0);
    int in_day = (int)(seconds - date * WALL_DAY);
    WallTime time = {.hour = in_day / WALL_HOUR,
                     .minute = in_day % WALL_HOUR / WALL_MINUTE,
                     .second = in_day % WALL_MINUTE,
                     .date = (int32_t)date};
    wall_date(time.date, &time.year, &time.month, &time.day);
    return time;
}

WallTime wall_time(int64_t seconds) {
    time_t when = (time_t)seconds;
    const struct tm *local = script == NULL ? localtime(&when) : NULL;
    if (local == NULL) {
        return utc_time(seconds);
    }
    WallTime time = {.year = local->tm_year + 1900,
                     .month = local->tm_mon + 1,
                     .day = local->tm_mday,
                     .hour = local->tm_hour,
                     .minute = local->tm_min,
                     .second = local->tm_sec};
    time.date = wall_days(time.year, time.month, time.day);
    return time;
}

int wall_minute_of_day(int64_t seconds) {
    WallTime time = wall_time(seconds);
    return time.hour * 60 + time.minute;
}
