/* The files as the game hears them: read by the mixer, measured by the meter that made them. */
#include "orchestra.h"
#include "pcm.h"
#include "suites.h"

#include "../../assets/sounds/make/loudness.h"
#include "../../assets/sounds/make/shape.h"
#include "core/figurine.h"
#include "platform/paths.h"
#include "platform/sound.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Sounds of one group are equally loud. */
typedef enum Group { TOUCH, TABLE, CHIME, FANFARE, GROUPS } Group;

static const Group GROUP_OF[SOUNDS] = {
    [SOUND_PRESS] = TOUCH,       [SOUND_REFUSED] = TOUCH,     [SOUND_FOCUS] = TOUCH,        [SOUND_TICK] = TOUCH,
    [SOUND_CARD_DEAL] = TABLE,   [SOUND_CARD_TAKE] = TABLE,   [SOUND_CARD_PLACE] = TABLE,   [SOUND_CARD_FLIP] = TABLE,
    [SOUND_HOP] = TABLE,         [SOUND_JUMP] = TABLE,        [SOUND_COUNT] = TABLE,        [SOUND_EVENT] = CHIME,
    [SOUND_FAST_TRACK] = CHIME,  [SOUND_RUN] = CHIME,         [SOUND_SITE] = CHIME,         [SOUND_QUESTION] = CHIME,
    [SOUND_RIGHT] = CHIME,       [SOUND_WRONG] = CHIME,       [SOUND_ROW_COMPLETE] = CHIME, [SOUND_STAGE] = FANFARE,
    [SOUND_VICTORY] = FANFARE,   [SOUND_TILE] = TABLE,        [SOUND_TILE_BACK] = TABLE,    [SOUND_LIGHT] = TABLE,
    [SOUND_NUMBER_FULL] = CHIME, [SOUND_NUMBER_HALF] = CHIME, [SOUND_COIN] = TABLE,         [SOUND_READY] = TOUCH,
    [SOUND_ALL_READY] = CHIME,   [SOUND_DARK] = TABLE,        [SOUND_FULL_BOARD] = FANFARE, [SOUND_VOICE] = TABLE,
};

static const double LONGEST[GROUPS] = {[TOUCH] = .6, [TABLE] = 1.2, [CHIME] = 3, [FANFARE] = 7};
static const double SHORTEST = .1;

static Pcm read_sound(SoundId id, int index, char name[FILE_NAME]) {
    sound_file(id, index, name, FILE_NAME);
    return pcm_read(name);
}

START_TEST(the_meter_shows_what_the_standard_says) {
    /* A sine of 1 kHz at -23 dBFS on both sides has -23 LUFS (EBU Tech 3341, case 1). */
    enum { FRAMES = 5 * RATE };
    double *tone = calloc(FRAMES, sizeof *tone);
    for (int i = 0; i < FRAMES; i++) {
        tone[i] = pow(10, -23 / 20.0) * sin(2 * acos(-1) * 1000 * i / RATE);
    }
    ck_assert_double_eq_tol(loudness_integrated(tone, tone, FRAMES), -23, .1);
    ck_assert_double_eq_tol(loudness_momentary(tone, tone, FRAMES), -23, .1);
    ck_assert_double_eq_tol(true_peak(tone, tone, FRAMES), pow(10, -23 / 20.0), .002);
    free(tone);
}
END_TEST

START_TEST(every_sound_has_its_files_and_none_is_too_long) {
    for (SoundId id = SOUND_NONE + 1; id < SOUNDS; id++) {
        ck_assert_int_ge(sound_files(id), 1);
        for (int i = 0; i < sound_files(id); i++) {
            char name[FILE_NAME];
            Pcm pcm = read_sound(id, i, name);
            double seconds = (double)pcm.frames / RATE;
            ck_assert_msg(seconds > SHORTEST && seconds < LONGEST[GROUP_OF[id]], "%s lasts %.2f s", name, seconds);
            pcm_free(&pcm);
        }
    }
}
END_TEST

