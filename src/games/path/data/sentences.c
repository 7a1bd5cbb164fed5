#include "games/path/data/sentences.h"

#include "games/path/data/board.h"

const char *path_sentence_of_refusal(PathRefusal refusal) {
    switch (refusal) {
    case PATH_ACCEPTED:
        return "This can be done.";
    case PATH_REFUSED_GAME_OVER:
        return "The game is over.";
    case PATH_REFUSED_NO_SUCH_ACTION:
        return "There is no such action.";
    case PATH_REFUSED_NO_SUCH_PLAYER:
        return "There is no such player.";
    case PATH_REFUSED_CLOSED:
        return "This player has closed the round and must reopen it first.";
    case PATH_REFUSED_NOT_CLOSED:
        return "This player has not closed the round: there is nothing to take back.";
    case PATH_REFUSED_NO_SUCH_END:
        return "A path grows at one of its two ends only.";
    case PATH_REFUSED_ONE_END:
        return "A path that is a single cell grows at end b.";
    case PATH_REFUSED_PASS_END:
        return "A line without cells is a pass and has end b.";
    case PATH_REFUSED_TOO_LONG:
        return "The line has more cells than the card has fields.";
    case PATH_REFUSED_NO_SUCH_CELL:
        return "The board has the cells 0 to 60 only.";
    case PATH_REFUSED_NOT_BESIDE:
        return "Each cell of a line must be a neighbour of the one before it.";
    case PATH_REFUSED_TAKEN:
        return "No cell is entered twice.";
    case PATH_REFUSED_NO_FIELD:
        return "The card has no field left of a colour the line needs.";
    }
    return "This is refused.";
}

const char *path_sentence_of_setup_fault(PathSetupFault fault) {
    switch (fault) {
    case PATH_SETUP_FINE:
        return "This can be played.";
    case PATH_SETUP_PLAYERS:
        return "A game needs one to four players.";
    case PATH_SETUP_BOARD:
        return "The board cannot be played on.";
    case PATH_SETUP_DECK:
        return "The order of the cards must name each of the 15 cards once.";
    case PATH_SETUP_STARTS:
        return "Each player needs one of the four starts, no two the same.";
    }
    return "This cannot be played.";
}

bool path_sentence_check_board(const PathBoard *board, DataError *error) {
    int where = 0;
    switch (path_board_check(board, &where)) {
    case PATH_BOARD_FINE:
        return true;
    case PATH_BOARD_CELL:
        data_fail(error, "Cell %d of the board must have one colour.", where);
        return false;
    case PATH_BOARD_COLOUR:
        data_fail(error, "The board must have at least one %s cell.", path_colour_names[where]);
        return false;
    case PATH_BOARD_NUMBER_OFF:
        data_fail(error, "The number %d must stand on one of the cells 0 to 60.", where);
        return false;
    case PATH_BOARD_NUMBERS_TOGETHER:
        data_fail(error, "The number %d must not stand on the cell of another number.", where);
        return false;
    case PATH_BOARD_NUMBER_NOT_ON_RIM:
        data_fail(error, "The number %d must stand on the rim, like all from 5 to 10.", where);
        return false;
    case PATH_BOARD_NUMBER_NOT_INSIDE:
        data_fail(error, "The number %d must stand inside, not on the rim, like all from 2 to 4.", where);
        return false;
    case PATH_BOARD_START_APART:
        data_fail(error, "Start %d of the board must be a neighbour of the middle cell, 30.", where);
        return false;
    case PATH_BOARD_STARTS_TOGETHER:
        data_fail(error, "Start %d of the board must not be the cell of another start.", where);
        return false;
    case PATH_BOARD_START_ON_NUMBER:
        data_fail(error, "Start %d of the board must not have a number.", where);
        return false;
    case PATH_BOARD_CARD_COLOURS:
        data_fail(error, "Card %d of the board must show four different colours, at most one of them twice.", where);
        return false;
    case PATH_BOARD_CARD_ORDER:
        data_fail(error, "Card %d of the board must show its equal colours side by side.", where);
        return false;
    case PATH_BOARD_CARD_TWICE:
        data_fail(error, "Card %d of the board must not have the four colours of another card.", where);
        return false;
    }
    data_fail(error, "The board cannot be played on.");
    return false;
}

bool path_sentence_check_setup(const PathSetup *setup, DataError *error) {
    PathSetupFault fault = path_setup_check(setup);
    if (fault == PATH_SETUP_FINE) {
        return true;
    }
    if (fault == PATH_SETUP_BOARD) {
        return path_sentence_check_board(&setup->board, error);
    }
    data_fail(error, "%s", path_sentence_of_setup_fault(fault));
    return false;
}
