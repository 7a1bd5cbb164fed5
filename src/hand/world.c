/* World on a phone: one's own row in three by three, the piles, events, Fast Track, questions. */
#include "hand/inside.h"

#include "games/world/words/said.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>

enum { NEWS = 5, SLOT_BITS = 4 };

static const WorldView *view_of(const Hand *hand) {
    return world_session_view(hand->session);
}

static bool is_awaited(const Hand *hand) {
    const WorldView *view = view_of(hand);
    return view->awaited_player == show_seat(hand) && view->awaiting != WORLD_AWAITING_OVER &&
           !session_is_waiting(hand->session);
}

static bool awaits(const Hand *hand, WorldAwaitingKind kind) {
    return is_awaited(hand) && view_of(hand)->awaiting == kind;
}

/* What was touched is about a moment that is over. */
static void forget_old_picks(Hand *hand) {
    static const WorldPick NOTHING = {HAND_NONE, HAND_NONE, HAND_NONE, HAND_NONE, HAND_NONE, false, 0};
    size_t actions = session_actions(hand->session) + 1;
    int count = session_history_count(hand->session);
    hand->seen = hand->seen <= count ? hand->seen : 0; /* steps may have been taken back */
    if (hand->pick.actions != actions) {
        hand->pick = NOTHING;
        hand->pick.actions = actions;
    }
}

/* --- cards -------------------------------------------------------------------------------------------------------- */

static cJSON *card_shown(const char *key, int n, WorldCard card, const char *label, bool on, bool is_picked) {
    cJSON *out = show_key(key, n, label);
    cJSON_AddNumberToObject(out, "card", card);
    cJSON_AddBoolToObject(out, "on", on);
    cJSON_AddBoolToObject(out, "picked", is_picked);
    return out;
}

static void label_of_slot(const Hand *hand, int player, int slot, char out[HAND_WORDS]) {
    char card[32];
    words_card(view_of(hand)->seat[player].row[slot], card, sizeof card);
    if (player == show_seat(hand)) {
        i18n_format(out, HAND_WORDS, tr("Slot {n}: {card}"), I18N_NUMBER("n", slot + 1), I18N_TEXT("card", card));
    } else {
        i18n_format(out, HAND_WORDS, tr("{name}, slot {n}: {card}"),
                    I18N_TEXT("name", session_seat(hand->session, player)->name), I18N_NUMBER("n", slot + 1),
                    I18N_TEXT("card", card));
    }
}

static bool row_is_on(const Hand *hand) {
    return awaits(hand, WORLD_AWAITING_PLACE) || awaits(hand, WORLD_AWAITING_SWAP) ||
           awaits(hand, WORLD_AWAITING_TRADE) || awaits(hand, WORLD_AWAITING_TAKE_TWO);
}

static void show_row(const Hand *hand, cJSON *out) {
    char label[HAND_WORDS];
    int seat = show_seat(hand);
    cJSON *row = cJSON_AddObjectToObject(out, "row"), *cards = cJSON_AddArrayToObject(row, "cards");
    cJSON_AddStringToObject(row, "label", tr("Your row"));
    for (int slot = 0; seat != SESSION_NOBODY && slot < WORLD_ROW; slot++) {
        label_of_slot(hand, seat, slot, label);
        cJSON_AddItemToArray(cards, card_shown("row", slot, view_of(hand)->seat[seat].row[slot], label, row_is_on(hand),
                                               hand->pick.own == slot));
    }
}

static void show_piles(const Hand *hand, cJSON *out) {
    const WorldView *view = view_of(hand);
    char label[HAND_WORDS], card[32];
    bool on = awaits(hand, WORLD_AWAITING_TURN);
    i18n_format(label, sizeof label, tr("Draw pile · {n}"), I18N_NUMBER("n", view->stock_count));
    cJSON *stock = show_key("stock", 0, label);
    cJSON_AddNumberToObject(stock, "count", view->stock_count);
    cJSON_AddBoolToObject(stock, "on", on);
    cJSON_AddItemToObject(out, "stock", stock);
    if (view->discard_count > 0) {
        WorldCard top = view->discard[view->discard_count - 1];
        words_card(top, card, sizeof card);
        i18n_format(label, sizeof label, tr("Discard pile: {card}"), I18N_TEXT("card", card));
        cJSON_AddItemToObject(out, "discard", card_shown("discard", 0, top, label, on, false));
    } else {
        cJSON_AddItemToObject(out, "discard", show_key("discard", 0, tr("Discard pile")));
    }
    cJSON *taken = cJSON_AddArrayToObject(out, "taken");
    for (int i = 0; i < view->hand_count; i++) {
        words_card(view->hand[i], card, sizeof card);
        bool chooses = awaits(hand, WORLD_AWAITING_TAKE_TWO) && view->hand_count == 2;
        cJSON_AddItemToArray(taken, card_shown("hand", i, view->hand[i], card, chooses, hand->pick.hand == i));
    }
}