/* A row's files are step by step, with all shades of each. */
static int steps_of(SoundId id) {
    return sound_files(id) / sound_shades(id);
}

START_TEST(a_longer_run_sounds_longer) {
    int before = 0;
    ck_assert_int_eq(steps_of(SOUND_RUN), 9); /* of two to ten cards */
    for (int i = 0; i < steps_of(SOUND_RUN); i++) {
        char name[FILE_NAME];
        Pcm pcm = read_sound(SOUND_RUN, i * sound_shades(SOUND_RUN), name);
        ck_assert_msg(pcm.frames > before, "%s is no longer than the one before", name);
        before = pcm.frames;
        pcm_free(&pcm);
    }
}
END_TEST

/* In how many files it lies, and no file is another one's copy. */
START_TEST(what_is_heard_often_has_six_to_eight_files_and_all_others_enough_not_to_repeat_themselves) {
    static const SoundId OFTEN[] = {SOUND_CARD_DEAL, SOUND_CARD_TAKE, SOUND_CARD_PLACE, SOUND_CARD_FLIP,
                                    SOUND_HOP,       SOUND_TILE,      SOUND_LIGHT,      SOUND_DARK};
    for (int i = 0; i < 8; i++) {
        ck_assert_int_ge(sound_files(OFTEN[i]), 6);
    }
    for (SoundId id = SOUND_NONE + 1; id < SOUNDS; id++) {
        bool is_once = id == SOUND_VICTORY || id == SOUND_FULL_BOARD;
        ck_assert_msg(is_once || id == SOUND_HOP || sound_shades(id) >= 3, "sound %d has %d shades", (int)id,
                      sound_shades(id));
    }
}
END_TEST

START_TEST(the_shades_of_a_sound_differ) {
    for (SoundId id = SOUND_NONE + 1; id < SOUNDS; id++) {
        for (int i = 1; i < sound_files(id); i++) {
            char name[FILE_NAME];
            size_t a = 0, b = 0;
            sound_file(id, i - 1, name, sizeof name);
            char *before = asset_read(name, &a);
            sound_file(id, i, name, sizeof name);
            char *bytes = asset_read(name, &b);
            ck_assert_ptr_nonnull(bytes);
            ck_assert_msg(a != b || memcmp(before, bytes, a) != 0, "%s is the one before", name);
            free(before);
            free(bytes);
        }
    }
}
END_TEST

/* The pitches of the six glasses in the order of PathColour: D5 B5 D6 A5 F#5 E5. */
enum { GLASSES = 6 };
static const double GLASS_HZ[GLASSES] = {587.33, 987.77, 1174.66, 880, 739.99, 659.26};

/* The glass whose pitch, times factor, is loudest in a sound. */
static int glass_heard(SoundId id, int index, double factor) {
    char name[FILE_NAME];
    Pcm pcm = read_sound(id, index, name);
    int loudest = 0;
    for (int i = 1; i < GLASSES; i++) {
        if (pcm_tone(&pcm, factor * GLASS_HZ[i]) > pcm_tone(&pcm, factor * GLASS_HZ[loudest])) {
            loudest = i;
        }
    }
    pcm_free(&pcm);
    return loudest;
}

static int frames_of(SoundId id, int index) {
    char name[FILE_NAME];
    Pcm pcm = read_sound(id, index, name);
    pcm_free(&pcm);
    return pcm.frames;
}

START_TEST(each_glass_has_its_pitch_and_light_sings_it_an_octave_higher) {
    static const SoundId ROW[] = {SOUND_TILE, SOUND_TILE_BACK, SOUND_LIGHT, SOUND_NUMBER_FULL, SOUND_NUMBER_HALF};
    static const double FACTOR[] = {1, 1, 2, 1, .5};
    for (int r = 0; r < 5; r++) {
        ck_assert_int_eq(steps_of(ROW[r]), GLASSES);
        for (int i = 0; i < sound_files(ROW[r]); i++) {
            int heard = glass_heard(ROW[r], i, FACTOR[r]), glass = i / sound_shades(ROW[r]);
            ck_assert_msg(heard == glass, "row %d: glass %d sounds like glass %d", r, glass, heard);
        }
    }
}
END_TEST

