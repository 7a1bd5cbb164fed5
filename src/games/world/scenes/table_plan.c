/* Events become motion. Each plan takes the next event, or a few that belong together, and makes clips of them; the
 * view follows when a clip says so. Times are milliseconds at normal speed. */
#include "games/world/scenes/table.h"

#include "games/world/rules/row.h"
#include "games/world/scenes/cards.h"
#include "games/world/scenes/event_arrows.h"
#include "games/world/scenes/goal.h"
#include "games/world/scenes/limelight.h"
#include "games/world/scenes/near.h"
#include "games/world/scenes/walk.h"
#include "games/world/scenes/won.h"
#include "games/world/scenes/words.h"
#include "games/world/words/event_text.h"

#include <math.h>

static const double DEAL_EVERY = 26, DEAL_MS = 300;
static const double BACK_EVERY = 50;
static const double PASS_MS = 900, PASS_EVERY = 180; /* first cards handed on */
static const double SHIFT_MS = 800;
static const double LABELS_MS = 200;  /* those of sites step aside */
static const double COUNT_MS = 120;   /* each card that lights up in scoring */
static const double COUNTED_MS = 240; /* all of the winner's: they have been counted */

/* Takes the next event into the batch; returns its index. */
static int take(Table *table) {
    int index = table->batch_count++;
    world_session_take_event(table->session, &table->batch[index]);
    return index;
}

static void follow_next(Table *table) {
    table_follow(table, &table->batch[take(table)]);
}

static bool next_is(const Table *table, WorldEventKind kind) {
    WorldEvent event;
    return table->batch_count < TABLE_BATCH_MAX && world_session_peek_event(table->session, 0, &event) &&
           event.kind == kind;
}

static bool is_dealt(const WorldEvent *event) {
    return event->kind == WORLD_HAPPENED_CARD && event->card.from.pile == WORLD_PILE_STOCK &&
           event->card.to.pile != WORLD_PILE_HAND;
}

bool table_deals_next(const Table *table) {
    WorldEvent event;
    return world_session_peek_event(table->session, 0, &event) && is_dealt(&event);
}

static Rect middle_of_board(const Table *table, float w, float h) {
    return rect_around(rect_middle(table->layout.board), w, h);
}

/* --- a stage begins ----------------------------------------------------------------------------------------------- */

/* The cards of the row in front are made while the banner stands there. */
static void want_row(const Table *table) {
    WorldEvent dealt;
    for (int i = 0; world_session_peek_event(table->session, i, &dealt) && is_dealt(&dealt); i++) {
        if (dealt.card.to.pile == WORLD_PILE_ROW && dealt.card.to.player == table->bottom) {
            card_want(table->app->gfx, dealt.card.card, table_place(table, dealt.card.to));
        }
    }
}

static void plan_stage(Table *table) {
    bool any = false;
    for (int p = 0; p < table->view.players; p++) {
        if (table->lies[p][0]) {
            Clip clip = {.kind = TABLE_CLIP_GATHER, .a = p, .duration = 420, .easing = EASE_IN, .is_travel = true};
            any ? timeline_with(&table->timeline, clip, 40) : timeline_after(&table->timeline, clip, 0);
            any = true;
        }
    }
    int event = take(table);
    want_row(table);
    timeline_after(&table->timeline, (Clip){.kind = TABLE_CLIP_PAUSE, .d = event}, 0);
    timeline_after(&table->timeline,
                   (Clip){.kind = TABLE_CLIP_BANNER,
                          .a = TABLE_BANNER_STAGE,
                          .b = table->batch[event].stage.number,
                          .duration = 1000},
                   0);
}

static void plan_deal(Table *table) {
    bool is_first = true;
    while (table_deals_next(table)) {
        int event = take(table);
        const WorldEvent *dealt = &table->batch[event];
        Clip clip = {.kind = TABLE_CLIP_CARD,
                     .a = dealt->card.card,
                     .b = TABLE_FACE_TURNS,
                     .c = table_place_code(dealt->card.to),
                     .d = event,
                     .from = table->layout.stock,
                     .to = table_place(table, dealt->card.to),
                     .duration = DEAL_MS,
                     .easing = EASE_OUT,
                     .is_travel = true};
        /* The banner still stands there while the first cards fly. */
        is_first ? timeline_after(&table->timeline, clip, 0) : timeline_with(&table->timeline, clip, DEAL_EVERY);
        is_first = false;
    }
}

