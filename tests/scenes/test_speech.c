/* What characters say, as it is drawn: at both tables and both ends, in every language, near who says it, over nothing
 * that plays, and as long as it takes a child to read it. */
#include "house.h"
#include "speech_path.h"

#include "ai/character.h"
#include "games/path/ai/ai.h"
#include "games/path/play/authority.h"
#include "games/path/play/session.h"
#include "games/path/scenes/path_scenes.h"
#include "games/world/play/authority.h"
#include "games/world/scenes/bubble.h"
#include "games/world/scenes/stage_parts.h"
#include "games/world/scenes/victory_parts.h"
#include "games/world/scenes/world_scenes.h"
#include "gfx/text.h"
#include "i18n/i18n.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "shell/loop.h"
#include "shell/stack_inside.h"
#include "store/store.h"
#include "ui/ui_inside.h"

#include <check.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static App *app;

static void open_house(void) {
    app = house_open(NULL, 1280, 720);
    DO("draw off");
}

static void close_house(void) {
    house_close(app);
}

/* --- games of a person and three characters ----------------------------------------------------------------------- */

static Seat seat_of(int p) {
    int character = ai_character_of((Figurine)p, p % AI_CHARACTERS_EACH);
    Seat seat = {
        .figurine = (Figurine)p, .is_computer = p > 0, .level = AI_EASY, .character = p > 0 ? character + 1 : 0};
    snprintf(seat.name, sizeof seat.name, "%s", p > 0 ? ai_character(character)->name : "Mia");
    return seat;
}

static void begin_world(int players) {
    WorldSessionSetup setup = {.players = players, .starter = 0, .board = "short", .questions = DECK_FAMILY};
    PlayError error;
    for (int p = 0; p < players; p++) {
        setup.seat[p] = seat_of(p);
    }
    ck_assert(world_begin(app, &setup, &error));
}

static void begin_path(int players) {
    PathSessionSetup setup = {.players = players, .board = "classic"};
    PlayError error;
    for (int p = 0; p < players; p++) {
        setup.seat[p] = seat_of(p);
    }
    ck_assert(in_play_sit_down(app, path_session_start(in_play_host(app), &setup, &error)));
}

static void play_world(void) {
    Random random;
    random_init(&random, app->seed);
    while (!session_is_over(in_play(app))) {
        ck_assert_int_eq(world_session_act(in_play(app), house_choice(app, &random)), WORLD_ACCEPTED);
    }
}

static void close_round(void) {
    Random random;
    random_init(&random, 5);
    for (int p = 0; p < session_players(in_play(app)); p++) {
        PathView view;
        path_session_view(in_play(app), p, &view);
        PathLine line = path_ai_choose(AI_EASY, &view, p, &random);
        ck_assert_int_eq(path_session_close(in_play(app), p, &line), PATH_ACCEPTED);
    }
}

static void play_path(void) {
    while (!session_is_over(in_play(app))) {
        close_round();
    }
}

static void *state(void) {
    return app->stack->level[0].state;
}

/* --- where they speak --------------------------------------------------------------------------------------------- */

static void open_stage(int players) {
    begin_world(players);
    house_show(app, &STAGE_SCENE, NULL, 0);
}

static void open_path(int players) {
    begin_path(players);
    house_show(app, &PATH_SCENE, NULL, 0);
}

static void open_victory(int players) {
    begin_world(players);
    play_world();
    house_show(app, &VICTORY_SCENE, NULL, 0);
}

static void open_path_end(int players) {
    begin_path(players);
    play_path();
    house_show(app, &PATH_END_SCENE, NULL, 0);
    DO("wait 20000");
}

static Speech *of_stage(void) {
    return &((Stage *)state())->table.speech;
}

static Speech *of_path(void) {
    return speech_of_path(state());
}

static Speech *of_victory(void) {
    return &((Victory *)state())->speech;
}

static Speech *of_path_end(void) {
    return speech_of_path_end(state());
}

static const struct Place {
    const char *name;
    void (*open)(int players);
    Speech *(*speech)(void);
    bool is_end;
} PLACE[] = {
    {"the stage", open_stage, of_stage, false},
    {"the table of Best Path", open_path, of_path, false},
    {"the podium", open_victory, of_victory, true},
    {"the end of Best Path", open_path_end, of_path_end, true},
};

enum { PLACES = sizeof PLACE / sizeof *PLACE };

/* --- how they lie ------------------------------------------------------------------------------------------------- */

static struct {
    const char *words;
    Rect box;
    int times, cuts;
} drawn;

static void note_words(void *context, const char *text, Rect box) {
    (void)context;
    if (strcmp(text, drawn.words) == 0) {
        drawn.times++;
        drawn.box = box;
    }
}

static void note_cut(void *context, const char *text, Rect box) {
    (void)context;
    (void)box;
    drawn.cuts += strcmp(text, drawn.words) == 0;
}

