/* What the files of the statistics share: the tabs of players, games and questions, and the scene round them. */
#ifndef SCENES_FRONT_STATISTICS_INSIDE_H
#define SCENES_FRONT_STATISTICS_INSIDE_H

#include "games/world/play/session.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "shell/scene.h"
#include "store/store.h"

enum { STATISTICS_GAMES_MAX = 200, STATISTICS_BOARDS_MAX = 4 };

typedef enum StatisticsAct {
    ACT_BACK = 1,
    ACT_TAB,    /* a: StatisticsTab */
    ACT_PLAYER, /* a: which */
    ACT_KIND,   /* a: which game of the box */
    ACT_WATCH,  /* a: which game */
    ACT_REVIEW, /* a: which game */
    ACT_RESUME, /* a: which game */
    ACT_EXPORT, /* a: which game */
    ACT_DELETE, /* a: which game */
    ACT_IMPORT,
    ACT_HELP,
} StatisticsAct;

typedef enum StatisticsTab {
    TAB_PLAYERS,
    TAB_GAMES,
    TAB_QUESTIONS,
    STATISTICS_TABS,
} StatisticsTab;

typedef struct Statistics {
    StatisticsTab tab;
    int kind; /* which game of the box the players' tab is about */
    StorePlayers players;
    int player; /* chosen */
    StoreTopics topics;
    StoreRecords own, all;                    /* of the chosen player, and of everybody */
    StoreGames games;                         /* of every kind */
    SessionFacts facts[STATISTICS_GAMES_MAX]; /* of each of the games */
    WorldSessionReports reports;
    double chosen;              /* when the player was: vials fill from then on */
    int64_t game;               /* that a popup is about */
    char path[FILE_PATH_BYTES]; /* where it is to be written, if the file there may go */
} Statistics;

typedef struct StatisticsPlaces {
    Rect tab[STATISTICS_TABS], kind[BOX_GAMES_MAX], list, detail, games, questions, import;
} StatisticsPlaces;

/* statistics.c */
const GameScenes *statistics_kind(const Statistics *statistics, const App *app);
Rect statistics_players_list(const Layout *layout, const StatisticsPlaces *places);
Rect statistics_inner(const Layout *layout, Rect panel);
void statistics_draw_empty(const App *app, Rect panel, const char *sentence);
void statistics_day(int64_t when, int *year, int *month, int *day);

#define STATISTICS_FILL_MS 1000.0
float statistics_since(const Statistics *statistics, const App *app, double delay, double duration); /* 0 to 1 */
Rect statistics_panel(const App *app, Rect where);

/* statistics_vials.c: topics of a player's questions */
void vials_draw(const Statistics *statistics, const App *app, Rect box);

/* statistics_players.c */
void players_background(const Statistics *statistics, const App *app, const StatisticsPlaces *places);
void players_build(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places);
void players_draw(const Statistics *statistics, const App *app, const StatisticsPlaces *places);

/* statistics_records.c: a player of Best Path */
void records_build(const Statistics *statistics, const App *app, Ui *ui, Rect inside);
void records_draw(const Statistics *statistics, const App *app, Rect inside);

/* A large number over what it is; ink: of the number. */
void statistics_draw_number(const App *app, Rect rect, uint32_t ink, const char *big, const char *small);

/* statistics_games.c */
void games_build(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places);
void games_background(const Statistics *statistics, const App *app, const StatisticsPlaces *places);
void games_draw(const Statistics *statistics, const App *app, const Ui *ui, const StatisticsPlaces *places);
/* What a press of one of its widgets does. */
void games_press(Statistics *statistics, App *app, const UiEvent *event);
const GameScenes *games_scenes_of(const App *app, const StoreGame *game); /* NULL: of no game in the box */

/* statistics_files.c: games in files */
void games_open_export(Statistics *statistics, App *app, const StoreGame *game);
void games_open_import(Statistics *statistics, App *app);
void games_import(Statistics *statistics, App *app, const char *path);
void games_complain(App *app, const char *title, const PlayError *error);

#endif
