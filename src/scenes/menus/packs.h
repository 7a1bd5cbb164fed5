/* Question packs on somebody's own desktop: the folders and zip files in the folder `packs` beside the saved games. One
 * is chosen in the settings, where none is shown if there are none, and is used again at the next start. */
#ifndef SCENES_MENUS_PACKS_H
#define SCENES_MENUS_PACKS_H

#include "shell/app.h"

/* The one that was chosen last, when the program starts; without it, ours alone. */
void packs_take_up(App *app);

/* A pack that was named for this run alone is not changed in the settings. */
void packs_stay(void);

/* Looks what there is; how many may be chosen from, the first being our own questions: 0 if that is all. */
int packs_look(const App *app);
int packs_offered(void);

/* Which one is used, and what people call it. */
int packs_chosen(const App *app);
const char *packs_title(int index);

/* From the next game on; one that can't be used is told of, and nothing changes. */
void packs_choose(App *app, int index);

#endif
