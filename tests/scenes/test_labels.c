/* Names and amounts on the map: amounts large enough to be read from across a room, names all of one size, wherever
 * figurines stand, and likewise once the board has come closer; little of the map is hidden, and nothing under a
 * figurine; and the way behind figurines keeps their colours. Letters and figurines are measured here from the fonts
 * and the pictures themselves. */
#include "house.h"
#include "measured.h"

#include "games/world/play/session.h"
#include "games/world/scenes/cards.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/landmarks.h"
#include "games/world/scenes/lit.h"
#include "games/world/scenes/near.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"

#include <SDL_image.h>
#include <SDL_ttf.h>
#include <check.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const NAMES[WORLD_PLAYERS_MAX] = {"Ada", "Bo", "Cy", "Di"};

/* The same name may stand for another route with three or four players. */
static const struct {
    const char *board;
    int players;
} ROUTE[] = {{"short", 2}, {"short", 3},  {"short", 4},  {"classic", 4},
             {"grand", 4}, {"sprint", 2}, {"sprint", 3}, {"sprint", 4}};

enum { ROUTES = sizeof ROUTE / sizeof ROUTE[0] };

static App *app;
static Table *table;

static void open_house(int width, int height) {
    app = house_open(NULL, width, height);
    house_do(app, "draw off");
    house_show(app, &TITLE_SCENE, NULL, 0);
}

static void close_house(void) {
    house_close(app);
}

static void sit_down(int route) {
    house_play(app, NAMES, ROUTE[route].players, ROUTE[route].players, ROUTE[route].board, 0);
    table = calloc(1, sizeof *table);
    table_init(table, app, in_play(app), &app->layout);
}

static void get_up(void) {
    table_fini(table);
    free(table);
    in_play_leave(app);
}

static const Board *board(void) {
    return world_session_board(in_play(app));
}

static int sites(void) {
    int count = 0;
    for (int i = 0; i <= board()->track.goal; i++) {
        count += board()->field[i].role != BOARD_PLAIN;
    }
    return count;
}

/* --- size --------------------------------------------------------------------------------------------------------- */

static bool is_tall(float units) {
    enum { BAR = 27 };
    int size = (int)roundf(units * gfx_unit(app->gfx));
    bool is_chinese = strcmp(i18n_language(), "zh_CN") == 0;
    return capital_height("nunito-extrabold.ttf", 'H', size) >= BAR &&
           capital_height("nunito-extrabold.ttf", '4', size) >= BAR &&
           (!is_chinese || capital_height("noto-sans-sc-bold.otf", 0x56fd, size) >= BAR);
}

static bool is_readable(const BoardLabel *label) {
    return is_tall(label->name) && (label->amount <= 0 || is_tall(label->amount));
}

/* The numerals stay within their badge, and a little of it is seen round them. */
static bool is_within_badge(const BoardLabel *label) {
    static const float HIGH = .86f, WIDE = .83f;
    char text[LABEL_AMOUNT];
    int size = (int)roundf(label->amount * gfx_unit(app->gfx));
    labels_amount(table, label->field, text);
    return (float)text_width("nunito-extrabold.ttf", text, size) <= WIDE * label->badge.w &&
           (float)capital_height("nunito-extrabold.ttf", '4', size) <= HIGH * label->badge.h;
}

/* A name that lies farther off is tied to its medallion: over a bead it would seem to be tied to that. */
static bool is_tied_over_a_bead(const BoardLabel *label) {
    enum { POINTS = 40 };
    const BoardLayout *layout = &board()->layout[table->layout.shape];
    for (int i = 0; i <= board()->track.goal; i++) {
        Point bead = table_board_place(table, i), from = label->stem[0], to = label->stem[1];
        for (int k = 0; k <= POINTS && i != label->field; k++) {
            float t = (float)k / POINTS;
            float away = hypotf(from.x + (to.x - from.x) * t - bead.x, from.y + (to.y - from.y) * t - bead.y);
            if (!rect_has(label->pill, bead) && away < layout->bead_radius * table_board_scale(table)) {
                return true;
            }
        }
    }
    return false;
}

