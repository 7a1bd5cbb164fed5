/* What would come too seldom: hints, words of the coach, faults. */
#include "fit.h"

#include "games/world/ai/ai.h"
#include "games/world/play/game.h"
#include "games/world/play/session.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/tutorial_bubble.h"
#include "games/world/scenes/tutorial_steps.h"
#include "games/world/scenes/words.h"
#include "i18n/i18n.h"
#include "scenes/menus/in_play.h"
#include "scenes/menus/menus.h"
#include "store/store.h"

#include <string.h>

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
    char text[COACH_TEXT_MAX];
    const TutorialStep *step;
    TutorialSight sight = tutorial_sight(&probe);
    const Seat *coach = session_seat(in_play(fit.app), sight.coach);
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
    for (int offers = 0; offers < 2; offers++) { /* and in the narrower ribbon of a first game */
        probe.has_offer = offers == 1;
        draw_hints();
        draw_asked();
    }
    draw_coach();
}

static const Scene PROBE_SCENE = {.name = "probe", .is_popup = true, .draw = draw_probe};

/* Over the tutorial's table. */
static void look_at_words(void) {
    table_init(&probe, fit.app, in_play(fit.app), &fit.app->layout);
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

void look_at_faults(void) {
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

void look_at_tutorial(void) {
    must("click title.tutorial");
    for (int said = 0; said < 4; said++) {
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
    if (in_play_sit_down(fit.app, session_resume_tutorial(in_play_host(fit.app), &WORLD_GAME,
                                                          &error))) { /* the next window sees it from the start, too */
        in_play_abandon(fit.app);
    }
}
