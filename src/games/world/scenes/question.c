/* A question over the table. Its card comes out of the place where it is asked, and shows what is at stake; the reader
 * and the player stand beside it. The player chooses one of three answers, sees whether it was right and why, and
 * continues. A computer chooses after a moment and continues by itself. With a time limit set, running out of time
 * counts as a wrong answer. */
#include "games/world/scenes/question.h"
#include "games/world/scenes/question_inside.h"

#include "games/world/scenes/back.h"
#include "games/world/scenes/world_scenes.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/together/together.h"

#include <math.h>
#include <string.h>

enum { ACT_ANSWER = 1, ACT_NEXT, ACT_TEXT, ACT_HELP, ACT_REPORT, ACT_BACK };

/* Long ago: what began then is over. */
static const double LONG_AGO = -1e9;

/* How long a computer lets others read why, ms at normal pace. */
static const double SHOW_MS = 1200, SHOW_LETTER_MS = 18, SHOW_MOST_MS = 3200;
static const double TICK_MS = 250;

/* --- what happens ------------------------------------------------------------------------------------------------- */

static double showing_time(const App *app, const char *explanation) {
    double ms = SHOW_MS + SHOW_LETTER_MS * (double)strlen(explanation);
    return fmin(ms, SHOW_MOST_MS) * (double)app->preferences.pace;
}

typedef struct Argument {
    Point from;
} Argument;

void question_show(App *app, const Table *table) {
    Argument argument = {.from = table_board_place(table, table->field[table->view.awaited_player])};
    scene_push(app, &QUESTION_SCENE, &argument, sizeof argument);
}

static double moment(const App *app) {
    return app->preferences.reduced_motion ? LONG_AGO : app->now;
}

static void enter(void *state, App *app, const void *argument) {
    QuestionPopup *popup = state;
    Session *session = in_play(app);
    const WorldView *view = world_session_view(session);
    popup->from = argument != NULL ? ((const Argument *)argument)->from : rect_middle(app->layout.screen);
    popup->came = moment(app);
    popup->index = view->question.index;
    popup->player = view->awaited_player;
    popup->reader = world_view_reader(view);
    popup->field = view->seat[popup->player].field;
    popup->amount = view->question.amount;
    popup->why = view->question.why;
    const BoardField *field = &world_session_board(session)->field[popup->field];
    popup->site = popup->why == WORLD_WHY_SITE && field->role == BOARD_SITE ? field : NULL;
    popup->is_computer = !session_plays_here(session, popup->player);
    popup->turned_back = session_turned_back(session);
    popup->chosen = -1;
    world_session_question(session, popup->index, &popup->text);
    popup->moment = app->now;
    popup->whole = app->preferences.quiz_seconds * 1000.0;
    bool has_clock = popup->whole > 0 && !popup->is_computer && !session_is_far(session);
    popup->left = has_clock ? popup->whole : -1;
    popup->last = app->now;
    sound_play(app->sound, SOUND_QUESTION);
    sound_hush(app->sound, true);
    if (popup->is_computer) {
        session_step(session, app->now); /* from now on it reads */
    }
}

static void leave(void *state, App *app) {
    (void)state;
    sound_hush(app->sound, false);
}

bool question_is_closed(const QuestionPopup *popup, const App *app) {
    return !popup->is_computer && !question_is_locked(popup) && scene_sleeps(app);
}

/* A host says which answer was right only once there is one. */
static bool knows_right(QuestionPopup *popup, const App *app) {
    if (popup->text.right < 0) {
        world_session_question(in_play(app), popup->index, &popup->text);
    }
    return popup->text.right >= 0;
}

/* What was held is let go: whether it was right, and why. */
static void reveal(QuestionPopup *popup, App *app) {
    if (!knows_right(popup, app)) {
        return;
    }
    popup->is_revealed = true;
    popup->answered = moment(app);
    sound_play(app->sound, question_is_right(popup) ? SOUND_RIGHT : SOUND_WRONG);
    popup->moment = app->now + showing_time(app, popup->text.explanation);
    scene_unseen(app);
    scene_rebuild(app);
}

