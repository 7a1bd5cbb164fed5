/* The pictures in the help of SCHOTT World. */
#include "gfx/paint.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "scenes/menus/help_inside.h"

#include <math.h>
#include <stdio.h>

static const float CARD_SHAPE = 250.0f / 350;

static Rect card_beside(Rect row, float wide, float gap, int index) {
    return rect_snapped(rect_of(row.x + (wide + gap) * (float)index, row.y, wide, wide / CARD_SHAPE));
}

/* So many cards in the middle of a box, as large as it lets them be. */
static Rect cards_in(Rect box, int count, float gap, float *wide) {
    *wide = fminf((box.w - gap * (float)(count - 1)) / (float)count, box.h * CARD_SHAPE);
    float all = *wide * (float)count + gap * (float)(count - 1), high = *wide / CARD_SHAPE;
    return rect_of(box.x + (box.w - all) / 2, box.y + (box.h - high) / 2, all, high);
}

/* --- the way round the world -------------------------------------------------------------------------------------- */

static void draw_goal(const App *app, Rect inside) {
    static const struct {
        Figurine figurine;
        Pose pose;
        float x, y; /* of the map's 1500 x 620: spaces 3, 12, 21 and Mainz */
    } AT[] = {{FIGURINE_VIAL, POSE_HOP, 799.5f, 332.6f},
              {FIGURINE_LENS, POSE_STAND, 905.5f, 581.6f},
              {FIGURINE_FLASK, POSE_STAND, 327, 546},
              {FIGURINE_FIBRE, POSE_CHEER, 666.1f, 219.5f}};
    Rect map = rect_fit(inside, 1500.0f / 620);
    if (inside.w > map.w) { /* rather cut above and below than empty at the sides */
        float high = inside.w * 620 / 1500;
        map = rect_of(inside.x, inside.y - (high - inside.h) * .42f, inside.w, high);
    }
    part_route(app->gfx, "short", map);
    float k = map.w / 1500, high = map.h * .32f;
    Point mainz = {map.x + 666.1f * k, map.y + 219.5f * k};
    paint_pool(app->gfx, mainz, map.h * .3f, map.h * .24f, color_alpha(color_rgb(THEME_GLOW), .55f));
    for (size_t i = 0; i < sizeof AT / sizeof AT[0]; i++) {
        part_figurine(app->gfx, AT[i].figurine, AT[i].pose, (Point){map.x + AT[i].x * k, map.y + AT[i].y * k}, high,
                      NULL);
    }
}

/* --- a turn ------------------------------------------------------------------------------------------------------- */

static void draw_pile(const App *app, const char *name, WorldCard top, Rect card) {
    for (int i = 2; i >= 0; i--) {
        Rect at = rect_moved(card, (float)i * card.w * .03f, -(float)i * card.w * .035f);
        if (top == WORLD_JOKER) {
            picture_draw(app->gfx, "cards/back_number", rect_snapped(at), NULL);
        } else {
            help_card(app, top, rect_snapped(at), false);
        }
    }
    float high = layout_px(&app->layout, 40);
    help_caption(app, name, rect_of(card.x - card.w * .48f, card.y + card.h + high * .2f, card.w * 1.96f, high),
                 TEXT_CENTER);
}

/* One card comes into the row, the one that lay there goes. */
static void draw_swap(const App *app, Rect box) {
    static const WorldCard ROW[] = {7, 12, 19, 30, 44};
    enum { CARDS = 5, PLACE = 2 };
    float u = app->layout.u, wide = fminf(box.h * .46f * CARD_SHAPE, box.w * .118f), high = wide / CARD_SHAPE;
    Rect stock = rect_of(box.x + wide * .48f, box.y + box.h * .22f, wide, high);
    Rect discard = rect_moved(stock, wide * 2, 0);
    draw_pile(app, tr("Draw pile"), WORLD_JOKER, stock);
    draw_pile(app, tr("Discard pile"), 51, discard);
    Rect row = rect_of(box.x + box.w - (wide + 10 * u) * CARDS, box.y + box.h - high * 1.08f, 0, 0);
    for (int i = 0; i < CARDS; i++) {
        Rect card = card_beside(row, wide, 10 * u, i);
        if (i == PLACE) {
            paint_glow(app->gfx, card, RADIUS_CARD, 22, color_rgb(THEME_GLOW));
        }
        help_card(app, ROW[i], card, i != PLACE);
    }
    Rect place = card_beside(row, wide, 10 * u, PLACE);
    Point above = {place.x + place.w / 2, place.y - 10 * u};
    help_arrow(app, (Point){stock.x + wide / 2, stock.y - 12 * u}, above, box.h * .20f);
    help_arrow(app, (Point){discard.x + wide, discard.y + high * .3f}, (Point){above.x - wide * .3f, above.y},
               box.h * .1f);
}

