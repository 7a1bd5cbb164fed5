/* Who sits where, and what they draw. */
#include "core/core_assert.h"
#include "games/path/scenes/table.h"
#include "games/path/scenes/tutorial.h"
#include "i18n/i18n.h"
#include "scenes/menus/offer.h"
#include "scenes/table/film_bar.h"
#include "scenes/together/together.h"
#include "shell/scene.h"

#include <string.h>

static const double TOLD_MS = 3200, FLASH_MS = 420;

/* --- who ---------------------------------------------------------------------------------------------------------- */

void path_table_seats_look(PathTable *table) {
    for (int p = 0; p < session_players(table->session); p++) {
        table->names.name[p] = session_seat(table->session, p)->name;
        table->seat[p].is_person = session_plays_here(table->session, p) && !session_is_show(table->session);
    }
}

void path_table_seats_begin(PathTable *table) {
    int players = session_players(table->session);
    table->names.players = players;
    path_table_seats_look(table);
    for (int p = 0; p < players; p++) {
        table->seat[p].grown = PATH_END_B;
        if (session_is_far(table->session) && session_is_here(table->session, p)) {
            table->hand = p; /* this screen's, whoever draws */
        }
    }
}

int path_table_persons(const PathTable *table) {
    int persons = 0;
    for (int p = 0; p < table->view.players; p++) {
        persons += table->seat[p].is_person;
    }
    return persons;
}

bool path_table_is_closed(const PathTable *table, int player) {
    return (table->view.closed >> player & 1) != 0;
}

unsigned path_table_awaited(const PathTable *table) {
    return path_view_awaited(&table->view);
}

bool path_table_may_draw(const PathTable *table, int player) {
    return table->seat[player].is_person && !table->is_revealing && (path_table_awaited(table) >> player & 1) != 0 &&
           !session_is_waiting(table->session);
}

/* --- where -------------------------------------------------------------------------------------------------------- */

/* The board in hand first, the others as they sit after it. */
static void seat_one(PathTable *table) {
    table->at_seat[0] = table->hand;
    for (int i = 1; i < table->view.players; i++) {
        table->at_rival[i - 1] = (table->hand + i) % table->view.players;
    }
}

/* Who sits across comes first: their boards lie at the far side. */
static void seat_everybody(PathTable *table, int *seats, int *rivals) {
    *seats = *rivals = 0;
    for (int side = 1; side >= 0; side--) {
        for (int p = 0; p < table->view.players; p++) {
            const TableSeat *seat = &table->seat[p];
            if (seat->is_person && seat->is_turned == (side == 1)) {
                table->at_seat[(*seats)++] = p;
            } else if (!seat->is_person && side == 0) {
                table->at_rival[(*rivals)++] = p;
            }
        }
    }
}

/* Below all boards lies the film's bar. */
static void lay_out_film(PathTable *table) {
    Layout window = film_bar_window(table->app);
    for (int p = 0; p < table->view.players; p++) {
        table->at_seat[p] = p;
    }
    table->layout = path_layout_film(&window, table->view.players);
    layer_invalidate(table->paint->ground);
}

/* In the ribbon; with several boards, which have none, in the strip between them, where the round stands later. The
 * seconds of a round stay beside it. */
static void place_offer(PathTable *table) {
    PathLayout *layout = &table->layout;
    float margin = layout->units.u * 12, clock = table->limit > 0 ? layout->units.u * 84 : 0;
    table->offer = (Rect){0};
    bool helps = session_is_far(table->session) && together_offers(table->app, path_table_awaited(table));
    if (!helps && (!table->are_new || table->view.round > 1)) {
        return;
    }
    if (!rect_is_empty(layout->ribbon)) {
        table->offer = offer_cut(&layout->ribbon);
        return;
    }
    Rect heading = layout->heading;
    float end = heading.x + heading.w, room = clock > 0 ? clock + margin : 0;
    table->offer = rect_of(margin, heading.y, end - margin - room, heading.h);
    layout->heading = rect_of(end - clock, heading.y, clock, heading.h);
}

