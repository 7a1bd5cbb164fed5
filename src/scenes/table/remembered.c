#include "scenes/table/remembered.h"

#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "shell/parts.h"
#include "store/past.h"

#include <stdio.h>
#include <string.h>

enum {
    ROW_LEAST = 3,
    DUELS_LEAST = 2,
    LATER_MS = 30,
    LINE_BYTES = 2 * REMEMBERED_BYTES + 8,
    ROUND_POINTS = 10,
    ROUND_SPACES = 5
};

static const float LINE_HIGH = 38, LINE_SIZE = 28, JOINED_LEAST = .9f;

/* --- the past ----------------------------------------------------------------------------------------------------- */

/* Somebody in this game, and what they had done before. */
typedef struct Person {
    const char *name;
    StorePast past;
    int64_t best;
    bool has_won;
} Person;

/* The largest round number that was passed now and never before; 0: none. */
static int64_t passed(int64_t before, int64_t now, int64_t round) {
    int64_t over = (now - 1) / round * round;
    return over >= 2 * round && before <= over ? over : 0;
}

/* board: as people call it. */
static bool tell_points(const Person *person, const char *board, char *out) {
    const StorePast *past = &person->past;
    int64_t over = past->has_highest ? passed(past->highest, person->best, ROUND_POINTS) : 0;
    if (over > 0) {
        i18n_format(out, REMEMBERED_BYTES, tr("A first for {name}: more than {n} points"),
                    I18N_TEXT("name", person->name), I18N_NUMBER("n", over));
    } else if (past->has_best && person->best > past->best) {
        /* TRANSLATORS: {board} is the name of a window, such as "Spiral" */
        i18n_format(out, REMEMBERED_BYTES, tr("Best result yet for {name}: {n} points on “{board}”"),
                    I18N_TEXT("name", person->name), I18N_NUMBER("n", person->best), I18N_TEXT("board", board));
    }
    return out[0] != '\0';
}

static bool tell_stage(const Person *person, char *out) {
    int64_t over = person->past.best_stage > 0 ? passed(person->past.best_stage, person->best, ROUND_SPACES) : 0;
    if (over > 0) {
        i18n_format(out, REMEMBERED_BYTES, tr("A first for {name}: more than {n} spaces in one stage"),
                    I18N_TEXT("name", person->name), I18N_NUMBER("n", over));
    } else if (person->past.best_stage > 0 && person->best > person->past.best_stage) {
        i18n_format(out, REMEMBERED_BYTES, tr("Best stage yet for {name}: {n} spaces"), I18N_TEXT("name", person->name),
                    I18N_NUMBER("n", person->best));
    }
    return out[0] != '\0';
}

static bool tell_row(const Person *person, char *out) {
    int64_t row = person->past.won_in_a_row + 1;
    if (person->has_won && row >= ROW_LEAST) {
        i18n_format(out, REMEMBERED_BYTES, tr("Wins in a row for {name}: {n}"), I18N_TEXT("name", person->name),
                    I18N_NUMBER("n", row));
    }
    return out[0] != '\0';
}

/* The tenth, the twentieth. */
static bool tell_count(const Person *person, char *out) {
    int64_t games = person->past.games + person->past.alone + 1;
    if (games % 10 == 0) {
        i18n_format(out, REMEMBERED_BYTES, tr("Games played by {name}: {n}"), I18N_TEXT("name", person->name),
                    I18N_NUMBER("n", games));
    }
    return out[0] != '\0';
}

/* What is seldom goes first, whoever of them it is about. */
static void tell_fact(Remembered *remembered, const Person *person, int persons, const GameScenes *game,
                      const char *board) {
    char *out = remembered->fact;
    for (int i = 0; i < persons && out[0] == '\0'; i++) {
        if (game->ends_in_points) {
            tell_points(&person[i], board, out);
        } else {
            tell_stage(&person[i], out);
        }
    }
    for (int i = 0; i < persons && out[0] == '\0'; i++) {
        tell_row(&person[i], out);
    }
    for (int i = 0; i < persons && out[0] == '\0'; i++) {
        tell_count(&person[i], out);
    }
}

