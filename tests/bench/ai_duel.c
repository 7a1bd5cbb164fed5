/* Plays opponents against each other and prints how they do: ai_duel MODE LEVELS GAMES [GOAL].
 *
 * MODE is `games` (whole games on a track of that goal, seats rotated) or `rows` (single stages whose event cards are
 * all played: how many own exchanges the winner of each needed). LEVELS: a letter for each seat, e (easy), m, h, x
 * (expert). */
#define _POSIX_C_SOURCE 199309L
#include "ai/world/ai.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { QUIZ_PERMILLE = 600, MICROS_MAX = 200000 };

typedef struct WorldRecord {
    int players;
    AiLevel level[WORLD_PLAYERS_MAX]; /* by entry; an entry's seat rotates */
    double wins[WORLD_PLAYERS_MAX];
    double seat_wins[WORLD_PLAYERS_MAX];
    long stages, turns, rows, exchanges;
    long decisions[AI_LEVELS];
    double seconds[AI_LEVELS];
    unsigned micros[AI_LEVELS][MICROS_MAX + 1];
    double lead[WORLD_PLAYERS_MAX];
} WorldRecord;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static AiLevel level_of(char letter) {
    const char *letters = "emhx";
    const char *found = strchr(letters, letter);
    if (found == NULL) {
        fprintf(stderr, "unknown level %c\n", letter);
        exit(2);
    }
    return (AiLevel)(found - letters);
}

typedef struct Match {
    WorldGame game;
    Random random;
    int entry[WORLD_PLAYERS_MAX]; /* by seat */
    int exchanges[WORLD_PLAYERS_MAX];
} Match;

static WorldAction decide(WorldRecord *record, Match *match) {
    WorldView view;
    world_view(&match->game, &view);
    int player = view.awaited_player;
    AiLevel level = record->level[match->entry[player]];
    if (view.awaiting == WORLD_AWAITING_QUESTION) {
        bool right = random_below(&match->random, 1000) < QUIZ_PERMILLE;
        int answer = world_right_answer(&match->game);
        return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)(right ? answer : (answer + 1) % 3)};
    }
    if (view.awaiting == WORLD_AWAITING_STAGE_OVER) {
        return (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE};
    }
    double began = now();
    WorldAction action = world_ai_choose(level, &view, player, &match->random);
    double took = now() - began;
    record->decisions[level]++;
    record->seconds[level] += took;
    unsigned micros = took * 1e6 > MICROS_MAX ? MICROS_MAX : (unsigned)(took * 1e6);
    record->micros[level][micros]++;
    return action;
}

static void ask_fast_track(WorldRecord *record, Match *match) {
    WorldView view;
    world_view(&match->game, &view);
    for (int p = 0; p < view.players; p++) {
        if (world_ai_fast_track(record->level[match->entry[p]], &view, p, &match->random)) {
            world_apply(&match->game, (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p}, NULL);
            world_view(&match->game, &view);
        }
    }
}

static void stage_done(WorldRecord *record, Match *match) {
    record->stages++;
    if (match->game.stage_winner != WORLD_NOBODY) {
        record->rows++;
        record->exchanges += match->exchanges[match->game.stage_winner];
    }
    memset(match->exchanges, 0, sizeof match->exchanges);
}

static void play(WorldRecord *record, Match *match, bool one_stage) {
    WorldGame *game = &match->game;
    while (game->awaiting != WORLD_AWAITING_OVER) {
        if (game->awaiting == WORLD_AWAITING_TURN) {
            ask_fast_track(record, match);
        }
        WorldAction action = decide(record, match);
        record->turns += action.kind == WORLD_ACTION_TAKE || action.kind == WORLD_ACTION_PLAY_EVENT;
        match->exchanges[game->awaited_player % WORLD_PLAYERS_MAX] += action.kind == WORLD_ACTION_PLACE;
        if (world_apply(game, action, NULL) != WORLD_ACCEPTED) {
            fprintf(stderr, "refused: awaiting %d, kind %d %d %d %d\n", game->awaiting, action.kind, action.a, action.b,
                    action.c);
            exit(1);
        }
        if (game->awaiting == WORLD_AWAITING_STAGE_OVER || game->awaiting == WORLD_AWAITING_OVER) {
            stage_done(record, match);
            if (one_stage) {
                return;
            }
        }
    }
}

