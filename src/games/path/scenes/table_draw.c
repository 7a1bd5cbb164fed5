/* The table as it is seen: panels and boards that stand still on a layer, and what is alive over it. */
#include "games/path/scenes/living.h"
#include "games/path/scenes/table_face.h"
#include "games/path/scenes/tutorial.h"
#include "games/path/words/worth.h"
#include "gfx/paint.h"
#include "gfx/path_card.h"
#include "gfx/tween.h"
#include "i18n/i18n.h"
#include "shell/dawn.h"
#include "shell/parts.h"

#include <math.h>

static const double FLIGHT_MS = 230, BACK_MS = 160;

static double now_of(const PathTable *table) {
    return gfx_now(table->app->gfx);
}

/* --- boards ------------------------------------------------------------------------------------------------------- */

/* What numbers were worth when they were reached, and what the others are worth now. */
static unsigned halved(const PathTable *table, int player, const PathLine *line) {
    const PathPlayer *path = &table->view.player[player];
    unsigned numbers = worth_halved(&table->view, player, line);
    PathReached coming[PATH_FIELDS_MAX];
    int count = worth_of_line(&table->view, player, line, coming);
    for (int i = 0; i < count; i++) {
        numbers |= coming[i].points < coming[i].number ? 1u << coming[i].number : 0;
    }
    for (int i = 0; i < path->reached_count; i++) {
        numbers |= path->reached[i].points < path->reached[i].number ? 1u << path->reached[i].number : 0;
    }
    return numbers;
}

static WindowLook resting_look(const PathTable *table, int player, bool is_small) {
    static const char *const KEY[] = {"seat0", "seat1", "seat2", "seat3"};
    static const char *const SMALL_KEY[] = {"rival0", "rival1", "rival2", "rival3"};
    static const PathLine NOTHING = {.end = PATH_END_B};
    return (WindowLook){.key = is_small ? SMALL_KEY[player] : KEY[player],
                        .memory = is_small ? &table->paint->small[player] : &table->paint->board[player],
                        .board = &table->view.board,
                        .player = &table->view.player[player],
                        .light = path_table_light(table, player),
                        .is_small = is_small,
                        .missed = table->view.winners != 0 ? PATH_CELLS_ALL & ~table->view.player[player].taken : 0,
                        .taken = worth_taken(&table->view.player[player]),
                        .halved = halved(table, player, &NOTHING)};
}

/* Numbers in the line that runs are silver where they gave half. */
static void add_reveal(const PathTable *table, int player, WindowLook *look) {
    const RevealSeat *seat = &table->reveal.seat[player];
    RevealLook now = reveal_at(&table->reveal, player, path_table_reveal_ms(table));
    look->line = &seat->line;
    look->is_lit = true;
    look->lit = now.lit;
    look->numbers = (WindowNumbers){.reached = now.reached, .ring = now.ring, .coins = seat->coins, .turn = now.coins};
    for (int i = 0; i < seat->numbers; i++) {
        look->numbers.points = seat->number[i].number == now.reached ? seat->number[i].points : look->numbers.points;
        unsigned bit = 1u << seat->number[i].number;
        look->halved = seat->number[i].points < seat->number[i].number ? look->halved | bit : look->halved & ~bit;
    }
    look->halved |= now.coins > 0 ? seat->coins : 0;
}

static PathCells cells_of(const PathLine *line) {
    PathCells cells = 0;
    for (int i = 0; i < line->count; i++) {
        cells |= path_cells_of(line->cell[i]);
    }
    return cells;
}

static int focused_cell(const Ui *ui, int player) {
    const Widget *focused = ui_shows_focus(ui) ? ui_focused_widget(ui) : NULL;
    return focused != NULL && focused->act == TABLE_ACT_TILE && focused->a == player ? focused->b + 1 : 0;
}

static float asleep(const PathTable *table) {
    double passed = now_of(table) - table->woke_at;
    return table->app->preferences.reduced_motion ? 0 : (float)fmax(1 - passed / TABLE_WAKES_MS, 0);
}