static void draw_turn(const App *app, Rect inside) {
    Rect all = rect_inset(inside, layout_px(&app->layout, 22));
    Rect left = rect_of(all.x, all.y, all.w * .70f, all.h);
    draw_swap(app, left);
    float wide = fminf(all.w * .135f, all.h * .56f * CARD_SHAPE), high = wide / CARD_SHAPE;
    Rect right = rect_of(all.x + all.w * .76f, all.y, all.w * .24f, all.h);
    paint_fill(app->gfx, rect_of(all.x + all.w * .73f, all.y + all.h * .1f, 2, all.h * .8f),
               color_alpha(color_rgb(0xb99cf0), .5f));
    Point middle = rect_middle(right);
    picture_draw(app->gfx, "cards/back_event",
                 rect_snapped(rect_around((Point){middle.x - wide * .45f, middle.y}, wide, high)),
                 &(PictureLook){.angle = -8});
    picture_draw(app->gfx, "cards/event_advance_2",
                 rect_snapped(rect_around((Point){middle.x + wide * .42f, middle.y - high * .05f}, wide, high)),
                 &(PictureLook){.angle = 7});
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

/* Light runs through the cards that count, as far as the order goes. */
static void draw_row(const App *app, const HelpRow *row, Rect box) {
    float u = app->layout.u, note = 44 * u, wide;
    Rect cards = cards_in(rect_of(box.x, box.y + 8 * u, box.w, box.h - note - 22 * u), WORLD_ROW, 8 * u, &wide);
    float end = cards.x + (wide + 8 * u) * (float)row->count, middle = cards.y + cards.h * .5f;
    paint_glow(app->gfx, rect_of(cards.x, cards.y, end - cards.x - 8 * u, cards.h), RADIUS_CARD, 20,
               color_alpha(color_rgb(THEME_GLOW), .8f));
    int counted = 0;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect card = card_beside(cards, wide, 8 * u, slot);
        bool is_lit = slot < row->count, is_first_out = slot == row->count;
        help_card(app, row->card[slot], is_first_out ? rect_moved(card, 0, card.h * .10f) : card, !is_lit);
    }
    paint_beam(app->gfx, (Point){cards.x - 14 * u, middle}, (Point){end, middle}, 14 * u, 34 * u, .9f,
               color_alpha(color_rgb(0xfff6dc), .62f));
    for (int slot = 0; slot < row->count; slot++) {
        char text[16];
        Rect card = card_beside(cards, wide, 8 * u, slot);
        if (row->card[slot] != WORLD_JOKER) {
            i18n_format_number(text, sizeof text, ++counted);
            help_pill(app, text, (Point){card.x + card.w * .74f, card.y + card.h * .13f}, card.h * .17f);
        }
    }
    help_caption(app, tr(row->says), rect_of(box.x, box.y + box.h - note, box.w, note), TEXT_CENTER);
}

static void draw_rows(const App *app, Rect inside) {
    Rect all = rect_inset(inside, layout_px(&app->layout, 20));
    for (int i = 0; i < HELP_ROWS; i++) {
        draw_row(app, &HELP_ROW_EXAMPLE[i], layout_row(&app->layout, all, HELP_ROWS, i, 16));
    }
}

