#include "games/world/scenes/cards.h"

#include "gfx/paint.h"
#include "gfx/theme.h"

#include <math.h>
#include <stdio.h>

/* Of a card 250 wide: where its numbers stand, as the pictures leave room for them. */
static const float CARD_WIDE = 250, BLEED = 40;
static const Point UPPER = {69, 83}, LOWER = {205, 325};
static const float UPPER_SIZE = 86, LOWER_SIZE = 56;
static const uint32_t INK = 0x0a1236;

void words_draw(Gfx *gfx, const char *text, Rect box, Words style) {
    TextStyle full = {.face = style.face,
                      .size = style.size,
                      .min_size = style.min_size,
                      .color = color_rgb(style.color),
                      .align = style.align,
                      .fit = style.fit,
                      .vertical = style.vertical,
                      .scales = !style.fixed};
    text_draw(gfx, &full, text, box);
}

enum { CARD_PICTURE = 32 }; /* bytes of a picture's name */

/* --- cards -------------------------------------------------------------------------------------------------------- */

/* A card that turns over gets narrow and wide again; in the middle it shows its edge. */
static float squeezed(float turn) {
    return 1 - fabsf(1 - 2 * turn);
}

/* Where it lies still, what is drawn is not stretched: such pictures can be drawn in pieces. */
static void draw_shadow(Gfx *gfx, Rect where, const CardLook *card) {
    float k = where.w / CARD_WIDE;
    Rect shadow = {where.x - 22 * k, where.y - 16 * k, 290 * k, 390 * k};
    PictureLook look = {.transparency = card->transparency, .moving = card->moving, .squeeze = squeezed(card->turn)};
    picture_draw(gfx, "cards/card_shadow", rect_snapped(shadow), &look);
}

void card_draw_picture(Gfx *gfx, const char *picture, Rect where, const CardLook *look) {
    CardLook plain = {0};
    look = look != NULL ? look : &plain;
    if (!look->flat) {
        draw_shadow(gfx, where, look);
    }
    PictureLook drawn = {.transparency = look->transparency, .moving = look->moving, .squeeze = squeezed(look->turn)};
    if (look->dim > 0) {
        drawn.tint = color_mix(color_rgb(0xffffff), color_rgb(0x29406e), look->dim);
    }
    picture_draw(gfx, picture, where, &drawn);
}

/* Sizes in steps of two pixels, so that flying cards do not fill the cache of text. */
static float numeral_units(Gfx *gfx, float pixels) {
    return fmaxf(roundf(pixels / 2) * 2, 8) / gfx_unit(gfx);
}

static void draw_numeral(Gfx *gfx, const char *digits, Rect card, Point at, float size, float alpha) {
    float k = card.w / CARD_WIDE;
    TextStyle style = {.face = TEXT_NUMERAL,
                       .size = numeral_units(gfx, size * k),
                       .color = color_alpha(color_rgb(0xffffff), .55f * alpha),
                       .align = TEXT_CENTER};
    Point baseline = {roundf(card.x + at.x * k), roundf(card.y + at.y * k)};
    text_draw_at(gfx, &style, digits, (Point){baseline.x - fmaxf(1.2f * k, .6f), baseline.y + fmaxf(1.8f * k, .8f)});
    style.color = color_alpha(color_rgb(INK), alpha);
    text_draw_at(gfx, &style, digits, baseline);
}

static const char *picture_of(WorldCard card, char room[CARD_PICTURE]) {
    if (card == WORLD_JOKER) {
        return "cards/joker";
    }
    snprintf(room, CARD_PICTURE, "cards/number_%02d", card);
    return room;
}

static bool is_hero(WorldCard card) {
    return card != WORLD_JOKER && card % 10 == 0;
}

static Rect bleed_of(Rect card) {
    float k = card.w / CARD_WIDE;
    return rect_snapped((Rect){card.x - BLEED * k, card.y - BLEED * k, card.w + 2 * BLEED * k, card.h + 2 * BLEED * k});
}

/* What leaves the frame of 10, 20, ... 60: its picture has the card in its middle. */
static void draw_leaving(Gfx *gfx, WorldCard card, Rect where, const CardLook *look) {
    char name[CARD_PICTURE];
    if (!is_hero(card) || look->turn > 0 || look->flat) {
        return;
    }
    snprintf(name, sizeof name, "cards/hero_%d", card);
    picture_draw(
        gfx, name, bleed_of(where),
        &(PictureLook){.transparency = fminf(look->transparency + look->dim * .5f, 1), .moving = look->moving});
}

