/* Every scene in every language at every text size, in a wide window and a tall one: no text is cut. It goes through
 * the game once and looks at each scene it meets in all its shapes. Prints what was cut, each text once. */
#include "ai/ai.h"
#include "driver/driver.h"
#include "gfx/text.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "scenes/loop.h"
#include "scenes/menus.h"
#include "scenes/world/session.h"
#include "scenes/world/world_scenes.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FINDINGS_MAX = 4000, STEPS_MAX = 60000 };

static const float TEXT_SCALE[] = {1, 1.2f, 1.4f};
static const struct { int w, h; } WINDOW[] = {{1280, 720}, {1080, 1920}};
enum { SCALES = 3, WINDOWS = 2 };

/* What has been cut, by scene, language and text; sizes come as they are met. */
typedef struct Finding {
    char *text;
    char where[160];
    int times;
} Finding;

static struct {
    App *app;
    char station[48];
    int window, scale;
    Finding finding[FINDINGS_MAX];
    int findings;
    int looks;
} fit;

static void note_cut(void *context, const char *text, Rect box) {
    (void)context;
    char where[160];
    snprintf(where, sizeof where, "%s, %s", fit.station, i18n_language());
    for (int i = 0; i < fit.findings; i++) {
        Finding *known = &fit.finding[i];
        if (strcmp(known->text, text) == 0 && strncmp(known->where, where, strlen(where)) == 0) {
            known->times++;
            return;
        }
    }
    if (fit.findings == FINDINGS_MAX) {
        return;
    }
    Finding *finding = &fit.finding[fit.findings++];
    finding->text = malloc(strlen(text) + 1);
    strcpy(finding->text, text);
    finding->times = 1;
    snprintf(finding->where, sizeof finding->where, "%s, %dx%d, size %.1f, box %.0fx%.0f", where, WINDOW[fit.window].w,
             WINDOW[fit.window].h, (double)TEXT_SCALE[fit.scale], (double)box.w, (double)box.h);
}

/* --- going about -------------------------------------------------------------------------------------------------- */

static bool say(const char *line) {
    char *answer = driver_answer(fit.app, line);
    bool ok = strstr(answer, "\"ok\":true") != NULL;
    if (!ok) {
        fprintf(stderr, "%s, in %s: %s: %s\n", fit.station, stack_name(fit.app->stack, stack_depth(fit.app->stack) - 1),
                line, answer);
    }
    free(answer);
    return ok;
}

static void must(const char *line) {
    if (!say(line)) {
        exit(1);
    }
}

static const char *scene(void) {
    return stack_name(fit.app->stack, stack_depth(fit.app->stack) - 1);
}

static void use_size(float scale) {
    fit.app->preferences.text_scale = scale;
    app_use_preferences(fit.app);
    app_lay_out(fit.app);
}

/* All shapes of the scene in front that this window has. */
static void look(const char *station) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    snprintf(fit.station, sizeof fit.station, "%s", station);
    text_watch_cuts(fit.app->gfx, note_cut, NULL);
    for (fit.scale = SCALES - 1; fit.scale >= 0; fit.scale--) {
        use_size(TEXT_SCALE[fit.scale]);
        for (size_t i = 0; i < languages; i++) {
            app_set_language(fit.app, language[i].code);
            loop_draw(fit.app, NULL, NULL);
            fit.looks++;
        }
        app_set_language(fit.app, "en");
    }
    text_watch_cuts(fit.app->gfx, NULL, NULL);
    must("wait idle");
}

static void open_and_look(const char *click, const char *station, const char *back) {
    char line[80];
    snprintf(line, sizeof line, "click %s", click);
    must(line);
    must("wait idle");
    look(station);
    must(back);
    must("wait idle");
}

/* --- round the game ----------------------------------------------------------------------------------------------- */

static void look_at_help(void) {
    static const char *const TOPIC[] = {"goal",   "turn",       "row",     "run", "moving", "sites",
                                        "events", "fast_track", "scoring", "end", "hands",  "credits"};
    must("click title.help");
    must("wait idle");
    for (size_t i = 0; i < sizeof TOPIC / sizeof TOPIC[0]; i++) {
        char line[48], station[48];
        snprintf(line, sizeof line, "click help.%s", TOPIC[i]);
        snprintf(station, sizeof station, "help: %s", TOPIC[i]);
        must(line);
        must("wait idle");
        look(station);
    }
    must("click help.close");
    must("wait idle");
}

static void look_round(void) {
    must("wait idle");
    look("title");
    open_and_look("title.settings", "settings", "key Escape");
    open_and_look("title.language", "language", "key Escape");
    open_and_look("title.statistics", "statistics, empty", "key Escape");
    look_at_help();
    open_and_look("title.new", "setup", "key Escape");
}

static void look_at_tutorial(void) {
    must("click title.tutorial");
    for (int said = 0; said < 3; said++) {
        must("wait idle");
        look("tutorial");
        must("click tutorial.next");
    }
    must("wait idle");
    look("tutorial on the stage");
    must("click stage.discard");
    must("wait idle");
    look("tutorial, placing");
    must("key Escape");
    must("wait idle");
    must("click pause.leave");
    must("wait idle");
    SessionError error;
    if (session_resume_tutorial(fit.app, &error)) { /* the next window sees it from the start, too */
        session_abandon(fit.app);
    }
}

