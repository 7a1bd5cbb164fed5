#include "visit/inside.h"

#include "base/entropy.h"
#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- beginning and ending ----------------------------------------------------------------------------------------- */

static void think_of_a_secret(Visit *visit) {
    uint8_t bytes[(VISIT_SECRET_BYTES - 1) / 2];
    uint64_t seed = 0;
    if (!entropy_fill(bytes, sizeof bytes)) {
        visit_part(visit, LINE_BROKEN, -1);
        return;
    }
    for (size_t i = 0; i < sizeof bytes; i++) {
        snprintf(visit->wish + 2 * i, 3, "%02x", bytes[i]);
    }
    entropy_fill(&seed, sizeof seed); /* when one calls again is no secret */
    random_init(&visit->chance, seed);
}

static void call(Visit *visit) {
    visit->line = line_open(visit->place.address, visit->host.wake, visit->host.context);
    visit->waits = VISIT_FOR_WELCOME;
    visit_say_hello(visit);
}

Visit *visit_new(const VisitHost *host, const VisitWish *wish) {
    Visit *visit = memory_new(sizeof *visit);
    *visit = (Visit){.host = *host,
                     .play = *host->play,
                     .place = wish->place,
                     .figurine = wish->figurine,
                     .watches = wish->watches,
                     .why = -1};
    memcpy(visit->name, wish->name, sizeof visit->name);
    visit->make = wish->table != NULL ? visit_make_message(wish->table) : NULL;
    think_of_a_secret(visit);
    if (visit->stage != VISIT_PARTED) {
        call(visit);
    }
    return visit;
}

void visit_free(Visit *visit) {
    if (visit != NULL) {
        line_close(visit->line);
        session_leave(visit->session);
        cJSON_free(visit->make);
        free(visit->record);
        free(visit);
    }
}

/* --- a line that breaks ------------------------------------------------------------------------------------------- */

/* Not all at once, where a whole fair has lost its host. */
static double pause_before(Visit *visit) {
    static const double PAUSES[] = {300, 1000, 2000, 5000, 10000}; /* ms */
    enum { LAST = sizeof PAUSES / sizeof *PAUSES - 1 };
    double pause = PAUSES[visit->tries < LAST ? visit->tries : LAST];
    visit->tries++;
    return pause * (1 + random_below(&visit->chance, 1000) / 3000.0);
}

/* One that was never there is told so: a wrong address does not get right by itself. */
static void lose_line(Visit *visit) {
    LineFault fault = visit->line != NULL ? line_fault(visit->line) : LINE_BROKEN;
    if (visit->session == NULL) {
        visit_part(visit, fault, -1);
        return;
    }
    line_close(visit->line);
    visit->line = NULL;
    visit->stage = VISIT_AWAY;
    visit->calls_at = visit->host.now(visit->host.context) + pause_before(visit);
    far_lost(visit->session);
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

static bool hear_all(Visit *visit) {
    bool heard = false;
    char *text;
    while (visit->line != NULL && (text = line_take(visit->line)) != NULL) {
        heard = true;
        if (!visit_hear(visit, text)) {
            lose_line(visit);
        }
        free(text);
    }
    return heard;
}

static void say_all(Visit *visit) {
    char *text;
    while (visit->stage == VISIT_THERE && (text = far_send(visit->session)) != NULL) {
        line_send(visit->line, text);
        cJSON_free(text);
    }
}

bool visit_step(Visit *visit) {
    VisitStage before = visit->stage;
    bool heard = hear_all(visit);
    if (visit->line != NULL && line_state(visit->line) == LINE_GONE) {
        lose_line(visit);
    }
    if (visit->stage == VISIT_AWAY && visit->line == NULL && visit->host.now(visit->host.context) >= visit->calls_at) {
        call(visit);
    }
    if (visit->session != NULL) {
        say_all(visit);
    }
    return heard || visit->stage != before;
}

double visit_due(const Visit *visit) {
    return visit->stage == VISIT_AWAY && visit->line == NULL ? visit->calls_at : -1;
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

VisitStage visit_stage(const Visit *visit) {
    return visit->stage;
}

Session *visit_session(const Visit *visit) {
    return visit->session;
}

const VisitPlace *visit_place(const Visit *visit) {
    return &visit->place;
}

bool visit_watches(const Visit *visit) {
    return visit->watches;
}

bool visit_is_owner(const Visit *visit) {
    return visit->is_owner;
}

const char *visit_trouble(const Visit *visit) {
    return visit->trouble;
}

LineFault visit_line_fault(const Visit *visit) {
    return visit->fault;
}

int visit_why(const Visit *visit) {
    return visit->why;
}

unsigned visit_free_seats(const Visit *visit) {
    return visit->free;
}

unsigned visit_away_seats(const Visit *visit) {
    return visit->away;
}

unsigned visit_seatings(const Visit *visit) {
    return visit->seatings;
}

bool visit_clock(const Visit *visit, int seat, double *left) {
    if (!visit->clock[seat].runs) {
        return false;
    }
    *left = (double)(visit->clock[seat].until - visit->ahead - visit->host.wall(visit->host.context));
    return true;
}

bool visit_take_reaction(Visit *visit, int *seat, int *what) {
    if (visit->reactions == 0) {
        return false;
    }
    *seat = visit->reacted[0].seat;
    *what = visit->reacted[0].what;
    memmove(visit->reacted, visit->reacted + 1, (size_t)--visit->reactions * sizeof *visit->reacted);
    return true;
}

const char *visit_record(const Visit *visit) {
    return visit->record;
}
