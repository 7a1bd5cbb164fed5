/* What of the music is played when, without a sound: the conductor alone, over hours. */
#include "orchestra.h"
#include "pcm.h"
#include "suites.h"

#include <stdlib.h>
#include <string.h>

enum { SECOND = RATE, MINUTE = 60 * RATE, BLOCK_FRAMES = 1024, LOG_MOST = 400 };

typedef struct Begun {
    const Section *section;
    int64_t at; /* frames */
} Begun;

static Score score;
static Conductor conductor;
static Begun begun[LOG_MOST];
static int sections_begun;
static int64_t now, first_note[STEMS], last_note[STEMS];
static int notes[STEMS];

static void note_down(void *context, const Section *section, const Note *note, float gain, int frame) {
    (void)context;
    if (note == NULL) {
        ck_assert_int_lt(sections_begun, LOG_MOST);
        begun[sections_begun++] = (Begun){section, now + frame};
        return;
    }
    ck_assert(gain > 0);
    first_note[note->stem] = notes[note->stem]++ == 0 ? now + frame : first_note[note->stem];
    last_note[note->stem] = now + frame;
}

static void begin(uint32_t seed) {
    conductor_init(&conductor, &score, seed);
    sections_begun = 0;
    now = 0;
    memset(notes, 0, sizeof notes);
}

static void wish(const char *piece, Stretch stretch, Mood mood) {
    conductor_wish(&conductor, (Wish){piece, stretch, mood});
}

static void pass(int64_t frames) {
    for (int64_t end = now + frames; now < end; now += BLOCK_FRAMES) {
        conductor_pass(&conductor, BLOCK_FRAMES, note_down, NULL);
    }
}

static int64_t ends(const Begun *one) {
    return one->at + (int64_t)one->section->ms * (RATE / 1000);
}

static void open_score(void) {
    pcm_open_mixer();
    orchestra_read_score(&score);
}

static void close_score(void) {
    score_free(&score);
    pcm_close_mixer();
}

/* A long evening: fifty minutes, with so many on each stretch of the way. */
static void play_evening(uint32_t seed, int stay) {
    begin(seed);
    for (int minute = 0; minute < 50; minute++) {
        wish("play", (Stretch)(minute / stay), minute % 7 == 6 ? MOOD_NEAR : minute % 3 == 0 ? MOOD_BUSY : MOOD_CALM);
        pass(MINUTE);
    }
}

START_TEST(nobody_hears_a_section_three_times_in_a_game_or_twice_in_a_row) {
    for (uint32_t seed = 1; seed <= 20; seed++) {
        play_evening(seed, seed % 2 == 0 ? 10 : 25);
        ck_assert_int_ge(sections_begun, 30);
        for (int i = 0; i < sections_begun; i++) {
            int times = 0;
            for (int j = 0; j < sections_begun; j++) {
                times += begun[i].section == begun[j].section ? 1 : 0;
            }
            ck_assert_msg(times <= 2, "seed %u: %s is heard %d times", seed, begun[i].section->name, times);
            ck_assert(i == 0 || begun[i].section != begun[i - 1].section);
        }
    }
}
END_TEST

START_TEST(each_stretch_of_the_way_has_its_own_music) {
    play_evening(3, 10);
    int own = 0;
    for (int i = 0; i < sections_begun; i++) {
        int minute = (int)(begun[i].at / MINUTE);
        own += (int)begun[i].section->stretch == minute / 10 ? 1 : 0;
    }
    ck_assert_msg(own * 10 >= sections_begun * 9, "%d of %d sections belong where they are heard", own, sections_begun);
}
END_TEST

START_TEST(two_or_three_sections_and_then_a_rest_of_twenty_to_sixty_seconds) {
    int rests = 0, together = 1;
    begin(5);
    wish("play", STRETCH_HOME, MOOD_CALM);
    pass(40 * (int64_t)MINUTE);
    for (int i = 1; i < sections_begun; i++) {
        double rest = (double)(begun[i].at - ends(&begun[i - 1])) / SECOND;
        if (rest > .1) {
            ck_assert_msg(rest >= 20 && rest <= 60.1, "a rest of %.1f s", rest);
            ck_assert_msg(together == 2 || together == 3, "%d sections without a rest", together);
            rests++;
            together = 0;
        }
        together++;
    }
    ck_assert_int_ge(rests, 6);
}
END_TEST

START_TEST(no_two_evenings_have_the_same_order) {
    const Section *first[8];
    play_evening(1, 10);
    for (int i = 0; i < 8; i++) {
        first[i] = begun[i].section;
    }
    play_evening(2, 10);
    int same = 0;
    for (int i = 0; i < 8; i++) {
        same += begun[i].section == first[i] ? 1 : 0;
    }
    ck_assert_int_lt(same, 5);
}
END_TEST

static int64_t next_bar(void) {
    int64_t bar = (int64_t)begun[sections_begun - 1].section->bar_ms * (RATE / 1000);
    int64_t at = now - begun[sections_begun - 1].at;
    return now - at + (at / bar + 1) * bar;
}

START_TEST(what_is_at_stake_is_heard_from_the_next_bar_on_and_not_before) {
    begin(7);
    wish("play", STRETCH_HOME, MOOD_CALM);
    pass(13 * SECOND + 4000);
    ck_assert_int_eq(notes[STEM_CLOCK], 0);
    int64_t bar = next_bar();
    wish("play", STRETCH_HOME, MOOD_NEAR);
    pass(8 * SECOND);
    ck_assert_int_gt(notes[STEM_CLOCK], 3);
    ck_assert_int_ge(first_note[STEM_CLOCK], bar);
    ck_assert_int_lt(first_note[STEM_CLOCK], bar + SECOND);
    wish("play", STRETCH_HOME, MOOD_CALM);
    pass(12 * SECOND);
    int before = notes[STEM_CLOCK];
    pass(6 * SECOND);
    ck_assert_int_eq(notes[STEM_CLOCK], before);
    ck_assert_int_gt(notes[STEM_PAD], 0);
}
END_TEST

