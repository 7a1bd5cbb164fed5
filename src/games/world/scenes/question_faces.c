/* Who reads and who is asked, the beads that fly, and the card on its way out of the site. */
#include "games/world/scenes/cards.h"
#include "games/world/scenes/question_inside.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"

#include <math.h>
#include <stdio.h>

/* When what begins, and how long it takes, ms. */
static const double FLIP_TAKES = 460, FOLD_TAKES = 300, FACES_COME = 420, FACES_TAKE = 380;
static const double ANSWER_COMES = 500, ANSWER_APART = 80, ANSWER_TAKES = 180;
static const double BEAD_LEAVES = 240, BEAD_APART = 90, BEAD_FLIES = 520;
static const double BREATH_TAKES = 600, BEAT_APART = 260, BEAT_TAKES = 240, COLOUR_TAKES = 300, UNFOLD_TAKES = 280;
static const double HOP_COMES = 60, HOP_TAKES = 300;

enum { HOPS = 2, HUES = 3, TAIL = 4, BEADS_IN_REACH = 9 };

static float part(double now, double from, double takes) {
    return (float)fmin(fmax((now - from) / takes, 0), 1);
}

/* --- moments ------------------------------------------------------------------------------------------------------ */

bool question_lies(const QuestionPopup *popup, double now) {
    return now >= popup->came + FLIP_TAKES;
}

float question_stays(const void *state, const App *app) {
    const QuestionPopup *popup = state;
    return popup->leaves > 0 ? 1 - part(gfx_now(app->gfx), popup->leaves, FOLD_TAKES) : 1;
}

bool question_holds_breath(const QuestionPopup *popup, double now) {
    return question_is_locked(popup) && !popup->is_revealed && now < popup->locked + BREATH_TAKES;
}

float question_heart(const QuestionPopup *popup, double now) {
    float beats = 0;
    for (int i = 0; i < 2 && question_is_locked(popup) && !popup->is_revealed; i++) {
        beats += ease(EASE_HOP, part(now, popup->locked + BEAT_APART * i, BEAT_TAKES));
    }
    return beats;
}

float question_told(const QuestionPopup *popup, double now) {
    return ease(EASE_OUT, part(now, popup->answered, COLOUR_TAKES));
}

float question_unfolded(const QuestionPopup *popup, double now) {
    return ease(EASE_OUT, part(now, popup->answered, UNFOLD_TAKES));
}

/* How far the card has come, or is still there: 0 to 1. */
static float card_shown(const QuestionPopup *popup, double now) {
    if (popup->leaves > 0) {
        float gone = part(now, popup->leaves, FOLD_TAKES); /* the more haste, the more suddenly it would get dark */
        return 1 - gone * (.4f + .6f * gone);
    }
    return ease(EASE_OUT, part(now, popup->came, FLIP_TAKES));
}

float question_answer_shown(const QuestionPopup *popup, int answer, double now) {
    return ease(EASE_OUT, part(now, popup->came + ANSWER_COMES + ANSWER_APART * answer, ANSWER_TAKES));
}

int question_beads(const QuestionPopup *popup) {
    return popup->amount < 0 ? -popup->amount : popup->amount;
}

/* Right where it wins something, wrong where it costs: otherwise the beads stay. */
static bool question_moves(const QuestionPopup *popup) {
    return question_is_answered(popup) && question_is_right(popup) == (popup->amount > 0);
}

static double bead_leaves(const QuestionPopup *popup, int bead) {
    return popup->answered + BEAD_LEAVES + BEAD_APART * bead;
}

static double last_lands(const QuestionPopup *popup) {
    return bead_leaves(popup, question_beads(popup) - 1) + BEAD_FLIES;
}

bool question_is_moving(const QuestionPopup *popup, double now) {
    if (now < popup->came + ANSWER_COMES + ANSWER_APART * (WORLD_ANSWERS - 1) + ANSWER_TAKES) {
        return true;
    }
    if (question_is_locked(popup) && !popup->is_revealed) {
        return true;
    }
    double cheers = popup->answered + HOP_COMES + HOP_TAKES * HOPS;
    return question_is_answered(popup) && now < fmax(cheers, question_beads(popup) > 0 ? last_lands(popup) : 0);
}