static void hold_against_widgets(const char *where) {
    const Ui *ui = stack_top_ui(app->stack);
    for (int i = 0; i < ui->count; i++) {
        const Widget *widget = &ui->widget[i];
        bool is_looked_at = strncmp(widget->id, "path.rival", 10) == 0 || strcmp(widget->id, "stage.map") == 0;
        bool is_pressed = widget->act != 0 && !is_looked_at;
        ck_assert_msg(!is_pressed || rect_is_empty(rect_common(widget_rect(ui, widget), drawn.box)),
                      "%s, %s: \"%s\" lies over %s", where, i18n_language(), drawn.words, widget->id);
    }
}

static void say(const struct Place *place, int player, int character, int sentence) {
    Speech *speech = place->speech();
    speech->speaks = true;
    speech->is_at_figure = place->is_end;
    speech->player = player;
    speech->character = character;
    speech->sentence = sentence;
    speech->until = app->now + 1e6;
    drawn.words = tr(ai_sentence(character, sentence));
    drawn.times = drawn.cuts = 0;
}

/* The stage finds room for a bubble in a step. */
static void let_it_be_placed(void) {
    if (strcmp(house_scene(app), "stage") == 0) {
        Stage *stage = state();
        stage->table.bubble.panel = (Rect){0};
        DO("pointer 3 3 move");
    }
}

static void look_at(const struct Place *place, int player, int character, int sentence) {
    Rect screen = app->layout.screen;
    say(place, player, character, sentence);
    let_it_be_placed();
    text_watch_cuts(app->gfx, note_cut, NULL);
    loop_light(app);
    text_watch(app->gfx, note_words, NULL);
    loop_light(app);
    text_watch_cuts(app->gfx, NULL, NULL);
    ck_assert_msg(drawn.times > 0, "%s, %s: \"%s\" is not drawn", place->name, i18n_language(), drawn.words);
    ck_assert_msg(drawn.cuts == 0, "%s, %s, %gx%g: \"%s\" is cut", place->name, i18n_language(), (double)screen.w,
                  (double)screen.h, drawn.words);
    Rect seen = rect_common(drawn.box, screen);
    ck_assert_msg(seen.w >= drawn.box.w - 1 && seen.h >= drawn.box.h - 1, "\"%s\" leaves the screen", drawn.words);
    hold_against_widgets(place->name);
}

static bool is_of_end(int sentence) {
    AiOccasion occasion = ai_sentence_occasion(sentence);
    return occasion == AI_OCCASION_CLOSE || occasion == AI_OCCASION_CLEARLY || occasion == AI_OCCASION_WON;
}

static float width_of(int character, int sentence) {
    TextStyle style = {.face = TEXT_REGULAR, .size = 30};
    return text_measure(app->gfx, &style, tr(ai_sentence(character, sentence)), 0).x;
}

static int longest_of(int character, bool is_end) {
    int longest = -1;
    for (int i = 0; i < AI_SENTENCES; i++) {
        bool is_longer = longest < 0 || width_of(character, i) > width_of(character, longest);
        longest = is_of_end(i) == is_end && is_longer ? i : longest;
    }
    return longest;
}

/* Each character's longest, said by all players in turn. */
static void look_at_longest(const struct Place *place, int players) {
    for (int i = 0; i < AI_CHARACTERS; i++) {
        look_at(place, 1 + i % (players - 1), i, longest_of(i, place->is_end));
    }
}

static void use_size(float scale) {
    app->preferences.text_scale = scale;
    app_use_preferences(app);
    app_lay_out(app);
}

static void look_everywhere(const struct Place *place, int players) {
    static const struct {
        int w, h;
        float scale;
    } WINDOW[] = {{1280, 720, 1}, {1080, 1920, 1.4f}, {1024, 768, 1.4f}};
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    place->open(players);
    for (size_t i = 0; i < sizeof WINDOW / sizeof *WINDOW; i++) {
        DO("resize %d %d", WINDOW[i].w, WINDOW[i].h);
        use_size(WINDOW[i].scale);
        for (size_t l = 0; l < languages; l++) {
            DO("lang %s", language[l].code);
            look_at_longest(place, players);
        }
    }
    DO("lang en");
}

START_TEST(the_longest_sentences_fit_near_their_speaker_in_every_language) {
    look_everywhere(&PLACE[_i / 2], _i % 2 == 0 ? 4 : 2);
}
END_TEST

/* --- as it is played ---------------------------------------------------------------------------------------------- */

static const Remark *remark_now(void) {
    for (int i = 0; i < session_history_count(in_play(app)); i++) {
        if (session_remark(in_play(app), i) != NULL) {
            return session_remark(in_play(app), i);
        }
    }
    return NULL;
}

