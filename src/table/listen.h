/* The socket before the tables: WebSockets, by libwebsockets in a loop of libuv. */
#ifndef TABLE_LISTEN_H
#define TABLE_LISTEN_H

#include "table/config.h"

/* Until somebody ends the program. Returns what it exits with. */
struct Pack;
int table_listen(const TableConfig *config, const char *assets, struct Pack *pack);

#endif