static void draw_run(const App *app, Rect inside) {
    static const WorldCard CARD[] = {9, 23, 24, 25, 31};
    enum { CARDS = 5, PUT_DOWN = 2 };
    float u = app->layout.u, note = 52 * u, wide;
    Rect all = rect_inset(inside, 26 * u);
    Rect cards = cards_in(rect_of(all.x, all.y + 20 * u, all.w * .70f, all.h - note - 34 * u), CARDS, 12 * u, &wide);
    Rect run = rect_of(cards.x + wide + 12 * u, cards.y, wide * 3 + 24 * u, cards.h);
    paint_glow(app->gfx, run, RADIUS_CARD, 26, color_rgb(THEME_GLOW));
    for (int i = 0; i < CARDS; i++) {
        Rect card = card_beside(cards, wide, 12 * u, i);
        help_card(app, CARD[i], i == PUT_DOWN ? rect_moved(card, 0, -18 * u) : card, i == 0 || i == CARDS - 1);
    }
    enum { BEADS = 3 };
    Rect way = rect_of(all.x + all.w * .74f, all.y, all.w * .26f, all.h - note);
    float side = fminf(way.w / 3.6f, 84 * u), y = way.y + way.h * .82f;
    paint_line(app->gfx, (Point){way.x, y}, (Point){way.x + way.w, y}, 8, color_alpha(color_rgb(0xffb07a), .7f));
    for (int i = 0; i < BEADS; i++) {
        char text[16];
        snprintf(text, sizeof text, "%d", 6 + i);
        part_bead(app->gfx, i == 2 ? "gold" : "violet",
                  rect_around((Point){way.x + way.w * (.16f + .34f * (float)i), y}, side, side), text);
    }
    Point from = {way.x + way.w * .16f, y - side * .3f}, to = {way.x + way.w * .84f, y - side * .3f};
    help_arrow(app, (Point){from.x, from.y - side}, (Point){to.x - side * .3f, to.y - side * 2.1f}, way.h * .2f);
    part_figurine(app->gfx, FIGURINE_FLASK, POSE_CHEER, to, fminf(way.h * .74f, way.w * 1.15f), NULL);
    help_caption(app, tr("You place the 24: a run of three, so you move 2 spaces."),
                 rect_of(all.x, all.y + all.h - note, all.w, note), TEXT_CENTER);
}

/* --- on the way --------------------------------------------------------------------------------------------------- */

static void draw_jump(const App *app, Rect inside) {
    enum { BEADS = 7, FROM = 0, TAKEN = 3, TO = 4 };
    float u = app->layout.u, note = 52 * u;
    Rect all = rect_inset(inside, 30 * u);
    float step = all.w / BEADS, side = fminf(step * .66f, 120 * u), y = all.y + all.h - note - side * .8f;
    Point at[BEADS];
    for (int i = 0; i < BEADS; i++) {
        at[i] = (Point){all.x + step * ((float)i + .5f), y + ((i & 1) ? -side * .12f : side * .12f)};
    }
    for (int i = 0; i + 1 < BEADS; i++) {
        paint_line(app->gfx, at[i], at[i + 1], 9, color_alpha(color_rgb(0xff9aa4), .7f));
    }
    for (int i = 0; i < BEADS; i++) {
        char text[16];
        snprintf(text, sizeof text, "%d", 12 + i);
        part_bead(app->gfx, i == TO ? "gold" : "violet", rect_around(at[i], side, side), text);
    }
    float high = fminf(all.h - note - side * 1.2f, side * 2.9f);
    help_arrow(app, (Point){at[FROM].x + side * .4f, y - high * .7f}, (Point){at[TO].x, at[TO].y - side * .75f},
               high * .42f);
    part_figurine(app->gfx, FIGURINE_LENS, POSE_STAND, at[TAKEN], high, NULL);
    part_figurine(app->gfx, FIGURINE_FLASK, POSE_HOP, (Point){at[FROM].x, at[FROM].y - side * .35f}, high, NULL);
    help_caption(app, tr("Three spaces ahead is 15. It’s taken, so you jump to 16."),
                 rect_of(all.x, all.y + all.h - note, all.w, note), TEXT_CENTER);
}

