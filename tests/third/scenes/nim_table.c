/* Nim's table: a press on a stone takes it and all that lie on it. And the end, where it is told who has won. */
#include "scenes/nim_scenes.h"

#include "gfx/paint.h"
#include "scenes/menus/menus.h"
#include "shell/parts.h"

#include <stdio.h>

typedef enum TableAct {
    ACT_TAKE = 1, /* a: heap, b: how many */
    ACT_UNDO,
    ACT_PAUSE,
    ACT_AGAIN,
    ACT_TITLE,
} TableAct;

Rect nim_stone(const App *app, int heap, int stone) {
    const Layout *layout = &app->layout;
    float x = layout->wide * (.3f + .2f * (float)heap), y = layout->high * .75f - 100 * (float)stone;
    return layout_rect(layout, x - 45, y - 45, 90, 90);
}

void nim_tell(const Session *session, char out[NIM_WORDS]) {
    const NimGame *game = nim_session_game(session);
    snprintf(out, NIM_WORDS, nim_is_over(game) ? "%s has won." : "%s, take some stones.",
             session_seat(session, game->turn)->name);
}

void nim_draw(const App *app, const Session *session) {
    char words[NIM_WORDS];
    TextStyle style = part_words(TEXT_BOLD, 44, THEME_TEXT, TEXT_CENTER);
    nim_tell(session, words);
    text_draw(app->gfx, &style, words, layout_rect(&app->layout, 200, 30, app->layout.wide - 400, 90));
    for (int heap = 0; heap < NIM_HEAPS; heap++) {
        for (int stone = 0; stone < nim_session_game(session)->heap[heap]; stone++) {
            Rect at = nim_stone(app, heap, stone);
            paint_disc(app->gfx, rect_middle(at), at.w * .45f, color_rgb(0xffd98a));
        }
    }
}

static void add_words(const App *app, Ui *ui, const char *id) {
    char words[NIM_WORDS];
    nim_tell(in_play(app), words);
    ui_add_words(ui, id, layout_rect(&app->layout, 200, 30, app->layout.wide - 400, 90), words, 0);
}

static void add_button(const App *app, Ui *ui, const char *id, const char *label, int index, TableAct act) {
    ui_add(ui, &(Widget){.id = id,
                         .rect = layout_rect(&app->layout, 40 + 320 * (float)index, app->layout.high - 130, 300, 100),
                         .label = label,
                         .act = (int)act});
}

static void build(void *state, App *app, Ui *ui) {
    (void)state;
    const NimGame *game = nim_session_game(in_play(app));
    const char *wait = session_is_person(in_play(app), game->turn) ? NULL : "Not your turn.";
    for (int heap = 0; heap < NIM_HEAPS; heap++) {
        for (int stone = 0; stone < game->heap[heap]; stone++) {
            ui_add(ui, &(Widget){.id = ui_id("nim.heap%d.stone%d", heap, stone),
                                 .kind = WIDGET_CUSTOM,
                                 .rect = nim_stone(app, heap, stone),
                                 .label = "Take",
                                 .why_not = wait,
                                 .act = ACT_TAKE,
                                 .a = heap,
                                 .b = game->heap[heap] - stone});
        }
    }
    add_words(app, ui, "nim.ribbon");
    add_button(app, ui, "nim.pause", "Pause", 0, ACT_PAUSE);
    if (session_can_undo(in_play(app))) {
        add_button(app, ui, "nim.undo", "Undo", 1, ACT_UNDO);
    }
}

static void step(void *state, App *app) {
    (void)state;
    session_step(in_play(app), app->now);
    if (nim_session_follow(in_play(app))) {
        scene_rebuild(app);
    }
    if (session_is_over(in_play(app))) {
        scene_go(app, &NIM_END_SCENE, NULL, 0);
    } else if (session_due(in_play(app)) >= 0) {
        scene_wake_at(app, session_due(in_play(app)));
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    PlayError error;
    (void)state;
    if (event->kind == UI_SHORTCUT && event->letter == 'h') {
        session_ask_hint(in_play(app), nim_session_game(in_play(app))->turn);
    }
    if (event->kind != UI_PRESSED) {
        pause_takes(app, event, (HelpTopic)HELP_NIM);
        return;
    }
    switch ((TableAct)event->act) {
    case ACT_TAKE:
        nim_session_take(in_play(app), event->a, event->b);
        break;
    case ACT_UNDO:
        session_undo(in_play(app));
        break;
    case ACT_PAUSE:
        pause_show(app, (HelpTopic)HELP_NIM);
        break;
    case ACT_AGAIN:
        if (in_play_again(app, &error)) {
            in_play_show(app);
        }
        return;
    case ACT_TITLE:
        scene_go_home(app);
        return;
    }
    scene_rebuild(app);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    (void)state;
    nim_draw(app, in_play(app));
    ui_draw(ui);
}

const Scene NIM_SCENE = {.name = "nim",
                         .is_table = true,
                         .access = SCENE_FOR_VISITORS,
                         .build = build,
                         .handle = handle,
                         .step = step,
                         .draw = draw};

static void build_end(void *state, App *app, Ui *ui) {
    (void)state;
    add_words(app, ui, "nim_end.words");
    add_button(app, ui, "nim_end.again", "Again", 0, ACT_AGAIN);
    add_button(app, ui, "nim_end.title", "Title", 1, ACT_TITLE);
}

const Scene NIM_END_SCENE = {
    .name = "nim_end", .access = SCENE_FOR_VISITORS, .build = build_end, .handle = handle, .draw = draw};
