#include "games/world/data/board.h"

#include "base/memory.h"
#include "data/file.h"
#include "data/json.h"
#include "games/world/data/sentences.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const board_names[BOARD_NAMES] = {"short", "classic", "grand", "sprint"};

const int board_by_length[BOARD_NAMES] = {3, 0, 1, 2};

/* Those that are for one number of players alone. */
static const struct {
    const char *name, *file;
    int players;
} own_boards[] = {
    {"short", "short-3", 3},
    {"short", "short-4", 4},
    {"sprint", "sprint-3", 3},
    {"sprint", "sprint-4", 4},
};

static const char *const role_names[] = {NULL, "start", "site", "goal"};
enum { ROLES = sizeof role_names / sizeof *role_names };

static void copy_string(const JsonPlace *in, const char *key, char *out, size_t size) {
    JsonPlace place = json_member(in, key);
    snprintf(out, size, "%s", json_string(&place, 1, size - 1));
}

static float member_number(const JsonPlace *in, const char *key, double min, double max) {
    JsonPlace place = json_member(in, key);
    return (float)json_number(&place, min, max);
}

static void read_point(const JsonPlace *list, float *x, float *y, double max_x, double max_y) {
    if (json_list(list, 2, 2) != 2) {
        return;
    }
    JsonPlace first = json_first(list);
    JsonPlace second = json_next(&first);
    *x = (float)json_number(&first, 0, max_x);
    *y = (float)json_number(&second, 0, max_y);
}

bool board_is_ours(const char *name) {
    size_t word = strcspn(name, "-");
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strlen(board_names[i]) == word && strncmp(name, board_names[i], word) == 0) {
            return true;
        }
    }
    return false;
}

void board_route_file(const char *name, BoardShape shape, char out[64]) {
    snprintf(out, 64, "route-%s%s.svg", name, shape == BOARD_PORTRAIT ? "-portrait" : "");
}

static void read_layout(const JsonPlace *root, BoardShape shape, Board *board) {
    JsonPlace place = json_member(root, shape == BOARD_PORTRAIT ? "portrait" : "landscape");
    BoardLayout *layout = &board->layout[shape];
    json_object(&place, "units map route bead_radius site_radius end_radius");
    JsonPlace units = json_member(&place, "units");
    read_point(&units, &layout->width, &layout->height, 10000, 10000);
    copy_string(&place, "map", layout->map, sizeof layout->map);
    board_route_file(board->name, shape, layout->route);
    if (json_maybe(&place, "route").node != NULL) {
        copy_string(&place, "route", layout->route, sizeof layout->route);
    }
    layout->bead_radius = member_number(&place, "bead_radius", 1, 500);
    layout->site_radius = member_number(&place, "site_radius", 1, 500);
    layout->end_radius = member_number(&place, "end_radius", 1, 500);
}

static BoardRole role_at(int field, int goal) {
    return field == 0 ? BOARD_START : field == goal ? BOARD_GOAL : BOARD_SITE;
}

static void read_site(const JsonPlace *place, Board *board, int index) {
    BoardField *field = &board->field[index];
    json_object(place, "city label country lat lon move role made icon founded");
    copy_string(place, "city", field->site.city, sizeof field->site.city);
    copy_string(place, "label", field->site.label, sizeof field->site.label);
    copy_string(place, "made", field->site.made, sizeof field->site.made);
    copy_string(place, "icon", field->site.icon, sizeof field->site.icon);
    JsonPlace country = json_member(place, "country");
    snprintf(field->site.country, sizeof field->site.country, "%s", json_string(&country, 2, 2));
    field->site.lat = member_number(place, "lat", -90, 90);
    field->site.lon = member_number(place, "lon", -180, 180);
    field->site.founded = json_maybe_int(place, "founded", 1, 9999, 0);

    JsonPlace role = json_member(place, "role");
    BoardRole fits = role_at(index, board->track.goal);
    field->role = (BoardRole)json_word(&role, role_names, ROLES);
    if (field->role != fits) {
        json_fault(&role, "must be \"%s\" on field %d of %d", role_names[fits], index, board->track.goal);
    }
    JsonPlace move = json_member(place, "move");
    board->track.site[index] = (int8_t)json_integer(&move, -127, 127);
    if (fits == BOARD_SITE && board->track.site[index] == 0) {
        json_fault(&move, "must not be 0: a site moves the figurine");
    }
    if (fits != BOARD_SITE && board->track.site[index] != 0) {
        json_fault(&move, "must be 0 at the start and the goal");
    }
}

