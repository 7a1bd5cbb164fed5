/* A table for games one after another: people and a computer at Best Path, ended as a test wants it. */
#ifndef TESTS_PLAY_AFTER_H
#define TESTS_PLAY_AFTER_H

#include "fixture.h"

#include "games/path/play/session.h"

#include <check.h>

extern const char *const ADA[], *const BOTH[]; /* one person's names, two's */

/* These people, then one computer. */
PathSessionSetup setup_for(const char *const *name, int persons, AiLevel level);

Session *sit_down(Session *session);
Session *begin(const PathSessionSetup *setup);
Session *leave_and_resume(Session *session);

/* Everybody passes all the time; the winner draws at first. */
void finish(Session *session, int winner);
void finish_and_leave(Session *session, int winner);

#endif
