#include "gfx/paint.h"
#include "i18n/i18n.h"
#include "kiosk/diary.h"
#include "kiosk/hall.h"
#include "kiosk/nightly.h"
#include "kiosk/scenes/guard.h"
#include "kiosk/scenes/operator_inside.h"
#include "kiosk/scenes/stand_game.h"
#include "kiosk/watch.h"
#include "scenes/menus/menus.h"
#include "shell/parts.h"
#include "store/store.h"

#include <math.h>
#include <string.h>

/* The second tab: what may be changed while the stand runs. It holds until the next start; kiosk.ini decides then. */

enum { ROWS = 3, COLUMNS = 2, SETTINGS = ROWS * COLUMNS, BUTTONS = 3, NOTE_BYTES = 512 };
enum { LIMITS = 8 };
static const int LIMIT[LIMITS] = {0, 30, 45, 60, 90, 120, 180, 300}; /* seconds of a round that staff may choose */

static const float GAP = 20, ROW_HIGH = 108, BUTTON_HIGH = 112, NOTE_HIGH = 200;

typedef struct Places {
    Rect panel, setting[SETTINGS], note, button[BUTTONS];
} Places;

static Places places_for(const Layout *layout, Rect place) {
    Places places;
    if (!layout->portrait) {
        float wide = fminf(place.w, layout_px(layout, 1700));
        place.x += (place.w - wide) / 2;
        place.w = wide;
    }
    int columns = layout->portrait ? 1 : COLUMNS, rows = SETTINGS / columns;
    places.panel = layout_cut_top(layout, &place, 72 + (float)rows * (ROW_HIGH + GAP) + NOTE_HIGH);
    layout_cut_top(layout, &place, 2 * GAP);
    Rect buttons = layout_cut_top(layout, &place, layout->portrait ? 3 * BUTTON_HIGH + 2 * GAP : BUTTON_HIGH);
    place = places.panel;
    Rect inside = rect_inset(place, layout_px(layout, 36));
    for (int row = 0; row < rows; row++) {
        Rect line = layout_cut_top(layout, &inside, ROW_HIGH);
        layout_cut_top(layout, &inside, GAP);
        for (int i = 0; i < columns; i++) {
            places.setting[row * columns + i] = layout_column(layout, line, columns, i, 2 * GAP);
        }
    }
    places.note = inside;
    for (int i = 0; i < BUTTONS; i++) {
        places.button[i] = layout->portrait ? layout_row(layout, buttons, BUTTONS, i, GAP)
                                            : layout_column(layout, buttons, BUTTONS, i, GAP);
    }
    return places;
}

static int language_index(const KioskConfig *config) {
    for (int i = 0; i < config->language_count; i++) {
        if (strcmp(config->language[i], i18n_language()) == 0) {
            return i;
        }
    }
    return 0;
}

/* 0: all there are; else the one that is alone. */
static int games_index(const App *app) {
    return stand_games(app) == 1 ? kiosk_find_game(kiosk_of(app)->config.game[0]) + 1 : 0;
}

static void games_label(const App *app, char *out, size_t size) {
    const char *name[KIOSK_GAMES_MAX];
    for (int i = 0; i < stand_games(app); i++) {
        name[i] = stand_scenes(app, i)->name;
    }
    i18n_format_list(out, size, name, (size_t)stand_games(app));
}

static int limit_index(int seconds) {
    int index = 0;
    while (index < LIMITS - 1 && LIMIT[index] < seconds) {
        index++;
    }
    return index;
}

static void limit_label(const App *app, char *out, size_t size) {
    if (kiosk_of(app)->config.round_limit == 0) {
        i18n_copy(out, size, tr("Off"));
    } else {
        i18n_format(out, size, tr("{n} s"), I18N_NUMBER("n", kiosk_of(app)->config.round_limit));
    }
}

static void build_games(const App *app, Ui *ui, const Places *places) {
    char games[128], limit[32];
    games_label(app, games, sizeof games);
    limit_label(app, limit, sizeof limit);
    if (in_play_games(app) > 1) {
        ui_put(ui, "operator.games", places->setting[2], trc("box", "Games"), OPERATOR_GAMES, .kind = WIDGET_CHOICE,
               .text = games, .value = (float)games_index(app), .maximum = (float)in_play_games(app));
    }
    ui_put(ui, "operator.round", places->setting[3], tr("Best Path: time per round"), OPERATOR_ROUND,
           .kind = WIDGET_CHOICE, .text = limit, .value = (float)limit_index(kiosk_of(app)->config.round_limit),
           .maximum = LIMITS - 1);
}