/* The tone of the scale that is loudest in a part of a sound. */
static double note_heard(const Pcm *pcm, double from, double seconds, double down) {
    static const double NOTE_HZ[] = {293.66, 440, 659.26, 739.99, 880, 987.77, 1174.66};
    int frames = (int)fmin(seconds * RATE, pcm->frames - from * RATE);
    Pcm part = {frames, pcm->left + (int)(from * RATE), pcm->right + (int)(from * RATE)};
    double loudest = NOTE_HZ[0];
    for (int i = 1; i < 7; i++) {
        loudest = pcm_tone(&part, down * NOTE_HZ[i]) > pcm_tone(&part, down * loudest) ? NOTE_HZ[i] : loudest;
    }
    return loudest;
}

/* Sad it is an octave lower, and thinking it says the first note twice. */
START_TEST(each_figurine_is_known_by_two_notes_of_its_own_however_it_feels) {
    static const double FIRST[] = {293.66, 987.77, 880, 659.26}, SECOND[] = {440, 739.99, 1174.66, 987.77};
    static const double APART[] = {.17, .15, .1, .19}, SLOWER[] = {1, 1.25, 1.5}, DOWN[] = {1, 1, .5};
    ck_assert_int_eq(steps_of(SOUND_VOICE), FIGURINES * SOUND_FEELINGS);
    for (int i = 0; i < sound_files(SOUND_VOICE); i++) {
        char name[FILE_NAME];
        Pcm pcm = read_sound(SOUND_VOICE, i, name);
        int step = i / sound_shades(SOUND_VOICE), who = step % FIGURINES, feels = step / FIGURINES;
        double part = APART[who] * SLOWER[feels];
        double first = note_heard(&pcm, 0, part, DOWN[feels]);
        double second = note_heard(&pcm, part * (feels == SOUND_THINKING ? 2 : 1), part, DOWN[feels]);
        ck_assert_msg(first == FIRST[who], "%s begins with %.0f Hz", name, first);
        ck_assert_msg(second == SECOND[who], "%s goes on with %.0f Hz", name, second);
        pcm_free(&pcm);
    }
}
END_TEST

START_TEST(a_tile_taken_back_is_damped) {
    for (int i = 0; i < sound_files(SOUND_TILE); i++) {
        ck_assert_int_lt(frames_of(SOUND_TILE_BACK, i), frames_of(SOUND_TILE, i));
    }
}
END_TEST

START_TEST(sounds_of_a_group_are_equally_loud_and_groups_are_not) {
    double least[GROUPS], most[GROUPS];
    for (int g = 0; g < GROUPS; g++) {
        least[g] = 0;
        most[g] = -100;
    }
    for (SoundId id = SOUND_NONE + 1; id < SOUNDS; id++) {
        for (int i = 0; i < sound_files(id); i++) {
            char name[FILE_NAME];
            Pcm pcm = read_sound(id, i, name);
            double lufs = loudness_momentary(pcm.left, pcm.right, pcm.frames);
            least[GROUP_OF[id]] = fmin(least[GROUP_OF[id]], lufs);
            most[GROUP_OF[id]] = fmax(most[GROUP_OF[id]], lufs);
            pcm_free(&pcm);
        }
    }
    for (int g = 0; g < GROUPS; g++) {
        ck_assert_msg(most[g] - least[g] < 1, "group %d: from %.2f to %.2f LUFS", g, least[g], most[g]);
        ck_assert_msg(g == 0 || least[g] > most[g - 1], "group %d is no louder than the one before", g);
    }
}
END_TEST

