/* The end of a stage, on the table itself: row after row comes to the front, its light counts up card by card, the
 * piece moves; sites ask, then the reward question. At the end, players see the standings and deal the next stage. */
#include "games/world/scenes/scoring.h"

#include "games/world/scenes/back.h"
#include "games/world/scenes/bubble.h"
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/goal.h"
#include "games/world/scenes/question.h"
#include "games/world/scenes/result.h"
#include "games/world/scenes/tutorial.h"
#include "games/world/scenes/won.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/together/together.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>

enum { ACT_NEXT = 1, ACT_HELP, ACT_PAUSE };

typedef struct Scoring {
    Table *table;
    int shown;          /* what the widgets were built for */
    double tells_since; /* who has won the stage; 0: not yet */
    bool is_told;
    bool goes_on;
    bool is_dusk; /* a stage has just been won */
} Scoring;

static bool is_done(const Scoring *scoring) {
    return table_at_rest(scoring->table) && scoring->table->view.awaiting == WORLD_AWAITING_STAGE_OVER;
}

/* All of it has been told, and there is something to go on to. */
static bool is_told(const Scoring *scoring) {
    return is_done(scoring) && scoring->is_told;
}

static void enter(void *state, App *app, const void *argument) {
    Scoring *scoring = state;
    (void)app;
    scoring->table = *(Table *const *)argument;
    scoring->shown = -1;
    table_step(scoring->table); /* what comes is known before it is first drawn */
    (void)table_needs_repaint(scoring->table);
    scoring->is_dusk = won_is_shown(scoring->table);
}

/* The sentence stays in the middle. */
Rect scoring_cut(Rect *ribbon, bool left_handed) {
    float side = ribbon->h, room = side * 1.15f;
    Rect all = *ribbon;
    ribbon->x += room;
    ribbon->w -= 2 * room;
    return (Rect){left_handed ? all.x : all.x + all.w - side, all.y, side, side};
}

/* As long as all there is to press is what hurries, that is small: nobody shall look at it. It stands in the ribbon,
 * where nothing is that plays, neither here nor at the table below. */
static void add_hurry(const Table *table, Ui *ui) {
    Rect ribbon = table->layout.ribbon;
    Rect where = scoring_cut(&ribbon, table->layout.units.left_handed);
    ui_put(ui, "scoring.next", rect_snapped(where), NULL, ACT_NEXT, .look = LOOK_ROUND, .hint = tr("Speed up"),
           .picture = "icons/speed");
}

static void add_next(const Table *table, Ui *ui) {
    ui_put(ui, "scoring.next", table->layout.go_on, tr("Next stage"), ACT_NEXT, .look = LOOK_MAIN, .size = 32,
           .glows = true, .commits = true);
}

static void build(void *state, App *app, Ui *ui) {
    Scoring *scoring = state;
    Table *table = scoring->table;
    table_lay_out(table, &app->layout);
    is_told(scoring) ? add_next(table, ui) : add_hurry(table, ui);
    ui_put(ui, "scoring.help", table->layout.scoring_button[0], tr("Help"), ACT_HELP, .look = LOOK_ROUND,
           .picture = "icons/help");
    ui_put(ui, "scoring.pause", table->layout.scoring_button[1], tr("Pause"), ACT_PAUSE, .look = LOOK_ROUND,
           .picture = "icons/pause");
    ui_focus(ui, "scoring.next");
}

/* The next stage is dealt: on the table. */
static void leave_once_dealt(Scoring *scoring, App *app) {
    if (!scoring->goes_on && world_session_view(scoring->table->session)->awaiting != WORLD_AWAITING_STAGE_OVER) {
        scoring->goes_on = true;
        scene_pop(app);
    }
}

static void next_stage(Scoring *scoring, App *app) {
    world_session_act(scoring->table->session, (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE});
    leave_once_dealt(scoring, app);
}

static void hurry(Scoring *scoring, App *app) {
    if (is_told(scoring)) {
        return;
    }
    scene_hurried(app);
    if (is_done(scoring)) {
        scoring->tells_since = app->now - RESULT_MS;
    } else {
        table_hurry(scoring->table);
    }
}

static void press_next(Scoring *scoring, App *app) {
    if (is_told(scoring)) {
        next_stage(scoring, app);
    } else {
        hurry(scoring, app);
    }
}

static void back_chosen(App *app, void *context, int button) {
    (void)context;
    if (button == 0) {
        back_step_unranked(app);
    }
}

