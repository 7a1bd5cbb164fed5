/* Labels as they are seen: the name in a halo, the amount on a badge, and a stem to a medallion that is some way off.
 */
#include "base/memory.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/near.h"
#include "gfx/paint.h"
#include "gfx/picture.h"
#include "gfx/text.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const float BADGE_ROUND = .42f,
                   BADGE_LEFT = .05f; /* of its height: a sign needs less room than a numeral's foot */

/* --- kept --------------------------------------------------------------------------------------------------------- */

static bool is_walking(const Table *table) {
    return draw_playing(table, TABLE_CLIP_HOP, -1) != NULL || draw_playing(table, TABLE_CLIP_JUMP, -1) != NULL;
}

static BoardLabels *placed(const Table *table) {
    BoardLabels *labels = memory_new(sizeof *labels);
    labels_place(table, labels);
    return labels;
}

/* Placed anew where somebody has come to rest elsewhere. */
static void keep(const Table *table) {
    TablePaint *paint = table->paint;
    bool have_moved = memcmp(paint->labelled, table->field, sizeof table->field) != 0;
    if (paint->labels == NULL || (have_moved && !is_walking(table))) {
        free(paint->labels_before);
        paint->labels_before = paint->labels;
        paint->labels = placed(table);
        memcpy(paint->labelled, table->field, sizeof table->field);
    }
}

const BoardLabels *labels_of_board(const Table *table) {
    TablePaint *paint = table->paint;
    bool was_far = paint->is_far;
    paint->is_far = true;
    keep(table);
    paint->is_far = was_far;
    return paint->labels;
}

void labels_forget(TablePaint *paint) {
    free(paint->labels);
    free(paint->labels_before);
    paint->labels = paint->labels_before = NULL;
    labels_forget_near(paint);
}

void labels_forget_near(TablePaint *paint) {
    free(paint->near_labels);
    paint->near_labels = NULL;
}

/* --- one ---------------------------------------------------------------------------------------------------------- */

static Color edge_of(const Table *table, int index) {
    const BoardField *field = &world_session_board(table->session)->field[index];
    if (field->role != BOARD_SITE) {
        return color_rgb(field->role == BOARD_GOAL ? THEME_SITE_PLUS : THEME_PANEL_EDGE);
    }
    return color_rgb(world_session_board(table->session)->track.site[index] < 0 ? THEME_SITE_MINUS : THEME_SITE_PLUS);
}

static void draw_stem(const Table *table, const BoardLabel *label, Color edge) {
    const Point *stem = label->stem;
    if (stem[0].x != stem[1].x || stem[0].y != stem[1].y) {
        paint_line(table->app->gfx, stem[0], stem[1], 7, color_alpha(color_rgb(0x0a1440), .6f));
        paint_line(table->app->gfx, stem[0], stem[1], 3.2f, color_alpha(edge, .95f));
    }
}

static void draw_amount(const Table *table, const BoardLabel *label) {
    Gfx *gfx = table->app->gfx;
    bool is_minus = table_site_amount(table, label->field) < 0;
    char text[LABEL_AMOUNT];
    labels_amount(table, label->field, text);
    uint32_t ink = is_minus ? THEME_SITE_MINUS_INK : THEME_RIBBON_INK;
    Rect badge = label->badge;
    paint_panel(gfx, badge,
                &(PanelStyle){.top = color_rgb(is_minus ? 0xe4d4ff : 0xfff0c4),
                              .bottom = color_rgb(is_minus ? 0xb48ffc : 0xffc65c),
                              .edge_top = color_rgb(ink),
                              .edge_bottom = color_rgb(ink),
                              .edge = 2.4f,
                              .radius = BADGE_ROUND * badge.h / gfx_unit(gfx),
                              .shadow = color_alpha(color_rgb(THEME_SHADOW), .5f),
                              .shadow_size = 4,
                              .shadow_drop = 2});
    TextStyle style = {.face = TEXT_BOLD, .size = label->amount, .color = color_rgb(ink), .align = TEXT_CENTER};
    text_draw(gfx, &style, text, rect_moved(rect_inset(badge, -3), -BADGE_LEFT * badge.h, 0));
}

/* White on the map, in a dark halo; both ends of the way are gold. */
static void draw_name(const Table *table, const BoardLabel *label) {
    const BoardField *field = &world_session_board(table->session)->field[label->field];
    TextStyle text = {.face = TEXT_BOLD,
                      .size = label->name,
                      .color = color_rgb(field->role == BOARD_SITE ? 0xffffff : THEME_RIBBON_TOP),
                      .align = TEXT_CENTER,
                      .outline = color_alpha(color_rgb(0x0c1140), .88f),
                      .outline_width = label->name * .13f};
    /* Small type is a little wider than its share of what was measured. */
    text_draw(table->app->gfx, &text, tr(field->site.label), rect_inset(label->pill, -label->pill.h));
}

static void draw_label(const Table *table, const BoardLabel *label) {
    draw_name(table, label);
    if (!rect_is_empty(label->badge)) {
        draw_amount(table, label);
    }
}

static void draw_all(const Table *table, const BoardLabels *labels) {
    for (int i = 0; i < labels->count; i++) {
        draw_stem(table, &labels->label[i], edge_of(table, labels->label[i].field));
    }
    for (int i = 0; i < labels->count; i++) {
        draw_label(table, &labels->label[i]);
    }
}