/* Of a rectangle on the board, by points in it: how much does not lie under labels. */
static float seen_of(const BoardLabels *labels, Rect there, bool beside_medallions) {
    static const float STEP = 3;
    int all = 0, seen = 0;
    for (float y = there.y; y < there.y + there.h; y += STEP) {
        for (float x = there.x; x < there.x + there.w; x += STEP, all++) {
            bool is_free = true;
            for (int i = 0; i < labels->count && is_free; i++) {
                const BoardLabel *label = &labels->label[i];
                Point own = table_board_place(table, label->field);
                float radius = board()->layout[table->layout.shape].site_radius * table_board_scale(table);
                bool is_medallion = beside_medallions && hypotf(own.x - x, own.y - y) < radius;
                is_free =
                    !rect_has(label->pill, (Point){x, y}) && (is_medallion || !rect_has(label->badge, (Point){x, y}));
            }
            seen += is_free;
        }
    }
    return (float)seen / (float)all;
}

static void map_can_be_seen(const BoardLabels *labels) {
    Rect landmark[LANDMARKS];
    landmarks_place(table, landmark);
    float covered = 1 - seen_of(labels, table->layout.board, true);
    ck_assert_msg(covered < .065f, "%s, %s: names hide %.1f %% of the map", board()->name, i18n_language(),
                  100 * (double)covered);
    for (int i = 0; i < LANDMARKS; i++) {
        bool is_there = landmark[i].w > 0;
        ck_assert_msg(!is_there || seen_of(labels, landmark[i], false) >= .8f, "%s, %s: landmark %d is hidden",
                      board()->name, i18n_language(), i);
    }
}

static const BoardLabel *label_of(const BoardLabels *labels, int field) {
    for (int i = 0; i < labels->count; i++) {
        if (labels->label[i].field == field) {
            return &labels->label[i];
        }
    }
    return NULL;
}

static void play_all(void) {
    timeline_skip(&table->timeline, table_clip_called, table);
}

/* As it comes closer round that place, and goes back. */
static bool is_readable_closer(int field) {
    BoardLabels near = {0};
    near_look(table, table_board_place(table, field));
    play_all();
    ck_assert(near_is_seen(table));
    labels_place(table, &near);
    const BoardLabel *label = label_of(&near, field);
    bool is_well = label != NULL && is_readable(label);
    ck_assert(near_leave(table));
    play_all();
    ck_assert(!near_is_seen(table));
    return is_well;
}

static void stand_at(int first) {
    int goal = board()->track.goal;
    for (int p = 0; p < table->view.players; p++) {
        table->field[p] = (first + 9 * p) % (goal + 1);
    }
}

/* How large names are. */
static float all_can_be_read(void) {
    BoardLabels labels;
    int tied = 0;
    labels_place(table, &labels);
    ck_assert_int_eq(labels.count, sites());
    map_can_be_seen(&labels);
    for (int i = 0; i < labels.count; i++) {
        int field = labels.label[i].field;
        ck_assert(labels.label[i].amount <= 0 || is_tall(labels.label[i].amount));
        ck_assert_msg(labels.label[i].amount <= 0 || is_within_badge(&labels.label[i]), "%s: the amount of %s",
                      board()->name, board()->field[field].site.label);
        tied += is_tied_over_a_bead(&labels.label[i]);
        ck_assert_float_eq(labels.label[i].name, labels.label[0].name);
        if (!is_readable(&labels.label[i])) {
            ck_assert_msg(is_readable_closer(field), "%s, %s, %s", board()->name, i18n_language(),
                          board()->field[field].site.label);
        }
    }
    ck_assert_msg(tied == 0 || strcmp(board()->name, "grand") == 0, "%s, %s: %d", board()->name, i18n_language(), tied);
    return labels.label[0].name;
}

