#include "games/world/play/shelf.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "data/file.h"
#include "games/world/play/boards.h"
#include "games/world/play/game.h"
#include "games/world/play/session_inside.h"
#include "i18n/i18n.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LANGUAGE_SIZE = sizeof((Questions *)NULL)->language };

/* What a worker reads. */
typedef struct Reading {
    WorldShelf *shelf; /* NULL: nobody waits for it any more */
    char *assets;
    char language[LANGUAGE_SIZE];
    Pack *pack; /* or NULL */
    Questions *questions;
    DataError fault;
} Reading;

typedef struct Bank {
    Questions *questions;
    const Pack *pack; /* whose questions are among them; NULL: nobody's */
} Bank;

struct WorldShelf {
    Bank bank[I18N_LANGUAGES_MAX]; /* in each language that was asked for: at a host, people have several */
    int banks;
    Reading *reading; /* under way, or NULL */
    Boards boards;
};

WorldShelf *shelf_new(void) {
    return memory_new(sizeof(WorldShelf));
}

static void forget_reading(WorldShelf *shelf) {
    if (shelf->reading != NULL) {
        shelf->reading->shelf = NULL;
        shelf->reading = NULL;
    }
}

void shelf_free(WorldShelf *shelf) {
    if (shelf != NULL) {
        forget_reading(shelf);
        for (int i = 0; i < shelf->banks; i++) {
            questions_free(shelf->bank[i].questions);
        }
        boards_fini(&shelf->boards);
        free(shelf);
    }
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* A language without questions of its own gets the English ones. */
static void translate(Questions *questions, const char *assets, const char *language) {
    char name[64];
    snprintf(name, sizeof name, "questions.%s.json", language);
    char *path = file_join(assets, name);
    DataError untranslated = {0};
    if (strcmp(language, "en") != 0 && file_exists(path) &&
        !questions_load_translation(questions, path, &untranslated)) {
        fprintf(stderr, "%s: %s\n", name, untranslated.text);
    }
    free(path);
    snprintf(questions->language, sizeof questions->language, "%s", language);
}

/* Nothing here may ask i18n: it runs on a worker. */
static Questions *read_bank(const char *assets, const char *language, const Pack *pack, DataError *fault) {
    char *path = file_join(assets, "questions.json");
    Questions *questions = questions_load(path, fault);
    free(path);
    if (questions != NULL) {
        translate(questions, assets, language);
    }
    if (questions != NULL && pack != NULL) {
        bool joins = pack_join(pack, questions, language, fault); /* tried when it was opened */
        CORE_ASSERT(joins);
    }
    return questions;
}

static void read_beside(void *data) {
    Reading *reading = data;
    reading->questions = read_bank(reading->assets, reading->language, reading->pack, &reading->fault);
}

static Questions *on_shelf(const WorldShelf *shelf, const char *language, const Pack *pack) {
    for (int i = 0; i < shelf->banks; i++) {
        if (strcmp(shelf->bank[i].questions->language, language) == 0 && shelf->bank[i].pack == pack) {
            return shelf->bank[i].questions;
        }
    }
    return NULL;
}

/* Where there is no room the one that has been there longest goes. */
static void put_on_shelf(WorldShelf *shelf, Questions *questions, const Pack *pack) {
    if (on_shelf(shelf, questions->language, pack) != NULL) {
        questions_free(questions);
        return;
    }
    if (shelf->banks == I18N_LANGUAGES_MAX) {
        questions_free(shelf->bank[0].questions);
        memmove(shelf->bank, shelf->bank + 1, (size_t)--shelf->banks * sizeof *shelf->bank);
    }
    shelf->bank[shelf->banks++] = (Bank){questions, pack};
}

static void reading_done(void *data, bool dropped) {
    Reading *reading = data;
    (void)dropped;
    if (reading->shelf != NULL) {
        reading->shelf->reading = NULL;
        if (reading->questions != NULL) {
            put_on_shelf(reading->shelf, questions_share(reading->questions), reading->pack);
        }
    }
    questions_free(reading->questions);
    pack_free(reading->pack);
    free(reading->assets);
    free(reading);
}

void shelf_prepare(const PlayHost *host) {
    WorldShelf *shelf = host_shelf_of(host, &WORLD_GAME);
    const Reading *coming = shelf != NULL ? shelf->reading : NULL;
    bool is_coming = coming != NULL && strcmp(coming->language, i18n_language()) == 0 && coming->pack == host->pack;
    if (shelf == NULL || is_coming || on_shelf(shelf, i18n_language(), host->pack) != NULL) {
        return;
    }
    forget_reading(shelf);
    Reading *reading = memory_new(sizeof *reading);
    reading->shelf = shelf;
    reading->assets = memory_copy(host->assets);
    snprintf(reading->language, sizeof reading->language, "%s", i18n_language());
    reading->pack = host->pack != NULL ? pack_share(host->pack) : NULL;
    shelf->reading = reading;
    host->think(host->context, read_beside, reading_done, reading);
}

Questions *shelf_take(const PlayHost *host, PlayError *error) {
    WorldShelf *shelf = host_shelf_of(host, &WORLD_GAME);
    Questions *there = shelf != NULL ? on_shelf(shelf, i18n_language(), host->pack) : NULL;
    if (there != NULL) {
        return questions_share(there);
    }
    DataError fault = {0};
    Questions *questions = read_bank(host->assets, i18n_language(), host->pack, &fault);
    if (questions == NULL) {
        i18n_format(error->text, sizeof error->text, tr("The questions can’t be used: {reason}"),
                    I18N_TEXT("reason", session_explain(&fault)));
    } else if (shelf != NULL) {
        put_on_shelf(shelf, questions_share(questions), host->pack);
    }
    return questions;
}

const Board *shelf_board(const PlayHost *host, const char *name, int players, DataError *fault) {
    WorldShelf *shelf = host_shelf_of(host, &WORLD_GAME);
    return boards_take(shelf != NULL ? &shelf->boards : NULL, host->assets, name, players, fault);
}
