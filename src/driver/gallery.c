/* First the sheets, for which the window takes the size of each; then a tour through every screen: a person begins a
 * game, looks at everything there, and leaves; then computers play one to its end. */
#include "driver/gallery.h"

#include "driver/gallery_inside.h"
#include "driver/script.h"
#include "gfx/theme.h"
#include "platform/paths.h"
#include "shell/loop.h"

#include <stdio.h>
#include <string.h>

enum {
    TRIES = 100,           /* for all pictures of a sheet to become sharp */
    LONGEST_MINUTES = 240, /* virtual; a game takes some ten */
    LOOK_STEPS = 75,       /* after a scene has come */
    SCORING_STEPS = 150,   /* cards count */
    PLAY_STEPS = 600,      /* after the table has come: cards fly */
};

/* --- sheets ------------------------------------------------------------------------------------------------------- */

Rect grid_next(Grid *grid) {
    int column = grid->next % grid->columns, row = grid->next / grid->columns;
    grid->next++;
    return rect_of(grid->x + (float)column * grid->width, grid->y + (float)row * grid->height, grid->width,
                   grid->height);
}

void sheet_caption(const Sheet *sheet, const char *text, Rect box) {
    TextStyle style = {.size = TYPE_TINY,
                       .min_size = 10,
                       .color = color_rgb(THEME_TEXT_SECOND),
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK};
    text_draw(sheet->gfx, &style, text, box);
}

void sheet_heading(const Sheet *sheet, const char *text, float x, float y) {
    TextStyle style = {.face = TEXT_BOLD, .size = TYPE_ASKED};
    text_draw(sheet->gfx, &style, text, rect_of(x, y, sheet->width - x, 40));
}

static void draw_page(const Sheet *sheet, const Page *page) {
    gfx_begin_frame(sheet->gfx);
    paint_table(sheet->gfx);
    page->draw(sheet);
}

/* What is drawn first only asks for its pictures. */
static void make_sharp(const Sheet *sheet, const Page *page) {
    for (int i = 0; i < TRIES; i++) {
        draw_page(sheet, page);
        gfx_end_frame(sheet->gfx);
        if (!gfx_is_waiting(sheet->gfx)) {
            return;
        }
        workers_wait(sheet->app->workers);
        workers_take_up(sheet->app->workers, 0);
    }
}

/* in_all_sights: also as people see it who do not see all colours. */
static bool save_page(const Sheet *sheet, const Page *page, const char *folder, bool in_all_sights) {
    char path[PATH_BYTES + 64];
    const char *error = "";
    snprintf(path, sizeof path, "%s/sheet-%s.png", folder, page->name);
    draw_page(sheet, page);
    bool saved = gfx_save_png(sheet->gfx, path, &error);
    gfx_end_frame(sheet->gfx);
    if (!saved || (in_all_sights && !gallery_save_sights(path))) {
        fprintf(stderr, "%s cannot be written: %s\n", path, error);
        return false;
    }
    return true;
}

static bool resize(App *app, int width, int height) {
    char command[64];
    snprintf(command, sizeof command, "resize %d %d", width, height);
    return script_say(app, command);
}

static bool write_pages(App *app, const Page *pages, const char *folder, bool in_all_sights) {
    for (const Page *page = pages; page->name != NULL; page++) {
        if (!resize(app, page->width, page->height)) {
            return false;
        }
        Sheet sheet = {.app = app, .gfx = app->gfx, .width = (float)page->width, .height = (float)page->height};
        gfx_set_unit(app->gfx, 1);
        make_sharp(&sheet, page);
        if (!save_page(&sheet, page, folder, in_all_sights)) {
            return false;
        }
    }
    return true;
}

/* --- screens ------------------------------------------------------------------------------------------------------ */

typedef struct Tour {
    App *app;
    char folder[PATH_BYTES];
    const char *scene; /* in front */
    int steps;         /* since it came */
    bool has_play, has_question, has_scoring;
} Tour;

static bool say(Tour *tour, const char *command) {
    return script_say(tour->app, command);
}

static bool say_all(Tour *tour, const char *const *command) {
    for (; *command != NULL; command++) {
        if (!say(tour, *command)) {
            return false;
        }
    }
    return true;
}

/* Both ways, and back. */
static bool shoot(Tour *tour, const char *name) {
    static const struct { int width, height; } SIZE[] = {{1920, 1080}, {1080, 1920}};
    char file[64];
    for (int i = 0; i < 2; i++) {
        snprintf(file, sizeof file, "%s-%dx%d", name, SIZE[i].width, SIZE[i].height);
        if (!resize(tour->app, SIZE[i].width, SIZE[i].height) || !script_shoot(tour->app, tour->folder, file)) {
            return false;
        }
    }
    return resize(tour->app, SIZE[0].width, SIZE[0].height);
}

/* Goes somewhere, waits, takes the pictures, and comes back. */
typedef struct Stop {
    const char *name;
    const char *there[4], *back[3];
} Stop;

static bool visit(Tour *tour, const Stop *stops, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (!say_all(tour, stops[i].there) || !say(tour, "wait idle") || !shoot(tour, stops[i].name) ||
            !say_all(tour, stops[i].back) || !say(tour, "wait idle")) {
            return false;
        }
    }
    return true;
}

#define VISIT(tour, stops) visit(tour, stops, sizeof(stops) / sizeof(stops)[0])

static bool see_menus(Tour *tour) {
    static const Stop STOPS[] = {
        {"title", {NULL}, {NULL}},
        {"help", {"click title.help"}, {"key Escape"}},
        {"settings", {"click title.settings"}, {"key Escape"}},
        {"language", {"click title.language"}, {"key Escape"}},
        {"message", {"click title.quit"}, {"key Escape"}},
        {"statistics-empty", {"click title.statistics"}, {"key Escape"}},
        {"setup", {"click title.new"}, {NULL}},
        {"names", {"click setup.seat0.names"}, {"key Escape"}},
    };
    return VISIT(tour, STOPS);
}

