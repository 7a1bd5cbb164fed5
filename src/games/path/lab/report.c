#include "games/path/lab/contest.h"
#include "lab/contest.h"

#include <inttypes.h>
#include <stdio.h>

static bool alone(const PathContest *contest) {
    return contest->players == 1;
}

static Estimate wins_of(const PathScore *score) {
    return share_estimate(score->wins.sum, score->wins.count);
}

/* --- text --------------------------------------------------------------------------------------------------------- */

enum { WIDTH = 24 };

static void print_score(const PathContest *contest, PathScore *score) {
    Estimate wins = wins_of(score);
    report_print_mean(WIDTH, "total", &score->total);
    report_print_mean(WIDTH, "points", &score->points);
    report_print_mean(WIDTH, "missed", &score->missed);
    printf("  %-*s%.1f %% of %" PRId64 " (%.1f to %.1f)\n", WIDTH, alone(contest) ? "over 40" : "wins", wins.mean * 100,
           score->wins.count, wins.low * 100, wins.high * 100);
    report_print_times(WIDTH, &score->times);
}

void path_report_text(const PathContest *contest, PathResults *results) {
    printf("%" PRId64 " games of", contest->games);
    for (int i = 0; i < contest->players; i++) {
        printf("%s %s", i > 0 ? "," : "", contest->levels[contest->level[i]].name);
    }
    printf("; seed %" PRIu64 "; 95 %% intervals in brackets\n", contest->seed);
    report_print_speed(WIDTH, contest->games, results->seconds);
    printf("  %-*s%" PRId64 "\n", WIDTH, "whole boards", results->whole_boards);
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

static void add_score(const PathContest *contest, cJSON *out, PathScore *score) {
    cJSON_AddNumberToObject(out, "games", (double)score->total.count);
    report_add_estimate(out, "total", mean_estimate(&score->total));
    report_add_estimate(out, "points", mean_estimate(&score->points));
    report_add_estimate(out, "missed", mean_estimate(&score->missed));
    report_add_estimate(out, alone(contest) ? "over_40" : "wins", wins_of(score));
    report_add_times(out, &score->times);
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
    report_add_speed(out, contest->games, results->seconds);
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
    report_print_json(out);
}
