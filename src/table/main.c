/* schott-table: a host for tables at a distance. */
#include "base/brand.h"
#include "base/memory.h"
#include "data/file.h"
#include "i18n/i18n.h"
#include "pack/pack.h"
#include "table/listen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { EXIT_WRONG_USAGE = 2 };

static const char HELP[] =
    "schott-table: hosts tables of " BRAND " and Best Path for players at several screens\n"
    "\n"
    "  schott-table [OPTION]...\n"
    "    --config FILE   settings; the sample, table.ini, explains each one\n"
    "    --folder DIR    folder for games, instead of the one in the settings\n"
    "    --port N        port to listen on, instead of the one in the settings\n"
    "    --pages DIR     folder with the page for phones, instead of the one in the settings\n"
    "    --lan           let everyone on the local network connect to this machine's IP address\n"
    "    --assets DIR    folder with the boards and questions\n"
    "    --locale DIR    folder with the translations (default: locale in the folder with the boards and questions)\n"
    "    --help          print this, then exit\n"
    "    --version       print the version, then exit\n"
    "\n"
    "SIGTERM or SIGINT stops it. Every action is saved before anyone sees it, so even a crash loses nothing.\n"
    "Exit status: 0 stopped, 1 failure, 2 mistake in the options or settings.\n";

typedef struct Options {
    const char *config, *folder, *port, *pages, *assets, *locale;
    bool is_lan, wants_help, wants_version;
} Options;

static bool take_value(const char *name, const char *word, const char *value, const char **out) {
    bool is_it = strcmp(name, word) == 0 && value != NULL;
    *out = is_it ? value : *out;
    return is_it;
}

static bool take_flag(const char *name, const char *word, bool *out) {
    bool is_it = strcmp(name, word) == 0;
    *out = *out || is_it;
    return is_it;
}

static bool options_read(Options *options, int count, char **word) {
    for (int i = 1; i < count; i++) {
        const char *value = i + 1 < count ? word[i + 1] : NULL;
        if (take_value("--config", word[i], value, &options->config) ||
            take_value("--folder", word[i], value, &options->folder) ||
            take_value("--port", word[i], value, &options->port) ||
            take_value("--pages", word[i], value, &options->pages) ||
            take_value("--assets", word[i], value, &options->assets) ||
            take_value("--locale", word[i], value, &options->locale)) {
            i++;
        } else if (!take_flag("--lan", word[i], &options->is_lan) &&
                   !take_flag("--help", word[i], &options->wants_help) &&
                   !take_flag("--version", word[i], &options->wants_version)) {
            fprintf(stderr, "schott-table: %s is not an option, or its value is missing (see --help).\n", word[i]);
            return false;
        }
    }
    return true;
}

/* What is said here comes before what stands in the file. */
static bool configure(TableConfig *config, const Options *options) {
    DataError error = {0};
    config_init(config);
    if (options->config != NULL && !config_read(config, options->config, &error)) {
        fprintf(stderr, "schott-table: %s\n", error.text);
        return false;
    }
    if (options->folder != NULL) {
        snprintf(config->folder, sizeof config->folder, "%s", options->folder);
    }
    if (options->pages != NULL) {
        snprintf(config->pages, sizeof config->pages, "%s", options->pages);
    }
    if (options->is_lan) {
        config->is_lan = true;
        config->address[0] = '\0';
    }
    if (options->port != NULL && !config_read_port(config, options->port)) {
        fprintf(stderr, "schott-table: --port must be a whole number from 1 to 65535.\n");
        return false;
    }
    /* For the test that must see what is shown too soon. */
    config->rules.shows_at_once = getenv("SCHOTT_TABLE_SHOWS_AT_ONCE") != NULL;
    return true;
}

static void have_many_files(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0) {
        limit.rlim_cur = limit.rlim_max;
        setrlimit(RLIMIT_NOFILE, &limit);
    }
}

int main(int count, char **word) {
    Options options = {0};
    TableConfig config;
    DataError error = {0};
    if (!options_read(&options, count, word)) {
        return EXIT_WRONG_USAGE;
    }
    if (options.wants_help || options.wants_version) {
        fputs(options.wants_help ? HELP : "schott-table " TABLE_VERSION "\n", stdout);
        return EXIT_SUCCESS;
    }
    if (!configure(&config, &options)) {
        return EXIT_WRONG_USAGE;
    }
    char *assets = file_find_assets(options.assets, word[0], &error);
    if (assets == NULL) {
        fprintf(stderr, "schott-table: %s\n", error.text);
        return EXIT_FAILURE;
    }
    char *locale = options.locale != NULL ? memory_copy(options.locale) : file_join(assets, "locale");
    i18n_init(locale);
    have_many_files();
    Pack *pack = config.pack[0] != '\0' ? pack_open_beside(config.pack, assets, &error) : NULL;
    if (data_failed(&error)) {
        fprintf(stderr, "schott-table: %s\n", error.text);
    }
    int status = data_failed(&error) ? EXIT_FAILURE : table_listen(&config, assets, pack);
    pack_free(pack);
    i18n_fini();
    free(locale);
    free(assets);
    return status;
}
