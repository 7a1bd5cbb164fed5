#include "shell/preferences.h"

#include "store/store.h"

#include <math.h>
#include <stdio.h>

/* Numbers are kept as whole ones: thousandths of what they are. */
static const float THOUSAND = 1000;

static float get(const Store *store, const char *key, float otherwise) {
    int64_t value = store_get_number(store, key, (int64_t)lroundf(otherwise * THOUSAND), 0, 100000);
    return (float)value / THOUSAND;
}

static void set(Store *store, const char *key, float value) {
    store_set_number(store, key, (int64_t)lroundf(value * THOUSAND));
}

Preferences preferences_load(const Store *store) {
    Preferences now = preferences_default();
    if (store == NULL) {
        return now;
    }
    snprintf(now.language, sizeof now.language, "%s", store_get_text(store, "language", ""));
    now.effects = get(store, "volume_effects", now.effects);
    now.music = get(store, "volume_music", now.music);
    now.speed = get(store, "motion_speed", now.speed);
    now.pace = get(store, "computer_pace", now.pace);
    now.text_scale = get(store, "text_scale", now.text_scale);
    now.quiz_seconds = (int)store_get_number(store, "quiz_seconds", now.quiz_seconds, 0, 300);
    now.display = (int)store_get_number(store, "display", now.display, 0, 63);
    now.reduced_motion = store_get_flag(store, "reduced_motion", now.reduced_motion);
    now.fullscreen = store_get_flag(store, "fullscreen", now.fullscreen);
    now.left_handed = store_get_flag(store, "left_handed", now.left_handed);
    now.confirmations = store_get_flag(store, "confirmations", now.confirmations);
    preferences_repair(&now);
    return now;
}

void preferences_save(Store *store, const Preferences *preferences) {
    if (store == NULL) {
        return;
    }
    store_set_text(store, "language", preferences->language);
    set(store, "volume_effects", preferences->effects);
    set(store, "volume_music", preferences->music);
    set(store, "motion_speed", preferences->speed);
    set(store, "computer_pace", preferences->pace);
    set(store, "text_scale", preferences->text_scale);
    store_set_number(store, "quiz_seconds", preferences->quiz_seconds);
    store_set_number(store, "display", preferences->display);
    store_set_flag(store, "reduced_motion", preferences->reduced_motion);
    store_set_flag(store, "fullscreen", preferences->fullscreen);
    store_set_flag(store, "left_handed", preferences->left_handed);
    store_set_flag(store, "confirmations", preferences->confirmations);
}
