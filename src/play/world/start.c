/* How a session comes about and ends: begun, taken up from the store, left. */
#include "play/world/session_inside.h"
#include "play/world/shelf.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "data/world/sentences.h"
#include "i18n/i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- opening and closing ------------------------------------------------------------------------------------------ */

void session_close(Session *session) {
    minds_forget(session);
    world_record_fini(&session->record);
    questions_free(session->questions);
    free(session->board);
    free(session->action);
    free(session->history);
    free(session);
}

static Session *session_new(const PlayHost *host) {
    Session *session = memory_new(sizeof *session);
    session->host = *host;
    session->board = memory_new(sizeof *session->board);
    session->undoing = WORLD_NOBODY;
    session->decided_for = SIZE_MAX;
    session->waits_until = -1;
    session->sat_down_at = session_now(session);
    world_record_init(&session->record);
    return session;
}

Session *session_open(const PlayHost *host, const char *board, int players, PlayError *error) {
    Session *session = session_new(host);
    DataError fault = {0};
    if (!board_load_named(session->board, host->assets, board, players, &fault)) {
        i18n_format(error->text, sizeof error->text, tr("The board can’t be used: {reason}"),
                    I18N_TEXT("reason", session_explain(&fault)));
    } else {
        session->questions = shelf_take(host, error);
    }
    if (session->questions == NULL) {
        session_close(session);
        return NULL;
    }
    snprintf(session->record.head.board, sizeof session->record.head.board, "%s", board);
    return session;
}

bool session_take_record(Session *session, WorldRecord *record) {
    world_record_fini(&session->record);
    session->record = *record;
    bool is_played = session_replay(session);
    session->told = session->history_count;
    return is_played;
}

/* --- a new game --------------------------------------------------------------------------------------------------- */

static uint64_t next_seed(const Session *session) {
    return session->host.next_seed(session->host.context);
}

/* The ids, oldest first; they stay in `seen`. */
static const char **seen_before(const Session *session, StoreSeen *seen) {
    if (session_store(session) != NULL) {
        *seen = store_list_seen(session_store(session), QUESTION_BANK_MAX);
    }
    const char **ids = memory_new((seen->count + 1) * sizeof *ids);
    for (size_t i = 0; i < seen->count; i++) {
        ids[seen->count - 1 - i] = seen->question[i];
    }
    return ids;
}

static void choose_questions(Session *session, const SessionSetup *setup, uint64_t seed) {
    StoreSeen seen = {0};
    const char **ids = seen_before(session, &seen);
    DeckWish wish = {.players = setup->players, .seen = ids, .seen_count = (int)seen.count};
    for (int p = 0; p < setup->players; p++) {
        wish.level[p] = setup->has_levels ? setup->level[p] : setup->questions;
    }
    Deck deck;
    deck_choose(&deck, session->questions, &wish, seed);
    world_record_set_deck(&session->record, &deck, session->questions);
    session->record.has_sites = true;
    site_questions_choose(&session->record.sites, &deck, session->questions, session->board, &wish);
    if (!session->record.sites.has_levels) {
        session->record.deck = wish.level[0];
    }
    free(ids);
    store_seen_free(&seen);
}

static void take_seats(Seats *seats, const SessionSetup *setup) {
    seats->count = setup->players;
    memcpy(seats->seat, setup->seat, sizeof seats->seat);
}

static bool fill_in(Session *session, const SessionSetup *setup, PlayError *error) {
    WorldSetup *world = &session->record.setup;
    take_seats(&session->record.head.seats, setup);
    session->record.deck = setup->questions;
    session->record.head.started = session->host.wall(session->host.context);
    session->is_tutorial = setup->is_tutorial;
    session->is_show = setup->is_show;
    world->seed = next_seed(session) & (uint64_t)JSON_INTEGER_MAX;
    uint64_t shell_seed = next_seed(session);
    world->players = (uint8_t)setup->players;
    world->track = session->board->track;
    world->starter = (uint8_t)(setup->starter >= 0 ? setup->starter : (int)(shell_seed % (unsigned)setup->players));
    if (setup->deal != NULL) {
        world->has_deal = true;
        world->deal = *setup->deal;
    }
    choose_questions(session, setup, shell_seed);
    WorldSetupFault fault = world_setup_check(world);
    if (fault != WORLD_SETUP_FINE) {
        i18n_copy(error->text, sizeof error->text, tr(sentence_of_setup_fault(fault)));
    }
    return fault == WORLD_SETUP_FINE;
}

Session *session_start(const PlayHost *host, const SessionSetup *setup, PlayError *error) {
    CORE_ASSERT(setup->players >= WORLD_PLAYERS_MIN && setup->players <= WORLD_PLAYERS_MAX);
    Session *session = session_open(host, setup->board, setup->players, error);
    if (session != NULL && !fill_in(session, setup, error)) {
        session_close(session);
        return NULL;
    }
    if (session != NULL) {
        bool replayed = session_replay(session);
        CORE_ASSERT(replayed);
    }
    return session;
}

Session *session_again(const Session *last, PlayError *error) {
    SessionSetup setup = {.players = session_players(last), .questions = last->record.deck};
    memcpy(setup.seat, last->record.head.seats.seat, sizeof setup.seat);
    const SiteQuestions *sites = &last->record.sites;
    setup.has_levels = sites->has_levels;
    for (int p = 0; p < setup.players; p++) {
        setup.level[p] = (DeckLevel)sites->level[p];
    }
    setup.starter = world_left_of(last->record.setup.starter, setup.players);
    snprintf(setup.board, sizeof setup.board, "%s", last->record.head.board);
    return session_start(&last->host, &setup, error);
}

/* --- at the table ------------------------------------------------------------------------------------------------- */

void session_sit_down(Session *session) {
    session->sat_down_at = session_now(session);
    if (session->store_id == 0) {
        journal_begin(session);
        return;
    }
    journal_sit_down(session);
    if (session_is_over(session)) {
        journal_finish(session); /* the power went between the last action and its result */
    }
}

void session_leave(Session *session) {
    if (session != NULL) {
        journal_note(session);
        session_close(session);
    }
}

void session_abandon(Session *session) {
    if (session != NULL) {
        journal_abandon(session);
        session_close(session);
    }
}
