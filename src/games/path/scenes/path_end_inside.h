/* Shared by the two files of the end of a game. */
#ifndef GAMES_PATH_SCENES_PATH_END_INSIDE_H
#define GAMES_PATH_SCENES_PATH_END_INSIDE_H

#include "games/path/rules/view.h"
#include "games/path/scenes/draw_seat.h"
#include "gfx/layer.h"
#include "play/session.h"
#include "scenes/table/after_game.h"
#include "shell/confetti.h"
#include "ui/ui.h"

typedef struct EndPlace {
    Rect panel, place, name, figurine, rows, total, lenses;
    BoardPlace board;
} EndPlace;

typedef struct EndSeat {
    PathPlayer path;
    uint8_t dark[PATH_CELLS]; /* tiles that were missed, from the rim inwards */
    int darks, place;
} EndSeat;

typedef struct Ending {
    AfterGame next;
    PathBoard board;
    EndSeat seat[PATH_PLAYERS_MAX];
    const Seat *who[PATH_PLAYERS_MAX];
    int players;
    int best;         /* alone: so far, without this game; INT16_MIN: none */
    bool is_new_best; /* and this one is better */
    double entered, heard;
    bool is_told; /* all of it has been counted */
    Confetti confetti;
    double thrown;
    Layer *ground;
    WindowMemory *memory;
    EndPlace place[PATH_PLAYERS_MAX];
    Rect headline, told, note, foot;
} Ending;

/* What has been counted at a moment. */
typedef struct Count {
    int numbers, darks;
} Count;

/* path_end_result.c: the game of a day, for others to read. */
void ending_tell_result(const void *state, char *out, size_t size);

/* path_end_draw.c: what is counted when, and how it looks. ms: from the beginning. */
Count ending_count_at(const Ending *end, int player, double ms);
double ending_all_ends(const Ending *end);
bool ending_is_winner(const Ending *end, int player);
void ending_background(const void *state, const App *app);
void ending_draw(const void *state, const App *app, const Ui *ui);

#endif
