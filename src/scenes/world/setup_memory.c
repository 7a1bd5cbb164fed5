/* A new game: names, the last choices, and what is known about the players. */
#include "scenes/world/setup_inside.h"

#include "ai/character.h"
#include "gfx/theme.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <string.h>

/* --- names -------------------------------------------------------------------------------------------------------- */

int setup_character(const Setup *setup, int seat) {
    return ai_character_of((Figurine)setup->seat[seat].figurine, setup->character[seat]);
}

void setup_default_name(const Setup *setup, int seat, char *out, size_t size) {
    if (setup->seat[seat].is_computer) {
        i18n_copy(out, size, tr(ai_character(setup_character(setup, seat))->name));
    } else {
        /* TRANSLATORS: the name of somebody who has not given one */
        i18n_format(out, size, tr("Player {n}"), I18N_NUMBER("n", seat + 1));
    }
}

static bool is_blank(const char *name) {
    return name[strspn(name, " \t")] == '\0';
}

void setup_name(const Setup *setup, int seat, char *out, size_t size) {
    if (is_blank(setup->seat[seat].name)) {
        setup_default_name(setup, seat, out, size);
        return;
    }
    const char *name = setup->seat[seat].name;
    name += strspn(name, " \t");
    i18n_copy(out, size, name);
    for (size_t end = strlen(out); end > 0 && (out[end - 1] == ' ' || out[end - 1] == '\t'); end--) {
        out[end - 1] = '\0';
    }
}

bool setup_shared_name(const Setup *setup, char *out, size_t size) {
    for (int a = 0; a < setup->players; a++) {
        char first[STORE_NAME_SIZE], second[STORE_NAME_SIZE];
        setup_name(setup, a, first, sizeof first);
        for (int b = a + 1; b < setup->players; b++) {
            setup_name(setup, b, second, sizeof second);
            if (strcmp(first, second) == 0) {
                i18n_copy(out, size, first);
                return true;
            }
        }
    }
    return false;
}

DeckLevel setup_level(const Setup *setup, int seat) {
    bool has_own = !setup->seat[seat].is_computer && setup->own[seat] != SAME;
    return has_own ? (DeckLevel)setup->own[seat] : setup->questions;
}

/* --- remembering -------------------------------------------------------------------------------------------------- */

static const char *seat_key(int seat, const char *what) {
    return ui_id("new_game.seat%d.%s", seat, what);
}

static void defaults(Setup *setup) {
    setup->players = 2;
    setup->starter = 0;
    setup->board = 1;
    setup->questions = DECK_FAMILY;
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        setup->seat[i] = (Seat){.figurine = (Figurine)i, .is_computer = i > 0, .level = AI_MEDIUM};
        setup->own[i] = SAME;
    }
}

/* Figurines from a file need not be four different ones. */
static void repair_figurines(Setup *setup) {
    unsigned used = 0;
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        int figurine = (int)setup->seat[i].figurine;
        while (used & 1u << figurine) {
            figurine = (figurine + 1) % FIGURINES;
        }
        used |= 1u << figurine;
        setup->seat[i].figurine = (Figurine)figurine;
    }
}

void setup_recall(Setup *setup, const Store *store) {
    defaults(setup);
    if (store == NULL) {
        return;
    }
    setup->players = (int)store_get_number(store, "new_game.players", 2, WORLD_PLAYERS_MIN, WORLD_PLAYERS_MAX);
    setup->starter = (int)store_get_number(store, "new_game.starter", 0, DICE, setup->players - 1);
    setup->questions = (DeckLevel)store_get_number(store, "new_game.questions", DECK_FAMILY, 0, QUESTION_LEVELS - 1);
    const char *board = store_get_text(store, "new_game.route", board_names[1]);
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strcmp(board, board_names[i]) == 0) {
            setup->board = i;
        }
    }
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        Seat *seat = &setup->seat[i];
        i18n_copy(seat->name, sizeof seat->name, store_get_text(store, seat_key(i, "name"), ""));
        seat->is_computer = store_get_flag(store, seat_key(i, "computer"), i > 0);
        seat->level = (AiLevel)store_get_number(store, seat_key(i, "level"), AI_MEDIUM, 0, AI_LEVELS - 1);
        seat->figurine = (Figurine)store_get_number(store, seat_key(i, "figurine"), i, 0, FIGURINES - 1);
        setup->own[i] = (int)store_get_number(store, seat_key(i, "questions"), SAME, SAME, QUESTION_LEVELS - 1);
        setup->character[i] = (int)store_get_number(store, seat_key(i, "character"), 0, 0, AI_CHARACTERS_EACH - 1);
    }
    repair_figurines(setup);
}

void setup_remember(const Setup *setup, Store *store) {
    if (store == NULL) {
        return;
    }
    store_set_number(store, "new_game.players", setup->players);
    store_set_number(store, "new_game.starter", setup->starter);
    store_set_number(store, "new_game.questions", setup->questions);
    store_set_text(store, "new_game.route", board_names[setup->board]);
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        const Seat *seat = &setup->seat[i];
        store_set_text(store, seat_key(i, "name"), seat->name);
        store_set_flag(store, seat_key(i, "computer"), seat->is_computer);
        store_set_number(store, seat_key(i, "level"), seat->level);
        store_set_number(store, seat_key(i, "figurine"), seat->figurine);
        store_set_number(store, seat_key(i, "questions"), setup->own[i]);
        store_set_number(store, seat_key(i, "character"), setup->character[i]);
    }
}

/* What is known of the people who sit down. */
void setup_look_up(Setup *setup, App *app) {
    memset(setup->games, 0, sizeof setup->games);
    if (app->store == NULL) {
        return;
    }
    StorePlayers known = store_list_players(app->store, "world");
    for (int i = 0; i < WORLD_PLAYERS_MAX; i++) {
        char name[STORE_NAME_SIZE];
        setup_name(setup, i, name, sizeof name);
        for (size_t k = 0; k < known.count; k++) {
            if (strcmp(known.player[k].name, name) == 0) {
                setup->games[i] = known.player[k].games;
                setup->wins[i] = known.player[k].wins;
            }
        }
    }
    store_players_free(&known);
}