/* The table behind shows what it has come back to, and this scene goes. */
static void back(const Scoring *scoring, App *app) {
    if (is_told(scoring) && !back_step(app) && back_may_be_asked(app)) {
        back_ask(app, back_chosen, NULL);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Scoring *scoring = state;
    if (pause_takes(app, event, HELP_SCORING)) {
        return;
    }
    if (event->kind == UI_ELSEWHERE) {
        hurry(scoring, app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_NEXT) {
        press_next(scoring, app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_HELP) {
        help_show(app, HELP_SCORING);
    } else if (event->kind == UI_PRESSED) {
        pause_show(app, HELP_SCORING);
    } else if (event->kind == UI_SHORTCUT && back_is_key(event)) {
        back(scoring, app);
    }
}

static bool is_alone(const Scoring *scoring) {
    return session_persons_here(scoring->table->session) == 0;
}

static bool goes_on_alone(const Scoring *scoring) {
    return is_alone(scoring) && is_told(scoring) && !scoring->goes_on;
}

/* Computers among themselves deal it. */
static void await_stage(Scoring *scoring, App *app) {
    Session *session = scoring->table->session;
    session_step(session, app->now);
    leave_once_dealt(scoring, app);
    if (!scoring->goes_on && session_due(session) >= 0) {
        scene_wake_at(app, session_due(session));
    }
}

static void go_on(Scoring *scoring, App *app) {
    if (tutorial_speaks(app, scoring->table)) {
        return;
    }
    switch ((WorldAwaitingKind)scoring->table->view.awaiting) {
    case WORLD_AWAITING_QUESTION:
        question_show(app, scoring->table);
        return;
    case WORLD_AWAITING_OVER:
        if (!together_awaits_record(app)) {
            scene_go(app, &VICTORY_SCENE, NULL, 0);
        }
        return;
    case WORLD_AWAITING_STAGE_OVER:
        if (!scoring->goes_on) {
            await_stage(scoring, app);
        }
        return;
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_PLACE:
    case WORLD_AWAITING_SWAP:
    case WORLD_AWAITING_TRADE:
    case WORLD_AWAITING_TAKE_TWO:
    case WORLD_AWAITING_NAME:
        scene_pop(app);
        return;
    }
}

static int to_be_shown(const Scoring *scoring) {
    return table_at_rest(scoring->table) ? scoring->table->view.awaiting : 0;
}

/* The dusk goes as softly as it came. */
static void let_dusk_go(Scoring *scoring, App *app) {
    bool is_dusk = won_is_shown(scoring->table);
    if (scoring->is_dusk && !is_dusk) {
        scene_melt(app);
    }
    scoring->is_dusk = is_dusk;
}

/* Only then there are buttons, and anything else to be said. */
static void tell_result(Scoring *scoring, App *app) {
    if (!is_done(scoring)) {
        scoring->tells_since = 0;
        scoring->is_told = false;
        return;
    }
    if (scoring->tells_since <= 0) {
        scoring->tells_since = app->now;
        if (scoring->table->timeline.reduced) {
            scene_melt(app);
        }
    }
    if (!scoring->is_told && app->now >= scoring->tells_since + RESULT_MS) {
        scoring->is_told = true;
        scene_unseen(app);
        scene_rebuild(app);
    }
}

static void step(void *state, App *app) {
    Scoring *scoring = state;
    table_step(scoring->table);
    bubble_step(scoring->table);
    together_step(app);
    let_dusk_go(scoring, app);
    bool at_rest = table_at_rest(scoring->table);
    if (to_be_shown(scoring) != scoring->shown || scoring->table->has_changed) {
        scoring->shown = to_be_shown(scoring);
        scene_unseen(app);
        scoring->table->has_changed = false;
        scene_rebuild(app);
    }
    tell_result(scoring, app);
    if (at_rest && (!is_done(scoring) || scoring->is_told)) {
        go_on(scoring, app);
    }
    if (table_needs_repaint(scoring->table)) {
        scene_repaint(app);
    }
}

static bool is_moving(const void *state, const App *app) {
    const Scoring *scoring = state;
    (void)app;
    return !table_at_rest(scoring->table) || (is_done(scoring) && !scoring->is_told);
}

static bool is_busy(const void *state, const App *app) {
    const Scoring *scoring = state;
    (void)app;
    return goes_on_alone(scoring);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static void score_words(const Table *table, int player, int count, int fields, char out[WORDS_MAX]) {
    const I18nArg name = I18N_TEXT("name", draw_seat(table, player)->name);
    if (fields > count) {
        i18n_format(out, WORDS_MAX,
                    trn("{name}: {count} card counts, doubled by Fast Track: {n} spaces ahead",
                        "{name}: {count} cards count, doubled by Fast Track: {n} spaces ahead", (unsigned long)count),
                    name, I18N_NUMBER("count", count), I18N_NUMBER("n", fields));
    } else {
        i18n_format(out, WORDS_MAX,
                    trn("{name}: {n} card counts, {n} space ahead", "{name}: {n} cards count, {n} spaces ahead",
                        (unsigned long)count),
                    name, I18N_NUMBER("n", count));
    }
}

/* No stage is left, and somebody is furthest. */
static bool is_sent_to_the_goal(const Table *table) {
    return table->telling.kind == WORLD_HAPPENED_FIGURINE && table->telling.step.why == WORLD_WHY_LAST_STAGE;
}

static void ribbon_words(const Table *table, char out[WORDS_MAX]) {
    int player = table->scored;
    if (won_clip(table) != NULL) {
        words_banner(table, TABLE_BANNER_ROW, won_clip(table)->a, out);
        return;
    }
    if (is_sent_to_the_goal(table)) {
        words_log(table->session, &table->telling, out);
        return;
    }
    if (table->view.awaiting == WORLD_AWAITING_STAGE_OVER || player == WORLD_NOBODY) {
        words_asked(table, out);
        return;
    }
    const Clip *clip = draw_playing(table, TABLE_CLIP_SCORE, player);
    const TableScore *score = &table->score[player];
    if (clip == NULL && !score->is_done) {
        out[0] = '\0';
        return;
    }
    score_words(table, player, clip != NULL ? clip->c : score->count, clip != NULL ? clip->d : score->fields, out);
}

/* Whose row is counted; in the end, who has won the stage. */
static int told_of(const Table *table) {
    if (is_sent_to_the_goal(table)) {
        return table->telling.player;
    }
    return table->view.awaiting == WORLD_AWAITING_STAGE_OVER ? table->view.stage_winner : table->scored;
}

/* In one line where it is flat, in two where it is not. */
static void draw_standing(const Table *table, int player, int place, Rect where) {
    Gfx *gfx = table->app->gfx;
    const Seat *seat = draw_seat(table, player);
    char text[128];
    bool flat = where.w > where.h * 4;
    float u = table->layout.units.u, line = fminf(flat ? where.h : where.h / 2 - 4 * u, 56 * u);
    draw_panel(gfx, where, seat->figurine, player == told_of(table));
    Rect box = rect_inset(where, 8 * u);
    box.y = where.y + where.h / 2 - (flat ? line / 2 : line);
    Words words = {
        .face = TEXT_BOLD, .size = 24, .min_size = 15, .color = THEME_TEXT, .fit = TEXT_SHRINK, .fixed = true};
    i18n_format(text, sizeof text, tr("{place}. {name}"), I18N_NUMBER("place", place + 1),
                I18N_TEXT("name", seat->name));
    float name = flat ? box.w * .5f : box.w;
    float head = fminf(line * .94f, where.w * .26f);
    Rect who = {box.x, box.y + (line - head) / 2, name, head};
    portrait_words_draw(gfx, seat->figurine, who, text, words);
    Rect low = {flat ? box.x + name : box.x, flat ? box.y : box.y + line, flat ? box.w - name : box.w, line};
    float bead = fminf(fminf(low.h, 46 * u), low.w * .26f);
    snprintf(text, sizeof text, "%d", table->field[player]);
    picture_draw(gfx, "ui/bead_blue", rect_snapped((Rect){low.x, low.y + (low.h - bead) / 2, bead, bead}), NULL);
    words.color = THEME_TEXT_SECOND;
    words_draw(gfx, text, (Rect){low.x + bead + 4 * u, low.y, low.w / 2, low.h}, words);
    if (table->score[player].is_done) {
        snprintf(text, sizeof text, "+%d", table->score[player].fields);
        words.color = THEME_GLOW;
        words.align = TEXT_RIGHT;
        words_draw(gfx, text, low, words);
    }
}

static void draw_standings(const Table *table) {
    uint8_t field[WORLD_PLAYERS_MAX], place[WORLD_PLAYERS_MAX];
    int players = table->view.players, drawn = 0;
    for (int p = 0; p < players; p++) {
        field[p] = (uint8_t)table->field[p];
    }
    int places = world_rank(players, table->view.winners, field, place);
    Rect box = rect_inset(table->layout.standings, 6 * table->layout.units.u);
    bool beside = box.w > box.h * 2;
    for (int rank = 0; rank < places; rank++) {
        for (int p = 0; p < players; p++) {
            if (place[p] == rank) {
                Rect where = beside ? layout_column(&table->layout.units, box, players, drawn, 8)
                                    : layout_row(&table->layout.units, box, players > 2 ? players : 3, drawn, 8);
                draw_standing(table, p, rank, where);
                drawn++;
            }
        }
    }
}

/* From the side of the window where it will stay. */
static void draw_coming_standings(const Table *table, float come) {
    Gfx *gfx = table->app->gfx;
    Rect all = gfx_screen(gfx), where = table->layout.standings;
    bool from_left = where.x - all.x < all.w * .1f;
    float far = from_left ? where.x + where.w : all.x + all.w - where.x;
    if (come > 0) {
        gfx_push_offset(gfx, roundf((1 - come) * (from_left ? -far : far)), 0);
        draw_standings(table);
        gfx_pop_offset(gfx);
    }
}

/* In the end what the panel says is told larger. */
static void draw_rows(const Table *table, const Ui *ui, float result) {
    Hands none = hands_empty();
    draw_others(table, &none, ui);
    draw_own(table, &none, ui);
    if (won_is_shown(table) || result > 0) {
        draw_piles(table, &none, ui);
    } else {
        draw_standings(table);
    }
    if (result > 0 && result < 1) {
        draw_coming_standings(table, 1 - result);
    }
}

static void draw_won(const Table *table, const Clip *clip) {
    won_draw_row(table, clip);
    won_draw_light(table, clip);
    won_draw_faces(table, clip);
}

static void background(const void *state, const App *app) {
    const Table *table = ((const Scoring *)state)->table;
    (void)app;
    draw_in_its_light(table);
    draw_background(table);
    if (draw_rows_here(table, true)) {
        draw_rows(table, NULL, 0);
    }
    if (won_is_shown(table)) {
        won_draw_dusk(table);
    }
}

/* Who has won it, by how much, and the others. */
static void draw_result(const Scoring *scoring, double ms, const Ui *ui) {
    const Table *table = scoring->table;
    const TableScore *score = &table->score[table->view.stage_winner];
    char how[WORDS_MAX];
    score_words(table, table->view.stage_winner, score->count, score->fields, how);
    result_draw(table, ms, how);
    ui_draw_widgets(ui);
    bubble_draw(table);
}

static void draw_counting(const Table *table, const Ui *ui) {
    char words[WORDS_MAX];
    if (won_clip(table) != NULL) {
        draw_won(table, won_clip(table));
    }
    ui_draw_widgets(ui);
    ribbon_words(table, words);
    draw_ribbon(table, words, told_of(table));
    bubble_draw(table);
    draw_motion(table);
    if (won_clip(table) != NULL) { /* many strokes: those that come before them stay comparable */
        draw_coming_standings(table, won_panel(table, won_clip(table)));
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Scoring *scoring = state;
    const Table *table = scoring->table;
    Hands none = hands_empty();
    draw_in_its_light(table);
    if (goal_draw(table)) {
        return;
    }
    bool tells = is_done(scoring) && scoring->tells_since > 0;
    double ms = tells ? fmax(gfx_now(app->gfx) - scoring->tells_since, 0) : 0;
    if (draw_rows_here(table, false)) {
        draw_rows(table, ui, tells ? result_share(table, ms) : 0);
    } else if (draw_own_moves(table) && won_clip(table) == NULL) {
        draw_own_row(table, &none, ui);
    }
    draw_figurines(table);
    if (tells) {
        draw_result(scoring, ms, ui);
    } else {
        draw_counting(table, ui);
    }
    ui_draw_top(ui);
}

static void resumed(void *state, App *app) {
    const Scoring *scoring = state;
    table_resume(scoring->table);
    speech_resume(&scoring->table->speech, app);
    scene_rebuild(app);
}

void scoring_show(App *app, Table *table) {
    table->is_scoring = true;
    scene_push(app, &SCORING_SCENE, &table, sizeof(Table *));
}

const Scene SCORING_SCENE = {
    .name = "scoring",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Scoring),
    .is_night = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .is_busy = is_busy,
    .background = background,
    .draw = draw,
    .resumed = resumed,
};
