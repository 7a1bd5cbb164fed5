/* The statistics' tab of players: everyone who has finished a game, and of the selected one what they have done, what
 * they know and where they have been. */
#include "scenes/front/statistics_inside.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float ROW = 92;

/* Who stands there, and what there is to tell beside or below. */
typedef struct DetailPlaces {
    Rect figure, name, rest, been; /* been: empty where there is no room, or no way */
    bool is_full;                  /* the figurine is seen whole, on a block that bears the name */
} DetailPlaces;

/* --- the widgets -------------------------------------------------------------------------------------------------- */

static void count_text(const StorePlayer *player, char *out, size_t size) {
    char games[64], wins[64], with[128];
    i18n_format(games, sizeof games, trn("{n} game", "{n} games", (unsigned long)player->games),
                I18N_NUMBER("n", player->games));
    i18n_format(wins, sizeof wins, trn("{n} win", "{n} wins", (unsigned long)player->wins),
                I18N_NUMBER("n", player->wins));
    /* TRANSLATORS: such as "5 games, 2 wins" */
    i18n_format(with, sizeof with, tr("{games}, {wins}"), I18N_TEXT("games", games), I18N_TEXT("wins", wins));
    if (player->alone == 0) {
        i18n_copy(out, size, with);
    } else if (player->games == 0) {
        i18n_format(out, size, trn("{n} solo game", "{n} solo games", (unsigned long)player->alone),
                    I18N_NUMBER("n", player->alone));
    } else {
        /* TRANSLATORS: such as "5 games, 2 wins · 3 alone": {n} games that somebody played alone */
        i18n_format(out, size, tr("{games} · {n} solo"), I18N_TEXT("games", with), I18N_NUMBER("n", player->alone));
    }
}

/* Below all, where that leaves the rest enough. */
static void cut_been(const GameScenes *of, const Layout *layout, DetailPlaces *detail) {
    static const float HIGH = 204, REST = 470; /* units */
    if (of->been != NULL && detail->rest.h >= layout_px(layout, HIGH + REST)) {
        detail->been = layout_cut_bottom(layout, &detail->rest, HIGH);
    }
}

static DetailPlaces detail_of(const Statistics *statistics, const App *app, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect inside = rect_inset(places->detail, layout_px(layout, 32));
    const GameScenes *of = statistics_kind(statistics, app);
    bool is_wide = !layout->portrait && places->detail.w >= layout_px(layout, 1100); /* records are many words */
    DetailPlaces detail = {.is_full = !of->ends_in_points || is_wide};
    if (!detail.is_full || layout->portrait) {
        Rect head = layout_cut_top(layout, &inside, detail.is_full ? 290 : 84);
        layout_cut_top(layout, &inside, 16);
        float wide = detail.is_full ? head.w * .34f : head.h * 1.15f;
        detail.figure = rect_of(head.x, head.y, detail.is_full ? wide : head.h, head.h);
        detail.name = rect_of(head.x + wide, head.y, head.w - wide, head.h);
        detail.rest = inside;
    } else {
        detail.figure = rect_of(inside.x, inside.y, inside.w * .27f, inside.h);
        detail.rest = rect_of(inside.x + inside.w * .30f, inside.y, inside.w * .70f, inside.h);
    }
    cut_been(of, layout, &detail);
    return detail;
}

/* As they sat at the table last. */
static Figurine figurine_of(const Statistics *statistics, const char *name) {
    const StoreGames *games = &statistics->games;
    for (size_t i = 0; i < games->count; i++) {
        const StoreGame *game = &games->game[i];
        for (int seat = 0; seat < game->seat_count && !game->imported; seat++) {
            if (game->seat[seat].level[0] == '\0' && strcmp(game->seat[seat].name, name) == 0) {
                return (Figurine)((unsigned)game->seat[seat].figurine % FIGURINES);
            }
        }
    }
    return FIGURINE_LENS;
}

static const char *head_of(Figurine figurine) {
    static const char *const HEAD[FIGURINES] = {"figurines/flask_head", "figurines/lens_head", "figurines/vial_head",
                                                "figurines/fibre_head"};
    return HEAD[figurine];
}

static void number_text(int64_t number, char *out, size_t size) {
    if (!i18n_format_number(out, size, number)) {
        out[0] = '\0';
    }
}

/* There to be read aloud and by scripts: what every game has. */
static void add_numbers(const StorePlayer *player, Ui *ui, Rect where) {
    char games[32], wins[32], words[160];
    number_text(player->games, games, sizeof games);
    number_text(player->wins, wins, sizeof wins);
    snprintf(words, sizeof words, "%s: %s · %s: %s", tr("Games"), games, tr("Won"), wins);
    ui_add_words(ui, "statistics.numbers", where, words, 0);
}

static bool been_in(const Statistics *statistics, const App *app, Rect where, char *out, size_t size) {
    const GameScenes *of = statistics_kind(statistics, app);
    const char *name = statistics->players.player[statistics->player].name;
    return of->been != NULL && of->been(app, &statistics->games, name, where, out, size);
}

