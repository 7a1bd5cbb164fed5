#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/fleet.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/operator_inside.h"
#include "shell/parts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The third tab: how the fleet's server is reached if there is one, what is wrong with kiosk.ini, and the last lines of
 * the log. */

enum { COMPLAINT_HIGH = 68, LINE_HIGH = 58, FLEET_TEXT_BYTES = 512 };
static const float GAP = 16, HEADING = 54;

typedef struct Places {
    Rect fleet, complaints, log; /* panels */
} Places;

static int fleet_lines(const App *app) {
    char text[FLEET_TEXT_BYTES];
    bool is_bad;
    int count = 0;
    while (fleet_explain(app->store, count, text, sizeof text, &is_bad)) {
        count++;
    }
    return count;
}

/* Of a line; with the server's own words it may need two. */
static int fleet_high(const App *app) {
    return app->layout.portrait ? COMPLAINT_HIGH : 46;
}

static Places places_for(const App *app, Rect place) {
    Places places = {0};
    int fleet = fleet_lines(app);
    if (fleet > 0) {
        places.fleet =
            layout_cut_top(&app->layout, &place, HEADING + 2 * SPACE_PADDING + (float)(fleet_high(app) * fleet));
        layout_cut_top(&app->layout, &place, GAP);
    }
    int count = kiosk_of(app)->complaints.count;
    float wanted = HEADING + 2 * SPACE_PADDING + (float)(COMPLAINT_HIGH * (count > 0 ? count : 1));
    float most = place.h / layout_px(&app->layout, 1) * .45f;
    places.complaints = layout_cut_top(&app->layout, &place, fminf(wanted, most));
    layout_cut_top(&app->layout, &place, GAP);
    places.log = place;
    return places;
}

static Rect list_of(const App *app, Rect panel) {
    Rect inside = rect_inset(panel, layout_px(&app->layout, SPACE_PADDING));
    layout_cut_top(&app->layout, &inside, HEADING);
    return inside;
}

static int lines(void) {
    int count = 0;
    while (diary_line(count) != NULL) {
        count++;
    }
    return count;
}

static void build_fleet(const App *app, Ui *ui, Rect panel) {
    char label[FLEET_LINES * FLEET_TEXT_BYTES] = "";
    bool is_bad;
    size_t length = 0;
    for (int i = 0; i < fleet_lines(app); i++) {
        length += (size_t)snprintf(label + length, sizeof label - length, "%s", i > 0 ? "\n" : "");
        fleet_explain(app->store, i, label + length, FLEET_TEXT_BYTES, &is_bad);
        length = strlen(label);
    }
    if (length > 0) {
        ui_add_words(ui, "operator.fleet", rect_snapped(list_of(app, panel)), label, 0);
    }
}

void operator_messages_build(const App *app, Ui *ui, Rect place) {
    Places places = places_for(app, place);
    build_fleet(app, ui, places.fleet);
    ui_put(ui, "operator.complaints", list_of(app, places.complaints), tr("Problems in kiosk.ini"), 0,
           .kind = WIDGET_LIST,
           .content = layout_px(&app->layout, COMPLAINT_HIGH) * (float)kiosk_of(app)->complaints.count);
    ui_put(ui, "operator.log", list_of(app, places.log), tr("Recent log"), 0, .kind = WIDGET_LIST,
           .content = layout_px(&app->layout, LINE_HIGH) * (float)lines());
}

/* Lines of the same height; only those in sight. */
static Rect line_rect(const App *app, Rect list, int index, int high, float scroll) {
    float line = layout_px(&app->layout, (float)high);
    return rect_of(list.x, list.y + line * (float)index - scroll, list.w - layout_px(&app->layout, 20), line);
}

static bool is_in_sight(Rect line, Rect list) {
    return line.y + line.h > list.y && line.y < list.y + list.h;
}

static void draw_fleet(const App *app, Rect panel) {
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_TEXT, TEXT_LEFT);
    char text[FLEET_TEXT_BYTES];
    bool is_bad;
    if (panel.h <= 0) {
        return;
    }
    /* TRANSLATORS: all booths of a company that belong together */
    part_panel(app, panel, trc("staff panel", "Fleet"));
    for (int i = 0; fleet_explain(app->store, i, text, sizeof text, &is_bad); i++) {
        words.color = color_rgb(is_bad ? THEME_WRONG_TOP : THEME_TEXT);
        text_draw(app->gfx, &words, text, line_rect(app, list_of(app, panel), i, fleet_high(app), 0));
    }
}

static void draw_complaints(const App *app, const Ui *ui, Rect panel) {
    const KioskComplaints *complaints = &kiosk_of(app)->complaints;
    Rect list = list_of(app, panel);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_SMALL, THEME_WRONG_TOP, TEXT_LEFT);
    part_panel(app, panel, tr("Problems in kiosk.ini"));
    if (complaints->count == 0) {
        words.color = color_rgb(THEME_RIGHT_TOP);
        text_draw(app->gfx, &words, tr("None."), list);
        return;
    }
    gfx_push_clip(app->gfx, list);
    for (int i = 0; i < complaints->count; i++) {
        Rect line = line_rect(app, list, i, COMPLAINT_HIGH, ui_scroll(ui, "operator.complaints"));
        char text[512];
        kiosk_complaint_explain(&complaints->list[i], text, sizeof text);
        if (is_in_sight(line, list)) {
            text_draw(app->gfx, &words, text, line);
        }
    }
    gfx_pop_clip(app->gfx);
}

/* As diary.h writes it. */
static Color level_color(const char *line) {
    return color_rgb(strstr(line, " error ") != NULL     ? THEME_WRONG_TOP
                     : strstr(line, " warning ") != NULL ? THEME_GLOW
                                                         : THEME_TEXT);
}

static void draw_log(const App *app, const Ui *ui, Rect panel) {
    Rect list = list_of(app, panel);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_LABEL, THEME_TEXT, TEXT_LEFT);
    words.scales = false; /* two lines of the same size, whatever the text size */
    part_panel(app, panel, diary_is_kept() ? tr("Recent log") : tr("Recent log (not saved to disk)"));
    gfx_push_clip(app->gfx, list);
    for (int i = 0; diary_line(i) != NULL; i++) {
        Rect line = line_rect(app, list, i, LINE_HIGH, ui_scroll(ui, "operator.log"));
        words.color = level_color(diary_line(i));
        if (is_in_sight(line, list)) {
            text_draw(app->gfx, &words, diary_line(i), line);
        }
    }
    gfx_pop_clip(app->gfx);
}

void operator_messages_draw(const App *app, const Ui *ui, Rect place) {
    Places places = places_for(app, place);
    draw_fleet(app, places.fleet);
    draw_complaints(app, ui, places.complaints);
    draw_log(app, ui, places.log);
}
