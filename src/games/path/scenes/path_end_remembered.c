/* What the end tells beyond the game: people's best results, and why it went as it did. */
#include "games/path/scenes/path_end_inside.h"
#include "games/path/words/path_words.h"

#include "i18n/i18n.h"

enum { MUCH = 150 /* hundredths of a point */ };

static RememberedEnd end_of(const Ending *end) {
    RememberedEnd told = {{0}, {0}};
    for (int p = 0; p < end->players; p++) {
        told.place[p] = end->seat[p].place;
        told.best[p] = path_total(&end->seat[p].path);
    }
    return told;
}

static void tell_points(int hundredths, char *out, size_t size) {
    int points = path_words_whole(hundredths);
    i18n_format(out, size, trn("{n} point", "{n} points", (unsigned long)points), I18N_NUMBER("n", points));
}

static void explain(Ending *end, const App *app) {
    static const RememberedMeasure POINTS = {MUCH, tell_points, N_("Luck helped {winner}, most of all in round {n}.")};
    const PathReview *review = &end->look->review;
    RememberedEnd told = end_of(end);
    RememberedShare share[SEATS_MAX] = {{0}};
    int most[SEATS_MAX] = {0};
    for (int p = 0; p < end->players; p++) {
        share[p].luck = review->player[p].luck;
    }
    for (int i = 0; i < review->moments; i++) {
        const PathMoment *moment = &review->moment[i];
        RememberedShare *of = &share[moment->player];
        if (moment->by_choice) {
            of->mistakes++;
            of->lost += moment->swing;
        } else if (moment->swing > most[moment->player]) {
            most[moment->player] = moment->swing;
            of->luckiest = moment->round;
        }
    }
    remembered_explain(&end->remembered, in_play(app), &told, share, &POINTS);
}

bool ending_is_looking(const Ending *end) {
    return end->look != NULL && !end->is_explained;
}

void ending_remember(Ending *end, App *app) {
    RememberedEnd told = end_of(end);
    if (end->players > 1) {
        remembered_read(&end->remembered, app, in_play(app), &told);
    }
    if (end->look != NULL && end->look->back.is_ready) {
        explain(end, app);
        end->is_explained = true;
    }
}

bool ending_has_news(Ending *end, App *app) {
    bool was_read = end->remembered.is_read || end->players == 1, was_explained = !ending_is_looking(end);
    if (!was_read || (!was_explained && end->look->back.is_ready)) {
        ending_remember(end, app);
    }
    return (!was_read && end->remembered.is_read) || (!was_explained && end->is_explained);
}