static void plan_backs(Table *table) {
    bool is_first = true;
    while (next_is(table, WORLD_HAPPENED_EVENT_DEALT)) {
        int event = take(table);
        const WorldEvent *dealt = &table->batch[event];
        Clip clip = {.kind = TABLE_CLIP_BACK,
                     .a = dealt->player,
                     .b = dealt->held.slot,
                     .d = event,
                     .from = middle_of_board(table, table->layout.event[0].w, table->layout.event[0].h),
                     .duration = 260,
                     .easing = EASE_OUT,
                     .is_travel = true};
        is_first ? timeline_after(&table->timeline, clip, 0) : timeline_with(&table->timeline, clip, BACK_EVERY);
        is_first = false;
    }
}

/* --- cards -------------------------------------------------------------------------------------------------------- */

static Clip flight(Table *table, int event) {
    const WorldEvent *moved = &table->batch[event];
    card_want_flying(table->app->gfx, moved->card.card, table_place(table, moved->card.from),
                     table_place(table, moved->card.to));
    bool from_stock = moved->card.from.pile == WORLD_PILE_STOCK;
    return (Clip){.kind = TABLE_CLIP_CARD,
                  .a = moved->card.card,
                  .b = from_stock ? TABLE_FACE_TURNS : TABLE_FACE_UP,
                  .c = table_place_code(moved->card.to),
                  .d = event,
                  .from = table_place(table, moved->card.from),
                  .to = table_place(table, moved->card.to),
                  .duration = MOTION_CARD,
                  .easing = EASE_IN_OUT,
                  .is_travel = true};
}

/* All card moves of one action begin together, so that no slot is seen empty or twice: view and flights then agree. */
static void plan_cards(Table *table) {
    Clip clips[TABLE_BATCH_MAX];
    int count = 0;
    while (next_is(table, WORLD_HAPPENED_CARD) && !table_deals_next(table)) {
        int event = take(table);
        clips[count++] = flight(table, event);
    }
    for (int i = 0; i < count; i++) {
        if (count > 1 && table->event == WORLD_EVENT_PASS_LEFT) { /* one after the other leaves its row */
            clips[i].hold = PASS_EVERY * i;
            clips[i].duration = PASS_MS + clips[i].hold;
        }
        i == 0 ? timeline_after(&table->timeline, clips[i], 0) : timeline_with(&table->timeline, clips[i], 0);
    }
}

static void plan_renewal(Table *table) {
    Clip clip = {.kind = TABLE_CLIP_RENEW,
                 .d = take(table),
                 .from = table->layout.discard,
                 .to = table->layout.stock,
                 .duration = 700,
                 .easing = EASE_IN_OUT,
                 .is_travel = true};
    timeline_after(&table->timeline, clip, 0);
}

static void plan_shift(Table *table) {
    int event = take(table);
    for (int p = 0; p < table->view.players; p++) {
        int giver = world_left_of(p, table->view.players);
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            card_want_flying(table->app->gfx, table->view.seat[giver].row[slot], table_slot(table, giver, slot),
                             table_slot(table, p, slot));
        }
        Clip clip = {.kind = TABLE_CLIP_ROW,
                     .a = giver,
                     .b = p,
                     .d = p == 0 ? event : -1,
                     .duration = SHIFT_MS,
                     .easing = EASE_IN_OUT,
                     .is_travel = true};
        p == 0 ? timeline_after(&table->timeline, clip, 0) : timeline_with(&table->timeline, clip, 0);
    }
}

/* --- event cards and Fast Track ----------------------------------------------------------------------------------- */

