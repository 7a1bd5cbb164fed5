/* How strong each level is, and whoever follows the coach: the share of games won against the yardstick, which never
 * changes, as recorded when it was last tuned. Each deal is played in both seats, and questions are known equally well.
 * With --long over as many games as the record was made with: the same games, so that only a change of play can leave
 * the band. If that makes a level stronger, it is recorded anew. */
#include "play.h"

#include "ai/world/hint.h"
#include "yardstick/plain.h"
#include "yardstick/yardstick.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { HINTS = AI_LEVELS, CONTENDERS };

typedef struct Band {
    const char *name;
    int games;       /* the record was made with */
    int permille[2]; /* won, with event cards and without */
} Band;

static const Band BANDS[CONTENDERS] = {
    [AI_EASY] = {"easy", 2000, {57, 31}},     [AI_MEDIUM] = {"medium", 2000, {314, 212}},
    [AI_HARD] = {"hard", 2000, {664, 599}},   [AI_EXPERT] = {"expert", 600, {755, 647}},
    [AI_GENTLE] = {"gentle", 2000, {36, 14}}, [HINTS] = {"hints", 200, {775, 645}},
};

static WorldAction as_hinted(const WorldGame *game, Random *random) {
    WorldView view;
    WorldHint hint;
    world_view(game, &view);
    return world_ai_hint(&view, view.awaited_player, &hint) ? hint.action : play_decide(game, AI_EXPERT, random);
}

/* Gentle never wins against the yardstick, which would tell nothing of it: it meets easy. */
static WorldAction as_the_other(const WorldGame *game, int contender, Random *random) {
    WorldView view;
    world_view(game, &view);
    return contender == AI_GENTLE ? world_ai_choose(AI_EASY, &view, view.awaited_player, random)
                                  : yardstick_choose(YARDSTICK_HARD, &view, view.awaited_player, random);
}

static bool other_fast_track(const WorldView *view, int contender, int player, Random *random) {
    return contender == AI_GENTLE ? world_ai_fast_track(AI_EASY, view, player, random)
                                  : yardstick_fast_track(view, player);
}

/* Either may play Fast Track while a turn waits, whoever's it is. */
static bool fast_track(const WorldGame *game, int contender, int seat, Random *random, WorldAction *action) {
    WorldView view;
    world_view(game, &view);
    for (int p = 0; p < view.players; p++) {
        AiLevel level = contender == HINTS ? AI_EXPERT : (AiLevel)contender;
        if (p == seat ? world_ai_fast_track(level, &view, p, random) : other_fast_track(&view, contender, p, random)) {
            *action = (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p};
            return true;
        }
    }
    return false;
}

static WorldAction decide(const WorldGame *game, int contender, int seat, Random *random) {
    WorldAction action;
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        return play_answer(game, random);
    }
    if (fast_track(game, contender, seat, random, &action)) {
        return action;
    }
    if (game->awaited_player != seat) {
        return as_the_other(game, contender, random);
    }
    return contender == HINTS ? as_hinted(game, random) : play_decide(game, (AiLevel)contender, random);
}

static bool wins(int contender, int seat, bool plain, uint64_t deal) {
    WorldSetup setup;
    WorldGame game = {0};
    Random random;
    Random dealer;
    random_init(&random, deal * 7 + 1);
    random_init(&dealer, deal * 7 + 2);
    play_setup(&setup, 2, deal);
    if (plain) {
        plain_stage(&game, &setup, &dealer);
    } else {
        world_start(&game, &setup, NULL);
    }
    while (game.awaiting != WORLD_AWAITING_OVER) {
        if (plain && game.awaiting == WORLD_AWAITING_STAGE_OVER) {
            setup.starter = (uint8_t)world_left_of(setup.starter, setup.players);
            plain_stage(&game, &setup, &dealer);
        } else {
            ck_assert(world_apply(&game, decide(&game, contender, seat, &random), NULL) == WORLD_ACCEPTED);
        }
    }
    return (game.winners >> seat & 1) != 0;
}

START_TEST(plays_as_well_as_recorded) {
    const Band *band = &BANDS[_i / 2];
    bool plain = _i % 2 == 1;
    bool whole = getenv("AI_TEST_LONG") != NULL;
    int games = whole ? band->games : band->games / 10;
    int won = 0;
    for (int i = 0; i < games; i++) {
        won += wins(_i / 2, i % 2, plain, (uint64_t)(i / 2));
    }
    double share = 1000.0 * won / games;
    double chance = 1000 * (whole ? 2 : 3) * 0.5 / sqrt(games);
    printf("%s wins %.1f of a thousand games against %s%s; on record are %d, give or take %.0f\n", band->name, share,
           _i / 2 == AI_GENTLE ? "easy" : "the yardstick", plain ? " without event cards" : "", band->permille[plain],
           chance);
    fflush(stdout);
    ck_assert_msg(fabs(share - band->permille[plain]) <= chance, "%s plays otherwise than recorded: %.1f", band->name,
                  share);
}
END_TEST

Suite *suite_bands(void) {
    Suite *suite = suite_create("bands");
    TCase *tests = tcase_create("bands");
    tcase_set_timeout(tests, 3600);
    tcase_add_loop_test(tests, plays_as_well_as_recorded, 0, 2 * CONTENDERS);
    suite_add_tcase(suite, tests);
    return suite;
}
