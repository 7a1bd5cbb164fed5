/* The question bank: in English, with one translation laid over it where a language is set. */
#ifndef GAMES_WORLD_DATA_QUESTIONS_H
#define GAMES_WORLD_DATA_QUESTIONS_H

#include "data/error.h"
#include "games/world/rules/card.h"

#include <cjson/cJSON.h>
#include <stdbool.h>
#include <stddef.h>

enum {
    QUESTION_ID_MAX = 47,     /* bytes: lower-case letters, digits and hyphens */
    QUESTION_TEXT_MAX = 1000, /* bytes of the question, and of the explanation */
    QUESTION_ANSWER_MAX = 200,
    QUESTION_SOURCE_MAX = 500,
    QUESTION_SITE_MAX = 47,
    QUESTION_BANK_MAX = 2000,
};

/* Append only: counted in statistics. */
typedef enum QuestionTopic {
    QUESTION_HISTORY = 0,
    QUESTION_SCIENCE = 1,
    QUESTION_PRODUCTS = 2,
    QUESTION_WORLD = 3,
    QUESTION_EVERYDAY = 4,
    QUESTION_TOPICS,
} QuestionTopic;

enum { QUESTION_DIFFICULTIES = 3 }; /* 1 to 3 */

typedef struct QuestionText {
    const char *question;
    const char *answer[WORLD_ANSWERS];
    const char *explanation;
} QuestionText;

typedef struct Question {
    const char *id;
    const char *site;   /* city it is about, or NULL */
    const char *set;    /* of those with the same only one comes in a game: they answer each other; or NULL */
    const char *source; /* where it can be looked up; see question_is_sourced */
    bool firm;          /* about SCHOTT, its founders or its brands */
    bool retired;       /* never asked any more; kept for the games that asked it */
    QuestionTopic topic;
    int difficulty;
    int right;
    QuestionText text; /* in the language that was loaded last */
} Question;

typedef struct Questions {
    int count;
    Question *list;
    char language[16]; /* "en", or that of the translation */
    cJSON *tree;       /* hold the strings */
    cJSON *translation;
    int sharers;             /* besides the first owner */
    struct Questions *added; /* those of a company, behind its own in the list; or NULL */
} Questions;

/* Reads a bank; the caller frees it with questions_free. NULL: refused. */
Questions *questions_read(const char *text, size_t length, const char *file, DataError *error);
Questions *questions_load(const char *path, DataError *error);
Questions *questions_share(Questions *questions); /* the same bank, for one who frees it once more; one thread's */
void questions_free(Questions *questions);

/* Puts a translation over the bank. It must have every question of the bank and no other, with as many answers.
 * False: refused, and the bank is unchanged. Strings taken from the bank before are no longer valid afterwards. */
bool questions_read_translation(Questions *questions, const char *text, size_t length, const char *file,
                                DataError *error);
bool questions_load_translation(Questions *questions, const char *path, DataError *error);

/* Puts the questions of a company behind those of the bank, or in their place: then the bank's own are never asked and
 * kept for the games that asked them. The bank owns `added` from then on, and takes no more translations. No id may be
 * in both. */
void questions_add(Questions *questions, Questions *added, bool instead);

const Question *questions_find(const Questions *questions, const char *id);

/* False: the fact is certain, but nobody has read a source for it; the bank says "unread". */
bool question_is_sourced(const Question *question);

/* Whether a text can be the id of a question. */
bool question_id_is_valid(const char *id);

extern const char *const question_topic_names[QUESTION_TOPICS];

#endif
