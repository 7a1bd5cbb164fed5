/* Who is there: the table's code, its link and the same for a phone, and who sits where. It is open from the moment a
 * host is called; at the table, where it also says something to the others, it is one press away. */
#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "platform/platform.h"
#include "scenes/menus/menus.h"
#include "scenes/together/inside.h"
#include "scenes/together/qr.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ACT_PLAY = POPUP_OWN, ACT_COPY, ACT_OTHER_SCREEN, ACT_HELP_SEAT /* a: which */, ACT_SAY /* a: what */ };

static const float WIDE = 1420, WIDE_TALL = 1020, HEAD = 112, FOOT = 156, SAY_HIGH = 128, QR_HIGH = 400,
                   SEAT_HIGH = 104, GAP = 12;

typedef struct Who {
    const PopupKind *kind;
    unsigned version; /* of what is shown */
    bool is_own;      /* one's own seat's link is shown, for another screen */
    bool was_tried, was_copied;
    char link[VISIT_LINK_MAX];
    Qr qr;
} Who;

static bool is_at_table(const App *app) {
    return scene_is_open(app, in_play_scenes_of(app, session_rules(in_play(app)))->table);
}

static bool has_table(const App *app) {
    return together_visit(app) != NULL && visit_session(together_visit(app)) != NULL;
}

static bool has_parted(const App *app) {
    return together_visit(app) == NULL || visit_stage(together_visit(app)) == VISIT_PARTED;
}

static bool may_speak(const App *app) {
    return is_at_table(app) && !visit_watches(together_visit(app)) && !session_is_over(in_play(app));
}

/* --- places ------------------------------------------------------------------------------------------------------- */

static Rect body_of(const App *app) {
    const Layout *layout = &app->layout;
    int seats = has_table(app) ? session_players(in_play(app)) : 2;
    float list = (SEAT_HIGH + GAP) * (float)seats, code = QR_HIGH + 190;
    float middle = layout->portrait ? list + code + 24 : fmaxf(list, code);
    float say = has_table(app) && may_speak(app) ? SAY_HIGH * (layout->portrait ? 2 : 1) + GAP : 0;
    return layout_popup(layout, layout->portrait ? WIDE_TALL : WIDE, HEAD + say + middle + FOOT);
}

/* --- codes -------------------------------------------------------------------------------------------------------- */

static const char *said_of_link(const Who *who) {
    return !who->was_tried   ? who->link
           : who->was_copied ? tr("Copied.")
                             : tr("There’s no clipboard here, but you can write it down.");
}

/* What the code is for, above it. */
static const char *words_of_code(const Who *who) {
    return who->is_own ? tr("Open this on your other screen to continue there. Keep it to yourself.")
                       : tr("Others join with this code, or scan it:");
}

static void show_code(const Who *who, Popup *popup, Rect box) {
    const App *app = popup->app;
    const Layout *layout = &app->layout;
    TextStyle small = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT_SECOND, TEXT_CENTER);
    TextStyle large = part_words(TEXT_BOLD, 56, THEME_TEXT, TEXT_CENTER);
    large.fit = TEXT_SHRINK;
    popup_words(popup, "who.about", layout_cut_top(layout, &box, 60), words_of_code(who), small);
    Rect code = layout_cut_top(layout, &box, 64);
    if (!who->is_own) {
        popup_words(popup, "who.code", code, visit_place(together_visit(app))->code, large);
    }
    Rect below = layout_cut_bottom(layout, &box, 64), copy = layout_cut_right(layout, &below, 130);
    layout_cut_right(layout, &below, GAP);
    popup_words(popup, "who.link", below, said_of_link(who), small);
    popup_put(popup, "who.copy", copy, tr("Copy"), ACT_COPY, .size = 24);
    if (popup->drawn != NULL) {
        qr_draw(&who->qr, app->gfx, rect_inset(box, layout_px(layout, 6)));
    }
    if (popup->ui != NULL) {
        ui_add_words(popup->ui, "who.qr", rect_snapped(rect_fit(box, 1)), tr("QR code"), 0);
    }
}

/* --- seats -------------------------------------------------------------------------------------------------------- */

