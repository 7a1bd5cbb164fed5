/* A film's state: what its course and its drawing share. */
#ifndef SCENES_WORLD_FILM_INSIDE_H
#define SCENES_WORLD_FILM_INSIDE_H

#include "play/chronicle.h"
#include "scenes/world/table.h"
#include "shell/scene.h"

typedef struct Film {
    Session *chronicle; /* NULL: there is nothing to show */
    PlayError error;
    Session *session;
    Table table;
    bool plays;
    int steps; /* still to be taken while halted */
    int speed; /* index */
    double rests_since;
    double stepped; /* ms: when it went on last */
    bool was_at_rest;
    bool has_answered; /* the question on show has its answer; `asked` is what it was */
    WorldQuestion asked;
    int asked_player, choice;
    double answered_at;
} Film;

/* In actions. */
static inline size_t film_position(const Film *film) {
    return session_actions(film->session);
}

static inline size_t film_length(const Film *film) {
    return session_actions(film->chronicle);
}

static inline bool film_is_over(const Film *film) {
    return film_position(film) >= film_length(film);
}

/* film.c */
Rect film_bar(const App *app); /* the buttons lie on it, below the table */

/* film_draw.c */
void film_background(const void *state, const App *app);
void film_draw(const void *state, const App *app, const Ui *ui);

#endif
