/* Every window, any number of boards: nothing overlaps, nothing leaves the window, everything is large enough. */
#include "games/path/scenes/layout.h"
#include "suites.h"

#include <math.h>
#include <stdio.h>

typedef struct Piece {
    const char *name;
    int seat;
    Rect rect;
    bool is_pressed, is_wanted;
} Piece;

typedef struct Pieces {
    Piece list[96];
    int count;
} Pieces;

static char where[160];
static int faults;

static void fault(const char *what, const char *a, const char *b) {
    if (faults++ < 40) {
        fprintf(stderr, "%s: %s %s %s\n", where, what, a, b);
    }
}

static void add(Pieces *pieces, const char *name, int seat, Rect rect, bool is_pressed) {
    if (!rect_is_empty(rect)) {
        pieces->list[pieces->count++] = (Piece){.name = name, .seat = seat, .rect = rect, .is_pressed = is_pressed};
    }
}

static void must_be(const char *name, Rect rect) {
    if (rect_is_empty(rect)) {
        fault("is not there:", name, "");
    }
}

static void add_seat(Pieces *pieces, const SeatLayout *seat, int i) {
    const struct {
        const char *name;
        Rect rect;
        bool is_pressed, may_lack;
    } PIECE[] = {
        {"portrait", seat->portrait, false, false},  {"name", seat->name, false, false},
        {"points", seat->points, false, true},       {"total", seat->total, false, true},
        {"lenses", seat->lenses, false, false},      {"card", seat->card, false, false},
        {"card_note", seat->card_note, false, true}, {"round", seat->round, false, true},
        {"note", seat->note, false, true},           {"ready", seat->ready, true, false},
        {"back", seat->back, true, false},           {"other_end", seat->other_end, true, false},
    };
    for (size_t n = 0; n < sizeof PIECE / sizeof *PIECE; n++) {
        if (!PIECE[n].may_lack) {
            must_be(PIECE[n].name, PIECE[n].rect);
        }
        add(pieces, PIECE[n].name, i, path_layout_seen(seat, PIECE[n].rect), PIECE[n].is_pressed);
    }
}

static void add_rival(Pieces *pieces, const RivalLayout *rival, int i) {
    add(pieces, "rival's portrait", 10 + i, rival->portrait, false);
    add(pieces, "rival's name", 10 + i, rival->name, false);
    add(pieces, "rival's note", 10 + i, rival->note, false);
    add(pieces, "rival's points", 10 + i, rival->points, false);
    add(pieces, "rival's total", 10 + i, rival->total, false);
    add(pieces, "rival's lenses", 10 + i, rival->lenses, false);
    if (rival->board.k <= 0 && rect_is_empty(rival->lenses)) {
        fault("a rival has neither board nor", "lenses", "");
    }
}

static void add_common(Pieces *pieces, const PathLayout *layout) {
    static const char *const BUTTON[] = {"hint", "log", "help", "pause"};
    for (int i = 0; i < PATH_CARDS; i++) {
        add(pieces, "round", 20 + i, layout->round[i], false);
    }
    for (int i = 0; i < PATH_BUTTONS; i++) {
        add(pieces, BUTTON[i], -1, layout->button[i], true);
    }
    must_be("pause", layout->button[PATH_BUTTON_PAUSE]);
    must_be("help", layout->button[PATH_BUTTON_HELP]);
    add(pieces, "ribbon", -1, layout->ribbon, false);
    add(pieces, "heading", -1, layout->heading, false);
    add(pieces, "score", -1, layout->score, false);
    add(pieces, "chance", -1, layout->chance, false);
}

static bool is_in(Rect rect, Rect box) {
    return rect.x >= box.x - .5f && rect.y >= box.y - .5f && rect.x + rect.w <= box.x + box.w + .5f &&
           rect.y + rect.h <= box.y + box.h + .5f;
}

static bool overlap(Rect a, Rect b) {
    Rect both = rect_common(a, b);
    return both.w > 1 && both.h > 1;
}

