#include "games/path/words/path_words.h"

#include "games/path/data/board.h"
#include "games/path/words/worth.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- colours ------------------------------------------------------------------------------------------------------ */

/* TRANSLATORS: colours of glass tiles, also in lists such as "blue, green and grey" and in "There’s no blue on this
 * card." */
static const char *const COLOUR[PATH_COLOURS] = {
    NC_("glass", "blue"), NC_("glass", "green"), NC_("glass", "yellow"),
    NC_("glass", "grey"), NC_("glass", "red"),   NC_("glass", "violet"),
};

const char *path_words_colour(int colour) {
    return tr(COLOUR[colour]);
}

void path_words_colours(const PathCard *card, unsigned used, char out[PATH_WORDS_MAX]) {
    const char *list[PATH_FIELDS_MAX];
    char twice[80];
    size_t count = 0;
    int last = -1;
    for (int i = 0; i < card->count; i++) {
        bool is_left = (used >> i & 1) == 0;
        if (is_left && card->colour[i] == last) { /* at most one of its colours is */
            /* TRANSLATORS: a colour that is on a card two times: "blue, yellow twice and grey" */
            i18n_format(twice, sizeof twice, tr("{colour} twice"), I18N_TEXT("colour", path_words_colour(last)));
            list[count - 1] = twice;
        } else if (is_left) {
            list[count++] = path_words_colour(card->colour[i]);
            last = card->colour[i];
        }
    }
    out[0] = '\0';
    if (count > 0) {
        i18n_format_list(out, PATH_WORDS_MAX, list, count);
    }
}

void path_words_tile(int colour, int number, char out[PATH_WORDS_MAX]) {
    if (number == 0) {
        i18n_copy(out, PATH_WORDS_MAX, path_words_colour(colour));
    } else {
        i18n_format(out, PATH_WORDS_MAX, tr("{colour}, number {n}"), I18N_TEXT("colour", path_words_colour(colour)),
                    I18N_NUMBER("n", number));
    }
}

/* --- drawing ------------------------------------------------------------------------------------------------------ */

static const char *refusal_message(DraftWhy why) {
    switch (why) {
    case DRAFT_MAY:
        return "";
    case DRAFT_WHY_TAKEN:
        return tr("Your ray already passes through this tile.");
    case DRAFT_WHY_USED_UP:
        return tr("You’ve used the whole card.");
    case DRAFT_WHY_FAR:
        return tr("Keep drawing from the end of your ray, tile by tile.");
    case DRAFT_WHY_COLOUR:
        return tr("There’s no {colour} on this card.");
    case DRAFT_WHY_SPENT:
        return tr("You’ve used all the {colour} on this card.");
    case DRAFT_WHY_OTHER_END:
        return tr("You’re drawing at the other end. To switch, tap this end first.");
    }
    return "";
}

void path_words_refusal(DraftWhy why, int colour, char out[PATH_WORDS_MAX]) {
    i18n_format(out, PATH_WORDS_MAX, refusal_message(why), I18N_TEXT("colour", path_words_colour(colour)));
}

void path_words_asked(const Draft *draft, const char *name, char out[PATH_WORDS_MAX]) {
    char colours[PATH_WORDS_MAX];
    bool has_line = draft->line.count > 0, has_reach = draft_reach(draft) != 0;
    const char *message = has_line && draft_fields_left(draft) == 0 ? tr("{name}, that’s the whole card: press “Ready”")
                          : has_line && !has_reach ? tr("{name}, the line ends here: press “Ready”")
                          : !has_reach             ? tr("{name}, no tile fits this card: press “Pass”")
                          : has_line               ? tr("{name}, keep drawing: {colours}")
                                                   : tr("{name}, draw your line: {colours}");
    path_words_colours(&draft->card, draft_used(draft), colours);
    i18n_format(out, PATH_WORDS_MAX, message, I18N_TEXT("name", name), I18N_TEXT("colours", colours));
}

void path_words_asked_briefly(const Draft *draft, char out[PATH_WORDS_MAX]) {
    if (draft_reach(draft) != 0) {
        path_words_colours(&draft->card, draft_used(draft), out);
    } else {
        i18n_copy(out, PATH_WORDS_MAX, draft->line.count > 0 ? tr("the line ends here") : tr("no tile fits this card"));
    }
}

