/* The log's sentences. */
#ifndef KIOSK_DIARY_INSIDE_H
#define KIOSK_DIARY_INSIDE_H

#include "kiosk/diary.h"

const char *diary_english(DiarySentence sentence);
DiaryLevel diary_level(DiarySentence sentence);
/* A line's text, without time and level, in the current language. */
void diary_translate(const char *text, char *out, size_t size);

#endif
