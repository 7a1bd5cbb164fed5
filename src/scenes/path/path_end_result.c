/* What a game of the day has come to, in one line for others. */
#include "scenes/path/path_end_inside.h"

#include "i18n/i18n.h"
#include "scenes/path/path_scenes.h"

/* Its person sits in seat 0. */
void ending_result_words(const Ending *end, const Session *session, char out[DAY_WORDS]) {
    char ended[96], numbers[64], told[200];
    const EndSeat *own = &end->seat[0];
    StoreSeat seat = {.place = own->place + 1, .field = path_total(&own->path)};
    PATH_SCENES.ended(&seat, false, ended, sizeof ended);
    /* TRANSLATORS: numbers of the window that a path has reached, of all there are */
    i18n_format(numbers, sizeof numbers, tr("numbers: {n} of {all}"), I18N_NUMBER("n", own->path.reached_count),
                I18N_NUMBER("all", PATH_NUMBERS));
    i18n_format(told, sizeof told, "{ended}\u00a0· {numbers}", I18N_TEXT("ended", ended),
                I18N_TEXT("numbers", numbers));
    DayResult result = {.game = PATH_SCENES.name,
                        .date = end->deal.day,
                        .told = told,
                        .hints = session_hints(session),
                        .is_unranked = session_is_unranked(session)};
    day_result_words(&result, out);
}
