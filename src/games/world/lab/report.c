#include "games/world/lab/report.h"

#include "lab/contest.h"

#include <inttypes.h>
#include <stdio.h>

static bool plays(const Contest *contest, AiLevel level) {
    for (int i = 0; i < contest->players; i++) {
        if (contest->level[i] == level) {
            return true;
        }
    }
    return false;
}

static int quiz_permille(const Contest *contest, AiLevel level, int difficulty) {
    return contest->quiz_permille >= 0 ? contest->quiz_permille : world_ai_quiz_permille(level, difficulty);
}

/* --- text --------------------------------------------------------------------------------------------------------- */

enum { WIDTH = 32 };

static void print_share(const char *what, int64_t hits, int64_t tries) {
    Estimate estimate = share_estimate((double)hits, tries);
    printf("  %-*s%" PRId64 " of %" PRId64 ", %.1f %% (%.1f to %.1f)\n", WIDTH, what, hits, tries, estimate.mean * 100,
           estimate.low * 100, estimate.high * 100);
}

static void print_score(Score *score) {
    print_share("wins", score->wins, score->games);
    print_share("shared wins", score->shared, score->games);
    report_print_mean(WIDTH, "own exchanges per completed row", &score->exchanges);
    print_share("questions right", score->right, score->questions);
    report_print_times(WIDTH, &score->times);
}

void report_text(const Contest *contest, Results *results) {
    printf("%" PRId64 " games of", contest->games);
    for (int i = 0; i < contest->players; i++) {
        printf("%s %s", i ? "," : "", ai_level_names[contest->level[i]]);
    }
    printf("%s; goal %d, seed %" PRIu64 "; 95 %% intervals in brackets\n",
           contest->no_events ? " without event cards" : "", contest->track.goal, contest->seed);
    report_print_mean(WIDTH, "stages a game", &results->stages);
    report_print_mean(WIDTH, "turns a game", &results->turns);
    report_print_speed(WIDTH, contest->games, results->seconds);
    for (int seat = 0; seat < contest->players; seat++) {
        printf("seat %d%s\n", seat, seat == 0 ? " (starts the first stage)" : "");
        print_score(&results->seat[seat]);
    }
    for (int i = 0; i < AI_LEVELS; i++) {
        AiLevel level = ai_level_of_strength(i);
        if (!plays(contest, level)) {
            continue;
        }
        printf("level %s (knows %.1f, %.1f, %.1f %% of easy, middling, hard questions)\n", ai_level_names[level],
               quiz_permille(contest, level, 1) / 10.0, quiz_permille(contest, level, 2) / 10.0,
               quiz_permille(contest, level, 3) / 10.0);
        print_score(&results->level[level]);
    }
}

/* --- JSON --------------------------------------------------------------------------------------------------------- */

static void add_share(cJSON *out, const char *key, int64_t hits, int64_t tries) {
    Estimate estimate = share_estimate((double)hits, tries);
    cJSON *object = cJSON_AddObjectToObject(out, key);
    cJSON_AddNumberToObject(object, "count", (double)hits);
    cJSON_AddNumberToObject(object, "of", (double)tries);
    cJSON_AddNumberToObject(object, "share", estimate.mean);
    cJSON_AddNumberToObject(object, "low", estimate.low);
    cJSON_AddNumberToObject(object, "high", estimate.high);
}

static void add_score(cJSON *out, Score *score) {
    cJSON_AddNumberToObject(out, "games", (double)score->games);
    add_share(out, "wins", score->wins, score->games);
    add_share(out, "shared_wins", score->shared, score->games);
    report_add_estimate(out, "exchanges_per_row", mean_estimate(&score->exchanges));
    cJSON_AddNumberToObject(out, "completed_rows", (double)score->exchanges.count);
    add_share(out, "questions_right", score->right, score->questions);
    report_add_times(out, &score->times);
}

static void add_level(const Contest *contest, cJSON *list, AiLevel level, Score *score) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddStringToObject(out, "level", ai_level_names[level]);
    cJSON *rates = cJSON_AddArrayToObject(out, "quiz_rate");
    for (int difficulty = 1; difficulty <= QUESTION_DIFFICULTIES; difficulty++) {
        cJSON_AddItemToArray(rates, cJSON_CreateNumber(quiz_permille(contest, level, difficulty) / 1000.0));
    }
    add_score(out, score);
    cJSON_AddItemToArray(list, out);
}

void report_json(const Contest *contest, Results *results) {
    cJSON *out = cJSON_CreateObject();
    cJSON_AddNumberToObject(out, "games", (double)contest->games);
    json_add_integer(out, "seed", (int64_t)contest->seed);
    cJSON_AddNumberToObject(out, "goal", contest->track.goal);
    cJSON *players = cJSON_AddArrayToObject(out, "players");
    for (int i = 0; i < contest->players; i++) {
        cJSON_AddItemToArray(players, cJSON_CreateString(ai_level_names[contest->level[i]]));
    }
    cJSON_AddBoolToObject(out, "events", !contest->no_events);
    report_add_estimate(out, "stages", mean_estimate(&results->stages));
    report_add_estimate(out, "turns", mean_estimate(&results->turns));
    report_add_speed(out, contest->games, results->seconds);
    cJSON *seats = cJSON_AddArrayToObject(out, "seats");
    for (int seat = 0; seat < contest->players; seat++) {
        cJSON *object = cJSON_CreateObject();
        cJSON_AddNumberToObject(object, "seat", seat);
        add_score(object, &results->seat[seat]);
        cJSON_AddItemToArray(seats, object);
    }
    cJSON *levels = cJSON_AddArrayToObject(out, "levels");
    for (int i = 0; i < AI_LEVELS; i++) {
        AiLevel level = ai_level_of_strength(i);
        if (plays(contest, level)) {
            add_level(contest, levels, level, &results->level[level]);
        }
    }
    report_print_json(out);
}
