/* Best Path: light that goes from glass to glass. Little song, much weaving; its tones are the six glasses'. */
#include "tunes.h"

const Motifs PATH_MOTIFS = {
    "-:2 7:1 4:1",
    "2:4",
    "-:1 4:.5 5:.5 7:2",
    "0:2 4:2",
    "7:1 -:1 4:1 -:1",
    "-:4",
    "4:.5 7:.5 9:1 7:2",
    "-:3 2:1",
    "5:2 4:2",
    "2:1.5 4:1.5 7:1",
    "9:3 7:1",
    "0:3 -:1",
    "4:1 2:1 -:2",
    "-:.5 2:.5 4:.5 7:.5 4:2",
    "7:.75 4:.75 2:.5 0:2",
};

const Tune PATH_TUNES[] = {
    {"path_1", "path", STRETCH_HOME, 2, 96, 4, "Bm7|Bm7|Gmaj7|Gmaj7|D|D|Asus|A|Bm7|Bm7|Em7|Em7|Gmaj7|Asus|Bm7|Bm7",
     "f.c."
     "b.eh"
     "d.g."
     "ial.",
     71, BASS_LONG, SECOND_WEAVE, BRIGHT_BELLS},
    {"path_2", "path", STRETCH_HOME, 2, 88, 4, "D9|D9|Em7|Em7|Bm7|Bm7|A|A|Gmaj7|D/F#|Em7|Asus|D9|D9|D9",
     "jb.m"
     "jb.e"
     "nico"
     "kl.",
     74, BASS_PULSE, SECOND_LILT, BRIGHT_BOW},
    {"path_3", "path", STRETCH_HOME, 2, 104, 4, "Em7|Em7|Em7|Bm7|Em7|Em7|D|A|Gmaj7|Gmaj7|D|D|Em7|A|Bm7|Asus|Em7|Em7",
     "ac.m"
     "acoh"
     "g.bm"
     "njke"
     "l.",
     76, BASS_LONG, SECOND_WEAVE, BRIGHT_SAND},
    {"path_4", "path", STRETCH_HOME, 2, 76, 4, "Gmaj7|D|Gmaj7|D|Em7|Bm7|Asus|A|Gmaj7|D/F#|Em7|A|D",
     "b.d."
     "kib."
     "bha."
     "l",
     78, BASS_LONG, SECOND_DROPS, BRIGHT_BOW},
    {"path_5", "path", STRETCH_HOME, 2, 92, 4, "D|A/C#|Bm7|F#m7|G|D/F#|Em7|A|D|A/C#|Bm7|F#m7|G|Em7|Asus|D",
     "oeom"
     "oeci"
     "joma"
     "ngil",
     78, BASS_PULSE, SECOND_ROCK, BRIGHT_BELLS},
    {"path_6", "path", STRETCH_HOME, 2, 100, 4, "F#m7|Bm7|F#m7|Bm7|Em7|A|D|D|Gmaj7|Gmaj7|F#m7|F#m7|Em7|Asus|A|D|D",
     "mhm."
     "acb."
     "kgod"
     "jniab",
     74, BASS_LONG, SECOND_COUNTER, BRIGHT_SAND | BRIGHT_BELLS},
    {"path_7", "path", STRETCH_HOME, 2, 84, 4, "Bm|Em|A|D|G|Em|F#m|Bm|G|A|D|Bm|Em|A",
     "jdce"
     "gi.b"
     "noam"
     "kl",
     74, BASS_FIFTH, SECOND_SHADOW, BRIGHT_BOW},
    {"path_8", "path", STRETCH_HOME, 2, 112, 4,
     "D9|D9|Bm7|Bm7|Gmaj7|Gmaj7|Asus|Asus|D9|D9|Bm7|Bm7|Em7|Em7|Gmaj7|A|D9|D9",
     "e.n."
     "e.cm"
     "gboh"
     "ajki"
     "ml",
     76, BASS_LILT, SECOND_WEAVE, BRIGHT_SAND},
    {"path_9", "path", STRETCH_HOME, 2, 80, 4, "Em7|Gmaj7|D|A|Em7|Gmaj7|Bm7|Bm7|A|D|Gmaj7|Asus|Em7|Em7",
     "d.ib"
     "dkc."
     "mjan"
     "l.",
     71, BASS_LONG, SECOND_RIPPLE, BRIGHT_BELLS | BRIGHT_BOW},
    {"path_10", "path", STRETCH_HOME, 2, 96, 4, "A|A|D|D|Em7|Em7|Bm7|Bm7|A|D/F#|Gmaj7|Em7|A|Asus|D|D",
     "gmec"
     "oh.d"
     "nija"
     "kbol",
     73, BASS_FIFTH, SECOND_LILT, BRIGHT_BELLS | BRIGHT_SAND},
    {"path_11", "path", STRETCH_HOME, 2, 72, 4, "B5|B5|A5|A5|G5|D5|E5|A5|B5|B5|D5|B5",
     "b..h"
     "d.k."
     "ba.l",
     78, BASS_LONG, SECOND_DROPS, BRIGHT_BELLS},
    {"path_12", "path", STRETCH_HOME, 2, 108, 4,
     "Gmaj7|A|Bm7|D|Gmaj7|A|F#m7|Bm7|Em7|D/F#|Gmaj7|A|Em7|F#m7|Gmaj7|Asus|D|D",
     "canb"
     "camo"
     "jgek"
     "ciod"
     "il",
     76, BASS_PULSE, SECOND_RIPPLE, BRIGHT_SAND | BRIGHT_BOW},
    {0},
};
