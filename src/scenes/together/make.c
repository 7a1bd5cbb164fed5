/* Make a table: which game, on which board, who sits there and how fast it goes. */
#include "i18n/i18n.h"
#include "scenes/together/inside.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { ACT_GAME = FORM_OWN, ACT_BOARD, ACT_SEAT /* a: which */, ACT_PACE, ACT_CLOCK, ACT_MAKE };

/* What sits at one of the other seats: nobody, somebody elsewhere, or from here on a computer of some level. */
enum { SITS_NOBODY, SITS_PERSON, SITS_COMPUTER, ROWS = 9, BOARDS_KEPT = 32 };

static const float WIDE = 1500, WIDE_TALL = 1000, HEAD = 116, FOOT = 120, COLUMN_GAP = 44, SLIM_HIGH = 84;

typedef struct Make {
    const PopupKind *kind;
    TogetherForm form;
    int game, board;
    int sits[SEATS_MAX]; /* the first is one's own */
    bool is_over_days, has_clock;
} Make;

static const GameScenes *game_of(const Make *make, const App *app) {
    return in_play_scenes(app, make->game);
}

/* --- how strong --------------------------------------------------------------------------------------------------- */

/* Hosts have experts only by choice: they think for seconds. */
static int levels_of(const Game *rules) {
    return ai_level_strength(AI_HARD) - ai_level_strength(rules->weakest) + 1;
}

static AiLevel level_of(const Game *rules, int sits) {
    return ai_level_of_strength(ai_level_strength(rules->weakest) + sits - SITS_COMPUTER);
}

static void words_of_seat(const Game *rules, int sits, char *out, size_t size) {
    if (sits == SITS_NOBODY) {
        /* TRANSLATORS: nobody sits on this chair */
        i18n_copy(out, size, trc("seat", "empty"));
    } else if (sits == SITS_PERSON) {
        i18n_copy(out, size, tr("someone elsewhere"));
    } else {
        /* TRANSLATORS: a computer player; {level} is such as "medium" */
        i18n_format(out, size, tr("computer: {level}"), I18N_TEXT("level", tr(ai_level_label(level_of(rules, sits)))));
    }
}

static int players_of(const Make *make) {
    int players = 1;
    for (int p = 1; p < SEATS_MAX; p++) {
        players += make->sits[p] != SITS_NOBODY;
    }
    return players;
}

static bool somebody_comes(const Make *make) {
    for (int p = 1; p < SEATS_MAX; p++) {
        if (make->sits[p] == SITS_PERSON) {
            return true;
        }
    }
    return false;
}

/* --- what is seen ------------------------------------------------------------------------------------------------- */

/* In two columns, or one below the other. */
static Rect place_row(const Popup *popup, int row) {
    enum { LEFT = 4 };
    const Layout *layout = &popup->app->layout;
    Rect box = popup->inside;
    bool is_field = row < 2;
    int column = layout->portrait || row < LEFT ? 0 : 1, at = column == 1 ? row - LEFT : row;
    if (!layout->portrait) {
        box = layout_column(layout, box, 2, column, COLUMN_GAP);
    }
    int fields = column == 0 ? (at < 2 ? at : 2) : 0;
    float above = (float)fields * (FORM_ROW_HIGH + FORM_GAP) + (float)(at - fields) * (SLIM_HIGH + FORM_GAP);
    return rect_snapped(rect_of(box.x, box.y + layout_px(layout, above), box.w,
                                layout_px(layout, is_field ? FORM_ROW_HIGH : SLIM_HIGH)));
}

static float rows_high(const Layout *layout) {
    float tall = 2 * (FORM_ROW_HIGH + FORM_GAP) + (ROWS - 2) * (SLIM_HIGH + FORM_GAP);
    float left = 2 * (FORM_ROW_HIGH + FORM_GAP) + 2 * (SLIM_HIGH + FORM_GAP);
    return layout->portrait ? tall : fmaxf(left, (ROWS - 4) * (SLIM_HIGH + FORM_GAP));
}

static void choice(Popup *popup, int row, const char *id, const char *label, int value, int count, const char *text,
                   int act, int a) {
    popup_add(popup, &(Widget){.id = id,
                               .kind = WIDGET_CHOICE,
                               .rect = place_row(popup, row),
                               .label = label,
                               .text = text,
                               .value = (float)value,
                               .maximum = (float)(count - 1),
                               .act = act,
                               .a = a});
}

static void show_seats(const Make *make, Popup *popup) {
    const Game *rules = game_of(make, popup->app)->rules;
    for (int p = 1; p < SEATS_MAX; p++) {
        char label[64], text[96];
        /* TRANSLATORS: a chair at the table, by its number */
        i18n_format(label, sizeof label, tr("Seat {n}"), I18N_NUMBER("n", p + 1));
        words_of_seat(rules, make->sits[p], text, sizeof text);
        choice(popup, 3 + p, ui_id("make_table.seat%d", p), label, make->sits[p], SITS_COMPUTER + levels_of(rules),
               text, ACT_SEAT, p);
    }
}

