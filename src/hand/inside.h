/* Shared by the files of this folder. */
#ifndef HAND_INSIDE_H
#define HAND_INSIDE_H

#include "hand/hand.h"

#include "games/path/play/session.h"
#include "games/path/words/stroke.h"
#include "games/world/play/session.h"
#include "play/code.h"
#include "play/far.h"

enum { HAND_WORDS = 400, HAND_NONE = -1, HAND_SECRET_BYTES = 33, HAND_REACTIONS = 8 };

typedef enum HandStage {
    HAND_AT_DOOR, /* who sits down is still to be said */
    HAND_COMING,  /* has asked for a seat */
    HAND_SEATED,
    HAND_PARTED, /* for good */
} HandStage;

/* What was touched in World and is not an action yet. */
typedef struct WorldPick {
    int own, hand, event; /* slot of the row; card taken; event card */
    int other, slot;      /* another player's card */
    bool fast_track;
    size_t actions; /* of the session, when that was */
} WorldPick;

/* A line that is being drawn in Best Path. */
typedef struct PathDraw {
    Draft draft;
    DraftStroke stroke;
    int round;       /* it is of; 0: none */
    bool has_passed; /* has pressed once to pass though something could be drawn */
} PathDraw;

struct Hand {
    PlayHost host;
    char *assets;     /* the host's */
    Session *session; /* NULL: no table has been told yet */
    double now;       /* ms, by the page */
    HandStage stage;
    bool is_called;

    char code[2 * CODE_NUMBER_BYTES], secret[HAND_SECRET_BYTES], name[SEAT_NAME_SIZE];
    int figurine;
    char **outbox;
    size_t outbox_count;

    char note[HAND_WORDS]; /* why something was refused, or what is wrong */
    unsigned notes;        /* how many there were: the same one may be told twice */
    unsigned away, free;   /* a bit for each seat */
    double offset;         /* of the phone's clock to the host's, ms */
    int64_t until[SEATS_MAX];
    int said[SEATS_MAX]; /* reaction; HAND_NONE: nothing */
    unsigned sayings[SEATS_MAX];

    WorldPick pick;
    int seen; /* of the history: questions before it were looked at */
    PathDraw draw;
    char *shown, *saying;
};

/* hand.c */
void hand_note(Hand *hand, const char *sentence);
void hand_queue(Hand *hand, cJSON *message);

/* Something that can be pressed. why: it can't be now; NULL: it can. */
cJSON *show_key(const char *key, int n, const char *label);
void show_add_key(cJSON *keys, const char *key, int n, const char *label, bool is_main);

/* show.c */
int show_seat(const Hand *hand); /* SESSION_NOBODY: only watches */

/* world.c, path.c: what is on the table, added to what is shown; what is said of it, newest last; a touch */
void world_hand_show(Hand *hand, cJSON *out);
void world_hand_press(Hand *hand, const char *key, int n);
void path_hand_show(Hand *hand, cJSON *out);
void path_hand_press(Hand *hand, const char *key, int n);
void path_hand_draft(Hand *hand);

#endif
