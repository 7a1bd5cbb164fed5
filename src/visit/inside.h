/* Shared by the files of this folder. */
#ifndef VISIT_INSIDE_H
#define VISIT_INSIDE_H

#include "core/random.h"
#include "visit/visit.h"

enum { VISIT_REACTED_MOST = 16, VISIT_TROUBLE_MAX = 512 };

/* What is said about a table before one is there. */
typedef enum VisitWaits {
    VISIT_FOR_WELCOME,
    VISIT_FOR_MADE,
    VISIT_FOR_TABLE,
    VISIT_FOR_NOTHING,
} VisitWaits;

struct Visit {
    VisitHost host;
    PlayHost play;
    VisitPlace place;
    char *make; /* the message that makes the table; NULL: it is there */
    char name[SEAT_NAME_SIZE];
    int figurine;
    bool watches;

    Line *line; /* NULL: none now */
    VisitStage stage;
    VisitWaits waits;
    char wish[VISIT_SECRET_BYTES]; /* the secret of a seat one has asked for, in case its answer is lost */
    int tries;                     /* since it was there last */
    double calls_at;
    Random chance;
    Session *session;

    bool is_owner;
    unsigned away, free, seatings;
    int64_t ahead; /* how far the host's clock is ahead of ours, ms */
    struct {
        bool runs;
        int64_t until;
    } clock[SEATS_MAX];
    struct {
        int seat, what;
    } reacted[VISIT_REACTED_MOST];
    int reactions;
    char *record;

    LineFault fault;
    int why;
    char trouble[VISIT_TROUBLE_MAX];
};

/* hear.c: a message has come. False: it is none of a host's. */
bool visit_hear(Visit *visit, const char *text);

/* say.c */
void visit_say_hello(Visit *visit);
void visit_say_make_or_join(Visit *visit);
char *visit_make_message(const VisitTable *table);

/* trouble.c */
void visit_part(Visit *visit, LineFault fault, int why);

#endif
