/* In which order the demo shows what: each game's show, the first on offer first; a hall of fame; computers at play. */
#include "scenes/kiosk/attract_inside.h"
#include "scenes/kiosk/stand_game.h"

static const double FAME_MS = 12000, PLAY_MS = 24000;

static int list(const App *app, int loops, AttractPart out[ATTRACT_PARTS_MAX]) {
    int count = 0, games = stand_games(app);
    for (int game = 0; game < games; game++) {
        bool is_world = stand_game(app, game) == &STAND_WORLD;
        for (int act = 0; act < (is_world ? SHOW_WORLD_ACTS : 1); act++) {
            out[count++] = (AttractPart){is_world ? ATTRACT_ACT : ATTRACT_PATH, act, game};
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

double attract_takes(const AttractPart *part) {
    switch (part->kind) {
    case ATTRACT_ACT:
        return show_world_takes(part->act);
    case ATTRACT_PATH:
        return SHOW_PATH_MS;
    case ATTRACT_FAME:
        return FAME_MS;
    case ATTRACT_PLAY:
        break;
    }
    return PLAY_MS;
}