static void read_all(int width, int height) {
    size_t languages;
    const I18nLanguage *known = i18n_languages(&languages);
    open_house(width, height);
    TTF_Init();
    for (int route = 0; route < ROUTES; route++) {
        for (size_t language = 0; language < languages; language += getenv("SCHOTT_LONG") != NULL ? 1 : 2) {
            DO("lang %s", known[language].code);
            sit_down(route);
            float size = 0;
            for (int first = 0; first <= board()->track.goal; first += 8) {
                stand_at(first);
                float now = all_can_be_read();
                ck_assert_msg(first == 0 || now == size, "%s, %s: names change their size at %d", board()->name,
                              i18n_language(), first);
                size = now;
            }
            get_up();
        }
    }
    close_house();
}

START_TEST(names_and_amounts_can_be_read) {
    read_all(1920, 1080);
}
END_TEST

START_TEST(also_where_the_window_stands_upright) {
    read_all(1080, 1920);
}
END_TEST

/* --- nothing lies over them --------------------------------------------------------------------------------------- */

/* Drawn at a third of the picture's size on a bead of radius 19, with these feet in the picture. */
static Rect covered(int player, SDL_Rect body) {
    const BoardLayout *layout = &board()->layout[table->layout.shape];
    float k = .33f * layout->bead_radius / 19 * table_board_scale(table);
    Point feet = table_feet(table, player, table->field[player]);
    return (Rect){feet.x + ((float)body.x - 120) * k, feet.y + ((float)body.y - 286) * k, (float)body.w * k,
                  (float)body.h * k};
}

