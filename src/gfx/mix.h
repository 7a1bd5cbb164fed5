/* Many pixels at a time: two opaque pictures mixed into one, one picture made fainter.
 *
 * Own code, as SDL's software renderer has no such thing as mixing: it copies one picture and blends the other over it,
 * a pixel or two at a time, which takes twice as long as this. */
#ifndef GFX_MIX_H
#define GFX_MIX_H

#include <stddef.h>
#include <stdint.h>

/* So much of over, from 0 to 1, and the rest of what is there already, byte by byte. */
void mix_bytes(uint8_t *restrict there, const uint8_t *restrict over, size_t count, float much);

/* ARGB8888 with so much of its alpha, from 0 to 255. */
void mix_fainter(uint32_t *restrict out, const uint32_t *restrict pixels, size_t count, uint8_t alpha);

#endif
