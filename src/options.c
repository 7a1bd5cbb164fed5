#include "options.h"

#include "driver/demo.h"
#include "i18n/i18n.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef enum OptionKind {
    OPTION_HELP,
    OPTION_VERSION,
    OPTION_DATA,
    OPTION_SET_PIN,
    OPTION_RESTORE_BACKUP,
    OPTION_DRIVER,
    OPTION_DEMO,
    OPTION_GAME,
    OPTION_SEED,
    OPTION_FULLSCREEN,
    OPTION_WINDOWED,
    OPTION_LANG,
    OPTION_MUTE,
    OPTION_KIOSK,
    OPTION_CONFIG,
    OPTION_PACK,
    OPTION_CARDS,
    OPTION_HOST,
} OptionKind;

static const struct {
    OptionKind kind;
    const char *name, *value, *help;
} OPTION[] = {
    {OPTION_FULLSCREEN, "--fullscreen", NULL, N_("play full screen")},
    {OPTION_WINDOWED, "--windowed", "WxH", N_("play in a window of this size, such as 1280x720")},
    {OPTION_LANG, "--lang", "CODE", N_("language: {codes}")},
    {OPTION_MUTE, "--mute", NULL, N_("turn the sound off")},
    {OPTION_DATA, "--data", "DIR", N_("folder for settings and saved games")},
    {OPTION_SEED, "--seed", "N", N_("seed for shuffling: same seed, same cards")},
    {OPTION_PACK, "--pack", "PACK", N_("question pack to play with: a folder or a zip file")},
    {OPTION_HOST, "--host", "ADDRESS", N_("host for games with people at other screens")},
    {OPTION_CARDS, "--cards", "DIR", N_("save pictures of the boards and questions of the pack, then exit")},
    {OPTION_KIOSK, "--kiosk", NULL, N_("kiosk mode: full screen, unattended, no way out")},
    {OPTION_CONFIG, "--config", "FILE", N_("kiosk settings (kiosk.ini)")},
    {OPTION_DRIVER, "--driver", NULL, N_("take commands from standard input")},
    {OPTION_DEMO, "--demo", "DIR", N_("have computers play a game off screen and save pictures of it")},
    {OPTION_GAME, "--game", "NAME", N_("game for --demo: {games}")},
    {OPTION_SET_PIN, "--set-pin", NULL, N_("set the staff PIN for kiosk mode, then exit")},
    {OPTION_RESTORE_BACKUP, "--restore-backup", "FILE", N_("restore the saved games from a backup, then exit")},
    {OPTION_VERSION, "--version", NULL, N_("print the version, then exit")},
    {OPTION_HELP, "--help", NULL, N_("print this help, then exit")},
};

enum { OPTIONS = sizeof OPTION / sizeof OPTION[0], SIDE_MOST = 16384 };

static void list_codes(char *out, size_t size) {
    size_t count, length = 0;
    const I18nLanguage *language = i18n_languages(&count);
    for (size_t i = 0; i < count && length < size; i++) {
        length += (size_t)snprintf(out + length, size - length, "%s%s", i > 0 ? ", " : "", language[i].code);
    }
}

static void list_games(char *out, size_t size) {
    size_t length = 0;
    for (int i = 0; i < DEMO_GAMES && length < size; i++) {
        length += (size_t)snprintf(out + length, size - length, "%s%s", i > 0 ? ", " : "", demo_games[i]);
    }
}

void options_print(FILE *out) {
    char codes[I18N_LANGUAGES_MAX * 16], games[64], help[256];
    list_codes(codes, sizeof codes);
    list_games(games, sizeof games);
    /* TRANSLATORS: FILE is a recorded game, to be watched */
    fprintf(out, "%s\n\n", tr("Usage: schott-world [options] [FILE]"));
    for (int i = 0; i < OPTIONS; i++) {
        char left[32];
        snprintf(left, sizeof left, "%s%s%s", OPTION[i].name, OPTION[i].value != NULL ? " " : "",
                 OPTION[i].value != NULL ? OPTION[i].value : "");
        i18n_format(help, sizeof help, tr(OPTION[i].help), I18N_TEXT("codes", codes), I18N_TEXT("games", games));
        fprintf(out, "  %-22s %s\n", left, help);
    }
}

/* The option a word names, with what follows "=" in *value. */
static int find(const char *word, const char **value) {
    if (strcmp(word, "-h") == 0) {
        word = "--help";
    }
    size_t length = strcspn(word, "=");
    *value = word[length] == '=' ? word + length + 1 : NULL;
    for (int i = 0; i < OPTIONS; i++) {
        if (strlen(OPTION[i].name) == length && strncmp(OPTION[i].name, word, length) == 0) {
            return i;
        }
    }
    return -1;
}

static bool read_game(const char *name, DemoGame *game) {
    for (int i = 0; i < DEMO_GAMES; i++) {
        if (strcmp(demo_games[i], name) == 0) {
            *game = (DemoGame)i;
            return true;
        }
    }
    return false;
}

