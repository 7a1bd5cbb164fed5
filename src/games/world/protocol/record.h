/* A recorded game of SCHOTT World (protocol/record.h). As JSON, beside what all have:
 * {"deck":"family","setup":{"players":2,"starter":0,"seed":7,"track":{...},"questions":[{"id":"...","right":2},...],
 *  "deal":{...}},"sites":{...}}
 * "pack":{"name":"acme","version":3} beside them says with whose own questions it was played; it may be missing, and so
 * may the pack itself when the game is replayed.
 * sites, with the levels of questions where people have different ones, are those of games/world/data/site_questions.h.
 * What 0.1.0 wrote is read, too. */
#ifndef GAMES_WORLD_PROTOCOL_RECORD_H
#define GAMES_WORLD_PROTOCOL_RECORD_H

#include "games/world/data/deck.h"
#include "games/world/data/site_questions.h"
#include "games/world/rules/game.h"
#include "protocol/record.h"

enum { WORLD_PACK_BYTES = 16 };

typedef struct WorldRecord {
    Record common;
    WorldSetup setup;
    char question_id[WORLD_QUESTIONS_MAX][QUESTION_ID_MAX + 1]; /* in the order of the setup */
    bool has_sites;
    SiteQuestions sites;
    DeckLevel deck;              /* of interest where somebody is seated */
    char pack[WORLD_PACK_BYTES]; /* whose questions were among the game's own; "": nobody's */
    int pack_version;
} WorldRecord;

/* Its actions are WorldActions, and it is played in a WorldGame. */
extern const RecordGame WORLD_RECORD;

void world_record_set_deck(WorldRecord *record, const Deck *deck, const Questions *questions);

#endif
