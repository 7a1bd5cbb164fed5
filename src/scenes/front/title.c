/* The title: a door for each game in the box. From here, players begin a game or go on with one, learn it, read the
 * help, look back, change settings or language, or quit. */
#include "gfx/theme.h"
#include "i18n/i18n.h"
#include "scenes/front/front.h"
#include "scenes/front/title_inside.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/offer.h"
#include "store/store.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

typedef enum TitleAct {
    ACT_CONTINUE = 1,
    ACT_OTHERS,
    ACT_NEW,      /* a: which game */
    ACT_TUTORIAL, /* a: of which game */
    ACT_DAY,      /* a: likewise */
    ACT_TOGETHER,
    ACT_HELP,
    ACT_STATISTICS,
    ACT_SETTINGS,
    ACT_LANGUAGE,
    ACT_QUIT,
    ACT_FIGURINE, /* a: which; it hops */
} TitleAct;

/* --- layout ------------------------------------------------------------------------------------------------------- */

/* Name and line above, the picture below them, and on the ground two figurines beside the button. */
static DoorPlaces place_door(const Layout *layout, bool has_meaning, float x, float y, float wide, float high) {
    DoorPlaces places = {.panel = layout_rect(layout, x, y, wide, high)};
    float play = fminf(high * .125f, 96), logo = fminf(high * .145f, wide * .115f), side = wide * .24f;
    float learn = 58, day = 50 + 26 * layout->text_scale, gap = 10;
    float line = 40 * layout->text_scale, name = has_meaning ? 46 * layout->text_scale : 0;
    float says = y + 24 + logo + name, top = says + line + 8, bottom = y + high - 22 - day - learn - 2 * gap - play;
    places.logo = layout_rect(layout, x + 36, y + 22, wide - 72, logo);
    places.says = layout_rect(layout, x + 24, says, wide - 48, line);
    places.means = layout_rect(layout, x + 24, y + 24 + logo, wide - 48, name);
    places.play = layout_rect(layout, x + side, bottom, wide - 2 * side, play);
    places.learn = layout_rect(layout, x + side, bottom + play + gap, wide - 2 * side, learn);
    places.day = layout_rect(layout, x + side, bottom + play + learn + 2 * gap, wide - 2 * side, day);
    places.picture = layout_rect(layout, x + 2, top, wide - 4, bottom - 14 - top);
    places.figure_high = layout_px(layout, fminf(high * .44f, side * 1.34f));
    for (int i = 0; i < 2; i++) {
        places.feet[i] = (Point){layout_px(layout, x + (i == 0 ? side / 2 - 2 : wide - side / 2 + 2)),
                                 layout_px(layout, y + high - 40)};
    }
    return places;
}

static void place_landscape(const Layout *layout, bool has_meanings, int doors, int games, TitlePlaces *places) {
    float margin = fmaxf((layout->wide - 1800) / 2, 30), gap = 36;
    float wide = (layout->wide - 2 * margin - gap * (float)(doors - 1)) / (float)doors;
    float high = games > 0 ? 722 : 838;
    for (int i = 0; i < doors; i++) {
        places->door[i] = place_door(layout, has_meanings, margin + (wide + gap) * (float)i, 36, wide, high);
    }
    if (games > 0) {
        float all = fminf(layout->wide - 2 * margin, 1120), others = games > 1 ? 300 : 0;
        float x = (layout->wide - all) / 2;
        places->go_on = layout_rect(layout, x, 782, all - others - (games > 1 ? 20 : 0), 124);
        places->others = games > 1 ? layout_rect(layout, x + all - others, 782, others, 124) : (Rect){0};
    }
    float step = fminf(190 * layout->text_scale, (layout->wide - 40) / (float)places->smalls);
    for (int i = 0; i < places->smalls; i++) {
        float x = layout->wide / 2 + step * ((float)i - (float)places->smalls / 2);
        places->small[i] = layout_rect(layout, x + 10, 930, step - 20, 132);
    }
}

