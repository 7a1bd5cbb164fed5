#include "shell/preferences.h"

Preferences preferences_default(void) {
    return (Preferences){.effects = .8f,
                         .music = .5f,
                         .speed = 1,
                         .pace = 1,
                         .text_scale = 1,
                         .confirmations = true,
                         .fullscreen = true};
}

/* Written so that what is no number at all ends at the default. */
static float within(float value, float minimum, float maximum, float otherwise) {
    return value >= minimum && value <= maximum ? value
           : value < minimum                    ? minimum
           : value > maximum                    ? maximum
                                                : otherwise;
}

void preferences_repair(Preferences *preferences) {
    Preferences fine = preferences_default();
    preferences->language[sizeof preferences->language - 1] = '\0';
    preferences->effects = within(preferences->effects, 0, 1, fine.effects);
    preferences->music = within(preferences->music, 0, 1, fine.music);
    preferences->speed = within(preferences->speed, .5f, 4, fine.speed);
    preferences->pace = within(preferences->pace, 0, 3, fine.pace);
    preferences->text_scale = within(preferences->text_scale, 1, 1.4f, fine.text_scale);
    preferences->quiz_seconds = preferences->quiz_seconds < 0     ? 0
                                : preferences->quiz_seconds > 300 ? 300
                                                                  : preferences->quiz_seconds;
    preferences->display = preferences->display < 0 ? 0 : preferences->display;
}
