/* The code of a new game: to be read out to another table, or typed in from there. */
#include "scenes/table/game_code.h"

#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"

#include <stdio.h>

enum { ACT_TEXT = POPUP_OWN, ACT_OK, TYPED_BYTES = 40, WORDS_BYTES = 800 };

static const float WIDE = 1040, HIGH = 700;

typedef struct CodePopup {
    const PopupKind *kind;
    GameCodeArgument argument;
    char typed[TYPED_BYTES];
} CodePopup;

void game_code_show(App *app, const GameCodeArgument *argument) {
    scene_push(app, &GAME_CODE_SCENE, argument, sizeof *argument);
}

/* What this table has chosen and no code can bring to another is told. */
static void words_of(const CodePopup *popup, char out[WORDS_BYTES]) {
    const char *lost = popup->argument.drops_own
                           ? tr("With a code, nobody starts ahead, and everyone gets the same level of questions.")
                           : "";
    snprintf(out, WORDS_BYTES, "%s%s%s",
             tr("Tables that play with the same code get exactly the same deal. Read this one out, or type in the "
                "other table’s. Only the first game with a code counts in the statistics."),
             lost[0] != '\0' ? "\n" : "", lost);
}

static void show(const void *state, Popup *popup) {
    const CodePopup *code = state;
    char text[WORDS_BYTES];
    TextStyle large = part_words(TEXT_BOLD, 60, THEME_TEXT, TEXT_CENTER);
    large.fit = TEXT_SHRINK;
    words_of(code, text);
    popup_begin(popup, tr("Game code"), WIDE, HIGH);
    popup_bottom(popup, 28);
    Rect typed = popup_bottom(popup, 84);
    popup_bottom(popup, 20);
    Rect own = popup_bottom(popup, 100);
    popup_words(popup, "code.words", popup->inside, text,
                part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER));
    popup_words(popup, "code.own", own, code->argument.own, large);
    popup_put(popup, "code.text", typed, tr("Code from another table"), ACT_TEXT, .kind = WIDGET_TEXT_FIELD,
              .text = code->typed, .hint = tr("Code from another table"), .size = 34, .text_max = TYPED_BYTES - 1);
    popup_button(popup, 2, 1, "code.cancel", tr("Cancel"), POPUP_CLOSE);
    const char *label = code->typed[0] == '\0' ? tr("Play with this code") : tr("Play with their code");
    popup_button(popup, 2, 0, "code.ok", label, ACT_OK);
}

static void play(const CodePopup *popup, App *app) {
    PlayError error = {{0}};
    const char *code = popup->typed[0] != '\0' ? popup->typed : popup->argument.own;
    if (!popup->argument.play(app, popup->argument.context, code, &error)) {
        message_tell(app, tr("Game code"), error.text);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    CodePopup *popup = state;
    if (event->kind == UI_PRESSED && event->act == ACT_OK) {
        play(popup, app);
    } else if (event->kind == UI_CHANGED || event->kind == UI_SUBMITTED) {
        i18n_copy(popup->typed, sizeof popup->typed, event->text);
        scene_rebuild(app);
        if (event->kind == UI_SUBMITTED && popup->typed[0] != '\0') {
            play(popup, app);
        }
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    CodePopup *popup = state;
    (void)app;
    popup->kind = &KIND;
    popup->argument = *(const GameCodeArgument *)argument;
}

const Scene GAME_CODE_SCENE = {
    .name = "code",
    .state_size = sizeof(CodePopup),
    .enter = enter,
    POPUP_SCENE,
};
