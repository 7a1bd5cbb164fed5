#include "games/world/scenes/limelight.h"

#include "base/memory.h"
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/touched.h"
#include "games/world/scenes/words.h"
#include "games/world/words/event_text.h"
#include "gfx/layer.h"
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static const float DIM = .65f;                /* so much of the table's light goes */
static const float LEFT_WITH_ARROWS = .6f;    /* of its share, while they show what comes */
static const float ARROWS_LIFT = .7f;         /* of their time: the light comes back */
static const float WORDS_COME = .9f;          /* of the card's way */
static const float FIGURE = 340, ASIDE = 84;  /* units: how tall it stands, and how far into the words it reaches */
static const float HOP_TAKES = 340, HOP = 34; /* ms; units */

enum { HOPS = 2, PRISMS = 9, PRISM_KINDS = 7 };

/* --- when --------------------------------------------------------------------------------------------------------- */

/* With reduced motion it stands there from its beginning to its end. */
float limelight_ticket_comes(const Table *table, const Clip *clip) {
    float ms = draw_progress(table, clip) * (float)clip->duration;
    return table->timeline.reduced ? 1 : fminf(ms / (float)LIMELIGHT_COMES_MS, 1);
}

float limelight_ticket_goes(const Table *table, const Clip *clip) {
    float left = (1 - draw_progress(table, clip)) * (float)clip->duration;
    return table->timeline.reduced ? 0 : fmaxf(1 - left / (float)LIMELIGHT_GOES_MS, 0);
}

static const Clip *shown_event(const Table *table) {
    static const TableClip KIND[] = {TABLE_CLIP_EVENT_TURNS, TABLE_CLIP_EVENT_SHOWS, TABLE_CLIP_EVENT_RESTS,
                                     TABLE_CLIP_EVENT_ARROWS};
    for (int i = 0; i < 4; i++) {
        const Clip *clip = draw_playing(table, KIND[i], -1);
        if (clip != NULL) {
            return clip;
        }
    }
    return NULL;
}

/* Such looks the table has one after the other, and all others lie between two of them. */
typedef enum Look {
    LOOK_EVER,
    LOOK_DIMMED, /* the words are about to come, and the light with them */
    LOOK_STANDS,
    LOOK_ARROWS
} Look;

typedef struct Way {
    Look from, to;
    float gone; /* 0 to 1 */
} Way;

struct Limelight {
    Look painted[2];
    Layer *layer[2];
    int painting; /* one more than which of them; 0: none */
};

/* As much of it each time that no step of the dimming is seen. */
static float softly(float t) {
    return t * t * (3 - 2 * t);
}

static float dim_of(Look look) {
    const float SHARE[] = {0, softly(WORDS_COME), 1, LEFT_WITH_ARROWS};
    return SHARE[look];
}

static float light_of(Look look) {
    return look == LOOK_STANDS ? 1 : 0;
}

static Way staying(Look look) {
    return (Way){look, look, 0};
}

static Way coming(float t) {
    if (t >= 1) {
        return staying(LOOK_STANDS);
    }
    return t < WORDS_COME ? (Way){LOOK_EVER, LOOK_DIMMED, softly(t) / softly(WORDS_COME)}
                          : (Way){LOOK_DIMMED, LOOK_STANDS, (t - WORDS_COME) / (1 - WORDS_COME)};
}

static Way way_of_event(const Table *table, const Clip *clip) {
    float t = draw_progress(table, clip);
    switch ((int)clip->kind) {
    case TABLE_CLIP_EVENT_TURNS:
        return coming(t);
    case TABLE_CLIP_EVENT_SHOWS:
        return staying(LOOK_STANDS);
    case TABLE_CLIP_EVENT_RESTS:
        return (Way){LOOK_STANDS, draw_playing(table, TABLE_CLIP_EVENT_ARROWS, -1) != NULL ? LOOK_ARROWS : LOOK_EVER,
                     t};
    default:
        return t < ARROWS_LIFT ? staying(LOOK_ARROWS)
                               : (Way){LOOK_ARROWS, LOOK_EVER, (t - ARROWS_LIFT) / (1 - ARROWS_LIFT)};
    }
}

static Way way_of(const Table *table) {
    const Limelight *kept = table->paint->limelight;
    if (kept != NULL && kept->painting > 0) {
        return staying(kept->painted[kept->painting - 1]);
    }
    const Clip *ticket = draw_playing(table, TABLE_CLIP_FAST_TRACK, -1), *clip = shown_event(table);
    if (ticket != NULL) {
        float goes = limelight_ticket_goes(table, ticket);
        return goes > 0 ? (Way){LOOK_STANDS, LOOK_EVER, softly(goes)} : coming(limelight_ticket_comes(table, ticket));
    }
    return clip != NULL ? way_of_event(table, clip) : staying(LOOK_EVER);
}

