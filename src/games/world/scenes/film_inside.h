/* A film's state, shared by its control and its drawing. */
#ifndef GAMES_WORLD_SCENES_FILM_INSIDE_H
#define GAMES_WORLD_SCENES_FILM_INSIDE_H

#include "games/world/scenes/table.h"
#include "scenes/table/film_bar.h"

typedef struct Film {
    FilmReel reel;
    Table table;
    bool has_answered; /* the question on show has its answer; `asked` is what it was */
    WorldQuestion asked;
    int asked_player, choice;
    double answered_at;
} Film;

/* In actions. */
static inline size_t film_position(const Film *film) {
    return session_actions(film->reel.session);
}

static inline size_t film_length(const Film *film) {
    return session_actions(film->reel.chronicle);
}

static inline bool film_is_over(const Film *film) {
    return film_position(film) >= film_length(film);
}

/* film_draw.c */
void film_background(const void *state, const App *app);
void film_draw(const void *state, const App *app, const Ui *ui);

#endif
