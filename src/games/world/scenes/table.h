/* The table that is drawn: a view that follows what happened, one event after the other, as the motion reaches them. It
 * is never ahead of them. Drawing asks it where things are; the scenes ask it whether it has come to rest. */
#ifndef GAMES_WORLD_SCENES_TABLE_H
#define GAMES_WORLD_SCENES_TABLE_H

#include "games/world/play/session.h"
#include "games/world/scenes/stage_layout.h"
#include "gfx/layer.h"
#include "gfx/theme.h"
#include "gfx/timeline.h"
#include "scenes/table/speech.h"
#include "shell/app.h"
#include "shell/life.h"

enum { TABLE_BATCH_MAX = 64 };

#define TABLE_HAND_APART .58f /* two taken cards from the middle between them, in their width */

/* What a clip shows, and what its numbers mean. event: index in the batch of what is followed, -1 none. */
typedef enum TableClip {
    TABLE_CLIP_CARD = 1,     /* a: card, b: TableFaces, c: place it comes to, d: event, at the beginning */
    TABLE_CLIP_GATHER,       /* a: player whose row goes back to the stock */
    TABLE_CLIP_BACK,         /* a: player, b: slot: an event card is dealt; d: event, at the beginning */
    TABLE_CLIP_BANNER,       /* a: TableBanner, b: number or player */
    TABLE_CLIP_TURN_TABLE,   /* a: player whose row comes to the front */
    TABLE_CLIP_RENEW,        /* the discard goes back to the stock; d: event, at the beginning */
    TABLE_CLIP_FAST_TRACK,   /* a: player; d: event, at the beginning */
    TABLE_CLIP_EVENT_TURNS,  /* a: event card, b: player: flies to the middle and turns over; d: event */
    TABLE_CLIP_EVENT_SHOWS,  /* a: event card, b: player: lies there to be read */
    TABLE_CLIP_EVENT_ARROWS, /* a: event card, b: player: what it will do */
    TABLE_CLIP_EVENT_RESTS,  /* a: event card: goes to its resting place */
    TABLE_CLIP_EVENT_GOES,   /* a: event card; d: event, at the end */
    TABLE_CLIP_ROW,          /* a: player it comes from, b: player it comes to; d: event, at the beginning */
    TABLE_CLIP_RUN,          /* a: player, b: first slot, c: length, d: fields */
    TABLE_CLIP_HOP,          /* a: player, b: from, c: to; d: event, at the end */
    TABLE_CLIP_JUMP,         /* the same, over others */
    TABLE_CLIP_LANDED,       /* a: player, b, c: field: what the way brought stands in the air for a moment */
    TABLE_CLIP_LABELS,       /* those on the board step aside for a figurine that has come to rest */
    TABLE_CLIP_NEAR,         /* the board comes closer, or goes back; c: 1 for player a, who goes to field b */
    TABLE_CLIP_WON,          /* a: player, b: slot of the last card: light through a complete row */
    TABLE_CLIP_SCORE,        /* a: player, b: cards in order, c: count, d: fields */
    TABLE_CLIP_DOUBLE,       /* a: player, b: count */
    TABLE_CLIP_GOAL,         /* the goal is reached */
    TABLE_CLIP_PAUSE,        /* d: event, at the end */
} TableClip;

typedef enum TableBanner {
    TABLE_BANNER_STAGE, /* b: its number */
    TABLE_BANNER_ROW,   /* b: player who has completed a row; in the ribbon */
    TABLE_BANNER_TURN,  /* b: player whose turn it is */
} TableBanner;

typedef enum TableFaces {
    TABLE_FACE_UP,
    TABLE_FACE_TURNS, /* from its back to its face */
} TableFaces;

/* What has been scored in this stage so far. */
typedef struct TableScore {
    bool is_done;
    int count, fields;
    bool doubled;
} TableScore;

typedef struct BoardLabels BoardLabels;
typedef struct Limelight Limelight;

/* What is painted once and copied into many frames. */
typedef struct TablePaint {
    Layer *board;                      /* the table without what lies on it */
    Layer *near;                       /* the board come closer; NULL: it has not */
    Limelight *limelight;              /* the table that steps back; NULL: it does not */
    Layer *goal;                       /* behind what moves when the goal opens; NULL: it does not */
    int goal_shows;                    /* of what comes to stay there one after the other */
    bool is_far;                       /* what is painted now is the board as it lies there */
    bool is_there;                     /* what is asked about now is the board as it will lie near */
    int lit[WORLD_PLAYERS_MAX];        /* as far as the way is lit on both of them */
    BoardLabels *labels, *near_labels; /* as they lie on both; NULL: not placed yet */
    BoardLabels *labels_before;        /* as they lay on the board until they were placed anew; NULL: nowhere */
    int labelled[WORLD_PLAYERS_MAX];   /* where figurines stood then */
    bool holds_rows; /* the scene's background was painted with rows, piles and panels: something moves over them */
} TablePaint;

