/* In which order the demo shows what: each game's show, the first on offer first; a hall of fame; computers at play. */
#include "kiosk/scenes/attract_inside.h"
#include "kiosk/scenes/stand_game.h"

static const double FAME_MS = 12000, PLAY_MS = 8000;

static int list(const App *app, int loops, AttractPart out[ATTRACT_PARTS_MAX]) {
    int count = 0, games = stand_games(app);
    for (int game = 0; game < games; game++) {
        for (int act = 0; act < stand_game(app, game)->show.acts; act++) {
            out[count++] = (AttractPart){ATTRACT_SHOW, act, game};
        }
    }
    out[count++] = (AttractPart){ATTRACT_FAME, 0, loops % games};
    out[count++] = (AttractPart){ATTRACT_PLAY, 0, loops % games};
    return count;
}

int attract_parts(const App *app) {
    AttractPart part[ATTRACT_PARTS_MAX];
    return list(app, 0, part);
}

AttractPart attract_part(const App *app, int at, int loops) {
    AttractPart part[ATTRACT_PARTS_MAX];
    int count = list(app, loops, part);
    return part[at % count];
}

double attract_takes(const App *app, const AttractPart *part) {
    switch (part->kind) {
    case ATTRACT_SHOW:
        return stand_game(app, part->game)->show.takes(part->act);
    case ATTRACT_FAME:
        return FAME_MS;
    case ATTRACT_PLAY:
        break;
    }
    return PLAY_MS;
}
