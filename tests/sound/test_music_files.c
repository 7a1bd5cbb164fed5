/* The music as the game hears it: the instruments' files, what is written for them, and both together. */
#include "orchestra.h"
#include "pcm.h"
#include "suites.h"

#include "../../assets/sounds/make/loudness.h"
#include "../../assets/sounds/make/shape.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- instruments -------------------------------------------------------------------------------------------------- */

/* How sharply a side bends at a frame. What the encoder rounds off differs before and after the seam; that step has to
 * stay more than 35 dB below the tone. */
static double bend(const Tone *tone, int side, int i) {
    int before = tone->side[2 * ((i + tone->frames - 1) % tone->frames) + side];
    int here = tone->side[2 * (i % tone->frames) + side], behind = tone->side[2 * ((i + 1) % tone->frames) + side];
    return abs(before - 2 * here + behind) / 32768.0;
}

static const double SEAM = .0008;

/* The seam bends no more than that, or than the tone does within 20 ms of it. */
static void has_no_seam(const Tone *tone) {
    char name[BAND_NAME];
    band_file(tone, name);
    for (int s = 0; s < 2; s++) {
        double seam = fmax(bend(tone, s, tone->frames - 1), bend(tone, s, 0)), most = SEAM;
        for (int i = 2; i < RATE / 50; i++) {
            most = fmax(most, bend(tone, s, i));
            most = fmax(most, bend(tone, s, tone->frames - i));
        }
        ck_assert_msg(seam < most, "%s: the seam bends by %.5f, the tone by %.5f", name, seam, most);
    }
}

static double lufs_of(const Tone *tone, const Pcm *pcm) {
    return tone->is_held ? loudness_integrated(pcm->left, pcm->right, pcm->frames)
                         : loudness_momentary(pcm->left, pcm->right, pcm->frames);
}

static void is_a_fine_tone(const Tone *tone, double least, double most) {
    char name[BAND_NAME];
    band_file(tone, name);
    Pcm pcm = pcm_read(name);
    pcm_is_clean(name, &pcm);
    double lufs = lufs_of(tone, &pcm);
    ck_assert_msg(lufs > least && lufs < most, "%s has %.1f LUFS", name, lufs);
    if (!tone->is_held) {
        double last = fmax(fabs(pcm.left[pcm.frames - 1]), fabs(pcm.right[pcm.frames - 1]));
        ck_assert_msg(last < .002, "%s ends at %.4f", name, last);
    }
    pcm_free(&pcm);
}

START_TEST(all_tones_of_the_instruments_are_clean_and_equally_loud) {
    static Band band;
    band_init(&band, false);
    for (int i = 0; i < band.tones; i++) {
        bool is_sand = band.tone[i].instrument == INSTRUMENT_SAND;
        is_a_fine_tone(&band.tone[i], is_sand ? -27 : -21.7, is_sand ? -25 : -20.3);
    }
}
END_TEST

START_TEST(what_is_held_goes_round_without_a_seam) {
    for (int is_room = 0; is_room < 2; is_room++) {
        static Band band;
        orchestra_read(&band, is_room != 0);
        for (int i = 0; i < band.tones; i++) {
            if (band.tone[i].is_held) {
                has_no_seam(&band.tone[i]);
            }
        }
        band_free(&band);
    }
}
END_TEST

START_TEST(rooms_are_there_and_hardly_heard) {
    static Band band;
    band_init(&band, true);
    for (int i = 0; i < band.tones; i++) {
        bool is_bed = band.tone[i].instrument == INSTRUMENT_BED;
        is_a_fine_tone(&band.tone[i], is_bed ? -39 : -41, is_bed ? -37 : -39);
    }
}
END_TEST

/* What goes between two tones of an instrument is played at the pitch that is written. */
START_TEST(the_band_plays_the_pitch_that_is_written) {
    static Band band;
    static float sum[2 * RATE];
    orchestra_read(&band, false);
    for (int pitch = 62; pitch <= 84; pitch++) {
        memset(sum, 0, sizeof sum);
        band_play(&band, INSTRUMENT_BAR, pitch, 1, 0, 0, 1);
        band_render(&band, sum, RATE);
        band_stop(&band);
        Pcm heard = {RATE, calloc(RATE, sizeof(double)), calloc(RATE, sizeof(double))};
        for (int i = 0; i < RATE; i++) {
            heard.left[i] = (double)sum[2 * i];
            heard.right[i] = (double)sum[2 * i + 1];
        }
        double hz = 440 * pow(2, (pitch - 69) / 12.0), half = pow(2, 1 / 24.0), is = pcm_tone(&heard, hz);
        ck_assert_msg(is > 10 * pcm_tone(&heard, hz * half) && is > 10 * pcm_tone(&heard, hz / half), "pitch %d",
                      pitch);
        pcm_free(&heard);
    }
    band_free(&band);
}
END_TEST

