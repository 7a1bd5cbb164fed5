/* The kiosk's folders: as in kiosk.ini, otherwise next to the saved games. */
#ifndef KIOSK_PLACES_H
#define KIOSK_PLACES_H

#include "kiosk/config.h"
#include "platform/paths.h"

/* data: the folder of the saved games, "" if there is none. The answers may be empty then. */
void place_of_pin(const KioskConfig *config, const char *data, char out[PATH_BYTES]);
void place_of_log(const KioskConfig *config, const char *data, char out[PATH_BYTES]);
void place_of_export(const KioskConfig *config, const char *data, char out[PATH_BYTES]);
void place_of_backups(const KioskConfig *config, const char *data, char out[PATH_BYTES]);

#endif
