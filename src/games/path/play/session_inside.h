/* Shared by this folder's files. */
#ifndef GAMES_PATH_PLAY_SESSION_INSIDE_H
#define GAMES_PATH_PLAY_SESSION_INSIDE_H

#include "games/path/ai/ai.h"
#include "games/path/play/authority.h"
#include "games/path/protocol/record.h"
#include "play/session_inside.h"

/* Time for a round, where there is a limit (clock.c). */
typedef struct PathClock {
    int round;                        /* it is for */
    unsigned runs;                    /* for whom: a bit for each seat */
    double counted_at;                /* ms of the host's clock */
    double left[PATH_PLAYERS_MAX];    /* ms */
    PathLine draft[PATH_PLAYERS_MAX]; /* what counts when it is over */
    double tells_at;                  /* ms: not before that is a host elsewhere told of the next one */
    int has_closed;                   /* the seat whose round it closed last, from 1; 0: told, or none */
} PathClock;

typedef struct PathSession {
    Session common;
    PathRecord record; /* setup, who plays, name of the board, time limit; no actions: those are rows */
    PathGame game;
    PathClock clock;
    PathView view; /* where the table is elsewhere: all that is known of it */
} PathSession;

typedef struct PathThought {
    Thought common;
    PathView view;
    AiSkill skill;
    AiTaste taste;
    Random random;
    PathHint hint;
} PathThought;

/* A session of this game. */
PathSession *path_session(Session *session);
const PathSession *path_session_of(const Session *session);

/* session.c */
StoreAction path_action_row(const void *action); /* a PathAction */

/* far.c */
extern const GameFar PATH_FAR;
void path_far_draft(Session *session, const PathLine *line);

/* start.c */
Session *path_session_again(const Session *last, PlayError *error);

/* code.c */
bool path_session_code(const Session *session, char out[CODE_BYTES]);

/* kept.c: what the store keeps of it */
void path_session_place(const Session *session, GamePlace *place);
void path_session_result(const Session *session, GameResult *result);
bool path_session_happened(Session *session, int first);

/* minds.c */
uint64_t path_session_moment(const Session *session);
unsigned path_session_asks(const Session *session);
bool path_session_asks_person(const Session *session, int seat);
void path_session_look(Session *session, Thought *thought);
void path_session_decide(Thought *thought);
void path_session_advise(Thought *thought);
double path_session_pause(const Session *session, int seat);

/* clock.c */
bool path_session_tick(Session *session, double now);
double path_session_tick_due(const Session *session);

/* remarks.c */
void path_session_cues(const Session *session, int event, Cues *cues);

#endif
