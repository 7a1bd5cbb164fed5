/* A computer that follows people: it plays the next game a step weaker after a defeat of theirs, a step stronger after
 * a victory, so that they win about half; a whole level, from the third victory or defeat in a row on. What it played
 * last is found in the games of the store, so nothing is counted twice, whoever deletes what. Before it has followed
 * them, it goes by their last game against the level it begins with: as a rule that is their first game. */
#include "play/notes.h"
#include "play/session_inside.h"

#include <string.h>

static const AiSkill FIRST = {AI_EASY, 0};
enum {
    LOOKS_BACK = 100, /* games of theirs; what came before says little, and takes time to read */
    ROW = 3,          /* so many victories or defeats are no chance any more */
};

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

static bool level_of(const StoreSeat *seat, AiLevel *level) {
    for (int i = 0; i < AI_LEVELS; i++) {
        if (strcmp(seat->level, ai_level_names[i]) == 0) {
            *level = (AiLevel)i;
            return true;
        }
    }
    return false;
}

static bool met_first_level(const StoreGame *game) {
    AiLevel level;
    for (int seat = 0; seat < game->seat_count; seat++) {
        if (level_of(&game->seat[seat], &level) && level == FIRST.level) {
            return true;
        }
    }
    return false;
}

/* What people met in a game. */
typedef struct Met {
    bool counts;   /* else the rest is not looked at */
    bool followed; /* a computer that did, else one of the first level */
    AiSkill skill;
    bool won;
} Met;

static Met met_in(const Session *session, const StoreGame *game, int person) {
    StoreExtras extras = store_load_extras(session_store(session), game->id);
    Met met = {.counts = true, .skill = FIRST, .won = game->seat[person].place == 1};
    for (size_t i = 0; i < extras.count; i++) {
        const StoreExtra *extra = &extras.extra[i];
        met.counts = met.counts && strcmp(extra->key, STORE_UNRANKED) != 0 && strcmp(extra->key, STORE_STOOD_IN) != 0;
        if (strcmp(extra->key, STORE_FOLLOWED) == 0 && level_of(&game->seat[extra->seat], &met.skill.level)) {
            met.skill.step = step_of_note(extra->value - 1);
            met.followed = true;
        }
    }
    store_extras_free(&extras);
    met.counts = met.counts && (met.followed || met_first_level(game));
    return met;
}

static AiSkill next_skill(const Session *session, const Met *last, int row) {
    int least = ai_level_strength(session->rules->weakest) * AI_STEPS, most = (AI_LEVELS - 1) * AI_STEPS;
    int by = row >= ROW ? AI_STEPS : 1, strength = ai_skill_strength(last->skill) + (last->won ? by : -by);
    least -= least == 0 ? AI_STEPS_BELOW : 0;
    return ai_skill_of_strength(strength < least ? least : strength > most ? most : strength);
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

/* By the newest game in which a computer followed them, and how many before that one ended as it did. */
static AiSkill skill_for(const Session *session) {
    Met last = {0};
    int row = 0;
    bool is_known = false;
    StoreGames games = games_of_people(session);
    for (size_t i = 0; i < games.count && !is_known; i++) { /* the newest first */
        const StoreGame *game = &games.game[i];
        int person = person_in(session, game);
        Met met = person >= 0 ? met_in(session, game, person) : (Met){0};
        if (met.counts && (row == 0 || (met.followed && !last.followed))) {
            last = met;
            row = 1;
        } else if (met.counts && met.followed) {
            row += met.won == last.won;
        }
        is_known = last.followed && (row >= ROW || (met.counts && (!met.followed || met.won != last.won)));
    }
    store_games_free(&games);
    return row > 0 ? next_skill(session, &last, row) : FIRST;
}

void follow_people(Session *session) {
    for (int p = 0; p < session_players(session); p++) {
        Seat *seat = &session->record->seats.seat[p];
        seat->step = 0;
        if (seat->is_computer && seat->follows && !session->has_levels) {
            AiSkill skill = session_store(session) != NULL ? skill_for(session) : FIRST;
            seat->level = skill.level;
            seat->step = skill.step;
        }
    }
}
