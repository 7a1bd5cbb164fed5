/* Draws scenes on top of each other. What is below a popup doesn't move: it is painted once, dimmed, and copied from
 * then on. Whatever comes or goes, one picture melts into the other. */
#include "shell/stack_inside.h"

#include "gfx/paint.h"
#include "gfx/theme.h"

#include <math.h>

static const float VEIL = .62f;
static const float POPUP_RISE = 22; /* units a popup comes up from */

static float veil_of(const Level *level) {
    return level->scene->veil > 0 ? level->scene->veil : VEIL;
}

/* How much of it is there. */
static float veil_stays(const Stack *stack, const Level *level) {
    return level->scene->stays != NULL ? level->scene->stays(level->state, stack->app) : 1;
}

bool stack_has_lifted(const Stack *stack) {
    const Level *top = stack_top(stack);
    return top != NULL && top->scene->is_popup && veil_stays(stack, top) <= 0;
}

static void paint_background(Stack *stack, Level *level) {
    if (level->background == NULL) {
        return;
    }
    Gfx *gfx = stack->app->gfx;
    if (layer_begin(level->background)) {
        if (level->scene->background != NULL) {
            level->scene->background(level->state, stack->app);
        } else {
            paint_table(gfx);
        }
        layer_end(level->background);
    }
    layer_draw(level->background, 1);
}

static void draw_level(Stack *stack, Level *level) {
    stack_build(stack, level);
    stack->current = level;
    theme_use(level->scene->is_night ? THEME_NIGHT : THEME_DUSK);
    paint_background(stack, level);
    if (level->scene->draw != NULL) {
        level->scene->draw(level->state, stack->app, level->ui);
    } else {
        ui_draw(level->ui);
    }
    stack->current = NULL;
}

static void draw_veil(const Stack *stack, float alpha) {
    if (alpha > .004f) {
        paint_fill(stack->app->gfx, gfx_screen(stack->app->gfx), color_alpha(color_rgb(THEME_VEIL), alpha));
    }
}

/* The scenes from the topmost that is no popup up to the one below the top. */
static void draw_below(Stack *stack) {
    int first = stack->depth - 1;
    while (first > 0 && stack->level[first].scene->is_popup) {
        first--;
    }
    for (int i = first; i < stack->depth - 1; i++) {
        if (stack->level[i].scene->is_popup) {
            theme_use(THEME_DUSK);
            draw_veil(stack, veil_of(&stack->level[i]));
        }
        draw_level(stack, &stack->level[i]);
    }
}

/* What lies below as it is without the popup, painted once as that begins to lift its veil. */
static void paint_bare(Stack *stack) {
    stack->bare = stack->bare != NULL ? stack->bare : layer_new(stack->app->gfx);
    if (layer_begin(stack->bare)) {
        draw_below(stack);
        layer_end(stack->bare);
    }
}

static void draw_popup(Stack *stack, Level *level) {
    Gfx *gfx = stack->app->gfx;
    float stays = veil_stays(stack, level);
    float rises = gfx_is_software(gfx) ? 1 : tween_at(&stack->rise, gfx_now(gfx)); /* each place of it anew: too dear */
    stack_build(stack, level);                                                     /* its backdrop depends on it */
    if (stays < 1) {
        paint_bare(stack);
    }
    if (layer_begin(stack->below)) {
        if (stays < 1) {
            layer_draw(stack->bare, 1);
        } else {
            draw_below(stack);
        }
        theme_use(THEME_DUSK);
        draw_veil(stack, veil_of(level));
        if (level->scene->backdrop != NULL) {
            level->scene->backdrop(level->state, stack->app);
        }
        layer_end(stack->below);
    }
    if (stays < 1) {
        layer_draw(stack->bare, 1);
    }
    layer_draw(stack->below, stays);
    gfx_push_offset(gfx, 0, (1 - rises) * POPUP_RISE * gfx_unit(gfx));
    draw_level(stack, level);
    gfx_pop_offset(gfx);
}

/* Of the picture before: from 1 to 0, and by about the same factor in each frame where what comes is a third as bright,
 * as nearly all that comes is at least. Evenly, the last frames would fall in steps that are seen. */
static float left_at(const Stack *stack, double now) {
    static const float DARKEST = .33f;
    float left = tween_at(&stack->fade, now);
    return left > 0 ? (powf(DARKEST, 1 - left) - DARKEST) / (1 - DARKEST) : 0;
}

void stack_draw(Stack *stack) {
    Level *level = stack_top(stack), *overlay = stack_overlay(stack);
    if (level != NULL && level->scene->is_popup && stack->depth > 1) {
        draw_popup(stack, level);
    } else if (level != NULL) {
        draw_level(stack, level);
    }
    if (overlay != NULL) {
        draw_level(stack, overlay);
    }
    gfx_set_kept(stack->app->gfx, left_at(stack, gfx_now(stack->app->gfx)));
}
