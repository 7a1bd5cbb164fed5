/* Advances the table on screen: takes the session's events, has them planned as animations, and plays them. */
#include "games/world/scenes/table.h"

#include "base/memory.h"
#include "core/core_assert.h"
#include "games/world/rules/row.h"
#include "games/world/scenes/draw.h"
#include "games/world/scenes/heard.h"
#include "games/world/scenes/labels.h"
#include "games/world/scenes/limelight.h"
#include "games/world/scenes/living.h"
#include "games/world/scenes/near.h"
#include "games/world/scenes/route.h"
#include "games/world/scenes/table_room.h"
#include "games/world/scenes/won.h"
#include "i18n/i18n.h"
#include "platform/sound.h"
#include "shell/scene.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- laying out --------------------------------------------------------------------------------------------------- */

static bool is_same(const Layout *a, const Layout *b) {
    return a->u == b->u && a->wide == b->wide && a->high == b->high && a->screen.x == b->screen.x &&
           a->screen.y == b->screen.y && a->screen.w == b->screen.w && a->screen.h == b->screen.h &&
           a->portrait == b->portrait && a->left_handed == b->left_handed;
}

/* Scenes ask for it with all they build; the board is painted anew only for another window or other words. */
void table_lay_out(Table *table, const Layout *window) {
    if (is_same(window, &table->window) && strcmp(table->language, i18n_language()) == 0) {
        return;
    }
    table->layout = stage_layout(window, session_players(table->session));
    table_make_room(table);
    layer_invalidate(table->paint->board);
    labels_forget(table->paint);
    table->is_near = table->is_near && !table->looks_closer; /* it lay elsewhere */
    table->looks_closer = false;
    living_want(table);
    route_define(table->app->gfx, world_session_board(table->session));
    draw_want_board(table); /* largest of all, and asked for too late if asked for with the first frame */
    table->window = *window;
    table->bubble.panel = (Rect){0};
    snprintf(table->language, sizeof table->language, "%s", i18n_language());
}

/* --- beginning ---------------------------------------------------------------------------------------------------- */

/* Whose screen it is, where others have one of their own; nobody: who watches. */
static int whose_screen(const Table *table) {
    for (int p = 0; session_is_far(table->session) && p < table->view.players; p++) {
        if (session_is_here(table->session, p)) {
            return p;
        }
    }
    return WORLD_NOBODY;
}

/* An only person always sits in front; several pass the front on with the turn; computers alone show who moves. */
int table_wanted_bottom(const Table *table) {
    int awaited = table->view.awaited_player;
    int persons = session_persons_here(table->session);
    if (table->is_scoring && table->view.awaiting == WORLD_AWAITING_STAGE_OVER) {
        return table->view.stage_winner;
    }
    if (table->is_scoring && table->scored != WORLD_NOBODY && table->view.awaiting != WORLD_AWAITING_TURN) {
        return table->scored;
    }
    if (whose_screen(table) != WORLD_NOBODY) {
        return whose_screen(table);
    }
    if (persons == 0) {
        return awaited < table->view.players ? awaited : table->view.active;
    }
    if (persons > 1 && session_plays_here(table->session, awaited)) {
        return awaited;
    }
    if (session_plays_here(table->session, table->bottom)) {
        return table->bottom;
    }
    int person = 0;
    while (!session_plays_here(table->session, person)) {
        person++;
    }
    return person;
}

/* As the session has it, without motion. */
static void set_anew(Table *table) {
    world_session_view_told(table->session, &table->view);
    timeline_init(&table->timeline, table->app->now);
    sound_rest(table->app->sound, false);
    table->batch_count = 0;
    table->turned_back = session_turned_back(table->session);
    table->is_near = table->looks_closer = false;
    table->walker = WORLD_NOBODY;
    table->event = table->view.event;
    table->event_by = table->view.active;
    table->telling = (WorldEvent){0};
    memset(table->felt, 0, sizeof table->felt);
    table->scored = WORLD_NOBODY;
    table->has_changed = true;
    bool is_dealt = table->view.stage > 0;
    for (int p = 0; p < table->view.players; p++) {
        table->field[p] = table->view.seat[p].field;
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            table->lies[p][slot] = is_dealt;
        }
    }
    table->bottom = table_wanted_bottom(table);
}

