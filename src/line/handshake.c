#include "line/handshake.h"

#include "base/entropy.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

/* --- addresses ---------------------------------------------------------------------------------------------------- */

static bool begins(const char *text, const char *with) {
    return strncmp(text, with, strlen(with)) == 0;
}

/* Nothing that would end a line of the request, or that curl would read as something else. */
static bool is_plain(const char *text) {
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text <= ' ' || *text == 0x7f || strchr("@\\\"<>^`{|}", *text) != NULL) {
            return false;
        }
    }
    return true;
}

static bool read_socket(const char *path, HandshakeHost *host) {
    if (path[0] != '/' || strlen(path) >= sizeof host->socket) {
        return false;
    }
    *host = (HandshakeHost){.url = "http://localhost/", .name = "localhost", .path = "/"};
    snprintf(host->socket, sizeof host->socket, "%s", path);
    return true;
}

bool handshake_read_address(const char *address, HandshakeHost *host) {
    bool is_safe = begins(address, "wss://");
    if (begins(address, "unix:")) {
        return read_socket(address + strlen("unix:"), host);
    }
    if ((!is_safe && !begins(address, "ws://")) || !is_plain(address)) {
        return false;
    }
    const char *name = strstr(address, "://") + strlen("://");
    size_t length = strcspn(name, "/?#");
    if (length == 0 || length >= sizeof host->name || strlen(name + length) >= sizeof host->path) {
        return false;
    }
    *host = (HandshakeHost){.path = "/"};
    snprintf(host->name, sizeof host->name, "%.*s", (int)length, name);
    if (name[length] == '/') {
        snprintf(host->path, sizeof host->path, "%.*s", (int)strcspn(name + length, "#"), name + length);
    }
    snprintf(host->url, sizeof host->url, "%s://%s/", is_safe ? "https" : "http", host->name);
    return true;
}

/* --- SHA-1 and base64, which nothing else here needs ---------------------------------------------------------------
 */

enum { BLOCK = 64, WORDS = 5, ROUNDS = 80, DIGEST = 4 * WORDS };

static uint32_t turned(uint32_t word, int bits) {
    return word << bits | word >> (32 - bits);
}

static void mix(uint32_t state[WORDS], const uint8_t *block) {
    uint32_t word[ROUNDS], now[WORDS];
    for (int i = 0; i < BLOCK / 4; i++) {
        const uint8_t *at = block + 4 * i;
        word[i] = (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
    }
    for (int i = BLOCK / 4; i < ROUNDS; i++) {
        word[i] = turned(word[i - 3] ^ word[i - 8] ^ word[i - 14] ^ word[i - 16], 1);
    }
    memcpy(now, state, sizeof now);
    for (int i = 0; i < ROUNDS; i++) {
        static const uint32_t ROUND[4] = {0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xca62c1d6};
        uint32_t b = now[1], c = now[2], d = now[3];
        uint32_t chosen = i < 20 ? (b & c) | (~b & d) : i / 20 == 2 ? (b & c) | (b & d) | (c & d) : b ^ c ^ d;
        uint32_t next = turned(now[0], 5) + chosen + now[4] + ROUND[i / 20] + word[i];
        memmove(now + 1, now, (WORDS - 1) * sizeof *now);
        now[0] = next;
        now[2] = turned(now[2], 30);
    }
    for (int i = 0; i < WORDS; i++) {
        state[i] += now[i];
    }
}

/* Of at most 119 bytes, which is two blocks. */
static void sha1(const char *text, size_t length, uint8_t out[DIGEST]) {
    uint32_t state[WORDS] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    uint8_t block[2 * BLOCK] = {0};
    size_t blocks = length + 9 <= BLOCK ? 1 : 2;
    memcpy(block, text, length);
    block[length] = 0x80;
    block[blocks * BLOCK - 2] = (uint8_t)(8 * length >> 8);
    block[blocks * BLOCK - 1] = (uint8_t)(8 * length);
    for (size_t i = 0; i < blocks; i++) {
        mix(state, block + i * BLOCK);
    }
    for (int i = 0; i < DIGEST; i++) {
        out[i] = (uint8_t)(state[i / 4] >> (24 - i % 4 * 8));
    }
}

static void base64(const uint8_t *bytes, size_t count, char *out) {
    static const char SIGNS[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (size_t i = 0; i < count; i += 3) {
        uint32_t three = (uint32_t)bytes[i] << 16;
        three |= i + 1 < count ? (uint32_t)bytes[i + 1] << 8 : 0;
        three |= i + 2 < count ? bytes[i + 2] : 0;
        *out++ = SIGNS[three >> 18];
        *out++ = SIGNS[three >> 12 & 63];
        *out++ = i + 1 < count ? SIGNS[three >> 6 & 63] : '=';
        *out++ = i + 2 < count ? SIGNS[three & 63] : '=';
    }
    *out = '\0';
}

/* --- asking, and the answer --------------------------------------------------------------------------------------- */

bool handshake_new_key(char key[HANDSHAKE_KEY_BYTES]) {
    uint8_t bytes[16];
    bool is_there = entropy_fill(bytes, sizeof bytes);
    if (is_there) {
        base64(bytes, sizeof bytes, key);
    }
    return is_there;
}

size_t handshake_ask(const HandshakeHost *host, const char *key, char out[HANDSHAKE_MAX]) {
    int length = snprintf(out, HANDSHAKE_MAX,
                          "GET %s HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Key: %s\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Protocol: " LINE_SUBPROTOCOL "\r\n\r\n",
                          host->path, host->name, key);
    return (size_t)length;
}

static char lower(char sign) {
    return sign >= 'A' && sign <= 'Z' ? (char)(sign - 'A' + 'a') : sign;
}

/* Whether a line of the answer is that header with that value. */
static bool has_header(const char *answer, const char *name, const char *value) {
    for (const char *line = strstr(answer, "\r\n"); line != NULL; line = strstr(line, "\r\n")) {
        line += 2;
        size_t at = 0;
        while (name[at] != '\0' && lower(line[at]) == name[at]) {
            at++;
        }
        if (name[at] == '\0' && line[at] == ':') {
            const char *begin = line + at + 1 + strspn(line + at + 1, " \t");
            return begins(begin, value) && strcspn(begin, " \t\r") == strlen(value);
        }
    }
    return false;
}

bool handshake_is_answer(const char *answer, const char *key) {
    char proof[128], accept[32];
    uint8_t digest[DIGEST];
    snprintf(proof, sizeof proof, "%s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key);
    sha1(proof, strlen(proof), digest);
    base64(digest, sizeof digest, accept);
    return begins(answer, "HTTP/1.1 101 ") && has_header(answer, "sec-websocket-accept", accept) &&
           has_header(answer, "sec-websocket-protocol", LINE_SUBPROTOCOL);
}