static void read_field(const JsonPlace *place, Board *board, int index) {
    const BoardLayout *layout = board->layout;
    BoardField *field = &board->field[index];
    json_object(place, "field x y portrait site");
    JsonPlace number = json_member(place, "field");
    if (json_integer(&number, 0, WORLD_GOAL_MAX) != index) {
        json_fault(&number, "must be %d: fields are listed in order, none left out", index);
    }
    field->at[BOARD_LANDSCAPE].x = member_number(place, "x", 0, (double)layout[BOARD_LANDSCAPE].width);
    field->at[BOARD_LANDSCAPE].y = member_number(place, "y", 0, (double)layout[BOARD_LANDSCAPE].height);
    JsonPlace portrait = json_member(place, "portrait");
    read_point(&portrait, &field->at[BOARD_PORTRAIT].x, &field->at[BOARD_PORTRAIT].y,
               (double)layout[BOARD_PORTRAIT].width, (double)layout[BOARD_PORTRAIT].height);
    JsonPlace site = json_member(place, "site");
    if (!json_is_null(&site)) {
        read_site(&site, board, index);
    } else if (role_at(index, board->track.goal) != BOARD_SITE) {
        json_fault(&site, "must be an object: field %d is the %s", index, index == 0 ? "start" : "goal");
    }
}

static void check_track(const Board *board, const char *file, DataError *error) {
    DataError why = {0};
    if (!data_failed(error) && !sentence_check_track(&board->track, &why)) {
        data_fail(error, "%s: %s", file, why.text);
    }
}

static void read_board(const JsonPlace *root, Board *board) {
    json_object(root, "name goal stages last_ahead landscape portrait fields");
    copy_string(root, "name", board->name, sizeof board->name);
    board->track.goal = (uint8_t)json_member_int(root, "goal", 1, WORLD_GOAL_MAX);
    board->track.stages = (uint8_t)json_maybe_int(root, "stages", 1, WORLD_STAGES_MAX, 0);
    board->track.last_ahead = (uint8_t)json_maybe_int(root, "last_ahead", 1, WORLD_LAST_AHEAD_MAX, 0);
    read_layout(root, BOARD_LANDSCAPE, board);
    read_layout(root, BOARD_PORTRAIT, board);
    JsonPlace fields = json_member(root, "fields");
    int goal = board->track.goal;
    int count = json_list(&fields, goal + 1, goal + 1);
    JsonPlace field = json_first(&fields);
    for (int i = 0; i < count; i++, field = json_next(&field)) {
        read_field(&field, board, i);
    }
}

bool board_read(Board *board, const char *text, size_t length, const char *file, DataError *error) {
    cJSON *tree = json_parse(text, length, "board", file, error);
    if (tree == NULL) {
        return false;
    }
    Board *draft = memory_new(sizeof *draft);
    JsonPlace root = json_root(tree, "board", file, error);
    read_board(&root, draft);
    check_track(draft, file, error);
    bool fine = !data_failed(error);
    if (fine) {
        *board = *draft;
    }
    free(draft);
    cJSON_Delete(tree);
    return fine;
}

static bool board_load(Board *board, const char *path, DataError *error) {
    size_t length;
    char *text = file_read(path, &length, error);
    if (text == NULL) {
        return false;
    }
    bool fine = board_read(board, text, length, file_name(path), error);
    free(text);
    return fine;
}

const char *board_file(const char *name, int players) {
    for (size_t i = 0; i < sizeof own_boards / sizeof *own_boards; i++) {
        if (own_boards[i].players == players && strcmp(own_boards[i].name, name) == 0) {
            return own_boards[i].file;
        }
    }
    return name;
}

bool board_load_named(Board *board, const char *assets, const char *name, int players, DataError *error) {
    bool known = false;
    for (int i = 0; i < BOARD_NAMES; i++) {
        known = known || strcmp(name, board_names[i]) == 0;
    }
    if (!known) {
        char cut[48], names[DATA_NAMES];
        snprintf(cut, sizeof cut, "%s", name);
        data_trim_utf8(cut);
        data_fail_as(DATA_FAULT_NO_PACK, error, "There is no track named \"%s\": known are %s.", cut,
                     data_names(names, board_names, BOARD_NAMES));
        return false;
    }
    char relative[64];
    snprintf(relative, sizeof relative, "boards/%s.json", board_file(name, players));
    char *path = file_join(assets, relative);
    bool fine = board_load(board, path, error);
    free(path);
    return fine;
}
