/* The end of a game: the podium, and beside it a summary of the race or its key moments. It comes after the last move
 * and leads to another game with the same players, a new game, the replay, or the title. */
#include "games/world/scenes/victory_parts.h"

#include "core/core_assert.h"
#include "games/world/scenes/route.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/together/together.h"
#include "shell/confetti.h"
#include "shell/dawn.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef enum VictoryAct {
    ACT_VIEW = AFTER_OWN, /* a: VictoryView */
    ACT_MOMENT,           /* a: which */
    ACT_HELP,
    ACT_CHARTS, /* to them, or back to the podium */
} VictoryAct;

static const double TOLD_MS = 1700; /* figurines stand on their blocks then */

typedef struct End {
    Victory victory;
    Confetti confetti;
    bool way_lies; /* it has been drawn, and is part of what stands still */
    bool is_told;  /* who has won, and where the others stand */
} End;

/* --- what there is to tell ---------------------------------------------------------------------------------------- */

static void follow(Victory *victory, const Session *session) {
    int field[WORLD_PLAYERS_MAX] = {0};
    memcpy(field, victory->ahead, sizeof field);
    for (int i = 0; i < session_history_count(session); i++) {
        const WorldEvent *event = world_session_history(session, i);
        if (event->kind == WORLD_HAPPENED_STAGE && victory->stages < WORLD_TALE_STAGES_MAX) {
            memcpy(victory->after[victory->stages++], field, sizeof field);
        } else if (event->kind == WORLD_HAPPENED_FIGURINE) {
            field[event->player] = event->step.to;
        }
    }
    memcpy(victory->after[victory->stages], field, sizeof field);
}

static void celebrate(End *end, App *app) {
    confetti_throw(&end->confetti, app);
    end->victory.entered = app->now;
    sound_music(app->sound, MUSIC_VICTORY);
    sound_play(app->sound, SOUND_VICTORY);
}

static void read_game(Victory *victory, const Session *session) {
    const WorldView *end = world_session_view(session);
    uint8_t field[WORLD_PLAYERS_MAX] = {0};
    victory->players = session_players(session);
    victory->goal = end->track.goal;
    victory->rounds = session_rounds(session);
    victory->next.winners = end->winners;
    victory->tale = *world_session_tale(session);
    uint8_t ahead[WORLD_PLAYERS_MAX];
    world_session_heads(session, ahead);
    for (int p = 0; p < victory->players; p++) {
        victory->ahead[p] = ahead[p];
        victory->seat[p] = *session_seat(session, p);
        field[p] = end->seat[p].field;
        victory->field[p] = field[p];
    }
    world_rank(victory->players, end->winners, field, victory->place);
    follow(victory, session);
    victory_follow_way(victory, world_session_board(session));
}

/* What the list knows of it. */
static void read_past(End *end, App *app) {
    AfterGame *after = &end->victory.next;
    SessionFacts facts;
    session_game_facts(in_play_host(app), after->film.game, &facts);
    after->hints = facts.hints;
    after->is_unranked = facts.is_unranked;
    end->victory.entered = app->now - 2 * CONFETTI_MS;
    session_leave(after->film.chronicle);
    after->film.chronicle = NULL;
}

/* At a table elsewhere the screen knows the whole game only once its host has told it. */
static void begin_review(Victory *victory, App *app, const Session *session) {
    if (!session_is_far(session)) {
        victory->review = victory_review_begin(app, session);
        return;
    }
    AfterGame *after = &victory->next;
    Session *chronicle = together_chronicle(app, &after->film.game);
    after->film.of_game_in_play = false;
    together_says_fair(app, after->deal.more, sizeof after->deal.more);
    victory->review = chronicle != NULL ? victory_review_begin(app, chronicle) : victory_review_none();
    session_leave(chronicle);
}