/* Those that need a number of tiles in words; NULL: the others. */
static const char *hint_of_tiles(const PathHint *hint, int *tiles) {
    *tiles = hint->reason == PATH_REASON_TOWARDS ? hint->steps : path_cells_count(hint->cells);
    unsigned long n = (unsigned long)*tiles;
    switch ((PathReason)hint->reason) {
    case PATH_REASON_CUT_OFF:
        return trn("A different line would cut a tile off for good.",
                   "A different line would cut {n} tiles off for good.", n);
    case PATH_REASON_CORNER:
        return trn("Take this tile while you can still reach it.",
                   "Take these {n} tiles while you can still reach them.", n);
    case PATH_REASON_LONGEST:
        return trn("This card is good for just one tile here.", "You can’t draw a longer line than this: {n} tiles.",
                   n);
    case PATH_REASON_TOWARDS:
        return trn("That comes within a tile of the {number}.", "That comes within {n} tiles of the {number}.", n);
    case PATH_REASON_STUCK:
    case PATH_REASON_RACE:
    case PATH_REASON_ORDER:
    case PATH_REASON_FULL:
    case PATH_REASON_HALF:
    case PATH_REASON_WAIT:
    case PATH_REASON_WAY:
    case PATH_REASON_BOTH_ENDS:
    case PATH_REASON_ON_AVERAGE:
        break;
    }
    return NULL;
}

static const char *hint_of_numbers(const PathHint *hint) {
    switch ((PathReason)hint->reason) {
    case PATH_REASON_STUCK:
        return tr("No tile fits this card: pass.");
    case PATH_REASON_RACE:
        return tr("The {number} is still worth its full {points}, and {player} could get there this round.");
    case PATH_REASON_ORDER:
        return tr("The {number} counts in full as long as you haven’t reached the {other}.");
    case PATH_REASON_FULL:
        return tr("The {number} is still worth its full {points}.");
    case PATH_REASON_HALF:
        return tr("The {number} is still worth {points}.");
    case PATH_REASON_WAIT:
        return tr("A longer line would cost you more than it earns.");
    case PATH_REASON_WAY:
        return hint->other != 0 ? tr("That keeps the way to the {number} and the {other} open.")
                                : tr("That keeps the way to the {number} open.");
    case PATH_REASON_BOTH_ENDS:
        return tr("That keeps both ends open.");
    case PATH_REASON_CUT_OFF:
    case PATH_REASON_CORNER:
    case PATH_REASON_LONGEST:
    case PATH_REASON_TOWARDS:
    case PATH_REASON_ON_AVERAGE:
        break;
    }
    return tr("Whatever cards come next, this is your best bet.");
}

void path_words_hint(const PathNames *names, const PathHint *hint, char out[PATH_WORDS_MAX]) {
    int tiles = 0;
    const char *message = hint_of_tiles(hint, &tiles);
    const char *player = hint->player < names->players ? names->name[hint->player] : "";
    i18n_format(out, PATH_WORDS_MAX, message != NULL ? message : hint_of_numbers(hint), I18N_NUMBER("n", tiles),
                I18N_NUMBER("number", hint->number), I18N_NUMBER("other", hint->other),
                I18N_NUMBER("points", hint->points), I18N_TEXT("player", player));
}

void path_words_awaited(const PathNames *names, unsigned awaited, char out[PATH_WORDS_MAX]) {
    const char *list[PATH_PLAYERS_MAX] = {""};
    size_t count = 0;
    char said[PATH_WORDS_MAX];
    for (int p = 0; p < names->players; p++) {
        if ((awaited >> p & 1) != 0) {
            list[count++] = names->name[p];
        }
    }
    out[0] = '\0';
    if (count > 0) {
        i18n_format_list(said, sizeof said, list, count);
        i18n_format(out, PATH_WORDS_MAX, tr("Waiting for {names}"), I18N_TEXT("names", said));
    }
}

