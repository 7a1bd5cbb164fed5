/* Draws the card of a question: what is at stake, the words, the answers and the clock. What lies still is painted
 * once. */
#include "games/world/scenes/question_inside.h"

#include "games/world/scenes/cards.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float DIM = .5f; /* what can't be chosen, or no more */

enum { INK = 0x1a1040, PLACE = 0x5a2a7a, RIGHT = 0x0d7a52, WRONG = 0xb03030, RESTS = 0x5a4a72 };

/* Coral, amber, orchid: light, itself, and what it stands on. */
static const uint32_t HUE[WORLD_ANSWERS][3] = {
    {0xffbfae, 0xf4735c, 0xb93a3a}, {0xffe7b0, 0xf9b83f, 0xb8700c}, {0xf4c4ef, 0xc868c4, 0x7a2f8e}};
static const uint32_t RIGHT_HUE[3] = {0xc8f8d8, 0x58d69a, 0x12805a};

Color question_hue(int answer) {
    return color_rgb(HUE[answer][1]);
}

static const char *title_of(const QuestionPopup *popup) {
    switch (popup->why) {
    case WORLD_WHY_SITE:
        return popup->site != NULL ? tr(popup->site->site.city) : tr("Question");
    case WORLD_WHY_REWARD:
        return tr("Bonus question");
    case WORLD_WHY_RUN:
    case WORLD_WHY_EVENT:
    case WORLD_WHY_SCORE:
    case WORLD_WHY_LAST_STAGE:
        break;
    }
    return tr("Quiz");
}

/* What people may not know of the place they have come to; afterwards, since some questions are about just that. */
static void draw_made(const QuestionPopup *popup, const App *app) {
    const BoardField *site = popup->site;
    if (site != NULL && question_is_answered(popup)) {
        char text[256];
        /* TRANSLATORS: what is made at a site; one of the messages "Optical glass lenses and wafers", ... */
        i18n_format(text, sizeof text, tr("Made here: {made}"), I18N_TEXT("made", tr(site->site.made)));
        words_draw(app->gfx, text, popup->made,
                   (Words){.face = TEXT_BOLD,
                           .size = 25,
                           .min_size = 14,
                           .color = PLACE,
                           .fit = TEXT_WRAP_SHRINK,
                           .vertical = TEXT_TOP});
    }
}

/* --- the medallion ------------------------------------------------------------------------------------------------ */

/* "site-jambusar-plus" is a medallion of the board; what stands in it, alone: "made-jambusar". */
static bool made_picture(const QuestionPopup *popup, char *out, size_t size) {
    const char *icon = popup->site != NULL ? popup->site->site.icon : "", *end = strrchr(icon, '-');
    if (strncmp(icon, "site-", 5) != 0 || end == NULL || end < icon + 5) {
        return false;
    }
    snprintf(out, size, "board/sprites/made-%.*s", (int)(end - icon - 5), icon + 5);
    return true;
}

static const char *frame_of(const QuestionPopup *popup) {
    return popup->amount < 0 ? "question/dawn_back" : "question/dawn";
}

static Rect made_place(Rect medallion) {
    float side = medallion.w * .6f;
    Point middle = rect_middle(medallion);
    return rect_around((Point){middle.x, middle.y + medallion.h * .04f}, side, side);
}

void question_want_medallion(const QuestionPopup *popup, Gfx *gfx) {
    char picture[96];
    Rect where = popup->medallion, thing = rect_snapped(made_place(where));
    picture_want(gfx, frame_of(popup), where.w, where.h);
    picture_want(gfx, "question/shine", where.w, where.h);
    if (made_picture(popup, picture, sizeof picture)) {
        picture_want(gfx, picture, thing.w, thing.h);
    }
}

void question_draw_medallion(const QuestionPopup *popup, Gfx *gfx, Rect where, bool moving) {
    char picture[96];
    PictureLook look = {.moving = moving};
    Point middle = rect_middle(where);
    picture_draw(gfx, frame_of(popup), where, &look);
    if (made_picture(popup, picture, sizeof picture)) {
        Rect thing = made_place(where);
        picture_draw(gfx, picture, moving ? thing : rect_snapped(thing), &look);
    } else {
        const char *card = popup->why == WORLD_WHY_REWARD ? "cards/back_question" : "cards/event_quiz";
        Rect thing = rect_around(middle, where.w * .37f, where.h * .37f * 1.4f);
        card_draw_picture(gfx, card, moving ? thing : rect_snapped(thing), &(CardLook){.moving = moving});
    }
    picture_draw(gfx, "question/shine", where, &look);
}

