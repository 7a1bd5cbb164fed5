/* table.ini: how a host listens, and what it lets people do. A mistake in it is told with its line, and the host does
 * not start: nobody shall believe in a limit that is none. */
#ifndef TABLE_CONFIG_H
#define TABLE_CONFIG_H

#include "data/error.h"
#include "table/tables.h"

enum { CONFIG_TEXT = 512 };

typedef struct TableConfig {
    char address[CONFIG_TEXT]; /* of this machine, to listen at; empty: at all of them */
    int port;
    char socket[CONFIG_TEXT]; /* a Unix socket's path, in place of address and port */
    char names[CONFIG_TEXT];  /* by which browsers may call it, a blank between two */
    char pages[CONFIG_TEXT];  /* folder of the page for phones; empty: there is none */
    bool is_behind_proxy;     /* callers' addresses are what the proxy says */
    bool is_lan;              /* it may be called by an address, too */
    char folder[CONFIG_TEXT]; /* where games are kept */
    char pack[CONFIG_TEXT];   /* a company's own questions and boards; empty: none */
    TableRules rules;
} TableConfig;

void config_init(TableConfig *config);
bool config_read(TableConfig *config, const char *path, DataError *error); /* false: *error says why */

/* As in the file: a port, or false. */
bool config_read_port(TableConfig *config, const char *text);

#endif
