/* The way round the world: home in D, Asia in B minor, the ocean in G and in three, the Americas in A and off the beat,
 * and home again, with the theme of the title in fuller clothes. All keys have the notes D E F# A B, which sounds use.
 */
#include "tunes.h"

/* The title's theme is a: it is what home sounds like. */
const Motifs HOME_MOTIFS = {
    "2:1.5 1:.5 0:1 -3:1",
    "0:1 2:1 4:2",
    "4:1.5 3:.5 2:1 1:1",
    "2:3 -:1",
    "2:1.5 1:.5 2:1 4:1",
    "4:2 3:1 2:1",
    "2:1 4:1 1:2",
    "0:.5 1:.5 2:1 4:2",
    "5:1 4:1 2:2",
    "0:3 -:1",
    "-:1 4:1 2:1 1:1",
    "7:1.5 6:.5 4:2",
    "-:.5 0:.5 2:.5 4:.5 7:2",
    "4:1 2:1 0:1 1:1",
    "2:4",
    "4:2 -:2",
};

const Tune HOME_TUNES[] = {
    {"home_1", "play", STRETCH_HOME, 2, 88, 4, "D|Bm|G|A|D|Bm|Em7|A|Bm|F#m|G|D/F#|Em7|G|Asus A7|D",
     "abcd"
     "abnp"
     "hfcg"
     "eikj",
     74, BASS_LONG, SECOND_RIPPLE, BRIGHT_BELLS},
    {"home_2", "play", STRETCH_HOME, 2, 84, 4, "D|A/C#|Bm7|F#m|G|D/F#|Em7|Asus A|D|A/C#|Bm7|E7|G|Em7|A7|D",
     "hbfd"
     "cgip"
     "hbln"
     "ckgj",
     74, BASS_PULSE, SECOND_COUNTER, BRIGHT_BOW},
    {"home_3", "play", STRETCH_HOME, 2, 92, 4, "Bm|G|D|A|Bm|G|Em7|F#m|G|A|Bm|D/F#|G|Em7|A7|D",
     "mpen"
     "mldk"
     "bcfg"
     "hinj",
     78, BASS_FIFTH, SECOND_SHADOW, BRIGHT_BELLS | BRIGHT_SAND},
    {"home_4", "play", STRETCH_HOME, 2, 76, 4, "Dmaj7|Gmaj7|Dmaj7|Gmaj7|Bm7|Em7|A7|Dmaj9|Gmaj7|D/F#|Em7|A|D|D",
     "o.dp"
     "o.gd"
     "f.ko"
     "d.",
     74, BASS_LONG, SECOND_DROPS, BRIGHT_BOW},
    {"home_5", "play", STRETCH_HOME, 2, 96, 4, "D|G|D|A|D|G|A|D|Bm|Em7|A|F#m|G|D/F#|Em7|A|G A|D",
     "naeg"
     "nacd"
     "hbfk"
     "lcig"
     "bj",
     74, BASS_PULSE, SECOND_ROCK, BRIGHT_SAND},
    {"home_6", "play", STRETCH_HOME, 2, 88, 4, "G|A|D/F#|Bm|G|A|D|D|Em7|F#m|G|Bm|Em7|Asus|A7|D",
     "cNaf"
     "Cgdp"
     "hHle"
     "ikgj",
     76, BASS_FIFTH, SECOND_RIPPLE, BRIGHT_BELLS | BRIGHT_BOW},
    {0},
};

/* Five tones, open fifths, time between them. */
const Motifs ASIA_MOTIFS = {
    "4:1 6:1 7:2",
    "7:1.5 6:.5 4:2",
    "4:.5 3:.5 2:1 0:2",
    "0:1 2:.5 3:.5 4:2",
    "-:1 7:.5 9:.5 7:1 6:1",
    "4:3 -:1",
    "2:1.5 3:.5 4:1 2:1",
    "0:4",
    "6:.5 7:.5 6:.5 4:.5 3:2",
    "4:2 7:2",
    "-:2 4:1 6:1",
    "9:1.5 7:.5 6:1 4:1",
    "7:1 -:1 4:1 -:1",
    "3:1 4:1 2:2",
};

