/* Shared by the files of the review: the worker that examines the game, the chart, and the scene. */
#ifndef GAMES_PATH_SCENES_PATH_REVIEW_INSIDE_H
#define GAMES_PATH_SCENES_PATH_REVIEW_INSIDE_H

#include "games/path/play/look_back.h"
#include "games/path/scenes/draw_seat.h"
#include "games/path/words/path_words.h"
#include "scenes/table/film_bar.h"
#include "scenes/table/look_back.h"

/* What a worker is given; the scene's until it is dropped. */
typedef struct Look {
    LookBack back;
    PathReview review;
    WindowMemory memory[PATH_REVIEW_MOMENTS];
    PathBefore before[PATH_REVIEW_MOMENTS];
} Look;

/* What the chart shows, round by round. */
typedef enum ReviewView { VIEW_EXPECTED, VIEW_POINTS, VIEW_TILES, REVIEW_VIEWS } ReviewView;

typedef struct ReviewScene {
    Look *look;
    FilmArgument film; /* of the same game */
    ReviewView view;
    bool shows; /* what has been found is there to be pressed */
    PathBoard board;
    int players;
    Seat seat[PATH_PLAYERS_MAX];
    PathNames names;
    PathRounds rounds;
} ReviewScene;

/* path_review_look.c: an expert looks, on a worker */
Look *review_look(App *app, const Session *session);

/* path_review_chart.c */
void review_draw_chart(const ReviewScene *scene, const App *app, Rect plot);
/* The value of a player after so many rounds, as the chart shows it. */
int review_chart_value(const ReviewScene *scene, int round, int player);

/* path_review.c */
void review_label(const App *app, const char *text, Rect where, TextAlign align);

#endif
