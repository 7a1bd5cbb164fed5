/* A host without a socket: clocks set by hand, and callers in the same program. */
#ifndef TESTS_TABLE_INN_H
#define TESTS_TABLE_INN_H

#include "bot.h"

#include "table/inside.h"

#include <check.h>

enum { INN_LINES = 16 };

/* Somebody and their connection. */
typedef struct Line {
    Bot bot;
    Caller *caller; /* NULL: gone */
    bool is_slow;   /* takes nothing for now */
    char *heard;    /* all of it, one message behind the other */
    size_t length;
    bool was_too_soon; /* something was told that was not committed */
} Line;

typedef struct Inn {
    TableRules rules;
    Store *store;
    struct Pack *pack; /* of the host; from the next restart on */
    const char *board; /* of the next table; NULL: one of ours */
    char folder[64];   /* empty: the store is in memory */
    Tables *tables;
    double now;
    int64_t wall;
    Random chance;
    Line line[INN_LINES];
    int lines;
    char said[512]; /* to who runs it */
    int64_t acts;
    StoreTicket issued; /* before the action that somebody does now; 0: nobody does one */
} Inn;

void inn_open(Inn *inn);         /* its store in memory */
void inn_open_on_disk(Inn *inn); /* in a folder of its own, which goes with it */
void inn_close(Inn *inn);

/* As if it had been killed: those on the lines are still there, and nobody is called. Then it is there again. */
void inn_restart(Inn *inn);

/* Somebody new, who has said hello. */
Line *inn_call(Inn *inn);
Line *inn_call_from(Inn *inn, const char *address); /* NULL: was not let in */
void line_hang_up(Line *line);
void line_call_again(Inn *inn, Line *line);

/* Says that, and everybody hears what there is to hear, all of it committed. */
void line_say(Inn *inn, Line *line, const char *format, ...) DATA_FORMAT(3, 4);
void line_join(Inn *inn, Line *line, const char *code, bool watches);

/* Makes a table of so many people, and of as many computers behind them; its owner is not at it yet. */
Line *inn_make(Inn *inn, const char *game, int people, int computers, const char *more);

/* Everybody hears what there is; then also does what they want. Time goes on by so much. */
void inn_hear(Inn *inn);
void inn_pass(Inn *inn, double ms);
bool inn_play(Inn *inn);                 /* one round of it; false: nothing was done */
void inn_play_on(Inn *inn, int actions); /* at the only table */

Room *inn_room(const Inn *inn, const Line *line); /* whose code it knows */

#endif
