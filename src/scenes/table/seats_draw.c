/* The panels in which people and computers sit down: where their parts lie, and how they look. */
#include "ai/character.h"
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/table/seats.h"
#include "shell/parts.h"

#include <math.h>

static const float WIDE_FROM = 1.12f; /* width of a panel to its height */
static const float FIGURINE_PART = .46f;

/* --- layout ------------------------------------------------------------------------------------------------------- */

void seats_place_panels(const Layout *layout, Rect box, int players, int columns, Rect panel[SEATS_MAX]) {
    int rows = (players + columns - 1) / columns;
    for (int i = 0; i < players; i++) {
        Rect row = layout_row(layout, box, rows, i / columns, 18);
        int in_row = players - i / columns * columns < columns ? players - i / columns * columns : columns;
        float widest = layout_px(layout, 780);
        Rect cell = layout_column(layout, row, in_row < columns ? in_row : columns, i % columns, 18);
        if (cell.w > widest) { /* two at a wide table sit in the middle */
            float gap = layout_px(layout, 18), all = widest * (float)in_row + gap * (float)(in_row - 1);
            cell = rect_snapped(
                rect_of(row.x + (row.w - all) / 2 + (widest + gap) * (float)(i % columns), row.y, widest, row.h));
        }
        panel[i] = cell;
    }
}

/* Rows from the bottom up: what the game asks besides, how good, who it is, the name. */
static void place_rows(const Layout *layout, Rect *box, float row, float gap, bool has_foot, SeatPlaces *places) {
    if (has_foot) {
        places->foot = layout_cut_bottom(layout, box, row);
        layout_cut_bottom(layout, box, gap);
    }
    places->level = layout_cut_bottom(layout, box, row);
    layout_cut_bottom(layout, box, gap);
    places->kind = layout_cut_bottom(layout, box, row);
    layout_cut_bottom(layout, box, gap);
    places->name = layout_cut_bottom(layout, box, row);
    places->names = layout_cut_right(layout, &places->name, row);
    layout_cut_right(layout, &places->name, gap * .8f);
}

