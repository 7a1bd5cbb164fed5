#include "games/path/scenes/tutorial_steps.h"

#include "games/path/words/worth.h"

static int doubled_colour(const PathCard *card) {
    for (int i = 1; i < card->count; i++) {
        if (card->colour[i] == card->colour[i - 1]) {
            return card->colour[i];
        }
    }
    return -1;
}

/* What is worth planning for: the best number that nobody has, and the cards that show its colour. */
static void look_ahead(PathSight *sight) {
    const PathView *view = &sight->table->view;
    for (int number = PATH_NUMBER_MAX; number >= PATH_NUMBER_MIN && sight->goal == 0; number--) {
        sight->goal = (view->reached >> number & 1) == 0 ? number : 0;
    }
    if (sight->goal == 0) {
        return;
    }
    int colour = path_board_colour(&view->board, view->board.number[sight->goal - PATH_NUMBER_MIN]);
    for (int i = 0; i < PATH_CARDS; i++) {
        const PathCard *card = &view->board.card[i];
        bool is_to_come = (view->to_come >> i & 1) != 0, fits = false;
        for (int field = 0; field < card->count; field++) {
            fits = fits || card->colour[field] == colour;
        }
        sight->cards += is_to_come;
        sight->fitting += is_to_come && fits;
    }
}

static bool can_grow(const PathPlayer *player, PathEnd end) {
    return (path_beside[path_end_cell(player, end)] & ~player->taken) != 0;
}

static int walled_end(const PathPlayer *player) {
    bool a = can_grow(player, PATH_END_A), b = can_grow(player, PATH_END_B);
    if (player->count == 1 || a == b) {
        return -1;
    }
    return a ? (int)PATH_END_B : (int)PATH_END_A;
}

PathSight path_sight(const PathTable *table) {
    PathSight sight = {.table = table, .doubled = -1, .round = table->view.round};
    sight.person = session_is_person(table->session, 0) ? 0 : 1;
    sight.coach = 1 - sight.person;
    sight.draws = path_table_may_draw(table, sight.person);
    sight.closed = !table->is_revealing && table->view.winners == 0 && path_table_is_closed(table, sight.person) &&
                   !path_table_is_closed(table, sight.coach);
    sight.drawn = table->seat[sight.person].draft.line.count;
    if (table->view.card != PATH_NO_CARD) {
        sight.doubled = doubled_colour(&table->view.board.card[table->view.card]);
    }
    sight.walled = walled_end(&table->view.player[sight.person]);
    look_ahead(&sight);
    return sight;
}
