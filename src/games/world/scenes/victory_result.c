/* What a game of the day has come to, in one line for others. */
#include "games/world/scenes/victory_parts.h"

#include "games/world/scenes/world_scenes.h"
#include "i18n/i18n.h"

/* Its person sits in seat 0. */
void victory_tell_result(const void *state, char *out, size_t size) {
    const Victory *victory = state;
    char stages[64], ended[96], answers[96];
    StoreSeat seat = {.place = victory->place[0] + 1, .field = victory->field[0]};
    WORLD_SCENES.length(victory->rounds, stages, sizeof stages);
    WORLD_SCENES.ended(&seat, false, ended, sizeof ended);
    /* TRANSLATORS: questions answered right, of all that were asked */
    i18n_format(answers, sizeof answers, tr("questions: {right} of {asked} right"),
                I18N_NUMBER("right", victory->tale.right[0]), I18N_NUMBER("asked", victory->tale.asked[0]));
    i18n_format(out, size, "{stages}\u00a0· {ended}\u00a0· {answers}", I18N_TEXT("stages", stages),
                I18N_TEXT("ended", ended), I18N_TEXT("answers", answers));
}
