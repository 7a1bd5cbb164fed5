/* The table's widgets: all tiles of the large boards, what is pressed beside them, the others, the round buttons. */
#include "games/path/scenes/table_face.h"
#include "games/path/scenes/tutorial.h"
#include "i18n/i18n.h"
#include "scenes/menus/offer.h"
#include "scenes/together/together.h"

#include <math.h>
#include <stdio.h>

static const float TILE_WIDE = 86.6f, TILE_HIGH = 100;

/* A hexagon that stands on a corner, within its box. */
static bool hits_tile(const Widget *widget, Point point) {
    Point middle = rect_middle(widget->rect);
    float across = fabsf(point.x - middle.x) / (widget->rect.w / 2), down = fabsf(point.y - middle.y);
    return across <= 1 && down <= widget->rect.h / 2 * (1 - across / 2);
}

const char *path_table_key_id(int player, SeatKey key) {
    static const char *const ID[SEAT_KEYS] = {"path.ready%d", "path.back%d", "path.other_end%d", "path.reopen%d"};
    char id[WIDGET_ID_BYTES];
    snprintf(id, sizeof id, ID[key], player);
    return ui_id("%s", id);
}

const char *path_table_key_label(const PathTable *table, int player, SeatKey key) {
    bool is_closed = path_table_is_closed(table, player);
    if (!table->seat[player].is_person) {
        return NULL;
    }
    switch (key) {
    case SEAT_KEY_READY:
        return is_closed || table->seat[player].draft.line.count > 0 ? trc("line", "Ready") : trc("line", "Pass");
    case SEAT_KEY_BACK:
        return is_closed                               ? NULL
               : path_table_may_go_back(table, player) ? trc("line", "Undo round")
                                                       : trc("line", "Undo tile");
    case SEAT_KEY_OTHER_END:
        return is_closed ? NULL : trc("line", "Other end");
    case SEAT_KEY_REOPEN:
        return is_closed ? trc("line", "Change") : NULL;
    case SEAT_KEYS:
        break;
    }
    return NULL;
}

/* --- boards ------------------------------------------------------------------------------------------------------- */

static const char *why_no_tile(const PathTable *table, int player, int cell, char out[PATH_WORDS_MAX]) {
    if (session_is_waiting(table->session)) {
        return tr("Sent. Waiting for the host …");
    }
    if (!path_table_may_draw(table, player)) {
        return path_table_is_closed(table, player) ? tr("You’ve said you’re ready. Press “Change” to keep drawing.")
                                                   : tr("The round is over.");
    }
    DraftWhy why = draft_why_not(&table->seat[player].draft, cell);
    if (why == DRAFT_MAY) {
        return NULL;
    }
    path_words_refusal(why, path_board_colour(&table->view.board, cell), out);
    return out;
}

static void add_tiles(const PathTable *table, Ui *ui, int player, const SeatLayout *place) {
    char label[PATH_WORDS_MAX], why[PATH_WORDS_MAX];
    const PathBoard *board = &table->view.board;
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        float k = place->board.k;
        Rect rect = rect_around(window_cell(cell, place->board.middle, k), TILE_WIDE * k, TILE_HIGH * k);
        path_words_tile(path_board_colour(board, cell), path_board_number(board, cell), label);
        ui_put(ui, ui_id("path.board%d.cell%d", player, cell), path_layout_seen(place, rect), label, TABLE_ACT_TILE,
               .kind = WIDGET_CUSTOM, .why_not = why_no_tile(table, player, cell, why), .own_focus = true,
               .quiet = true, .hit = hits_tile, .selected = path_tutorial_points_at(table) == cell, .a = player,
               .b = cell);
    }
}

static void add_keys(const PathTable *table, Ui *ui, int player, const SeatLayout *place) {
    const Rect rect[SEAT_KEYS] = {place->ready, place->back, place->other_end, place->reopen};
    for (SeatKey key = 0; key < SEAT_KEYS; key++) {
        const char *label = path_table_key_label(table, player, key);
        if (label != NULL) {
            ui_put(ui, path_table_key_id(player, key), path_layout_seen(place, rect[key]), label, TABLE_ACT_KEY,
                   .kind = WIDGET_CUSTOM,
                   .hint = place->is_bare && (key == SEAT_KEY_BACK || key == SEAT_KEY_OTHER_END) ? label : NULL,
                   .why_not = path_table_why_no_key(table, player, key), .own_focus = true, .quiet = true,
                   .commits = key == SEAT_KEY_READY && table->seat[player].draft.line.count == 0, .a = player,
                   .b = (int)key);
        }
    }
}

static void add_ribbon(const PathTable *table, Ui *ui) {
    char asked[PATH_WORDS_MAX];
    PathLight light;
    path_table_asked(table, asked, &light);
    if (!rect_is_empty(table->layout.ribbon) && asked[0] != '\0') {
        ui_add_words(ui, "path.ribbon", table->layout.ribbon, asked, TABLE_ACT_WORDS);
    }
}