/* An answer has been given. */
static void lock(QuestionPopup *popup, App *app, int shown) {
    popup->chosen = shown;
    popup->came = LONG_AGO;
    popup->locked = moment(app);
    bool is_quick = app->preferences.reduced_motion || session_is_in_haste(in_play(app));
    if (is_quick && knows_right(popup, app)) {
        reveal(popup, app);
        return;
    }
    sound_play(app->sound, SOUND_TICK);
    scene_rebuild(app);
}

static void choose(QuestionPopup *popup, App *app, int shown) {
    WorldAction answer = {.kind = WORLD_ACTION_ANSWER, .a = popup->text.choice[shown]};
    if (!question_is_locked(popup) && world_session_act(in_play(app), answer) == WORLD_ACCEPTED) {
        lock(popup, app, shown);
    }
}

static void leave_now(QuestionPopup *popup, App *app) {
    popup->is_gone = true;
    scene_pop(app);
}

/* The card goes back to where it came from. */
static void go_on(QuestionPopup *popup, App *app) {
    if (popup->is_gone || !question_is_answered(popup)) {
        return;
    }
    if (app->preferences.reduced_motion || session_is_in_haste(in_play(app))) {
        leave_now(popup, app);
        return;
    }
    popup->is_gone = true;
    popup->leaves = app->now;
    popup->lies = false;
    scene_repaint(app);
}

static bool is_moving(const void *state, const App *app) {
    const QuestionPopup *popup = state;
    return !popup->lies || question_is_moving(popup, app->now);
}

static void hurry(QuestionPopup *popup, App *app) {
    if (popup->is_computer || is_moving(popup, app)) {
        scene_hurried(app);
    }
    popup->came = LONG_AGO;
    if (question_is_locked(popup) && !question_is_answered(popup)) {
        reveal(popup, app);
    }
    popup->answered = LONG_AGO;
    scene_changed(app);
    if (popup->is_computer) {
        popup->moment = app->now;
        session_hurry(in_play(app));
    }
}

/* That the question is wrong; once more: that it is not. */
static void report(QuestionPopup *popup, App *app) {
    popup->is_reported = !popup->is_reported;
    world_session_report(in_play(app), popup->index, popup->is_reported);
    scene_rebuild(app);
}

static void back_chosen(App *app, void *context, int button) {
    if (button == 0 && back_step_unranked(app)) {
        leave_now(context, app);
    }
}

/* Back to before what led here. */
static void back(QuestionPopup *popup, App *app) {
    if (popup->is_computer || question_is_locked(popup)) {
        return;
    }
    if (back_step(app)) {
        leave_now(popup, app);
    } else if (back_may_be_asked(app)) {
        back_ask(app, back_chosen, popup);
    }
}

static void step_breath(QuestionPopup *popup, App *app) {
    if (question_is_locked(popup) && !question_is_answered(popup) && !question_holds_breath(popup, app->now)) {
        reveal(popup, app);
    }
}

/* What was sent may be refused: the answer can be chosen again then. */
static void unlock_refused(QuestionPopup *popup, App *app) {
    Session *session = in_play(app);
    bool is_sent = session_is_far(session) && !popup->is_computer && question_is_locked(popup) && popup->text.right < 0;
    if (is_sent && !session_is_waiting(session) && world_session_answer_given(session, popup->index) < 0) {
        popup->chosen = -1;
        scene_rebuild(app);
    }
}

/* It answers by itself; here that is seen. */
static void await_computer(QuestionPopup *popup, App *app) {
    Session *session = in_play(app);
    session_step(session, app->now);
    int shown = world_session_answer_given(session, popup->index);
    if (shown >= 0) {
        lock(popup, app, shown);
        scene_wake_at(app, popup->moment);
    } else if (session_due(session) >= 0) {
        scene_wake_at(app, session_due(session));
    }
}

