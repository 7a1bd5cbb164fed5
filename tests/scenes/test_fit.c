/* Every scene in every language at every text size, in a wide window, a tall one and one of four to three: no text is
 * cut. It goes through the game once, with a store full of games, and looks at each scene it meets in all its shapes;
 * what would come too seldom (a hint, a word of the coach, a fault) is laid out all the same. Prints what was cut, each
 * text once. */
#include "ai/world/ai.h"
#include "driver/driver.h"
#include "gfx/text.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "platform/paths.h"
#include "play/world/session.h"
#include "scenes/front.h"
#include "scenes/menus.h"
#include "scenes/world/draw.h"
#include "scenes/world/in_play.h"
#include "scenes/world/tutorial_bubble.h"
#include "scenes/world/tutorial_steps.h"
#include "scenes/world/words.h"
#include "scenes/world/world_scenes.h"
#include "shell/loop.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FINDINGS_MAX = 4000, STEPS_MAX = 60000 };

static const float TEXT_SCALE[] = {1, 1.2f, 1.4f};
static const struct { int w, h; } WINDOW[] = {{1280, 720}, {1080, 1920}, {1024, 768}};
enum { SCALES = 3, WINDOWS = 3 };

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
    if (strstr(text, ".json") != NULL) {
        return; /* a path may be as long as it likes; its field shows what is being written */
    }
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

/* All shapes of the scene in front that this window has, in one language. */
static void look_in_language(const char *station, const char *language) {
    snprintf(fit.station, sizeof fit.station, "%s", station);
    text_watch_cuts(fit.app->gfx, note_cut, NULL);
    for (fit.scale = SCALES - 1; fit.scale >= 0; fit.scale--) {
        use_size(TEXT_SCALE[fit.scale]);
        app_set_language(fit.app, language);
        loop_draw(fit.app, NULL, NULL);
        fit.looks++;
    }
    text_watch_cuts(fit.app->gfx, NULL, NULL);
}

/* In all; also where nothing rests. */
static void look_now(const char *station) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    for (size_t i = 0; i < languages; i++) {
        look_in_language(station, language[i].code);
    }
    app_set_language(fit.app, "en");
}

static void look(const char *station) {
    look_now(station);
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

/* A popup whose words were chosen when it came, so it comes anew for each language. */
static void open_and_look_anew(const char *click, const char *station) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    char line[80];
    snprintf(line, sizeof line, "click %s", click);
    for (size_t i = 0; i < languages; i++) {
        app_set_language(fit.app, language[i].code);
        must(line);
        must("wait idle");
        look_in_language(station, language[i].code);
        must("key Escape");
        must("wait idle");
    }
    app_set_language(fit.app, "en");
}

/* A film halts; looks at where it begins, at a question before and after its answer, and at its end. */
static void look_at_film(const char *station) {
    bool asks = false, answered = false;
    must("click film.play");
    must("wait idle");
    look(station);
    for (int step = 0; step < STEPS_MAX && !answered; step++) {
        const WorldGame *game = session_game(in_play_shown(fit.app));
        bool asked = game->awaiting == WORLD_AWAITING_QUESTION;
        if (asked && !asks) {
            asks = true;
            look("film, question");
        }
        if (game->awaiting == WORLD_AWAITING_OVER) {
            break;
        }
        must("click film.step");
        if (asked) {
            must("wait 100");
            look_now("film, answer");
            answered = true;
        }
        must("wait idle");
    }
    for (int stage = 0; stage < 12; stage++) {
        must("click film.next");
        must("wait idle");
    }
    look("film, end");
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
    open_and_look_anew("title.quit", "message: quit");
    look_at_help();
    must("click title.new");
    must("wait idle");
    look("setup");
    open_and_look("setup.seat0.names", "names", "key Escape");
    must("click setup.seats4");
    must("wait idle");
    look("setup for four");
    must("key Escape");
    must("wait idle");
}

static void look_at_statistics(void) {
    must("click title.statistics");
    must("wait idle");
    must("click statistics.tab_players");
    must("wait idle");
    look("statistics: players");
    must("click statistics.tab_games");
    must("wait idle");
    look("statistics: games");
    open_and_look_anew("statistics.game0.export", "file");
    open_and_look_anew("statistics.game0.delete", "message: delete");
    must("click statistics.game0.watch");
    look_at_film("film");
    must("click film.close");
    must("wait idle");
    must("key Escape");
    must("wait idle");
}

/* --- what would come too seldom ----------------------------------------------------------------------------------- */

static Table probe;

