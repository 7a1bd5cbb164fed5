/* The user's preferences; applied immediately and saved in the store. */
#ifndef SHELL_PREFERENCES_H
#define SHELL_PREFERENCES_H

#include <stdbool.h>

typedef struct Preferences {
    char language[16]; /* "de", "zh_CN"; "" until chosen: the system's */
    float effects;     /* volume, 0 to 1 */
    float music;
    float speed;      /* motion: 0.5 slow, 1 normal, 2 fast */
    float pace;       /* computers' waiting between steps, times normal; 0 none */
    float text_scale; /* 1 to 1.4 */
    int quiz_seconds; /* 0: no clock */
    int display;
    bool reduced_motion;
    bool fullscreen;
    bool left_handed;
    bool confirmations;
    int away_seconds; /* at one of several boards nobody has touched for so long, the others wait no longer; 0: they do.
                       * Not kept: a stand's alone */
    bool path_marks;  /* Best Path: tiles that would be cut off are marked */
} Preferences;

Preferences preferences_default(void);

/* Brings every value within its bounds: what comes from a file is not to be trusted. */
void preferences_repair(Preferences *preferences);

struct Store;

/* From the store, and into it: each value under its own key, so that a newer game may add some. NULL: the defaults, and
 * nothing is kept. */
Preferences preferences_load(const struct Store *store);
void preferences_save(struct Store *store, const Preferences *preferences);

#endif
