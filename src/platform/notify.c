#include "platform/notify.h"

#ifdef _WIN32
bool notify_send(const char *text) {
    (void)text;
    return false;
}
#else
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

bool notify_send(const char *text) {
    const char *path = getenv("NOTIFY_SOCKET");
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    size_t length = path != NULL ? strlen(path) : 0;
    if (length < 2 || length >= sizeof address.sun_path || (path[0] != '/' && path[0] != '@')) {
        return false;
    }
    memcpy(address.sun_path, path, length);
    if (path[0] == '@') {
        address.sun_path[0] = '\0'; /* a name that lies in no folder */
    }
    int sender = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (sender < 0) {
        return false;
    }
    socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length);
    bool sent = sendto(sender, text, strlen(text), MSG_DONTWAIT, (struct sockaddr *)(void *)&address, size) >= 0;
    close(sender);
    return sent;
}
#endif
