/* Plays opponents against each other and prints how they do: ai_duel LEVELS GAMES [OPTION VALUE]...
 *
 * LEVELS: a letter for each seat, g (gentle), e (easy), m, h, x (expert), y (the yardstick: hard as it once was), or
 * one of its kinds: c (completer), r (runs), j (jokers), d (denier). Every deal is played once with each rotation of
 * the seats. Options: `of games` (whole games), `of plain` (whole games whose event cards are all played) or `of rows`
 * (single stages of those, without Fast Track); `goal`, `seed`, `quiz` (right answers of a thousand, or `own`: each
 * level's, of the yardstick's kinds hard's), `site FIELD,MOVE`, `board NAME`. */
#define _POSIX_C_SOURCE 199309L
#include "games/world/ai/ai.h"
#include "games/world/data/board.h"
#include "yardstick/plain.h"
#include "yardstick/yardstick.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { OWN_QUIZ = 1001 };
enum { MICROS_MAX = 200000, ACTIONS_MAX = 20000, KINDS = AI_LEVELS, LEVELS = KINDS + YARDSTICK_KINDS };

static const struct {
    char letter;
    const char *name;
} PLAYER[LEVELS] = {
    [AI_GENTLE] = {'g', "gentle"},
    [AI_EASY] = {'e', "easy"},
    [AI_MEDIUM] = {'m', "medium"},
    [AI_HARD] = {'h', "hard"},
    [AI_EXPERT] = {'x', "expert"},
    [KINDS + YARDSTICK_HARD] = {'y', "yardstick"},
    [KINDS + YARDSTICK_COMPLETER] = {'c', "completer"},
    [KINDS + YARDSTICK_CHASER] = {'r', "chaser"},
    [KINDS + YARDSTICK_HOARDER] = {'j', "hoarder"},
    [KINDS + YARDSTICK_DENIER] = {'d', "denier"},
};

typedef enum Of { OF_GAMES, OF_PLAIN, OF_ROWS } Of;

typedef struct Options {
    Of of;
    int players;
    int level[WORLD_PLAYERS_MAX]; /* by entry; an entry's seat rotates */
    long games;
    uint64_t seed;
    uint32_t quiz; /* OWN_QUIZ: each level's */
    WorldTrack track;
} Options;

typedef struct Tally {
    double wins[WORLD_PLAYERS_MAX]; /* by entry */
    double seat_wins[WORLD_PLAYERS_MAX];
    double fields[WORLD_PLAYERS_MAX];
    long rows[WORLD_PLAYERS_MAX]; /* completed */
    long exchanges[WORLD_PLAYERS_MAX];
    long stages, turns;
    long decisions[LEVELS];
    double seconds[LEVELS];
    unsigned micros[LEVELS][MICROS_MAX + 1];
} Tally;

typedef struct Match {
    const Options *options;
    WorldSetup setup;
    WorldGame game;
    Random random;                /* of the players */
    Random dealer;                /* of stages without event cards */
    int entry[WORLD_PLAYERS_MAX]; /* by seat */
    int exchanges[WORLD_PLAYERS_MAX];
} Match;

/* Of this process, not of the wall: others may be busy. */
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int level_at(const Match *match, int seat) {
    return match->options->level[match->entry[seat]];
}

static WorldAction choose(Tally *tally, Match *match, const WorldView *view) {
    int player = view->awaited_player;
    int level = level_at(match, player);
    double began = now();
    WorldAction action = level >= KINDS ? yardstick_choose((YardstickKind)(level - KINDS), view, player, &match->random)
                                        : world_ai_choose((AiLevel)level, view, player, &match->random);
    double took = now() - began;
    tally->decisions[level]++;
    tally->seconds[level] += took;
    tally->micros[level][took * 1e6 > MICROS_MAX ? MICROS_MAX : (int)(took * 1e6)]++;
    return action;
}

static uint32_t knows(const Match *match) {
    int level = level_at(match, match->game.awaited_player);
    return match->options->quiz != OWN_QUIZ
               ? match->options->quiz
               : (uint32_t)world_ai_quiz_permille_on_average(level >= KINDS ? AI_HARD : (AiLevel)level);
}

