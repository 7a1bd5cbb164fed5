/* A session whose table is elsewhere, at a host: an ordinary Session for who plays at it. Its game is made of what this
 * seat may see; what is done here is sent, and happens when the host tells of it.
 *
 * Nothing here knows a network: messages are given in and taken out, as text. A host's message that does not fit is
 * refused, and its connection is to be closed; what came before it stands. */
#ifndef PLAY_FAR_H
#define PLAY_FAR_H

#include "play/fair.h"
#include "play/session.h"

/* By the host's first message, "table". NULL: *fault says why. */
Session *far_open(const PlayHost *host, const char *text, size_t length, DataError *fault);

/* A message has come (the byte behind it is NUL). False: *fault says why it is refused. */
bool far_take(Session *session, const char *text, size_t length, DataError *fault);

/* What is to be sent next, to be freed with cJSON_free(); NULL: nothing. */
char *far_send(Session *session);

/* The connection has gone: what was sent may have come there or not. Whoever comes back says up to where everything is
 * here. */
void far_lost(Session *session);
void far_at(const Session *session, unsigned *epoch, int *n);

/* Once all that was there when one came is told again: the table shows it as it was after so many events, and what has
 * happened since is played. */
void far_show_from(Session *session, int n);

int far_seat(const Session *session); /* SESSION_NOBODY: only watching */

/* Told when all is over. */
FairShuffle far_shuffle(const Session *session);

/* Why the host refused what was sent last (FarWhy); negative: it did not. */
int far_refused(const Session *session);

#endif