/* How many spaces, with a sign, at its upper right. */
static void draw_amount(const QuestionPopup *popup, Gfx *gfx) {
    bool minus = popup->amount < 0;
    char amount[16];
    Rect where = popup->medallion;
    Point middle = rect_middle(where);
    Point at = {middle.x + where.w * .33f, middle.y - where.w * .29f};
    Rect disc = rect_snapped(rect_around(at, where.w * .3f, where.w * .3f));
    picture_draw(gfx, minus ? "board/sprites/badge-minus" : "board/sprites/badge-plus", disc, NULL);
    snprintf(amount, sizeof amount, minus ? "\u2212%d" : "+%d", question_beads(popup));
    words_draw(gfx, amount, disc,
               (Words){.face = TEXT_NUMERAL,
                       .size = where.w * .14f / gfx_unit(gfx),
                       .color = minus ? THEME_SITE_MINUS_INK : THEME_SITE_PLUS_INK,
                       .align = TEXT_CENTER,
                       .fixed = true});
}

static void draw_outcomes(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    bool is_answered = question_is_answered(popup);
    for (int i = 0; i < 2; i++) {
        bool right = i == 0, is_over = is_answered && question_is_right(popup) != right;
        char text[80];
        Rect pill = popup->outcome[i];
        float side = pill.h * .62f;
        Point sign = {pill.x + pill.h / 2, pill.y + pill.h / 2};
        gfx_push_alpha(gfx, is_over ? .38f : 1);
        paint_disc(gfx, sign, side * .62f, color_rgb(right ? RIGHT : WRONG));
        paint_sign(gfx, right ? SIGN_TICK : SIGN_CROSS, rect_snapped(rect_around(sign, side * .62f, side * .62f)),
                   color_rgb(0xffffff));
        question_outcome_words(popup, right, text, sizeof text);
        float used = pill.h * 1.15f;
        words_draw(gfx, text, (Rect){pill.x + used, pill.y, pill.w - used, pill.h},
                   (Words){.face = TEXT_BOLD, .size = 29, .min_size = 14, .color = INK, .fit = TEXT_WRAP_SHRINK});
        gfx_pop_alpha(gfx);
    }
}

/* --- answers ------------------------------------------------------------------------------------------------------ */

