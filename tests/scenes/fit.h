/* Every scene in every language, size of text and window: what is cut is noted. */
#ifndef TESTS_SCENES_FIT_H
#define TESTS_SCENES_FIT_H

#include "shell/app.h"

#include <stdbool.h>

enum { FINDINGS_MAX = 4000, STEPS_MAX = 60000, SCALES = 3, WINDOWS = 3 };

typedef struct FitWindow {
    int w, h;
} FitWindow;

extern const float TEXT_SCALE[SCALES];
extern const FitWindow WINDOW[WINDOWS];

/* What has been cut, by scene, language and text; sizes come as they are met. */
typedef struct Finding {
    char *text;
    char where[160];
    int times;
} Finding;

struct Fit {
    App *app;
    char station[48];
    int window, scale;
    Finding finding[FINDINGS_MAX];
    int findings;
    int looks;
};
extern struct Fit fit;

void must(const char *line);
const char *scene(void);
void look_in_language(const char *station, const char *language);
void look_now(const char *station);
void look(const char *station);
void open_and_look(const char *click, const char *station, const char *back);
void open_and_look_anew(const char *click, const char *station);

/* What there is to look at, each from the title and back to it. */
void look_at_film(const char *station);
void look_round(void);
void look_together(void);
void look_at_statistics(void);
void look_at_faults(void);
void look_at_tutorial(void);
void look_at_events(void);
void look_at_game(void);
void play_unseen(void);

#endif
