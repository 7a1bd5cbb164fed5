/* The player of sounds, on SDL's dummy device, which swallows sound at its usual speed. */
#include "suites.h"

#include "platform/paths.h"
#include "platform/sound.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <math.h>
#include <string.h>

static Sound *sound;

static void open_player(void) {
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    sound = sound_new(false, NULL);
    ck_assert(sound_is_open(sound));
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    sound_step(sound, 0);
}

static void close_player(void) {
    sound_free(sound);
    SDL_Quit();
}

/* Of the dummy device some seconds pass; on a busy machine more. */
static bool comes_to(float least, float most) {
    for (int i = 0; i < 1000; i++) {
        float loudness = sound_music_loudness(sound);
        if (loudness >= least && loudness <= most) {
            return true;
        }
        SDL_Delay(10);
    }
    return false;
}

static void do_everything(void) {
    sound_set_volumes(sound, .5f, .5f);
    for (SoundId id = SOUND_NONE; id < SOUNDS; id++) {
        sound_play(sound, id);
        sound_play_step(sound, id, -1);
        sound_play_step(sound, id, 99);
    }
    for (MusicId id = MUSIC_NONE; id < MUSICS; id++) {
        sound_music(sound, id);
        sound_hush(sound, id % 2 == 0);
        sound_mood(sound, (Mood)(id % MOODS));
        sound_stretch(sound, (Stretch)(id % STRETCHES));
        sound_voice(sound, id % 4, SOUND_SAD, (SoundPlace){-1, true});
        sound_step(sound, 0);
    }
}

START_TEST(every_sound_plays) {
    for (SoundId id = SOUND_NONE + 1; id < SOUNDS; id++) {
        Mix_HaltChannel(-1);
        sound_play(sound, id);
        ck_assert_msg(Mix_Playing(-1) == 1, "sound %d does not play", (int)id);
    }
    Mix_HaltChannel(-1);
    sound_play(sound, SOUND_NONE);
    ck_assert_int_eq(Mix_Playing(-1), 0);
}
END_TEST

static SoundAsked asked[SOUND_ASKED_MAX];

START_TEST(a_row_stays_at_its_last_step) {
    int shades = sound_shades(SOUND_RUN);
    sound_take_asked(sound, asked);
    sound_play_step(sound, SOUND_RUN, 8);
    sound_play_step(sound, SOUND_RUN, 99);
    sound_play_step(sound, SOUND_RUN, -1);
    ck_assert_int_eq(sound_take_asked(sound, asked), 3);
    ck_assert_int_eq(asked[0].file / shades, 8);
    ck_assert_int_eq(asked[1].file / shades, 8);
    ck_assert_int_eq(asked[2].file / shades, 0);
}
END_TEST

START_TEST(no_file_is_heard_twice_in_three_and_none_is_forgotten) {
    static const SoundId OFTEN[] = {SOUND_CARD_DEAL, SOUND_CARD_PLACE, SOUND_PRESS,
                                    SOUND_TICK,      SOUND_EVENT,      SOUND_RIGHT};
    for (int s = 0; s < 6; s++) {
        bool heard[36] = {false};
        sound_take_asked(sound, asked);
        for (int i = 0; i < 60; i++) {
            sound_play(sound, OFTEN[s]);
        }
        ck_assert_int_eq(sound_take_asked(sound, asked), 60);
        for (int i = 0; i < 60; i++) {
            heard[asked[i].file] = true;
            ck_assert(i < 1 || asked[i].file != asked[i - 1].file);
            ck_assert(i < 2 || asked[i].file != asked[i - 2].file);
        }
        for (int file = 0; file < sound_files(OFTEN[s]); file++) {
            ck_assert_msg(heard[file], "sound %d: file %d is never heard", (int)OFTEN[s], file);
        }
    }
}
END_TEST

START_TEST(a_walk_rises_and_a_long_one_stays_up_there_without_repeating_itself) {
    sound_take_asked(sound, asked);
    for (int hop = 0; hop < 20; hop++) {
        sound_play_step(sound, SOUND_HOP, hop);
    }
    ck_assert_int_eq(sound_take_asked(sound, asked), 20);
    for (int hop = 0; hop < 20; hop++) {
        ck_assert(hop >= 8 ? asked[hop].file >= 5 : asked[hop].file == hop);
        ck_assert(hop < 2 || (asked[hop].file != asked[hop - 1].file && asked[hop].file != asked[hop - 2].file));
    }
}
END_TEST