/* One above the other. */
static void place_portrait(const Layout *layout, bool has_meanings, int doors, int games, TitlePlaces *places) {
    float rest = layout->high - 40 - 210 - (games > 0 ? 164 : 0), gaps = 28 * (float)(doors - 1);
    float high = fminf((rest - gaps) / (float)doors, 760), y = 40 + (rest - gaps - (float)doors * high) / 2;
    for (int i = 0; i < doors; i++) {
        places->door[i] = place_door(layout, has_meanings, 40, y, 1000, high);
        y += high + 28;
    }
    if (games > 0) {
        float others = games > 1 ? 270 : 0;
        places->go_on = layout_rect(layout, 40, y, 1000 - others - (games > 1 ? 20 : 0), 136);
        places->others = games > 1 ? layout_rect(layout, 1040 - others, y, others, 136) : (Rect){0};
    }
    float step = 1056 / (float)places->smalls;
    for (int i = 0; i < places->smalls; i++) {
        places->small[i] = layout_rect(layout, 12 + step * (float)i + 6, layout->high - 190, step - 12, 146);
    }
}

const char *title_meaning(const GameScenes *game) {
    if (game->door.means == NULL) {
        return NULL;
    }
    const char *meaning = tr(game->door.means), *context = strstr(game->door.means, I18N_CONTEXT_END);
    const char *english = context != NULL ? context + strlen(I18N_CONTEXT_END) : game->door.means;
    return strcmp(meaning, english) != 0 ? meaning : NULL;
}

TitlePlaces title_places(const App *app, int games) {
    TitlePlaces places = {.first = !together_is_there()};
    places.smalls = TITLE_SMALL - places.first - app->policy.is_page;
    int doors = in_play_games(app);
    bool has_meanings = false;
    for (int i = 0; i < doors; i++) {
        has_meanings = has_meanings || title_meaning(in_play_scenes(app, i)) != NULL;
    }
    if (app->layout.portrait) {
        place_portrait(&app->layout, has_meanings, doors, games, &places);
    } else {
        place_landscape(&app->layout, has_meanings, doors, games, &places);
    }
    return places;
}

/* --- coming and going --------------------------------------------------------------------------------------------- */

static void look_for_games(Title *title, const App *app) {
    VisitNote note[VISIT_NOTES_MOST];
    SessionGlance here;
    int games = app->store != NULL ? session_glances(in_play_host(app), &here, 1) : 0,
        elsewhere = together_notes(app, note);
    title->games = games + elsewhere;
    if (elsewhere > 0 && (games == 0 || note[0].seen >= here.started)) {
        title->last = title_game_elsewhere(app, &note[0]);
    } else if (games > 0) {
        title->last = (OpenGame){.glance = here};
    }
}

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Title *title = state;
    in_play_leave(app);
    in_play_prepare(app);
    look_for_games(title, app);
    title->entered = app->now;
    for (int i = 0; i < TITLE_FIGURINES; i++) {
        title->cheered[i] = -TITLE_CHEER_MS;
    }
    sound_music(app->sound, MUSIC_TITLE);
}

/* Another language may be spoken now, and a game may have been deleted. */
static void resumed(void *state, App *app) {
    in_play_prepare(app);
    look_for_games(state, app);
    scene_rebuild(app);
}

/* --- the widgets -------------------------------------------------------------------------------------------------- */

OpenGame title_game_elsewhere(const App *app, const VisitNote *note) {
    OpenGame open = {.is_elsewhere = true, .note = *note, .glance = {.seats = note->seats, .started = note->seen}};
    i18n_copy(open.glance.board, sizeof open.glance.board, note->board);
    for (int i = 0; i < in_play_games(app); i++) {
        const Game *rules = in_play_scenes(app, i)->rules;
        if (strcmp(rules->kind, note->game) == 0) {
            open.glance.rules = rules;
        }
    }
    return open;
}

static void how_far_is(const GameScenes *game, const OpenGame *open, char *out, size_t size) {
    if (open->is_elsewhere) {
        /* TRANSLATORS: a game whose players each sit at a screen of their own; {code} is that of its table */
        i18n_format(out, size, tr("on several screens, table {code}"), I18N_TEXT("code", open->note.place.code));
    } else {
        game->how_far(&open->glance, out, size);
    }
}

void title_game_lines(const App *app, const OpenGame *open, char names[512], char far[256]) {
    const char *name[SEATS_MAX];
    char how_far[200];
    const SessionGlance *glance = &open->glance;
    const GameScenes *game = in_play_scenes_of(app, glance->rules);
    for (int p = 0; p < glance->seats.count; p++) {
        name[p] = glance->seats.seat[p].name;
    }
    i18n_format_list(names, 512, name, (size_t)glance->seats.count);
    how_far_is(game, open, how_far, sizeof how_far);
    /* TRANSLATORS: which game, and how far it is */
    i18n_format(far, 256, tr("{game} · {far}"), I18N_TEXT("game", game->name), I18N_TEXT("far", how_far));
}