const Tune ASIA_TUNES[] = {
    {"asia_1", "play", STRETCH_ASIA, 2, 76, 4, "Bm|Bm|Em|Bm|D|A|Bm|F#m|Em|G|A|Bm|Bm",
     "abdf"
     "glcn"
     "dije"
     "h",
     71, BASS_LONG, SECOND_DROPS, BRIGHT_BELLS},
    {"asia_2", "play", STRETCH_ASIA, 2, 92, 4, "B5|B5|A5|E5|B5|D5|A5|B5|G5|A5|B5|F#m|Em|A|B5|B5",
     "dddf"
     "gacn"
     "kedi"
     "ljcf",
     71, BASS_LILT, SECOND_LILT, BRIGHT_SAND},
    {"asia_3", "play", STRETCH_ASIA, 2, 72, 4, "Em7|Bm7|Em7|Bm7|G|D|A|F#m7|Em7|G|Asus|Bm",
     "jf.k"
     "bcaf"
     "e.ih",
     74, BASS_LONG, SECOND_COUNTER, BRIGHT_BOW},
    {"asia_4", "play", STRETCH_ASIA, 2, 88, 4, "D|Bm|Em|A|D|Bm|G|A|Bm|F#m|G|D|Em7|A|Bm",
     "acgn"
     "blid"
     "jafc"
     "ebh",
     74, BASS_PULSE, SECOND_RIPPLE, BRIGHT_BELLS | BRIGHT_SAND},
    {"asia_5", "play", STRETCH_ASIA, 2, 66, 4, "B5|E5|B5|A5|B5|E5|D5|A5|B5|E5|B5",
     "m.mf"
     ".k.m"
     "bfh",
     78, BASS_LONG, SECOND_DROPS, BRIGHT_BOW | BRIGHT_BELLS},
    {"asia_6", "play", STRETCH_ASIA, 2, 96, 4, "Bm|A|G|A|Bm|D|Em|F#m|G|A|D|Bm|Em|G|A|A|Bm",
     "gAdn"
     "ibcf"
     "eLdg"
     "jkaI"
     "h",
     74, BASS_FIFTH, SECOND_WEAVE, BRIGHT_SAND},
    {0},
};

/* Water: three to a bar, and always some of it moves. */
const Motifs OCEAN_MOTIFS = {
    "4:2 2:1",     "0:1 2:1 4:1", "5:1.5 4:.5 2:1", "2:3", "7:2 4:1", "4:1 3:1 2:1", "1:2 0:1", "0:3",
    "-:1 4:1 5:1", "2:1 4:1 7:1", "6:1.5 5:.5 4:1", "4:3", "2:2 1:1", "-:1 2:1 4:1",
};

