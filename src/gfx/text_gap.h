/* Room between two characters of a Chinese text that their fonts know nothing about. Full-width marks are half empty:
 * where two meet, as in 。” or ：“, half a character's width is taken away. Between Han characters and Latin letters or
 * digits comes a thin space. */
#ifndef GFX_TEXT_GAP_H
#define GFX_TEXT_GAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Pixels to add between two characters, negative: to take away. chinese: of the whole text, see text_is_chinese(). */
int text_gap(int px, bool chinese, uint32_t before, uint32_t after);

/* The same in front of the character that begins at a byte of a text; 0 at its start. */
int text_gap_at(int px, bool chinese, const char *text, size_t index);

#endif
