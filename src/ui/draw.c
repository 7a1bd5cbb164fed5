/* How standard widgets look. Light that has a meaning is warm: focus, what can be touched, what leads on. */
#include "gfx/paint.h"
#include "gfx/picture.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "ui/ui_inside.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float PRESSED_SCALE = .97f;
static const float DISABLED_ALPHA = .45f;
static const float FOCUS_ASIDE = 12;                           /* units beside a caption */
static const float ONE_LINE_LEAST = .75f, SHARED_LEAST = .75f; /* of a label's size: what these are worth */

static float px(const Ui *ui, float units) {
    return layout_px(&ui->layout, units);
}

/* Ribbon colours that let the blue below through would be olive: a disabled one is of blue glass as others are. */
static bool is_main(const Ui *ui, const Widget *widget) {
    return widget->look == LOOK_MAIN && widget_is_enabled(ui, widget);
}

static Color ink_of(const Ui *ui, const Widget *widget) {
    return color_rgb(is_main(ui, widget) && widget->kind == WIDGET_BUTTON ? THEME_RIBBON_INK : THEME_BUTTON_INK);
}

static PanelStyle tinted(PanelStyle style, uint32_t rgb, float much) {
    style.top = color_mix(style.top, color_rgb(rgb), much);
    style.bottom = color_mix(style.bottom, color_rgb(rgb), much);
    return style;
}

static PanelStyle style_of(const Ui *ui, const Widget *widget, const UiLook *look) {
    PanelStyle style = is_main(ui, widget)                                     ? panel_main()
                       : widget->look == LOOK_CARD || widget->look == LOOK_ROW ? panel_glass()
                                                                               : panel_button();
    if (look->pressed && look->enabled) {
        return is_main(ui, widget) ? tinted(style, THEME_RIBBON_BOTTOM, .6f)
                                   : tinted(style, theme_glass()->pressed, .3f);
    }
    if (look->hovered && look->enabled) { /* glass lights up in its own colour: white would make it grey */
        return is_main(ui, widget) ? tinted(style, 0xffffff, .2f) : tinted(style, theme_glass()->hovered, .2f);
    }
    return style;
}

static void draw_text(const Ui *ui, const char *text, Rect box, TextStyle style) {
    style.scales = true;
    style.color = style.color.a == 0 ? color_rgb(THEME_TEXT) : style.color;
    text_draw(ui->gfx, &style, text, box);
}

/* --- buttons by look ---------------------------------------------------------------------------------------------- */

static float plain_icon(const Ui *ui, const Widget *widget, Rect rect) {
    return widget->picture != NULL ? fminf(rect.h * .66f, rect.w - 2 * px(ui, 18)) : 0;
}

static bool is_icon_alone(const Widget *widget, Rect rect) {
    return widget->picture != NULL && (widget->label[0] == '\0' || rect.w < rect.h * 1.4f);
}

static Rect plain_box(const Ui *ui, const Widget *widget, Rect rect) {
    float padding = px(ui, 18);
    float used = widget->picture != NULL ? plain_icon(ui, widget, rect) + padding * .7f : 0;
    return rect_of(rect.x + padding + used, rect.y, rect.w - 2 * padding - used, rect.h);
}

/* On one line, if it needs to be only a little smaller for that. */
static TextStyle plain_style(const Ui *ui, const Widget *widget, Rect box) {
    float size = widget->size > 0 ? widget->size : widget->look == LOOK_MAIN ? TYPE_LARGE : TYPE_TEXT;
    TextStyle style = {.face = TEXT_BOLD,
                       .size = size,
                       .color = ink_of(ui, widget),
                       .align = widget->picture != NULL ? TEXT_LEFT : TEXT_CENTER,
                       .fit = TEXT_WRAP_SHRINK,
                       .min_size = size * .6f,
                       .scales = true};
    if (text_measure(ui->gfx, &style, widget->label, 0).x * ONE_LINE_LEAST <= box.w) {
        style.fit = TEXT_SHRINK;
    }
    return style;
}

