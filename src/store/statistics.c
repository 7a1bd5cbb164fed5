#include "store/inside.h"

#include "base/memory.h"

#include <stdlib.h>
#include <string.h>

/* Questions seen, what is counted per name, and questions called wrong. */

StoreSeen store_list_seen(Store *store, size_t most) {
    StoreSeen seen = {0};
    char question[STORE_KEY_SIZE];
    sqlite3 *db = store_read_begin(store);
    /* From each question to the next, and not past all that was ever answered. */
    sqlite3_stmt *statement = database_ask(
        db,
        "WITH RECURSIVE q (question) AS (SELECT min(question) FROM answer UNION ALL"
        " SELECT (SELECT min(question) FROM answer a WHERE a.question > q.question) FROM q WHERE question NOT NULL)"
        " SELECT q.question FROM q JOIN answer l ON l.id = (SELECT id FROM answer a WHERE a.question = q.question"
        " ORDER BY time DESC, id DESC LIMIT 1) ORDER BY l.time DESC, l.id DESC LIMIT ?",
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

StorePlayers store_list_players(Store *store, const char *kind) {
    static const char SQL[] =
        "SELECT name, games, wins, alone, (SELECT max(stage) FROM counted c WHERE c.kind = p.kind AND c.name = p.name),"
        " (SELECT coalesce(sum(asked), 0) FROM topic_sum t WHERE t.name = p.name),"
        " (SELECT coalesce(sum(correct), 0) FROM topic_sum t WHERE t.name = p.name),"
        " (SELECT max(ended) FROM counted c WHERE c.kind = p.kind AND c.name = p.name)"
        " FROM player_sum p WHERE kind = ? ORDER BY wins DESC, games DESC, alone DESC, name";
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

/* Of equal ones the first. */
#define BEST(index, of)                                                                                                \
    "JOIN counted c ON (c.game, c.seat) = (SELECT game, seat FROM counted b INDEXED BY " index                         \
    " WHERE b.kind = s.kind" of                                                                                        \
    " AND b.board = s.board AND b.alone = s.alone ORDER BY field DESC, ended, game, seat LIMIT 1)"
#define RECORDS                                                                                                        \
    "SELECT s.board, s.alone, c.name, c.field, c.game, c.ended, s.games, s.wins, s.ends, s.points, s.cells"            \
    " FROM board_sum s "
#define IN_ORDER " WHERE s.kind = ?1 AND s.name = ?2 ORDER BY s.board, s.alone"

StoreRecords store_list_records(Store *store, const char *kind, const char *name) {
    static const char OF_ALL[] = RECORDS BEST("counted_by_board", "") IN_ORDER;
    static const char OF_ONE[] = RECORDS BEST("counted_by_field", " AND b.name = s.name") IN_ORDER;
    StoreRecords records = {0};
    StoreRecord record;
    sqlite3 *db = store_read_begin(store);
    sqlite3_stmt *statement = database_ask(db, name == NULL ? OF_ALL : OF_ONE, "tt", kind, name == NULL ? "" : name);
    while (read_row(store, statement)) {
        if (!read_text(statement, 0, record.board, sizeof record.board) ||
            !read_text(statement, 2, record.best_name, sizeof record.best_name)) {
            continue;
        }
        record.is_alone = sqlite3_column_int(statement, 1) != 0;
        record.best = sqlite3_column_int64(statement, 3);
        record.best_game = sqlite3_column_int64(statement, 4);
        record.best_when = sqlite3_column_int64(statement, 5);
        record.games = sqlite3_column_int64(statement, 6);
        record.wins = sqlite3_column_int64(statement, 7);
        record.paths = sqlite3_column_int64(statement, 8);
        record.points = sqlite3_column_int64(statement, 9);
        record.cells = sqlite3_column_int64(statement, 10);
        records.record = memory_one_more(records.record, records.count, sizeof *records.record);
        records.record[records.count++] = record;
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
    sqlite3_stmt *statement =
        database_ask(db, "SELECT topic, asked, correct FROM topic_sum WHERE name = ? ORDER BY topic", "t", name);
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