static void build_settings(const App *app, Ui *ui, const Places *places) {
    const Kiosk *kiosk = kiosk_of(app);
    const KioskConfig *config = &kiosk->config;
    char volume[96], percent[32];
    int language = language_index(config);
    i18n_format_percent(percent, sizeof percent, config->volume_most);
    i18n_format(volume, sizeof volume, tr("Volume (up to {percent})"), I18N_TEXT("percent", percent));
    ui_put(ui, "operator.volume", places->setting[0], volume, OPERATOR_VOLUME, .kind = WIDGET_SLIDER,
           .value = (float)config->volume, .maximum = fmaxf((float)config->volume_most, 1), .step = 5);
    ui_put(ui, "operator.language", places->setting[1], tr("Language"), OPERATOR_LANGUAGE, .kind = WIDGET_CHOICE,
           .text = i18n_own_name(config->language[language]), .value = (float)language,
           .maximum = (float)(config->language_count - 1));
    ui_put(ui, "operator.quiet", places->setting[4], tr("Quiet mode now (screen dark, sound off)"), OPERATOR_QUIET,
           .kind = WIDGET_TOGGLE, .value = kiosk->quiet_by_hand ? 1 : 0, .maximum = 1);
}

static void explain_saving(const App *app, char *out, size_t size) {
    StoreProblem why = kiosk_of(app)->unsaved;
    char reason[400] = "";
    if (why == STORE_FINE) {
        snprintf(out, size, "%s", tr("Visits and games are being saved."));
        return;
    }
    if (why == STORE_IN_USE) {
        i18n_copy(reason, sizeof reason, tr("Another program is using the saved games. Close it."));
    } else {
        store_explain(&(StoreNotice){.problem = why}, reason, sizeof reason);
    }
    snprintf(out, size, "%s %s", tr("Nothing can be saved to disk right now."), reason);
}

/* What stands below the settings: what they are worth, and whether saving works. */
static void explain_settings(const App *app, char *out, size_t size) {
    size_t length = 0;
    out[0] = '\0';
    if (kiosk_of(app)->config.stand[0] != '\0') {
        /* TRANSLATORS: the name of this stand, where there are several */
        i18n_format(out, size, tr("Stand: {name}"), I18N_TEXT("name", kiosk_of(app)->config.stand));
        length = strlen(out);
    }
    snprintf(out + length, size - length, "%s%s", length > 0 ? "\n" : "",
             tr("These settings last until the next restart; then kiosk.ini applies."));
}

static void note_text(const App *app, char *out, size_t size) {
    char settings[NOTE_BYTES], saving[NOTE_BYTES];
    explain_settings(app, settings, sizeof settings);
    explain_saving(app, saving, sizeof saving);
    snprintf(out, size, "%s\n%s", settings, saving);
}

void operator_stand_build(const App *app, Ui *ui, Rect place) {
    Places places = places_for(&app->layout, place);
    char note[2 * NOTE_BYTES];
    note_text(app, note, sizeof note);
    build_settings(app, ui, &places);
    build_games(app, ui, &places);
    ui_add_words(ui, "operator.note", rect_snapped(places.note), note, 0);
    ui_put(ui, "operator.clear_fame", places.button[0], tr("Clear the hall of fame"), OPERATOR_CLEAR_FAME,
           .picture = "icons/crown");
    ui_put(ui, "operator.restart", places.button[1], tr("Restart the game"), OPERATOR_RESTART, .picture = "icons/undo");
    ui_put(ui, "operator.quit", places.button[2], trc("staff panel", "Quit"), OPERATOR_QUIT, .picture = "icons/quit");
}

/* --- acting ------------------------------------------------------------------------------------------------------- */

static void clear_chosen(App *app, void *context, int button) {
    (void)context;
    if (button == 0) {
        hall_clear(app->store);
        diary_note(DIARY_FAME_CLEARED);
        nightly_clear_fame(app->store, &kiosk_of(app)->config, app->data);
    }
}

static void restart_chosen(App *app, void *context, int button) {
    (void)context;
    if (button == 0) {
        diary_note(DIARY_RESTART);
        app->exit_status = APP_EXIT_RESTART;
        app_quit(app);
    }
}

static void quit_chosen(App *app, void *context, int button) {
    (void)context;
    if (button == 0) {
        diary_note(DIARY_QUIT);
        watch_stays_down();
        app_quit(app);
    }
}

