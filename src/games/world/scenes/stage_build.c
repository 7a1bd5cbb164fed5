/* The stage's widgets: always all of them, so that what cannot be touched now can say why. */
#include "games/world/scenes/back.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/stage_parts.h"
#include "games/world/scenes/words.h"
#include "i18n/i18n.h"
#include "scenes/menus/offer.h"
#include "scenes/together/together.h"

#include <stdio.h>
#include <string.h>

/* Why nothing can be done by hand now, or NULL. */
static const char *why_nobody(const Table *table, char out[WORDS_MAX]) {
    const WorldView *now = world_session_view(table->session);
    if (hands_person(table) != WORLD_NOBODY) {
        return NULL;
    }
    if (now->awaited_player >= now->players) {
        return tr("The game is over.");
    }
    if (session_is_waiting(table->session)) {
        return tr("Sent. Waiting for the host …");
    }
    i18n_format(out, WORDS_MAX, tr("It’s {name}’s turn."),
                I18N_TEXT("name", session_seat(table->session, now->awaited_player)->name));
    return out;
}

static WorldAwaitingKind awaited(const Table *table) {
    return (WorldAwaitingKind)world_session_view(table->session)->awaiting;
}

bool stage_asks_it(const Stage *stage, const char *why_not) {
    const Table *table = &stage->table;
    bool is_asked = table->telling.kind == 0 && hands_person(table) != WORLD_NOBODY && !stage->hands.has_hint;
    return is_asked && strcmp(why_not, words_first(awaited(table))) == 0;
}

static const char *why_not(const Table *table, bool may, char out[WORDS_MAX]) {
    if (may) {
        return NULL;
    }
    const char *nobody = why_nobody(table, out);
    return nobody != NULL ? nobody : words_first(awaited(table));
}

static const char *label_of_card(const Table *table, int player, int slot, char out[WORDS_MAX]) {
    char card[32];
    uint16_t changed[WORLD_PLAYERS_MAX] = {0};
    if (table_shows_changes(table)) {
        table_changes(table, table->bottom, changed);
    }
    words_card(table->view.seat[player].row[slot], card, sizeof card);
    i18n_format(out, WORDS_MAX,
                changed[player] >> slot & 1 ? tr("{name}, slot {n}: {card}, new since your last turn")
                                            : tr("{name}, slot {n}: {card}"),
                I18N_TEXT("name", session_seat(table->session, player)->name), I18N_NUMBER("n", slot + 1),
                I18N_TEXT("card", card));
    return out;
}

/* What people ask of a card who meet it for the first time; NULL: nothing. */
static const char *hint_of_card(const Table *table, WorldCard card, char out[WORDS_MAX]) {
    if (card != WORLD_JOKER) {
        return NULL;
    }
    i18n_format(out, WORDS_MAX,
                tr("A joker is any number that fits between its neighbours, even one below 1, above {highest} or "
                   "already somewhere else. The joker itself doesn’t count."),
                I18N_NUMBER("highest", world_deck_highest(table->view.players)));
    return out;
}

/* --- piles and hand ----------------------------------------------------------------------------------------------- */

static void add_piles(const Stage *stage, Ui *ui) {
    const Table *table = &stage->table;
    char reason[WORDS_MAX], label[WORDS_MAX], card[32];
    i18n_format(label, sizeof label, tr("In play: 1 to {highest} and {jokers} jokers"),
                I18N_NUMBER("highest", world_deck_highest(table->view.players)),
                I18N_NUMBER("jokers", world_deck_jokers(table->view.players)));
    ui_put(ui, "stage.stock", table->layout.stock, tr("Draw pile"), STAGE_ACT_STOCK, .kind = WIDGET_CUSTOM,
           .hint = label, .why_not = why_not(table, stage->hands.stock, reason), .drags = true, .quiet = true,
           .commits = true);
    int top = table->view.discard_count;
    words_card(top > 0 ? table->view.discard[top - 1] : WORLD_JOKER, card, sizeof card);
    i18n_format(label, sizeof label, tr("Discard pile: {card}"), I18N_TEXT("card", card));
    char joker[WORDS_MAX];
    ui_put(ui, "stage.discard", table->layout.discard, top > 0 ? label : tr("Discard pile"), STAGE_ACT_DISCARD,
           .kind = WIDGET_CUSTOM, .hint = top > 0 ? hint_of_card(table, table->view.discard[top - 1], joker) : NULL,
           .why_not = why_not(table, stage->hands.discard, reason), .drags = true, .quiet = true, .commits = true);
}

