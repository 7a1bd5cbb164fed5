/* What a game of the day has come to, in one line for others. */
#include "games/path/scenes/path_end_inside.h"

#include "games/path/scenes/path_scenes.h"
#include "i18n/i18n.h"

/* Its person sits in seat 0. */
void ending_tell_result(const void *state, char *out, size_t size) {
    const EndSeat *own = &((const Ending *)state)->seat[0];
    char ended[96], numbers[64];
    StoreSeat seat = {.place = own->place + 1, .field = path_total(&own->path)};
    PATH_SCENES.ended(&seat, false, ended, sizeof ended);
    /* TRANSLATORS: numbers of the window that a path has reached, of all there are */
    i18n_format(numbers, sizeof numbers, tr("numbers: {n} of {all}"), I18N_NUMBER("n", own->path.reached_count),
                I18N_NUMBER("all", PATH_NUMBERS));
    i18n_format(out, size, "{ended}\u00a0· {numbers}", I18N_TEXT("ended", ended), I18N_TEXT("numbers", numbers));
}