/* Circle, triangle, square: answers can be called by their shapes. */
void question_draw_shape(Gfx *gfx, int shape, Point middle, float radius, Color color) {
    float u = gfx_unit(gfx);
    if (shape == 0) {
        paint_disc(gfx, middle, radius, color);
    } else if (shape == 1) {
        Point top = {middle.x, middle.y - radius * .95f};
        float half = radius * .95f;
        for (int line = 0; (float)line <= radius * 1.7f; line++) {
            float y = (float)line;
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
    if (!question_is_answered(popup)) {
        return ANSWER_OPEN;
    }
    if (i == popup->text.right) {
        return ANSWER_RIGHT;
    }
    return i == popup->chosen ? ANSWER_WRONG : ANSWER_RESTS;
}

static PanelStyle style_of(AnswerLook look, int answer, bool hovered) {
    const uint32_t *hue = look == ANSWER_RIGHT ? RIGHT_HUE : HUE[answer];
    Color paper = color_rgb(0xf7ece8);
    float faded = look == ANSWER_RESTS ? .68f : 0;
    Color top = color_mix(color_rgb(hue[0]), color_rgb(0xffffff), hovered ? .55f : .25f);
    return (PanelStyle){.top = color_mix(top, paper, faded),
                        .bottom = color_mix(color_mix(color_rgb(hue[1]), color_rgb(hue[0]), .45f), paper, faded),
                        .edge_top = color_rgb(0xffffff),
                        .edge_bottom = color_mix(color_mix(color_rgb(hue[1]), color_rgb(0xffffff), .5f), paper, faded),
                        .edge = 3,
                        .radius = 34,
                        .shadow = color_mix(color_rgb(hue[2]), paper, faded * .8f),
                        .shadow_size = 2,
                        .shadow_drop = 8,
                        .shine = .5f};
}

static void draw_mark(const App *app, Rect where, bool right) {
    float u = app->layout.u;
    Point at = {where.x + where.w - 66 * u, where.y + where.h / 2};
    paint_disc(app->gfx, at, 37 * u, color_rgb(0xffffff));
    paint_disc(app->gfx, at, 33 * u, color_rgb(right ? RIGHT : WRONG));
    paint_sign(app->gfx, right ? SIGN_TICK : SIGN_CROSS, rect_snapped(rect_around(at, 36 * u, 36 * u)),
               color_rgb(0xffffff));
}

static void draw_badge(const App *app, Rect where, AnswerLook look, int answer) {
    float u = app->layout.u, faded = look == ANSWER_RESTS ? .5f : 0;
    const uint32_t *hue = look == ANSWER_RIGHT ? RIGHT_HUE : HUE[answer];
    Point at = {where.x + 70 * u, where.y + where.h / 2};
    paint_disc(app->gfx, at, 37 * u, color_rgb(0xffffff));
    paint_disc(app->gfx, at, 34 * u, color_mix(color_rgb(hue[2]), color_rgb(0xf7ece8), faded));
    question_draw_shape(app->gfx, answer, at, 18 * u, color_rgb(0xffffff));
}

Color question_slot(const QuestionPopup *popup, int answer, float shown) {
    AnswerLook look = look_of(popup, answer);
    Color hue = look == ANSWER_RIGHT ? color_rgb(RIGHT_HUE[1]) : question_hue(answer);
    return color_alpha(hue, (look == ANSWER_RESTS ? .2f : .4f) * shown);
}

/* An answer as it looks in one state, in its place or sunk. */
static void draw_face_of_answer(const QuestionPopup *popup, const App *app, int i, Rect where, AnswerLook look,
                                bool hovered) {
    Gfx *gfx = app->gfx;
    float u = app->layout.u;
    PanelStyle style = style_of(look, i, hovered);
    if (question_is_locked(popup) && i == popup->chosen) { /* it has gone down, and stays so */
        style.shadow_drop = 2;
    }
    paint_panel(gfx, where, &style);
    draw_badge(app, where, look, i);
    bool is_marked = look == ANSWER_RIGHT || look == ANSWER_WRONG;
    words_draw(gfx, popup->text.answer[i], (Rect){where.x + 130 * u, where.y, where.w - 246 * u, where.h},
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_ANSWER,
                       .min_size = 20,
                       .color = look == ANSWER_RESTS ? RESTS : INK,
                       .fit = TEXT_WRAP_SHRINK});
    if (is_marked) {
        draw_mark(app, where, look == ANSWER_RIGHT);
    }
}

/* Colour runs through it from the left; what is right then rings. */
static void draw_told_answer(const QuestionPopup *popup, const App *app, int i, Rect where, bool hovered) {
    Gfx *gfx = app->gfx;
    AnswerLook look = look_of(popup, i);
    float t = question_told(popup, gfx_now(gfx));
    if (look == ANSWER_RIGHT) {
        paint_glow(gfx, where, 34, 20 + 14 * (1 - t), color_alpha(color_rgb(0x2fc486), .8f * t));
    }
    if (t >= 1) {
        draw_face_of_answer(popup, app, i, where, look, hovered);
        return;
    }
    float room = layout_px(&app->layout, 60), edge = where.x + where.w * t;
    Rect all = rect_inset(where, -room);
    gfx_push_clip(gfx, rect_of(edge, all.y, all.x + all.w - edge, all.h));
    gfx_push_alpha(gfx, i == popup->chosen ? 1 : DIM);
    draw_face_of_answer(popup, app, i, where, ANSWER_OPEN, hovered);
    gfx_pop_alpha(gfx);
    gfx_pop_clip(gfx);
    gfx_push_clip(gfx, rect_of(all.x, all.y, edge - all.x, all.h));
    draw_face_of_answer(popup, app, i, where, look, hovered);
    gfx_pop_clip(gfx);
}

static void draw_answer(const QuestionPopup *popup, const App *app, const Ui *ui, int i) {
    Gfx *gfx = app->gfx;
    float u = app->layout.u, shown = question_answer_shown(popup, i, gfx_now(gfx));
    UiLook state = ui_look(ui, ui_id("question.answer%d", i));
    bool is_chosen = question_is_locked(popup) && i == popup->chosen, waits = question_is_locked(popup) && !is_chosen;
    bool hovered = state.hovered && state.enabled;
    Rect where = state.pressed ? rect_snapped(rect_scaled(popup->answer[i], .985f)) : popup->answer[i];
    where = is_chosen ? rect_moved(where, 0, roundf(6 * u)) : where;
    if (shown < 1) {
        paint_rounded(gfx, popup->answer[i], 34, question_slot(popup, i, 1 - shown));
    }
    if (shown <= 0) {
        return;
    }
    bool is_dim = question_is_closed(popup, app) || (waits && !question_is_answered(popup));
    gfx_push_offset(gfx, 0, roundf((1 - shown) * 24 * u));
    gfx_push_alpha(gfx, shown * (is_dim ? DIM : 1));
    if (is_chosen && !question_is_answered(popup)) {
        float beat = question_heart(popup, gfx_now(gfx));
        paint_glow(gfx, where, 34, 14 + 12 * beat, color_alpha(color_rgb(HUE[i][1]), .5f + .5f * fminf(beat, 1)));
    } else if (!question_is_locked(popup) && hovered) {
        paint_glow(gfx, where, 34, 16, color_alpha(color_rgb(HUE[i][1]), .8f));
    }
    if (question_is_answered(popup)) {
        draw_told_answer(popup, app, i, where, hovered);
    } else {
        draw_face_of_answer(popup, app, i, where, ANSWER_OPEN, hovered);
    }
    gfx_pop_alpha(gfx);
    gfx_pop_offset(gfx);
}

/* --- words -------------------------------------------------------------------------------------------------------- */

static void draw_foot(const QuestionPopup *popup, const App *app) {
    char text[SAID_BYTES];
    if (!question_is_locked(popup) && popup->is_computer) {
        i18n_format(text, sizeof text, tr("{name} is thinking…"),
                    I18N_TEXT("name", session_seat(in_play(app), popup->player)->name));
        words_draw(app->gfx, text, popup->foot,
                   (Words){.size = TYPE_TEXT, .min_size = 18, .color = PLACE, .fit = TEXT_SHRINK});
    }
}

static void draw_question(const QuestionPopup *popup, const App *app) {
    words_draw(app->gfx, popup->text.question, popup->question,
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_QUESTION + 3,
                       .min_size = 22,
                       .color = INK,
                       .align = TEXT_CENTER,
                       .fit = TEXT_WRAP_SHRINK});
}

