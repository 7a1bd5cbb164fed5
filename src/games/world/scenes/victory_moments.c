/* What decided the game: the moments in words, and how much of it all was luck. Everything is counted in hundredths of
 * a win. */
#include "games/world/scenes/victory_parts.h"

#include "core/core_assert.h"
#include "games/world/scenes/words.h"
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const uint32_t LUCK_COLOR = 0xf9cd72, CHOICE_COLOR = 0x3bcddc;
static const double CHART_MS = 700;

/* --- words -------------------------------------------------------------------------------------------------------- */

static const char *run_message(const WorldKeyMoment *moment) {
    return moment->other != WORLD_NOBODY
               ? trn("With a run of {length}, {name} moves ahead {n} space, past {other}.",
                     "With a run of {length}, {name} moves ahead {n} spaces, past {other}.",
                     (unsigned long)moment->fields)
               : trn("With a run of {length}, {name} moves ahead {n} space.",
                     "With a run of {length}, {name} moves ahead {n} spaces.", (unsigned long)moment->fields);
}

static const char *row_message(const WorldKeyMoment *moment) {
    return moment->is_goal ? trn("{name} completes a row: {n} card counts, enough to reach the finish.",
                                 "{name} completes a row: {n} cards count, enough to reach the finish.",
                                 (unsigned long)moment->count)
                           : trn("{name} completes a row and moves {n} space.",
                                 "{name} completes a row and moves {n} spaces.", (unsigned long)moment->fields);
}

static const char *message_of(const WorldKeyMoment *moment) {
    switch (moment->kind) {
    case MOMENT_GOAL:
        return tr("{name} reaches the finish.");
    case MOMENT_ROW:
        return row_message(moment);
    case MOMENT_RUN:
        return run_message(moment);
    case MOMENT_EVENT:
        return tr("{name} plays the event “{event}”.");
    case MOMENT_FAST_TRACK:
        return tr("{name} plays Fast Track: their cards count double this stage.");
    case MOMENT_ANSWER:
        return moment->is_right ? tr("{name} gets it right.") : tr("{name} gets it wrong.");
    case MOMENT_DRAWN:
        return moment->from_stock ? tr("{name} draws the {card}.")
                                  : tr("{name} takes the {card} from the discard pile.");
    case MOMENT_BY_STOCK:
        return tr("{name} takes the {card} from the discard pile. Drawing would have been better.");
    case MOMENT_BY_TOP:
        return tr("{name} draws a card. Taking the {card} from the discard pile would have been better.");
    case MOMENT_BY_EVENT:
        return tr("{name} swaps a card. An event card would have been better.");
    case MOMENT_BY_ROW:
        return tr("{name} plays an event card. Swapping a card would have been better.");
    case MOMENT_BY_PLACE:
        return tr("{name} puts the {card} in slot {n}. Slot {better} would have been better.");
    case MOMENT_BY_CHOICE:
        return tr("{name} makes a choice for “{event}”. Another one would have been better.");
    }
    CORE_NEVER("a moment has a kind");
    return "";
}

static long long number_of(const WorldKeyMoment *moment) {
    if (moment->kind == MOMENT_BY_PLACE) {
        return moment->place;
    }
    return moment->kind == MOMENT_ROW && moment->is_goal ? moment->count : moment->fields;
}

void victory_moment_words(const Victory *victory, const WorldKeyMoment *moment, char *out, size_t size) {
    char card[32];
    words_card(moment->card, card, sizeof card);
    const char *other = moment->other != WORLD_NOBODY ? victory->seat[moment->other].name : "";
    const char *event = moment->event != WORLD_EVENT_NONE ? words_event_name(moment->event) : "";
    char happened[WORDS_MAX];
    i18n_format(happened, sizeof happened, message_of(moment), I18N_TEXT("name", victory->seat[moment->player].name),
                I18N_TEXT("other", other), I18N_TEXT("card", card), I18N_TEXT("event", event),
                I18N_NUMBER("n", number_of(moment)), I18N_NUMBER("length", moment->length),
                I18N_NUMBER("better", moment->better));
    /* TRANSLATORS: a moment that decided the game: in which stage, then a whole sentence */
    i18n_format(out, size, tr("Stage {n}: {happened}"), I18N_NUMBER("n", moment->stage),
                I18N_TEXT("happened", happened));
}

static void signed_number(int number, char *out, size_t size) {
    snprintf(out, size, number < 0 ? "−%d" : number > 0 ? "+%d" : "%d", abs(number));
}

/* --- the moments -------------------------------------------------------------------------------------------------- */

static Rect inside_of(const App *app, Rect panel) {
    Rect inside = rect_inset(panel, layout_px(&app->layout, SPACE_PADDING));
    layout_cut_top(&app->layout, &inside, 54); /* the heading */
    return inside;
}

