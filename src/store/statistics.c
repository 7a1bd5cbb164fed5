#include "store/inside.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Questions seen, what is counted per name, and questions called wrong. */

StoreSeen store_list_seen(Store *store, size_t most) {
    StoreSeen seen = {0};
    char question[STORE_KEY_SIZE];
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement =
        database_ask(db, "SELECT question FROM answer GROUP BY question ORDER BY max(time) DESC, max(id) DESC LIMIT ?",
                     "i", (int64_t)most);
    while (read_row(store, statement)) {
        if (!read_text(statement, 0, question, sizeof question)) {
            continue;
        }
        seen.question = memory_one_more(seen.question, seen.count, sizeof *seen.question);
        memcpy(seen.question[seen.count++], question, sizeof question);
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return seen;
}

void store_seen_free(StoreSeen *seen) {
    free(seen->question);
    *seen = (StoreSeen){0};
}

#define WITH_OTHERS "((SELECT count(*) FROM seat o WHERE o.game = s.game) > 1)"
#define THAT_COUNT                                                                                                     \
    "g.state = 1 AND g.imported = 0 AND s.level = '' AND s.name <> '' AND NOT EXISTS (SELECT 1 FROM extra u"           \
    " WHERE u.game = g.id AND u.seat = s.seat AND u.key IN ('" STORE_UNRANKED "', '" STORE_STOOD_IN "'))"

StorePlayers store_list_players(Store *store, const char *kind) {
    static const char SQL[] = "SELECT s.name, sum(" WITH_OTHERS "), sum(s.place = 1 AND " WITH_OTHERS "),"
                              " sum(NOT " WITH_OTHERS "), max(coalesce((SELECT value FROM extra e"
                              " WHERE e.game = s.game AND e.seat = s.seat AND e.key = '" STORE_BEST_STAGE "'), 0)),"
                              " (SELECT count(*) FROM answer a WHERE a.name = s.name),"
                              " (SELECT coalesce(sum(a.correct), 0) FROM answer a WHERE a.name = s.name), max(g.ended)"
                              " FROM seat s JOIN game g ON g.id = s.game WHERE " THAT_COUNT " AND g.kind = ?"
                              " GROUP BY s.name ORDER BY 3 DESC, 2 DESC, 4 DESC, 1";
    StorePlayers players = {0};
    StorePlayer player;
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(db, SQL, "t", kind);
    while (read_row(store, statement)) {
        if (!read_text(statement, 0, player.name, sizeof player.name)) {
            continue;
        }
        player.games = sqlite3_column_int64(statement, 1);
        player.wins = sqlite3_column_int64(statement, 2);
        player.alone = sqlite3_column_int64(statement, 3);
        player.best_stage = sqlite3_column_int64(statement, 4);
        player.asked = sqlite3_column_int64(statement, 5);
        player.right = sqlite3_column_int64(statement, 6);
        player.last_played = sqlite3_column_int64(statement, 7);
        players.player = memory_one_more(players.player, players.count, sizeof *players.player);
        players.player[players.count++] = player;
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return players;
}

void store_players_free(StorePlayers *players) {
    free(players->player);
    *players = (StorePlayers){0};
}

static bool is_of(const StoreRecord *record, const StoreRecord *other) {
    return record->is_alone == other->is_alone && strcmp(record->board, other->board) == 0;
}

static StoreRecord *record_for(StoreRecords *records, const StoreRecord *first) {
    if (records->count == 0 || !is_of(&records->record[records->count - 1], first)) {
        records->record = memory_one_more(records->record, records->count, sizeof *records->record);
        records->record[records->count++] = *first;
    }
    return &records->record[records->count - 1];
}

/* The best comes first of its board. A game counts once, however many of its seats had this name. */
static void add_end(StoreRecords *records, sqlite3_stmt *statement) {
    StoreRecord end = {.is_alone = sqlite3_column_int(statement, 1) == 0,
                       .best = sqlite3_column_int64(statement, 3),
                       .best_game = sqlite3_column_int64(statement, 4),
                       .best_when = sqlite3_column_int64(statement, 5)};
    if (read_text(statement, 0, end.board, sizeof end.board) &&
        read_text(statement, 2, end.best_name, sizeof end.best_name)) {
        StoreRecord *record = record_for(records, &end);
        record->games += sqlite3_column_int64(statement, 8);
        record->wins += sqlite3_column_int64(statement, 6);
        record->cells += sqlite3_column_int64(statement, 7);
        record->points += end.best;
        record->paths++;
    }
}

StoreRecords store_list_records(Store *store, const char *kind, const char *name) {
    static const char SQL[] = "SELECT g.board, " WITH_OTHERS ", s.name, s.field, g.id, g.ended,"
                              " s.place = 1 AND " WITH_OTHERS ", coalesce((SELECT value FROM extra e"
                              " WHERE e.game = s.game AND e.seat = s.seat AND e.key = '" STORE_CELLS "'), 0),"
                              " row_number() OVER (PARTITION BY g.id) = 1"
                              " FROM seat s JOIN game g ON g.id = s.game WHERE " THAT_COUNT " AND g.kind = ?1"
                              " AND (?2 IS NULL OR s.name = ?2) ORDER BY 1, 2 DESC, 4 DESC, 6, 5, s.seat";
    StoreRecords records = {0};
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(db, SQL, "tt", kind, name);
    while (read_row(store, statement)) {
        add_end(&records, statement);
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return records;
}

void store_records_free(StoreRecords *records) {
    free(records->record);
    *records = (StoreRecords){0};
}

StoreTopics store_list_topics(Store *store, const char *name) {
    StoreTopics topics = {0};
    StoreTopic topic;
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(
        db, "SELECT topic, count(*), sum(correct != 0) FROM answer WHERE name = ? GROUP BY topic ORDER BY topic", "t",
        name);
    while (read_row(store, statement)) {
        if (!read_text(statement, 0, topic.topic, sizeof topic.topic)) {
            continue;
        }
        topic.asked = sqlite3_column_int64(statement, 1);
        topic.right = sqlite3_column_int64(statement, 2);
        topics.topic = memory_one_more(topics.topic, topics.count, sizeof *topics.topic);
        topics.topic[topics.count++] = topic;
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return topics;
}

void store_topics_free(StoreTopics *topics) {
    free(topics->topic);
    *topics = (StoreTopics){0};
}

StoreReports store_list_reports(Store *store) {
    StoreReports reports = {0};
    StoreReported reported;
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(
        db, "SELECT question, count(*), max(time) FROM report GROUP BY question ORDER BY 2 DESC, 3 DESC, 1", "");
    while (read_row(store, statement)) {
        if (!read_text(statement, 0, reported.question, sizeof reported.question)) {
            continue;
        }
        reported.times = sqlite3_column_int64(statement, 1);
        reported.last = sqlite3_column_int64(statement, 2);
        reports.reported = memory_one_more(reports.reported, reports.count, sizeof *reports.reported);
        reports.reported[reports.count++] = reported;
    }
    sqlite3_finalize(statement);
    store_read_end(store);
    return reports;
}

void store_reports_free(StoreReports *reports) {
    free(reports->reported);
    *reports = (StoreReports){0};
}