static void check_boards(const PathLayout *layout, const Pieces *pieces) {
    for (int i = 0; i < layout->seats + layout->rivals; i++) {
        bool is_seat = i < layout->seats;
        BoardPlace board = is_seat ? layout->seat[i].board : layout->rival[i - layout->seats].board;
        if (is_seat) {
            board.box = path_layout_seen(&layout->seat[i], board.box);
            board.middle = path_layout_at(&layout->seat[i], board.middle);
        }
        if (is_seat && board.k < .3f * layout->units.u) {
            fault("is too small:", "board", "");
        }
        if (board.k > 0 && !is_in(board.box, layout->units.screen)) {
            fault("leaves the window:", "board", "");
        }
        for (int n = 0; n < pieces->count; n++) {
            if (path_layout_meets(&board, rect_inset(pieces->list[n].rect, 1))) {
                fault("on a board:", pieces->list[n].name, is_seat ? "(seat)" : "(rival)");
            }
        }
        for (int j = 0; j < i; j++) {
            BoardPlace other = j < layout->seats ? layout->seat[j].board : layout->rival[j - layout->seats].board;
            Rect box = j < layout->seats ? path_layout_seen(&layout->seat[j], other.box) : other.box;
            if (other.k > 0 && board.k > 0 && overlap(box, board.box)) {
                fault("overlap:", "board", "board");
            }
        }
    }
}

static void check(const PathLayout *layout) {
    Pieces pieces = {.count = 0};
    float touch = 64 * layout->units.u - 1.01f;
    for (int i = 0; i < layout->seats; i++) {
        add_seat(&pieces, &layout->seat[i], i);
    }
    for (int i = 0; i < layout->rivals; i++) {
        add_rival(&pieces, &layout->rival[i], i);
    }
    add_common(&pieces, layout);
    for (int i = 0; i < pieces.count; i++) {
        const Piece *piece = &pieces.list[i];
        if (!is_in(piece->rect, layout->units.screen)) {
            fault("leaves the window:", piece->name, "");
        }
        if (piece->is_pressed && (piece->rect.w < touch || piece->rect.h < touch)) {
            fault("is too small for a finger:", piece->name, "");
        }
        for (int j = 0; j < i; j++) {
            if (overlap(piece->rect, pieces.list[j].rect)) {
                fault("overlap:", piece->name, pieces.list[j].name);
            }
        }
    }
    check_boards(layout, &pieces);
}

static const struct {
    int w, h;
} SIZE[] = {
    {1024, 600},  {1280, 720},  {1366, 768},  {1920, 1080}, {3840, 2160}, {2560, 1080},
    {3440, 1440}, {1920, 1200}, {1024, 768},  {1280, 1024}, {1600, 1200}, {1080, 1920},
    {2160, 3840}, {768, 1024},  {1200, 1920}, {1080, 1080}, {1000, 900},  {900, 1000},
};

START_TEST(nothing_overlaps_or_leaves_the_window) {
    faults = 0;
    for (size_t s = 0; s < sizeof SIZE / sizeof *SIZE; s++) {
        for (int seats = 1; seats <= 4; seats++) {
            for (int rivals = 0; rivals + seats <= 4; rivals++) {
                for (int hand = 0; hand < 2; hand++) {
                    unsigned turned = hand == 0 ? 0 : 1;
                    Layout window = layout_for(SIZE[s].w, SIZE[s].h, 1, hand == 1);
                    PathLayout layout = path_layout(&window, seats, rivals, turned);
                    snprintf(where, sizeof where, "%dx%d, %d seats, %d rivals, hand %d", SIZE[s].w, SIZE[s].h, seats,
                             rivals, hand);
                    check(&layout);
                }
            }
        }
    }
    ck_assert_int_eq(faults, 0);
}
END_TEST

/* Of a film: everybody's board and what belongs to it, one card for all, nothing to press. */
static void check_film(const PathLayout *layout) {
    Pieces pieces = {.count = 0};
    for (int i = 0; i < layout->seats; i++) {
        const SeatLayout *seat = &layout->seat[i];
        const struct {
            const char *name;
            Rect rect;
        } PIECE[] = {{"portrait", seat->portrait}, {"name", seat->name},   {"note", seat->note},
                     {"points", seat->points},     {"total", seat->total}, {"lenses", seat->lenses},
                     {"card", seat->card},         {"round", seat->round}};
        for (size_t n = 0; n < sizeof PIECE / sizeof *PIECE; n++) {
            bool is_shared = n >= 6;
            if (!is_shared || i == 0) {
                must_be(PIECE[n].name, PIECE[n].rect);
            }
            add(&pieces, PIECE[n].name, i, PIECE[n].rect, false);
        }
        if (!is_in(seat->board.box, seat->panel) || !is_in(seat->lenses, seat->panel)) {
            fault("leaves its panel:", "board or lenses", "");
        }
    }
    must_be("ribbon", layout->ribbon);
    add(&pieces, "ribbon", -1, layout->ribbon, false);
    add(&pieces, "score", -1, layout->score, false);
    add(&pieces, "to come", -1, layout->to_come, false);
    for (int i = 0; i < PATH_CARDS; i++) {
        add(&pieces, "round", 20 + i, layout->round[i], false);
    }
    for (int i = 0; i < pieces.count; i++) {
        if (!is_in(pieces.list[i].rect, layout->units.screen)) {
            fault("leaves the window:", pieces.list[i].name, "");
        }
        for (int j = 0; j < i; j++) {
            if (overlap(pieces.list[i].rect, pieces.list[j].rect)) {
                fault("overlap:", pieces.list[i].name, pieces.list[j].name);
            }
        }
    }
    check_boards(layout, &pieces);
}