const Tune OCEAN_TUNES[] = {
    {"ocean_1", "play", STRETCH_OCEAN, 1, 104, 3, "G|D/F#|Em|Bm|C|G|Am7|D|G|D/F#|Em|Bm|C|G|D|G|Em|Bm|C|G|Am7|C|Dsus|G",
     "aldc"
     "bfmd"
     "alkc"
     "bfgh"
     "jeil"
     "nmgh",
     74, BASS_LONG, SECOND_ROCK, BRIGHT_BOW},
    {"ocean_2", "play", STRETCH_OCEAN, 1, 92, 3,
     "Cmaj7|G|Cmaj7|G|Em7|Bm7|Cmaj7|D|Cmaj7|G|Am7|Em|C|D|Em|Bm|C|D|Gmaj7|Gmaj7|Am7|Gmaj7",
     "d.l."
     "d.kg"
     "e.al"
     "bic."
     "d.fl"
     "gh",
     76, BASS_LONG, SECOND_RIPPLE, BRIGHT_BELLS},
    {"ocean_3", "play", STRETCH_OCEAN, 1, 116, 3,
     "Em|Em|C|G|Em|Em|Am|Bm|C|D|G|Em|C|D|G|G|Em|D|C|Bm|Am7|Bm|Em|Em|C|D|Em",
     "bjal"
     "bjcd"
     "efkm"
     "ebnd"
     "jcfm"
     "bmlh"
     "ndh",
     76, BASS_PULSE, SECOND_WEAVE, BRIGHT_SAND},
    {"ocean_4", "play", STRETCH_OCEAN, 1, 84, 3, "G|C/G|G|C/G|Em|D|C|D|G|Bm|C|G|Am7|D|G|G|C|G|Am7|G",
     "l.d."
     "amdl"
     "e.cf"
     "nmd."
     "l.dh",
     71, BASS_LONG, SECOND_DROPS, BRIGHT_BOW},
    {"ocean_5", "play", STRETCH_OCEAN, 1, 108, 3, "D|Am7|C|G|D|Am7|Em|Em|C|G|D|Am7|C|Bm|Em|D|G|D/F#|Em|C|G|Am7|D|G|G",
     "jcal"
     "jcdm"
     "bfel"
     "kbmd"
     "aJCf"
     "nilg"
     "h",
     76, BASS_FIFTH, SECOND_SHADOW, BRIGHT_BELLS | BRIGHT_SAND},
    {"ocean_6", "play", STRETCH_OCEAN, 1, 100, 3, "Em|C|G|D|Em|C|Am7|Bm|G|D|Em|Bm|C|G|Am7|D|Em|C|G|D|C|D|Em",
     "nfab"
     "nfmd"
     "JlKc"
     "bagm"
     "nfeb"
     "imh",
     74, BASS_PULSE, SECOND_COUNTER, BRIGHT_BOW | BRIGHT_BELLS},
    {0},
};

/* Off the beat. */
const Motifs AMERICAS_MOTIFS = {
    "4:.75 4:.75 2:.5 0:2",
    "-:.5 0:.5 2:.5 4:1.5 2:1",
    "5:.75 4:.75 2:.5 1:1 2:1",
    "2:1.5 0:.5 -:2",
    "7:.75 6:.75 4:.5 2:2",
    "0:.5 1:.5 2:.5 4:1 2:.5 1:1",
    "4:1 5:.5 4:1.5 -:1",
    "0:3 -:1",
    "-:1 4:.5 5:.5 7:1.5 4:.5",
    "2:.75 1:.75 0:.5 -3:2",
    "4:4",
    "9:.75 7:.75 5:.5 4:1 2:1",
    "-:.5 2:1 2:.5 1:1 0:1",
    "2:1.5 4:1.5 5:1",
};

const Tune AMERICAS_TUNES[] = {
    {"americas_1", "play", STRETCH_AMERICAS, 3, 108, 4, "A|D|E|A|A|D|Bm7|E|F#m|C#m|D|A|Bm7|D|E7|A|D E|A",
     "abcd"
     "abfg"
     "icej"
     "nmcd"
     "bh",
     73, BASS_LILT, SECOND_LILT, BRIGHT_SAND},
    {"americas_2", "play", STRETCH_AMERICAS, 3, 96, 4, "D|A|E|F#m|D|A|Bm7|E|D|A|E|F#m|Bm7|D|E7|A",
     "gbjd"
     "icfk"
     "gblm"
     "nbch",
     74, BASS_FIFTH, SECOND_SHADOW, BRIGHT_BELLS | BRIGHT_SAND},
    {"americas_3", "play", STRETCH_AMERICAS, 3, 112, 4, "F#m|D|A|E|F#m|D|A|E|Bm7|F#m|D|E|F#m|D|A|E|D|E|A",
     "ifgd"
     "ifcj"
     "beam"
     "ilnc"
     "bdh",
     76, BASS_LILT, SECOND_WEAVE, BRIGHT_SAND},
    {"americas_4", "play", STRETCH_AMERICAS, 3, 80, 4, "Amaj7|Dmaj7|Amaj7|Dmaj7|F#m7|Bm7|E7|Amaj7|Dmaj7|A|Bm7|E7|A",
     "k.d."
     "gjbk"
     ".dm"
     "nh",
     73, BASS_LONG, SECOND_DROPS, BRIGHT_BOW},
    {"americas_5", "play", STRETCH_AMERICAS, 3, 104, 4, "E|D|A|A|E|D|F#m|F#m|D|A|Bm7|E|D|C#m|Bm7|E7|A",
     "caed"
     "cagm"
     "nbif"
     "lAcb"
     "h",
     76, BASS_PULSE, SECOND_COUNTER, BRIGHT_BELLS},
    {"americas_6", "play", STRETCH_AMERICAS, 3, 100, 4, "A|E|F#m|D|A|E|D|E|F#m|E|D|A|Bm7|A|D|E7|A",
     "fjaB"
     "fjnk"
     "EcIb"
     "mdlc"
     "h",
     73, BASS_LILT, SECOND_RIPPLE, BRIGHT_SAND | BRIGHT_BELLS},
    {0},
};

