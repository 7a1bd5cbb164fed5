#include "games/world/scenes/words.h"

#include "i18n/i18n.h"
#include "scenes/together/together.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Every sentence about somebody names them, so that it can be turned in any language. */

const char *words_route(const char *board) {
    /* TRANSLATORS: names of the routes, by their length */
    static const char *const ROUTE_NAME[BOARD_NAMES] = {N_("Short"), N_("Classic"), N_("Grand"), N_("Sprint")};
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strcmp(board, board_names[i]) == 0) {
            return tr(ROUTE_NAME[i]);
        }
    }
    return board;
}

/* Words stand between spaces; where none are written, two characters are about one. */
static int words_in(const char *text) {
    int words = text[0] != '\0', wide = 0;
    for (const char *c = text; *c != '\0'; c++) {
        words += *c == ' ';
        wide += ((unsigned char)*c & 0xf0) == 0xe0; /* the first byte of a Chinese character */
    }
    return words + wide / 2;
}

double words_reading_ms(const char *sentence) {
    static const double LOOK_MS = 600, WORD_MS = 250, MOST_MS = 4200;
    return fmin(LOOK_MS + WORD_MS * words_in(sentence), MOST_MS);
}

static const char *name_of(const Table *table, int player) {
    return player < table->view.players ? session_seat(table->session, player)->name : "";
}

/* What is happening, and when that is told, what is asked. */
static int words_now(const Table *table, char out[WORDS_MAX]) {
    int player = table->view.awaited_player;
    if (table->view.stage == 0 || table->view.awaiting == 0) {
        out[0] = '\0';
        return WORLD_NOBODY;
    }
    if (table->telling.kind != 0 && words_log(table->session, &table->telling, out)) {
        return words_about(&table->telling);
    }
    words_awaited(table->session, &table->view, out);
    return player;
}

/* Somebody else's event card asks it of them, or has given them another row. */
static bool words_of_event(const Table *table, const char *now, char out[WORDS_MAX]) {
    int by, player = table->view.awaited_player;
    WorldEventCard event = table_laid_aside(table, &by);
    bool is_asked = table->telling.kind == 0 && event != WORLD_EVENT_NONE && by != player &&
                    session_plays_here(table->session, player);
    if (!is_asked || (table->view.awaiting != WORLD_AWAITING_TURN && table->view.awaiting != WORLD_AWAITING_SWAP)) {
        return false;
    }
    i18n_format(out, WORDS_MAX,
                table->view.awaiting == WORLD_AWAITING_TURN
                    /* TRANSLATORS: the event is one by which everybody takes over another row; {asked} is such as
                     * "Mia, draw a card or take the top discard" */
                    ? tr("{name} plays “{event}”: this row is yours now. {asked}")
                    /* TRANSLATORS: {asked} is such as "Mia, swap two of your cards" */
                    : tr("{name} plays “{event}”. {asked}"),
                I18N_TEXT("name", name_of(table, by)), I18N_TEXT("event", words_event_name(event)),
                I18N_TEXT("asked", now));
    return true;
}

static bool is_first_turn(const Table *table) {
    return table->view.awaiting == WORLD_AWAITING_TURN && table_is_first_turn(table, table->view.awaited_player);
}

static bool is_last_of_several(const WorldView *view) {
    return view->stage > 1 && world_track_ends_with(&view->track, view->stage);
}

/* The aim, as long as nobody has seen a stage end: at first of the game, then of the stage; and once more where no
 * other stage follows. */
static const char *aim(const Table *table) {
    unsigned long stages = table->view.track.stages;
    if (is_last_of_several(&table->view)) {
        return tr("Last stage: furthest ahead wins! {asked}");
    }
    if (!is_first_turn(table)) {
        return tr("Low left, high right! {asked}");
    }
    /* TRANSLATORS: the aim of the game, or how a row should be, and after it what somebody has to do now */
    return stages > 0 ? trn("{n} stage, then furthest ahead wins! {asked}",
                            "{n} stages, then furthest ahead wins! {asked}", stages)
                      : tr("First to Mainz wins! {asked}");
}

static bool tells_aim(const Table *table) {
    bool takes = table->view.awaiting == WORLD_AWAITING_TURN || table->view.awaiting == WORLD_AWAITING_PLACE;
    bool is_told = table->view.stage == 1 ? takes : is_last_of_several(&table->view) && is_first_turn(table);
    return is_told && table->telling.kind == 0 && session_plays_here(table->session, table->view.awaited_player);
}

/* Somebody waits for a computer, and need not. */
static bool tells_to_hurry(const Table *table) {
    int player = table->view.awaited_player;
    return table->telling.kind == 0 && session_persons_here(table->session) > 0 && !session_is_show(table->session) &&
           !session_is_far(table->session) && player < table->view.players &&
           !session_plays_here(table->session, player);
}

static int words_asked_here(const Table *table, char out[WORDS_MAX]) {
    char now[WORDS_MAX];
    int player = words_now(table, now);
    if (now[0] != '\0' && words_of_event(table, now, out)) {
        return player;
    }
    if (now[0] != '\0' && tells_aim(table)) {
        i18n_format(out, WORDS_MAX, aim(table), I18N_NUMBER("n", table->view.track.stages), I18N_TEXT("asked", now));
    } else if (now[0] != '\0' && tells_to_hurry(table)) {
        i18n_format(out, WORDS_MAX, tr("{asked} · Press to speed up"), I18N_TEXT("asked", now));
    } else {
        i18n_copy(out, WORDS_MAX, now);
    }
    return player;
}

