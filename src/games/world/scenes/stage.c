/* The table. Players come here with a session in progress; they take cards, place them and play events until a stage is
 * won: then the scoring scene covers this one, and after it the next stage is dealt here. Questions are popups. Players
 * leave through the pause scene, or through the victory scene when the game is over. */
#include "games/world/scenes/stage_parts.h"

#include "games/world/scenes/back.h"
#include "games/world/scenes/bubble.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/goal.h"
#include "games/world/scenes/heard.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/limelight.h"
#include "games/world/scenes/living.h"
#include "games/world/scenes/log.h"
#include "games/world/scenes/near.h"
#include "games/world/scenes/question.h"
#include "games/world/scenes/scoring.h"
#include "games/world/scenes/tutorial.h"
#include "games/world/scenes/words.h"
#include "games/world/scenes/world_scenes.h"
#include "i18n/i18n.h"
#include "scenes/menus/menus.h"
#include "scenes/menus/offer.h"
#include "scenes/together/together.h"

enum { WAITS = 1 << 12 }; /* of what is shown: what was done here is on its way to a host */

/* --- helpers ------------------------------------------------------------------------------------------------------ */

static HelpTopic topic_now(const Stage *stage) {
    switch ((WorldAwaitingKind)stage->table.view.awaiting) {
    case WORLD_AWAITING_TURN:
    case WORLD_AWAITING_PLACE:
        return HELP_TURN;
    case WORLD_AWAITING_SWAP:
    case WORLD_AWAITING_TRADE:
    case WORLD_AWAITING_TAKE_TWO:
    case WORLD_AWAITING_NAME:
        return HELP_EVENTS;
    case WORLD_AWAITING_QUESTION:
        return HELP_SITES;
    case WORLD_AWAITING_STAGE_OVER:
        return HELP_SCORING;
    case WORLD_AWAITING_OVER:
        return HELP_END;
    }
    return HELP_TURN;
}

/* The keyboard is led to what comes next, once for each thing that is asked. */
static void lead_focus(Stage *stage) {
    const WorldView *now = world_session_view(stage->table.session);
    Ui *ui = scene_ui(stage->table.app);
    int asked = (now->awaiting << 8) + now->awaited_player;
    if (asked == stage->focus_awaiting || hands_person(&stage->table) == WORLD_NOBODY) {
        return;
    }
    stage->focus_awaiting = asked;
    int before = session_last_actor(stage->table.session);
    if (before != WORLD_NOBODY && !session_plays_here(stage->table.session, before)) {
        scene_unseen(stage->table.app); /* who pressed just now wanted to see more of what a computer did */
    }
    if (stage->hands.stock) {
        ui_focus(ui, "stage.stock");
    } else if (stage->hands.slots) {
        ui_focus(ui, ui_id("stage.row%d.slot4", now->awaited_player));
    }
}

/* Something that comes from outside this scene may have changed what the hands can do. */
static void notice_changes(Stage *stage) {
    int shown = table_at_rest(&stage->table) ? stage->table.view.awaiting + 16 * stage->table.view.awaited_player : 0;
    shown += session_is_waiting(stage->table.session) ? WAITS : 0;
    WorldHint hint;
    bool hinted = world_session_hint(stage->table.session, &hint);
    unsigned together = together_version(stage->table.app);
    stage->table.has_changed = stage->table.has_changed || stage->together != together;
    stage->together = together;
    if (shown != stage->shown || stage->table.has_changed || hinted != stage->hands.has_hint) {
        stage->shown = shown;
        stage->table.has_changed = false;
        stage_look_again(stage);
        lead_focus(stage);
    }
}

/* --- the scene ---------------------------------------------------------------------------------------------------- */

static void enter(void *state, App *app, const void *argument) {
    (void)argument;
    Stage *stage = state;
    table_init(&stage->table, app, in_play(app), &app->layout);
    stage->hands = hands_empty();
    hands_look(&stage->hands, &stage->table);
    stage->shown = -1;
    stage->are_new = offer_is_due(app, in_play(app));
    sound_music(app->sound, MUSIC_PLAY);
}

static void leave(void *state, App *app) {
    Stage *stage = state;
    (void)app;
    table_fini(&stage->table);
}

static void build(void *state, App *app, Ui *ui) {
    Stage *stage = state;
    table_lay_out(&stage->table, &app->layout);
    stage->table.has_offer = (stage->are_new && stage->table.view.stage <= 1) || stage_helps_seat(stage);
    stage_build(stage, ui);
}

