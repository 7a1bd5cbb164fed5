/* Shared by this folder's files; others include only what has no "inside" in its name. */
#ifndef GAMES_WORLD_PLAY_SESSION_INSIDE_H
#define GAMES_WORLD_PLAY_SESSION_INSIDE_H

#include "games/world/data/site_questions.h"
#include "games/world/far/question.h"
#include "games/world/play/authority.h"
#include "games/world/protocol/record.h"
#include "play/session_inside.h"

enum { WORLD_FAR_QUESTIONS = 4 }; /* one may still be shown when the next is asked */

/* What is known where the table is elsewhere, beside the view. */
typedef struct WorldFar {
    WorldFarQuestion question[WORLD_FAR_QUESTIONS]; /* those asked last */
    int asked;                                      /* where the next one goes */
    int actor;                                      /* whose the action under way is */
    bool shows;                                     /* something hidden has come to light in it */
} WorldFar;

typedef struct WorldSession {
    Session common;
    WorldRecord record; /* setup, who plays, ids of the questions, name of the board; no actions: those are rows */
    const Board *board;
    Questions *questions;
    QuestionCards cards;
    WorldGame game;
    WorldView view; /* of it */
    WorldTale tale;
    WorldFar far;
} WorldSession;

typedef struct WorldThought {
    Thought common;
    WorldView view;
    bool thinks[WORLD_PLAYERS_MAX]; /* which seats are asked: whoever may play Fast Track, too */
    AiSkill skill[WORLD_PLAYERS_MAX];
    AiTaste taste[WORLD_PLAYERS_MAX];
    Random random[WORLD_PLAYERS_MAX];
    int difficulty, right; /* of a question that is to be answered */
    double reads_ms;       /* how long it is read, at normal pace */
    WorldHint hint;
} WorldThought;

/* A session of this game. */
WorldSession *world_session(Session *session);
const WorldSession *world_session_of(const Session *session);

/* session.c */
StoreAction world_action_row(const void *action); /* a WorldAction */
bool world_shows_hidden(const WorldEvent *event); /* nobody knew it before */

/* far.c */
extern const GameFar WORLD_FAR;
void world_far_question(const Session *session, int card, WorldSessionQuestion *out);
void world_far_fini(WorldFar *far);
void world_far_state(cJSON *state); /* without what a mask cannot know */

/* start.c */
void world_session_fini(Session *session);
bool world_session_equip(Session *session, PlayError *error);
Session *world_session_again(const Session *last, PlayError *error);

/* code.c */
bool world_session_code(const Session *session, char out[CODE_BYTES]);

/* kept.c: what the store keeps of it */
void world_session_place(const Session *session, GamePlace *place);
void world_session_result(const Session *session, GameResult *result);
bool world_session_happened(Session *session, int first);
/* The card of the question that was asked last, up to there in the history. */
int world_question_answered(const Session *session, int history_index);

/* minds.c */
uint64_t world_session_moment(const Session *session);
unsigned world_session_asks(const Session *session);
bool world_session_asks_person(const Session *session, int seat);
void world_session_look(Session *session, Thought *thought);
void world_session_decide(Thought *thought);
void world_session_advise(Thought *thought);
double world_session_pause(const Session *session, int seat);

/* remarks.c */
void world_session_cues(const Session *session, int event, Cues *cues);

/* tale.c */
void tale_begin(WorldTale *tale);
void tale_follow(WorldTale *tale, const WorldEvent *event);

/* questions.c */
/* What stands on a card of the setup: its id, and the right answer as the bank counts. */
const char *question_id_on_card(const WorldSession *world, int card);
int question_right_on_card(const WorldSession *world, int card);

#endif