static void note_of(const App *app, int seat, char *out, size_t size) {
    const Seat *who = session_seat(in_play(app), seat);
    bool is_own = session_is_here(in_play(app), seat);
    switch (together_needs(app, seat)) {
    case SEAT_IS_FREE:
        i18n_copy(out, size, tr("nobody yet"));
        return;
    case SEAT_IS_AWAY:
        i18n_copy(out, size, tr("away"));
        return;
    case SEAT_IS_LATE:
        i18n_copy(out, size, tr("time is up"));
        return;
    case SEAT_IS_LENT:
        i18n_copy(out, size, tr("A computer is playing for you"));
        return;
    case SEAT_NEEDS_NOTHING:
        break;
    }
    if (session_stands_in(in_play(app), seat)) {
        i18n_copy(out, size, tr("a computer plays on"));
    } else if (who->is_computer) {
        i18n_format(out, size, tr("computer: {level}"), I18N_TEXT("level", tr(ai_level_label(who->level))));
    } else {
        i18n_copy(out, size, is_own ? tr("you, on this screen") : tr("at the table"));
    }
}

static void draw_seat(const App *app, int seat, Rect row, const char *name, const char *note) {
    const Layout *layout = &app->layout;
    PanelStyle style = panel_well();
    bool is_free = together_needs(app, seat) == SEAT_IS_FREE;
    paint_panel(app->gfx, row, &style);
    Rect inside = rect_inset(row, layout_px(layout, 12)), face = inside;
    face.w = inside.h;
    inside.x += inside.h + layout_px(layout, 18);
    inside.w -= inside.h + layout_px(layout, 18);
    gfx_push_alpha(app->gfx, is_free ? .35f : 1);
    part_portrait(app->gfx, session_seat(in_play(app), seat)->figurine, rect_snapped(face));
    gfx_pop_alpha(app->gfx);
    TextStyle words = part_words(TEXT_BOLD, 30, THEME_BUTTON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, name, rect_of(inside.x, inside.y, inside.w, inside.h * .54f));
    words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_BUTTON_INK, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, note, rect_of(inside.x, inside.y + inside.h * .54f, inside.w, inside.h * .46f));
}

static void show_seat(Popup *popup, int seat, Rect row) {
    const App *app = popup->app;
    const Layout *layout = &app->layout;
    char note[120], label[300];
    const char *name =
        together_needs(app, seat) == SEAT_IS_FREE ? tr("Free seat") : session_seat(in_play(app), seat)->name;
    note_of(app, seat, note, sizeof note);
    if (together_may_help(app, seat)) {
        Rect button = layout_cut_right(layout, &row, 350);
        layout_cut_right(layout, &row, GAP);
        popup_put(popup, ui_id("who.help%d", seat), button, together_help_words(app, seat), ACT_HELP_SEAT, .size = 24,
                  .a = seat);
    }
    i18n_format(label, sizeof label, tr("{name}: {note}"), I18N_TEXT("name", name), I18N_TEXT("note", note));
    if (popup->ui != NULL) {
        ui_add_words(popup->ui, ui_id("who.seat%d", seat), rect_snapped(row), label, 0);
    } else {
        draw_seat(app, seat, rect_snapped(row), name, note);
    }
}

static void show_seats(Popup *popup, Rect box) {
    for (int p = 0; p < session_players(in_play(popup->app)); p++) {
        show_seat(popup, p, layout_cut_top(&popup->app->layout, &box, SEAT_HIGH));
        layout_cut_top(&popup->app->layout, &box, GAP);
    }
}

/* --- what can be said --------------------------------------------------------------------------------------------- */

static void show_sayings(Popup *popup, Rect box) {
    const Layout *layout = &popup->app->layout;
    int rows = layout->portrait ? 2 : 1, columns = VISIT_REACTIONS / rows;
    for (int i = 0; i < VISIT_REACTIONS; i++) {
        char picture[48];
        Rect row = layout_row(layout, box, rows, i / columns, 4);
        snprintf(picture, sizeof picture, "icons/%s", visit_reaction_names[i]);
        popup_put(popup, ui_id("who.say%d", i), layout_column(layout, row, columns, i % columns, 10),
                  tr(visit_reaction_words[i]), ACT_SAY, .look = LOOK_ROUND, .picture = picture, .size = 21, .a = i);
    }
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

static void show_calling(Popup *popup) {
    const App *app = popup->app;
    const char *trouble = together_visit(app) != NULL ? visit_trouble(together_visit(app)) : "";
    char text[MESSAGE_TEXT_BYTES];
    const char *address = together_visit(app) != NULL ? visit_place(together_visit(app))->address : "";
    const char *name = strstr(address, "://");
    i18n_format(text, sizeof text, tr("Calling {host} …"), I18N_TEXT("host", name != NULL ? name + 3 : address));
    popup_words(popup, "who.calling", popup->inside, has_parted(app) ? trouble : text,
                part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT, TEXT_CENTER));
    popup_button(popup, 1, 0, "who.back", tr("Back"), POPUP_CLOSE);
    popup_focus(popup, "who.back");
}

