#include "games/path/ai/review.h"

#include "games/path/ai/expert.h"

#include <string.h>

/* A game's work is shared out among its players. Within AS_GOOD hundredths nobody can tell lines apart. */
enum { WORK = 4000, AS_GOOD = 20, HUNDREDTHS = 100 };

/* By rounds left: how much too much expert expects, since it thinks of each order of the cards as known. Measured by
 * tests/bench/path/optimism.c. */
static const int16_t TOO_MUCH_ALONE[PATH_CARDS] = {0, 0, 10, 25, 45, 60, 75, 85, 95, 100, 105, 105, 105, 105, 105};
static const int16_t TOO_MUCH_TOGETHER[PATH_CARDS] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 100, 130, 230};

void path_ai_review_begin(PathReview *review, const PathSetup *setup) {
    memset(review, 0, sizeof *review);
    path_start(&review->game, setup, NULL);
}

static int weight(const PathMoment *moment) {
    return moment->swing < 0 ? -moment->swing : moment->swing;
}

/* Keeps those that weigh most; of equals the earlier. */
static void note_moment(PathReview *review, PathMoment moment) {
    int lightest = 0;
    if (review->moments < PATH_REVIEW_MOMENTS) {
        review->moment[review->moments++] = moment;
        return;
    }
    for (int i = 1; i < PATH_REVIEW_MOMENTS; i++) {
        lightest = weight(&review->moment[i]) <= weight(&review->moment[lightest]) ? i : lightest;
    }
    if (weight(&moment) > weight(&review->moment[lightest])) {
        memmove(&review->moment[lightest], &review->moment[lightest + 1],
                (size_t)(PATH_REVIEW_MOMENTS - 1 - lightest) * sizeof moment);
        review->moment[PATH_REVIEW_MOMENTS - 1] = moment;
    }
}

/* What the card that came, and the others' lines, have made of what was to be expected. */
static void note_luck(PathReview *review, int player, int expected) {
    int swing = expected - review->after[player];
    review->player[player].luck += swing;
    if (swing > AS_GOOD || swing < -AS_GOOD) {
        note_moment(review, (PathMoment){.swing = (int16_t)swing,
                                         .round = (uint8_t)(review->game.round - 1),
                                         .player = (uint8_t)player,
                                         .drawn = review->drawn[player]});
    }
}

static void note_choice(PathReview *review, int player, const PathLine *drawn, const PathVerdict *verdict) {
    PathReviewPlayer *judged = &review->player[player];
    int lost = verdict->best - verdict->drawn;
    judged->choices++;
    judged->as_good += lost <= AS_GOOD;
    judged->lost -= lost;
    if (lost > AS_GOOD) {
        note_moment(review, (PathMoment){.swing = (int16_t)-lost,
                                         .round = review->game.round,
                                         .player = (uint8_t)player,
                                         .by_choice = true,
                                         .drawn = *drawn,
                                         .better = verdict->better});
    }
}

static void judge(PathReview *review, int player, const PathLine *drawn) {
    PathGame *game = &review->game;
    PathView view;
    PathExpert expert;
    PathVerdict verdict;
    Random random;
    const int16_t *too_much = game->players == 1 ? TOO_MUCH_ALONE : TOO_MUCH_TOGETHER;
    int off = too_much[PATH_CARDS - game->round], work = WORK / game->players;
    path_view(game, player, &view);
    path_ai_random(&random, 0, game->round, player);
    path_expert_judge(&expert, &view, player, work, &random);
    path_expert_weigh(&expert, drawn, work, &random, &verdict);
    verdict.best -= off;
    verdict.drawn -= off;
    if (game->round > 1) {
        note_luck(review, player, verdict.best);
    }
    note_choice(review, player, drawn, &verdict);
    review->after[player] = verdict.drawn;
    review->drawn[player] = *drawn;
    review->expected[review->points][player] = (int16_t)verdict.best;
}

/* This action closes the round. */
static bool is_the_last(const PathGame *game, const PathAction *action) {
    return action->kind == PATH_ACTION_LINE && path_awaited(game) == 1u << action->player;
}

bool path_ai_review_step(PathReview *review, const PathAction *action) {
    PathGame *game = &review->game;
    if (path_refuses(game, action) != PATH_ACCEPTED) {
        return false;
    }
    if (is_the_last(game, action)) {
        for (int p = 0; p < game->players; p++) {
            judge(review, p, p == action->player ? &action->line : &game->line[p]);
        }
        review->points++;
    }
    path_apply(game, action, NULL);
    review->actions++;
    return true;
}

void path_ai_review_end(PathReview *review) {
    for (int p = 0; p < review->game.players; p++) {
        review->player[p].total = path_total(&review->game.player[p]);
        if (path_is_over(&review->game)) {
            review->expected[review->points][p] = (int16_t)(review->player[p].total * HUNDREDTHS);
        }
    }
    review->points += path_is_over(&review->game);
    for (int i = 1; i < review->moments; i++) {
        PathMoment moment = review->moment[i];
        int at = i;
        for (; at > 0 && review->moment[at - 1].round > moment.round; at--) {
            review->moment[at] = review->moment[at - 1];
        }
        review->moment[at] = moment;
    }
}
