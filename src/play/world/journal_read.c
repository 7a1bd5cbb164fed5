/* Reading a game from the store: to resume it, to show it, or only for a glance. All journals are read here. */
#include "ai/character.h"
#include "i18n/i18n.h"
#include "play/world/chronicle.h"
#include "play/world/notes.h"
#include "play/world/session_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- reading ------------------------------------------------------------------------------------------------------ */

/* The one of its figurine that has its name: so the game was played before journals told it. */
static int character_by_name(const Seat *seat) {
    for (int i = 0; i < AI_CHARACTERS; i++) {
        const AiCharacter *character = ai_character(i);
        if (character->figurine == seat->figurine && strcmp(character->name, seat->name) == 0) {
            return i + 1;
        }
    }
    return 0;
}

static bool read_level(const char *name, AiLevel *level) {
    for (int i = 0; i < AI_LEVELS; i++) {
        if (strcmp(ai_level_names[i], name) == 0) {
            *level = (AiLevel)i;
            return true;
        }
    }
    return false;
}

/* The store's row says who played; what the setup knew of the characters is there already. */
static bool read_seats(const StoreGame *game, WorldRecord *record) {
    Seats *seats = &record->head.seats;
    if (game->seat_count != record->setup.players) {
        return false;
    }
    seats->count = game->seat_count;
    for (int p = 0; p < game->seat_count; p++) {
        Seat *seat = &seats->seat[p];
        i18n_copy(seat->name, sizeof seat->name, game->seat[p].name);
        if (game->seat[p].figurine < 0 || game->seat[p].figurine >= FIGURINES) {
            return false;
        }
        seat->figurine = (Figurine)game->seat[p].figurine;
        seat->is_computer = game->seat[p].level[0] != '\0';
        if (seat->is_computer && !read_level(game->seat[p].level, &seat->level)) {
            return false;
        }
        if (seat->character == SEAT_CHARACTER_UNKNOWN) {
            seat->character = seat->is_computer ? character_by_name(seat) : 0;
        }
    }
    return true;
}

static bool read_actions(const StoreJournal *journal, WorldRecord *record, DataError *fault) {
    for (size_t i = 0; i < journal->action_count; i++) {
        const StoreAction *row = &journal->action[i];
        bool fits = row->kind >= 0 && row->kind <= UINT8_MAX && row->a >= 0 && row->a <= UINT8_MAX && row->b >= 0 &&
                    row->b <= UINT8_MAX && row->c >= 0 && row->c <= UINT8_MAX;
        if (!fits) {
            data_fail_as(DATA_FAULT_RULES, fault, "Row %zu of the saved game is not an action.", i);
            return false;
        }
        world_record_add(
            record, (WorldAction){
                        .kind = (uint8_t)row->kind, .a = (uint8_t)row->a, .b = (uint8_t)row->b, .c = (uint8_t)row->c});
    }
    return true;
}

