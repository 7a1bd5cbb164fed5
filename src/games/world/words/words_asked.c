/* What is asked now, and of whom. Every sentence about somebody names them, so that it can be turned in any language.
 */
#include "games/world/words/said.h"

#include "i18n/i18n.h"

static bool has_events(const WorldView *view) {
    const WorldSeat *seat = &view->seat[view->active];
    return seat->event[0] == WORLD_HELD_FACE_DOWN || seat->event[1] == WORLD_HELD_FACE_DOWN;
}

static const char *asked_of_person(const WorldView *view) {
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

static const char *asked_of_computer(const WorldView *view) {
    switch ((WorldAwaitingKind)view->awaiting) {
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
        return asked_of_person(view);
    }
    return "";
}

void words_awaited(const Session *session, const WorldView *view, char out[WORDS_MAX]) {
    int player = view->awaited_player;
    const char *name = player < view->players ? session_seat(session, player)->name : "";
    i18n_format(out, WORDS_MAX, session_plays_here(session, player) ? asked_of_person(view) : asked_of_computer(view),
                I18N_TEXT("name", name));
}

const char *words_first(WorldAwaitingKind awaited) {
    switch (awaited) {
    case WORLD_AWAITING_TURN:
        return tr("First draw a card, take the top discard or play an event.");
    case WORLD_AWAITING_PLACE:
        return tr("First swap the card you took for one in your row.");
    case WORLD_AWAITING_SWAP:
        return tr("First swap two cards in your row.");
    case WORLD_AWAITING_TRADE:
        return tr("First choose another player’s card and one of your own.");
    case WORLD_AWAITING_TAKE_TWO:
        return tr("First choose one of the two cards and the card it replaces.");
    case WORLD_AWAITING_NAME:
        return tr("First choose the player who has to swap.");
    case WORLD_AWAITING_QUESTION:
        return tr("First, the question has to be answered.");
    case WORLD_AWAITING_STAGE_OVER:
    case WORLD_AWAITING_OVER:
        return tr("The stage is over.");
    }
    return tr("Not now: there’s something else to do first.");
}
