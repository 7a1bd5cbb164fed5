/* Where to write a file, or which one to read: its path in a text field, dropped onto the window, or one of those in
 * the folder where they usually are. The system's own window can show that folder, too. */
#include "i18n/i18n.h"
#include "platform/disk.h"
#include "platform/paths.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/popup.h"

enum { ACT_PATH = POPUP_OWN, ACT_OK, ACT_FOLDER, ACT_FILE /* a: which */ };
enum { LISTED = 4, FILES_MOST = 200 };

static const float WIDE = 1240, HIGH = 520, ROW_HIGH = 84;

typedef struct File {
    const PopupKind *kind;
    FileArgument argument;
    char name[LISTED][DISK_NAME_BYTES]; /* in the folder, the last of the alphabet first: names tell the date */
    int listed;
} File;

static void list_files(File *file) {
    static char name[FILES_MOST][DISK_NAME_BYTES]; /* large */
    int found = disk_list(file->argument.folder, "", ".json", name, FILES_MOST);
    file->listed = found < LISTED ? found : LISTED;
    for (int i = 0; i < file->listed; i++) {
        i18n_copy(file->name[i], sizeof file->name[i], name[found - 1 - i]);
    }
}

static void show_list(const File *file, Popup *popup, Rect list) {
    for (int i = 0; i < file->listed; i++) {
        popup_put(popup, ui_id("file.file%d", i), layout_row(&popup->app->layout, list, file->listed, i, 12),
                  file->name[i], ACT_FILE, .size = 26, .a = i);
    }
}

static void show(const void *state, Popup *popup) {
    const File *file = state;
    const FileArgument *asked = &file->argument;
    float list = ROW_HIGH * (float)file->listed;
    int buttons = asked->folder[0] != '\0' ? 3 : 2;
    popup_begin(popup, asked->title, WIDE, HIGH + list);
    popup_bottom(popup, 28);
    Rect path = popup_bottom(popup, 84);
    popup_bottom(popup, file->listed > 0 ? 12 : 0);
    show_list(file, popup, popup_bottom(popup, list));
    popup_words(popup, NULL, popup->inside, asked->text,
                part_words(TEXT_REGULAR, TYPE_ASKED, THEME_TEXT_SECOND, TEXT_CENTER));
    if (buttons == 3) {
        popup_button(popup, 3, 1, "file.folder", tr("Show folder"), ACT_FOLDER, .hint = asked->folder);
    }
    popup_put(popup, "file.path", path, tr("File path"), ACT_PATH, .kind = WIDGET_TEXT_FIELD, .text = asked->path,
              .hint = tr("File path"), .size = 26, .text_max = FILE_PATH_BYTES - 1);
    popup_button(popup, buttons, buttons - 1, "file.cancel", tr("Cancel"), POPUP_CLOSE);
    const char *why_not = asked->path[0] == '\0' ? tr("Please enter a file path first.") : NULL;
    popup_button(popup, buttons, 0, "file.ok", asked->label, ACT_OK, .why_not = why_not);
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
    bool is_pressed = event->kind == UI_PRESSED, is_ok = is_pressed && event->act == ACT_OK;
    if (is_pressed && event->act == ACT_FOLDER) {
        show_folder(file, app);
    } else if (is_pressed && event->act == ACT_FILE) {
        is_ok = take_listed(file, event->a);
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

static void enter(void *state, App *app, const void *argument) {
    static const PopupKind KIND = {.show = show, .handle = handle};
    File *file = state;
    (void)app;
    file->kind = &KIND;
    file->argument = *(const FileArgument *)argument;
    if (file->argument.lists && file->argument.folder[0] != '\0') {
        list_files(file);
    }
}

const Scene FILE_SCENE = {
    .name = "file",
    .state_size = sizeof(File),
    .enter = enter,
    POPUP_SCENE,
};