void path_table_lay_out(PathTable *table) {
    if (table->is_film) {
        lay_out_film(table);
        return;
    }
    int seats = 1, rivals = table->view.players - 1;
    unsigned turned = 0;
    if (table->is_together && path_table_persons(table) > 1) {
        seat_everybody(table, &seats, &rivals);
    } else {
        seat_one(table);
    }
    for (int i = 0; i < seats; i++) {
        turned |= table->seat[table->at_seat[i]].is_turned ? 1u << i : 0;
    }
    table->layout = path_layout(&table->app->layout, seats, rivals, turned);
    place_offer(table);
    layer_invalidate(table->paint->ground);
}

const SeatLayout *path_table_place(const PathTable *table, int player) {
    for (int i = 0; i < table->layout.seats; i++) {
        if (table->at_seat[i] == player) {
            return &table->layout.seat[i];
        }
    }
    return NULL;
}

/* A board that is small, or not there, is somebody's across the table. */
SoundPlace path_table_heard(const PathTable *table, int player) {
    const SeatLayout *seat = path_table_place(table, player);
    if (seat != NULL) {
        Rect seen = path_layout_seen(seat, seat->board.box);
        return app_heard_at(table->app, seen.x + seen.w / 2);
    }
    SoundPlace place = {0, true};
    for (int i = 0; i < table->layout.rivals; i++) {
        if (table->at_rival[i] == player) {
            Rect panel = table->layout.rival[i].panel;
            place.x = app_heard_at(table->app, panel.x + panel.w / 2).x;
        }
    }
    return place;
}

void path_table_take_in_hand(PathTable *table, int player) {
    if (table->hand != player) {
        table->hand = player;
        path_table_drop_hint(table);
        table->unfolded = TABLE_NOBODY;
        path_table_lay_out(table);
        scene_rebuild(table->app);
        path_table_lead_focus(table);
    }
}

/* --- drafts ------------------------------------------------------------------------------------------------------- */

static void begin_draft(PathTable *table, int player) {
    TableSeat *seat = &table->seat[player];
    PathView own;
    draft_begin(&seat->draft, &table->view.board, &table->view.player[player],
                &table->view.board.card[table->view.card], seat->grown);
    if (path_table_is_closed(table, player)) {
        path_session_view(table->session, player, &own);
        draft_restore(&seat->draft, &own.line);
    }
    seat->steer = steer_at(draft_tip(&seat->draft));
    seat->passes_at = 0;
    seat->time_left = path_session_time_left(table->session, player);
}

static int first_person(const PathTable *table, unsigned among) {
    for (int p = 0; p < table->view.players; p++) {
        if (table->seat[p].is_person && (among >> p & 1) != 0) {
            return p;
        }
    }
    return TABLE_NOBODY;
}

void path_table_begin_round(PathTable *table) {
    path_table_drop_hint(table);
    table->woke_at = table->is_film ? -TABLE_WAKES_MS : table->app->now; /* nobody is asked for anything */
    table->news_at = table->app->now;
    path_session_run_time(table->session, 0);
    for (int p = 0; p < table->view.players && table->view.card != PATH_NO_CARD; p++) {
        begin_draft(table, p);
    }
    int next = first_person(table, path_table_awaited(table));
    if (!table->is_together && next != TABLE_NOBODY) {
        table->hand = next;
    }
    path_table_lay_out(table);
    scene_rebuild(table->app);
    path_table_lead_focus(table);
    scene_unseen(table->app);
}

static TableFlight *free_flight(PathTable *table) {
    for (int i = 0; i < TABLE_FLIGHTS; i++) {
        if (!table->flight[i].is_flying) {
            return &table->flight[i];
        }
    }
    return &table->flight[0];
}