/* Who was scored before a game was resumed in the middle of it. */
static void recall_scores(Table *table) {
    if (table->view.stage_winner == WORLD_NOBODY) {
        return;
    }
    const WorldTale *tale = world_session_tale(table->session);
    int stage = tale->stages < WORLD_TALE_STAGES_MAX ? tale->stages : WORLD_TALE_STAGES_MAX;
    bool all = table->view.awaiting != WORLD_AWAITING_QUESTION || table->view.question.why == WORLD_WHY_REWARD;
    int done = table->view.players - (all ? 0 : table->view.still_to_do);
    for (int i = 0; i < done; i++) {
        int p = (table->view.stage_winner + i) % table->view.players;
        const WorldTaleStage *last = &tale->stage[stage - 1];
        table->score[p] = (TableScore){
            .is_done = true, .count = last->count[p], .doubled = last->doubled[p], .fields = last->scored[p]};
        table->scored = p;
    }
}

static TablePaint *paint_new(Gfx *gfx) {
    TablePaint *paint = memory_new(sizeof *paint);
    paint->board = layer_new(gfx);
    return paint;
}

void table_init(Table *table, App *app, Session *session, const Layout *window) {
    TablePaint *paint = table->paint != NULL ? table->paint : paint_new(app->gfx);
    memset(table, 0, sizeof *table);
    table->app = app;
    table->session = session;
    table->paint = paint;
    table->tempo = 1;
    set_anew(table);
    speech_begin(&table->speech, session);
    table_lay_out(table, window); /* it asks where the fields are */
    recall_scores(table);
}