/* Other people's rows, where one of their cards is to be chosen. */
static void show_others(const Hand *hand, cJSON *out) {
    const WorldView *view = view_of(hand);
    char label[HAND_WORDS];
    cJSON *others = cJSON_AddArrayToObject(out, "others");
    for (int p = 0; awaits(hand, WORLD_AWAITING_TRADE) && p < view->players; p++) {
        if (p == show_seat(hand)) {
            continue;
        }
        cJSON *other = cJSON_CreateObject(), *cards = cJSON_AddArrayToObject(other, "cards");
        const char *name = session_seat(hand->session, p)->name;
        i18n_format(label, sizeof label, tr("{name}’s row"), I18N_TEXT("name", name));
        cJSON_AddStringToObject(other, "label", label);
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            label_of_slot(hand, p, slot, label);
            bool is_picked = hand->pick.other == p && hand->pick.slot == slot;
            cJSON_AddItemToArray(
                cards, card_shown("other", p << SLOT_BITS | slot, view->seat[p].row[slot], label, true, is_picked));
        }
        cJSON_AddItemToArray(others, other);
    }
}

/* --- events and Fast Track ---------------------------------------------------------------------------------------- */

/* What one's event card was that has been played in this stage; none: it has not been. */
static WorldEventCard played(const Hand *hand, int player, int slot) {
    const WorldEvent *event;
    for (int i = session_history_count(hand->session) - 1; (event = world_session_history(hand->session, i)) != NULL;
         i--) {
        if (event->kind == WORLD_HAPPENED_STAGE) {
            break;
        }
        if (event->kind == WORLD_HAPPENED_EVENT_SHOWN && event->player == player && event->held.slot == slot) {
            return (WorldEventCard)event->held.event;
        }
    }
    return WORLD_EVENT_NONE;
}

static void show_events(const Hand *hand, cJSON *out) {
    const WorldView *view = view_of(hand);
    int seat = show_seat(hand);
    cJSON *events = cJSON_AddArrayToObject(out, "events");
    for (int slot = 0; seat != SESSION_NOBODY && world_session_has_events(hand->session) && slot < WORLD_HELD_EVENTS;
         slot++) {
        bool is_down = view->seat[seat].event[slot] == WORLD_HELD_FACE_DOWN;
        WorldEventCard face = is_down ? WORLD_EVENT_NONE : played(hand, seat, slot);
        cJSON *item = show_key("event", slot, face != WORLD_EVENT_NONE ? words_event_name(face) : tr("Event card"));
        cJSON_AddNumberToObject(item, "face", face);
        cJSON_AddBoolToObject(item, "down", is_down);
        cJSON_AddBoolToObject(item, "on", is_down && awaits(hand, WORLD_AWAITING_TURN));
        cJSON_AddBoolToObject(item, "picked", hand->pick.event == slot);
        cJSON_AddItemToArray(events, item);
    }
}

static const char *label_of_ticket(WorldFastTrack state) {
    switch (state) {
    case WORLD_FAST_TRACK_HELD:
        return tr("Fast Track");
    case WORLD_FAST_TRACK_RUNNING:
        return tr("Fast Track: × 2");
    case WORLD_FAST_TRACK_SPENT:
        return tr("Fast Track: used");
    }
    return "";
}