void path_words_shut_in(const char *name, char out[PATH_WORDS_MAX]) {
    i18n_format(out, PATH_WORDS_MAX, tr("{name} is boxed in at both ends and passes from now on."),
                I18N_TEXT("name", name));
}

void path_words_round(int round, char out[PATH_WORDS_MAX]) {
    i18n_format(out, PATH_WORDS_MAX, tr("Round {n} of {all}"), I18N_NUMBER("n", round), I18N_NUMBER("all", PATH_CARDS));
}

void path_words_left(const Draft *draft, char out[PATH_WORDS_MAX]) {
    /* TRANSLATORS: below a card: how many of its colours have not been used yet */
    i18n_format(out, PATH_WORDS_MAX, tr("{n} of {all} left"), I18N_NUMBER("n", draft_fields_left(draft)),
                I18N_NUMBER("all", draft->card.count));
}

/* --- what is in reach --------------------------------------------------------------------------------------------- */

int path_words_chance(const PathView *view, int seat, const Draft *draft, int *points) {
    PathCells horizon = draft_horizon(draft);
    unsigned halved = worth_halved(view, seat, &draft->line);
    int best = 0;
    *points = 0;
    for (int number = PATH_NUMBER_MIN; number <= PATH_NUMBER_MAX; number++) {
        bool is_near = path_cells_have(horizon, view->board.number[number - PATH_NUMBER_MIN]);
        int worth = (halved >> number & 1) != 0 ? worth_half(number) : number;
        if (is_near && worth >= *points) {
            best = number;
            *points = worth;
        }
    }
    return best;
}

/* Alone: the numbers that would be worth half from then on. */
static void words_then(const PathView *view, int seat, const Draft *draft, int number, char out[PATH_WORDS_MAX]) {
    char digits[PATH_NUMBERS][16], list[PATH_WORDS_MAX];
    const char *item[PATH_NUMBERS];
    size_t count = 0;
    PathLine line = draft->line;
    unsigned before = worth_halved(view, seat, &line);
    for (int lower = PATH_NUMBER_MIN; lower < number; lower++) {
        bool is_had = (worth_taken(&view->player[seat]) >> lower & 1) != 0;
        for (int i = 0; i < line.count; i++) {
            is_had = is_had || path_board_number(&view->board, line.cell[i]) == lower;
        }
        if (!is_had && (before >> lower & 1) == 0) {
            snprintf(digits[count], sizeof digits[count], "%d", lower);
            item[count] = digits[count];
            count++;
        }
    }
    out[0] = '\0';
    if (count > 0) {
        i18n_format_list(list, sizeof list, item, count);
        /* TRANSLATORS: numbers that give only half their points once this one has been reached */
        i18n_format(out, PATH_WORDS_MAX, trn("then {numbers} counts half", "then {numbers} count half", count),
                    I18N_TEXT("numbers", list));
    }
}

void path_words_chance_said(const PathView *view, int seat, const Draft *draft, char said[PATH_WORDS_MAX],
                            char then[PATH_WORDS_MAX]) {
    int points, number = path_words_chance(view, seat, draft, &points);
    then[0] = '\0';
    if (number == 0) {
        i18n_copy(said, PATH_WORDS_MAX, tr("no number"));
        return;
    }
    /* TRANSLATORS: a number on the board that can be reached now, and whether it gives all its points */
    i18n_format(said, PATH_WORDS_MAX, points == number ? tr("{number}, full points") : tr("{number}, half points"),
                I18N_NUMBER("number", number));
    if (view->players == 1) {
        words_then(view, seat, draft, number, then);
    }
}

const char *path_words_board(const char *board) {
    static const char *const NAME[PATH_BOARD_NAMES] = {/* TRANSLATORS: names of Best Path's boards */
                                                       N_("Classic"), N_("Kaleidoscope"), N_("Spiral")};
    for (int i = 0; i < PATH_BOARD_NAMES; i++) {
        if (strcmp(board, path_board_names[i]) == 0) {
            return tr(NAME[i]);
        }
    }
    return board;
}

/* --- the log ------------------------------------------------------------------------------------------------------ */

