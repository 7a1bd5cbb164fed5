/* Where to write a file, or which one to read: its path in a text field, dropped onto the window, or one of those in
 * the folder where they usually are. The system's own window can show that folder, too. */
#include "i18n/i18n.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "scenes/menus.h"
#include "shell/parts.h"

enum { ACT_PATH = 1, ACT_OK, ACT_CANCEL, ACT_FOLDER, ACT_FILE /* a: which */ };
enum { LISTED = 4, FILES_MOST = 200 };

static const float WIDE = 1240, HIGH = 520, ROW_HIGH = 84;

typedef struct File {
    FileArgument argument;
    char name[LISTED][DISK_NAME_BYTES]; /* in the folder, the last of the alphabet first: names tell the date */
    int listed;
} File;

typedef struct FilePlaces {
    Rect body, text, list, path, ok, folder, cancel;
} FilePlaces;

static FilePlaces places_for(const File *file, const App *app) {
    const Layout *layout = &app->layout;
    float list = ROW_HIGH * (float)file->listed;
    PopupPlaces popup = part_popup_places(layout, WIDE, HIGH + list);
    FilePlaces places = {.body = popup.body};
    Rect inside = popup.inside;
    layout_cut_bottom(layout, &inside, 28);
    places.path = layout_cut_bottom(layout, &inside, 84);
    layout_cut_bottom(layout, &inside, file->listed > 0 ? 12 : 0);
    places.list = layout_cut_bottom(layout, &inside, list);
    places.text = inside;
    int buttons = file->argument.folder[0] != '\0' ? 3 : 2;
    places.ok = part_popup_button(layout, popup.foot, buttons, 0);
    places.folder = part_popup_button(layout, popup.foot, buttons, 1);
    places.cancel = part_popup_button(layout, popup.foot, buttons, buttons - 1);
    return places;
}

static void list_files(File *file) {
    static char name[FILES_MOST][DISK_NAME_BYTES]; /* large */
    int found = disk_list(file->argument.folder, "", ".json", name, FILES_MOST);
    file->listed = found < LISTED ? found : LISTED;
    for (int i = 0; i < file->listed; i++) {
        i18n_copy(file->name[i], sizeof file->name[i], name[found - 1 - i]);
    }
}

static void enter(void *state, App *app, const void *argument) {
    (void)app;
    File *file = state;
    file->argument = *(const FileArgument *)argument;
    if (file->argument.lists && file->argument.folder[0] != '\0') {
        list_files(file);
    }
}

static void build_list(const File *file, const App *app, Ui *ui, const FilePlaces *places) {
    for (int i = 0; i < file->listed; i++) {
        ui_add(ui, &(Widget){.id = ui_id("file.file%d", i),
                             .rect = layout_row(&app->layout, places->list, file->listed, i, 12),
                             .label = file->name[i],
                             .size = 26,
                             .act = ACT_FILE,
                             .a = i});
    }
    if (file->argument.folder[0] != '\0') {
        ui_add(ui, &(Widget){.id = "file.folder",
                             .rect = places->folder,
                             .label = tr("Show folder"),
                             .hint = file->argument.folder,
                             .act = ACT_FOLDER});
    }
}

static void build(void *state, App *app, Ui *ui) {
    const File *file = state;
    FilePlaces places = places_for(file, app);
    build_list(file, app, ui, &places);
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

/* A script has no such window. Where there is none, at least it is said where the folder is. */
static void show_folder(const File *file, App *app) {
    if (app->is_driven || !paths_show_folder(file->argument.folder)) {
        ui_say(scene_ui(app), "file.folder", file->argument.folder, app->now);
    }
}

static bool take_listed(File *file, int index) {
    char path[PATH_BYTES];
    return path_join(path, file->argument.folder, file->name[index]) &&
           i18n_copy(file->argument.path, sizeof file->argument.path, path);
}

static void handle(void *state, App *app, const UiEvent *event) {
    File *file = state;
    bool is_ok = event->kind == UI_PRESSED && event->act == ACT_OK;
    if (event->kind == UI_PRESSED && event->act == ACT_FOLDER) {
        show_folder(file, app);
        return;
    }
    is_ok = is_ok || (event->kind == UI_PRESSED && event->act == ACT_FILE && take_listed(file, event->a));
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
    FilePlaces places = places_for(file, app);
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
