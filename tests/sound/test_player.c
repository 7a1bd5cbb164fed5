/* The player of sounds, on SDL's dummy device, which swallows sound at its usual speed. */
#include "suites.h"

#include "platform/paths.h"
#include "platform/sound.h"

#include <SDL.h>
#include <SDL_mixer.h>

#include <stdio.h>
#include <stdlib.h>

static Sound *sound;

static void open_player(void) {
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    sound = sound_new(false, NULL);
    ck_assert(sound_is_open(sound));
    SDL_FlushEvents(SDL_FIRSTEVENT, SDL_LASTEVENT);
    sound_step(sound);
}

static void close_player(void) {
    sound_free(sound);
    SDL_Quit();
}

static bool becomes(MusicId id) {
    for (int i = 0; i < 300 && sound_music_now(sound) != id; i++) {
        SDL_Delay(10);
        sound_step(sound);
    }
    return sound_music_now(sound) == id;
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
        sound_step(sound);
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

START_TEST(a_row_stays_at_its_last_step) {
    SDL_Delay(50);
    sound_play_step(sound, SOUND_RUN, 8);
    const Mix_Chunk *last = Mix_GetChunk(0);
    ck_assert_ptr_nonnull(last);
    Mix_HaltChannel(-1);
    SDL_Delay(50);
    sound_play_step(sound, SOUND_RUN, 99);
    ck_assert_ptr_eq(Mix_GetChunk(0), last);
    Mix_HaltChannel(-1);
    SDL_Delay(50);
    sound_play_step(sound, SOUND_RUN, -1);
    ck_assert_ptr_ne(Mix_GetChunk(0), last);
}
END_TEST

START_TEST(shades_take_turns) {
    const Mix_Chunk *heard[5];
    for (int i = 0; i < 5; i++) {
        Mix_HaltChannel(-1);
        SDL_Delay(50);
        sound_play(sound, SOUND_HOP);
        heard[i] = Mix_GetChunk(0);
    }
    for (int i = 1; i < 4; i++) {
        ck_assert_ptr_ne(heard[i], heard[i - 1]);
    }
    ck_assert_ptr_eq(heard[4], heard[0]);
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

START_TEST(what_was_asked_for_is_told_once_by_its_name) {
    static SoundAsked asked[SOUND_ASKED_MAX];
    char name[64];
    sound_take_asked(sound, asked);
    sound_play(sound, SOUND_READY);
    sound_play_step(sound, SOUND_TILE, 2);
    sound_play_step(sound, SOUND_RUN, 99);
    ck_assert_int_eq(sound_take_asked(sound, asked), 3);
    static const char *const NAME[] = {"ready", "tile_3", "run_9"};
    for (int i = 0; i < 3; i++) {
        sound_name(asked[i], name, sizeof name);
        ck_assert_str_eq(name, NAME[i]);
    }
    ck_assert_int_eq(sound_take_asked(sound, asked), 0);
    for (int i = 0; i < SOUND_ASKED_MAX + 5; i++) {
        sound_play_step(sound, SOUND_COUNT, i);
    }
    ck_assert_int_eq(sound_take_asked(sound, asked), SOUND_ASKED_MAX);
    ck_assert_int_eq(asked[0].step, 5);
    ck_assert_int_eq(asked[SOUND_ASKED_MAX - 1].step, SOUND_ASKED_MAX + 4);
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
    sound_step(sound);
    ck_assert(sound_is_open(sound));
    ck_assert_int_eq(Mix_Volume(-1, -1), MIX_MAX_VOLUME / 2);
}
END_TEST

START_TEST(music_fades_over_to_another_and_back) {
    sound_music(sound, MUSIC_TITLE);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_TITLE);
    SDL_Delay(50);
    sound_music(sound, MUSIC_PLAY);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_TITLE); /* still fading */
    ck_assert(becomes(MUSIC_PLAY));
    sound_music(sound, MUSIC_VICTORY);
    sound_music(sound, MUSIC_PLAY); /* somebody has changed their mind while it fades */
    SDL_Delay(700);
    sound_step(sound);
    ck_assert(becomes(MUSIC_PLAY));
    ck_assert_int_ne(Mix_PlayingMusic(), 0);
    sound_music(sound, MUSIC_NONE);
    ck_assert(becomes(MUSIC_NONE));
}
END_TEST

START_TEST(music_switched_off_comes_back_when_it_is_switched_on) {
    sound_music(sound, MUSIC_TITLE);
    sound_set_volumes(sound, 1, 0);
    ck_assert(becomes(MUSIC_NONE));
    sound_music(sound, MUSIC_PLAY);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_NONE);
    sound_set_volumes(sound, 1, .5f);
    ck_assert(becomes(MUSIC_PLAY));
}
END_TEST

static int volume_after(Uint32 ms) {
    SDL_Delay(ms);
    return Mix_VolumeMusic(-1);
}

START_TEST(music_steps_back_under_a_question_and_comes_forward_again) {
    sound_music(sound, MUSIC_PLAY);
    ck_assert_int_eq(volume_after(100), MIX_MAX_VOLUME);
    sound_hush(sound, true);
    ck_assert_int_gt(Mix_VolumeMusic(-1), MIX_MAX_VOLUME * 8 / 10); /* not at once */
    int hushed = volume_after(1500);
    ck_assert_int_gt(hushed, MIX_MAX_VOLUME * 3 / 10);
    ck_assert_int_lt(hushed, MIX_MAX_VOLUME * 4 / 10);
    sound_hush(sound, false);
    ck_assert_int_eq(volume_after(1500), MIX_MAX_VOLUME);
}
END_TEST

