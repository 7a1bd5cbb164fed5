/* Error messages about games that were read, for players; details that only help developers go to standard error. */
#include "play/session_inside.h"

#include "i18n/i18n.h"

#include <stdio.h>

/* Each follows a colon: "This game can’t be replayed: {reason}". */
static const char *sentence_of(DataFaultKind kind) {
    switch (kind) {
    case DATA_FAULT_CONTENT:
        return tr("something in it is missing or wrong.");
    case DATA_FAULT_CLOSED:
        return tr("the file can’t be opened.");
    case DATA_FAULT_LARGE:
        return tr("the file is too large.");
    case DATA_FAULT_FORM:
        return tr("it’s damaged, or it isn’t a game at all.");
    case DATA_FAULT_RULES:
        return tr("one of its moves is against the rules.");
    case DATA_FAULT_PLAYERS:
        return tr("its players are unknown.");
    case DATA_FAULT_GAME:
        return tr("it’s a different kind of game.");
    case DATA_FAULT_NEWER:
        return tr("it comes from a newer version of the game.");
    case DATA_FAULT_NO_PACK:
        /* TRANSLATORS: follows "The board can’t be used:"; a question pack is a company's own questions and boards */
        return tr("it belongs to a question pack that isn’t in use.");
    case DATA_FAULT_END:
        return tr("it doesn’t end the way it was recorded.");
    }
    return tr("it’s damaged.");
}

const char *session_explain(const DataError *fault) {
    fprintf(stderr, "%s\n", fault->text);
    return sentence_of(fault->kind);
}
