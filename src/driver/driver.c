/* Reading commands and running each by its name. It answers with fields of the object it is given, or refuses with a
 * sentence. */
#include "driver/driver_inside.h"

#include "base/memory.h"
#include "i18n/i18n.h"
#include "shell/loop.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_MAX_BYTES = 1 << 20 };

static const DriverVerb *const VERBS[] = {DRIVER_LOOK, DRIVER_HANDS, DRIVER_STEER};

/* --- refusing ----------------------------------------------------------------------------------------------------- */

void driver_make_plain(char *text) {
    for (; *text != '\0'; text++) {
        if (!isprint((unsigned char)*text)) {
            *text = '?';
        }
    }
}

void driver_refuse(DriverCommand *command, const char *format, ...) {
    char sentence[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    if (!i18n_is_utf8(sentence, strlen(sentence))) { /* SDL's own words quote paths as they came */
        driver_make_plain(sentence);
    }
    if (command->refused) {
        return;
    }
    command->refused = true;
    cJSON_Delete(command->answer);
    command->answer = cJSON_CreateObject();
    cJSON_AddBoolToObject(command->answer, "ok", false);
    cJSON_AddStringToObject(command->answer, "error", sentence);
}

void driver_refuse_usage(DriverCommand *command, const char *usage) {
    driver_refuse(command, "This command is written: %s.", usage);
}

bool driver_number(const char *word, double least, double most, double *out) {
    char *end;
    *out = strtod(word, &end);
    return end != word && *end == '\0' && *out >= least && *out <= most;
}

void driver_steps(App *app, int count) {
    for (int i = 0; i < count && !app->quits; i++) {
        loop_virtual_step(app);
    }
}

/* --- running ------------------------------------------------------------------------------------------------------ */

static void split(DriverCommand *command, char *words) {
    for (char *word = strtok(words, " \t"); word != NULL; word = strtok(NULL, " \t")) {
        if (command->words < WORDS_MAX) {
            command->word[command->words] = word;
        }
        command->words++; /* too many is a number no command takes */
    }
}

static const DriverVerb *verb_named(const char *name) {
    for (size_t i = 0; i < sizeof VERBS / sizeof VERBS[0]; i++) {
        for (const DriverVerb *verb = VERBS[i]; verb->name != NULL; verb++) {
            if (strcmp(verb->name, name) == 0) {
                return verb;
            }
        }
    }
    return NULL;
}

static void run(DriverCommand *command, const char *name) {
    const DriverVerb *verb = verb_named(name);
    if (verb != NULL && command->words > 0 && !verb->takes_words) {
        driver_refuse_usage(command, name);
    } else if (verb != NULL) {
        verb->run(command);
    } else {
        char shown[64];
        snprintf(shown, sizeof shown, "%s", name);
        driver_make_plain(shown);
        driver_refuse(command, "There is no command \"%s\".", shown);
    }
}

static char *copy(const char *text, size_t length) {
    char *memory = memory_raw(length + 1);
    memcpy(memory, text, length);
    memory[length] = '\0';
    return memory;
}

static char *finish(DriverCommand *command) {
    char *answer = cJSON_PrintUnformatted(command->answer);
    cJSON_Delete(command->answer);
    return answer;
}

char *driver_answer(App *app, const char *line) {
    line += strspn(line, " \t");
    size_t length = strcspn(line, " \t");
    char *name = copy(line, length);
    const char *rest = line + length + strspn(line + length, " \t");
    char *words = copy(rest, strlen(rest));
    DriverCommand command = {.app = app, .answer = cJSON_CreateObject(), .rest = rest};
    cJSON_AddBoolToObject(command.answer, "ok", true);
    split(&command, words);
    run(&command, name);
    free(words);
    free(name);
    return finish(&command);
}

bool driver_say(App *app, const char *command) {
    char *answer = driver_answer(app, command);
    bool is_ok = strncmp(answer, "{\"ok\":true", strlen("{\"ok\":true")) == 0;
    if (!is_ok) {
        fprintf(stderr, "%s: %s\n", command, answer);
    }
    free(answer);
    return is_ok;
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

static char *answer_to_too_long(App *app) {
    DriverCommand command = {.app = app};
    driver_refuse(&command, "The line is longer than a mebibyte.");
    return finish(&command);
}

/* A line without its end; false at the end of input. What is too long comes cut, and *too_long says so. */
static bool read_line(FILE *in, char **line, size_t *room, bool *too_long) {
    size_t length = 0;
    int c;
    *too_long = false;
    while ((c = getc(in)) != EOF && c != '\n') {
        if (length + 1 >= *room && *room < LINE_MAX_BYTES) {
            *room = *room > 0 ? *room * 2 : 256;
            *line = memory_resize(*line, *room);
        }
        if (length + 1 < *room) {
            (*line)[length++] = (char)c;
        } else {
            *too_long = true;
        }
    }
    if (c == EOF && length == 0) {
        return false;
    }
    if (*room == 0) {
        *line = copy("", 0);
        *room = 1;
    }
    if (length > 0 && (*line)[length - 1] == '\r') {
        length--;
    }
    (*line)[length] = '\0';
    return true;
}

void driver_run(App *app, FILE *in, FILE *out) {
    char *line = NULL;
    size_t room = 0;
    bool too_long;
    loop_virtual_step(app); /* the first scene is there when the first command is read */
    while (!app->quits && read_line(in, &line, &room, &too_long)) {
        char *answer = too_long ? answer_to_too_long(app) : driver_answer(app, line);
        fprintf(out, "%s\n", answer);
        fflush(out);
        free(answer);
    }
    free(line);
}
