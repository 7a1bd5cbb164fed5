/* The one game of a page, and what its scripts call (packaging/web/page.js). */
#ifndef PAGE_PAGE_H
#define PAGE_PAGE_H

#include "shell/app.h"

App *page_app(void);

/* The browser could not keep what was written, for want of room or otherwise; and that it can again. */
void page_cannot_keep(int is_full);
void page_keeps_again(void);

/* Files have come: of effects, of music, of a language, which is spoken then. */
void page_has_sounds(void);
void page_has_music(void);
void page_has_speech(const char *code);

/* What the page's own field has taken in: text, what is being composed ("": nothing any more), a step back. */
void page_types(const char *text);
void page_composes(const char *text);
void page_erases(void);

#endif
