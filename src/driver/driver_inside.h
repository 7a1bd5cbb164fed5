/* Shared by the command files. Only these files advance time, with loop_virtual_step(). */
#ifndef DRIVER_DRIVER_INSIDE_H
#define DRIVER_DRIVER_INSIDE_H

#include "driver/driver.h"

#include <cjson/cJSON.h>

enum {
    WORDS_MAX = 6,
    SIDE_MAX = 16384,
};

typedef struct DriverCommand {
    App *app;
    cJSON *answer;
    const char *rest; /* the line behind the command's name */
    char *word[WORDS_MAX];
    int words;
    bool refused;
} DriverCommand;

typedef struct DriverVerb {
    const char *name;
    void (*run)(DriverCommand *command);
    bool takes_words;
} DriverVerb;

/* Each ends with an entry without a name. */
extern const DriverVerb DRIVER_LOOK[], DRIVER_HANDS[], DRIVER_STEER[];

/* The first refusal is the answer. */
void driver_refuse(DriverCommand *command, const char *format, ...)
#if defined(__GNUC__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
void driver_refuse_usage(DriverCommand *command, const char *usage);

/* The answer is to be UTF-8, whatever came in. */
void driver_make_plain(char *text);

bool driver_number(const char *word, double least, double most, double *out);
void driver_steps(App *app, int count);

#endif