/* Of the game, not of the view: a taken card can be placed while it still flies in. */
static void add_hand(const Stage *stage, Ui *ui) {
    const WorldView *now = world_session_view(stage->table.session);
    bool person = hands_person(&stage->table) != WORLD_NOBODY;
    char label[32], joker[WORDS_MAX];
    for (int i = 0; i < now->hand_count && person; i++) {
        words_card(now->hand[i], label, sizeof label);
        Rect rect = table_hand_of(&stage->table, now->hand_count, i);
        ui_put(ui, ui_id("stage.hand%d", i), rect, label, STAGE_ACT_HAND, .kind = WIDGET_CUSTOM,
               .hint = hint_of_card(&stage->table, now->hand[i], joker), .drags = true, .quiet = true, .commits = true,
               .a = i);
    }
}

/* --- rows --------------------------------------------------------------------------------------------------------- */

static void add_own_row(const Stage *stage, Ui *ui) {
    const Table *table = &stage->table;
    char reason[WORDS_MAX], label[WORDS_MAX], joker[WORDS_MAX];
    const WorldView *now = world_session_view(table->session);
    bool may = stage->hands.slots && (table->bottom == now->awaited_player || session_persons_here(table->session) > 1);
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        ui_put(ui, ui_id("stage.row%d.slot%d", table->bottom, slot), table->layout.slot[slot],
               label_of_card(table, table->bottom, slot, label), STAGE_ACT_SLOT, .kind = WIDGET_CUSTOM,
               .hint = hint_of_card(table, table->view.seat[table->bottom].row[slot], joker),
               .why_not = why_not(table, may, reason),
               .drags = now->awaiting == WORLD_AWAITING_SWAP || now->awaiting == WORLD_AWAITING_TRADE,
               .takes_drop = true, .quiet = true, .commits = true, .a = table->bottom, .b = slot);
    }
}

static void add_other_row(const Stage *stage, Ui *ui, int side, int player) {
    const Table *table = &stage->table;
    char reason[WORDS_MAX], label[WORDS_MAX], joker[WORDS_MAX];
    const WorldView *now = world_session_view(table->session);
    bool named = stage->hands.name >> player & 1;
    bool unfolds = stage->hands.theirs;
    /* The table may not have been turned yet to the person who chooses: their row is still among the others. */
    bool own = stage->hands.slots && player == now->awaited_player;
    for (int slot = 0; slot < WORLD_ROW; slot++) {
        Rect rect = unfolds ? table->layout.unfolded[side].slot[slot] : table->layout.other[side].slot[slot];
        ui_put(ui, ui_id("stage.row%d.slot%d", player, slot), rect, label_of_card(table, player, slot, label),
               named ? STAGE_ACT_PLAYER : STAGE_ACT_SLOT, .kind = WIDGET_CUSTOM,
               .hint = hint_of_card(table, table->view.seat[player].row[slot], joker),
               .why_not = why_not(table, named || unfolds || own, reason), .drags = unfolds, .takes_drop = unfolds,
               .no_focus = !unfolds, .quiet = true, .commits = true, .a = player, .b = slot);
    }
}

static void add_player(const Stage *stage, Ui *ui, int side, int player) {
    const Table *table = &stage->table;
    char reason[WORDS_MAX], label[WORDS_MAX];
    const char *note = side < 0 ? words_note(table) : "";
    bool named = stage->hands.name >> player & 1;
    /* TRANSLATORS: a player's corner, as a screen reader says it; {note} is "your turn", "next" and the like */
    i18n_format(label, sizeof label, note[0] != '\0' ? tr("{name}: {note}") : "{name}",
                I18N_TEXT("name", session_seat(table->session, player)->name), I18N_TEXT("note", note));
    ui_put(ui, ui_id("stage.player%d", player), side < 0 ? table->layout.own : table->layout.other[side].panel, label,
           STAGE_ACT_PLAYER, .kind = WIDGET_CUSTOM,
           .why_not = named                                   ? NULL
                      : awaited(table) == WORLD_AWAITING_NAME ? tr("It has to be another player.")
                                                              : why_not(table, false, reason),
           .no_focus = !named, .commits = true, .a = player);
}

/* --- events and tickets ------------------------------------------------------------------------------------------- */

static const char *why_not_event(const Stage *stage, int player, int slot, char reason[WORDS_MAX]) {
    const Table *table = &stage->table;
    const WorldView *now = world_session_view(table->session);
    bool turn = stage->hands.stock && player == now->active;
    if (turn && stage->hands.event[slot]) {
        return NULL;
    }
    if (table->view.seat[player].event[slot] == WORLD_HELD_PLAYED) {
        return tr("This event card has already been played.");
    }
    const char *nobody = why_nobody(table, reason);
    if (nobody != NULL) {
        return nobody;
    }
    return player == now->active ? words_first(awaited(table)) : tr("Play events on your own turn.");
}

