/* Where to write a file, or which one to read: its path in a text field, or dropped onto the window. */
#include "i18n/i18n.h"
#include "scenes/menus.h"
#include "shell/parts.h"

enum { ACT_PATH = 1, ACT_OK, ACT_CANCEL };

static const float WIDE = 1240, HIGH = 520;

typedef struct File {
    FileArgument argument;
} File;

typedef struct FilePlaces {
    Rect body, text, path, ok, cancel;
} FilePlaces;

static FilePlaces places_for(const App *app) {
    const Layout *layout = &app->layout;
    FilePlaces places = {.body = layout_popup(layout, WIDE, HIGH)};
    Rect inside = places.body;
    layout_cut_top(layout, &inside, 104);
    inside = rect_of(inside.x + layout_px(layout, 48), inside.y, inside.w - layout_px(layout, 96),
                     inside.h - layout_px(layout, 32));
    Rect foot = layout_cut_bottom(layout, &inside, 96);
    layout_cut_bottom(layout, &inside, 28);
    places.path = layout_cut_bottom(layout, &inside, 84);
    places.text = inside;
    places.ok = layout_column(layout, foot, 2, layout->left_handed ? 0 : 1, 24);
    places.cancel = layout_column(layout, foot, 2, layout->left_handed ? 1 : 0, 24);
    return places;
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    File *file = state;
    file->argument = *(const FileArgument *)argument;
}

static void build(void *state, App *app, Ui *ui) {
    const File *file = state;
    FilePlaces places = places_for(app);
    ui_add(ui, &(Widget){.id = "file.path",
                         .kind = WIDGET_TEXT_FIELD,
                         .rect = places.path,
                         .label = tr("File path"),
                         .text = file->argument.path,
                         .hint = tr("File path"),
                         .size = 26,
                         .text_max = FILE_PATH_BYTES - 1,
                         .act = ACT_PATH});
    ui_add(ui, &(Widget){.id = "file.cancel", .rect = places.cancel, .label = tr("Cancel"), .act = ACT_CANCEL});
    ui_add(ui, &(Widget){.id = "file.ok",
                         .look = LOOK_MAIN,
                         .rect = places.ok,
                         .label = file->argument.label,
                         .why_not = file->argument.path[0] == '\0' ? tr("Please enter a file path first.") : NULL,
                         .act = ACT_OK});
}

static void choose(File *file, App *app) {
    FileArgument argument = file->argument;
    scene_pop(app);
    argument.chosen(app, argument.context, argument.path);
}

static void handle(void *state, App *app, const UiEvent *event) {
    File *file = state;
    bool is_ok = event->kind == UI_PRESSED && event->act == ACT_OK;
    if (event->kind == UI_BACK || (event->kind == UI_PRESSED && event->act == ACT_CANCEL)) {
        scene_pop(app);
    } else if (event->kind == UI_FILE || event->kind == UI_CHANGED || event->kind == UI_SUBMITTED) {
        i18n_copy(file->argument.path, sizeof file->argument.path, event->text);
        if (event->kind == UI_FILE) {
            ui_set_text(scene_ui(app), "file.path", file->argument.path);
        }
        scene_rebuild(app);
        is_ok = event->kind == UI_SUBMITTED && file->argument.path[0] != '\0';
    }
    if (is_ok) {
        choose(file, app);
    }
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const File *file = state;
    FilePlaces places = places_for(app);
    part_popup(app, places.body, file->argument.title);
    TextStyle words = part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER);
    text_draw(app->gfx, &words, file->argument.text, places.text);
    ui_draw(ui);
}

const Scene FILE_SCENE = {
    .name = "file",
    .state_size = sizeof(File),
    .is_popup = true,
    .enter = enter,
    .build = build,
    .handle = handle,
    .draw = draw,
};
