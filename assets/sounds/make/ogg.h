/* OGG Vorbis, written and read. */
#ifndef MAKE_OGG_H
#define MAKE_OGG_H

#include "wave.h"

/* quality: 0 to 1. False: the file cannot be written. The same wave gives the same file, byte for byte. */
bool ogg_write(const char *path, const Wave *wave, const char *title, double quality);

/* NULL: there is no such file, or it is not stereo at our rate. The caller frees it. */
Wave *ogg_read(const char *path);

#endif
