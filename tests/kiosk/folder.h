/* A folder for a test's files, made before it and removed after it. */
#ifndef TESTS_KIOSK_FOLDER_H
#define TESTS_KIOSK_FOLDER_H

#include <stddef.h>

extern char test_folder[256];

void folder_set_up(void);
void folder_tear_down(void);
/* A path in it; valid until the next call but three. */
const char *in_folder(const char *name);

#endif
