#include "games/path/play/look_back.h"

#include "games/path/play/authority.h"

void path_review_begin_record(PathReview *review, const Session *record) {
    path_ai_review_begin(review, path_session_setup(record));
}

void path_review_boards(const PathReview *review, const Session *record, PathBefore before[PATH_REVIEW_MOMENTS]) {
    size_t actions = session_actions(record);
    PathGame game;
    path_start(&game, path_session_setup(record), NULL);
    for (size_t i = 0; i <= actions; i++) {
        for (int m = 0; m < review->moments && game.closed == 0; m++) {
            if (review->moment[m].round == game.round && !path_is_over(&game)) {
                before[m] = (PathBefore){.player = game.player[review->moment[m].player], .from = i};
            }
        }
        if (i < actions) {
            PathAction action = path_session_action(record, i);
            path_apply(&game, &action, NULL);
        }
    }
}

static void count_round(PathRounds *out, const PathGame *game, int round) {
    for (int p = 0; p < game->players; p++) {
        out->points[round][p] = (uint8_t)path_points(&game->player[p]);
        out->tiles[round][p] = game->player[p].count;
    }
}

void path_rounds_of(const Session *record, PathRounds *out) {
    PathGame game;
    path_start(&game, path_session_setup(record), NULL);
    count_round(out, &game, 0);
    for (size_t i = 0; i < session_actions(record) && out->played < PATH_CARDS; i++) {
        PathAction action = path_session_action(record, i);
        int round = game.round;
        path_apply(&game, &action, NULL);
        if (game.round != round || path_is_over(&game)) {
            count_round(out, &game, ++out->played);
        }
    }
}
