/* The result of a game of the day as a line of text: shown to be read out or written down, and to be copied where there
 * is a clipboard. */
#include "scenes/day.h"

#include "i18n/i18n.h"
#include "platform/platform.h"
#include "scenes/game_deal.h"
#include "shell/parts.h"

#include <stdio.h>
#include <string.h>

enum { ACT_COPY = 1, ACT_CLOSE };

static const float WIDE = 1040, HIGH = 560;

typedef struct ResultPopup {
    char words[DAY_WORDS];
    bool was_tried, was_copied;
} ResultPopup;

typedef struct ResultPlaces {
    Rect body, words, said, copy, close;
} ResultPlaces;

/* --- the words ---------------------------------------------------------------------------------------------------- */

static void add(char out[DAY_WORDS], const char *more) {
    size_t length = strlen(out);
    snprintf(out + length, DAY_WORDS - length, "\u00a0· %s", more);
}

void day_result_words(const DayResult *result, char out[DAY_WORDS]) {
    char date[64], hints[96];
    game_deal_date(result->date, date, sizeof date);
    /* TRANSLATORS: begins a line of text that people send each other; what they have reached follows */
    i18n_format(out, DAY_WORDS, tr("{game}, game of the day, {date}"), I18N_TEXT("game", result->game),
                I18N_TEXT("date", date));
    add(out, result->told);
    if (result->hints > 0) {
        i18n_format(hints, sizeof hints, trn("{n} hint used", "{n} hints used", (unsigned long)result->hints),
                    I18N_NUMBER("n", result->hints));
        add(out, hints);
    }
    if (result->is_unranked) {
        add(out, tr("unranked"));
    }
}

/* --- the popup ---------------------------------------------------------------------------------------------------- */

void day_result_show(App *app, const char *words) {
    char copy[DAY_WORDS];
    i18n_copy(copy, sizeof copy, words);
    scene_push(app, &DAY_RESULT_SCENE, copy, sizeof copy);
}

static ResultPlaces places_for(const App *app) {
    const Layout *layout = &app->layout;
    PopupPlaces popup = part_popup_places(layout, WIDE, HIGH);
    ResultPlaces places = {.body = popup.body};
    Rect inside = popup.inside;
    layout_cut_bottom(layout, &inside, 16);
    places.said = layout_cut_bottom(layout, &inside, 84);
    places.words = inside;
    places.copy = part_popup_button(layout, popup.foot, 2, 0);
    places.close = part_popup_button(layout, popup.foot, 2, 1);
    return places;
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    ResultPopup *popup = state;
    i18n_copy(popup->words, sizeof popup->words, argument);
}

static const char *said(const ResultPopup *popup) {
    return !popup->was_tried   ? tr("Paste it wherever you like: it doesn’t give anything away.")
           : popup->was_copied ? tr("Copied.")
                               : tr("There’s no clipboard here, but you can write it down.");
}

static void build(void *state, App *app, Ui *ui) {
    const ResultPopup *popup = state;
    ResultPlaces places = places_for(app);
    ui_add_words(ui, "day_result.text", rect_snapped(places.words), popup->words, 0);
    ui_add_words(ui, "day_result.said", rect_snapped(places.said), said(popup), 0);
    ui_add(ui, &(Widget){.id = "day_result.close", .rect = places.close, .label = tr("Close"), .act = ACT_CLOSE});
    ui_add(ui, &(Widget){.id = "day_result.copy",
                         .look = LOOK_MAIN,
                         .rect = places.copy,
                         .label = tr("Copy"),
                         .is_expected = true,
                         .act = ACT_COPY});
    if (ui_focused(ui)[0] == '\0') {
        ui_focus(ui, "day_result.copy");
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    ResultPopup *popup = state;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CLOSE)) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_COPY) {
        popup->was_tried = true;
        popup->was_copied = clipboard_put(popup->words);
        scene_rebuild(app);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const ResultPopup *popup = state;
    ResultPlaces places = places_for(app);
    part_popup(app, places.body, tr("Result as text"));
    TextStyle words = part_words(TEXT_BOLD, TYPE_TEXT, THEME_TEXT, TEXT_CENTER);
    text_draw(app->gfx, &words, popup->words, places.words);
    words = part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, said(popup), places.said);
    ui_draw(ui);
}

const Scene DAY_RESULT_SCENE = {
    .name = "day_result",
    .state_size = sizeof(ResultPopup),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
