/* The music as the game hears it. */
#include "pcm.h"
#include "suites.h"

#include "../../assets/sounds/make/loudness.h"
#include "platform/sound.h"

#include <math.h>

/* How sharply a side bends at a frame. What the encoder rounds off differs before and after the seam; that step has to
 * stay more than 35 dB below the music. */
static double bend(const double *side, int frames, int i) {
    return fabs(side[(i + frames - 1) % frames] - 2 * side[i % frames] + side[(i + 1) % frames]);
}

static const double SEAM = .0008;

/* The seam bends no more than that, or than the music does within 20 ms of it. */
static void has_no_seam(const char *name, const Pcm *pcm) {
    const double *sides[2] = {pcm->left, pcm->right};
    for (int s = 0; s < 2; s++) {
        double seam = fmax(bend(sides[s], pcm->frames, pcm->frames - 1), bend(sides[s], pcm->frames, 0)), most = SEAM;
        for (int i = 2; i < RATE / 50; i++) {
            most = fmax(most, bend(sides[s], pcm->frames, i));
            most = fmax(most, bend(sides[s], pcm->frames, pcm->frames - i));
        }
        ck_assert_msg(seam < most, "%s: the seam bends by %.5f, the music by %.5f", name, seam, most);
    }
}

START_TEST(music_is_long_clean_equally_loud_and_has_no_seam) {
    double least = 0, most = -100;
    for (MusicId id = MUSIC_NONE + 1; id < MUSICS; id++) {
        char name[FILE_NAME];
        music_file(id, name, sizeof name);
        Pcm pcm = pcm_read(name);
        double seconds = (double)pcm.frames / RATE;
        double most_seconds = id == MUSIC_PLAY ? 160 : 90;
        ck_assert_msg(seconds >= 60 && seconds <= most_seconds, "%s lasts %.2f s", name, seconds);
        pcm_is_clean(name, &pcm);
        double lufs = loudness_integrated(pcm.left, pcm.right, pcm.frames);
        least = fmin(least, lufs);
        most = fmax(most, lufs);
        has_no_seam(name, &pcm);
        pcm_free(&pcm);
    }
    ck_assert_msg(most - least < 1, "music from %.2f to %.2f LUFS", least, most);
}
END_TEST

enum { SECTION_PARTS = 12, PART_FRAMES = RATE * 10 / 3 };

/* The deepest note that is held through four beats. */
static int bass_heard(const Pcm *pcm, int part) {
    static const double BASS_HZ[] = {92.50, 98, 110, 123.47, 146.83, 164.81}; /* F#2 G2 A2 B2 D3 E3 */
    Pcm here = {PART_FRAMES, pcm->left + part * PART_FRAMES, pcm->right + part * PART_FRAMES};
    int loudest = 0;
    for (int i = 1; i < 6; i++) {
        loudest = pcm_tone(&here, BASS_HZ[i]) > pcm_tone(&here, BASS_HZ[loudest]) ? i : loudest;
    }
    return loudest;
}

/* In so many of the twelve parts two sections stand on the same bass. */
static int alike(const Pcm *pcm, int a, int b) {
    int same = 0;
    for (int i = 0; i < SECTION_PARTS; i++) {
        same += bass_heard(pcm, a * SECTION_PARTS + i) == bass_heard(pcm, b * SECTION_PARTS + i) ? 1 : 0;
    }
    return same;
}

START_TEST(the_tables_music_has_a_form_and_is_now_soft_and_now_full) {
    char name[FILE_NAME];
    music_file(MUSIC_PLAY, name, sizeof name);
    Pcm pcm = pcm_read(name);
    ck_assert_int_eq(pcm.frames, 160 * RATE);
    ck_assert_int_ge(alike(&pcm, 0, 1), 10);
    for (int a = 0; a < 4; a++) {
        for (int b = a == 0 ? 2 : a + 1; b < 4; b++) {
            ck_assert_msg(alike(&pcm, a, b) <= 6, "sections %d and %d are the same", a + 1, b + 1);
        }
    }
    double range = loudness_range(pcm.left, pcm.right, pcm.frames);
    ck_assert_msg(range > 4 && range < 9, "it has a range of %.1f LU", range);
    pcm_free(&pcm);
}
END_TEST

START_TEST(the_second_voice_fits_into_the_music_and_has_no_seam) {
    char name[FILE_NAME];
    music_near_file(name, sizeof name);
    Pcm pcm = pcm_read(name);
    pcm_is_clean(name, &pcm);
    ck_assert_int_eq(160 * RATE % pcm.frames, 0);
    double lufs = loudness_integrated(pcm.left, pcm.right, pcm.frames);
    ck_assert_msg(lufs > -31 && lufs < -27, "%s has %.1f LUFS: louder than what it is laid over, or lost", name, lufs);
    has_no_seam(name, &pcm);
    pcm_free(&pcm);
}
END_TEST

Suite *suite_music_files(void) {
    TCase *files = tcase_create("music files");
    tcase_set_timeout(files, 120);
    tcase_add_checked_fixture(files, pcm_open_mixer, pcm_close_mixer);
    tcase_add_test(files, the_tables_music_has_a_form_and_is_now_soft_and_now_full);
    tcase_add_test(files, the_second_voice_fits_into_the_music_and_has_no_seam);
    tcase_add_test(files, music_is_long_clean_equally_loud_and_has_no_seam);
    Suite *suite = suite_create("music files");
    suite_add_tcase(suite, files);
    return suite;
}
