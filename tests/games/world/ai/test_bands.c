/* How strong each level is, and whoever follows the coach: the share of games won against the yardstick, which never
 * changes, and of the better levels against players of other kinds, as recorded when they were last tuned. Each deal is
 * played in both seats, and questions are known equally well. With --long over as many games as the record was made
 * with: the same games, so that only a change of play can leave the band. If that makes a level stronger, it is
 * recorded anew. */
#include "play.h"

#include "games/world/ai/hint.h"
#include "yardstick/plain.h"
#include "yardstick/yardstick.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { HINTS = AI_LEVELS, EASY = YARDSTICK_KINDS };

typedef struct Band {
    int contender; /* AiLevel, or HINTS */
    int rival;     /* YardstickKind, or EASY: gentle never wins against the yardstick, which would tell nothing of it */
    int games;     /* the record was made with */
    int permille[2]; /* won, with event cards and without */
} Band;

static const Band BANDS[] = {
    {AI_EASY, YARDSTICK_HARD, 2000, {15, 16}},
    {AI_MEDIUM, YARDSTICK_HARD, 2000, {153, 149}},
    {AI_HARD, YARDSTICK_HARD, 1000, {638, 524}},
    {AI_EXPERT, YARDSTICK_HARD, 300, {747, 630}},
    {AI_GENTLE, EASY, 2000, {36, 14}},
    {HINTS, YARDSTICK_HARD, 100, {760, 660}},
    {AI_HARD, YARDSTICK_COMPLETER, 1000, {822, 738}},
    {AI_EXPERT, YARDSTICK_COMPLETER, 300, {867, 857}},
    {AI_HARD, YARDSTICK_CHASER, 1000, {677, 588}},
    {AI_EXPERT, YARDSTICK_CHASER, 300, {763, 710}},
    {AI_HARD, YARDSTICK_HOARDER, 1000, {703, 589}},
    {AI_EXPERT, YARDSTICK_HOARDER, 300, {780, 703}},
    {AI_HARD, YARDSTICK_DENIER, 1000, {738, 637}},
    {AI_EXPERT, YARDSTICK_DENIER, 300, {783, 750}},
};

static const char *name_of_contender(const Band *band) {
    return band->contender == HINTS ? "hints" : ai_level_names[band->contender];
}

static const char *name_of_rival(const Band *band) {
    static const char *const NAME[] = {[YARDSTICK_HARD] = "the yardstick",  [YARDSTICK_COMPLETER] = "a completer",
                                       [YARDSTICK_CHASER] = "a run chaser", [YARDSTICK_HOARDER] = "a hoarder of jokers",
                                       [YARDSTICK_DENIER] = "a denier",     [EASY] = "easy"};
    return NAME[band->rival];
}

static WorldAction as_hinted(const WorldGame *game, Random *random) {
    WorldView view;
    WorldHint hint;
    world_view(game, &view);
    return world_ai_hint(&view, view.awaited_player, &hint) ? hint.action : play_decide(game, AI_EXPERT, random);
}

static WorldAction as_rival(const WorldGame *game, int rival, Random *random) {
    WorldView view;
    world_view(game, &view);
    return rival == EASY ? world_ai_choose(AI_EASY, &view, view.awaited_player, random)
                         : yardstick_choose((YardstickKind)rival, &view, view.awaited_player, random);
}

static bool rival_fast_track(const WorldView *view, int rival, int player, Random *random) {
    return rival == EASY ? world_ai_fast_track(AI_EASY, view, player, random) : yardstick_fast_track(view, player);
}

/* Either may play Fast Track while a turn waits, whoever's it is. */
static bool fast_track(const WorldGame *game, const Band *band, int seat, Random *random, WorldAction *action) {
    WorldView view;
    world_view(game, &view);
    for (int p = 0; p < view.players; p++) {
        AiLevel level = band->contender == HINTS ? AI_EXPERT : (AiLevel)band->contender;
        if (p == seat ? world_ai_fast_track(level, &view, p, random)
                      : rival_fast_track(&view, band->rival, p, random)) {
            *action = (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)p};
            return true;
        }
    }
    return false;
}

static WorldAction decide(const WorldGame *game, const Band *band, int seat, Random *random) {
    WorldAction action;
    if (game->awaiting == WORLD_AWAITING_QUESTION) {
        return play_answer(game, random);
    }
    if (fast_track(game, band, seat, random, &action)) {
        return action;
    }
    if (game->awaited_player != seat) {
        return as_rival(game, band->rival, random);
    }
    return band->contender == HINTS ? as_hinted(game, random) : play_decide(game, (AiLevel)band->contender, random);
}

static bool wins(const Band *band, int seat, bool plain, uint64_t deal) {
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
            ck_assert(world_apply(&game, decide(&game, band, seat, &random), NULL) == WORLD_ACCEPTED);
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
        won += wins(band, i % 2, plain, (uint64_t)(i / 2));
    }
    double share = 1000.0 * won / games;
    double chance = 1000 * (whole ? 2 : 3) * 0.5 / sqrt(games);
    printf("%s wins %.1f of a thousand games against %s%s; on record are %d, give or take %.0f\n",
           name_of_contender(band), share, name_of_rival(band), plain ? " without event cards" : "",
           band->permille[plain], chance);
    fflush(stdout);
    ck_assert_msg(fabs(share - band->permille[plain]) <= chance, "%s plays otherwise than recorded: %.1f",
                  name_of_contender(band), share);
}
END_TEST

/* Whole games of each kind, as the yardstick was kept: what it shares with the players of today is not to change it. */
START_TEST(kinds_play_as_ever) {
    static const uint64_t KNOWN[YARDSTICK_KINDS] = {[YARDSTICK_HARD] = UINT64_C(0xe8f78788e395910c),
                                                    [YARDSTICK_COMPLETER] = UINT64_C(0xbfd3dca149f07382),
                                                    [YARDSTICK_CHASER] = UINT64_C(0xc3084fd69df99990),
                                                    [YARDSTICK_HOARDER] = UINT64_C(0x0ff3fa7e1f162330),
                                                    [YARDSTICK_DENIER] = UINT64_C(0x94ed14d2b569f10a)};
    uint64_t hash = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        WorldSetup setup;
        WorldGame game;
        Random random;
        random_init(&random, seed);
        play_setup(&setup, 2, seed);
        world_start(&game, &setup, NULL);
        while (game.awaiting != WORLD_AWAITING_OVER) {
            bool question = game.awaiting == WORLD_AWAITING_QUESTION;
            WorldAction action = question ? play_answer(&game, &random) : as_rival(&game, _i, &random);
            ck_assert(world_apply(&game, action, NULL) == WORLD_ACCEPTED);
        }
        hash = hash * 31 + world_hash(&game);
    }
    ck_assert_msg(hash == KNOWN[_i], "kind %d: 0x%016llx", _i, (unsigned long long)hash);
}
END_TEST

Suite *suite_bands(void) {
    Suite *suite = suite_create("bands");
    TCase *tests = tcase_create("bands");
    tcase_set_timeout(tests, 3600);
    tcase_add_loop_test(tests, plays_as_well_as_recorded, 0, 2 * (int)(sizeof BANDS / sizeof *BANDS));
    tcase_add_loop_test(tests, kinds_play_as_ever, 0, YARDSTICK_KINDS);
    suite_add_tcase(suite, tests);
    return suite;
}
