/* Reading a game from the store: to resume it, to show it, or only for a glance. All journals are read here. */
#include "ai/character.h"
#include "i18n/i18n.h"
#include "play/notes.h"
#include "play/session_inside.h"

#include "base/memory.h"

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

/* The store's row says who played, though a stand's visitors without their names once they have; what the setup knew of
 * the characters is there already. */
static bool read_seats(const StoreGame *game, Seats *seats) {
    seats->count = game->seat_count;
    for (int p = 0; p < game->seat_count; p++) {
        Seat *seat = &seats->seat[p];
        i18n_copy(seat->name, sizeof seat->name, game->seat[p].name[0] != '\0' ? game->seat[p].name : tr("Guest"));
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

const Game *game_of_kind(const PlayHost *host, const char *kind) {
    const Game *rules;
    for (int i = 0; (rules = host->game(host->context, i)) != NULL; i++) {
        if (strcmp(rules->kind, kind) == 0 || (rules->tutorial != NULL && strcmp(rules->tutorial, kind) == 0)) {
            return rules;
        }
    }
    return NULL;
}

static bool read_setup(Session *session, const char *text, DataError *fault) {
    cJSON *tree = json_parse(text, strlen(text), "the saved game", NULL, fault);
    JsonPlace root = json_root(tree, "the saved game", NULL, fault);
    bool is_read = tree != NULL && session_read(session, &root);
    cJSON_Delete(tree);
    return is_read;
}

static bool read_record(Session *session, const StoreJournal *journal, DataError *fault) {
    if (!read_setup(session, journal->setup, fault)) {
        return false;
    }
    session->record->started = journal->game.started;
    bool fits = session_players(session) == journal->game.seat_count;
    if (!fits || !read_seats(&journal->game, &session->record->seats)) {
        data_fail_as(DATA_FAULT_PLAYERS, fault, "The players of the saved game are unknown.");
        return false;
    }
    session->action_count = 0;
    for (size_t i = 0; i < journal->action_count; i++) {
        session_add(session, &journal->action[i]);
    }
    return true;
}

static bool play_record(Session *session, DataError *fault) {
    if (session_replay(session, session->action_count)) {
        session->told = session->history_count;
        return true;
    }
    data_fail_as(DATA_FAULT_RULES, fault, "One of the actions of the saved game is against the rules.");
    return false;
}

static bool are_same_actions(const Session *one, const Session *other) {
    const Game *rules = one->rules;
    size_t size = rules->record->action_size;
    char *action = memory_new(2 * size);
    bool are_same = one->action_count == other->action_count;
    for (size_t i = 0; are_same && i < one->action_count; i++) {
        rules->action_of(&one->action[i].row, action);
        rules->action_of(&other->action[i].row, action + size);
        are_same = memcmp(action, action + size, size) == 0;
    }
    free(action);
    return are_same;
}

static bool are_same_setups(const Record *one, const Record *other) {
    cJSON *setup = one->game->setup_to_json(one), *of_other = other->game->setup_to_json(other);
    bool are_same = cJSON_Compare(setup, of_other, true) != 0;
    cJSON_Delete(setup);
    cJSON_Delete(of_other);
    return are_same;
}

bool journal_holds(const StoreJournal *journal, const Session *session) {
    DataError fault = {0};
    Session *kept = session_new(&session->host, session->rules);
    bool holds = read_record(kept, journal, &fault) && are_same_actions(kept, session) &&
                 are_same_setups(kept->record, session->record);
    session_close(kept);
    return holds;
}

Session *journal_read(const PlayHost *host, const StoreJournal *journal, DataError *fault) {
    const Game *rules = game_of_kind(host, journal->game.kind);
    if (rules == NULL) {
        data_fail_as(DATA_FAULT_FORM, fault, "No game in the box is called \"%s\".", journal->game.kind);
        return NULL;
    }
    Session *session = session_new(host, rules);
    if (!read_record(session, journal, fault) || !play_record(session, fault)) {
        session_close(session);
        return NULL;
    }
    return session;
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

static Session *does_not_apply(PlayError *error, const char *reason) {
    i18n_format(error->text, sizeof error->text,
                tr("The saved game can’t be continued and was left untouched: {reason}"), I18N_TEXT("reason", reason));
    return NULL;
}

Session *session_resume_journal(const PlayHost *host, const StoreJournal *journal, PlayError *error) {
    DataError fault = {0};
    Session *session = journal_read(host, journal, &fault);
    if (session == NULL) {
        return does_not_apply(error, session_explain(&fault));
    }
    if (!session_equip(session, error)) {
        session_close(session);
        return NULL;
    }
    session->store_id = journal->game.id;
    session->was_finished = journal->game.state == STORE_GAME_FINISHED;
    session->is_tutorial = strcmp(journal->game.kind, session->rules->kind) != 0;
    return session;
}

/* Still to be played, or over while nobody has left the table since: somebody killed the program behind the last
 * answer, and the podium was not seen. */
static bool may_be_resumed(const Store *store, const StoreGame *game) {
    bool has_podium = game->state == STORE_GAME_FINISHED && game->id == journal_podium(store);
    return !game->imported && (game->state == STORE_GAME_OPEN || has_podium);
}

static Session *no_game(PlayError *error) {
    i18n_copy(error->text, sizeof error->text, tr("There’s no game to continue."));
    return NULL;
}

Session *session_resume_game(const PlayHost *host, int64_t game, PlayError *error) {
    Store *store = host->store(host->context);
    StoreJournal journal;
    StoreProblem problem = store != NULL ? store_load_journal(store, game, &journal) : STORE_NO_SUCH_GAME;
    if (problem == STORE_JOURNAL_DAMAGED) {
        return does_not_apply(error, tr("it’s damaged."));
    }
    if (problem != STORE_FINE) {
        return no_game(error);
    }
    Session *session =
        may_be_resumed(store, &journal.game) ? session_resume_journal(host, &journal, error) : no_game(error);
    store_journal_free(&journal);
    return session;
}

Session *session_resume(const PlayHost *host, PlayError *error) {
    SessionGlance glance;
    return session_glances(host, &glance, 1) > 0 ? session_resume_game(host, glance.game, error) : no_game(error);
}

Session *session_resume_tutorial(const PlayHost *host, const Game *rules, PlayError *error) {
    Store *store = host->store(host->context);
    StoreGame game;
    bool is_there = store != NULL && store_find_interrupted(store, rules->tutorial, &game);
    return is_there ? session_resume_game(host, game.id, error) : no_game(error);
}

/* --- a glance ----------------------------------------------------------------------------------------------------- */

/* As journal_note() wrote it. */
static bool read_place(const char *text, GamePlace *place) {
    place->count = 0;
    for (char *end; *text != '\0' && place->count < GAME_PLACE_MAX; text = end) {
        place->number[place->count] = (int)strtol(text, &end, 10);
        if (end == text) {
            return false;
        }
        place->count++;
    }
    return place->count > 0;
}

/* A game that 0.1.0 left has no note of where it is: it is played once, and noted. */
static bool note_by_playing(const PlayHost *host, const StoreGame *game) {
    PlayError error;
    Session *session = session_resume_game(host, game->id, &error);
    if (session == NULL) {
        return false;
    }
    session->seconds_before = note_get(&session->host, session->store_id, NOTE_SECONDS);
    journal_note(session);
    session_close(session);
    return true;
}

static bool find_place(const PlayHost *host, const StoreGame *game, GamePlace *place) {
    return read_place(note_get_text(host, game->id, NOTE_PLACE), place) ||
           (note_by_playing(host, game) && read_place(note_get_text(host, game->id, NOTE_PLACE), place));
}

static bool glance_at(const PlayHost *host, const StoreGame *game, SessionGlance *glance) {
    *glance = (SessionGlance){.rules = game_of_kind(host, game->kind), .game = game->id, .started = game->started};
    i18n_copy(glance->board, sizeof glance->board, game->board);
    seats_init(&glance->seats);
    return read_seats(game, &glance->seats) && find_place(host, game, &glance->place);
}

/* To go on with: no tutorial, which has a door of its own. */
static bool is_to_go_on_with(const PlayHost *host, const StoreGame *game) {
    const Game *rules = game_of_kind(host, game->kind);
    return rules != NULL && strcmp(rules->kind, game->kind) == 0;
}

static int64_t last_on_table(const Store *store) {
    int64_t old = store_get_number(store, OLD_LAST_GAME_KEY, 0, 0, INT64_MAX);
    return store_get_number(store, LAST_GAME_KEY, old, 0, INT64_MAX);
}

/* The last one comes first; the others keep their order, newest first. */
static void put_last_first(StoreGames *games, int64_t last) {
    for (size_t i = 0; i < games->count; i++) {
        if (games->game[i].id == last) {
            StoreGame first = games->game[i];
            memmove(games->game + 1, games->game, i * sizeof *games->game);
            games->game[0] = first;
        }
    }
}

int session_glances(const PlayHost *host, SessionGlance *glance, int most) {
    Store *store = host->store(host->context);
    int found = 0;
    if (store == NULL) {
        return 0;
    }
    int64_t last = last_on_table(store);
    StoreGame podium;
    bool has_podium =
        journal_podium(store) == last && store_find_game(store, last, &podium) && may_be_resumed(store, &podium);
    if (has_podium && most > 0 && is_to_go_on_with(host, &podium)) {
        found += glance_at(host, &podium, &glance[0]);
    }
    StoreGames games = store_list_interrupted(store);
    put_last_first(&games, last);
    for (size_t i = 0; i < games.count; i++) {
        if (is_to_go_on_with(host, &games.game[i])) {
            found += found >= most || glance_at(host, &games.game[i], &glance[found]);
        }
    }
    store_games_free(&games);
    return found;
}

/* --- what is noted ------------------------------------------------------------------------------------------------ */

void session_delete_game(const PlayHost *host, int64_t game) {
    store_delete_game(host->store(host->context), game);
    notes_forget(host, game);
}

static void facts_of(const PlayHost *host, int64_t game, const StoreExtras *extras, SessionFacts *facts) {
    *facts = (SessionFacts){.rounds = (int)note_get(host, game, NOTE_STAGES),
                            .seconds = note_get(host, game, NOTE_SECONDS),
                            .hints = (int)note_get(host, game, NOTE_HINTS),
                            .is_unranked = note_get(host, game, NOTE_UNRANKED) > 0,
                            .is_followed = note_get(host, game, NOTE_FOLLOWED) > 0};
    for (size_t i = 0; i < extras->count; i++) {
        const StoreExtra *extra = &extras->extra[i];
        if (strcmp(extra->key, NOTE[NOTE_STAGES]) == 0) {
            facts->rounds = (int)extra->value;
        } else if (strcmp(extra->key, NOTE[NOTE_SECONDS]) == 0) {
            facts->seconds = extra->value;
        } else if (strcmp(extra->key, NOTE[NOTE_HINTS]) == 0) {
            facts->hints = (int)extra->value;
        } else if (strcmp(extra->key, NOTE[NOTE_UNRANKED]) == 0) {
            facts->is_unranked = extra->value > 0;
        } else if (strcmp(extra->key, NOTE[NOTE_FOLLOWED]) == 0) {
            facts->is_followed = extra->value > 0;
        }
    }
}

void session_games_facts(const PlayHost *host, const StoreGame *games, size_t count, SessionFacts *facts) {
    StoreExtras *extras = memory_new((count + 1) * sizeof *extras);
    store_load_extras_of(host->store(host->context), games, count, extras);
    for (size_t i = 0; i < count; i++) {
        facts_of(host, games[i].id, &extras[i], &facts[i]);
        store_extras_free(&extras[i]);
    }
    free(extras);
}

void session_game_facts(const PlayHost *host, int64_t game, SessionFacts *facts) {
    session_games_facts(host, &(StoreGame){.id = game}, 1, facts);
}
