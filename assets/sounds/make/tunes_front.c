/* Before a game and after it: a song, from which the theme of home comes, and a waltz; after Best Path a slow round. */
#include "tunes.h"

const Motifs TITLE_MOTIFS = {
    "2:1.5 1:.5 0:1 -3:1",
    "0:1 2:1 4:2",
    "7:1.5 6:.5 4:1 2:1",
    "4:3 -:1",
    "2:1.5 1:.5 2:1 4:1",
    "2:2 1:1 0:1",
    "2:1 4:1 1:2",
    "2:1 4:1 0:2",
    "0:1 2:1 7:2",
    "7:1 5:1 4:2",
    "0:3 -:1",
    "2:1 1:1 -3:2",
    "4:1 5:1 7:1 4:1",
    "-:2 4:1 2:1",
    "0:1 -3:1 2:2",
    "9:1.5 8:.5 7:2",
};

const Tune TITLE_TUNES[] = {
    {"title_1", "title", STRETCH_HOME, 2, 58, 4, "D|Bm|G|A|F#m|G|Em7|A|Bm|F#m|G|D/F#|Em|G|Asus A|D",
     "abcd"
     "ejfg"
     "ijhl"
     "cmfk",
     76, BASS_LONG, SECOND_RIPPLE, BRIGHT_BELLS},
    {"title_2", "title", STRETCH_HOME, 2, 64, 4, "G|D/F#|Em7|D|G|D/F#|A|A|Bm|G|D|A/C#|Bm|G|A7|D",
     "cahd"
     "ceng"
     "iomj"
     "bpfk",
     78, BASS_PULSE, SECOND_COUNTER, BRIGHT_BOW},
    {"title_3", "title", STRETCH_HOME, 2, 54, 4, "Dmaj9|Gmaj7|Dmaj9|Gmaj7|Em7|A|Bm7|G|D/F#|Gmaj7|A7|D",
     "d.h."
     "naod"
     "j.fk",
     78, BASS_LONG, SECOND_DROPS, BRIGHT_BELLS | BRIGHT_BOW},
    {"title_4", "title", STRETCH_HOME, 2, 70, 4, "Bm|G|D|A|Bm|G|Em7|F#m|G|A|Bm|D/F#|Em7|G|A7|D",
     "ebag"
     "ejmd"
     "pcoh"
     "ialk",
     76, BASS_FIFTH, SECOND_SHADOW, BRIGHT_BELLS},
    {0},
};

const Motifs WALTZ_MOTIFS = {
    "-3:1 0:1 2:1", "4:2 2:1", "3:1 2:1 1:1", "2:2 0:1", "0:1 2:1 4:1", "4:2 5:1", "1:1 2:1 4:1",
    "0:3",          "7:2 4:1", "2:1 1:1 0:1", "4:3",     "7:1 5:1 4:1", "2:3",     "-:1 2:1 4:1",
};

const Tune VICTORY_TUNES[] = {
    {"victory_1", "victory", STRETCH_HOME, 2, 108, 3,
     "D|D|Em7|D|Em|Bm|A7|A|D|D/F#|G|Em7|D/F#|G|A7|D|Bm|Bm|G|D|Em7|G|A7|D",
     "abcd"
     "ebcg"
     "afib"
     "elch"
     "iknm"
     "efgh",
     76, BASS_LONG, SECOND_RIPPLE, BRIGHT_BELLS},
    {"victory_2", "victory", STRETCH_HOME, 2, 116, 3, "G|A|D|Bm|G|A|D|D|G|A|F#m|Bm|Em7|A|D|D|Bm|F#m|G|D|Em7|A7|G A7|D",
     "ebib"
     "eflk"
     "elbd"
     "cgim"
     "icna"
     "fgch",
     78, BASS_FIFTH, SECOND_SHADOW, BRIGHT_BELLS | BRIGHT_SAND},
    {"victory_3", "victory", STRETCH_HOME, 2, 100, 3, "D|A/C#|Bm|F#m|G|D|Em7|A|D|A/C#|Bm|F#m|G|D/F#|A7|D|G|D|Em7|D",
     "kidb"
     "fcgm"
     "neil"
     "bagh"
     "mkjh",
     78, BASS_PULSE, SECOND_COUNTER, BRIGHT_BOW | BRIGHT_BELLS},
    {0},
};

const Tune PATH_VICTORY_TUNES[] = {
    {"path_victory_1", "path_victory", STRETCH_HOME, 2, 84, 4, "D9|Gmaj7|D9|Gmaj7|Bm7|F#m7|Em7|A|D|G|Bm7|A|Gmaj7|D",
     "bjb."
     "gdic"
     "jkgo"
     "nl",
     78, BASS_LONG, SECOND_WEAVE, BRIGHT_BELLS},
    {"path_victory_2", "path_victory", STRETCH_HOME, 2, 92, 4, "G|D/F#|Em7|D|G|A|Bm7|Bm7|G|D/F#|Em7|Gmaj7|A|Asus|D9|D9",
     "jgnb"
     "ckoi"
     "ajgd"
     "kncl",
     76, BASS_FIFTH, SECOND_RIPPLE, BRIGHT_BELLS | BRIGHT_BOW},
    {0},
};