static void show_fast_track(const Hand *hand, cJSON *out) {
    int seat = show_seat(hand);
    if (seat != SESSION_NOBODY) {
        WorldFastTrack state = (WorldFastTrack)view_of(hand)->seat[seat].fast_track;
        cJSON *ticket = show_key("fast_track", 0, label_of_ticket(state));
        cJSON_AddNumberToObject(ticket, "state", (double)state);
        cJSON_AddBoolToObject(ticket, "on", world_view_may_fast_track(view_of(hand), seat));
        cJSON_AddBoolToObject(ticket, "picked", hand->pick.fast_track);
        cJSON_AddItemToObject(out, "fast_track", ticket);
    }
}

/* --- questions ---------------------------------------------------------------------------------------------------- */

/* The last question and the answer to it, if they have not been looked away from; NULL: there is none. */
static const WorldEvent *question_in_sight(const Hand *hand, const WorldEvent **answer) {
    const WorldEvent *event;
    *answer = NULL;
    for (int i = session_history_count(hand->session) - 1;
         i >= hand->seen && (event = world_session_history(hand->session, i)) != NULL; i--) {
        if (event->kind == WORLD_HAPPENED_QUESTION) {
            return event;
        }
        *answer = event->kind == WORLD_HAPPENED_ANSWER ? event : *answer;
    }
    return NULL;
}

static void show_answers(const Hand *hand, const WorldSessionQuestion *question, const WorldEvent *answer,
                         cJSON *answers) {
    for (int i = 0; i < WORLD_ANSWERS; i++) {
        bool is_chosen = answer != NULL && question->choice[i] == answer->answer.choice;
        bool is_right = answer != NULL && question->choice[i] == answer->answer.right;
        cJSON *item = show_key("answer", i, question->answer[i]);
        cJSON_AddBoolToObject(item, "on", answer == NULL && awaits(hand, WORLD_AWAITING_QUESTION));
        cJSON_AddStringToObject(item, "state", is_right ? "right" : is_chosen ? "wrong" : "");
        cJSON_AddItemToArray(answers, item);
    }
}