typedef struct Table {
    App *app;
    TablePaint *paint; /* on the heap: drawing may fill it in */
    Session *session;
    StageLayout layout;
    Layout window;     /* what that was made for */
    char language[16]; /* and in which names were written */
    WorldView view;
    Timeline timeline;
    float tempo; /* how many times as fast as people like it: a film's */
    WorldEvent batch[TABLE_BATCH_MAX];
    int batch_count;
    unsigned turned_back;
    int bottom;      /* whose row lies in front */
    bool is_scoring; /* the scoring scene is in front: rows come to the front as they are scored */
    bool lies[WORLD_PLAYERS_MAX][WORLD_ROW]; /* a card lies there */
    int field[WORLD_PLAYERS_MAX];            /* as far as the figurine has hopped */
    bool is_near;                            /* the board has come closer */
    Rect near;                               /* and lies so */
    int walker, walks_to;                    /* for that player, who goes to that field; or WORLD_NOBODY */
    Point looked_at;                         /* 0 to 1 of the board's sides */
    bool looks_closer;                       /* because somebody wants to read it, until the game goes on */
    bool faces_left[WORLD_PLAYERS_MAX];
    int last_slot[WORLD_PLAYERS_MAX]; /* of their row, a card came to */
    int event;                        /* WorldEventCard that lies in its resting place, or none */
    int event_by;
    WorldEvent telling; /* the last that has a sentence, as long as nothing is asked; kind 0: none */
    TableScore score[WORLD_PLAYERS_MAX];
    int counted;             /* cards of the row being scored that have been heard, or beats of a stage that is won */
    int scored;              /* who was scored last, or WORLD_NOBODY */
    double waits_since;      /* clock ms: for its pictures; 0: it does not */
    double points_until;     /* clock ms: the ribbon is pointed out, for it says why something cannot be */
    bool has_offer;          /* newcomers are offered the tutorial, in a part of the ribbon */
    bool has_changed;        /* something that widgets or words depend on */
    bool still_changed;      /* something that lies still, while other things move over it */
    Life life;               /* while it waits for somebody */
    int mover, moved_before; /* who is awaited, and who was: heads turn */
    double mover_since;      /* clock ms */
    double felt[WORLD_PLAYERS_MAX]; /* clock ms: since when they feel what shows in their faces; 0: never */
    bool is_glad[WORLD_PLAYERS_MAX];
    Speech speech;
    struct {
        Rect panel;
        int said; /* what it was made for, and how large */
        float text_scale;
    } bubble; /* of the speech; an empty panel: not placed yet */
} Table;

/* A game as the events taken so far have left it, in that window. The first time the table must be zeroed memory;
 * it may be done again at any time. */
void table_init(Table *table, App *app, Session *session, const Layout *window);
void table_fini(Table *table); /* of a table that was never initialized, too */
void table_lay_out(Table *table, const Layout *window);

/* Goes on; returns whether anything is still moving or waiting to be shown. In the stage scene it stops where a stage
 * has been won: that is for the scoring scene to show. */
bool table_step(Table *table);

/* What lay over the scene has gone: what was moving goes on from where it was. */
void table_resume(Table *table);

/* For the end of a scene's step: whether its background has to be painted again. */
bool table_needs_repaint(Table *table);

/* Nothing moves, and there is nothing more to show here. */
bool table_at_rest(const Table *table);

/* The next thing to show is the end of a stage. */
bool table_wants_scoring(const Table *table);

/* What is moving now is over at once; all of it: whatever has happened is. */
void table_hurry(Table *table);
void table_hurry_all(Table *table);

/* The table is at rest, and somebody has laid down cards by hand: they lie there at once; what they bring is seen. */
void table_lay_down(Table *table);

/* table_places.c: where things lie. side: which panel a player has: -1 in front, else the index of the other players'
 * panels. */
int table_side(const Table *table, int player);
Rect table_slot(const Table *table, int player, int slot);
Rect table_place(const Table *table, WorldPlace place);
Rect table_hand(const Table *table, int index);
Rect table_hand_of(const Table *table, int count, int index); /* the same, with that many cards in it */
Point table_bead(const Table *table, int field);              /* its middle */
Point table_board_place(const Table *table, int field);       /* of the board as it is, whatever was played on */
int table_board_field(const Table *table, int field);         /* of the board as it is, for one that was played on */
int table_site_amount(const Table *table, int field); /* of the board's field in this game; 0: it was another board */
Point table_feet(const Table *table, int player, int field);
float table_board_scale(const Table *table); /* pixels for a unit of the board's data */

/* A number for a place, for TABLE_CLIP_CARD. */
int table_place_code(WorldPlace place);
int table_coming(const Table *table, WorldPlace place); /* how many cards are flying there */

/* table_plan.c: makes clips of the next event or events; false: there are none, or they are not for this scene. */
bool table_plan(Table *table);
bool table_deals_next(const Table *table); /* what comes next is that a stage is dealt */
/* table_clips.c: an event has been reached. */
void table_follow(Table *table, const WorldEvent *event);
void table_clip_called(void *table, const Clip *clip, bool is_end); /* for the timeline */
/* table_changes.c: a bit for each slot whose card others have put there since that person's last turn of this stage;
 * and whether the one in front is to see them now. */
void table_changes(const Table *table, int person, uint16_t changed[WORLD_PLAYERS_MAX]);
bool table_shows_changes(const Table *table);
/* The event card that lies beside the rows, and who has played it: while it is carried out; one by which others have
 * changed the seats also until the person in front moves. */
WorldEventCard table_laid_aside(const Table *table, int *by);
WorldEventCard table_played(const Table *table, int player, int slot); /* there, in this stage; or none */
bool table_is_first_turn(const Table *table, int player);              /* the one that is, of this stage */
/* Whose row should lie in front. */
int table_wanted_bottom(const Table *table);

#endif
