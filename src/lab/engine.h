/* The line protocol: one JSON object in, one out. */
#ifndef LAB_ENGINE_H
#define LAB_ENGINE_H

#include "lab/lab.h"

enum { ENGINE_LINE_MAX = 1 << 20 };

typedef struct Engine Engine;

/* assets must outlive the engine. */
Engine *engine_new(const LabAssets *assets);
void engine_free(Engine *engine);

/* The answer to a line of that length (NUL behind it), without a line end; the caller frees it with cJSON_free. */
char *engine_answer(Engine *engine, const char *line, size_t length);

/* The answer to a line that is longer than ENGINE_LINE_MAX. */
char *engine_refuse_long_line(void);

#endif