static void enter(void *state, App *app, const void *argument) {
    End *end = state;
    Victory *victory = &end->victory;
    AfterGame *after = &victory->next;
    *after = (AfterGame){.game = &WORLD_SCENES,
                         .scene = "victory",
                         .tell = victory_tell_result,
                         .tell_squares = victory_tell_squares,
                         .end = victory};
    after->film = argument != NULL ? *(const FilmArgument *)argument : (FilmArgument){.of_game_in_play = true};
    after->is_past = after->film.chronicle != NULL;
    Session *session = after->is_past ? after->film.chronicle : in_play(app);
    CORE_ASSERT(session != NULL);
    route_define(app->gfx, world_session_board(session));
    read_game(victory, session);
    after->own = (StoreSeat){.place = victory->place[0] + 1, .field = victory->field[0]};
    after_game_begin(after, app, session);
    after->deal.is_unranked = false; /* a chip says so */
    begin_review(victory, app, session);
    victory->viewed = app->now;
    victory->view = after->is_past ? VIEW_WAY : VIEW_PODIUM;
    end->way_lies = end->is_told = after->is_past || app->preferences.reduced_motion;
    if (after->is_past) {
        read_past(end, app);
    } else {
        celebrate(end, app);
        speech_end(&victory->speech, app);
    }
}

