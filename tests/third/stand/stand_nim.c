/* Nim at a stand: no show, and no place in the hall of fame. */
#include "kiosk/scenes/stand_game.h"
#include "scenes/nim_scenes.h"
#include "shell/stack.h"

#include <stdio.h>

static bool begin(App *app, const StandTable *table, PlayError *error) {
    (void)error;
    return in_play_sit_down(app, nim_session_start(in_play_host(app), table->players, table->seat, table->is_show));
}

static bool waits(const App *app) {
    const NimGame *game = nim_session_game(in_play(app));
    return stack_front(app->stack) != &NIM_SCENE || session_is_person(in_play(app), game->turn);
}

static StandNews news(const Session *session, int event) {
    return (StandNews){STAND_MOVE, nim_session_history(session, event)->player};
}

static bool tell(const Session *session, int event, int lesson, char out[STAND_WORDS_MAX]) {
    const NimAction *action = nim_session_history(session, event);
    (void)lesson;
    snprintf(out, STAND_WORDS_MAX, "%s takes %d.", session_seat(session, action->player)->name, action->count);
    return true;
}

const StandGame STAND_NIM = {.rules = &NIM_GAME,
                             .help = (HelpTopic)HELP_NIM,
                             .ending = &NIM_END_SCENE,
                             .celebration_ms = 4000,
                             .players_least = NIM_PLAYERS_MIN,
                             .begin = begin,
                             .waits = waits,
                             .news = news,
                             .tell = tell};