static float plain_share(const Ui *ui, const Widget *widget) {
    Rect rect = widget_rect(ui, widget);
    if (is_icon_alone(widget, rect)) {
        return 1;
    }
    Rect box = plain_box(ui, widget, rect);
    TextStyle style = plain_style(ui, widget, box);
    return text_fitting(ui->gfx, &style, widget->label, box);
}

static Rect round_caption(const Ui *ui, Rect rect, float side) {
    float wider = px(ui, 40);
    return rect_of(rect.x - wider / 2, rect.y + side, rect.w + wider, rect.h - side);
}

static TextStyle round_style(const Widget *widget) {
    return (TextStyle){.face = TEXT_BOLD,
                       .size = widget->size > 0 ? widget->size : TYPE_LABEL,
                       .color = color_rgb(THEME_TEXT_QUIET),
                       .align = TEXT_CENTER,
                       .fit = TEXT_SHRINK,
                       .min_size = TYPE_TINY * .8f,
                       .scales = true};
}

/* The disc of a round button; what is left of its rectangle below is the caption's. */
static Rect disc_of(const Ui *ui, const Widget *widget, Rect rect) {
    float caption = widget->label[0] != '\0' ? px(ui, 30) * ui->layout.text_scale : 0;
    float side = fminf(rect.w, rect.h - caption);
    return rect_snapped(rect_of(rect.x + (rect.w - side) / 2, rect.y, side, side));
}

static float round_share(const Ui *ui, const Widget *widget) {
    Rect rect = widget_rect(ui, widget);
    TextStyle style = round_style(widget);
    return text_fitting(ui->gfx, &style, widget->label, round_caption(ui, rect, disc_of(ui, widget, rect).h));
}

static bool is_plain(const Widget *widget) {
    return widget->look == LOOK_GLASS || widget->look == LOOK_MAIN;
}

/* Alike and side by side: what a person sees as one set. */
static bool are_siblings(const Ui *ui, const Widget *a, const Widget *b) {
    Rect one = widget_rect(ui, a), other = widget_rect(ui, b);
    bool is_main_of_set = a->size > 0 && is_plain(a) && is_plain(b);
    return b->kind == WIDGET_BUTTON && (a->look == b->look || is_main_of_set) && a->size == b->size &&
           (a->picture == NULL) == (b->picture == NULL) && fabsf(one.y - other.y) < 1 && fabsf(one.h - other.h) < 2 &&
           fabsf(one.w - other.w) < 2;
}

/* Buttons of one set are lettered alike: where one needs smaller letters, all have them, unless it were much. */
static float shared_size(const Ui *ui, const Widget *widget, float size, float (*share)(const Ui *, const Widget *)) {
    float least = 1;
    for (int i = 0; i < ui->count; i++) {
        if (are_siblings(ui, widget, &ui->widget[i])) {
            least = fminf(least, share(ui, &ui->widget[i]));
        }
    }
    return size * fmaxf(least, SHARED_LEAST);
}

static void draw_plain(const Ui *ui, const Widget *widget, Rect rect) {
    float side = plain_icon(ui, widget, rect);
    bool is_alone = is_icon_alone(widget, rect);
    if (widget->picture != NULL) {
        Rect icon = is_alone ? rect_around(rect_middle(rect), side, side)
                             : rect_of(rect.x + px(ui, 18), rect.y + (rect.h - side) / 2, side, side);
        picture_draw(ui->gfx, widget->picture, rect_snapped(icon), NULL);
        if (is_alone) {
            return;
        }
    }
    TextStyle style = plain_style(ui, widget, plain_box(ui, widget, widget_rect(ui, widget))); /* pressed or not */
    style.size = shared_size(ui, widget, style.size, plain_share);
    text_draw(ui->gfx, &style, widget->label, plain_box(ui, widget, rect));
}

static void draw_round(const Ui *ui, const Widget *widget, Rect rect, const UiLook *look) {
    Rect disc = disc_of(ui, widget, rect);
    float side = disc.h;
    PanelStyle style = style_of(ui, widget, look);
    style.radius = side;
    paint_panel(ui->gfx, disc, &style);
    if (widget->selected) {
        paint_ring(ui->gfx, disc, side, 5, color_rgb(THEME_CHOSEN));
    }
    if (widget->picture != NULL) {
        picture_draw(ui->gfx, widget->picture, rect_snapped(rect_scaled(disc, .62f)), NULL);
    }
    TextStyle style_below = round_style(widget);
    style_below.size = shared_size(ui, widget, style_below.size, round_share);
    text_draw(ui->gfx, &style_below, widget->label, round_caption(ui, rect, side));
}

