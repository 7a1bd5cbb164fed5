/* What an event says, member by member, beside the table by which it is written. */
#include "wire.h"

#include "games/path/rules/event.h"
#include "games/path/rules/line.h"
#include "games/world/rules/event.h"

#define SAME(member) (a->member == b->member)

static bool same_place(const WorldPlace *a, const WorldPlace *b) {
    return SAME(pile) && SAME(player) && SAME(slot);
}

bool world_events_alike(const void *one, const void *other) {
    const WorldEvent *a = one, *b = other;
    if (!SAME(kind) || !SAME(player)) {
        return false;
    }
    switch ((WorldEventKind)a->kind) {
    case WORLD_HAPPENED_STAGE:
        return SAME(stage.number) && SAME(stage.starter) && SAME(stage.stock);
    case WORLD_HAPPENED_CARD:
        return SAME(card.card) && same_place(&a->card.from, &b->card.from) && same_place(&a->card.to, &b->card.to);
    case WORLD_HAPPENED_EVENT_DEALT:
    case WORLD_HAPPENED_EVENT_SHOWN:
        return SAME(held.slot) && SAME(held.event) && SAME(held.played);
    case WORLD_HAPPENED_STOCK_RENEWED:
        return SAME(renewed.stock);
    case WORLD_HAPPENED_RUN:
        return SAME(run.first) && SAME(run.length) && SAME(run.fields);
    case WORLD_HAPPENED_FIGURINE:
        return SAME(step.from) && SAME(step.aimed) && SAME(step.to) && SAME(step.why);
    case WORLD_HAPPENED_QUESTION:
        return SAME(question.index) && SAME(question.reader) && SAME(question.why) && SAME(question.amount);
    case WORLD_HAPPENED_ANSWER:
        return SAME(answer.choice) && SAME(answer.right);
    case WORLD_HAPPENED_SCORED:
        return SAME(scored.count) && SAME(scored.doubled) && SAME(scored.fields);
    case WORLD_HAPPENED_OVER:
        return SAME(over.winners);
    case WORLD_HAPPENED_AWAITING:
        return SAME(awaiting.kind) && SAME(awaiting.still_to_do);
    case WORLD_HAPPENED_TURN:
    case WORLD_HAPPENED_FAST_TRACK:
    case WORLD_HAPPENED_EVENT_DONE:
    case WORLD_HAPPENED_SEATS_SHIFTED:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_STAGE_WON:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
        return true;
    }
    return false;
}

bool path_events_alike(const void *one, const void *other) {
    const PathEvent *a = one, *b = other;
    if (!SAME(kind) || !SAME(player)) {
        return false;
    }
    switch ((PathEventKind)a->kind) {
    case PATH_HAPPENED_START:
        return SAME(start.index) && SAME(start.cell);
    case PATH_HAPPENED_CARD:
        return SAME(card.round) && SAME(card.index);
    case PATH_HAPPENED_LINE:
        return path_lines_equal(&a->line, &b->line);
    case PATH_HAPPENED_NUMBER:
        return SAME(number.cell) && SAME(number.number) && SAME(number.points) && SAME(number.full);
    case PATH_HAPPENED_OVER:
        return SAME(over.winners);
    case PATH_HAPPENED_CLOSED:
    case PATH_HAPPENED_REOPENED:
        return true;
    }
    return false;
}
