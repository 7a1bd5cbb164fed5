/* How long somebody may take: so much for each moment of the game, and a reserve for the whole of it. When both are
 * over nothing happens by itself; the others may let a computer play on. Times are ms since 1970, as tables over days
 * go on while the host is not running. */
#ifndef TABLE_CLOCK_H
#define TABLE_CLOCK_H

#include "protocol/seats.h"

#include <stdint.h>

/* Kept and sent by name. */
typedef enum TablePace {
    TABLE_LIVE, /* 20 s and 3 min */
    TABLE_DAYS, /* a day and 3 days */
} TablePace;

enum { TABLE_PACES = 2 };

extern const char *const table_pace_names[TABLE_PACES];

typedef struct TableTime {
    bool runs;
    int64_t since;   /* it runs */
    int64_t turn;    /* left of this moment's, when it began to run, or stopped */
    int64_t reserve; /* likewise */
} TableTime;

typedef struct TableClock {
    int64_t turn; /* for a moment; 0: as long as they like */
    uint64_t moment;
    TableTime seat[SEATS_MAX];
} TableClock;

/* Without limit: no time is counted. */
void table_clock_begin(TableClock *clock, TablePace pace, bool has_limit);

/* Whose time runs now, a bit each; a new moment gives everybody its time anew. What a moment did not take is lost. */
void table_clock_run(TableClock *clock, uint64_t moment, unsigned seats, int64_t now);

/* When a seat's time for this moment is over (its reserve begins), and what will be left of the reserve then. */
int64_t table_clock_until(const TableClock *clock, int seat);
int64_t table_clock_reserve(const TableClock *clock, int seat, int64_t now);

/* All of its time is gone. */
bool table_clock_is_over(const TableClock *clock, int seat, int64_t now);

#endif