static void ask_to_quit(App *app) {
    char text[MESSAGE_TEXT_BYTES];
    const char *lost = kiosk_of(app)->unsaved == STORE_FINE ? "" : tr("What hasn’t been saved will be lost.");
    snprintf(text, sizeof text, "%s%s%s", tr("The screen stays dark until someone starts the game again."),
             lost[0] != '\0' ? " " : "", lost);
    message_show(app, trc("staff panel", "Quit"), text, tr("Quit"), tr("Cancel"), quit_chosen, NULL);
}

static void offer(App *app, int index) {
    KioskConfig *config = &kiosk_of(app)->config;
    char games[128];
    size_t length = 0;
    config->game_count = 0;
    for (int i = 0; i < kiosk_games(); i++) {
        if (index == 0 || index == i + 1) {
            i18n_copy(config->game[config->game_count++], KIOSK_CODE_BYTES, kiosk_game(i)->kind);
        }
    }
    for (int i = 0; i < stand_games(app); i++) { /* the log's file is English whatever is spoken here */
        i18n_copy(games + length, sizeof games - length, i > 0 ? ", " : "");
        length = strlen(games);
        i18n_copy(games + length, sizeof games - length, stand_scenes(app, i)->name);
        length = strlen(games);
    }
    diary_note_with(DIARY_GAMES, I18N_TEXT("games", games));
}

static void change(App *app, const UiEvent *event) {
    Kiosk *kiosk = kiosk_of(app);
    int index = (int)(event->value + .5f);
    if (event->act == OPERATOR_VOLUME) {
        kiosk->config.volume = index > kiosk->config.volume_most ? kiosk->config.volume_most : index;
        guard_use_config(app);
        sound_play(app->sound, SOUND_COUNT);
    } else if (event->act == OPERATOR_LANGUAGE && index < kiosk->config.language_count) {
        app_set_language(app, kiosk->config.language[index]);
    } else if (event->act == OPERATOR_QUIET) {
        kiosk->quiet_by_hand = event->value > .5f;
        diary_note(kiosk->quiet_by_hand ? DIARY_QUIET_ON : DIARY_QUIET_OFF);
    }
    if (event->act == OPERATOR_GAMES && index <= kiosk_games()) {
        offer(app, index);
    } else if (event->act == OPERATOR_ROUND && index < LIMITS) {
        kiosk->config.round_limit = LIMIT[index];
    }
    scene_rebuild(app);
}

void operator_stand_act(App *app, const UiEvent *event) {
    if (event->kind == UI_CHANGED) {
        change(app, event);
    } else if (event->kind == UI_PRESSED && event->act == OPERATOR_CLEAR_FAME) {
        message_show(app, tr("Clear the hall of fame"),
                     tr("All names and records will be deleted, in the backups too. This can’t be undone."),
                     tr("Clear"), tr("Keep it"), clear_chosen, NULL);
    } else if (event->kind == UI_PRESSED && event->act == OPERATOR_RESTART) {
        bool resumes = kiosk_of(app)->config.resume_within > 0 && kiosk_of(app)->unsaved == STORE_FINE;
        message_show(app, tr("Restart the game"),
                     resumes ? tr("A game in progress will resume after the restart.")
                             : tr("A game in progress will be lost."),
                     tr("Restart"), tr("Cancel"), restart_chosen, NULL);
    } else if (event->kind == UI_PRESSED && event->act == OPERATOR_QUIT) {
        ask_to_quit(app);
    }
}

/* --- what is seen ------------------------------------------------------------------------------------------------- */

void operator_stand_draw(const App *app, Rect place) {
    Places places = places_for(&app->layout, place);
    PanelStyle style = panel_glass();
    paint_panel(app->gfx, places.panel, &style);
    Rect note = places.note;
    char settings[NOTE_BYTES], saving[NOTE_BYTES];
    explain_settings(app, settings, sizeof settings);
    explain_saving(app, saving, sizeof saving);
    paint_line(app->gfx, (Point){note.x, note.y}, (Point){note.x + note.w, note.y}, 2, color_rgb(THEME_PANEL_LINE));
    TextStyle words = part_words(TEXT_REGULAR, TYPE_TEXT, THEME_TEXT_SECOND, TEXT_CENTER);
    float share = kiosk_of(app)->config.stand[0] != '\0' ? .5f : .34f;
    Rect top = layout_cut_top(&app->layout, &note, note.h / layout_px(&app->layout, 1) * share);
    text_draw(app->gfx, &words, settings, top);
    if (kiosk_of(app)->unsaved != STORE_FINE) {
        words.color = color_rgb(THEME_WRONG_TOP);
    }
    text_draw(app->gfx, &words, saving, note);
}
