#include "kiosk/config.h"

#include "i18n/i18n.h"
#include "kiosk/config_inside.h"
#include "platform/disk.h"
#include "platform/paths.h"

#include <ini.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What each key means stands in one table. inih takes the lines apart; it is handed them one by one, so that we know
 * which one a value comes from, and which ones it made nothing of. */

enum { FILE_MOST = 64 * 1024, NAME_BYTES = 64 };

#define PLACE(member) offsetof(KioskConfig, member)

/* Choices that have an owner elsewhere, and the welcome in each language, are filled in when they are first needed. */
static const ConfigKey FIXED[] = {
    {"stand", "name", CONFIG_TEXT, PLACE(stand), .most = KIOSK_NAME_BYTES},
    {"game", "languages", CONFIG_LANGUAGES, PLACE(language), .choices = NULL},
    {"game", "games", CONFIG_GAMES, PLACE(game), .choices = NULL},
    {"game", "players", CONFIG_NUMBER, PLACE(players_most), .least = 1, .most = 4},
    {"game", "questions", CONFIG_CHOICE, PLACE(questions), .choices = NULL},
    {"game", "tutorial", CONFIG_FLAG, PLACE(tutorial), .choices = "yes no"},
    {"game", "captions", CONFIG_FLAG, PLACE(captions), .choices = "yes no"},
    {"game", "fame", CONFIG_FLAG, PLACE(fame), .choices = "yes no"},
    {"content", "pack", CONFIG_PATH, PLACE(pack), .most = KIOSK_PATH_BYTES},
    {"times", "attract", CONFIG_NUMBER, PLACE(attract_after), .least = 10, .most = 3600},
    {"times", "still_there", CONFIG_NUMBER, PLACE(still_there_after), .least = 10, .most = 3600},
    {"times", "countdown", CONFIG_NUMBER, PLACE(still_there_countdown), .least = 5, .most = 300},
    {"times", "after_game", CONFIG_NUMBER, PLACE(end_after_game), .least = 10, .most = 3600},
    {"times", "round", CONFIG_NUMBER, PLACE(round_limit), .least = 0, .most = KIOSK_ROUND_MOST},
    {"times", "resume", CONFIG_NUMBER, PLACE(resume_within), .least = 0, .most = 3600},
    {"sound", "volume", CONFIG_NUMBER, PLACE(volume), .least = 0, .most = 100},
    {"sound", "volume_most", CONFIG_NUMBER, PLACE(volume_most), .least = 0, .most = 100},
    {"quiet", "from", CONFIG_TIME, PLACE(quiet_from), .most = 0},
    {"quiet", "to", CONFIG_TIME, PLACE(quiet_to), .most = 0},
    {"screen", "display", CONFIG_NUMBER, PLACE(display), .least = 1, .most = 16},
    {"screen", "orientation", CONFIG_CHOICE, PLACE(orientation), .choices = "auto landscape portrait"},
    {"screen", "text", CONFIG_CHOICE, PLACE(text_size), .choices = "normal large largest"},
    {"screen", "reduced_motion", CONFIG_FLAG, PLACE(reduced_motion), .choices = "yes no"},
    {"screen", "logo", CONFIG_PATH, PLACE(logo), .most = KIOSK_PATH_BYTES},
    {"places", "export", CONFIG_PATH, PLACE(export_folder), .most = KIOSK_PATH_BYTES},
    {"places", "drives", CONFIG_PATH, PLACE(drives_folder), .most = KIOSK_PATH_BYTES},
    {"places", "log", CONFIG_PATH, PLACE(log_folder), .most = KIOSK_PATH_BYTES},
    {"places", "pin", CONFIG_PATH, PLACE(pin_file), .most = KIOSK_PATH_BYTES},
    {"backup", "at", CONFIG_TIME, PLACE(backup_at), .most = 0},
    {"backup", "kept", CONFIG_NUMBER, PLACE(backups_kept), .least = 1, .most = 60},
    {"backup", "folder", CONFIG_PATH, PLACE(backup_folder), .most = KIOSK_PATH_BYTES},
    {"fleet", "folder", CONFIG_PATH, PLACE(fleet_folder), .most = KIOSK_PATH_BYTES},
};

