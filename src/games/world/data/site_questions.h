/* Which question is asked. The rules draw question cards in the order of the setup; what stands on a card is decided
 * here: another one, which is about the site or suits the level of the person asked, changes places with the card's
 * own. So everything is still asked once before anything comes again.
 *
 * Which question is about which site, how hard it is and for whom it is are fixed when the game begins and kept with
 * it: undo, going on and the film come to the same questions, whatever becomes of board and bank. */
#ifndef GAMES_WORLD_DATA_SITE_QUESTIONS_H
#define GAMES_WORLD_DATA_SITE_QUESTIONS_H

#include "data/json.h"
#include "games/world/data/board.h"
#include "games/world/data/deck.h"
#include "games/world/rules/game.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct SiteQuestions {
    uint8_t field[WORLD_QUESTIONS_MAX]; /* of the site a question of the setup is about; 0: none on this board */
    uint8_t unseen;                     /* so many, from the first, have never been seen */
    bool has_levels;                    /* else all have the same, and the deck is in order as it is */
    uint8_t level[WORLD_PLAYERS_MAX];   /* DeckLevel */
    uint8_t difficulty[WORLD_QUESTIONS_MAX];
} SiteQuestions;

/* For the people whom the deck was chosen for. */
void site_questions_choose(SiteQuestions *sites, const Deck *deck, const Questions *questions, const Board *board,
                           const DeckWish *wish);

/* Which question of the setup stands on each of its cards now: it follows from setup and actions. */
typedef struct QuestionCards {
    uint8_t question[WORLD_QUESTIONS_MAX];
    uint8_t turn[WORLD_PLAYERS_MAX]; /* where in deck_turns each player is */
} QuestionCards;

/* As the setup has them. */
void question_cards_begin(QuestionCards *cards);

/* To be told of every event, in order, with the game as the action that caused it has left it: nothing goes on before
 * an answer, so a figurine that is asked still stands where it was asked. */
void question_cards_follow(QuestionCards *cards, const SiteQuestions *sites, const WorldGame *game,
                           const WorldEvent *event);

/* `card` of `count` has been drawn for a player; field: of the site that asks, or 0. */
void question_cards_draw(QuestionCards *cards, const SiteQuestions *sites, int count, int card, int player, int field);

/* {"unseen":90,"fields":[0,0,12,...]}, one field for each question of the setup; where people have different levels
 * also "levels":["family","children"], one for each player, and "difficulties":[1,3,...], one for each question. */
cJSON *site_questions_to_json(const SiteQuestions *sites, int count, int players);

/* A game from before this existed has none: place.node may be NULL. */
void site_questions_from_json(const JsonPlace *place, int count, int players, SiteQuestions *sites);

#endif
