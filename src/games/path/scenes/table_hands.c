/* Fingers, mouse, keys and pads on the boards. Each finger belongs to the board it went down on, so that everybody can
 * draw at once; what is no board's is left to the widgets. */
#include "games/path/scenes/path_scenes.h"
#include "games/path/scenes/table.h"

#include <string.h>

static const int DRAWS = -1;

/* --- pointers ----------------------------------------------------------------------------------------------------- */

static TablePointer *held(PathTable *table, int id) {
    for (int i = 0; i < TABLE_POINTERS; i++) {
        if (table->pointer[i].is_down && table->pointer[i].id == id) {
            return &table->pointer[i];
        }
    }
    return NULL;
}

static TablePointer *free_pointer(PathTable *table) {
    for (int i = 0; i < TABLE_POINTERS; i++) {
        if (!table->pointer[i].is_down) {
            return &table->pointer[i];
        }
    }
    return NULL;
}

void path_table_release(PathTable *table) {
    memset(table->pointer, 0, sizeof table->pointer);
}

static int cell_at(const SeatLayout *place, Point point) {
    return window_cell_at(path_layout_at(place, point), place->board.middle, place->board.k);
}

static Rect key_rect(const SeatLayout *place, SeatKey key) {
    const Rect rect[SEAT_KEYS] = {place->ready, place->back, place->other_end, place->reopen};
    return path_layout_seen(place, rect[key]);
}

/* The player whose large board or key is there; *cell and *key: which, or -1. */
static int find(const PathTable *table, Point point, int *cell, int *key) {
    for (int i = 0; i < table->layout.seats; i++) {
        const SeatLayout *place = &table->layout.seat[i];
        int player = table->at_seat[i];
        *cell = cell_at(place, point);
        *key = DRAWS;
        if (*cell >= 0) {
            return player;
        }
        for (SeatKey k = 0; k < SEAT_KEYS; k++) {
            if (path_table_key_label(table, player, k) != NULL && rect_has(key_rect(place, k), point)) {
                *key = (int)k;
                return player;
            }
        }
    }
    return TABLE_NOBODY;
}

static void tell_closed(PathTable *table, int player, int cell) {
    const char *id = ui_id("path.board%d.cell%d", player, cell);
    const char *why = ui_why_not(scene_ui(table->app), id);
    if (why != NULL) {
        path_table_tell(table, player, id, why);
    }
}

static void draw_from(PathTable *table, TablePointer *pointer, int cell) {
    Draft *draft = &table->seat[pointer->player].draft;
    PathLine before = draft->line;
    path_table_draft_changed(table, pointer->player, &before, stroke_down(&pointer->stroke, draft, cell));
}

/* One finger draws on a board at a time. */
static bool draws_already(const PathTable *table, int player) {
    for (int i = 0; i < TABLE_POINTERS; i++) {
        const TablePointer *pointer = &table->pointer[i];
        if (pointer->is_down && pointer->player == player && pointer->key == DRAWS) {
            return true;
        }
    }
    return false;
}

static bool go_down(PathTable *table, const InputEvent *event) {
    int cell, key;
    Point point = {event->x, event->y};
    Ui *ui = scene_ui(table->app);
    if (table->is_revealing) {
        path_table_hurry(table);
        return true;
    }
    if (table->unfolded != TABLE_NOBODY || table->shows_deck) {
        table->unfolded = TABLE_NOBODY;
        table->shows_deck = false;
        scene_relist(table->app);
        return true;
    }
    int player = find(table, point, &cell, &key);
    TablePointer *pointer = free_pointer(table);
    if (player == TABLE_NOBODY || !table->seat[player].is_person || pointer == NULL) {
        return false;
    }
    path_table_touched(table, player);
    ui_show_focus(ui, false);
    if (key == DRAWS && draws_already(table, player)) {
        return true; /* somebody's palm */
    }
    if (key == DRAWS && !path_table_may_draw(table, player)) {
        tell_closed(table, player, cell);
        return true;
    }
    *pointer = (TablePointer){.is_down = true, .id = event->pointer, .player = player, .key = key};
    if (key == DRAWS) {
        ui_focus(ui, ui_id("path.board%d.cell%d", player, cell));
        draw_from(table, pointer, cell);
    }
    scene_changed(table->app);
    return true;
}

static void hover(PathTable *table, const InputEvent *event) {
    int cell = -1, key, player = TABLE_NOBODY;
    if (event->pointer == INPUT_MOUSE) {
        player = find(table, (Point){event->x, event->y}, &cell, &key);
    }
    bool is_tile = player != TABLE_NOBODY && cell >= 0;
    int now = is_tile ? cell : TABLE_NOBODY;
    player = is_tile ? player : TABLE_NOBODY;
    if (player != table->hover_player || now != table->hover_cell) {
        table->hover_player = player;
        table->hover_cell = now;
        scene_changed(table->app);
    }
}

