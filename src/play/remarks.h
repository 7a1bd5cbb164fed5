/* What the computers' characters say at a table: one or two sentences in a game, at moments that matter, and none twice
 * in an evening. What was said in a game is noted with it, what was said in an evening in the store's settings. */
#ifndef PLAY_REMARKS_H
#define PLAY_REMARKS_H

#include "ai/character.h"
#include "core/random.h"
#include "play/session.h"

typedef struct Remark {
    int event; /* in the history: what it is about; negative: that was taken back */
    int player, sentence;
    bool is_last; /* said at the end of the game */
} Remark;

enum { CUES_MAX = 2 * SEATS_MAX };

/* Who has an occasion to speak when something has happened, as far as the game knows: whoever is no character, too. */
struct Cues {
    int count;
    struct {
        int player;
        AiOccasion occasion;
    } cue[CUES_MAX];
};

void cues_add(Cues *cues, int player, AiOccasion occasion);
/* For what people do: all computers may remark on it. */
void cues_add_others(Cues *cues, const Session *session, int player, AiOccasion occasion);
/* Losers congratulate a person; where none has won, winners alone speak. winners, close: a bit for each player. */
void cues_add_end(Cues *cues, const Session *session, unsigned winners, unsigned close);

/* To be asked once of every event, as the table shows it. evening: the date of it, which outlasts midnight. NULL:
 * nobody says anything, as most of the time. Nobody ever does in a game that is only looked at, or that teaches. */
const Remark *session_speak(Session *session, int event, int32_t evening, Random *looks);

/* What was said about that event. NULL: nothing. */
const Remark *session_remark(const Session *session, int event);

/* In the current language. */
const char *remark_words(const Session *session, const Remark *remark);

/* The people have gone: those who come have heard nothing. */
void remarks_new_evening(struct Store *store);

#endif