Pose question_pose(const QuestionPopup *popup, int face) {
    if (!question_is_answered(popup)) {
        return face == QUESTION_READS ? POSE_READ : POSE_THINK;
    }
    if (question_is_right(popup)) {
        return POSE_CHEER;
    }
    return face == QUESTION_READS ? POSE_STAND : POSE_SAD;
}

/* --- beads -------------------------------------------------------------------------------------------------------- */

/* Where it waits: on the lower rim of the medallion. */
static Point bead_waits(const QuestionPopup *popup, int bead) {
    int count = question_beads(popup);
    float apart = fminf(.36f, 2.9f / (float)count), turn = ((float)(count - 1) / 2 - (float)bead) * apart + 1.5708f;
    Point middle = rect_middle(popup->medallion);
    float radius = popup->medallion.w * .47f;
    return (Point){middle.x + radius * cosf(turn), middle.y + radius * sinf(turn)};
}

/* Over the head of who is asked. */
static Point bead_lands(const QuestionPopup *popup) {
    const QuestionFace *face = &popup->face[QUESTION_IS_ASKED];
    return (Point){face->feet.x, face->high > 0 ? face->feet.y - face->high * .55f : rect_middle(face->plate).y};
}

/* Up in an arc, and down onto the head. */
static Point flown(Point from, Point to, float t) {
    float s = 1 - t, lift = fminf(from.y, to.y) - fabsf(to.x - from.x) * .1f;
    Point a = {from.x + (to.x - from.x) * .35f, lift}, b = {to.x, lift};
    return (Point){s * s * s * from.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t * t * t * to.x,
                   s * s * s * from.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * to.y};
}

bool question_bead_at(const QuestionPopup *popup, int bead, double now, Point *at) {
    double since = now - bead_leaves(popup, bead);
    if (!question_moves(popup) || since < 0 || since >= BEAD_FLIES) {
        return false;
    }
    *at = flown(bead_waits(popup, bead), bead_lands(popup), ease(EASE_IN_OUT, part(since, 0, BEAD_FLIES)));
    return true;
}

int question_beads_landed(const QuestionPopup *popup, double now) {
    int landed = 0;
    for (int i = 0; i < question_beads(popup) && question_moves(popup); i++) {
        landed += now >= bead_leaves(popup, i) + BEAD_FLIES;
    }
    return landed;
}

static const char *bead_picture(const QuestionPopup *popup) {
    return popup->amount < 0 ? "ui/bead_violet" : "ui/bead_gold";
}

/* What has left, and what can be had no more, leaves a ring. */
static void draw_waiting(const QuestionPopup *popup, Gfx *gfx, int bead, float side, double now) {
    Point at = bead_waits(popup, bead);
    bool is_gone = question_is_answered(popup) &&
                   now >= (question_moves(popup) ? bead_leaves(popup, bead) : popup->answered + BEAD_APART * bead);
    if (is_gone) {
        paint_disc(gfx, at, side * .4f, color_alpha(color_rgb(0xf1e2ee), .9f));
        paint_circle(gfx, at, side * .4f, 3, color_rgb(0xb094c4));
    } else {
        picture_draw(gfx, bead_picture(popup), rect_snapped(rect_around(at, side, side)), NULL);
    }
}

static void draw_flying(const QuestionPopup *popup, Gfx *gfx, int bead, float side, double now) {
    Point at;
    for (int i = TAIL; i >= 0; i--) {
        if (question_bead_at(popup, bead, now - 26.0 * i, &at)) {
            float size = side * (1.4f - .16f * (float)i);
            picture_draw(gfx, bead_picture(popup), rect_around(at, size, size),
                         &(PictureLook){.transparency = i > 0 ? .42f + .13f * (float)i : 0, .moving = true});
        }
    }
}

/* What has come so far stands over the head. */
static void draw_count(const QuestionPopup *popup, const App *app, int landed) {
    Gfx *gfx = app->gfx;
    float u = app->layout.u;
    char text[16];
    Point at = bead_lands(popup);
    if (landed == 0 || popup->face[QUESTION_IS_ASKED].high <= 0) {
        return;
    }
    snprintf(text, sizeof text, "%s%d", popup->amount < 0 ? "\u2212" : "+", landed);
    at.y -= popup->face[QUESTION_IS_ASKED].high * .3f;
    if (app->layout.portrait) { /* not over what leads on */
        at.y = fmaxf(at.y, popup->panel.y + popup->panel.h + 50 * u);
    }
    PanelStyle style = panel_ribbon();
    style.radius = 999;
    Rect pill = rect_snapped(rect_around(at, 118 * u, 68 * u));
    paint_panel(gfx, pill, &style);
    words_draw(
        gfx, text, pill,
        (Words){.face = TEXT_NUMERAL, .size = 44, .color = THEME_RIBBON_INK, .align = TEXT_CENTER, .fixed = true});
}