static void draw_card(const Ui *ui, const Widget *widget, Rect rect) {
    Rect body = rect_inset(rect, px(ui, 16));
    if (widget->picture != NULL) {
        float high = body.h * .58f, wide = high * picture_aspect(ui->gfx, widget->picture);
        Rect place = rect_fit(rect_of(body.x, body.y, body.w, high), wide / high);
        picture_draw(ui->gfx, widget->picture, rect_snapped(place), NULL);
        body = rect_of(body.x, body.y + high, body.w, body.h - high);
    }
    bool has_text = widget->text != NULL && widget->text[0] != '\0';
    float part = has_text ? body.h * .5f : body.h;
    draw_text(ui, widget->label, rect_of(body.x, body.y, body.w, part),
              (TextStyle){.face = TEXT_BOLD,
                          .size = widget->size > 0 ? widget->size : TYPE_LARGE,
                          .align = TEXT_CENTER,
                          .fit = TEXT_WRAP_SHRINK,
                          .min_size = TYPE_LABEL});
    if (has_text) {
        draw_text(ui, widget->text, rect_of(body.x, body.y + part, body.w, body.h - part),
                  (TextStyle){.size = TYPE_SMALL,
                              .color = color_rgb(THEME_TEXT_SECOND),
                              .align = TEXT_CENTER,
                              .vertical = TEXT_TOP,
                              .fit = TEXT_WRAP_SHRINK,
                              .min_size = TYPE_TINY});
    }
}

static void draw_row(const Ui *ui, const Widget *widget, Rect rect) {
    float padding = px(ui, 20);
    Rect box = rect_of(rect.x + padding, rect.y, rect.w - 2 * padding, rect.h);
    if (widget->picture != NULL) {
        float side = rect.h * .74f;
        picture_draw(ui->gfx, widget->picture, rect_snapped(rect_of(box.x, rect.y + rect.h * .13f, side, side)), NULL);
        box = rect_of(box.x + side + padding, box.y, box.w - side - padding, box.h);
    }
    bool has_text = widget->text != NULL && widget->text[0] != '\0';
    TextStyle label = {.face = TEXT_BOLD,
                       .size = widget->size > 0 ? widget->size : TYPE_TEXT,
                       .fit = TEXT_WRAP_SHRINK,
                       .min_size = TYPE_TINY,
                       .scales = true};
    float part = box.w;
    if (has_text) { /* beside a short name there is more room for it */
        part = fminf(text_measure(ui->gfx, &label, widget->label, 0).x + 1, box.w * .55f);
    }
    draw_text(ui, widget->label, rect_of(box.x, box.y, part, box.h), label);
    if (has_text) {
        draw_text(ui, widget->text, rect_of(box.x + part + padding / 2, box.y, box.w - part - padding / 2, box.h),
                  (TextStyle){.size = TYPE_SMALL,
                              .color = color_rgb(THEME_TEXT_SECOND),
                              .align = TEXT_RIGHT,
                              .fit = TEXT_WRAP_SHRINK,
                              .min_size = TYPE_TINY});
    }
}

static void draw_link(const Ui *ui, const Widget *widget, Rect rect, const UiLook *look) {
    Rect ink = text_draw(ui->gfx,
                         &(TextStyle){.face = TEXT_BOLD,
                                      .size = widget->size > 0 ? widget->size : TYPE_SMALL,
                                      .color = color_rgb(look->hovered ? THEME_GLOW : THEME_TEXT_SECOND),
                                      .align = TEXT_CENTER,
                                      .fit = TEXT_SHRINK,
                                      .scales = true},
                         widget->label, rect);
    paint_fill(ui->gfx, rect_of(ink.x, ink.y + ink.h, ink.w, fmaxf(px(ui, 2), 1)),
               color_alpha(color_rgb(THEME_TEXT_SECOND), look->hovered ? .9f : .35f));
}

