/* A game's key moments, told: which an expert finds (games/world/ai/review.h), and what happened in them. */
#ifndef GAMES_WORLD_PLAY_MOMENTS_H
#define GAMES_WORLD_PLAY_MOMENTS_H

#include "games/world/ai/review.h"
#include "games/world/play/session.h"

/* What there is to say of a moment. The first seven are the cards', the others somebody's choice. */
typedef enum MomentKind {
    MOMENT_GOAL,       /* player reaches the goal */
    MOMENT_ROW,        /* player completes a row: fields ahead (the goal by a row of count: is_goal) */
    MOMENT_RUN,        /* a run of length takes player fields ahead, past other if there is one */
    MOMENT_EVENT,      /* player plays event */
    MOMENT_FAST_TRACK, /* player plays it */
    MOMENT_ANSWER,     /* player answers, right or not */
    MOMENT_DRAWN,      /* player takes card from the stock or the discard */
    MOMENT_BY_STOCK,   /* player took card from the discard where the stock promised more */
    MOMENT_BY_TOP,     /* player took from the stock where card on the discard promised more */
    MOMENT_BY_EVENT,   /* player exchanged where an event card promised more */
    MOMENT_BY_ROW,     /* player played an event card where an exchange promised more */
    MOMENT_BY_PLACE,   /* player put card in place `place` where place `better` promised more */
    MOMENT_BY_CHOICE,  /* player chose for event; another choice promised more */
} MomentKind;

typedef struct WorldKeyMoment {
    MomentKind kind;
    int from;          /* the action its turn begins with: a film of it starts there */
    int stage;         /* from 1 */
    int whose, change; /* whose chance it changed most, by so many hundredths */
    int player, other; /* other: WORLD_NOBODY if there is none */
    int count, length, fields, place, better;
    WorldCard card;
    bool from_stock, is_right, is_goal;
    WorldEventCard event;
} WorldKeyMoment;

/* world_ai_review_begin for a session that has been played. */
void world_review_begin_record(WorldReview *review, const Session *record);

/* Replays that game once more, now with its events, and says what happened in the moments that were found. */
void world_review_tell(const WorldReview *review, const Session *record, WorldKeyMoment moment[AI_MOMENTS]);

#endif