void question_draw_beads(const QuestionPopup *popup, const App *app) {
    double now = gfx_now(app->gfx);
    int count = question_beads(popup);
    float side = 44 * app->layout.u * fminf(1, BEADS_IN_REACH / (float)(count > 0 ? count : 1));
    for (int i = 0; i < count; i++) {
        draw_waiting(popup, app->gfx, i, side, now);
    }
    for (int i = count - 1; i >= 0; i--) {
        draw_flying(popup, app->gfx, i, side, now);
    }
    draw_count(popup, app, question_beads_landed(popup, now));
}

/* --- faces -------------------------------------------------------------------------------------------------------- */

static Figurine figurine_of(const QuestionPopup *popup, const App *app, int face) {
    return session_seat(in_play(app), face == QUESTION_READS ? popup->reader : popup->player)->figurine;
}

void question_want_pictures(const QuestionPopup *popup, const App *app) {
    static const Pose POSE[2][3] = {{POSE_READ, POSE_STAND, POSE_CHEER}, {POSE_THINK, POSE_SAD, POSE_CHEER}};
    for (int face = 0; face < 2; face++) {
        for (int i = 0; i < 3; i++) {
            part_want_figurine(app->gfx, figurine_of(popup, app, face), POSE[face][i], popup->face[face].high);
        }
    }
    question_want_medallion(popup, app->gfx);
}

/* Three shapes, and which of them? */
static void draw_thought(const App *app, Point feet, float high) {
    static const Point AT[HUES] = {{-.15f, -.78f}, {0, -.84f}, {.15f, -.785f}};
    Gfx *gfx = app->gfx;
    float radius = high * .052f;
    for (int i = 0; i < HUES; i++) {
        Point at = {feet.x + AT[i].x * high, feet.y + AT[i].y * high};
        Color hue = question_hue(i);
        paint_disc(gfx, at, radius * 1.13f, color_rgb(0xffffff));
        paint_disc(gfx, at, radius, color_mix(hue, color_rgb(0xffffff), .35f));
        question_draw_shape(gfx, i, at, radius * .46f, color_mix(hue, color_rgb(0x3a1030), .45f));
    }
    paint_disc(gfx, (Point){feet.x + .02f * high, feet.y - .752f * high}, radius * .34f, color_rgb(0xffffff));
    paint_disc(gfx, (Point){feet.x + .03f * high, feet.y - .715f * high}, radius * .2f, color_rgb(0xffffff));
}

/* The card the reader holds. */
static void draw_held(const App *app, Point feet, float high) {
    float wide = high * .16f;
    Point at = {feet.x + high * .2f, feet.y - high * .17f};
    picture_draw(app->gfx, "cards/back_question", rect_snapped(rect_around(at, wide, wide * 1.4f)),
                 &(PictureLook){.angle = 10, .moving = true});
}

static void draw_plate(const QuestionPopup *popup, const App *app, int face, float shown) {
    Gfx *gfx = app->gfx;
    char text[200];
    Color own = theme_player(figurine_of(popup, app, face));
    PanelStyle style = {.top = color_mix(own, color_rgb(0x24104a), .48f),
                        .bottom = color_mix(own, color_rgb(0x160830), .72f),
                        .edge_top = color_mix(own, color_rgb(0xffffff), .55f),
                        .edge_bottom = own,
                        .edge = 2.5f,
                        .radius = 30,
                        .shadow = color_alpha(color_rgb(THEME_SHADOW), .5f),
                        .shadow_size = 10,
                        .shadow_drop = 4};
    Rect where = popup->face[face].plate;
    gfx_push_alpha(gfx, shown);
    paint_panel(gfx, where, &style);
    question_face_words(popup, app, face, text, sizeof text);
    words_draw(gfx, text, rect_inset(where, 10 * app->layout.u),
               (Words){.face = TEXT_BOLD,
                       .size = 29,
                       .min_size = 15,
                       .color = THEME_TEXT,
                       .align = TEXT_CENTER,
                       .fit = TEXT_WRAP_SHRINK});
    gfx_pop_alpha(gfx);
}

