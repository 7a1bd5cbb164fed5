#include "store/visits.h"

#include "base/memory.h"
#include "store/inside.h"

#include <stdlib.h>

/* Visits and the hall of fame: sent to the worker, and read back. */

#define VISIT_COLUMNS                                                                                                  \
    "id, coalesce(game, 0), language, board, levels, persons, date, hour, begun, outcome, seconds, kind"

/* --- writing ------------------------------------------------------------------------------------------------------ */

static bool visit_is_sound(const StoreVisit *visit) {
    return visit->kind[0] != '\0' && text_is_sound(visit->kind, sizeof visit->kind) &&
           text_is_sound(visit->language, sizeof visit->language) && text_is_sound(visit->board, sizeof visit->board) &&
           text_is_sound(visit->levels, sizeof visit->levels) && visit->persons >= 0 && visit->hour >= 0 &&
           visit->hour < 24;
}

StoreTicket store_begin_visit(Store *store, const StoreVisit *visit, int64_t *id) {
    Write *write = write_new(WRITE_BEGIN_VISIT, visit->game);
    *id = store->next_visit++;
    write->visit = *visit;
    write->visit.id = *id;
    return visit_is_sound(visit) ? worker_send(store, write) : worker_refuse(store, write);
}

StoreTicket store_end_visit(Store *store, int64_t visit, StoreVisitOutcome outcome, int64_t seconds, int64_t now) {
    Write *write = write_new(WRITE_END_VISIT, 0);
    write->visit.id = visit;
    write->visit.outcome = outcome;
    write->visit.seconds = seconds > 0 ? seconds : 0;
    write->number = now;
    return outcome != STORE_VISIT_OPEN ? worker_send(store, write) : worker_refuse(store, write);
}

StoreTicket store_close_visits(Store *store, int64_t but, int64_t now) {
    Write *write = write_new(WRITE_CLOSE_VISITS, 0);
    write->visit.id = but;
    write->number = now;
    return worker_send(store, write);
}

StoreTicket store_add_fame(Store *store, const StoreFame *fame) {
    Write *write = write_new(WRITE_FAME, 0);
    write->fame = *fame;
    bool sound = text_is_sound(fame->board, sizeof fame->board) && text_is_sound(fame->name, sizeof fame->name);
    return sound ? worker_send(store, write) : worker_refuse(store, write);
}

StoreTicket store_clear_fame(Store *store) {
    return worker_send(store, write_new(WRITE_CLEAR_FAME, 0));
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

static bool read_visit(sqlite3_stmt *statement, StoreVisit *visit) {
    int32_t outcome = 0;
    *visit = (StoreVisit){.id = sqlite3_column_int64(statement, 0), .game = sqlite3_column_int64(statement, 1)};
    bool sound = read_text(statement, 2, visit->language, sizeof visit->language) &&
                 read_text(statement, 3, visit->board, sizeof visit->board) &&
                 read_text(statement, 4, visit->levels, sizeof visit->levels) &&
                 read_text(statement, 11, visit->kind, sizeof visit->kind) &&
                 read_int32(statement, 5, 0, &visit->persons) && read_int32(statement, 6, INT32_MIN, &visit->date) &&
                 read_int32(statement, 7, 0, &visit->hour) && visit->hour < 24 &&
                 read_int32(statement, 9, 0, &outcome) && outcome <= STORE_VISIT_ABANDONED;
    visit->begun = sqlite3_column_int64(statement, 8);
    visit->outcome = (StoreVisitOutcome)outcome;
    visit->seconds = sqlite3_column_int64(statement, 10);
    return sound && visit->seconds >= 0;
}

/* The last one that is open, or of all. */
static bool find_last(Store *store, bool open, StoreVisit *visit) {
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement =
        database_ask(db, "SELECT " VISIT_COLUMNS " FROM visit WHERE outcome = 0 OR NOT ? ORDER BY id DESC LIMIT 1", "i",
                     (int64_t)open);
    bool found = read_row(store, statement) && read_visit(statement, visit);
    sqlite3_finalize(statement);
    store_read_end(store);
    return found;
}

bool store_find_open_visit(Store *store, StoreVisit *visit) {
    return find_last(store, true, visit);
}

bool store_find_last_visit(Store *store, StoreVisit *visit) {
    return find_last(store, false, visit);
}

StoreVisits store_list_visits(Store *store, int32_t first_date, int32_t last_date) {
    StoreVisits visits = {0};
    StoreVisit visit;
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement =
        database_ask(db, "SELECT " VISIT_COLUMNS " FROM visit WHERE date BETWEEN ? AND ? ORDER BY date, hour, id", "ii",
                     (int64_t)first_date, (int64_t)last_date);
    while (read_row(store, statement)) {
        if (!read_visit(statement, &visit)) {
            continue;
        }
        visits.visit = memory_one_more(visits.visit, visits.count, sizeof *visits.visit);
        visits.visit[visits.count++] = visit;
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return visits;
}

void store_visits_free(StoreVisits *visits) {
    free(visits->visit);
    *visits = (StoreVisits){0};
}

StoreQuizzes store_list_quiz(Store *store, int32_t first_date, int32_t last_date) {
    StoreQuizzes quizzes = {0};
    StoreQuiz quiz;
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(
        db, "SELECT date, hour, topic, asked, correct FROM quiz WHERE date BETWEEN ? AND ? ORDER BY date, hour, topic",
        "ii", (int64_t)first_date, (int64_t)last_date);
    while (read_row(store, statement)) {
        if (!read_int32(statement, 0, INT32_MIN, &quiz.date) || !read_int32(statement, 1, 0, &quiz.hour) ||
            quiz.hour >= 24 || !read_text(statement, 2, quiz.topic, sizeof quiz.topic)) {
            continue;
        }
        quiz.asked = sqlite3_column_int64(statement, 3);
        quiz.right = sqlite3_column_int64(statement, 4);
        quizzes.quiz = memory_one_more(quizzes.quiz, quizzes.count, sizeof *quizzes.quiz);
        quizzes.quiz[quizzes.count++] = quiz;
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return quizzes;
}

void store_quizzes_free(StoreQuizzes *quizzes) {
    free(quizzes->quiz);
    *quizzes = (StoreQuizzes){0};
}

static bool read_fame(sqlite3_stmt *statement, StoreFame *fame) {
    bool sound = read_text(statement, 0, fame->board, sizeof fame->board) &&
                 read_text(statement, 1, fame->name, sizeof fame->name) &&
                 read_int32(statement, 2, 0, &fame->figurine) && read_int32(statement, 3, INT32_MIN, &fame->value) &&
                 read_int32(statement, 4, INT32_MIN, &fame->date);
    fame->when = sqlite3_column_int64(statement, 5);
    return sound;
}

int64_t store_fame_rank(StoreFameKind kind, int32_t value) {
    return kind == STORE_FAME_TURNS ? value : -(int64_t)value;
}

size_t store_list_fame(Store *store, StoreFameKind kind, const char *board, int32_t date, StoreFame *out, size_t most) {
    size_t count = 0;
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement =
        database_ask(db,
                     "SELECT board, name, figurine, value, date, time FROM fame WHERE kind = ?1 AND board = ?2"
                     " AND (?3 = -1 OR date = ?3) ORDER BY value * ?4, id",
                     "itii", (int64_t)kind, board, (int64_t)date, store_fame_rank(kind, 1));
    while (count < most && read_row(store, statement)) {
        out[count] = (StoreFame){.kind = kind};
        count += read_fame(statement, &out[count]);
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return count;
}