/* A tile that has come to the line, or left it. */
static void fly(PathTable *table, int player, const Draft *with, int at, bool is_back) {
    if (table->app->preferences.reduced_motion) {
        return;
    }
    *free_flight(table) = (TableFlight){.is_flying = true,
                                        .is_back = is_back,
                                        .player = player,
                                        .colour = path_board_colour(&with->board, with->line.cell[at]),
                                        .field = draft_field(with, at),
                                        .cell = with->line.cell[at],
                                        .began = table->app->now};
}

void path_table_draft_changed(PathTable *table, int player, const PathLine *before, DraftChange change) {
    TableSeat *seat = &table->seat[player];
    Draft *draft = &seat->draft, was = *draft;
    if (change == DRAFT_UNCHANGED) {
        return;
    }
    was.line = *before;
    int kept = before->end == draft->line.end ? before->count : 0, count = draft->line.count;
    for (int i = count < kept ? count : kept; i < count; i++) {
        fly(table, player, draft, i, false);
    }
    for (int i = before->end == draft->line.end ? count : 0; i < before->count; i++) {
        fly(table, player, &was, i, true);
    }
    bool grows = count > kept;
    if (grows || before->count > 0) {
        int colour = grows ? path_board_colour(&draft->board, draft->line.cell[count - 1])
                           : path_board_colour(&draft->board, before->cell[before->count - 1]);
        sound_play_at(table->app->sound, grows ? SOUND_TILE : SOUND_TILE_BACK, colour, path_table_heard(table, player));
    } else {
        sound_play(table->app->sound, SOUND_PRESS);
    }
    seat->steer = steer_at(draft_tip(draft));
    seat->told_until = 0;
    scene_relist(table->app);
}

/* --- telling ------------------------------------------------------------------------------------------------------ */

void path_table_tell(PathTable *table, int player, const char *id, const char *sentence) {
    App *app = table->app;
    if (table->layout.seats == 1) {
        ui_say(scene_ui(app), id, sentence, app->now);
        return;
    }
    i18n_copy(table->seat[player].told, PATH_WORDS_MAX, sentence);
    table->seat[player].told_until = app->now + TOLD_MS;
    scene_changed(app);
}

void path_table_refuse(PathTable *table, int player, int cell, DraftWhy why) {
    char sentence[PATH_WORDS_MAX];
    const char *id = ui_id("path.board%d.cell%d", player, cell);
    if (!path_tutorial_answers(table, why)) {
        path_words_refusal(why, path_board_colour(&table->view.board, cell), sentence);
        path_table_tell(table, player, id, sentence);
    }
    table->seat[player].flash_until = table->app->now + FLASH_MS;
}

void path_table_press_tile(PathTable *table, int player, int cell) {
    Draft *draft = &table->seat[player].draft;
    PathLine before = draft->line;
    DraftWhy why = draft_why_not(draft, cell);
    if (why != DRAFT_MAY) {
        path_table_refuse(table, player, cell, why);
        return;
    }
    path_table_draft_changed(table, player, &before, draft_press(draft, cell));
}

/* --- keys --------------------------------------------------------------------------------------------------------- */

const char *path_table_why_no_key(const PathTable *table, int player, SeatKey key) {
    const Draft *draft = &table->seat[player].draft;
    if (!table->seat[player].is_person || table->is_revealing || table->view.winners != 0) {
        return tr("The round is over.");
    }
    if (session_is_waiting(table->session)) {
        return tr("Sent. Waiting for the host …");
    }
    if (key == SEAT_KEY_REOPEN) {
        return path_table_is_closed(table, player) ? NULL : tr("There’s nothing to take back.");
    }
    if (path_table_is_closed(table, player)) {
        return tr("You’ve said you’re ready. Press “Change” to keep drawing.");
    }
    if (key == SEAT_KEY_BACK && !draft_may_go_back(draft) && !path_table_may_go_back(table, player)) {
        return tr("There’s nothing to take back.");
    }
    if (key == SEAT_KEY_OTHER_END && !draft_may_change_end(draft)) {
        return draft->player.count == 1 ? tr("Your ray has only one end so far.")
                                        : tr("Nothing can be drawn at the other end.");
    }
    return NULL;
}