static float between(float from, float to, float t) {
    return from + (to - from) * t;
}

float limelight_share(const Table *table) {
    Way way = way_of(table);
    return between(dim_of(way.from), dim_of(way.to), way.gone);
}

bool limelight_stands(const Table *table) {
    Way way = way_of(table);
    return way.from == LOOK_STANDS && way.to == LOOK_STANDS;
}

/* --- what --------------------------------------------------------------------------------------------------------- */

typedef struct Shown {
    char picture[48], name[96], sentence[WORDS_MAX];
    const char *who; /* NULL: the sentence names them */
    int by;
    WorldEventCard card; /* or none: Fast Track */
    float words;         /* 0 to 1: how far they have come */
    float ms;            /* since they began to be read */
    bool stands;
} Shown;

void limelight_ticket_picture(const Table *table, int by, char *out, size_t size) {
    snprintf(out, size, "cards/fast_track_%s", figurine_key(draw_seat(table, by)->figurine));
}

static Shown event_of(const Table *table, WorldEventCard card, int by) {
    Shown shown = {.by = by, .card = card, .who = draw_seat(table, by)->name, .words = 1};
    i18n_copy(shown.picture, sizeof shown.picture, event_text(card)->picture);
    i18n_copy(shown.name, sizeof shown.name, words_event_name(card));
    i18n_copy(shown.sentence, sizeof shown.sentence, words_event_sentence(card));
    return shown;
}

static Shown ticket_of(const Table *table, const Clip *clip) {
    Shown shown = {.by = clip->a};
    float goes = limelight_ticket_goes(table, clip), comes = limelight_ticket_comes(table, clip);
    limelight_ticket_picture(table, clip->a, shown.picture, sizeof shown.picture);
    i18n_copy(shown.name, sizeof shown.name, tr("Fast Track"));
    words_fast_track(table->session, clip->a, shown.sentence);
    shown.words = fminf(fmaxf((comes - WORDS_COME) / (1 - WORDS_COME), 0), 1 - goes);
    shown.ms = draw_progress(table, clip) * (float)clip->duration - (float)LIMELIGHT_COMES_MS;
    shown.stands = comes >= 1 && goes <= 0;
    return shown;
}