/* Whom one measures oneself against: the winner, or who came next; another person rather than a computer. */
static int rival_of(const Session *session, const RememberedEnd *end, int player) {
    int rival = -1;
    for (int p = 0; p < session_players(session); p++) {
        bool is_other = p != player && strcmp(session_seat(session, p)->name, session_seat(session, player)->name) != 0;
        bool is_nearer =
            rival < 0 || (session_is_person(session, p) && !session_is_person(session, rival)) ||
            (session_is_person(session, p) == session_is_person(session, rival) && end->place[p] < end->place[rival]);
        rival = is_other && is_nearer ? p : rival;
    }
    return rival;
}

static void tell_duel(Remembered *remembered, Store *store, const Session *session, const RememberedEnd *end,
                      int player) {
    int rival = rival_of(session, end, player);
    if (rival < 0) {
        return;
    }
    const char *name = session_seat(session, player)->name, *other = session_seat(session, rival)->name;
    StoreDuel duel =
        store_find_duel(store, session_rules(session)->kind, name, other, !session_is_person(session, rival));
    if (duel.games >= DUELS_LEAST) {
        /* TRANSLATORS: how often either has come in before the other, in all games so far: "Mia 7–7 Clara" */
        i18n_format(remembered->duel, sizeof remembered->duel, tr("{name} {won}–{lost} {other}"),
                    I18N_TEXT("name", name), I18N_NUMBER("won", duel.won), I18N_NUMBER("lost", duel.lost),
                    I18N_TEXT("other", other));
    }
}

static void read_past(Remembered *remembered, App *app, const Session *session, const RememberedEnd *end) {
    const char *kind = session_rules(session)->kind, *board = session_board_name(session);
    bool is_alone = session_players(session) == 1;
    Person person[SEATS_MAX];
    int persons = 0;
    for (int p = 0; p < session_players(session); p++) {
        if (!session_is_person(session, p)) {
            continue;
        }
        const char *name = session_seat(session, p)->name;
        StorePast past = store_find_past(app->store, kind, name, board, is_alone, session_store_id(session));
        if (past.counts && past.last != 0) {
            person[persons++] = (Person){name, past, end->best[p], end->place[p] == 0 && !is_alone};
            if (remembered->duel[0] == '\0') {
                tell_duel(remembered, app->store, session, end, p);
            }
        }
    }
    const GameScenes *game = in_play_scenes_of(app, session_rules(session));
    tell_fact(remembered, person, persons, game, in_play_board(app, game, board));
}

void remembered_read(Remembered *remembered, App *app, const Session *session, const RememberedEnd *end) {
    bool has_past = !app->policy.are_strangers && app->store != NULL && session_store_id(session) != 0;
    if (has_past && !app->is_driven && !store_is_idle(app->store)) {
        scene_wake_at(app, app->now + LATER_MS);
        return;
    }
    remembered->is_read = true;
    remembered->fact[0] = remembered->duel[0] = '\0';
    if (has_past) {
        read_past(remembered, app, session, end);
    }
}

/* --- why ---------------------------------------------------------------------------------------------------------- */

/* The person who gave away most without winning; -1: nobody is one. */
static int loser_of(const Session *session, const RememberedEnd *end, const RememberedShare share[SEATS_MAX]) {
    int loser = -1;
    for (int p = 0; p < session_players(session); p++) {
        bool has_lost = session_is_person(session, p) && end->place[p] > 0;
        loser = has_lost && (loser < 0 || share[p].lost < share[loser].lost) ? p : loser;
    }
    return loser;
}

static int winner_of(const Session *session, const RememberedEnd *end) {
    int winner = 0;
    for (int p = 0; p < session_players(session); p++) {
        winner = end->place[p] < end->place[winner] ? p : winner;
    }
    return winner;
}

