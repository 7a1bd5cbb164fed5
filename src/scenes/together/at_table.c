/* What a game's table asks about its people elsewhere: whether they are there, how long they take, what they say. */
#include "i18n/i18n.h"
#include "play/chronicle.h"
#include "scenes/menus/menus.h"
#include "scenes/together/inside.h"

#include <math.h>
#include <string.h>

/* An answer that is there within so many ms need not be told to be on its way. */
static const double SENT_MS = 600, TICK_MS = 1000;

static Visit *visit_of_game(const App *app) {
    Visit *visit = together_visit(app);
    const Session *session = in_play(app);
    return visit != NULL && session != NULL && visit_session(visit) == session ? visit : NULL;
}

static int own_seat(const Session *session) {
    int seat = far_seat(session);
    return seat < session_players(session) ? seat : SESSION_NOBODY;
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

unsigned together_version(const App *app) {
    return app->together != NULL ? together_of(app)->version : 0;
}

static void tell_parted(App *app, const char *why) {
    char text[MESSAGE_TEXT_BYTES];
    i18n_copy(text, sizeof text, why);
    scene_go_home(app);
    message_tell(app, tr("Play together"), text);
}

static void wake_for_clocks(App *app, const Visit *visit) {
    double left;
    for (int p = 0; p < session_players(visit_session(visit)); p++) {
        if (visit_clock(visit, p, &left)) {
            double rest = fmod(left, TICK_MS);
            scene_wake_at(app, app->now + (rest > 0 ? rest : rest + TICK_MS) + 1);
            scene_changed(app);
        }
    }
}

static void end_what_was_said(Together *together, App *app) {
    for (int p = 0; p < SEATS_MAX; p++) {
        if (together->said[p].until > app->now) {
            scene_wake_at(app, together->said[p].until);
        } else if (together->said[p].until > 0) {
            together->said[p].until = 0;
            scene_changed(app);
        }
    }
}

/* What is not answered at once is told to have been sent. */
static void notice_waiting(Together *together, App *app) {
    bool waits = session_is_waiting(in_play(app));
    together->waits_since = !waits ? 0 : together->waits_since > 0 ? together->waits_since : app->now;
    if (waits && app->now < together->waits_since + SENT_MS) {
        scene_wake_at(app, together->waits_since + SENT_MS);
    } else if (waits) {
        scene_changed(app);
    }
}

void together_step(App *app) {
    Visit *visit = visit_of_game(app);
    if (visit == NULL) {
        return;
    }
    if (visit_stage(visit) == VISIT_PARTED && !session_is_over(in_play(app))) {
        tell_parted(app, visit_trouble(visit));
        return;
    }
    wake_for_clocks(app, visit);
    end_what_was_said(together_of(app), app);
    notice_waiting(together_of(app), app);
}

/* --- seats -------------------------------------------------------------------------------------------------------- */

bool together_clock(const App *app, int seat, double *ms) {
    const Visit *visit = visit_of_game(app);
    return visit != NULL && visit_clock(visit, seat, ms);
}

SeatNeeds together_needs(const App *app, int seat) {
    const Visit *visit = visit_of_game(app);
    const Session *session = in_play(app);
    double left;
    if (seat == own_seat(session)) {
        return session_stands_in(session, seat) ? SEAT_IS_LENT : SEAT_NEEDS_NOTHING;
    }
    if (!session_is_person(session, seat)) {
        return SEAT_NEEDS_NOTHING;
    }
    if ((visit_free_seats(visit) >> seat & 1) != 0) {
        return SEAT_IS_FREE;
    }
    if ((visit_away_seats(visit) >> seat & 1) != 0) {
        return SEAT_IS_AWAY;
    }
    return visit_clock(visit, seat, &left) && left <= 0 ? SEAT_IS_LATE : SEAT_NEEDS_NOTHING;
}

/* As the host allows it: the owner for who is not there, everybody at the table for whose time is over. */
bool together_may_help(const App *app, int seat) {
    const Visit *visit = visit_of_game(app);
    double left;
    bool sits = own_seat(in_play(app)) != SESSION_NOBODY;
    bool is_late = visit_clock(visit, seat, &left) && left <= 0;
    switch (together_needs(app, seat)) {
    case SEAT_NEEDS_NOTHING:
        return false;
    case SEAT_IS_FREE:
        return visit_is_owner(visit);
    case SEAT_IS_AWAY:
        return visit_is_owner(visit) || (sits && is_late);
    case SEAT_IS_LATE:
        return sits;
    case SEAT_IS_LENT:
        return true;
    }
    return false;
}

void together_help(App *app, int seat) {
    Visit *visit = visit_of_game(app);
    SeatNeeds needs = together_needs(app, seat);
    if (together_may_help(app, seat)) {
        visit_do(visit, seat,
                 needs == SEAT_IS_LENT   ? VISIT_TAKE_BACK
                 : needs == SEAT_IS_FREE ? VISIT_COMPUTER
                                         : VISIT_STAND_IN);
    }
}

const char *together_help_words(const App *app, int seat) {
    switch (together_needs(app, seat)) {
    case SEAT_IS_LENT:
        /* TRANSLATORS: a button: the person whose seat a computer has taken over plays again */
        return tr("Take my seat back");
    case SEAT_IS_FREE:
        /* TRANSLATORS: a button: at a seat that nobody has taken yet */
        return tr("Let a computer play");
    case SEAT_IS_AWAY:
    case SEAT_IS_LATE:
    case SEAT_NEEDS_NOTHING:
        break;
    }
    /* TRANSLATORS: a button: for somebody who is not there */
    return tr("Let a computer play on");
}

/* --- the ribbon --------------------------------------------------------------------------------------------------- */

/* For whom something can be done: one's own seat, then who is awaited. */
static int who_needs(const App *app, unsigned awaited) {
    int own = own_seat(in_play(app));
    if (own != SESSION_NOBODY && together_needs(app, own) == SEAT_IS_LENT) {
        return own;
    }
    if (own != SESSION_NOBODY && (awaited >> own & 1) != 0) {
        return -1; /* one's own turn comes first */
    }
    for (int p = 0; p < session_players(in_play(app)); p++) {
        if ((awaited >> p & 1) != 0 && together_needs(app, p) != SEAT_NEEDS_NOTHING) {
            return p;
        }
    }
    return -1;
}

static void words_of_need(const App *app, int seat, char *out, size_t size) {
    const I18nArg name = I18N_TEXT("name", session_seat(in_play(app), seat)->name);
    bool may = together_may_help(app, seat);
    switch (together_needs(app, seat)) {
    case SEAT_NEEDS_NOTHING:
        return;
    case SEAT_IS_FREE:
        i18n_format(out, size, tr("Waiting for someone to join with the code {code}"),
                    I18N_TEXT("code", visit_place(visit_of_game(app))->code));
        return;
    case SEAT_IS_AWAY:
        i18n_format(out, size, may ? tr("{name} is away; a computer can play on") : tr("{name} is away"), name);
        return;
    case SEAT_IS_LATE:
        i18n_format(out, size, may ? tr("{name}’s time is up; a computer can play on") : tr("{name}’s time is up"),
                    name);
        return;
    case SEAT_IS_LENT:
        i18n_copy(out, size, tr("A computer is playing for you"));
        return;
    }
}

static void words_of_time(double ms, char *out, size_t size) {
    static const double MINUTE = 60000, HOUR = 3600000;
    int seconds = (int)ceil(fmax(ms, 0) / 1000), hours = (int)(ms / HOUR);
    char digits[16];
    if (ms < 100 * MINUTE) {
        snprintf(digits, sizeof digits, "%d:%02d", seconds / 60, seconds % 60);
        i18n_copy(out, size, digits);
    } else if (hours < 48) {
        i18n_format(out, size, trn("{n} hour", "{n} hours", (unsigned long)hours), I18N_NUMBER("n", hours));
    } else {
        i18n_format(out, size, trn("{n} day", "{n} days", (unsigned long)(hours / 24)), I18N_NUMBER("n", hours / 24));
    }
}

/* The clock of whoever is awaited alone, or one's own among several. */
static bool awaited_clock(const App *app, unsigned awaited, double *left) {
    int own = own_seat(in_play(app)), seat = -1;
    for (int p = 0; p < session_players(in_play(app)); p++) {
        bool is_better = (awaited >> p & 1) != 0 && (seat < 0 || p == own);
        seat = is_better ? p : seat;
    }
    return seat >= 0 && together_clock(app, seat, left) && *left > 0;
}

void together_words(const App *app, unsigned awaited, char *words, size_t size) {
    const Visit *visit = visit_of_game(app);
    char asked[512], time[64];
    double left;
    if (visit == NULL) {
        return;
    }
    if (visit_stage(visit) == VISIT_AWAY) {
        i18n_copy(words, size, tr("The host can’t be reached. Trying again …"));
        return;
    }
    if (together_of(app)->waits_since > 0 && app->now >= together_of(app)->waits_since + SENT_MS) {
        i18n_copy(words, size, tr("Sent. Waiting for the host …"));
        return;
    }
    int seat = who_needs(app, awaited);
    if (seat >= 0) {
        words_of_need(app, seat, words, size);
    } else if (words[0] != '\0' && awaited_clock(app, awaited, &left)) {
        i18n_copy(asked, sizeof asked, words);
        words_of_time(left, time, sizeof time);
        /* TRANSLATORS: {asked} is what somebody has to do or who is awaited; {time} is how long they have, such as
         * "1:20"
         */
        i18n_format(words, size, tr("{asked} · {time}"), I18N_TEXT("asked", asked), I18N_TEXT("time", time));
    }
}

/* --- the button beside it ----------------------------------------------------------------------------------------- */

bool together_offers(const App *app, unsigned awaited) {
    int seat = visit_of_game(app) != NULL ? who_needs(app, awaited) : -1;
    return seat >= 0 && together_may_help(app, seat) && visit_stage(visit_of_game(app)) == VISIT_THERE;
}

void together_build_offer(const App *app, Ui *ui, const char *id, Rect where, unsigned awaited, int act) {
    int seat = who_needs(app, awaited);
    bool is_own = together_needs(app, seat) == SEAT_IS_LENT;
    ui_put(ui, id, where, together_help_words(app, seat), act, .look = LOOK_GLASS,
           .picture = is_own ? "icons/hand" : "icons/computer", .size = 26);
}

void together_accept(App *app, unsigned awaited) {
    if (together_offers(app, awaited)) {
        together_help(app, who_needs(app, awaited));
    }
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

void together_show(App *app) {
    if (visit_of_game(app) != NULL) {
        scene_push(app, &WHO_SCENE, NULL, 0);
    }
}

/* --- over --------------------------------------------------------------------------------------------------------- */

bool together_awaits_record(const App *app) {
    const Visit *visit = visit_of_game(app);
    return visit != NULL && visit_stage(visit) == VISIT_THERE && visit_record(visit) == NULL;
}

Session *together_chronicle(App *app, int64_t *game) {
    const Visit *visit = visit_of_game(app);
    const char *record = visit != NULL ? visit_record(visit) : NULL;
    PlayError error;
    *game = 0;
    if (record == NULL) {
        return NULL;
    }
    Session *chronicle = chronicle_from_text(in_play_host(app), record, strlen(record), "", &error);
    if (chronicle != NULL && app->store != NULL) {
        *game = chronicle_keep(chronicle);
    }
    return chronicle;
}

bool together_says_fair(const App *app, char *out, size_t size) {
    const Visit *visit = visit_of_game(app);
    FairShuffle fair = visit != NULL ? far_shuffle(in_play(app)) : FAIR_UNTOLD;
    if (fair == FAIR_UNTOLD) {
        return false;
    }
    i18n_copy(out, size,
              fair == FAIR_PROVED ? tr("The shuffle was fair: each card lay where the host had promised.")
                                  : tr("The shuffle was not fair: the host had promised other cards."));
    return true;
}
