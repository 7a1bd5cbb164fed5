/* Built without tables at other screens: there are none. */
#include "scenes/together/together.h"

const Scene TOGETHER_SCENE = {.name = "together"};

bool together_is_there(void) {
    return false;
}

void together_use_host(App *app, const char *address) {
    (void)app;
    (void)address;
}

void together_fini(App *app) {
    (void)app;
}

int together_notes(const App *app, VisitNote note[VISIT_NOTES_MOST]) {
    (void)app;
    (void)note;
    return 0;
}

void together_go_back(App *app, const VisitNote *note) {
    (void)app;
    (void)note;
}

void together_step(App *app) {
    (void)app;
}

unsigned together_version(const App *app) {
    (void)app;
    return 0;
}

void together_words(const App *app, unsigned awaited, char *words, size_t size) {
    (void)app;
    (void)awaited;
    (void)size;
    words[0] = '\0';
}

bool together_offers(const App *app, unsigned awaited) {
    (void)app;
    (void)awaited;
    return false;
}

void together_build_offer(const App *app, Ui *ui, const char *id, Rect where, unsigned awaited, int act) {
    (void)app;
    (void)ui;
    (void)id;
    (void)where;
    (void)awaited;
    (void)act;
}

void together_accept(App *app, unsigned awaited) {
    (void)app;
    (void)awaited;
}

bool together_clock(const App *app, int seat, double *ms) {
    (void)app;
    (void)seat;
    *ms = 0;
    return false;
}

void together_show(App *app) {
    (void)app;
}

void together_draw_said(const App *app, int seat, Rect panel) {
    (void)app;
    (void)seat;
    (void)panel;
}

bool together_is_moving(const App *app) {
    (void)app;
    return false;
}

bool together_awaits_record(const App *app) {
    (void)app;
    return false;
}

Session *together_chronicle(App *app, int64_t *game) {
    (void)app;
    *game = 0;
    return NULL;
}

bool together_says_fair(const App *app, char *out, size_t size) {
    (void)app;
    (void)size;
    out[0] = '\0';
    return false;
}