/* Everybody may guess along. */
static void show_question(const Hand *hand, cJSON *out) {
    WorldSessionQuestion question;
    char text[2 * HAND_WORDS];
    const WorldEvent *answer, *asked = question_in_sight(hand, &answer);
    if (asked == NULL) {
        return;
    }
    world_session_question(hand->session, asked->question.index, &question);
    if (question.question[0] == '\0') {
        return;
    }
    cJSON *box = cJSON_AddObjectToObject(out, "question");
    i18n_format(text, sizeof text, tr("Question for {name}:"),
                I18N_TEXT("name", session_seat(hand->session, asked->player)->name));
    cJSON_AddStringToObject(box, "title", text);
    cJSON_AddStringToObject(box, "text", question.question);
    cJSON_AddBoolToObject(box, "mine", asked->player == show_seat(hand));
    show_answers(hand, &question, answer, cJSON_AddArrayToObject(box, "answers"));
    if (answer != NULL) {
        bool is_right = answer->answer.choice == answer->answer.right;
        i18n_format(text, sizeof text, is_right ? tr("Right! {explanation}") : tr("Not quite. {explanation}"),
                    I18N_TEXT("explanation", question.explanation));
        cJSON_AddStringToObject(box, "told", text);
        cJSON_AddItemToObject(box, "go_on", show_key("go_on", 0, tr("Continue")));
    }
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

static void show_news(const Hand *hand, cJSON *out) {
    char line[WORDS_MAX];
    cJSON *news = cJSON_AddArrayToObject(out, "news");
    int count = session_history_count(hand->session);
    for (int i = count - 1; i >= 0 && cJSON_GetArraySize(news) < NEWS; i--) {
        if (words_log_at(hand->session, i, line)) {
            cJSON_InsertItemInArray(news, 0, cJSON_CreateString(line));
        }
    }
    cJSON_AddNumberToObject(out, "happened", count);
}

/* What there is to say about a card that is to be played, or where to look while others play. */
static void show_aside(const Hand *hand, cJSON *out) {
    char aside[HAND_WORDS];
    if (hand->pick.fast_track) {
        i18n_format(aside, sizeof aside, tr("Play {name}’s Fast Track card? It can be played only once in a game."),
                    I18N_TEXT("name", session_seat(hand->session, show_seat(hand))->name));
        cJSON_AddStringToObject(out, "aside", aside);
    } else if (hand->pick.event != HAND_NONE) {
        cJSON_AddStringToObject(out, "aside", tr("Nobody knows what it is until it’s played."));
    } else if (!is_awaited(hand) && !session_is_over(hand->session) &&
               view_of(hand)->awaiting != WORLD_AWAITING_STAGE_OVER) {
        cJSON_AddStringToObject(out, "aside", tr("Look at the big screen"));
    }
}

static void show_asked(const Hand *hand, cJSON *out) {
    const WorldView *view = view_of(hand);
    char asked[WORDS_MAX] = "";
    if (view->stage > 0 && view->awaiting != 0) {
        words_awaited(hand->session, view, asked);
    }
    cJSON_AddStringToObject(out, "say", asked);
    cJSON_AddBoolToObject(out, "mine", is_awaited(hand) && view->awaiting != WORLD_AWAITING_STAGE_OVER);
    show_aside(hand, out);
    i18n_format(asked, sizeof asked, tr("Stage {n}"), I18N_NUMBER("n", view->stage));
    cJSON_AddStringToObject(out, "stage_name", asked);
}

static void show_race(const Hand *hand, cJSON *out) {
    const WorldView *view = view_of(hand);
    char label[HAND_WORDS];
    cJSON *item;
    int p = 0;
    cJSON_ArrayForEach(item, cJSON_GetObjectItemCaseSensitive(out, "seats")) {
        int field = view->seat[p].field;
        i18n_format(label, sizeof label, tr("Space {n} / {goal}"), I18N_NUMBER("n", field),
                    I18N_NUMBER("goal", view->track.goal));
        cJSON_AddNumberToObject(item, "value", field);
        cJSON_AddNumberToObject(item, "part", view->track.goal > 0 ? (double)field / view->track.goal : 0);
        cJSON_AddStringToObject(item, "label", label);
        cJSON_AddBoolToObject(item, "turn", view->awaited_player == p && !session_is_over(hand->session));
        if (awaits(hand, WORLD_AWAITING_NAME) && p != show_seat(hand)) {
            cJSON_AddStringToObject(item, "key", "name");
        }
        p++;
    }
}

static void show_ranking(const Hand *hand, cJSON *out) {
    const WorldView *view = view_of(hand);
    uint8_t field[WORLD_PLAYERS_MAX], place[WORLD_PLAYERS_MAX];
    char label[HAND_WORDS], number[16];
    if (!session_is_over(hand->session)) {
        return;
    }
    for (int p = 0; p < view->players; p++) {
        field[p] = view->seat[p].field;
    }
    int places = world_rank(view->players, view->winners, field, place);
    cJSON *ranking = cJSON_AddArrayToObject(out, "ranking");
    for (int at = 0; at < places; at++) {
        for (int p = 0; p < view->players; p++) {
            if (place[p] == at) {
                snprintf(number, sizeof number, "%d", at + 1);
                i18n_format(label, sizeof label, tr("No. {place}, space {field}"), I18N_TEXT("place", number),
                            I18N_NUMBER("field", field[p]));
                cJSON *item = show_key("ranking", p, label);
                cJSON_AddNumberToObject(item, "place", at + 1);
                cJSON_AddItemToArray(ranking, item);
            }
        }
    }
}

static void show_keys(const Hand *hand, cJSON *out) {
    cJSON *keys = cJSON_AddArrayToObject(out, "keys");
    if (hand->pick.event != HAND_NONE || hand->pick.fast_track) {
        show_add_key(keys, "play", 0, tr("Play it"), true);
    }
    if (view_of(hand)->awaiting == WORLD_AWAITING_STAGE_OVER && show_seat(hand) != SESSION_NOBODY &&
        !session_is_waiting(hand->session)) {
        show_add_key(keys, "next", 0, tr("Next stage"), true);
    }
    if (session_can_undo(hand->session)) {
        show_add_key(keys, "undo", 0, tr("Undo"), false);
    }
}

void world_hand_show(Hand *hand, cJSON *out) {
    forget_old_picks(hand);
    show_asked(hand, out);
    show_race(hand, out);
    show_row(hand, out);
    show_piles(hand, out);
    show_others(hand, out);
    show_events(hand, out);
    show_fast_track(hand, out);
    show_question(hand, out);
    show_news(hand, out);
    show_ranking(hand, out);
    show_keys(hand, out);
}