static void plan_event(Table *table) {
    int event = take(table);
    const WorldEvent *shown = &table->batch[event];
    int side = table_side(table, shown->player), card = shown->held.event;
    Rect from = side < 0 ? table->layout.event[shown->held.slot] : table->layout.other[side].event[shown->held.slot];
    table->event_by = shown->player;
    limelight_want(table, event_text((WorldEventCard)card)->picture, shown->player);
    Clip clip = {.kind = TABLE_CLIP_EVENT_TURNS,
                 .a = card,
                 .b = shown->player,
                 .d = event,
                 .from = from,
                 .to = table->layout.event_shown,
                 .duration = LIMELIGHT_COMES_MS,
                 .easing = EASE_OUT,
                 .is_travel = true};
    timeline_after(&table->timeline, clip, 0);
    clip = (Clip){.kind = TABLE_CLIP_EVENT_SHOWS,
                  .a = card,
                  .b = shown->player,
                  .from = table->layout.event_shown,
                  .to = table->layout.event_shown,
                  .duration = words_reading_ms(words_event_sentence((WorldEventCard)card))};
    timeline_after(&table->timeline, clip, 0);
    clip = (Clip){.kind = TABLE_CLIP_EVENT_RESTS,
                  .a = card,
                  .b = shown->player,
                  .from = table->layout.event_shown,
                  .to = table->layout.event_resting,
                  .duration = LIMELIGHT_GOES_MS,
                  .easing = EASE_IN_OUT,
                  .is_travel = true};
    timeline_after(&table->timeline, clip, 0);
    if (event_has_arrows((WorldEventCard)card)) {
        clip = (Clip){.kind = TABLE_CLIP_EVENT_ARROWS, .a = card, .b = shown->player, .duration = EVENT_ARROWS_MS};
        timeline_with(&table->timeline, clip, 0);
    }
}

static void plan_event_done(Table *table) {
    bool stays = table->event == WORLD_EVENT_SHIFT_SEATS && table->event_by != table->bottom &&
                 session_plays_here(table->session, table->bottom);
    if (stays) { /* table_laid_aside() */
        follow_next(table);
        return;
    }
    Clip clip = {.kind = TABLE_CLIP_EVENT_GOES,
                 .a = table->event,
                 .d = take(table),
                 .from = table->layout.event_resting,
                 .to = rect_scaled(table->layout.event_resting, .8f),
                 .duration = 240};
    timeline_after(&table->timeline, clip, 0);
}

static void plan_fast_track(Table *table) {
    int event = take(table);
    int player = table->batch[event].player, side = table_side(table, player);
    Rect from = side < 0 ? table->layout.ticket : table->layout.other[side].ticket;
    char picture[48], sentence[WORDS_MAX];
    words_fast_track(table->session, player, sentence);
    limelight_ticket_picture(table, player, picture, sizeof picture);
    limelight_want(table, picture, player);
    Clip clip = {.kind = TABLE_CLIP_FAST_TRACK,
                 .a = player,
                 .d = event,
                 .from = from,
                 .to = table->layout.event_shown,
                 .duration = LIMELIGHT_COMES_MS + words_reading_ms(sentence) + LIMELIGHT_GOES_MS,
                 .easing = EASE_LINEAR};
    timeline_after(&table->timeline, clip, 0);
}

/* --- figurines ---------------------------------------------------------------------------------------------------- */

static void plan_run(Table *table) {
    const WorldEvent *run = &table->batch[take(table)];
    Clip clip = {.kind = TABLE_CLIP_RUN,
                 .a = run->player,
                 .b = run->run.first,
                 .c = run->run.length,
                 .d = run->run.fields,
                 .duration = 760};
    timeline_after(&table->timeline, clip, 0);
    table_follow(table, run);
}

/* Long ways are followed from nearer by. */
static Rect plan_nearer(Table *table, int player, int from, int to, int hops) {
    Rect near = {0};
    if (hops >= WALK_IS_LONG && !table->timeline.reduced) {
        near = near_for(table, player, from, to);
    }
    if (!rect_is_empty(near)) {
        Clip clip = {.kind = TABLE_CLIP_NEAR,
                     .from = table->layout.board,
                     .a = player,
                     .b = to,
                     .c = 1,
                     .to = near,
                     .duration = NEAR_COMES_MS,
                     .easing = EASE_IN_OUT};
        timeline_after(&table->timeline, clip, 0);
    }
    return near;
}