static void wait_for_a_beginning(void (*open)(int players)) {
    for (int tries = 0; tries < 60; tries++) {
        open(4);
        for (int i = 0; i < 30 && remark_now() == NULL; i++) {
            DO("wait 200");
        }
        if (remark_now() != NULL) {
            return;
        }
        in_play_leave(app);
    }
    ck_abort_msg("60 games, and nobody has said anything when they began");
}

/* A letter takes a child a tenth of a second. */
START_TEST(who_speaks_when_a_game_begins_is_read_and_stops_again) {
    wait_for_a_beginning(PLACE[_i].open);
    const Remark *remark = remark_now();
    char words[200];
    snprintf(words, sizeof words, "%s", remark_words(in_play(app), remark));
    SEES("%s", words);
    DO("wait %d", (int)strlen(words) * 100);
    SEES("%s", words);
    DO("wait 6000");
    SEES_NO("%s", words);
    DO("click %s.log", _i == 0 ? "stage" : "path");
    DO("wait idle");
    SEES("%s: “%s”", session_seat(in_play(app), remark->player)->name, words);
}
END_TEST

/* A voice's step counts feelings, and in each of them figurines. */
static SoundFeeling feeling_heard(void) {
    static SoundAsked asked[SOUND_ASKED_MAX];
    int count = sound_take_asked(app->sound, asked), last = -1;
    for (int i = 0; i < count; i++) {
        last = asked[i].id == SOUND_VOICE ? i : last;
    }
    ck_assert_int_ge(last, 0);
    return (SoundFeeling)(asked[last].step / FIGURINES);
}

START_TEST(the_last_word_is_read_at_the_end) {
    PLACE[2 + _i].open(4);
    const Remark *last = NULL;
    for (int i = 0; i < session_history_count(in_play(app)); i++) {
        const Remark *remark = session_remark(in_play(app), i);
        last = remark != NULL && remark->is_last ? remark : last;
    }
    ck_assert_ptr_nonnull(last);
    house_show(app, PLACE[2 + _i].open == open_victory ? &VICTORY_SCENE : &PATH_END_SCENE, NULL, 0);
    DO("wait 4000");
    SEES("%s", remark_words(in_play(app), last));
    ck_assert(!session_is_person(in_play(app), last->player));
    bool has_won = ai_sentence_occasion(last->sentence) == AI_OCCASION_WON;
    ck_assert_int_eq(feeling_heard(), has_won ? SOUND_GLAD : SOUND_SAD);
}
END_TEST

/* What a question lay over is still to be read. */
START_TEST(who_is_interrupted_by_a_popup_is_read_behind_it) {
    wait_for_a_beginning(PLACE[_i].open);
    char words[200];
    snprintf(words, sizeof words, "%s", remark_words(in_play(app), remark_now()));
    DO("click %s.help", _i == 0 ? "stage" : "path");
    DO("wait 20000");
    DO("key Escape");
    DO("wait 500");
    SEES("%s", words);
}
END_TEST

/* In the store: the date of the evening, and how many games were begun in it. */
static void games_of_evening_are(int32_t date, int games) {
    char begun[40];
    open_path(2);
    DO("wait 500");
    snprintf(begun, sizeof begun, "%d %d ", (int)date, games);
    const char *noted = store_get_text(app->store, "remarks.evening", "");
    ck_assert_msg(strncmp(noted, begun, strlen(begun)) == 0, "\"%s\" does not begin with \"%s\"", noted, begun);
}

START_TEST(an_evening_goes_on_past_midnight_until_five) {
    int64_t midnight = WALL_SCRIPT_BEGIN - 8 * WALL_HOUR;
    int32_t date = wall_time(midnight - WALL_HOUR).date;
    wall_follow(&app->clock, midnight - 600);
    games_of_evening_are(date, 1);
    wall_jump(4 * WALL_HOUR + 600);
    games_of_evening_are(date, 2);
    wall_jump(WALL_HOUR + 60);
    games_of_evening_are(date + 1, 1);
    wall_follow(NULL, 0);
}
END_TEST

static Suite *suite(void) {
    Suite *suite = suite_create("speech");
    TCase *cases = tcase_create("speech");
    tcase_add_checked_fixture(cases, open_house, close_house);
    tcase_set_timeout(cases, 240);
    tcase_add_loop_test(cases, the_longest_sentences_fit_near_their_speaker_in_every_language, 0, 2 * PLACES);
    tcase_add_loop_test(cases, who_speaks_when_a_game_begins_is_read_and_stops_again, 0, 2);
    tcase_add_loop_test(cases, the_last_word_is_read_at_the_end, 0, 2);
    tcase_add_loop_test(cases, who_is_interrupted_by_a_popup_is_read_behind_it, 0, 2);
    tcase_add_test(cases, an_evening_goes_on_past_midnight_until_five);
    suite_add_tcase(suite, cases);
    return suite;
}

int main(void) {
    SRunner *runner = srunner_create(suite());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
