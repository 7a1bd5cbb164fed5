#include "scenes/menus/logo.h"

#include "gfx/picture.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "shell/parts.h"

/* As large as the place lets it be; units are those of the scene in which it stands. */
static void draw_letters(const App *app, const char *name, Rect where) {
    float size = where.h * .8f / app->layout.u;
    TextStyle words = part_words(TEXT_BOLD, size, THEME_RIBBON_TOP, TEXT_CENTER);
    words.scales = false;
    words.fit = TEXT_SHRINK;
    words.min_size = size * .25f;
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .7f);
    text_draw(app->gfx, &words, name, where);
}

void logo_draw(const App *app, const GameScenes *game, const char *picture, Rect where) {
    if (picture == NULL) {
        draw_letters(app, game->name, where);
        return;
    }
    picture_draw(app->gfx, picture, rect_snapped(rect_fit(where, picture_aspect(app->gfx, picture))), NULL);
}