static void add_draft(const PathTable *table, int player, const Ui *ui, WindowLook *look) {
    const Draft *draft = &table->seat[player].draft;
    look->focus = focused_cell(ui, player);
    for (int i = 0; i < INPUT_PADS; i++) {
        bool is_here = table->layout.seats > 1 && table->pad[i] == player && path_table_may_draw(table, player);
        look->focus = is_here ? table->seat[player].steer.cell + 1 : look->focus;
    }
    if (path_table_is_hidden(table, player)) {
        return;
    }
    look->line = &draft->line;
    look->halved = halved(table, player, &draft->line);
    if (table->app->preferences.path_marks) {
        look->cut_off = draft_cut_off(draft);
    }
    if (path_table_may_draw(table, player)) {
        look->hover = table->hover_player == player ? table->hover_cell + 1 : 0;
        look->live = draft_live_ends(draft);
        look->asleep = asleep(table);
        look->open = draft_reach(draft);
    }
    if (table->seat[player].has_hint) {
        look->advised = cells_of(&table->seat[player].hint.line) & ~cells_of(&draft->line);
        look->advice = &table->seat[player].hint.line;
    }
}

static WindowLook look_at(const PathTable *table, int player, bool is_small, const Ui *ui) {
    WindowLook look = resting_look(table, player, is_small);
    if (table->is_revealing) {
        add_reveal(table, player, &look);
    } else if (!is_small && table->seat[player].is_person && table->view.card != PATH_NO_CARD) {
        add_draft(table, player, ui, &look);
    }
    return look;
}

/* --- what is on its way ------------------------------------------------------------------------------------------- */

static void draw_flight(const PathTable *table, const SeatLayout *place, const TableFlight *flight) {
    const TableSeat *seat = &table->seat[flight->player];
    PathCardFace face = {.colours = seat->draft.card.colour, .count = seat->draft.card.count};
    float side, t = (float)((now_of(table) - flight->began) / (flight->is_back ? BACK_MS : FLIGHT_MS));
    char name[64];
    Point card = path_card_field(&face, flight->field, place->card, &side);
    Point tile = window_cell(flight->cell, place->board.middle, place->board.k);
    t = ease(EASE_IN_OUT, fminf(fmaxf(t, 0), 1));
    t = flight->is_back ? 1 - t : t;
    float far = hypotf(tile.x - card.x, tile.y - card.y), to = TILE_PICTURE * place->board.k;
    Point middle = arc_at(card, tile, far * .18f, t);
    float size = side + (to - side) * t;
    snprintf(name, sizeof name, "path/tiles/chip_%s", path_glass[flight->colour]);
    picture_draw(table->app->gfx, name, rect_around(middle, size, size), &(PictureLook){.moving = true});
}

static void draw_flights(const PathTable *table, int player, const SeatLayout *place) {
    if (place->is_turned) {
        gfx_push_turn(table->app->gfx, place->about);
    }
    for (int i = 0; i < TABLE_FLIGHTS; i++) {
        if (table->flight[i].is_flying && table->flight[i].player == player) {
            draw_flight(table, place, &table->flight[i]);
        }
    }
    if (place->is_turned) {
        gfx_pop_turn(table->app->gfx);
    }
}

/* A finger hides the tile it is on; a mouse does not. */
static void draw_lifts(const PathTable *table, int player, const SeatLayout *place, const WindowLook *look) {
    for (int i = 0; i < TABLE_POINTERS; i++) {
        const TablePointer *pointer = &table->pointer[i];
        bool is_finger = pointer->is_down && pointer->id != INPUT_MOUSE;
        if (is_finger && pointer->key < 0 && pointer->player == player && pointer->stroke.at >= 0) {
            window_draw_lift(table->app->gfx, look, pointer->stroke.at, place->board.middle, place->board.k,
                             place->board.box);
        }
    }
}

/* Where a cell of somebody's window is seen, and how large a lens is there; false: their window isn't shown. */
static bool seen_cell(const PathTable *table, int player, int cell, Point *at, float *k) {
    const SeatLayout *place = path_table_place(table, player);
    if (place != NULL) {
        *at = rect_middle(
            path_layout_seen(place, rect_around(window_cell(cell, place->board.middle, place->board.k), 2, 2)));
        *k = place->board.k;
        return true;
    }
    for (int i = 0; i < table->layout.rivals; i++) {
        const BoardPlace *board = &table->layout.rival[i].board;
        if (table->at_rival[i] == player && board->k > 0) {
            *at = window_cell(cell, board->middle, board->k);
            *k = board->k;
            return true;
        }
    }
    return false;
}

