#include "kiosk/watch.h"

#include "platform/clock.h"
#include "platform/disk.h"
#include "platform/notify.h"
#include "platform/paths.h"

#include <stdint.h>
#include <stdlib.h>

/* WATCHDOG_PID is left alone: in a kiosk session it is the compositor's, and the service takes anybody's word
 * (NotifyAccess=all). Real time throughout: systemd knows no other. */

static uint64_t every; /* us; 0: nobody waits for it */
static uint64_t last;

void watch_begin(void) {
    const char *text = getenv("WATCHDOG_USEC");
    unsigned long long wanted = text != NULL ? strtoull(text, NULL, 10) : 0;
    every = wanted / 2;
    last = clock_real_us();
    watch_panel(false); /* a game that was killed left it open */
    notify_send("READY=1");
    if (every > 0) {
        notify_send("WATCHDOG=1");
    }
}

void watch_alive(void) {
    uint64_t now = clock_real_us();
    if (every == 0 || now - last < every / 2) {
        return;
    }
    last = now;
    notify_send("WATCHDOG=1");
}

double watch_wakes_in(void) {
    if (every == 0) {
        return -1;
    }
    uint64_t since = clock_real_us() - last;
    return since < every ? (double)(every - since) / 1000 : 0;
}

static void mark(const char *name, bool is_there) {
    const char *folder = getenv("RUNTIME_DIRECTORY");
    char path[PATH_BYTES];
    if (folder == NULL || folder[0] == '\0' || !path_join(path, folder, name)) {
        return;
    }
    if (is_there) {
        (void)disk_replace(path, "", 0, DISK_FOR_US);
    } else {
        (void)disk_remove(path);
    }
}

void watch_stays_down(void) {
    mark("ended", true);
}

void watch_panel(bool is_open) {
    mark("panel", is_open);
}

void watch_ends(void) {
    every = 0;
    notify_send("STOPPING=1");
}
