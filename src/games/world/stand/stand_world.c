/* SCHOTT World at a stand. */
#include "base/brand.h"
#include "games/world/play/game.h"
#include "games/world/play/session.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "i18n/i18n.h"
#include "kiosk/scenes/attract_show.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/stand_game.h"

#include <stdio.h>
#include <string.h>

enum { RUN_LEAST = 3, STREAK_LEAST = 2 }; /* what is worth a place in the hall */

static bool begin(App *app, const StandTable *table, PlayError *error) {
    DeckLevel questions = table->is_show ? DECK_FAMILY : kiosk_of(app)->config.questions;
    WorldSessionSetup setup = {.players = table->players,
                               .starter = table->is_show ? -1 : 0,
                               .questions = questions,
                               .is_show = table->is_show};
    memcpy(setup.seat, table->seat, sizeof setup.seat);
    snprintf(setup.board, sizeof setup.board, "%s", table->board);
    return world_begin(app, &setup, error);
}

static bool waits(const App *app) {
    const Scene *front = stack_front(app->stack);
    bool is_table = front == &STAGE_SCENE || front == &SCORING_SCENE || front == &QUESTION_SCENE;
    if (!is_table) {
        return true;
    }
    if (session_is_over(in_play(app))) {
        return false; /* the victory comes by itself */
    }
    const WorldView *view = world_session_view(in_play(app));
    bool is_persons =
        view->awaiting == WORLD_AWAITING_STAGE_OVER || session_is_person(in_play(app), view->awaited_player);
    return is_persons && !stack_is_busy(app->stack);
}

/* --- what is told ------------------------------------------------------------------------------------------------- */

/* For those who see the game for the first time: what it is all about, little by little. */
static const char *const LESSON[] = {
    N_("{name}’s turn: take a card and swap it for one in the row."),
    N_("The aim: nine cards that rise from left to right."),
    N_("{name} can take the face-up card or draw a hidden one."),
    N_("The first to complete a row wins the stage."),
    N_("The pieces travel from Jena round the world to Mainz."),
};
enum { LESSONS = sizeof LESSON / sizeof LESSON[0] };

static StandWeight weight_of(const WorldEvent *event) {
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
    case WORLD_HAPPENED_STAGE_WON:
    case WORLD_HAPPENED_SCORED:
        return STAND_STAGE;
    case WORLD_HAPPENED_TURN:
        return STAND_TURN;
    case WORLD_HAPPENED_FAST_TRACK:
    case WORLD_HAPPENED_EVENT_SHOWN:
    case WORLD_HAPPENED_RUN:
    case WORLD_HAPPENED_SEATS_SHIFTED:
        return STAND_SPECIAL;
    case WORLD_HAPPENED_FIGURINE:
        return event->step.to != event->step.aimed ? STAND_MOVE : STAND_NOTHING;
    case WORLD_HAPPENED_QUESTION:
    case WORLD_HAPPENED_ANSWER:
        return STAND_QUESTION;
    case WORLD_HAPPENED_OVER:
        return STAND_OVER;
    case WORLD_HAPPENED_CARD:
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_STOCK_RENEWED:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_AWAITING:
        break;
    }
    return STAND_NOTHING;
}

static StandNews news(const Session *session, int index) {
    const WorldEvent *event = world_session_history(session, index);
    return (StandNews){weight_of(event), event->player < session_players(session) ? event->player : -1};
}

/* NULL: as the log has it. */
static const char *message_for(const WorldEvent *event, int lesson) {
    switch ((int)event->kind) {
    case WORLD_HAPPENED_STAGE:
        return N_("A new stage: nine cards for everyone, all jumbled up.");
    case WORLD_HAPPENED_TURN:
        return LESSON[lesson % LESSONS];
    case WORLD_HAPPENED_FIGURINE:
        return N_("That space is taken, so {name} jumps to the next free one.");
    case WORLD_HAPPENED_QUESTION:
        return event->question.why == WORLD_WHY_SITE ? N_("{name} has reached a site: a right answer pays off.") : NULL;
    default:
        return NULL;
    }
}

static void tell_score(const char *name, const WorldEvent *event, char out[STAND_WORDS_MAX]) {
    unsigned long n = event->scored.count;
    const char *message = event->scored.doubled
                              ? trn("{name} has {n} card in order, and Fast Track doubles it.",
                                    "{name} has {n} cards in order, and Fast Track doubles them.", n)
                              : trn("{name} has {n} card in order from the left: 1 space ahead.",
                                    "{name} has {n} cards in order from the left: {n} spaces ahead.", n);
    i18n_format(out, STAND_WORDS_MAX, message, I18N_TEXT("name", name), I18N_NUMBER("n", event->scored.count));
}

static bool tell(const Session *session, int index, int lesson, char out[STAND_WORDS_MAX]) {
    const WorldEvent *event = world_session_history(session, index);
    bool is_about = event->player < session_players(session);
    const char *name = is_about ? session_seat(session, event->player)->name : "";
    const char *message = message_for(event, lesson);
    if (event->kind == WORLD_HAPPENED_SCORED && is_about) {
        tell_score(name, event, out);
    } else if (message != NULL) {
        i18n_format(out, STAND_WORDS_MAX, tr(message), I18N_TEXT("name", name));
    } else {
        return words_log(session, event, out);
    }
    return true;
}

/* --- the hall of fame --------------------------------------------------------------------------------------------- */

/* Turns count for who has reached the goal first; the rest for everybody. */
static void honours(const Session *session, StandHonour *honour, void *context) {
    const WorldTale *tale = world_session_tale(session);
    for (int p = 0; p < session_players(session); p++) {
        if (world_session_view(session)->winners >> p & 1) {
            honour(context, p, STORE_FAME_TURNS, tale->turns[p]);
        }
        if (tale->best_run[p] >= RUN_LEAST) {
            honour(context, p, STORE_FAME_RUN, tale->best_run[p]);
        }
        if (tale->best_streak[p] >= STREAK_LEAST) {
            honour(context, p, STORE_FAME_QUIZ, tale->best_streak[p]);
        }
    }
}

static void tell_best(const StoreFame *best, char *out, size_t size) {
    /* TRANSLATORS: of the hall of fame: who has needed the fewest turns to the goal today */
    i18n_format(
        out, size,
        trn("Today’s best: {name}, in {n} turn", "Today’s best: {name}, in {n} turns", (unsigned long)best->value),
        I18N_TEXT("name", best->name), I18N_NUMBER("n", best->value));
}

const StandGame STAND_WORLD = {
    .rules = &WORLD_GAME,
    .show = {SHOW_WORLD_ACTS, SHOW_WORLD_SCENE, show_world_takes, .logo = BRAND_ONLY_OURS("ui/logo"),
             .logo_tall = BRAND_ONLY_OURS("ui/logo_stacked")},
    .line = N_("The board game that takes you round the world of glass"),
    .help = HELP_GOAL,
    .ending = &VICTORY_SCENE,
    .celebration_ms = 6000,
    .ends_in_buttons = true,
    .players_least = WORLD_PLAYERS_MIN,
    .board = "sprint",
    .begin = begin,
    .waits = waits,
    .news = news,
    .tell = tell,
    .fame_count = 3,
    /* TRANSLATORS: headings of the hall of fame */
    .fame = {{STORE_FAME_TURNS, N_("Fewest turns"), "icons/star"},
             {STORE_FAME_RUN, N_("Longest run"), "icons/run"},
             {STORE_FAME_QUIZ, N_("Quiz streak"), "icons/question_mark"}},
    .honours = honours,
    .tell_best = tell_best,
};
