/* A game of Nim in progress. */
#ifndef THIRD_PLAY_NIM_PLAY_H
#define THIRD_PLAY_NIM_PLAY_H

#include "play/session.h"
#include "rules/nim.h"

extern const Game NIM_GAME;

Session *nim_session_start(const PlayHost *host, int players, const Seat seat[SEATS_MAX], bool is_show);
const NimGame *nim_session_game(const Session *session);
NimRefusal nim_session_take(Session *session, int heap, int count); /* whoever's turn it is */
const NimAction *nim_session_history(const Session *session, int index);
bool nim_session_follow(Session *session); /* takes what happened; false: there was nothing */

/* The action that was carried out at that place is carried out here, too. */
void nim_session_copy_action(Session *session, const Session *from, size_t index);

#endif