static void show_buttons(const Who *who, Popup *popup) {
    const App *app = popup->app;
    bool watches = visit_watches(together_visit(app));
    int buttons = watches ? 2 : 3;
    popup_button(popup, buttons, 0, "who.play",
                 is_at_table(app) ? tr("Back to the table")
                 : watches        ? tr("Watch now")
                                  : tr("Play now"),
                 ACT_PLAY, .is_expected = true, .size = 30);
    if (!watches) {
        popup_button(popup, buttons, 1, "who.other_screen",
                     who->is_own ? tr("Code for the others") : tr("Switch screens"), ACT_OTHER_SCREEN, .size = 26);
    }
    popup_button(popup, buttons, buttons - 1, "who.leave", is_at_table(app) ? tr("Close") : tr("Leave for now"),
                 POPUP_CLOSE, .size = 28);
    popup_focus(popup, "who.play");
}

static void show(const void *state, Popup *popup) {
    const Who *who = state;
    const Layout *layout = &popup->app->layout;
    Rect body = body_of(popup->app);
    popup_begin(popup, tr("Who is there"), body.w / layout->u, body.h / layout->u);
    if (!has_table(popup->app) || has_parted(popup->app)) {
        show_calling(popup);
        return;
    }
    Rect box = body;
    layout_cut_top(layout, &box, HEAD - 8);
    layout_cut_bottom(layout, &box, FOOT);
    layout_cut_left(layout, &box, 36);
    layout_cut_right(layout, &box, 36);
    if (may_speak(popup->app)) {
        show_sayings(popup, layout_cut_top(layout, &box, SAY_HIGH * (layout->portrait ? 2 : 1)));
        layout_cut_top(layout, &box, GAP);
    }
    Rect code =
        layout->portrait ? layout_cut_bottom(layout, &box, QR_HIGH + 190) : layout_column(layout, box, 2, 0, 36);
    show_code(who, popup, code);
    show_seats(popup, layout->portrait ? box : layout_column(layout, box, 2, 1, 36));
    show_buttons(who, popup);
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void make_codes(Who *who, const App *app) {
    char link[VISIT_LINK_MAX];
    if (!has_table(app)) {
        return;
    }
    visit_link(visit_place(together_visit(app)), who->is_own, link);
    if (strcmp(link, who->link) != 0) {
        memcpy(who->link, link, sizeof link);
        qr_make(&who->qr, link);
        who->was_tried = false;
    }
}

/* Before there is a table to sit at, nothing is lost by going. */
static void close_it(void *state, App *app) {
    (void)state;
    if (has_table(app) && is_at_table(app)) {
        scene_pop(app);
    } else {
        scene_go_home(app);
    }
}

static void play(App *app) {
    if (is_at_table(app)) {
        scene_pop(app);
    } else {
        in_play_show(app);
    }
}

static void copy(Who *who, App *app) {
    who->was_tried = true;
    who->was_copied = clipboard_put(who->link);
    scene_rebuild(app);
}

static void pressed(Who *who, App *app, const UiEvent *event) {
    switch (event->act) {
    case ACT_PLAY:
        play(app);
        return;
    case ACT_COPY:
        copy(who, app);
        return;
    case ACT_OTHER_SCREEN:
        who->is_own = !who->is_own;
        make_codes(who, app);
        scene_rebuild(app);
        return;
    case ACT_HELP_SEAT:
        together_help(app, event->a);
        return;
    case ACT_SAY: /* it is seen at the table */
        visit_react(together_visit(app), event->a);
        scene_pop(app);
        return;
    default:
        return;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    if (event->kind == UI_PRESSED && has_table(app)) {
        pressed(state, app, event);
    } else if (event->kind == UI_MENU) {
        close_it(state, app);
    }
}

static void step(void *state, App *app) {
    Who *who = state;
    if (who->version != together_version(app)) {
        who->version = together_version(app);
        make_codes(who, app);
        scene_rebuild(app);
    }
    if (has_table(app) && has_parted(app) && is_at_table(app)) {
        scene_pop(app); /* the table says why */
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle, .close = close_it};
    Who *who = state;
    (void)argument;
    who->kind = &KIND;
    who->version = together_version(app);
    make_codes(who, app);
}

/* Nobody has sat down: the host need not be waited for. */
static void leave(void *state, App *app) {
    (void)state;
    if (in_play(app) == NULL) {
        together_part(app);
    }
}

const Scene WHO_SCENE = {
    .name = "who",
    .state_size = sizeof(Who),
    .enter = enter,
    .leave = leave,
    .step = step,
    POPUP_SCENE,
};
