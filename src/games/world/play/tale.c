/* Gathers, as a game is played, what the summary at its end will show. */
#include "games/world/play/session_inside.h"

#include <string.h>

void tale_begin(WorldTale *tale) {
    memset(tale, 0, sizeof *tale);
}

static WorldTaleStage *stage_now(WorldTale *tale) {
    int index = tale->stages < WORLD_TALE_STAGES_MAX ? tale->stages : WORLD_TALE_STAGES_MAX;
    return index > 0 ? &tale->stage[index - 1] : NULL;
}

static int moved_in(const WorldTaleStage *stage, int player) {
    int fields = 0;
    for (int why = 0; why < WORLD_WHYS; why++) {
        fields += stage->moved[player][why];
    }
    return fields;
}

static void figurine_moved(WorldTale *tale, WorldTaleStage *stage, const WorldEvent *event) {
    int fields = event->step.to - event->step.from;
    stage->moved[event->player][event->step.why] = (int16_t)(stage->moved[event->player][event->step.why] + fields);
    int total = moved_in(stage, event->player);
    if (total > tale->best_stage[event->player]) {
        tale->best_stage[event->player] = total;
    }
    if (event->step.why != WORLD_WHY_SCORE && fields > tale->luckiest.fields) {
        tale->luckiest.player = event->player;
        tale->luckiest.stage = tale->stages;
        tale->luckiest.fields = fields;
        tale->luckiest.why = event->step.why;
    }
}

static void answered(WorldTale *tale, int player, bool is_right) {
    tale->asked[player]++;
    tale->right[player] += is_right;
    tale->streak[player] = is_right ? tale->streak[player] + 1 : 0;
    if (tale->streak[player] > tale->best_streak[player]) {
        tale->best_streak[player] = tale->streak[player];
    }
}

static void begin_stage(WorldTale *tale) {
    tale->stages++;
    stage_now(tale)->winner = WORLD_NOBODY;
}

void tale_follow(WorldTale *tale, const WorldEvent *event) {
    WorldTaleStage *stage = stage_now(tale);
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
        begin_stage(tale);
        return;
    case WORLD_HAPPENED_TURN:
        tale->turns[event->player]++;
        return;
    case WORLD_HAPPENED_RUN:
        if (event->run.length > tale->best_run[event->player]) {
            tale->best_run[event->player] = event->run.length;
        }
        return;
    case WORLD_HAPPENED_FIGURINE:
        if (event->step.why < WORLD_WHYS) { /* nobody has earned the last way home */
            figurine_moved(tale, stage, event);
        }
        return;
    case WORLD_HAPPENED_ANSWER:
        answered(tale, event->player, event->answer.choice == event->answer.right);
        return;
    case WORLD_HAPPENED_STAGE_WON:
        stage->winner = event->player;
        return;
    case WORLD_HAPPENED_SCORED:
        stage->count[event->player] = event->scored.count;
        stage->doubled[event->player] = event->scored.doubled != 0;
        stage->scored[event->player] = event->scored.fields;
        return;
    case WORLD_HAPPENED_CARD:
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_STOCK_RENEWED:
    case WORLD_HAPPENED_FAST_TRACK:
    case WORLD_HAPPENED_EVENT_SHOWN:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_SEATS_SHIFTED:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_QUESTION:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
    case WORLD_HAPPENED_OVER:
    case WORLD_HAPPENED_AWAITING:
        return;
    }
}
