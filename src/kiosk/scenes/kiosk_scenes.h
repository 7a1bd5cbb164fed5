/* The scenes of a kiosk. All need kiosk_of(app). */
#ifndef KIOSK_SCENES_KIOSK_SCENES_H
#define KIOSK_SCENES_KIOSK_SCENES_H

#include "shell/scene.h"

extern const Scene ATTRACT_SCENE;     /* overlay: shows until somebody comes; no argument */
extern const Scene QUIET_SCENE;       /* dark, in quiet hours; no argument */
extern const Scene ARRIVE_SCENE;      /* visitors sit down; ArriveArgument or NULL */
extern const Scene STILL_THERE_SCENE; /* popup; StillThereArgument */
extern const Scene FAME_SCENE;        /* the hall of fame; FameArgument or NULL */

typedef struct ArriveArgument {
    bool has_language; /* it was chosen already */
    bool has_game;     /* so was this; without it, it is the one on the table */
    int game;          /* of those on offer */
} ArriveArgument;

typedef struct StillThereArgument {
    double ends_at; /* ms: when nobody is there any more */
} StillThereArgument;

typedef struct FameArgument {
    int game; /* of those on offer, whose hall it is; without it, that of the game on the table */
} FameArgument;

#endif
