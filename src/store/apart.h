/* A database in memory that began without what the file holds, since that could not be opened: how it is told apart
 * from the file's, and how it joins it in the end. */
#ifndef STORE_APART_H
#define STORE_APART_H

#include "store/database.h"
#include "store/write.h"

typedef struct Apart {
    bool is_so;
    StoreProblem why;
    bool fame_cleared;   /* meanwhile: what the file has of it goes as well */
    int64_t visit_shift; /* since it joined: what the numbers given to visits before and after are too large by */
} Apart;

/* Visits are numbered from here, for as long as the program runs; in the file they follow those that are there. */
#define APART_FIRST_VISIT ((int64_t)1 << 40)

/* Games keep their numbers: no file counts as far, and no earlier spell apart is likely to have begun here. */
int64_t apart_first_game(int64_t now);

void apart_begin(Apart *apart, StoreProblem why);
/* Whether the file cannot be opened for another reason than last time. */
bool apart_is_news(Apart *apart, StoreProblem why);
/* Before they are written: visits get the numbers they have in the database, what happened meanwhile is remembered. */
void apart_follow(Apart *apart, Write *batch);
/* Adds all of it to the file, or nothing; an SQLite result. */
int apart_join(Apart *apart, Database *file, const Database *memory);

#endif
