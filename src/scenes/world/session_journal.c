/* The game in the store: begun, every action appended, cut by undo, finished; and taken up again from there. */
#include "scenes/world/session_inside.h"

#include "ai/character.h"
#include "i18n/i18n.h"
#include "platform/wall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double COMMIT_WAIT_MS = 100; /* motion waits for its action's commit no longer */
static const unsigned FLUSH_WAIT_MS = 10000;
static const char LESSONS_KEY[] = "tutorial.lessons";
static const char LAST_GAME_KEY[] = "world.last_game"; /* that lay on the table last: title offers to go on with it */

/* Of a game that is open, beside its journal; once it is over they are extras of its result. */
static const char *const NOTE[] = {STORE_HINTS, "stages", "seconds"};
typedef enum Note { NOTE_HINTS, NOTE_STAGES, NOTE_SECONDS, NOTES } Note;

/* In the store the tutorial is a game of its own kind: it interrupts no other game, and no statistics ask for it. */
static const char WORLD_KIND[] = "world", TUTORIAL_KIND[] = "tutorial";

static int64_t now_utc(void) {
    return wall_now();
}

/* --- notes -------------------------------------------------------------------------------------------------------- */

static const char *note_key(int64_t game, Note note) {
    static char key[STORE_KEY_SIZE];
    snprintf(key, sizeof key, "game.%lld.%s", (long long)game, NOTE[note]);
    return key;
}

static int64_t read_note(const Store *store, int64_t game, Note note) {
    return store_get_number(store, note_key(game, note), 0, 0, INT32_MAX);
}

static void forget_notes(Store *store, int64_t game) {
    for (int i = 0; i < NOTES; i++) {
        store_unset(store, note_key(game, (Note)i));
    }
}

static bool is_kept(const Session *session) {
    return session->app->store != NULL && session->store_id != 0;
}

static int64_t seconds_played(const Session *session) {
    return session->seconds_before + (int64_t)((session->app->now - session->sat_down_at) / 1000);
}

void journal_note(Session *session) {
    if (is_kept(session) && !session->is_tutorial && !session_is_over(session)) {
        Store *store = session->app->store;
        store_set_number(store, note_key(session->store_id, NOTE_STAGES), session->game.stage);
        store_set_number(store, note_key(session->store_id, NOTE_SECONDS), seconds_played(session));
    }
}

/* --- writing ------------------------------------------------------------------------------------------------------ */

static StoreGame game_row(const Session *session) {
    StoreGame game = {.rules = WORLD_RULES_VERSION, .started = now_utc()};
    snprintf(game.kind, sizeof game.kind, "%s", session->is_tutorial ? TUTORIAL_KIND : WORLD_KIND);
    snprintf(game.board, sizeof game.board, "%s", session->record.board);
    game.seat_count = session_players(session);
    for (int p = 0; p < session_players(session); p++) {
        const SessionSeat *seat = &session->seat[p];
        i18n_copy(game.seat[p].name, sizeof game.seat[p].name, seat->name);
        snprintf(game.seat[p].level, sizeof game.seat[p].level, "%s",
                 seat->is_computer ? ai_level_names[seat->level] : "");
        game.seat[p].figurine = (int32_t)seat->figurine;
    }
    return game;
}

void journal_begin(Session *session) {
    Store *store = session->app->store;
    if (store == NULL || session->is_show) {
        return;
    }
    cJSON *tree = cJSON_CreateObject();
    cJSON_AddItemToObject(tree, "record", world_record_to_json(&session->record));
    cJSON_AddNumberToObject(tree, "deck", (double)session->deck);
    cJSON_AddItemToObject(tree, "sites",
                          site_questions_to_json(&session->record.sites, session->record.setup.question_count));
    cJSON *characters = cJSON_AddArrayToObject(tree, "characters");
    for (int p = 0; p < session_players(session); p++) {
        cJSON_AddItemToArray(characters, cJSON_CreateNumber(session_character(session, p) + 1));
    }
    char *setup = json_print(tree);
    StoreGame game = game_row(session);
    session->ticket = store_begin_game(store, &game, setup, &session->store_id);
    session->waits_until = -1;
    if (session->is_tutorial) {
        store_set_number(store, LESSONS_KEY, 0);
    } else {
        store_set_number(store, LAST_GAME_KEY, session->store_id);
        journal_note(session);
    }
    cJSON_free(setup);
    cJSON_Delete(tree);
}

