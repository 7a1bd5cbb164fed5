#include "games/world/ai/review.h"

#include "games/world/ai/expert.h"
#include "games/world/ai/expert_events.h"

#include <string.h>

enum { AS_GOOD = 3 }; /* thousandths nobody can tell apart */

static int permille(int64_t chance) {
    return (int)(chance * 1000 / STANDING_SURE);
}

/* Everybody's chance as expert sees it, made to add up. */
static void chances_now(const WorldReview *review, int32_t *chance) {
    const WorldGame *game = &review->game;
    int64_t all = 0;
    if (game->awaiting == WORLD_AWAITING_OVER) {
        for (int p = 0; p < game->players; p++) {
            chance[p] = game->winners >> p & 1;
            all += chance[p];
        }
    } else {
        static const int32_t NO_MOVES[WORLD_PLAYERS_MAX];
        WorldView view;
        Standing standing;
        world_view(game, &view);
        standing_from(&standing, &view);
        bool between = view.awaiting == WORLD_AWAITING_STAGE_OVER;
        for (int p = 0; p < game->players; p++) {
            ExpertMind mind;
            if (between) {
                chance[p] = standing_chance(&standing, NO_MOVES, p, p);
            } else {
                expert_mind_make(&mind, &view, p);
                WorldCard row[WORLD_PLAYERS_MAX][WORLD_ROW];
                for (int q = 0; q < game->players; q++) {
                    memcpy(row[q], view.seat[q].row, WORLD_ROW);
                }
                int worth = expert_mind_table_worth(&mind, row, 0);
                chance[p] = worth > 0 ? worth : 0; /* what is as good as lost may come out below nothing */
            }
            all += chance[p];
        }
    }
    for (int p = 0; p < game->players; p++) {
        chance[p] = all > 0 ? (int32_t)((int64_t)chance[p] * 1000 / all) : 1000 / game->players;
    }
}

static void note_point(WorldReview *review) {
    if (review->points < AI_REVIEW_POINTS) {
        for (int p = 0; p < review->game.players; p++) {
            review->chance[review->points][p] = (int16_t)review->now[p];
        }
        review->points++;
    }
}

void world_ai_review_begin(WorldReview *review, const WorldSetup *setup) {
    memset(review, 0, sizeof *review);
    world_start(&review->game, setup, NULL);
    for (int p = 0; p < setup->players; p++) {
        review->now[p] = 1000 / setup->players;
    }
    note_point(review);
}

static int weight(const WorldMoment *moment) {
    return moment->swing < 0 ? -moment->swing : moment->swing;
}

/* Keeps the three that weigh most; of equals the earlier. */
static void note_moment(WorldReview *review, WorldMoment moment) {
    int lightest = 0;
    if (review->moments < AI_MOMENTS) {
        review->moment[review->moments++] = moment;
        return;
    }
    for (int i = 1; i < AI_MOMENTS; i++) {
        if (weight(&review->moment[i]) <= weight(&review->moment[lightest])) {
            lightest = i;
        }
    }
    if (weight(&moment) > weight(&review->moment[lightest])) {
        memmove(&review->moment[lightest], &review->moment[lightest + 1],
                (size_t)(AI_MOMENTS - 1 - lightest) * sizeof moment);
        review->moment[AI_MOMENTS - 1] = moment;
    }
}

static int worth_in_turn(const ExpertTurn *turn, WorldAction action) {
    if (action.kind == WORLD_ACTION_PLAY_EVENT) {
        return turn->event;
    }
    return action.a == WORLD_FROM_STOCK ? turn->stock : turn->discard;
}

/* Against what expert does, not against the highest worth: it leaves a discard that betters nothing. */
static int turn_loss(const ExpertMind *mind, WorldAction action, WorldAction *better) {
    ExpertTurn turn;
    expert_judge_turn(mind, &turn);
    *better = expert_turn_choice(&turn, AI_TASTE_NONE);
    return permille(worth_in_turn(&turn, *better) - worth_in_turn(&turn, action));
}

static int open_loss(const ExpertMind *mind, WorldAction action, WorldAction *better) {
    int best = 0;
    *better = expert_open_choice(mind, AI_TASTE_NONE, &best);
    return permille(best - expert_choice_worth(mind, action));
}