static void step_computer(QuestionPopup *popup, App *app) {
    if (!question_is_locked(popup)) {
        await_computer(popup, app);
    } else if (question_is_answered(popup) && app->now >= popup->moment) {
        go_on(popup, app);
    } else if (question_is_answered(popup)) {
        scene_wake_at(app, popup->moment);
    }
}

/* Time that passes while another scene lies over this one does not count. */
static void step_clock(QuestionPopup *popup, App *app) {
    if (popup->left < 0 || question_is_locked(popup)) {
        return;
    }
    if (question_is_closed(popup, app)) {
        popup->last = app->now;
        return;
    }
    double before = popup->left;
    popup->left -= fmin(app->now - popup->last, TICK_MS + 100);
    popup->last = app->now;
    if (popup->left <= 0) {
        popup->left = 0;
        choose(popup, app, (popup->text.right + 1) % WORLD_ANSWERS);
        return;
    }
    if (popup->left < QUESTION_LAST_MS && (int)(before / 1000) != (int)(popup->left / 1000)) {
        sound_play(app->sound, SOUND_TICK);
    }
    scene_changed(app);
    scene_wake_at(app, app->now + TICK_MS);
}

/* The card lies: from now on it is painted once. */
static void step_card(QuestionPopup *popup, App *app) {
    if (!popup->lies && question_lies(popup, app->now)) {
        popup->lies = true;
        scene_repaint(app);
        if (popup->came > LONG_AGO) {
            scene_melt(app);
        }
    }
}

static void step_beads(QuestionPopup *popup, App *app) {
    int landed = question_beads_landed(popup, app->now);
    if (popup->landed < landed && popup->answered > LONG_AGO) {
        sound_play_step(app->sound, SOUND_COUNT, landed - 1);
    }
    popup->landed = landed;
}

static void step(void *state, App *app) {
    QuestionPopup *popup = state;
    if (popup->is_gone) {
        if (popup->leaves > 0 && question_stays(popup, app) <= 0) { /* as it was seen */
            leave_now(popup, app);
        }
        return;
    }
    if (popup->turned_back != session_turned_back(in_play(app))) { /* by somebody elsewhere */
        leave_now(popup, app);
        return;
    }
    together_step(app);
    step_card(popup, app);
    unlock_refused(popup, app);
    step_breath(popup, app);
    step_beads(popup, app);
    if (popup->is_computer) {
        step_computer(popup, app);
    } else {
        step_clock(popup, app);
    }
}

static bool is_busy(const void *state, const App *app) {
    const QuestionPopup *popup = state;
    bool comes_by_itself = question_is_locked(popup) || !session_is_far(in_play(app));
    return popup->is_computer && !popup->is_gone && comes_by_itself;
}

/* --- building ----------------------------------------------------------------------------------------------------- */

static void build_report(const QuestionPopup *popup, const App *app, Ui *ui) {
    if (question_is_answered(popup) && !popup->is_computer && world_session_can_report(in_play(app), popup->index)) {
        ui_put(ui, "question.report", rect_snapped(popup->report), NULL, ACT_REPORT, .look = LOOK_ROUND,
               .picture = "icons/pencil",
               .hint = popup->is_reported ? tr("Marked as wrong. Press again to take it back.")
                                          : tr("This question is wrong"),
               .selected = popup->is_reported);
    }
}

/* Where a game counts no more, whoever has come back to a question goes back further from there. */
static void build_back(const QuestionPopup *popup, const App *app, Ui *ui) {
    if (!question_is_locked(popup) && !popup->is_computer && back_is_free(app)) {
        ui_put(ui, "question.undo", rect_snapped(popup->report), NULL, ACT_BACK, .look = LOOK_ROUND,
               .picture = "icons/undo", .hint = tr("Undo"));
    }
}

/* There to be read aloud and by scripts. */
static void build_faces(const QuestionPopup *popup, const App *app, Ui *ui) {
    for (int face = 0; face < 2; face++) {
        char words[200];
        question_face_words(popup, app, face, words, sizeof words);
        ui_add_words(ui, face == QUESTION_READS ? "question.reader" : "question.asked", popup->face[face].plate, words,
                     ACT_TEXT);
    }
}

