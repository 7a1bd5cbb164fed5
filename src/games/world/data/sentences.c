#include "games/world/data/sentences.h"

const char *sentence_of_refusal(WorldRefusal refusal) {
    switch (refusal) {
    case WORLD_ACCEPTED:
        return "You can do that.";
    case WORLD_REFUSED_GAME_OVER:
        return "The game is over.";
    case WORLD_REFUSED_NOT_NOW:
        return "Not now: there’s something else to do first.";
    case WORLD_REFUSED_NO_SUCH_ACTION:
        return "There’s no such action.";
    case WORLD_REFUSED_NO_SUCH_PILE:
        return "You can only take a card from the draw pile or the discard pile.";
    case WORLD_REFUSED_NO_SUCH_SLOT:
        return "A row has only nine slots.";
    case WORLD_REFUSED_SAME_SLOT:
        return "A swap needs two different slots.";
    case WORLD_REFUSED_NO_SUCH_PLAYER:
        return "There’s no such player.";
    case WORLD_REFUSED_ONESELF:
        return "It has to be another player.";
    case WORLD_REFUSED_NO_SUCH_EVENT:
        return "A player has only two event cards.";
    case WORLD_REFUSED_EVENT_PLAYED:
        return "This event card has already been played.";
    case WORLD_REFUSED_NO_SUCH_CARD:
        return "There’s no such card in hand.";
    case WORLD_REFUSED_NO_SUCH_ANSWER:
        return "A question has only three answers.";
    case WORLD_REFUSED_FAST_TRACK_GONE:
        return "The Fast Track card has already been played.";
    case WORLD_REFUSED_FAST_TRACK_LATE:
        return "Fast Track must be played before your first swap of the stage.";
    }
    return "You can’t do that.";
}

const char *sentence_of_setup_fault(WorldSetupFault fault) {
    switch (fault) {
    case WORLD_SETUP_FINE:
        return "This can be played.";
    case WORLD_SETUP_PLAYERS:
        return "A game needs two to four players.";
    case WORLD_SETUP_STARTER:
        return "The starting player must be one of the players.";
    case WORLD_SETUP_TRACK:
        return "The track can’t be played.";
    case WORLD_SETUP_QUESTIONS:
        return "A game needs 1 to 250 questions.";
    case WORLD_SETUP_RIGHT_ANSWER:
        return "The right answer to a question must be one of its three.";
    case WORLD_SETUP_DEAL_CARDS:
        return "A deal’s rows, discard and draw piles must make up exactly the deck for that number of players.";
    case WORLD_SETUP_DEAL_DISCARD:
        return "A deal’s discard pile must have at least one card.";
    case WORLD_SETUP_DEAL_EVENTS:
        return "A deal can have at most two of each event card.";
    case WORLD_SETUP_DEAL_FIELDS:
        return "A deal’s pieces must be short of the finish, and no two can share a space other than the start.";
    case WORLD_SETUP_DEAL_FAST_TRACK:
        return "A deal’s Fast Track cards must be held or spent.";
    case WORLD_SETUP_HOUSE:
        return "A deal can’t have event cards where the house rules leave them out.";
    case WORLD_SETUP_AHEAD:
        return "A head start can’t be more than half the track, and a set-up deal can’t have one.";
    }
    return "This can’t be played.";
}

bool sentence_check_track(const WorldTrack *track, DataError *error) {
    int field = 0;
    WorldTrackFault fault = world_track_check(track, &field);
    switch (fault) {
    case WORLD_TRACK_FINE:
        return true;
    case WORLD_TRACK_GOAL:
        data_fail(error, "The track's goal must be a field from 1 to %d.", WORLD_GOAL_MAX);
        return false;
    case WORLD_TRACK_SITE_ON_END:
        data_fail(error, "Field %d is the start or the goal and must not be a site.", field);
        return false;
    case WORLD_TRACK_SITE_OUTSIDE:
        data_fail(error, "The site on field %d must lie before the goal, field %d.", field, track->goal);
        return false;
    case WORLD_TRACK_SITE_TO_SITE:
        data_fail(error, "The move of the site on field %d must not end on a site, but field %d is one.", field,
                  world_track_site_target(track, field));
        return false;
    }
    data_fail(error, "The track can’t be played.");
    return false;
}

bool sentence_check_setup(const WorldSetup *setup, DataError *error) {
    WorldSetupFault fault = world_setup_check(setup);
    if (fault == WORLD_SETUP_FINE) {
        return true;
    }
    if (fault == WORLD_SETUP_TRACK) {
        return sentence_check_track(&setup->track, error);
    }
    data_fail(error, "%s", sentence_of_setup_fault(fault));
    return false;
}

const char *name_of_event_card(WorldEventCard card) {
    switch (card) {
    case WORLD_EVENT_NONE:
        return "";
    case WORLD_EVENT_SWAP_OWN:
        return "Swap two";
    case WORLD_EVENT_ALL_SWAP:
        return "Everyone swaps";
    case WORLD_EVENT_ADVANCE_2:
        return "Move two";
    case WORLD_EVENT_ALL_ADVANCE_1:
        return "All move one";
    case WORLD_EVENT_TRADE:
        return "Trade";
    case WORLD_EVENT_PASS_LEFT:
        return "Pass left";
    case WORLD_EVENT_SHIFT_SEATS:
        return "Change seats";
    case WORLD_EVENT_TAKE_TWO:
        return "Take two";
    case WORLD_EVENT_MAKE_SWAP:
        return "Force a swap";
    case WORLD_EVENT_QUIZ:
        return "Quiz";
    }
    return "";
}