int words_asked(const Table *table, char out[WORDS_MAX]) {
    int player = words_asked_here(table, out);
    if (session_is_far(table->session) && table->telling.kind == 0 &&
        table->view.awaiting != WORLD_AWAITING_STAGE_OVER) {
        together_words(table->app, player < table->view.players ? 1u << player : 0, out, WORDS_MAX);
    }
    return player;
}

const char *words_note(const Table *table) {
    const WorldView *view = &table->view;
    bool is_over = view->stage_winner != WORLD_NOBODY || view->stage == 0;
    if (view->awaiting == WORLD_AWAITING_QUESTION && view->awaited_player == table->bottom) {
        return session_plays_here(table->session, table->bottom) ? tr("your question") : tr("answering");
    }
    /* Not `active`: who was named to swap has to move, too. */
    if (!is_over && view->awaiting != WORLD_AWAITING_QUESTION && view->awaited_player == table->bottom) {
        return session_persons_here(table->session) > 0 ? tr("your turn") : tr("playing");
    }
    if (view->seat[table->bottom].fast_track == WORLD_FAST_TRACK_RUNNING) {
        return tr("counts double");
    }
    bool is_next = world_left_of(view->active, view->players) == table->bottom;
    return !is_over && is_next ? trc("whose turn", "next") : "";
}

void words_banner(const Table *table, TableBanner banner, int number, char out[WORDS_MAX]) {
    switch (banner) {
    case TABLE_BANNER_STAGE:
        i18n_format(out, WORDS_MAX, tr("Stage {n}"), I18N_NUMBER("n", number));
        return;
    case TABLE_BANNER_ROW:
        i18n_format(out, WORDS_MAX, tr("{name} completes the row!"), I18N_TEXT("name", name_of(table, number)));
        return;
    case TABLE_BANNER_TURN:
        i18n_format(out, WORDS_MAX, tr("{name}’s turn"), I18N_TEXT("name", name_of(table, number)));
        return;
    }
}

void words_field(const Table *table, int player, char out[WORDS_MAX]) {
    i18n_format(out, WORDS_MAX, tr("Space {n} / {goal}"), I18N_NUMBER("n", table->field[player]),
                I18N_NUMBER("goal", table->view.track.goal));
}

static WorldCard own_card(const Table *table, int slot) {
    int player = table->view.awaited_player;
    return table->view.seat[player].row[slot];
}

/* --- hints -------------------------------------------------------------------------------------------------------- */

static void advice_words(const Table *table, WorldAction action, char out[WORDS_MAX]) {
    char first[32], second[32];
    switch ((WorldActionKind)action.kind) {
    case WORLD_ACTION_TAKE:
        i18n_copy(out, WORDS_MAX,
                  action.a == WORLD_FROM_STOCK ? tr("I’d draw a card.")
                                               : tr("I’d take the top card of the discard pile."));
        return;
    case WORLD_ACTION_PLAY_EVENT:
        i18n_copy(out, WORDS_MAX, tr("I’d play this event card."));
        return;
    case WORLD_ACTION_FAST_TRACK:
        i18n_copy(out, WORDS_MAX, tr("I’d play the Fast Track card."));
        return;
    case WORLD_ACTION_PLACE:
        words_card(own_card(table, action.a), first, sizeof first);
        i18n_format(out, WORDS_MAX, tr("I’d put it in place of the {card}."), I18N_TEXT("card", first));
        return;
    case WORLD_ACTION_SWAP:
        words_card(own_card(table, action.a), first, sizeof first);
        words_card(own_card(table, action.b), second, sizeof second);
        i18n_format(out, WORDS_MAX, tr("I’d swap the {first} and the {second}."), I18N_TEXT("first", first),
                    I18N_TEXT("second", second));
        return;
    case WORLD_ACTION_TRADE:
        words_card(table->view.seat[action.a].row[action.b], first, sizeof first);
        words_card(own_card(table, action.c), second, sizeof second);
        i18n_format(out, WORDS_MAX, tr("I’d take the {first} from {name} and give the {second} in return."),
                    I18N_TEXT("first", first), I18N_TEXT("name", name_of(table, action.a)),
                    I18N_TEXT("second", second));
        return;
    case WORLD_ACTION_KEEP:
        words_card(table->view.hand[action.a], first, sizeof first);
        words_card(own_card(table, action.b), second, sizeof second);
        i18n_format(out, WORDS_MAX, tr("I’d put the {first} in place of the {second}."), I18N_TEXT("first", first),
                    I18N_TEXT("second", second));
        return;
    case WORLD_ACTION_NAME:
        i18n_format(out, WORDS_MAX, tr("I’d choose {name}."), I18N_TEXT("name", name_of(table, action.a)));
        return;
    case WORLD_ACTION_ANSWER:
    case WORLD_ACTION_NEXT_STAGE:
        out[0] = '\0';
        return;
    }
}

static void reason_words(const Table *table, const WorldHint *hint, char out[WORDS_MAX]) {
    char card[32], given[32];
    words_card(hint->card, card, sizeof card);
    words_card(hint->given, given, sizeof given);
    i18n_format(out, WORDS_MAX, tr(world_ai_hint_message(hint)), I18N_TEXT("card", card), I18N_TEXT("given", given),
                I18N_NUMBER("low", hint->low), I18N_NUMBER("high", hint->high), I18N_NUMBER("missing", hint->missing),
                I18N_NUMBER("fields", hint->fields), I18N_TEXT("player", name_of(table, hint->player)));
}

void words_hint(const Table *table, const WorldHint *hint, char out[WORDS_MAX]) {
    char advice[WORDS_MAX], reason[WORDS_MAX];
    advice_words(table, hint->action, advice);
    reason_words(table, hint, reason);
    i18n_format(out, WORDS_MAX, tr("{advice} {reason}"), I18N_TEXT("advice", advice), I18N_TEXT("reason", reason));
}