/* --- a game ------------------------------------------------------------------------------------------------------- */

static void begin_game(void) {
    static const char *const NAME[] = {"Annika", "Otto", "Ernst", "Marie"};
    SessionError error;
    SessionSetup setup = {.players = 4, .questions = DECK_FAMILY, .board = "short"};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (SessionSeat){.figurine = (Figurine)p, .is_computer = p > 0, .level = AI_EASY};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAME[p]);
    }
    if (!session_start(fit.app, &setup, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    scene_go(fit.app, &STAGE_SCENE, NULL, 0);
    must("wait idle");
}

/* For the only person, without the scene's help; the table follows what happened as it always does. */
static void play_a_step(void) {
    Session *session = fit.app->session;
    WorldView view;
    Random random;
    const WorldGame *game = session_game(session);
    random_init(&random, (uint64_t)session_told(session));
    if (session_is_person(session, game->awaited_player) && game->awaiting <= WORLD_AWAITING_NAME) {
        world_view(game, &view);
        session_act(session, ai_choose(AI_MEDIUM, &view, game->awaited_player, &random));
    }
}

static bool meets(bool seen[], int which) {
    bool is_new = !seen[which];
    seen[which] = true;
    return is_new;
}

static void look_at_game(void) {
    enum { TURN, PLACE, SWAP, TRADE, TAKE_TWO, NAME, QUESTION, ANSWERED, SCORING, KINDS };
    bool seen[KINDS] = {false};
    begin_game();
    for (int step = 0; step < STEPS_MAX && strcmp(scene(), "victory") != 0; step++) {
        const WorldGame *game = session_game(fit.app->session);
        bool own = session_is_person(fit.app->session, game->awaited_player);
        if (strcmp(scene(), "question") == 0) {
            if (own && meets(seen, QUESTION)) {
                look("question");
            }
            if (own && game->awaiting == WORLD_AWAITING_QUESTION) {
                must("click question.answer1");
                if (meets(seen, ANSWERED)) {
                    look("question, answered");
                }
            }
            must("wait 5000");
            if (strcmp(scene(), "question") == 0) {
                must("click question.next");
            }
            must("wait idle");
        } else if (strcmp(scene(), "scoring") == 0) {
            must("wait idle");
            if (strcmp(scene(), "scoring") == 0 && game->awaiting == WORLD_AWAITING_STAGE_OVER) {
                if (meets(seen, SCORING)) {
                    look("scoring");
                }
                must("click scoring.next");
            }
            must("wait idle");
        } else if (own && game->awaiting >= WORLD_AWAITING_TURN && game->awaiting <= WORLD_AWAITING_NAME) {
            must("wait idle");
            int kind = game->awaiting - WORLD_AWAITING_TURN;
            if (strcmp(scene(), "stage") == 0 && meets(seen, kind)) {
                look("stage");
                if (kind == TURN) {
                    open_and_look("stage.log", "log", "key Escape");
                    open_and_look("stage.pause", "pause", "key Escape");
                }
            }
            play_a_step();
            must("wait idle");
        } else {
            must("wait 1000");
        }
    }
    must("wait idle");
    look("victory");
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

static bool use_language(App *app, const char *code) {
    (void)app;
    return i18n_set_language(code);
}

static const char *prepare(App *app) {
    store_open(&app->store, NULL, 1);
    session_install(app);
    app->hooks.set_language = use_language;
    return NULL;
}

int main(void) {
    const char *error = NULL;
    if (!paths_init()) {
        return 1;
    }
    i18n_init(getenv("LOCALE_DIR"));
    AppOptions options = {.window = APP_WINDOWED,
                          .width = 1280,
                          .height = 720,
                          .is_driven = true,
                          .mute = true,
                          .has_seed = true,
                          .seed = 5,
                          .prepare = prepare};
    App *app = fit.app = app_open(&options, &error);
    if (app == NULL) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    app->preferences.speed = 20;
    app->preferences.pace = 0;
    loop_draw_every(app, 0);
    scene_push(app, &TITLE_SCENE, NULL, 0);
    for (fit.window = 0; fit.window < WINDOWS; fit.window++) {
        char line[40];
        snprintf(line, sizeof line, "resize %d %d", WINDOW[fit.window].w, WINDOW[fit.window].h);
        must(line);
        look_round();
        look_at_tutorial();
        look_at_game();
        scene_go(app, &TITLE_SCENE, NULL, 0);
    }
    session_leave(app);
    Store *store = app->store;
    app_close(app);
    store_close(store);
    for (int i = 0; i < fit.findings; i++) {
        printf("%s (%d times): %s\n", fit.finding[i].where, fit.finding[i].times, fit.finding[i].text);
        free(fit.finding[i].text);
    }
    printf("%d looks, %d texts cut\n", fit.looks, fit.findings);
    i18n_fini();
    return fit.findings == 0 ? 0 : 1;
}
