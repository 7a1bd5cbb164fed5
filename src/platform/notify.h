/* Service notifications for systemd; without systemd, nothing happens. */
#ifndef PLATFORM_NOTIFY_H
#define PLATFORM_NOTIFY_H

#include <stdbool.h>

/* One datagram such as "READY=1" to the socket in the environment's NOTIFY_SOCKET. False: there is none, or it could
 * not be sent. Never blocks. */
bool notify_send(const char *text);

#endif
