/* A computer that follows people: it plays the next game a level lower after a defeat of theirs, a level higher after a
 * victory, so that they win about half. What it played last is found in the games of the store, so nothing is counted
 * twice, whoever deletes what. Before it has followed them, it goes by their last game against the level it begins
 * with: as a rule that is their first game. */
#include "play/notes.h"
#include "play/session_inside.h"

#include <string.h>

static const AiLevel FIRST = AI_EASY;
enum { LOOKS_BACK = 100 }; /* games of theirs; what came before says little, and takes time to read */

/* Where one of these people sat; -1: none did. */
static int person_in(const Session *session, const StoreGame *game) {
    for (int p = 0; p < session_players(session); p++) {
        for (int seat = 0; session_is_person(session, p) && seat < game->seat_count; seat++) {
            const StoreSeat *there = &game->seat[seat];
            if (there->level[0] == '\0' && strcmp(there->name, session_seat(session, p)->name) == 0) {
                return seat;
            }
        }
    }
    return -1;
}

static bool met_first_level(const StoreGame *game) {
    for (int seat = 0; seat < game->seat_count; seat++) {
        if (strcmp(game->seat[seat].level, ai_level_names[FIRST]) == 0) {
            return true;
        }
    }
    return false;
}

/* The strength of a computer that followed in that ranked game, else of one that played the first level; -1: there was
 * none, or it doesn't count. */
static int met_at(const Session *session, const StoreGame *game, bool *followed) {
    StoreExtras extras = store_load_extras(session_store(session), game->id);
    int strength = -1;
    bool counts = true;
    for (size_t i = 0; i < extras.count; i++) {
        const StoreExtra *extra = &extras.extra[i];
        counts = counts && strcmp(extra->key, STORE_UNRANKED) != 0 && strcmp(extra->key, STORE_STOOD_IN) != 0;
        for (int level = 0; strcmp(extra->key, STORE_FOLLOWED) == 0 && level < AI_LEVELS; level++) {
            if (strcmp(game->seat[extra->seat].level, ai_level_names[level]) == 0) {
                strength = ai_level_strength((AiLevel)level);
            }
        }
    }
    store_extras_free(&extras);
    *followed = strength >= 0;
    if (strength < 0 && met_first_level(game)) {
        strength = ai_level_strength(FIRST);
    }
    return counts ? strength : -1;
}

static int clamped(const Session *session, int strength) {
    int least = ai_level_strength(session->rules->weakest);
    return strength < least ? least : strength >= AI_LEVELS ? AI_LEVELS - 1 : strength;
}

static StoreGames games_of_people(const Session *session) {
    const char *name[SEATS_MAX];
    size_t names = 0;
    for (int p = 0; p < session_players(session); p++) {
        if (session_is_person(session, p)) {
            name[names++] = session_seat(session, p)->name;
        }
    }
    return store_list_played_by(session_store(session), session->rules->kind, name, names, LOOKS_BACK);
}

static AiLevel next_level(const Session *session) {
    int next = -1;
    bool followed = false;
    StoreGames games = games_of_people(session);
    for (size_t i = 0; i < games.count && !followed; i++) { /* the newest first */
        const StoreGame *game = &games.game[i];
        int person = person_in(session, game);
        int strength = person >= 0 ? met_at(session, game, &followed) : -1;
        followed = followed && strength >= 0;
        if (followed || (strength >= 0 && next < 0)) {
            next = clamped(session, strength + (game->seat[person].place == 1 ? 1 : -1));
        }
    }
    store_games_free(&games);
    return next >= 0 ? ai_level_of_strength(next) : FIRST;
}

void follow_people(Session *session) {
    for (int p = 0; p < session_players(session); p++) {
        Seat *seat = &session->record->seats.seat[p];
        if (seat->is_computer && seat->follows && !session->has_levels) {
            seat->level = session_store(session) != NULL ? next_level(session) : FIRST;
        }
    }
}
