#include "cards.h"

#include "driver/driver.h"
#include "games/path/play/session.h"
#include "games/world/data/board.h"
#include "games/world/play/session.h"
#include "i18n/i18n.h"
#include "pack/boards.h"
#include "scenes/menus/in_play.h"
#include "shell/loop.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Every card is asked at a real table: an event card leads a piece to the site that the question is about, or to the
 * first one of the board. */

enum { PERSON, OTHER, PLAYERS, STEP = 2 };

static int field_of(const Board *board, const char *city) {
    int first = 0;
    for (int field = board->track.goal - 1; field > STEP; field--) {
        const BoardField *at = &board->field[field];
        bool is_free = at->role == BOARD_SITE && board->field[field - STEP].role == BOARD_PLAIN;
        if (is_free && city != NULL && strcmp(at->site.city, city) == 0) {
            return field;
        }
        first = is_free ? field : first;
    }
    return first;
}

/* All cards, so that no two neighbours follow each other by number. */
static void set_out(WorldDeal *deal, int field) {
    enum { NUMBERS = 50, CARDS = 53, STRIDE = 20 };
    WorldCard card[CARDS];
    for (int i = 0; i < CARDS; i++) {
        int at = i * STRIDE % CARDS;
        card[i] = (WorldCard)(at < NUMBERS ? at + 1 : WORLD_JOKER);
    }
    memcpy(deal->row[PERSON], card, sizeof deal->row[PERSON]);
    memcpy(deal->row[OTHER], card + WORLD_ROW, sizeof deal->row[OTHER]);
    deal->discard[0] = card[2 * WORLD_ROW];
    deal->discard_count = 1;
    deal->stock_count = CARDS - 2 * WORLD_ROW - 1;
    memcpy(deal->stock, card + 2 * WORLD_ROW + 1, deal->stock_count);
    deal->has_events = true;
    deal->event[PERSON][0] = WORLD_EVENT_ADVANCE_2;
    deal->field[PERSON] = (uint8_t)(field - STEP);
}

static void name_player(Seat *seat, int player) {
    seat->figurine = (Figurine)player;
    snprintf(seat->name, sizeof seat->name, "%c", 'A' + player);
}

static Session *begin(App *app, const char *city, PlayError *error) {
    static Board board;
    DataError fault = {0};
    WorldDeal deal = {0};
    WorldSessionSetup setup = {
        .players = PLAYERS, .starter = PERSON, .questions = DECK_FAMILY, .seed = 1, .deal = &deal, .board = "classic"};
    if (!board_load_named(&board, in_play_host(app)->assets, setup.board, PLAYERS, &fault)) {
        snprintf(error->text, sizeof error->text, "%s", fault.text);
        return NULL;
    }
    set_out(&deal, field_of(&board, city));
    for (int p = 0; p < PLAYERS; p++) {
        name_player(&setup.seat[p], p);
    }
    return world_session_start(in_play_host(app), &setup, error);
}

static bool ask(App *app, const Pack *pack, const Question *question) {
    PlayError error = {0};
    in_play_use_pack(app, pack_alone(pack, question->id));
    Session *session = begin(app, question->site, &error);
    if (!in_play_sit_down(app, session)) {
        fprintf(stderr, "%s: %s\n", question->id, error.text);
        return false;
    }
    in_play_show(app);
    return driver_say(app, "wait idle") && driver_say(app, "click stage.event0.0") && driver_say(app, "wait idle");
}

static bool shoot(App *app, const char *folder, const char *id, const char *which) {
    size_t count;
    const I18nLanguage *language = i18n_languages(&count);
    for (size_t i = 0; i < count; i++) {
        char command[2 * PATH_BYTES];
        snprintf(command, sizeof command, "lang %s", language[i].code);
        if (!driver_say(app, command) || !driver_say(app, "wait idle")) {
            return false;
        }
        snprintf(command, sizeof command, "shot %s/%s.%s%s.png", folder, id, language[i].code, which);
        if (!driver_say(app, command)) {
            return false;
        }
    }
    return true;
}

/* A board is shown as it is played on, in the shape of the window. */
static Session *begin_on(App *app, const PackBoard *board, PlayError *error) {
    WorldSessionSetup world = {.players = PLAYERS, .starter = PERSON, .questions = DECK_FAMILY, .seed = 1};
    PathSessionSetup path = {.players = PLAYERS, .seed = 1};
    for (int p = 0; p < PLAYERS; p++) {
        name_player(&world.seat[p], p);
        name_player(&path.seat[p], p);
    }
    snprintf(world.board, sizeof world.board, "%s", board->name);
    snprintf(path.board, sizeof path.board, "%s", board->name);
    const PlayHost *host = in_play_host(app);
    return board->game == PACK_WORLD ? world_session_start(host, &world, error)
                                     : path_session_start(host, &path, error);
}

static bool show_boards(App *app, const Pack *pack, const char *folder) {
    const PackHead *head = pack_head(pack);
    for (int i = 0; i < head->boards; i++) {
        char command[2 * PATH_BYTES];
        PlayError error = {0};
        if (!in_play_sit_down(app, begin_on(app, &head->board[i], &error))) {
            fprintf(stderr, "%s: %s\n", head->board[i].name, error.text);
            return false;
        }
        in_play_show(app);
        snprintf(command, sizeof command, "shot %s/%s.png", folder, head->board[i].name);
        if (!driver_say(app, "wait idle") || !driver_say(app, command)) {
            return false;
        }
    }
    return true;
}

bool cards_run(App *app, const char *folder) {
    char path[PATH_BYTES];
    const Pack *pack = in_play_host(app)->pack;
    if (pack == NULL || !paths_data(folder, path)) {
        fputs(pack == NULL ? "--cards needs a question pack: --pack.\n"
                           : "The folder for the pictures cannot be made.\n",
              stderr);
        return false;
    }
    loop_virtual_step(app);
    Questions *bank = pack_questions(pack, pack_head(pack)->language[0]);
    bool is_fine = show_boards(app, pack, path);
    for (int i = 0; i < bank->count && is_fine; i++) {
        const Question *question = &bank->list[i];
        is_fine = question->retired || (ask(app, pack, question) && shoot(app, path, question->id, "") &&
                                        driver_say(app, "click question.answer0") && driver_say(app, "wait idle") &&
                                        shoot(app, path, question->id, ".why"));
    }
    questions_free(bank);
    return is_fine;
}