static void draw_button(const Ui *ui, const Widget *widget, Rect rect, const UiLook *look) {
    if (look->pressed) {
        rect = rect_snapped(rect_scaled(rect, PRESSED_SCALE));
    }
    bool is_round = widget->look == LOOK_ROUND;
    if (widget->glows && look->enabled) {
        paint_glow(ui->gfx, is_round ? disc_of(ui, widget, rect) : rect, is_round ? 999 : RADIUS_BUTTON, 18,
                   color_alpha(color_rgb(THEME_GLOW), .7f));
    }
    if (is_round) {
        draw_round(ui, widget, rect, look);
        return;
    }
    if (widget->look == LOOK_LINK) {
        draw_link(ui, widget, rect, look);
        return;
    }
    PanelStyle style = style_of(ui, widget, look);
    paint_panel(ui->gfx, rect, &style);
    if (widget->selected) {
        paint_ring(ui->gfx, rect, style.radius, 5, color_rgb(THEME_CHOSEN));
    }
    if (widget->look == LOOK_CARD) {
        draw_card(ui, widget, rect);
    } else if (widget->look == LOOK_ROW) {
        draw_row(ui, widget, rect);
    } else {
        draw_plain(ui, widget, rect);
    }
}

/* --- settings ----------------------------------------------------------------------------------------------------- */

static void draw_caption(const Ui *ui, const Widget *widget, Rect box) {
    draw_text(ui, widget->label, box,
              (TextStyle){
                  .size = widget->size > 0 ? widget->size : TYPE_TEXT, .fit = TEXT_WRAP_SHRINK, .min_size = TYPE_TINY});
}

static void draw_toggle(const Ui *ui, const Widget *widget, Rect rect, const UiLook *look) {
    float high = fminf(rect.h * .62f, px(ui, 48)), wide = high * 1.85f;
    Rect box = rect_snapped(rect_of(rect.x + rect.w - wide, rect.y + (rect.h - high) / 2, wide, high));
    draw_caption(ui, widget, rect_of(rect.x, rect.y, rect.w - wide - px(ui, 20), rect.h));
    bool is_on = widget->value > .5f;
    PanelStyle well = is_on ? panel_main() : panel_well();
    well.radius = 999;
    well.shadow = (Color){0, 0, 0, 0};
    paint_panel(ui->gfx, box, &well);
    float radius = high * .36f;
    Point knob = {is_on ? box.x + box.w - box.h / 2 : box.x + box.h / 2, box.y + box.h / 2};
    paint_disc(ui->gfx, knob, radius, color_rgb(look->hovered ? 0xffffff : is_on ? THEME_RIBBON_INK : 0xe4d4f6));
    /* On and off must not differ by colour alone. */
    Rect sign = rect_around((Point){box.x + box.w - (knob.x - box.x), knob.y}, radius * 1.1f, radius * 1.1f);
    if (is_on) {
        paint_sign(ui->gfx, SIGN_TICK, sign, color_rgb(THEME_RIBBON_INK));
    }
}

static void draw_slider(const Ui *ui, const Widget *widget, Rect rect, const UiLook *look) {
    Rect track;
    float knob = slider_track(ui, widget, &track);
    Rect caption = rect_of(rect.x, rect.y, track.x - rect.x - px(ui, 30), rect.h);
    if (widget->text != NULL && widget->text[0] != '\0') {
        float wide = px(ui, 110);
        draw_text(ui, widget->text, rect_of(caption.x + caption.w - wide, rect.y, wide, rect.h),
                  (TextStyle){.size = TYPE_SMALL, .color = color_rgb(THEME_TEXT_SECOND), .align = TEXT_RIGHT});
        caption.w -= wide;
    }
    draw_caption(ui, widget, caption);
    float thick = px(ui, 10);
    Rect bar = rect_snapped(rect_of(track.x, track.y - thick / 2, track.w, thick));
    paint_bar(ui->gfx, bar, (knob - track.x) / track.w, color_rgb(THEME_RIBBON_BOTTOM), color_rgb(THEME_GLOW));
    float radius = px(ui, look->hovered || look->pressed ? 21 : 19);
    paint_disc(ui->gfx, (Point){knob, track.y}, radius, color_rgb(THEME_FOCUS_GAP));
    paint_disc(ui->gfx, (Point){knob, track.y}, radius - px(ui, 3), color_rgb(THEME_RIBBON_TOP));
}

