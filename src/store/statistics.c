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

StorePlayers store_list_players(Store *store, const char *kind) {
    static const char SQL[] = "SELECT s.name, count(*), sum(s.place = 1), max(coalesce((SELECT value FROM extra e"
                              " WHERE e.game = s.game AND e.seat = s.seat AND e.key = '" STORE_BEST_STAGE "'), 0)),"
                              " (SELECT count(*) FROM answer a WHERE a.name = s.name),"
                              " (SELECT coalesce(sum(a.correct), 0) FROM answer a WHERE a.name = s.name), max(g.ended)"
                              " FROM seat s JOIN game g ON g.id = s.game WHERE g.state = 1 AND g.imported = 0 AND "
                              "s.level = '' AND s.name <> '' AND g.kind = ?"
                              " GROUP BY s.name ORDER BY 3 DESC, 2 DESC, 1";
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
        player.best_stage = sqlite3_column_int64(statement, 3);
        player.asked = sqlite3_column_int64(statement, 4);
        player.right = sqlite3_column_int64(statement, 5);
        player.last_played = sqlite3_column_int64(statement, 6);
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
