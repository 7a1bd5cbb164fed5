/* How a game of SCHOTT World comes about: made, equipped with board and questions, begun. */
#include "games/world/play/session_inside.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "games/world/data/sentences.h"
#include "games/world/play/boards.h"
#include "games/world/play/game.h"
#include "games/world/play/shelf.h"
#include "i18n/i18n.h"
#include "pack/boards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void world_session_fini(Session *session) {
    WorldSession *world = world_session(session);
    questions_free(world->questions);
    boards_give_back(world->board);
    world_far_fini(&world->far);
}

/* One that came with a pack is kept with the game, which goes on there whatever becomes of the pack. */
static const Board *board_of(WorldSession *world, DataError *fault) {
    const Session *session = &world->common;
    WorldRecord *record = &world->record;
    size_t length;
    const char *text = pack_world_board(session->host.pack, record->common.board, &length);
    if (record->layout == NULL && text != NULL) {
        record->layout = own_board_new(text, length);
    }
    return record->layout != NULL ? boards_own(record->layout, fault)
                                  : shelf_board(&session->host, record->common.board, session_players(session), fault);
}

bool world_session_equip(Session *session, PlayError *error) {
    WorldSession *world = world_session(session);
    DataError fault = {0};
    world->board = board_of(world, &fault);
    if (world->board == NULL) {
        i18n_format(error->text, sizeof error->text, tr("The board can’t be used: {reason}"),
                    I18N_TEXT("reason", session_explain(&fault)));
        return false;
    }
    world->questions = shelf_take(&session->host, error);
    return world->questions != NULL;
}

/* --- a new game --------------------------------------------------------------------------------------------------- */

/* The ids, oldest first; they stay in `seen`. A given seed asks the same questions everywhere. */
static const char **seen_before(const Session *session, const WorldSessionSetup *setup, StoreSeen *seen) {
    if (session_store(session) != NULL && setup->seed == 0 && !setup->key.is_there) {
        *seen = store_list_seen(session_store(session), QUESTION_BANK_MAX);
    }
    const char **ids = memory_new((seen->count + 1) * sizeof *ids);
    for (size_t i = 0; i < seen->count; i++) {
        ids[seen->count - 1 - i] = seen->question[i];
    }
    return ids;
}

static void choose_questions(WorldSession *world, const WorldSessionSetup *setup, uint64_t seed) {
    StoreSeen seen = {0};
    const char **ids = seen_before(&world->common, setup, &seen);
    DeckWish wish = {.players = setup->players, .seen = ids, .seen_count = (int)seen.count};
    for (int p = 0; p < setup->players; p++) {
        wish.level[p] = setup->has_levels ? setup->level[p] : setup->questions;
    }
    Deck deck;
    deck_choose(&deck, world->questions, &wish, seed);
    world_record_set_deck(&world->record, &deck, world->questions);
    world->record.has_sites = true;
    site_questions_choose(&world->record.sites, &deck, world->questions, world->board, &wish);
    if (!world->record.sites.has_levels) {
        world->record.deck = wish.level[0];
    }
    free(ids);
    store_seen_free(&seen);
}

static void seat_people(WorldSession *world, const WorldSessionSetup *setup) {
    Record *record = &world->record.common;
    snprintf(record->board, sizeof record->board, "%s", setup->board);
    record->seats.count = setup->players;
    memcpy(record->seats.seat, setup->seat, sizeof record->seats.seat);
    record->started = world->common.host.wall(world->common.host.context);
    world->record.setup.players = (uint8_t)setup->players;
    world->record.deck = setup->questions;
    world->common.is_tutorial = setup->is_tutorial;
    world->common.is_show = setup->is_show;
}

static void say_whose_questions(WorldSession *world) {
    const Pack *pack = world->common.host.pack;
    if (pack != NULL) {
        pack_note(pack, &world->record.common);
    }
}

static bool deal(WorldSession *world, const WorldSessionSetup *setup, PlayError *error) {
    WorldSetup *rules = &world->record.setup;
    rules->key = setup->key;
    rules->seed = session_seed(&world->common, setup->seed, &setup->key) & (uint64_t)JSON_INTEGER_MAX;
    uint64_t shell_seed = session_seed(&world->common, setup->seed, &setup->key);
    rules->track = world->board->track;
    rules->starter = (uint8_t)(setup->starter >= 0 ? setup->starter : (int)(shell_seed % (unsigned)setup->players));
    rules->house = setup->house;
    memcpy(rules->ahead, setup->ahead, sizeof rules->ahead);
    if (setup->deal != NULL) {
        rules->has_deal = true;
        rules->deal = *setup->deal;
    }
    choose_questions(world, setup, shell_seed);
    say_whose_questions(world);
    WorldSetupFault fault = world_setup_check(rules);
    if (fault != WORLD_SETUP_FINE) {
        i18n_copy(error->text, sizeof error->text, tr(sentence_of_setup_fault(fault)));
    }
    return fault == WORLD_SETUP_FINE;
}

Session *world_session_start(const PlayHost *host, const WorldSessionSetup *setup, PlayError *error) {
    CORE_ASSERT(setup->players >= WORLD_PLAYERS_MIN && setup->players <= WORLD_PLAYERS_MAX);
    Session *session = session_new(host, &WORLD_GAME);
    WorldSession *world = world_session(session);
    seat_people(world, setup);
    if (!world_session_equip(session, error) || !deal(world, setup, error)) {
        session_close(session);
        return NULL;
    }
    bool replayed = session_replay(session, 0);
    CORE_ASSERT(replayed);
    return session;
}

/* The left neighbour of the last game's starter begins. */
Session *world_session_again(const Session *last, PlayError *error) {
    const WorldRecord *record = &world_session_of(last)->record;
    const SiteQuestions *sites = &record->sites;
    WorldSessionSetup setup = {
        .players = session_players(last), .questions = record->deck, .has_levels = sites->has_levels};
    memcpy(setup.seat, record->common.seats.seat, sizeof setup.seat);
    setup.house = record->setup.house;
    memcpy(setup.ahead, record->setup.ahead, sizeof setup.ahead);
    for (int p = 0; p < setup.players; p++) {
        setup.level[p] = (DeckLevel)sites->level[p];
    }
    setup.starter = world_left_of(record->setup.starter, setup.players);
    snprintf(setup.board, sizeof setup.board, "%s", record->common.board);
    return world_session_start(&last->host, &setup, error);
}
