/* The table of Best Path: what is shown of the game in play, and what people are doing to it. A view follows what has
 * happened, never ahead of what is shown; lines that are being drawn are the table's own until they are closed. */
#ifndef GAMES_PATH_SCENES_TABLE_H
#define GAMES_PATH_SCENES_TABLE_H

#include "games/path/play/session.h"
#include "games/path/scenes/draw_common.h"
#include "games/path/scenes/reveal.h"
#include "games/path/scenes/steer.h"
#include "games/path/scenes/tutorial_advice.h"
#include "games/path/words/path_words.h"
#include "games/path/words/stroke.h"
#include "gfx/layer.h"
#include "scenes/table/speech.h"
#include "shell/life.h"
#include "shell/scene.h"

#define TABLE_WAKES_MS 360.0

enum { TABLE_POINTERS = 11, TABLE_FLIGHTS = 8, TABLE_NOBODY = -1 };

/* A mouse or a finger that has gone down on somebody's board, and belongs to it until it is lifted. */
typedef struct TablePointer {
    bool is_down;
    int id;     /* of the pointer */
    int player; /* whose board it went down on */
    int key;    /* SeatKey it presses, or -1: it draws */
    DraftStroke stroke;
} TablePointer;

/* A field on its way from the card to its tile, or back. */
typedef struct TableFlight {
    bool is_flying, is_back;
    int player, colour, field, cell;
    double began;
} TableFlight;

typedef struct TableSeat {
    bool is_person;
    Draft draft;   /* of the round that is on, for people */
    PathEnd grown; /* the end that grew last */
    Steer steer;
    bool is_turned;
    int asked_back;     /* the round in which passing was last asked back about */
    double asked_at;    /* ms: when it was, or pressed on too soon after it */
    bool knows_shut_in; /* it has been told */
    double passes_at;   /* ms; 0: not by itself */
    double time_left;   /* ms of the round, where there is a limit, as shown */
    double touched_at;  /* ms: when somebody did anything at this board */
    bool is_away;       /* nobody did in the last round it was waited for */
    bool has_hint;
    PathHint hint;
    double felt; /* ms: when something made this player glad or sad; 0: nothing yet */
    SeatMood mood;
    char told[PATH_WORDS_MAX];
    double told_until, flash_until;
} TableSeat;

/* Pictures that drawing keeps. */
typedef struct TablePaint {
    Layer *ground;
    WindowMemory board[PATH_PLAYERS_MAX], small[PATH_PLAYERS_MAX], unfolded;
} TablePaint;

/* What the tutorial's coach has in mind; zeroed bytes in any other game. */
typedef struct TableLesson {
    PathAdvice advice;
    int round; /* the advice is for; 0: there is none */
    PathLine drawn;
    bool has_chosen;
    DraftWhy why;     /* of the last press, where it did nothing */
    double closes_at; /* ms; 0: nobody waits for the coach */
} TableLesson;

typedef struct PathTable {
    App *app;
    Session *session;
    TablePaint *paint; /* on the heap: drawing fills it in */
    PathView view;     /* an onlooker's: as far as it has been shown */
    PathNames names;
    TableSeat seat[PATH_PLAYERS_MAX];
    TablePointer pointer[TABLE_POINTERS];
    int pad[INPUT_PADS]; /* with several boards: whose each draws on, or TABLE_NOBODY */
    TableFlight flight[TABLE_FLIGHTS];
    PathLayout layout;
    int at_seat[PATH_LAYOUT_SEATS], at_rival[PATH_LAYOUT_RIVALS]; /* the player there */
    int hover_player, hover_cell;                                 /* the tile under the mouse; TABLE_NOBODY: none */
    bool is_together;
    int hand;        /* whose board is in hand */
    bool shows_deck; /* the cards still to come are held over the boards */
    int unfolded;    /* rival whose board is held over the others, or TABLE_NOBODY */

    bool is_revealing;
    Reveal reveal;
    PathEvents batch; /* of the round that is being revealed */
    double reveal_began, reveal_heard;

    double woke_at;    /* ms: what the card allows appears from then on */
    int64_t game;      /* the store's id, which is known when the session has gone */
    int limit;         /* seconds for a round; 0: none */
    double clocked_at; /* ms: when the game went on last by itself */
    double stepped;    /* ms: when the table was in front last */
    unsigned turned_back;
    unsigned together; /* what of the people elsewhere is shown */
    bool waits;        /* what was done here is on its way to a host */
    double news_at;    /* ms: when a round began, or somebody closed it */
    bool wants_hint;

    bool is_film; /* a game that was played: all boards alike, nobody draws */
    float tempo;  /* how many times as fast as people like it: a film's */
    char caption[PATH_WORDS_MAX];
    bool are_new; /* everybody here: in the first round they are offered the tutorial */
    Rect offer;   /* where; empty: it isn't now */
    TableLesson lesson;
    Speech speech; /* of a computer */
    Life life;     /* while it waits for somebody */
} PathTable;

extern const Scene PATH_LOG_SCENE; /* popup: what happened, in words */

