/* The code of a game of SCHOTT World. */
#include "games/world/play/session_inside.h"

#include "base/memory.h"
#include "games/world/play/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Everything that decides which question comes when, and what is right. */
static uint32_t digest_of(const Board *board, const Questions *questions) {
    uint32_t digest = code_digest(0, &board->track.goal, 1);
    digest = code_digest(digest, board->track.site, sizeof board->track.site);
    uint8_t own[] = {board->track.stages, board->track.last_ahead};
    digest = code_digest(digest, own, own[0] != 0 || own[1] != 0 ? sizeof own : 0); /* absent where there is neither */
    for (int i = 0; i < questions->count; i++) {
        const Question *question = &questions->list[i];
        uint8_t facts[] = {(uint8_t)question->topic, (uint8_t)question->difficulty, (uint8_t)question->right,
                           question->retired};
        digest = code_digest(digest, facts, sizeof facts);
        digest = code_digest_text(digest, question->id);
        digest = code_digest_text(digest, question->site);
        digest = code_digest_text(digest, question->set);
    }
    return digest;
}

/* What decides the digest beside the name of a board. */
typedef struct Here {
    const PlayHost *host;
    const Questions *questions;
    int players;
} Here;

static bool digest_here(const void *context, const char *board, uint32_t *digest, PlayError *error) {
    const Here *here = context;
    Board *read = memory_new(sizeof *read);
    DataError fault = {0};
    bool is_read = world_board_read(here->host, board, here->players, read, &fault);
    if (is_read) {
        *digest = digest_of(read, here->questions);
    } else {
        snprintf(error->text, sizeof error->text, "%s", session_explain(&fault));
    }
    free(read);
    return is_read;
}

static CodeBoards boards_of(const Here *here, const char *names[WORLD_BOARDS_MOST]) {
    int count = world_boards(here->host, names);
    return (CodeBoards){.name = names, .count = count, .listed = BOARD_NAMES, .digest = digest_here, .context = here};
}

bool world_code(const PlayHost *host, const WorldSessionSetup *setup, char out[CODE_BYTES], PlayError *error) {
    Questions *questions = shelf_take(host, error);
    Here here = {.host = host, .questions = questions, .players = setup->players};
    const char *names[WORLD_BOARDS_MOST];
    CodeBoards boards = boards_of(&here, names);
    GameCode code = {.game = CODE_WORLD,
                     .rules = WORLD_RULES_BY_SEED,
                     .board = code_board_place(&boards, setup->board),
                     .players = setup->players,
                     .level = (int)setup->questions,
                     .house = setup->house,
                     .seed = code_seed(host)};
    code.starter = setup->starter >= 0 ? setup->starter : (int)(code.seed % (unsigned)setup->players);
    bool is_fine = questions != NULL && digest_here(&here, setup->board, &code.data, error);
    questions_free(questions);
    if (is_fine) {
        code_write(&code, out);
    }
    return is_fine;
}

/* NULL: *error says why not. */
static const char *board_of(const PlayHost *host, const GameCode *code, PlayError *error) {
    Questions *questions = shelf_take(host, error);
    Here here = {.host = host, .questions = questions, .players = code->players};
    const char *names[WORLD_BOARDS_MOST];
    CodeBoards boards = boards_of(&here, names);
    const char *board = questions != NULL ? code_board(code, &boards, error) : NULL;
    questions_free(questions);
    return board;
}

bool world_code_take(const PlayHost *host, const char *text, WorldSessionSetup *setup, PlayError *error) {
    GameCode code;
    if (!code_read(text, CODE_WORLD, &code, error)) {
        return false;
    }
    if (!code_is_by_rules(&code, WORLD_RULES_BY_SEED) || code.players < WORLD_PLAYERS_MIN ||
        code.level >= DECK_LEVELS) {
        code_refuse_version(error);
        return false;
    }
    const char *board = board_of(host, &code, error);
    if (board == NULL) {
        return false;
    }
    snprintf(setup->board, sizeof setup->board, "%s", board);
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
    const char *names[WORLD_BOARDS_MOST];
    CodeBoards boards = boards_of(&(Here){.host = &session->host}, names);
    if (!code_is_marked(rules->seed, &seed) || rules->has_deal || world->record.sites.has_levels ||
        memcmp(rules->ahead, NOBODY_AHEAD, sizeof NOBODY_AHEAD) != 0 || !has_questions_of_seed(world)) {
        return false;
    }
    GameCode code = {.game = CODE_WORLD,
                     .rules = WORLD_RULES_BY_SEED,
                     .data = digest_of(world->board, world->questions),
                     .board = code_board_place(&boards, world->record.common.board),
                     .players = rules->players,
                     .starter = rules->starter,
                     .level = (int)world->record.deck,
                     .house = rules->house,
                     .seed = seed};
    code_write(&code, out);
    return true;
}
