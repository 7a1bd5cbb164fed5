/* Menus and popups that any scene may open. They know no game: the title and the statistics (scenes/front/front.h) lead
 * to those. */
#ifndef SCENES_MENUS_MENUS_H
#define SCENES_MENUS_MENUS_H

#include "gfx/theme.h"
#include "shell/scene.h"

#include <stdint.h>

extern const Scene SETTINGS_SCENE; /* popup; no argument */
extern const Scene LANGUAGE_SCENE; /* popup; no argument */
extern const Scene PAUSE_SCENE;    /* popup over the game in play; NULL or PauseArgument */
extern const Scene STAND_IN_SCENE; /* popup over the game in play; no argument */
extern const Scene HELP_SCENE;     /* popup; NULL or HelpArgument */
extern const Scene MESSAGE_SCENE;  /* popup; MessageArgument: use message_show() */
extern const Scene NAMES_SCENE;    /* popup; NamesArgument */
extern const Scene FILE_SCENE;     /* popup; FileArgument */

/* stand_in.c: whether computers may take over seats of this game. */
struct Session;
bool stand_ins_may_be(const struct Session *session);

/* The parts of the help, in the order they stand there. */
typedef enum HelpTopic {
    HELP_GOAL,
    HELP_TURN,
    HELP_ROW,
    HELP_RUN,
    HELP_MOVING,
    HELP_SITES,
    HELP_EVENTS,
    HELP_FAST_TRACK,
    HELP_SCORING,
    HELP_END,
    HELP_HANDS,   /* mouse, touch, keyboard, gamepad */
    HELP_CREDITS, /* whose work the game stands on */
    HELP_PATH,    /* from here on: Best Path */
    HELP_PATH_ROUND,
    HELP_PATH_NUMBERS,
    HELP_PATH_ALONE,
    HELP_PATH_END,
    HELP_PATH_HANDS,
    HELP_TOPICS,
} HelpTopic;

typedef struct HelpArgument {
    HelpTopic topic;
} HelpArgument;

/* Opens the help at the part that matters. */
void help_show(App *app, HelpTopic topic);

typedef struct PauseArgument {
    HelpTopic topic; /* that the help opens with from there */
} PauseArgument;

void pause_show(App *app, HelpTopic topic);

/* What every scene of a game in play does with these: Escape and a pad's start button pause, F1 opens the help. False:
 * it is something else. */
bool pause_takes(App *app, const UiEvent *event, HelpTopic topic);

enum { MESSAGE_TITLE_BYTES = 96, MESSAGE_TEXT_BYTES = 600, MESSAGE_LABEL_BYTES = 48, MESSAGE_BUTTONS = 2 };

/* A sentence, and one button or two. The first is the one that goes on; back presses the last. */
typedef struct MessageArgument {
    char title[MESSAGE_TITLE_BYTES];
    char text[MESSAGE_TEXT_BYTES];
    char label[MESSAGE_BUTTONS][MESSAGE_LABEL_BYTES];    /* message.button0, message.button1; the second may be empty */
    void (*chosen)(App *app, void *context, int button); /* after the popup was told to go; may be NULL */
    void *context;                                       /* a scene's state, which does not move */
} MessageArgument;

/* The strings are localized and cut where they do not fit; no: NULL for a message with one button. */
void message_show(App *app, const char *title, const char *text, const char *yes, const char *no,
                  void (*chosen)(App *app, void *context, int button), void *context);

/* A sentence to be taken note of. */
void message_tell(App *app, const char *title, const char *text);

/* Shows what the store has to say since, if anything. Cheap. True: a popup was opened. */
bool message_show_store_notice(App *app);

/* Names that were played with, and first names known in the language, to be chosen without a keyboard. */
typedef struct NamesArgument {
    void (*chosen)(App *app, void *context, const char *name);
    void *context;
    char taken[4][96]; /* by others at the table: not offered */
} NamesArgument;

enum { FILE_PATH_BYTES = 1024, FILE_TEXT_BYTES = 300 };

/* The path of a file, to write to or to read from. */
typedef struct FileArgument {
    char title[MESSAGE_TITLE_BYTES];
    char text[FILE_TEXT_BYTES];
    char label[MESSAGE_LABEL_BYTES]; /* of the button that goes on */
    char path[FILE_PATH_BYTES];      /* to begin with */
    char folder[FILE_PATH_BYTES];    /* where such files usually are, which can be shown; empty: nowhere */
    bool lists;                      /* one of those in the folder can be taken */
    void (*chosen)(App *app, void *context, const char *path);
    void *context;
} FileArgument;

#endif
