/* The code of a new game: to be read out to another table, or typed in from there. */
#include "scenes/game_code.h"

#include "i18n/i18n.h"
#include "scenes/in_play.h"
#include "scenes/menus.h"
#include "shell/parts.h"

#include <stdio.h>

enum { ACT_TEXT = 1, ACT_OK, ACT_CANCEL, TYPED_BYTES = 40, WORDS_BYTES = 800 };

static const float WIDE = 1040, HIGH = 700;

typedef struct CodePopup {
    GameCodeArgument argument;
    char typed[TYPED_BYTES];
} CodePopup;

typedef struct CodePlaces {
    Rect body, text, own, typed, ok, cancel;
} CodePlaces;

static CodePlaces places_for(const App *app) {
    const Layout *layout = &app->layout;
    PopupPlaces popup = part_popup_places(layout, WIDE, HIGH);
    CodePlaces places = {.body = popup.body};
    Rect inside = popup.inside;
    layout_cut_bottom(layout, &inside, 28);
    places.typed = layout_cut_bottom(layout, &inside, 84);
    layout_cut_bottom(layout, &inside, 20);
    places.own = layout_cut_bottom(layout, &inside, 100);
    places.text = inside;
    places.ok = part_popup_button(layout, popup.foot, 2, 0);
    places.cancel = part_popup_button(layout, popup.foot, 2, 1);
    return places;
}

void game_code_show(App *app, const GameCodeArgument *argument) {
    scene_push(app, &GAME_CODE_SCENE, argument, sizeof *argument);
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    ((CodePopup *)state)->argument = *(const GameCodeArgument *)argument;
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

static void build(void *state, App *app, Ui *ui) {
    const CodePopup *popup = state;
    CodePlaces places = places_for(app);
    char words[WORDS_BYTES];
    words_of(popup, words);
    ui_add_words(ui, "code.words", rect_snapped(places.text), words, 0);
    ui_add_words(ui, "code.own", places.own, popup->argument.own, 0);
    ui_add(ui, &(Widget){.id = "code.text",
                         .kind = WIDGET_TEXT_FIELD,
                         .rect = places.typed,
                         .label = tr("Code from another table"),
                         .text = popup->typed,
                         .hint = tr("Code from another table"),
                         .size = 34,
                         .text_max = TYPED_BYTES - 1,
                         .act = ACT_TEXT});
    ui_add(ui, &(Widget){.id = "code.cancel", .rect = places.cancel, .label = tr("Cancel"), .act = ACT_CANCEL});
    ui_add(ui, &(Widget){.id = "code.ok",
                         .look = LOOK_MAIN,
                         .rect = places.ok,
                         .label = popup->typed[0] == '\0' ? tr("Play with this code") : tr("Play with their code"),
                         .act = ACT_OK});
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
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CANCEL)) {
        scene_pop(app);
    } else if (event->kind == UI_PRESSED && event->act == ACT_OK) {
        play(popup, app);
    } else if (event->kind == UI_CHANGED || event->kind == UI_SUBMITTED) {
        i18n_copy(popup->typed, sizeof popup->typed, event->text);
        scene_rebuild(app);
        if (event->kind == UI_SUBMITTED && popup->typed[0] != '\0') {
            play(popup, app);
        }
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const CodePopup *popup = state;
    CodePlaces places = places_for(app);
    part_popup(app, places.body, tr("Game code"));
    TextStyle words = part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER);
    char text[WORDS_BYTES];
    words_of(popup, text);
    text_draw(app->gfx, &words, text, places.text);
    words = part_words(TEXT_BOLD, 60, THEME_TEXT, TEXT_CENTER);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, popup->argument.own, places.own);
    ui_draw(ui);
}

const Scene GAME_CODE_SCENE = {
    .name = "code",
    .state_size = sizeof(CodePopup),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