START_TEST(music_rests_at_once_and_is_still_there_afterwards) {
    sound_music(sound, MUSIC_PLAY);
    ck_assert_int_eq(volume_after(100), MIX_MAX_VOLUME);
    sound_rest(sound, true);
    ck_assert_int_eq(volume_after(250), 0);
    ck_assert_int_eq(sound_music_asked(sound), MUSIC_NONE);
    ck_assert_int_ne(Mix_PlayingMusic(), 0);
    sound_rest(sound, false);
    ck_assert_int_lt(Mix_VolumeMusic(-1), MIX_MAX_VOLUME / 4); /* not at once */
    ck_assert_int_eq(volume_after(1200), MIX_MAX_VOLUME);
    sound_rest(sound, true);
    sound_music(sound, MUSIC_PLAY); /* whoever asks for music gets it */
    ck_assert_int_eq(sound_music_asked(sound), MUSIC_PLAY);
    ck_assert_int_gt(volume_after(1200), MIX_MAX_VOLUME / 2);
}
END_TEST

/* --- what is heard, from SDL's device that writes it to a file -----------------------------------------------------
 */

enum { BEGIN_SECONDS = 5, WINDOW = 4800, HEARD_BUFFER = 1024 };

static const Sint16 *samples_of(const Mix_Chunk *chunk) {
    return (const Sint16 *)(const void *)chunk->abuf;
}

/* Whether what was heard is the music with its second voice, where the music began so many frames in. */
static bool is_in_step(const Sint16 *heard, int begun, const Mix_Chunk *music, const Mix_Chunk *layer) {
    int from = BEGIN_SECONDS * 48000, differs = 0;
    for (int i = 2 * from; i < 2 * (from + WINDOW); i++) {
        int expected = samples_of(music)[i] + samples_of(layer)[i], is = heard[2 * begun + i];
        differs += abs(expected - is) > 8 ? 1 : 0;
    }
    return differs < WINDOW / 50;
}

static Mix_Chunk *decoded(const char *name) {
    size_t size;
    char *bytes = asset_read(name, &size);
    ck_assert_ptr_nonnull(bytes);
    Mix_Chunk *chunk = Mix_LoadWAV_RW(SDL_RWFromConstMem(bytes, (int)size), 1);
    ck_assert_ptr_nonnull(chunk);
    free(bytes);
    return chunk;
}

START_TEST(the_second_voice_is_in_step_with_the_music_to_the_frame) {
    static const char FILE_HEARD[] = "test_heard.tmp";
    char name[64];
    close_player();
    SDL_setenv("SDL_AUDIODRIVER", "disk", 1);
    SDL_setenv("SDL_DISKAUDIOFILE", FILE_HEARD, 1);
    ck_assert_int_eq(SDL_Init(SDL_INIT_EVENTS), 0);
    sound = sound_new(false, NULL);
    ck_assert(sound_is_open(sound));
    sound_music(sound, MUSIC_PLAY);
    sound_near(sound, true);
    ck_assert(sound_near_asked(sound));
    SDL_Delay((BEGIN_SECONDS + 2) * 1000);
    music_file(MUSIC_PLAY, name, sizeof name);
    Mix_Chunk *music = decoded(name);
    music_near_file(name, sizeof name);
    Mix_Chunk *layer = decoded(name);
    size_t size = 0;
    Sint16 *heard = SDL_LoadFile(FILE_HEARD, &size);
    ck_assert_ptr_nonnull(heard);
    int frames = (int)(size / 4), steps = 0;
    for (int begun = 0; begun + BEGIN_SECONDS * 48000 + WINDOW < frames; begun += HEARD_BUFFER) {
        steps += is_in_step(heard, begun, music, layer) ? 1 : 0;
    }
    ck_assert_msg(steps == 1, "of %d frames nothing is the two in step", frames);
    SDL_free(heard);
    Mix_FreeChunk(music);
    Mix_FreeChunk(layer);
    remove(FILE_HEARD);
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
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
    sound_step(sound);
    ck_assert(sound_is_open(sound));
    ck_assert_int_eq(sound_music_now(sound), MUSIC_PLAY);
    tell(SDL_AUDIODEVICEADDED, 0);
    sound_step(sound);
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
        sound_step(sound);
        workers_take_up(workers, 0);
        ck_assert(sound_is_open(sound));
    }
    workers_wait(workers);
    workers_take_up(workers, 0);
    ck_assert_int_eq(sound_music_now(sound), MUSIC_VICTORY); /* the last one asked for */
    workers_free(workers);
}
END_TEST

Suite *suite_player(void) {
    TCase *player = tcase_create("player");
    tcase_set_timeout(player, 60);
    tcase_add_checked_fixture(player, open_player, close_player);
    tcase_add_test(player, every_sound_plays);
    tcase_add_test(player, a_row_stays_at_its_last_step);
    tcase_add_test(player, shades_take_turns);
    tcase_add_test(player, ten_cards_dealt_in_one_moment_are_one_sound);
    tcase_add_test(player, light_in_two_glasses_at_one_moment_is_heard_in_both);
    tcase_add_test(player, what_was_asked_for_is_told_once_by_its_name);
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
    tcase_add_test(music, music_fades_over_to_another_and_back);
    tcase_add_test(music, music_switched_off_comes_back_when_it_is_switched_on);
    tcase_add_test(music, music_steps_back_under_a_question_and_comes_forward_again);
    tcase_add_test(music, music_rests_at_once_and_is_still_there_afterwards);
    tcase_add_test(music, the_second_voice_is_in_step_with_the_music_to_the_frame);
    Suite *suite = suite_create("sound player");
    suite_add_tcase(suite, player);
    suite_add_tcase(suite, music);
    return suite;
}
