#include "scenes/table/game_deal.h"

#include "i18n/i18n.h"
#include "platform/wall.h"
#include "shell/parts.h"

#include <stdio.h>

enum { WORDS_BYTES = 200 };

static const float LINE_HIGH = 40;

/* Once, as it takes a look at every question: what is drawn frame by frame keeps it. */
GameDeal game_deal_of(const Session *session) {
    GameDeal deal = {.day = -1};
    if (session != NULL) {
        if (!session_code(session, deal.code)) {
            deal.code[0] = '\0';
        }
        if (!session_day(session, &deal.day)) {
            deal.day = -1;
        }
        deal.is_unranked = session_is_unranked(session);
    }
    return deal;
}

void game_deal_date(int32_t day, char *out, size_t size) {
    static const char *const MONTH[] = {NC_("date", "January"), NC_("date", "February"), NC_("date", "March"),
                                        NC_("date", "April"),   NC_("date", "May"),      NC_("date", "June"),
                                        NC_("date", "July"),    NC_("date", "August"),   NC_("date", "September"),
                                        NC_("date", "October"), NC_("date", "November"), NC_("date", "December")};
    int year, month, number;
    char digits[16];
    wall_date(day, &year, &month, &number);
    snprintf(digits, sizeof digits, "%d", year); /* its digits are not grouped */
    /* TRANSLATORS: a date, such as "19 November 2026" */
    const char *message = tr("{day} {month} {year}");
    if (number == 1) {
        message = trc("first of a month", "{day} {month} {year}");
    }
    i18n_format(out, size, message, I18N_NUMBER("day", number), I18N_TEXT("month", tr(MONTH[month - 1])),
                I18N_TEXT("year", digits));
}

static bool whose_words(const GameDeal *deal, char *out, size_t size) {
    char date[64];
    if (deal->day >= 0) {
        game_deal_date(deal->day, date, sizeof date);
        i18n_format(out, size, tr("Game of the day, {date}"), I18N_TEXT("date", date));
    } else if (deal->code[0] != '\0') {
        i18n_format(out, size, tr("Game code: {code}"), I18N_TEXT("code", deal->code));
    }
    return deal->day >= 0 || deal->code[0] != '\0';
}

/* "Game code: ..."; false: there is nothing to tell. */
static bool game_deal_words(const GameDeal *deal, char *out, size_t size) {
    char words[WORDS_BYTES];
    if (deal->more[0] != '\0') {
        i18n_copy(out, size, deal->more);
    } else if (!whose_words(deal, words, sizeof words)) {
        i18n_copy(out, size, deal->is_unranked ? tr("unranked") : "");
    } else if (deal->is_unranked) {
        /* TRANSLATORS: {words}: which game it is; it counts in no statistics */
        i18n_format(out, size, tr("{words} · unranked"), I18N_TEXT("words", words));
    } else {
        i18n_copy(out, size, words);
    }
    return out[0] != '\0';
}

Rect game_deal_cut(const GameDeal *deal, const Layout *layout, Rect *from) {
    char words[WORDS_BYTES];
    return game_deal_words(deal, words, sizeof words) ? layout_cut_bottom(layout, from, LINE_HIGH) : (Rect){0};
}

void game_deal_build(const GameDeal *deal, Ui *ui, const char *id, Rect where) {
    char words[WORDS_BYTES];
    if (where.h > 0 && game_deal_words(deal, words, sizeof words)) {
        ui_add_words(ui, id, where, words, 0);
    }
}

void game_deal_draw(const GameDeal *deal, Gfx *gfx, Rect where) {
    char words[WORDS_BYTES];
    TextStyle style = part_words(TEXT_BOLD, TYPE_SMALL, THEME_TEXT, TEXT_CENTER);
    style.fit = TEXT_SHRINK;
    if (where.h > 0 && game_deal_words(deal, words, sizeof words)) {
        text_draw(gfx, &style, words, where);
    }
}
