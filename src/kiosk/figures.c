#include "kiosk/figures.h"

#include "kiosk/wall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Visits become rows of the store; rows become sums by hour and by day. What is not known in the lists below (a file of
 * a newer game) counts in the totals alone. */

static const char ALIVE_KEY[] = "kiosk.alive";

const char *const kiosk_topics[KIOSK_TOPICS] = {"history", "science", "products", "world", "everyday"};
const char *const kiosk_levels[KIOSK_LEVELS] = {"easy", "medium", "hard", "expert"};
const char *const kiosk_languages[KIOSK_LANGUAGES] = {"en", "de", "fr", "it", "id", "zh_CN"};
const char *const kiosk_boards[KIOSK_BOARDS] = {"short", "classic", "grand"};

/* --- while visitors play ------------------------------------------------------------------------------------------ */

int64_t kiosk_visit_begins(Store *store, const KioskVisitors *visitors, int64_t now) {
    WallTime time = wall_time(now);
    StoreVisit visit = {
        .game = visitors->game, .persons = visitors->persons, .date = time.date, .hour = time.hour, .begun = now};
    int64_t id = 0;
    if (store == NULL) {
        return 0;
    }
    snprintf(visit.language, sizeof visit.language, "%s", visitors->language);
    snprintf(visit.board, sizeof visit.board, "%s", visitors->board);
    for (int i = 0; i < visitors->computers; i++) {
        size_t length = strlen(visit.levels);
        snprintf(visit.levels + length, sizeof visit.levels - length, "%s%s", length > 0 ? " " : "",
                 visitors->levels[i]);
    }
    store_begin_visit(store, &visit, &id);
    kiosk_visit_lives(store, now);
    return id;
}

void kiosk_visit_lives(Store *store, int64_t now) {
    if (store != NULL) {
        store_set_number(store, ALIVE_KEY, now);
    }
}

void kiosk_visit_ends(Store *store, int64_t visit, StoreVisitOutcome outcome, int64_t seconds, int64_t now) {
    if (store != NULL && visit != 0) {
        store_end_visit(store, visit, outcome, seconds, now);
    }
}

int64_t kiosk_visits_take_up(Store *store, int within, int64_t now) {
    StoreVisit visit;
    if (store == NULL) {
        return 0;
    }
    int64_t alive = store_get_number(store, ALIVE_KEY, INT64_MIN, INT64_MIN, INT64_MAX);
    /* A clock that was set back since leaves the sign of life in the future: then nobody knows. */
    bool goes_on = within > 0 && alive != INT64_MIN && alive <= now && now - alive <= within &&
                   store_find_open_visit(store, &visit) && visit.game != 0;
    store_close_visits(store, goes_on ? visit.id : 0, now);
    return goes_on ? visit.id : 0;
}

/* --- sums --------------------------------------------------------------------------------------------------------- */

static void count_word(int64_t *counts, const char *const *words, int most, const char *word, size_t length) {
    for (int i = 0; i < most; i++) {
        if (strlen(words[i]) == length && strncmp(words[i], word, length) == 0) {
            counts[i]++;
        }
    }
}

static void add_visit(KioskFigures *figures, const StoreVisit *visit) {
    figures->begun++;
    figures->finished += visit->outcome == STORE_VISIT_FINISHED;
    figures->abandoned += visit->outcome == STORE_VISIT_ABANDONED;
    figures->seconds += visit->outcome == STORE_VISIT_FINISHED ? visit->seconds : 0;
    figures->persons += visit->persons;
    count_word(figures->language, kiosk_languages, KIOSK_LANGUAGES, visit->language, strlen(visit->language));
    count_word(figures->board, kiosk_boards, KIOSK_BOARDS, visit->board, strlen(visit->board));
    for (const char *at = visit->levels; *at != '\0'; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        count_word(figures->level, kiosk_levels, KIOSK_LEVELS, at, length);
        at += length;
    }
}

static void add_quiz(KioskFigures *figures, const StoreQuiz *quiz) {
    for (int i = 0; i < KIOSK_TOPICS; i++) {
        if (strcmp(kiosk_topics[i], quiz->topic) == 0) {
            figures->asked[i] += quiz->asked;
            figures->right[i] += quiz->right;
        }
    }
}

/* Which of count rows a date and hour belong to; by_hour: all of one date. */
typedef struct Sorting {
    KioskFigures *rows, *sum;
    int32_t first;
    bool by_hour;
} Sorting;

static void sort_in(Store *store, const Sorting *sorting, int32_t last) {
    StoreVisits visits = store_list_visits(store, sorting->first, last);
    for (size_t i = 0; i < visits.count; i++) {
        const StoreVisit *visit = &visits.visit[i];
        add_visit(&sorting->rows[sorting->by_hour ? visit->hour : visit->date - sorting->first], visit);
        add_visit(sorting->sum, visit);
    }
    store_visits_free(&visits);
    StoreQuizzes quizzes = store_list_quiz(store, sorting->first, last);
    for (size_t i = 0; i < quizzes.count; i++) {
        const StoreQuiz *quiz = &quizzes.quiz[i];
        add_quiz(&sorting->rows[sorting->by_hour ? quiz->hour : quiz->date - sorting->first], quiz);
        add_quiz(sorting->sum, quiz);
    }
    store_quizzes_free(&quizzes);
}

