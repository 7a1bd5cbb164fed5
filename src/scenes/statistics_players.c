/* The statistics' tab of players: everyone who has finished a game, and details of the selected one. */
#include "scenes/statistics_inside.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>
#include <string.h>

static const float ROW = 92;

/* TRANSLATORS: topics of questions */
static const struct {
    const char *key, *name;
} TOPIC[] = {
    {"history", N_("History")},        {"science", N_("Science")},        {"products", N_("Products")},
    {"world", N_("Around the world")}, {"everyday", N_("Everyday life")},
};

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
        i18n_format(out, size, trn("{n} game alone", "{n} games alone", (unsigned long)player->alone),
                    I18N_NUMBER("n", player->alone));
    } else {
        /* TRANSLATORS: such as "5 games, 2 wins · 3 alone": {n} games that somebody played alone */
        i18n_format(out, size, tr("{games} · {n} alone"), I18N_TEXT("games", with), I18N_NUMBER("n", player->alone));
    }
}

/* Of the chosen one: the name, and below it what there is to tell. */
static Rect detail_of(const Layout *layout, const StatisticsPlaces *places, Rect *name) {
    Rect inside = rect_inset(places->detail, layout_px(layout, 32));
    *name = layout_cut_top(layout, &inside, 76);
    layout_cut_top(layout, &inside, 16);
    return inside;
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
                         .in = "statistics.players",
                         .selected = statistics->player == i,
                         .act = ACT_PLAYER,
                         .a = i});
    }
    if (statistics->players.count > 0 && statistics_kind(statistics, app)->ends_in_points) {
        Rect name;
        records_build(statistics, app, ui, detail_of(layout, places, &name));
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

void statistics_draw_number(const App *app, Rect rect, const char *big, const char *small) {
    PanelStyle style = panel_well();
    paint_panel(app->gfx, rect, &style);
    TextStyle words = part_words(TEXT_BOLD, 54, THEME_RIBBON_TOP, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    Rect box = rect_inset(rect, layout_px(&app->layout, 10));
    text_draw(app->gfx, &words, big, rect_of(box.x, box.y, box.w, box.h * .58f));
    words = part_words(TEXT_REGULAR, TYPE_LABEL + 1, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, small, rect_of(box.x, box.y + box.h * .58f, box.w, box.h * .42f));
}

static void number_text(int64_t number, char *out, size_t size) {
    if (!i18n_format_number(out, size, number)) {
        out[0] = '\0';
    }
}

static void draw_numbers(const App *app, const StorePlayer *player, Rect row) {
    char text[32];
    const Layout *layout = &app->layout;
    int columns = layout->portrait ? 2 : 4;
    Rect cell[4];
    for (int i = 0; i < 4; i++) {
        Rect line = layout_row(layout, row, 4 / columns, i / columns, 14);
        cell[i] = layout_column(layout, line, columns, i % columns, 14);
    }
    number_text(player->games, text, sizeof text);
    statistics_draw_number(app, cell[0], text, tr("Games"));
    number_text(player->wins, text, sizeof text);
    statistics_draw_number(app, cell[1], text, tr("Won"));
    number_text(player->best_stage, text, sizeof text);
    statistics_draw_number(app, cell[2], player->best_stage > 0 ? text : "–", tr("Best stage"));
    if (player->asked > 0) {
        i18n_format_percent(text, sizeof text, player->right * 100 / player->asked);
    }
    statistics_draw_number(app, cell[3], player->asked > 0 ? text : "–", tr("Correct answers"));
}

static void draw_topic(const App *app, const char *name, int64_t asked, int64_t right, Rect row) {
    const Layout *layout = &app->layout;
    float name_wide = row.w * .28f, note = layout_px(layout, 150);
    TextStyle words = part_words(TEXT_REGULAR, 26, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, name, rect_of(row.x, row.y, name_wide, row.h));
    float thick = fminf(row.h * .5f, layout_px(layout, 30));
    Rect bar = rect_snapped(rect_of(row.x + name_wide + layout_px(layout, 16), row.y + (row.h - thick) / 2,
                                    row.w - name_wide - layout_px(layout, 16) - note, thick));
    paint_bar(app->gfx, bar, asked > 0 ? (float)right / (float)asked : 0, color_rgb(THEME_RIBBON_BOTTOM),
              color_rgb(THEME_GLOW));
    char text[64];
    i18n_format(text, sizeof text, tr("{right} of {asked}"), I18N_NUMBER("right", right), I18N_NUMBER("asked", asked));
    words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_RIGHT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, asked > 0 ? text : "–",
              rect_of(row.x + row.w - note + layout_px(layout, 14), row.y, note - layout_px(layout, 14), row.h));
}

static const StoreTopic *find_topic(const Statistics *statistics, const char *key) {
    for (size_t i = 0; i < statistics->topics.count; i++) {
        if (strcmp(statistics->topics.topic[i].topic, key) == 0) {
            return &statistics->topics.topic[i];
        }
    }
    return NULL;
}

static void draw_topics(const Statistics *statistics, const App *app, Rect box) {
    enum { TOPICS = sizeof TOPIC / sizeof TOPIC[0] };
    const Layout *layout = &app->layout;
    Rect head = layout_cut_top(layout, &box, 50);
    TextStyle words = part_words(TEXT_BOLD, 30, THEME_TEXT, TEXT_LEFT);
    text_draw(app->gfx, &words, tr("Questions by topic"), head);
    layout_cut_top(layout, &box, 10);
    box.h = fminf(box.h, layout_px(layout, 92 * TOPICS));
    for (int i = 0; i < TOPICS; i++) {
        const StoreTopic *topic = find_topic(statistics, TOPIC[i].key);
        draw_topic(app, tr(TOPIC[i].name), topic != NULL ? topic->asked : 0, topic != NULL ? topic->right : 0,
                   layout_row(layout, box, TOPICS, i, 4));
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
    Rect head, inside = detail_of(layout, places, &head);
    TextStyle words = part_words(TEXT_BOLD, 52, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, player->name, head);
    if (statistics_kind(statistics, app)->ends_in_points) {
        records_draw(statistics, app, inside);
        return;
    }
    Rect numbers = layout_cut_top(layout, &inside, layout->portrait ? 320 : 170);
    draw_numbers(app, player, numbers);
    layout_cut_top(layout, &inside, 30);
    draw_topics(statistics, app, inside);
}