void card_want(Gfx *gfx, WorldCard card, Rect where) {
    char room[CARD_PICTURE];
    picture_want(gfx, picture_of(card, room), where.w, where.h);
    if (is_hero(card)) {
        Rect bleed = bleed_of(where);
        snprintf(room, sizeof room, "cards/hero_%d", card);
        picture_want(gfx, room, bleed.w, bleed.h);
    }
}

Rect card_shaped(Rect slot) {
    float w = sqrtf(slot.w * slot.h / 1.4f);
    return rect_around(rect_middle(slot), w, w * 1.4f);
}

void card_want_flying(Gfx *gfx, WorldCard card, Rect from, Rect to) {
    card_want(gfx, card, rect_snapped(card_shaped(from.w * from.h > to.w * to.h ? from : to)));
}

static void draw_numerals(Gfx *gfx, WorldCard card, Rect where, float alpha, bool is_covered) {
    char digits[4];
    if (card == WORLD_JOKER) {
        return;
    }
    snprintf(digits, sizeof digits, "%d", card);
    draw_numeral(gfx, digits, where, UPPER, UPPER_SIZE, alpha);
    if (!is_covered) {
        draw_numeral(gfx, digits, where, LOWER, LOWER_SIZE, alpha);
    }
}

void card_draw_numerals(Gfx *gfx, WorldCard card, Rect where, float alpha) {
    draw_numerals(gfx, card, where, alpha, false);
}

void card_draw(Gfx *gfx, WorldCard card, Rect where, const CardLook *look) {
    char room[CARD_PICTURE];
    CardLook plain = {0};
    look = look != NULL ? look : &plain;
    if (look->turn > .5f) {
        card_draw_picture(gfx, "cards/back_number", where, look);
        return;
    }
    card_draw_picture(gfx, picture_of(card, room), where, look);
    draw_leaving(gfx, card, where, look);
    if (look->turn > .15f) {
        return; /* letters cannot be made narrow: they come when it lies nearly flat */
    }
    draw_numerals(gfx, card, where, (1 - look->transparency) * (1 - look->dim * .35f), look->covered);
}

/* Further from grey, as light. */
static Color richer(Color color, float times) {
    float grey = .2126f * (float)color.r + .7152f * (float)color.g + .0722f * (float)color.b;
    float part[3] = {(float)color.r, (float)color.g, (float)color.b};
    for (int i = 0; i < 3; i++) {
        part[i] = fminf(fmaxf(grey + (part[i] - grey) * times, 0), 255);
    }
    return (Color){(uint8_t)part[0], (uint8_t)part[1], (uint8_t)part[2], color.a};
}

/* Light that has gone through it leaves at the bottom, warmer than it came. */
static void draw_chip_glow(Gfx *gfx, WorldCard card, Rect where) {
    float edge = 3 * gfx_unit(gfx), high = roundf(where.h * .46f);
    Color lit = color_mix(richer(theme_number(card + 16 > 60 ? 60 : card + 16), 1.3f), color_rgb(0xffffff), .3f);
    PanelStyle glow = {.top = color_alpha(lit, 0), .bottom = color_alpha(lit, 1), .radius = 6};
    paint_panel(gfx, (Rect){where.x + edge, where.y + where.h - high - edge, where.w - 2 * edge, high}, &glow);
}

/* What its motif is, so large that numbers stand on it. */
static void draw_chip_motif(Gfx *gfx, WorldCard card, Rect where, Color light) {
    char name[32];
    float side = fminf(where.w, where.h) * .94f;
    Point at = {where.x + where.w - side * .46f - 2, where.y + where.h * .52f};
    snprintf(name, sizeof name, "ui/motif_%d", (card - 1) / 10 + 1);
    picture_draw(gfx, name, rect_snapped(rect_around(at, side, side)),
                 &(PictureLook){.tint = color_mix(light, color_rgb(INK), .42f), .transparency = .72f});
}

static void draw_chip_numeral(Gfx *gfx, WorldCard card, Rect where, float numeral) {
    char digits[4];
    snprintf(digits, sizeof digits, "%d", card);
    TextStyle text = {.face = TEXT_NUMERAL,
                      .size = numeral,
                      .color = color_alpha(color_rgb(0xffffff), .6f),
                      .align = TEXT_CENTER,
                      .fit = TEXT_SHRINK,
                      .min_size = numeral * .6f};
    Rect box = rect_moved(where, 0, where.h * .02f);
    text_draw(gfx, &text, digits, rect_moved(box, -1, 1.5f));
    text.color = color_rgb(INK);
    text_draw(gfx, &text, digits, box);
}

