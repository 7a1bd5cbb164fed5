/* A phone as a hand: what is on its page, and what a finger there does. The page draws what hand_show() tells and hands
 * every touch to hand_press(); the rules, the view and the wire are here, and nothing hidden ever comes here.
 *
 * For a browser: one hand, its exports in packaging/hand/build.sh. No window, no socket, no clock. Texts are UTF-8; one
 * that is returned stays until the same function is called again. */
#ifndef HAND_HAND_H
#define HAND_HAND_H

#include <stdbool.h>

typedef struct Hand Hand;

/* assets: the folder with the boards. */
Hand *hand_new(const char *assets);
void hand_free(Hand *hand);

/* Which of our languages is for somebody who wishes for these ("de-AT:en"), and that all is said in it from here on:
 * false: its catalogue is missing, then it is English. */
const char *hand_language(const char *wished);
bool hand_speak(const char *language);

/* --- the line to the host ----------------------------------------------------------------------------------------- */

/* Somebody wants to sit at that table. secret: 32 hexadecimal digits of theirs, by which they get their seat back;
 * figurine: -1: any. */
void hand_sit(Hand *hand, const char *code, const char *secret, const char *name, int figurine);

/* The line is there: what is to be said first is. It has gone: the page calls again. */
void hand_called(Hand *hand);
void hand_lost(Hand *hand);

/* The host has said something, at that time of the phone's (ms since 1970). False: it is nonsense, and the line is to
 * be closed. */
bool hand_hear(Hand *hand, const char *text, double wall);

/* What is to be said next; NULL: nothing. */
const char *hand_say(Hand *hand);

/* --- the page ----------------------------------------------------------------------------------------------------- */

/* All that is on it, as JSON. */
const char *hand_show(Hand *hand);

/* A thing there was pressed, by its key: {"key":"row","n":4} in what hand_show() tells. */
void hand_press(Hand *hand, const char *key, int n);

/* Every half second, by a clock that never jumps (ms): what is being drawn counts when time is over. */
void hand_tick(Hand *hand, double now);

#endif
