/* What somebody knows, as a shelf of vials: one for each topic, as full as answers were right. */
#include "scenes/front/statistics_inside.h"

#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>
#include <string.h>

/* TRANSLATORS: topics of questions */
static const struct {
    const char *key, *name;
    uint32_t top, bottom;
} TOPIC[] = {
    {"history", N_("History"), 0xc9a6ff, 0x7a4ad0},        {"science", N_("Science"), 0xff9ad6, 0xc83a9a},
    {"products", N_("Products"), 0xffa890, 0xe0503c},      {"world", N_("Around the world"), 0xffcf7a, 0xf0901c},
    {"everyday", N_("Everyday life"), 0xfff0a8, 0xe8bc3a},
};

enum { TOPICS = sizeof TOPIC / sizeof TOPIC[0], LAYERS = 10 };

static const double FILL_EVERY_MS = 90;

static const StoreTopic *find_topic(const Statistics *statistics, const char *key) {
    for (size_t i = 0; i < statistics->topics.count; i++) {
        if (strcmp(statistics->topics.topic[i].topic, key) == 0) {
            return &statistics->topics.topic[i];
        }
    }
    return NULL;
}

static void draw_liquid(Gfx *gfx, Rect body, float level, Color top, Color bottom) {
    Rect liquid = rect_of(body.x, body.y + body.h * (1 - level), body.w, body.h * level);
    gfx_push_clip(gfx, rect_snapped(liquid));
    const PanelStyle style = {.top = top, .bottom = bottom, .radius = 22};
    paint_panel(gfx, rect_snapped(body), &style); /* its corners are the bottle's */
    for (int i = 1; i < LAYERS; i++) {
        float y = roundf(body.y + body.h * (1 - (float)i / LAYERS));
        paint_fill(gfx, rect_of(body.x, y, body.w, 2), color_alpha(color_rgb(0xffffff), .28f));
    }
    if (level < .97f) { /* further up the bottle gets narrow */
        paint_fill(gfx, rect_snapped(rect_of(liquid.x, liquid.y, liquid.w, fmaxf(gfx_unit(gfx) * 5, 2))),
                   color_alpha(color_rgb(0xffffff), .75f));
    }
    gfx_pop_clip(gfx);
}

/* A bottle of clear glass with a cap, its foot on the shelf. */
static void draw_vial(Gfx *gfx, Rect place, float level, Color top, Color bottom) {
    Color lit = color_mix(top, color_rgb(0xffffff), .4f);
    Rect body = rect_snapped(rect_of(place.x, place.y + place.h * .22f, place.w, place.h * .78f));
    Rect neck = rect_snapped(rect_of(place.x + place.w * .27f, place.y + place.h * .10f, place.w * .46f, //
                                     place.h * .14f));
    Rect cap = rect_snapped(rect_of(place.x + place.w * .21f, place.y, place.w * .58f, place.h * .12f));
    if (level > 0) {
        paint_glow(gfx, body, 22, 26, color_alpha(top, .35f + .3f * level));
    }
    paint_rounded(gfx, neck, 4, color_alpha(lit, .35f));
    paint_rounded(gfx, body, 22, color_alpha(color_rgb(0xe8dcff), .16f));
    if (level > 0) {
        draw_liquid(gfx, body, level, top, bottom);
    }
    paint_ring(gfx, body, 22, 3, color_alpha(lit, .95f));
    Rect shine = rect_snapped(rect_of(body.x + body.w * .78f, body.y + body.h * .12f, body.w * .08f, body.h * .5f));
    paint_rounded(gfx, shine, 6, color_alpha(color_rgb(0xffffff), .55f));
    const PanelStyle stopper = {.top = color_mix(top, color_rgb(0x8a70c0), .35f),
                                .bottom = color_mix(bottom, color_rgb(0x4a2a7a), .5f),
                                .edge_top = lit,
                                .edge_bottom = lit,
                                .edge = 2,
                                .radius = 8};
    paint_panel(gfx, cap, &stopper);
}

static TextStyle name_style(void) {
    TextStyle words = part_words(TEXT_REGULAR, 25, THEME_TEXT, TEXT_CENTER);
    words.vertical = TEXT_TOP;
    return words;
}

static Rect name_rect(Rect below) {
    return rect_of(below.x, below.y + below.h * .45f, below.w, below.h * .55f);
}

/* All names as large as the longest lets them be. */
static float names_fit(const App *app, Rect below) {
    TextStyle words = name_style();
    float fit = 1;
    for (int i = 0; i < TOPICS; i++) {
        fit = fminf(fit, text_fitting(app->gfx, &words, tr(TOPIC[i].name), name_rect(below)));
    }
    return fit;
}

static void draw_words(const App *app, const char *name, const StoreTopic *topic, Rect below) {
    char text[64];
    bool is_asked = topic != NULL && topic->asked > 0;
    i18n_format(text, sizeof text, tr("{right} of {asked}"), I18N_NUMBER("right", is_asked ? topic->right : 0),
                I18N_NUMBER("asked", is_asked ? topic->asked : 0));
    TextStyle words = part_words(TEXT_BOLD, 32, THEME_RIBBON_TOP, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, is_asked ? text : "–", rect_of(below.x, below.y, below.w, below.h * .45f));
    words = name_style();
    words.size *= names_fit(app, below);
    text_draw(app->gfx, &words, name, name_rect(below));
}

void vials_draw(const Statistics *statistics, const App *app, Rect box) {
    const Layout *layout = &app->layout;
    float under = layout_px(layout, 124), gap = layout_px(layout, 12);
    Rect shelf = rect_of(box.x, box.y + box.h - under, box.w, layout_px(layout, 14));
    for (int i = 0; i < TOPICS; i++) {
        Rect cell = layout_column(layout, box, TOPICS, i, 12);
        const StoreTopic *topic = find_topic(statistics, TOPIC[i].key);
        float share = topic != NULL && topic->asked > 0 ? (float)topic->right / (float)topic->asked : 0;
        float come = statistics_since(statistics, app, FILL_EVERY_MS * i, STATISTICS_FILL_MS - FILL_EVERY_MS * TOPICS);
        float high = fminf(box.h - under - gap, cell.w * 2.2f), wide = fminf(high * .56f, cell.w * .8f);
        Rect place = rect_of(cell.x + (cell.w - wide) / 2, shelf.y - high, wide, high);
        draw_vial(app->gfx, place, share * ease(EASE_OUT, come), color_rgb(TOPIC[i].top), color_rgb(TOPIC[i].bottom));
        draw_words(app, tr(TOPIC[i].name), topic,
                   rect_of(cell.x, shelf.y + shelf.h + gap, cell.w, under - shelf.h - gap));
    }
    const PanelStyle glass = {.top = color_rgb(0xf0e4ff),
                              .bottom = color_rgb(0x9a7ad8),
                              .radius = 7,
                              .shadow = color_alpha(color_rgb(0x0a0a3c), .6f),
                              .shadow_size = 12,
                              .shadow_drop = 6};
    paint_panel(app->gfx, rect_snapped(shelf), &glass);
}