/* --- all ---------------------------------------------------------------------------------------------------------- */

/* Where they step aside they are drawn apart. */
static const Clip *stepping_aside(const Table *table) {
    return table->paint->labels_before != NULL ? draw_playing(table, TABLE_CLIP_LABELS, -1) : NULL;
}

void labels_draw_board(const Table *table) {
    const BoardLabels *labels = labels_of_board(table);
    if (stepping_aside(table) == NULL) {
        table->paint->is_far = true;
        draw_all(table, labels);
        table->paint->is_far = false;
    }
}

void labels_draw_within(const Table *table, Rect where) {
    table->paint->is_far = true;
    gfx_push_clip(table->app->gfx, where);
    draw_all(table, labels_of_board(table));
    gfx_pop_clip(table->app->gfx);
    table->paint->is_far = false;
}

static Point point_between(Point from, Point to, float t) {
    return (Point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}

/* On its way from there to here, in the form it has there or here. */
static BoardLabel label_between(const BoardLabel *from, const BoardLabel *to, float t, const BoardLabel *form) {
    BoardLabel label = *form;
    Point middle = point_between(rect_middle(from->pill), rect_middle(to->pill), t);
    label.pill = rect_snapped(rect_around(middle, form->pill.w, form->pill.h));
    Point badge = point_between(rect_middle(from->badge), rect_middle(to->badge), t);
    label.badge =
        rect_is_empty(form->badge) ? form->badge : rect_snapped(rect_around(badge, form->badge.w, form->badge.h));
    for (int i = 0; i < 2; i++) {
        label.stem[i] = point_between(from->stem[i], to->stem[i], t);
    }
    return label;
}

static const BoardLabel *label_of(const BoardLabels *labels, int field) {
    for (int i = 0; i < labels->count; i++) {
        if (labels->label[i].field == field) {
            return &labels->label[i];
        }
    }
    return NULL;
}

static void draw_aside(const Table *table, const BoardLabel *to, float t) {
    const BoardLabel *from = label_of(table->paint->labels_before, to->field);
    Gfx *gfx = table->app->gfx;
    bool is_same = from != NULL && from->form == to->form;
    for (int is_new = is_same; is_new < 2; is_new++) {
        const BoardLabel *form = is_new || from == NULL ? to : from;
        BoardLabel label = label_between(from != NULL ? from : to, to, t, form);
        gfx_push_alpha(gfx, is_same ? 1 : is_new ? t : 1 - t);
        draw_stem(table, &label, edge_of(table, label.field));
        draw_label(table, &label);
        gfx_pop_alpha(gfx);
    }
}

void labels_draw_aside(const Table *table) {
    const Clip *clip = stepping_aside(table);
    if (clip == NULL || near_is_seen(table)) {
        return;
    }
    const BoardLabels *labels = labels_of_board(table);
    table->paint->is_far = true;
    for (int i = 0; i < labels->count; i++) {
        draw_aside(table, &labels->label[i], draw_progress(table, clip));
    }
    table->paint->is_far = false;
}

/* On its way the board takes them along, each at its medallion: those of here go, those of there come. */
static void draw_along(const Table *table, const BoardLabels *labels, bool are_near, float alpha) {
    Gfx *gfx = table->app->gfx;
    TablePaint *paint = table->paint;
    gfx_push_alpha(gfx, alpha);
    for (int i = 0; i < labels->count; i++) {
        const BoardLabel *label = &labels->label[i];
        Point now = table_board_place(table, label->field);
        paint->is_far = !are_near;
        paint->is_there = are_near;
        Point then = table_board_place(table, label->field);
        paint->is_far = paint->is_there = false;
        gfx_push_offset(gfx, roundf(now.x - then.x), roundf(now.y - then.y));
        draw_stem(table, label, edge_of(table, label->field));
        draw_label(table, label);
        gfx_pop_offset(gfx);
    }
    gfx_pop_alpha(gfx);
}

/* They stay where they are until the board goes back: whoever walks there has been thought of. */
static const BoardLabels *near_labels(const Table *table) {
    TablePaint *paint = table->paint;
    if (paint->near_labels == NULL) {
        paint->is_there = true;
        paint->near_labels = placed(table);
        paint->is_there = false;
    }
    return paint->near_labels;
}

void labels_draw_along(const Table *table) {
    static const float GONE = .35f; /* of the way: in the middle of it nobody could read them */
    float share = near_share(table);
    if (share < GONE) {
        draw_along(table, labels_of_board(table), false, 1 - share / GONE);
    } else if (share > 1 - GONE) {
        draw_along(table, near_labels(table), true, 1 - (1 - share) / GONE);
    }
}

void labels_draw_near(const Table *table) {
    draw_all(table, near_labels(table));
}

void labels_draw_corner(const Table *table, const Ui *ui) {
    UiLook look = ui_look(ui, "stage.closer");
    if (look.exists) {
        Rect disc = look.pressed ? rect_scaled(look.rect, .94f) : look.rect;
        PanelStyle style = panel_button();
        style.radius = 999;
        paint_panel(table->app->gfx, disc, &style);
        picture_draw(table->app->gfx, table->looks_closer ? "icons/minus" : "icons/plus",
                     rect_snapped(rect_scaled(disc, .6f)), NULL);
    }
}