/* The figurine stands above its rows; in a wide panel beside them, and the taller for that. */
SeatPlaces seats_places(const SeatChoices *choices, const Layout *layout, Rect panel) {
    SeatPlaces places = {0};
    int rows = choices->of->has_foot ? 4 : 3;
    Rect inside = rect_inset(panel, layout_px(layout, 18));
    float unit = inside.h / layout->u; /* as high as the panel is */
    float gap = fminf(unit * .02f, 12), row = fminf((unit - 4 * gap) * .138f, 84);
    if (inside.w < inside.h * WIDE_FROM) {
        place_rows(layout, &inside, row, gap, choices->of->has_foot, &places);
        layout_cut_bottom(layout, &inside, gap);
        places.figurine = inside;
        return places;
    }
    float stands = inside.w / layout->u * FIGURINE_PART;
    places.figurine =
        layout->left_handed ? layout_cut_right(layout, &inside, stands) : layout_cut_left(layout, &inside, stands);
    row = fminf((unit - 6 * gap) * .2f, 92);
    layout_cut_bottom(layout, &inside, (unit - (float)rows * row - (float)(rows - 1) * gap) / 2);
    place_rows(layout, &inside, row, gap, choices->of->has_foot, &places);
    return places;
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static const char *id_of(const SeatChoices *choices, int seat, const char *what) {
    return ui_id("%s.seat%d.%s", choices->of->scene, seat, what);
}

void seats_draw_heading(const App *app, const char *heading, float count_wide) {
    const Layout *layout = &app->layout;
    if (layout->portrait) {
        part_header_draw(app, heading);
        return;
    }
    float wide = layout->wide - count_wide - 24 - 150 - PART_HELP_WIDE - 20;
    Rect box = layout_rect(layout, layout->left_handed ? layout->wide - 132 - wide : 132, 14, wide, 92);
    TextStyle words = part_words(TEXT_BOLD, TYPE_HEADING, THEME_TEXT, layout->left_handed ? TEXT_RIGHT : TEXT_LEFT);
    text_draw(app->gfx, &words, heading, box);
}

void seats_build_count(const SeatChoices *choices, const Layout *layout, Ui *ui, Rect row) {
    /* TRANSLATORS: how many play, computers included */
    static const char *const TOGETHER[SEATS_MAX] = {N_("1 player"), N_("2 players"), N_("3 players"), N_("4 players")};
    int least = choices->of->least, all = choices->of->most - least + 1;
    for (int count = least; count <= choices->of->most; count++) {
        ui_put(ui, ui_id("%s.seats%d", choices->of->scene, count), layout_column(layout, row, all, count - least, 12),
               tr(TOGETHER[count - 1]), ACT_SEATS, .size = all > 3 ? 25 : 28, .selected = choices->players == count,
               .a = count);
    }
}

static const char *level_label(const SeatChoices *choices, int seat) {
    /* TRANSLATORS: a computer that chooses its level game by game */
    return choices->follows[seat] ? tr("Adapts to you") : tr(ai_level_label(choices->seat[seat].level));
}

void seats_build(const SeatChoices *choices, const App *app, Ui *ui, int i, Rect panel) {
    SeatPlaces at = seats_places(choices, &app->layout, panel);
    const Seat *seat = &choices->seat[i];
    char name[STORE_NAME_SIZE];
    seats_default_name(choices, i, name, sizeof name);
    ui_put(ui, id_of(choices, i, "figurine"), at.figurine, tr("Change piece"), ACT_SEAT_FIGURINE, .kind = WIDGET_CUSTOM,
           .hint = tr("Change piece"), .a = i);
    ui_put(ui, id_of(choices, i, "name"), at.name, tr("Name"), ACT_SEAT_NAME, .kind = WIDGET_TEXT_FIELD,
           .text = seat->name, .hint = name, .text_max = SEATS_NAME_BYTES,
           .no_letter = tr("The game can’t display this character. Please spell the name without it."), .a = i);
    ui_put(ui, id_of(choices, i, "names"), at.names, "", seat->is_computer ? ACT_SEAT_CHARACTER : ACT_SEAT_NAMES,
           .picture = seat->is_computer ? "icons/swap" : "icons/log",
           .hint = seat->is_computer ? tr("Change character") : tr("Choose a name"), .a = i);
    ui_put(ui, id_of(choices, i, "kind"), at.kind, seat->is_computer ? tr("Computer") : tr("Human"), ACT_SEAT_KIND,
           .kind = WIDGET_CUSTOM, .a = i);
    if (seat->is_computer) {
        ui_put(ui, id_of(choices, i, "level"), at.level, level_label(choices, i), ACT_SEAT_LEVEL, .kind = WIDGET_CUSTOM,
               .a = i);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static Color hover_light(const UiLook *look) {
    return color_alpha(color_rgb(0xffffff), look->hovered ? .95f : .7f);
}

static float figurine_high(Rect at) {
    return fminf(at.h, at.w * 1.36f) * 1.06f;
}

/* Its feet, from the top of its place: in the middle of a place that is too high for it. */
static float figurine_ground(Rect at) {
    return fminf(at.h * .93f, at.h / 2 + figurine_high(at) * .42f);
}

static void draw_figurine(const SeatChoices *choices, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, id_of(choices, i, "figurine"));
    Rect at = look.rect;
    float high = figurine_high(at);
    float down = look.pressed ? layout_px(&app->layout, 5) : 0;
    part_figurine(app->gfx, choices->seat[i].figurine,
                  look.pressed   ? POSE_LAND
                  : look.hovered ? POSE_CHEER
                                 : POSE_STAND,
                  (Point){at.x + at.w / 2, at.y + figurine_ground(at) + down}, high, NULL);
    float side = layout_px(&app->layout, 34);
    float y = at.y + at.h / 2;
    paint_sign(app->gfx, SIGN_LEFT, rect_around((Point){at.x + side, y}, side, side), hover_light(&look));
    paint_sign(app->gfx, SIGN_RIGHT, rect_around((Point){at.x + at.w - side, y}, side, side), hover_light(&look));
}

/* In the middle of its half, with its picture where both have room for theirs. */
static void draw_half(const App *app, Rect box, bool is_computer, uint32_t ink, bool chosen) {
    const char *label = is_computer ? tr("Computer") : tr("Human");
    TextStyle words = part_words(TEXT_BOLD, 25, ink, TEXT_CENTER);
    float padding = layout_px(&app->layout, 14), side = box.h * .58f, gap = padding * .6f;
    float wide = text_measure(app->gfx, &words, label, 0).x;
    float widest =
        fmaxf(text_measure(app->gfx, &words, tr("Computer"), 0).x, text_measure(app->gfx, &words, tr("Human"), 0).x);
    Rect place = rect_inset(box, padding * .6f);
    if (box.w >= widest + side + gap + 2 * padding) {
        float x = box.x + (box.w - side - gap - wide) / 2;
        Rect icon = rect_of(x, box.y + (box.h - side) / 2, side, side);
        picture_draw(app->gfx, is_computer ? "icons/computer" : "icons/person", rect_snapped(icon),
                     chosen ? &(PictureLook){.tint = color_rgb(ink)} : NULL);
        place.x = icon.x + side + gap;
        place.w = wide + 2;
    }
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, label, place);
}

/* Two halves, the chosen one lit. */
static void draw_kind(const SeatChoices *choices, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, id_of(choices, i, "kind"));
    Gfx *gfx = app->gfx;
    PanelStyle well = panel_well(), lit = panel_main();
    lit.shadow.a = 0;
    paint_panel(gfx, look.rect, &well);
    for (int half = 0; half < 2; half++) {
        bool chosen = (half == 1) == choices->seat[i].is_computer;
        Rect box = layout_column(&app->layout, look.rect, 2, half, 0);
        if (chosen) {
            Rect inner = rect_snapped(rect_inset(box, layout_px(&app->layout, 5)));
            lit.radius = RADIUS_BUTTON - 4;
            paint_panel(gfx, inner, &lit);
        }
        draw_half(app, box, half == 1,
                  chosen         ? THEME_RIBBON_INK
                  : look.hovered ? THEME_TEXT
                                 : THEME_TEXT_SECOND,
                  chosen);
    }
}