START_TEST(what_varies_does_so_by_no_more_than_three_decibels) {
    float least = 2, most = 0;
    sound_take_asked(sound, asked);
    for (int i = 0; i < 100; i++) {
        sound_play(sound, SOUND_CARD_PLACE);
    }
    sound_take_asked(sound, asked);
    for (int i = 0; i < 100; i++) {
        least = SDL_min(least, asked[i].gain);
        most = SDL_max(most, asked[i].gain);
    }
    ck_assert(most <= 1 && least >= .8F && most / least > 1.15F);
}
END_TEST

/* --- where it is heard: what the mixer puts out ---------------------------------------------------------------------
 */

typedef struct Energy {
    double left, right, steps; /* steps: from one sample to the next, which is what is high in it */
    int frames;
} Energy;

static Energy energy;

static void SDLCALL weigh(void *context, Uint8 *stream, int bytes) {
    const Sint16 *at = (const Sint16 *)(const void *)stream;
    (void)context;
    for (int i = 0; i < bytes / 4; i++) {
        double left = at[2 * i], right = at[2 * i + 1], before = i > 0 ? at[2 * i - 2] : left;
        energy.left += left * left;
        energy.right += right * right;
        energy.steps += (left - before) * (left - before);
    }
    energy.frames += bytes / 4;
}

/* Of one file, so that only the place differs. */
static Energy heard_from(SoundPlace place) {
    Mix_SetPostMix(NULL, NULL);
    Mix_HaltChannel(-1);
    SDL_Delay(40);
    energy = (Energy){0, 0, 0, 0};
    Mix_SetPostMix(weigh, NULL);
    sound_play_at(sound, SOUND_FULL_BOARD, 0, place);
    while (energy.frames < 48000) {
        SDL_Delay(5);
    }
    Mix_SetPostMix(NULL, NULL);
    Mix_HaltChannel(-1);
    return energy;
}

START_TEST(a_sound_is_heard_from_where_it_is_seen_and_across_the_table_softer_and_duller) {
    Energy middle = heard_from((SoundPlace){0, false}), left = heard_from((SoundPlace){-1, false});
    Energy right = heard_from((SoundPlace){1, false}), across = heard_from((SoundPlace){0, true});
    double balance = middle.right / middle.left;
    ck_assert_double_lt(left.right / left.left, .5 * balance);
    ck_assert_double_gt(left.right / left.left, .25 * balance); /* no more than 40 % */
    ck_assert_double_gt(right.right / right.left, 2 * balance);
    ck_assert_double_lt(across.left, .6 * middle.left);
    ck_assert_double_gt(across.left, .2 * middle.left);
    ck_assert_double_lt(across.steps / across.left, .7 * middle.steps / middle.left);
}
END_TEST

START_TEST(ten_cards_dealt_in_one_moment_are_one_sound) {
    for (int i = 0; i < 10; i++) {
        sound_play(sound, SOUND_CARD_DEAL);
    }
    ck_assert_int_lt(Mix_Playing(-1), 4);
}
END_TEST

START_TEST(light_in_two_glasses_at_one_moment_is_heard_in_both) {
    sound_play_step(sound, SOUND_LIGHT, 0);
    sound_play_step(sound, SOUND_LIGHT, 4);
    ck_assert_int_eq(Mix_Playing(-1), 2);
    sound_play_step(sound, SOUND_LIGHT, 4); /* in a third player's line: that would be twice as loud */
    ck_assert_int_eq(Mix_Playing(-1), 2);
}
END_TEST