static bool read_seed(const char *text, uint64_t *seed) {
    char *end;
    errno = 0;
    unsigned long long value = strtoull(text, &end, 10);
    *seed = value;
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0;
}

static bool read_size(const char *text, int *width, int *height) {
    char rest;
    return sscanf(text, "%6dx%6d%c", width, height, &rest) == 2 && *width >= VIDEO_SIDE_LEAST && *width <= SIDE_MOST &&
           *height >= VIDEO_SIDE_LEAST && *height <= SIDE_MOST;
}

/* The value is empty for what takes none. False: it makes no sense. */
static bool take(Options *options, OptionKind kind, const char *value) {
    switch (kind) {
    case OPTION_HELP:
        options->help = true;
        return true;
    case OPTION_VERSION:
        options->version = true;
        return true;
    case OPTION_DATA:
        options->app.data = value;
        return value[0] != '\0';
    case OPTION_SET_PIN:
        options->set_pin = true;
        return true;
    case OPTION_RESTORE_BACKUP:
        options->backup = value;
        return value[0] != '\0';
    case OPTION_DRIVER:
        options->app.is_driven = true;
        options->app.display = DISPLAY_WELCOME;
        return true;
    case OPTION_CARDS:
        options->cards = value;
        options->app.is_driven = true;
        options->app.display = DISPLAY_UNUSED;
        options->app.mute = true;
        return value[0] != '\0';
    case OPTION_DEMO:
        options->demo = value;
        options->app.is_driven = true;
        options->app.display = DISPLAY_UNUSED;
        options->app.mute = true;
        return value[0] != '\0';
    case OPTION_GAME:
        return read_game(value, &options->demo_game);
    case OPTION_SEED:
        options->app.has_seed = true;
        return read_seed(value, &options->app.seed);
    case OPTION_FULLSCREEN:
        options->app.window = APP_FULLSCREEN;
        return true;
    case OPTION_WINDOWED:
        options->app.window = APP_WINDOWED;
        return read_size(value, &options->app.width, &options->app.height);
    case OPTION_LANG:
        options->language = value;
        return true;
    case OPTION_MUTE:
        options->app.mute = true;
        return true;
    case OPTION_KIOSK:
        options->app.is_kiosk = true;
        return true;
    case OPTION_CONFIG:
        options->config = value;
        return value[0] != '\0';
    case OPTION_HOST:
        options->host = value;
        return value[0] != '\0';
    case OPTION_PACK:
        options->pack = value;
        return value[0] != '\0';
    }
    return false;
}

/* A script sees the same window everywhere; a kiosk has the whole screen, whatever else was said. */
static void fill_in(Options *options) {
    if (options->app.is_kiosk && !options->app.is_driven) {
        options->app.window = APP_FULLSCREEN;
    }
    if (options->app.is_driven && options->app.window == APP_WINDOW_PREFERRED) {
        options->app.window = APP_WINDOWED;
    }
    if (options->app.is_driven && options->app.width == 0) {
        options->app.width = 1920;
        options->app.height = 1080;
    }
}

/* What is no option is a file, of which there is one at most. False: error says why not. */
static bool take_file(Options *options, const char *word, char *error, size_t size) {
    if (options->file != NULL) {
        i18n_format(error, size, tr("Only one file can be opened, not {file} as well."), I18N_TEXT("file", word));
        return false;
    }
    options->file = word;
    return true;
}

/* Takes the option at *i, and its value. */
static bool take_word(Options *options, int count, char **words, int *i, char *error, size_t size) {
    const char *value;
    int found = find(words[*i], &value);
    if (found < 0) {
        i18n_format(error, size, tr("Unknown option {option}; see --help."), I18N_TEXT("option", words[*i]));
        return false;
    }
    const char *name = OPTION[found].name;
    if (OPTION[found].value == NULL && value != NULL) {
        i18n_format(error, size, tr("Option {option} takes no value."), I18N_TEXT("option", name));
        return false;
    }
    if (OPTION[found].value != NULL && value == NULL) {
        if (*i + 1 == count) {
            i18n_format(error, size, tr("Option {option} needs a value."), I18N_TEXT("option", name));
            return false;
        }
        value = words[++*i];
    }
    if (!take(options, OPTION[found].kind, value != NULL ? value : "")) {
        i18n_format(error, size, tr("“{value}” isn’t a valid value for {option}."), I18N_TEXT("value", value),
                    I18N_TEXT("option", name));
        return false;
    }
    return true;
}

bool options_read(Options *options, int count, char **words, char *error, size_t size) {
    *options = (Options){.app = {.display = DISPLAY_NEEDED}};
    for (int i = 1; i < count; i++) {
        bool is_option = words[i][0] == '-';
        if (is_option ? !take_word(options, count, words, &i, error, size)
                      : !take_file(options, words[i], error, size)) {
            return false;
        }
    }
    fill_in(options);
    return true;
}