static void keep_answer(Session *session, int64_t ordinal, const WorldEvent *event, int index) {
    SessionQuestion question;
    session_question(session, index, &question);
    StoreAnswer answer = {.game = session->store_id,
                          .ordinal = ordinal,
                          .difficulty = question.difficulty,
                          .right = event->answer.choice == event->answer.right,
                          .when = now_utc()};
    i18n_copy(answer.name, sizeof answer.name, session->seat[event->player].name);
    snprintf(answer.question, sizeof answer.question, "%s", question_id_on_card(session, index));
    snprintf(answer.topic, sizeof answer.topic, "%s", question_topic_names[question.topic]);
    session->ticket = store_add_answer(session->app->store, &answer);
}

/* The question an answer belongs to was asked last before it. */
static int question_answered(const Session *session, int history_index) {
    for (int i = history_index; i >= 0; i--) {
        if (session->history[i].kind == WORLD_HAPPENED_QUESTION) {
            return session->history[i].question.index;
        }
    }
    return 0;
}

void journal_append(Session *session, WorldAction action, int actor, const WorldEvents *events) {
    Store *store = session->app->store;
    if (store == NULL || session->store_id == 0) {
        return;
    }
    int64_t ordinal = (int64_t)session->record.action_count - 1;
    StoreAction row = {.seat = actor, .kind = action.kind, .a = action.a, .b = action.b, .c = action.c};
    session->ticket = store_append_action(store, session->store_id, ordinal, &row);
    session->waits_until = -1;
    for (int i = 0; i < events->count; i++) {
        const WorldEvent *event = &events->list[i];
        if (event->kind == WORLD_HAPPENED_STAGE) {
            journal_note(session);
        }
        bool counts = session_is_person(session, event->player) && !session->is_tutorial;
        if (event->kind == WORLD_HAPPENED_ANSWER && counts) {
            int index = question_answered(session, session->history_count - events->count - 1 + i);
            keep_answer(session, ordinal, event, index);
        }
    }
}

void journal_cut(Session *session) {
    if (is_kept(session)) {
        session->ticket =
            store_truncate_journal(session->app->store, session->store_id, (int64_t)session->record.action_count);
        session->waits_until = -1;
    }
}

void journal_hinted(Session *session) {
    if (is_kept(session) && !session->is_tutorial) {
        store_set_number(session->app->store, note_key(session->store_id, NOTE_HINTS), session->hints);
    }
}

void journal_taught(Session *session) {
    if (is_kept(session)) {
        store_set_number(session->app->store, LESSONS_KEY, (int64_t)session->lessons);
    }
}

void journal_abandon(Session *session) {
    if (is_kept(session)) {
        session->ticket = store_abandon_game(session->app->store, session->store_id, now_utc());
        forget_notes(session->app->store, session->store_id);
    }
}

static void add_extra(StoreExtra *extras, size_t *count, int seat, const char *key, int64_t value) {
    StoreExtra *extra = &extras[(*count)++];
    extra->seat = seat;
    snprintf(extra->key, sizeof extra->key, "%s", key);
    extra->value = value;
}

void journal_finish(Session *session) {
    if (!is_kept(session)) {
        return;
    }
    const WorldGame *game = &session->game;
    uint8_t field[WORLD_PLAYERS_MAX], place[WORLD_PLAYERS_MAX];
    for (int p = 0; p < game->players; p++) {
        field[p] = game->player[p].field;
    }
    world_rank(game->players, game->winners, field, place);
    StoreExtra extras[WORLD_PLAYERS_MAX * 2 + NOTES] = {0};
    StoreResult result = {.extras = extras};
    for (int p = 0; p < game->players; p++) {
        result.seat[p].place = place[p] + 1;
        result.seat[p].field = field[p];
        add_extra(extras, &result.extra_count, p, STORE_BEST_STAGE, session->tale.best_stage[p]);
        add_extra(extras, &result.extra_count, p, STORE_BEST_RUN, session->tale.best_run[p]);
    }
    if (session->hints > 0) {
        add_extra(extras, &result.extra_count, 0, NOTE[NOTE_HINTS], session->hints);
    }
    add_extra(extras, &result.extra_count, 0, NOTE[NOTE_STAGES], game->stage);
    add_extra(extras, &result.extra_count, 0, NOTE[NOTE_SECONDS], seconds_played(session));
    session->ticket = store_finish_game(session->app->store, session->store_id, &result, now_utc());
    forget_notes(session->app->store, session->store_id);
}

bool session_is_written(Session *session, double now) {
    Store *store = session->app->store;
    /* Virtual time knows no disk: there whoever looks waits (session_flush), and idle means written. */
    if (store == NULL || session->app->is_driven || store_committed(store) >= session->ticket) {
        return true;
    }
    if (session->waits_until < 0) {
        session->waits_until = now + COMMIT_WAIT_MS;
    }
    return now >= session->waits_until;
}

