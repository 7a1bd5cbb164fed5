/* The statistics of a player whose games end in points: with others and alone apart, as nobody wins alone; and on each
 * board the most this person has reached, beside the most anybody has. */
#include "scenes/front/statistics_inside.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NUMBERS = 4, NUMBER_BYTES = 32 };

static const float NUMBER_WIDE = 96, NUMBER_GAP = 16;

/* --- sums --------------------------------------------------------------------------------------------------------- */

/* Over all boards. */
static StoreRecord sum_of(const StoreRecords *records, bool is_alone) {
    StoreRecord sum = {.is_alone = is_alone};
    for (size_t i = 0; i < records->count; i++) {
        const StoreRecord *record = &records->record[i];
        if (record->is_alone == is_alone) {
            sum.best = sum.paths == 0 || record->best > sum.best ? record->best : sum.best;
            sum.games += record->games;
            sum.wins += record->wins;
            sum.paths += record->paths;
            sum.points += record->points;
            sum.cells += record->cells;
        }
    }
    return sum;
}

static const StoreRecord *find(const StoreRecords *records, const char *board, bool is_alone) {
    for (size_t i = 0; i < records->count; i++) {
        const StoreRecord *record = &records->record[i];
        if (record->is_alone == is_alone && strcmp(record->board, board) == 0) {
            return record;
        }
    }
    return NULL;
}

/* To the nearest whole number. */
static int64_t mean(int64_t sum, int64_t count) {
    return count > 0 ? llround((double)sum / (double)count) : 0;
}

/* --- where -------------------------------------------------------------------------------------------------------- */

typedef struct RecordPlaces {
    Rect heading[2], numbers[2]; /* with others, alone */
    Rect boards, board[STATISTICS_BOARDS_MAX];
} RecordPlaces;

static int boards_of(const Game *rules) {
    return rules->board_count < STATISTICS_BOARDS_MAX ? rules->board_count : STATISTICS_BOARDS_MAX;
}

/* Of what was not played there are no numbers. */
static RecordPlaces places_in(const Statistics *statistics, const App *app, Rect inside) {
    const Layout *layout = &app->layout;
    int boards = boards_of(statistics_kind(statistics, app)->rules);
    RecordPlaces places;
    for (int alone = 0; alone < 2; alone++) {
        places.heading[alone] = layout_cut_top(layout, &inside, 46);
        places.numbers[alone] = layout_cut_top(layout, &inside,
                                               sum_of(&statistics->own, alone).games == 0 ? 50
                                               : layout->portrait                         ? 190
                                                                                          : 132);
        layout_cut_top(layout, &inside, 18);
    }
    places.boards = layout_cut_top(layout, &inside, 46);
    inside.h = fminf(inside.h, layout_px(layout, 110 * (float)boards));
    for (int i = 0; i < boards; i++) {
        places.board[i] = layout_row(layout, inside, boards, i, 10);
    }
    return places;
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

static void draw_heading(const App *app, const char *text, Rect where) {
    TextStyle words = part_words(TEXT_BOLD, 30, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, text, where);
}

static void number_of(const StoreRecord *sum, int which, const char **what, char out[NUMBER_BYTES]) {
    const char *const LABEL[NUMBERS] = {tr("Games"), sum->is_alone ? tr("Tiles lit") : tr("Won"), tr("Most points"),
                                        tr("Average")};
    const int64_t value[NUMBERS] = {sum->games, sum->is_alone ? mean(sum->cells, sum->paths) : sum->wins, sum->best,
                                    mean(sum->points, sum->paths)};
    *what = LABEL[which];
    if (which == 0 || sum->paths > 0) {
        i18n_format_number(out, NUMBER_BYTES, value[which]);
    } else {
        snprintf(out, NUMBER_BYTES, "–");
    }
}

static void draw_sum(const App *app, const StoreRecord *sum, Rect row) {
    if (sum->games == 0) { /* rather a word than a row of dashes */
        TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT_SECOND, TEXT_LEFT);
        text_draw(app->gfx, &words, tr("not played yet"), row);
        return;
    }
    for (int i = 0; i < NUMBERS; i++) {
        const char *what;
        char text[NUMBER_BYTES];
        number_of(sum, i, &what, text);
        static const uint32_t INK[] = {0xc9b2ff, 0xffb0c8, 0xffc08a, 0xffe08a};
        statistics_draw_number(app, layout_column(&app->layout, row, NUMBERS, i, 14), INK[i % 4], text, what);
    }
}

/* --- boards ------------------------------------------------------------------------------------------------------- */

/* Who holds a record reads that it is one; everybody else, how much there is to beat. */
static void record_text(const StoreRecord *own, const StoreRecord *best, char *out, size_t size) {
    char points[NUMBER_BYTES];
    if (best == NULL) {
        i18n_copy(out, size, tr("not played yet"));
        return;
    }
    i18n_format_number(points, NUMBER_BYTES, best->best);
    if (own != NULL && own->best == best->best) {
        i18n_copy(out, size, trc("points", "the record"));
    } else {
        /* TRANSLATORS: {points} is a number, {name} who reached it */
        i18n_format(out, size, tr("Record: {points}, {name}"), I18N_TEXT("points", points),
                    I18N_TEXT("name", best->best_name));
    }
}

