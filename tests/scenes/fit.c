/* Looking at a scene in all its shapes, and noting what is cut. */
#include "fit.h"

#include "driver/driver.h"
#include "gfx/text.h"
#include "i18n/i18n.h"
#include "shell/loop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const float TEXT_SCALE[] = {1, 1.2f, 1.4f};
const FitWindow WINDOW[] = {{1280, 720}, {1080, 1920}, {1024, 768}};

struct Fit fit;

static void note_cut(void *context, const char *text, Rect box) {
    (void)context;
    if (strstr(text, ".json") != NULL) {
        return; /* a path may be as long as it likes; its field shows what is being written */
    }
    char where[160];
    snprintf(where, sizeof where, "%s, %s", fit.station, i18n_language());
    for (int i = 0; i < fit.findings; i++) {
        Finding *known = &fit.finding[i];
        if (strcmp(known->text, text) == 0 && strncmp(known->where, where, strlen(where)) == 0) {
            known->times++;
            return;
        }
    }
    if (fit.findings == FINDINGS_MAX) {
        return;
    }
    Finding *finding = &fit.finding[fit.findings++];
    finding->text = malloc(strlen(text) + 1);
    strcpy(finding->text, text);
    finding->times = 1;
    snprintf(finding->where, sizeof finding->where, "%s, %dx%d, size %.1f, box %.0fx%.0f", where, WINDOW[fit.window].w,
             WINDOW[fit.window].h, (double)TEXT_SCALE[fit.scale], (double)box.w, (double)box.h);
}

static bool say(const char *line) {
    char *answer = driver_answer(fit.app, line);
    bool ok = strstr(answer, "\"ok\":true") != NULL;
    if (!ok) {
        fprintf(stderr, "%s, in %s: %s: %s\n", fit.station, stack_name(fit.app->stack, stack_depth(fit.app->stack) - 1),
                line, answer);
    }
    free(answer);
    return ok;
}

void must(const char *line) {
    if (!say(line)) {
        exit(1);
    }
}

const char *scene(void) {
    return stack_name(fit.app->stack, stack_depth(fit.app->stack) - 1);
}

static void use_size(float scale) {
    fit.app->preferences.text_scale = scale;
    app_use_preferences(fit.app);
    app_lay_out(fit.app);
}

/* All shapes of the scene in front that this window has, in one language. */
void look_in_language(const char *station, const char *language) {
    snprintf(fit.station, sizeof fit.station, "%s", station);
    text_watch_cuts(fit.app->gfx, note_cut, NULL);
    for (fit.scale = SCALES - 1; fit.scale >= 0; fit.scale--) {
        use_size(TEXT_SCALE[fit.scale]);
        app_set_language(fit.app, language);
        loop_draw(fit.app, NULL, NULL);
        fit.looks++;
    }
    text_watch_cuts(fit.app->gfx, NULL, NULL);
}

/* In all; also where nothing rests. */
void look_now(const char *station) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    for (size_t i = 0; i < languages; i++) {
        look_in_language(station, language[i].code);
    }
    app_set_language(fit.app, "en");
}

void look(const char *station) {
    look_now(station);
    must("wait idle");
}

void open_and_look(const char *click, const char *station, const char *back) {
    char line[80];
    snprintf(line, sizeof line, "click %s", click);
    must(line);
    must("wait idle");
    look(station);
    must(back);
    must("wait idle");
}

/* A popup whose words were chosen when it came, so it comes anew for each language. */
void open_and_look_anew(const char *click, const char *station) {
    size_t languages;
    const I18nLanguage *language = i18n_languages(&languages);
    char line[80];
    snprintf(line, sizeof line, "click %s", click);
    for (size_t i = 0; i < languages; i++) {
        app_set_language(fit.app, language[i].code);
        must(line);
        must("wait idle");
        look_in_language(station, language[i].code);
        must("key Escape");
        must("wait idle");
    }
    app_set_language(fit.app, "en");
}
