/* The statistics of a player whose games end in points: with others and alone apart, as nobody wins alone; and on each
 * board the most this person has reached, beside the most anybody has. */
#include "scenes/statistics_inside.h"

#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
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

/* A minus sign, not a hyphen. */
static void points_text(int64_t points, char out[NUMBER_BYTES]) {
    char digits[NUMBER_BYTES - 4];
    i18n_format_number(digits, sizeof digits, llabs(points));
    snprintf(out, NUMBER_BYTES, "%s%s", points < 0 ? "−" : "", digits);
}

/* To the nearest whole number. */
static int64_t mean(int64_t sum, int64_t count) {
    return count > 0 ? llround((double)sum / (double)count) : 0;
}

/* --- numbers ------------------------------------------------------------------------------------------------------ */

static void draw_heading(const App *app, const char *text, Rect where) {
    TextStyle words = part_words(TEXT_BOLD, 30, THEME_TEXT, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    text_draw(app->gfx, &words, text, where);
}

static void draw_sum(const App *app, const StoreRecord *sum, Rect row) {
    const char *const LABEL[NUMBERS] = {tr("Games"), sum->is_alone ? tr("Tiles lit") : tr("Won"), tr("Most points"),
                                        tr("Average")};
    const int64_t value[NUMBERS] = {sum->games, sum->is_alone ? mean(sum->cells, sum->paths) : sum->wins, sum->best,
                                    mean(sum->points, sum->paths)};
    for (int i = 0; i < NUMBERS; i++) {
        char text[NUMBER_BYTES] = "–";
        if (i == 0 || sum->paths > 0) {
            points_text(value[i], text);
        }
        statistics_draw_number(app, layout_column(&app->layout, row, NUMBERS, i, 14), text, LABEL[i]);
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
    points_text(best->best, points);
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
        points_text(own->best, points);
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

static void draw_boards(const Statistics *statistics, const App *app, Rect box) {
    const Layout *layout = &app->layout;
    const Game *rules = statistics_kind(statistics, app)->rules;
    Rect head = layout_cut_top(layout, &box, 46);
    float name = head.w * .24f, column = (head.w - name) / 2;
    float x = head.x + name + layout_px(layout, NUMBER_WIDE + NUMBER_GAP), wide = head.x + name + column - x;
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT_SECOND, TEXT_LEFT);
    words.fit = TEXT_SHRINK;
    draw_heading(app, tr("Most points"), rect_of(head.x, head.y, name, head.h));
    text_draw(app->gfx, &words, tr("With others"), rect_of(x, head.y, wide, head.h));
    text_draw(app->gfx, &words, trc("games", "Alone"), rect_of(x + column, head.y, wide, head.h));
    box.h = fminf(box.h, layout_px(layout, 110 * (float)rules->board_count));
    for (int i = 0; i < rules->board_count; i++) {
        draw_board(statistics, app, rules->boards[i], layout_row(layout, box, rules->board_count, i, 10));
    }
}

void records_draw(const Statistics *statistics, const App *app, Rect inside) {
    const Layout *layout = &app->layout;
    float numbers = layout->portrait ? 190 : 132;
    for (int alone = 0; alone < 2; alone++) {
        StoreRecord sum = sum_of(&statistics->own, alone);
        draw_heading(app, alone ? trc("games", "Alone") : tr("With others"), layout_cut_top(layout, &inside, 46));
        draw_sum(app, &sum, layout_cut_top(layout, &inside, numbers));
        layout_cut_top(layout, &inside, 18);
    }
    draw_boards(statistics, app, inside);
}