/* False: nothing has the limelight. */
static bool what_is_shown(const Table *table, Shown *shown) {
    const Clip *clip = draw_playing(table, TABLE_CLIP_FAST_TRACK, -1);
    if (clip != NULL) {
        *shown = ticket_of(table, clip);
        return true;
    }
    clip = shown_event(table);
    if (clip == NULL) {
        return false;
    }
    float t = draw_progress(table, clip);
    *shown = event_of(table, (WorldEventCard)clip->a, clip->b);
    shown->words = clip->kind == TABLE_CLIP_EVENT_TURNS   ? fmaxf((t - WORDS_COME) / (1 - WORDS_COME), 0)
                   : clip->kind == TABLE_CLIP_EVENT_RESTS ? 1 - t
                   : clip->kind == TABLE_CLIP_EVENT_SHOWS ? 1
                                                          : 0;
    shown->stands = clip->kind == TABLE_CLIP_EVENT_SHOWS;
    shown->ms = shown->stands ? t * (float)clip->duration : 0;
    return true;
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

#define RAYS_PICTURE "drawn/limelight"

/* Gold, from the middle of the card, broad and narrow in turn. */
static void define_rays(Gfx *gfx) {
    enum { RAYS = 22, BYTES = 4000 };
    char svg[BYTES];
    int length = snprintf(svg, BYTES,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-500 -500 1000 1000\">"
                          "<radialGradient id=\"r\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"500\">"
                          "<stop offset=\"0\" stop-color=\"#fff0c4\" stop-opacity=\".9\"/>"
                          "<stop offset=\".4\" stop-color=\"#ffd58a\" stop-opacity=\".55\"/>"
                          "<stop offset=\"1\" stop-color=\"#ffb36a\" stop-opacity=\"0\"/></radialGradient>");
    for (int i = 0; i < RAYS; i++) {
        float turn = 6.28318f * (float)i / RAYS + .11f, wide = i % 2 == 0 ? .034f : .062f;
        length +=
            snprintf(svg + length, (size_t)(BYTES - length), "<path d=\"M0 0L%.0f %.0fL%.0f %.0fZ\" fill=\"url(#r)\"/>",
                     (double)(700 * cosf(turn - wide)), (double)(700 * sinf(turn - wide)),
                     (double)(700 * cosf(turn + wide)), (double)(700 * sinf(turn + wide)));
    }
    snprintf(svg + length, (size_t)(BYTES - length), "</svg>");
    picture_define(gfx, RAYS_PICTURE, svg);
}

static Rect rays_of(const Table *table) {
    Rect card = table->layout.event_shown;
    return rect_snapped(rect_around(rect_middle(card), card.h * 2.5f, card.h * 2.5f));
}

static void draw_light(const Table *table, float strength) {
    Gfx *gfx = table->app->gfx;
    Rect card = table->layout.event_shown;
    Point middle = rect_middle(card);
    define_rays(gfx);
    picture_draw(gfx, RAYS_PICTURE, rays_of(table),
                 &(PictureLook){.transparency = 1 - .5f * strength, .adds = true, .coarse = true});
    picture_draw(gfx, "ui/glow", rect_snapped(rect_around(middle, card.w * 2.5f, card.h * 1.75f)),
                 &(PictureLook){.transparency = 1 - .85f * strength, .adds = true, .moving = true});
}

static float inked(Gfx *gfx, const char *text, TextStyle style, float wide) {
    return text_measure(gfx, &style, text, wide).y;
}

/* Whoever it is by, its name, and what it does, on cream; whoever plays it stands at its left. */
static void draw_words(const Table *table, const Shown *shown) {
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u;
    Rect plate = table->layout.event_words, box = rect_inset(plate, 16 * u);
    box.x += ASIDE * u;
    box.w -= 2 * ASIDE * u;
    TextStyle who = part_words(TEXT_BOLD, 29, DUSK_INK_QUIET, TEXT_CENTER);
    TextStyle name = part_words(TEXT_BOLD, 50, DUSK_INK_HEAD, TEXT_CENTER);
    TextStyle what = part_words(TEXT_BOLD, 33, DUSK_INK, TEXT_CENTER);
    name.fit = who.fit = TEXT_SHRINK;
    gfx_push_alpha(gfx, shown->words);
    gfx_push_offset(gfx, 0, roundf((1 - softly(shown->words)) * 26 * u));
    dusk_pane(table->app, plate);
    float scale = table->layout.units.text_scale, line = shown->who != NULL ? 38 * u * scale : 0, head = 60 * u * scale;
    float high = fminf(inked(gfx, shown->sentence, what, box.w) + 4 * u, box.h - line - head);
    float top = box.y + fmaxf((box.h - line - head - high) / 2, 0);
    if (shown->who != NULL) {
        text_draw(gfx, &who, shown->who, (Rect){box.x, top, box.w, line});
    }
    text_draw(gfx, &name, shown->name, (Rect){box.x, top + line, box.w, head});
    text_draw(gfx, &what, shown->sentence, (Rect){box.x, top + line + head, box.w, box.y + box.h - top - line - head});
    gfx_pop_offset(gfx);
    gfx_pop_alpha(gfx);
}

static void draw_card(const Table *table, const Shown *shown) {
    card_draw_picture(table->app->gfx, shown->picture, table->layout.event_shown, NULL);
}

void limelight_draw(const Table *table) {
    Shown shown;
    Way way = way_of(table);
    float share = limelight_share(table);
    if (share <= 0 || !what_is_shown(table, &shown)) {
        return;
    }
    touched_draw(table, shown.card, shown.by, DIM * share);
    draw_light(table, between(light_of(way.from), light_of(way.to), way.gone));
    if (shown.stands && (table->paint->limelight == NULL || table->paint->limelight->painting == 0)) {
        draw_card(table, &shown);
    }
}

/* --- the table that steps back ------------------------------------------------------------------------------------ */

static void drop(Limelight *kept, int which) {
    layer_free(kept->layer[which]);
    kept->layer[which] = NULL;
}

void limelight_leave(const Table *table) {
    if (table->paint->limelight != NULL) {
        drop(table->paint->limelight, 0);
        drop(table->paint->limelight, 1);
        free(table->paint->limelight);
        table->paint->limelight = NULL;
    }
}

static bool holds(const Limelight *kept, int which, Look look) {
    return kept->layer[which] != NULL && kept->painted[which] == look;
}

/* Which of the two is kept for a look; what is no longer needed gives its texture for it. */
static int place_for(Limelight *kept, Gfx *gfx, Look look, Look other) {
    for (int i = 0; i < 2; i++) {
        if (holds(kept, i, look)) {
            return i;
        }
    }
    int which = holds(kept, 0, other) ? 1 : 0;
    kept->layer[which] = kept->layer[which] != NULL ? kept->layer[which] : layer_new(gfx);
    layer_invalidate(kept->layer[which]);
    kept->painted[which] = look;
    return which;
}

static void paint(const Table *table, int which, LimelightTable *draw_all, const void *context) {
    Limelight *kept = table->paint->limelight;
    if (layer_begin(kept->layer[which])) {
        kept->painting = which + 1;
        draw_all(context);
        kept->painting = 0;
        layer_end(kept->layer[which]);
    }
}

bool limelight_draw_kept(const Table *table, LimelightTable *draw_all, const void *context) {
    Way way = way_of(table);
    Shown shown;
    if ((way.from == LOOK_EVER && way.to == LOOK_EVER) || !what_is_shown(table, &shown)) {
        limelight_leave(table);
        return false;
    }
    Limelight *kept = table->paint->limelight;
    if (kept == NULL) {
        kept = table->paint->limelight = memory_new(sizeof *kept);
    }
    int from = place_for(kept, table->app->gfx, way.from, way.to);
    int to = place_for(kept, table->app->gfx, way.to, way.from);
    paint(table, from, draw_all, context);
    layer_draw(kept->layer[from], 1);
    if (to != from) {
        paint(table, to, draw_all, context);
        layer_draw(kept->layer[to], way.gone);
    } else {
        drop(kept, 1 - from);
    }
    if (shown.stands) {
        draw_card(table, &shown);
    }
    return true;
}

/* 0 to 1, the same for the same bit. */
static float chance(int bit, int salt) {
    float x = sinf((float)(bit * 97 + salt * 269)) * 4375.85f;
    return x - floorf(x);
}

/* They drift away from the card, each on a way of its own. */
static void draw_prisms(const Table *table, float ms, float alpha) {
    Rect card = table->layout.event_shown;
    float u = table->layout.units.u;
    for (int i = 0; i < PRISMS; i++) {
        char name[32];
        float turn = 6.28318f * ((float)i + .7f * chance(i, 1)) / PRISMS;
        float far = .58f + .3f * chance(i, 2) + .1f * (1 - expf(-ms / 900));
        Point middle = rect_middle(card);
        Point at = {middle.x + card.w * 1.15f * far * cosf(turn), middle.y + card.h * .66f * far * sinf(turn)};
        float side = (16 + 16 * chance(i, 3)) * u;
        snprintf(name, sizeof name, "ui/confetti_%d", 1 + i % PRISM_KINDS);
        picture_draw(
            table->app->gfx, name, rect_around(at, side, side),
            &(PictureLook){.angle = ms * .05f * (chance(i, 4) - .5f), .transparency = 1 - alpha, .moving = true});
    }
}

static void draw_figure(const Table *table, const Shown *shown, bool is_still) {
    Gfx *gfx = table->app->gfx;
    float u = table->layout.units.u, high = FIGURE * u, hop = 0;
    Rect plate = table->layout.event_words;
    Point feet = {plate.x + 4 * u, plate.y + plate.h - 18 * u};
    Figurine figurine = draw_seat(table, shown->by)->figurine;
    for (int i = 0; i < HOPS && !is_still; i++) {
        float t = (shown->ms - 120 - HOP_TAKES * (float)i) / HOP_TAKES;
        hop += t > 0 && t < 1 ? ease(EASE_HOP, t) * HOP * u : 0;
    }
    paint_pool(gfx, feet, high * .3f, high * .075f, color_alpha(theme_player_light(figurine), .8f * shown->words));
    part_figurine(gfx, figurine, POSE_CHEER, (Point){feet.x, feet.y - hop}, high,
                  &(PictureLook){.transparency = 1 - shown->words});
}

void limelight_draw_lively(const Table *table) {
    Shown shown;
    if (!what_is_shown(table, &shown) || shown.words <= 0) {
        return;
    }
    bool is_still = table->timeline.reduced;
    if (!is_still) {
        draw_prisms(table, shown.ms, shown.words);
    }
    draw_words(table, &shown);
    draw_figure(table, &shown, is_still);
}

void limelight_draw_again(const Table *table, WorldEventCard card, int by) {
    Shown shown = event_of(table, card, by);
    card_glow(table->app->gfx, table->layout.event_shown, .8f);
    draw_card(table, &shown);
    draw_words(table, &shown);
    draw_figure(table, &shown, true);
}

void limelight_want(const Table *table, const char *picture, int by) {
    Gfx *gfx = table->app->gfx;
    Rect card = table->layout.event_shown;
    Rect rays = rays_of(table);
    define_rays(gfx);
    picture_want(gfx, RAYS_PICTURE, rays.w * .5f, rays.h * .5f);
    picture_want(gfx, picture, card.w, card.h);
    part_want_figurine(gfx, draw_seat(table, by)->figurine, POSE_CHEER, FIGURE * table->layout.units.u);
}
