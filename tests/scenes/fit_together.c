/* Tables with people at other screens. */
#include "fit.h"

#include "../together/near_host.h"
#include "i18n/i18n.h"
#include "shell/stack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *label_of(const char *id) {
    int cursor = 0;
    Rect rect;
    const Widget *widget;
    while ((widget = ui_next_visible(stack_top_ui(fit.app->stack), &cursor, &rect)) != NULL) {
        if (strcmp(widget->id, id) == 0) {
            return widget->label;
        }
    }
    return NULL;
}

/* A host answers at once, in a step or two. */
static void await(const char *id) {
    for (int i = 0; i < 100 && label_of(id) == NULL; i++) {
        must("wait 50");
    }
    if (label_of(id) == NULL) {
        fprintf(stderr, "%s never came\n", id);
        exit(1);
    }
}

static void look_where_nobody_answers(void) {
    must("click title.together");
    must("wait idle");
    must("click together.join");
    must("wait idle");
    look("join a table");
    must("click join_table.host");
    must("text a-long-name-of-a-host.somewhere.example:8021");
    must("click join_table.code");
    must("text BCDF GHJK");
    must("click join_table.ok");
    must("wait 100");
    look("nobody answers");
    must("key Escape");
    must("wait idle");
}

static void make_a_table(void) {
    must("click title.together");
    must("wait idle");
    look("play together");
    must("click together.make");
    must("wait idle");
    look("make a table");
    must("click make_table.host");
    must("text near.example");
    must("click make_table.ok");
    await("who.code");
    look("who is there, one free seat");
}

void look_together(void) {
    char code[32];
    look_where_nobody_answers();
    make_a_table();
    i18n_copy(code, sizeof code, label_of("who.code"));
    near_host_guest_comes(code, "Maximiliane");
    must("wait 100");
    look("who is there");
    must("click who.other_screen");
    look("another screen");
    must("click who.play");
    must("wait idle");
    look("a table elsewhere");
    must("click stage.together");
    must("wait idle");
    look("who is there, at the table");
    must("click who.say4");
    must("wait 100");
    look("something is said");
    near_host_guest_goes();
    must("wait 100");
    look("somebody is away");
    must("click stage.pause");
    must("wait idle");
    look("the pause of a table elsewhere");
    must("click pause.leave");
    must("wait idle");
    look("a table elsewhere to go on with");
}