static void hand_on(PathTable *table) {
    PathView view;
    path_session_view(table->session, PATH_NOBODY, &view);
    int next = first_person(table, path_view_awaited(&view));
    if (!table->is_together && next != TABLE_NOBODY) {
        path_table_take_in_hand(table, next);
        scene_unseen(table->app);
    }
}

void path_table_closed(PathTable *table, int player) {
    sound_play_at(table->app->sound, SOUND_READY, 0, path_table_heard(table, player));
    path_table_step(table);
    if (!table->is_revealing) {
        hand_on(table);
    }
    scene_relist(table->app);
}

static void close(PathTable *table, int player) {
    PathLine line = draft_line(&table->seat[player].draft);
    PathRefusal refusal = path_session_close(table->session, player, &line);
    CORE_ASSERT(refusal == PATH_ACCEPTED);
    path_table_closed(table, player);
}

bool path_table_press(PathTable *table, int player, SeatKey key) {
    Draft *draft = &table->seat[player].draft;
    PathLine before = draft->line;
    const char *why = path_table_why_no_key(table, player, key);
    if (why != NULL) {
        path_table_tell(table, player, path_table_key_id(player, key), why);
        return false;
    }
    switch (key) {
    case SEAT_KEY_READY:
        close(table, player);
        break;
    case SEAT_KEY_BACK:
        if (path_table_may_go_back(table, player)) {
            path_table_go_back(table);
            break;
        }
        path_table_draft_changed(table, player, &before, draft_back(draft));
        break;
    case SEAT_KEY_OTHER_END:
        path_table_draft_changed(table, player, &before, draft_change_end(draft));
        break;
    case SEAT_KEY_REOPEN:
        path_session_reopen(table->session, player);
        sound_play(table->app->sound, SOUND_PRESS);
        path_table_step(table);
        break;
    case SEAT_KEYS:
        break;
    }
    scene_relist(table->app);
    return true;
}

bool path_table_asks_back(const PathTable *table, int player) {
    static const double ANSWER_MS = 700;
    const TableSeat *seat = &table->seat[player];
    return seat->asked_back == table->view.round && table->app->now < seat->asked_at + ANSWER_MS;
}

/* Once in each of the first rounds; a second press that was on its way already is no answer. */
static bool asks_back(PathTable *table, int player) {
    enum { ASKING_ROUNDS = 3 };
    TableSeat *seat = &table->seat[player];
    int round = table->view.round;
    if (round > ASKING_ROUNDS || !draft_is_passing(&seat->draft) || session_is_tutorial(table->session)) {
        return false; /* in the tutorial the coach does */
    }
    bool was_asked = seat->asked_back == round;
    bool is_answer = was_asked && !path_table_asks_back(table, player);
    seat->asked_at = is_answer ? seat->asked_at : table->app->now;
    seat->asked_back = round;
    if (!was_asked) {
        path_table_tell(table, player, path_table_key_id(player, SEAT_KEY_READY),
                        tr("You can still light a tile. Press again to pass."));
        sound_play(table->app->sound, SOUND_REFUSED);
    }
    return !is_answer;
}

bool path_table_hand_presses(PathTable *table, int player, SeatKey key) {
    bool passes = key == SEAT_KEY_READY && table->seat[player].draft.line.count == 0 &&
                  path_table_why_no_key(table, player, key) == NULL;
    if (passes && !scene_lets(table->app)) {
        path_table_hurry(table);
        return false;
    }
    return (!passes || !asks_back(table, player)) && path_table_press(table, player, key);
}