static void log_card(const PathBoard *board, const PathEvent *event, char out[PATH_WORDS_MAX]) {
    char colours[PATH_WORDS_MAX];
    path_words_colours(&board->card[event->card.index], 0, colours);
    i18n_format(out, PATH_WORDS_MAX, tr("Round {n}: {colours}."), I18N_NUMBER("n", event->card.round),
                I18N_TEXT("colours", colours));
}

static void log_number(const PathEvent *event, const char *name, char out[PATH_WORDS_MAX]) {
    unsigned long points = event->number.points;
    const char *message = event->number.full ? trn("{name} reaches the {number} for full points: {n}.",
                                                   "{name} reaches the {number} for full points: {n}.", points)
                                             : trn("{name} reaches the {number} for half its points: {n}.",
                                                   "{name} reaches the {number} for half its points: {n}.", points);
    i18n_format(out, PATH_WORDS_MAX, message, I18N_TEXT("name", name), I18N_NUMBER("number", event->number.number),
                I18N_NUMBER("n", event->number.points));
}

static void log_over(const PathNames *names, const PathEvent *event, char out[PATH_WORDS_MAX]) {
    const char *list[PATH_PLAYERS_MAX] = {""};
    size_t count = 0;
    char winners[PATH_WORDS_MAX];
    for (int p = 0; p < names->players; p++) {
        if ((event->over.winners >> p & 1) != 0) {
            list[count++] = names->name[p];
        }
    }
    i18n_format_list(winners, sizeof winners, list, count);
    i18n_format(out, PATH_WORDS_MAX,
                names->players == 1 ? tr("The game is over.")
                : count == 1        ? tr("{names} wins the game!")
                                    : tr("{names} win the game together!"),
                I18N_TEXT("names", winners));
}

bool path_words_log(const PathNames *names, const PathBoard *board, const PathEvent *event, char out[PATH_WORDS_MAX]) {
    const char *name = event->player < names->players ? names->name[event->player] : "";
    switch ((PathEventKind)event->kind) {
    case PATH_HAPPENED_CARD:
        log_card(board, event, out);
        return true;
    case PATH_HAPPENED_CLOSED:
        i18n_format(out, PATH_WORDS_MAX, tr("{name} is ready."), I18N_TEXT("name", name));
        return true;
    case PATH_HAPPENED_REOPENED:
        i18n_format(out, PATH_WORDS_MAX, tr("{name} takes the line back."), I18N_TEXT("name", name));
        return true;
    case PATH_HAPPENED_LINE:
        i18n_format(out, PATH_WORDS_MAX,
                    event->line.count == 0
                        ? tr("{name} passes.")
                        : trn("{name} lights {n} tile.", "{name} lights {n} tiles.", event->line.count),
                    I18N_TEXT("name", name), I18N_NUMBER("n", event->line.count));
        return true;
    case PATH_HAPPENED_NUMBER:
        log_number(event, name, out);
        return true;
    case PATH_HAPPENED_OVER:
        log_over(names, event, out);
        return true;
    case PATH_HAPPENED_START:
        return false;
    }
    return false;
}

/* --- looking back ------------------------------------------------------------------------------------------------- */

int path_words_whole(int hundredths) {
    enum { POINT = 100 };
    return (hundredths + (hundredths < 0 ? -POINT / 2 : POINT / 2)) / POINT;
}

static const char *moment_message(const PathMoment *moment, unsigned long points) {
    if (moment->by_choice) {
        return trn("Round {round}: a different line would have been worth a point more to {name}.",
                   "Round {round}: a different line would have been worth {points} more points to {name}.", points);
    }
    if (moment->swing > 0) {
        return trn("Round {round}: {name} gained a point by luck.",
                   "Round {round}: {name} gained {points} points by luck.", points);
    }
    return trn("Round {round}: {name} lost a point to bad luck.",
               "Round {round}: {name} lost {points} points to bad luck.", points);
}

void path_words_moment(const PathNames *names, const PathMoment *moment, char out[PATH_WORDS_MAX]) {
    int points = abs(path_words_whole(moment->swing));
    i18n_format(out, PATH_WORDS_MAX, moment_message(moment, (unsigned long)points), I18N_NUMBER("round", moment->round),
                I18N_NUMBER("points", points), I18N_TEXT("name", names->name[moment->player]));
}
