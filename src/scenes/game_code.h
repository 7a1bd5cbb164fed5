/* Game codes on the screen: the popup of a new game's setup, and the line that tells the code of a game in play. */
#ifndef SCENES_GAME_CODE_H
#define SCENES_GAME_CODE_H

#include "play/code.h"
#include "play/session.h"
#include "shell/scene.h"

typedef struct GameCodeArgument {
    char own[CODE_BYTES]; /* of the choices in the setup */
    /* Begins a game by a code and shows it; false: *error says why not. */
    bool (*play)(App *app, void *context, const char *code, PlayError *error);
    void *context; /* a scene's state, which does not move */
} GameCodeArgument;

extern const Scene GAME_CODE_SCENE;

void game_code_show(App *app, const GameCodeArgument *argument);

/* "Game code: ..."; false: this game was not begun by one. session may be NULL. */
bool game_code_words(const Session *session, char *out, size_t size);

/* A line for it along the bottom of a rectangle, its widget and its words. Without a code all three do nothing. */
Rect game_code_cut(const Session *session, const Layout *layout, Rect *from);
void game_code_build(const Session *session, Ui *ui, const char *id, Rect where);
void game_code_draw(const Session *session, Gfx *gfx, Rect where);

#endif
