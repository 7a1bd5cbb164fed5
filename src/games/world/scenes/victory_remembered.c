/* What the podium tells beyond the game: people's best stages, and why it went as it did. */
#include "games/world/scenes/victory_parts.h"

#include "i18n/i18n.h"

enum { WHOLE = 1000, MUCH = 80 /* thousandths of a win */ };

static RememberedEnd end_of(const Victory *victory) {
    RememberedEnd end = {{0}, {0}};
    for (int p = 0; p < victory->players; p++) {
        end.place[p] = victory->place[p];
        end.best[p] = victory->tale.best_stage[p];
    }
    return end;
}

void victory_remember(Victory *victory, App *app, const Session *session) {
    RememberedEnd end = end_of(victory);
    remembered_read(&victory->remembered, app, session, &end);
}

static void tell_chance(int thousandths, char *out, size_t size) {
    char percent[32];
    i18n_format_percent(percent, sizeof percent, (thousandths + 5) / 10);
    /* TRANSLATORS: {percent} is such as "30%"; stands in "Mia gave away … in one choice" */
    i18n_format(out, size, tr("a winning chance of {percent}"), I18N_TEXT("percent", percent));
}

/* Chances add up to more than there is where they went to and fro: then the worst choice alone is told. */
static void add_choice(RememberedShare *share, int swing) {
    bool is_worse = share->lost + swing < -WHOLE;
    share->mistakes = is_worse ? 1 : share->mistakes + 1;
    share->lost = !is_worse ? share->lost + swing : swing < share->lost ? swing : share->lost;
}

void victory_explain(Victory *victory, const Session *session) {
    static const RememberedMeasure CHANCES = {MUCH, tell_chance, N_("Luck helped {winner}, most of all in stage {n}.")};
    const WorldReview *review = &victory->review->review;
    RememberedEnd end = end_of(victory);
    RememberedShare share[SEATS_MAX] = {{0}};
    int most[SEATS_MAX] = {0};
    for (int p = 0; p < victory->players; p++) {
        share[p].luck = review->player[p].luck;
    }
    for (int i = 0; i < review->moments; i++) {
        const WorldMoment *moment = &review->moment[i];
        const WorldKeyMoment *told = &victory->review->moment[i];
        if (moment->by_choice) {
            add_choice(&share[moment->actor], moment->swing);
        } else if (told->change > most[told->whose]) {
            most[told->whose] = told->change;
            share[told->whose].luckiest = told->stage;
        }
    }
    remembered_explain(&victory->remembered, session, &end, share, &CHANCES);
}