/* Whoever has the turn has nothing to hurry. */
static void hurry(Stage *stage) {
    if (!table_at_rest(&stage->table) || hands_person(&stage->table) == WORLD_NOBODY) {
        scene_hurried(stage->table.app);
    }
    table_hurry(&stage->table);
    session_hurry(stage->table.session);
}

static void pressed(Stage *stage, App *app, const UiEvent *event) {
    switch ((StageAct)event->act) {
    case STAGE_ACT_LOG:
        log_show(app);
        return;
    case STAGE_ACT_HELP:
        help_show(app, topic_now(stage));
        return;
    case STAGE_ACT_PAUSE:
        pause_show(app, topic_now(stage));
        return;
    case STAGE_ACT_NEXT:
        hurry(stage);
        return;
    case STAGE_ACT_TOGETHER:
        together_show(app);
        return;
    case STAGE_ACT_HELP_SEAT:
        together_accept(app, stage_awaited(&stage->table));
        return;
    case STAGE_ACT_TEACH:
        offer_accept(app);
        return;
    case STAGE_ACT_NONE:
    case STAGE_ACT_STOCK:
    case STAGE_ACT_DISCARD:
    case STAGE_ACT_SLOT:
    case STAGE_ACT_EVENT:
    case STAGE_ACT_FAST_TRACK:
    case STAGE_ACT_PLAYER:
    case STAGE_ACT_HAND:
    case STAGE_ACT_MAP:
    case STAGE_ACT_READ:
    case STAGE_ACT_HINT:
    case STAGE_ACT_UNDO:
        stage_press(stage, event, (StageAct)event->act, event->a, event->b);
        return;
    }
}

static void shortcut(Stage *stage, App *app, const UiEvent *event) {
    if (event->letter >= '1' && event->letter <= '9' && stage->hands.slots) {
        if (!scene_lets(app)) {
            return;
        }
        int player = world_session_view(stage->table.session)->awaited_player;
        stage_press(stage, event, STAGE_ACT_SLOT, player, event->letter - '1');
    } else if (event->letter == 'h') {
        stage_press(stage, event, STAGE_ACT_HINT, 0, 0);
    } else if (back_is_key(event)) {
        stage_press(stage, event, STAGE_ACT_UNDO, 0, 0);
    } else if (event->letter == 't') {
        together_show(app);
    } else if (event->letter == 'l') {
        log_show(app);
    }
}

/* The same words over the ribbon would hide it. */
static void refused(Stage *stage, App *app, const UiEvent *event) {
    const char *why_not = ui_why_not(scene_ui(app), event->id);
    if (!table_at_rest(&stage->table) || hands_person(&stage->table) == WORLD_NOBODY) {
        hurry(stage); /* others move: any press says that one has seen enough */
    }
    if (why_not != NULL && stage_asks_it(stage, why_not)) {
        ui_say(scene_ui(app), NULL, "", app->now);
        stage->table.points_until = app->now + DRAW_POINTS_MS;
    }
}

static void handle(void *state, App *app, const UiEvent *event) {
    Stage *stage = state;
    switch (event->kind) {
    case UI_PRESSED:
        pressed(stage, app, event);
        return;
    case UI_DRAG_BEGAN:
        stage_drag_began(stage, event);
        return;
    case UI_DROPPED:
        stage_dropped(stage, event);
        return;
    case UI_DRAG_ENDED:
        stage->hands.slot = stage->hands.their_slot = stage->hands.their_player = -1;
        stage_look_again(stage);
        return;
    case UI_ELSEWHERE:
        hurry(stage);
        return;
    case UI_BACK:
        if (!near_leave(&stage->table)) {
            pause_show(app, topic_now(stage));
        }
        return;
    case UI_MENU:
        pause_show(app, topic_now(stage));
        return;
    case UI_HELP:
        help_show(app, topic_now(stage));
        return;
    case UI_SHORTCUT:
        shortcut(stage, app, event);
        return;
    case UI_REFUSED:
        refused(stage, app, event);
        return;
    case UI_NONE:
    case UI_CHANGED:
    case UI_SUBMITTED:
    case UI_FILE:
        return;
    }
}

/* Where the table has come to rest: what is next? */
static void go_on(Stage *stage, App *app) {
    Session *session = stage->table.session;
    if (tutorial_speaks(app, &stage->table)) {
        return;
    }
    if (table_wants_scoring(&stage->table)) {
        scoring_show(app, &stage->table);
    } else if (stage->table.view.awaiting == WORLD_AWAITING_QUESTION) {
        question_show(app, &stage->table);
    } else if (stage->table.view.awaiting == WORLD_AWAITING_OVER && !together_awaits_record(app)) {
        scene_go(app, &VICTORY_SCENE, NULL, 0);
    } else {
        session_step(session, app->now);
        if (session_due(session) >= 0) {
            scene_wake_at(app, session_due(session));
        }
    }
}

