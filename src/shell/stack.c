/* Which scenes lie over one another, and calling them. Changes wait for the end of the step, so that no scene is taken
 * away while one of its functions runs. */
#include "shell/stack_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"

#include <stdlib.h>
#include <string.h>

static const double FADE_MS = 200;

static void *get(size_t size) {
    return memory_new(size > 0 ? size : 1);
}

Stack *stack_new(struct App *app) {
    Stack *stack = get(sizeof *stack);
    stack->app = app;
    stack->below = layer_new(app->gfx);
    stack->fade = tween_still(0);
    stack->rise = tween_still(1);
    return stack;
}

/* Who gets what people do. */
static Level *front_of(const Stack *stack) {
    Level *overlay = stack_overlay(stack);
    return overlay != NULL ? overlay : stack_top(stack);
}

/* --- calling scenes ----------------------------------------------------------------------------------------------- */

static void repaint_popup(Stack *stack) {
    layer_invalidate(stack->below);
}

static void repaint(Stack *stack, Level *level) {
    if (level->background != NULL) {
        layer_invalidate(level->background);
    }
    repaint_popup(stack);
}

void stack_build(Stack *stack, Level *level) {
    if (!level->needs_build) {
        return;
    }
    level->needs_build = false;
    if (!level->keeps_background) {
        repaint(stack, level);
    }
    level->keeps_background = false;
    Level *before = stack->current;
    stack->current = level;
    ui_build_begin(level->ui, level == &stack->over ? &stack->app->whole : &stack->app->layout);
    if (level->scene->build != NULL) {
        level->scene->build(level->state, stack->app, level->ui);
    }
    ui_build_end(level->ui);
    stack->current = before;
}

static void handle(Stack *stack, Level *level) {
    UiEvent event;
    while (stack->changes == 0 && ui_next(level->ui, &event)) {
        if (level->scene->handle != NULL) {
            stack->current = level;
            level->scene->handle(level->state, stack->app, &event);
            stack->current = NULL;
        }
        stack_build(stack, level);
    }
}

static bool takes(Stack *stack, Level *level, const InputEvent *event) {
    if (level->scene->takes == NULL) {
        return false;
    }
    stack->current = level;
    bool taken = level->scene->takes(level->state, stack->app, event);
    stack->current = NULL;
    return taken;
}

static void enter_level(Stack *stack, Level *level, const Scene *scene, const void *argument) {
    App *app = stack->app;
    CORE_ASSERT(scene != NULL);
    *level = (Level){.scene = scene,
                     .state = get(scene->state_size),
                     .ui = ui_new(scene->name, app->gfx, app->input, app->sound, &stack->haste),
                     .background = scene->is_popup || scene->is_overlay ? NULL : layer_new(app->gfx),
                     .needs_build = true,
                     .wake = -1};
    stack->current = level;
    if (scene->enter != NULL) {
        scene->enter(level->state, app, argument);
    }
    stack->current = NULL;
    stack_build(stack, level);
}

static void enter(Stack *stack, const Scene *scene, const void *argument) {
    CORE_ASSERT(stack->depth < STACK_MAX);
    const Level *before = stack_top(stack);
    if (before != NULL) {
        ui_release(before->ui);
    }
    enter_level(stack, &stack->level[stack->depth++], scene, argument);
}

static void leave_level(Stack *stack, Level *level) {
    stack->current = level;
    if (level->scene->leave != NULL) {
        level->scene->leave(level->state, stack->app);
    }
    stack->current = NULL;
    ui_free(level->ui);
    layer_free(level->background);
    free(level->state);
    *level = (Level){0};
    layer_free(stack->bare);
    stack->bare = NULL;
}

static void leave(Stack *stack) {
    leave_level(stack, stack_top(stack));
    stack->depth--;
}

static void leave_overlay(Stack *stack) {
    if (stack_overlay(stack) != NULL) {
        leave_level(stack, &stack->over);
    }
}