/* 0 to 1, of the energy. */
static double share_between(const Pcm *pcm, double from_hz, double to_hz) {
    return share_above(pcm->left, pcm->right, pcm->frames, from_hz) -
           share_above(pcm->left, pcm->right, pcm->frames, to_hz);
}

START_TEST(the_meter_tells_high_from_low_and_early_from_late) {
    enum { FRAMES = RATE };
    static const double HZ[3] = {1500, 2700, 6000};
    for (int t = 0; t < 3; t++) {
        double *tone = calloc(FRAMES, sizeof *tone);
        for (int i = FRAMES / 2; i < FRAMES; i++) {
            tone[i] = (i < FRAMES * 3 / 5 ? .5 : .1) * sin(2 * acos(-1) * HZ[t] * i / RATE);
        }
        double share = share_above(tone, tone, FRAMES, 2000);
        ck_assert_msg(t == 0 ? share < .03 : share > .97, "of %.0f Hz %.3f lies above 2 kHz", HZ[t], share);
        ck_assert_double_ge(peak_ms(tone, tone, FRAMES), 500);
        ck_assert_double_le(peak_ms(tone, tone, FRAMES), 600);
        free(tone);
    }
}
END_TEST

START_TEST(what_is_won_rings_like_glass) {
    static const SoundId RINGS[] = {SOUND_RIGHT, SOUND_ROW_COMPLETE, SOUND_STAGE, SOUND_VICTORY};
    for (int i = 0; i < 4; i++) {
        for (int shade = 0; shade < sound_files(RINGS[i]); shade++) {
            char name[FILE_NAME];
            Pcm pcm = read_sound(RINGS[i], shade, name);
            double share = share_between(&pcm, 2000, 9000);
            ck_assert_msg(share > .15, "%s: only %.3f of it lies between 2 and 9 kHz", name, share);
            pcm_free(&pcm);
        }
    }
}
END_TEST

/* The tap of glass on glass is in all that is struck; what is damped, refused, wrong or sad has none on purpose. */
START_TEST(whatever_is_struck_has_the_tap_of_glass) {
    static const SoundId STRUCK[] = {SOUND_COUNT,      SOUND_RUN,      SOUND_HOP,   SOUND_JUMP,     SOUND_EVENT,
                                     SOUND_FAST_TRACK, SOUND_SITE,     SOUND_TILE,  SOUND_LIGHT,    SOUND_NUMBER_FULL,
                                     SOUND_COIN,       SOUND_QUESTION, SOUND_VOICE, SOUND_ALL_READY};
    for (int s = 0; s < 14; s++) {
        for (int i = 0; i < sound_files(STRUCK[s]); i++) {
            char name[FILE_NAME];
            Pcm pcm = read_sound(STRUCK[s], i, name);
            double share = share_above(pcm.left, pcm.right, pcm.frames, 2000);
            bool is_sad = STRUCK[s] == SOUND_VOICE && i / sound_shades(SOUND_VOICE) / FIGURINES == SOUND_SAD;
            ck_assert_msg(is_sad ? share < .02 : share >= .08, "%s: %.3f of it lies above 2 kHz", name, share);
            pcm_free(&pcm);
        }
    }
}
END_TEST

START_TEST(a_walk_rises) {
    static const double HOP_HZ[] = {369.99, 440, 493.88, 587.33, 659.26, 739.99, 880, 987.77};
    ck_assert_int_eq(sound_files(SOUND_HOP), 8);
    for (int i = 0; i < 8; i++) {
        char name[FILE_NAME];
        Pcm pcm = read_sound(SOUND_HOP, i, name);
        for (int other = 0; other < 8; other++) {
            ck_assert_msg(other == i || pcm_tone(&pcm, HOP_HZ[i]) > pcm_tone(&pcm, HOP_HZ[other]), "%s", name);
        }
        pcm_free(&pcm);
    }
}
END_TEST