static WorldAction decide(Tally *tally, Match *match) {
    if (match->game.awaiting == WORLD_AWAITING_QUESTION) {
        bool right = random_below(&match->random, 1000) < knows(match);
        int answer = world_right_answer(&match->game);
        return (WorldAction){.kind = WORLD_ACTION_ANSWER,
                             .a = (uint8_t)(right ? answer : (answer + 1) % WORLD_ANSWERS)};
    }
    if (match->game.awaiting == WORLD_AWAITING_STAGE_OVER) {
        return (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE};
    }
    WorldView view;
    world_view(&match->game, &view);
    return choose(tally, match, &view);
}

static void ask_fast_track(Match *match) {
    WorldView view;
    world_view(&match->game, &view);
    for (int p = 0; p < view.players; p++) {
        int level = level_at(match, p);
        bool plays = level >= KINDS ? yardstick_fast_track(&view, p)
                                    : world_ai_fast_track((AiLevel)level, &view, p, &match->random);
        if (plays) {
            world_apply(&match->game, (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p}, NULL);
            world_view(&match->game, &view);
        }
    }
}

static void stage_done(Tally *tally, Match *match) {
    int winner = match->game.stage_winner;
    tally->stages++;
    if (winner != WORLD_NOBODY) {
        tally->rows[match->entry[winner]]++;
        tally->exchanges[match->entry[winner]] += match->exchanges[winner];
    }
    memset(match->exchanges, 0, sizeof match->exchanges);
}

static void next_plain_stage(Match *match) {
    match->setup.starter = (uint8_t)world_left_of(match->setup.starter, match->setup.players);
    plain_stage(&match->game, &match->setup, &match->dealer);
}

static void play(Tally *tally, Match *match) {
    WorldGame *game = &match->game;
    Of of = match->options->of;
    for (int actions = 0; game->awaiting != WORLD_AWAITING_OVER; actions++) {
        if (game->awaiting == WORLD_AWAITING_TURN) {
            ask_fast_track(match);
        }
        WorldAction action = decide(tally, match);
        tally->turns += action.kind == WORLD_ACTION_TAKE || action.kind == WORLD_ACTION_PLAY_EVENT;
        match->exchanges[game->awaited_player % WORLD_PLAYERS_MAX] += action.kind == WORLD_ACTION_PLACE;
        if (world_apply(game, action, NULL) != WORLD_ACCEPTED || actions > ACTIONS_MAX) {
            fprintf(stderr, "%s: awaiting %d, kind %d %d %d %d\n", actions > ACTIONS_MAX ? "no end" : "refused",
                    game->awaiting, action.kind, action.a, action.b, action.c);
            exit(1);
        }
        if (game->awaiting == WORLD_AWAITING_STAGE_OVER || game->awaiting == WORLD_AWAITING_OVER) {
            stage_done(tally, match);
            if (of == OF_ROWS) {
                return;
            }
        }
        if (of == OF_PLAIN && game->awaiting == WORLD_AWAITING_STAGE_OVER) {
            next_plain_stage(match);
        }
    }
}

/* Game i is deal i / players, its seats turned by i % players. */
static void play_number(const Options *options, Tally *tally, long i) {
    Match match = {.options = options};
    int players = options->players;
    uint64_t deal = options->seed * 1000003u + (uint64_t)(i / players);
    random_init(&match.random, deal ^ 0x5bd1e995u);
    random_init(&match.dealer, deal ^ 0x1b873593u);
    match.setup = (WorldSetup){
        .players = (uint8_t)players, .question_count = 1, .track = options->track, .seed = deal * 0x9e3779b97f4a7c15u};
    for (int seat = 0; seat < players; seat++) {
        match.entry[seat] = (seat + (int)(i % players)) % players;
    }
    if (options->of == OF_GAMES) {
        world_start(&match.game, &match.setup, NULL);
    } else {
        for (int p = 0; p < players && options->of == OF_ROWS; p++) {
            match.game.player[p].fast_track = WORLD_FAST_TRACK_SPENT;
        }
        plain_stage(&match.game, &match.setup, &match.dealer);
    }
    play(tally, &match);
    unsigned winners = options->of == OF_ROWS ? 1u << match.game.stage_winner : match.game.winners;
    for (int seat = 0; seat < players; seat++) {
        double won = (winners >> seat & 1) != 0 ? 1.0 / __builtin_popcount(winners) : 0;
        tally->wins[match.entry[seat]] += won;
        tally->seat_wins[seat] += won;
        tally->fields[match.entry[seat]] += match.game.player[seat].field;
    }
}

