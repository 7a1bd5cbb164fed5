/* The game of the day on the screen: the popup of a new game's setup, and its result as a line of text that can be
 * pasted anywhere and gives nothing away. */
#ifndef SCENES_TABLE_DAY_H
#define SCENES_TABLE_DAY_H

#include "play/host.h"
#include "protocol/seats.h"
#include "shell/scene.h"

enum { DAY_WORDS = 600 };

typedef struct DayArgument {
    const char *kind; /* of game */
    int32_t date;
    char words[DAY_WORDS]; /* what the date has chosen */
    /* Begins it; false: *error says why not. */
    bool (*play)(App *app, void *context, int32_t date, PlayError *error);
    void *context; /* a scene's state, which does not move */
} DayArgument;

extern const Scene DAY_SCENE, DAY_RESULT_SCENE;

int32_t day_today(void); /* the local date: days since 1970 */

void day_show(App *app, const DayArgument *argument);

/* "Clara (Hard) and Pixel (Easy)": everybody but the person in seat 0. */
void day_opponents(const Seat *seat, int players, char *out, size_t size);

/* The line for others: game and date, then what the game itself tells, then hints and whether it counts. */
typedef struct DayResult {
    const char *game; /* as people call it */
    int32_t date;
    const char *told;
    int hints;
    bool is_unranked;
} DayResult;

void day_result_words(const DayResult *result, char out[DAY_WORDS]);

/* It can be copied until the day is over, too. The first one of a day stays. */
void day_result_keep(App *app, const char *kind, int32_t date, const char *words);

void day_result_show(App *app, const char *words);

#endif
