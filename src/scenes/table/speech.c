#include "scenes/table/speech.h"

#include "gfx/paint.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "platform/wall.h"
#include "scenes/menus/in_play.h"
#include "scenes/table/coach.h"
#include "shell/dusk.h"
#include "shell/parts.h"

#include <math.h>
#include <string.h>

/* A child of eight reads about nine letters a second. */
static const double LEAST_MS = 2500, MS_PER_BYTE = 110, LAST_MS = 9000 /* more */;

/* Units. */
static const float PORTRAIT = 58, PADDING = 12, SIZE = 30, LEAST_SIZE = 20;

enum { NIGHT_ENDS = 5 /* o'clock */ };

/* Whoever plays past midnight is still at it. */
static int32_t date_of_evening(void) {
    return wall_time(wall_now() - (int64_t)NIGHT_ENDS * WALL_HOUR).date;
}

static const char *words_of(const Speech *speech) {
    return tr(ai_sentence(speech->character, speech->sentence));
}

/* --- time --------------------------------------------------------------------------------------------------------- */

void speech_begin(Speech *speech, const Session *session) {
    *speech = (Speech){.heard = session_told(session)};
}

void speech_resume(Speech *speech, const App *app) {
    speech->until = app->now + LEAST_MS + MS_PER_BYTE * (double)strlen(words_of(speech));
}

/* As the sentence is meant: who has been passed or beaten sounds like it. */
static SoundFeeling feeling_of(AiOccasion occasion) {
    switch (occasion) {
    case AI_OCCASION_RUN:
    case AI_OCCASION_RAY:
    case AI_OCCASION_ROW:
    case AI_OCCASION_LEAD:
    case AI_OCCASION_WON:
    case AI_OCCASION_FAST_TRACK:
    case AI_OCCASION_ANSWER:
        return SOUND_GLAD;
    case AI_OCCASION_PASSED:
    case AI_OCCASION_CLOSE:
    case AI_OCCASION_CLEARLY:
        return SOUND_SAD;
    case AI_OCCASION_BEGIN:
    case AI_OCCASION_AGAIN:
    case AI_OCCASION_PAUSE:
        return SOUND_THINKING;
    }
    return SOUND_THINKING;
}

static void say(Speech *speech, App *app, const Remark *remark) {
    speech->speaks = true;
    speech->player = remark->player;
    speech->character = session_character(in_play(app), remark->player);
    speech->sentence = remark->sentence;
    speech_resume(speech, app);
    sound_voice(app->sound, ai_character(speech->character)->figurine,
                feeling_of(ai_sentence_occasion(speech->sentence)), (SoundPlace){0});
    scene_changed(app);
}

/* The last word is for the podium. Where steps were taken back, what was said about them is, too. */
static void hear(Speech *speech, App *app) {
    int told = session_told(in_play(app));
    speech->speaks = speech->speaks && speech->heard <= told;
    for (; speech->heard < told; speech->heard++) {
        const Remark *remark = session_speak(in_play(app), speech->heard, date_of_evening(), &app->looks);
        if (remark != NULL && !remark->is_last) {
            say(speech, app, remark);
        }
    }
    speech->heard = told;
}

void speech_go_on(Speech *speech, App *app) {
    if (speech->speaks && app->now < speech->until) {
        scene_wake_at(app, speech->until);
    } else if (speech->speaks) {
        speech->speaks = false;
        scene_changed(app);
    }
}

void speech_step(Speech *speech, App *app) {
    hear(speech, app);
    speech_go_on(speech, app);
}

void speech_end(Speech *speech, App *app) {
    enum { LAST_EVENTS = 2 }; /* in World, what is awaited comes behind the end */
    int count = session_history_count(in_play(app));
    for (int i = count > LAST_EVENTS ? count - LAST_EVENTS : 0; !speech->speaks && i < count; i++) {
        const Remark *remark = session_speak(in_play(app), i, date_of_evening(), &app->looks);
        if (remark != NULL && remark->is_last) {
            say(speech, app, remark);
            speech->until += LAST_MS;
            speech->is_at_figure = true;
        }
    }
}

bool speech_line(const Session *session, int event, int *speaker, char *out, size_t size) {
    const Remark *remark = session_remark(session, event);
    if (remark != NULL) {
        *speaker = remark->player;
        /* TRANSLATORS: what somebody at the table says, in the list of what happened */
        i18n_format(out, size, tr("{name}: “{remark}”"), I18N_TEXT("name", session_seat(session, *speaker)->name),
                    I18N_TEXT("remark", remark_words(session, remark)));
    }
    return remark != NULL;
}

/* --- the bubble --------------------------------------------------------------------------------------------------- */

static TextStyle words_style(void) {
    return (TextStyle){.face = TEXT_REGULAR,
                       .size = SIZE,
                       .min_size = LEAST_SIZE,
                       .color = color_rgb(DUSK_INK),
                       .fit = TEXT_WRAP_SHRINK,
                       .line = 1.15f,
                       .scales = true};
}

Point speech_size(const App *app, const Speech *speech, float widest) {
    float u = gfx_unit(app->gfx), head = speech->is_at_figure ? 0 : PORTRAIT * u;
    float around = 2 * PADDING * u + (head > 0 ? head + PADDING * u : 0);
    TextStyle style = words_style();
    Point ink = text_measure(app->gfx, &style, words_of(speech), widest - around);
    return (Point){ceilf(ink.x + around + 2), ceilf(fmaxf(ink.y, head) + 2 * PADDING * u)};
}

/* Two drops on the way to whoever speaks. */
static void draw_drops(const App *app, Rect panel, Point speaker, Color color) {
    float u = gfx_unit(app->gfx);
    Point edge = {fminf(fmaxf(speaker.x, panel.x + panel.h / 2), panel.x + panel.w - panel.h / 2),
                  fminf(fmaxf(speaker.y, panel.y), panel.y + panel.h)};
    float x = speaker.x - edge.x, y = speaker.y - edge.y, far = hypotf(x, y);
    for (int i = 0; i < 2 && far > 40 * u; i++) {
        float way = (i == 0 ? 9 : 23) * u / far;
        paint_disc(app->gfx, (Point){edge.x + x * way, edge.y + y * way}, (i == 0 ? 8 : 5) * u, color);
    }
}

void speech_draw(const App *app, const Speech *speech, Rect panel, Point speaker) {
    float u = gfx_unit(app->gfx), padding = PADDING * u, left = padding;
    Figurine figurine = (Figurine)ai_character(speech->character)->figurine;
    draw_drops(app, panel, speaker, theme_player_light(figurine));
    coach_draw_panel(app->gfx, panel, figurine);
    if (!speech->is_at_figure) {
        float head = fminf(PORTRAIT * u, panel.h - 2 * padding);
        part_portrait(app->gfx, figurine,
                      rect_snapped(rect_of(panel.x + padding, panel.y + (panel.h - head) / 2, head, head)));
        left += head + padding;
    }
    TextStyle style = words_style();
    text_draw(app->gfx, &style, words_of(speech),
              rect_of(panel.x + left, panel.y + padding, panel.w - left - padding, panel.h - 2 * padding));
}