Rect victory_moment_rect(const App *app, Rect panel, int index) {
    return rect_snapped(layout_row(&app->layout, inside_of(app, panel), AI_MOMENTS, index, 10));
}

static void draw_change(const App *app, Rect where, int change) {
    char text[16];
    signed_number(change, text, sizeof text);
    bool gains = change > 0;
    PanelStyle style = panel_ribbon();
    style.top = color_rgb(gains ? THEME_RIGHT_TOP : THEME_WRONG_TOP);
    style.bottom = color_rgb(gains ? THEME_RIGHT_BOTTOM : THEME_WRONG_BOTTOM);
    style.shadow.a = 0;
    style.radius = where.h / 2 / app->layout.u;
    paint_panel(app->gfx, where, &style);
    TextStyle words = part_words(TEXT_BOLD, 26, gains ? THEME_RIGHT_INK : THEME_WRONG_INK, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, text, where);
}

static void draw_moment(const Victory *victory, const App *app, const UiLook *look, const WorldKeyMoment *moment) {
    const Layout *layout = &app->layout;
    Rect row = look->rect;
    PanelStyle style = panel_well();
    if (look->hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .1f);
        style.bottom = color_mix(style.bottom, color_rgb(0xffffff), .1f);
    }
    paint_panel(app->gfx, row, &style);
    Rect inside = rect_inset(row, layout_px(layout, 8));
    float side = fminf(inside.h, layout_px(layout, 64));
    Rect head = layout_cut_left(layout, &inside, side / layout->u + 14);
    part_portrait(app->gfx, victory->seat[moment->whose].figurine,
                  rect_of(head.x, head.y + (head.h - side) / 2, side, side));
    Rect change = layout_cut_right(layout, &inside, 92);
    float high = fminf(change.h, layout_px(layout, 44));
    draw_change(app, rect_snapped(rect_of(change.x, change.y + (change.h - high) / 2, change.w, high)), moment->change);
    layout_cut_right(layout, &inside, 12);
    char text[WORDS_MAX];
    victory_moment_words(victory, moment, text, sizeof text);
    victory_keep_numbers(text, sizeof text);
    TextStyle words = part_words(TEXT_REGULAR, 25, THEME_TEXT, TEXT_LEFT);
    words.line = 1.12f;
    text_draw(app->gfx, &words, text, inside);
}

static void draw_waiting(const Victory *victory, const App *app, Rect inside) {
    const Layout *layout = &app->layout;
    TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT_SECOND, TEXT_CENTER);
    Rect box = rect_of(inside.x, inside.y + inside.h * .2f, inside.w, inside.h * .3f);
    text_draw(app->gfx, &words, tr("An expert is taking another look at the game…"), box);
    float wide = fminf(inside.w * .7f, layout_px(layout, 460));
    paint_bar(app->gfx,
              rect_snapped(rect_of(inside.x + (inside.w - wide) / 2, box.y + box.h + layout_px(layout, 16), wide,
                                   layout_px(layout, 22))),
              victory->review->back.progress, color_rgb(THEME_RIBBON_BOTTOM), color_rgb(THEME_GLOW));
}

void victory_draw_moments(const Victory *victory, const App *app, const Ui *ui, Rect panel) {
    Rect inside = part_panel(app, panel, tr("What decided the game"));
    if (!victory->shows_review) {
        draw_waiting(victory, app, inside);
        return;
    }
    for (int i = 0; i < victory->review->review.moments; i++) {
        UiLook look = ui_look(ui, ui_id("victory.moment%d", i));
        if (look.exists) {
            draw_moment(victory, app, &look, &victory->review->moment[i]);
        }
    }
}

/* --- luck against skill ------------------------------------------------------------------------------------------- */

typedef struct Scale {
    Rect plot;
    float zero, each; /* where nothing stands, and pixels for a thousandth */
} Scale;

/* Wide enough for the longest bar either way and its number. */
static Scale scale_for(const App *app, const WorldReview *review, int players, Rect plot) {
    int least = 0, most = 1;
    for (int p = 0; p < players; p++) {
        int luck = review->player[p].luck, lost = review->player[p].lost;
        least = luck < least ? luck : least;
        least = lost < least ? lost : least;
        most = luck > most ? luck : most;
    }
    float note = layout_px(&app->layout, 66);
    float each = fmaxf(plot.w - 2 * note, 1) / (float)(most - least);
    return (Scale){.plot = plot, .each = each, .zero = plot.x + note - (float)least * each};
}

