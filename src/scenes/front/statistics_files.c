/* Statistics: recorded games are written to files, and opened from them. */
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "scenes/front/front.h"
#include "scenes/front/statistics_inside.h"
#include "scenes/menus/in_play.h"
#include "scenes/table/film_bar.h"
#include "scenes/table/game_file.h"

#include <stdio.h>
#include <string.h>

void games_complain(App *app, const char *title, const PlayError *error) {
    message_tell(app, title, error->text);
}

static void export_to(const Statistics *statistics, App *app, const char *path) {
    PlayError error = {{0}};
    Session *chronicle = chronicle_from_store(in_play_host(app), statistics->game, &error);
    if (chronicle == NULL || !game_file_write(chronicle, path, &error)) {
        games_complain(app, tr("Save to file"), &error);
    } else {
        char text[MESSAGE_TEXT_BYTES];
        i18n_format(text, sizeof text, tr("Game saved to {path}."), I18N_TEXT("path", path));
        message_tell(app, tr("Save to file"), text);
    }
    session_leave(chronicle);
}

static void replace_chosen(App *app, void *context, int button) {
    const Statistics *statistics = context;
    if (button == 0) {
        export_to(statistics, app, statistics->path);
    }
}

static void export_chosen(App *app, void *context, const char *path) {
    Statistics *statistics = context;
    if (!path_exists(path)) {
        export_to(statistics, app, path);
        return;
    }
    char text[MESSAGE_TEXT_BYTES];
    i18n_copy(statistics->path, sizeof statistics->path, path);
    i18n_format(text, sizeof text, tr("{path} already exists. Replace it?"), I18N_TEXT("path", path));
    message_show(app, tr("Save to file"), text, tr("Replace"), tr("Cancel"), replace_chosen, statistics);
}

void games_open_export(Statistics *statistics, App *app, const StoreGame *game) {
    FileArgument argument = {.chosen = export_chosen, .context = statistics};
    char name[64], path[PATH_BYTES];
    int year, month, day;
    statistics_day(game->started, &year, &month, &day);
    snprintf(name, sizeof name, "%s-%04d-%02d-%02d-%lld.json", games_scenes_of(app, game)->file, year, month, day,
             (long long)game->id);
    statistics->game = game->id;
    i18n_copy(argument.title, sizeof argument.title, tr("Save to file"));
    i18n_copy(argument.text, sizeof argument.text, tr("Anyone with this file can watch the game. Where should it go?"));
    i18n_copy(argument.label, sizeof argument.label, tr("Save"));
    bool has_folder = app->data[0] != '\0' && path_join(path, app->data, name);
    i18n_copy(argument.folder, sizeof argument.folder, app->data);
    if (!has_folder || !i18n_copy(argument.path, sizeof argument.path, path)) {
        i18n_copy(argument.path, sizeof argument.path, name);
    }
    scene_push(app, &FILE_SCENE, &argument, sizeof argument);
}

/* Read and kept. NULL: it was refused, and why has been told. */
static Session *import_from(App *app, const char *path) {
    PlayError error = {{0}};
    Session *chronicle = game_file_read(in_play_host(app), path, &error);
    if (chronicle != NULL) {
        chronicle_keep(chronicle);
    } else {
        games_complain(app, tr("Open a recorded game"), &error);
    }
    return chronicle;
}

void games_import(Statistics *statistics, App *app, const char *path) {
    statistics->tab = TAB_GAMES;
    session_leave(import_from(app, path));
}

/* What was read is shown: it has been played through once, and need not come back from the store. */
void statistics_show_file(App *app, const char *path) {
    const StatisticsTab tab = TAB_GAMES;
    scene_push(app, &STATISTICS_SCENE, &tab, sizeof tab);
    FilmArgument film = {.chronicle = import_from(app, path)};
    const Scene *shows = film.chronicle != NULL ? in_play_scenes_of(app, session_rules(film.chronicle))->film : NULL;
    if (shows != NULL) {
        scene_push(app, shows, &film, sizeof film);
    } else {
        session_leave(film.chronicle);
    }
}

static void import_chosen(App *app, void *context, const char *path) {
    games_import(context, app, path);
}

void games_open_import(Statistics *statistics, App *app) {
    FileArgument argument = {.chosen = import_chosen, .context = statistics};
    i18n_copy(argument.title, sizeof argument.title, tr("Open a recorded game"));
    i18n_copy(argument.text, sizeof argument.text, tr("Which file? You can also drop it on this window."));
    i18n_copy(argument.label, sizeof argument.label, tr("Open"));
    argument.lists = true;
    i18n_copy(argument.folder, sizeof argument.folder, app->data);
    if (app->data[0] != '\0') {
        i18n_copy(argument.path, sizeof argument.path - 1, app->data);
        strncat(argument.path, "/", sizeof argument.path - strlen(argument.path) - 1);
    }
    scene_push(app, &FILE_SCENE, &argument, sizeof argument);
}
