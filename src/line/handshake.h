/* How a line begins: HTTP that turns into a WebSocket (RFC 6455, section 4). libcurl's own WebSocket is missing from
 * the versions that long-lived systems have, and wslay begins behind this. */
#ifndef LINE_HANDSHAKE_H
#define LINE_HANDSHAKE_H

#include <stdbool.h>
#include <stddef.h>

#define LINE_SUBPROTOCOL "schott-table-1"

enum { HANDSHAKE_MAX = 4096, HANDSHAKE_KEY_BYTES = 25 };

/* Where an address leads. */
typedef struct HandshakeHost {
    char url[300];  /* for libcurl: http:// or https:// */
    char name[260]; /* as it goes into "Host" */
    char path[260];
    char socket[108]; /* of this machine alone (unix:/run/schott-table/socket); empty: none */
} HandshakeHost;

/* False: it is no address of ours. */
bool handshake_read_address(const char *address, HandshakeHost *host);

/* False: the system has no random numbers. */
bool handshake_new_key(char key[HANDSHAKE_KEY_BYTES]);

/* What is sent. Returns its length. */
size_t handshake_ask(const HandshakeHost *host, const char *key, char out[HANDSHAKE_MAX]);

/* Whether what has come, up to and with the empty line, is the answer of a table's host to that key. */
bool handshake_is_answer(const char *answer, const char *key);

#endif
