#include "pack/boards.h"

#include "base/memory.h"
#include "games/world/data/own_board.h"
#include "pack/pack_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const pack_game_names[PACK_GAMES] = {[PACK_WORLD] = "world", [PACK_PATH] = "path"};

void pack_board_file(const PackBoard *board, char out[PACK_FILE_BYTES]) {
    snprintf(out, PACK_FILE_BYTES, "boards/%s.json", board->name);
}

/* --- what pack.json says of them ---------------------------------------------------------------------------------- */

static int count_of(const PackHead *head, PackGame game) {
    int count = 0;
    for (int i = 0; i < head->boards; i++) {
        count += head->board[i].game == game;
    }
    return count;
}

static void read_name(const JsonPlace *in, const PackHead *head, PackBoard *board) {
    JsonPlace place = json_member(in, "name");
    const char *name = json_string(&place, 1, PACK_BOARD_BYTES - 1);
    if (!question_id_is_valid(name) || !pack_owns(head, name)) {
        json_fault(&place, "must begin with \"%s-\" and be of lower-case letters, digits and hyphens", head->name);
    }
    if (board_is_ours(name)) {
        json_fault(&place, "must not begin as the game's own boards do: give the pack another name");
    }
    for (int i = 0; i < head->boards; i++) {
        if (strcmp(head->board[i].name, name) == 0) {
            json_fault(&place, "must not be that of another board");
        }
    }
    snprintf(board->name, sizeof board->name, "%s", name);
}

static void read_titles(const JsonPlace *in, const PackHead *head, PackBoard *board) {
    char keys[PACK_LANGUAGES_MAX * PACK_LANGUAGE_BYTES] = "";
    JsonPlace place = json_member(in, "title");
    for (int i = 0; i < head->languages; i++) {
        snprintf(keys + strlen(keys), sizeof keys - strlen(keys), "%s%s", i > 0 ? " " : "", head->language[i]);
    }
    json_object(&place, keys);
    for (int i = 0; i < head->languages; i++) {
        JsonPlace title = json_member(&place, head->language[i]);
        snprintf(board->title[i], sizeof board->title[i], "%s", json_string(&title, 1, PACK_BOARD_TITLE_MAX));
        data_make_line(board->title[i]);
    }
}

static void read_board(const JsonPlace *place, PackHead *head) {
    PackBoard board = {0};
    json_object(place, "name game title");
    JsonPlace game = json_member(place, "game");
    board.game = (PackGame)json_word(&game, pack_game_names, PACK_GAMES);
    read_name(place, head, &board);
    read_titles(place, head, &board);
    if (count_of(head, board.game) == PACK_BOARDS_EACH) {
        json_fault(&game, "must not be \"%s\" a third time: there is room for %d boards of a game",
                   pack_game_names[board.game], PACK_BOARDS_EACH);
    }
    head->board[head->boards++] = board;
}

void pack_list_boards(const JsonPlace *root, PackHead *head) {
    JsonPlace list = json_maybe(root, "boards");
    int count = list.node != NULL ? json_list(&list, 0, PACK_BOARDS_MAX) : 0;
    JsonPlace board = json_first(&list);
    for (int i = 0; i < count; i++, board = json_next(&board)) {
        read_board(&board, head);
    }
}

/* --- the files ---------------------------------------------------------------------------------------------------- */

static void check_world(const PackText *text, const PackBoard *about, const char *file, DataError *error) {
    Board *board = memory_new(sizeof *board);
    if (own_board_read(board, text->json, text->length, file, error) && strcmp(board->name, about->name) != 0) {
        data_fail(error, "%s: name must be \"%s\", as in pack.json.", file, about->name);
    }
    free(board);
}

void pack_read_boards(PackBox *box, Pack *pack, DataError *error) {
    for (int i = 0; i < pack->head.boards && !data_failed(error); i++) {
        const PackBoard *about = &pack->head.board[i];
        PackText *text = &pack->board[i];
        PathBoard window;
        char file[PACK_FILE_BYTES];
        pack_board_file(about, file);
        pack_read_text(box, file, text, error);
        if (!data_failed(error) && about->game == PACK_WORLD) {
            check_world(text, about, file, error);
        } else if (!data_failed(error)) {
            path_board_read(&window, text->json, text->length, file, error);
        }
    }
}

/* --- asking ------------------------------------------------------------------------------------------------------- */

const PackBoard *pack_board(const Pack *pack, PackGame game, const char *name) {
    for (int i = 0; pack != NULL && i < pack->head.boards; i++) {
        bool is_for = game == PACK_GAMES || pack->head.board[i].game == game;
        if (is_for && strcmp(pack->head.board[i].name, name) == 0) {
            return &pack->head.board[i];
        }
    }
    return NULL;
}

const char *pack_board_title(const Pack *pack, const PackBoard *board, const char *language) {
    int found = pack_find_language(&pack->head, language);
    return board->title[found >= 0 ? found : 0];
}

int pack_board_names(const Pack *pack, PackGame game, const char *const *ours, int count, const char **names) {
    memcpy(names, ours, (size_t)count * sizeof *names);
    for (int i = 0; pack != NULL && i < pack->head.boards; i++) {
        if (pack->head.board[i].game == game) {
            names[count++] = pack->head.board[i].name;
        }
    }
    return count;
}

static const PackText *text_of(const Pack *pack, PackGame game, const char *name) {
    const PackBoard *board = pack_board(pack, game, name);
    return board != NULL ? &pack->board[board - pack->head.board] : NULL;
}

bool pack_path_board(const Pack *pack, const char *name, PathBoard *board) {
    const PackText *text = text_of(pack, PACK_PATH, name);
    DataError none = {0}; /* checked when it was opened */
    return text != NULL && path_board_read(board, text->json, text->length, NULL, &none);
}

const char *pack_world_board(const Pack *pack, const char *name, size_t *length) {
    const PackText *text = text_of(pack, PACK_WORLD, name);
    if (text == NULL) {
        return NULL;
    }
    *length = text->length;
    return text->json;
}
