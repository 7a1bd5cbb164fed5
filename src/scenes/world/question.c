/* A question, over the table. It says who reads to whom and what hangs on it; somebody chooses one of three answers,
 * sees whether it was right and why, and goes on. A computer chooses after a moment, and goes on by itself. With the
 * quiz clock set, time running out is a wrong answer. */
#include "scenes/world/session.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "scenes/parts.h"
#include "scenes/world/cards.h"
#include "scenes/world/world_scenes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ACT_ANSWER = 1, ACT_NEXT, ACT_TEXT, ACT_HELP };
enum { SAID_BYTES = 900 };

/* Units. */
static const float WIDE = 1240, HIGH = 850, TALL_HIGH = 1080;
static const float ANSWER_HIGH = 104, ANSWER_GAP = 18, FOOT_HIGH = 118, TALL_FOOT_HIGH = 150;

/* How long a computer takes to read and to let others read, ms at normal pace. */
static const double READ_MS = 900, READ_LETTER_MS = 16, READ_MOST_MS = 2600;
static const double SHOW_MS = 1200, SHOW_LETTER_MS = 18, SHOW_MOST_MS = 3200;
static const double TICK_MS = 250, LAST_TICKS_MS = 5000;

typedef struct QuestionPopup {
    int index, player, reader, field, amount;
    WorldWhy why;
    const BoardField *site; /* where it is asked; NULL: at none */
    bool is_computer;
    SessionQuestion text;
    int chosen;        /* as shown; -1: not yet */
    bool is_gone;      /* the popup has been told to go */
    double moment;     /* a computer: when it goes on with what comes next */
    double left, last; /* the clock: ms that are left, and when they were counted last; left < 0: no clock */
    Rect panel, medallion, title, made, reads, outcome[2], question, answer[WORLD_ANSWERS], foot, next, help;
} QuestionPopup;

/* --- what happens ------------------------------------------------------------------------------------------------- */

static double reading_time(const App *app, const char *text, double base, double letter, double most) {
    double ms = base + letter * (double)strlen(text);
    return fmin(ms, most) * (double)app->preferences.pace;
}

static void enter(void *state, App *app, const void *argument) {
    QuestionPopup *popup = state;
    Session *session = app->session;
    const WorldGame *game = session_game(session);
    (void)argument;
    popup->index = game->question.index;
    popup->player = game->awaited_player;
    popup->reader = world_reader(game);
    popup->field = game->player[popup->player].field;
    popup->amount = game->question.amount;
    popup->why = game->question.why;
    const BoardField *field = &session_board(session)->field[popup->field];
    popup->site = popup->why == WORLD_WHY_SITE && field->role == BOARD_SITE ? field : NULL;
    popup->is_computer = !session_is_person(session, popup->player);
    popup->chosen = -1;
    session_question(session, popup->index, &popup->text);
    popup->moment = app->now + reading_time(app, popup->text.question, READ_MS, READ_LETTER_MS, READ_MOST_MS);
    int seconds = app->preferences.quiz_seconds;
    popup->left = seconds > 0 && !popup->is_computer ? seconds * 1000.0 : -1;
    popup->last = app->now;
    sound_play(app->sound, SOUND_QUESTION);
    sound_hush(app->sound, true);
}

static void leave(void *state, App *app) {
    (void)state;
    sound_hush(app->sound, false);
}

static bool is_answered(const QuestionPopup *popup) {
    return popup->chosen >= 0;
}

static void choose(QuestionPopup *popup, App *app, int shown) {
    if (is_answered(popup)) {
        return;
    }
    WorldAction answer = {.kind = WORLD_ACTION_ANSWER, .a = popup->text.choice[shown]};
    if (session_act(app->session, answer) != WORLD_ACCEPTED) {
        return;
    }
    popup->chosen = shown;
    bool right = shown == popup->text.right;
    sound_play(app->sound, right ? SOUND_RIGHT : SOUND_WRONG);
    popup->moment = app->now + reading_time(app, popup->text.explanation, SHOW_MS, SHOW_LETTER_MS, SHOW_MOST_MS);
    scene_rebuild(app);
}

