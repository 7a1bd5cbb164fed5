/* Shared by the files of the hall of fame. */
#ifndef KIOSK_SCENES_FAME_INSIDE_H
#define KIOSK_SCENES_FAME_INSIDE_H

#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"
#include "shell/confetti.h"

enum { FAME_KINDS = STAND_FAME_MAX, FAME_SPANS = 2, FAME_ROWS = KIOSK_FAME_SHOWN };

typedef struct Fame {
    const StandGame *game;
    char board[STORE_KEY_SIZE];
    StoreFame best[FAME_KINDS][FAME_SPANS][FAME_ROWS];
    int count[FAME_KINDS][FAME_SPANS];
    Honour honour[KIOSK_HONOURS_MAX];
    int honours;
    bool is_show; /* below attract: nothing to press */
    double entered;
    Confetti confetti;
} Fame;

typedef struct FamePlaces {
    Rect heading, kind[FAME_KINDS], button[2];
} FamePlaces;

extern const char *const FAME_SPAN_NAME[FAME_SPANS];

/* fame.c */
FamePlaces fame_places(const Fame *fame, const App *app);
void fame_value(StoreFameKind kind, int value, char *out, size_t size);

/* fame_draw.c */
double fame_comes_ms(const Fame *fame); /* until all of it is there */
void fame_background(const void *state, const App *app);
void fame_draw(const void *state, const App *app, const Ui *ui);

#endif