/* --- what is written ---------------------------------------------------------------------------------------------- */

static Score score;

static double minutes_of(const char *piece, int stretch) {
    double ms = 0;
    for (int s = 0; s < score.sections; s++) {
        const Section *section = &score.section[s];
        bool counts = strcmp(section->piece, piece) == 0 && (stretch < 0 || (int)section->stretch == stretch);
        ms += counts ? section->ms : 0;
    }
    return ms / 60000;
}

START_TEST(there_are_twenty_minutes_for_the_world_and_music_of_its_own_for_the_other_game) {
    orchestra_read_score(&score);
    double world = minutes_of("play", -1), path = minutes_of("path", -1);
    ck_assert_msg(world >= 20, "World has %.1f minutes", world);
    ck_assert_msg(path >= 7, "Best Path has %.1f minutes", path);
    for (int stretch = 0; stretch < STRETCHES; stretch++) {
        double own = minutes_of("play", stretch);
        ck_assert_msg(own >= 3.5, "stretch %d has %.1f minutes", stretch, own);
    }
    ck_assert(minutes_of("title", -1) > 2 && minutes_of("victory", -1) > 1 && minutes_of("path_victory", -1) > 1);
    score_free(&score);
}
END_TEST

static const Note *first_of(const Section *section) {
    return &score.note[section->first];
}

START_TEST(every_section_has_all_stems_and_whole_bars) {
    orchestra_read_score(&score);
    for (int s = 0; s < score.sections; s++) {
        const Section *section = &score.section[s];
        int notes[STEMS] = {0};
        for (int i = 0; i < section->notes; i++) {
            notes[first_of(section)[i].stem]++;
        }
        for (int stem = 0; stem < STEMS; stem++) {
            ck_assert_msg(notes[stem] >= 3, "%s: stem %d has %d notes", section->name, stem, notes[stem]);
        }
        ck_assert_msg(section->ms % section->bar_ms == 0, "%s does not end with a bar", section->name);
        ck_assert_msg(section->ms >= 34000 && section->ms < 70000, "%s lasts %d ms", section->name, section->ms);
    }
    score_free(&score);
}
END_TEST

/* Notes of both songs that are sung at the same moment at the same pitch. */
static int shared_notes(const Section *a, const Section *b, int *sung) {
    int shared = 0;
    *sung = 0;
    for (int i = 0; i < a->notes; i++) {
        const Note *x = &first_of(a)[i];
        bool is_found = false;
        for (int j = 0; j < b->notes && x->stem == STEM_SONG; j++) {
            const Note *y = &first_of(b)[j];
            is_found |= y->stem == STEM_SONG && y->pitch == x->pitch && abs(y->at - x->at) < 60;
        }
        *sung += x->stem == STEM_SONG ? 1 : 0;
        shared += is_found ? 1 : 0;
    }
    return shared;
}

START_TEST(no_two_sections_sing_the_same) {
    orchestra_read_score(&score);
    for (int a = 0; a < score.sections; a++) {
        for (int b = 0; b < score.sections; b++) {
            int sung, shared = a == b ? 0 : shared_notes(&score.section[a], &score.section[b], &sung);
            ck_assert_msg(a == b || shared * 2 < sung, "%s and %s: %d of %d notes", score.section[a].name,
                          score.section[b].name, shared, sung);
        }
    }
    score_free(&score);
}
END_TEST

/* Sounds are in D E F# A B: a song that has none of them would be out of tune with what happens. */
START_TEST(the_music_goes_with_the_scale_of_the_sounds) {
    static const bool SCALE[12] = {[2] = true, [4] = true, [6] = true, [9] = true, [11] = true};
    orchestra_read_score(&score);
    for (int s = 0; s < score.sections; s++) {
        const Section *section = &score.section[s];
        int sung = 0, in = 0;
        for (int i = 0; i < section->notes; i++) {
            const Note *note = &first_of(section)[i];
            sung += note->stem == STEM_SONG ? 1 : 0;
            in += note->stem == STEM_SONG && SCALE[note->pitch % 12] ? 1 : 0;
        }
        ck_assert_msg(in * 100 >= sung * 55, "%s: %d of %d notes", section->name, in, sung);
    }
    score_free(&score);
}
END_TEST

/* --- both together ------------------------------------------------------------------------------------------------ */

typedef struct Figures {
    double lufs, range, peak, bright;
} Figures;

static Figures figures_of(Band *band, int section, const Manner *manner) {
    Wave *wave = perform(band, &score, section, manner);
    Figures figures = {loudness_integrated(wave->left, wave->right, wave->frames),
                       loudness_range(wave->left, wave->right, wave->frames),
                       true_peak(wave->left, wave->right, wave->frames),
                       100 * share_above(wave->left, wave->right, wave->frames, 2000)};
    wave_free(wave);
    return figures;
}

