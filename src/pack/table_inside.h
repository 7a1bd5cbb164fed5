/* Shared by table.c and table_write.c. */
#ifndef PACK_TABLE_INSIDE_H
#define PACK_TABLE_INSIDE_H

#include "pack/pack.h"

/* What is said once of a question, and in each language. */
typedef enum TableKey {
    TABLE_ID,
    TABLE_TOPIC,
    TABLE_DIFFICULTY,
    TABLE_RIGHT,
    TABLE_SITE,
    TABLE_SET,
    TABLE_SOURCE,
    TABLE_RETIRED,
    TABLE_KEYS,
} TableKey;

enum { TABLE_QUESTION, TABLE_ANSWER, TABLE_EXPLANATION = TABLE_ANSWER + WORLD_ANSWERS, TABLE_TEXTS };

extern const char *const table_keys[TABLE_KEYS], *const table_texts[TABLE_TEXTS];

enum { TABLE_NAME_BYTES = 48 }; /* of a column */

/* "question_de" */
const char *table_text_name(int text, const char *language, char out[TABLE_NAME_BYTES]);

#endif