/* Of the same glass as the large ones: rim, light at the bottom, and what is in the window. */
void card_draw_small(Gfx *gfx, WorldCard card, Rect where, float numeral) {
    Color light = richer(theme_number(card), 1.1f);
    PanelStyle style = {.top = color_mix(light, color_rgb(0xffffff), .34f),
                        .bottom = richer(light, 1.5f),
                        .edge_top = color_rgb(0xffffff),
                        .edge_bottom = color_mix(light, color_rgb(0xffffff), .35f),
                        .edge = 2.6f,
                        .radius = 9,
                        .shadow = color_alpha(color_rgb(THEME_SHADOW), .6f),
                        .shadow_size = 5,
                        .shadow_drop = 2,
                        .shine = .6f};
    if (card == WORLD_JOKER) {
        style.top = color_rgb(0x3d5fb8);
        style.bottom = color_rgb(0x141c54);
    }
    paint_panel(gfx, where, &style);
    if (card == WORLD_JOKER) {
        float side = fminf(where.w, where.h) - 6;
        picture_draw_part(gfx, "cards/joker", (Rect){.24f, .35f, .62f, .4429f},
                          rect_snapped(rect_around(rect_middle(where), side, side)), NULL);
        return;
    }
    draw_chip_glow(gfx, card, where);
    draw_chip_motif(gfx, card, where, light);
    draw_chip_numeral(gfx, card, where, numeral);
}

void card_rim(Gfx *gfx, Rect where, float strength) {
    float radius = where.w / gfx_unit(gfx) * .075f, u = gfx_unit(gfx);
    for (int i = 0; i < 4; i++) { /* fainter outwards */
        float out = (float)(3 + 3 * i);
        float alpha = strength / (float)(1 + i * i);
        paint_ring(gfx, rect_inset(where, -out * u), radius + out, 3, color_alpha(color_rgb(THEME_GLOW), alpha));
    }
}

void card_glow(Gfx *gfx, Rect where, float strength) {
    float radius = where.w / gfx_unit(gfx) * .075f;
    paint_glow(gfx, where, radius, 20, color_alpha(color_rgb(THEME_GLOW), strength));
    float edge = 3 * gfx_unit(gfx);
    paint_ring(gfx, rect_inset(where, -edge), radius + 3, 3, color_alpha(color_rgb(THEME_GLOW), strength));
}

/* --- figurines ---------------------------------------------------------------------------------------------------- */

const char *figurine_key(Figurine figurine) {
    switch (figurine) {
    case FIGURINE_FLASK:
        return "flask";
    case FIGURINE_LENS:
        return "lens";
    case FIGURINE_VIAL:
        return "vial";
    case FIGURINE_FIBRE:
        return "fibre";
    }
    return "flask";
}

void portrait_draw(Gfx *gfx, Figurine figurine, Rect where, bool glows) {
    portrait_draw_stirring(gfx, figurine, where, glows, (Stirring){0});
}

static const char *mood_key(FigurinePose mood) {
    return mood == FIGURINE_CHEERS ? "_cheer" : mood == FIGURINE_IS_SAD ? "_sad" : "";
}

static Rect head_of(Rect portrait) {
    float side = portrait.w / 2 * 1.72f;
    return rect_snapped(rect_around(rect_middle(portrait), side, side));
}

void portrait_want_moods(Gfx *gfx, Figurine figurine, Rect where) {
    static const FigurinePose MOOD[] = {FIGURINE_CHEERS, FIGURINE_IS_SAD};
    Rect head = head_of(where);
    for (int i = 0; i < 2; i++) {
        char picture[48];
        snprintf(picture, sizeof picture, "figurines/%s_head%s", figurine_key(figurine), mood_key(MOOD[i]));
        picture_want(gfx, picture, head.w, head.h);
    }
}

