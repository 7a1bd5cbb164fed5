#include "kiosk/places.h"

#include <stdio.h>

static void place(const char *wanted, const char *data, const char *name, char out[PATH_BYTES]) {
    out[0] = '\0';
    if (wanted[0] != '\0') {
        snprintf(out, PATH_BYTES, "%s", wanted);
    } else if (data[0] != '\0' && !path_join(out, data, name)) {
        out[0] = '\0';
    }
}

void place_of_pin(const KioskConfig *config, const char *data, char out[PATH_BYTES]) {
    place(config->pin_file, data, "operator-pin", out);
}

void place_of_log(const KioskConfig *config, const char *data, char out[PATH_BYTES]) {
    place(config->log_folder, data, "log", out);
}

void place_of_export(const KioskConfig *config, const char *data, char out[PATH_BYTES]) {
    place(config->export_folder, data, "figures", out);
}

void place_of_backups(const KioskConfig *config, const char *data, char out[PATH_BYTES]) {
    place(config->backup_folder, data, "backups", out);
}
