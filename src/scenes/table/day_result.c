/* The result of a game of the day as a line of text: shown to be read out or written down, and to be copied where there
 * is a clipboard. */
#include "scenes/table/day.h"

#include "i18n/i18n.h"
#include "platform/platform.h"
#include "scenes/menus/popup.h"
#include "scenes/table/game_deal.h"

#include <stdio.h>
#include <string.h>

enum { ACT_COPY = POPUP_OWN };

static const float WIDE = 1040, HIGH = 560;

typedef struct ResultPopup {
    const PopupKind *kind;
    char words[DAY_WORDS];
    bool was_tried, was_copied;
} ResultPopup;

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

static const char *said(const ResultPopup *popup) {
    return !popup->was_tried   ? tr("Paste it wherever you like: it doesn’t give anything away.")
           : popup->was_copied ? tr("Copied.")
                               : tr("There’s no clipboard here, but you can write it down.");
}

static void show(const void *state, Popup *popup) {
    const ResultPopup *result = state;
    popup_begin(popup, tr("Result as text"), WIDE, HIGH);
    popup_bottom(popup, 16);
    Rect below = popup_bottom(popup, 84);
    popup_words(popup, "day_result.text", popup->inside, result->words,
                part_words(TEXT_BOLD, TYPE_TEXT, THEME_TEXT, TEXT_CENTER));
    popup_words(popup, "day_result.said", below, said(result),
                part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER));
    popup_button(popup, 2, 1, "day_result.close", tr("Close"), POPUP_CLOSE);
    popup_button(popup, 2, 0, "day_result.copy", tr("Copy"), ACT_COPY, .is_expected = true);
    popup_focus(popup, "day_result.copy");
}

static void handle(void *state, App *app, const UiEvent *event) {
    ResultPopup *popup = state;
    if (event->kind == UI_PRESSED) {
        popup->was_tried = true;
        popup->was_copied = clipboard_put(popup->words);
        scene_rebuild(app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    ResultPopup *popup = state;
    (void)app;
    popup->kind = &KIND;
    i18n_copy(popup->words, sizeof popup->words, argument);
}

const Scene DAY_RESULT_SCENE = {
    .name = "day_result",
    .state_size = sizeof(ResultPopup),
    .enter = enter,
    POPUP_SCENE,
};