/* Every seventh section, or all of them with --long. */
static int apart(void) {
    const char *wish = getenv("SCHOTT_LONG");
    return wish != NULL && wish[0] == '1' ? 1 : 7;
}

START_TEST(the_music_is_as_loud_as_bright_and_as_wide_as_it_should_be) {
    static Band band;
    Figures sum = {0, 0, 0, 0};
    int count = 0;
    orchestra_read(&band, false);
    orchestra_read_score(&score);
    for (int s = 0; s < score.sections; s += apart(), count++) {
        const char *name = score.section[s].name;
        Figures busy = figures_of(&band, s, &(Manner){MOOD_BUSY, false, PERFORM_ALL});
        ck_assert_msg(busy.lufs > -26.5 && busy.lufs < -20.5, "%s has %.1f LUFS", name, busy.lufs);
        ck_assert_msg(busy.range > 3, "%s has a range of %.1f LU", name, busy.range);
        ck_assert_msg(busy.peak < pow(10, -3 / 20.0), "%s rises to %.2f", name, busy.peak);
        ck_assert_msg(busy.bright > 1 && busy.bright < 9, "%s: %.1f %% above 2 kHz", name, busy.bright);
        sum = (Figures){sum.lufs + busy.lufs, sum.range + busy.range, 0, sum.bright + busy.bright};
    }
    ck_assert_msg(fabs(sum.lufs / count + 23) < 1, "%.1f LUFS on the whole", sum.lufs / count);
    ck_assert_msg(sum.range / count > 4, "a range of %.1f LU on the whole", sum.range / count);
    ck_assert_msg(sum.bright / count > 3 && sum.bright / count < 6, "%.1f %% above 2 kHz", sum.bright / count);
    band_free(&band);
    score_free(&score);
}
END_TEST

/* Calm music is most of what an evening hears. */
START_TEST(calm_music_is_bright_enough_too) {
    static Band band;
    double sum = 0;
    int count = 0;
    orchestra_read(&band, false);
    orchestra_read_score(&score);
    for (int s = 0; s < score.sections; s += 2, count++) {
        sum += figures_of(&band, s, &(Manner){MOOD_CALM, false, PERFORM_ALL}).bright;
    }
    ck_assert_msg(sum / count > 3 && sum / count < 6, "%.1f %% above 2 kHz", sum / count);
    band_free(&band);
    score_free(&score);
}
END_TEST

START_TEST(what_is_at_stake_is_brighter_than_calm_and_heard_again_it_is_softer) {
    static Band band;
    orchestra_read(&band, false);
    orchestra_read_score(&score);
    for (int s = 4; s < score.sections; s += 2 * apart() + 7) {
        Figures calm = figures_of(&band, s, &(Manner){MOOD_CALM, false, PERFORM_ALL});
        Figures near = figures_of(&band, s, &(Manner){MOOD_NEAR, false, PERFORM_ALL});
        Figures again = figures_of(&band, s, &(Manner){MOOD_CALM, true, PERFORM_ALL});
        ck_assert_msg(near.bright > calm.bright * 1.3, "%s", score.section[s].name);
        ck_assert_msg(again.lufs < calm.lufs, "%s", score.section[s].name);
        ck_assert(near.peak < pow(10, -3 / 20.0));
    }
    band_free(&band);
    score_free(&score);
}
END_TEST

Suite *suite_music_files(void) {
    TCase *files = tcase_create("music files");
    tcase_set_timeout(files, 240);
    tcase_add_checked_fixture(files, pcm_open_mixer, pcm_close_mixer);
    tcase_add_test(files, all_tones_of_the_instruments_are_clean_and_equally_loud);
    tcase_add_test(files, what_is_held_goes_round_without_a_seam);
    tcase_add_test(files, rooms_are_there_and_hardly_heard);
    tcase_add_test(files, the_band_plays_the_pitch_that_is_written);
    tcase_add_test(files, there_are_twenty_minutes_for_the_world_and_music_of_its_own_for_the_other_game);
    tcase_add_test(files, every_section_has_all_stems_and_whole_bars);
    tcase_add_test(files, no_two_sections_sing_the_same);
    tcase_add_test(files, the_music_goes_with_the_scale_of_the_sounds);
    tcase_add_test(files, the_music_is_as_loud_as_bright_and_as_wide_as_it_should_be);
    tcase_add_test(files, calm_music_is_bright_enough_too);
    tcase_add_test(files, what_is_at_stake_is_brighter_than_calm_and_heard_again_it_is_softer);
    Suite *suite = suite_create("music files");
    suite_add_tcase(suite, files);
    return suite;
}
