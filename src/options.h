/* The command line's options. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "driver/demo.h"
#include "shell/app.h"

#include <stdio.h>

typedef struct Options {
    AppOptions app;
    const char *backup;   /* to be put in place of the saved games; NULL: none */
    bool set_pin;         /* asks for the operators' PIN */
    const char *language; /* NULL: as set, else the system's */
    const char *file;     /* a recorded game to be watched; NULL: none */
    const char *demo;     /* folder for pictures of a game that plays itself; NULL: none */
    DemoGame demo_game;
    const char *cards;  /* folder for pictures of a pack's questions; NULL: none */
    const char *pack;   /* a company's own questions; NULL: none was named */
    const char *host;   /* of tables elsewhere; NULL: the one used last */
    const char *config; /* kiosk.ini; NULL: as it is without one */
    bool help, version;
} Options;

/* False: error is one sentence in the current language. */
bool options_read(Options *options, int count, char **words, char *error, size_t size);

/* Every option with what it does. */
void options_print(FILE *out);

#endif
