/* Game codes on the screen: the popup of a new game's setup. */
#ifndef SCENES_TABLE_GAME_CODE_H
#define SCENES_TABLE_GAME_CODE_H

#include "play/code.h"
#include "shell/scene.h"

typedef struct GameCodeArgument {
    char own[CODE_BYTES]; /* of the choices in the setup */
    bool drops_own;       /* somebody has a handicap or a level of questions there, which is in no code */
    /* Begins a game by a code and shows it; false: *error says why not. */
    bool (*play)(App *app, void *context, const char *code, PlayError *error);
    void *context; /* a scene's state, which does not move */
} GameCodeArgument;

extern const Scene GAME_CODE_SCENE;

void game_code_show(App *app, const GameCodeArgument *argument);

#endif
