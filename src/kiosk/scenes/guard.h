/* Runs the game unattended at a trade fair, for days. Input is counted in one place, from any device; after a quiet
 * spell, visitors are asked if they are still there, and then the game returns to the demo. Nothing visitors can do
 * leads out of the game, into its settings or to other people's files.
 *
 * A visit is idle from the last input, or from the moment the game began to wait for a person, whichever is later:
 * watching the computers move doesn't count as being away. After a much longer spell without any input, it does. */
#ifndef KIOSK_SCENES_GUARD_H
#define KIOSK_SCENES_GUARD_H

#include "kiosk/config.h"
#include "kiosk/hall.h"
#include "kiosk/pin.h"
#include "kiosk/scenes/gesture.h"
#include "shell/scene.h"
#include "store/store.h"

/* A place in the hall of fame. */
typedef struct Honour {
    StoreFame fame;
    HallPlace place;
} Honour;

enum { KIOSK_HONOURS_MAX = 12, KIOSK_FAME_SHOWN = 4 };

typedef struct Kiosk {
    KioskConfig config;
    KioskComplaints complaints;
    const Scene *door;              /* what the operator's gesture and key open; NULL: nothing */
    bool quiet_by_hand;             /* the operator wants quiet now */
    Pin pin;                        /* the operator's */
    double kept_up;                 /* ms: when upkeep.c did what it does now and then */
    StoreProblem unsaved;           /* why nothing reaches the disk; STORE_FINE: it does */
    bool is_logo_missed;            /* it has been said */
    char pack_at[KIOSK_PATH_BYTES]; /* where the link led that kiosk.ini names as its pack, if it is one */

    /* guard.c */
    Gesture gesture;
    double touched;       /* ms: when anybody did anything last */
    double waiting_since; /* ms: until then the game went on by itself */
    double awake_until;   /* ms: quiet or not */
    double looked_at;     /* ms: when the screen, the wall clock and the loudspeaker were seen to last */
    double sound_sought;  /* ms */
    bool is_wrong_way;    /* portrait where landscape is wanted, or the other way round */
    bool must_hold;       /* the window may have been moved */
    bool is_quiet;        /* by the clock on the wall or by hand */
    Point mouse;          /* where it was when it was counted last */
    float effects, music; /* volumes in force */

    /* visit.c */
    bool is_visited;                  /* visitors' game is in play */
    int64_t visit;                    /* of the store; 0: none */
    double visit_began;               /* ms */
    double lived;                     /* ms: when the store was last told that it is in play */
    Honour honour[KIOSK_HONOURS_MAX]; /* what the game that has just ended was good for */
    int honours;
    bool is_honoured;  /* it has been seen */
    double celebrated; /* ms: when the victory came in front */
} Kiosk;

/* NULL: somebody's own desktop. */
Kiosk *kiosk_of(const App *app);

/* Before there is a window, with the store open: reads the file (NULL: the defaults), and brings the preferences to
 * what it says, which are not kept. Never fails: what is wrong in the file stands in the complaints. */
void guard_open(App *app, const char *config_path);
void guard_close(App *app);

/* The first scene: attract, or the game that was in play a moment ago. */
void guard_begin(App *app);

/* Nobody is on the way into a game or out of one. */
bool guard_rests(const App *app);

/* Visitors have gone: their game, if it is not over, is abandoned, and everything begins anew. */
void guard_send_home(App *app);

/* Somebody is there: as if the screen had been touched. */
void guard_touched(App *app);

/* The operator changed something in the config: volumes and text size are used at once. */
void guard_use_config(App *app);

#endif
