/* The figures as a table for spreadsheets. Columns are only ever appended: a sheet made for an older file still finds
 * each of its columns where it was. The first version ended with the stand's name, the second with games; a language,
 * level, board or topic added later has its columns behind those. */
#include "kiosk/figures_inside.h"

#include "base/memory.h"
#include "platform/wall.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Csv {
    const char *stand;
    char *text;
    size_t size, room;
} Csv;

/* Our own words and numbers need no quotes. */
static void put(Csv *csv, const char *text) {
    size_t length = strlen(text);
    if (csv->size + length + 1 > csv->room) {
        csv->room = 2 * (csv->room + length) + 4096;
        csv->text = memory_resize(csv->text, csv->room);
    }
    memcpy(csv->text + csv->size, text, length + 1);
    csv->size += length;
}

static void put_name(Csv *csv, const char *before, const char *name) {
    put(csv, before);
    put(csv, name);
}

static void put_number(Csv *csv, int64_t number) {
    char text[32];
    snprintf(text, sizeof text, ",%lld", (long long)number);
    put(csv, text);
}

/* In quotes, whatever is in it. What begins like a formula would be one to a spreadsheet; behind a space it is not. */
static void put_text(Csv *csv, const char *text) {
    put(csv, ",");
    if (text[0] == '\0') {
        return;
    }
    put(csv, strchr("=+-@", text[0]) != NULL ? "\" " : "\"");
    for (; *text != '\0'; text++) {
        put(csv, *text == '"' ? "\"\"" : (const char[]){*text, '\0'});
    }
    put(csv, "\"");
}

/* --- columns that come for each of several things ----------------------------------------------------------------- */

typedef enum Group {
    GROUP_LANGUAGES,
    GROUP_LEVELS,
    GROUP_BOARDS, /* of the first game, which was the only one */
    GROUP_TOPICS,
    GROUP_GAMES,
    GROUP_OTHER_BOARDS,
    GROUPS,
} Group;

/* So many had their columns in the version that brought them, in this order. */
static const int KEPT[GROUPS] = {[GROUP_LANGUAGES] = 6, [GROUP_LEVELS] = 4, [GROUP_BOARDS] = 3,
                                 [GROUP_TOPICS] = 5,    [GROUP_GAMES] = 2,  [GROUP_OTHER_BOARDS] = 3};

/* A board of another game than the first; count of all of them where there is none so far down. */
static int find_board(int i, int *game, int *board) {
    int count = 0;
    for (*game = 1; *game < kiosk_games(); ++*game) {
        *board = i - count;
        count += kiosk_game(*game)->board_count;
        if (i < count) {
            return count;
        }
    }
    return count;
}

static int count_of(Group group) {
    size_t languages;
    int game, board;
    switch (group) {
    case GROUP_LANGUAGES:
        i18n_languages(&languages);
        return (int)languages;
    case GROUP_LEVELS:
        return AI_LEVELS;
    case GROUP_BOARDS:
        return kiosk_games() > 0 ? kiosk_game(0)->board_count : 0;
    case GROUP_TOPICS:
        return QUESTION_TOPICS;
    case GROUP_GAMES:
        return kiosk_games();
    case GROUP_OTHER_BOARDS:
        return find_board(INT_MAX, &game, &board);
    case GROUPS:
        break;
    }
    return 0;
}

static void put_game(Csv *csv, int game, const KioskFigures *figures) {
    const char *kind = kiosk_game(game)->kind;
    if (figures == NULL) {
        put_name(csv, ",", kind);
        put_name(csv, "_begun,", kind);
        put_name(csv, "_finished,", kind);
        put(csv, "_mean_seconds");
        return;
    }
    const KioskPlayed *played = &figures->game[game];
    put_number(csv, played->begun);
    put_number(csv, played->finished);
    put_number(csv, kiosk_mean_seconds(played->seconds, played->finished));
}

static void put_other_board(Csv *csv, int i, const KioskFigures *figures) {
    int game = 0, board = 0;
    find_board(i, &game, &board);
    if (figures != NULL) {
        put_number(csv, figures->game[game].board[board]);
        return;
    }
    put_name(csv, ",", kiosk_game(game)->kind);
    put_name(csv, "_board_", kiosk_game(game)->boards[board]);
}

