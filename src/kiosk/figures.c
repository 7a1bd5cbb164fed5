#include "kiosk/figures_inside.h"

#include "platform/wall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Visits become rows of the store; rows become sums by hour and by day. What this version does not know (from a file of
 * a newer game) counts in the totals alone. */

static const char ALIVE_KEY[] = "kiosk.alive";

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
    snprintf(visit.kind, sizeof visit.kind, "%s", visitors->kind);
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

bool kiosk_was_visited(Store *store, int within, int64_t now) {
    if (store == NULL) {
        return false;
    }
    int64_t alive = store_get_number(store, ALIVE_KEY, INT64_MIN, INT64_MIN, INT64_MAX);
    /* A clock that was set back since leaves the sign of life in the future: then nobody knows. */
    return within > 0 && alive != INT64_MIN && alive <= now && now - alive <= within;
}

int64_t kiosk_visits_take_up(Store *store, int within, int64_t now) {
    StoreVisit visit;
    if (store == NULL) {
        return 0;
    }
    bool goes_on = kiosk_was_visited(store, within, now) && store_find_open_visit(store, &visit) && visit.game != 0;
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

/* Boards of different games may have the same name. */
static void add_game(KioskFigures *figures, const StoreVisit *visit) {
    int game = kiosk_find_game(visit->kind);
    if (game < 0) {
        return;
    }
    KioskPlayed *played = &figures->game[game];
    played->begun++;
    if (visit->outcome == STORE_VISIT_FINISHED) {
        played->finished++;
        played->seconds += visit->seconds;
    }
    count_word(played->board, kiosk_game(game)->boards, kiosk_game(game)->board_count, visit->board,
               strlen(visit->board));
}

void figures_add_visit(KioskFigures *figures, const StoreVisit *visit) {
    figures->begun++;
    figures->finished += visit->outcome == STORE_VISIT_FINISHED;
    figures->abandoned += visit->outcome == STORE_VISIT_ABANDONED;
    figures->seconds += visit->outcome == STORE_VISIT_FINISHED ? visit->seconds : 0;
    figures->persons += visit->persons;
    int language = i18n_find_language(visit->language);
    if (language >= 0) {
        figures->language[language]++;
    }
    add_game(figures, visit);
    for (const char *at = visit->levels; *at != '\0'; at += strspn(at, " ")) {
        size_t length = strcspn(at, " ");
        count_word(figures->level, ai_level_names, AI_LEVELS, at, length);
        at += length;
    }
}

void figures_add_quiz(KioskFigures *figures, const StoreQuiz *quiz) {
    for (int i = 0; i < QUESTION_TOPICS; i++) {
        if (strcmp(question_topic_names[i], quiz->topic) == 0) {
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
        figures_add_visit(&sorting->rows[sorting->by_hour ? visit->hour : visit->date - sorting->first], visit);
        figures_add_visit(sorting->sum, visit);
    }
    store_visits_free(&visits);
    StoreQuizzes quizzes = store_list_quiz(store, sorting->first, last);
    for (size_t i = 0; i < quizzes.count; i++) {
        const StoreQuiz *quiz = &quizzes.quiz[i];
        figures_add_quiz(&sorting->rows[sorting->by_hour ? quiz->hour : quiz->date - sorting->first], quiz);
        figures_add_quiz(sorting->sum, quiz);
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

int64_t kiosk_mean_seconds(int64_t seconds, int64_t finished) {
    return finished > 0 ? seconds / finished : 0;
}