void kiosk_figures_by_hour(Store *store, int32_t date, KioskFigures hours[KIOSK_HOURS], KioskFigures *sum) {
    *sum = (KioskFigures){.date = date, .hour = -1};
    for (int hour = 0; hour < KIOSK_HOURS; hour++) {
        hours[hour] = (KioskFigures){.date = date, .hour = hour};
    }
    if (store != NULL) {
        sort_in(store, &(Sorting){.rows = hours, .sum = sum, .first = date, .by_hour = true}, date);
    }
}

void kiosk_figures_by_day(Store *store, int32_t last, KioskFigures days[KIOSK_DAYS], KioskFigures *sum) {
    int32_t first = last - KIOSK_DAYS + 1;
    *sum = (KioskFigures){.date = last, .hour = -1};
    for (int day = 0; day < KIOSK_DAYS; day++) {
        days[day] = (KioskFigures){.date = first + day, .hour = -1};
    }
    if (store != NULL) {
        sort_in(store, &(Sorting){.rows = days, .sum = sum, .first = first}, last);
    }
}

int64_t kiosk_mean_seconds(const KioskFigures *figures) {
    return figures->finished > 0 ? figures->seconds / figures->finished : 0;
}

/* --- CSV ---------------------------------------------------------------------------------------------------------- */

typedef struct Csv {
    char *text;
    size_t size, room;
} Csv;

/* Our own words and numbers alone: none needs quotes. */
static void put(Csv *csv, const char *text) {
    size_t length = strlen(text);
    if (csv->size + length + 1 > csv->room) {
        csv->room = 2 * (csv->room + length) + 4096;
        csv->text = realloc(csv->text, csv->room);
        if (csv->text == NULL) {
            fputs("schott-world: out of memory\n", stderr);
            abort();
        }
    }
    memcpy(csv->text + csv->size, text, length + 1);
    csv->size += length;
}

static void put_number(Csv *csv, int64_t number) {
    char text[32];
    snprintf(text, sizeof text, ",%lld", (long long)number);
    put(csv, text);
}

static void put_names(Csv *csv, const char *before, const char *const *names, int count, const char *after) {
    for (int i = 0; i < count; i++) {
        put(csv, before);
        put(csv, names[i]);
        put(csv, after);
    }
}

static void put_head(Csv *csv) {
    put(csv, "\xef\xbb\xbf"
             "date,hour,games_begun,games_finished,games_abandoned,mean_seconds,persons");
    put_names(csv, ",language_", kiosk_languages, KIOSK_LANGUAGES, "");
    put_names(csv, ",computers_", kiosk_levels, KIOSK_LEVELS, "");
    put_names(csv, ",route_", kiosk_boards, KIOSK_BOARDS, "");
    for (int i = 0; i < KIOSK_TOPICS; i++) {
        put_names(csv, ",asked_", &kiosk_topics[i], 1, "");
        put_names(csv, ",right_", &kiosk_topics[i], 1, "");
    }
    put(csv, "\r\n");
}

static void put_numbers(Csv *csv, const int64_t *numbers, int count) {
    for (int i = 0; i < count; i++) {
        put_number(csv, numbers[i]);
    }
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
    put_number(csv, kiosk_mean_seconds(figures));
    put_number(csv, figures->persons);
    put_numbers(csv, figures->language, KIOSK_LANGUAGES);
    put_numbers(csv, figures->level, KIOSK_LEVELS);
    put_numbers(csv, figures->board, KIOSK_BOARDS);
    for (int i = 0; i < KIOSK_TOPICS; i++) {
        put_number(csv, figures->asked[i]);
        put_number(csv, figures->right[i]);
    }
    put(csv, "\r\n");
}

char *kiosk_figures_csv(Store *store, size_t *size) {
    Csv csv = {0};
    put_head(&csv);
    StoreVisits visits = store != NULL ? store_list_visits(store, INT32_MIN, INT32_MAX) : (StoreVisits){0};
    StoreQuizzes quizzes = store != NULL ? store_list_quiz(store, INT32_MIN, INT32_MAX) : (StoreQuizzes){0};
    size_t quiz = 0;
    for (size_t i = 0; i < visits.count;) {
        KioskFigures hour = {.date = visits.visit[i].date, .hour = visits.visit[i].hour};
        for (; i < visits.count && visits.visit[i].date == hour.date && visits.visit[i].hour == hour.hour; i++) {
            add_visit(&hour, &visits.visit[i]);
        }
        for (; quiz < quizzes.count; quiz++) { /* in the same order */
            const StoreQuiz *at = &quizzes.quiz[quiz];
            if (at->date > hour.date || (at->date == hour.date && at->hour > hour.hour)) {
                break;
            }
            if (at->date == hour.date && at->hour == hour.hour) {
                add_quiz(&hour, at);
            }
        }
        put_line(&csv, &hour);
    }
    store_visits_free(&visits);
    store_quizzes_free(&quizzes);
    *size = csv.size;
    return csv.text;
}
