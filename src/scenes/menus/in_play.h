/* The games of the box, and the one in progress on this screen. There is at most one; sitting down at another replaces
 * it. */
#ifndef SCENES_MENUS_IN_PLAY_H
#define SCENES_MENUS_IN_PLAY_H

#include "play/session.h"
#include "scenes/menus/help_text.h"
#include "shell/scene.h"

enum { BOX_GAMES_MAX = HOST_GAMES_MAX };

/* What menus and stands need to know of a game's scenes. Each game fills one in; scenes/front/box.c lists them. All has
 * to be there but for what says "may be NULL", which in_play_install() sees to: whatever leads there is then not
 * offered. */
typedef struct GameScenes {
    const Game *rules;
    const char *name;     /* as people call it */
    const Scene *setup;   /* a new game; DayOpens, or no argument */
    const Scene *table;   /* with the game in play on it; no argument */
    const Scene *film;    /* a game that was played; FilmArgument. May be NULL */
    const Scene *review;  /* what decided it; FilmArgument. May be NULL */
    const char *file;     /* how files with one of its games are called */
    const HelpBook *help; /* its part of the help. May be NULL, but not in every game of a box */
    struct {
        const char *id;    /* of the button that begins a new game from the title */
        const char *learn; /* and of the one that teaches it; NULL where teach is */
        const char *logo;  /* pictures; without a logo, its name in letters */
        const char *emblem;
        const char *means;                                   /* what the logo says, a message; may be NULL */
        const char *says;                                    /* in a line, what it is: an English message */
        Figurine figurine[2];                                /* who stands there */
        void (*background)(const App *app, Rect where);      /* its picture: what stands still. May be NULL */
        void (*draw)(const App *app, Rect where, double ms); /* what comes, so long after the title has opened */
        double comes_ms;                                     /* until all is there */
    } door;
    /* The first game, in which a computer teaches: goes on with one, or begins it. person: whose name and figurine are
     * used; NULL: the player who played last. The scene to go to is the table's. May be NULL: then the rules have no
     * tutorial either. */
    bool (*teach)(App *app, const Seat *person, PlayError *error);
    void (*prepare)(App *app); /* reads, beside everything else, what a game will want; called often. May be NULL */
    void (*finish)(App *app);  /* and puts it away again. May be NULL */
    void (*day)(int32_t date, char *out, size_t size); /* what its game of that day is, for the title. May be NULL:
                                                        * then it has none */
    void (*how_far)(const SessionGlance *glance, char *out, size_t size);        /* one clause, for who may go on */
    bool ends_in_points;                                                         /* so there are records, alone too */
    bool asks_questions;                                                         /* so people know more or less */
    const char *(*board)(const char *name);                                      /* what people call a board */
    void (*length)(int rounds, char *out, size_t size);                          /* "5 stages" */
    void (*ended)(const StoreSeat *seat, bool is_alone, char *out, size_t size); /* "#2, space 34" */
    /* Where a person has been in the finished ones of these games: drawn there, unless that is empty, and how far, in a
     * few words. False: nowhere yet. May be NULL: its games lead nowhere */
    bool (*been)(const App *app, const StoreGames *games, const char *name, Rect where, char *out, size_t size);
} GameScenes;

/* Makes the app the host of these games and sets the driver's hooks; once, when the program starts. The list stays. */
void in_play_install(App *app, const GameScenes *const *games, int count);

/* Puts away what games have read; once the last one is gone. */
void in_play_fini(App *app);

/* A company's own questions, from the next game on; NULL: ours alone. It is put away with the games. */
struct Pack;
void in_play_use_pack(App *app, struct Pack *pack);

PlayHost *in_play_host(const App *app);

/* What people call a board of that game: one of ours, or of the pack. */
const char *in_play_board(const App *app, const GameScenes *game, const char *name);

/* The game in progress; NULL: there is none. */
Session *in_play(const App *app);

/* The games of the box. */
int in_play_games(const App *app);
const GameScenes *in_play_scenes(const App *app, int index);
const GameScenes *in_play_scenes_of(const App *app, const Game *rules);

/* Gets ready for a game, beside everything else: for scenes from which one may soon begin. */
void in_play_prepare(App *app);

/* People sit down at a game that was begun or resumed; those at the table before leave first. False: session is NULL,
 * and nothing has changed. */
bool in_play_sit_down(App *app, Session *session);

/* The same where the table is elsewhere: who leaves calls part, which frees the session. people shows who is there. */
typedef struct InPlayVisit {
    void (*part)(App *app);
    void (*people)(App *app);
    bool (*has_news)(const App *app); /* its host has told something that no scene has taken up yet */
} InPlayVisit;

void in_play_visit(App *app, Session *session, const InPlayVisit *visit);
const InPlayVisit *in_play_visited(const App *app); /* NULL: the table is here */

/* Each as the session's function of that name. False: *error says why, and nothing has changed. */
bool in_play_again(App *app, PlayError *error);
bool in_play_same_deal(App *app, PlayError *error);
bool in_play_revenge(App *app, PlayError *error);
bool in_play_harder(App *app, PlayError *error);
bool in_play_resume(App *app, PlayError *error);
bool in_play_resume_game(App *app, int64_t game, PlayError *error);

/* Shows the game in play on its table, in place of everything else. */
void in_play_show(App *app);

/* Takes the game off the table; safe without one. */
void in_play_leave(App *app);
void in_play_abandon(App *app);

/* What people see on the table: the game in play, or the one a film shows. NULL: neither. */
Session *in_play_shown(const App *app);

#endif
