/* The stack of scenes; the top one gets the input. This is the loop's and the driver's side of scene.h. */
#ifndef SHELL_STACK_H
#define SHELL_STACK_H

#include "platform/input.h"
#include "ui/ui.h"

#include <stdbool.h>

struct App;
struct Scene;
struct Session;
typedef struct Stack Stack;

enum { STACK_MAX = 8 };

Stack *stack_new(struct App *app);
void stack_free(Stack *stack); /* every scene's leave() is called, top first */

/* What was asked for happens now rather than at the end of the step. Not while a scene's function runs. */
void stack_settle(Stack *stack);

/* One input event: to the top scene's widgets, then what they make of it to its handle(). */
void stack_input(Stack *stack, const InputEvent *event);

/* One step of the top scene, and of the overlay; then what was pushed or popped happens. Scenes below stand still. */
void stack_step(Stack *stack);

/* Everything, between gfx_begin_frame() and gfx_end_frame(). */
void stack_draw(Stack *stack);

/* Size, language or text size changed: everything is built again. */
void stack_rebuild_all(Stack *stack);

/* Something moves, fades included: step again at the next sixtieth of a second. */
bool stack_is_moving(const Stack *stack);

/* Something moves or will soon: nobody is waited for. */
bool stack_is_busy(const Stack *stack);

/* When step is next wanted though nothing moves, ms of the clock; negative: never. */
double stack_wakes_at(const Stack *stack);

/* A scene that is no popup lies in front and nothing moves: a moment to say something. */
bool stack_is_at_rest(const Stack *stack);

int stack_depth(const Stack *stack);
const char *stack_name(const Stack *stack, int index); /* from the bottom; the overlay is the last */
Ui *stack_top_ui(Stack *stack);                        /* NULL: no scene */
const struct Scene *stack_front(const Stack *stack);   /* NULL: no scene */

/* The game the frontmost scene with one of its own shows; NULL: there is none. */
struct Session *stack_shown(const Stack *stack);

#endif
