/* What every game's `simulate` has in common: its options, its boards, and how its results are told. */
#ifndef LAB_CONTEST_H
#define LAB_CONTEST_H

#include "lab/lab.h"
#include "lab/options.h"
#include "lab/tally.h"

/* asked: the game's own, with what its own options fill in. Functions that may fail report wrong usage themselves. */
typedef struct LabContest {
    int players_least;
    bool (*add_player)(void *asked, const char *name); /* one level of --players */
    bool (*read)(void *asked, int64_t games, uint64_t seed);
    bool (*play)(void *asked, const LabAssets *assets, bool json, DataError *error); /* and tell the results */
} LabContest;

int lab_contest(const LabContest *contest, void *asked, const LabOption *own, int own_count, const char *program,
                int count, char **arguments);

/* Neither a board of that name nor a file: why the file could not be read. what: "board" or "track". */
void lab_no_board(const char *what, const char *const *names, int count, const DataError *why, DataError *error);

/* The board's name in a command, "classic" where none is given. NULL: it is an object, or a fault was told. */
const char *lab_board_name(const JsonPlace *place, const char *what);

/* Lines of a report; width: of what stands before the numbers. */
void report_print_mean(int width, const char *what, const Mean *mean);
void report_print_times(int width, Times *times);
void report_print_speed(int width, int64_t games, double seconds);

/* The same as JSON. report_print_json also frees it. */
void report_add_estimate(cJSON *out, const char *key, Estimate estimate);
void report_add_times(cJSON *out, Times *times);
void report_add_speed(cJSON *out, int64_t games, double seconds);
void report_print_json(cJSON *out);

#endif
