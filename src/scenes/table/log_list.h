/* What happened, line by line in a popup that scrolls: every game's log. */
#ifndef SCENES_TABLE_LOG_LIST_H
#define SCENES_TABLE_LOG_LIST_H

#include "scenes/menus/menus.h"

/* The first member of a log's state. */
typedef struct LogList {
    const char *scene; /* ids begin with it and a dot */
    HelpTopic topic;   /* that the help opens with */
    void (*draw_line)(const void *log, const App *app, int line, Rect where);
    int count; /* lines */
    Rect panel, list;
    char spoken[1600]; /* the newest lines, to be read aloud and by scripts */
} LogList;

/* One more of the newest lines; what does not fit any more is left out. */
void log_list_speak(LogList *log, const char *line);

/* Where that line lies with the list scrolled to its top, for a widget in it; ids are the list's. */
Rect log_list_line(const LogList *log, const App *app, int line);
const char *log_list_id(const LogList *log);

/* The functions of its scene. */
void log_list_build(void *state, App *app, Ui *ui);
void log_list_handle(void *state, App *app, const UiEvent *event);
void log_list_draw(const void *state, const App *app, const Ui *ui); /* of the lines those that can be seen */

#endif