void portrait_draw_stirring(Gfx *gfx, Figurine figurine, Rect where, bool glows, Stirring stirring) {
    char picture[48];
    float radius = where.w / 2;
    Color own = theme_player(figurine);
    if (glows) {
        paint_glow(gfx, where, 999, 20, color_alpha(color_rgb(THEME_GLOW), .75f));
    }
    PanelStyle disc = {.top = color_mix(own, color_rgb(THEME_PANEL_TOP), .55f),
                       .bottom = color_mix(own, color_rgb(THEME_PANEL_BOTTOM), .8f),
                       .edge_top = theme_player_light(figurine),
                       .edge_bottom = own,
                       .edge = fmaxf(2, radius / gfx_unit(gfx) * .07f),
                       .radius = 999};
    paint_panel(gfx, where, &disc);
    snprintf(picture, sizeof picture, "figurines/%s_head%s", figurine_key(figurine), mood_key(stirring.mood));
    Rect head = head_of(where);
    PictureLook look = {.angle = stirring.lean, .pivot = {.5f, 1}, .has_pivot = true};
    picture_draw(gfx, picture, head, &look);
    if (stirring.blinks && stirring.mood == FIGURINE_STANDS) {
        snprintf(picture, sizeof picture, "figurines/%s_head_lids", figurine_key(figurine));
        picture_draw(gfx, picture, head, &look);
    }
}

static const char *pose_key(FigurinePose pose) {
    switch (pose) {
    case FIGURINE_STANDS:
        return "stand";
    case FIGURINE_HOPS:
        return "hop_body";
    case FIGURINE_LANDS:
        return "land";
    case FIGURINE_CHEERS:
        return "cheer";
    case FIGURINE_IS_SAD:
        return "sad";
    }
    return "stand";
}

static const float FIGURINE_GROUND = 286.0f / 320;

static Rect figurine_place(Point feet, float size) {
    static const float SCALE = .33f; /* of the picture, so that it stands well on a bead of radius 19 */
    float w = roundf(240 * SCALE * size), h = roundf(320 * SCALE * size);
    return (Rect){roundf(feet.x - w / 2), roundf(feet.y - h * FIGURINE_GROUND), w, h};
}

void figurine_draw(Gfx *gfx, Figurine figurine, Point feet, float size, float height, FigurinePose pose, bool left) {
    char picture[48];
    Rect ground = figurine_place(feet, size);
    PictureLook look = {.mirrored = left};
    if (pose == FIGURINE_HOPS) {
        snprintf(picture, sizeof picture, "figurines/%s_ground", figurine_key(figurine));
        picture_draw(gfx, picture, ground, &look);
    }
    snprintf(picture, sizeof picture, "figurines/%s_%s", figurine_key(figurine), pose_key(pose));
    picture_draw(gfx, picture, rect_moved(ground, 0, -roundf(height)), &look);
}

void figurine_want_moods(Gfx *gfx, Figurine figurine, float size) {
    static const FigurinePose MOOD[] = {FIGURINE_CHEERS, FIGURINE_IS_SAD};
    Rect where = figurine_place((Point){0, 0}, size);
    for (int i = 0; i < 2; i++) {
        char picture[48];
        snprintf(picture, sizeof picture, "figurines/%s%s", figurine_key(figurine), mood_key(MOOD[i]));
        picture_want(gfx, picture, where.w, where.h);
    }
}

void figurine_draw_stirring(Gfx *gfx, Figurine figurine, Point feet, float size, bool left, Stirring stirring) {
    if (stirring.mood != FIGURINE_STANDS) {
        figurine_draw(gfx, figurine, feet, size, 0, stirring.mood, left);
        return;
    }
    char picture[48];
    Rect stands = figurine_place(feet, size), where = stands;
    where.h = roundf(stands.h * (1 + stirring.stretch));
    where.y -= roundf((where.h - stands.h) * FIGURINE_GROUND);
    PictureLook look = {.mirrored = left, .moving = where.h > stands.h};
    snprintf(picture, sizeof picture, "figurines/%s_stand", figurine_key(figurine));
    picture_draw(gfx, picture, where, &look);
    if (stirring.blinks) {
        snprintf(picture, sizeof picture, "figurines/%s_lids", figurine_key(figurine));
        picture_draw(gfx, picture, where, &look);
    }
}

void portrait_words_draw(Gfx *gfx, Figurine figurine, Rect box, const char *text, Words style) {
    float beside = box.h * 1.2f;
    portrait_draw(gfx, figurine, rect_snapped((Rect){box.x, box.y, box.h, box.h}), false);
    words_draw(gfx, text, (Rect){box.x + beside, box.y, box.w - beside, box.h}, style);
}