Figurine title_figurine(const App *app, int index) {
    return in_play_scenes(app, index / 2)->door.figurine[index % 2];
}

static void build_door(Title *title, const App *app, Ui *ui, const DoorPlaces *places, int game) {
    const GameScenes *scenes = in_play_scenes(app, game);
    char label[128];
    /* TRANSLATORS: a button that begins a game; {game} is the game's name */
    i18n_format(label, sizeof label, tr("Play {game}"), I18N_TEXT("game", scenes->name));
    ui_add(ui, &(Widget){.id = ui_id("title.door%d", game),
                         .kind = WIDGET_CUSTOM,
                         .rect = places->picture,
                         .label = label,
                         .no_focus = true,
                         .act = ACT_NEW,
                         .a = game});
    for (int i = 0; i < 2; i++) {
        Rect body = rect_around((Point){places->feet[i].x, places->feet[i].y - places->figure_high * .4f},
                                places->figure_high * .5f, places->figure_high * .8f);
        ui_add(ui, &(Widget){.id = ui_id("title.figurine%d", 2 * game + i),
                             .kind = WIDGET_CUSTOM,
                             .rect = body,
                             .label = tr("Piece"),
                             .no_focus = true,
                             .quiet = true,
                             .act = ACT_FIGURINE,
                             .a = 2 * game + i});
    }
    ui_add(ui, &(Widget){.id = scenes->door.id,
                         .look = LOOK_MAIN,
                         .rect = places->play,
                         /* TRANSLATORS: on the title, begins a game */
                         .label = trc("title", "Play"),
                         .hint = label,
                         .size = 46,
                         .is_expected = true,
                         .act = ACT_NEW,
                         .a = game});
    if (scenes->teach != NULL) {
        ui_add(ui, &(Widget){.id = scenes->door.learn,
                             .look = LOOK_GLASS,
                             .rect = places->learn,
                             .label = tr("Learn to play"),
                             .size = 28,
                             .act = ACT_TUTORIAL,
                             .a = game});
    }
    title_day_build(title, app, ui, places->day, game, ACT_DAY);
}

static void build_go_on(const Title *title, const App *app, Ui *ui, const TitlePlaces *places) {
    char names[512], far[256], label[1024]; /* line by line what is drawn */
    title_game_lines(app, &title->last, names, far);
    snprintf(label, sizeof label, "%s\n%s\n%s", trc("game", "Continue"), names, far);
    ui_add(ui, &(Widget){.id = "title.continue",
                         .kind = WIDGET_CUSTOM,
                         .look = LOOK_MAIN,
                         .rect = places->go_on,
                         .label = label,
                         .is_expected = true,
                         .act = ACT_CONTINUE});
    if (title->games > 1) {
        i18n_format(label, sizeof label, trn("{n} open game", "{n} open games", (unsigned long)title->games),
                    I18N_NUMBER("n", title->games));
        ui_add(ui, &(Widget){.id = "title.others",
                             .look = LOOK_GLASS,
                             .rect = places->others,
                             .label = label,
                             .size = 30,
                             .act = ACT_OTHERS});
    }
}

/* What most people have come for: to go on, or to begin. */
static const char *expected(const Title *title, const App *app) {
    return title->games > 0 ? "title.continue" : in_play_scenes(app, 0)->door.id;
}

static void build_small(Ui *ui, const TitlePlaces *places) {
    static const struct {
        const char *id, *label, *picture;
        TitleAct act;
    } SMALL[TITLE_SMALL] = {
        {"title.together", N_("Play together"), "icons/together", ACT_TOGETHER},
        {"title.help", N_("How to play"), "icons/help", ACT_HELP},
        {"title.statistics", N_("Statistics"), "icons/statistics", ACT_STATISTICS},
        {"title.settings", N_("Settings"), "icons/settings", ACT_SETTINGS},
        {"title.language", N_("Language"), "icons/language", ACT_LANGUAGE},
        {"title.quit", N_("Quit"), "icons/quit", ACT_QUIT},
    };
    for (int i = 0; i < places->smalls; i++) {
        int of = places->first + i;
        ui_add(ui, &(Widget){.id = SMALL[of].id,
                             .look = LOOK_ROUND,
                             .rect = places->small[i],
                             .label = tr(SMALL[of].label),
                             .picture = SMALL[of].picture,
                             .size = 23,
                             .act = (int)SMALL[of].act});
    }
}

