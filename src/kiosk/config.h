/* kiosk.ini: settings for a game that runs unattended. Errors are reported with line numbers, and the setting keeps its
 * default: the game starts in any case. */
#ifndef KIOSK_CONFIG_H
#define KIOSK_CONFIG_H

#include "games/world/data/deck.h"
#include "i18n/i18n.h"
#include "kiosk/games.h"

#include <stdbool.h>
#include <stddef.h>

enum {
    KIOSK_CODE_BYTES = 32, /* of a language, a game or a board; a pack's boards have long names */
    KIOSK_NAME_BYTES = 64,
    KIOSK_TEXT_BYTES = 160,
    KIOSK_PATH_BYTES = 1024,
    KIOSK_COMPLAINTS_MAX = 64,
    KIOSK_NEVER = -1,
    KIOSK_ROUND_MOST = 600, /* seconds */
};

typedef enum KioskOrientation {
    KIOSK_AS_IT_IS,
    KIOSK_LANDSCAPE,
    KIOSK_PORTRAIT,
} KioskOrientation;

typedef enum KioskTextSize {
    KIOSK_TEXT_NORMAL,
    KIOSK_TEXT_LARGE,
    KIOSK_TEXT_LARGEST,
} KioskTextSize;

/* Of one game; the first is what one touch plays. */
typedef struct KioskBoards {
    char name[KIOSK_BOARDS_MAX][KIOSK_CODE_BYTES];
    int count;
} KioskBoards;

typedef struct KioskConfig {
    /* [stand] */
    char stand[KIOSK_NAME_BYTES]; /* which of several this is; empty: it has no name */

    /* [game] */
    char language[I18N_LANGUAGES_MAX][KIOSK_CODE_BYTES]; /* offered, in this order; the first is that of attract */
    int language_count;
    char game[KIOSK_GAMES_MAX][KIOSK_CODE_BYTES]; /* kinds on offer; attract shows the first one first */
    int game_count;
    KioskBoards boards[KIOSK_GAMES_MAX]; /* of each game of the box */
    int players_most;                    /* persons in a game, 1 to 4 */
    DeckLevel questions;
    bool tutorial; /* is offered */
    bool captions; /* in attract */
    bool fame;     /* the hall of fame */

    /* [content] */
    char pack[KIOSK_PATH_BYTES]; /* folder or zip of a company's own questions; empty: none */

    /* [times], seconds */
    int attract_after;         /* without a touch on the way into a game */
    int still_there_after;     /* without a touch in a game: "still there?" */
    int still_there_countdown; /* from there to the end of the game */
    int end_after_game;        /* from the victory back to attract */
    int round_limit;           /* of Best Path, for who draws; 0: none */
    int resume_within;         /* a game that was interrupted no longer ago is gone on with; 0: none is */

    /* [sound], percent */
    int volume, volume_most;

    /* [quiet], minutes since midnight; from == KIOSK_NEVER: never; from == to: always. It may cross midnight. */
    int quiet_from, quiet_to;

    /* [screen] */
    int display; /* 1: the first */
    KioskOrientation orientation;
    KioskTextSize text_size;
    bool reduced_motion;
    char logo[KIOSK_PATH_BYTES]; /* PNG or SVG; empty: none */

    /* [welcome], in the order of i18n_languages(); empty: the game's own line */
    char welcome[I18N_LANGUAGES_MAX][KIOSK_TEXT_BYTES];

    /* [places]; empty: beside the saved games */
    char export_folder[KIOSK_PATH_BYTES];
    char drives_folder[KIOSK_PATH_BYTES]; /* plugged-in drives are mounted below it; no meaning on Windows */
    char log_folder[KIOSK_PATH_BYTES];
    char pin_file[KIOSK_PATH_BYTES];

    /* [backup] */
    int backup_at; /* minutes since midnight; KIOSK_NEVER */
    int backups_kept;
    char backup_folder[KIOSK_PATH_BYTES]; /* empty: beside the saved games */

    /* [fleet] */
    char fleet_folder[KIOSK_PATH_BYTES]; /* shared with schott-world-fleet; empty: this stand belongs to none */
} KioskConfig;

typedef enum KioskFault {
    KIOSK_FAULT_NO_FILE,    /* it is missing or cannot be read */
    KIOSK_FAULT_TOO_LARGE,  /* the file */
    KIOSK_FAULT_NO_TEXT,    /* a line that is not UTF-8 */
    KIOSK_FAULT_TOO_LONG,   /* a line */
    KIOSK_FAULT_NO_SENSE,   /* a line that is neither [section] nor key = value */
    KIOSK_FAULT_NO_SECTION, /* there is no such section */
    KIOSK_FAULT_NO_KEY,     /* nor such a key in it */
    KIOSK_FAULT_TWICE,      /* the last one counts */
    KIOSK_FAULT_NUMBER,     /* none from least to most */
    KIOSK_FAULT_YES_OR_NO,
    KIOSK_FAULT_CHOICE,     /* none of those in choices */
    KIOSK_FAULT_TIME,       /* none such as 21:30 */
    KIOSK_FAULT_PATH,       /* it does not begin at the root */
    KIOSK_FAULT_LONG_VALUE, /* the text does not fit */
    KIOSK_FAULT_HALF_QUIET, /* from without to, or the other way round */
    KIOSK_FAULT_VOLUME,     /* louder than the loudest: turned down to that */
    KIOSK_FAULT_MORE,       /* further mistakes are not listed */
} KioskFault;

/* Kept in parts, so that it can be said in any language later. */
typedef struct KioskComplaint {
    KioskFault fault;
    int line; /* 0: the file as a whole */
    char section[32], key[32], value[96];
    long least, most;
    const char *choices; /* "en de fr"; a constant */
} KioskComplaint;

typedef struct KioskComplaints {
    int count;
    KioskComplaint list[KIOSK_COMPLAINTS_MAX];
} KioskComplaints;

/* What holds where the file says nothing. */
void kiosk_config_defaults(KioskConfig *config);

/* Reads the file over the defaults (path is UTF-8; NULL: the defaults alone, without a complaint). */
void kiosk_config_read(const char *path, KioskConfig *config, KioskComplaints *complaints);
/* The same from memory. */
void kiosk_config_read_text(const char *text, size_t length, KioskConfig *config, KioskComplaints *complaints);

/* The sentence in the current language, with its line; false: it was cut. */
bool kiosk_complaint_explain(const KioskComplaint *complaint, char *out, size_t size);

/* Whether the minute of the day lies in the quiet hours. */
bool kiosk_config_is_quiet(const KioskConfig *config, int minute);

#endif
