#include "play/game.h"

#include "core/core_assert.h"
#include "protocol/head.h"

void game_check(const Game *game) {
    CORE_ASSERT(game->kind != NULL && game->rules > 0 && game->boards != NULL && game->board_count > 0);
    for (int i = 0; i < game->board_count; i++) {
        CORE_ASSERT(record_is_board_name(game->boards[i]));
    }
    CORE_ASSERT((game->tutorial == NULL) == (game->lessons == NULL));
    CORE_ASSERT(game->session_size > 0 && game->thought_size > 0 && game->event_size > 0);
    CORE_ASSERT(game->init != NULL && game->again != NULL);
    CORE_ASSERT(game->seed != NULL && game->players != NULL);
    CORE_ASSERT(game->read != NULL && game->write != NULL && game->copy != NULL && game->ends_as_recorded != NULL);
    CORE_ASSERT(game->begin != NULL && game->apply != NULL && game->is_over != NULL);
    CORE_ASSERT(game->hash != NULL && game->state != NULL);
    CORE_ASSERT(game->rounds != NULL && game->place != NULL && game->result != NULL);
    CORE_ASSERT(game->moment != NULL && game->asks != NULL && game->look != NULL);
    CORE_ASSERT(game->decide != NULL && game->pause != NULL);
    CORE_ASSERT((game->asks_person == NULL) == (game->advise == NULL));
}