enum {
    FIXED_COUNT = sizeof FIXED / sizeof FIXED[0],
    KEYS_MAX = FIXED_COUNT + KIOSK_GAMES_MAX + I18N_LANGUAGES_MAX,
};

typedef struct Keys {
    ConfigKey list[KEYS_MAX];
    int count;
    char languages[I18N_LANGUAGES_MAX * KIOSK_CODE_BYTES];
    char games[KIOSK_GAMES_MAX * KIOSK_CODE_BYTES];
    char boards[KIOSK_GAMES_MAX][KIOSK_BOARDS_MAX * KIOSK_CODE_BYTES];
    char boards_key[KIOSK_GAMES_MAX][2 * KIOSK_CODE_BYTES];
    char questions[DECK_LEVELS * KIOSK_CODE_BYTES];
} Keys;

static void add_choice(char *choices, size_t size, const char *word) {
    size_t length = strlen(choices);
    snprintf(choices + length, size - length, "%s%s", length > 0 ? " " : "", word);
}

/* The first game's boards have had the plain name since it was the only one. */
static void add_boards(Keys *keys, int game) {
    const KioskGame *of = kiosk_game(game);
    add_choice(keys->games, sizeof keys->games, of->kind);
    for (int i = 0; i < of->board_count; i++) {
        add_choice(keys->boards[game], sizeof keys->boards[game], of->boards[i]);
    }
    snprintf(keys->boards_key[game], sizeof keys->boards_key[game], "%s%sboards", game == 0 ? "" : of->kind,
             game == 0 ? "" : "_");
    keys->list[keys->count++] = (ConfigKey){"game",        keys->boards_key[game], CONFIG_BOARDS,
                                            PLACE(boards), .least = game,          .choices = keys->boards[game]};
}

static void ask_owners(Keys *keys) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    memcpy(keys->list, FIXED, sizeof FIXED);
    keys->count = FIXED_COUNT;
    for (size_t i = 0; i < languages; i++) {
        add_choice(keys->languages, sizeof keys->languages, language[i].code);
        keys->list[keys->count++] = (ConfigKey){"welcome", language[i].code, CONFIG_TEXT,
                                                PLACE(welcome) + i * KIOSK_TEXT_BYTES, .most = KIOSK_TEXT_BYTES};
    }
    for (int i = 0; i < kiosk_games(); i++) {
        add_boards(keys, i);
    }
    for (int i = 0; i < DECK_LEVELS; i++) {
        add_choice(keys->questions, sizeof keys->questions, deck_level_names[i]);
    }
}

static const Keys *all_keys(void) {
    static Keys keys;
    static int games = -1;
    if (games == kiosk_games()) {
        return &keys;
    }
    games = kiosk_games();
    memset(&keys, 0, sizeof keys);
    ask_owners(&keys);
    for (int i = 0; i < keys.count; i++) {
        ConfigKey *key = &keys.list[i];
        if (key->kind == CONFIG_LANGUAGES) {
            key->choices = keys.languages;
        } else if (key->kind == CONFIG_GAMES) {
            key->choices = keys.games;
        } else if (key->kind == CONFIG_CHOICE && key->choices == NULL) {
            key->choices = keys.questions;
        }
    }
    return &keys;
}

typedef struct Reading {
    const char *at, *end;
    int line;                 /* that inih has been handed last */
    bool waits;               /* it should make something of it, and has not */
    char section[NAME_BYTES]; /* complained about already */
    int line_of[KEYS_MAX];    /* where each key was found; 0: not yet */
    KioskConfig *config;
    KioskComplaints *complaints;
} Reading;

