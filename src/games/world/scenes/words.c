#include "games/world/scenes/words.h"

#include "games/world/data/sentences.h"
#include "i18n/i18n.h"
#include "scenes/menus/event_text.h"
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

const char *words_event_name(WorldEventCard card) {
    return card == WORLD_EVENT_NONE ? "" : tr(name_of_event_card(card));
}

const char *words_event_sentence(WorldEventCard card) {
    const char *sentence = event_text(card)->at_table;
    return sentence[0] == '\0' ? "" : tr(sentence);
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

void words_fast_track(const Session *session, int player, char out[WORDS_MAX]) {
    i18n_format(out, WORDS_MAX, tr("{name} plays Fast Track: their cards count double this stage."),
                I18N_TEXT("name", session_seat(session, player)->name));
}

static const char *name_of(const Table *table, int player) {
    return player < table->view.players ? session_seat(table->session, player)->name : "";
}

static bool has_events(const WorldView *view) {
    const WorldSeat *seat = &view->seat[view->active];
    return seat->event[0] == WORLD_HELD_FACE_DOWN || seat->event[1] == WORLD_HELD_FACE_DOWN;
}

static const char *asked_of_person(const Table *table) {
    const WorldView *view = &table->view;
    switch ((WorldAwaitingKind)view->awaiting) {
    case WORLD_AWAITING_TURN:
        return has_events(view) ? tr("{name}, draw a card, take the top discard or play an event")
                                : tr("{name}, draw a card or take the top discard");
    case WORLD_AWAITING_PLACE:
        return tr("{name}, swap it for one of your cards");
    case WORLD_AWAITING_SWAP:
        return tr("{name}, swap two of your cards");
    case WORLD_AWAITING_TRADE:
        return tr("{name}, choose another player’s card and one of yours");
    case WORLD_AWAITING_TAKE_TWO:
        return view->hand_count == 2 ? tr("{name}, choose one of the two and the card it replaces")
                                     : tr("{name}, swap it for one of your cards");
    case WORLD_AWAITING_NAME:
        return tr("{name}, who has to swap two cards?");
    case WORLD_AWAITING_QUESTION:
        return tr("{name} answers a question");
    case WORLD_AWAITING_STAGE_OVER:
        return tr("The stage goes to {name}");
    case WORLD_AWAITING_OVER:
        return tr("The game is over");
    }
    return "";
}

static const char *asked_of_computer(const Table *table) {
    switch ((WorldAwaitingKind)table->view.awaiting) {
    case WORLD_AWAITING_TURN:
        return tr("{name} is thinking");
    case WORLD_AWAITING_PLACE:
    case WORLD_AWAITING_TAKE_TWO:
        return tr("{name} is looking for a spot in the row");
    case WORLD_AWAITING_SWAP:
        return tr("{name} is swapping two cards");
    case WORLD_AWAITING_TRADE:
        return tr("{name} is trading a card");
    case WORLD_AWAITING_NAME:
        return tr("{name} is choosing a player");
    case WORLD_AWAITING_QUESTION:
    case WORLD_AWAITING_STAGE_OVER:
    case WORLD_AWAITING_OVER:
        return asked_of_person(table);
    }
    return "";
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
    const char *message =
        session_plays_here(table->session, player) ? asked_of_person(table) : asked_of_computer(table);
    i18n_format(out, WORDS_MAX, message, I18N_TEXT("name", name_of(table, player)));
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

void words_card(WorldCard card, char *out, size_t size) {
    if (card == WORLD_JOKER) {
        i18n_copy(out, size, tr("joker"));
    } else {
        snprintf(out, size, "%d", card);
    }
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