/* A screen's small loudspeakers have nothing below 300 Hz. */
START_TEST(a_card_put_down_ticks_where_small_loudspeakers_hear_it) {
    for (int i = 0; i < sound_files(SOUND_CARD_PLACE); i++) {
        char name[FILE_NAME];
        Pcm pcm = read_sound(SOUND_CARD_PLACE, i, name);
        double tick = share_between(&pcm, 1000, 4000), thump = 1 - share_above(pcm.left, pcm.right, pcm.frames, 300);
        ck_assert_msg(tick > .5, "%s: only %.3f of it lies between 1 and 4 kHz", name, tick);
        ck_assert_msg(thump < .25, "%s: %.3f of it lies below 300 Hz", name, thump);
        pcm_free(&pcm);
    }
}
END_TEST

START_TEST(a_touched_card_is_heard_at_once) {
    static const SoundId TOUCHED[] = {SOUND_CARD_TAKE, SOUND_CARD_FLIP, SOUND_CARD_PLACE, SOUND_PRESS, SOUND_TILE};
    for (int t = 0; t < 5; t++) {
        for (int i = 0; i < sound_files(TOUCHED[t]); i++) {
            char name[FILE_NAME];
            Pcm pcm = read_sound(TOUCHED[t], i, name);
            double ms = peak_ms(pcm.left, pcm.right, pcm.frames);
            ck_assert_msg(ms < 25, "%s is loudest after %.0f ms", name, ms);
            pcm_free(&pcm);
        }
    }
}
END_TEST

START_TEST(nothing_clips_clicks_or_lies_off_the_middle) {
    for (SoundId id = SOUND_NONE + 1; id < SOUNDS; id++) {
        for (int i = 0; i < sound_files(id); i++) {
            char name[FILE_NAME];
            Pcm pcm = read_sound(id, i, name);
            pcm_is_clean(name, &pcm);
            double first = fmax(fabs(pcm.left[0]), fabs(pcm.right[0]));
            double last = fmax(fabs(pcm.left[pcm.frames - 1]), fabs(pcm.right[pcm.frames - 1]));
            ck_assert_msg(first < .004, "%s begins at %.4f", name, first);
            ck_assert_msg(last < .002, "%s ends at %.4f", name, last);
            pcm_free(&pcm);
        }
    }
}
END_TEST

/* Lays a sound over what is there, from so many milliseconds on. */
static void mix(Pcm *all, SoundId id, int index, double ms, double volume) {
    char name[FILE_NAME];
    Pcm pcm = read_sound(id, index, name);
    int from = (int)(ms * RATE / 1000);
    for (int i = 0; i < pcm.frames && from + i < all->frames; i++) {
        all->left[from + i] += volume * pcm.left[i];
        all->right[from + i] += volume * pcm.right[i];
    }
    pcm_free(&pcm);
}

/* Four lines of five tiles in as many glasses as can be, and with the last of them everybody reaches a number: as the
 * table plays it at normal speed (games/path/scenes/reveal.c). */
static void mix_reveal(Pcm *all, double volume) {
    static const double CELL_MS = 110;
    mix(all, SOUND_ALL_READY, 0, 0, volume);
    for (int tile = 1; tile <= 5; tile++) {
        for (int seat = 0; seat < 4; seat++) {
            mix(all, SOUND_LIGHT, (tile + seat) % GLASSES * 3, tile * CELL_MS, volume);
        }
    }
    for (int seat = 0; seat < 4; seat++) {
        mix(all, SOUND_NUMBER_FULL, (5 + seat) % GLASSES * 3, 5 * CELL_MS, volume);
    }
    mix(all, SOUND_COIN, 0, 5 * CELL_MS + 240, volume);
    mix(all, SOUND_CARD_FLIP, 0, 5 * CELL_MS + 600, volume);
}

