/* The code of a game of SCHOTT World. */
#include "play/world/session_inside.h"

#include "base/memory.h"
#include "play/world/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Everything that decides which question comes when, and what is right. */
static uint8_t digest_of(const Board *board, const Questions *questions) {
    uint32_t digest = code_digest(0, &board->track.goal, 1);
    digest = code_digest(digest, board->track.site, sizeof board->track.site);
    for (int i = 0; i < questions->count; i++) {
        const Question *question = &questions->list[i];
        uint8_t facts[] = {(uint8_t)question->topic, (uint8_t)question->difficulty, (uint8_t)question->right,
                           question->retired};
        digest = code_digest(digest, facts, sizeof facts);
        digest = code_digest_text(digest, question->id);
        digest = code_digest_text(digest, question->site);
        digest = code_digest_text(digest, question->set);
    }
    return code_digest_end(digest);
}

static int board_index(const char *name) {
    for (int i = 0; i < BOARD_NAMES; i++) {
        if (strcmp(board_names[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

/* Of the board and the questions that this program has. False: they cannot be read, and *error says why. */
static bool data_here(const PlayHost *host, int board, int players, uint8_t *digest, PlayError *error) {
    Board *read = memory_new(sizeof *read);
    DataError fault = {0};
    Questions *questions = NULL;
    if (!board_load_named(read, host->assets, board_names[board], players, &fault)) {
        snprintf(error->text, sizeof error->text, "%s", session_explain(&fault));
    } else if ((questions = shelf_take(host, error)) != NULL) {
        *digest = digest_of(read, questions);
        questions_free(questions);
    }
    free(read);
    return questions != NULL;
}

bool world_code(const PlayHost *host, const WorldSessionSetup *setup, char out[CODE_BYTES], PlayError *error) {
    GameCode code = {.game = CODE_WORLD,
                     .rules = WORLD_RULES_VERSION,
                     .board = board_index(setup->board),
                     .players = setup->players,
                     .level = (int)setup->questions,
                     .house = setup->house,
                     .seed = code_seed(host)};
    code.starter = setup->starter >= 0 ? setup->starter : (int)(code.seed % (unsigned)setup->players);
    if (!data_here(host, code.board, code.players, &code.data, error)) {
        return false;
    }
    code_write(&code, out);
    return true;
}

bool world_code_take(const PlayHost *host, const char *text, WorldSessionSetup *setup, PlayError *error) {
    GameCode code;
    uint8_t data;
    if (!code_read(text, CODE_WORLD, &code, error)) {
        return false;
    }
    bool is_known = code.rules == (WORLD_RULES_VERSION & 7) && code.board < BOARD_NAMES &&
                    code.players >= WORLD_PLAYERS_MIN && code.level < DECK_LEVELS;
    if (is_known && !data_here(host, code.board, code.players, &data, error)) {
        return false;
    }
    if (!is_known || data != code.data) {
        code_refuse_version(error);
        return false;
    }
    snprintf(setup->board, sizeof setup->board, "%s", board_names[code.board]);
    setup->players = code.players;
    setup->starter = code.starter;
    setup->questions = (DeckLevel)code.level;
    setup->has_levels = false;
    setup->house = (uint8_t)code.house;
    memset(setup->ahead, 0, sizeof setup->ahead);
    setup->seed = code_marked(code.seed);
    return true;
}

/* A game from before may have asked for the same seed and other questions. */
static bool has_questions_of_seed(const WorldSession *world) {
    const WorldRecord *record = &world->record;
    DeckWish wish = {.players = record->setup.players};
    Deck deck;
    for (int p = 0; p < wish.players; p++) {
        wish.level[p] = record->deck;
    }
    deck_choose(&deck, world->questions, &wish, record->setup.seed);
    bool same = deck.count == record->setup.question_count;
    for (int i = 0; same && i < deck.count; i++) {
        same = strcmp(record->question_id[i], world->questions->list[deck.index[i]].id) == 0;
    }
    return same;
}

bool world_session_code(const Session *session, char out[CODE_BYTES]) {
    uint32_t seed;
    static const uint8_t NOBODY_AHEAD[WORLD_PLAYERS_MAX];
    const WorldSession *world = world_session_of(session);
    const WorldSetup *rules = &world->record.setup;
    int board = board_index(world->record.common.board);
    if (!code_is_marked(rules->seed, &seed) || rules->has_deal || world->record.sites.has_levels ||
        memcmp(rules->ahead, NOBODY_AHEAD, sizeof NOBODY_AHEAD) != 0 || board < 0 || !has_questions_of_seed(world)) {
        return false;
    }
    GameCode code = {.game = CODE_WORLD,
                     .rules = WORLD_RULES_VERSION,
                     .data = digest_of(world->board, world->questions),
                     .board = board,
                     .players = rules->players,
                     .starter = rules->starter,
                     .level = (int)world->record.deck,
                     .house = rules->house,
                     .seed = seed};
    code_write(&code, out);
    return true;
}
