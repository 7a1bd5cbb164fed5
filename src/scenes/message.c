/* A message with one button or two over any scene; also the store's notices. */
#include "scenes/menus.h"

#include "i18n/i18n.h"
#include "shell/parts.h"
#include "store/store.h"

#include <math.h>
#include <string.h>

static const float WIDE = 940, HEAD = 104, FOOT = 148;

typedef struct Message {
    MessageArgument argument;
} Message;

static int buttons(const Message *message) {
    return message->argument.label[1][0] != '\0' ? 2 : 1;
}

static TextStyle text_style(void) {
    TextStyle style = part_words(TEXT_REGULAR, 32, THEME_TEXT, TEXT_CENTER);
    style.min_size = 20;
    return style;
}

static Rect body_for(const Message *message, const App *app) {
    const Layout *layout = &app->layout;
    TextStyle style = text_style();
    Rect widest = layout_popup(layout, WIDE, layout->high);
    float text_wide = widest.w - layout_px(layout, 96);
    float text_high = text_measure(app->gfx, &style, message->argument.text, text_wide).y / layout->u;
    return layout_popup(layout, WIDE, fmaxf(HEAD + FOOT + text_high + 40, 380));
}

static Rect text_rect(const Layout *layout, Rect body) {
    layout_cut_top(layout, &body, HEAD);
    layout_cut_bottom(layout, &body, FOOT);
    return rect_of(body.x + layout_px(layout, 48), body.y, body.w - layout_px(layout, 96), body.h);
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    Message *message = state;
    message->argument = *(const MessageArgument *)argument;
}

static void build(void *state, App *app, Ui *ui) {
    const Message *message = state;
    const Layout *layout = &app->layout;
    Rect body = body_for(message, app);
    Rect foot = rect_inset(layout_cut_bottom(layout, &body, FOOT), layout_px(layout, 28));
    Rect sentence = text_rect(layout, body_for(message, app));
    ui_add_words(ui, "message.text", rect_snapped(sentence), message->argument.text, 0);
    int count = buttons(message);
    float wide = fminf(foot.w / (float)count - layout_px(layout, 12), layout_px(layout, 420));
    float gap = layout_px(layout, 24), all = wide * (float)count + gap * (float)(count - 1);
    for (int i = 0; i < count; i++) {
        int place = layout->left_handed ? i : count - 1 - i; /* what goes on is where the hand is */
        Rect rect = rect_of(foot.x + (foot.w - all) / 2 + (wide + gap) * (float)place, foot.y, wide, foot.h);
        ui_put(ui, ui_id("message.button%d", i), rect_snapped(rect), message->argument.label[i], i + 1,
               .look = i == 0 ? LOOK_MAIN : LOOK_GLASS, .size = 34);
    }
    if (ui_focused(ui)[0] == '\0') {
        ui_focus(ui, "message.button0");
    }
}

static void choose(Message *message, App *app, int button) {
    MessageArgument argument = message->argument;
    scene_pop(app);
    if (argument.chosen != NULL) {
        argument.chosen(app, argument.context, button);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Message *message = state;
    if (event->kind == UI_PRESSED && event->act > 0) {
        choose(message, app, event->act - 1);
    } else if (event->kind == UI_BACK) {
        choose(message, app, buttons(message) - 1);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Message *message = state;
    const Layout *layout = &app->layout;
    Rect body = body_for(message, app);
    part_popup(app, body, message->argument.title);
    TextStyle style = text_style();
    text_draw(app->gfx, &style, message->argument.text, text_rect(layout, body));
    ui_draw(ui);
}

const Scene MESSAGE_SCENE = {
    .name = "message",
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Message),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
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