/* The work a review may take is bounded: of a game longer than all others only the beginning is looked at closely. */
static bool still_looks(const WorldReview *review) {
    int judged = 0;
    for (int p = 0; p < review->game.players; p++) {
        judged += review->player[p].choices;
    }
    return judged < AI_REVIEW_CHOICES;
}

/* What a choice lost against expert's; -1 where none is judged. */
static int loss_of(const WorldReview *review, const WorldView *view, WorldAction action, WorldAction *better) {
    bool judges = view->awaiting <= WORLD_AWAITING_NAME && action.kind != WORLD_ACTION_FAST_TRACK;
    if (!judges || !still_looks(review)) {
        return -1;
    }
    ExpertMind mind;
    expert_mind_make(&mind, view, view->awaited_player);
    bool turn = view->awaiting == WORLD_AWAITING_TURN;
    int lost = turn ? turn_loss(&mind, action, better) : open_loss(&mind, action, better);
    return lost > 0 ? lost : 0;
}

static void judge_choice(WorldReview *review, const WorldView *view, WorldAction action) {
    WorldAction better = {0};
    int player = view->awaited_player;
    int loss = loss_of(review, view, action, &better);
    if (loss < 0) {
        return;
    }
    WorldReviewPlayer *judged = &review->player[player];
    judged->choices++;
    judged->as_good += loss <= AS_GOOD;
    judged->lost -= loss;
    if (loss > AS_GOOD) {
        note_moment(review, (WorldMoment){.action = review->actions,
                                          .swing = (int16_t)-loss,
                                          .stage = view->stage,
                                          .player = (uint8_t)player,
                                          .actor = (uint8_t)player,
                                          .by_choice = true,
                                          .better = better});
    }
}

/* Where a turn ends, a stage or the game, chances are looked at again: what changed since was the cards. */
static void look_again(WorldReview *review, int actor, int stage) {
    int32_t chance[WORLD_PLAYERS_MAX] = {0};
    chances_now(review, chance);
    int most = 0;
    for (int p = 1; p < review->game.players; p++) {
        int swing = chance[p] - review->now[p];
        int top = chance[most] - review->now[most];
        most = (swing < 0 ? -swing : swing) > (top < 0 ? -top : top) ? p : most;
    }
    int swing = chance[most] - review->now[most];
    if (swing != 0) {
        note_moment(review, (WorldMoment){.action = review->actions,
                                          .swing = (int16_t)swing,
                                          .stage = (uint16_t)stage,
                                          .player = (uint8_t)most,
                                          .actor = (uint8_t)actor});
    }
    memcpy(review->now, chance, sizeof review->now);
}

bool world_ai_review_step(WorldReview *review, WorldAction action) {
    WorldGame *game = &review->game;
    if (world_refuses(game, action) != WORLD_ACCEPTED) {
        return false;
    }
    WorldView view;
    world_view(game, &view);
    judge_choice(review, &view, action);
    world_apply(game, action, NULL);
    bool settled = game->awaiting == WORLD_AWAITING_TURN || game->awaiting == WORLD_AWAITING_STAGE_OVER ||
                   game->awaiting == WORLD_AWAITING_OVER;
    bool looks = still_looks(review) || game->awaiting == WORLD_AWAITING_OVER;
    if (settled && looks && action.kind != WORLD_ACTION_NEXT_STAGE) {
        look_again(review, view.awaited_player == WORLD_NOBODY ? 0 : view.awaited_player, view.stage);
    }
    if (game->awaiting == WORLD_AWAITING_STAGE_OVER || game->awaiting == WORLD_AWAITING_OVER) {
        note_point(review);
    }
    review->actions++;
    return true;
}

/* All that was won beyond an even start and did not come of own choices came of luck. */
void world_ai_review_end(WorldReview *review) {
    for (int p = 0; p < review->game.players; p++) {
        int won = review->now[p] - 1000 / review->game.players;
        review->player[p].luck = won - review->player[p].lost;
    }
    for (int i = 1; i < review->moments; i++) {
        WorldMoment moment = review->moment[i];
        int at = i;
        for (; at > 0 && review->moment[at - 1].action > moment.action; at--) {
            review->moment[at] = review->moment[at - 1];
        }
        review->moment[at] = moment;
    }
}
