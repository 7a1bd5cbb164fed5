/* What a press or a drag on the table means. Two touches may be needed for one action (two slots of a swap, a card of
 * theirs and one of mine): the first is remembered in the hands, in whichever order they come. */
#include "core/core_assert.h"
#include "games/world/scenes/back.h"
#include "games/world/scenes/near.h"
#include "games/world/scenes/stage_parts.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "shell/scene.h"

#include <stdio.h>

void stage_look_again(Stage *stage) {
    hands_look(&stage->hands, &stage->table);
    scene_rebuild(stage->table.app);
}

static void say(const Stage *stage, const char *id, const char *sentence) {
    App *app = stage->table.app;
    sound_play(app->sound, SOUND_REFUSED);
    ui_say(scene_ui(app), id, sentence, app->now);
}

static bool act(Stage *stage, const char *id, WorldAction action) {
    WorldRefusal refusal = world_session_act(stage->table.session, action);
    if (refusal != WORLD_ACCEPTED) {
        say(stage, id, world_session_why_not(refusal));
        return false;
    }
    stage->hands = hands_empty();
    stage_look_again(stage);
    return true;
}

static const WorldView *now_of(const Stage *stage) {
    return world_session_view(stage->table.session);
}

/* --- slots -------------------------------------------------------------------------------------------------------- */

static void press_for_swap(Stage *stage, const char *id, int slot) {
    Hands *hands = &stage->hands;
    if (hands->slot < 0 || hands->slot == slot) {
        hands->slot = hands->slot == slot ? -1 : slot;
        sound_play(stage->table.app->sound, SOUND_CARD_TAKE);
        stage_look_again(stage);
        return;
    }
    act(stage, id, (WorldAction){.kind = WORLD_ACTION_SWAP, .a = (uint8_t)hands->slot, .b = (uint8_t)slot});
}

static void press_for_trade(Stage *stage, const char *id, int player, int slot) {
    Hands *hands = &stage->hands;
    if (player == now_of(stage)->awaited_player) {
        hands->slot = hands->slot == slot ? -1 : slot;
    } else {
        bool again = hands->their_player == player && hands->their_slot == slot;
        hands->their_player = again ? -1 : player;
        hands->their_slot = again ? -1 : slot;
    }
    if (hands->slot >= 0 && hands->their_slot >= 0) {
        WorldAction trade = {.kind = WORLD_ACTION_TRADE,
                             .a = (uint8_t)hands->their_player,
                             .b = (uint8_t)hands->their_slot,
                             .c = (uint8_t)hands->slot};
        act(stage, id, trade);
        return;
    }
    sound_play(stage->table.app->sound, SOUND_CARD_TAKE);
    stage_look_again(stage);
}

/* One of two cards, and the slot it goes to. */
static void keep_if_chosen(Stage *stage, const char *id) {
    const Hands *hands = &stage->hands;
    int card = now_of(stage)->hand_count == 1 ? 0 : hands->card;
    if (card >= 0 && hands->slot >= 0) {
        act(stage, id, (WorldAction){.kind = WORLD_ACTION_KEEP, .a = (uint8_t)card, .b = (uint8_t)hands->slot});
        return;
    }
    sound_play(stage->table.app->sound, SOUND_CARD_TAKE);
    stage_look_again(stage);
}

static void press_slot(Stage *stage, const char *id, int player, int slot) {
    const WorldView *now = now_of(stage);
    bool own = player == now->awaited_player;
    if (now->awaiting == WORLD_AWAITING_TRADE) {
        press_for_trade(stage, id, player, slot);
    } else if (own && now->awaiting == WORLD_AWAITING_PLACE) {
        act(stage, id, (WorldAction){.kind = WORLD_ACTION_PLACE, .a = (uint8_t)slot});
    } else if (own && now->awaiting == WORLD_AWAITING_SWAP) {
        press_for_swap(stage, id, slot);
    } else if (own && now->awaiting == WORLD_AWAITING_TAKE_TWO) {
        stage->hands.slot = slot;
        keep_if_chosen(stage, id);
    } else {
        say(stage, id, world_session_why_not(WORLD_REFUSED_NOT_NOW));
    }
}

