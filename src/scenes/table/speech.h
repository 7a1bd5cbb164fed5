/* What a computer's character says, in a bubble near its seat: as long as a child needs to read it, over nothing that
 * plays. Where the bubble lies is each table's own. */
#ifndef SCENES_SPEECH_H
#define SCENES_SPEECH_H

#include "play/remarks.h"
#include "shell/app.h"

/* Zeroed: nobody speaks. */
typedef struct Speech {
    bool speaks;
    bool is_at_figure; /* which then needs no portrait in the bubble */
    int player, character, sentence;
    double until; /* ms */
    int heard;    /* how much of the history was asked about */
} Speech;

/* From here on: what happened before is not spoken of any more. */
void speech_begin(Speech *speech, const Session *session);

/* Once in a step of the table of the game in play: takes up what the table has shown since, and ends what was said for
 * long enough. */
void speech_step(Speech *speech, App *app);

/* What lay over the table has gone: who spoke then is to be read. */
void speech_resume(Speech *speech, const App *app);

/* Behind the table: the last word of a game that is over; and once in a step, that it ends. */
void speech_end(Speech *speech, App *app);
void speech_go_on(Speech *speech, App *app);

/* What was said about the event of that place in the history, as a line of the log; false: nothing. */
bool speech_line(const Session *session, int event, int *speaker, char *out, size_t size);

/* How large its bubble is, no wider than that; and the bubble, in which the words shrink where it is smaller. speaker:
 * where it comes from. */
Point speech_size(const App *app, const Speech *speech, float widest);
void speech_draw(const App *app, const Speech *speech, Rect panel, Point speaker);

#endif