/* The same home, seen by somebody who has been away. */
const Motifs RETURN_MOTIFS = {
    "2:1.5 1:.5 0:1 -3:1", "4:1.5 5:.5 7:2",     "7:1 6:1 5:1 4:1", "2:1 4:1 7:1 9:1", "9:1.5 8:.5 7:2",
    "4:1 2:.5 1:.5 0:2",   "0:1.5 1:.5 2:1 4:1", "5:2 4:2",         "2:1 1:1 2:2",     "0:3 -:1",
    "4:.5 5:.5 7:1 4:2",   "-:1 2:1 4:1 7:1",    "7:3 4:1",         "1:2 -3:2",        "4:4",
};

const Tune RETURN_TUNES[] = {
    {"return_1", "play", STRETCH_RETURN, 2, 92, 4, "D|D/F#|G|A|Bm|F#m|G|A|D|A/C#|Bm|G|Em7|D/F#|G A|D",
     "abhi"
     "gkcn"
     "adeb"
     "lfij",
     78, BASS_FIFTH, SECOND_RIPPLE, BRIGHT_BELLS | BRIGHT_BOW},
    {"return_2", "play", STRETCH_RETURN, 2, 100, 4, "G|D|A|Bm|G|D|Em7|A|G|D/F#|Em7|Bm|C|G|Asus|A7|D",
     "bacf"
     "bagn"
     "dmhk"
     "elio"
     "j",
     78, BASS_LILT, SECOND_LILT, BRIGHT_SAND | BRIGHT_BELLS},
    {"return_3", "play", STRETCH_RETURN, 2, 80, 4, "Bm7|Gmaj7|D|A|Bm7|Gmaj7|Em7|A|F#m7|G|D/F#|Em7|A7|Dmaj9",
     "l.mo"
     "lhin"
     "afko"
     "ij",
     76, BASS_LONG, SECOND_COUNTER, BRIGHT_BOW},
    {"return_4", "play", STRETCH_RETURN, 2, 96, 4, "D|G|Bm|A|D|G|E7|A|Bm|F#m|G|D|Em7|G|A7|Bm|G A|D",
     "gafk"
     "gbcn"
     "ldhm"
     "ecik"
     "aj",
     76, BASS_PULSE, SECOND_SHADOW, BRIGHT_SAND},
    {"return_5", "play", STRETCH_RETURN, 2, 88, 4, "D|C|G|D|Bm|A|G|A|D|C|G|Bm|Em7|D/F#|A7|D",
     "Amko"
     "lfhn"
     "Adbi"
     "gclj",
     78, BASS_FIFTH, SECOND_WEAVE, BRIGHT_BELLS},
    {"return_6", "play", STRETCH_RETURN, 2, 104, 4, "D|A|Bm|F#m|G|D|G|A|D|A|Bm|F#m|G|D/F#|Em7|A7|G A|D",
     "kgbf"
     "aciN"
     "KGBd"
     "mahi"
     "ej",
     78, BASS_LILT, SECOND_RIPPLE, BRIGHT_SAND | BRIGHT_BELLS | BRIGHT_BOW},
    {0},
};
