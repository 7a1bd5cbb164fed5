/* How a new game begins, whichever game it is: the button that starts it, beside it those for games whose deal others
 * play, too, and the way back. Who plays is chosen in scenes/table/seats.h, everything else in the game's own setup. */
#ifndef SCENES_TABLE_NEW_GAME_H
#define SCENES_TABLE_NEW_GAME_H

#include "scenes/menus/menus.h"
#include "scenes/table/seats.h"

/* A game without codes or a game of the day leaves these empty, where no hand finds a button, and their functions NULL.
 */
typedef struct NewGamePlaces {
    Rect start, day, code;
} NewGamePlaces;

NewGamePlaces new_game_places(const Layout *layout, Rect strip);

/* count_wide: units at the end of the header that the choice of how many play takes. */
void new_game_build(const SeatChoices *choices, const NewGamePlaces *places, const App *app, Ui *ui, float count_wide);

/* What a setup does about it; setup: its state. */
typedef struct NewGameOf {
    HelpTopic help;
    void (*start)(void *setup, App *app);
    void (*show_code)(void *setup, App *app);
    void (*show_day)(void *setup, App *app);
} NewGameOf;

/* False: the event is the setup's own. */
bool new_game_handle(const NewGameOf *of, void *setup, App *app, const UiEvent *event);

#endif
