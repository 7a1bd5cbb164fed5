/* Options of the subcommands. */
#ifndef LAB_OPTIONS_H
#define LAB_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

/* One of value (the option takes the argument behind it) and flag is set. */
typedef struct LabOption {
    const char *name;
    const char **value;
    bool *flag;
} LabOption;

/* Reads all options; an argument that isn't one goes to *file (NULL: not allowed). False: wrong usage, reported. */
bool lab_options(const char *command, int count, char **arguments, const LabOption *options, int known,
                 const char **file);

/* A whole number from min to max; *out stays as it is if text is NULL. False: wrong usage, reported. */
bool lab_option_number(const char *name, const char *text, int64_t min, int64_t max, int64_t *out);

/* A probability from 0 to 1 as thousandths. */
bool lab_option_permille(const char *name, const char *text, int *out);

#endif
