/* What happened, line by line in a popup that scrolls: every game's log. */
#ifndef SCENES_LOG_LIST_H
#define SCENES_LOG_LIST_H

#include "shell/scene.h"

typedef struct LogList {
    const char *scene; /* ids begin with it and a dot */
    int act;           /* of the button that closes it */
    Rect panel, list;
    char spoken[1600]; /* the newest lines, to be read aloud and by scripts */
} LogList;

/* One more of the newest lines; what does not fit any more is left out. */
void log_list_speak(LogList *log, const char *line);

void log_list_build(LogList *log, App *app, Ui *ui, int lines);

/* Draws those that can be seen; where: a line's place. */
void log_list_draw(const LogList *log, const App *app, const Ui *ui, int lines,
                   void (*draw_line)(const void *context, const App *app, int line, Rect where), const void *context);

/* Whether an event has closed it. */
bool log_list_handle(const LogList *log, App *app, const UiEvent *event);

#endif
