/* One key of kiosk.ini, and how its value is read. */
#ifndef KIOSK_CONFIG_INSIDE_H
#define KIOSK_CONFIG_INSIDE_H

#include "kiosk/config.h"

typedef enum ConfigKind {
    CONFIG_NUMBER,    /* int, from least to most */
    CONFIG_FLAG,      /* bool */
    CONFIG_CHOICE,    /* an enum: which of the choices */
    CONFIG_TIME,      /* int, minutes since midnight; empty: KIOSK_NEVER */
    CONFIG_TEXT,      /* char[most] */
    CONFIG_PATH,      /* char[most], from the root; empty: none */
    CONFIG_LANGUAGES, /* of the choices, in the order given */
    CONFIG_GAMES,
    CONFIG_BOARDS, /* least: of which game */
} ConfigKind;

typedef struct ConfigKey {
    const char *section, *key;
    ConfigKind kind;
    size_t place; /* in KioskConfig */
    long least, most;
    const char *choices; /* separated by spaces */
} ConfigKey;

/* Puts the value into its place; false: it makes no sense there and nothing was changed. */
bool config_take(KioskConfig *config, const ConfigKey *key, const char *value, KioskFault *fault);

#endif
