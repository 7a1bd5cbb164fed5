/* A question as its host tells it, to each screen in the language spoken there: first what is asked, and once somebody
 * has answered, what is right and why. Where an answer is shown is the host's to decide. */
#ifndef GAMES_WORLD_FAR_QUESTION_H
#define GAMES_WORLD_FAR_QUESTION_H

#include "data/json.h"
#include "games/world/data/questions.h"
#include "games/world/rules/card.h"

typedef struct WorldFarQuestion {
    int card;                      /* of the setup */
    char *text;                    /* NULL: nothing was asked yet */
    char *answer[WORLD_ANSWERS];   /* as shown */
    uint8_t choice[WORLD_ANSWERS]; /* which of the rules' answers is shown there */
    QuestionTopic topic;
    char *why; /* NULL until it is told */
    int right; /* of the rules' answers; negative until it is told */
} WorldFarQuestion;

void world_far_question_fini(WorldFarQuestion *question);

/* "ask" and "told", read into an empty question and into the one that was asked. False: a fault has been told, and
 * nothing has changed. */
bool world_ask_read(const JsonPlace *message, WorldFarQuestion *question);
bool world_told_read(const JsonPlace *message, WorldFarQuestion *question);
int world_question_card(const JsonPlace *message);

#endif
