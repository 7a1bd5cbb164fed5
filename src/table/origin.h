/* Who may call a host from a browser. A page from elsewhere must not play for whoever looks at it, nor must a name that
 * somebody else has pointed at this machine. */
#ifndef TABLE_ORIGIN_H
#define TABLE_ORIGIN_H

#include <stdbool.h>

enum { ORIGIN_BYTES = 256 };

/* host, origin: what it says ("" where it says nothing: no browser leaves out the origin). names: its own, a blank
 * between two. by_address: also by what is an address and no name, from a page of the very same one. */
bool origin_may_call(const char *host, const char *origin, const char *names, bool by_address);

#endif