/* --- table.c: it comes and goes ----------------------------------------------------------------------------------- */

void path_table_init(PathTable *table, App *app, Session *session);
void path_table_fini(PathTable *table);
void path_table_show(PathTable *table, Session *session); /* as far as it has been told */
void path_table_uncover(PathTable *table);                /* what lay over it has gone: all goes on from there */

/* --- table_seats.c: who sits where, and what they draw ------------------------------------------------------------ */

void path_table_seats_begin(PathTable *table); /* names, people; once */
void path_table_seats_look(PathTable *table);  /* again: a computer may have taken one over */
void path_table_lay_out(PathTable *table);     /* as the window and the board in hand want it */
void path_table_take_in_hand(PathTable *table, int player);
int path_table_persons(const PathTable *table);

/* Where a player's large board is, or NULL. */
const SeatLayout *path_table_place(const PathTable *table, int player);

/* Where what somebody does is heard from. */
SoundPlace path_table_heard(const PathTable *table, int player);

bool path_table_is_closed(const PathTable *table, int player);
bool path_table_may_draw(const PathTable *table,
                         int player); /* a person who has not closed, and nothing is being shown */
unsigned path_table_awaited(const PathTable *table);

/* A round begins: everybody may draw. */
void path_table_begin_round(PathTable *table);

/* What has been done to a draft is heard and seen: what it was before says what has changed. */
void path_table_draft_changed(PathTable *table, int player, const PathLine *before, DraftChange change);

/* Something for a player to read: below the name, or at the widget. */
void path_table_tell(PathTable *table, int player, const char *id, const char *sentence);
void path_table_refuse(PathTable *table, int player, int cell, DraftWhy why);

/* A tile, by a key or a pad. */
void path_table_press_tile(PathTable *table, int player, int cell);

/* What is pressed beside a board. False: it cannot be now, and why has been told. */
bool path_table_press(PathTable *table, int player, SeatKey key);
const char *path_table_why_no_key(const PathTable *table, int player, SeatKey key); /* NULL: it can be */

/* A person's round has just been closed: that is heard, and the board goes on to the next. */
void path_table_closed(PathTable *table, int player);

/* The same by a hand. Who has drawn means it; a pass may be meant otherwise: it only hurries where somebody hurries,
 * and in each of the first rounds, as long as a tile could be lit, it is asked back once. */
bool path_table_hand_presses(PathTable *table, int player, SeatKey key);
bool path_table_asks_back(const PathTable *table, int player); /* just now: no press is an answer yet */

/* --- table_round.c: what happens ---------------------------------------------------------------------------------- */

/* Takes up what has happened. */
void path_table_step(PathTable *table);
void path_table_go_on(PathTable *table); /* computers, the clock, who cannot go on: once in a step */
bool path_table_is_moving(const PathTable *table);
void path_table_hurry(PathTable *table);
void path_table_pause(PathTable *table);
void path_table_ask_hint(PathTable *table); /* for whoever draws now; or no more */
void path_table_drop_hint(PathTable *table);
bool path_table_may_ask_hint(const PathTable *table);

/* --- table_away.c: who has walked away ---------------------------------------------------------------------------- */

void path_table_touched(PathTable *table, int player); /* somebody is there */
void path_table_step_away(PathTable *table);

/* --- table_back.c: a round taken back -------------------------------------------------------------------------------
 */

bool path_table_may_go_back(const PathTable *table, int player);
void path_table_go_back(PathTable *table); /* asks first, where the game counts */

/* --- table_hands.c: fingers and keys ------------------------------------------------------------------------------ */

bool path_table_takes(PathTable *table, const InputEvent *event);
void path_table_release(PathTable *table); /* all fingers */

/* --- table_build.c, table_draw.c ---------------------------------------------------------------------------------- */

typedef enum TableAct {
    TABLE_ACT_TILE = 1, /* a: player, b: cell */
    TABLE_ACT_KEY,      /* a: player, b: SeatKey */
    TABLE_ACT_RIVAL,    /* a: player */
    TABLE_ACT_TURN,     /* a: player */
    TABLE_ACT_DECK,
    TABLE_ACT_BUTTON, /* a: PathButton */
    TABLE_ACT_WORDS,  /* of the coach: only read */
    TABLE_ACT_TEACH,
    TABLE_ACT_HELP_SEAT, /* whose person is not there */
} TableAct;

void path_table_build(PathTable *table, Ui *ui);
void path_table_lead_focus(PathTable *table); /* the keyboard, to the end of the line in hand */

/* What a key is called, or NULL where it is not there now. */
const char *path_table_key_label(const PathTable *table, int player, SeatKey key);
const char *path_table_key_id(int player, SeatKey key);

/* table_words.c: the ribbon's sentence, and whose light stands beside it; PATH_LIGHTS: nobody's. */
void path_table_asked(const PathTable *table, char out[PATH_WORDS_MAX], PathLight *light);

void path_table_draw_background(const PathTable *table);
void path_table_draw(const PathTable *table, const Ui *ui);

#endif