/* Where the question stood: whether it was right, and why, unfolding from above. */
static void draw_verdict(const QuestionPopup *popup, const App *app) {
    char said[SAID_BYTES];
    Rect box = popup->question, seen = box;
    seen.h *= question_unfolded(popup, gfx_now(app->gfx));
    gfx_push_clip(app->gfx, rect_inset(seen, -layout_px(&app->layout, 4)));
    question_verdict(popup, said, sizeof said);
    words_draw(app->gfx, said, layout_cut_top(&app->layout, &box, 66),
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_HEADING,
                       .min_size = 22,
                       .color = question_is_right(popup) ? RIGHT : WRONG,
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK});
    words_draw(app->gfx, popup->text.explanation, box,
               (Words){.face = TEXT_BOLD,
                       .size = 34,
                       .min_size = 17,
                       .color = INK,
                       .align = TEXT_CENTER,
                       .fit = TEXT_WRAP_SHRINK});
    gfx_pop_clip(app->gfx);
}

static void draw_clock(const QuestionPopup *popup, const App *app) {
    if (popup->left < 0 || question_is_locked(popup)) {
        return;
    }
    Gfx *gfx = app->gfx;
    float u = app->layout.u, radius = 42 * u;
    Point middle = {popup->foot.x + radius, popup->foot.y + popup->foot.h / 2};
    float part = (float)(popup->left / popup->whole);
    bool is_late = popup->left < QUESTION_LAST_MS;
    char seconds[8];
    paint_circle(gfx, middle, radius, 8, color_rgb(0xeadcee));
    paint_arc(gfx, middle, radius, 8, 0, part, color_rgb(is_late ? WRONG : 0xc87a10));
    snprintf(seconds, sizeof seconds, "%d", (int)ceil(popup->left / 1000));
    words_draw(
        gfx, seconds, rect_around(middle, radius * 2, radius * 2),
        (Words){.face = TEXT_NUMERAL, .size = 34, .color = is_late ? WRONG : INK, .align = TEXT_CENTER, .fixed = true});
}

