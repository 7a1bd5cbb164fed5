/* Before the game of the day: what it is today. Whoever has played it finds the result here, until the day is over. */
#include "scenes/day.h"

#include "i18n/i18n.h"
#include "platform/wall.h"
#include "play/day.h"
#include "play/deals.h"
#include "scenes/game_deal.h"
#include "scenes/menus.h"
#include "shell/parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACT_OK = 1, ACT_CANCEL, ACT_RESULT };

static const float WIDE = 1040, HIGH = 680;

typedef struct DayPopup {
    DayArgument argument;
    bool was_played;
    char result[DAY_WORDS]; /* empty: there is none yet */
} DayPopup;

typedef struct DayPlaces {
    Rect body, date, words, same, result, ok, cancel;
} DayPlaces;

int32_t day_today(void) {
    return wall_time(wall_now()).date;
}

/* --- its result, kept --------------------------------------------------------------------------------------------- */

static const char *key_of(const char *kind) {
    return ui_id("day.%s", kind);
}

/* Kept as the date and the words. NULL: there is none of that date. */
static const char *kept_result(const App *app, const char *kind, int32_t date) {
    const char *kept = app->store != NULL ? store_get_text(app->store, key_of(kind), "") : "";
    char *words;
    long of = strtol(kept, &words, 10);
    return of == date && *words == ' ' ? words + 1 : NULL;
}

void day_result_keep(App *app, const char *kind, int32_t date, const char *words) {
    char text[DAY_WORDS + 16];
    if (app->store != NULL && date == day_today() && kept_result(app, kind, date) == NULL) {
        snprintf(text, sizeof text, "%d %s", (int)date, words);
        store_set_text(app->store, key_of(kind), text);
    }
}

/* --- the popup ---------------------------------------------------------------------------------------------------- */

static DayPlaces places_for(const DayPopup *popup, const App *app) {
    const Layout *layout = &app->layout;
    PopupPlaces room = part_popup_places(layout, WIDE, HIGH);
    DayPlaces places = {.body = room.body};
    int buttons = popup->result[0] != '\0' ? 3 : 2;
    Rect inside = room.inside;
    layout_cut_bottom(layout, &inside, 20);
    places.same = layout_cut_bottom(layout, &inside, 130);
    places.date = layout_cut_top(layout, &inside, 84);
    places.words = inside;
    places.ok = part_popup_button(layout, room.foot, buttons, 0);
    places.result = buttons == 3 ? part_popup_button(layout, room.foot, buttons, 1) : (Rect){0};
    places.cancel = part_popup_button(layout, room.foot, buttons, buttons - 1);
    return places;
}

void day_show(App *app, const DayArgument *argument) {
    scene_push(app, &DAY_SCENE, argument, sizeof *argument);
}

static void enter(void *state, App *app, const void *argument) {
    DayPopup *popup = state;
    popup->argument = *(const DayArgument *)argument;
    const DayArgument *day = &popup->argument;
    const char *result = kept_result(app, day->kind, day->date);
    popup->was_played = deals_know(app->store, day->kind, day_seed(day->date));
    i18n_copy(popup->result, sizeof popup->result, result != NULL ? result : "");
}

static const char *how_it_counts(const DayPopup *popup) {
    return popup->was_played
               ? tr("These cards have already been played here, so another game with them won’t count in the "
                    "statistics.")
               : tr("Everybody who plays today gets exactly this game. Only the first time counts in the statistics.");
}

static void build(void *state, App *app, Ui *ui) {
    const DayPopup *popup = state;
    DayPlaces places = places_for(popup, app);
    char date[64];
    game_deal_date(popup->argument.date, date, sizeof date);
    ui_add_words(ui, "day.date", rect_snapped(places.date), date, 0);
    ui_add_words(ui, "day.words", rect_snapped(places.words), popup->argument.words, 0);
    ui_add_words(ui, "day.same", rect_snapped(places.same), how_it_counts(popup), 0);
    ui_add(ui, &(Widget){.id = "day.cancel", .rect = places.cancel, .label = tr("Cancel"), .act = ACT_CANCEL});
    if (popup->result[0] != '\0') {
        ui_add(ui,
               &(Widget){.id = "day.result", .rect = places.result, .label = tr("Result as text"), .act = ACT_RESULT});
    }
    ui_add(ui, &(Widget){.id = "day.ok",
                         .look = LOOK_MAIN,
                         .rect = places.ok,
                         .label = popup->was_played ? tr("Play again") : trc("title", "Play"),
                         .is_expected = true,
                         .act = ACT_OK});
    if (ui_focused(ui)[0] == '\0') {
        ui_focus(ui, "day.ok");
    }
}

static void play(const DayPopup *popup, App *app) {
    const DayArgument *day = &popup->argument;
    PlayError error = {{0}};
    if (!day->play(app, day->context, day->date, &error)) {
        message_tell(app, tr("Game of the day"), error.text);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    const DayPopup *popup = state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CANCEL)) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_OK) {
        play(popup, app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_RESULT) {
        day_result_show(app, popup->result);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const DayPopup *popup = state;
    DayPlaces places = places_for(popup, app);
    char date[64];
    part_popup(app, places.body, tr("Game of the day"));
    game_deal_date(popup->argument.date, date, sizeof date);
    TextStyle words = part_words(TEXT_BOLD, 46, THEME_RIBBON_TOP, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, date, places.date);
    words = part_words(TEXT_BOLD, TYPE_TEXT, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &words, popup->argument.words, places.words);
    words = part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, how_it_counts(popup), places.same);
    ui_draw(ui);
}

void day_opponents(const Seat *seat, int players, char *out, size_t size) {
    char who[SEATS_MAX][SEAT_NAME_SIZE + 48];
    const char *item[SEATS_MAX];
    for (int p = 1; p < players; p++) {
        /* TRANSLATORS: a computer and its level */
        i18n_format(who[p], sizeof who[p], tr("{name} ({level})"), I18N_TEXT("name", seat[p].name),
                    I18N_TEXT("level", tr(ai_level_label(seat[p].level))));
        item[p - 1] = who[p];
    }
    i18n_format_list(out, size, item, (size_t)players - 1);
}

const Scene DAY_SCENE = {
    .name = "day",
    .state_size = sizeof(DayPopup),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
