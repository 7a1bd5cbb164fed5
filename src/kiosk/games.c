#include "kiosk/games.h"

#include <string.h>

static KioskGame game[KIOSK_GAMES_MAX];
static int game_count;

void kiosk_use_games(const KioskGame *games, int count) {
    game_count = count < KIOSK_GAMES_MAX ? count : KIOSK_GAMES_MAX;
    memcpy(game, games, (size_t)game_count * sizeof *games);
}

int kiosk_games(void) {
    return game_count;
}

const KioskGame *kiosk_game(int index) {
    return &game[index];
}

int kiosk_find_game(const char *kind) {
    for (int i = 0; i < game_count; i++) {
        if (strcmp(game[i].kind, kind) == 0) {
            return i;
        }
    }
    return -1;
}