static void resume(Stack *stack, bool shows_focus) {
    Level *level = stack_top(stack);
    if (level == NULL) {
        return;
    }
    ui_show_focus(level->ui, shows_focus);
    if (level->scene->resumed != NULL) {
        stack->current = level;
        level->scene->resumed(level->state, stack->app);
        stack->current = NULL;
    }
}

void stack_free(Stack *stack) {
    if (stack == NULL) {
        return;
    }
    leave_overlay(stack);
    while (stack->depth > 0) {
        leave(stack);
    }
    for (int i = 0; i < stack->changes; i++) {
        free(stack->change[i].argument);
    }
    layer_free(stack->below);
    free(stack);
}

/* --- changes ------------------------------------------------------------------------------------------------------ */

/* What is seen now melts into what is seen then. */
static void begin_fade(Stack *stack, bool is_popup) {
    gfx_keep_picture(stack->app->gfx);
    stack->fade = (Tween){.start = stack->app->now, .duration = FADE_MS, .from = 1, .to = 0, .easing = EASE_LINEAR};
    stack->rise = tween_still(1);
    if (is_popup) {
        stack->rise = (Tween){.start = stack->fade.start, .duration = FADE_MS, .from = 0, .to = 1, .easing = EASE_OUT};
    }
}

static void pop(Stack *stack, bool shows_focus) {
    if (stack_top(stack) == NULL) {
        return;
    }
    leave(stack);
    resume(stack, shows_focus);
}

static void come_overlay(Stack *stack, const Change *change) {
    while (stack->depth > 0) {
        leave(stack);
    }
    enter_level(stack, &stack->over, change->scene, change->argument);
}

static void carry_out(Stack *stack, const Change *change) {
    bool goes = change->kind == CHANGE_GO || change->kind == CHANGE_BELOW;
    int keep = goes ? 0 : change->kind == CHANGE_REPLACE ? stack->depth - 1 : stack->depth;
    const Level *front = front_of(stack);
    bool shows_focus = stack->by_keys || (front != NULL && ui_shows_focus(front->ui));
    if (change->kind != CHANGE_POP || !stack_has_lifted(stack)) {
        begin_fade(stack, change->scene != NULL && change->scene->is_popup);
    }
    if (!change->keeps_overlay) {
        leave_overlay(stack);
    }
    if (change->scene != NULL && change->scene->is_overlay) {
        CORE_ASSERT(change->kind == CHANGE_GO);
        come_overlay(stack, change);
    } else if (change->kind == CHANGE_POP) {
        pop(stack, shows_focus);
    } else {
        while (stack->depth > keep && stack->depth > 0) {
            leave(stack);
        }
        enter(stack, change->scene, change->argument);
        ui_show_focus(stack_top(stack)->ui, shows_focus);
    }
    haste_unseen(&stack->haste, stack->app->now);
    repaint_popup(stack);
}

/* A scene that is entered may ask for the next change itself. */
static void carry_out_all(Stack *stack) {
    for (int i = 0; i < stack->changes; i++) {
        Change change = stack->change[i];
        carry_out(stack, &change);
        free(change.argument);
    }
    stack->changes = 0;
}

static void want(App *app, ChangeKind kind, const Scene *scene, const void *argument, size_t size) {
    Stack *stack = app->stack;
    if (scene != NULL && app->hooks.is_locked != NULL && app->hooks.is_locked(app, scene)) {
        return;
    }
    CORE_ASSERT(stack->changes < CHANGES_MAX);
    Change *change = &stack->change[stack->changes++];
    bool from_below = stack->current != NULL && stack->current != &stack->over;
    *change = (Change){.kind = kind, .scene = scene, .keeps_overlay = from_below || kind == CHANGE_BELOW};
    if (argument != NULL && size > 0) {
        change->argument = get(size);
        memcpy(change->argument, argument, size);
    }
}

void scene_push(App *app, const Scene *scene, const void *argument, size_t argument_size) {
    want(app, CHANGE_PUSH, scene, argument, argument_size);
}