static void build_answers(const QuestionPopup *popup, const App *app, Ui *ui) {
    char reason[160];
    i18n_format(reason, sizeof reason, tr("This question is for {name}."),
                I18N_TEXT("name", session_seat(in_play(app), popup->player)->name));
    const char *why_not = question_is_locked(popup) ? tr("This question has already been answered.")
                          : popup->is_computer      ? reason
                                                    : NULL;
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        ui_put(ui, ui_id("question.answer%d", i), popup->answer[i], popup->text.answer[i], ACT_ANSWER,
               .kind = WIDGET_CUSTOM, .why_not = why_not, .quiet = true, .commits = true, .a = i);
    }
}

static void build(void *state, App *app, Ui *ui) {
    QuestionPopup *popup = state;
    char said[SAID_BYTES];
    question_lay_out(popup, &app->layout);
    question_want_pictures(popup, app);
    world_session_question(in_play(app), popup->index, &popup->text); /* the language may have changed */
    part_help_build(ui, popup->help, "question.help", ACT_HELP);
    build_report(popup, app, ui);
    build_back(popup, app, ui);
    question_explain(popup, said, sizeof said);
    ui_add_words(ui, "question.text", popup->question, question_is_answered(popup) ? said : popup->text.question,
                 ACT_TEXT);
    build_faces(popup, app, ui);
    build_answers(popup, app, ui);
    if (question_is_answered(popup)) {
        ui_put(ui, "question.next", popup->next, tr("Continue"), ACT_NEXT, .look = LOOK_MAIN);
        ui_focus(ui, "question.next");
    } else if (!question_is_locked(popup)) {
        ui_focus(ui, "question.answer0");
    }
}

static void pressed(QuestionPopup *popup, App *app, const UiEvent *event) {
    if (event->act == ACT_TEXT) {
        hurry(popup, app);
    } else if (event->act == ACT_NEXT) {
        go_on(popup, app);
    } else if (event->act == ACT_REPORT) {
        report(popup, app);
    } else if (event->act == ACT_BACK) {
        back(popup, app);
    } else if (event->act == ACT_HELP) {
        help_show(app, HELP_SITES);
    } else {
        choose(popup, app, event->a);
    }
}

static void shortcut(QuestionPopup *popup, App *app, const UiEvent *event) {
    if (event->letter >= '1' && event->letter < '1' + WORLD_ANSWERS && !popup->is_computer) {
        if (scene_lets(app)) {
            choose(popup, app, event->letter - '1');
        }
    } else if (back_is_key(event)) {
        back(popup, app);
    }
}

/* Any press ends its way. */
static void handle_leaving(QuestionPopup *popup, App *app, const UiEvent *event) {
    bool is_press = event->kind == UI_PRESSED || event->kind == UI_ELSEWHERE || event->kind == UI_REFUSED;
    if (is_press && popup->leaves > 0) {
        scene_hurried(app);
        leave_now(popup, app);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    QuestionPopup *popup = state;
    if (popup->is_gone) {
        handle_leaving(popup, app, event);
        return;
    }
    if (pause_takes(app, event, HELP_SITES)) {
        return;
    }
    if (event->kind == UI_PRESSED) {
        pressed(popup, app, event);
    } else if (event->kind == UI_ELSEWHERE) {
        hurry(popup, app);
    } else if (event->kind == UI_SHORTCUT) {
        shortcut(popup, app, event);
    }
}

static void resumed(void *state, App *app) {
    QuestionPopup *popup = state;
    popup->last = app->now;
    popup->moment = fmax(popup->moment, app->now);
}

const Scene QUESTION_SCENE = {
    .name = "question",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(QuestionPopup),
    .is_popup = true,
    .veil = .22f,
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .is_busy = is_busy,
    .backdrop = question_backdrop,
    .stays = question_stays,
    .draw = question_draw,
    .resumed = resumed,
};
