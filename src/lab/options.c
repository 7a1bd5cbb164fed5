#include "lab/options.h"

#include "lab/lab.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const LabOption *find(const LabOption *options, int known, const char *name) {
    for (int i = 0; i < known; i++) {
        if (strcmp(options[i].name, name) == 0) {
            return &options[i];
        }
    }
    return NULL;
}

bool lab_options(const char *command, int count, char **arguments, const LabOption *options, int known,
                 const char **file) {
    for (int i = 0; i < count; i++) {
        const LabOption *option = find(options, known, arguments[i]);
        if (option != NULL && option->flag != NULL) {
            *option->flag = true;
        } else if (option != NULL) {
            if (i + 1 == count) {
                lab_wrong_usage("%s: %s needs a value.", command, option->name);
                return false;
            }
            *option->value = arguments[++i];
        } else if (file != NULL && *file == NULL && strncmp(arguments[i], "--", 2) != 0) {
            *file = arguments[i];
        } else {
            lab_wrong_usage("%s: unknown option \"%.60s\"; see schott-lab --help.", command, arguments[i]);
            return false;
        }
    }
    return true;
}

bool lab_option_number(const char *name, const char *text, int64_t min, int64_t max, int64_t *out) {
    if (text == NULL) {
        return true;
    }
    char *end = NULL;
    errno = 0;
    long long value = strtoll(text, &end, 10);
    if (*text == '\0' || *end != '\0' || errno != 0 || value < min || value > max) {
        lab_wrong_usage("%s must be a whole number from %lld to %lld, not \"%.60s\".", name, (long long)min,
                        (long long)max, text);
        return false;
    }
    *out = value;
    return true;
}

bool lab_option_permille(const char *name, const char *text, int *out) {
    if (text == NULL) {
        return true;
    }
    char *end = NULL;
    double value = strtod(text, &end);
    if (*text == '\0' || *end != '\0' || !(value >= 0 && value <= 1)) {
        lab_wrong_usage("%s must be a number from 0 to 1, not \"%.60s\".", name, text);
        return false;
    }
    *out = (int)(value * 1000 + 0.5);
    return true;
}