static void draw_face(const QuestionPopup *popup, const App *app, int face) {
    double now = gfx_now(app->gfx);
    const QuestionFace *who = &popup->face[face];
    float come = ease(EASE_OUT, part(now, popup->came + FACES_COME, FACES_TAKE)) * question_stays(popup, app), hop = 0;
    float side = face == QUESTION_READS ? -1.0f : 1.0f;
    Point feet = {who->feet.x + side * (1 - come) * who->high * .8f, who->feet.y};
    if (come <= 0) { /* the card and they at once would be dear */
        return;
    }
    for (int i = 0; i < HOPS && question_is_answered(popup) && question_is_right(popup); i++) {
        hop += ease(EASE_HOP, part(now, popup->answered + HOP_COMES + HOP_TAKES * i, HOP_TAKES));
    }
    draw_plate(popup, app, face, come);
    if (who->high <= 0) {
        return;
    }
    Color light = color_alpha(theme_player(figurine_of(popup, app, face)), .5f * come);
    paint_pool(app->gfx, feet, who->high * .34f, who->high * .12f, light);
    feet.y -= roundf(hop * who->high * (face == QUESTION_READS ? .03f : .07f));
    part_figurine(app->gfx, figurine_of(popup, app, face), question_pose(popup, face), feet, who->high,
                  &(PictureLook){.mirrored = face == QUESTION_IS_ASKED});
    if (face == QUESTION_READS) {
        draw_held(app, feet, who->high);
    } else if (!question_is_answered(popup)) {
        draw_thought(app, feet, who->high);
    }
}

void question_draw_faces(const QuestionPopup *popup, const App *app) {
    gfx_push_alpha(app->gfx, question_stays(popup, app));
    draw_face(popup, app, QUESTION_READS);
    draw_face(popup, app, QUESTION_IS_ASKED);
    gfx_pop_alpha(app->gfx);
}

/* --- the card on its way ------------------------------------------------------------------------------------------ */

static Rect within(Rect whole, Rect where, Rect part_of_whole) {
    float across = where.w / whole.w, down = where.h / whole.h;
    return (Rect){where.x + (part_of_whole.x - whole.x) * across, where.y + (part_of_whole.y - whole.y) * down,
                  part_of_whole.w * across, part_of_whole.h * down};
}

/* It turns about its own upright as it grows, and likewise back; letters come when it lies. In steps, so that few
 * shapes are made. */
void question_draw_flip(const QuestionPopup *popup, const App *app) {
    Gfx *gfx = app->gfx;
    float t = card_shown(popup, gfx_now(gfx)), grown = .12f + .88f * t;
    float narrow = fmaxf(cosf((1 - t) * 1.5f), .06f), radius = fmaxf(roundf(46 * grown * narrow / 6) * 6, 6);
    Point to = rect_middle(popup->panel);
    Point at = {popup->from.x + (to.x - popup->from.x) * t,
                popup->from.y + (to.y - popup->from.y) * t - 90 * app->layout.u * sinf(3.14159f * t)};
    Rect where = rect_snapped(rect_around(at, popup->panel.w * grown * narrow, popup->panel.h * grown));
    float rim = fmaxf(roundf(14 * app->layout.u * grown), 2);
    float ledge =
        fminf(roundf(2 * radius * app->layout.u) + 2 * rim, where.h); /* all that is seen of what it stands on */
    paint_rounded(gfx, (Rect){where.x, where.y + where.h - ledge, where.w, ledge + rim * .8f}, radius,
                  color_rgb(0x7a3f8a));
    paint_rounded(gfx, where, radius, color_rgb(0xe2cdf0));
    paint_rounded(gfx, rect_snapped(rect_inset(where, rim * fmaxf(narrow, .4f))), fmaxf(radius - 8, 4),
                  color_rgb(0xfff3e8));
    for (int i = 0; i < HUES; i++) {
        Rect bar = rect_snapped(within(popup->panel, where, popup->answer[i]));
        paint_rounded(gfx, bar, fmaxf(roundf(radius * .7f / 4) * 4, 4), question_slot(popup, i, t));
    }
    question_draw_medallion(popup, gfx, within(popup->panel, where, popup->medallion), true);
}