/* A choice of two lines with an arrow at each end: draws its frame and the line below. Returns the place of the one
 * above. */
static Rect draw_choice(const App *app, const UiLook *look, const char *below) {
    Gfx *gfx = app->gfx;
    PanelStyle style = panel_button();
    if (look->hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .14f);
    }
    paint_panel(gfx, look->rect, &style);
    Rect at = look->rect;
    float side = at.h * .3f, edge = layout_px(&app->layout, 26);
    paint_sign(gfx, SIGN_LEFT, rect_around((Point){at.x + edge, at.y + at.h / 2}, side, side), hover_light(look));
    paint_sign(gfx, SIGN_RIGHT, rect_around((Point){at.x + at.w - edge, at.y + at.h / 2}, side, side),
               hover_light(look));
    Rect middle = rect_of(at.x + edge * 1.8f, at.y, at.w - edge * 3.6f, at.h);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_TINY + 2, THEME_TEXT_SECOND, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(gfx, &words, below, rect_of(middle.x, at.y + at.h * .54f, middle.w, at.h * .38f));
    return rect_of(middle.x, middle.y + at.h * .08f, middle.w, at.h * .48f);
}

static Rect draw_chosen(const App *app, const char *label, Rect head) {
    TextStyle words = part_words(TEXT_BOLD, 27, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    return text_draw(app->gfx, &words, label, head);
}

/* The computer's level with bars that grow, and what it knows. */
static void draw_level(const SeatChoices *choices, const App *app, const Ui *ui, int i) {
    UiLook look = ui_look(ui, id_of(choices, i, "level"));
    char text[128] = "";
    if (choices->follows[i]) {
        draw_chosen(app, level_label(choices, i), draw_choice(app, &look, tr("you win about half the time")));
        return;
    }
    if (choices->of->says != NULL) {
        choices->of->says(choices->seat[i].level, text, sizeof text);
    }
    Rect head = draw_choice(app, &look, text);
    Rect ink = draw_chosen(app, level_label(choices, i), head);
    float bars = layout_px(&app->layout, 12), gap = layout_px(&app->layout, 5);
    float x = ink.x + ink.w + layout_px(&app->layout, 14), bottom = head.y + head.h * .78f;
    int least = ai_level_strength(choices->of->weakest);
    for (int bar = 0; bar < AI_LEVELS - least; bar++) {
        float high = look.rect.h * (.1f + .24f * (float)bar / (float)(AI_LEVELS - least - 1));
        paint_rounded(app->gfx, rect_of(x + (bars * .7f + gap) * (float)bar, bottom - high, bars * .7f, high), 2,
                      bar + least <= ai_level_strength(choices->seat[i].level)
                          ? color_rgb(THEME_GLOW)
                          : color_alpha(color_rgb(THEME_WELL), .8f));
    }
}

void seats_draw_choice(const App *app, const UiLook *look, const char *label, const char *below) {
    draw_chosen(app, label, draw_choice(app, look, below));
}

void seats_tell_games(const SeatChoices *choices, int seat, char *out, size_t size) {
    if (choices->games[seat] == 0) {
        i18n_copy(out, size, tr("first game"));
        return;
    }
    i18n_format(
        out, size,
        trn("{games} game so far, {wins} won", "{games} games so far, {wins} won", (unsigned long)choices->games[seat]),
        I18N_NUMBER("games", choices->games[seat]), I18N_NUMBER("wins", choices->wins[seat]));
}

/* From above, in the colour of whoever stands in it. */
static void draw_limelight(const App *app, Rect panel, Point ground, float wide, Color light) {
    Point lamp = {ground.x, panel.y};
    float high = ground.y - panel.y;
    gfx_push_clip(app->gfx, rect_snapped(rect_inset(panel, layout_px(&app->layout, 3))));
    paint_beam(app->gfx, lamp, ground, wide * .26f, wide * .9f, .3f,
               color_alpha(color_mix(light, color_rgb(0xffffff), .5f), .26f));
    paint_pool(app->gfx, (Point){ground.x, ground.y - high * .36f}, wide * .62f, high * .5f, color_alpha(light, .3f));
    gfx_pop_clip(app->gfx);
}

void seats_draw_background(const SeatChoices *choices, const App *app, int seat, Rect panel) {
    Color light = theme_player_light(choices->seat[seat].figurine);
    PanelStyle style = panel_glass();
    style.edge_top = color_mix(light, style.edge_top, .25f);
    paint_panel(app->gfx, panel, &style);
    Rect at = seats_places(choices, &app->layout, panel).figurine;
    Point ground = {at.x + at.w / 2, at.y + figurine_ground(at)};
    draw_limelight(app, panel, ground, fminf(at.w, at.h), light);
    paint_pool(app->gfx, ground, at.w * .42f, fminf(at.h, at.w) * .2f, color_alpha(light, .55f));
}

void seats_draw(const SeatChoices *choices, const App *app, const Ui *ui, int i) {
    draw_figurine(choices, app, ui, i);
    draw_kind(choices, app, ui, i);
    if (choices->seat[i].is_computer) {
        draw_level(choices, app, ui, i);
    }
}