START_TEST(what_was_asked_for_is_told_once_by_its_name_with_when_and_where) {
    char name[64];
    sound_take_asked(sound, asked);
    sound_step(sound, 1234);
    sound_play(sound, SOUND_READY);
    sound_play_at(sound, SOUND_TILE, 2, (SoundPlace){-.5F, true});
    sound_play_step(sound, SOUND_RUN, 99);
    sound_voice(sound, 3, SOUND_GLAD, (SoundPlace){0, false});
    sound_play(sound, SOUND_CARD_FLIP);
    sound_play(sound, SOUND_VICTORY);
    ck_assert_int_eq(sound_take_asked(sound, asked), 6);
    static const char *const NAME[] = {"ready", "tile_3", "run_9", "voice_4", "card_flip_1", "victory"};
    for (int i = 0; i < 6; i++) {
        sound_name(&asked[i], name, sizeof name);
        ck_assert_str_eq(name, NAME[i]);
        ck_assert_double_eq(asked[i].ms, 1234);
    }
    ck_assert(asked[1].place.x < 0 && asked[1].place.is_across);
    ck_assert_int_eq(sound_take_asked(sound, asked), 0);
    for (int i = 0; i < SOUND_ASKED_MAX + 5; i++) {
        sound_play_step(sound, SOUND_COUNT, i);
    }
    ck_assert_int_eq(sound_take_asked(sound, asked), SOUND_ASKED_MAX);
    ck_assert_int_eq(asked[0].step, 5);
    ck_assert_int_eq(asked[SOUND_ASKED_MAX - 1].step, SOUND_ASKED_MAX + 4);
}
END_TEST

START_TEST(what_music_was_asked_for_is_told_with_when) {
    static SoundDirection told[SOUND_ASKED_MAX];
    sound_take_directions(sound, told);
    sound_step(sound, 100);
    sound_music(sound, MUSIC_PLAY);
    sound_stretch(sound, STRETCH_OCEAN);
    sound_step(sound, 200);
    sound_mood(sound, MOOD_NEAR);
    sound_mood(sound, MOOD_NEAR); /* nothing new */
    ck_assert_int_eq(sound_take_directions(sound, told), 3);
    ck_assert(told[0].music == MUSIC_PLAY && told[0].stretch == STRETCH_HOME && told[1].stretch == STRETCH_OCEAN);
    ck_assert(told[2].mood == MOOD_NEAR && told[2].ms == 200 && told[1].ms == 100);
    ck_assert_int_eq(sound_bed(&told[0]), SOUND_BED_DAWN);
    ck_assert_int_eq(sound_bed(&told[2]), SOUND_BED_SEA);
    sound_music(sound, MUSIC_TITLE); /* brings it home */
    sound_take_directions(sound, told);
    ck_assert_int_eq(told[0].stretch, STRETCH_HOME);
}
END_TEST

START_TEST(sounds_at_volume_zero_are_not_begun) {
    sound_set_volumes(sound, 0, 1);
    sound_play(sound, SOUND_PRESS);
    ck_assert_int_eq(Mix_Playing(-1), 0);
}
END_TEST

START_TEST(sounds_have_the_volume_that_was_chosen_on_a_new_device_too) {
    sound_set_volumes(sound, .5f, 1);
    ck_assert_int_eq(Mix_Volume(-1, -1), MIX_MAX_VOLUME / 2);
    SDL_Event gone = {.adevice = {.type = SDL_AUDIODEVICEREMOVED, .which = 2}};
    SDL_PushEvent(&gone);
    sound_step(sound, 0);
    ck_assert(sound_is_open(sound));
    ck_assert_int_eq(Mix_Volume(-1, -1), MIX_MAX_VOLUME / 2);
}
END_TEST

START_TEST(music_goes_over_to_another_and_back) {
    sound_music(sound, MUSIC_TITLE);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_TITLE);
    sound_music(sound, MUSIC_PLAY);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_PLAY);
    sound_music(sound, MUSIC_NONE);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_NONE);
}
END_TEST

START_TEST(music_switched_off_comes_back_when_it_is_switched_on) {
    sound_music(sound, MUSIC_TITLE);
    sound_set_volumes(sound, 1, 0);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_NONE);
    ck_assert(comes_to(0, 0));
    sound_music(sound, MUSIC_PLAY);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_NONE);
    sound_set_volumes(sound, 1, .5f);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_PLAY);
    ck_assert(comes_to(.45F, .51F));
}
END_TEST

START_TEST(music_steps_back_under_a_question_and_comes_forward_again) {
    sound_music(sound, MUSIC_PLAY);
    ck_assert(comes_to(.99F, 1));
    sound_hush(sound, true);
    ck_assert(comes_to(.6F, .9F)); /* not at once */
    ck_assert(comes_to(.34F, .36F));
    sound_hush(sound, false);
    ck_assert(comes_to(.99F, 1));
}
END_TEST

