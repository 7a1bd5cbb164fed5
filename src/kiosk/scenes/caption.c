#include "kiosk/scenes/caption.h"

#include "i18n/i18n.h"

#include <string.h>

static const double LEAST_MS = 2600, MOST_MS = 6000; /* nothing comes before the first; after the second anything may */

void caption_begin(Caption *caption) {
    memset(caption, 0, sizeof *caption);
    caption->figurine = caption->player = caption->turn = -1;
    caption->since = -MOST_MS;
}

static bool say(Caption *caption, const Session *session, int event, StandNews news, double now) {
    char text[STAND_WORDS_MAX];
    if (!stand_game_of(session_rules(session))->tell(session, event, caption->lessons, text)) {
        return false;
    }
    i18n_copy(caption->text, sizeof caption->text, text);
    caption->figurine = news.player >= 0 ? (int)session_seat(session, news.player)->figurine : -1;
    caption->player = news.player;
    caption->weight = news.weight;
    caption->since = now;
    caption->turn = -1;
    caption->lessons += news.weight == STAND_TURN;
    return true;
}

static bool may_say(const Caption *caption, StandNews news, double now) {
    double stood = now - caption->since;
    bool is_past = caption->player >= 0 && news.player != caption->player;
    return news.weight > caption->weight || stood >= MOST_MS ||
           (stood >= LEAST_MS && (is_past || news.weight >= caption->weight));
}

static bool follow(Caption *caption, const Session *session, int event, double now) {
    StandNews news = stand_game_of(session_rules(session))->news(session, event);
    return news.weight != STAND_NOTHING && may_say(caption, news, now) && say(caption, session, event, news, now);
}

bool caption_follow(Caption *caption, const Session *session, double now) {
    bool is_new = false;
    for (; caption->told < session_told(session); caption->told++) {
        if (stand_game_of(session_rules(session))->news(session, caption->told).weight == STAND_TURN) {
            caption->turn = caption->told;
        }
        is_new = follow(caption, session, caption->told, now) || is_new;
    }
    return is_new || (caption->turn >= 0 && follow(caption, session, caption->turn, now));
}
