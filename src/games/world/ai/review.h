/* After a game: what decided it, and how much of it was luck. Chances are in thousandths.
 *
 * A review replays the game one action at a time, so that a worker can be stopped between any two; each step's work is
 * bounded, and past AI_REVIEW_CHOICES choices nothing is looked at but the end. Nothing is allocated. */
#ifndef GAMES_WORLD_AI_REVIEW_H
#define GAMES_WORLD_AI_REVIEW_H

#include "games/world/ai/ai.h"
#include "games/world/rules/game.h"

enum { AI_MOMENTS = 3, AI_REVIEW_CHOICES = 2048, AI_REVIEW_POINTS = 64 };

/* A moment that moved somebody's chance to win. */
typedef struct WorldMoment {
    int32_t action; /* index in the game's actions; the table before it is the moment's table */
    int16_t swing;  /* what it did to that player's chance */
    uint16_t stage;
    uint8_t player;     /* who won or lost most by it */
    uint8_t actor;      /* who acted */
    bool by_choice;     /* there was a better choice; else it was the cards */
    WorldAction better; /* expert's, if by_choice */
} WorldMoment;

typedef struct WorldReviewPlayer {
    int32_t lost;    /* by own choices, against expert's: 0 or less */
    int32_t luck;    /* what the cards, the questions and the others brought on balance */
    int32_t choices; /* how many were judged */
    int32_t as_good; /* of them as good as expert's */
} WorldReviewPlayer;

typedef struct WorldReview {
    WorldReviewPlayer player[WORLD_PLAYERS_MAX];
    WorldMoment moment[AI_MOMENTS]; /* in the order they came */
    int moments;
    int16_t chance[AI_REVIEW_POINTS][WORLD_PLAYERS_MAX]; /* at the start and after each stage, for a chart */
    int points;

    /* under way: */
    WorldGame game;
    int32_t actions;
    int32_t now[WORLD_PLAYERS_MAX];
} WorldReview;

void world_ai_review_begin(WorldReview *review, const WorldSetup *setup);

/* Takes the game's next action; false if it is refused: then setup and actions do not belong together. */
bool world_ai_review_step(WorldReview *review, WorldAction action);

/* Sums up once all actions are in. */
void world_ai_review_end(WorldReview *review);

#endif
