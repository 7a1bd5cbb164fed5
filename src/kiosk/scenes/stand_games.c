#include "core/core_assert.h"
#include "kiosk/games.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"

#include <assert.h>
#include <string.h>

static_assert((int)BOX_GAMES_MAX == (int)KIOSK_GAMES_MAX, "settings and figures have room for every game of the box");

const StandGame *stand_game_of(const Game *rules) {
    for (int i = 0; i < STANDS_COUNT; i++) {
        if (STANDS[i]->rules == rules) {
            return STANDS[i];
        }
    }
    CORE_ASSERT(false);
    return NULL;
}

int stand_games(const App *app) {
    return kiosk_of(app)->config.game_count;
}

const GameScenes *stand_scenes(const App *app, int offered) {
    for (int i = 0; i < in_play_games(app); i++) {
        if (strcmp(in_play_scenes(app, i)->rules->kind, kiosk_of(app)->config.game[offered]) == 0) {
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
    return &kiosk_of(app)->config.boards[kiosk_find_game(game->rules->kind)];
}

int stand_offered(const App *app, const StandGame *game) {
    for (int i = 0; i < stand_games(app); i++) {
        if (stand_game(app, i) == game) {
            return i;
        }
    }
    return -1;
}

/* What would otherwise be found at a fair. */
static void check(const StandGame *game) {
    const StandShow *show = &game->show;
    CORE_ASSERT(show->acts >= 0 && show->acts <= STAND_ACTS_MAX);
    CORE_ASSERT(show->acts == 0 || (show->act != NULL && show->takes != NULL));
    CORE_ASSERT(game->ending != NULL && game->players_least > 0);
    CORE_ASSERT(game->begin != NULL && game->waits != NULL && game->news != NULL && game->tell != NULL);
    CORE_ASSERT(game->fame_count >= 0 && game->fame_count <= STAND_FAME_MAX);
    CORE_ASSERT(game->fame_count == 0 || (game->honours != NULL && game->tell_best != NULL));
}

/* Settings and figures keep them in rooms of this size. */
static void check_names(const Game *rules) {
    CORE_ASSERT(strlen(rules->kind) < KIOSK_CODE_BYTES && rules->board_count <= KIOSK_BOARDS_MAX);
    for (int i = 0; i < rules->board_count; i++) {
        CORE_ASSERT(strlen(rules->boards[i]) < KIOSK_CODE_BYTES);
    }
}

void stand_tell_games(const GameScenes *const *games, int count) {
    KioskGame told[KIOSK_GAMES_MAX];
    CORE_ASSERT(count <= KIOSK_GAMES_MAX);
    for (int i = 0; i < count; i++) {
        const Game *rules = games[i]->rules;
        check(stand_game_of(rules));
        check_names(rules);
        told[i] = (KioskGame){.kind = rules->kind,
                              .boards = rules->boards,
                              .board_count = rules->board_count,
                              .offered = stand_game_of(rules)->board};
    }
    kiosk_use_games(told, count);
}
