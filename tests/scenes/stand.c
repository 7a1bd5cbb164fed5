#include "stand.h"

#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/kiosk_scenes.h"
#include "kiosk/scenes/stand_game.h"
#include "scenes/front/box.h"

#include <stdlib.h>

App *app;

void open_stand(int width, int height) {
    app = house_open(NULL, width, height);
    house_do(app, "draw off");
    stand_tell_games(BOX, BOX_GAMES);
    guard_open(app, NULL);
    app->preferences.fullscreen = false; /* a test's window is as large as it wants it */
    guard_begin(app);
    house_do(app, "wait 500");
}

void close_stand(void) {
    Kiosk *kiosk = kiosk_of(app);
    house_close(app); /* the guard's hooks are not called any more */
    free(kiosk);
    app = NULL;
}
