/* What a stand needs of each game beyond its scenes: how visitors sit down, what is told to passers-by, what is worth a
 * place in the hall of fame. There is one for each game of the box. */
#ifndef KIOSK_SCENES_STAND_GAME_H
#define KIOSK_SCENES_STAND_GAME_H

#include "kiosk/config.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "store/visits.h"

enum { STAND_WORDS_MAX = 400, STAND_FAME_MAX = 3, STAND_ACTS_MAX = 4 };

/* Who sits down. */
typedef struct StandTable {
    int players;
    Seat seat[SEATS_MAX];
    const char *board;
    bool is_show; /* computers alone, to be looked at */
} StandTable;

/* How much something that happened is worth telling; more comes before less. */
typedef enum StandWeight {
    STAND_NOTHING,
    STAND_TURN, /* somebody's, or everybody's: time to tell what it is all about, little by little */
    STAND_CARD,
    STAND_MOVE,
    STAND_SPECIAL,
    STAND_QUESTION,
    STAND_STAGE,
    STAND_OVER,
} StandWeight;

typedef struct StandNews {
    StandWeight weight;
    int player; /* whom it is about; -1: everybody */
} StandNews;

/* One list of the hall of fame. */
typedef struct StandFame {
    StoreFameKind kind;
    const char *heading; /* an English message */
    const char *picture;
} StandFame;

/* player has this to show for the hall of fame. */
typedef void StandHonour(void *context, int player, StoreFameKind kind, int value);

/* What stops passers-by, without a word (kiosk/scenes/attract_show.h). */
typedef struct StandShow {
    int acts;                     /* 0: it has none, and is only played at its table; the rest is then not looked at */
    const Scene *act;             /* each; ShowArgument */
    double (*takes)(int act);     /* ms */
    const char *logo, *logo_tall; /* above it, in landscape and portrait; NULL: that of the game's door */
} StandShow;

/* All has to be there but for what says otherwise. */
typedef struct StandGame {
    const Game *rules;
    StandShow show;
    const char *line; /* of a stand with this game alone: an English message; NULL: that of its door */
    HelpTopic help;
    const Scene *ending;   /* the end of a game */
    double celebration_ms; /* so long it is looked at before the hall of fame comes */
    bool ends_in_buttons;  /* in portrait the lowest part of its table is nothing but buttons, which may be covered */
    int players_least;     /* persons and computers together */
    const char *board;     /* on offer where kiosk.ini names none; NULL: the first */
    bool (*begin)(App *app, const StandTable *table, PlayError *error);
    bool (*waits)(const App *app); /* the game in play does, for a person */
    StandNews (*news)(const Session *session, int event);
    bool (*tell)(const Session *session, int event, int lesson, char out[STAND_WORDS_MAX]);
    int fame_count;                 /* 0: it is in no hall of fame; the rest is then NULL */
    StandFame fame[STAND_FAME_MAX]; /* the first is that of the best of the day */
    void (*honours)(const Session *session, StandHonour *honour, void *context);
    void (*tell_best)(const StoreFame *best, char *out, size_t size); /* of the day */
} StandGame;

extern const StandGame STAND_WORLD, STAND_PATH;

/* One for each game of the box, in any order: stands.c, unless the program brings a table of its own. */
extern const StandGame *const STANDS[];
extern const int STANDS_COUNT;

const StandGame *stand_game_of(const Game *rules);

/* Those on offer. */
int stand_games(const App *app);
const StandGame *stand_game(const App *app, int offered);
const GameScenes *stand_scenes(const App *app, int offered);
const KioskBoards *stand_boards(const App *app, const StandGame *game);
int stand_offered(const App *app, const StandGame *game); /* -1: it is not */

/* Tells settings and figures which games there are; before any settings are read. */
void stand_tell_games(const GameScenes *const *games, int count);

#endif