void scene_replace(App *app, const Scene *scene, const void *argument, size_t argument_size) {
    want(app, CHANGE_REPLACE, scene, argument, argument_size);
}

void scene_go(App *app, const Scene *scene, const void *argument, size_t argument_size) {
    want(app, CHANGE_GO, scene, argument, argument_size);
}

void scene_go_home(App *app) {
    CORE_ASSERT(app->home != NULL);
    scene_go(app, app->home, NULL, 0);
}

void scene_pop(App *app) {
    want(app, CHANGE_POP, NULL, NULL, 0);
}

void scene_below(App *app, const Scene *scene, const void *argument, size_t argument_size) {
    want(app, CHANGE_BELOW, scene, argument, argument_size);
}

/* --- what scenes ask for ------------------------------------------------------------------------------------------ */

static Level *current_of(const App *app) {
    Level *level = app->stack->current != NULL ? app->stack->current : front_of(app->stack);
    CORE_ASSERT(level != NULL);
    return level;
}

void scene_rebuild(App *app) {
    Level *level = current_of(app);
    level->needs_build = true;
    level->keeps_background = false;
    gfx_invalidate(app->gfx);
}

void scene_relist(App *app) {
    Level *level = current_of(app);
    level->keeps_background = level->keeps_background || !level->needs_build;
    level->needs_build = true;
    gfx_invalidate(app->gfx);
}

void scene_repaint(App *app) {
    repaint(app->stack, current_of(app));
}

void scene_melt(App *app) {
    begin_fade(app->stack, false);
}

void scene_changed(App *app) {
    gfx_invalidate(app->gfx);
}

void scene_wake_at(App *app, double ms) {
    Level *level = current_of(app);
    if (level->wake < 0 || ms < level->wake) {
        level->wake = ms;
    }
}

Ui *scene_ui(App *app) {
    return current_of(app)->ui;
}

void scene_hurried(App *app) {
    haste_hurried(&app->stack->haste, app->now);
}

void scene_unseen(App *app) {
    haste_unseen(&app->stack->haste, app->now);
}

bool scene_lets(App *app) {
    return haste_lets(&app->stack->haste, app->now);
}

bool scene_sleeps(const App *app) {
    return haste_sleeps(&app->stack->haste, app->now);
}

bool scene_is_open(const App *app, const Scene *scene) {
    for (int i = 0; i < app->stack->depth; i++) {
        if (app->stack->level[i].scene == scene) {
            return true;
        }
    }
    return app->stack->over.scene == scene;
}

/* --- the loop's side ---------------------------------------------------------------------------------------------- */

void stack_settle(Stack *stack) {
    carry_out_all(stack);
}

static void feel(Stack *stack, const InputEvent *event) {
    static const float HAND_UNITS = 60;
    stack->haste.reach = layout_px(&stack->app->layout, HAND_UNITS);
    haste_feel(&stack->haste, event);
    if (event->kind == INPUT_POINTER_DOWN) {
        stack->by_keys = false;
    } else if (event->kind == INPUT_KEY_DOWN || event->kind == INPUT_PAD_DOWN) {
        stack->by_keys = true;
    }
}

static bool any_commits(const Stack *stack) {
    const Level *front = front_of(stack);
    return front != NULL && ui_any_commits(front->ui);
}

static bool any_sleeps(const Stack *stack) {
    return haste_sleeps(&stack->haste, stack->app->now) && any_commits(stack);
}

/* What falls asleep or wakes is listed again: it looks so. */
static void notice_sleep(Stack *stack) {
    bool sleeps = any_sleeps(stack);
    Level *front = front_of(stack);
    if (front != NULL && sleeps != stack->slept) {
        front->keeps_background = front->keeps_background || !front->needs_build;
        front->needs_build = true;
        gfx_invalidate(stack->app->gfx);
    }
    stack->slept = sleeps;
}