START_TEST(a_film_shows_all_boards_alike_and_whole) {
    faults = 0;
    for (size_t s = 0; s < sizeof SIZE / sizeof *SIZE; s++) {
        for (int seats = 1; seats <= 4; seats++) {
            for (int hand = 0; hand < 2; hand++) {
                Layout window = layout_for(SIZE[s].w, SIZE[s].h - SIZE[s].h / 10, 1, hand == 1);
                PathLayout layout = path_layout_film(&window, seats);
                snprintf(where, sizeof where, "film, %dx%d, %d seats, hand %d", SIZE[s].w, SIZE[s].h, seats, hand);
                check_film(&layout);
                for (int seat = 1; seat < seats; seat++) {
                    ck_assert_float_eq_tol(layout.seat[seat].board.k, layout.seat[0].board.k, .01f);
                }
            }
        }
    }
    ck_assert_int_eq(faults, 0);
}
END_TEST

START_TEST(boards_are_as_large_as_the_window_allows) {
    static const struct {
        int w, h, seats, rivals;
        float tile; /* pixels from side to side, at least */
    } WANTED[] = {
        {1920, 1080, 1, 0, 95}, {1920, 1080, 1, 3, 95}, {1080, 1920, 1, 0, 95},  {1024, 600, 2, 0, 39},
        {1920, 1080, 4, 0, 50}, {1024, 768, 1, 3, 52},  {3840, 2160, 1, 0, 190}, {1080, 1920, 2, 0, 60},
        {1920, 1080, 3, 0, 59}, {2560, 1080, 3, 0, 70},
    };
    for (size_t i = 0; i < sizeof WANTED / sizeof *WANTED; i++) {
        Layout window = layout_for(WANTED[i].w, WANTED[i].h, 1, false);
        PathLayout layout = path_layout(&window, WANTED[i].seats, WANTED[i].rivals, 0);
        for (int seat = 0; seat < WANTED[i].seats; seat++) {
            float tile = layout.seat[seat].board.k * 86.6f;
            ck_assert_msg(tile >= WANTED[i].tile, "%dx%d, %d: %g", WANTED[i].w, WANTED[i].h, WANTED[i].seats,
                          (double)tile);
        }
    }
}
END_TEST

/* In an upright window the column beside a board has room for numbers that are read from where people sit. */
START_TEST(numbers_beside_an_upright_board_are_as_wide_as_a_tile) {
    Layout window = layout_for(1080, 1920, 1, false);
    for (int rivals = 0; rivals <= 2; rivals += 2) {
        PathLayout layout = path_layout(&window, 2, rivals, 0);
        for (int seat = 0; seat < 2; seat++) {
            const SeatLayout *place = &layout.seat[seat];
            float wide = place->lenses.w / (place->has_lens_rows ? 3 : PATH_NUMBERS);
            ck_assert_msg(wide >= place->board.k * 86.6f, "%g beside tiles of %g", (double)wide,
                          (double)(place->board.k * 86.6f));
        }
    }
}
END_TEST

/* The far ones above, as they sit; nobody's board is on the wrong side of the table. */
START_TEST(who_sits_across_has_the_upper_part) {
    static const struct {
        int seats;
        unsigned turned; /* the first ones: the table sorts them so */
        int above;
    } AT[] = {{2, 1, 1}, {3, 1, 1}, {3, 3, 2}, {4, 3, 2}, {4, 1, 2}};
    Layout window = layout_for(1920, 1080, 1, false);
    for (size_t i = 0; i < sizeof AT / sizeof AT[0]; i++) {
        PathLayout layout = path_layout(&window, AT[i].seats, 0, AT[i].turned);
        for (int seat = 0; seat < AT[i].seats; seat++) {
            bool is_above = layout.seat[seat].about.y + layout.seat[seat].about.h < 1080 * .55f;
            ck_assert_int_eq(is_above, seat < AT[i].above);
        }
    }
}
END_TEST

