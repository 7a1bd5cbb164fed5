/* A message with one button or two over any scene; also the store's notices. */
#include "scenes/menus/menus.h"

#include "i18n/i18n.h"
#include "scenes/menus/popup.h"
#include "store/store.h"

#include <math.h>
#include <string.h>

static const float WIDE = 940, HEAD = 104, FOOT = 148;

typedef struct Message {
    const PopupKind *kind;
    MessageArgument argument;
} Message;

static int buttons(const Message *message) {
    return message->argument.label[1][0] != '\0' ? 2 : 1;
}

/* As high as the sentence wants it. */
static void show(const void *state, Popup *popup) {
    const MessageArgument *message = &((const Message *)state)->argument;
    const Layout *layout = &popup->app->layout;
    TextStyle style = part_words(TEXT_REGULAR, 32, THEME_TEXT, TEXT_CENTER);
    style.min_size = 20;
    float side = layout_px(layout, 96), wide = layout_popup(layout, WIDE, layout->high).w - side;
    float high = text_measure(popup->app->gfx, &style, message->text, wide).y / layout->u;
    popup_begin_in(popup, message->title, layout_popup(layout, WIDE, fmaxf(HEAD + FOOT + high + 40, 380)));
    Rect foot = rect_inset(layout_cut_bottom(layout, &popup->inside, FOOT), layout_px(layout, 28));
    popup_top(popup, HEAD);
    popup_sides(popup, 48);
    popup_words(popup, "message.text", popup->inside, message->text, style);
    int count = buttons(state);
    wide = fminf(foot.w / (float)count - layout_px(layout, 12), layout_px(layout, 420));
    float gap = layout_px(layout, 24), all = wide * (float)count + gap * (float)(count - 1);
    for (int i = 0; i < count; i++) {
        int place = layout->left_handed ? i : count - 1 - i; /* what goes on is where the hand is */
        Rect rect = rect_of(foot.x + (foot.w - all) / 2 + (wide + gap) * (float)place, foot.y, wide, foot.h);
        popup_put(popup, ui_id("message.button%d", i), rect_snapped(rect), message->label[i], POPUP_OWN + i,
                  .look = i == 0 ? LOOK_MAIN : LOOK_GLASS, .size = 34);
    }
    popup_focus(popup, "message.button0");
}

static void choose(Message *message, App *app, int button) {
    MessageArgument argument = message->argument;
    scene_pop(app);
    if (argument.chosen != NULL) {
        argument.chosen(app, argument.context, button);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    if (event->kind == UI_PRESSED && event->act >= POPUP_OWN) {
        choose(state, app, event->act - POPUP_OWN);
    }
}

static void leave_it(void *state, App *app) {
    choose(state, app, buttons(state) - 1);
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle, .close = leave_it};
    Message *message = state;
    (void)app;
    message->kind = &KIND;
    message->argument = *(const MessageArgument *)argument;
}

const Scene MESSAGE_SCENE = {
    .name = "message",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Message),
    .enter = enter,
    POPUP_SCENE,
};

void message_show(App *app, const char *title, const char *text, const char *yes, const char *no,
                  void (*chosen)(App *app, void *context, int button), void *context) {
    MessageArgument argument = {.chosen = chosen, .context = context};
    i18n_copy(argument.title, sizeof argument.title, title);
    i18n_copy(argument.text, sizeof argument.text, text);
    i18n_copy(argument.label[0], sizeof argument.label[0], yes);
    i18n_copy(argument.label[1], sizeof argument.label[1], no != NULL ? no : "");
    scene_push(app, &MESSAGE_SCENE, &argument, sizeof argument);
}

void message_tell(App *app, const char *title, const char *text) {
    message_show(app, title, text, tr("OK"), NULL, NULL, NULL);
}

bool message_show_store_notice(App *app) {
    StoreNotice notice;
    if (app->store == NULL || !store_take_notice(app->store, &notice)) {
        return false;
    }
    char text[MESSAGE_TEXT_BYTES];
    store_explain(&notice, text, sizeof text);
    message_tell(app, tr("Saved games"), text);
    return true;
}
