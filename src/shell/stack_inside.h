/* Shared by calling the scenes and drawing them. */
#ifndef SHELL_STACK_INSIDE_H
#define SHELL_STACK_INSIDE_H

#include "gfx/layer.h"
#include "gfx/tween.h"
#include "shell/scene.h"
#include "shell/stack.h"

enum { CHANGES_MAX = 8 };

typedef struct Level {
    const Scene *scene;
    void *state;
    Ui *ui;
    Layer *background;
    bool needs_build;
    bool keeps_background; /* as it is built: nothing that stands still has changed */
    double wake;
} Level;

typedef enum ChangeKind {
    CHANGE_PUSH,
    CHANGE_REPLACE,
    CHANGE_GO,
    CHANGE_POP,
    CHANGE_BELOW,
} ChangeKind;

typedef struct Change {
    ChangeKind kind;
    const Scene *scene;
    void *argument;     /* on the heap, or NULL */
    bool keeps_overlay; /* asked for by a scene below it, or by itself for there */
} Change;

struct Stack {
    App *app;
    Level level[STACK_MAX];
    int depth;
    Level over;     /* the overlay; no scene: none */
    Level *current; /* whose function is being called */
    Change change[CHANGES_MAX];
    int changes;
    Layer *below; /* everything under a popup, dimmed */
    Layer *bare;  /* the same as it is without the popup, while that lifts its veil; else NULL */
    Tween fade;   /* 1 to 0: what was seen before the last change, over what is seen since */
    Tween rise;   /* 0 to 1: a popup comes */
    Haste haste;  /* of whoever presses on */
    bool slept;   /* something did at the last step */
    bool by_keys; /* what was pressed last was a key or a pad's button */
};

/* NULL: there is none. */
static inline Level *stack_top(const Stack *stack) {
    return stack->depth > 0 ? (Level *)&stack->level[stack->depth - 1] : NULL;
}

static inline Level *stack_overlay(const Stack *stack) {
    return stack->over.scene != NULL ? (Level *)&stack->over : NULL;
}

/* stack.c */
void stack_build(Stack *stack, Level *level); /* if it has been asked for */

/* stack_draw.c */
bool stack_has_lifted(const Stack *stack); /* the popup on top has left nothing that could melt */

#endif
