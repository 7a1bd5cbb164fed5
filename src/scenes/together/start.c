/* Play together: what it is, and the two ways to a table. Over the title. */
#include "i18n/i18n.h"
#include "scenes/together/inside.h"

enum { ACT_MAKE = POPUP_OWN, ACT_JOIN };

static const float WIDE = 1180, HIGH = 620;

typedef struct Start {
    const PopupKind *kind;
} Start;

static void show(const void *state, Popup *popup) {
    (void)state;
    popup_begin(popup, tr("Play together"), WIDE, HIGH);
    popup_bottom(popup, 24);
    popup_words(popup, "together.words", popup->inside,
                tr("Everyone plays on their own screen: at home, at a fair or far apart. A host keeps the table: a "
                   "computer that runs schott-table. Whoever makes a table gets a code for the others.\n"
                   "Nobody needs an account."),
                part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT, TEXT_CENTER));
    popup_button(popup, 2, 1, "together.join", tr("Join by code"), ACT_JOIN, .picture = "icons/qr");
    popup_button(popup, 2, 0, "together.make", tr("Make a table"), ACT_MAKE, .is_expected = true);
    popup_focus(popup, "together.make");
    popup_corner(popup, "together.close");
}

static void handle(void *state, App *app, const UiEvent *event) {
    (void)state;
    if (event->kind == UI_PRESSED) {
        scene_replace(app, event->act == ACT_MAKE ? &MAKE_TABLE_SCENE : &JOIN_TABLE_SCENE, NULL, 0);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    (void)app;
    (void)argument;
    ((Start *)state)->kind = &KIND;
}

const Scene TOGETHER_SCENE = {
    .name = "together",
    .state_size = sizeof(Start),
    .enter = enter,
    POPUP_SCENE,
};