void table_fini(Table *table) {
    if (table->paint != NULL) {
        heard_leave(table);
        layer_free(table->paint->board);
        layer_free(table->paint->near);
        layer_free(table->paint->goal);
        limelight_leave(table);
        labels_forget(table->paint);
        free(table->paint);
        table->paint = NULL;
    }
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

bool table_needs_repaint(Table *table) {
    bool moves = !table_at_rest(table);
    bool needs = table->paint->holds_rows != moves || (moves && table->still_changed);
    table->still_changed = false;
    return needs;
}

static void use_preferences(Table *table) {
    table->timeline.speed = (double)(table->app->preferences.speed * table->tempo);
    table->timeline.reduced = table->app->preferences.reduced_motion;
}

/* The events are all there is to know: where the view does not agree with the game in the end, one of them is wrong.
 * The table is then set anew rather than played on wrongly. */
static void compare_with_game(Table *table) {
    WorldEvent next;
    if (world_session_peek_event(table->session, 0, &next)) {
        return;
    }
    if (!world_view_equal(world_session_view(table->session), &table->view)) {
        fprintf(stderr, "The table that is drawn is not the one that is played on.\n");
        set_anew(table);
    }
}

static void sound_of_beat(const Table *table, int beat) {
    Sound *sound = table->app->sound;
    if (beat == WON_BEAT_CHEERS) {
        sound_voice(sound, (int)session_seat(table->session, table->scored)->figurine, SOUND_GLAD,
                    heard_player(table, table->scored));
        return;
    }
    if (beat == WON_BEAT_SLAM || beat == WON_BEAT_BEAM) {
        sound_play(sound, beat == WON_BEAT_SLAM ? SOUND_CARD_PLACE : SOUND_ROW_COMPLETE);
    } else { /* along the row, from left to right */
        int card = beat - WON_BEAT_CARDS, slot = card < WORLD_ROW ? card : WORLD_ROW - 1;
        Rect lies = table_slot(table, table->scored, slot);
        sound_play_at(sound, SOUND_COUNT, card, app_heard_at(table->app, lies.x + lies.w / 2));
    }
}

/* Each card of a row that is scored sounds a step higher as it lights up. */
static void count_aloud(Table *table) {
    const Clip *clip;
    for (int i = 0; (clip = timeline_playing(&table->timeline, i)) != NULL; i++) {
        bool is_won = clip->kind == TABLE_CLIP_WON;
        if (clip->kind != TABLE_CLIP_SCORE && !is_won) {
            continue;
        }
        float t = clip_progress(&table->timeline, clip, table->app->now);
        int due = is_won ? won_beats(t * (float)clip->duration) : (int)fminf((float)clip->b, t * (float)(clip->b + 1));
        if (due > table->counted) {
            is_won ? sound_of_beat(table, due - 1) : sound_play_step(table->app->sound, SOUND_COUNT, due - 1);
            table->counted = due;
        }
    }
}

/* Cards are dealt when the table and they can be seen. On a slow machine that takes a moment the first time; with too
 * long a wait the game would seem to hang. */
static bool awaits_pictures(Table *table) {
    static const double MOST_MS = 1500;
    if (!table_deals_next(table) || !gfx_is_waiting(table->app->gfx)) {
        table->waits_since = 0;
        return false;
    }
    draw_want_board(table); /* what is asked for last is made first */
    table->waits_since = table->waits_since > 0 ? table->waits_since : table->app->now;
    return table->app->now - table->waits_since < MOST_MS;
}

static bool is_told_more(const Table *table) {
    WorldEvent next;
    return world_session_peek_event(table->session, 0, &next);
}

bool table_step(Table *table) {
    bool was_moving = timeline_is_moving(&table->timeline);
    if (table->turned_back != session_turned_back(table->session)) {
        set_anew(table);
        gfx_invalidate(table->app->gfx);
    }
    use_preferences(table);
    timeline_step(&table->timeline, table->app->now, table_clip_called, table);
    count_aloud(table);
    while (!timeline_is_moving(&table->timeline)) {
        if (is_told_more(table) && near_leave(table)) {
            continue;
        }
        if (!session_is_written(table->session, table->app->now) || awaits_pictures(table) || !table_plan(table)) {
            break;
        }
        table->has_changed = true; /* also where nothing moves: somebody was named, and has to choose now */
    }
    if (was_moving && !timeline_is_moving(&table->timeline)) {
        compare_with_game(table);
    }
    heard_step(table);
    return !table_at_rest(table);
}

void table_resume(Table *table) {
    timeline_resume(&table->timeline, table->app->now);
}

bool table_wants_scoring(const Table *table) {
    WorldEvent next;
    bool comes = world_session_peek_event(table->session, 0, &next) && next.kind == WORLD_HAPPENED_STAGE_WON;
    bool is_there = table->view.stage_winner != WORLD_NOBODY;
    return !timeline_is_moving(&table->timeline) && (comes || is_there);
}

bool table_at_rest(const Table *table) {
    WorldEvent next;
    if (timeline_is_moving(&table->timeline)) {
        return false;
    }
    return !world_session_peek_event(table->session, 0, &next) ||
           (next.kind == WORLD_HAPPENED_STAGE_WON && !table->is_scoring);
}

/* Nothing goes dark or bright at once. */
static void melt_limelight(const Table *table) {
    if (limelight_share(table) > 0) {
        scene_melt(table->app);
    }
}

void table_hurry(Table *table) {
    melt_limelight(table);
    session_note_haste(table->session);
    timeline_skip(&table->timeline, table_clip_called, table);
}

void table_hurry_all(Table *table) {
    melt_limelight(table);
    session_note_haste(table->session);
    do {
        timeline_skip(&table->timeline, table_clip_called, table);
    } while (table_plan(table));
}

/* Cards that move together are planned together, and come before all else an action makes happen. */
void table_lay_down(Table *table) {
    if (table_plan(table)) {
        timeline_skip(&table->timeline, table_clip_called, table);
    }
}