static void press_hand(Stage *stage, const char *id, int card) {
    if (now_of(stage)->awaiting == WORLD_AWAITING_TAKE_TWO && now_of(stage)->hand_count == 2) {
        stage->hands.card = card;
        keep_if_chosen(stage, id);
        return;
    }
    say(stage, id, tr("Now choose the card it replaces in your row."));
}

/* --- Fast Track --------------------------------------------------------------------------------------------------- */

static WorldAction fast_track(int player) {
    return (WorldAction){.kind = WORLD_ACTION_FAST_TRACK, .a = (uint8_t)player};
}

static void fast_track_chosen(App *app, void *context, int button) {
    const Stage *stage = context;
    (void)app;
    if (button == 0) {
        WorldRefusal refusal = world_session_act(stage->table.session, fast_track(stage->doubles));
        CORE_ASSERT(refusal == WORLD_ACCEPTED); /* nobody moves while this is asked */
    }
}

/* Tickets lie close together and are there only once: whose it is said before somebody else's is gone. */
static void press_ticket(Stage *stage, const char *id, int player) {
    const Table *table = &stage->table;
    if (player == now_of(stage)->awaited_player || session_persons_here(table->session) < 2) {
        act(stage, id, fast_track(player));
        return;
    }
    char question[MESSAGE_TEXT_BYTES];
    stage->doubles = player;
    i18n_format(question, sizeof question, tr("Play {name}’s Fast Track card? It can be played only once in a game."),
                I18N_TEXT("name", session_seat(table->session, player)->name));
    message_show(table->app, tr("Fast Track"), question, tr("Play it"), tr("Not now"), fast_track_chosen, stage);
}

/* --- everything --------------------------------------------------------------------------------------------------- */

static void undo_chosen(App *app, void *context, int button) {
    Stage *stage = context;
    if (button == 0 && back_step_unranked(app)) {
        stage->hands = hands_empty();
    }
}

static void undo(Stage *stage) {
    App *app = stage->table.app;
    table_hurry_all(&stage->table);
    if (back_step(app)) {
        stage->hands = hands_empty();
        stage_look_again(stage);
    } else if (back_may_be_asked(app)) {
        back_ask(app, undo_chosen, stage);
    }
}

/* What goes on with a move that has begun, or can be taken back, need not be seen to come first; nor need the card that
 * somebody else at the table puts down. */
static bool is_meant(const Stage *stage, StageAct pressed) {
    const WorldView *now = now_of(stage);
    switch (pressed) {
    case STAGE_ACT_SLOT:
    case STAGE_ACT_HAND:
        return now->awaiting == WORLD_AWAITING_PLACE;
    case STAGE_ACT_STOCK:
    case STAGE_ACT_DISCARD:
        return now->awaiting == WORLD_AWAITING_TURN && !stage->is_dealt &&
               now->awaited_player != session_last_actor(stage->table.session);
    case STAGE_ACT_HINT:
    case STAGE_ACT_UNDO:
    case STAGE_ACT_MAP:
    case STAGE_ACT_READ:
        return true;
    case STAGE_ACT_NONE:
    case STAGE_ACT_EVENT:
    case STAGE_ACT_FAST_TRACK:
    case STAGE_ACT_PLAYER:
    case STAGE_ACT_LOG:
    case STAGE_ACT_HELP:
    case STAGE_ACT_PAUSE:
    case STAGE_ACT_NEXT:
    case STAGE_ACT_TEACH:
    case STAGE_ACT_TOGETHER:
    case STAGE_ACT_HELP_SEAT:
        return false;
    }
    return false;
}

/* A press first brings the table up to what has happened. Where others have moved meanwhile, or something else is asked
 * by now, it only hurries: nobody shall take a card without having seen what came before. */
static bool only_hurries(Stage *stage, StageAct pressed) {
    Table *table = &stage->table;
    if (table_at_rest(table)) {
        return false;
    }
    bool own = session_last_actor(table->session) == WORLD_NOBODY ||
               session_plays_here(table->session, session_last_actor(table->session));
    if (own) {
        table_hurry_all(table);
    } else {
        table_hurry(table);
    }
    stage_look_again(stage);
    if (own && is_meant(stage, pressed)) {
        return false;
    }
    scene_hurried(table->app);
    return true;
}

