#include "scenes/kiosk/caption.h"

#include "i18n/i18n.h"
#include "scenes/world/words.h"

#include <string.h>

static const double LEAST_MS = 2600, MOST_MS = 6000; /* nothing comes before the first; after the second anything may */

enum { WEIGHT_TURN = 1, WEIGHT_CARD, WEIGHT_MOVE, WEIGHT_SPECIAL, WEIGHT_QUESTION, WEIGHT_STAGE, WEIGHT_OVER };

typedef struct Said {
    int weight;          /* 0: nothing */
    const char *message; /* with {name}; NULL: as scored() or the log has it */
} Said;

/* For those who see the game for the first time: what it is all about, little by little. */
static const char *const LESSON[] = {
    N_("{name}’s turn: take a card and swap it for one in the row."),
    N_("The aim: nine cards that rise from left to right."),
    N_("{name} can take the face-up card or draw a hidden one."),
    N_("The first to complete a row wins the stage."),
    N_("The pieces travel from Jena round the world to Mainz."),
};
enum { LESSONS = sizeof LESSON / sizeof LESSON[0] };

static Said said_of_step(const WorldEvent *event) {
    if (event->step.to != event->step.aimed) {
        return (Said){WEIGHT_MOVE, N_("That space is taken, so {name} jumps to the next free one.")};
    }
    return (Said){.weight = 0};
}

static Said said_of(const WorldEvent *event, int lesson) {
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
        return (Said){WEIGHT_STAGE, N_("A new stage: nine cards for everyone, all jumbled up.")};
    case WORLD_HAPPENED_TURN:
        return (Said){WEIGHT_TURN, LESSON[lesson % LESSONS]};
    case WORLD_HAPPENED_FAST_TRACK:
    case WORLD_HAPPENED_EVENT_SHOWN:
    case WORLD_HAPPENED_RUN:
    case WORLD_HAPPENED_SEATS_SHIFTED:
        return (Said){WEIGHT_SPECIAL, NULL};
    case WORLD_HAPPENED_FIGURINE:
        return said_of_step(event);
    case WORLD_HAPPENED_QUESTION:
        return event->question.why == WORLD_WHY_SITE
                   ? (Said){WEIGHT_QUESTION, N_("{name} has reached a site: a right answer pays off.")}
                   : (Said){WEIGHT_QUESTION, NULL};
    case WORLD_HAPPENED_ANSWER:
        return (Said){WEIGHT_QUESTION, NULL};
    case WORLD_HAPPENED_STAGE_WON:
    case WORLD_HAPPENED_SCORED:
        return (Said){WEIGHT_STAGE, NULL};
    case WORLD_HAPPENED_OVER:
        return (Said){WEIGHT_OVER, NULL};
    case WORLD_HAPPENED_CARD:
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_STOCK_RENEWED:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_AWAITING:
        break;
    }
    return (Said){.weight = 0};
}

void caption_begin(Caption *caption) {
    memset(caption, 0, sizeof *caption);
    caption->figurine = caption->player = caption->turn = -1;
    caption->since = -MOST_MS;
}

static void scored(const char *name, const WorldEvent *event, char out[WORDS_MAX]) {
    unsigned long n = event->scored.count;
    const char *message = event->scored.doubled
                              ? trn("{name} has {n} card in order, and Fast Track doubles it.",
                                    "{name} has {n} cards in order, and Fast Track doubles them.", n)
                              : trn("{name} has {n} card in order from the left: 1 space ahead.",
                                    "{name} has {n} cards in order from the left: {n} spaces ahead.", n);
    i18n_format(out, WORDS_MAX, message, I18N_TEXT("name", name), I18N_NUMBER("n", event->scored.count));
}

static bool say(Caption *caption, const Session *session, const WorldEvent *event, Said said, double now) {
    char text[WORDS_MAX];
    bool is_about = event->player < session_players(session);
    if (event->kind == WORLD_HAPPENED_SCORED && is_about) {
        scored(session_seat(session, event->player)->name, event, text);
    } else if (said.message == NULL) {
        if (!words_log(session, event, text)) {
            return false;
        }
    } else {
        i18n_format(text, sizeof text, tr(said.message),
                    I18N_TEXT("name", is_about ? session_seat(session, event->player)->name : ""));
    }
    i18n_copy(caption->text, sizeof caption->text, text);
    caption->figurine = is_about ? (int)session_seat(session, event->player)->figurine : -1;
    caption->player = is_about ? event->player : -1;
    caption->weight = said.weight;
    caption->since = now;
    caption->turn = -1;
    caption->lessons += said.weight == WEIGHT_TURN;
    return true;
}

void caption_invite(Caption *caption, double now) {
    i18n_copy(caption->text, sizeof caption->text, tr("Who’ll be next in the hall of fame?"));
    caption->figurine = caption->player = -1;
    caption->weight = WEIGHT_OVER;
    caption->since = now;
}

static bool may_say(const Caption *caption, const WorldEvent *event, Said said, double now) {
    double stood = now - caption->since;
    bool is_past = caption->player >= 0 && event->player != caption->player;
    return said.weight > caption->weight || stood >= MOST_MS ||
           (stood >= LEAST_MS && (is_past || said.weight >= caption->weight));
}

static bool follow(Caption *caption, const Session *session, int place, double now) {
    const WorldEvent *event = world_session_history(session, place);
    Said said = said_of(event, caption->lessons);
    return said.weight > 0 && may_say(caption, event, said, now) && say(caption, session, event, said, now);
}

bool caption_follow(Caption *caption, const Session *session, double now) {
    bool is_new = false;
    for (; caption->told < session_told(session); caption->told++) {
        if (world_session_history(session, caption->told)->kind == WORLD_HAPPENED_TURN) {
            caption->turn = caption->told;
        }
        is_new = follow(caption, session, caption->told, now) || is_new;
    }
    return is_new || (caption->turn >= 0 && follow(caption, session, caption->turn, now));
}
