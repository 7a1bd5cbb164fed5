/* The game of the day on the title: today's result, else yesterday's, and how many days it has been by now. Whoever has
 * missed a day reads nothing of it, but what there is today. */
#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/title_inside.h"

#include <stdio.h>
#include <string.h>

static const char *id_of(int game) {
    return ui_id("title.day%d", game);
}

static void add_row(const DayKept *kept, char *out, size_t size) {
    char row[80];
    size_t length = strlen(out);
    if (kept->in_a_row > 1 && length < size) {
        i18n_format(row, sizeof row, trn("{n} day in a row", "{n} days in a row", (unsigned long)kept->in_a_row),
                    I18N_NUMBER("n", kept->in_a_row));
        snprintf(out + length, size - length, " · %s", row);
    }
}

static void tell_day(const App *app, const GameScenes *game, char *out, size_t size) {
    DayKept kept;
    char ended[160];
    int32_t today = day_today();
    if (!day_kept(app, game->rules->kind, &kept) || (kept.date != today && kept.date != today - 1)) {
        game->day(today, out, size);
        return;
    }
    game->ended(&kept.own, false, ended, sizeof ended);
    /* TRANSLATORS: how the last game of the day ended, such as "#1, 24 points" */
    i18n_format(out, size, kept.date == today ? tr("Today: {result}") : tr("Yesterday: {result}"),
                I18N_TEXT("result", ended));
    add_row(&kept, out, size);
}

void title_day_build(Title *title, const App *app, Ui *ui, Rect where, int game, int act) {
    const GameScenes *scenes = in_play_scenes(app, game);
    char label[TITLE_DAY_WORDS + 160]; /* line by line what is drawn */
    if (scenes->day == NULL) {
        return;
    }
    tell_day(app, scenes, title->day[game], sizeof title->day[game]);
    snprintf(label, sizeof label, "%s\n%s", tr("Game of the day"), title->day[game]);
    ui_add(ui,
           &(Widget){.id = id_of(game), .kind = WIDGET_CUSTOM, .rect = where, .label = label, .act = act, .a = game});
}

void title_day_draw(const Title *title, const App *app, const Ui *ui, int game) {
    UiLook look = ui_look(ui, id_of(game));
    if (!look.exists) {
        return;
    }
    Rect at = look.pressed ? rect_scaled(look.rect, .97f) : look.rect;
    PanelStyle style = panel_button();
    if (look.hovered) {
        style.top = color_mix(style.top, color_rgb(0xffffff), .12f);
    }
    paint_panel(app->gfx, at, &style);
    Rect text = rect_inset(at, layout_px(&app->layout, 10));
    TextStyle words = part_words(TEXT_BOLD, 26, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, tr("Game of the day"), rect_of(text.x, text.y, text.w, text.h * .52f));
    words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, title->day[game], rect_of(text.x, text.y + text.h * .54f, text.w, text.h * .46f));
}
