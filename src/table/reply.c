#include "table/reply.h"

#include "table/origin.h"

#include <stdio.h>
#include <string.h>

enum { PIECE = 1 << 14, HEADERS = 2048, POLICY = 1024 };

static void copy_header(struct lws *socket, enum lws_token_indexes token, char *out, int size) {
    if (lws_hdr_copy(socket, out, size, token) < 0) {
        out[0] = '\0';
    }
}

/* As for a socket: a page of somebody else's may not look at ours, nor a name that is pointed at this machine. A header
 * that is longer than any of ours is none of ours. */
static bool may_ask(struct lws *socket, const TableConfig *config, char host[ORIGIN_BYTES]) {
    char origin[ORIGIN_BYTES] = "";
    copy_header(socket, WSI_TOKEN_HOST, host, ORIGIN_BYTES);
    bool fits = lws_hdr_copy(socket, origin, ORIGIN_BYTES, WSI_TOKEN_ORIGIN) >= 0;
    return fits && origin_may_call(host, origin, config->names, config->is_lan);
}

static int refuse(struct lws *socket, unsigned status) {
    return lws_return_http_status(socket, status, NULL) != 0 || lws_http_transaction_completed(socket) != 0 ? -1 : 0;
}

/* One that says who gave it; false: there is no room. */
static bool add(struct lws *socket, const char *name, const char *value, unsigned char **at, unsigned char *end) {
    return lws_add_http_header_by_name(socket, (const unsigned char *)name, (const unsigned char *)value,
                                       (int)strlen(value), at, end) == 0;
}

static bool add_headers(struct lws *socket, const Page *page, PageCoding coding, const char *host, unsigned char **at,
                        unsigned char *end) {
    static const char *const CODING[PAGE_CODINGS] = {"identity", "gzip", "br"};
    char policy[POLICY];
    return pages_policy(host, policy, sizeof policy) && add(socket, "content-security-policy:", policy, at, end) &&
           (coding == PAGE_PLAIN || add(socket, "content-encoding:", CODING[coding], at, end)) &&
           add(socket, "vary:", "accept-encoding", at, end) && add(socket, "etag:", page->tag, at, end) &&
           add(socket, "cache-control:", "no-cache", at, end) &&
           add(socket, "x-content-type-options:", "nosniff", at, end) &&
           add(socket, "referrer-policy:", "no-referrer", at, end);
}

static int begin(Reply *reply, struct lws *socket, const Page *page, const char *host) {
    unsigned char room[LWS_PRE + HEADERS], *from = room + LWS_PRE, *at = from, *end = room + sizeof room - 1;
    char accepted[ORIGIN_BYTES], known[ORIGIN_BYTES];
    copy_header(socket, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accepted, sizeof accepted);
    copy_header(socket, WSI_TOKEN_HTTP_IF_NONE_MATCH, known, sizeof known);
    bool is_known = strcmp(known, page->tag) == 0;
    *reply = (Reply){.page = page, .coding = page_coding(page, accepted)};
    lws_filepos_t length = is_known ? 0 : (lws_filepos_t)page->length[reply->coding];
    if (lws_add_http_common_headers(socket, is_known ? HTTP_STATUS_NOT_MODIFIED : HTTP_STATUS_OK, page->type, length,
                                    &at, end) != 0 ||
        !add_headers(socket, page, reply->coding, host, &at, end) ||
        lws_finalize_write_http_header(socket, from, &at, end) != 0) {
        return -1;
    }
    if (is_known) {
        reply->page = NULL;
        return lws_http_transaction_completed(socket) != 0 ? -1 : 0;
    }
    lws_callback_on_writable(socket);
    return 0;
}

static int asked(Reply *reply, const Pages *pages, const TableConfig *config, struct lws *socket, const char *path) {
    char host[ORIGIN_BYTES] = "";
    *reply = (Reply){0};
    if (pages == NULL) {
        return refuse(socket, HTTP_STATUS_NOT_FOUND);
    }
    if (!may_ask(socket, config, host)) {
        return refuse(socket, HTTP_STATUS_FORBIDDEN);
    }
    if (lws_hdr_total_length(socket, WSI_TOKEN_GET_URI) <= 0) {
        return refuse(socket, HTTP_STATUS_METHOD_NOT_ALLOWED);
    }
    const Page *page = pages_find(pages, path);
    return page != NULL ? begin(reply, socket, page, host) : refuse(socket, HTTP_STATUS_NOT_FOUND);
}

static int send_piece(Reply *reply, struct lws *socket) {
    static unsigned char room[LWS_PRE + PIECE];
    if (reply->page == NULL) {
        return 0;
    }
    size_t left = reply->page->length[reply->coding] - reply->sent, length = left < PIECE ? left : PIECE;
    bool is_last = length == left;
    memcpy(room + LWS_PRE, reply->page->bytes[reply->coding] + reply->sent, length);
    if (lws_write(socket, room + LWS_PRE, length, is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < (int)length) {
        return -1;
    }
    reply->sent += length;
    if (!is_last) {
        lws_callback_on_writable(socket);
        return 0;
    }
    reply->page = NULL;
    return lws_http_transaction_completed(socket) != 0 ? -1 : 0;
}

int reply_called(Reply *reply, const Pages *pages, const TableConfig *config, struct lws *socket,
                 enum lws_callback_reasons reason, const char *path) {
    switch ((int)reason) {
    case LWS_CALLBACK_HTTP:
        return asked(reply, pages, config, socket, path);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_piece(reply, socket);
    default:
        return 0;
    }
}