/* What it has come to stands in the air for a moment; then the board goes back. */
static void plan_landing(Table *table, int player, int field, WalkHop last, Rect near) {
    Clip landed = {.kind = TABLE_CLIP_LANDED, .a = player, .b = field, .c = field, .duration = 260};
    walk_mark(&landed, last);
    timeline_after(&table->timeline, landed, 0);
    if (rect_is_empty(near)) {
        Clip aside = {.kind = TABLE_CLIP_LABELS, .duration = LABELS_MS, .easing = EASE_OUT, .is_travel = true};
        timeline_with(&table->timeline, aside, 0);
    } else {
        Clip clip = {.kind = TABLE_CLIP_NEAR,
                     .from = near,
                     .to = table->layout.board,
                     .duration = NEAR_GOES_MS,
                     .easing = EASE_IN_OUT};
        timeline_after(&table->timeline, clip, 0);
    }
}

/* Field by field to the last before the one aimed at; from there onto it, or over the piece that is on it. */
static void plan_walk(Table *table) {
    int event = take(table);
    const WorldEvent *step = &table->batch[event];
    int from = step->step.from, aimed = step->step.aimed, to = step->step.to;
    int by = aimed < from ? -1 : 1, hops = (aimed - from) * by;
    if (from == to || hops <= 0) {
        Clip clip = {.kind = TABLE_CLIP_PAUSE, .d = event, .duration = 120};
        timeline_after(&table->timeline, clip, 0);
        return;
    }
    Rect near = plan_nearer(table, step->player, from, to, hops);
    for (int i = 0, at = from; i < hops; i++, at += by) {
        bool is_last = i + 1 == hops, jumps = is_last && to != aimed;
        Clip clip = {.kind = jumps ? TABLE_CLIP_JUMP : TABLE_CLIP_HOP,
                     .a = step->player,
                     .b = at,
                     .c = is_last ? to : at + by,
                     .d = is_last ? event : -1,
                     .duration = jumps ? 420 : walk_hop_ms(hops, i + 1),
                     .easing = EASE_LINEAR,
                     .is_travel = true};
        walk_mark(&clip, (WalkHop){i + 1, hops, to});
        timeline_after(&table->timeline, clip, i == 0 ? 40 : 0);
    }
    plan_landing(table, step->player, to, (WalkHop){hops, hops, to}, near);
}

/* --- questions, turns, the end ------------------------------------------------------------------------------------ */

static void turn_table(Table *table, int player) {
    if (player != table->bottom) {
        Clip clip = {.kind = TABLE_CLIP_TURN_TABLE, .a = player, .duration = 320, .easing = EASE_OUT};
        timeline_after(&table->timeline, clip, 0);
    }
}

/* Several people at one screen: whose turn it is comes to the front with face and name. It passes by itself, and a
 * press is taken as ever. */
static void hand_over(Table *table, int player) {
    bool asks = table->view.awaiting != WORLD_AWAITING_QUESTION && table->view.awaiting != WORLD_AWAITING_STAGE_OVER &&
                table->view.awaiting != WORLD_AWAITING_OVER;
    bool other = player != table->bottom && session_plays_here(table->session, player);
    if (asks && other && !table->is_scoring && session_persons_here(table->session) > 1) {
        timeline_with(&table->timeline,
                      (Clip){.kind = TABLE_CLIP_BANNER, .a = TABLE_BANNER_TURN, .b = player, .duration = 900}, 0);
    }
}

static void plan_awaiting(Table *table) {
    follow_next(table);
    int player = table_wanted_bottom(table);
    turn_table(table, player);
    hand_over(table, player);
}

static void plan_won(Table *table) {
    const WorldEvent *won = &table->batch[take(table)];
    table_follow(table, won);
    table->scored = won->player;
    turn_table(table, won->player);
    Clip clip = {.kind = TABLE_CLIP_WON,
                 .a = won->player,
                 .b = table->last_slot[won->player],
                 .duration = table->timeline.reduced ? WON_STILL_MS : WON_MS};
    timeline_after(&table->timeline, clip, 0);
    sound_rest(table->app->sound, true); /* the breath before the card comes down */
}