static bool move(PathTable *table, const InputEvent *event) {
    TablePointer *pointer = held(table, event->pointer);
    if (pointer == NULL) {
        hover(table, event);
        return false;
    }
    const SeatLayout *place = path_table_place(table, pointer->player);
    if (pointer->key == DRAWS && place != NULL && path_table_may_draw(table, pointer->player)) {
        Draft *draft = &table->seat[pointer->player].draft;
        PathLine before = draft->line;
        int was = pointer->stroke.at;
        DraftChange change = stroke_over(&pointer->stroke, draft, cell_at(place, (Point){event->x, event->y}));
        path_table_draft_changed(table, pointer->player, &before, change);
        if (was != pointer->stroke.at) {
            scene_changed(table->app);
        }
    }
    return true;
}

static void lift_from_board(PathTable *table, TablePointer *pointer) {
    Draft *draft = &table->seat[pointer->player].draft;
    PathLine before = draft->line;
    DraftWhy why;
    if (!path_table_may_draw(table, pointer->player)) {
        return;
    }
    path_table_draft_changed(table, pointer->player, &before, stroke_up(&pointer->stroke, draft, &why));
    if (why != DRAFT_MAY) {
        path_table_refuse(table, pointer->player, pointer->stroke.at, why);
    }
}

static bool come_up(PathTable *table, const InputEvent *event) {
    TablePointer *pointer = held(table, event->pointer), was;
    if (pointer == NULL) {
        return false;
    }
    was = *pointer;
    pointer->is_down = false;
    const SeatLayout *place = path_table_place(table, was.player);
    if (was.key == DRAWS) {
        lift_from_board(table, &was);
    } else if (place != NULL && rect_has(key_rect(place, (SeatKey)was.key), (Point){event->x, event->y})) {
        path_table_hand_presses(table, was.player, (SeatKey)was.key);
    }
    scene_changed(table->app);
    return true;
}

/* --- keys and pads ------------------------------------------------------------------------------------------------ */

/* The tile the keyboard is on. */
static bool focused_tile(const PathTable *table, int *player, int *cell) {
    const Widget *focused = ui_focused_widget(scene_ui(table->app));
    bool is_tile = focused != NULL && focused->act == TABLE_ACT_TILE;
    if (is_tile) {
        *player = focused->a;
        *cell = focused->b;
    }
    return is_tile;
}

/* Out over the rim it is the widgets' affair. */
static bool steer(PathTable *table, SteerWay way) {
    int player, cell;
    Ui *ui = scene_ui(table->app);
    if (!focused_tile(table, &player, &cell)) {
        return false;
    }
    if (!ui_shows_focus(ui)) {
        ui_show_focus(ui, true);
        scene_changed(table->app);
        return true;
    }
    path_table_touched(table, player);
    Steer *at = &table->seat[player].steer;
    if (at->cell != cell) {
        *at = steer_at(cell);
    }
    if (!steer_go(at, way)) {
        return false;
    }
    ui_focus(ui, ui_id("path.board%d.cell%d", player, at->cell));
    sound_play(table->app->sound, SOUND_FOCUS);
    scene_changed(table->app);
    return true;
}

/* Who is ready already takes it back. */
static void press_ready(PathTable *table, int player) {
    path_table_hand_presses(table, player, path_table_is_closed(table, player) ? SEAT_KEY_REOPEN : SEAT_KEY_READY);
}

static bool press_for_focus(PathTable *table, SeatKey key) {
    int player, cell;
    if (!focused_tile(table, &player, &cell) || !ui_shows_focus(scene_ui(table->app))) {
        return false;
    }
    path_table_touched(table, player);
    if (key == SEAT_KEY_READY) {
        press_ready(table, player);
    } else {
        path_table_hand_presses(table, player, key);
    }
    return true;
}

static bool takes_key(PathTable *table, const InputEvent *event) {
    if (event->mods != 0) {
        return false;
    }
    if (table->is_revealing && (event->key == KEY_ENTER || event->key == KEY_SPACE || event->letter == 'r')) {
        path_table_hurry(table);
        return true;
    }
    switch ((int)event->key) {
    case KEY_LEFT:
        return steer(table, STEER_LEFT);
    case KEY_RIGHT:
        return steer(table, STEER_RIGHT);
    case KEY_UP:
        return steer(table, STEER_UP);
    case KEY_DOWN:
        return steer(table, STEER_DOWN);
    case KEY_BACKSPACE:
        return press_for_focus(table, SEAT_KEY_BACK);
    case KEY_TAB:
        return press_for_focus(table, SEAT_KEY_OTHER_END);
    case KEY_SPACE:
        return press_for_focus(table, SEAT_KEY_READY);
    default:
        return false;
    }
}

/* --- several pads ------------------------------------------------------------------------------------------------- */