/* In the place of one that was played, what it did can still be read. */
static void add_events(const Stage *stage, Ui *ui, int side, int player) {
    const Table *table = &stage->table;
    char reason[WORDS_MAX];
    for (int slot = 0; slot < WORLD_HELD_EVENTS; slot++) {
        WorldEventCard played = table_played(table, player, slot);
        bool is_hidden = table->view.seat[player].event[slot] == WORLD_HELD_FACE_DOWN;
        ui_put(ui, ui_id("stage.event%d.%d", player, slot),
               side < 0 ? table->layout.event[slot] : table->layout.other[side].event[slot],
               played != WORLD_EVENT_NONE ? words_event_name(played) : tr("Event card"), STAGE_ACT_EVENT,
               .kind = WIDGET_CUSTOM,
               .hint = is_hidden                    ? tr("Nobody knows what it is until it’s played.")
                       : played != WORLD_EVENT_NONE ? words_event_sentence(played)
                                                    : NULL,
               .large = !is_hidden, .why_not = why_not_event(stage, player, slot, reason), .no_focus = side >= 0,
               .quiet = true, .commits = true, .a = player, .b = slot);
    }
}

static const char *why_not_fast_track(const Stage *stage, int player, char reason[WORDS_MAX]) {
    const Table *table = &stage->table;
    if (stage->hands.fast_track >> player & 1) {
        return NULL;
    }
    WorldAction action = {.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)player};
    WorldRefusal refusal = world_session_refuses(table->session, action);
    if (refusal == WORLD_REFUSED_FAST_TRACK_GONE || refusal == WORLD_REFUSED_FAST_TRACK_LATE) {
        return world_session_why_not(refusal);
    }
    if (!session_plays_here(table->session, player)) {
        i18n_format(reason, WORDS_MAX, tr("That’s {name}’s choice."),
                    I18N_TEXT("name", session_seat(table->session, player)->name));
        return reason;
    }
    return tr("Play Fast Track at the start of a turn, before a card is taken.");
}

static const char *label_of_ticket(const WorldSeat *seat) {
    switch ((WorldFastTrack)seat->fast_track) {
    case WORLD_FAST_TRACK_HELD:
        return tr("Fast Track");
    case WORLD_FAST_TRACK_RUNNING:
        return tr("Fast Track: × 2");
    case WORLD_FAST_TRACK_SPENT:
        return tr("Fast Track: used");
    }
    return "";
}

static void add_ticket(const Stage *stage, Ui *ui, int side, int player) {
    const Table *table = &stage->table;
    char reason[WORDS_MAX];
    ui_put(ui, ui_id("stage.fast_track%d", player),
           side < 0 ? table->layout.ticket : table->layout.other[side].ticket_touch,
           label_of_ticket(&table->view.seat[player]), STAGE_ACT_FAST_TRACK, .kind = WIDGET_CUSTOM,
           .hint = tr("Once per game: this stage’s cards count double. Play it before your first swap of the stage, "
                      "even one that an event makes you do."),
           .why_not = why_not_fast_track(stage, player, reason), .no_focus = !(stage->hands.fast_track >> player & 1),
           .quiet = true, .commits = true, .a = player);
}

static void add_laid_aside(const Stage *stage, Ui *ui) {
    int by;
    WorldEventCard card = table_laid_aside(&stage->table, &by);
    if (card != WORLD_EVENT_NONE) {
        ui_put(ui, "stage.laid", stage->table.layout.event_resting, words_event_name(card), STAGE_ACT_READ,
               .kind = WIDGET_CUSTOM, .hint = words_event_sentence(card), .large = true, .quiet = true);
    }
}

/* --- buttons ------------------------------------------------------------------------------------------------------ */

static const char *why_no_undo(const Stage *stage) {
    const App *app = stage->table.app;
    bool goes = back_is_free(app) || back_may_be_asked(app);
    return goes ? NULL : tr("Nothing to undo, or a hidden card has been revealed since.");
}

static const char *why_no_hint(const Stage *stage, char reason[WORDS_MAX]) {
    WorldAwaitingKind kind = awaited(&stage->table);
    if (kind == WORLD_AWAITING_QUESTION || kind == WORLD_AWAITING_STAGE_OVER || kind == WORLD_AWAITING_OVER) {
        return words_first(awaited(&stage->table));
    }
    return why_nobody(&stage->table, reason);
}