/* A site, its amount, and who was right there or wrong. */
static void draw_site(const App *app, bool plus, Rect box) {
    float u = app->layout.u, note = 84 * u, side = fminf(box.w * .52f, box.h - note - 10 * u);
    Rect disc = rect_snapped(rect_of(box.x + box.w * .06f, box.y + (box.h - note - side) / 2, side, side));
    Point middle = rect_middle(disc);
    paint_pool(app->gfx, middle, side * .8f, side * .72f,
               color_alpha(color_rgb(plus ? THEME_SITE_PLUS : THEME_SITE_MINUS), .6f));
    picture_draw(app->gfx, plus ? "board/sprites/site-jambusar-plus" : "board/sprites/site-bolu-minus", disc, NULL);
    float small = side * .4f;
    Rect mark = rect_snapped(rect_of(disc.x + side - small * .8f, disc.y - small * .1f, small, small));
    picture_draw(app->gfx, plus ? "board/sprites/badge-plus" : "board/sprites/badge-minus", mark, NULL);
    TextStyle style = {.face = TEXT_BOLD,
                       .size = small * .42f / u,
                       .align = TEXT_CENTER,
                       .color = color_rgb(plus ? THEME_SITE_PLUS_INK : THEME_SITE_MINUS_INK)};
    text_draw(app->gfx, &style, plus ? "+3" : "−1", mark);
    part_figurine(app->gfx, plus ? FIGURINE_FIBRE : FIGURINE_VIAL, plus ? POSE_CHEER : POSE_SAD,
                  (Point){box.x + box.w * .80f, disc.y + side * .98f}, side * 1.02f, NULL);
    help_caption(app,
                 plus ? tr("Right: 3 spaces ahead. Wrong: stay put.") : tr("Right: stay put. Wrong: 1 space back."),
                 rect_of(box.x, box.y + box.h - note, box.w, note), TEXT_CENTER);
}

static void draw_sites(const App *app, Rect inside) {
    Rect all = rect_inset(inside, layout_px(&app->layout, 24));
    for (int i = 0; i < 2; i++) {
        draw_site(app, i == 0, help_cell(all, 2, i, layout_px(&app->layout, 40)));
    }
}

/* --- Fast Track and the ends ------------------------------------------------------------------------------------- */

static void draw_fast_track(const App *app, Rect inside) {
    static const char *const CARD[] = {"cards/fast_track_flask", "cards/fast_track_lens", "cards/fast_track_vial",
                                       "cards/fast_track_fibre"};
    float u = app->layout.u, wide;
    Rect all = rect_inset(inside, 36 * u);
    Rect cards = cards_in(rect_of(all.x, all.y, all.w * .66f, all.h), 4, 18 * u, &wide);
    for (int i = 0; i < 4; i++) {
        Rect card = card_beside(cards, wide, 18 * u, i);
        picture_draw(app->gfx, CARD[i], rect_snapped(rect_moved(card, 0, (i & 1) ? 12 * u : -12 * u)),
                     &(PictureLook){.angle = (i & 1) ? 2.5f : -2.5f});
    }
    Rect right = rect_of(all.x + all.w * .70f, all.y, all.w * .30f, all.h);
    paint_pool(app->gfx, rect_middle(right), right.w * .6f, right.h * .5f, color_alpha(color_rgb(THEME_GLOW), .4f));
    TextStyle words = part_words(TEXT_NUMERAL, 130, THEME_RIBBON_TOP, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, "9 × 2", rect_of(right.x, right.y, right.w, right.h * .52f));
    words = part_words(TEXT_NUMERAL, 190, 0xffffff, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, "18", rect_of(right.x, right.y + right.h * .48f, right.w, right.h * .5f));
}

/* Everybody's row, the lit part of it, and as many spaces. */
static void draw_scoring(const App *app, Rect inside) {
    static const int COUNT[FIGURINES] = {9, 6, 4, 2};
    float u = app->layout.u;
    Rect all = rect_inset(inside, 24 * u);
    for (int p = 0; p < FIGURINES; p++) {
        char text[16];
        Rect row = layout_row(&app->layout, all, FIGURINES, p, 12);
        float side = fminf(row.h, 104 * u), step = (row.w - side * 2.5f) / WORLD_ROW;
        part_portrait(app->gfx, (Figurine)p, rect_of(row.x, row.y + (row.h - side) / 2, side, side));
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            bool lit = slot < COUNT[p];
            Rect chip = rect_snapped(
                rect_of(row.x + side * 1.2f + step * (float)slot, row.y + row.h * .12f, step - 8 * u, row.h * .76f));
            Color color = theme_number(4 + slot * 6);
            paint_rounded(app->gfx, chip, 12, lit ? color : color_alpha(color, .18f));
        }
        snprintf(text, sizeof text, "+%d", COUNT[p]);
        help_pill(app, text, (Point){row.x + row.w - side * .62f, row.y + row.h / 2}, fminf(row.h * .62f, 64 * u));
    }
}

