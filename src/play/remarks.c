#include "play/remarks.h"

#include "i18n/i18n.h"
#include "play/notes.h"
#include "play/session_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- an evening --------------------------------------------------------------------------------------------------- */

/* "date games", then for each character which sentences were said: in this evening, and in those before. */
static const char EVENING_KEY[] = "remarks.evening", HEARD_KEY[] = "remarks.heard";

enum { ALL_SENTENCES = (1 << AI_SENTENCES) - 1, EVENING_TEXT = 40 + AI_CHARACTERS * 6 };

typedef struct Evening {
    int32_t date;
    int games;
    unsigned said[AI_CHARACTERS], heard[AI_CHARACTERS];
} Evening;

/* A text that nobody here has written is as good as none. */
static void read_masks(const char *text, unsigned mask[AI_CHARACTERS]) {
    char *end = NULL;
    for (int i = 0; i < AI_CHARACTERS; i++, text = end) {
        mask[i] = (unsigned)strtoul(text, &end, 16) & ALL_SENTENCES;
    }
}

static void write_masks(char out[EVENING_TEXT], const unsigned mask[AI_CHARACTERS]) {
    for (int i = 0; i < AI_CHARACTERS; i++) {
        snprintf(out + strlen(out), EVENING_TEXT - strlen(out), " %x", mask[i]);
    }
}

static Evening evening_recall(const struct Store *store, int32_t date) {
    Evening evening = {.date = date};
    char *end = NULL;
    const char *text = store_get_text(store, EVENING_KEY, "");
    if ((int32_t)strtol(text, &end, 10) == date) {
        evening.games = (int)strtol(end, &end, 10);
        read_masks(end, evening.said);
    }
    read_masks(store_get_text(store, HEARD_KEY, ""), evening.heard);
    return evening;
}

static void evening_remember(struct Store *store, const Evening *evening) {
    char said[EVENING_TEXT], heard[EVENING_TEXT] = "";
    snprintf(said, sizeof said, "%d %d", (int)evening->date, evening->games);
    write_masks(said, evening->said);
    write_masks(heard, evening->heard);
    store_set_text(store, EVENING_KEY, said);
    store_set_text(store, HEARD_KEY, heard);
}

void remarks_new_evening(struct Store *store) {
    store_unset(store, EVENING_KEY);
}

/* --- who speaks --------------------------------------------------------------------------------------------------- */

void cues_add(Cues *cues, int player, AiOccasion occasion) {
    if (cues->count < CUES_MAX) {
        cues->cue[cues->count].player = player;
        cues->cue[cues->count++].occasion = occasion;
    }
}

void cues_add_others(Cues *cues, const Session *session, int player, AiOccasion occasion) {
    for (int p = 0; session_is_person(session, player) && p < session_players(session); p++) {
        cues_add(cues, p, occasion);
    }
}

void cues_add_end(Cues *cues, const Session *session, unsigned winners, unsigned close) {
    bool is_persons = false;
    for (int p = 0; p < session_players(session); p++) {
        is_persons = is_persons || ((winners >> p & 1) != 0 && session_is_person(session, p));
    }
    for (int p = 0; p < session_players(session); p++) {
        if ((winners >> p & 1) != 0) {
            cues_add(cues, p, AI_OCCASION_WON);
        } else if (is_persons) {
            cues_add(cues, p, (close >> p & 1) != 0 ? AI_OCCASION_CLOSE : AI_OCCASION_CLEARLY);
        }
    }
}

static bool is_of_end(AiOccasion occasion) {
    return occasion == AI_OCCASION_CLOSE || occasion == AI_OCCASION_CLEARLY || occasion == AI_OCCASION_WON;
}

/* Of so many occasions one is used: what comes often is remarked on seldom. */
static uint32_t once_in(AiOccasion occasion) {
    switch (occasion) {
    case AI_OCCASION_BEGIN:
    case AI_OCCASION_PASSED:
        return 4;
    case AI_OCCASION_RUN:
    case AI_OCCASION_RAY:
    case AI_OCCASION_ROW:
    case AI_OCCASION_LEAD:
    case AI_OCCASION_PAUSE:
    case AI_OCCASION_ANSWER:
        return 2;
    case AI_OCCASION_AGAIN:
    case AI_OCCASION_CLOSE:
    case AI_OCCASION_CLEARLY:
    case AI_OCCASION_WON:
    case AI_OCCASION_FAST_TRACK:
        return 1;
    }
    return 1;
}

/* Before the end one sentence at most, so that there is one left for it. */
static bool has_room(const Session *session, AiOccasion occasion) {
    if (session_is_over(session)) {
        return is_of_end(occasion) && session->remarks < REMARKS_MAX;
    }
    return session->remarks < REMARKS_MAX - 1;
}

/* One of those that are left. Negative: there is none. */
static int choose_sentence(unsigned gone, AiOccasion occasion, Random *looks) {
    int fitting[AI_SENTENCES] = {0}, count = 0;
    for (int i = 0; i < AI_SENTENCES; i++) {
        if (ai_sentence_occasion(i) == occasion && !(gone >> i & 1)) {
            fitting[count++] = i;
        }
    }
    return count > 0 ? fitting[random_below(looks, (uint32_t)count)] : -1;
}

