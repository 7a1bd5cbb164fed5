/* The game in progress on this screen: app->session. There is at most one; starting or resuming another replaces it. */
#ifndef SCENES_WORLD_IN_PLAY_H
#define SCENES_WORLD_IN_PLAY_H

#include "play/world/session.h"
#include "shell/app.h"

/* Makes the app the host of games and sets the driver's hooks; once, when the program starts. */
void in_play_install(App *app);

/* Puts away what games in play share; once the last one is gone. */
void in_play_fini(App *app);

/* Gets ready for a game, beside everything else: for scenes from which one may soon begin. */
void in_play_prepare(App *app);

const PlayHost *in_play_host(const App *app);

/* Each as the session's function of that name. The scene to go to is STAGE_SCENE. False: *error says why, and nothing
 * has changed. */
bool in_play_start(App *app, const SessionSetup *setup, PlayError *error);
bool in_play_again(App *app, PlayError *error);
bool in_play_resume(App *app, PlayError *error);
bool in_play_resume_game(App *app, int64_t game, PlayError *error);
bool in_play_resume_tutorial(App *app, PlayError *error);

/* Takes the game off the table; safe without one. */
void in_play_leave(App *app);
void in_play_abandon(App *app);

/* What people see on the table: the game in play, or the one a film shows. NULL: neither. */
Session *in_play_shown(const App *app);

#endif