static void draw_end(const App *app, Rect inside) {
    static const Figurine WHO[] = {FIGURINE_LENS, FIGURINE_FLASK, FIGURINE_FIBRE};
    static const float TALL[] = {.26f, .36f, .18f};
    float u = app->layout.u, wide = fminf(inside.w * .26f, 330 * u), gap = 16 * u;
    float x = inside.x + (inside.w - 3 * wide - 2 * gap) / 2, foot = inside.y + inside.h;
    paint_pool(app->gfx, (Point){inside.x + inside.w / 2, foot - inside.h * .45f}, inside.w * .4f, inside.h * .5f,
               color_alpha(color_rgb(0xffd9a0), .6f));
    for (int i = 0; i < 3; i++) {
        Rect block = rect_snapped(
            rect_of(x + (wide + gap) * (float)i, foot - inside.h * TALL[i], wide, inside.h * TALL[i] + 30 * u));
        PanelStyle style = i == 1 ? panel_ribbon() : panel_glass();
        if (i != 1) {
            style.top = color_mix(theme_player(WHO[i]), color_rgb(0x2a1a6a), .35f);
            style.bottom = color_mix(theme_player(WHO[i]), color_rgb(0x1a1456), .68f);
            style.edge_top = theme_player_light(WHO[i]);
        }
        style.radius = RADIUS_BUTTON;
        paint_panel(app->gfx, block, &style);
        part_figurine(app->gfx, WHO[i], i == 1 ? POSE_CHEER : POSE_STAND,
                      (Point){block.x + block.w / 2, block.y + 8 * u}, inside.h * .60f, NULL);
        char place[8];
        snprintf(place, sizeof place, "%d", i == 1 ? 1 : i == 0 ? 2 : 3);
        TextStyle words = {.face = TEXT_NUMERAL,
                           .size = inside.h * .13f / u,
                           .align = TEXT_CENTER,
                           .color = color_rgb(i == 1 ? THEME_RIBBON_INK : THEME_TEXT)};
        text_draw(app->gfx, &words, place, rect_of(block.x, block.y + 14 * u, block.w, inside.h * .16f));
    }
}

static void draw_credits(const App *app, Rect inside) {
    float step = inside.w / (FIGURINES + 1);
    paint_pool(app->gfx, rect_middle(inside), inside.w * .42f, inside.h * .6f, color_alpha(color_rgb(0xffb07a), .5f));
    for (int i = 0; i < FIGURINES; i++) {
        part_figurine(app->gfx, (Figurine)i, POSE_CHEER,
                      (Point){inside.x + step * ((float)i + 1), inside.y + inside.h * .88f}, inside.h * .84f, NULL);
    }
}

static void draw_hands(const App *app, Rect inside) {
    static const HelpKey KEYS[] = {{"Esc", N_("Pause")}, {"H", N_("Hint")},  {"U", N_("Undo")},
                                   {"L", N_("Log")},     {"F1", N_("Help")}, {"F11", N_("Full screen")}};
    help_keys(app, inside, KEYS, (int)(sizeof KEYS / sizeof KEYS[0]));
}

void help_draw_picture(const App *app, HelpPicture picture, Rect inside) {
    static void (*const DRAW[HELP_PICTURE_PATH])(const App *app, Rect inside) = {
        [HELP_PICTURE_GOAL] = draw_goal,       [HELP_PICTURE_TURN] = draw_turn,
        [HELP_PICTURE_ROWS] = draw_rows,       [HELP_PICTURE_RUN] = draw_run,
        [HELP_PICTURE_JUMP] = draw_jump,       [HELP_PICTURE_SITES] = draw_sites,
        [HELP_PICTURE_SCORING] = draw_scoring, [HELP_PICTURE_FAST_TRACK] = draw_fast_track,
        [HELP_PICTURE_END] = draw_end,         [HELP_PICTURE_HANDS] = draw_hands,
        [HELP_PICTURE_CREDITS] = draw_credits};
    if (picture >= HELP_PICTURE_PATH) {
        help_draw_path_picture(app, picture, inside);
    } else if (DRAW[picture] != NULL) {
        DRAW[picture](app, inside);
    }
}
