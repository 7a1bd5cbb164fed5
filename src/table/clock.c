#include "table/clock.h"

#include <string.h>

const char *const table_pace_names[TABLE_PACES] = {[TABLE_LIVE] = "live", [TABLE_DAYS] = "days"};

#define SECOND INT64_C(1000)
#define DAY    (24 * 60 * 60 * SECOND)

static const struct {
    int64_t turn, reserve;
} PACE[TABLE_PACES] = {
    [TABLE_LIVE] = {.turn = 20 * SECOND, .reserve = 180 * SECOND},
    [TABLE_DAYS] = {.turn = DAY, .reserve = 3 * DAY},
};

void table_clock_begin(TableClock *clock, TablePace pace, bool has_limit) {
    memset(clock, 0, sizeof *clock);
    clock->moment = UINT64_MAX;
    clock->turn = has_limit ? PACE[pace].turn : 0;
    for (int p = 0; p < SEATS_MAX; p++) {
        clock->seat[p].reserve = has_limit ? PACE[pace].reserve : 0;
    }
}

static int64_t passed(const TableTime *time, int64_t now) {
    return time->runs && now > time->since ? now - time->since : 0;
}

static int64_t most(int64_t one, int64_t other) {
    return one > other ? one : other;
}

int64_t table_clock_until(const TableClock *clock, int seat) {
    return clock->seat[seat].since + clock->seat[seat].turn;
}

int64_t table_clock_reserve(const TableClock *clock, int seat, int64_t now) {
    const TableTime *time = &clock->seat[seat];
    int64_t over = passed(time, now) - time->turn;
    return most(0, time->reserve - most(0, over));
}

static void stop(TableClock *clock, int seat, int64_t now) {
    TableTime *time = &clock->seat[seat];
    int64_t reserve = table_clock_reserve(clock, seat, now);
    time->turn = most(0, time->turn - passed(time, now));
    time->reserve = reserve;
    time->runs = false;
}

void table_clock_run(TableClock *clock, uint64_t moment, unsigned seats, int64_t now) {
    bool is_new = moment != clock->moment;
    clock->moment = moment;
    for (int p = 0; clock->turn > 0 && p < SEATS_MAX; p++) {
        TableTime *time = &clock->seat[p];
        bool runs = (seats >> p & 1) != 0;
        if (time->runs && (is_new || !runs)) {
            stop(clock, p, now);
        }
        time->turn = is_new ? clock->turn : time->turn;
        if (runs && !time->runs) {
            time->runs = true;
            time->since = now;
        }
    }
}

bool table_clock_is_over(const TableClock *clock, int seat, int64_t now) {
    const TableTime *time = &clock->seat[seat];
    return time->runs && passed(time, now) >= time->turn + time->reserve;
}
