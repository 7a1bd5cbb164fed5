/* Join by code: what others have read out, sent or shown as a link. */
#include "i18n/i18n.h"
#include "platform/platform.h"
#include "scenes/together/inside.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ACT_CODE = FORM_OWN, ACT_PASTE, ACT_WATCH, ACT_JOIN, ROWS = 4 };

static const float WIDE = 1040, HEAD = 116, FOOT = 132;

typedef struct Join {
    const PopupKind *kind;
    TogetherForm form;
    char code[VISIT_LINK_MAX]; /* or a link */
    bool watches;
} Join;

/* A link says where its host is. */
static bool is_link(const Join *join) {
    return strchr(join->code, '#') != NULL;
}

static void show_code(const Join *join, Popup *popup, Rect row) {
    const Layout *layout = &popup->app->layout;
    Rect paste = layout_cut_right(layout, &row, 200);
    layout_cut_right(layout, &row, 16);
    layout_cut_top(layout, &paste, 34);
    form_field(popup, "join_table.code", row, tr("Table code or link"), join->code, "", VISIT_LINK_MAX - 1, ACT_CODE);
    popup_put(popup, "join_table.paste", paste, tr("Paste"), ACT_PASTE, .size = 26);
}

static void show(const void *state, Popup *popup) {
    const Join *join = state;
    const Layout *layout = &popup->app->layout;
    float rows = (FORM_ROW_HIGH + FORM_GAP) * ROWS;
    popup_begin(popup, tr("Join by code"), WIDE, HEAD + rows + FOOT);
    popup->inside.y -= layout_px(layout, 8);
    show_code(join, popup, popup_top(popup, FORM_ROW_HIGH));
    popup_top(popup, FORM_GAP);
    Rect host = popup_top(popup, FORM_ROW_HIGH);
    if (!is_link(join)) {
        form_host(&join->form, popup, "join_table.host", host);
    }
    popup_top(popup, FORM_GAP);
    form_name(&join->form, popup, "join_table.name", "join_table.figurine", popup_top(popup, FORM_ROW_HIGH));
    popup_top(popup, FORM_GAP);
    popup_put(popup, "join_table.watch", popup_top(popup, 76), tr("Just watch"), ACT_WATCH, .kind = WIDGET_TOGGLE,
              .value = join->watches);
    popup_button(popup, 2, 1, "join_table.cancel", tr("Cancel"), POPUP_CLOSE);
    popup_button(popup, 2, 0, "join_table.ok", join->watches ? tr("Watch") : tr("Join"), ACT_JOIN,
                 .why_not = join->code[0] == '\0' ? tr("Type in the table’s code first.") : NULL);
    popup_focus(popup, "join_table.code");
}

static void refuse_code(App *app) {
    sound_play(app->sound, SOUND_REFUSED);
    ui_say(scene_ui(app), "join_table.code", tr("That’s not a table code. Codes have eight letters and digits."),
           app->now);
}

static void join_it(const Join *join, App *app) {
    VisitWish wish = {.watches = join->watches};
    if (!visit_place_read(join->code, &wish.place) || wish.place.code[0] == '\0') {
        refuse_code(app);
        return;
    }
    if (wish.place.address[0] != '\0' || form_place(&join->form, app, "join_table.host", &wish.place)) {
        form_remember(&join->form, app);
        form_sign(&join->form, &wish);
        scene_pop(app);
        together_call(app, &wish, NULL);
    }
}

static void take_code(Join *join, App *app, const char *text) {
    i18n_copy(join->code, sizeof join->code, text);
    scene_rebuild(app);
}

static void paste(Join *join, App *app) {
    char *text = clipboard_text();
    take_code(join, app, text);
    ui_set_text(scene_ui(app), "join_table.code", join->code);
    free(text);
}

static void handle(void *state, App *app, const UiEvent *event) {
    Join *join = state;
    if (form_takes(&join->form, app, event)) {
        return;
    }
    if (event->kind == UI_CHANGED && event->act == ACT_WATCH) {
        join->watches = event->value > .5f;
        scene_rebuild(app);
    } else if (event->kind == UI_CHANGED && event->act == ACT_CODE) {
        take_code(join, app, event->text);
    } else if (event->kind == UI_PRESSED && event->act == ACT_PASTE) {
        paste(join, app);
    } else if (event->kind == UI_SUBMITTED || (event->kind == UI_PRESSED && event->act == ACT_JOIN)) {
        join_it(join, app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    Join *join = state;
    (void)argument;
    join->kind = &KIND;
    form_recall(&join->form, app);
}

const Scene JOIN_TABLE_SCENE = {
    .name = "join_table",
    .state_size = sizeof(Join),
    .enter = enter,
    POPUP_SCENE,
};