static bool is_held_by_another(const PathTable *table, int device, int player) {
    for (int i = 0; i < INPUT_PADS; i++) {
        if (i != device && table->pad[i] == player) {
            return true;
        }
    }
    return false;
}

/* Each pad takes the board of the first who has to draw and has none; when that is done, it may go on to another. */
static int player_of(PathTable *table, int device) {
    int player = table->pad[device];
    if (player != TABLE_NOBODY && path_table_may_draw(table, player)) {
        return player;
    }
    for (int i = 0; i < table->layout.seats; i++) {
        int next = table->at_seat[i];
        if (path_table_may_draw(table, next) && !is_held_by_another(table, device, next)) {
            table->pad[device] = next;
            return next;
        }
    }
    return player;
}

static void steer_pad(PathTable *table, int player, SteerWay way) {
    if (steer_go(&table->seat[player].steer, way)) {
        sound_play(table->app->sound, SOUND_FOCUS);
        scene_changed(table->app);
    }
}

/* Everybody has a board: so has every pad, and a mark of its own on it. */
static bool takes_own_pad(PathTable *table, const InputEvent *event) {
    bool was_new = table->pad[event->device] == TABLE_NOBODY;
    int player = player_of(table, event->device);
    if (player == TABLE_NOBODY) {
        return false;
    }
    path_table_touched(table, player);
    ui_show_focus(scene_ui(table->app), false);
    scene_changed(table->app);
    if (was_new) { /* the first press shows where one is */
        return true;
    }
    switch ((int)event->pad) {
    case PAD_LEFT:
        steer_pad(table, player, STEER_LEFT);
        break;
    case PAD_RIGHT:
        steer_pad(table, player, STEER_RIGHT);
        break;
    case PAD_UP:
        steer_pad(table, player, STEER_UP);
        break;
    case PAD_DOWN:
        steer_pad(table, player, STEER_DOWN);
        break;
    case PAD_ACCEPT:
        if (path_table_may_draw(table, player)) {
            path_table_press_tile(table, player, table->seat[player].steer.cell);
        }
        break;
    case PAD_BACK:
        path_table_press(table, player, SEAT_KEY_BACK);
        break;
    case PAD_FOURTH:
        path_table_press(table, player, SEAT_KEY_OTHER_END);
        break;
    case PAD_THIRD:
    case PAD_START:
        press_ready(table, player);
        break;
    default:
        break;
    }
    return true;
}

/* Wherever the focus is: the one board that is drawn on is meant. */
static bool start_says_ready(PathTable *table) {
    if (table->layout.seats == 1) {
        press_ready(table, table->at_seat[0]);
    }
    return true;
}

/* The button that leads back takes a tile back first; with nothing drawn it opens the pause. */
static bool takes_pad(PathTable *table, const InputEvent *event) {
    int player, cell;
    if (event->pad == PAD_SELECT) { /* elsewhere Start pauses, but here it says ready */
        path_table_pause(table);
        return true;
    }
    if (table->is_revealing && (event->pad == PAD_ACCEPT || event->pad == PAD_THIRD || event->pad == PAD_START)) {
        path_table_hurry(table);
        return true;
    }
    if (table->layout.seats > 1 && !table->is_revealing) {
        return takes_own_pad(table, event);
    }
    switch ((int)event->pad) {
    case PAD_LEFT:
        return steer(table, STEER_LEFT);
    case PAD_RIGHT:
        return steer(table, STEER_RIGHT);
    case PAD_UP:
        return steer(table, STEER_UP);
    case PAD_DOWN:
        return steer(table, STEER_DOWN);
    case PAD_BACK:
        return focused_tile(table, &player, &cell) && path_table_may_draw(table, player) &&
               draft_may_go_back(&table->seat[player].draft) && press_for_focus(table, SEAT_KEY_BACK);
    case PAD_FOURTH:
        return press_for_focus(table, SEAT_KEY_OTHER_END);
    case PAD_THIRD:
        return press_for_focus(table, SEAT_KEY_READY);
    case PAD_START:
        return start_says_ready(table);
    default:
        return false;
    }
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

bool path_table_takes(PathTable *table, const InputEvent *event) {
    switch ((int)event->kind) {
    case INPUT_POINTER_DOWN:
        return !event->secondary && go_down(table, event);
    case INPUT_POINTER_MOVE:
        return move(table, event);
    case INPUT_POINTER_UP:
        return !event->secondary && come_up(table, event);
    case INPUT_POINTER_CANCEL: {
        TablePointer *pointer = held(table, event->pointer);
        if (pointer != NULL) {
            pointer->is_down = false;
            scene_changed(table->app);
        }
        return pointer != NULL;
    }
    case INPUT_KEY_DOWN:
        return takes_key(table, event);
    case INPUT_PAD_DOWN:
        return takes_pad(table, event);
    default:
        return false;
    }
}