static void draw_coin(const PathTable *table, int number, int taker, int loser, float t) {
    Point from, to;
    float k_from, k_to;
    int cell = table->view.board.number[number - PATH_NUMBER_MIN];
    if (seen_cell(table, taker, cell, &from, &k_from) && seen_cell(table, loser, cell, &to, &k_to)) {
        float along = ease(EASE_IN_OUT, t), k = k_from + (k_to - k_from) * along;
        PathLens lens = {
            .number = number, .is_taken = true, .has_ring = true, .light = path_table_light(table, taker), .alpha = 1};
        Point at = arc_at(from, to, hypotf(to.x - from.x, to.y - from.y) * .2f, along);
        path_lens_at(table->app->gfx, &lens, at, LENS_RADIUS * k * (1.15f + .5f * ease(EASE_HOP, t)));
    }
}

/* Who has taken a number sends its coin to everybody for whom it is worth half from now on. */
static void draw_coins(const PathTable *table) {
    for (int p = 0; table->is_revealing && p < table->reveal.players; p++) {
        const RevealSeat *seat = &table->reveal.seat[p];
        float t = reveal_at(&table->reveal, p, path_table_reveal_ms(table)).flown;
        for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX && t > 0 && t < 1; number++) {
            if ((seat->coins >> number & 1) != 0) {
                draw_coin(table, number, seat->taker[number], p, t);
            }
        }
    }
}

/* --- the parts ---------------------------------------------------------------------------------------------------- */

/* Boards that nobody draws on may be smaller than signs and badges can be read. */
static bool is_small(const SeatLayout *place) {
    static const float SMALL_BELOW = .45f;
    return rect_is_empty(place->ready) && place->board.k < SMALL_BELOW;
}

static void draw_seat(const PathTable *table, int i, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    int player = table->at_seat[i];
    const SeatLayout *place = &table->layout.seat[i];
    WindowLook look = look_at(table, player, is_small(place), ui);
    FaceWords words;
    SeatFace face = path_table_face(table, player, &look, &words);
    face.blinks = path_living_blinks(table, player);
    face.mood = path_living_mood(table, player);
    SeatKeys keys = {.is_closed = path_table_is_closed(table, player) || table->is_revealing};
    for (SeatKey key = 0; key < SEAT_KEYS; key++) {
        keys.key[key] = path_table_key_face(table, player, key, ui);
    }
    seat_push_clip(gfx, place);
    path_living_draw_window(table, &look, &place->board);
    window_draw_light(gfx, &look, place->board.middle, place->board.k);
    path_living_draw_glint(table, player, &place->board);
    draw_lifts(table, player, place, &look);
    seat_pop_clip(gfx, place);
    seat_draw_face(gfx, place, &face);
    seat_draw_keys(gfx, place, &keys);
    draw_flights(table, player, place);
}

static void draw_rival(const PathTable *table, int i, const Ui *ui) {
    Gfx *gfx = table->app->gfx;
    int player = table->at_rival[i];
    const RivalLayout *place = &table->layout.rival[i];
    WindowLook look = look_at(table, player, true, ui);
    FaceWords words;
    SeatFace face = path_table_face(table, player, &look, &words);
    face.blinks = path_living_blinks(table, player);
    face.mood = path_living_mood(table, player);
    UiLook widget = ui_look(ui, ui_id("path.rival%d", player));
    if (place->board.k > 0) {
        window_draw_light(gfx, &look, place->board.middle, place->board.k);
    }
    rival_draw_face(gfx, place, &face);
    if (widget.focused && ui_shows_focus(ui)) {
        paint_focus(gfx, place->panel, RADIUS_PANEL);
    }
}

static void draw_unfolded(const PathTable *table) {
    if (table->unfolded == TABLE_NOBODY) {
        return;
    }
    Gfx *gfx = table->app->gfx;
    Rect panel = table->layout.unfolded_panel;
    const BoardPlace *board = &table->layout.unfolded;
    WindowLook look = resting_look(table, table->unfolded, false);
    look.key = "unfolded";
    look.memory = &table->paint->unfolded;
    seat_draw_panel(gfx, panel, look.light, false);
    Rect head = {panel.x, panel.y, panel.w, board->box.y - panel.y};
    path_text(gfx, head, table->names.name[table->unfolded], (PathText){TEXT_BOLD, .42f, THEME_TEXT, TEXT_CENTER});
    window_draw(gfx, &look, board->middle, board->k);
}

