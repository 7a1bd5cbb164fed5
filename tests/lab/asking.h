/* An engine that is asked line by line, and what its answers must be. */
#ifndef TESTS_LAB_ASKING_H
#define TESTS_LAB_ASKING_H

#include "lab/engine.h"

#include <cjson/cJSON.h>

/* Before and after each test. */
void asking_begin(void);
void asking_end(void);
Engine *asking_engine(void);
const LabAssets *asking_assets(void);

/* The answer to a line, which has single quotes for double ones; the caller deletes it. */
cJSON *ask(const char *line);
bool is_ok(const cJSON *answer);

/* Asks, expecting that it is done, or refused with a sentence; or that a part of the answer is as wanted. */
void tell(const char *line);
void check_refused(const char *line, const char *sentence);
void check_part(const char *line, const char *key, const char *wanted);
void get_hash(char out[17]);

#endif
