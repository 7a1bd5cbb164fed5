/* The game of the day on the screen: the popup of a new game's setup, and its result as a line of text that can be
 * pasted anywhere and gives nothing away. */
#ifndef SCENES_TABLE_DAY_H
#define SCENES_TABLE_DAY_H

#include "play/host.h"
#include "protocol/seats.h"
#include "shell/scene.h"
#include "store/store.h"

enum { DAY_WORDS = 600 };

typedef struct DayArgument {
    const char *kind; /* of game */
    int32_t date;
    char words[DAY_WORDS]; /* what the date has chosen */
    /* Begins it; false: *error says why not. */
    bool (*play)(App *app, void *context, int32_t date, PlayError *error);
    void *context; /* a scene's state, which does not move */
} DayArgument;

/* For a setup that is opened from where the game of the day is offered: its scene's argument. */
typedef struct DayOpens {
    bool is_day;
} DayOpens;

extern const Scene DAY_SCENE, DAY_RESULT_SCENE;

int32_t day_today(void); /* the local date: days since 1970 */

void day_show(App *app, const DayArgument *argument);

/* "Clara (Hard) and Pixel (Easy)": everybody but the person in seat 0. */
void day_opponents(const Seat *seat, int players, char *out, size_t size);
/* "Short · Clara and Pixel" */
void day_in_short(const char *board, const Seat *seat, int players, char *out, size_t size);

/* The line for others: game and date, then what the game itself tells, then hints and whether it counts. */
typedef struct DayResult {
    const char *game; /* as people call it */
    int32_t date;
    const char *told;
    const char *squares; /* lines of coloured squares, which give nothing away; empty: none */
    int hints;
    bool is_unranked;
} DayResult;

/* Adds a square for how well a stage or a round went: 0 (nothing came of it) to DAY_SQUARES - 1. */
enum { DAY_SQUARES = 5, DAY_SQUARES_BYTES = 200 };
void day_add_square(char out[DAY_SQUARES_BYTES], int worth);
void day_add_row(char out[DAY_SQUARES_BYTES]);

void day_result_words(const DayResult *result, char out[DAY_WORDS]);

/* It can be copied until the day is over, too. The first one of a day stays. own: how the person ended. */
void day_result_keep(App *app, const char *kind, int32_t date, const char *words, const StoreSeat *own);

/* What is kept of the last one that was played. */
typedef struct DayKept {
    int32_t date;
    int in_a_row;  /* days, with that one */
    StoreSeat own; /* place and field alone */
} DayKept;

bool day_kept(const App *app, const char *kind, DayKept *kept); /* false: none was */

/* Lines of squares as part of a text: how high a line is (pixels) is the caller's choice. */
void day_draw_squares(const App *app, const char *squares, Rect where);
/* Where they begin in a result's words; NULL: there are none. */
const char *day_squares_of(const char *words);

void day_result_show(App *app, const char *words);

#endif