/* --- the card ----------------------------------------------------------------------------------------------------- */

/* Dusk over the table, and the light of the card in it. */
static void draw_dusk(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    Rect all = gfx_screen(gfx), panel = popup->panel;
    float half = roundf(all.h * .5f);
    Color high = color_alpha(color_rgb(0x141056), .78f), mid = color_alpha(color_rgb(0x4a2484), .62f);
    paint_gradient(gfx, (Rect){all.x, all.y, all.w, half}, high, mid);
    paint_gradient(gfx, (Rect){all.x, all.y + half, all.w, all.h - half}, mid, color_alpha(color_rgb(0x6a1f5c), .66f));
    Point top = {panel.x + panel.w / 2, panel.y + panel.h * .3f};
    paint_pool(gfx, top, panel.w * .72f, panel.h * .8f, color_alpha(color_rgb(0xff9a86), .42f));
}

/* A frame of glass, from lilac to peach, and the light pane in it. */
static void draw_pane(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    PanelStyle frame = {.top = color_rgb(0xe9defc),
                        .bottom = color_rgb(0xffbda4),
                        .edge_top = color_rgb(0xffffff),
                        .edge_bottom = color_rgb(0xffe8c4),
                        .edge = 3,
                        .radius = 46,
                        .shadow = color_alpha(color_rgb(0x2a0a48), .85f),
                        .shadow_size = 34,
                        .shadow_drop = 16};
    PanelStyle pane = {.top = color_rgb(0xfffefc),
                       .bottom = color_rgb(0xffe6d8),
                       .edge_top = color_rgb(0xd3bdf0),
                       .edge_bottom = color_rgb(0xffffff),
                       .edge = 3,
                       .radius = 36};
    Rect ledge = rect_moved(popup->panel, 0, roundf(11 * app->layout.u));
    paint_rounded(gfx, ledge, 46, color_rgb(0x7a3f8a));
    paint_panel(gfx, popup->panel, &frame);
    paint_panel(gfx, rect_snapped(rect_inset(popup->panel, 14 * app->layout.u)), &pane);
}

void question_backdrop(const void *state, const App *app) {
    const QuestionPopup *popup = state;
    draw_dusk(popup, app);
    if (!popup->lies) {
        return;
    }
    draw_pane(popup, app);
    question_draw_medallion(popup, app->gfx, popup->medallion, false);
    if (question_beads(popup) > 0) {
        draw_amount(popup, app->gfx);
    }
    words_draw(app->gfx, title_of(popup), popup->title,
               (Words){.face = TEXT_BOLD, .size = 50, .min_size = 22, .color = PLACE, .fit = TEXT_SHRINK});
    draw_made(popup, app);
    draw_outcomes(popup, app);
    if (!question_is_answered(popup)) {
        draw_question(popup, app);
    }
    draw_foot(popup, app);
}

void question_draw(const void *state, const App *app, const Ui *ui) {
    const QuestionPopup *popup = state;
    if (popup->lies) {
        for (int i = 0; i < WORLD_ANSWERS; i++) {
            draw_answer(popup, app, ui, i);
        }
        draw_clock(popup, app);
        if (question_is_answered(popup)) {
            draw_verdict(popup, app);
        }
        ui_draw_widgets(ui);
    }
    question_draw_faces(popup, app);
    if (popup->lies) {
        question_draw_beads(popup, app);
    } else { /* many strokes: those that come before them stay comparable */
        question_draw_flip(popup, app);
    }
    ui_draw_top(ui);
}
