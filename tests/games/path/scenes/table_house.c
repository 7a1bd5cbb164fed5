#include "table_house.h"

App *app;

void open_house(void) {
    app = house_open(NULL, 1280, 720);
    DO("draw off");
}

void close_house(void) {
    house_close(app);
}

void begin(int players, int persons, int limit, uint64_t seed) {
    static const char *const NAME[] = {"Lena", "Otto", "Maja", "Emil"};
    PathSessionSetup setup = {.players = players, .board = "classic", .limit = limit};
    PlayError error = {{0}};
    app->seed = seed;
    for (int p = 0; p < players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .is_computer = p >= persons, .level = AI_EASY};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAME[p]);
    }
    ck_assert_msg(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)), "%s", error.text);
}

void sit_down(int players, int persons, int limit) {
    begin(players, persons, limit, 7);
    house_show(app, &PATH_SCENE, NULL, 0);
    IN_SCENE("path");
    DO("wait 420"); /* the keys have been seen */
}

void say_ready(int player) {
    int round = game()->round;
    DO("click path.ready%d", player);
    if (game()->round == round && (path_awaited(game()) >> player & 1) != 0) {
        DO("wait 720");
        DO("click path.ready%d", player);
    }
}

const PathGame *game(void) {
    return path_session_game(in_play(app));
}

Ui *ui(void) {
    return stack_top_ui(app->stack);
}

const Widget *widget(const char *id) {
    return widget_find(ui(), id);
}

bool is_enabled(const char *id) {
    return widget(id) != NULL && widget(id)->why_not == NULL;
}

const char *tile(int player, int cell) {
    return ui_id("path.board%d.cell%d", player, cell);
}

int free_tile(int player, int n) {
    for (int cell = 0; cell < PATH_CELLS; cell++) {
        bool is_free = !path_cells_have(game()->player[player].taken, cell) && is_enabled(tile(player, cell));
        if (is_free && n-- == 0) {
            return cell;
        }
    }
    return -1;
}

Point middle_of(const char *id) {
    Point point = {0, 0};
    ck_assert_msg(ui_reach(ui(), id, &point) == UI_REACHED, "%s is out of reach", id);
    return rect_middle(ui_rect(ui(), id));
}

void take_all(void) {
    PathEvent event;
    while (path_session_take_event(in_play(app), &event)) {
    }
}
