/* The games of the box, as far as settings and figures need to know them: told once at the start by who knows. */
#ifndef KIOSK_GAMES_H
#define KIOSK_GAMES_H

enum { KIOSK_GAMES_MAX = 4, KIOSK_BOARDS_MAX = 6 };

typedef struct KioskGame {
    const char *kind; /* "world"; this and the boards' names stay where they are */
    const char *const *boards;
    int board_count;
    const char *offered; /* the board on offer where kiosk.ini names none; NULL: the first */
} KioskGame;

void kiosk_use_games(const KioskGame *games, int count);

int kiosk_games(void); /* how many there are */
const KioskGame *kiosk_game(int index);
int kiosk_find_game(const char *kind); /* -1: there is none */

#endif
