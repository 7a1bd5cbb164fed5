#include "tunes.h"

#include <stdio.h>
#include <stdlib.h>

const TuneBook TUNES[TUNE_BOOKS] = {
    {TITLE_MOTIFS, TITLE_TUNES},   {HOME_MOTIFS, HOME_TUNES},         {ASIA_MOTIFS, ASIA_TUNES},
    {OCEAN_MOTIFS, OCEAN_TUNES},   {AMERICAS_MOTIFS, AMERICAS_TUNES}, {RETURN_MOTIFS, RETURN_TUNES},
    {WALTZ_MOTIFS, VICTORY_TUNES}, {PATH_MOTIFS, PATH_TUNES},         {PATH_MOTIFS, PATH_VICTORY_TUNES},
};

static void write_section(FILE *file, const TuneBook *book, const Tune *tune) {
    Sheet sheet;
    Random random;
    random_init(&random, (uint64_t)tune->bpm * 100 + (uint64_t)tune->stretch);
    int ms = tune_arrange(book, tune, &random, &sheet);
    fprintf(file, "section %s %s %d %d %d\n", tune->name, tune->piece, (int)tune->stretch, ms, tune_bar_ms(tune));
    for (int i = 0; i < sheet.count; i++) {
        const Note *note = &sheet.note[i];
        fprintf(file, "%d %d %d %d %d %d %d\n", note->at, note->stem, note->instrument, note->pitch, note->gain,
                note->pan, note->length);
    }
    free(sheet.note);
}

static void write_all(FILE *file) {
    for (int b = 0; b < TUNE_BOOKS; b++) {
        for (const Tune *tune = TUNES[b].tune; tune->name != NULL; tune++) {
            write_section(file, &TUNES[b], tune);
        }
    }
}

bool tunes_write(const char *path) {
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        return false;
    }
    write_all(file);
    bool is_well = ferror(file) == 0;
    return fclose(file) == 0 && is_well;
}

bool tunes_are(const char *path) {
    FILE *file = fopen(path, "rb"), *anew = tmpfile();
    bool are_same = file != NULL && anew != NULL;
    if (anew != NULL) {
        write_all(anew);
        rewind(anew);
    }
    for (int a = 0, b = 0; are_same && a != EOF; are_same = a == b) {
        a = getc(file);
        b = getc(anew);
    }
    if (file != NULL) {
        fclose(file);
    }
    if (anew != NULL) {
        fclose(anew);
    }
    return are_same;
}
