/* What the files of the statistics share: the tabs of players, games and questions, and the scene round them. */
#ifndef SCENES_STATISTICS_INSIDE_H
#define SCENES_STATISTICS_INSIDE_H

#include "play/world/session.h"
#include "scenes/menus.h"
#include "shell/scene.h"
#include "store/store.h"

enum { STATISTICS_GAMES_MAX = 200 };

typedef enum StatisticsAct {
    ACT_BACK = 1,
    ACT_TAB,    /* a: StatisticsTab */
    ACT_PLAYER, /* a: which */
    ACT_WATCH,  /* a: which game */
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
    StorePlayers players;
    int player; /* chosen */
    StoreTopics topics;
    StoreGames games;
    SessionFacts facts[STATISTICS_GAMES_MAX]; /* of each of the games */
    WorldSessionReports reports;
    int64_t game;               /* that a popup is about */
    char path[FILE_PATH_BYTES]; /* where it is to be written, if the file there may go */
} Statistics;

typedef struct StatisticsPlaces {
    Rect tab[STATISTICS_TABS], list, detail, games, questions, import;
} StatisticsPlaces;

/* statistics.c */
Rect statistics_inner(const Layout *layout, Rect panel);
void statistics_draw_empty(const App *app, Rect panel, const char *sentence);
void statistics_day(int64_t when, int *year, int *month, int *day);

/* statistics_players.c */
void players_build(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places);
void players_draw(const Statistics *statistics, const App *app, const StatisticsPlaces *places);

/* statistics_games.c */
void games_build(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places);
void games_draw(const Statistics *statistics, const App *app, const Ui *ui, const StatisticsPlaces *places);
/* What a press of one of its widgets does. */
void games_press(Statistics *statistics, App *app, const UiEvent *event);
void games_import(Statistics *statistics, App *app, const char *path);

#endif
