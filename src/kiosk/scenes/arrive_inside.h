/* Shared by the files of the screen where visitors join: choices, layout and drawing. */
#ifndef KIOSK_SCENES_ARRIVE_INSIDE_H
#define KIOSK_SCENES_ARRIVE_INSIDE_H

#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"
#include "shell/scene.h"

typedef struct Arrive {
    bool has_language;
    int game; /* of those on offer */
    int persons, computers;
    Seat seat[SEATS_MAX];
    int board; /* in the config */
    int naming;
} Arrive;

typedef struct ArrivePlaces {
    Rect heading, languages, persons, seat[SEATS_MAX], game[KIOSK_GAMES_MAX], route[KIOSK_BOARDS_MAX], tutorial, start;
} ArrivePlaces;

typedef struct ArriveSeatPlaces {
    Rect figurine, name, computer;
} ArriveSeatPlaces;

static const float ARRIVE_GAP = 20; /* units, between what lies side by side */

static inline const StandGame *arrive_game(const Arrive *arrive, const App *app) {
    return stand_game(app, arrive->game);
}

static inline bool arrive_has_tutorial(const Arrive *arrive, const App *app) {
    return kiosk_of(app)->config.tutorial && stand_scenes(app, arrive->game)->teach != NULL;
}

/* A computer may get up where enough others sit; the last seat taken only, so that none is left empty between. */
static inline bool arrive_may_get_up(const Arrive *arrive, const App *app, int seat) {
    return seat >= arrive->persons && seat == arrive->persons + arrive->computers - 1 &&
           seat >= arrive_game(arrive, app)->players_least;
}

/* arrive_places.c */
ArrivePlaces arrive_places(const Arrive *arrive, const App *app);
ArriveSeatPlaces arrive_seat_places(const Layout *layout, Rect panel, bool has_switch);

/* arrive_draw.c */
void arrive_background(const void *state, const App *app);
void arrive_draw(const void *state, const App *app, const Ui *ui);

#endif
