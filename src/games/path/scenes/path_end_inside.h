/* Shared by the files of the end of a game. */
#ifndef GAMES_PATH_SCENES_PATH_END_INSIDE_H
#define GAMES_PATH_SCENES_PATH_END_INSIDE_H

#include "games/path/rules/view.h"
#include "games/path/scenes/draw_seat.h"
#include "games/path/scenes/path_review_inside.h"
#include "gfx/layer.h"
#include "play/session.h"
#include "scenes/table/after_game.h"
#include "scenes/table/remembered.h"
#include "scenes/table/speech.h"
#include "shell/confetti.h"
#include "ui/ui.h"

/* A window, what it has come to, and the plate below it with somebody beside. */
typedef struct EndPlace {
    BoardPlace board;
    Rect sums, bar, plate;
    Point feet;
    float figure_high;
} EndPlace;

typedef struct EndSeat {
    PathPlayer path;
    uint8_t dark[PATH_CELLS]; /* tiles that were missed, from the rim inwards */
    int darks, place;
    int falls; /* when its dark tiles do: after those of so many others, the last player's first */
} EndSeat;

enum { ENDING_ASIDES = 2 }; /* buttons that look back */

typedef struct Ending {
    AfterGame next;
    PathBoard board;
    EndSeat seat[PATH_PLAYERS_MAX];
    const Seat *who[PATH_PLAYERS_MAX];
    int players;
    int best;         /* alone: so far, without this game; INT16_MIN: none */
    bool is_new_best; /* and this one is better */
    PathRounds rounds;
    Remembered remembered;
    Look *look; /* back on the game, for why it went as it did; NULL: nobody is asked to */
    bool is_explained;
    double entered, heard;
    bool is_told; /* all of it has been counted */
    Confetti confetti;
    double thrown; /* ms: when it was told; from then on the winner's window rises */
    Speech speech; /* of a computer, once all is counted */
    Layer *ground;
    WindowMemory *memory;
    EndPlace place[PATH_PLAYERS_MAX];
    Rect headline, told, note, remembered_at, foot, aside[ENDING_ASIDES];
} Ending;

/* What has been counted at a moment: numbers up to that one, and so many dark tiles. */
typedef struct Count {
    int upto, darks;
} Count;

/* After the count one window may stand above the others: the only winner's, or that of somebody who plays alone. */
int ending_risen(const Ending *end); /* the player; -1: nobody's has */

/* path_end_places.c */
void ending_lay_out(Ending *end, const Layout *layout);
int ending_button_rows(const Ending *end, const Layout *layout);

/* path_end_result.c: the game of a day, for others to read. */
void ending_tell_result(const void *state, char *out, size_t size);
void ending_tell_squares(const void *state, char *out);

/* path_end_remembered.c: what the end tells beyond the game, as far as it is known */
void ending_remember(Ending *end, App *app);
bool ending_has_news(Ending *end, App *app); /* more of it is known now */
bool ending_is_looking(const Ending *end);

/* path_end_draw.c: what is counted when, and how it looks. ms: from the beginning. */
#define ENDING_RISE_MS 720.0

Count ending_count_at(const Ending *end, int player, double ms);
double ending_all_ends(const Ending *end);
bool ending_rises(const Ending *end, const App *app); /* its window is on the way up */
bool ending_is_winner(const Ending *end, int player);
void ending_background(const void *state, const App *app);
void ending_draw(const void *state, const App *app, const Ui *ui);

#endif
