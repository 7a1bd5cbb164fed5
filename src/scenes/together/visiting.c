/* The visit to a table elsewhere, whatever scene is in front: the line is listened to in every step, and the game that
 * the host tells of becomes the one in play. */
#include "scenes/together/inside.h"

#include "base/memory.h"
#include "i18n/i18n.h"
#include "platform/wall.h"
#include "store/store.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

Together *together_of(const App *app) {
    return app->together;
}

Visit *together_visit(const App *app) {
    return app->together != NULL ? together_of(app)->visit : NULL;
}

bool together_is_there(void) {
    return true;
}

/* --- the program around it ---------------------------------------------------------------------------------------- */

static double real_ms(void *context) {
    (void)context;
    return (double)clock_real_us() / 1000;
}

/* Only compared with what it was: a clock that is set by hand moves nobody's time. */
static int64_t wall_ms(void *context) {
    return (int64_t)real_ms(context);
}

/* On the line's thread. */
static void wake(void *context) {
    Together *together = context;
    atomic_store(&together->is_woken, true);
    input_wake();
}

/* --- what the host tells ------------------------------------------------------------------------------------------ */

static bool has_news(const App *app) {
    Together *together = together_of(app);
    return together->wants_step || atomic_load(&together->is_woken);
}

static void take_session(Together *together) {
    static const InPlayVisit VISIT = {.part = together_part, .people = together_show, .has_news = has_news};
    Session *session = visit_session(together->visit);
    if (session != NULL && in_play(together->app) != session) {
        in_play_visit(together->app, session, &VISIT);
    }
}

/* Once all that was there is there again: what has happened since is played. */
static void go_on_from_there(Together *together) {
    const Session *session = visit_session(together->visit);
    unsigned epoch;
    int n;
    if (session == NULL || together->from.place.code[0] == '\0' || session_turned_back(session) == 0) {
        return;
    }
    far_at(session, &epoch, &n);
    if (epoch == together->from.epoch && together->from.n < n) {
        far_show_from(visit_session(together->visit), together->from.n);
    }
    together->from.place.code[0] = '\0';
}

static void take_said(Together *together) {
    int seat, what;
    while (visit_take_reaction(together->visit, &seat, &what)) {
        together->said[seat].what = what;
        together->said[seat].until = together->app->now + SAID_MS;
        sound_play(together->app->sound, SOUND_PRESS);
    }
}

/* A game that is over is gone back to by its film; a table that is no more, or a seat that is somebody else's, by
 * nothing. */
static void note(const Together *together) {
    App *app = together->app;
    const Session *session = visit_session(together->visit);
    int why = visit_stage(together->visit) == VISIT_PARTED ? visit_why(together->visit) : -1;
    bool is_gone = why == FAR_CODE || why == FAR_NOT_YOURS;
    if (app->store != NULL && (is_gone || (session != NULL && session_is_over(session)))) {
        visit_forget(app->store, visit_place(together->visit)->code);
    } else if (app->store != NULL && session != NULL) {
        visit_note(app->store, together->visit, wall_now());
    }
}

static void passes(App *app) {
    Together *together = together_of(app);
    atomic_store(&together->is_woken, false);
    together->wants_step = together->visit != NULL && visit_step(together->visit);
    if (together->wants_step) {
        VisitStage stage = visit_stage(together->visit);
        take_session(together);
        go_on_from_there(together);
        take_said(together);
        together->version++;
        if (stage == VISIT_PARTED || together->noted != visit_seatings(together->visit)) {
            together->noted = visit_seatings(together->visit);
            note(together);
        }
        gfx_invalidate(app->gfx);
    }
}

static double wakes_at(const App *app) {
    const Together *together = together_of(app);
    if (has_news(app)) {
        return app->now;
    }
    double due = together->visit != NULL ? visit_due(together->visit) : -1;
    return due >= 0 ? app->now + fmax(due - real_ms(NULL), 0) : -1;
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static Together *begin(App *app) {
    Together *together = app->together;
    if (together == NULL) {
        together = memory_new(sizeof *together);
        together->app = app;
        together->host = (VisitHost){.play = in_play_host(app),
                                     .build = GAME_VERSION,
                                     .now = real_ms,
                                     .wall = wall_ms,
                                     .wake = wake,
                                     .context = together};
        atomic_init(&together->is_woken, true);
        app->together = together;
        app->hooks.passes = passes;
        app->hooks.wakes_at = wakes_at;
    }
    return together;
}

void together_call(App *app, const VisitWish *wish, const VisitNote *from) {
    in_play_leave(app);
    together_part(app);
    Together *together = begin(app);
    together->host.language = i18n_language();
    together->from = from != NULL ? *from : (VisitNote){0};
    memset(together->said, 0, sizeof together->said);
    together->version++;
    together->visit = visit_new(&together->host, wish);
    scene_push(app, &WHO_SCENE, NULL, 0);
}

void together_part(App *app) {
    Together *together = app->together;
    if (together != NULL && together->visit != NULL) {
        note(together);
        visit_free(together->visit);
        together->visit = NULL;
        together->version++;
    }
}

void together_fini(App *app) {
    together_part(app);
    free(app->together);
    app->together = NULL;
    app->hooks.passes = NULL;
    app->hooks.wakes_at = NULL;
}

int together_notes(const App *app, VisitNote all[VISIT_NOTES_MOST]) {
    VisitNote found[VISIT_NOTES_MOST];
    int count = app->store != NULL ? visit_notes(app->store, found) : 0, kept = 0;
    for (int i = 0; i < count; i++) {
        for (int game = 0; game < in_play_games(app); game++) {
            if (strcmp(in_play_scenes(app, game)->rules->kind, found[i].game) == 0) {
                all[kept++] = found[i];
            }
        }
    }
    return kept;
}

void together_go_back(App *app, const VisitNote *from) {
    VisitWish wish = {.place = from->place, .figurine = -1, .watches = from->seat == SESSION_NOBODY};
    together_call(app, &wish, from);
}
