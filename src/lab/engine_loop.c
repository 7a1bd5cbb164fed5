/* schott-lab engine: lines from standard input, answers to standard output. */
#include "lab/engine.h"

#include "base/memory.h"
#include "lab/options.h"

#include <stdio.h>
#include <stdlib.h>

static void say(char *answer) {
    fputs(answer, stdout);
    fputc('\n', stdout);
    fflush(stdout);
    cJSON_free(answer);
}

/* Reads a line of any length into a buffer of ENGINE_LINE_MAX + 1 bytes. False: the input has ended. What does not fit
 * is read and thrown away, and *length says that there was more. */
static bool read_line(char *line, size_t *length) {
    size_t count = 0;
    int c;
    while ((c = getchar()) != EOF && c != '\n') {
        if (count < ENGINE_LINE_MAX) {
            line[count] = (char)c;
        }
        if (count <= ENGINE_LINE_MAX) {
            count++;
        }
    }
    line[count < ENGINE_LINE_MAX ? count : ENGINE_LINE_MAX] = '\0';
    *length = count;
    return c != EOF || count > 0;
}

int lab_engine(const char *program, int count, char **arguments) {
    const char *folder = NULL;
    if (!lab_options("engine", count, arguments, &(LabOption){"--assets", &folder, NULL}, 1, NULL)) {
        return LAB_WRONG_USAGE;
    }
    LabAssets assets;
    DataError error = {0};
    if (!lab_assets_load(&assets, folder, program, &error)) {
        return lab_failed(&error);
    }
    Engine *engine = engine_new(&assets);
    char *line = memory_new(ENGINE_LINE_MAX + 1);
    size_t length;
    while (read_line(line, &length)) {
        say(length > ENGINE_LINE_MAX ? engine_refuse_long_line() : engine_answer(engine, line, length));
    }
    free(line);
    engine_free(engine);
    lab_assets_free(&assets);
    return LAB_DONE;
}