static void add_seat(const PathTable *table, Ui *ui, int i) {
    int player = table->at_seat[i];
    const SeatLayout *place = &table->layout.seat[i];
    if (table->seat[player].is_person) {
        add_tiles(table, ui, player, place);
        add_keys(table, ui, player, place);
    }
    if (table->layout.seats > 1) {
        ui_put(ui, ui_id("path.turn%d", player), path_layout_seen(place, place->portrait), tr("Turn this window round"),
               TABLE_ACT_TURN, .kind = WIDGET_CUSTOM, .hint = tr("Turn this window round"), .a = player);
    }
}

/* --- the rest ----------------------------------------------------------------------------------------------------- */

/* A person's board is taken in hand; a computer's is only looked at. */
static void add_rival(const PathTable *table, Ui *ui, int i) {
    int player = table->at_rival[i];
    char label[PATH_WORDS_MAX];
    i18n_format(label, sizeof label, tr("{name}’s window"), I18N_TEXT("name", table->names.name[player]));
    ui_put(ui, ui_id("path.rival%d", player), table->layout.rival[i].panel, label, TABLE_ACT_RIVAL,
           .kind = WIDGET_CUSTOM, .own_focus = true, .hint = label, .a = player);
}

static void add_together(Ui *ui, Rect rect) {
    bool has_words = rect.h > rect.w + 4;
    ui_put(ui, "path.together", rect, has_words ? tr("Together") : NULL, TABLE_ACT_BUTTON, .look = LOOK_ROUND,
           .hint = has_words ? NULL : tr("Together"), .picture = "icons/together", .a = PATH_BUTTON_TOGETHER);
}

static void add_buttons(const PathTable *table, Ui *ui) {
    static const struct {
        const char *id, *label, *picture;
    } BUTTON[PATH_BUTTONS] = {
        {"path.hint", N_("Hint"), "icons/hint"},
        {"path.log", N_("Log"), "icons/log"},
        {"path.help", N_("Help"), "icons/help"},
        {"path.pause", N_("Pause"), "icons/pause"},
    };
    for (int i = 0; i < PATH_BUTTONS; i++) {
        Rect rect = table->layout.button[i];
        bool is_hint = i == PATH_BUTTON_HINT, has_words = rect.h > rect.w + 4;
        if (is_hint && session_is_far(table->session) && !rect_is_empty(rect)) {
            add_together(ui, rect);
            continue;
        }
        if (rect_is_empty(rect) || session_is_show(table->session) || (is_hint && path_table_persons(table) == 0)) {
            continue;
        }
        ui_put(ui, BUTTON[i].id, rect, has_words ? tr(BUTTON[i].label) : NULL, TABLE_ACT_BUTTON, .look = LOOK_ROUND,
               .hint = has_words ? NULL : tr(BUTTON[i].label), .picture = BUTTON[i].picture,
               .selected = is_hint && table->wants_hint,
               .why_not =
                   is_hint && !path_table_may_ask_hint(table) ? tr("There’s nothing for you to draw now.") : NULL,
               .a = i);
    }
}

/* What lies face down is known to everybody, only its order is not. In the last round nothing does. */
static void add_rounds(const PathTable *table, Ui *ui) {
    if (table->view.to_come == 0) {
        return;
    }
    ui_put(ui, "path.rounds", table->layout.rounds, tr("Cards still to come"), TABLE_ACT_DECK, .kind = WIDGET_CUSTOM,
           .hint = tr("Cards still to come"));
}

/* There to be read aloud and by scripts, a card on each line; any press puts it away. */
static void add_deck(const PathTable *table, Ui *ui) {
    const PathCard *card[PATH_CARDS];
    char words[PATH_CARDS * PATH_WORDS_MAX] = "", colours[PATH_WORDS_MAX];
    int count = table->shows_deck ? path_table_to_come(table, card) : 0, length = 0;
    for (int i = 0; i < count; i++) {
        path_words_colours(card[i], 0, colours);
        length += snprintf(words + length, sizeof words - (size_t)length, "%s%s", i > 0 ? "\n" : "", colours);
    }
    if (table->shows_deck) { /* at the heading: what is below can still be pressed by scripts, too */
        Rect panel = table->layout.unfolded_panel, heading = rect_of(panel.x, panel.y, panel.w, panel.h * .1f);
        ui_add_words(ui, "path.deck", heading, words, TABLE_ACT_DECK);
    }
}

void path_table_build(PathTable *table, Ui *ui) {
    path_tutorial_look(table);
    for (int i = 0; i < table->layout.seats; i++) {
        add_seat(table, ui, i);
    }
    for (int i = 0; i < table->layout.rivals; i++) {
        add_rival(table, ui, i);
    }
    add_rounds(table, ui);
    add_buttons(table, ui);
    add_ribbon(table, ui);
    if (!rect_is_empty(table->offer) && session_is_far(table->session)) {
        together_build_offer(table->app, ui, "path.help_seat", table->offer, path_table_awaited(table),
                             TABLE_ACT_HELP_SEAT);
    } else if (!rect_is_empty(table->offer)) {
        offer_build(table->app, ui, "path.teach", table->offer, TABLE_ACT_TEACH);
    }
    add_deck(table, ui);
    path_tutorial_build(table, ui);
}

void path_table_lead_focus(PathTable *table) {
    int player = table->is_together ? table->at_seat[0] : table->hand;
    if (path_table_may_draw(table, player)) {
        ui_focus(scene_ui(table->app), ui_id("path.board%d.cell%d", player, draft_tip(&table->seat[player].draft)));
    }
}