/* Whoever has all of them behind it has them anew. */
static void note_sentence(Evening *evening, int character, int sentence) {
    evening->said[character] |= 1u << sentence;
    evening->heard[character] |= 1u << sentence;
    if (evening->heard[character] == ALL_SENTENCES) {
        evening->heard[character] = evening->said[character];
    }
}

static bool find_sentence(const Session *session, const Cues *cues, Evening *evening, bool heard_too, Random *looks,
                          Remark *remark) {
    for (int i = 0; i < cues->count; i++) {
        int player = cues->cue[i].player, character = session_character(session, player);
        AiOccasion occasion = cues->cue[i].occasion;
        if (character < 0 || !has_room(session, occasion)) {
            continue;
        }
        unsigned gone = evening->said[character] | (heard_too ? 0 : evening->heard[character]);
        int sentence = choose_sentence(gone, occasion, looks);
        if (sentence >= 0) {
            note_sentence(evening, character, sentence);
            *remark = (Remark){.player = player, .sentence = sentence, .is_last = is_of_end(occasion)};
            return true;
        }
    }
    return false;
}

static Cues shuffled(const Cues *cues, Random *looks) {
    uint8_t order[CUES_MAX];
    Cues out = {.count = cues->count};
    for (int i = 0; i < cues->count; i++) {
        order[i] = (uint8_t)i;
    }
    random_shuffle(looks, order, (size_t)cues->count);
    for (int i = 0; i < cues->count; i++) {
        out.cue[i] = cues->cue[order[i]];
    }
    return out;
}

/* In an order of chance; whoever knows something that was never heard comes first. */
static bool find_speaker(const Session *session, const Cues *cues, Evening *evening, Random *looks, Remark *remark) {
    Cues asked = shuffled(cues, looks);
    return random_below(looks, once_in(asked.cue[0].occasion)) == 0 &&
           (find_sentence(session, &asked, evening, false, looks, remark) ||
            find_sentence(session, &asked, evening, true, looks, remark));
}

/* The second game of an evening is begun with other words. */
static bool begin_game(Cues *cues, Evening *evening) {
    bool begins = cues->cue[0].occasion == AI_OCCASION_BEGIN;
    evening->games += begins;
    for (int i = 0; begins && evening->games == 2 && i < cues->count; i++) {
        cues->cue[i].occasion = AI_OCCASION_AGAIN;
    }
    return begins;
}

/* --- in a game ---------------------------------------------------------------------------------------------------- */

/* With its journal; when the podium is left, nobody asks any more. */
static void note_remarks(const Session *session) {
    if (session_is_over(session) && journal_podium(session_store(session)) != session->store_id) {
        return;
    }
    char text[REMARKS_MAX * 48] = "";
    for (int i = 0; i < session->remarks; i++) {
        const Remark *remark = &session->remark[i];
        snprintf(text + strlen(text), sizeof text - strlen(text), "%d %d %d %d ", remark->event, remark->player,
                 remark->sentence, remark->is_last);
    }
    note_set_text(&session->host, session->store_id, NOTE_REMARKS, text);
}

/* A note may be of another version, or damaged. */
static bool is_known(const Session *session, const Remark *remark) {
    return remark->player >= 0 && remark->player < session_players(session) &&
           session_character(session, remark->player) >= 0 && remark->sentence >= 0 && remark->sentence < AI_SENTENCES;
}

void remarks_recall(Session *session) {
    const char *text = note_get_text(&session->host, session->store_id, NOTE_REMARKS);
    Remark remark;
    int is_last, length;
    while (session->remarks < REMARKS_MAX &&
           sscanf(text, "%d %d %d %d %n", &remark.event, &remark.player, &remark.sentence, &is_last, &length) == 4 &&
           is_known(session, &remark)) {
        remark.is_last = is_last != 0;
        session->remark[session->remarks++] = remark;
        text += length;
    }
}

void remarks_take_back(Session *session) {
    for (int i = 0; i < session->remarks; i++) {
        if (session->remark[i].event >= session->history_count) {
            session->remark[i].event = -1;
        }
    }
}

static bool is_said_in(const Session *session) {
    return session_store(session) != NULL && session->store_id != 0 && !session->is_show && !session->is_tutorial &&
           session->rules->cues != NULL && session_persons(session) > 0;
}

const Remark *session_speak(Session *session, int event, int32_t date, Random *looks) {
    Cues cues = {0};
    Remark remark;
    if (!is_said_in(session) || session_remark(session, event) != NULL) {
        return session_remark(session, event);
    }
    session->rules->cues(session, event, &cues);
    if (cues.count == 0) {
        return NULL;
    }
    Evening evening = evening_recall(session_store(session), date);
    bool begins = begin_game(&cues, &evening);
    bool speaks = find_speaker(session, &cues, &evening, looks, &remark);
    if (speaks || begins) {
        evening_remember(session_store(session), &evening);
    }
    if (!speaks) {
        return NULL;
    }
    remark.event = event;
    session->remark[session->remarks++] = remark;
    note_remarks(session);
    return &session->remark[session->remarks - 1];
}

const Remark *session_remark(const Session *session, int event) {
    for (int i = 0; i < session->remarks; i++) {
        if (session->remark[i].event == event) {
            return &session->remark[i];
        }
    }
    return NULL;
}

const char *remark_words(const Session *session, const Remark *remark) {
    return tr(ai_sentence(session_character(session, remark->player), remark->sentence));
}
