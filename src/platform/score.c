#include "platform/score.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_MS = 120000 };

/* A line is a section or a note. The first pass counts, the second one reads. */
static void count_lines(const char *text, Score *score) {
    for (const char *line = text; line != NULL && *line != '\0'; line = strchr(line, '\n')) {
        line += *line == '\n' ? 1 : 0;
        score->sections += *line == 's' ? 1 : 0;
        score->notes += *line >= '0' && *line <= '9' ? 1 : 0;
    }
}

static bool read_section(const char *line, Section *section) {
    int stretch;
    int found = sscanf(line, "section %23s %23s %d %d %d", section->name, section->piece, &stretch, &section->ms,
                       &section->bar_ms);
    section->stretch = (Stretch)stretch;
    return found == 5 && stretch >= 0 && stretch < STRETCHES && section->bar_ms > 0 && section->ms >= section->bar_ms &&
           section->ms <= LONGEST_MS;
}

static bool read_number(const char **at, int least, int most, int *out) {
    char *end;
    long value = strtol(*at, &end, 10);
    bool is_one = end != *at && value >= least && value <= most;
    *at = end;
    *out = is_one ? (int)value : 0;
    return is_one;
}

static bool read_note(const char *line, Note *note) {
    int at, stem, instrument, pitch, gain, pan, length;
    bool is_one = read_number(&line, 0, LONGEST_MS, &at) && read_number(&line, 0, STEMS - 1, &stem) &&
                  read_number(&line, 0, 255, &instrument) && read_number(&line, 0, 127, &pitch) &&
                  read_number(&line, 0, 255, &gain) && read_number(&line, -100, 100, &pan) &&
                  read_number(&line, 0, LONGEST_MS, &length);
    if (is_one) {
        *note = (Note){.at = at,
                       .length = length,
                       .stem = (uint8_t)stem,
                       .instrument = (uint8_t)instrument,
                       .pitch = (uint8_t)pitch,
                       .gain = (uint8_t)gain,
                       .pan = (int8_t)pan};
    }
    return is_one;
}

static bool read_lines(const char *text, Score *score) {
    int sections = 0, notes = 0;
    for (const char *line = text; line != NULL && *line != '\0'; line = strchr(line, '\n')) {
        line += *line == '\n' ? 1 : 0;
        if (*line == 's') {
            score->section[sections].first = notes;
            if (!read_section(line, &score->section[sections++])) {
                return false;
            }
        } else if (*line >= '0' && *line <= '9') {
            Note *note = &score->note[notes];
            if (sections == 0 || !read_note(line, note)) {
                return false;
            }
            Section *section = &score->section[sections - 1];
            if (note->at >= section->ms || (section->notes > 0 && note->at < note[-1].at)) {
                return false;
            }
            section->notes++;
            notes++;
        }
    }
    return sections > 0;
}

bool score_read(Score *score, const char *text) {
    *score = (Score){.section = NULL};
    count_lines(text, score);
    score->section = memory_new((size_t)(score->sections + 1) * sizeof *score->section);
    score->note = memory_new((size_t)(score->notes + 1) * sizeof *score->note);
    bool is_one = read_lines(text, score);
    if (!is_one) {
        score_free(score);
    }
    return is_one;
}

void score_free(Score *score) {
    free(score->section);
    free(score->note);
    *score = (Score){.section = NULL};
}
