#include "table/limits.h"

#include "base/memory.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double MINUTE_MS = 60000;

bool bucket_take(Bucket *bucket, double most, double per_ms, double now) {
    double filled = (now - bucket->at) * per_ms;
    bucket->taken = bucket->taken > filled ? bucket->taken - filled : 0;
    bucket->at = now;
    if (bucket->taken + 1 > most) {
        return false;
    }
    bucket->taken++;
    return true;
}

/* --- who is there ------------------------------------------------------------------------------------------------- */

void visitors_init(Visitors *visitors, const TableLimits *limits) {
    *visitors = (Visitors){.limits = limits, .slots = 1024};
    visitors->slot = memory_new(visitors->slots * sizeof(Visitor *));
}

void visitors_fini(Visitors *visitors) {
    for (size_t i = 0; i < visitors->slots; i++) {
        for (Visitor *visitor = visitors->slot[i], *next; visitor != NULL; visitor = next) {
            next = visitor->next;
            free(visitor);
        }
    }
    free(visitors->slot);
    *visitors = (Visitors){0};
}

/* Of "2001:db8:1:2:3::4" the first four groups. */
static void shorten(const char *address, char out[ADDRESS_BYTES]) {
    snprintf(out, ADDRESS_BYTES, "%s", address);
    char *at = out;
    for (int groups = 0; groups < 4 && at != NULL; groups++) {
        at = strchr(at + (groups > 0), ':');
    }
    if (at != NULL) {
        *at = '\0';
    }
}

static Visitor **slot_of(const Visitors *visitors, const char *address) {
    uint32_t mixed = 2166136261u;
    for (const char *at = address; *at != '\0'; at++) {
        mixed = (mixed ^ (unsigned char)*at) * 16777619u;
    }
    return &visitors->slot[mixed % visitors->slots];
}

static Visitor *find(const Visitors *visitors, const char *address) {
    Visitor *visitor = *slot_of(visitors, address);
    while (visitor != NULL && strcmp(visitor->address, address) != 0) {
        visitor = visitor->next;
    }
    return visitor;
}

static Visitor *add(Visitors *visitors, const char *address) {
    Visitor **slot = slot_of(visitors, address), *visitor = memory_new(sizeof *visitor);
    memcpy(visitor->address, address, sizeof visitor->address);
    visitor->next = *slot;
    *slot = visitor;
    visitors->count++;
    return visitor;
}

Visitor *visitors_come(Visitors *visitors, const char *address) {
    char part[ADDRESS_BYTES] = "";
    shorten(address, part);
    Visitor *visitor = find(visitors, part);
    visitor = visitor != NULL ? visitor : add(visitors, part);
    if (visitor->connections >= visitors->limits->connections) {
        return NULL;
    }
    visitor->connections++;
    return visitor;
}

void visitors_go(Visitors *visitors, Visitor *visitor) {
    (void)visitors;
    visitor->connections--;
}

static bool is_counted(const Visitor *visitor, double now) {
    return visitor->connections > 0 || visitor->tables > 0 || now < visitor->rests_until ||
           now < visitor->joins.at + MINUTE_MS || now < visitor->wrong.at + MINUTE_MS;
}

void visitors_tidy(Visitors *visitors, double now) {
    for (size_t i = 0; i < visitors->slots; i++) {
        for (Visitor **at = &visitors->slot[i]; *at != NULL;) {
            Visitor *visitor = *at;
            if (is_counted(visitor, now)) {
                at = &visitor->next;
            } else {
                *at = visitor->next;
                visitors->count--;
                free(visitor);
            }
        }
    }
}

/* --- codes -------------------------------------------------------------------------------------------------------- */

bool visitor_may_try(const Visitor *visitor, double now) {
    return now >= visitor->rests_until;
}

bool visitor_joins(Visitor *visitor, const TableLimits *limits, double now) {
    return bucket_take(&visitor->joins, limits->joins, limits->joins / MINUTE_MS, now);
}

void visitor_was_wrong(Visitor *visitor, const TableLimits *limits, double now) {
    bucket_take(&visitor->wrong, limits->wrong, limits->wrong / MINUTE_MS, now);
    if (visitor->wrong.taken + 1 > limits->wrong) {
        visitor->rests_until = now + MINUTE_MS;
        visitor->wrong.taken = 0;
    }
}