/* At the volumes that a new player hears, over the music. */
START_TEST(a_round_that_closes_for_four_at_once_does_not_clip) {
    static const double EFFECTS = .8, MUSIC = .5;
    static Band band;
    Score score;
    double loudest = 0;
    orchestra_read(&band, false);
    orchestra_read_score(&score);
    int section = 0;
    while (strcmp(score.section[section].piece, "path") != 0) {
        section++;
    }
    Wave *music = perform(&band, &score, section, &(Manner){MOOD_NEAR, false, PERFORM_ALL});
    wave_scale(music, MUSIC);
    for (double second = 0; second < 36; second += 7.3) {
        Pcm part = {
            .frames = 3 * RATE, .left = malloc(3 * RATE * sizeof(double)), .right = malloc(3 * RATE * sizeof(double))};
        memcpy(part.left, music->left + (int)(second * RATE), 3 * RATE * sizeof(double));
        memcpy(part.right, music->right + (int)(second * RATE), 3 * RATE * sizeof(double));
        mix_reveal(&part, EFFECTS);
        for (int i = 0; i < part.frames; i++) {
            loudest = fmax(loudest, fmax(fabs(part.left[i]), fabs(part.right[i])));
        }
        pcm_free(&part);
    }
    wave_free(music);
    band_free(&band);
    score_free(&score);
    ck_assert_msg(loudest < .9, "it rises to %.3f", loudest);
}
END_TEST

static size_t size_of(const char *name) {
    size_t size = 0;
    free(asset_read(name, &size));
    return size;
}

START_TEST(all_together_stay_under_eight_mebibytes) {
    char name[FILE_NAME];
    size_t sum = size_of("music/score.txt");
    ck_assert_uint_gt(sum, 0);
    for (SoundId id = SOUND_NONE + 1; id < SOUNDS; id++) {
        for (int i = 0; i < sound_files(id); i++) {
            sound_file(id, i, name, sizeof name);
            sum += size_of(name);
        }
    }
    for (int is_room = 0; is_room < 2; is_room++) {
        static Band band;
        band_init(&band, is_room != 0);
        for (int i = 0; i < band.tones; i++) {
            band_file(&band.tone[i], name);
            sum += size_of(name);
        }
    }
    ck_assert_uint_lt(sum, 8u << 20);
}
END_TEST

Suite *suite_files(void) {
    TCase *files = tcase_create("files");
    tcase_set_timeout(files, 120);
    tcase_add_checked_fixture(files, pcm_open_mixer, pcm_close_mixer);
    tcase_add_test(files, the_meter_shows_what_the_standard_says);
    tcase_add_test(files, every_sound_has_its_files_and_none_is_too_long);
    tcase_add_test(files, a_longer_run_sounds_longer);
    tcase_add_test(files, each_glass_has_its_pitch_and_light_sings_it_an_octave_higher);
    tcase_add_test(files, each_figurine_is_known_by_two_notes_of_its_own_however_it_feels);
    tcase_add_test(files, a_tile_taken_back_is_damped);
    tcase_add_test(files, sounds_of_a_group_are_equally_loud_and_groups_are_not);
    tcase_add_test(files, the_meter_tells_high_from_low_and_early_from_late);
    tcase_add_test(files, what_is_won_rings_like_glass);
    tcase_add_test(files, a_card_put_down_ticks_where_small_loudspeakers_hear_it);
    tcase_add_test(files, a_touched_card_is_heard_at_once);
    tcase_add_test(files, nothing_clips_clicks_or_lies_off_the_middle);
    tcase_add_test(files, a_round_that_closes_for_four_at_once_does_not_clip);
    tcase_add_test(files, all_together_stay_under_eight_mebibytes);
    tcase_add_test(files, what_is_heard_often_has_six_to_eight_files_and_all_others_enough_not_to_repeat_themselves);
    tcase_add_test(files, the_shades_of_a_sound_differ);
    tcase_add_test(files, whatever_is_struck_has_the_tap_of_glass);
    tcase_add_test(files, a_walk_rises);
    Suite *suite = suite_create("sound files");
    suite_add_tcase(suite, files);
    return suite;
}