/* Quarters would leave a quarter of the window empty, and their boards are smaller. */
START_TEST(three_on_one_side_of_a_wide_table_sit_abreast) {
    static const unsigned ON_ONE_SIDE[] = {0, 7};
    Layout window = layout_for(1920, 1080, 1, false), square = layout_for(1024, 768, 1, false);
    for (int i = 0; i < 2; i++) {
        PathLayout layout = path_layout(&window, 3, 0, ON_ONE_SIDE[i]),
                   low = path_layout(&square, 3, 0, ON_ONE_SIDE[i]);
        ck_assert_float_eq(layout.seat[0].about.y, layout.seat[2].about.y);
        ck_assert_float_gt(low.seat[2].about.y, low.seat[0].about.y);
    }
}
END_TEST

START_TEST(a_board_leaves_room_for_a_card_and_words_on_what_is_pressed) {
    Layout window = layout_for(2560, 1080, 1, false);
    PathLayout layout = path_layout(&window, 2, 0, 0);
    for (int seat = 0; seat < 2; seat++) {
        ck_assert(!layout.seat[seat].is_bare);
        ck_assert_float_gt(layout.seat[seat].card.w, 180);
        ck_assert_float_gt(layout.seat[seat].board.k * 86.6f, 80);
    }
}
END_TEST

START_TEST(a_turned_seat_is_seen_half_a_turn_about_its_part) {
    Layout window = layout_for(1920, 1080, 1, false);
    PathLayout layout = path_layout(&window, 4, 0, 3);
    const SeatLayout *seat = &layout.seat[0], *upright = &layout.seat[2];
    Rect ready = path_layout_seen(seat, seat->ready);
    Rect same = path_layout_seen(upright, upright->ready);
    ck_assert_float_eq(same.x, upright->ready.x);
    ck_assert_float_eq_tol(ready.x + ready.w / 2 + seat->ready.x + seat->ready.w / 2, 2 * rect_middle(seat->about).x,
                           .01f);
    ck_assert_float_eq_tol(ready.y + ready.h / 2 + seat->ready.y + seat->ready.h / 2, 2 * rect_middle(seat->about).y,
                           .01f);
    Point there = path_layout_at(seat, path_layout_at(seat, (Point){10, 20}));
    ck_assert_float_eq_tol(there.x, 10, .01f);
    ck_assert_float_eq_tol(there.y, 20, .01f);
}
END_TEST

START_TEST(a_hexagon_leaves_its_corners_free) {
    BoardPlace board = {.middle = {500, 400}, .k = 1, .box = {500 - 436, 400 - 377.5f, 872, 755}};
    ck_assert(!path_layout_meets(&board, (Rect){board.box.x, board.box.y, 100, 150}));
    ck_assert(path_layout_meets(&board, (Rect){board.box.x, board.box.y, 130, 200}));
    ck_assert(path_layout_meets(&board, (Rect){490, 390, 2, 2}));
    ck_assert(path_layout_meets(&board, (Rect){board.box.x + 10, 395, 10, 10}));
    ck_assert(!path_layout_meets(&board, (Rect){board.box.x + 872 - 60, board.box.y + 755 - 200, 60, 200}));
    board.k = 0;
    ck_assert(!path_layout_meets(&board, (Rect){490, 390, 2, 2}));
}
END_TEST

Suite *suite_layout(void) {
    Suite *suite = suite_create("layout");
    TCase *tests = tcase_create("layout");
    tcase_add_test(tests, a_film_shows_all_boards_alike_and_whole);
    tcase_add_test(tests, nothing_overlaps_or_leaves_the_window);
    tcase_add_test(tests, boards_are_as_large_as_the_window_allows);
    tcase_add_test(tests, numbers_beside_an_upright_board_are_as_wide_as_a_tile);
    tcase_add_test(tests, who_sits_across_has_the_upper_part);
    tcase_add_test(tests, three_on_one_side_of_a_wide_table_sit_abreast);
    tcase_add_test(tests, a_board_leaves_room_for_a_card_and_words_on_what_is_pressed);
    tcase_add_test(tests, a_turned_seat_is_seen_half_a_turn_about_its_part);
    tcase_add_test(tests, a_hexagon_leaves_its_corners_free);
    suite_add_tcase(suite, tests);
    return suite;
}
