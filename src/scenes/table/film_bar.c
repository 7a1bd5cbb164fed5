#include "scenes/table/film_bar.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "shell/parts.h"

#include <math.h>

static const float BAR_HIGH = 104;
static const float SPEED[] = {1, 2, 4};
enum { SPEEDS = sizeof SPEED / sizeof SPEED[0] };

/* --- the reel ----------------------------------------------------------------------------------------------------- */

bool film_set_up(FilmReel *reel, size_t actions) {
    Session *session = chronicle_play(reel->chronicle, actions, &reel->error);
    if (session == NULL) {
        return false;
    }
    session_leave(reel->session);
    reel->session = session;
    return true;
}

static Session *chronicle_of(const FilmArgument *argument, App *app, PlayError *error) {
    if (argument->chronicle != NULL) {
        return argument->chronicle;
    }
    return argument->of_game_in_play ? chronicle_from_session(in_play(app))
                                     : chronicle_from_store(in_play_host(app), argument->game, error);
}

bool film_open(FilmReel *reel, App *app, const FilmArgument *argument) {
    reel->plays = true;
    reel->chronicle = chronicle_of(argument, app, &reel->error);
    if (reel->chronicle != NULL && film_set_up(reel, (size_t)argument->from)) {
        return true;
    }
    session_leave(reel->chronicle);
    reel->chronicle = NULL;
    if (reel->error.text[0] == '\0') {
        i18n_copy(reel->error.text, sizeof reel->error.text, tr("This game can’t be replayed."));
    }
    return false;
}

void film_close(FilmReel *reel) {
    session_leave(reel->session);
    session_leave(reel->chronicle);
}

float film_speed(const FilmReel *reel) {
    return SPEED[reel->speed];
}

bool film_goes_on(const FilmReel *reel, bool is_at_end) {
    return (reel->plays || reel->steps > 0) && !is_at_end;
}

bool film_is_due(const FilmReel *reel, double pause, double now) {
    return reel->steps > 0 || now >= reel->rests_since + pause;
}

double film_resume(FilmReel *reel, const App *app) {
    double away = app->now - reel->stepped;
    reel->rests_since += away;
    return away;
}

void film_go_back(App *app) {
    if (stack_depth(app->stack) > 1) {
        scene_pop(app);
    } else {
        scene_go_home(app);
    }
}

/* --- the bar ------------------------------------------------------------------------------------------------------ */

static Rect film_bar_rect(const App *app) {
    Rect screen = app->layout.screen;
    return layout_cut_bottom(&app->layout, &screen, BAR_HIGH);
}

Layout film_bar_window(const App *app) {
    const Layout *window = &app->layout;
    float bar = roundf(BAR_HIGH * window->u);
    return layout_for((int)window->screen.w, (int)(window->screen.h - bar), window->text_scale, window->left_handed);
}

static void add_button(const App *app, Ui *ui, Rect *bar, const char *id, const char *picture, const char *hint,
                       FilmAct act, bool main) {
    const Layout *layout = &app->layout;
    float side = layout_px(layout, 84);
    Rect cell = act == FILM_HELP ? layout_cut_right(layout, bar, 96) : layout_cut_left(layout, bar, 96);
    ui_put(ui, id, rect_snapped(rect_around(rect_middle(cell), side, side)), "", (int)act, .look = LOOK_ROUND,
           .hint = hint, .picture = picture, .glows = main);
}

static void add_speed(const FilmReel *reel, const App *app, Ui *ui, Rect *bar) {
    char speed[32];
    /* TRANSLATORS: the speed of a film: once, twice, four times as fast */
    i18n_format(speed, sizeof speed, tr("{n}×"), I18N_NUMBER("n", (long long)film_speed(reel)));
    Rect cell = layout_cut_left(&app->layout, bar, 112);
    ui_put(ui, "film.speed", rect_snapped(rect_inset(cell, layout_px(&app->layout, 12))), speed, FILM_SPEED,
           .hint = tr("Speed"));
}

static void add_where(const FilmBar *bar, const App *app, Ui *ui, Rect room) {
    ui_put(ui, "film.where", rect_inset(room, layout_px(&app->layout, 12)), bar->where, FILM_WHERE,
           .kind = WIDGET_SLIDER, .value = (float)bar->position, .maximum = (float)bar->length, .step = 1,
           .size = TYPE_SMALL, .quiet = true);
}