static void draw_bar(const App *app, const Scale *scale, Rect row, int thousandths, uint32_t color, float grown) {
    const Layout *layout = &app->layout;
    float wide = (float)abs(thousandths) * scale->each * grown, note = layout_px(layout, 60);
    bool left = thousandths < 0;
    Rect bar = rect_of(left ? scale->zero - wide : scale->zero, row.y, wide, row.h);
    if (wide >= 1) {
        paint_rounded(app->gfx, rect_snapped(bar), 4, color_rgb(color));
    }
    char text[16];
    signed_number(thousandths == 0 ? 0 : (thousandths + (left ? -5 : 5)) / 10, text, sizeof text);
    float gap = layout_px(layout, 6);
    TextStyle words = part_words(TEXT_BOLD, fminf(row.h / layout->u * 1.3f, 24), THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    words.align = left ? TEXT_RIGHT : TEXT_LEFT;
    float reach = row.h;
    text_draw(app->gfx, &words, text,
              rect_of(left ? bar.x - gap - note : bar.x + bar.w + gap, row.y - reach, note, row.h + 2 * reach));
}

static void draw_player(const Victory *victory, const App *app, const Scale *scale, int player, Rect row) {
    const Layout *layout = &app->layout;
    const WorldReviewPlayer *found = &victory->review->review.player[player];
    float side = fminf(row.h, layout_px(layout, 52));
    part_portrait(app->gfx, victory->seat[player].figurine, rect_of(row.x, row.y + (row.h - side) / 2, side, side));
    float thick = fminf(row.h * .38f, layout_px(layout, 24)), middle = row.y + row.h / 2, gap = row.h * .04f;
    float grown = ease(EASE_OUT, victory_since(app, victory->viewed, 0, CHART_MS));
    draw_bar(app, scale, rect_of(scale->plot.x, middle - gap - thick, scale->plot.w, thick), found->luck, LUCK_COLOR,
             grown);
    draw_bar(app, scale, rect_of(scale->plot.x, middle + gap, scale->plot.w, thick), found->lost, CHOICE_COLOR, grown);
    paint_fill(app->gfx,
               rect_snapped(rect_of(scale->zero - layout_px(layout, 1), row.y, fmaxf(layout_px(layout, 2), 1), row.h)),
               color_alpha(color_rgb(THEME_PANEL_EDGE), .7f));
    char text[160];
    /* TRANSLATORS: choices somebody made that were as good as an expert's */
    i18n_format(text, sizeof text, tr("{n} of {all} choices matched the expert’s"), I18N_NUMBER("n", found->as_good),
                I18N_NUMBER("all", found->choices));
    float x = scale->plot.x + scale->plot.w + layout_px(layout, 16);
    TextStyle words = part_words(TEXT_REGULAR, 21, THEME_TEXT_SECOND, TEXT_LEFT);
    text_draw(app->gfx, &words, text, rect_of(x, row.y, row.x + row.w - x, row.h));
}

static void draw_key(const App *app, Rect *line, uint32_t color, const char *text) {
    const Layout *layout = &app->layout;
    float side = layout_px(layout, 18);
    TextStyle words = part_words(TEXT_REGULAR, 20, THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    float wide = text_measure(app->gfx, &words, text, 0).x + side * 1.4f;
    wide = fminf(wide, line->w);
    Rect cell = layout_cut_left(layout, line, wide / layout->u + 22);
    paint_rounded(app->gfx, rect_of(cell.x, cell.y + (cell.h - side) / 2, side, side), 5, color_rgb(color));
    text_draw(app->gfx, &words, text, rect_of(cell.x + side * 1.4f, cell.y, cell.w - side * 1.4f, cell.h));
}

void victory_draw_balance(const Victory *victory, const App *app, Rect panel) {
    const Layout *layout = &app->layout;
    Rect inside = part_panel(app, panel, tr("Luck and choices"));
    if (!victory->shows_review) {
        return;
    }
    Rect line = layout_cut_bottom(layout, &inside, 28);
    layout_cut_bottom(layout, &inside, 6);
    float left = layout_px(layout, 62), right = fminf(inside.w * .4f, layout_px(layout, 356));
    Scale scale = scale_for(app, &victory->review->review, victory->players,
                            rect_of(inside.x + left, inside.y, inside.w - left - right, inside.h));
    for (int p = 0; p < victory->players; p++) {
        draw_player(victory, app, &scale, p, layout_row(layout, inside, victory->players, p, 6));
    }
    draw_key(app, &line, LUCK_COLOR, tr("Luck"));
    /* TRANSLATORS: what somebody's choices lost against the best ones */
    draw_key(app, &line, CHOICE_COLOR, tr("Choices"));
    TextStyle words = part_words(TEXT_REGULAR, 20, THEME_TEXT_SECOND, TEXT_RIGHT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, tr("chance of winning, in %"), line);
}
