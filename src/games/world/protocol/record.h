/* A recorded game of SCHOTT World (protocol/record.h). As JSON, beside what all have:
 * {"deck":"family","setup":{"players":2,"starter":0,"seed":7,"track":{...},"questions":[{"id":"...","right":2},...],
 *  "deal":{...}},"sites":{...}}
 * "layout":{...} is the board itself, as in a file, where it did not come with the game.
 * sites, with the levels of questions where people have different ones, are those of games/world/data/site_questions.h.
 * What 0.1.0 wrote is read, too. */
#ifndef GAMES_WORLD_PROTOCOL_RECORD_H
#define GAMES_WORLD_PROTOCOL_RECORD_H

#include "games/world/data/deck.h"
#include "games/world/data/own_board.h"
#include "games/world/data/site_questions.h"
#include "games/world/rules/game.h"
#include "protocol/record.h"

typedef struct WorldRecord {
    Record common;
    WorldSetup setup;
    char question_id[WORLD_QUESTIONS_MAX][QUESTION_ID_MAX + 1]; /* in the order of the setup */
    bool has_sites;
    SiteQuestions sites;
    OwnBoard *layout; /* NULL: the board came with the game */
    DeckLevel deck;   /* of interest where somebody is seated */
} WorldRecord;

/* Its actions are WorldActions, and it is played in a WorldGame. */
extern const RecordGame WORLD_RECORD;

/* Reads "layout", which may be missing; the setup has been read before. */
void world_layout_from_json(const JsonPlace *in, WorldRecord *record);

void world_record_set_deck(WorldRecord *record, const Deck *deck, const Questions *questions);

#endif