/* Over the way: whose it is, and how far it goes. */
static void been_words(const char *name, char *out, size_t size) {
    /* TRANSLATORS: heading of a picture of the way round the world, as far as a player has ever come */
    i18n_format(out, size, tr("Where {name} has been"), I18N_TEXT("name", name));
}

static void add_been(const Statistics *statistics, const App *app, Ui *ui, Rect where) {
    char heading[200], sites[80], words[300];
    if (!rect_is_empty(where) && been_in(statistics, app, (Rect){0}, sites, sizeof sites)) {
        been_words(statistics->players.player[statistics->player].name, heading, sizeof heading);
        snprintf(words, sizeof words, "%s: %s", heading, sites);
        ui_add_words(ui, "statistics.been", rect_snapped(where), words, 0);
    }
}

void players_build(const Statistics *statistics, const App *app, Ui *ui, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect list = statistics_players_list(layout, places);
    float high = layout_px(layout, ROW);
    ui_add(ui, &(Widget){.id = "statistics.players",
                         .kind = WIDGET_LIST,
                         .label = tr("Players"),
                         .rect = list,
                         .content = high * (float)statistics->players.count});
    for (int i = 0; i < (int)statistics->players.count; i++) {
        char text[128];
        count_text(&statistics->players.player[i], text, sizeof text);
        ui_add(ui,
               &(Widget){.id = ui_id("statistics.player%d", i),
                         .look = LOOK_ROW,
                         .rect = rect_snapped(rect_of(list.x, list.y + high * (float)i, list.w - layout_px(layout, 20),
                                                      high - layout_px(layout, 12))),
                         .label = statistics->players.player[i].name,
                         .text = text,
                         .picture = head_of(figurine_of(statistics, statistics->players.player[i].name)),
                         .in = "statistics.players",
                         .selected = statistics->player == i,
                         .act = ACT_PLAYER,
                         .a = i});
    }
    const GameScenes *of = statistics_kind(statistics, app);
    if (statistics->players.count > 0 && of->ends_in_points) {
        records_build(statistics, app, ui, detail_of(statistics, app, places).rest);
    } else if (statistics->players.count > 0 && !of->asks_questions) {
        add_numbers(&statistics->players.player[statistics->player], ui, detail_of(statistics, app, places).rest);
    }
    if (statistics->players.count > 0) {
        add_been(statistics, app, ui, detail_of(statistics, app, places).been);
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

void statistics_draw_number(const App *app, Rect rect, uint32_t ink, const char *big, const char *small) {
    PanelStyle style = {.top = color_alpha(color_rgb(0xffffff), .10f),
                        .bottom = color_alpha(color_rgb(0xffffff), .03f),
                        .radius = RADIUS_BUTTON};
    paint_panel(app->gfx, rect_snapped(rect), &style);
    TextStyle words = part_words(TEXT_NUMERAL, 72, ink, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    words.shadow = color_alpha(color_rgb(0x1a0f50), .7f);
    Rect box = rect_inset(rect, layout_px(&app->layout, 8));
    text_draw(app->gfx, &words, big, rect_of(box.x, box.y, box.w, box.h * .64f));
    words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &words, small, rect_of(box.x, box.y + box.h * .62f, box.w, box.h * .38f));
}

enum { NUMBERS_MAX = 4, NUMBERS_OF_ALL = 2 };

/* A row of numbers; what only a game with questions has comes after what every game has. */
static void place_numbers(const Layout *layout, Rect row, int count, Rect cell[NUMBERS_MAX]) {
    int columns = layout->portrait ? 2 : count;
    for (int i = 0; i < count; i++) {
        Rect line = layout_row(layout, row, count / columns, i / columns, 14);
        cell[i] = layout_column(layout, line, columns, i % columns, 14);
    }
}

static void draw_numbers(const App *app, const StorePlayer *player, const Rect cell[NUMBERS_MAX], int count) {
    char text[32];
    number_text(player->games, text, sizeof text);
    statistics_draw_number(app, cell[0], 0xc9b2ff, text, tr("Games"));
    number_text(player->wins, text, sizeof text);
    statistics_draw_number(app, cell[1], 0xffb0c8, text, tr("Won"));
    if (count == NUMBERS_OF_ALL) {
        return;
    }
    number_text(player->best_stage, text, sizeof text);
    statistics_draw_number(app, cell[2], 0xffc08a, player->best_stage > 0 ? text : "–", tr("Best stage"));
    if (player->asked > 0) {
        i18n_format_percent(text, sizeof text, player->right * 100 / player->asked);
    }
    statistics_draw_number(app, cell[3], 0xffe08a, player->asked > 0 ? text : "–", tr("Correct answers"));
}

/* The one the page is about. */
static void draw_figure(const Statistics *statistics, const App *app, const char *name, const DetailPlaces *detail) {
    const Layout *layout = &app->layout;
    Figurine figurine = figurine_of(statistics, name);
    Rect place = detail->figure;
    if (!detail->is_full) {
        part_portrait(app->gfx, figurine, place);
        return;
    }
    float high = fminf(place.w * 1.42f, place.h * .74f), base = fminf(place.h * .24f, layout_px(layout, 150));
    Rect block = rect_snapped(rect_of(place.x, place.y + place.h - base, place.w, base));
    PanelStyle style = panel_glass();
    style.top = color_mix(theme_player(figurine), color_rgb(0xffffff), .12f);
    style.bottom = color_mix(theme_player(figurine), color_rgb(0x1a1456), .55f);
    style.edge_top = theme_player_light(figurine);
    style.edge = 3;
    style.radius = RADIUS_BUTTON;
    paint_panel(app->gfx, block, &style);
    part_figurine(app->gfx, figurine, POSE_CHEER, (Point){place.x + place.w / 2, block.y + layout_px(layout, 12)}, high,
                  NULL);
}

static Rect name_rect(const App *app, const DetailPlaces *detail) {
    if (!detail->is_full || app->layout.portrait) {
        return detail->name;
    }
    Rect place = detail->figure;
    float base = fminf(place.h * .24f, layout_px(&app->layout, 150)), gap = layout_px(&app->layout, 14);
    return rect_of(place.x + gap, place.y + place.h - base + gap, place.w - 2 * gap, base - 2 * gap);
}

static void draw_name(const App *app, const char *name, const DetailPlaces *detail) {
    bool is_on_block = detail->is_full && !app->layout.portrait;
    TextStyle words = part_words(TEXT_BOLD, is_on_block ? 46 : 56, is_on_block ? THEME_TEXT : THEME_RIBBON_TOP,
                                 is_on_block ? TEXT_CENTER : TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    words.shadow = color_alpha(color_rgb(0x0a0a3c), .8f);
    text_draw(app->gfx, &words, name, name_rect(app, detail));
}

/* Painted once, with what lies still: it is many beads. */
static void draw_been(const Statistics *statistics, const App *app, Rect where) {
    const Layout *layout = &app->layout;
    char heading[200], sites[80];
    Rect head = layout_cut_top(layout, &where, 48);
    if (!rect_is_empty(where) && been_in(statistics, app, where, sites, sizeof sites)) {
        TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT, TEXT_RIGHT);
        been_words(statistics->players.player[statistics->player].name, heading, sizeof heading);
        text_draw(app->gfx, &words, sites, rect_of(head.x + head.w * .7f, head.y, head.w * .3f, head.h));
        words = part_words(TEXT_BOLD, 32, THEME_TEXT, TEXT_LEFT);
        words.fit = TEXT_SHRINK;
        text_draw(app->gfx, &words, heading, rect_of(head.x, head.y, head.w * .68f, head.h));
    }
}

/* Who has not played yet is told so under the sky, by somebody who stands on its ground. */
void players_background(const Statistics *statistics, const App *app, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    Rect list = places->list;
    float rows = layout_px(layout, 76 + 14 + 32 + ROW * (float)statistics->players.count);
    list.h = fminf(list.h, rows);
    statistics_panel(app, list);
    if (statistics->players.count == 0) {
        return;
    }
    Rect panel = statistics_panel(app, places->detail);
    DetailPlaces detail = detail_of(statistics, app, places);
    if (detail.is_full) {
        Point sun = {detail.figure.x + detail.figure.w / 2, detail.figure.y + detail.figure.h * .62f};
        gfx_push_clip(app->gfx, panel);
        dusk_sun(app, sun, detail.figure.w * .7f);
        gfx_pop_clip(app->gfx);
    }
    if (!rect_is_empty(detail.been)) {
        draw_been(statistics, app, detail.been);
    }
}

void players_draw(const Statistics *statistics, const App *app, const StatisticsPlaces *places) {
    const Layout *layout = &app->layout;
    if (statistics->players.count == 0) {
        statistics_draw_empty(
            app, places->detail,
            tr("Everyone who has finished a game appears here. Play one! (Computer-only games don’t count.)"));
        return;
    }
    const StorePlayer *player = &statistics->players.player[statistics->player];
    DetailPlaces detail = detail_of(statistics, app, places);
    draw_figure(statistics, app, player->name, &detail);
    draw_name(app, player->name, &detail);
    if (statistics_kind(statistics, app)->ends_in_points) {
        records_draw(statistics, app, detail.rest);
        return;
    }
    Rect inside = detail.rest, cell[NUMBERS_MAX];
    int count = statistics_kind(statistics, app)->asks_questions ? NUMBERS_MAX : NUMBERS_OF_ALL;
    place_numbers(layout, layout_cut_top(layout, &inside, layout->portrait ? 75 * (float)count : 176), count, cell);
    draw_numbers(app, player, cell, count);
    if (count == NUMBERS_OF_ALL) {
        return;
    }
    layout_cut_top(layout, &inside, 24);
    TextStyle words = part_words(TEXT_BOLD, 32, THEME_TEXT, TEXT_LEFT);
    text_draw(app->gfx, &words, tr("Questions by topic"), layout_cut_top(layout, &inside, 50));
    layout_cut_top(layout, &inside, 16);
    vials_draw(statistics, app, inside);
}