static void draw_deck(const PathTable *table) {
    enum { COLUMNS = 5, ROWS = 3 };
    Gfx *gfx = table->app->gfx;
    Rect panel = table->layout.unfolded_panel;
    float head = panel.h * .13f, w = panel.w / COLUMNS, h = (panel.h - head) / ROWS;
    const PathCard *card[PATH_CARDS];
    if (!table->shows_deck) {
        return;
    }
    PanelStyle style = panel_popup();
    paint_panel(gfx, panel, &style);
    path_text(gfx, (Rect){panel.x, panel.y, panel.w, head}, tr("Cards still to come"),
              (PathText){TEXT_BOLD, .44f, THEME_TEXT, TEXT_CENTER});
    int count = path_table_to_come(table, card);
    for (int i = 0; i < count; i++) {
        PathCardFace face = {.colours = card[i]->colour, .count = card[i]->count};
        Rect box = {panel.x + w * (float)(i % COLUMNS), panel.y + head + h * (float)(i / COLUMNS), w, h};
        float wide = fminf(w * .72f, h * .86f / 1.3f);
        path_card_draw_small(gfx, &face, rect_snapped(rect_around(rect_middle(box), wide, wide * 1.3f)));
    }
}

/* Of a film: every card at its own place, so that nothing jumps when one is turned up. */
static void draw_to_come(const PathTable *table) {
    Gfx *gfx = table->app->gfx;
    Rect panel = table->layout.to_come;
    float head = 44 * gfx_unit(gfx);
    int columns = panel.h > 1.3f * panel.w ? 3 : 5, rows = PATH_CARDS / columns;
    float w = panel.w * .92f / (float)columns, h = (panel.h - head) * .96f / (float)rows;
    PanelStyle style = panel_glass();
    paint_panel(gfx, panel, &style);
    path_text(gfx, (Rect){panel.x + panel.w * .05f, panel.y, panel.w * .9f, head}, tr("Cards still to come"),
              (PathText){TEXT_BOLD, .5f, THEME_TEXT_SECOND, TEXT_CENTER});
    for (int i = 0; i < PATH_CARDS; i++) {
        const PathCard *card = &table->view.board.card[i];
        PathCardFace face = {.colours = card->colour, .count = card->count};
        Rect box = {panel.x + panel.w * .04f + w * (float)(i % columns), panel.y + head + h * (float)(i / columns), w,
                    h};
        float wide = fminf(w * .78f, h * .86f / 1.3f);
        gfx_push_alpha(gfx, (table->view.to_come >> i & 1) != 0 ? 1 : .16f);
        path_card_draw_small(gfx, &face, rect_snapped(rect_around(rect_middle(box), wide, wide * 1.3f)));
        gfx_pop_alpha(gfx);
    }
}

/* --- what all share ----------------------------------------------------------------------------------------------- */

static void draw_score(const PathTable *table) {
    const PathPlayer *path = &table->view.player[0];
    ScoreFace score = {tr("Numbers"),     tr("Unlit tiles"), tr("Total"),
                       path_points(path), path_missed(path), path_table_light(table, 0)};
    if (table->is_revealing) {
        RevealLook now = reveal_at(&table->reveal, 0, path_table_reveal_ms(table));
        score.points += now.points;
        score.missed -= (int)(now.lit + .01f);
    }
    common_draw_score(table->app->gfx, table->layout.score, &score);
}

/* Of who has the board in hand; while light runs, what the round has brought so far. */
static void draw_chance(const PathTable *table) {
    char heading[PATH_WORDS_MAX] = "", said[PATH_WORDS_MAX] = "", then[PATH_WORDS_MAX] = "";
    int points = 0, number = 0, player = table->hand;
    if (path_table_may_draw(table, player)) {
        const Draft *draft = &table->seat[player].draft;
        number = path_words_chance(&table->view, player, draft, &points);
        path_words_chance_said(&table->view, player, draft, said, then);
        i18n_copy(heading, sizeof heading, tr("Within reach"));
    } else if (table->is_revealing) {
        path_words_round(table->view.round, heading);
        path_table_line_words(table, player, said);
    }
    common_draw_chance(table->app->gfx, table->layout.chance,
                       &(ChanceFace){heading, said, then, number, number > 0 && points < number});
}

/* In the order the cards were turned up, as the history tells. */
static RoundsFace rounds_of(const PathTable *table, char heading[PATH_WORDS_MAX], char clock[PATH_WORDS_MAX]) {
    RoundsFace face = {.board = &table->view.board, .round = table->view.round, .heading = heading, .clock = clock};
    int told = session_told(table->session), round = 0;
    for (int i = 0; i < told && round < PATH_CARDS; i++) {
        const PathEvent *event = path_session_history(table->session, i);
        if (event != NULL && event->kind == PATH_HAPPENED_CARD) {
            face.deck[round++] = event->card.index;
        }
    }
    face.round = round;
    path_table_clock_words(table, clock);
    heading[0] = '\0';
    if (rect_is_empty(table->offer)) { /* else it has the first round's place */
        path_words_round(table->view.round, heading);
    }
    return face;
}