START_TEST(a_rest_is_over_soon_where_much_is_at_stake) {
    begin(9);
    wish("play", STRETCH_ASIA, MOOD_CALM);
    while (conductor_section(&conductor) != NULL || sections_begun == 0) {
        pass(BLOCK_FRAMES);
    }
    int before = sections_begun;
    wish("play", STRETCH_ASIA, MOOD_NEAR);
    pass(3 * SECOND);
    ck_assert_int_eq(sections_begun, before + 1);
}
END_TEST

START_TEST(heard_again_a_section_has_no_song) {
    begin(11);
    wish("path", STRETCH_HOME, MOOD_BUSY);
    int song = 0, again = 0;
    for (int s = 0; s < 24 * 60; s++) {
        int before = notes[STEM_SONG];
        pass(SECOND);
        bool is_again = conductor_section(&conductor) != NULL && conductor.is_bare;
        song += is_again ? notes[STEM_SONG] - before : 0;
        again += is_again ? 1 : 0;
    }
    ck_assert_int_gt(again, 60);
    ck_assert_int_le(song, 12); /* of the section before, in the same second */
}
END_TEST

START_TEST(another_piece_begins_after_a_breath_and_what_is_won_is_heard_out_first) {
    begin(13);
    wish("title", STRETCH_HOME, MOOD_CALM);
    pass(5 * SECOND);
    ck_assert_str_eq(begun[0].section->piece, "title");
    int64_t asked = now;
    wish("play", STRETCH_HOME, MOOD_CALM);
    pass(3 * SECOND);
    ck_assert_int_eq(sections_begun, 2);
    ck_assert_int_ge(begun[1].at - asked, SECOND / 2);
    ck_assert_int_le(begun[1].at - asked, SECOND);
    asked = now;
    wish("victory", STRETCH_HOME, MOOD_CALM);
    pass(8 * SECOND);
    ck_assert_str_eq(begun[2].section->piece, "victory");
    ck_assert_int_ge(begun[2].at - asked, 5 * SECOND);
    wish("", STRETCH_HOME, MOOD_CALM);
    pass(MINUTE);
    ck_assert_int_eq(sections_begun, 3);
}
END_TEST

START_TEST(the_title_never_runs_out_of_music_and_a_game_does_rather_than_repeat_itself) {
    begin(15);
    wish("title", STRETCH_HOME, MOOD_CALM);
    pass(60 * (int64_t)MINUTE);
    int before = sections_begun;
    pass(30 * (int64_t)MINUTE);
    ck_assert_int_gt(sections_begun, before + 5);
    begin(15);
    wish("path", STRETCH_HOME, MOOD_CALM);
    pass(120 * (int64_t)MINUTE);
    ck_assert_int_eq(sections_begun, 24);
}
END_TEST

START_TEST(a_score_with_a_fault_is_none) {
    static const char *const FAULTY[] = {"",
                                         "section a b 0 1000 500\n0 0 0 60 255 0",
                                         "section a b 9 1000 500\n0 0 0 60 255 0 100\n",
                                         "0 0 0 60 255 0 100\n",
                                         "section a b 0 1000 500\n700 0 0 60 255 0 100\n600 0 0 60 255 0 100\n",
                                         "section a b 0 1000 500\n1000 0 0 60 255 0 9\n"};
    Score other;
    for (size_t i = 0; i < sizeof FAULTY / sizeof *FAULTY; i++) {
        ck_assert_msg(!score_read(&other, FAULTY[i]), "%s", FAULTY[i]);
        ck_assert_ptr_null(other.section);
    }
    ck_assert(score_read(&other, "section a b 0 1000 500\n0 5 0 60 255 -100 100\n999 0 0 60 255 0 100\n"));
    ck_assert_int_eq(other.section[0].notes, 2);
    ck_assert_int_eq(other.note[0].pan, -100);
    score_free(&other);
}
END_TEST

Suite *suite_conductor(void) {
    TCase *evening = tcase_create("evening");
    tcase_set_timeout(evening, 60);
    tcase_add_checked_fixture(evening, open_score, close_score);
    tcase_add_test(evening, nobody_hears_a_section_three_times_in_a_game_or_twice_in_a_row);
    tcase_add_test(evening, each_stretch_of_the_way_has_its_own_music);
    tcase_add_test(evening, two_or_three_sections_and_then_a_rest_of_twenty_to_sixty_seconds);
    tcase_add_test(evening, no_two_evenings_have_the_same_order);
    tcase_add_test(evening, what_is_at_stake_is_heard_from_the_next_bar_on_and_not_before);
    tcase_add_test(evening, a_rest_is_over_soon_where_much_is_at_stake);
    tcase_add_test(evening, heard_again_a_section_has_no_song);
    tcase_add_test(evening, another_piece_begins_after_a_breath_and_what_is_won_is_heard_out_first);
    tcase_add_test(evening, the_title_never_runs_out_of_music_and_a_game_does_rather_than_repeat_itself);
    tcase_add_test(evening, a_score_with_a_fault_is_none);
    Suite *suite = suite_create("conductor");
    suite_add_tcase(suite, evening);
    return suite;
}