void stack_input(Stack *stack, const InputEvent *event) {
    stack_settle(stack); /* nothing more goes to a scene that has asked to leave */
    Level *level = front_of(stack);
    if (level == NULL) {
        return;
    }
    stack_build(stack, level);
    feel(stack, event);
    if (!takes(stack, level, event)) {
        ui_input(level->ui, event, stack->app->now);
    }
    handle(stack, level);
    stack_build(stack, level);
}

static void step_level(Stack *stack, Level *level) {
    stack_build(stack, level);
    ui_step(level->ui, stack->app->now);
    handle(stack, level);
    if (level->wake >= 0 && stack->app->now >= level->wake) {
        level->wake = -1;
    }
    if (level->scene->step != NULL && stack->changes == 0) {
        stack->current = level;
        level->scene->step(level->state, stack->app);
        stack->current = NULL;
    }
    stack_build(stack, level);
}

void stack_step(Stack *stack) {
    carry_out_all(stack);
    Level *level = stack_top(stack), *overlay = stack_overlay(stack);
    if (level != NULL) {
        step_level(stack, level);
    }
    if (overlay != NULL) {
        step_level(stack, overlay);
    }
    carry_out_all(stack);
    notice_sleep(stack);
}

static bool fades(const Stack *stack) {
    return tween_is_moving(&stack->fade, stack->app->now);
}

static bool moves(const Stack *stack, const Level *level) {
    return level != NULL && (level->needs_build || ui_is_moving(level->ui) ||
                             (level->scene->is_moving != NULL && level->scene->is_moving(level->state, stack->app)));
}

bool stack_is_moving(const Stack *stack) {
    return stack->changes > 0 || fades(stack) || moves(stack, stack_top(stack)) || moves(stack, stack_overlay(stack));
}

static bool is_busy(const Stack *stack, const Level *level) {
    return level != NULL && level->scene->is_busy != NULL && level->scene->is_busy(level->state, stack->app);
}

bool stack_is_busy(const Stack *stack) {
    bool hurries = haste_lasts(&stack->haste, stack->app->now) && any_commits(stack);
    return stack_is_moving(stack) || hurries || is_busy(stack, stack_top(stack)) ||
           is_busy(stack, stack_overlay(stack));
}

static double sooner(double a, double b) {
    return a < 0 || (b >= 0 && b < a) ? b : a;
}

static double wakes(const Level *level) {
    return level != NULL ? sooner(level->wake, ui_wakes_at(level->ui)) : -1;
}

bool stack_is_at_rest(const Stack *stack) {
    const Level *level = stack_top(stack);
    return level != NULL && !level->scene->is_popup && !stack_is_moving(stack);
}

double stack_wakes_at(const Stack *stack) {
    double wake = sooner(wakes(stack_top(stack)), wakes(stack_overlay(stack)));
    return any_sleeps(stack) ? sooner(wake, stack->haste.sleeps_until) : wake;
}

void stack_rebuild_all(Stack *stack) {
    for (int i = 0; i < stack->depth; i++) {
        stack->level[i].needs_build = true;
        stack->level[i].keeps_background = false;
    }
    stack->over.needs_build = true;
    stack->over.keeps_background = false;
    repaint_popup(stack);
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

int stack_depth(const Stack *stack) {
    return stack->depth + (stack_overlay(stack) != NULL);
}

const char *stack_name(const Stack *stack, int index) {
    return (index < stack->depth ? &stack->level[index] : &stack->over)->scene->name;
}

const Scene *stack_front(const Stack *stack) {
    const Level *level = front_of(stack);
    return level != NULL ? level->scene : NULL;
}

struct Session *stack_shown(const Stack *stack) {
    for (int i = stack->depth - 1; i >= 0; i--) {
        const Level *level = &stack->level[i];
        if (level->scene->shows != NULL) {
            return level->scene->shows(level->state);
        }
    }
    return NULL;
}

Ui *stack_top_ui(Stack *stack) {
    Level *level = front_of(stack);
    return level != NULL ? level->ui : NULL;
}
