/* What people say to each other at a table: eight pictures, which need no language. */
#include "gfx/paint.h"
#include "scenes/together/inside.h"

#include <math.h>
#include <stdio.h>

static const double COMES_MS = 220;

/* In a drop of light at the upper corner of the panel, where the face is. */
void together_draw_said(const App *app, int seat, Rect panel) {
    const Together *together = together_of(app);
    if (together == NULL || together->said[seat].until <= app->now || rect_is_empty(panel)) {
        return;
    }
    char picture[48];
    float u = app->layout.u, side = fminf(96 * u, fmaxf(panel.h, panel.w) * .9f);
    double age = SAID_MS - (together->said[seat].until - gfx_now(app->gfx));
    float grown = app->preferences.reduced_motion ? 1 : (float)fmin(fmax(age / COMES_MS, 0), 1);
    Point middle = {fmaxf(panel.x + side * .2f, side * .6f), fmaxf(panel.y - side * .1f, side * .6f)};
    Rect disc = rect_around(middle, side * grown, side * grown);
    PanelStyle style = panel_main();
    style.radius = 999;
    snprintf(picture, sizeof picture, "icons/%s", visit_reaction_names[together->said[seat].what]);
    paint_panel(app->gfx, rect_snapped(disc), &style);
    paint_disc(app->gfx, middle, side * .42f * grown, color_rgb(0x2b5cb8));
    picture_draw(app->gfx, picture, rect_snapped(rect_scaled(disc, .62f)), NULL);
}

bool together_is_moving(const App *app) {
    const Together *together = together_of(app);
    for (int p = 0; together != NULL && p < SEATS_MAX; p++) {
        if (app->now < together->said[p].until - SAID_MS + COMES_MS && !app->preferences.reduced_motion) {
            return true;
        }
    }
    return false;
}
