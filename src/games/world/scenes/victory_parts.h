/* What the files of the end of a game share among themselves. */
#ifndef GAMES_WORLD_SCENES_VICTORY_PARTS_H
#define GAMES_WORLD_SCENES_VICTORY_PARTS_H

#include "games/world/data/board.h"
#include "games/world/play/moments.h"
#include "scenes/table/after_game.h"
#include "scenes/table/look_back.h"
#include "scenes/table/remembered.h"
#include "scenes/table/speech.h"
#include "shell/app.h"
#include "shell/life.h"
#include "shell/parts.h"

enum { VICTORY_TILES = 3 };

/* --- the review: what decided the game, found on a worker --------------------------------------------------------- */

typedef struct VictoryReview {
    LookBack back;
    WorldReview review;
    WorldKeyMoment moment[AI_MOMENTS];
} VictoryReview;

VictoryReview *victory_review_none(void); /* of a game nobody can look back on: it is never ready */
VictoryReview *victory_review_begin(App *app, const Session *session);

/* --- the scene ---------------------------------------------------------------------------------------------------- */

typedef enum VictoryView {
    VIEW_WAY,    /* how the way went */
    VIEW_REVIEW, /* what decided it */
    VIEW_PODIUM, /* no charts: the podium over the full width */
} VictoryView;

enum {
    VICTORY_VIEWS = 2 /* with charts */,
    VICTORY_CHART_MS = 1500
}; /* within so many ms of being looked at a chart has grown */

/* The board's fields in a square of side 1 that is the map, how wide that is for its height, and its pictures. */
typedef struct VictoryWay {
    Point field[WORLD_GOAL_MAX + 1];
    float radius[WORLD_GOAL_MAX + 1]; /* of the map's width */
    float aspect;
    char land[64], route[80];
} VictoryWay;

typedef struct Victory {
    AfterGame next;
    int players;
    Seat seat[WORLD_PLAYERS_MAX];
    uint8_t place[WORLD_PLAYERS_MAX]; /* from 0 */
    int field[WORLD_PLAYERS_MAX];
    int goal, stages;
    int rounds;                                              /* stages begun */
    int ahead[WORLD_PLAYERS_MAX];                            /* fields each started ahead */
    int after[WORLD_TALE_STAGES_MAX + 1][WORLD_PLAYERS_MAX]; /* the field after so many stages */
    WorldTale tale;
    VictoryWay way[BOARD_SHAPES];
    int fields; /* of the board as it is today */
    VictoryView view;
    Speech speech;
    Life life;
    VictoryReview *review;
    Remembered remembered;
    bool shows_review;      /* it was ready when the widgets were built */
    double entered, viewed; /* ms: the scene, the view */
} Victory;

/* victory_result.c: the game of a day, for others to read. */
void victory_tell_result(const void *state, char *out, size_t size);
void victory_tell_squares(const void *state, char *out);

/* victory_remembered.c: what the podium tells beyond the game */
void victory_remember(Victory *victory, App *app, const Session *session);
/* Once there is a review. */
void victory_explain(Victory *victory, const Session *session);

/* victory_places.c */
typedef struct VictoryPlaces {
    Rect headline, told, charts_button, podium, full, view[VICTORY_VIEWS], buttons;
    Rect journey, sources, tile[VICTORY_TILES]; /* of the way */
    Rect moments, balance;                      /* of the review */
} VictoryPlaces;

VictoryPlaces victory_places(const Layout *layout);

/* How much of a movement that starts `delay` after a moment is done, 0 to 1; all of it with reduced motion. */
float victory_since(const App *app, double moment, double delay, double duration);

/* No line breaks before a number: "Player 1" stays together, and so does "stage 2". */
void victory_keep_numbers(char *text, size_t size);

/* When somebody on the podium hops: they go on doing so, now and then. */
enum { VICTORY_HOPS = WORLD_PLAYERS_MAX };
void victory_hops(LifeBeat beat[VICTORY_HOPS]);

void victory_draw_headline(const Victory *victory, const App *app, Rect where);

/* Behind the podium. */
void victory_follow_way(Victory *victory, const Board *board);
void victory_draw_sky(const App *app);
void victory_draw_map(const Victory *victory, const App *app, Rect box); /* what stands still of it */
void victory_draw_way(const Victory *victory, const App *app, Rect box);
#define VICTORY_WAY_MS 1200.0 /* then all of it is drawn */
void victory_build_podium(const Victory *victory, const App *app, Ui *ui, Rect box);
void victory_draw_podium(const Victory *victory, const App *app, Rect box);
/* What a computer says to the end of it, beside its figure. */
void victory_draw_speech(const Victory *victory, const App *app, Rect box);
void victory_draw_journey(const Victory *victory, const App *app, Rect panel);
void victory_draw_sources(const Victory *victory, const App *app, Rect panel);
void victory_draw_tiles(const Victory *victory, const App *app, const Rect tile[VICTORY_TILES]);

/* Where the moments lie in their panel. */
Rect victory_moment_rect(const App *app, Rect panel, int index);
/* The sentence of a moment. */
void victory_moment_words(const Victory *victory, const WorldKeyMoment *moment, char *out, size_t size);
void victory_draw_moments(const Victory *victory, const App *app, const Ui *ui, Rect panel);
void victory_draw_balance(const Victory *victory, const App *app, Rect panel);

#endif
