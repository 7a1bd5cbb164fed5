/* What the end of a game tells beyond it, in two lines at most: what it adds to what these people have done before, as
 * far as the store knows, and why it went as it did, once an expert has looked back on it. Nothing is said of a first
 * game's past, nor at a stand, whose visitors have none. */
#ifndef SCENES_TABLE_REMEMBERED_H
#define SCENES_TABLE_REMEMBERED_H

#include "scenes/menus/in_play.h"
#include "ui/ui.h"

enum { REMEMBERED_BYTES = 480 };

typedef struct Remembered {
    char fact[REMEMBERED_BYTES]; /* the most that can be said of somebody; empty: nothing */
    char duel[REMEMBERED_BYTES]; /* how two have done against each other; likewise */
    char why[REMEMBERED_BYTES];  /* likewise */
    bool is_read;                /* the store has been asked */
} Remembered;

/* Of each player: place from 0, and what a game has a best of: points in the end, or spaces in one stage. */
typedef struct RememberedEnd {
    int place[SEATS_MAX];
    int64_t best[SEATS_MAX];
} RememberedEnd;

/* Reads the past, in the language of the moment, unless what has just been played is still being written: then again in
 * a later step. */
void remembered_read(Remembered *remembered, App *app, const Session *session, const RememberedEnd *end);

/* Of each player, in whatever the game measures by: what the cards brought, and in which stage or round most of it (0:
 * in none that stands out); and what choices cost that stand out (0 or less), and how many they were. */
typedef struct RememberedShare {
    int luck, luckiest, lost, mistakes;
} RememberedShare;

typedef struct RememberedMeasure {
    int much;                                         /* from so much on it is worth a word */
    void (*tell)(int amount, char *out, size_t size); /* "6 points" */
    const char *when;                                 /* message: {winner} had luck in the stage or round {n} */
} RememberedMeasure;

void remembered_explain(Remembered *remembered, const Session *session, const RememberedEnd *end,
                        const RememberedShare share[SEATS_MAX], const RememberedMeasure *measure);

/* How high the two lines are, units. */
float remembered_high(const Layout *layout);
/* id: of the words, for those who cannot see them. */
void remembered_build(const Remembered *remembered, const App *app, Ui *ui, const char *id, Rect where);
void remembered_draw(const Remembered *remembered, const App *app, Rect where);

#endif