static void step(void *state, App *app) {
    Stage *stage = state;
    table_step(&stage->table);
    bubble_step(&stage->table);
    together_step(app);
    notice_changes(stage);
    if (table_at_rest(&stage->table)) {
        stage->is_dealt = false;
        go_on(stage, app);
    }
    living_step(&stage->table, &stage->hands);
    if (table_needs_repaint(&stage->table)) {
        scene_repaint(app);
    }
}

static bool is_moving(const void *state, const App *app) {
    const Stage *stage = state;
    return !table_at_rest(&stage->table) || app->now < stage->table.points_until || together_is_moving(app);
}

static void draw_rows(const Table *table, const Hands *hands, const Ui *ui) {
    draw_others(table, hands, ui);
    draw_own(table, hands, ui);
    draw_piles(table, hands, ui);
    draw_side(table, hands, ui);
}

static void background(const void *state, const App *app) {
    const Table *table = &((const Stage *)state)->table;
    Hands none = hands_empty();
    (void)app;
    draw_in_its_light(table);
    draw_background(table);
    log_draw_open(table);
    if (draw_rows_here(table, true)) {
        draw_rows(table, &none, NULL);
    }
}

/* What lies on the table, and what is asked. */
static void draw_table(const Stage *stage, const Ui *ui, const Hands *hands) {
    const Table *table = &stage->table;
    char asked[WORDS_MAX];
    living_draw_map(table);
    if (draw_rows_here(table, false)) {
        draw_rows(table, hands, ui);
        living_draw(table, hands);
    } else if (draw_own_moves(table)) {
        draw_own_row(table, hands, ui);
    }
    draw_figurines(table);
    labels_draw_corner(table, ui);
    ui_draw_widgets(ui);
    int about = table->view.awaited_player;
    if (stage->hands.has_hint) {
        words_hint(table, &stage->hands.advice, asked);
    } else {
        about = words_asked(table, asked);
    }
    if (!session_is_show(table->session)) { /* passers-by read one sentence at a time, which lies over the show */
        gfx_push_alpha(table->app->gfx, 1 - limelight_share(table)); /* it is said larger */
        draw_ribbon(table, asked, about);
        gfx_pop_alpha(table->app->gfx);
    }
    bubble_draw(table);
    draw_event(table);
    draw_unfolded(table, &stage->hands, ui);
    draw_event_read(table, ui);
    draw_hand(table, hands, ui);
    limelight_draw(table);
}

typedef struct Drawn {
    const Stage *stage;
    const App *app;
    const Ui *ui;
    const Hands *hands;
} Drawn;

static void draw_all(const void *context) {
    const Drawn *drawn = context;
    background(drawn->stage, drawn->app);
    draw_table(drawn->stage, drawn->ui, drawn->hands);
}

static void draw(const void *state, const App *app, const Ui *ui) {
    const Stage *stage = state;
    const Table *table = &stage->table;
    draw_in_its_light(table);
    if (goal_draw(table)) {
        return;
    }
    Hands hands = scene_sleeps(app) ? hands_empty() : stage->hands; /* what sleeps does not glow */
    if (!limelight_draw_kept(table, draw_all, &(Drawn){stage, app, ui, &hands})) {
        draw_table(stage, ui, &hands);
    }
    draw_shown_event(table);
    draw_motion(table);
    for (int p = 0; p < table->view.players; p++) {
        int side = table_side(table, p);
        together_draw_said(table->app, p, side < 0 ? table->layout.own : table->layout.other[side].panel);
    }
    tutorial_draw(table);
    draw_dragged(table, ui);
    ui_draw_top(ui);
}

static void resumed(void *state, App *app) {
    Stage *stage = state;
    stage->is_dealt = stage->table.is_scoring;
    stage->table.is_scoring = false;
    table_resume(&stage->table);
    speech_resume(&stage->table.speech, app);
    stage_look_again(stage);
}

const Scene STAGE_SCENE = {
    .name = "stage",
    .is_table = true,
    .access = SCENE_FOR_VISITORS,
    .state_size = sizeof(Stage),
    .is_night = true,
    .enter = enter,
    .leave = leave,
    .build = build,
    .handle = handle,
    .step = step,
    .is_moving = is_moving,
    .background = background,
    .draw = draw,
    .resumed = resumed,
};
