#include "kiosk/fleet_inside.h"

#include "i18n/i18n.h"
#include "platform/wall.h"
#include "store/fleet.h"

#include <stdio.h>
#include <string.h>

/* For the staff panel. Reasons come from the server and its program, and stay as they are. */

static void explain_link(char *out, size_t size) {
    const FleetStatus *status = &fleet.status;
    char clock[16];
    WallTime since = wall_time(status->since);
    snprintf(clock, sizeof clock, "%02d:%02d", since.hour, since.minute);
    switch (status->link) {
    case FLEET_UNHEARD:
        /* TRANSLATORS: schott-world-fleet is the name of a program */
        i18n_copy(out, size, tr("schott-world-fleet isn’t running: nothing is sent to the server."));
        return;
    case FLEET_FINE:
        i18n_copy(out, size, tr("Connected to the server."));
        return;
    case FLEET_AWAY:
        /* TRANSLATORS: {time} is such as 14:05, {reason} an English message */
        i18n_format(out, size, tr("No connection to the server since {time}: {reason}"), I18N_TEXT("time", clock),
                    I18N_TEXT("reason", status->reason));
        return;
    case FLEET_NO_ROOM:
        i18n_format(out, size, tr("schott-world-fleet can’t write to its folder: {reason}"),
                    I18N_TEXT("reason", status->reason));
        return;
    }
}

static void explain_waiting(int64_t waiting, char *out, size_t size) {
    if (waiting == 0) {
        i18n_copy(out, size, tr("Everything has been sent."));
        return;
    }
    /* TRANSLATORS: what happened at this stand, on its way to the server */
    i18n_format(out, size,
                trn("{n} event is waiting to be sent.", "{n} events are waiting to be sent.", (unsigned long)waiting),
                I18N_NUMBER("n", waiting));
}

static void explain_refused(char *out, size_t size) {
    i18n_format(out, size,
                trn("The server refused {n} event. Reason: {reason}",
                    "The server refused {n} events. Most recent reason: {reason}", (unsigned long)fleet.status.refused),
                I18N_NUMBER("n", fleet.status.refused), I18N_TEXT("reason", fleet.status.last));
}

static void explain_hall(char *out, size_t size) {
    if (fleet.fault[0] != '\0') {
        i18n_format(out, size, tr("The other stands’ hall of fame can’t be read and is ignored: {reason}"),
                    I18N_TEXT("reason", fleet.fault));
    } else if (fleet.has_hall) {
        i18n_copy(out, size, tr("The hall of fame shows all stands."));
    } else {
        i18n_copy(out, size, tr("The hall of fame shows only this stand."));
    }
}

bool fleet_explain(Store *store, int line, char *out, size_t size, bool *is_bad) {
    *is_bad = false;
    if (!fleet.is_configured) {
        return false;
    }
    switch (line) {
    case 0:
        *is_bad = fleet.status.link != FLEET_FINE;
        explain_link(out, size);
        return true;
    case 1:
        explain_waiting(store_fleet_waiting(store), out, size);
        return true;
    case 2:
        *is_bad = fleet.fault[0] != '\0';
        explain_hall(out, size);
        return true;
    case 3:
        *is_bad = true;
        explain_refused(out, size);
        return fleet.status.refused > 0;
    default:
        return false;
    }
}
