#include "games/world/ai/ai.h"

#include "core/core_assert.h"
#include "games/world/ai/levels.h"

static WorldAction choose_at_level(AiLevel level, AiTaste taste, const WorldView *view, int player, Random *random) {
    switch (level) {
    case AI_EASY:
        return easy_choose(taste, view, player, random);
    case AI_MEDIUM:
        return medium_choose(taste, view, player, random);
    case AI_HARD:
        return hard_choose(taste, view, player, random);
    case AI_EXPERT:
        return expert_choose(taste, view, player, random);
    case AI_GENTLE:
        return gentle_choose(taste, view, player, random);
    }
    CORE_NEVER("a known level");
}

WorldAction world_ai_choose(AiLevel level, const WorldView *view, int player, Random *random) {
    return world_ai_choose_as(level, AI_TASTE_NONE, view, player, random);
}

WorldAction world_ai_choose_as(AiLevel level, AiTaste taste, const WorldView *view, int player, Random *random) {
    CORE_ASSERT(view->awaited_player == player || view->awaiting == WORLD_AWAITING_STAGE_OVER);
    switch ((WorldAwaitingKind)view->awaiting) {
    case WORLD_AWAITING_NAME:
        if (view->players == WORLD_PLAYERS_MIN) {
            return (WorldAction){.kind = WORLD_ACTION_NAME, .a = (uint8_t)(1 - player)};
        }
        return choose_at_level(level, taste, view, player, random);
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_PLACE:
    case WORLD_AWAITING_SWAP:
    case WORLD_AWAITING_TRADE:
    case WORLD_AWAITING_TAKE_TWO:
        return choose_at_level(level, taste, view, player, random);
    case WORLD_AWAITING_QUESTION:
        return (WorldAction){.kind = WORLD_ACTION_ANSWER, .a = (uint8_t)random_below(random, WORLD_ANSWERS)};
    case WORLD_AWAITING_STAGE_OVER:
        return (WorldAction){.kind = WORLD_ACTION_NEXT_STAGE};
    case WORLD_AWAITING_OVER:
        break;
    }
    CORE_NEVER("something is awaited");
}

WorldAction world_ai_choose_by(AiSkill skill, AiTaste taste, const WorldView *view, int player, Random *random) {
    if (view->awaiting == WORLD_AWAITING_PLACE && ai_skill_dreams(skill, random)) {
        return dreaming_place(view, player, random);
    }
    return world_ai_choose_as(ai_skill_level(skill, random), taste, view, player, random);
}

bool world_ai_fast_track(AiLevel level, const WorldView *view, int player, Random *random) {
    if (!world_view_may_fast_track(view, player)) {
        return false;
    }
    if (level != AI_GENTLE && view->active == player && world_track_ends_with(&view->track, view->stage)) {
        return true; /* now or never */
    }
    switch (level) {
    case AI_EASY:
        return easy_fast_track(view, player, random);
    case AI_MEDIUM:
        return medium_fast_track(view, player, random);
    case AI_HARD:
        return hard_fast_track(view, player, random);
    case AI_EXPERT:
        return expert_fast_track(view, player, random);
    case AI_GENTLE:
        return gentle_fast_track(view, player, random);
    }
    return false;
}

bool world_ai_fast_track_by(AiSkill skill, const WorldView *view, int player, Random *random) {
    return world_view_may_fast_track(view, player) &&
           world_ai_fast_track(ai_skill_level(skill, random), view, player, random);
}
