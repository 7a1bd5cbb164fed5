#include "lab/path/contest.h"

#include <inttypes.h>
#include <stdio.h>

static bool alone(const PathContest *contest) {
    return contest->players == 1;
}

static Estimate wins_of(const PathScore *score) {
    return share_estimate(score->wins.sum, score->wins.count);
}

/* --- text --------------------------------------------------------------------------------------------------------- */

static void print_mean(const char *what, const Mean *mean) {
    Estimate estimate = mean_estimate(mean);
    printf("  %-24s%.2f (%.2f to %.2f)\n", what, estimate.mean, estimate.low, estimate.high);
}

static void print_score(const PathContest *contest, PathScore *score) {
    Estimate wins = wins_of(score);
    print_mean("total", &score->total);
    print_mean("points", &score->points);
    print_mean("missed", &score->missed);
    printf("  %-24s%.1f %% of %" PRId64 " (%.1f to %.1f)\n", alone(contest) ? "over 40" : "wins", wins.mean * 100,
           score->wins.count, wins.low * 100, wins.high * 100);
    printf("  %-24smean %.1f, p50 %.1f, p99 %.1f, max %.1f\n", "microseconds a decision", times_mean(&score->times),
           times_at(&score->times, 500), times_at(&score->times, 990), times_at(&score->times, 1000));
}

void path_report_text(const PathContest *contest, PathResults *results) {
    printf("%" PRId64 " games of", contest->games);
    for (int i = 0; i < contest->players; i++) {
        printf("%s %s", i > 0 ? "," : "", contest->levels[contest->level[i]].name);
    }
    printf("; seed %" PRIu64 "; 95 %% intervals in brackets\n", contest->seed);
    printf("  %-24s%.2f, %.1f games a second\n", "seconds", results->seconds,
           (double)contest->games / results->seconds);
    printf("  %-24s%" PRId64 "\n", "whole boards", results->whole_boards);
    for (int i = 0; i < contest->level_count; i++) {
        if (results->level[i].total.count > 0) {
            printf("level %s\n", contest->levels[i].name);
            print_score(contest, &results->level[i]);
        }
    }
    for (int i = 0; i < PATH_STARTS; i++) {
        if (results->start[i].total.count > 0) {
            printf("start %d\n", i);
            print_score(contest, &results->start[i]);
        }
    }
}

/* --- JSON --------------------------------------------------------------------------------------------------------- */

static void add_estimate(cJSON *out, const char *key, Estimate estimate) {
    cJSON *object = cJSON_AddObjectToObject(out, key);
    cJSON_AddNumberToObject(object, "mean", estimate.mean);
    cJSON_AddNumberToObject(object, "low", estimate.low);
    cJSON_AddNumberToObject(object, "high", estimate.high);
}

static void add_score(const PathContest *contest, cJSON *out, PathScore *score) {
    cJSON_AddNumberToObject(out, "games", (double)score->total.count);
    add_estimate(out, "total", mean_estimate(&score->total));
    add_estimate(out, "points", mean_estimate(&score->points));
    add_estimate(out, "missed", mean_estimate(&score->missed));
    add_estimate(out, alone(contest) ? "over_40" : "wins", wins_of(score));
    cJSON *times = cJSON_AddObjectToObject(out, "decision_us");
    cJSON_AddNumberToObject(times, "mean", times_mean(&score->times));
    cJSON_AddNumberToObject(times, "p50", times_at(&score->times, 500));
    cJSON_AddNumberToObject(times, "p99", times_at(&score->times, 990));
    cJSON_AddNumberToObject(times, "max", times_at(&score->times, 1000));
}

void path_report_json(const PathContest *contest, PathResults *results) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "game", "path");
    cJSON_AddNumberToObject(out, "games", (double)contest->games);
    json_add_integer(out, "seed", (int64_t)contest->seed);
    cJSON *players = cJSON_AddArrayToObject(out, "players");
    for (int i = 0; i < contest->players; i++) {
        cJSON_AddItemToArray(players, cJSON_CreateString(contest->levels[contest->level[i]].name));
    }
    cJSON_AddNumberToObject(out, "seconds", results->seconds);
    cJSON_AddNumberToObject(out, "games_per_second", (double)contest->games / results->seconds);
    cJSON_AddNumberToObject(out, "whole_boards", (double)results->whole_boards);
    cJSON *levels = cJSON_AddArrayToObject(out, "levels");
    for (int i = 0; i < contest->level_count; i++) {
        if (results->level[i].total.count > 0) {
            cJSON *level = cJSON_CreateObject();
            cJSON_AddStringToObject(level, "level", contest->levels[i].name);
            add_score(contest, level, &results->level[i]);
            cJSON_AddItemToArray(levels, level);
        }
    }
    cJSON *starts = cJSON_AddArrayToObject(out, "starts");
    for (int i = 0; i < PATH_STARTS; i++) {
        if (results->start[i].total.count > 0) {
            cJSON *start = cJSON_CreateObject();
            cJSON_AddNumberToObject(start, "start", i);
            add_score(contest, start, &results->start[i]);
            cJSON_AddItemToArray(starts, start);
        }
    }
    char *text = json_print(out);
    puts(text);
    cJSON_free(text);
    cJSON_Delete(out);
}
