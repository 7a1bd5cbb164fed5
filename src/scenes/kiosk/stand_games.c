#include "core/core_assert.h"
#include "kiosk/games.h"
#include "scenes/kiosk/guard.h"
#include "scenes/kiosk/stand_game.h"

#include <string.h>

static const StandGame *const STAND[] = {&STAND_WORLD, &STAND_PATH};

const StandGame *stand_game_of(const Game *rules) {
    for (size_t i = 0; i < sizeof STAND / sizeof STAND[0]; i++) {
        if (STAND[i]->rules == rules) {
            return STAND[i];
        }
    }
    CORE_ASSERT(false);
    return NULL;
}

int stand_games(const App *app) {
    return app->kiosk->config.game_count;
}

const GameScenes *stand_scenes(const App *app, int offered) {
    for (int i = 0; i < in_play_games(app); i++) {
        if (strcmp(in_play_scenes(app, i)->rules->kind, app->kiosk->config.game[offered]) == 0) {
            return in_play_scenes(app, i);
        }
    }
    CORE_ASSERT(false);
    return NULL;
}

const StandGame *stand_game(const App *app, int offered) {
    return stand_game_of(stand_scenes(app, offered)->rules);
}

const KioskBoards *stand_boards(const App *app, const StandGame *game) {
    return &app->kiosk->config.boards[kiosk_find_game(game->rules->kind)];
}

int stand_offered(const App *app, const StandGame *game) {
    for (int i = 0; i < stand_games(app); i++) {
        if (stand_game(app, i) == game) {
            return i;
        }
    }
    return -1;
}

void stand_tell_games(const GameScenes *const *games, int count) {
    KioskGame told[KIOSK_GAMES_MAX];
    CORE_ASSERT(count <= KIOSK_GAMES_MAX);
    for (int i = 0; i < count; i++) {
        const Game *rules = games[i]->rules;
        told[i] = (KioskGame){.kind = rules->kind, .boards = rules->boards, .board_count = rules->board_count};
    }
    kiosk_use_games(told, count);
}
