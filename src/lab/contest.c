#include "lab/contest.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { PLAYERS_MOST = 4, OPTIONS_MOST = 16 };

/* --- what is asked for -------------------------------------------------------------------------------------------- */

static bool read_players(const LabContest *contest, void *asked, const char *text) {
    bool may_be_alone = contest->players_least == 1;
    if (text == NULL) {
        lab_wrong_usage("simulate needs --players %s.", may_be_alone ? "LEVEL[,LEVEL..]" : "LEVEL,LEVEL[,..]");
        return false;
    }
    int players = 0;
    for (const char *at = text;; at++) {
        size_t length = strcspn(at, ",");
        char name[64] = "";
        memcpy(name, at, length < sizeof name ? length : sizeof name - 1);
        if (players++ == PLAYERS_MOST) {
            lab_wrong_usage("--players takes at most four levels.");
            return false;
        }
        if (!contest->add_player(asked, name)) {
            return false;
        }
        at += length;
        if (*at == '\0') {
            break;
        }
    }
    if (players < contest->players_least) {
        lab_wrong_usage("--players needs two to four levels.");
    }
    return players >= contest->players_least;
}

int lab_contest(const LabContest *contest, void *asked, const LabOption *own, int own_count, const char *program,
                int count, char **arguments) {
    const char *folder = NULL, *players = NULL, *games = NULL, *seed = NULL, *game = NULL; /* game: known already */
    bool json = false;
    LabOption options[OPTIONS_MOST] = {{"--assets", &folder, NULL}, {"--players", &players, NULL},
                                       {"--games", &games, NULL},   {"--seed", &seed, NULL},
                                       {"--game", &game, NULL},     {"--json", NULL, &json}};
    memcpy(options + 6, own, (size_t)own_count * sizeof *own);
    int64_t how_many = 100, seeded = 1;
    if (!lab_options("simulate", count, arguments, options, 6 + own_count, NULL) ||
        !read_players(contest, asked, players) ||
        !lab_option_number("--games", games, 1, INT64_C(1000000000), &how_many) ||
        !lab_option_number("--seed", seed, 0, JSON_INTEGER_MAX, &seeded) ||
        !contest->read(asked, how_many, (uint64_t)seeded)) {
        return LAB_WRONG_USAGE;
    }
    LabAssets assets;
    DataError error = {0};
    if (!lab_assets_load(&assets, folder, program, &error)) {
        return lab_failed(&error);
    }
    bool is_fine = contest->play(asked, &assets, json, &error);
    lab_assets_free(&assets);
    return is_fine ? LAB_DONE : lab_failed(&error);
}

void lab_no_board(const char *what, const char *const *names, int count, const DataError *why, DataError *error) {
    char list[DATA_NAMES];
    if (why->kind == DATA_FAULT_CLOSED) {
        data_fail(error, "There is no %s of that name (known are %s), and %s", what, data_names(list, names, count),
                  why->text);
    } else {
        *error = *why;
    }
}

const char *lab_board_name(const JsonPlace *place, const char *what) {
    if (place->node == NULL) {
        return "classic";
    }
    if (!cJSON_IsString(place->node) && !cJSON_IsObject(place->node)) {
        json_fault(place, "must be the name of a %s or an object", what);
    }
    return cJSON_IsString(place->node) ? place->node->valuestring : NULL;
}

/* --- reports ------------------------------------------------------------------------------------------------------ */

void report_print_mean(int width, const char *what, const Mean *mean) {
    Estimate estimate = mean_estimate(mean);
    printf("  %-*s%.2f (%.2f to %.2f)\n", width, what, estimate.mean, estimate.low, estimate.high);
}

void report_print_times(int width, Times *times) {
    printf("  %-*smean %.1f, p50 %.1f, p99 %.1f, max %.1f\n", width, "microseconds a decision", times_mean(times),
           times_at(times, 500), times_at(times, 990), times_at(times, 1000));
}

void report_print_speed(int width, int64_t games, double seconds) {
    printf("  %-*s%.2f, %.1f games a second\n", width, "seconds", seconds, (double)games / seconds);
}

void report_add_estimate(cJSON *out, const char *key, Estimate estimate) {
    cJSON *object = cJSON_AddObjectToObject(out, key);
    cJSON_AddNumberToObject(object, "mean", estimate.mean);
    cJSON_AddNumberToObject(object, "low", estimate.low);
    cJSON_AddNumberToObject(object, "high", estimate.high);
}

void report_add_times(cJSON *out, Times *times) {
    cJSON *object = cJSON_AddObjectToObject(out, "decision_us");
    cJSON_AddNumberToObject(object, "mean", times_mean(times));
    cJSON_AddNumberToObject(object, "p50", times_at(times, 500));
    cJSON_AddNumberToObject(object, "p99", times_at(times, 990));
    cJSON_AddNumberToObject(object, "max", times_at(times, 1000));
}

void report_add_speed(cJSON *out, int64_t games, double seconds) {
    cJSON_AddNumberToObject(out, "seconds", seconds);
    cJSON_AddNumberToObject(out, "games_per_second", (double)games / seconds);
}

void report_print_json(cJSON *out) {
    char *text = json_print(out);
    puts(text);
    cJSON_free(text);
    cJSON_Delete(out);
}