START_TEST(music_goes_down_four_decibels_under_a_chime_and_not_under_a_card) {
    sound_music(sound, MUSIC_PLAY);
    ck_assert(comes_to(.99F, 1));
    sound_play(sound, SOUND_STAGE);
    ck_assert(comes_to(.62F, .64F));
    ck_assert(comes_to(.99F, 1));
    sound_play(sound, SOUND_CARD_PLACE);
    for (int i = 0; i < 30; i++) {
        SDL_Delay(10);
        ck_assert(sound_music_loudness(sound) > .99F);
    }
}
END_TEST

START_TEST(music_rests_at_once_and_is_still_there_afterwards) {
    sound_music(sound, MUSIC_PLAY);
    ck_assert(comes_to(.99F, 1));
    sound_rest(sound, true);
    ck_assert(comes_to(0, 0));
    ck_assert_int_eq(sound_music_asked(sound), MUSIC_NONE);
    sound_rest(sound, false);
    ck_assert(comes_to(.01F, .5F)); /* not at once */
    ck_assert(comes_to(.99F, 1));
    sound_rest(sound, true);
    sound_music(sound, MUSIC_PLAY); /* whoever asks for music gets it */
    ck_assert_int_eq(sound_music_asked(sound), MUSIC_PLAY);
    ck_assert(comes_to(.5F, 1));
}
END_TEST

/* What the device is given, until there is some. */
static double music_energy(void) {
    energy = (Energy){0, 0, 0, 0};
    Mix_SetPostMix(weigh, NULL);
    while (energy.frames < 5 * 48000) {
        SDL_Delay(20);
    }
    Mix_SetPostMix(NULL, NULL);
    return sqrt((energy.left + energy.right) / energy.frames) / 32768;
}

/* A section may begin softly. */
static bool is_heard_over(double level) {
    enum { TRIES = 12 };
    bool is_heard = false;
    for (int i = 0; i < TRIES && !is_heard; i++) {
        is_heard = music_energy() > level;
    }
    return is_heard;
}

static const double ROOM_MOST = .02; /* it has -38 LUFS, the music -23 */

START_TEST(music_is_heard_and_without_it_the_room_alone_and_without_sounds_nothing) {
    sound_music(sound, MUSIC_PLAY);
    sound_set_volumes(sound, 1, 0);
    music_energy();
    double room = music_energy();
    ck_assert(room > .0005 && room < ROOM_MOST);
    sound_set_volumes(sound, 1, 1);
    ck_assert(is_heard_over(2 * ROOM_MOST));
    sound_set_volumes(sound, 1, 0);
    music_energy();
    ck_assert_double_lt(music_energy(), ROOM_MOST);
    sound_set_volumes(sound, 0, 0);
    music_energy();
    ck_assert_double_lt(music_energy(), .00001);
}
END_TEST

static void tell(Uint32 type, Uint32 which) {
    SDL_Event event = {.adevice = {.type = type, .which = which}};
    SDL_PushEvent(&event);
}

START_TEST(a_device_that_goes_and_another_that_comes_change_nothing) {
    sound_music(sound, MUSIC_PLAY);
    sound_play(sound, SOUND_VICTORY);
    tell(SDL_AUDIODEVICEREMOVED, 2); /* a number is a device of ours */
    sound_step(sound, 0);
    ck_assert(sound_is_open(sound));
    ck_assert_int_eq(sound_music_now(sound), MUSIC_PLAY);
    tell(SDL_AUDIODEVICEADDED, 0);
    sound_step(sound, 0);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_PLAY);
    do_everything();
}
END_TEST

START_TEST(without_a_device_everything_goes_on_in_silence) {
    close_player();
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    SDL_setenv("SDL_AUDIODRIVER", "there is no such driver", 1);
    sound = sound_new(false, NULL);
    ck_assert(!sound_is_open(sound));
    do_everything();
    tell(SDL_AUDIODEVICEADDED, 0);
    do_everything();
    ck_assert_int_eq(sound_music_now(sound), MUSIC_NONE);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
}
END_TEST