static void draw_choice(const Ui *ui, const Widget *widget, const UiLook *look) {
    Rect box = choice_box(ui, widget), rect = widget_rect(ui, widget);
    if (widget->label[0] != '\0') {
        draw_caption(ui, widget, rect_of(rect.x, rect.y, box.x - rect.x - px(ui, 20), rect.h));
    }
    PanelStyle style = style_of(ui, widget, look);
    paint_panel(ui->gfx, box, &style);
    float side = box.h * .34f;
    Color ink = color_rgb(look->hovered ? THEME_GLOW : THEME_BUTTON_INK);
    float arrow =
        fminf(box.h / 2, box.w * .11f); /* from the edge to its middle: in a narrow box, words need the room */
    paint_sign(ui->gfx, SIGN_LEFT, rect_around((Point){box.x + arrow, box.y + box.h / 2}, side, side), ink);
    paint_sign(ui->gfx, SIGN_RIGHT, rect_around((Point){box.x + box.w - arrow, box.y + box.h / 2}, side, side), ink);
    float beside = arrow + side * .8f;
    Rect room = rect_of(box.x + beside, box.y + px(ui, 5), box.w - 2 * beside, box.h - px(ui, 10));
    TextStyle words = {.face = TEXT_BOLD,
                       .size = widget->size > 0 ? widget->size : TYPE_TEXT,
                       .color = color_rgb(THEME_BUTTON_INK),
                       .align = TEXT_CENTER,
                       .min_size = TYPE_TINY,
                       .line = 1.02f,
                       .scales = true};
    /* A little smaller in one line is better read than in two. */
    bool is_long = text_measure(ui->gfx, &words, widget->text, 0).x > room.w * 1.2f;
    words.fit = is_long ? TEXT_WRAP_SHRINK : TEXT_SHRINK;
    draw_text(ui, widget->text, room, words);
}

/* --- lists -------------------------------------------------------------------------------------------------------- */

static void draw_scrollbar(const Ui *ui, const Widget *list) {
    if (list->content <= list->rect.h + 1) {
        return;
    }
    float wide = px(ui, 8), share = list->rect.h / list->content;
    float high = fmaxf(list->rect.h * share, px(ui, 40));
    float range = list->content - list->rect.h;
    float top = list->rect.y + (list->rect.h - high) * list_offset(ui, list->id) / range;
    Rect bar = {list->rect.x + list->rect.w - wide, top, wide, high};
    paint_rounded(ui->gfx, bar, 4, color_alpha(color_rgb(THEME_PANEL_EDGE), .6f));
}

static void draw_widget(const Ui *ui, const Widget *widget) {
    if (widget->kind == WIDGET_CUSTOM) {
        return;
    }
    if (widget->kind == WIDGET_LIST) {
        draw_scrollbar(ui, widget);
        return;
    }
    UiLook look = ui_look(ui, widget->id);
    if (rect_is_empty(look.clip)) {
        return;
    }
    const Widget *list = widget->in != NULL ? widget_find(ui, widget->in) : NULL;
    gfx_push_clip(ui->gfx, list != NULL ? list->rect : ui->layout.screen);
    gfx_push_alpha(ui->gfx, look.enabled ? 1 : DISABLED_ALPHA);
    switch (widget->kind) {
    case WIDGET_BUTTON:
        draw_button(ui, widget, look.rect, &look);
        break;
    case WIDGET_TOGGLE:
        draw_toggle(ui, widget, look.rect, &look);
        break;
    case WIDGET_SLIDER:
        draw_slider(ui, widget, look.rect, &look);
        break;
    case WIDGET_CHOICE:
        draw_choice(ui, widget, &look);
        break;
    case WIDGET_TEXT_FIELD:
        field_draw(ui, widget, look.rect, &look);
        break;
    case WIDGET_LIST:
    case WIDGET_CUSTOM:
        break;
    }
    gfx_pop_alpha(ui->gfx);
    gfx_pop_clip(ui->gfx);
}

