#include "data/world/sentences.h"

const char *sentence_of_refusal(WorldRefusal refusal) {
    switch (refusal) {
    case WORLD_ACCEPTED:
        return "This can be done.";
    case WORLD_REFUSED_GAME_OVER:
        return "The game is over.";
    case WORLD_REFUSED_NOT_NOW:
        return "Something else is to be done now.";
    case WORLD_REFUSED_NO_SUCH_ACTION:
        return "There is no such action.";
    case WORLD_REFUSED_NO_SUCH_PILE:
        return "A card can be taken from the stock or from the discard only.";
    case WORLD_REFUSED_NO_SUCH_SLOT:
        return "A row has nine slots only.";
    case WORLD_REFUSED_SAME_SLOT:
        return "A swap needs two different slots.";
    case WORLD_REFUSED_NO_SUCH_PLAYER:
        return "There is no such player.";
    case WORLD_REFUSED_ONESELF:
        return "It must be another player.";
    case WORLD_REFUSED_NO_SUCH_EVENT:
        return "A player holds two event cards only.";
    case WORLD_REFUSED_EVENT_PLAYED:
        return "This event card has been played already.";
    case WORLD_REFUSED_NO_SUCH_CARD:
        return "There is no such card in the hand.";
    case WORLD_REFUSED_NO_SUCH_ANSWER:
        return "A question has three answers only.";
    case WORLD_REFUSED_FAST_TRACK_GONE:
        return "The Fast Track card has been played already.";
    case WORLD_REFUSED_FAST_TRACK_LATE:
        return "The Fast Track card must be played before the first exchange of a stage.";
    }
    return "This is refused.";
}

const char *sentence_of_setup_fault(WorldSetupFault fault) {
    switch (fault) {
    case WORLD_SETUP_FINE:
        return "This can be played.";
    case WORLD_SETUP_PLAYERS:
        return "A game needs two to four players.";
    case WORLD_SETUP_STARTER:
        return "The starter must be one of the players.";
    case WORLD_SETUP_TRACK:
        return "The track cannot be played on.";
    case WORLD_SETUP_QUESTIONS:
        return "A game needs 1 to 250 questions.";
    case WORLD_SETUP_RIGHT_ANSWER:
        return "The right answer of a question must be one of its three.";
    case WORLD_SETUP_DEAL_CARDS:
        return "The rows, the discard and the stock of a deal must together be exactly the deck for its players.";
    case WORLD_SETUP_DEAL_DISCARD:
        return "The discard of a deal must have at least one card.";
    case WORLD_SETUP_DEAL_EVENTS:
        return "A deal must have at most two of each event card.";
    case WORLD_SETUP_DEAL_FIELDS:
        return "The figurines of a deal must stand before the goal, no two on one field but the start.";
    case WORLD_SETUP_DEAL_FAST_TRACK:
        return "A Fast Track card of a deal must be held or spent.";
    }
    return "This cannot be played.";
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
    data_fail(error, "The track cannot be played on.");
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
        return "Own swap";
    case WORLD_EVENT_ALL_SWAP:
        return "Everybody swaps";
    case WORLD_EVENT_ADVANCE_2:
        return "Two ahead";
    case WORLD_EVENT_ALL_ADVANCE_1:
        return "All one ahead";
    case WORLD_EVENT_TRADE:
        return "Trade";
    case WORLD_EVENT_PASS_LEFT:
        return "Pass to the left";
    case WORLD_EVENT_SHIFT_SEATS:
        return "Change seats";
    case WORLD_EVENT_TAKE_TWO:
        return "Take two";
    case WORLD_EVENT_MAKE_SWAP:
        return "Make somebody swap";
    case WORLD_EVENT_QUIZ:
        return "Quiz";
    }
    return "";
}