static void deal_without_events(WorldSetup *setup, Random *random) {
    uint8_t deck[WORLD_DECK_MAX];
    int count = 0;
    for (int joker = 0; joker < world_deck_jokers(setup->players); joker++) {
        deck[count++] = WORLD_JOKER;
    }
    for (int card = 1; card <= world_deck_highest(setup->players); card++) {
        deck[count++] = (uint8_t)card;
    }
    random_shuffle(random, deck, (size_t)count);
    WorldDeal *deal = &setup->deal;
    for (int p = 0; p < setup->players; p++) {
        count -= WORLD_ROW;
        memcpy(deal->row[p], deck + count, WORLD_ROW);
    }
    deal->discard[0] = deck[--count];
    deal->discard_count = 1;
    memcpy(deal->stock, deck, (size_t)count);
    deal->stock_count = (uint8_t)count;
    deal->has_events = true;
    setup->has_deal = true;
}

static void report(const WorldRecord *record, int games, double took) {
    for (int e = 0; e < record->players; e++) {
        double share = record->wins[e] / games;
        printf("%-7s %6.2f %% +- %.2f   seat %d %6.2f %%  fields %.2f\n", ai_level_names[record->level[e]], 100 * share,
               196 * sqrt(share * (1 - share) / games), e, 100 * record->seat_wins[e] / games, record->lead[e] / games);
    }
    printf("stages/game %.2f  turns/stage %.2f  exchanges/row %.3f (%ld rows)  games/s %.1f  stages/s %.0f\n",
           (double)record->stages / games, (double)record->turns / (double)record->stages,
           (double)record->exchanges / (double)(record->rows ? record->rows : 1), record->rows, games / took,
           (double)record->stages / took);
    for (int level = 0; level < AI_LEVELS; level++) {
        long n = record->decisions[level];
        long seen = 0;
        int p99 = 0;
        int max = 0;
        for (int i = 0; i <= MICROS_MAX; i++) {
            seen += record->micros[level][i];
            p99 = seen * 100 <= n * 99 ? i : p99;
            max = record->micros[level][i] ? i : max;
        }
        if (n) {
            printf("%-7s decision: mean %.2f us, p99 %d us, max %d us\n", ai_level_names[level],
                   1e6 * record->seconds[level] / (double)n, p99, max);
        }
    }
}

int main(int argc, char **argv) {
    if (argc < 4) {
        fprintf(stderr, "usage: ai_duel games|rows LEVELS GAMES [GOAL [SEED [SITES]]]\n");
        return 2;
    }
    static WorldRecord record;
    bool rows = strcmp(argv[1], "rows") == 0;
    record.players = (int)strlen(argv[2]);
    for (int e = 0; e < record.players; e++) {
        record.level[e] = level_of(argv[2][e]);
    }
    int games = atoi(argv[3]);
    Random random;
    random_init(&random, argc > 5 ? (uint64_t)atoll(argv[5]) : 1);
    WorldSetup setup = {.players = (uint8_t)record.players, .question_count = 1};
    setup.track.goal = (uint8_t)(argc > 4 ? atoi(argv[4]) : 60);
    for (int i = 6; i + 1 < argc; i += 2) {
        setup.track.site[atoi(argv[i])] = (int8_t)atoi(argv[i + 1]);
    }
    double began = now();
    for (int i = 0; i < games; i++) {
        Match match = {0};
        setup.seed = (uint64_t)random_next(&random) << 32 | random_next(&random);
        setup.starter = 0;
        if (rows) {
            deal_without_events(&setup, &random);
        }
        random_init(&match.random, setup.seed ^ 0x5bd1e995u);
        for (int seat = 0; seat < record.players; seat++) {
            match.entry[seat] = (seat + i) % record.players;
        }
        world_start(&match.game, &setup, NULL);
        play(&record, &match, rows);
        int winners = __builtin_popcount(rows ? 1u << match.game.stage_winner : match.game.winners);
        for (int seat = 0; seat < record.players; seat++) {
            bool won = rows ? match.game.stage_winner == seat : match.game.winners >> seat & 1;
            record.wins[match.entry[seat]] += won ? 1.0 / winners : 0;
            record.seat_wins[seat] += won ? 1.0 / winners : 0;
            record.lead[match.entry[seat]] += match.game.player[seat].field;
        }
    }
    report(&record, games, now() - began);
    return 0;
}
