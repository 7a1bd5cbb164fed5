/* A recorded game: its setup and all its actions, and what a shell needs besides the core to show it again. Lab,
 * journals and files that people pass on have one form:
 * {"game":"world","rules":1,"board":"classic","started":1790000000,"deck":"family","players":[...],
 *  "setup":{"players":2,"starter":0,"seed":7,"track":{...},"questions":[{"id":"...","right":2},...],"deal":{...}},
 *  "sites":{...},"actions":[{...},...],"hash":"0123456789abcdef"}
 * players are those of protocol/seats.h; sites, with the levels of questions where people have different ones, are
 * those of data/world/site_questions.h. What 0.1.0 wrote is read, too. */
#ifndef PROTOCOL_WORLD_RECORD_H
#define PROTOCOL_WORLD_RECORD_H

#include "core/world/game.h"
#include "data/world/deck.h"
#include "data/world/site_questions.h"
#include "protocol/envelope.h"
#include "protocol/head.h"

typedef struct WorldRecord {
    WorldSetup setup;
    char question_id[WORLD_QUESTIONS_MAX][QUESTION_ID_MAX + 1]; /* in the order of the setup */
    bool has_sites;
    SiteQuestions sites;

    RecordHead head;
    DeckLevel deck; /* of interest where somebody is seated */

    WorldAction *actions;
    size_t action_count;
    size_t action_room;
    bool has_hash;
    uint64_t hash; /* in which the actions end */
} WorldRecord;

void world_record_init(WorldRecord *record);
void world_record_fini(WorldRecord *record);

void world_record_set_deck(WorldRecord *record, const Deck *deck, const Questions *questions);
void world_record_add(WorldRecord *record, WorldAction action);

cJSON *world_record_to_json(const WorldRecord *record);

/* Reads into an initialized record. False: a fault has been told, and the record is empty. */
bool world_record_from_json(const JsonPlace *place, WorldRecord *record);

/* Plays a record whose setup has been checked; false: an action was refused, or the end is not in the recorded hash. */
bool world_record_play(const WorldRecord *record, WorldGame *game, DataError *error);

#endif
