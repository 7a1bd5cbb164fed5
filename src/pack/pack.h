/* A pack: a company's own questions and boards, in a folder or a zip (docs/packs.md):
 *
 *     pack.json            {"pack":1,"name":"acme","title":"Acme Glass","version":3,"languages":["en","de"],
 *                           "questions":"added"}
 *     questions.json       as assets/questions.json, in the first of the languages
 *     questions.de.json    a translation, one for each further language
 *     boards/acme-x.json   a board of World or Best Path, one for each that pack.json names
 *
 * The names of these files are fixed, so that a manifest can name none that is not the pack's. All is read and checked
 * when it is opened, and kept in memory: what becomes of the files afterwards changes nothing. */
#ifndef PACK_PACK_H
#define PACK_PACK_H

#include "data/error.h"
#include "games/world/data/questions.h"

#include <stdbool.h>

struct Record;

enum {
    PACK_FORM = 1,
    PACK_ID_MAX = 15,    /* bytes of the name; ids of questions begin with it and a hyphen */
    PACK_TITLE_MAX = 40, /* bytes: as much as the settings show */
    PACK_VERSION_MAX = 1000000,
    PACK_LANGUAGES_MAX = 12,
    PACK_LANGUAGE_BYTES = 16,
    PACK_QUESTIONS_MAX = 1000,
    PACK_INSTEAD_LEAST = 10, /* of a pack that plays without ours */
    PACK_BOARDS_EACH = 2,    /* of each game: as many as there is room for beside ours */
    PACK_BOARDS_MAX = 4,
    PACK_BOARD_BYTES = 32, /* of a board's name: as much as a recorded game keeps */
    PACK_BOARD_TITLE_MAX = 24,
};

typedef enum PackGame {
    PACK_WORLD,
    PACK_PATH,
    PACK_GAMES,
} PackGame;

typedef struct PackBoard {
    PackGame game;
    char name[PACK_BOARD_BYTES]; /* "acme-tour" */
    char title[PACK_LANGUAGES_MAX][PACK_BOARD_TITLE_MAX + 1];
} PackBoard;

/* What pack.json says. */
typedef struct PackHead {
    char name[PACK_ID_MAX + 1];     /* "acme": of lower-case letters and digits */
    char title[PACK_TITLE_MAX + 1]; /* as people read it */
    int version;                    /* the higher the newer */
    bool is_instead;                /* its questions are asked without ours */
    int languages;
    char language[PACK_LANGUAGES_MAX][PACK_LANGUAGE_BYTES]; /* a language that is not there gets the first */
    int boards;
    PackBoard board[PACK_BOARDS_MAX];
} PackHead;

typedef struct Pack Pack;

/* pack.json alone, of a folder or a zip; false: refused, and *error says why. */
bool pack_read_head(const char *path, PackHead *head, DataError *error);

/* Where a language is in a list; -1: it is not there. */
int pack_find_language(const PackHead *head, const char *language);

/* "questions.json", "questions.de.json": the file of that language. */
enum { PACK_FILE_BYTES = 64 };
void pack_file_of(const PackHead *head, int language, char out[PACK_FILE_BYTES]);

/* Whether an id begins as all those of the pack do. */
bool pack_owns(const PackHead *head, const char *id);

/* NULL: refused, and *error says why. */
Pack *pack_open(const char *path, DataError *error);
Pack *pack_open_zip(const char *bytes, size_t length, const char *file, DataError *error); /* in memory */

/* In memory, too: the text of each of its languages, in their order. */
Pack *pack_of_texts(const PackHead *head, char *const *json, DataError *error);

/* One that goes together with our questions, which lie in the folder with the assets. */
Pack *pack_open_beside(const char *path, const char *assets, DataError *error);

/* The same pack, for one who frees it once more; one thread's. */
Pack *pack_share(Pack *pack);
void pack_free(Pack *pack); /* NULL is fine */

const PackHead *pack_head(const Pack *pack);

/* Says of a game that it was played with this pack. */
void pack_note(const Pack *pack, struct Record *record);

/* Its questions in a language, for the caller to free. */
Questions *pack_questions(const Pack *pack, const char *language);

/* The same with one of its questions alone, asked instead of ours: to look at it. */
Pack *pack_alone(const Pack *pack, const char *id);

/* Puts its questions to a bank of ours, in a language. False: they do not go together, *error says why, and the bank is
 * as it was. */
bool pack_join(const Pack *pack, Questions *ours, const char *language, DataError *error);

#endif
