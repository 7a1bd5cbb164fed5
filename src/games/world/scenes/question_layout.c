/* Where everything of a question lies: the card in the middle, and whom it is about beside or below it. */
#include "games/world/scenes/question_inside.h"

#include <math.h>

/* Units. */
static const float WIDE = 1220, LEAST_WIDE = 980, SIDE = 170, MOST_SIDE = 390;
static const float TOP = 142, BOTTOM = 28, TALL_TOP = 170, TALL_HIGH = 1120, TALL_FACES = 470, TALL_LEAST_FACES = 200;
static const float ANSWER_HIGH = 104, TALL_ANSWER_HIGH = 128, ANSWER_GAP = 20, FOOT_HIGH = 118, TALL_FOOT_HIGH = 150;
static const float MEDALLION = 270, HEAD_HIGH = 172;
static const float PLATE_HIGH = 60;

static void lay_out_panel(QuestionPopup *popup, const Layout *layout) {
    float wide = fmaxf(fminf(WIDE, layout->wide - 2 * SIDE), LEAST_WIDE), high = layout->high - TOP - BOTTOM, top = TOP;
    if (layout->portrait) {
        float faces = fmaxf(fminf(TALL_FACES, layout->high - TALL_TOP - TALL_HIGH), TALL_LEAST_FACES);
        wide = layout->wide - 40;
        high = fminf(TALL_HIGH, layout->high - TALL_TOP - faces);
        top = TALL_TOP + fmaxf(0, layout->high - TALL_TOP - high - faces - 60) * .4f;
    }
    wide = fminf(wide, layout->wide - 40);
    popup->panel = layout_rect(layout, (layout->wide - wide) / 2, top, wide, high);
}

static void lay_out_face(QuestionPopup *popup, const Layout *layout, int face) {
    float u = layout->u, side = face == QUESTION_READS ? -1.0f : 1.0f;
    Rect panel = popup->panel;
    float margin = fminf((layout->screen.w - panel.w) / 2, MOST_SIDE * u), x = panel.x + panel.w / 2;
    float high = fminf(660 * u, margin * 1.95f), bottom = panel.y + panel.h - 14 * u;
    float plate = fminf(margin - 24 * u, 310 * u), lines = margin < 240 * u ? 1.5f : 1;
    x += side * (panel.w + margin) / 2;
    if (layout->portrait) {
        float below = layout->screen.y + layout->screen.h - panel.y - panel.h;
        high = fminf(below - (PLATE_HIGH + 20) * u, 560 * u) * 1.12f;
        bottom = layout->screen.y + layout->screen.h - 18 * u - fmaxf(0, below - high) * .4f;
        x = layout->screen.x + layout->screen.w * (.5f + side * .25f);
        plate = fminf(layout->screen.w * .46f, 420 * u);
        lines = 1;
    }
    float tall = PLATE_HIGH * lines * u;
    popup->face[face] = (QuestionFace){.feet = {x, bottom - tall - 26 * u},
                                       .high = high < 120 * u ? 0 : high,
                                       .plate = rect_snapped((Rect){x - plate / 2, bottom - tall, plate, tall})};
}

/* The site at the left of the medallion, what an answer is worth at its right; pad: to the panel's edges. */
static void lay_out_head(QuestionPopup *popup, const Layout *layout, float pad) {
    float u = layout->u, side = MEDALLION * u, mark = 72 * u;
    Rect panel = popup->panel;
    float middle = panel.x + panel.w / 2, beside = side * .47f + 14 * u;
    popup->medallion = rect_snapped(rect_around((Point){middle, panel.y + 6 * u}, side, side));
    popup->help = (Rect){panel.x + panel.w - mark - 22 * u, panel.y + 22 * u, mark, mark};
    popup->report = rect_moved(popup->help, 0, mark + 10 * u);
    float left = panel.x + pad, column = middle - beside - left;
    popup->title = (Rect){left, panel.y + 30 * u, column, 62 * u};
    popup->made = (Rect){left, panel.y + 92 * u, column, 76 * u};
    float right = middle + beside, pills = popup->help.x - 14 * u - right;
    for (int i = 0; i < 2; i++) {
        popup->outcome[i] = rect_snapped((Rect){right, panel.y + (float)(34 + 60 * i) * u, pills, 52 * u});
    }
}

void question_lay_out(QuestionPopup *popup, const Layout *layout) {
    float u = layout->u;
    lay_out_panel(popup, layout);
    Rect box = popup->panel;
    float pad = fminf(60 * u, box.w * .05f);
    box.x += pad;
    box.w -= 2 * pad;
    layout_cut_bottom(layout, &box, 38);
    popup->foot = layout_cut_bottom(layout, &box, layout->portrait ? TALL_FOOT_HIGH : FOOT_HIGH);
    float answer = layout->portrait ? TALL_ANSWER_HIGH : ANSWER_HIGH;
    for (int i = WORLD_ANSWERS - 1; i >= 0; i--) {
        popup->answer[i] = rect_snapped(layout_cut_bottom(layout, &box, answer));
        layout_cut_bottom(layout, &box, ANSWER_GAP);
    }
    layout_cut_top(layout, &box, HEAD_HIGH);
    lay_out_head(popup, layout, pad);
    popup->question = rect_inset(box, 6 * u);
    popup->next = rect_snapped(
        (Rect){popup->foot.x + popup->foot.w - 300 * u, popup->foot.y + popup->foot.h - 92 * u, 300 * u, 88 * u});
    popup->foot.w -= 330 * u;
    lay_out_face(popup, layout, QUESTION_READS);
    lay_out_face(popup, layout, QUESTION_IS_ASKED);
}