static bool see_best_path(Tour *tour) {
    static const Stop STOPS[] = {
        {"path-setup", {"click title.new_path"}, {NULL}},
        {"path", {"click path_setup.seats4", "wait idle", "click path_setup.start"}, {NULL}},
        {"path-hint", {"click path.hint"}, {"click path.hint"}},
        {"path-cards-to-come", {"click path.rounds"}, {"key Escape"}},
        {"path-log", {"click path.log"}, {"key Escape"}},
        {"path-pause", {"key Escape"}, {"click pause.leave"}},
    };
    return VISIT(tour, STOPS);
}

static bool see_a_turn(Tour *tour) {
    static const Stop STOPS[] = {
        {"stage-turn", {"click setup.seats4", "wait idle", "click setup.start"}, {NULL}},
        {"stage-hint", {"click stage.hint"}, {NULL}},
        {"stage-hand", {"click stage.stock"}, {NULL}},
        {"log", {"click stage.log"}, {"key Escape"}},
        {"pause", {"key Escape"}, {"click pause.leave"}},
        {"title-interrupted", {NULL}, {NULL}},
    };
    return VISIT(tour, STOPS);
}

static bool once(Tour *tour, bool *seen, const char *name) {
    if (*seen) {
        return true;
    }
    *seen = true;
    return shoot(tour, name);
}

static bool is_in(const Tour *tour, const char *scene) {
    return strcmp(tour->scene, scene) == 0;
}

static bool look(Tour *tour) {
    if (tour->steps == LOOK_STEPS && is_in(tour, "question")) {
        return once(tour, &tour->has_question, "question");
    }
    if (tour->steps == SCORING_STEPS && is_in(tour, "scoring")) {
        return once(tour, &tour->has_scoring, "scoring");
    }
    if (tour->steps == PLAY_STEPS && is_in(tour, "stage")) {
        return once(tour, &tour->has_play, "stage-play");
    }
    return true;
}

/* Computers play, to the scene at the end. */
static bool play_to(Tour *tour, const char *const *begin, const char *end) {
    App *app = tour->app;
    if (!say_all(tour, begin)) {
        return false;
    }
    double begun = app->now;
    while (app->now - begun < LONGEST_MINUTES * 60000.0 && !app->quits) {
        loop_virtual_step(app);
        const char *now = script_scene(app);
        tour->steps = strcmp(now, tour->scene) == 0 ? tour->steps + 1 : 0;
        tour->scene = now;
        if (is_in(tour, end)) {
            return say(tour, "wait 8000") && shoot(tour, end);
        }
        if (!look(tour)) {
            return false;
        }
    }
    fprintf(stderr, "The game for the gallery did not come to its end.\n");
    return false;
}

static bool see_a_game(Tour *tour) {
    static const char *const BEGIN[] = {"click title.new",
                                        "wait idle",
                                        "click setup.seats4",
                                        "click setup.seat0.kind",
                                        "click setup.route.short",
                                        "wait idle",
                                        "click setup.start",
                                        "draw off",
                                        NULL};
    static const Stop STOPS[] = {
        {"film", {"click victory.film", "click film.play", "click film.next"}, {"key Escape"}},
        {"title-after-a-game", {"click victory.title"}, {NULL}},
    };
    return play_to(tour, BEGIN, "victory") && VISIT(tour, STOPS);
}

static bool see_a_game_of_best_path(Tour *tour) {
    static const char *const BEGIN[] = {"click title.new_path",
                                        "wait idle",
                                        "click path_setup.seats4",
                                        "click path_setup.seat0.kind",
                                        "wait idle",
                                        "click path_setup.start",
                                        "draw off",
                                        NULL};
    static const Stop STOPS[] = {
        {"path-review", {"click path_end.review"}, {"key Escape"}},
        {"path-film", {"click path_end.film", "click film.play", "click film.next"}, {NULL}},
        {"path-film-end", {"drag film.where film.help"}, {"key Escape"}},
    };
    return play_to(tour, BEGIN, "path_end") && VISIT(tour, STOPS);
}

static bool see_what_is_left(Tour *tour) {
    static const Stop STOPS[] = {
        {"statistics-path", {"click path_end.title", "wait idle", "click title.statistics"}, {NULL}},
        {"statistics", {"click statistics.kind_world"}, {NULL}},
        {"statistics-games", {"click statistics.tab_games"}, {"key Escape"}},
    };
    gallery_fill_store(tour->app->store);
    return VISIT(tour, STOPS);
}

bool gallery_run(App *app, const char *folder) {
    Tour tour = {.app = app, .scene = ""};
    if (!paths_data(folder, tour.folder)) {
        fprintf(stderr, "The folder for the pictures cannot be made: %s\n", tour.folder);
        return false;
    }
    loop_virtual_step(app);
    return write_pages(app, GALLERY_PICTURES, tour.folder, false) &&
           write_pages(app, GALLERY_PATH, tour.folder, true) &&
           write_pages(app, GALLERY_PATH_TABLE, tour.folder, false) &&
           write_pages(app, GALLERY_STYLES, tour.folder, false) &&
           write_pages(app, GALLERY_WIDGETS, tour.folder, false) && resize(app, 1920, 1080) && say(&tour, "draw off") &&
           say(&tour, "wait idle") && see_menus(&tour) && see_a_turn(&tour) && see_best_path(&tour) &&
           see_a_game(&tour) && see_a_game_of_best_path(&tour) && see_what_is_left(&tour);
}