void session_flush(Session *session) {
    if (session->app->store != NULL) {
        store_wait(session->app->store, session->ticket, FLUSH_WAIT_MS);
    }
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

static bool does_not_apply(SessionError *error, const char *reason) {
    i18n_format(error->text, sizeof error->text,
                tr("The interrupted game cannot be gone on with and was left as it is: {reason}"),
                I18N_TEXT("reason", reason));
    return false;
}

static void read_characters(const JsonPlace *list, int players, int character[WORLD_PLAYERS_MAX]) {
    int count = list->node != NULL ? json_list(list, players, players) : 0;
    JsonPlace item = list->node != NULL ? json_first(list) : *list;
    for (int p = 0; p < WORLD_PLAYERS_MAX; p++) {
        character[p] = p < count ? (int)json_integer(&item, 0, AI_CHARACTERS) : JOURNAL_NOT_SAID;
        item = p + 1 < count ? json_next(&item) : item;
    }
}

/* The one of its figurine that has its name: so the game was played before journals told it. */
static int character_by_name(const SessionSeat *seat) {
    for (int i = 0; i < AI_CHARACTERS; i++) {
        const AiCharacter *character = ai_character(i);
        if (character->figurine == (uint8_t)seat->figurine && strcmp(character->name, seat->name) == 0) {
            return i + 1;
        }
    }
    return 0;
}

bool journal_read_setup(const char *text, JournalSetup *setup, DataError *fault) {
    static const char WHAT[] = "the saved game";
    world_record_init(&setup->record);
    cJSON *tree = json_parse(text, strlen(text), WHAT, NULL, fault);
    if (tree == NULL) {
        return false;
    }
    JsonPlace root = json_root(tree, WHAT, NULL, fault);
    json_object(&root, "record deck sites characters");
    JsonPlace record = json_member(&root, "record"), sites = json_maybe(&root, "sites");
    setup->deck = (DeckLevel)json_member_int(&root, "deck", DECK_CHILDREN, DECK_EXPERTS);
    if (!data_failed(fault) && world_record_from_json(&record, &setup->record)) {
        JsonPlace characters = json_maybe(&root, "characters");
        site_questions_from_json(&sites, setup->record.setup.question_count, &setup->record.sites);
        read_characters(&characters, setup->record.setup.players, setup->character);
    }
    cJSON_Delete(tree);
    if (data_failed(fault)) {
        world_record_fini(&setup->record);
    }
    return !data_failed(fault);
}

bool journal_read_level(const char *name, AiLevel *level) {
    for (int i = 0; i < AI_LEVELS; i++) {
        if (strcmp(ai_level_names[i], name) == 0) {
            *level = (AiLevel)i;
            return true;
        }
    }
    return false;
}

static bool read_seats(Session *session, const StoreGame *game, const int character[WORLD_PLAYERS_MAX]) {
    for (int p = 0; p < game->seat_count; p++) {
        SessionSeat *seat = &session->seat[p];
        i18n_copy(seat->name, sizeof seat->name, game->seat[p].name);
        if (game->seat[p].figurine < 0 || game->seat[p].figurine >= FIGURINES) {
            return false;
        }
        seat->figurine = (Figurine)game->seat[p].figurine;
        seat->is_computer = game->seat[p].level[0] != '\0';
        if (seat->is_computer && !journal_read_level(game->seat[p].level, &seat->level)) {
            return false;
        }
        seat->character = character[p] == JOURNAL_NOT_SAID ? character_by_name(seat) : character[p];
    }
    return game->seat_count == session->record.setup.players;
}

bool journal_read_actions(const StoreJournal *journal, WorldRecord *record, DataError *fault) {
    for (size_t i = 0; i < journal->action_count; i++) {
        const StoreAction *row = &journal->action[i];
        bool fits = row->kind >= 0 && row->kind <= UINT8_MAX && row->a >= 0 && row->a <= UINT8_MAX && row->b >= 0 &&
                    row->b <= UINT8_MAX && row->c >= 0 && row->c <= UINT8_MAX;
        if (!fits) {
            data_fail_as(DATA_FAULT_RULES, fault, "Action %zu of the saved game is none.", i);
            return false;
        }
        world_record_add(
            record, (WorldAction){
                        .kind = (uint8_t)row->kind, .a = (uint8_t)row->a, .b = (uint8_t)row->b, .c = (uint8_t)row->c});
    }
    return true;
}

/* A session that has played the whole journal, on no table yet. */
static Session *from_journal(App *app, const StoreJournal *journal, SessionError *error) {
    JournalSetup setup;
    DataError fault = {0};
    if (!journal_read_setup(journal->setup, &setup, &fault)) {
        does_not_apply(error, session_explain(&fault));
        return NULL;
    }
    Session *session = session_open(app, setup.record.board, setup.record.setup.players, error);
    if (session == NULL) {
        world_record_fini(&setup.record);
        return NULL;
    }
    world_record_fini(&session->record);
    session->record = setup.record;
    session->deck = setup.deck;
    session->store_id = journal->game.id;
    if (!read_seats(session, &journal->game, setup.character)) {
        does_not_apply(error, tr("its players are unknown."));
    } else if (!journal_read_actions(journal, &session->record, &fault) || !session_replay(session)) {
        does_not_apply(error, tr("one of its actions is against the rules."));
    } else {
        session->told = session->history_count;
        return session;
    }
    session_close(session);
    return NULL;
}

static bool is_open(const StoreGame *game, const char *kind) {
    return game->state == STORE_GAME_OPEN && !game->imported && strcmp(game->kind, kind) == 0;
}

static Session *take_up(App *app, int64_t game, const char *kind, StoreJournal *journal, SessionError *error) {
    StoreProblem problem = app->store != NULL ? store_load_journal(app->store, game, journal) : STORE_NO_SUCH_GAME;
    if (problem == STORE_JOURNAL_DAMAGED) {
        does_not_apply(error, tr("it is damaged."));
        return NULL;
    }
    bool found = problem == STORE_FINE && is_open(&journal->game, kind);
    Session *session = found ? from_journal(app, journal, error) : NULL;
    if (!found) {
        i18n_copy(error->text, sizeof error->text, tr("There is no interrupted game."));
    }
    if (problem == STORE_FINE && session == NULL) {
        store_journal_free(journal);
    }
    return session;
}

/* The one that lay on the table last, if it is still open; else the newest. 0: none. */
static int64_t find_interrupted(const App *app, const char *kind) {
    StoreGame newest;
    if (app->store == NULL || !store_find_interrupted(app->store, kind, &newest)) {
        return 0;
    }
    int64_t last = store_get_number(app->store, LAST_GAME_KEY, 0, 0, INT64_MAX);
    StoreGame game;
    bool is_last = last != newest.id && store_find_game(app->store, last, &game) && is_open(&game, kind);
    return is_last ? last : newest.id;
}

static void use_notes(Session *session) {
    const Store *store = session->app->store;
    if (session->is_tutorial) {
        session->lessons = (uint32_t)store_get_number(store, LESSONS_KEY, 0, 0, UINT32_MAX);
    } else {
        session->hints = (int)read_note(store, session->store_id, NOTE_HINTS);
        session->seconds_before = read_note(store, session->store_id, NOTE_SECONDS);
    }
}

static bool resume(App *app, int64_t game, const char *kind, SessionError *error) {
    StoreJournal journal;
    Session *session = take_up(app, game, kind, &journal, error);
    if (session == NULL) {
        return false;
    }
    store_journal_free(&journal);
    session->is_tutorial = strcmp(kind, TUTORIAL_KIND) == 0;
    session_put_on_table(app, session); /* which may be this very game: only now its notes are written */
    use_notes(session);
    if (!session->is_tutorial) {
        store_set_number(app->store, LAST_GAME_KEY, game);
    }
    if (session_is_over(session)) {
        journal_finish(session); /* the power went between the last action and its result */
    }
    return true;
}

bool session_resume(App *app, SessionError *error) {
    return resume(app, find_interrupted(app, WORLD_KIND), WORLD_KIND, error);
}

bool session_resume_game(App *app, int64_t game, SessionError *error) {
    return resume(app, game, WORLD_KIND, error);
}

bool session_resume_tutorial(App *app, SessionError *error) {
    return resume(app, find_interrupted(app, TUTORIAL_KIND), TUTORIAL_KIND, error);
}

void session_delete_game(App *app, int64_t game) {
    store_delete_game(app->store, game);
    forget_notes(app->store, game);
}

void session_game_facts(const App *app, int64_t game, SessionFacts *facts) {
    *facts = (SessionFacts){.stages = (int)read_note(app->store, game, NOTE_STAGES),
                            .seconds = read_note(app->store, game, NOTE_SECONDS),
                            .hints = (int)read_note(app->store, game, NOTE_HINTS)};
    StoreExtras extras = store_load_extras(app->store, game);
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

bool session_glance(App *app, SessionGlance *glance) {
    StoreJournal journal;
    SessionError error;
    Session *session = take_up(app, find_interrupted(app, WORLD_KIND), WORLD_KIND, &journal, &error);
    if (session == NULL) {
        return false;
    }
    *glance = (SessionGlance){.game = journal.game.id,
                              .players = session_players(session),
                              .stage = session->game.stage,
                              .goal = session->game.track.goal,
                              .started = journal.game.started};
    memcpy(glance->seat, session->seat, sizeof glance->seat);
    snprintf(glance->board, sizeof glance->board, "%s", session->record.board);
    for (int p = 0; p < glance->players; p++) {
        glance->field[p] = session->game.player[p].field;
    }
    store_journal_free(&journal);
    session_close(session);
    return true;
}