static void plan_scored(Table *table) {
    const WorldEvent *scored = &table->batch[take(table)];
    int player = scored->player;
    int lit = world_row_ascending(table->view.seat[player].row, WORLD_ROW);
    bool has_won = player == table->view.stage_winner;
    table->scored = player;
    turn_table(table, player);
    Clip clip = {.kind = TABLE_CLIP_SCORE,
                 .a = player,
                 .b = lit,
                 .c = scored->scored.count,
                 .d = scored->scored.fields,
                 .duration = has_won ? COUNTED_MS : COUNT_MS * (lit + 1)};
    timeline_after(&table->timeline, clip, has_won ? 0 : 80);
    if (scored->scored.doubled) {
        timeline_after(&table->timeline,
                       (Clip){.kind = TABLE_CLIP_DOUBLE, .a = player, .b = scored->scored.count, .duration = 800}, 0);
    }
    timeline_wait(&table->timeline, 260);
    table_follow(table, scored);
}

/* The board comes closer to it, and with the last press of it the iris opens over all. */
static void plan_over(Table *table) {
    int event = take(table), goal = world_session_board(table->session)->track.goal;
    bool reduced = table->timeline.reduced;
    goal_want(table);
    timeline_after(&table->timeline, (Clip){.kind = TABLE_CLIP_PAUSE, .d = event}, 0); /* who has won is told now */
    if (!reduced) {
        Clip near = {.kind = TABLE_CLIP_NEAR,
                     .from = table->layout.board,
                     .to = near_round(table, table_board_place(table, goal)),
                     .duration = GOAL_COMES_MS,
                     .easing = EASE_IN_OUT};
        timeline_after(&table->timeline, near, 0);
    }
    Clip clip = {.kind = TABLE_CLIP_GOAL, .d = -1, .duration = reduced ? GOAL_STILL_MS : GOAL_MS};
    timeline_after(&table->timeline, clip, 0);
}

static void plan_pause(Table *table, double ms) {
    Clip clip = {.kind = TABLE_CLIP_PAUSE, .d = take(table), .duration = ms};
    timeline_after(&table->timeline, clip, 0);
}

static void plan_event_of_kind(Table *table, const WorldEvent *event) {
    switch ((WorldEventKind)event->kind) {
    case WORLD_HAPPENED_STAGE:
        plan_stage(table);
        return;
    case WORLD_HAPPENED_CARD:
        table_deals_next(table) ? plan_deal(table) : plan_cards(table);
        return;
    case WORLD_HAPPENED_EVENT_DEALT:
        plan_backs(table);
        return;
    case WORLD_HAPPENED_STOCK_RENEWED:
        plan_renewal(table);
        return;
    case WORLD_HAPPENED_FAST_TRACK:
        plan_fast_track(table);
        return;
    case WORLD_HAPPENED_EVENT_SHOWN:
        plan_event(table);
        return;
    case WORLD_HAPPENED_EVENT_DONE:
        plan_event_done(table);
        return;
    case WORLD_HAPPENED_SEATS_SHIFTED:
        plan_shift(table);
        return;
    case WORLD_HAPPENED_RUN:
        plan_run(table);
        return;
    case WORLD_HAPPENED_FIGURINE:
        plan_walk(table);
        return;
    case WORLD_HAPPENED_QUESTION:
        plan_pause(table, 260);
        return;
    case WORLD_HAPPENED_STAGE_WON:
        plan_won(table);
        return;
    case WORLD_HAPPENED_SCORED:
        plan_scored(table);
        return;
    case WORLD_HAPPENED_OVER:
        plan_over(table);
        return;
    case WORLD_HAPPENED_AWAITING:
        plan_awaiting(table);
        return;
    case WORLD_HAPPENED_TURN:
    case WORLD_HAPPENED_EXCHANGED:
    case WORLD_HAPPENED_ANSWER:
    case WORLD_HAPPENED_FAST_TRACK_SPENT:
        follow_next(table);
        return;
    }
}

bool table_plan(Table *table) {
    WorldEvent event;
    if (table_at_rest(table) || !world_session_peek_event(table->session, 0, &event)) {
        return false;
    }
    table->batch_count = 0;
    plan_event_of_kind(table, &event);
    return true;
}
