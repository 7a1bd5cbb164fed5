/* What a stand at a fair or a browser forbids. On somebody's own desktop all of it is false. */
#ifndef SHELL_POLICY_H
#define SHELL_POLICY_H

#include <stdbool.h>

typedef struct Policy {
    bool are_strangers;  /* who plays next is somebody else: names, habits and records of earlier games aren't shown or
                            kept */
    bool offers_nothing; /* the tutorial is offered before a game begins, by the stand, and nowhere else */
    bool has_no_films;   /* nobody looks at a game again, beyond its review */
    bool keeps_hidden;   /* no step is taken back past what was hidden */
    bool ends_visits;    /* who leaves a game ends it, and it isn't kept */
    bool is_page;        /* in a browser, whose windows, full screen and end are no affair of the game's */
} Policy;

#endif
