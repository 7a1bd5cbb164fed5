/* Shared by the files of this folder. */
#ifndef TABLE_INSIDE_H
#define TABLE_INSIDE_H

#include "play/code.h"
#include "play/cursor.h"
#include "play/keeper.h"
#include "table/clock.h"
#include "table/due.h"
#include "table/people.h"
#include "table/tables.h"

typedef struct Room Room;
typedef struct Guest Guest;

/* --- who is at a table -------------------------------------------------------------------------------------------- */

enum { REACTIONS = 8 };

extern const char *const reaction_names[REACTIONS];

/* A connection at a table. What it has been told is in numbers of the table's own, so that nothing is queued for it. */
struct Guest {
    Room *room; /* NULL: at none */
    Guest *next;
    Caller *caller;
    Cursor cursor;
    StoreTicket ticket; /* nothing is said before that is committed: a secret that it was given */
    unsigned clock_told[SEATS_MAX], reacted_told[SEATS_MAX];
    bool has_record;
};

/* What somebody who joins says. */
typedef struct Joining {
    bool takes_seat;
    bool is_board;      /* the large screen: its owner's, which shows what everybody may see */
    int seat;           /* -1: any */
    const char *secret; /* NULL: has none */
    const char *wish;   /* a secret for a free seat, so that who is not told of it has it all the same; NULL: ours */
    const char *owner;
    const char *name; /* NULL: none */
    int figurine;     /* -1: any */
    unsigned epoch;
    int n;
} Joining;

/* --- a table ------------------------------------------------------------------------------------------------------ */

/* How it stands: how much there is, and the commit which that rests on. */
typedef struct Standing {
    StoreTicket ticket;
    int count; /* of its history */
    unsigned turned_back;
} Standing;

/* How a seat's time stands, as everybody is told. */
typedef struct Face {
    bool runs;
    int64_t until, left; /* ms */
    unsigned changes;
} Face;

struct Room {
    Tables *tables;
    Room *next; /* of those whose codes fall together */
    Due due;
    uint32_t number;
    char code[CODE_NUMBER_BYTES];
    int64_t game;     /* the store's id; 0: it is not kept */
    Session *session; /* NULL: asleep */
    People people;
    CursorTable known; /* what cursors say beside the session */
    TablePace pace;
    TableClock clock;
    Face face[SEATS_MAX];
    double away_since[SEATS_MAX];
    struct {
        unsigned count;
        int what;
    } reaction[SEATS_MAX];
    Guest *guests;
    int guest_count;
    double empty_since;
    Visitor *maker; /* who counts it among theirs; NULL: nobody does any more */
    Guest *teller;  /* who made it and has not been told yet */

    Standing shown, awaited; /* as everybody may see it; as they will with the next commit */
    StoreTicket ticket;      /* of what it has noted itself */
    bool has_awaited;        /* awaited is not committed yet */
    bool is_waiting;         /* in the list of those that wait for a commit */
    Room *next_waiting;
    bool is_stirred;  /* computers may have something to do that they have not been asked yet */
    int64_t seen_day; /* when somebody was there last: days since 1970 */
    char *record;     /* of a game that is over; NULL: not written yet */
};

/* --- all of them (tables.c) --------------------------------------------------------------------------------------- */

struct Tables {
    TableHost host;
    TableRules rules;
    PlayHost play;
    Visitors visitors;
    Room **slot; /* by number */
    size_t slots, count, awake;
    Dues rooms, callers; /* Room.due; Caller.due */
    Room *waiting;       /* for commits */
    double tidied_at;
};

double tables_now(const Tables *tables);
int64_t tables_wall(const Tables *tables);
void tables_log(const Tables *tables, const char *format, ...) DATA_FORMAT(2, 3);
bool tables_are_committed(const Tables *tables, StoreTicket ticket); /* if not, its commit wakes */

Room *tables_find(const Tables *tables, uint32_t number); /* NULL: there is none */
void tables_add(Tables *tables, Room *room);              /* by its number, which is given */
void tables_number(Tables *tables, Room *room);           /* one that no other has */
void tables_drop(Tables *tables, Room *room);             /* and free it; nobody is there */

/* make.c: as a message asks for. NULL: *why, or a fault. secret: its owner's, told once. */
Room *room_make(Tables *tables, const JsonPlace *message, char secret[SECRET_TEXT], FarWhy *why);

/* room.c */
PlayHost room_host(Room *room);
void room_begin(Room *room, Session *session); /* with a session that has just been begun or resumed */
void room_sleep(Room *room);
void room_changed(Room *room); /* something has happened there, or been noted */
void room_look_at_commits(Room *room);
void room_step(Room *room, double now);
char *room_next(Guest *guest);
void room_tell_all(Room *room);
int64_t room_day(const Tables *tables);

/* join.c: who comes and goes. join: a negative number, or why not. */
int room_join(Room *room, Guest *guest, const Joining *joining);
void room_leave(Guest *guest);
Guest *room_at(const Room *room, int seat); /* NULL: whoever has that seat is not there */

/* seats.c: what is done with seats, and said beside the game. False: a fault was told. *why: negative, or why not. */
bool room_take_seat(Guest *guest, const JsonPlace *message, int *why);
bool room_take_reaction(Guest *guest, const JsonPlace *message);
void room_stand_ins(Room *room, double now); /* for who has been away too long */
double room_stand_in_due(const Room *room);

/* keep.c: what the store has of it beside the session's journal */
Keeper tables_keeper(void *room); /* a PlayHost's */
void room_note(Room *room);
void room_note_names(Room *room);
bool room_wake(Room *room);         /* false: it can't be gone on with */
void tables_recall(Tables *tables); /* those that are kept */
void tables_forget_old(Tables *tables);

/* caller.c */
void caller_ready(Caller *caller);
void caller_replaced(Caller *caller);
void caller_late(Due *due);

#endif