static void draw_hints(void) {
    static const WorldActionKind ADVISED[] = {WORLD_ACTION_TAKE,  WORLD_ACTION_PLAY_EVENT, WORLD_ACTION_FAST_TRACK,
                                              WORLD_ACTION_PLACE, WORLD_ACTION_SWAP,       WORLD_ACTION_TRADE,
                                              WORLD_ACTION_KEEP,  WORLD_ACTION_NAME};
    char text[WORDS_MAX];
    for (int reason = 0; reason < AI_REASONS; reason++) {
        for (size_t i = 0; i < sizeof ADVISED / sizeof *ADVISED; i++) {
            WorldHint hint = {.action = {.kind = (uint8_t)ADVISED[i]},
                              .reason = (uint8_t)reason,
                              .card = reason == WORLD_REASON_ORDER ? WORLD_JOKER : 48,
                              .given = WORLD_JOKER,
                              .low = 48,
                              .high = 49,
                              .missing = 10,
                              .fields = 10,
                              .player = 1};
            words_hint(&probe, &hint, text);
            draw_ribbon(&probe, text, 0);
        }
    }
}

static void draw_asked(void) {
    char text[WORDS_MAX];
    WorldView view = probe.view;
    for (int awaiting = WORLD_AWAITING_TURN; awaiting <= WORLD_AWAITING_OVER; awaiting++) {
        for (int player = 0; player < view.players; player++) {
            probe.view.awaiting = (uint8_t)awaiting;
            probe.view.awaited_player = (uint8_t)player;
            words_asked(&probe, text);
            draw_ribbon(&probe, text, player);
        }
    }
    probe.view = view;
}

/* Also with what is not so just now: a joker in the hand. */
static void draw_coach(void) {
    char text[TUTORIAL_TEXT_MAX];
    const TutorialStep *step;
    TutorialSight sight = tutorial_sight(&probe);
    const Seat *coach = session_seat(fit.app->session, sight.coach);
    for (int i = 0; (step = tutorial_step_at(i)) != NULL; i++) {
        sight.card = sight.old = WORLD_JOKER;
        sight.kept_now = sight.count = 8;
        tutorial_step_words(step, &sight, text);
        Rect target = tutorial_step_target(step, &sight);
        TutorialBubble bubble = tutorial_bubble(&probe, text, target, tutorial_step_is_spoken(step));
        tutorial_bubble_draw(&probe, &bubble, coach, text);
    }
}

static void draw_probe(const void *state, const App *app, const Ui *ui) {
    (void)state, (void)ui;
    table_lay_out(&probe, &app->layout);
    draw_hints();
    draw_asked();
    draw_coach();
}

static const Scene PROBE_SCENE = {.name = "probe", .is_popup = true, .draw = draw_probe};

/* Over the tutorial's table. */
static void look_at_words(void) {
    table_init(&probe, fit.app, fit.app->session, &fit.app->layout);
    scene_push(fit.app, &PROBE_SCENE, NULL, 0);
    must("wait idle");
    look("hints, ribbon and coach");
    scene_pop(fit.app);
    must("wait idle");
    table_fini(&probe);
    memset(&probe, 0, sizeof probe);
}

/* A message's text was chosen when it came, so it comes anew for each language. */
static void look_at_message(const char *language, const char *station, const char *title, const char *text) {
    message_show(fit.app, title, text, tr("OK"), NULL, NULL, NULL);
    must("wait idle");
    look_in_language(station, language);
    must("key Escape");
    must("wait idle");
}

static void look_at_faults(void) {
    static const char *const PATHS[] = {"no/such/folder/with/a/rather/long/name/and/another/game-of-wednesday.json",
                                        ""};
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    for (size_t i = 0; i < languages; i++) {
        app_set_language(fit.app, language[i].code);
        char text[512];
        for (int problem = STORE_IN_USE; problem <= STORE_NO_SUCH_GAME; problem++) {
            StoreNotice notice = {.problem = (StoreProblem)problem, .file = "schott-world-damaged-2026-11-18.sqlite"};
            store_explain(&notice, text, sizeof text);
            look_at_message(language[i].code, "message: store", tr("Saved games"), text);
        }
        for (size_t p = 0; p < sizeof PATHS / sizeof *PATHS; p++) {
            i18n_format(text, sizeof text, tr("The file can’t be saved: {path}"), I18N_TEXT("path", PATHS[p]));
            look_at_message(language[i].code, "message: file", tr("Save to file"), text);
        }
        i18n_format(text, sizeof text, tr("The saved game can’t be continued and was left untouched: {reason}"),
                    I18N_TEXT("reason", tr("it doesn’t end the way it was recorded.")));
        look_at_message(language[i].code, "message: fault", trc("game", "Continue"), text);
    }
    app_set_language(fit.app, "en");
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
    look_at_words();
    must("click stage.discard");
    must("wait idle");
    look("tutorial, placing");
    must("key Escape");
    must("wait idle");
    must("click pause.leave");
    must("wait idle");
    PlayError error;
    if (in_play_resume_tutorial(fit.app, &error)) { /* the next window sees it from the start, too */
        in_play_abandon(fit.app);
    }
}

/* --- a game ------------------------------------------------------------------------------------------------------- */

static void begin_game(const WorldDeal *deal) {
    static const char *const NAME[] = {"Annika", "Otto", "Ernst", "Marie"};
    PlayError error;
    SessionSetup setup = {.players = 4, .questions = DECK_FAMILY, .board = "short", .deal = deal};
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .is_computer = p > 0, .level = AI_EASY};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAME[p]);
    }
    if (!in_play_start(fit.app, &setup, &error)) {
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
        session_act(session, world_ai_choose(AI_MEDIUM, &view, game->awaited_player, &random));
    }
}