/* The heading where there are no figures, else the numbers. */
static void put_column(Csv *csv, Group group, int i, const KioskFigures *figures) {
    size_t languages;
    switch (group) {
    case GROUP_LANGUAGES:
        figures != NULL ? put_number(csv, figures->language[i])
                        : put_name(csv, ",language_", i18n_languages(&languages)[i].code);
        return;
    case GROUP_LEVELS:
        figures != NULL ? put_number(csv, figures->level[i]) : put_name(csv, ",computers_", ai_level_names[i]);
        return;
    case GROUP_BOARDS:
        figures != NULL ? put_number(csv, figures->game[0].board[i])
                        : put_name(csv, ",route_", kiosk_game(0)->boards[i]);
        return;
    case GROUP_TOPICS:
        figures != NULL ? put_number(csv, figures->asked[i]) : put_name(csv, ",asked_", question_topic_names[i]);
        figures != NULL ? put_number(csv, figures->right[i]) : put_name(csv, ",right_", question_topic_names[i]);
        return;
    case GROUP_GAMES:
        put_game(csv, i, figures);
        return;
    case GROUP_OTHER_BOARDS:
        put_other_board(csv, i, figures);
        return;
    case GROUPS:
        return;
    }
}

static void put_kept(Csv *csv, Group first, Group end, const KioskFigures *figures) {
    for (Group group = first; group < end; group++) {
        for (int i = 0; i < KEPT[group] && i < count_of(group); i++) {
            put_column(csv, group, i, figures);
        }
    }
}

static void put_columns(Csv *csv, const KioskFigures *figures) {
    put_kept(csv, GROUP_LANGUAGES, GROUP_GAMES, figures);
    figures != NULL ? put_text(csv, csv->stand) : put(csv, ",stand");
    put_kept(csv, GROUP_GAMES, GROUPS, figures);
    for (Group group = 0; group < GROUPS; group++) {
        for (int i = KEPT[group]; i < count_of(group); i++) {
            put_column(csv, group, i, figures);
        }
    }
}

/* --- lines -------------------------------------------------------------------------------------------------------- */

static void put_head(Csv *csv) {
    put(csv, "\xef\xbb\xbf"
             "date,hour,games_begun,games_finished,games_abandoned,mean_seconds,persons");
    put_columns(csv, NULL);
    put(csv, "\r\n");
}

static void put_line(Csv *csv, const KioskFigures *figures) {
    char date[32];
    int year, month, day;
    wall_date(figures->date, &year, &month, &day);
    snprintf(date, sizeof date, "%04d-%02d-%02d", year, month, day);
    put(csv, date);
    put_number(csv, figures->hour);
    put_number(csv, figures->begun);
    put_number(csv, figures->finished);
    put_number(csv, figures->abandoned);
    put_number(csv, kiosk_mean_seconds(figures->seconds, figures->finished));
    put_number(csv, figures->persons);
    put_columns(csv, figures);
    put(csv, "\r\n");
}

char *kiosk_figures_csv(Store *store, const char *stand, size_t *size) {
    Csv csv = {.stand = stand};
    put_head(&csv);
    StoreVisits visits = store != NULL ? store_list_visits(store, INT32_MIN, INT32_MAX) : (StoreVisits){0};
    StoreQuizzes quizzes = store != NULL ? store_list_quiz(store, INT32_MIN, INT32_MAX) : (StoreQuizzes){0};
    size_t quiz = 0;
    for (size_t i = 0; i < visits.count;) {
        KioskFigures hour = {.date = visits.visit[i].date, .hour = visits.visit[i].hour};
        for (; i < visits.count && visits.visit[i].date == hour.date && visits.visit[i].hour == hour.hour; i++) {
            figures_add_visit(&hour, &visits.visit[i]);
        }
        for (; quiz < quizzes.count; quiz++) { /* in the same order */
            const StoreQuiz *at = &quizzes.quiz[quiz];
            if (at->date > hour.date || (at->date == hour.date && at->hour > hour.hour)) {
                break;
            }
            if (at->date == hour.date && at->hour == hour.hour) {
                figures_add_quiz(&hour, at);
            }
        }
        put_line(&csv, &hour);
    }
    store_visits_free(&visits);
    store_quizzes_free(&quizzes);
    *size = csv.size;
    return csv.text;
}
