#include "table/due.h"

#include "base/memory.h"

#include <stdlib.h>

/* Places count from 1: those below `place` are twice that and one more. */

static Due *at(const Dues *dues, size_t place) {
    return dues->due[place - 1];
}

static void put(Dues *dues, Due *due, size_t place) {
    dues->due[place - 1] = due;
    due->place = place;
}

static void rise(Dues *dues, Due *due) {
    size_t place = due->place;
    for (; place > 1 && at(dues, place / 2)->at > due->at; place /= 2) {
        put(dues, at(dues, place / 2), place);
    }
    put(dues, due, place);
}

static void sink(Dues *dues, Due *due) {
    size_t place = due->place;
    for (size_t below; (below = 2 * place) <= dues->count; place = below) {
        below += below < dues->count && at(dues, below + 1)->at < at(dues, below)->at;
        if (at(dues, below)->at >= due->at) {
            break;
        }
        put(dues, at(dues, below), place);
    }
    put(dues, due, place);
}

static void settle(Dues *dues, Due *due) {
    rise(dues, due);
    sink(dues, due);
}

void dues_set(Dues *dues, Due *due, double when) {
    due->at = when;
    if (due->place == 0) {
        if (dues->count == dues->room) {
            dues->room = dues->room > 0 ? 2 * dues->room : 64;
            dues->due = memory_resize(dues->due, dues->room * sizeof(Due *));
        }
        put(dues, due, ++dues->count);
    }
    settle(dues, due);
}

void dues_drop(Dues *dues, Due *due) {
    if (due->place == 0) {
        return;
    }
    Due *last = at(dues, dues->count--);
    if (last != due) {
        put(dues, last, due->place);
        settle(dues, last);
    }
    due->place = 0;
}

Due *dues_first(const Dues *dues) {
    return dues->count > 0 ? at(dues, 1) : NULL;
}

void dues_fini(Dues *dues) {
    free(dues->due);
    *dues = (Dues){0};
}