START_TEST(muted_nothing_is_opened) {
    close_player();
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    sound = sound_new(true, NULL);
    ck_assert(!sound_is_open(sound));
    do_everything();
    ck_assert_int_eq(SDL_WasInit(SDL_INIT_AUDIO), 0);
}
END_TEST

START_TEST(workers_decode_what_is_wanted_for_the_first_time) {
    close_player();
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    Workers *workers = workers_new(NULL, NULL);
    sound = sound_new(false, workers);
    Uint32 begun = SDL_GetTicks();
    sound_play(sound, SOUND_RIGHT);
    sound_music(sound, MUSIC_PLAY);
    ck_assert_int_eq(Mix_Playing(-1), 0);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_NONE);
    workers_wait(workers);
    workers_take_up(workers, 0);
    bool is_in_time = SDL_GetTicks() - begun < 150; /* on a machine with other things to do it may be too late */
    ck_assert_int_le(Mix_Playing(-1), 1);
    ck_assert(Mix_Playing(-1) == 1 || !is_in_time);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_PLAY);
    sound_play(sound, SOUND_WRONG);
    sound_music(sound, MUSIC_TITLE);
    workers_free(workers); /* with work in hand */
}
END_TEST

START_TEST(devices_may_go_while_workers_decode) {
    close_player();
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    Workers *workers = workers_new(NULL, NULL);
    sound = sound_new(false, workers);
    for (int i = 0; i < 40; i++) {
        do_everything();
        SDL_Delay((Uint32)(i % 7));
        tell(SDL_AUDIODEVICEREMOVED, 2);
        sound_step(sound, 0);
        workers_take_up(workers, 0);
        ck_assert(sound_is_open(sound));
    }
    workers_wait(workers);
    workers_take_up(workers, 0);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_PATH_VICTORY); /* the last one asked for */
    workers_free(workers);
}
END_TEST

Suite *suite_player(void) {
    TCase *player = tcase_create("player");
    tcase_set_timeout(player, 60);
    tcase_add_checked_fixture(player, open_player, close_player);
    tcase_add_test(player, every_sound_plays);
    tcase_add_test(player, a_row_stays_at_its_last_step);
    tcase_add_test(player, no_file_is_heard_twice_in_three_and_none_is_forgotten);
    tcase_add_test(player, a_walk_rises_and_a_long_one_stays_up_there_without_repeating_itself);
    tcase_add_test(player, what_varies_does_so_by_no_more_than_three_decibels);
    tcase_add_test(player, a_sound_is_heard_from_where_it_is_seen_and_across_the_table_softer_and_duller);
    tcase_add_test(player, ten_cards_dealt_in_one_moment_are_one_sound);
    tcase_add_test(player, light_in_two_glasses_at_one_moment_is_heard_in_both);
    tcase_add_test(player, what_was_asked_for_is_told_once_by_its_name_with_when_and_where);
    tcase_add_test(player, what_music_was_asked_for_is_told_with_when);
    tcase_add_test(player, sounds_at_volume_zero_are_not_begun);
    tcase_add_test(player, sounds_have_the_volume_that_was_chosen_on_a_new_device_too);
    tcase_add_test(player, a_device_that_goes_and_another_that_comes_change_nothing);
    tcase_add_test(player, without_a_device_everything_goes_on_in_silence);
    tcase_add_test(player, muted_nothing_is_opened);
    tcase_add_test(player, workers_decode_what_is_wanted_for_the_first_time);
    tcase_add_test(player, devices_may_go_while_workers_decode);
    TCase *music = tcase_create("music");
    tcase_set_tags(music, "long");
    tcase_set_timeout(music, 60);
    tcase_add_checked_fixture(music, open_player, close_player);
    tcase_add_test(music, music_goes_over_to_another_and_back);
    tcase_add_test(music, music_switched_off_comes_back_when_it_is_switched_on);
    tcase_add_test(music, music_steps_back_under_a_question_and_comes_forward_again);
    tcase_add_test(music, music_rests_at_once_and_is_still_there_afterwards);
    tcase_add_test(music, music_goes_down_four_decibels_under_a_chime_and_not_under_a_card);
    tcase_add_test(music, music_is_heard_and_without_it_the_room_alone_and_without_sounds_nothing);
    Suite *suite = suite_create("sound player");
    suite_add_tcase(suite, player);
    suite_add_tcase(suite, music);
    return suite;
}