void film_bar_build(const FilmReel *reel, const FilmBar *bar, const App *app, Ui *ui) {
    Rect room = film_bar_rect(app);
    layout_cut_left(&app->layout, &room, 8);
    add_button(app, ui, &room, "film.close", "icons/close", tr("Close"), FILM_CLOSE, false);
    if (reel->chronicle == NULL) {
        return;
    }
    bool runs = reel->plays && bar->position < bar->length;
    add_button(app, ui, &room, "film.previous", "icons/left", bar->previous, FILM_PREVIOUS, false);
    add_button(app, ui, &room, "film.play", runs ? "icons/pause" : "icons/play",
               runs ? trc("replay", "Pause") : tr("Play"), FILM_PLAY, !runs);
    add_button(app, ui, &room, "film.step", "icons/step", tr("Step"), FILM_STEP, false);
    add_button(app, ui, &room, "film.next", "icons/right", bar->next, FILM_NEXT, false);
    add_speed(reel, app, ui, &room);
    add_button(app, ui, &room, "film.help", "icons/help", tr("Help"), FILM_HELP, false);
    add_where(bar, app, ui, room);
}

void film_bar_draw(const App *app) {
    PanelStyle style = panel_popup();
    style.radius = 0;
    paint_panel(app->gfx, film_bar_rect(app), &style);
}

void film_draw_error(const FilmReel *reel, const App *app) {
    TextStyle words = part_words(TEXT_REGULAR, 36, THEME_TEXT, TEXT_CENTER);
    Rect screen = app->layout.screen;
    text_draw(app->gfx, &words, reel->error.text, rect_inset(screen, screen.w * .15f));
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static FilmAct asked_of_game(const UiEvent *event) {
    switch (event->kind) {
    case UI_PRESSED:
        return (FilmAct)event->act;
    case UI_CHANGED:
        return event->act == FILM_WHERE ? FILM_WHERE : FILM_NOTHING;
    case UI_ELSEWHERE:
        return FILM_HURRY;
    case UI_MENU:
        return FILM_PLAY;
    case UI_HELP:
        return FILM_HELP;
    case UI_NONE:
    case UI_BACK:
    case UI_SUBMITTED:
    case UI_REFUSED:
    case UI_DRAG_BEGAN:
    case UI_DROPPED:
    case UI_DRAG_ENDED:
    case UI_FILE:
    case UI_SHORTCUT:
        break;
    }
    return FILM_NOTHING;
}

static FilmAct asked(const FilmReel *reel, const UiEvent *event) {
    if (event->kind == UI_BACK || (reel->chronicle == NULL && event->kind == UI_PRESSED)) {
        return FILM_CLOSE;
    }
    return reel->chronicle != NULL ? asked_of_game(event) : FILM_NOTHING;
}

static void toggle_play(FilmReel *reel, App *app) {
    bool begins_anew = reel->kind->begins_anew(reel);
    if (begins_anew) {
        reel->kind->go_to(reel, app, 0);
    }
    reel->plays = begins_anew || !reel->plays;
    reel->steps = reel->kind->halts ? 0 : reel->steps;
    reel->rests_since = app->now;
    scene_rebuild(app);
}

void film_handle(void *state, App *app, const UiEvent *event) {
    FilmReel *reel = state;
    const FilmKind *kind = reel->kind;
    FilmAct act = asked(reel, event);
    switch (act) {
    case FILM_CLOSE:
        film_go_back(app);
        return;
    case FILM_PREVIOUS:
    case FILM_NEXT:
        kind->go_to(reel, app, kind->leap(reel, act == FILM_NEXT));
        return;
    case FILM_PLAY:
        toggle_play(reel, app);
        return;
    case FILM_STEP:
        kind->take_step(reel, app);
        return;
    case FILM_SPEED:
        reel->speed = (reel->speed + 1) % SPEEDS;
        scene_rebuild(app);
        return;
    case FILM_WHERE:
        kind->go_to(reel, app, (size_t)(event->value + .5f));
        return;
    case FILM_HELP:
        reel->stepped = app->now; /* it may have stood still since */
        help_show(app, kind->help);
        return;
    case FILM_HURRY:
        kind->hurry(reel);
        return;
    case FILM_NOTHING:
        return;
    }
}

Session *film_shows(void *state) {
    return ((FilmReel *)state)->session;
}
