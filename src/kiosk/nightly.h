/* A daily copy of the database, and how many to keep. */
#ifndef KIOSK_NIGHTLY_H
#define KIOSK_NIGHTLY_H

#include "kiosk/config.h"
#include "store/store.h"

#include <stdint.h>

/* Every minute or so: makes today's copy once its time has come, in the background (if the machine was off then, as
 * soon as it is on), and removes the oldest. Writes into the log how it went. data: the folder of the saved games. */
void nightly_step(Store *store, const KioskConfig *config, const char *data, int64_t now);

/* Empties the hall of fame in every backup, and in what a restored backup has replaced. Where that fails, a notice of
 * the store's says so. */
void nightly_clear_fame(Store *store, const KioskConfig *config, const char *data);

#endif