static void show_table(const Make *make, Popup *popup) {
    const GameScenes *game = game_of(make, popup->app);
    choice(popup, 2, "make_table.game", tr("Game"), make->game, in_play_games(popup->app), game->name, ACT_GAME, 0);
    choice(popup, 3, "make_table.board", tr("Board"), make->board, game->rules->board_count,
           game->board(game->rules->boards[make->board]), ACT_BOARD, 0);
    show_seats(make, popup);
    /* TRANSLATORS: how a game at a distance is played: all are there at once, or each moves when they find the time */
    choice(popup, 7, "make_table.pace", tr("Pace"), make->is_over_days, 2,
           make->is_over_days ? tr("over days") : tr("live"), ACT_PACE, 0);
    popup_put(popup, "make_table.clock", place_row(popup, 8),
              make->is_over_days ? tr("A day a turn") : tr("20 seconds a turn"), ACT_CLOCK, .kind = WIDGET_TOGGLE,
              .value = make->has_clock,
              .hint = tr("There’s also a reserve. Once it’s used up, the others can let a computer play on."));
}

static void show(const void *state, Popup *popup) {
    const Make *make = state;
    const Layout *layout = &popup->app->layout;
    popup_begin(popup, tr("Make a table"), layout->portrait ? WIDE_TALL : WIDE, HEAD + rows_high(layout) + FOOT + 24);
    form_host(&make->form, popup, "make_table.host", place_row(popup, 0));
    form_name(&make->form, popup, "make_table.name", "make_table.figurine", place_row(popup, 1));
    show_table(make, popup);
    popup_button(popup, 2, 1, "make_table.cancel", tr("Cancel"), POPUP_CLOSE);
    popup_button(popup, 2, 0, "make_table.ok", tr("Make a table"), ACT_MAKE, .is_expected = true,
                 .why_not = somebody_comes(make) ? NULL : tr("Keep a seat for someone elsewhere."));
    popup_focus(popup, "make_table.host");
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

static void fill_in(const Make *make, const App *app, VisitTable *table) {
    const Game *rules = game_of(make, app)->rules;
    *table = (VisitTable){.rules = rules,
                          .board = rules->boards[make->board],
                          .is_over_days = make->is_over_days,
                          .has_clock = make->has_clock};
    seats_init(&table->seats);
    table->seats.count = players_of(make);
    for (int p = 1, seat = 1; p < SEATS_MAX; p++) {
        if (make->sits[p] >= SITS_COMPUTER) {
            table->seats.seat[seat].is_computer = true;
            table->seats.seat[seat].level = level_of(rules, make->sits[p]);
        }
        seat += make->sits[p] != SITS_NOBODY;
    }
}

static void make_it(const Make *make, App *app) {
    VisitTable table;
    VisitWish wish = {.table = &table};
    if (!somebody_comes(make)) {
        return;
    }
    fill_in(make, app, &table);
    if (form_place(&make->form, app, "make_table.host", &wish.place)) {
        form_remember(&make->form, app);
        form_sign(&make->form, &wish);
        scene_pop(app);
        together_call(app, &wish, NULL);
    }
}

static void change(Make *make, const App *app, const UiEvent *event) {
    int value = (int)(event->value + .5f);
    if (event->act == ACT_GAME) {
        make->game = value;
        make->board = 0;
        for (int p = 1; p < SEATS_MAX; p++) { /* a level that the other game lacks */
            int most = SITS_COMPUTER + levels_of(game_of(make, app)->rules) - 1;
            make->sits[p] = make->sits[p] > most ? most : make->sits[p];
        }
    } else if (event->act == ACT_BOARD) {
        make->board = value;
    } else if (event->act == ACT_SEAT) {
        make->sits[event->a] = value;
    } else if (event->act == ACT_PACE) {
        make->is_over_days = value == 1;
    } else if (event->act == ACT_CLOCK) {
        make->has_clock = value == 1;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Make *make = state;
    if (form_takes(&make->form, app, event)) {
        return;
    }
    if (event->kind == UI_CHANGED) {
        change(make, app, event);
        scene_rebuild(app);
    } else if (event->kind == UI_SUBMITTED || (event->kind == UI_PRESSED && event->act == ACT_MAKE)) {
        make_it(make, app);
    }
}

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    Make *make = state;
    (void)argument;
    make->kind = &KIND;
    make->sits[1] = SITS_PERSON;
    make->has_clock = true;
    form_recall(&make->form, app);
}

const Scene MAKE_TABLE_SCENE = {
    .name = "make_table",
    .state_size = sizeof(Make),
    .enter = enter,
    POPUP_SCENE,
};
