/* What there is to say of the moments that an expert has found to have decided a game. */
#include "games/world/play/moments.h"

#include "games/world/play/authority.h"
#include "games/world/rules/row.h"

/* --- what happened in a moment ------------------------------------------------------------------------------------ */

/* A turn, and what it led to until the next one could begin. */
typedef struct Span {
    int from; /* action */
    uint8_t before[WORLD_PLAYERS_MAX];
    WorldEvent run, won, scored, shown, doubled, answer, card; /* of each one, kind 0: none */
    uint8_t winners;
} Span;

static void span_begin(Span *span, const WorldGame *game, size_t from) {
    *span = (Span){.from = (int)from};
    for (int p = 0; p < game->players; p++) {
        span->before[p] = game->player[p].field;
    }
}

static void keep_first(WorldEvent *kept, const WorldEvent *event) {
    if (kept->kind == 0) {
        *kept = *event;
    }
}

static void span_follow(Span *span, const WorldEvents *events) {
    for (int i = 0; i < events->count; i++) {
        const WorldEvent *event = &events->list[i];
        if (event->kind == WORLD_HAPPENED_RUN && (span->run.kind == 0 || event->run.length > span->run.run.length)) {
            span->run = *event;
        } else if (event->kind == WORLD_HAPPENED_STAGE_WON) {
            keep_first(&span->won, event);
        } else if (event->kind == WORLD_HAPPENED_SCORED) {
            keep_first(&span->scored, event);
        } else if (event->kind == WORLD_HAPPENED_EVENT_SHOWN) {
            keep_first(&span->shown, event);
        } else if (event->kind == WORLD_HAPPENED_FAST_TRACK) {
            keep_first(&span->doubled, event);
        } else if (event->kind == WORLD_HAPPENED_ANSWER) {
            span->answer = *event;
        } else if (event->kind == WORLD_HAPPENED_CARD && event->card.to.pile == WORLD_PILE_HAND) {
            keep_first(&span->card, event);
        } else if (event->kind == WORLD_HAPPENED_OVER) {
            span->winners = event->over.winners;
        }
    }
}

static int first_of(uint8_t players) {
    int player = 0;
    while (player < WORLD_PLAYERS_MAX - 1 && !(players >> player & 1)) {
        player++;
    }
    return player;
}

/* The players that this one was behind before and is ahead of now. */
static int overtaken(const Span *span, const WorldGame *game, int player) {
    for (int other = 0; other < game->players; other++) {
        if (span->before[player] < span->before[other] && game->player[player].field > game->player[other].field) {
            return other;
        }
    }
    return WORLD_NOBODY;
}

/* Of all that happened what weighs most, as people would tell it. */
static void tell_span(WorldKeyMoment *moment, const Span *span, const WorldGame *game) {
    moment->from = span->from;
    if (span->won.kind != 0) {
        moment->kind = MOMENT_ROW;
        moment->player = span->won.player;
        moment->count = span->scored.scored.count;
        moment->fields = game->player[moment->player].field - span->before[moment->player];
        moment->is_goal = span->winners != 0;
        if (moment->is_goal && !(span->winners >> moment->player & 1)) {
            moment->kind = MOMENT_GOAL; /* another one came in first, by this row's scoring */
            moment->player = first_of(span->winners);
        }
    } else if (span->winners != 0) {
        moment->kind = MOMENT_GOAL;
        moment->player = first_of(span->winners);
    } else if (span->run.kind != 0) {
        moment->kind = MOMENT_RUN;
        moment->player = span->run.player;
        moment->length = span->run.run.length;
        moment->fields = span->run.run.fields;
        moment->other = overtaken(span, game, moment->player);
    } else if (span->shown.kind != 0) {
        moment->kind = MOMENT_EVENT;
        moment->player = span->shown.player;
        moment->event = (WorldEventCard)span->shown.held.event;
    } else if (span->answer.kind != 0) {
        moment->kind = MOMENT_ANSWER;
        moment->player = span->answer.player;
        moment->is_right = span->answer.answer.choice == span->answer.answer.right;
    } else if (span->doubled.kind != 0) {
        moment->kind = MOMENT_FAST_TRACK;
        moment->player = span->doubled.player;
    } else {
        moment->kind = MOMENT_DRAWN;
        moment->player = span->card.player;
        moment->card = span->card.card.card;
        moment->from_stock = span->card.card.from.pile == WORLD_PILE_STOCK;
    }
}

