#include "ui/haste.h"

#include <math.h>

static const double SLEEP_MS = 700;     /* without a press */
static const double SAME_HAND_MS = 900; /* the hand that hurried is believed only then: it may still be at it */
static const double UNSEEN_MS = 400;    /* as long as it takes to see that something else is asked now */

static bool leads_on(const InputEvent *event) {
    switch ((int)event->kind) {
    case INPUT_KEY_DOWN:
        return event->key == KEY_LEFT || event->key == KEY_RIGHT || event->key == KEY_UP || event->key == KEY_DOWN ||
               event->key == KEY_TAB;
    case INPUT_PAD_DOWN:
        return event->pad == PAD_LEFT || event->pad == PAD_RIGHT || event->pad == PAD_UP || event->pad == PAD_DOWN ||
               event->pad == PAD_PREVIOUS || event->pad == PAD_NEXT;
    default:
        return false;
    }
}

static bool is_press(const InputEvent *event) {
    return event->kind == INPUT_POINTER_DOWN || event->kind == INPUT_PAD_DOWN ||
           (event->kind == INPUT_KEY_DOWN && !event->repeat);
}

void haste_feel(Haste *haste, const InputEvent *event) {
    if (leads_on(event)) {
        haste->hurried.kind = INPUT_NONE;
    } else if (is_press(event)) {
        haste->pressed = *event;
    }
}

static void sleep_until(Haste *haste, double ms) {
    haste->sleeps_until = fmax(haste->sleeps_until, ms);
}

void haste_hurried(Haste *haste, double now) {
    haste->hurried = haste->pressed;
    haste->hurried_at = now;
    sleep_until(haste, now + SLEEP_MS);
}

void haste_unseen(Haste *haste, double now) {
    sleep_until(haste, now + UNSEEN_MS);
}

bool haste_sleeps(const Haste *haste, double now) {
    return now < haste->sleeps_until;
}

bool haste_lasts(const Haste *haste, double now) {
    return haste_sleeps(haste, now) || (haste->hurried.kind != INPUT_NONE && now < haste->hurried_at + SAME_HAND_MS);
}

void haste_goes_on(Haste *haste, double now) {
    if (haste_sleeps(haste, now)) {
        haste_hurried(haste, now);
    }
}

static bool is_same_hand(const Haste *haste) {
    const InputEvent *a = &haste->pressed, *b = &haste->hurried;
    if (a->kind != b->kind) {
        return false;
    }
    switch ((int)a->kind) {
    case INPUT_POINTER_DOWN:
        return hypotf(a->x - b->x, a->y - b->y) < haste->reach;
    case INPUT_KEY_DOWN:
        return a->key == b->key && a->letter == b->letter;
    case INPUT_PAD_DOWN:
        return a->pad == b->pad && a->device == b->device;
    default:
        return false;
    }
}

bool haste_lets(Haste *haste, double now) {
    bool hurries = haste_sleeps(haste, now) || (is_same_hand(haste) && now < haste->hurried_at + SAME_HAND_MS);
    if (hurries) {
        haste_hurried(haste, now);
    }
    return !hurries;
}
