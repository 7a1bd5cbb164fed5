/* systemd's watchdog: the main loop tells it that the game is alive; if that stops, it restarts the game. */
#ifndef KIOSK_WATCH_H
#define KIOSK_WATCH_H

#include <stdbool.h>

/* The first picture is there: READY=1. Looks into the environment how often a sign of life is wanted. */
void watch_begin(void);
/* The main loop has come round: WATCHDOG=1, where a quarter of the time is over. */
void watch_alive(void);
/* How long the loop may sleep at most until it calls again, ms; negative: as long as it likes. */
double watch_wakes_in(void);
/* An operator wants it to stay down, whatever its exit status says: leaves the mark in systemd's RUNTIME_DIRECTORY that
 * the session leaves at status 0 (packaging/kiosk). */
void watch_stays_down(void);
/* The operators' panel is open or not: leaves a mark there for as long, so that drives are mounted only then. */
void watch_panel(bool is_open);
/* The game ends as it should: STOPPING=1. */
void watch_ends(void);

#endif
