/* Draws scenes on top of each other. What is below a popup doesn't move: it is painted once, dimmed, and copied from
 * then on. */
#include "shell/stack_inside.h"

#include "gfx/paint.h"
#include "gfx/theme.h"

static const float VEIL = .62f;
static const float POPUP_RISE = 22; /* units a popup comes up from */

float stack_veil(const Level *level) {
    return level->scene->veil > 0 ? level->scene->veil : VEIL;
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
            draw_veil(stack, stack_veil(&stack->level[i]));
        }
        draw_level(stack, &stack->level[i]);
    }
}

/* The veil is part of the picture once it no longer changes: a half-clear full screen is dear to draw. */
static void paint_below(Stack *stack, float veil) {
    bool is_dimmed = veil > 0;
    if (stack->below_is_dimmed && !is_dimmed) {
        layer_invalidate(stack->below);
    }
    if (layer_begin(stack->below)) {
        draw_below(stack);
        draw_veil(stack, veil);
        layer_end(stack->below);
    } else if (is_dimmed && !stack->below_is_dimmed) {
        layer_draw_on(stack->below);
        draw_veil(stack, veil);
        layer_end(stack->below);
    }
    stack->below_is_dimmed = is_dimmed;
}

/* A processor fades one opaque picture into another faster than it draws a single half-clear panel: there a popup comes
 * as part of a picture of all that will be seen. */
static void draw_arrival(Stack *stack, Level *level, float come) {
    if (stack->arrival == NULL) {
        stack->arrival = layer_new(stack->app->gfx);
    }
    if (ui_is_moving(level->ui) ||
        (level->scene->is_moving != NULL && level->scene->is_moving(level->state, stack->app))) {
        layer_invalidate(stack->arrival);
    }
    if (layer_begin(stack->arrival)) {
        layer_draw(stack->below, 1);
        draw_veil(stack, stack_veil(level));
        draw_level(stack, level);
        layer_end(stack->arrival);
    }
    layer_draw(stack->below, 1);
    layer_draw(stack->arrival, come);
}

static void draw_rising(Stack *stack, Level *level, float come) {
    Gfx *gfx = stack->app->gfx;
    layer_draw(stack->below, 1);
    draw_veil(stack, stack_veil(level) * come);
    gfx_push_offset(gfx, 0, (1 - come) * POPUP_RISE * gfx_unit(gfx));
    gfx_push_alpha(gfx, come);
    draw_level(stack, level);
    gfx_pop_alpha(gfx);
    gfx_pop_offset(gfx);
}

static void draw_popup(Stack *stack, Level *level, float come) {
    bool is_settled = come >= 1;
    paint_below(stack, is_settled ? stack_veil(level) : 0);
    if (is_settled) {
        layer_draw(stack->below, 1);
        draw_level(stack, level);
    } else if (gfx_is_software(stack->app->gfx)) {
        draw_arrival(stack, level, come);
    } else {
        draw_rising(stack, level, come);
    }
}

void stack_draw(Stack *stack) {
    Level *level = stack_top(stack), *overlay = stack_overlay(stack);
    double now = gfx_now(stack->app->gfx);
    if (!tween_is_moving(&stack->popup, now)) {
        layer_free(stack->arrival);
        stack->arrival = NULL;
    }
    if (level != NULL && level->scene->is_popup && stack->depth > 1) {
        draw_popup(stack, level, tween_at(&stack->popup, now));
    } else if (level != NULL) {
        draw_level(stack, level);
    }
    if (overlay != NULL) {
        draw_level(stack, overlay);
    }
    gfx_set_veil(stack->app->gfx, color_alpha(color_rgb(THEME_VEIL), tween_at(&stack->veil, now)));
}
