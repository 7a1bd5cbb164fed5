#include "scenes/menus/coach_name.h"

#include "ai/character.h"
#include "i18n/i18n.h"

Figurine coach_figurine(Figurine taken) {
    return taken == FIGURINE_FIBRE ? FIGURINE_FLASK : FIGURINE_FIBRE;
}

/* That of the figurine's first character. */
const char *coach_name(Figurine person) {
    return tr(ai_character(ai_character_of(coach_figurine(person), 0))->name);
}
