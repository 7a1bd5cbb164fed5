/* What went wrong, as a sentence. */
#include "visit/inside.h"

#include "i18n/i18n.h"

#include <string.h>

/* Without "ws://": as people say it. */
static const char *host_name(const Visit *visit) {
    const char *name = strstr(visit->place.address, "://");
    return name != NULL ? name + 3 : visit->place.address;
}

static const char *line_sentence(LineFault fault) {
    switch (fault) {
    case LINE_FINE:
        break;
    case LINE_NO_ADDRESS:
        return tr("{host} is no address of a host.");
    case LINE_NO_HOST:
        return tr("Nobody answers at {host}. Is the address right, and are you on the same network?");
    case LINE_UNTRUSTED:
        return tr("The certificate of {host} is not one that this computer trusts.");
    case LINE_NOT_OURS:
        return tr("There is something at {host}, but it hosts no tables.");
    case LINE_BROKEN:
        return tr("The connection to {host} has been lost.");
    }
    return "";
}

static const char *why_sentence(FarWhy why) {
    switch (why) {
    case FAR_CODE:
        return tr("There is no table with this code.");
    case FAR_FULL:
        return tr("Every seat at this table is taken.");
    case FAR_NOT_YOURS:
        return tr("This seat belongs to somebody else.");
    case FAR_SLOW_DOWN:
        return tr("Too many tries from here. Wait a minute, then try again.");
    case FAR_VERSION:
        return tr("The host at {host} runs another version of the game.");
    case FAR_ELSEWHERE:
        return tr("You are playing on another screen now.");
    case FAR_LATE:
    case FAR_RULES:
    case FAR_NONSENSE:
    case FAR_WHYS:
        break;
    }
    return tr("The host at {host} refused.");
}

void visit_part(Visit *visit, LineFault fault, int why) {
    const char *sentence = why >= 0 ? why_sentence((FarWhy)why) : line_sentence(fault);
    visit->stage = VISIT_PARTED;
    visit->fault = fault;
    visit->why = why;
    i18n_format(visit->trouble, sizeof visit->trouble, sentence, I18N_TEXT("host", host_name(visit)));
    line_close(visit->line);
    visit->line = NULL;
}
