#ifndef THIRD_SCENES_NIM_SCENES_H
#define THIRD_SCENES_NIM_SCENES_H

#include "play/nim_play.h"
#include "scenes/menus/in_play.h"

enum { HELP_NIM = HELP_TOPICS, NIM_WORDS = 160 };

extern const GameScenes NIM_SCENES;
extern const Scene NIM_SETUP_SCENE, NIM_SCENE, NIM_END_SCENE, NIM_FILM_SCENE;

/* nim_table.c: what lies on the table, and whose turn it is or who has won. prefix: of widgets' ids. */
Rect nim_stone(const App *app, int heap, int stone);
void nim_draw(const App *app, const Session *session);
void nim_tell(const Session *session, char out[NIM_WORDS]);

#endif