void kiosk_config_defaults(KioskConfig *config) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    memset(config, 0, sizeof *config);
    for (size_t i = 0; i < languages; i++) {
        snprintf(config->language[i], KIOSK_CODE_BYTES, "%s", language[i].code);
    }
    config->language_count = (int)languages;
    for (int i = 0; i < kiosk_games(); i++) {
        const KioskGame *game = kiosk_game(i);
        snprintf(config->game[i], KIOSK_CODE_BYTES, "%s", game->kind);
        const char *board = game->offered != NULL ? game->offered : game->boards[0];
        snprintf(config->boards[i].name[0], KIOSK_CODE_BYTES, "%s", board);
        config->boards[i].count = 1;
    }
    config->game_count = kiosk_games();
    config->players_most = 4;
    config->questions = DECK_FAMILY;
    config->tutorial = config->captions = config->fame = true;
    config->attract_after = config->resume_within = config->round_limit = 60;
    config->still_there_after = 45;
    config->still_there_countdown = 15;
    config->end_after_game = 40;
    config->volume = 60;
    config->volume_most = 80;
    config->quiet_from = config->quiet_to = KIOSK_NEVER;
    config->display = 1;
    config->text_size = KIOSK_TEXT_LARGE;
    snprintf(config->drives_folder, sizeof config->drives_folder, "/media/schott-kiosk");
    config->backup_at = 3 * 60;
    config->backups_kept = 7;
}

/* --- complaints --------------------------------------------------------------------------------------------------- */

/* A mistake may have any bytes in it; what is shown of it is cut and has none that do harm. */
static void quote(char *out, size_t size, const char *text) {
    if (!i18n_is_utf8(text, strlen(text))) {
        text = "?";
    }
    i18n_copy(out, size, text);
    for (char *c = out; *c != '\0'; c++) {
        if ((unsigned char)*c < ' ' || *c == 127) {
            *c = '?';
        }
    }
}

static KioskComplaint *complain(KioskComplaints *complaints, KioskFault fault, int line) {
    static KioskComplaint unheard;
    if (complaints->count == KIOSK_COMPLAINTS_MAX - 1) {
        complaints->list[complaints->count++] = (KioskComplaint){.fault = KIOSK_FAULT_MORE};
    }
    KioskComplaint *complaint =
        complaints->count < KIOSK_COMPLAINTS_MAX ? &complaints->list[complaints->count++] : &unheard;
    *complaint = (KioskComplaint){.fault = fault, .line = line};
    return complaint;
}

static void complain_about(Reading *reading, KioskFault fault, const ConfigKey *key, const char *value) {
    KioskComplaint *complaint = complain(reading->complaints, fault, reading->line);
    quote(complaint->section, sizeof complaint->section, key->section);
    quote(complaint->key, sizeof complaint->key, key->key);
    quote(complaint->value, sizeof complaint->value, value);
    complaint->least = key->least;
    complaint->most = key->most;
    complaint->choices = key->choices;
}

/* --- values ------------------------------------------------------------------------------------------------------- */

static const ConfigKey *find_key(const char *section, const char *name, bool *section_is_known) {
    const Keys *keys = all_keys();
    const ConfigKey *found = NULL;
    *section_is_known = false;
    for (int i = 0; i < keys->count; i++) {
        bool here = strcmp(keys->list[i].section, section) == 0;
        *section_is_known = *section_is_known || here;
        if (here && strcmp(keys->list[i].key, name) == 0) {
            found = &keys->list[i];
        }
    }
    return found;
}

static void take(Reading *reading, const ConfigKey *key, const char *value) {
    KioskFault fault;
    if (!config_take(reading->config, key, value, &fault)) {
        complain_about(reading, fault, key, value);
    }
}