static bool overlap(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void check_place(const BoardLabels *labels, int which, const SDL_Rect body[WORLD_PLAYERS_MAX]) {
    const BoardLabel *label = &labels->label[which];
    const char *name = board()->field[label->field].site.label;
    ck_assert_msg(rect_common(label->pill, table->layout.board).w == label->pill.w, "%s leaves the board", name);
    for (int p = 0; p < table->view.players; p++) {
        Figurine figurine = session_seat(in_play(app), p)->figurine;
        ck_assert_msg(rect_is_empty(label->badge) || !overlap(label->badge, covered(p, body[figurine])),
                      "%s, fields %d %d: amount of %s under a figurine", board()->name, table->field[0],
                      table->field[1], name);
        ck_assert_msg(!overlap(label->pill, covered(p, body[figurine])), "%s, fields %d %d: %s under a figurine",
                      board()->name, table->field[0], table->field[1], name);
    }
    for (int i = 0; i < which; i++) {
        ck_assert_msg(!overlap(label->pill, labels->label[i].pill), "%s over another name", name);
        ck_assert_msg(!overlap(label->pill, labels->label[i].badge), "%s over an amount", name);
        ck_assert_msg(!overlap(label->badge, labels->label[i].pill), "the amount of %s over a name", name);
    }
    for (int i = 0; i <= board()->track.goal; i++) {
        Point at = table_board_place(table, i);
        if (board()->field[i].role != BOARD_PLAIN) {
            ck_assert_msg(!rect_has(label->pill, at), "%s over the site on field %d", name, i);
        }
    }
}

/* Somebody on each field, the others here and there. */
static void stand_everywhere(int width, int height, int step) {
    SDL_Rect body[WORLD_PLAYERS_MAX];
    open_house(width, height);
    for (int f = 0; f < WORLD_PLAYERS_MAX; f++) {
        body[f] = body_of((Figurine)f);
    }
    for (int route = 0; route < ROUTES; route++) {
        sit_down(route);
        for (int first = 0; first <= board()->track.goal; first += step) {
            stand_at(first);
            const BoardLabels *labels = labels_of_board(table);
            ck_assert_int_eq(labels->count, sites());
            for (int i = 0; i < labels->count; i++) {
                check_place(labels, i, body);
            }
        }
        get_up();
    }
    close_house();
}

START_TEST(no_figurine_covers_a_name_or_amount) {
    stand_everywhere(1920, 1080, 1);
}
END_TEST

START_TEST(nor_in_other_windows) {
    static const int SIZE[][2] = {{1080, 1920}, {1024, 768}, {1024, 600}, {2560, 1080}};
    stand_everywhere(SIZE[_i][0], SIZE[_i][1], 3);
}
END_TEST

/* Somebody comes to where a name lay: it lies elsewhere then, and what it lay like before is kept for its way. */
START_TEST(a_name_steps_aside_for_whoever_comes) {
    int steps = 0;
    open_house(1920, 1080);
    sit_down(3);
    for (int field = 0; field < board()->track.goal; field++) {
        stand_at(field);
        BoardLabels before = *labels_of_board(table);
        table->field[0] = field + 1;
        const BoardLabels *now = labels_of_board(table);
        ck_assert_ptr_nonnull(table->paint->labels_before);
        for (int i = 0; i < before.count; i++) {
            const BoardLabel *label = label_of(now, before.label[i].field);
            ck_assert_ptr_nonnull(label);
            bool is_in_the_way = overlap(before.label[i].pill, labels_figurine(table, 0));
            ck_assert(!is_in_the_way || !overlap(label->pill, rect_inset(labels_figurine(table, 0), 1)));
            steps += is_in_the_way;
        }
    }
    ck_assert_int_gt(steps, 3);
    get_up();
    close_house();
}
END_TEST

/* --- light on the way --------------------------------------------------------------------------------------------- */

static int far_from(Color color, Uint8 r, Uint8 g, Uint8 b) {
    return abs(color.r - r) + abs(color.g - g) + abs(color.b - b);
}

/* The middle of a player's arc, in what is on the screen. */
static bool shines(SDL_Surface *screen, int player, int field) {
    const BoardLayout *layout = &board()->layout[table->layout.shape];
    float radius = (lit_ring(layout, field) - 2.3f) * layout->bead_radius / 19 *
                   table_board_scale(table), /* in the middle of the light's width */
        turn = 6.2831853f * ((float)player + .5f) / (float)table->view.players;
    Point at = table_board_place(table, field);
    int x = (int)roundf(at.x + radius * sinf(turn)), y = (int)roundf(at.y - radius * cosf(turn)), least = 765;
    Color own = theme_player_light(session_seat(in_play(app), player)->figurine);
    for (int dy = -1; dy <= 1; dy++) {
        for (int dx = -1; dx <= 1; dx++) {
            Uint8 r, g, b;
            Uint32 pixel = 0;
            const Uint8 *from =
                (const Uint8 *)screen->pixels + (y + dy) * screen->pitch + (x + dx) * screen->format->BytesPerPixel;
            memcpy(&pixel, from, screen->format->BytesPerPixel);
            SDL_GetRGB(pixel, screen->format, &r, &g, &b);
            int far = far_from(own, r, g, b);
            least = far < least ? far : least;
        }
    }
    return least < 24;
}

static bool is_beside(int field, int other) {
    Point a = table_board_place(table, field), b = table_board_place(table, other);
    return hypotf(a.x - b.x, a.y - b.y) <
           60 * table_board_scale(table) * board()->layout[BOARD_LANDSCAPE].bead_radius / 22;
}

/* By something that lies there, or a neighbour's ring that touches its own. */
static bool is_hidden(int field) {
    Point at = table_board_place(table, field);
    if (is_beside(field, field - 1) || is_beside(field, field + 1)) {
        return true;
    }
    float away = 30 * table_board_scale(table);
    Rect ring = rect_around(at, 2 * away, 2 * away);
    for (int p = 0; p < table->view.players; p++) {
        if (overlap(ring, rect_inset(labels_figurine(table, p), -20))) {
            return true;
        }
    }
    const BoardLabels *labels = labels_of_board(table);
    for (int i = 0; i < labels->count; i++) {
        const BoardLabel *label = &labels->label[i];
        bool is_under_badge = label->amount > 0 && overlap(ring, rect_inset(label->badge, -8));
        if (is_under_badge || overlap(ring, rect_inset(label->pill, -8)) || overlap(ring, labels_corner(table))) {
            return true;
        }
    }
    for (int i = 0; i < labels->count; i++) {
        Point a = labels->label[i].stem[0], b = labels->label[i].stem[1];
        Rect stem = {fminf(a.x, b.x) - 4, fminf(a.y, b.y) - 4, fabsf(a.x - b.x) + 8, fabsf(a.y - b.y) + 8};
        if (overlap(ring, stem)) {
            return true;
        }
    }
    return false;
}

static void compare_light(SDL_Surface *screen, int *lit, int *dark) {
    for (int p = 0; p < table->view.players; p++) {
        for (int i = 1; i < board()->track.goal; i++) {
            if (board()->field[i].role != BOARD_PLAIN || is_hidden(i)) {
                continue;
            }
            bool is_passed = i < table->field[p];
            ck_assert_msg(shines(screen, p, i) == is_passed, "%s of player %d, who is on %d: field %d", board()->name,
                          p, table->field[p], i);
            *lit += is_passed;
            *dark += !is_passed;
        }
    }
}

/* The table without what lies on it, as it would be drawn next. */
static SDL_Surface *painted(void) {
    const char *error = NULL;
    for (int tries = 0; tries < 400; tries++) {
        gfx_begin_frame(app->gfx);
        draw_background(table);
        if (!gfx_is_waiting(app->gfx)) {
            break;
        }
        gfx_end_frame(app->gfx);
        workers_wait(app->workers);
        workers_take_up(app->workers, 0);
    }
    ck_assert_msg(gfx_save_png(app->gfx, "lit.png", &error), "%s", error);
    gfx_end_frame(app->gfx);
    SDL_Surface *screen = IMG_Load("lit.png");
    ck_assert_ptr_nonnull(screen);
    return screen;
}

/* On, on again, and back, which takes light away; with the same table, which only adds what is new. */
START_TEST(what_is_passed_stays_lit) {
    static const int AT[][WORLD_PLAYERS_MAX] = {{0, 0, 0, 0}, {7, 13, 3, 22}, {19, 14, 30, 22}, {19, 9, 30, 41}};
    int lit = 0, dark = 0;
    open_house(1920, 1080);
    DO("draw on");
    sit_down(_i);
    for (size_t step = 0; step < sizeof AT / sizeof AT[0]; step++) {
        for (int p = 0; p < table->view.players; p++) {
            table->field[p] = AT[step][p] < board()->track.goal ? AT[step][p] : board()->track.goal;
        }
        SDL_Surface *screen = painted();
        compare_light(screen, &lit, &dark);
        SDL_FreeSurface(screen);
    }
    int enough = board()->track.goal;
    get_up();
    ck_assert_int_gt(lit, enough / 6);
    ck_assert_int_gt(dark, enough);
    close_house();
}
END_TEST

static TCase *cases(Suite *suite, const char *name) {
    TCase *tests = tcase_create(name);
    tcase_set_timeout(tests, 300);
    suite_add_tcase(suite, tests);
    return tests;
}

int main(void) {
    Suite *suite = suite_create("labels");
    TCase *size = cases(suite, "size"), *place = cases(suite, "place"), *light = cases(suite, "light");
    tcase_add_test(size, names_and_amounts_can_be_read);
    tcase_add_test(size, also_where_the_window_stands_upright);
    tcase_add_test(place, no_figurine_covers_a_name_or_amount);
    tcase_add_loop_test(place, nor_in_other_windows, 0, 4);
    tcase_add_test(place, a_name_steps_aside_for_whoever_comes);
    tcase_add_loop_test(light, what_is_passed_stays_lit, 0, ROUTES);
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
