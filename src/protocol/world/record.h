/* A recorded game: its setup and all its actions, and what a shell needs besides the core to show it again. As JSON:
 * {"game":"world","rules":1,"board":"classic","setup":{"players":2,"starter":0,"seed":7,"track":{...},
 *  "questions":[{"id":"...","right":2},...],"deal":{...}},"actions":[{...},...],"hash":"0123456789abcdef"}
 * board, deal and hash may be missing. */
#ifndef PROTOCOL_WORLD_RECORD_H
#define PROTOCOL_WORLD_RECORD_H

#include "core/world/game.h"
#include "data/json.h"
#include "data/world/deck.h"
#include "data/world/site_questions.h"

enum { RECORD_BOARD_MAX = 31 };

typedef struct WorldRecord {
    WorldSetup setup;
    char question_id[WORLD_QUESTIONS_MAX][QUESTION_ID_MAX + 1]; /* in the order of the setup */
    char board[RECORD_BOARD_MAX + 1];                           /* name of the board, or empty */
    SiteQuestions sites;
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

/* Reads a file: a record, or a game that the desktop game has written to a file. False: failed, and the record is
 * empty. */
bool world_record_load(WorldRecord *record, const char *path, DataError *error);

/* Plays a record whose setup has been checked; false: an action was refused, or the end is not in the recorded hash. */
bool world_record_play(const WorldRecord *record, WorldGame *game, DataError *error);

/* 16 hex digits and a NUL. */
void hash_to_text(uint64_t hash, char out[17]);

#endif
