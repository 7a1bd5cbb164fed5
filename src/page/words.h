/* What the page says before the program can, and beside it: page.py gives page.js these words in every language. */
#ifndef PAGE_WORDS_H
#define PAGE_WORDS_H

#include "i18n/i18n.h"

static const char *const PAGE_WORDS[] = {
    /* elsewhere */ N_("The game is already open in another window. Close it there, and it opens here."),
    /* unfit */ N_("This browser can’t run the game. Please try a newer one."),
    /* unreachable */ N_("The game couldn’t be loaded. Check the connection, then try again."),
    /* stopped */ N_("Something went wrong, and the game stopped. Reload the page to go on where it was saved."),
    /* forgets */ N_("This browser keeps nothing for this page: games are lost when it is closed."),
    /* newer */ N_("A new version is ready."),
    /* reload */ N_("Reload"),
    /* again */ N_("Try again"),
    /* ok */ N_("OK"),
};

#endif