static void draw_common(const PathTable *table) {
    char heading[PATH_WORDS_MAX], clock[PATH_WORDS_MAX], sentence[PATH_WORDS_MAX];
    PathLight light;
    RoundsFace rounds = rounds_of(table, heading, clock);
    common_draw_rounds(table->app->gfx, &table->layout, &rounds);
    if (!rect_is_empty(table->layout.ribbon) && !session_is_show(table->session)) {
        path_table_asked(table, sentence, &light);
        common_draw_ribbon(table->app->gfx, table->layout.ribbon, sentence, light);
    }
    if (!rect_is_empty(table->layout.score)) {
        draw_score(table);
    }
    if (!rect_is_empty(table->layout.chance)) {
        draw_chance(table);
    }
    if (!rect_is_empty(table->layout.to_come)) {
        draw_to_come(table);
    }
}

/* Over the small board of whoever speaks: nobody draws there. */
static void draw_speech(const PathTable *table) {
    static const float ASIDE = 6; /* units */
    for (int i = 0; table->speech.speaks && i < table->layout.rivals; i++) {
        if (table->at_rival[i] == table->speech.player) {
            const RivalLayout *place = &table->layout.rival[i];
            Rect room = rect_inset(place->panel, ASIDE * gfx_unit(table->app->gfx));
            float high = fminf(speech_size(table->app, &table->speech, room.w).y, room.h);
            speech_draw(table->app, &table->speech, rect_snapped(rect_of(room.x, room.y + room.h - high, room.w, high)),
                        rect_middle(place->portrait));
        }
    }
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

static void paint_ground(const PathTable *table) {
    Gfx *gfx = table->app->gfx;
    FaceWords words;
    if (session_is_show(table->session)) { /* for passers-by it lies in the dawn like all others */
        dawn_room(table->app, DAWN_QUIET);
    } else {
        part_table(table->app);
    }
    for (int i = 0; i < table->layout.seats; i++) {
        const SeatLayout *place = &table->layout.seat[i];
        WindowLook look = resting_look(table, table->at_seat[i], is_small(place));
        SeatFace face = path_table_face(table, table->at_seat[i], &look, &words);
        seat_want_moods(gfx, face.light, place->portrait);
        seat_draw_panels(gfx, place, &face);
        seat_push_clip(gfx, place);
        window_draw_ground(gfx, &look, place->board.middle, place->board.k);
        seat_pop_clip(gfx, place);
    }
    for (int i = 0; i < table->layout.rivals; i++) {
        const RivalLayout *place = &table->layout.rival[i];
        WindowLook look = resting_look(table, table->at_rival[i], true);
        SeatFace face = path_table_face(table, table->at_rival[i], &look, &words);
        seat_want_moods(gfx, face.light, place->portrait);
        rival_draw_panel(gfx, place, &face);
        if (place->board.k > 0) {
            gfx_push_clip(gfx, place->panel);
            window_draw_ground(gfx, &look, place->board.middle, place->board.k);
            gfx_pop_clip(gfx);
        }
    }
}

/* A layer of its own: widgets are listed anew with every tile that is drawn, and the boards' ground stays. */
static void use_its_light(const PathTable *table) {
    theme_use(session_is_show(table->session) ? THEME_DUSK : THEME_NIGHT);
}

void path_table_draw_background(const PathTable *table) {
    use_its_light(table);
    if (layer_begin(table->paint->ground)) {
        paint_ground(table);
        layer_end(table->paint->ground);
    }
    layer_draw(table->paint->ground, 1);
}

void path_table_draw(const PathTable *table, const Ui *ui) {
    use_its_light(table);
    for (int i = 0; i < table->layout.rivals; i++) {
        draw_rival(table, i, ui);
    }
    for (int i = 0; i < table->layout.seats; i++) {
        draw_seat(table, i, ui);
    }
    draw_common(table);
    draw_coins(table);
    ui_draw_widgets(ui);
    draw_speech(table);
    draw_unfolded(table);
    draw_deck(table);
    path_tutorial_draw(table);
    ui_draw_top(ui);
}