static int handle(void *user, const char *section, const char *name, const char *value) {
    Reading *reading = user;
    bool section_is_known;
    const ConfigKey *key = find_key(section, name, &section_is_known);
    reading->waits = false;
    if (key != NULL) {
        int *line_of = &reading->line_of[key - all_keys()->list];
        if (*line_of != 0) {
            complain_about(reading, KIOSK_FAULT_TWICE, key, value);
        }
        *line_of = reading->line;
        take(reading, key, value);
    } else if (section_is_known) {
        complain_about(reading, KIOSK_FAULT_NO_KEY, &(ConfigKey){.section = section, .key = name}, value);
    } else if (strcmp(reading->section, section) != 0) { /* one complaint for all its keys */
        snprintf(reading->section, sizeof reading->section, "%s", section);
        complain_about(reading, KIOSK_FAULT_NO_SECTION, &(ConfigKey){.section = section, .key = name}, value);
    }
    return 1;
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

static void complain_if_it_waits(Reading *reading) {
    if (reading->waits) {
        complain(reading->complaints, KIOSK_FAULT_NO_SENSE, reading->line);
    }
    reading->waits = false;
}

static bool means_nothing(const char *line) {
    if (line[0] == '[') {
        return strchr(line, ']') != NULL;
    }
    return line[0] == '\0' || line[0] == ';' || line[0] == '#';
}

/* For inih: the next line, empty where it cannot be taken. Without the spaces before it, which would make it go on with
 * the line above. */
static char *next_line(char *out, int size, void *stream) {
    Reading *reading = stream;
    complain_if_it_waits(reading);
    if (reading->at >= reading->end) {
        return NULL;
    }
    const char *stop = memchr(reading->at, '\n', (size_t)(reading->end - reading->at));
    const char *begin = reading->at, *end = stop != NULL ? stop : reading->end;
    reading->at = stop != NULL ? stop + 1 : reading->end;
    reading->line++;
    while (begin < end && strchr(" \t\r", *begin) != NULL) {
        begin++;
    }
    size_t length = (size_t)(end - begin);
    out[0] = '\0';
    if (!i18n_is_utf8(begin, length) || memchr(begin, '\0', length) != NULL) {
        complain(reading->complaints, KIOSK_FAULT_NO_TEXT, reading->line);
    } else if (length >= (size_t)size) {
        complain(reading->complaints, KIOSK_FAULT_TOO_LONG, reading->line);
    } else {
        memcpy(out, begin, length);
        out[length] = '\0';
        reading->waits = !means_nothing(out);
    }
    return out;
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

static int line_of(const Reading *reading, const char *section, const char *name) {
    bool known;
    return reading->line_of[find_key(section, name, &known) - all_keys()->list];
}

/* What fits alone need not fit together. */
static void check_together(Reading *reading) {
    KioskConfig *config = reading->config;
    if ((config->quiet_from == KIOSK_NEVER) != (config->quiet_to == KIOSK_NEVER)) {
        int from = line_of(reading, "quiet", "from"), to = line_of(reading, "quiet", "to");
        complain(reading->complaints, KIOSK_FAULT_HALF_QUIET, from > to ? from : to);
        config->quiet_from = config->quiet_to = KIOSK_NEVER;
    }
    if (config->volume > config->volume_most) {
        int volume = line_of(reading, "sound", "volume"), most = line_of(reading, "sound", "volume_most");
        complain(reading->complaints, KIOSK_FAULT_VOLUME, volume > most ? volume : most);
        config->volume = config->volume_most;
    }
}

void kiosk_config_read_text(const char *text, size_t length, KioskConfig *config, KioskComplaints *complaints) {
    static const char BOM[] = "\xef\xbb\xbf";
    kiosk_config_defaults(config);
    complaints->count = 0;
    if (length >= 3 && memcmp(text, BOM, 3) == 0) {
        text += 3;
        length -= 3;
    }
    Reading reading = {.at = text, .end = text + length, .config = config, .complaints = complaints};
    ini_parse_stream(next_line, &reading, handle, &reading);
    complain_if_it_waits(&reading);
    check_together(&reading);
}

void kiosk_config_read(const char *path, KioskConfig *config, KioskComplaints *complaints) {
    size_t size = 0;
    kiosk_config_defaults(config);
    complaints->count = 0;
    if (path == NULL) {
        return;
    }
    bool is_large = disk_size(path) > FILE_MOST;
    char *text = is_large ? NULL : path_read(path, FILE_MOST, &size);
    if (is_large) {
        complain(complaints, KIOSK_FAULT_TOO_LARGE, 0);
    } else if (text == NULL) {
        quote(complain(complaints, KIOSK_FAULT_NO_FILE, 0)->value, sizeof complaints->list[0].value, path);
    } else {
        kiosk_config_read_text(text, size, config, complaints);
    }
    free(text);
}

bool kiosk_config_is_quiet(const KioskConfig *config, int minute) {
    int from = config->quiet_from, to = config->quiet_to;
    if (from == KIOSK_NEVER || to == KIOSK_NEVER) {
        return false;
    }
    /* 24:00 is 00:00, so the same time twice is a whole day; no quiet hours at all are said by none. */
    return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