static void draw_record(const App *app, const StoreRecord *own, const StoreRecord *best, Rect cell) {
    char points[NUMBER_BYTES] = "–", record[200];
    bool is_record = own != NULL && best != NULL && own->best == best->best;
    float number = layout_px(&app->layout, NUMBER_WIDE);
    if (own != NULL) {
        i18n_format_number(points, NUMBER_BYTES, own->best);
    }
    TextStyle words = part_words(TEXT_BOLD, 40, is_record ? THEME_RIBBON_TOP : THEME_TEXT, TEXT_RIGHT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, points, rect_of(cell.x, cell.y, number, cell.h));
    record_text(own, best, record, sizeof record);
    words = part_words(TEXT_REGULAR, TYPE_LABEL, is_record ? THEME_RIBBON_TOP : THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_WRAP_SHRINK;
    layout_cut_left(&app->layout, &cell, NUMBER_WIDE + NUMBER_GAP);
    text_draw(app->gfx, &words, record, cell);
}

static void draw_board(const Statistics *statistics, const App *app, const char *board, Rect row) {
    PanelStyle style = panel_well();
    paint_panel(app->gfx, row, &style);
    Rect inside = rect_inset(row, layout_px(&app->layout, 8));
    float name = inside.w * .24f, column = (inside.w - name) / 2, gap = layout_px(&app->layout, 14);
    TextStyle words = part_words(TEXT_BOLD, 27, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, statistics_kind(statistics, app)->board(board),
              rect_of(inside.x + gap, inside.y, name - gap, inside.h));
    for (int alone = 0; alone < 2; alone++) {
        draw_record(app, find(&statistics->own, board, alone), find(&statistics->all, board, alone),
                    rect_of(inside.x + name + column * (float)alone, inside.y, column - gap, inside.h));
    }
}

static void draw_board_heads(const App *app, Rect head) {
    float name = head.w * .24f, column = (head.w - name) / 2;
    float x = head.x + name + layout_px(&app->layout, NUMBER_WIDE + NUMBER_GAP), wide = head.x + name + column - x;
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    draw_heading(app, tr("Most points"), rect_of(head.x, head.y, name, head.h));
    text_draw(app->gfx, &words, tr("With others"), rect_of(x, head.y, wide, head.h));
    text_draw(app->gfx, &words, trc("games", "Solo"), rect_of(x + column, head.y, wide, head.h));
}

void records_draw(const Statistics *statistics, const App *app, Rect inside) {
    const Game *rules = statistics_kind(statistics, app)->rules;
    RecordPlaces places = places_in(statistics, app, inside);
    for (int alone = 0; alone < 2; alone++) {
        StoreRecord sum = sum_of(&statistics->own, alone);
        draw_heading(app, alone ? trc("games", "Solo") : tr("With others"), places.heading[alone]);
        draw_sum(app, &sum, places.numbers[alone]);
    }
    draw_board_heads(app, places.boards);
    for (int i = 0; i < boards_of(rules); i++) {
        draw_board(statistics, app, rules->boards[i], places.board[i]);
    }
}

/* --- there to be read aloud and by scripts ------------------------------------------------------------------------ */

static void build_numbers(const Statistics *statistics, const App *app, Ui *ui, bool is_alone, Rect row) {
    StoreRecord sum = sum_of(&statistics->own, is_alone);
    for (int i = 0; i < NUMBERS; i++) {
        const char *what;
        char number[NUMBER_BYTES], words[160];
        number_of(&sum, i, &what, number);
        snprintf(words, sizeof words, "%s: %s", what, number);
        ui_add_words(ui, ui_id("statistics.%s%d", is_alone ? "alone" : "others", i),
                     layout_column(&app->layout, row, NUMBERS, i, 14), words, 0);
    }
}

static void build_board(const Statistics *statistics, const App *app, Ui *ui, int index, Rect row) {
    const GameScenes *of = statistics_kind(statistics, app);
    const char *board = of->rules->boards[index];
    for (int alone = 0; alone < 2; alone++) {
        const StoreRecord *own = find(&statistics->own, board, alone);
        char points[NUMBER_BYTES] = "–", record[200], words[400];
        record_text(own, find(&statistics->all, board, alone), record, sizeof record);
        if (own != NULL) {
            i18n_format_number(points, NUMBER_BYTES, own->best);
        }
        snprintf(words, sizeof words, "%s, %s: %s, %s", of->board(board),
                 alone ? trc("games", "Solo") : tr("With others"), points, record);
        Rect half = row;
        half.w /= 2;
        half.x += alone ? half.w : 0;
        ui_add_words(ui, ui_id("statistics.%s_on_%s", alone ? "alone" : "others", board), half, words, 0);
    }
}

void records_build(const Statistics *statistics, const App *app, Ui *ui, Rect inside) {
    const Game *rules = statistics_kind(statistics, app)->rules;
    RecordPlaces places = places_in(statistics, app, inside);
    for (int alone = 0; alone < 2; alone++) {
        build_numbers(statistics, app, ui, alone, places.numbers[alone]);
    }
    for (int i = 0; i < boards_of(rules); i++) {
        build_board(statistics, app, ui, i, places.board[i]);
    }
}