static void build(void *state, App *app, Ui *ui) {
    Title *title = state;
    TitlePlaces places = title_places(app, title->games);
    for (int i = 0; i < in_play_games(app); i++) {
        build_door(title, app, ui, &places.door[i], i);
    }
    if (title->games > 0) {
        build_go_on(title, app, ui, &places);
    }
    build_small(ui, &places);
    if (ui_focused(ui)[0] == '\0') {
        ui_focus(ui, expected(title, app));
    }
}

/* --- what people do ----------------------------------------------------------------------------------------------- */

bool title_go_on(App *app, const OpenGame *game) {
    PlayError error;
    if (game->is_elsewhere) {
        together_go_back(app, &game->note);
        return true;
    }
    if (in_play_resume_game(app, game->glance.game, &error)) {
        in_play_show(app);
        return true;
    }
    message_tell(app, trc("game", "Continue"), error.text);
    return false;
}

static void go_on(Title *title, App *app) {
    if (!title_go_on(app, &title->last)) {
        title->games = 0;
        scene_rebuild(app);
    }
}

static void quit_chosen(App *app, void *context, int button) {
    (void)context;
    if (button == 0) {
        app_quit(app);
    }
}

static void quit(App *app) {
    if (app->policy.is_page) {
        return;
    }
    if (!app->preferences.confirmations) {
        app_quit(app);
        return;
    }
    bool is_saved = app->store != NULL && store_is_on_disk(app->store);
    const char *sentence =
        is_saved ? tr("Quit? Everything is saved.")
                 : tr("Quit? Nothing can be saved to disk right now, so what you’ve just played will be lost.");
    message_show(app, tr("Quit"), sentence, tr("Quit"), tr("Stay"), quit_chosen, NULL);
}

static void act(Title *title, App *app, const UiEvent *event) {
    switch ((TitleAct)event->act) {
    case ACT_CONTINUE:
        go_on(title, app);
        return;
    case ACT_OTHERS:
        scene_push(app, &OPEN_GAMES_SCENE, NULL, 0);
        return;
    case ACT_NEW:
        scene_push(app, in_play_scenes(app, event->a)->setup, NULL, 0);
        return;
    case ACT_TUTORIAL:
        offer_teach(app, in_play_scenes(app, event->a), NULL);
        return;
    case ACT_DAY:
        scene_push(app, in_play_scenes(app, event->a)->setup, &(DayOpens){true}, sizeof(DayOpens));
        return;
    case ACT_TOGETHER:
        scene_push(app, &TOGETHER_SCENE, NULL, 0);
        return;
    case ACT_HELP:
        help_show(app, HELP_GOAL);
        return;
    case ACT_STATISTICS:
        scene_push(app, &STATISTICS_SCENE, NULL, 0);
        return;
    case ACT_SETTINGS:
        scene_push(app, &SETTINGS_SCENE, NULL, 0);
        return;
    case ACT_LANGUAGE:
        scene_push(app, &LANGUAGE_SCENE, NULL, 0);
        return;
    case ACT_QUIT:
        quit(app);
        return;
    case ACT_FIGURINE:
        title->cheered[event->a] = app->now;
        sound_voice(app->sound, (int)title_figurine(app, event->a), SOUND_GLAD, (SoundPlace){0, false});
        scene_changed(app);
        return;
    }
}

/* The pad's button of that name. */
static void start(Title *title, App *app) {
    if (title->games > 0) {
        go_on(title, app);
    } else {
        scene_push(app, in_play_scenes(app, 0)->setup, NULL, 0);
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    if (event->kind == UI_PRESSED) {
        act(state, app, event);
    } else if (event->kind == UI_HELP) {
        help_show(app, HELP_GOAL);
    } else if (event->kind == UI_FILE) {
        statistics_show_file(app, event->text);
    } else if (event->kind == UI_BACK) {
        quit(app);
    } else if (event->kind == UI_MENU) {
        start(state, app);
    }
}

const Scene TITLE_SCENE = {
    .name = "title",
    .state_size = sizeof(Title),
    .enter = enter,
    .resumed = resumed,
    .build = build,
    .handle = handle,
    .is_moving = title_is_moving,
    .background = title_background,
    .draw = title_draw,
};