static const char *cost_message(bool has_luck, int mistakes) {
    unsigned long n = (unsigned long)mistakes;
    /* TRANSLATORS: {much} is such as "a winning chance of 30%" or "6 points" */
    return has_luck ? trn("Luck helped {winner}; {name} gave away {much} in one choice.",
                          "Luck helped {winner}; {name} gave away {much} in {n} choices.", n)
                    : trn("{name} gave away {much} in one choice.", "{name} gave away {much} in {n} choices.", n);
}

void remembered_explain(Remembered *remembered, const Session *session, const RememberedEnd *end,
                        const RememberedShare share[SEATS_MAX], const RememberedMeasure *measure) {
    int winner = winner_of(session, end), loser = loser_of(session, end, share);
    bool has_luck = share[winner].luck >= measure->much;
    char cost[64];
    remembered->why[0] = '\0';
    if (session_players(session) == 1) {
        return;
    }
    const char *name = session_seat(session, winner)->name;
    if (loser >= 0 && share[loser].mistakes > 0 && share[loser].lost <= -measure->much) {
        measure->tell(-share[loser].lost, cost, sizeof cost);
        i18n_format(remembered->why, sizeof remembered->why, cost_message(has_luck, share[loser].mistakes),
                    I18N_TEXT("winner", name), I18N_TEXT("name", session_seat(session, loser)->name),
                    I18N_TEXT("much", cost), I18N_NUMBER("n", share[loser].mistakes));
    } else if (has_luck && share[winner].luckiest > 0) {
        i18n_format(remembered->why, sizeof remembered->why, tr(measure->when), I18N_TEXT("winner", name),
                    I18N_NUMBER("n", share[winner].luckiest));
    }
}

/* --- to be seen --------------------------------------------------------------------------------------------------- */

float remembered_high(const Layout *layout) {
    return 2 * LINE_HIGH * layout->text_scale;
}

static TextStyle style(void) {
    TextStyle words = part_words(TEXT_BOLD, LINE_SIZE, THEME_TEXT, TEXT_CENTER);
    words.shadow = color_alpha(color_rgb(THEME_SHADOW), .6f);
    words.fit = TEXT_SHRINK;
    return words;
}

/* Both in one line, or what is rarer alone where they would be small. */
static void first_line(const Remembered *remembered, const App *app, Rect line, char out[LINE_BYTES]) {
    TextStyle words = style();
    bool has_both = remembered->fact[0] != '\0' && remembered->duel[0] != '\0';
    snprintf(out, LINE_BYTES, "%s%s%s", remembered->fact, has_both ? " · " : "", remembered->duel);
    if (has_both && text_fitting(app->gfx, &words, out, line) < JOINED_LEAST) {
        snprintf(out, LINE_BYTES, "%s", remembered->fact);
    }
}

void remembered_build(const Remembered *remembered, const App *app, Ui *ui, const char *id, Rect where) {
    char first[LINE_BYTES], all[LINE_BYTES + REMEMBERED_BYTES];
    first_line(remembered, app, layout_row(&app->layout, where, 2, 0, 0), first);
    snprintf(all, sizeof all, "%s%s%s", first, first[0] != '\0' && remembered->why[0] != '\0' ? "\n" : "",
             remembered->why);
    if (all[0] != '\0') {
        ui_add_words(ui, id, where, all, 0);
    }
}

void remembered_draw(const Remembered *remembered, const App *app, Rect where) {
    char first[LINE_BYTES];
    TextStyle words = style();
    Rect line[2] = {layout_row(&app->layout, where, 2, 0, 0), layout_row(&app->layout, where, 2, 1, 0)};
    first_line(remembered, app, line[0], first);
    text_draw(app->gfx, &words, first, line[0]);
    text_draw(app->gfx, &words, remembered->why, line[first[0] != '\0' ? 1 : 0]);
}
