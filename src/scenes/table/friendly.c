#include "scenes/table/friendly.h"

#include "i18n/i18n.h"

#include <string.h>

static const char *list(void) {
    /* TRANSLATORS: first names for guests who do not type one, at least 24, separated by commas: friendly, short, known
     * in your country, as many of women as of men. They need not be these. */
    return tr("Ada,Alex,Amy,Ben,Chloe,Daisy,Ella,Emma,Finn,Grace,Harry,Holly,Isla,Jack,James,Kim,Leo,Lily,Lucy,Max,Mia,"
              "Noah,Olivia,Oscar,Pat,Rosie,Ruby,Sam,Sophie,Tom,Will,Zoe");
}

int friendly_count(void) {
    int count = 1;
    for (const char *at = list(); *at != '\0'; at++) {
        count += *at == ',';
    }
    return count;
}

void friendly_name(int index, char *out, size_t size) {
    const char *at = list();
    for (int skipped = index % friendly_count(); skipped > 0; skipped--) {
        at += strcspn(at, ",") + 1;
    }
    char name[FRIENDLY_NAME_BYTES] = "";
    size_t length = strcspn(at, ",");
    memcpy(name, at, length < sizeof name - 1 ? length : sizeof name - 1);
    i18n_copy(out, size, name);
}
