/* Before the game of the day: what it is today. Whoever has played it finds the result here, until the day is over. */
#include "scenes/table/day.h"

#include "i18n/i18n.h"
#include "platform/wall.h"
#include "play/day.h"
#include "play/deals.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"
#include "scenes/table/game_deal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ACT_OK = POPUP_OWN, ACT_RESULT };

static const float WIDE = 1040, HIGH = 680;

typedef struct DayPopup {
    const PopupKind *kind;
    DayArgument argument;
    bool was_played;
    char result[DAY_WORDS]; /* empty: there is none yet */
} DayPopup;

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

/* Kept in numbers for the title: date, days in a row, place, field. */
static const char *numbers_key(const char *kind) {
    return ui_id("days.%s", kind);
}

bool day_kept(const App *app, const char *kind, DayKept *kept) {
    const char *text = app->store != NULL ? store_get_text(app->store, numbers_key(kind), "") : "";
    long number[4];
    for (int i = 0; i < 4; i++) {
        char *end;
        number[i] = strtol(text, &end, 10);
        if (end == text || number[i] < INT32_MIN || number[i] > INT32_MAX) {
            return false;
        }
        text = end;
    }
    *kept = (DayKept){.date = (int32_t)number[0],
                      .in_a_row = (int)number[1],
                      .own = {.place = (int32_t)number[2], .field = (int32_t)number[3]}};
    return kept->in_a_row > 0 && kept->own.place > 0;
}

static void keep_numbers(App *app, const char *kind, int32_t date, const StoreSeat *own) {
    DayKept last;
    char text[80];
    int in_a_row = day_kept(app, kind, &last) && last.date == date - 1 ? last.in_a_row + 1 : 1;
    snprintf(text, sizeof text, "%d %d %d %d", (int)date, in_a_row, (int)own->place, (int)own->field);
    store_set_text(app->store, numbers_key(kind), text);
}

void day_result_keep(App *app, const char *kind, int32_t date, const char *words, const StoreSeat *own) {
    char text[DAY_WORDS + 16];
    if (app->store != NULL && date == day_today() && kept_result(app, kind, date) == NULL) {
        snprintf(text, sizeof text, "%d %s", (int)date, words);
        store_set_text(app->store, key_of(kind), text);
        keep_numbers(app, kind, date, own);
    }
}

/* --- the popup ---------------------------------------------------------------------------------------------------- */

void day_show(App *app, const DayArgument *argument) {
    scene_push(app, &DAY_SCENE, argument, sizeof *argument);
}

static const char *how_it_counts(const DayPopup *popup) {
    return popup->was_played
               ? tr("These cards have already been played here, so another game with them won’t count in the "
                    "statistics.")
               : tr("Everyone who plays today gets this exact game. Only your first try counts in the statistics.");
}

static void show(const void *state, Popup *popup) {
    const DayPopup *day = state;
    int buttons = day->result[0] != '\0' ? 3 : 2;
    char date[64];
    TextStyle words = part_words(TEXT_BOLD, 46, THEME_TEXT_HEAD, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    game_deal_date(day->argument.date, date, sizeof date);
    popup_begin(popup, tr("Game of the day"), WIDE, HIGH);
    popup_bottom(popup, 20);
    Rect same = popup_bottom(popup, 130);
    popup_words(popup, "day.date", popup_top(popup, 84), date, words);
    words = part_words(TEXT_BOLD, TYPE_TEXT, THEME_TEXT, TEXT_CENTER);
    popup_words(popup, "day.words", popup->inside, day->argument.words, words);
    words = part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER);
    popup_words(popup, "day.same", same, how_it_counts(day), words);
    popup_button(popup, buttons, buttons - 1, "day.cancel", tr("Cancel"), POPUP_CLOSE);
    if (buttons == 3) {
        popup_button(popup, 3, 1, "day.result", tr("Result as text"), ACT_RESULT);
    }
    const char *label = day->was_played ? tr("Play again") : trc("title", "Play");
    popup_button(popup, buttons, 0, "day.ok", label, ACT_OK, .is_expected = true);
    popup_focus(popup, "day.ok");
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
    if (event->kind == UI_PRESSED && event->act == ACT_OK) {
        play(popup, app);
    } else if (event->kind == UI_PRESSED) {
        day_result_show(app, popup->result);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    DayPopup *popup = state;
    popup->kind = &KIND;
    popup->argument = *(const DayArgument *)argument;
    const DayArgument *day = &popup->argument;
    const char *result = kept_result(app, day->kind, day->date);
    popup->was_played = deals_know(in_play_host(app), day->kind, day_seed(day->date));
    i18n_copy(popup->result, sizeof popup->result, result != NULL ? result : "");
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

void day_in_short(const char *board, const Seat *seat, int players, char *out, size_t size) {
    const char *item[SEATS_MAX];
    char names[SEATS_MAX * SEAT_NAME_SIZE];
    for (int p = 1; p < players; p++) {
        item[p - 1] = seat[p].name;
    }
    i18n_format_list(names, sizeof names, item, (size_t)players - 1);
    snprintf(out, size, "%s · %s", board, names);
}

const Scene DAY_SCENE = {
    .name = "day",
    .state_size = sizeof(DayPopup),
    .enter = enter,
    POPUP_SCENE,
};