static void leave(void *state, App *app) {
    (void)app;
    End *end = state;
    look_back_drop(&end->victory.review->back);
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void build_views(const Victory *victory, Ui *ui, const VictoryPlaces *places) {
    static const char *const ID[VICTORY_VIEWS] = {"victory.view_way", "victory.view_review"};
    /* TRANSLATORS: of a game that is over: how it went, and what decided it */
    static const char *const NAME[VICTORY_VIEWS] = {N_("Summary"), N_("Key moments")};
    for (int i = 0; i < VICTORY_VIEWS; i++) {
        ui_put(ui, ID[i], places->view[i], tr(NAME[i]), ACT_VIEW, .size = 28, .selected = (int)victory->view == i,
               .a = i);
    }
}

static void build_moments(const Victory *victory, const App *app, Ui *ui, Rect panel) {
    for (int i = 0; i < victory->review->review.moments; i++) {
        char text[500];
        victory_moment_words(victory, &victory->review->moment[i], text, sizeof text);
        ui_put(ui, ui_id("victory.moment%d", i), victory_moment_rect(app, panel, i), text, ACT_MOMENT,
               .kind = WIDGET_CUSTOM, .hint = tr("Watch this moment"), .a = i);
    }
}

/* Those that are offered, the one that goes on first, and few enough for that to be seen: what begins another game is
 * at the podium, what looks back where one looks back. */
static void build_buttons(Victory *victory, const App *app, Ui *ui, const VictoryPlaces *places) {
    static const AfterAct GOES_ON[] = {AFTER_AGAIN, AFTER_RESULT, AFTER_REVENGE, AFTER_HARDER,
                                       AFTER_NEW,   AFTER_TITLE,  AFTER_NOTHING};
    static const AfterAct LOOKS_BACK[] = {AFTER_AGAIN, AFTER_RESULT, AFTER_SAME,
                                          AFTER_FILM,  AFTER_TITLE,  AFTER_NOTHING};
    AfterGame *after = &victory->next;
    after->is_wide = true;
    after_game_offer(after, app, victory->view == VIEW_PODIUM ? GOES_ON : LOOKS_BACK);
    int rows = app->layout.portrait && after->buttons > 2 ? 2 : 1;
    for (int i = 0; i < after->buttons; i++) {
        Rect where = after_game_place(after, &app->layout, places->buttons, rows, i);
        after_game_build(after, app, ui, i, where, victory->view == VIEW_PODIUM ? 34 : 30, true);
    }
}

/* Whoever watches it again knows what came of it. */
static void tell_beyond(Victory *victory, App *app, Ui *ui, Rect where) {
    if (victory->next.is_past || victory->view != VIEW_PODIUM) {
        return;
    }
    victory_remember(victory, app, in_play(app));
    if (victory->shows_review) {
        victory_explain(victory, in_play(app));
    }
    remembered_build(&victory->remembered, app, ui, "victory.remembered", where);
}

static void build(void *state, App *app, Ui *ui) {
    End *end = state;
    Victory *victory = &end->victory;
    VictoryPlaces places = victory_places(&app->layout);
    victory->shows_review = victory->review->back.is_ready;
    if (victory->view != VIEW_PODIUM) {
        build_views(victory, ui, &places);
    }
    if (victory->view == VIEW_REVIEW && victory->shows_review) {
        build_moments(victory, app, ui, places.moments);
    }
    if (end->is_told) { /* first what was, then what comes */
        build_buttons(victory, app, ui, &places);
        /* TRANSLATORS: a button at the end of a game: to its charts, and back to where the winners stand */
        const char *charts = victory->view == VIEW_PODIUM ? tr("How it went") : tr("Podium");
        ui_put(ui, "victory.charts", places.charts_button, charts, ACT_CHARTS, .size = 30);
        part_help_build(ui, part_help_rect(app, 0), "victory.help", ACT_HELP);
    }
    victory_build_podium(victory, app, ui, victory->view == VIEW_PODIUM ? places.full : places.podium);
    tell_beyond(victory, app, ui, places.told);
    const GameDeal *deal = &victory->next.deal;
    game_deal_build(deal, ui, "victory.code", game_deal_cut(deal, &app->layout, &places.headline));
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void watch(const End *end, App *app, int from) {
    FilmArgument film = end->victory.next.film;
    film.from = from;
    scene_push(app, &FILM_SCENE, &film, sizeof film);
}

static void change_view(Victory *victory, App *app, VictoryView view) {
    victory->view = view;
    victory->viewed = app->now;
    scene_rebuild(app);
}

/* One melts into the other. */
static void change_charts(Victory *victory, App *app) {
    scene_melt(app);
    change_view(victory, app, victory->view == VIEW_PODIUM ? VIEW_WAY : VIEW_PODIUM);
}

static void act(End *end, App *app, int what, int which) {
    Victory *victory = &end->victory;
    if (what < AFTER_OWN) { /* no game begins by a press that was to hurry the last move */
        after_game_act(&victory->next, app, (AfterAct)what);
        return;
    }
    switch ((VictoryAct)what) {
    case ACT_VIEW:
        change_view(victory, app, (VictoryView)which);
        return;
    case ACT_MOMENT:
        watch(end, app, victory->review->moment[which].from);
        return;
    case ACT_HELP:
        help_show(app, HELP_END);
        return;
    case ACT_CHARTS:
        change_charts(victory, app);
        return;
    }
}

/* Enough of it. */
static void hurry(End *end, App *app) {
    if (!end->is_told) {
        scene_hurried(app);
    }
    end->victory.entered -= CONFETTI_MS;
    end->way_lies = false;
    scene_changed(app);
}

static void handle(void *state, App *app, const UiEvent *event) {
    End *end = state;
    bool is_past = end->victory.next.is_past;
    if (event->kind == UI_PRESSED && event->act != AFTER_NOTHING) { /* else words are pressed */
        act(end, app, event->act, event->a);
    } else if (!end->is_told && (event->kind == UI_BACK || event->kind == UI_MENU)) {
        hurry(end, app);
    } else if (event->kind == UI_BACK && !is_past && end->victory.view != VIEW_PODIUM) {
        act(end, app, ACT_CHARTS, 0);
    } else if (event->kind == UI_BACK) {
        act(end, app, AFTER_TITLE, 0);
    } else if (event->kind == UI_MENU && !is_past) {
        act(end, app, AFTER_AGAIN, 0);
    } else if (event->kind == UI_HELP) {
        act(end, app, ACT_HELP, 0);
    } else if (event->kind == UI_ELSEWHERE || event->kind == UI_PRESSED) {
        hurry(end, app);
    }
}

static void resumed(void *state, App *app) {
    End *end = state;
    end->victory.entered = end->victory.viewed = app->now - 2 * CONFETTI_MS; /* it has been celebrated */
    end->way_lies = end->is_told = true;
    sound_music(app->sound, end->victory.next.is_past ? MUSIC_TITLE : MUSIC_VICTORY);
    scene_rebuild(app);
}

/* The charts grow, confetti falls. */
static bool is_moving(const void *state, const App *app) {
    const End *end = state;
    const Victory *victory = &end->victory;
    bool moves = app->now < victory->entered + CONFETTI_MS || app->now < victory->viewed + VICTORY_CHART_MS;
    return moves && !app->preferences.reduced_motion;
}

static void tell(End *end, App *app) {
    if (!end->is_told && (app->preferences.reduced_motion || app->now >= end->victory.entered + TOLD_MS)) {
        end->is_told = true;
        scene_unseen(app);
        scene_rebuild(app);
    }
}

static bool way_is_drawn(const End *end, const App *app) {
    return app->preferences.reduced_motion || app->now >= end->victory.entered + VICTORY_WAY_MS;
}

/* The worker is at it; what it has done is noticed in the step that follows. */
static bool is_busy(const void *state, const App *app) {
    const End *end = state;
    (void)app;
    return !end->victory.shows_review && end->victory.review->back.record != NULL;
}

static void notice_review(End *end, App *app) {
    Victory *victory = &end->victory;
    if (victory->shows_review || !victory->review->back.is_ready) {
        return;
    }
    if (victory->view == VIEW_REVIEW) {
        change_view(victory, app, VIEW_REVIEW); /* its chart begins to grow now */
    } else {
        scene_rebuild(app);
    }
}

/* It is told as soon as the store has the game. */
static void follow_past(End *end, App *app) {
    Victory *victory = &end->victory;
    if (!victory->next.is_past && !victory->remembered.is_read) {
        victory_remember(victory, app, in_play(app));
        if (victory->remembered.is_read) {
            scene_rebuild(app);
        }
    }
}

static void step(void *state, App *app) {
    End *end = state;
    LifeBeat hop[VICTORY_HOPS];
    follow_past(end, app);
    notice_review(end, app);
    tell(end, app);
    if (!end->way_lies && way_is_drawn(end, app)) {
        end->way_lies = true;
        scene_repaint(app);
    }
    victory_hops(hop);
    bool rests = end->victory.view == VIEW_PODIUM && !is_moving(end, app);
    life_step(&end->victory.life, app, rests, hop, end->victory.players);
}

float victory_since(const App *app, double moment, double delay, double duration) {
    if (app->preferences.reduced_motion) {
        return 1;
    }
    double t = (gfx_now(app->gfx) - moment - delay) / duration;
    return t <= 0 ? 0 : t >= 1 ? 1 : (float)t;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void background(const void *state, const App *app) {
    const End *end = state;
    VictoryPlaces places = victory_places(&app->layout);
    if (end->victory.view == VIEW_PODIUM) {
        victory_draw_sky(app);
        victory_draw_map(&end->victory, app, places.full);
        if (end->way_lies) {
            victory_draw_way(&end->victory, app, places.full);
        }
        return;
    }
    dawn_room(app, DAWN_STAGE);
    Point middle = {places.podium.x + places.podium.w / 2, places.podium.y + places.podium.h * .5f};
    paint_pool(app->gfx, middle, places.podium.w * .62f, places.podium.h * .6f, color_alpha(color_rgb(0xffe9b4), .26f));
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const End *end = state;
    const Victory *victory = &end->victory;
    VictoryPlaces places = victory_places(&app->layout);
    bool is_full = victory->view == VIEW_PODIUM;
    if (is_full && !end->way_lies) {
        victory_draw_way(victory, app, places.full);
    }
    confetti_draw(&end->confetti, app, victory->entered); /* behind all there is to read */
    game_deal_draw(&victory->next.deal, app->gfx, game_deal_cut(&victory->next.deal, &app->layout, &places.headline));
    victory_draw_headline(victory, app, places.headline);
    victory_draw_podium(victory, app, is_full ? places.full : places.podium);
    if (is_full && victory->speech.speaks) {
        victory_draw_speech(victory, app, places.full);
    }
    if (is_full) {
        remembered_draw(&victory->remembered, app, places.told);
    }
    if (victory->view == VIEW_REVIEW) {
        victory_draw_moments(victory, app, ui, places.moments);
        victory_draw_balance(victory, app, places.balance);
    } else if (!is_full) {
        victory_draw_journey(victory, app, places.journey);
        victory_draw_sources(victory, app, places.sources);
        victory_draw_tiles(victory, app, places.tile);
    }
    ui_draw(ui);
}

const Scene VICTORY_SCENE = {
    .name = "victory",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(End),
    .enter = enter,
    .leave = leave,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .is_busy = is_busy,
    .background = background,
    .draw = draw,
};
