/* Draws a question: reader and player, the stakes, the answers and the clock. */
#include "scenes/world/question_inside.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "scenes/world/cards.h"

#include <math.h>
#include <stdio.h>

static const char *title_of(const QuestionPopup *popup) {
    switch (popup->why) {
    case WORLD_WHY_SITE:
        return popup->site != NULL ? tr(popup->site->site.city) : tr("Question");
    case WORLD_WHY_REWARD:
        return tr("Bonus question");
    case WORLD_WHY_RUN:
    case WORLD_WHY_EVENT:
    case WORLD_WHY_SCORE:
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
    i18n_format(text, sizeof text, tr("{reader} reads it out to {name}"),
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
        i18n_copy(out, size, tr("stay put"));
    } else if (popup->amount < 0) {
        i18n_format(out, size, trn("{n} space back", "{n} spaces back", (unsigned long)fields),
                    I18N_NUMBER("n", fields));
    } else {
        i18n_format(out, size, trn("{n} space ahead", "{n} spaces ahead", (unsigned long)fields),
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
    if (!question_is_answered(popup)) {
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
    gfx_push_alpha(gfx, look == ANSWER_RESTS || question_is_closed(popup, app) ? .45f : 1);
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
    if (!question_is_answered(popup)) {
        if (popup->is_computer) {
            i18n_format(text, sizeof text, tr("{name} is thinking…"),
                        I18N_TEXT("name", session_seat(app->session, popup->player)->name));
            words_draw(gfx, text, popup->foot,
                       (Words){.size = TYPE_TEXT, .min_size = 18, .color = THEME_TEXT_SECOND, .fit = TEXT_SHRINK});
        }
        return;
    }
    bool right = popup->chosen == popup->text.right;
    question_explain(popup, text, sizeof text);
    words_draw(gfx, text, popup->foot,
               (Words){.face = TEXT_BOLD,
                       .size = TYPE_TEXT,
                       .min_size = 18,
                       .color = right ? 0xc9f7e2 : 0xffd9cf,
                       .fit = TEXT_WRAP_SHRINK});
}

static void draw_clock(const QuestionPopup *popup, const App *app) {
    if (popup->left < 0 || question_is_answered(popup)) {
        return;
    }
    Gfx *gfx = app->gfx;
    float u = app->layout.u, radius = 42 * u;
    Point middle = {popup->foot.x + radius, popup->foot.y + popup->foot.h / 2};
    float part = (float)(popup->left / popup->whole);
    char seconds[8];
    paint_circle(gfx, middle, radius, 8, color_alpha(color_rgb(THEME_WELL), .8f));
    paint_arc(gfx, middle, radius, 8, 0, part,
              color_rgb(popup->left < QUESTION_LAST_MS ? THEME_WRONG_TOP : THEME_GLOW));
    snprintf(seconds, sizeof seconds, "%d", (int)ceil(popup->left / 1000));
    words_draw(gfx, seconds, rect_around(middle, radius * 2, radius * 2),
               (Words){.face = TEXT_NUMERAL, .size = 34, .color = THEME_TEXT, .align = TEXT_CENTER, .fixed = true});
}

void question_draw(const void *state, const App *app, const Ui *ui) {
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