static void go_on(QuestionPopup *popup, App *app) {
    if (!popup->is_gone) {
        popup->is_gone = true;
        scene_pop(app);
    }
}

static void step_computer(QuestionPopup *popup, App *app) {
    if (app->now < popup->moment) {
        return;
    }
    if (is_answered(popup)) {
        go_on(popup, app);
    } else {
        choose(popup, app, session_computer_answer(app->session));
    }
}

/* Time that passes while another scene lies over this one does not count. */
static void step_clock(QuestionPopup *popup, App *app) {
    if (popup->left < 0 || is_answered(popup)) {
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
    if (popup->left < LAST_TICKS_MS && (int)(before / 1000) != (int)(popup->left / 1000)) {
        sound_play(app->sound, SOUND_TICK);
    }
    scene_changed(app);
    scene_wake_at(app, app->now + TICK_MS);
}

static void step(void *state, App *app) {
    QuestionPopup *popup = state;
    if (popup->is_computer) {
        step_computer(popup, app);
    } else {
        step_clock(popup, app);
    }
}

static bool is_moving(const void *state, const App *app) {
    const QuestionPopup *popup = state;
    (void)app;
    return popup->is_computer && !popup->is_gone;
}

/* What is said once there is an answer. */
static void explain(const QuestionPopup *popup, char *out, size_t size) {
    bool right = popup->chosen == popup->text.right, is_late = popup->left >= 0 && popup->left <= 0;
    const char *message = right     ? tr("Right! {explanation}")
                          : is_late ? tr("The time is over. {explanation}")
                                    : tr("Not quite. {explanation}");
    i18n_format(out, size, message, I18N_TEXT("explanation", popup->text.explanation));
}

/* --- building ----------------------------------------------------------------------------------------------------- */

/* By the explanation, the clock, or a computer that thinks; else the answers are the taller. */
static bool foot_is_used(const QuestionPopup *popup) {
    return is_answered(popup) || popup->is_computer || popup->left >= 0;
}

static void lay_out(QuestionPopup *popup, const Layout *layout) {
    float u = layout->u;
    bool tall = layout->portrait;
    popup->panel = layout_popup(layout, WIDE, tall ? TALL_HIGH : HIGH);
    Rect box = rect_inset(popup->panel, 0);
    float pad = fminf(60 * u, box.w * .05f);
    box.x += pad;
    box.w -= 2 * pad;
    layout_cut_bottom(layout, &box, 30);
    Rect whole = box;
    popup->foot = layout_cut_bottom(layout, &box, tall ? TALL_FOOT_HIGH : FOOT_HIGH);
    float answer = ANSWER_HIGH;
    if (!foot_is_used(popup)) {
        answer += (FOOT_HIGH - ANSWER_GAP) / WORLD_ANSWERS;
        box = whole;
    }
    for (int i = WORLD_ANSWERS - 1; i >= 0; i--) {
        popup->answer[i] = rect_snapped(layout_cut_bottom(layout, &box, answer));
        layout_cut_bottom(layout, &box, ANSWER_GAP);
    }
    Rect head = layout_cut_top(layout, &box, tall ? 270 : 190);
    float side = 172 * u;
    popup->medallion = rect_snapped((Rect){popup->panel.x + 26 * u, popup->panel.y + 20 * u, side, side * 84 / 78});
    float x = popup->medallion.x + side + 24 * u;
    float pills = tall ? 0 : fminf(330 * u, head.w * .3f);
    float right = head.x + head.w, mark = 72 * u;
    popup->help = (Rect){right + pad - mark - 20 * u, popup->panel.y + 20 * u, mark, mark};
    right -= tall ? 0 : fmaxf(mark + 36 * u - pad, 0);
    float first = popup->panel.y, column = (tall ? popup->help.x : right - pills) - 20 * u - x;
    bool has_made = popup->site != NULL;
    popup->title = (Rect){x, first + (has_made ? 22 : 34) * u, column, 62 * u};
    popup->made = (Rect){x, first + 82 * u, column, 44 * u};
    popup->reads = (Rect){x, first + (has_made ? 132 : 102) * u, column, 56 * u};
    for (int i = 0; i < 2; i++) {
        popup->outcome[i] = tall ? (Rect){head.x + (float)i * (head.w / 2 + 6 * u), head.y + head.h - 60 * u,
                                          head.w / 2 - 12 * u, 52 * u}
                                 : (Rect){right - pills + 20 * u, head.y + (float)(44 + 62 * i) * u, pills, 50 * u};
        popup->outcome[i] = rect_snapped(popup->outcome[i]);
    }
    popup->question = rect_inset(box, 6 * u);
    popup->next = rect_snapped(
        (Rect){popup->foot.x + popup->foot.w - 300 * u, popup->foot.y + popup->foot.h - 92 * u, 300 * u, 88 * u});
    popup->foot.w -= 330 * u;
}

static void build(void *state, App *app, Ui *ui) {
    QuestionPopup *popup = state;
    char reason[160];
    lay_out(popup, &app->layout);
    session_question(app->session, popup->index, &popup->text); /* the language may have changed */
    i18n_format(reason, sizeof reason, tr("This question is for {name}."),
                I18N_TEXT("name", session_seat(app->session, popup->player)->name));
    const char *why_not = is_answered(popup)   ? tr("The question has been answered.")
                          : popup->is_computer ? reason
                                               : NULL;
    part_help_build(ui, popup->help, "question.help", ACT_HELP);
    char said[SAID_BYTES];
    explain(popup, said, sizeof said);
    ui_add(ui, &(Widget){.id = "question.text", /* there to be read aloud and by scripts */
                         .kind = WIDGET_CUSTOM,
                         .rect = popup->question,
                         .label = is_answered(popup) ? said : popup->text.question,
                         .no_focus = true,
                         .quiet = true,
                         .act = ACT_TEXT});
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        ui_add(ui, &(Widget){.id = ui_id("question.answer%d", i),
                             .kind = WIDGET_CUSTOM,
                             .rect = popup->answer[i],
                             .label = popup->text.answer[i],
                             .why_not = why_not,
                             .quiet = true,
                             .act = ACT_ANSWER,
                             .a = i});
    }
    if (is_answered(popup)) {
        ui_add(ui, &(Widget){.id = "question.next",
                             .look = LOOK_MAIN,
                             .rect = popup->next,
                             .label = tr("Continue"),
                             .act = ACT_NEXT});
        ui_focus(ui, "question.next");
    } else {
        ui_focus(ui, "question.answer0");
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    QuestionPopup *popup = state;
    switch (event->kind) {
    case UI_PRESSED:
        if (event->act == ACT_TEXT) {
            popup->moment = app->now; /* hurries a computer */
        } else if (event->act == ACT_NEXT) {
            go_on(popup, app);
        } else if (event->act == ACT_HELP) {
            help_show(app, HELP_SITES);
        } else {
            choose(popup, app, event->a);
        }
        return;
    case UI_ELSEWHERE:
        popup->moment = app->now;
        return;
    case UI_SHORTCUT:
        if (event->letter >= '1' && event->letter <= '3' && !popup->is_computer) {
            choose(popup, app, event->letter - '1');
        }
        return;
    case UI_BACK:
    case UI_MENU:
        scene_push(app, &PAUSE_SCENE, &(PauseArgument){.topic = HELP_SITES}, sizeof(PauseArgument));
        return;
    case UI_HELP:
        help_show(app, HELP_SITES);
        return;
    case UI_NONE:
    case UI_CHANGED:
    case UI_SUBMITTED:
    case UI_REFUSED:
    case UI_DRAG_BEGAN:
    case UI_DROPPED:
    case UI_DRAG_ENDED:
    case UI_FILE:
        return;
    }
}

static void resumed(void *state, App *app) {
    QuestionPopup *popup = state;
    popup->last = app->now;
    popup->moment = fmax(popup->moment, app->now);
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static const char *title_of(const QuestionPopup *popup) {
    switch (popup->why) {
    case WORLD_WHY_SITE:
        return popup->site != NULL ? tr(popup->site->site.city) : tr("Question");
    case WORLD_WHY_REWARD:
        return tr("Reward question");
    case WORLD_WHY_RUN:
    case WORLD_WHY_EVENT:
    case WORLD_WHY_SCORE:
        break;
    }
    return tr("Quiz");
}

/* What people may not know of the place they have come to. */
static void draw_made(const QuestionPopup *popup, const App *app) {
    const BoardField *site = popup->site;
    if (site != NULL) {
        char text[256];
        /* TRANSLATORS: what is made at a site; one of the messages "Lenses and wafers of optical glass", ... */
        i18n_format(text, sizeof text, tr("Made here: {made}"), I18N_TEXT("made", tr(site->site.made)));
        words_draw(app->gfx, text, popup->made,
                   (Words){.size = 27, .min_size = 15, .color = THEME_GLOW, .fit = TEXT_WRAP_SHRINK});
    }
}

static void draw_medallion(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    Rect where = popup->medallion;
    if (popup->site == NULL) {
        Rect card = rect_fit(rect_inset(where, where.w * .04f), 250.0f / 350);
        card_draw_picture(gfx, popup->why == WORLD_WHY_REWARD ? "cards/back_question" : "cards/event_quiz",
                          rect_snapped(card), NULL);
        return;
    }
    char picture[96], amount[16];
    snprintf(picture, sizeof picture, "board/sprites/%s", popup->site->site.icon);
    float k = where.w / 78; /* the sprite's units; its middle is at (36, 36) */
    picture_draw(gfx, picture, where, NULL);
    Point badge = {where.x + (36 + 22) * k, where.y + (36 - 22) * k};
    bool minus = popup->amount < 0;
    Rect disc = rect_snapped(rect_around(badge, 32 * k, 32 * k));
    picture_draw(gfx, minus ? "board/sprites/badge-minus" : "board/sprites/badge-plus", disc, NULL);
    snprintf(amount, sizeof amount, minus ? "\u2212%d" : "+%d", minus ? -popup->amount : popup->amount);
    words_draw(gfx, amount, disc,
               (Words){.face = TEXT_NUMERAL,
                       .size = 16 * k / gfx_unit(gfx),
                       .color = minus ? THEME_SITE_MINUS_INK : THEME_SITE_PLUS_INK,
                       .align = TEXT_CENTER,
                       .fixed = true});
}

static void draw_reader(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    char text[320];
    i18n_format(text, sizeof text, tr("{reader} reads aloud to {name}"),
                I18N_TEXT("reader", session_seat(app->session, popup->reader)->name),
                I18N_TEXT("name", session_seat(app->session, popup->player)->name));
    portrait_words_draw(
        gfx, session_seat(app->session, popup->reader)->figurine, popup->reads, text,
        (Words){.face = TEXT_BOLD, .size = 28, .min_size = 18, .color = THEME_TEXT_SECOND, .fit = TEXT_WRAP_SHRINK});
}

static void outcome_words(const QuestionPopup *popup, bool right, char *out, size_t size) {
    int fields = popup->amount < 0 ? -popup->amount : popup->amount;
    bool moves = popup->amount < 0 ? !right : right;
    if (!moves) {
        i18n_copy(out, size, tr("stay"));
    } else if (popup->amount < 0) {
        i18n_format(out, size, trn("{n} field back", "{n} fields back", (unsigned long)fields),
                    I18N_NUMBER("n", fields));
    } else {
        i18n_format(out, size, trn("{n} field ahead", "{n} fields ahead", (unsigned long)fields),
                    I18N_NUMBER("n", fields));
    }
}

static void draw_outcomes(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    for (int i = 0; i < 2; i++) {
        bool right = i == 0;
        char text[80];
        Rect pill = popup->outcome[i];
        PanelStyle well = panel_well();
        well.radius = 999;
        paint_panel(gfx, pill, &well);
        float side = pill.h * .46f;
        Rect sign = {pill.x + pill.h * .4f, pill.y + (pill.h - side) / 2, side, side};
        paint_sign(gfx, right ? SIGN_TICK : SIGN_CROSS, rect_snapped(sign),
                   color_rgb(right ? THEME_RIGHT_TOP : THEME_WRONG_TOP));
        outcome_words(popup, right, text, sizeof text);
        float used = pill.h * 1.2f;
        words_draw(gfx, text, (Rect){pill.x + used, pill.y, pill.w - used - 12, pill.h},
                   (Words){.face = TEXT_BOLD, .size = 27, .min_size = 15, .color = THEME_TEXT, .fit = TEXT_SHRINK});
    }
}

/* Circle, triangle, square: answers can be called by their shapes. */
static void draw_shape(Gfx *gfx, int shape, Point middle, float radius, Color color) {
    float u = gfx_unit(gfx);
    if (shape == 0) {
        paint_disc(gfx, middle, radius, color);
    } else if (shape == 1) {
        Point top = {middle.x, middle.y - radius * .95f};
        float half = radius * .95f;
        for (float y = 0; y <= radius * 1.7f; y += 1) {
            float w = half * y / (radius * 1.7f);
            paint_fill(gfx, (Rect){middle.x - w, top.y + y, 2 * w, 1.5f}, color);
        }
        paint_line(gfx, top, (Point){middle.x - half, top.y + radius * 1.7f}, 4, color);
        paint_line(gfx, top, (Point){middle.x + half, top.y + radius * 1.7f}, 4, color);
        paint_line(gfx, (Point){middle.x - half, top.y + radius * 1.7f},
                   (Point){middle.x + half, top.y + radius * 1.7f}, 4, color);
    } else {
        paint_rounded(gfx, rect_around(middle, radius * 1.75f, radius * 1.75f), radius / u * .22f, color);
    }
}

typedef enum AnswerLook { ANSWER_OPEN, ANSWER_RIGHT, ANSWER_WRONG, ANSWER_RESTS } AnswerLook;

static AnswerLook look_of(const QuestionPopup *popup, int i) {
    if (!is_answered(popup)) {
        return ANSWER_OPEN;
    }
    if (i == popup->text.right) {
        return ANSWER_RIGHT;
    }
    return i == popup->chosen ? ANSWER_WRONG : ANSWER_RESTS;
}

static PanelStyle style_of(AnswerLook look, bool hovered) {
    PanelStyle style = look == ANSWER_RIGHT ? panel_right() : look == ANSWER_WRONG ? panel_wrong() : panel_button();
    if (look == ANSWER_OPEN) {
        style.top = color_mix(style.top, color_rgb(0x6fc0ff), hovered ? .35f : .12f);
    }
    style.radius = 26;
    return style;
}

static void draw_answer(const QuestionPopup *popup, const App *app, const Ui *ui, int i) {
    Gfx *gfx = app->gfx;
    float u = app->layout.u;
    AnswerLook look = look_of(popup, i);
    UiLook state = ui_look(ui, ui_id("question.answer%d", i));
    Rect where = state.pressed ? rect_snapped(rect_scaled(popup->answer[i], .985f)) : popup->answer[i];
    if (look == ANSWER_RIGHT) {
        paint_glow(gfx, where, 26, 18, color_alpha(color_rgb(THEME_RIGHT_TOP), .8f));
    } else if (look == ANSWER_OPEN && state.hovered && state.enabled) {
        paint_glow(gfx, where, 26, 16, color_alpha(color_rgb(THEME_GLOW), .8f));
    }
    PanelStyle style = style_of(look, state.hovered && state.enabled);
    gfx_push_alpha(gfx, look == ANSWER_RESTS ? .55f : 1);
    paint_panel(gfx, where, &style);
    uint32_t ink = look == ANSWER_RIGHT ? THEME_RIGHT_INK : look == ANSWER_WRONG ? THEME_WRONG_INK : THEME_TEXT;
    Point shape = {where.x + 62 * u, where.y + where.h / 2};
    paint_disc(gfx, shape, 34 * u, color_alpha(color_rgb(THEME_FOCUS_GAP), .35f));
    draw_shape(gfx, i, shape, 19 * u, color_rgb(0xffffff));
    float mark = look == ANSWER_RIGHT || look == ANSWER_WRONG ? 100 * u : 24 * u;
    words_draw(gfx, popup->text.answer[i], (Rect){where.x + 116 * u, where.y, where.w - 116 * u - mark, where.h},
               (Words){.face = TEXT_BOLD, .size = TYPE_ANSWER, .min_size = 20, .color = ink, .fit = TEXT_WRAP_SHRINK});
    if (look == ANSWER_RIGHT || look == ANSWER_WRONG) {
        Point at = {where.x + where.w - 62 * u, where.y + where.h / 2};
        paint_disc(gfx, at, 30 * u, color_rgb(look == ANSWER_RIGHT ? 0x0c7a52 : 0xa83218));
        paint_sign(gfx, look == ANSWER_RIGHT ? SIGN_TICK : SIGN_CROSS, rect_snapped(rect_around(at, 32 * u, 32 * u)),
                   color_rgb(0xffffff));
    }
    gfx_pop_alpha(gfx);
}

static void draw_foot(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    char text[SAID_BYTES];
    if (!is_answered(popup)) {
        if (popup->is_computer) {
            i18n_format(text, sizeof text, tr("{name} is thinking about it"),
                        I18N_TEXT("name", session_seat(app->session, popup->player)->name));
            words_draw(gfx, text, popup->foot,
                       (Words){.size = TYPE_TEXT, .min_size = 18, .color = THEME_TEXT_SECOND, .fit = TEXT_SHRINK});
        }
        return;
    }
    bool right = popup->chosen == popup->text.right;
    explain(popup, text, sizeof text);
    words_draw(gfx, text, popup->foot,
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_TEXT,
                       .min_size = 18,
                       .color = right ? 0xc9f7e2 : 0xffd9cf,
                       .fit = TEXT_WRAP_SHRINK});
}

static void draw_clock(const QuestionPopup *popup, const App *app) {
    if (popup->left < 0 || is_answered(popup)) {
        return;
    }
    Gfx *gfx = app->gfx;
    float u = app->layout.u, radius = 42 * u;
    Point middle = {popup->foot.x + radius, popup->foot.y + popup->foot.h / 2};
    float part = (float)(popup->left / (app->preferences.quiz_seconds * 1000.0));
    char seconds[8];
    paint_circle(gfx, middle, radius, 8, color_alpha(color_rgb(THEME_WELL), .8f));
    paint_arc(gfx, middle, radius, 8, 0, fminf(part, 1),
              color_rgb(popup->left < LAST_TICKS_MS ? THEME_WRONG_TOP : THEME_GLOW));
    snprintf(seconds, sizeof seconds, "%d", (int)ceil(popup->left / 1000));
    words_draw(gfx, seconds, rect_around(middle, radius * 2, radius * 2),
               (Words){.face = TEXT_NUMERAL, .size = 34, .color = THEME_TEXT, .align = TEXT_CENTER, .fixed = true});
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const QuestionPopup *popup = state;
    Gfx *gfx = app->gfx;
    PanelStyle style = panel_popup();
    style.radius = 40;
    paint_panel(gfx, popup->panel, &style);
    draw_medallion(popup, app);
    words_draw(gfx, title_of(popup), popup->title,
               (Words){.face = TEXT_BOLD, .size = 50, .min_size = 26, .color = THEME_TEXT, .fit = TEXT_SHRINK});
    draw_made(popup, app);
    draw_reader(popup, app);
    draw_outcomes(popup, app);
    words_draw(gfx, popup->text.question, popup->question,
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_QUESTION,
                       .min_size = 22,
                       .color = THEME_TEXT,
                       .align = TEXT_CENTER,
                       .fit = TEXT_WRAP_SHRINK});
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        draw_answer(popup, app, ui, i);
    }
    draw_foot(popup, app);
    draw_clock(popup, app);
    ui_draw(ui);
}

const Scene QUESTION_SCENE = {
    .name = "question",
    .state_size = sizeof(QuestionPopup),
    .is_popup = true,
    .veil = .66f,
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .draw = draw,
    .resumed = resumed,
};
