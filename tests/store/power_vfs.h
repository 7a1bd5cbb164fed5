/* A disk in memory for SQLite that can lose power: what wasn't synced by then is there or not, each part at random, as
 * on a real disk. Not thread-safe: the store calls it from one thread at a time. */
#ifndef TESTS_STORE_POWER_VFS_H
#define TESTS_STORE_POWER_VFS_H

#include <stdbool.h>
#include <stdint.h>

#define POWER_VFS "power"

void power_vfs_register(void);
/* After this many more writes, syncs, truncations and deletions, every call fails. */
void power_cut_after(long operations, uint64_t seed);
bool power_is_cut(void);
/* What a power cut leaves is on the disk now; power is back. */
void power_on(void);
/* A disk that says synced and lies: to see that this file would notice. */
void power_lie(bool lies);
/* A disk that takes nothing more, as one does that the system has found a fault on. */
void power_read_only(bool read_only);
/* A disk that cannot read what lies there in a file or further on. */
void power_unreadable_from(long offset);
/* All files are gone, and all is well. */
void power_wipe(void);

#endif
