/* The rule in a catalogue's header by which a number picks one of its forms, such as
 * "nplurals=2; plural=(n > 1);": C's operators over n. */
#ifndef I18N_PLURAL_H
#define I18N_PLURAL_H

#include <stdbool.h>
#include <stdint.h>

enum { PLURAL_STEPS_MAX = 96, PLURAL_FORMS_MAX = 8 };

typedef struct PluralRule {
    unsigned forms;
    unsigned length;
    struct {
        uint8_t operation; /* Operation in plural.c */
        unsigned long value;
    } step[PLURAL_STEPS_MAX]; /* in the order of a stack machine */
} PluralRule;

/* False: the text says no rule we understand; the rule is then undefined. */
bool plural_rule_parse(PluralRule *rule, const char *text);
/* Always below rule->forms. */
unsigned plural_rule_form(const PluralRule *rule, unsigned long n);

#endif