/* Round what was touched; by the button in the corner, round who sits in front. */
static void look_at_map(Stage *stage, const UiEvent *event) {
    Table *table = &stage->table;
    bool is_button = event->a != 0;
    if (!near_leave(table)) {
        near_look(table, is_button ? table_feet(table, table->bottom, table->field[table->bottom]) : event->point);
    }
}

void stage_press(Stage *stage, const UiEvent *event, StageAct pressed, int a, int b) {
    if (only_hurries(stage, pressed)) {
        return;
    }
    switch (pressed) {
    case STAGE_ACT_NONE:
        return;
    case STAGE_ACT_STOCK:
        act(stage, event->id, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_STOCK});
        return;
    case STAGE_ACT_DISCARD:
        act(stage, event->id, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = WORLD_FROM_DISCARD});
        return;
    case STAGE_ACT_SLOT:
        press_slot(stage, event->id, a, b);
        return;
    case STAGE_ACT_EVENT:
        act(stage, event->id, (WorldAction){.kind = WORLD_ACTION_PLAY_EVENT, .a = (uint8_t)b});
        return;
    case STAGE_ACT_FAST_TRACK:
        press_ticket(stage, event->id, a);
        return;
    case STAGE_ACT_PLAYER:
        act(stage, event->id, (WorldAction){.kind = WORLD_ACTION_NAME, .a = (uint8_t)a});
        return;
    case STAGE_ACT_HAND:
        press_hand(stage, event->id, a);
        return;
    case STAGE_ACT_HINT:
        world_session_ask_hint(stage->table.session);
        return;
    case STAGE_ACT_UNDO:
        undo(stage);
        return;
    case STAGE_ACT_MAP:
        look_at_map(stage, event);
        return;
    case STAGE_ACT_READ:
        ui_tell(scene_ui(stage->table.app), event->id);
        return;
    case STAGE_ACT_LOG:
    case STAGE_ACT_HELP:
    case STAGE_ACT_PAUSE:
    case STAGE_ACT_NEXT:
    case STAGE_ACT_TEACH:
    case STAGE_ACT_TOGETHER:
    case STAGE_ACT_HELP_SEAT:
        return; /* the scene's */
    }
}

/* --- dragging ----------------------------------------------------------------------------------------------------- */

/* A card pulled off a pile is taken by that, and hangs on the pointer at once. */
static void take_by_drag(Stage *stage, const UiEvent *event, WorldSource source) {
    if (act(stage, event->id, (WorldAction){.kind = WORLD_ACTION_TAKE, .a = (uint8_t)source})) {
        table_hurry_all(&stage->table);
        stage_look_again(stage);
    }
}

void stage_drag_began(Stage *stage, const UiEvent *event) {
    if (only_hurries(stage, (StageAct)event->act)) {
        return;
    }
    switch ((StageAct)event->act) {
    case STAGE_ACT_STOCK:
        take_by_drag(stage, event, WORLD_FROM_STOCK);
        return;
    case STAGE_ACT_DISCARD:
        take_by_drag(stage, event, WORLD_FROM_DISCARD);
        return;
    case STAGE_ACT_HAND:
        stage->hands.card = stage->hands.hand ? event->a : -1;
        stage->hands.slot = -1;
        stage_look_again(stage);
        return;
    case STAGE_ACT_SLOT: /* what is carried is what is chosen */
        stage->hands.slot = stage->hands.their_slot = stage->hands.their_player = -1;
        press_slot(stage, event->id, event->a, event->b);
        return;
    case STAGE_ACT_NONE:
    case STAGE_ACT_EVENT:
    case STAGE_ACT_FAST_TRACK:
    case STAGE_ACT_PLAYER:
    case STAGE_ACT_HINT:
    case STAGE_ACT_UNDO:
    case STAGE_ACT_LOG:
    case STAGE_ACT_HELP:
    case STAGE_ACT_PAUSE:
    case STAGE_ACT_NEXT:
    case STAGE_ACT_TEACH:
    case STAGE_ACT_TOGETHER:
    case STAGE_ACT_HELP_SEAT:
    case STAGE_ACT_MAP:
    case STAGE_ACT_READ:
        return;
    }
}

void stage_dropped(Stage *stage, const UiEvent *event) {
    if (event->target_act != STAGE_ACT_SLOT) {
        return;
    }
    press_slot(stage, event->target, event->target_a, event->target_b);
    table_lay_down(&stage->table);
    stage_look_again(stage);
}
