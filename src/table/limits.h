/* How much anybody may ask of a host. Addresses stand in memory alone, for as long as something is counted for them. */
#ifndef TABLE_LIMITS_H
#define TABLE_LIMITS_H

#include <stdbool.h>
#include <stddef.h>

/* What table.ini may set. */
typedef struct TableLimits {
    int messages, burst; /* of a connection, a second and at once */
    int connections;     /* of an address */
    int joins;           /* of an address, a minute: with codes and secrets that are right, but for who comes back */
    int wrong;           /* with wrong ones; then a minute's rest */
    int tables_each;     /* open at once, made from an address */
    int tables;          /* in all */
    int watchers;        /* at a table */
    int hello_ms;        /* until the first message */
} TableLimits;

/* So many at once; they come again at a rate. */
typedef struct Bucket {
    double taken, at;
} Bucket;

/* False: it is empty. per_ms: how fast it fills. */
bool bucket_take(Bucket *bucket, double most, double per_ms, double now);

enum { ADDRESS_BYTES = 48 };

typedef struct Visitor {
    char address[ADDRESS_BYTES];
    int connections, tables;
    Bucket joins, wrong;
    double rests_until; /* ms: it has tried too many wrong codes */
    struct Visitor *next;
} Visitor;

typedef struct Visitors {
    const TableLimits *limits;
    Visitor **slot;
    size_t slots, count;
} Visitors;

void visitors_init(Visitors *visitors, const TableLimits *limits);
void visitors_fini(Visitors *visitors);

/* A connection from there; NULL: it has enough of them. IPv6 counts by its first half, which is one household's. */
Visitor *visitors_come(Visitors *visitors, const char *address);
void visitors_go(Visitors *visitors, Visitor *visitor);

/* Those that nothing is counted for any more are forgotten. */
void visitors_tidy(Visitors *visitors, double now);

bool visitor_may_try(const Visitor *visitor, double now);
bool visitor_joins(Visitor *visitor, const TableLimits *limits, double now); /* false: too often */
void visitor_was_wrong(Visitor *visitor, const TableLimits *limits, double now);

#endif
