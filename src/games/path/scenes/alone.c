#include "games/path/scenes/alone.h"

#include "i18n/i18n.h"

#include <string.h>

/* Who takes what there is ends at about 14, a child at about 2, a good player above 40. */
static const struct {
    int from;
    const char *name;
} RANK[] = {
    /* TRANSLATORS: ranks of somebody who plays Best Path alone: ever brighter lights */
    {10, NC_("rank", "Spark")},
    {20, NC_("rank", "Candle")},
    {30, NC_("rank", "Lantern")},
    {40, NC_("rank", "Lighthouse")},
};

enum { RANKS = sizeof RANK / sizeof RANK[0] };

/* How many have been reached. */
static int ranks_of(int total) {
    int ranks = 0;
    while (ranks < RANKS && total >= RANK[ranks].from) {
        ranks++;
    }
    return ranks;
}

static const char *rank_name(int rank) {
    return rank >= 0 && rank < RANKS ? tr(RANK[rank].name) : "";
}

int path_alone_best(Store *store, const char *name, const char *board) {
    int best = PATH_NO_BEST;
    if (store == NULL) {
        return best;
    }
    StoreRecords records = store_list_records(store, "path", name);
    for (size_t i = 0; i < records.count; i++) {
        if (records.record[i].is_alone && strcmp(records.record[i].board, board) == 0) {
            best = (int)records.record[i].best;
        }
    }
    store_records_free(&records);
    return best;
}

void path_alone_so_far(int best, char out[PATH_WORDS_MAX]) {
    int ranks = ranks_of(best);
    /* TRANSLATORS: points alone on this window, and the rank they are */
    i18n_format(out, PATH_WORDS_MAX, ranks > 0 ? tr("Best so far: {n} ({rank})") : tr("Best so far: {n}"),
                I18N_NUMBER("n", best), I18N_TEXT("rank", rank_name(ranks - 1)));
}

static const char *rank_message(int ranks) {
    return ranks == 0      ? tr("“{next}” begins at {n} points.")
           : ranks < RANKS ? tr("Rank: {rank}. “{next}” begins at {n} points.")
                           : tr("Rank: {rank}. There’s none higher.");
}

void path_alone_told(int total, int best, char out[PATH_WORDS_MAX]) {
    char told[PATH_WORDS_MAX];
    int ranks = ranks_of(total);
    i18n_format(told, sizeof told, rank_message(ranks), I18N_TEXT("rank", rank_name(ranks - 1)),
                I18N_TEXT("next", rank_name(ranks)), I18N_NUMBER("n", ranks < RANKS ? RANK[ranks].from : 0));
    if (best == PATH_NO_BEST) {
        i18n_copy(out, PATH_WORDS_MAX, told);
    } else {
        /* TRANSLATORS: {told} is such as "Rank: Candle. “Lantern” begins at 30 points." */
        i18n_format(out, PATH_WORDS_MAX, tr("{told} Your best so far is {n}."), I18N_TEXT("told", told),
                    I18N_NUMBER("n", best));
    }
}
