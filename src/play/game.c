#include "play/game.h"

#include "core/core_assert.h"
#include "protocol/record.h"

static void check_record(const RecordGame *record) {
    CORE_ASSERT(record != NULL && record->rules > 0 && record->keys != NULL);
    CORE_ASSERT(record->size >= sizeof(Record) && record->action_size > 0);
    CORE_ASSERT(record->players != NULL && record->setup_to_json != NULL && record->setup_from_json != NULL);
    CORE_ASSERT(record->action_to_json != NULL && record->action_from_json != NULL);
    CORE_ASSERT(record->start != NULL && record->apply != NULL && record->rules_hash != NULL);
}

static void check_far(const GameFar *far) {
    CORE_ASSERT(far->make != NULL && far->awaits != NULL && (far->run_time == NULL) == (far->time_left == NULL));
    CORE_ASSERT(far->setup_write != NULL && far->event_write != NULL && far->private != NULL);
    CORE_ASSERT(far->is_theirs != NULL && far->setup_read != NULL && far->event_read != NULL);
    CORE_ASSERT(far->private_read != NULL && far->begin != NULL && far->follow != NULL);
    CORE_ASSERT(far->mask != NULL && far->refuses != NULL);
}

void game_check(const Game *game) {
    check_record(game->record);
    CORE_ASSERT(game->kind != NULL && game->boards != NULL && game->board_count > 0);
    for (int i = 0; i < game->board_count; i++) {
        CORE_ASSERT(record_is_board_name(game->boards[i]));
    }
    CORE_ASSERT((game->tutorial == NULL) == (game->lessons == NULL));
    CORE_ASSERT(game->session_size > 0 && game->thought_size > 0 && game->event_size > 0);
    CORE_ASSERT(game->again != NULL && game->seed != NULL);
    CORE_ASSERT(game->row_of != NULL && game->action_of != NULL);
    CORE_ASSERT(game->begin != NULL && game->apply != NULL && game->is_over != NULL);
    CORE_ASSERT(game->hash != NULL && game->state != NULL);
    CORE_ASSERT(game->rounds != NULL && game->place != NULL && game->result != NULL);
    CORE_ASSERT(game->moment != NULL && game->asks != NULL && game->look != NULL);
    CORE_ASSERT(game->decide != NULL && game->pause != NULL);
    CORE_ASSERT((game->asks_person == NULL) == (game->advise == NULL));
    CORE_ASSERT((game->tick == NULL) == (game->tick_due == NULL));
    if (game->far != NULL) {
        check_far(game->far);
    }
}