static MomentKind kind_of_turn(const WorldView *view, WorldAction action, WorldAction better, WorldKeyMoment *moment) {
    moment->card = view->discard[view->discard_count - 1];
    if (action.kind == WORLD_ACTION_PLAY_EVENT) {
        return MOMENT_BY_ROW;
    }
    if (better.kind == WORLD_ACTION_PLAY_EVENT) {
        return MOMENT_BY_EVENT;
    }
    return action.a == WORLD_FROM_STOCK ? MOMENT_BY_TOP : MOMENT_BY_STOCK;
}

static void tell_choice(WorldKeyMoment *moment, const Span *span, const WorldGame *game, const WorldMoment *found,
                        WorldAction action) {
    WorldView view;
    world_view(game, &view);
    moment->from = span->from;
    moment->player = view.awaited_player;
    if (view.awaiting == WORLD_AWAITING_TURN) {
        moment->kind = kind_of_turn(&view, action, found->better, moment);
    } else if (view.awaiting == WORLD_AWAITING_PLACE) {
        moment->kind = MOMENT_BY_PLACE;
        moment->card = view.hand[0];
        moment->place = action.a + 1;
        moment->better = found->better.a + 1;
    } else {
        moment->kind = MOMENT_BY_CHOICE;
        moment->event = (WorldEventCard)view.event;
    }
}

/* Thousandths to hundredths, never to nothing. */
static int hundredths(int thousandths) {
    int rounded = (thousandths + (thousandths < 0 ? -5 : 5)) / 10;
    return rounded != 0 ? rounded : thousandths < 0 ? -1 : 1;
}

/* Between two, what one loses the other wins: the cards' moments are told from the winning side. */
static void tell_change(WorldKeyMoment *moment, const WorldMoment *found, int players) {
    bool turns_round = players == WORLD_PLAYERS_MIN && !found->by_choice && found->swing < 0;
    moment->whose = turns_round ? 1 - found->player : found->player;
    moment->change = hundredths(turns_round ? -found->swing : found->swing);
    moment->stage = found->stage;
    moment->other = WORLD_NOBODY;
}

static bool is_settled(const WorldGame *game) {
    return game->awaiting == WORLD_AWAITING_TURN || game->awaiting == WORLD_AWAITING_STAGE_OVER ||
           game->awaiting == WORLD_AWAITING_OVER;
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

void world_review_begin_record(WorldReview *review, const Session *record) {
    world_ai_review_begin(review, world_session_setup(record));
}

void world_review_tell(const WorldReview *review, const Session *record, WorldKeyMoment moment[AI_MOMENTS]) {
    WorldGame game;
    WorldEvents events;
    Span span;
    world_start(&game, world_session_setup(record), NULL);
    span_begin(&span, &game, 0);
    for (size_t i = 0; i < session_actions(record); i++) {
        WorldGame before = game;
        world_apply(&game, world_session_action(record, i), &events);
        span_follow(&span, &events);
        for (int m = 0; m < review->moments; m++) {
            const WorldMoment *found = &review->moment[m];
            if ((size_t)found->action != i) {
                continue;
            }
            tell_change(&moment[m], found, game.players);
            if (found->by_choice) {
                tell_choice(&moment[m], &span, &before, found, world_session_action(record, i));
            } else {
                tell_span(&moment[m], &span, &game);
            }
        }
        if (is_settled(&game)) {
            span_begin(&span, &game, i + 1);
        }
    }
}