bool journal_read(const StoreJournal *journal, WorldRecord *record, DataError *fault) {
    world_record_init(record);
    if (!world_record_from_text(record, journal->setup, strlen(journal->setup), "the saved game", NULL, fault)) {
        return false;
    }
    record->head.started = journal->game.started;
    if (!read_seats(&journal->game, record)) {
        data_fail_as(DATA_FAULT_PLAYERS, fault, "The players of the saved game are unknown.");
    } else if (read_actions(journal, record, fault)) {
        return true;
    }
    world_record_fini(record);
    return false;
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

static Session *does_not_apply(PlayError *error, const char *reason) {
    i18n_format(error->text, sizeof error->text,
                tr("The saved game can’t be continued and was left untouched: {reason}"), I18N_TEXT("reason", reason));
    return NULL;
}

/* A session that has played the whole journal, on no table yet. */
static Session *from_journal(const PlayHost *host, const StoreJournal *journal, PlayError *error) {
    WorldRecord record;
    DataError fault = {0};
    if (!journal_read(journal, &record, &fault)) {
        return does_not_apply(error, session_explain(&fault));
    }
    Session *session = session_open(host, record.head.board, record.setup.players, error);
    if (session == NULL) {
        world_record_fini(&record);
        return NULL;
    }
    if (!session_take_record(session, &record)) {
        session_close(session);
        return does_not_apply(error, tr("one of its moves is against the rules."));
    }
    session->store_id = journal->game.id;
    session->is_tutorial = strcmp(journal->game.kind, TUTORIAL_KIND) == 0;
    return session;
}

static bool is_open(const StoreGame *game, const char *kind) {
    return game->state == STORE_GAME_OPEN && !game->imported && strcmp(game->kind, kind) == 0;
}

/* The one that lay on the table last, if it is still open; else the newest. 0: none. */
static int64_t find_interrupted(Store *store, const char *kind) {
    StoreGame newest, game;
    if (store == NULL || !store_find_interrupted(store, kind, &newest)) {
        return 0;
    }
    int64_t last = store_get_number(store, LAST_GAME_KEY, 0, 0, INT64_MAX);
    bool is_last = last != newest.id && store_find_game(store, last, &game) && is_open(&game, kind);
    return is_last ? last : newest.id;
}

static Session *resume(const PlayHost *host, int64_t game, const char *kind, PlayError *error) {
    Store *store = host->store(host->context);
    StoreJournal journal;
    StoreProblem problem = store != NULL ? store_load_journal(store, game, &journal) : STORE_NO_SUCH_GAME;
    if (problem == STORE_JOURNAL_DAMAGED) {
        return does_not_apply(error, tr("it’s damaged."));
    }
    Session *session = NULL;
    if (problem == STORE_FINE && is_open(&journal.game, kind)) {
        session = from_journal(host, &journal, error);
    } else {
        i18n_copy(error->text, sizeof error->text, tr("There’s no game to continue."));
    }
    if (problem == STORE_FINE) {
        store_journal_free(&journal);
    }
    return session;
}

Session *session_resume(const PlayHost *host, PlayError *error) {
    return resume(host, find_interrupted(host->store(host->context), WORLD_KIND), WORLD_KIND, error);
}

Session *session_resume_game(const PlayHost *host, int64_t game, PlayError *error) {
    return resume(host, game, WORLD_KIND, error);
}

Session *session_resume_tutorial(const PlayHost *host, PlayError *error) {
    return resume(host, find_interrupted(host->store(host->context), TUTORIAL_KIND), TUTORIAL_KIND, error);
}

/* --- a glance ----------------------------------------------------------------------------------------------------- */

/* "stage goal field field ...", as journal_note() wrote it. */
static bool read_place(const char *place, SessionGlance *glance) {
    int numbers[2 + WORLD_PLAYERS_MAX] = {0};
    for (int i = 0; i < 2 + glance->players; i++) {
        char *end;
        numbers[i] = (int)strtol(place, &end, 10);
        if (end == place) {
            return false;
        }
        place = end;
    }
    glance->stage = numbers[0];
    glance->goal = numbers[1];
    memcpy(glance->field, numbers + 2, sizeof glance->field);
    return true;
}

/* A game that 0.1.0 left has no note of where it is: it is played once, and noted. */
static bool note_by_playing(const PlayHost *host, const StoreGame *game) {
    PlayError error;
    Session *session = resume(host, game->id, WORLD_KIND, &error);
    if (session == NULL) {
        return false;
    }
    Store *store = session_store(session);
    session->seconds_before = note_get(store, session->store_id, NOTE_SECONDS);
    journal_note(session);
    session_close(session);
    return true;
}

bool session_glance(const PlayHost *host, SessionGlance *glance) {
    Store *store = host->store(host->context);
    int64_t id = find_interrupted(store, WORLD_KIND);
    StoreGame game;
    if (id == 0 || !store_find_game(store, id, &game)) {
        return false;
    }
    *glance = (SessionGlance){.game = id, .players = game.seat_count, .started = game.started};
    i18n_copy(glance->board, sizeof glance->board, game.board);
    for (int p = 0; p < game.seat_count; p++) {
        Seat *seat = &glance->seat[p];
        i18n_copy(seat->name, sizeof seat->name, game.seat[p].name);
        seat->is_computer = read_level(game.seat[p].level, &seat->level);
        seat->figurine = (Figurine)game.seat[p].figurine;
        if (game.seat[p].figurine < 0 || game.seat[p].figurine >= FIGURINES) {
            return false;
        }
    }
    return read_place(note_get_text(store, id, NOTE_PLACE), glance) ||
           (note_by_playing(host, &game) && read_place(note_get_text(store, id, NOTE_PLACE), glance));
}

void session_delete_game(const PlayHost *host, int64_t game) {
    Store *store = host->store(host->context);
    store_delete_game(store, game);
    notes_forget(store, game);
}

void session_game_facts(const PlayHost *host, int64_t game, SessionFacts *facts) {
    Store *store = host->store(host->context);
    *facts = (SessionFacts){.stages = (int)note_get(store, game, NOTE_STAGES),
                            .seconds = note_get(store, game, NOTE_SECONDS),
                            .hints = (int)note_get(store, game, NOTE_HINTS)};
    StoreExtras extras = store_load_extras(store, game);
    for (size_t i = 0; i < extras.count; i++) {
        const StoreExtra *extra = &extras.extra[i];
        if (strcmp(extra->key, NOTE[NOTE_STAGES]) == 0) {
            facts->stages = (int)extra->value;
        } else if (strcmp(extra->key, NOTE[NOTE_SECONDS]) == 0) {
            facts->seconds = extra->value;
        } else if (strcmp(extra->key, NOTE[NOTE_HINTS]) == 0) {
            facts->hints = (int)extra->value;
        }
    }
    store_extras_free(&extras);
}
