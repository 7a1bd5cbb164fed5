/* A browser asks for a page. */
#ifndef TABLE_REPLY_H
#define TABLE_REPLY_H

#include "table/config.h"
#include "table/pages.h"

#include <libwebsockets.h>

/* What is on its way to one. */
typedef struct Reply {
    const Page *page; /* NULL: nothing */
    PageCoding coding;
    size_t sent;
} Reply;

/* What libwebsockets calls for when somebody speaks HTTP; pages: NULL: the host has none. */
int reply_called(Reply *reply, const Pages *pages, const TableConfig *config, struct lws *socket,
                 enum lws_callback_reasons reason, const char *path);

#endif
