/* SHA-256 (FIPS 180-4). */
#ifndef CORE_SHA256_H
#define CORE_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { CORE_SHA256_BYTES = 32 };

void core_sha256(const void *bytes, size_t count, uint8_t out[CORE_SHA256_BYTES]);

#endif
