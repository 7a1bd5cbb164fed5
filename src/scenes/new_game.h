/* How a new game begins, whichever game it is: the button that starts it, beside it those for games whose deal others
 * play, too, and the way back. Who plays is chosen in scenes/seats.h, everything else in the game's own setup. */
#ifndef SCENES_NEW_GAME_H
#define SCENES_NEW_GAME_H

#include "scenes/menus.h"
#include "scenes/seats.h"

typedef struct NewGamePlaces {
    Rect start, day, code;
} NewGamePlaces;

NewGamePlaces new_game_places(const Layout *layout, Rect strip);

/* count_wide: units at the end of the header that the choice of how many play takes. */
void new_game_build(const SeatChoices *choices, const NewGamePlaces *places, const App *app, Ui *ui, float count_wide);

typedef enum NewGameAct {
    NEW_GAME_NOTHING, /* of these; it may be the setup's own */
    NEW_GAME_BACK = 120,
    NEW_GAME_HELP,
    NEW_GAME_START,
    NEW_GAME_CODE,
    NEW_GAME_DAY,
} NewGameAct;

/* What somebody asks for. The way back and the help are seen to already. */
NewGameAct new_game_asked(App *app, const UiEvent *event, HelpTopic help);

#endif