static void add_buttons(const Stage *stage, Ui *ui) {
    char reason[WORDS_MAX];
    const Rect *place = stage->table.layout.button;
    const Widget buttons[STAGE_BUTTONS] = {
        {.id = "stage.hint",
         .label = tr("Hint"),
         .picture = "icons/hint",
         .why_not = why_no_hint(stage, reason),
         .act = STAGE_ACT_HINT},
        {.id = "stage.undo",
         .label = tr("Undo"),
         .picture = "icons/undo",
         .why_not = why_no_undo(stage),
         .act = STAGE_ACT_UNDO},
        {.id = "stage.log", .label = tr("Log"), .picture = "icons/log", .act = STAGE_ACT_LOG},
        {.id = "stage.help", .label = tr("Help"), .picture = "icons/help", .act = STAGE_ACT_HELP},
        {.id = "stage.pause", .label = tr("Pause"), .picture = "icons/pause", .act = STAGE_ACT_PAUSE},
    };
    /* TRANSLATORS: a button at a table whose people sit at several screens: who is there */
    const Widget together = {
        .id = "stage.together", .label = tr("Together"), .picture = "icons/together", .act = STAGE_ACT_TOGETHER};
    for (int i = 0; i < STAGE_BUTTONS; i++) {
        bool is_hint = buttons[i].act == STAGE_ACT_HINT; /* which a host gives nobody */
        Widget widget = is_hint && session_is_far(stage->table.session) ? together : buttons[i];
        widget.look = LOOK_ROUND;
        widget.rect = place[i];
        ui_add(ui, &widget);
    }
}

/* While others move: what has no pointer can hurry them with it. */
static void add_next(const Stage *stage, Ui *ui) {
    char asked[WORDS_MAX];
    words_asked(&stage->table, asked);
    bool is_asked = hands_person(&stage->table) != WORLD_NOBODY || session_is_far(stage->table.session);
    if (is_asked && table_at_rest(&stage->table)) {
        if (asked[0] != '\0') {
            ui_add_words(ui, "stage.ribbon", stage->table.layout.ribbon, asked, STAGE_ACT_NONE);
        }
        return;
    }
    ui_put(ui, "stage.next", stage->table.layout.ribbon, tr("Press to speed up"), STAGE_ACT_NEXT, .kind = WIDGET_CUSTOM,
           .quiet = true);
}

/* The banner of whose turn it is, there to be read aloud and by scripts; a press has seen enough of it. */
static void add_handover(const Stage *stage, Ui *ui) {
    const Table *table = &stage->table;
    const Clip *clip = draw_playing(table, TABLE_CLIP_BANNER, TABLE_BANNER_TURN);
    char label[WORDS_MAX];
    if (clip == NULL) {
        return;
    }
    words_banner(table, TABLE_BANNER_TURN, clip->b, label);
    ui_add_words(ui, "stage.handover", table->layout.board, label, STAGE_ACT_NEXT);
}

/* Not every name is large enough on the whole map: it comes closer. By the button in its corner, too. */
static void add_map(const Stage *stage, Ui *ui, bool is_button) {
    const Table *table = &stage->table;
    if (hands_person(table) == WORLD_NOBODY || !table_at_rest(table)) {
        return;
    }
    ui_put(ui, is_button ? "stage.closer" : "stage.map", is_button ? labels_corner(table) : table->layout.board,
           table->looks_closer ? tr("See the whole map") : tr("See the map up close"), STAGE_ACT_MAP,
           .kind = WIDGET_CUSTOM, .no_focus = !is_button, .quiet = true, .a = is_button);
}

unsigned stage_awaited(const Table *table) {
    int player = table->view.awaited_player;
    return table->view.stage > 0 && player < table->view.players ? 1u << player : 0;
}

bool stage_helps_seat(const Stage *stage) {
    const Table *table = &stage->table;
    return session_is_far(table->session) && table_at_rest(table) && together_offers(table->app, stage_awaited(table));
}

void stage_build(Stage *stage, Ui *ui) {
    const Table *table = &stage->table;
    add_map(stage, ui, false);
    add_laid_aside(stage, ui);
    add_map(stage, ui, true);
    add_piles(stage, ui);
    add_player(stage, ui, -1, table->bottom);
    add_own_row(stage, ui);
    add_events(stage, ui, -1, table->bottom);
    add_ticket(stage, ui, -1, table->bottom);
    for (int side = 0; side < table->layout.others; side++) {
        int player = (table->bottom + 1 + side) % table->view.players;
        add_player(stage, ui, side, player);
        add_other_row(stage, ui, side, player);
        add_events(stage, ui, side, player);
        add_ticket(stage, ui, side, player);
    }
    if (!session_is_show(table->session)) {
        add_buttons(stage, ui);
    }
    add_next(stage, ui);
    add_handover(stage, ui);
    add_hand(stage, ui);
    if (table->has_offer && stage_helps_seat(stage)) {
        Rect ribbon = draw_ribbon_grown(table);
        together_build_offer(table->app, ui, "stage.help_seat", offer_cut(&ribbon), stage_awaited(table),
                             STAGE_ACT_HELP_SEAT);
    } else if (table->has_offer) {
        Rect ribbon = draw_ribbon_grown(table);
        offer_build(table->app, ui, "stage.teach", offer_cut(&ribbon), STAGE_ACT_TEACH);
    }
}
