/* Who watches what text is drawn where, for tests. */
#include "gfx/gfx_inside.h"
#include "gfx/text.h"

void text_watch_cuts(Gfx *gfx, void (*cut)(void *context, const char *text, Rect box), void *context) {
    gfx->cut = cut;
    gfx->cut_context = context;
    gfx->tells_all_text = false;
}

void text_watch(Gfx *gfx, void (*read)(void *context, const char *text, Rect box), void *context) {
    text_watch_cuts(gfx, read, context);
    gfx->tells_all_text = true;
}

void text_tell(const Gfx *gfx, const char *text, Rect box, bool is_cut) {
    if (gfx->cut != NULL && (gfx->tells_all_text || is_cut)) {
        gfx->cut(gfx->cut_context, text, box);
    }
}