void ui_draw_widgets(const Ui *ui) {
    for (int i = 0; i < ui->count; i++) {
        draw_widget(ui, &ui->widget[i]);
    }
}

/* --- on top ------------------------------------------------------------------------------------------------------- */

static void draw_focus(const Ui *ui, const Widget *widget) {
    const Widget *list = widget->in != NULL ? widget_find(ui, widget->in) : NULL;
    bool has_caption = widget->kind == WIDGET_TOGGLE || widget->kind == WIDGET_SLIDER || widget->kind == WIDGET_CHOICE;
    float aside = has_caption && widget->label[0] != '\0' ? px(ui, FOCUS_ASIDE) : 0;
    float outside = px(ui, FOCUS_GAP + FOCUS_WIDTH) + 1 + aside;
    Rect rect = widget_rect(ui, widget);
    rect = rect_of(rect.x - aside, rect.y, rect.w + 2 * aside, rect.h);
    gfx_push_clip(ui->gfx, list != NULL ? rect_inset(list->rect, -outside) : ui->layout.screen);
    if (widget->look == LOOK_ROUND && widget->kind == WIDGET_BUTTON) {
        paint_focus(ui->gfx, disc_of(ui, widget, rect), 999);
    } else {
        paint_focus(ui->gfx, rect, widget->kind == WIDGET_CUSTOM ? RADIUS_CARD : RADIUS_BUTTON);
    }
    gfx_pop_clip(ui->gfx);
}

/* A sentence in a small panel above a widget, or below it where there is no room. */
static void draw_bubble(const Ui *ui, Rect target, const char *sentence, bool is_warm) {
    TextStyle style = {.face = is_warm ? TEXT_BOLD : TEXT_REGULAR,
                       .size = TYPE_SMALL,
                       .color = color_rgb(is_warm ? THEME_RIBBON_INK : THEME_TEXT),
                       .align = TEXT_CENTER,
                       .fit = TEXT_WRAP,
                       .scales = true};
    float padding = px(ui, 18), margin = px(ui, SPACE_MARGIN);
    float widest = fminf(px(ui, 520), ui->layout.screen.w - 2 * (padding + margin));
    Point size = text_measure(ui->gfx, &style, sentence, widest);
    Rect box = {0, 0, size.x + 2 * padding + 1, size.y + 2 * padding * .7f};
    box.x = target.x + target.w / 2 - box.w / 2;
    box.y = target.y - box.h - px(ui, 14);
    if (box.y < margin) {
        box.y = target.y + target.h + px(ui, 14);
    }
    box.x = fmaxf(fminf(box.x, ui->layout.screen.w - box.w - margin), margin);
    box.y = fmaxf(fminf(box.y, ui->layout.screen.h - box.h - margin), margin);
    box = rect_snapped(box);
    PanelStyle panel = is_warm ? panel_ribbon() : panel_popup();
    panel.radius = RADIUS_BUTTON;
    paint_panel(ui->gfx, box, &panel);
    text_draw(ui->gfx, &style, sentence, rect_inset(box, padding * .6f));
}

void ui_draw_top(const Ui *ui) {
    const Widget *focused = ui->shows_focus ? widget_find(ui, ui->focused) : NULL;
    if (focused != NULL && !focused->own_focus) {
        draw_focus(ui, focused);
    }
    const Widget *hovered = widget_find(ui, ui->hovered), *said_at = widget_find(ui, ui->said_at);
    bool is_large = ui->said_hint && said_at != NULL && said_at->large;
    if (ui->said[0] != '\0' && !is_large) {
        Rect middle = rect_around(rect_middle(ui->layout.screen), 0, 0);
        draw_bubble(ui, said_at != NULL ? widget_rect(ui, said_at) : middle, ui->said, !ui->said_hint);
    } else if (hovered != NULL && !hovered->large && widget_is_read(ui, hovered)) {
        draw_bubble(ui, widget_rect(ui, hovered), hovered->hint, false);
    }
}

void ui_draw(const Ui *ui) {
    ui_draw_widgets(ui);
    ui_draw_top(ui);
}