static void report_times(const Tally *tally, int level) {
    long n = tally->decisions[level];
    long seen = 0;
    int p99 = 0;
    int max = 0;
    for (int i = 0; i <= MICROS_MAX && n > 0; i++) {
        seen += tally->micros[level][i];
        p99 = seen * 100 <= n * 99 ? i : p99;
        max = tally->micros[level][i] ? i : max;
    }
    if (n > 0) {
        printf("%-9s decision: mean %.2f us, p99 %d us, max %d us\n", PLAYER[level].name,
               1e6 * tally->seconds[level] / (double)n, p99, max);
    }
}

static void report(const Options *options, const Tally *tally, double took) {
    double games = (double)options->games;
    for (int e = 0; e < options->players; e++) {
        double share = tally->wins[e] / games;
        printf("%-9s %6.2f %% +- %.2f   seat %d %6.2f %%  fields %.2f  exchanges/row %.3f (%ld)\n",
               PLAYER[options->level[e]].name, 100 * share, 196 * sqrt(share * (1 - share) / games), e,
               100 * tally->seat_wins[e] / games, tally->fields[e] / games,
               (double)tally->exchanges[e] / (double)(tally->rows[e] ? tally->rows[e] : 1), tally->rows[e]);
    }
    printf("stages/game %.2f  turns/stage %.2f  games/s %.1f  stages/s %.0f\n", (double)tally->stages / games,
           (double)tally->turns / (double)tally->stages, games / took, (double)tally->stages / took);
    for (int level = 0; level < LEVELS; level++) {
        report_times(tally, level);
    }
}

static void fail(const char *what) {
    fprintf(stderr, "ai_duel: not understood: %s\n", what);
    exit(2);
}

static void read_levels(Options *options, const char *letters) {
    options->players = (int)strlen(letters);
    if (options->players < WORLD_PLAYERS_MIN || options->players > WORLD_PLAYERS_MAX) {
        fail(letters);
    }
    for (int e = 0; e < options->players; e++) {
        int level = 0;
        while (level < LEVELS && PLAYER[level].letter != letters[e]) {
            level++;
        }
        if (level == LEVELS) {
            fail(letters);
        }
        options->level[e] = level;
    }
}

static void read_board(Options *options, const char *name) {
    const char *assets = getenv("SCHOTT_WORLD_ASSETS");
    static Board board;
    DataError error = {0};
    if (!board_load_named(&board, assets != NULL ? assets : "assets", name, options->players, &error)) {
        fail(error.text);
    }
    options->track = board.track;
}

static void read_option(Options *options, const char *name, const char *value) {
    int field = 0;
    int move = 0;
    if (strcmp(name, "of") == 0) {
        options->of = strcmp(value, "rows") == 0 ? OF_ROWS : strcmp(value, "plain") == 0 ? OF_PLAIN : OF_GAMES;
    } else if (strcmp(name, "goal") == 0) {
        options->track.goal = (uint8_t)atoi(value);
    } else if (strcmp(name, "seed") == 0) {
        options->seed = (uint64_t)atoll(value);
    } else if (strcmp(name, "quiz") == 0) {
        options->quiz = strcmp(value, "own") == 0 ? OWN_QUIZ : (uint32_t)atoi(value);
    } else if (strcmp(name, "board") == 0) {
        read_board(options, value);
    } else if (strcmp(name, "site") == 0 && sscanf(value, "%d,%d", &field, &move) == 2 && field > 0 && field < 200) {
        options->track.site[field] = (int8_t)move;
    } else {
        fail(name);
    }
}

int main(int argc, char **argv) {
    if (argc < 3 || argc % 2 == 0) {
        fail("usage: ai_duel LEVELS GAMES [OPTION VALUE]...");
    }
    static Tally tally;
    Options options = {.games = atol(argv[2]), .seed = 1, .quiz = 600, .track = {.goal = 64}};
    read_levels(&options, argv[1]);
    for (int i = 3; i < argc; i += 2) {
        read_option(&options, argv[i], argv[i + 1]);
    }
    double began = now();
    for (long i = 0; i < options.games; i++) {
        play_number(&options, &tally, i);
    }
    report(&options, &tally, now() - began);
    return 0;
}