static bool meets(bool seen[], int which) {
    bool is_new = !seen[which];
    seen[which] = true;
    return is_new;
}

/* Rows that fall, so that no run comes in between. */
static void fill_deal(WorldDeal *deal, WorldEventCard event) {
    enum { PLAYERS = 4 };
    int card = world_deck_highest(PLAYERS);
    for (int p = 0; p < PLAYERS; p++) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            deal->row[p][slot] = (WorldCard)card--;
        }
        deal->event[p][0] = (uint8_t)(p == 0 ? event : WORLD_EVENT_NONE);
    }
    deal->discard[deal->discard_count++] = (WorldCard)card--;
    deal->discard[deal->discard_count++] = (WorldCard)card--;
    while (card > 0) {
        deal->stock[deal->stock_count++] = (WorldCard)card--;
    }
    for (int joker = 0; joker < world_deck_jokers(PLAYERS); joker++) {
        deal->stock[deal->stock_count++] = WORLD_JOKER;
    }
}

/* Every event card, while it is read. */
static void look_at_events(void) {
    for (int event = WORLD_EVENT_SWAP_OWN; event <= WORLD_EVENT_QUIZ; event++) {
        WorldDeal deal = {.has_events = true};
        fill_deal(&deal, (WorldEventCard)event);
        begin_game(&deal);
        fit.app->preferences.speed = 1;
        session_act(fit.app->session, (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = 0});
        must("wait 700");
        look_now("event card");
        fit.app->preferences.speed = 20;
        must("wait idle");
        look("event card, at rest");
        in_play_abandon(fit.app);
        scene_go(fit.app, &TITLE_SCENE, NULL, 0);
        must("wait idle");
    }
}

static void look_at_game(void) {
    enum { TURN, PLACE, SWAP, TRADE, TAKE_TWO, NAME, QUESTION, ANSWERED, SCORING, KINDS };
    bool seen[KINDS] = {false};
    begin_game(NULL);
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
                    open_and_look("stage.hint", "hint", "wait 10");
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
    must("click victory.view_review");
    must("wait idle");
    look("victory, what decided it");
    must("click victory.film");
    look_at_film("film of a game");
    must("click film.close");
    must("wait idle");
}

/* Four people, whom statistics can tell of. */
static void play_unseen(void) {
    static const char *const NAME[] = {"Maximiliane", "Otto", "小红小红小红", "Émile Francois"};
    PlayError error;
    Random random;
    SessionSetup setup = {.players = 4, .questions = DECK_FAMILY, .board = "grand"};
    random_init(&random, 7);
    for (int p = 0; p < setup.players; p++) {
        setup.seat[p] = (Seat){.figurine = (Figurine)p, .level = AI_EASY};
        snprintf(setup.seat[p].name, sizeof setup.seat[p].name, "%s", NAME[p]);
    }
    if (!in_play_start(fit.app, &setup, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(1);
    }
    Session *session = fit.app->session;
    while (!session_is_over(session)) {
        const WorldGame *game = session_game(session);
        WorldView view;
        world_view(game, &view);
        WorldAction action =
            game->awaiting == WORLD_AWAITING_STAGE_OVER ? (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE}
            : game->awaiting == WORLD_AWAITING_QUESTION
                ? (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)random_below(&random, WORLD_ANSWERS)}
                : world_ai_choose(AI_HARD, &view, game->awaited_player, &random);
        session_act(session, action);
    }
    session_flush(session);
    in_play_leave(fit.app);
}

/* --- the whole ---------------------------------------------------------------------------------------------------- */

static bool use_language(App *app, const char *code) {
    (void)app;
    return i18n_set_language(code);
}

static const char *prepare(App *app) {
    store_open(&app->store, NULL, 1);
    in_play_install(app);
    app->hooks.set_language = use_language;
    return NULL;
}

int main(void) {
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
    App *app = fit.app = app_open(&options);
    if (app == NULL) {
        return 1;
    }
    app->home = &TITLE_SCENE;
    app->preferences.speed = 20;
    app->preferences.pace = 0;
    loop_draw_every(app, 0);
    scene_push(app, &TITLE_SCENE, NULL, 0);
    must("wait idle");
    open_and_look("title.statistics", "statistics, empty", "key Escape");
    for (int game = 0; game < 3; game++) {
        play_unseen();
    }
    for (fit.window = 0; fit.window < WINDOWS; fit.window++) {
        char line[40];
        snprintf(line, sizeof line, "resize %d %d", WINDOW[fit.window].w, WINDOW[fit.window].h);
        must(line);
        look_round();
        look_at_statistics();
        look_at_tutorial();
        look_at_events();
        look_at_game();
        scene_go(app, &TITLE_SCENE, NULL, 0);
        must("wait idle");
        look_at_faults();
        scene_go(app, &TITLE_SCENE, NULL, 0);
    }
    in_play_leave(app);
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
