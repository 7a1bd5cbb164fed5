/* Exports statistics as a file for spreadsheets, to the configured folder or a USB drive. */
#ifndef KIOSK_EXPORT_H
#define KIOSK_EXPORT_H

#include "kiosk/config.h"
#include "platform/disk.h"
#include "store/store.h"

#include <stdbool.h>
#include <stdint.h>

enum { EXPORT_DRIVES_MAX = 4 };

/* The drives there are now. */
int export_drives(const KioskConfig *config, Drive *out, int most);

/* Writes schott-world-figures-STAND-DATE.csv onto a drive (NULL: into the configured folder), over that of the same
 * day. The sentence says in the current language where it is, or why it is not. */
bool export_figures(Store *store, const KioskConfig *config, const char *data, const Drive *drive, int64_t now,
                    char *sentence, size_t size);

#endif
