#include "scenes/world/table.h"

#include "core/core_assert.h"
#include "i18n/i18n.h"
#include "platform/sound.h"
#include "scenes/world/table_room.h"
#include "scenes/world/words.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- where things lie --------------------------------------------------------------------------------------------- */

int table_side(const Table *table, int player) {
    int seats = player - table->bottom;
    return (seats < 0 ? seats + table->view.players : seats) - 1;
}

Rect table_slot(const Table *table, int player, int slot) {
    int side = table_side(table, player);
    return side < 0 ? table->layout.slot[slot] : table->layout.other[side].slot[slot];
}

Rect table_hand_of(const Table *table, int count, int index) {
    if (count < 2) {
        return table->layout.hand[0];
    }
    Rect middle = table->layout.hand[1];
    return rect_moved(middle, roundf(middle.w * (index == 0 ? -TABLE_HAND_APART : TABLE_HAND_APART)), 0);
}

Rect table_hand(const Table *table, int index) {
    return table_hand_of(table, table->view.hand_count, index);
}

Rect table_place(const Table *table, WorldPlace place) {
    switch ((WorldPile)place.pile) {
    case WORLD_PILE_STOCK:
        return table->layout.stock;
    case WORLD_PILE_DISCARD:
        return table->layout.discard;
    case WORLD_PILE_ROW:
        return table_slot(table, place.player, place.slot);
    case WORLD_PILE_HAND:
        return table_hand(table, place.slot);
    }
    return table->layout.stock;
}

static const BoardLayout *board_layout(const Table *table) {
    return &session_board(table->session)->layout[table->layout.shape];
}

float table_board_scale(const Table *table) {
    return table->layout.board.w / board_layout(table)->width;
}

/* A journal may be older than its board: then fields are spread over the way there is now. */
static int field_on_board(const Table *table, int field) {
    int here = session_board(table->session)->track.goal, played = table->view.track.goal;
    return here == played ? field : field * here / played;
}

Point table_bead(const Table *table, int field) {
    const Board *board = session_board(table->session);
    BoardPoint at = board->field[field_on_board(table, field)].at[table->layout.shape];
    float scale = table_board_scale(table);
    return (Point){table->layout.board.x + at.x * scale, table->layout.board.y + at.y * scale};
}

Point table_feet(const Table *table, int player, int field) {
    static const Point fan[WORLD_PLAYERS_MAX] = {{-30, 4}, {-10, 12}, {10, 12}, {30, 4}};
    const BoardLayout *layout = board_layout(table);
    float scale = table_board_scale(table), size = layout->bead_radius / 19 * scale;
    Point at = table_bead(table, field);
    at.y += 8 * size;
    if (field == 0 || field == table->view.track.goal) {
        at.x += fan[player].x * scale;
        at.y += fan[player].y * scale;
    }
    return at;
}

int table_place_code(WorldPlace place) {
    return place.pile * 256 + (place.player == WORLD_NOBODY ? 15 : place.player) * 16 + place.slot;
}

int table_coming(const Table *table, WorldPlace place) {
    int coming = 0;
    const Clip *clip;
    for (int i = 0; (clip = timeline_playing(&table->timeline, i)) != NULL; i++) {
        coming += clip->kind == TABLE_CLIP_CARD && clip->c == table_place_code(place);
    }
    return coming;
}

/* --- following ---------------------------------------------------------------------------------------------------- */

/* An only person always sits in front; several pass the front on with the turn; computers alone show who moves. */
int table_wanted_bottom(const Table *table) {
    int awaited = table->view.awaited_player;
    int persons = session_persons(table->session);
    if (table->is_scoring && table->view.awaiting == WORLD_AWAITING_STAGE_OVER) {
        return table->view.stage_winner;
    }
    if (table->is_scoring && table->scored != WORLD_NOBODY && table->view.awaiting != WORLD_AWAITING_TURN) {
        return table->scored;
    }
    if (persons == 0) {
        return awaited < table->view.players ? awaited : table->view.active;
    }
    if (persons > 1 && session_is_person(table->session, awaited)) {
        return awaited;
    }
    if (session_is_person(table->session, table->bottom)) {
        return table->bottom;
    }
    int person = 0;
    while (!session_is_person(table->session, person)) {
        person++;
    }
    return person;
}

static void begin_stage(Table *table) {
    memset(table->score, 0, sizeof table->score);
    memset(table->lies, 0, sizeof table->lies);
    table->scored = WORLD_NOBODY;
    table->event = WORLD_EVENT_NONE;
}

/* In the ribbon, where a question stands as soon as somebody is asked. */
static void tell(Table *table, const WorldEvent *event) {
    char sentence[WORDS_MAX];
    if (event->kind == WORLD_HAPPENED_TURN || event->kind == WORLD_HAPPENED_AWAITING) {
        table->telling = (WorldEvent){0};
    } else if (words_log(table->session, event, sentence)) {
        table->telling = *event;
    }
}

void table_follow(Table *table, const WorldEvent *event) {
    world_view_follow(&table->view, event);
    tell(table, event);
    table->still_changed = true;
    gfx_invalidate(table->app->gfx);
    if (event->kind == WORLD_HAPPENED_STAGE) {
        begin_stage(table);
    } else if (event->kind == WORLD_HAPPENED_CARD && event->card.to.pile == WORLD_PILE_ROW) {
        table->lies[event->card.to.player][event->card.to.slot] = true;
    } else if (event->kind == WORLD_HAPPENED_FIGURINE) {
        table->field[event->player] = event->step.to;
    } else if (event->kind == WORLD_HAPPENED_EVENT_DONE) {
        table->event = WORLD_EVENT_NONE;
    }
}

/* --- clips begin and end ------------------------------------------------------------------------------------------ */

static void follow_batch(Table *table, int index) {
    if (index >= 0) {
        table_follow(table, &table->batch[index]);
    }
}

static SoundId sound_of_card(const Clip *clip) {
    if (clip->c / 256 != WORLD_PILE_HAND) {
        return SOUND_CARD_DEAL;
    }
    return clip->b == TABLE_FACE_TURNS ? SOUND_CARD_FLIP : SOUND_CARD_TAKE;
}

static void begins(Table *table, const Clip *clip) {
    Sound *sound = table->app->sound;
    switch ((TableClip)clip->kind) {
    case TABLE_CLIP_CARD:
        sound_play(sound, sound_of_card(clip));
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_BACK:
    case TABLE_CLIP_RENEW:
        sound_play(sound, SOUND_CARD_DEAL);
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_ROW:
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_FAST_TRACK:
        sound_play(sound, SOUND_FAST_TRACK);
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_EVENT_TURNS:
        sound_play(sound, SOUND_EVENT);
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_TURN_TABLE:
        table->bottom = clip->a;
        table->has_changed = true;
        return;
    case TABLE_CLIP_RUN:
        sound_play_step(sound, SOUND_RUN, clip->c - 2);
        return;
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
        sound_play(sound, clip->kind == TABLE_CLIP_HOP ? SOUND_HOP : SOUND_JUMP);
        table->faces_left[clip->a] = table_bead(table, clip->c).x < table_bead(table, clip->b).x - 4;
        return;
    case TABLE_CLIP_SWEEP:
        sound_play(sound, SOUND_ROW_COMPLETE);
        return;
    case TABLE_CLIP_SCORE:
        table->scored = clip->a;
        table->counted = 0;
        return;
    case TABLE_CLIP_BANNER:
        sound_play(sound, clip->a == TABLE_BANNER_STAGE ? SOUND_STAGE : SOUND_NONE);
        return;
    case TABLE_CLIP_DOUBLE:
        sound_play(sound, SOUND_FAST_TRACK);
        return;
    case TABLE_CLIP_GATHER:
    case TABLE_CLIP_EVENT_SHOWS:
    case TABLE_CLIP_EVENT_RESTS:
    case TABLE_CLIP_EVENT_GOES:
    case TABLE_CLIP_PAUSE:
        return;
    }
}

/* Ahead: where a wrong answer leads back to nobody asks again. */
static bool stops_at_site(const Table *table, const Clip *clip) {
    return clip->d >= 0 && clip->c > clip->b && table->view.track.site[clip->c] != 0;
}

static void ends(Table *table, const Clip *clip) {
    switch ((TableClip)clip->kind) {
    case TABLE_CLIP_CARD:
        if (clip->c / 256 == WORLD_PILE_ROW) {
            sound_play(table->app->sound, SOUND_CARD_PLACE);
        }
        return;
    case TABLE_CLIP_GATHER:
        memset(table->lies[clip->a], 0, sizeof table->lies[clip->a]);
        return;
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
        table->field[clip->a] = clip->c;
        if (stops_at_site(table, clip)) {
            sound_play(table->app->sound, SOUND_SITE);
        }
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_EVENT_RESTS:
        table->event = clip->a;
        return;
    case TABLE_CLIP_SCORE:
        table->score[clip->a] =
            (TableScore){.is_done = true, .count = clip->c, .fields = clip->d, .doubled = clip->d > clip->c};
        return;
    case TABLE_CLIP_EVENT_GOES:
    case TABLE_CLIP_PAUSE:
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_BACK:
    case TABLE_CLIP_BANNER:
    case TABLE_CLIP_TURN_TABLE:
    case TABLE_CLIP_RENEW:
    case TABLE_CLIP_FAST_TRACK:
    case TABLE_CLIP_EVENT_TURNS:
    case TABLE_CLIP_EVENT_SHOWS:
    case TABLE_CLIP_ROW:
    case TABLE_CLIP_RUN:
    case TABLE_CLIP_SWEEP:
    case TABLE_CLIP_DOUBLE:
        return;
    }
}

/* Whether what lies still looks another way once that clip begins or ends; where an event is followed with it, that
 * says so itself. */
static bool changes_what_is_still(const Clip *clip, bool is_end) {
    switch ((TableClip)clip->kind) {
    case TABLE_CLIP_CARD: /* its place is empty until then; the hand is drawn with what moves */
        return clip->c / 256 != WORLD_PILE_HAND;
    case TABLE_CLIP_GATHER:
    case TABLE_CLIP_BACK:
    case TABLE_CLIP_TURN_TABLE:
    case TABLE_CLIP_RENEW:
    case TABLE_CLIP_ROW:
    case TABLE_CLIP_SCORE:
        return true;
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
        return is_end;
    case TABLE_CLIP_BANNER:
    case TABLE_CLIP_FAST_TRACK:
    case TABLE_CLIP_EVENT_TURNS:
    case TABLE_CLIP_EVENT_SHOWS:
    case TABLE_CLIP_EVENT_RESTS:
    case TABLE_CLIP_EVENT_GOES:
    case TABLE_CLIP_RUN:
    case TABLE_CLIP_SWEEP:
    case TABLE_CLIP_DOUBLE:
    case TABLE_CLIP_PAUSE:
        return false;
    }
    return true;
}

static void clip_called(void *context, const Clip *clip, bool is_end) {
    Table *table = context;
    if (is_end) {
        ends(table, clip);
    } else {
        begins(table, clip);
    }
    table->still_changed |= changes_what_is_still(clip, is_end);
    gfx_invalidate(table->app->gfx);
}

/* --- going on ----------------------------------------------------------------------------------------------------- */

static bool is_same(const Layout *a, const Layout *b) {
    return a->u == b->u && a->wide == b->wide && a->high == b->high && a->screen.x == b->screen.x &&
           a->screen.y == b->screen.y && a->screen.w == b->screen.w && a->screen.h == b->screen.h &&
           a->portrait == b->portrait && a->left_handed == b->left_handed;
}

void table_use_layout(Table *table, const StageLayout *layout) {
    table->layout = *layout;
    table->window = (Layout){0};
    table_make_room(table);
    layer_invalidate(table->paint->board);
}

/* Scenes ask for it with all they build; the board is painted anew only for another window or other words. */
void table_lay_out(Table *table) {
    const Layout *window = &table->app->layout;
    if (is_same(window, &table->window) && strcmp(table->language, i18n_language()) == 0) {
        return;
    }
    StageLayout layout = stage_layout(window, session_players(table->session));
    table_use_layout(table, &layout);
    table->window = *window;
    snprintf(table->language, sizeof table->language, "%s", i18n_language());
}

/* As the session has it, without motion. */
static void set_anew(Table *table) {
    session_view_told(table->session, &table->view);
    timeline_init(&table->timeline, table->app->now);
    table->batch_count = 0;
    table->turned_back = session_turned_back(table->session);
    table->event = table->view.event;
    table->event_by = table->view.active;
    table->telling = (WorldEvent){0};
    table->telling = (WorldEvent){0};
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
    const SessionTale *tale = session_tale(table->session);
    int stage = tale->stages < SESSION_STAGES_MAX ? tale->stages : SESSION_STAGES_MAX;
    bool all = table->view.awaiting != WORLD_AWAITING_QUESTION || table->view.question.why == WORLD_WHY_REWARD;
    int done = table->view.players - (all ? 0 : table->view.still_to_do);
    for (int i = 0; i < done; i++) {
        int p = (table->view.stage_winner + i) % table->view.players;
        int count = tale->stage[stage - 1].count[p];
        bool doubled = tale->stage[stage - 1].doubled[p];
        table->score[p] =
            (TableScore){.is_done = true, .count = count, .doubled = doubled, .fields = doubled ? 2 * count : count};
        table->scored = p;
    }
}

static TablePaint *paint_new(Gfx *gfx) {
    TablePaint *paint = calloc(1, sizeof *paint);
    CORE_ASSERT(paint != NULL);
    paint->board = layer_new(gfx);
    return paint;
}

void table_init(Table *table, App *app) {
    TablePaint *paint = table->paint != NULL ? table->paint : paint_new(app->gfx);
    memset(table, 0, sizeof *table);
    table->app = app;
    table->session = app->session;
    table->paint = paint;
    set_anew(table);
    table_lay_out(table); /* it asks where the fields are */
    recall_scores(table);
}

void table_fini(Table *table) {
    if (table->paint != NULL) {
        layer_free(table->paint->board);
        free(table->paint);
        table->paint = NULL;
    }
}

bool table_needs_repaint(Table *table) {
    bool moves = !table_at_rest(table);
    bool needs = table->paint->holds_rows != moves || (moves && table->still_changed);
    table->still_changed = false;
    return needs;
}

static void use_preferences(Table *table) {
    table->timeline.speed = (double)table->app->preferences.speed;
    table->timeline.reduced = table->app->preferences.reduced_motion;
}

/* The events are all there is to know: where the view does not agree with the game in the end, one of them is wrong.
 * The table is then set anew rather than played on wrongly. */
static void compare_with_game(Table *table) {
    WorldEvent next;
    WorldView view;
    if (session_peek_event(table->session, 0, &next)) {
        return;
    }
    world_view(session_game(table->session), &view);
    if (!world_view_equal(&view, &table->view)) {
        fprintf(stderr, "The table that is drawn is not the one that is played on.\n");
        set_anew(table);
    }
}

/* Each card of a row that is scored sounds a step higher as it lights up. */
static void count_aloud(Table *table) {
    const Clip *clip;
    for (int i = 0; (clip = timeline_playing(&table->timeline, i)) != NULL; i++) {
        if (clip->kind != TABLE_CLIP_SCORE) {
            continue;
        }
        float t = clip_progress(&table->timeline, clip, table->app->now);
        int lit = (int)fminf((float)clip->b, t * (float)(clip->b + 1));
        if (lit > table->counted) {
            sound_play_step(table->app->sound, SOUND_COUNT, lit - 1);
            table->counted = lit;
        }
    }
}

bool table_step(Table *table) {
    bool was_moving = timeline_is_moving(&table->timeline);
    if (table->turned_back != session_turned_back(table->session)) {
        set_anew(table);
        gfx_invalidate(table->app->gfx);
    }
    use_preferences(table);
    timeline_step(&table->timeline, table->app->now, clip_called, table);
    count_aloud(table);
    while (!timeline_is_moving(&table->timeline)) {
        if (!session_is_written(table->session, table->app->now) || !table_plan(table)) {
            break;
        }
        table->has_changed = true; /* also where nothing moves: somebody was named, and has to choose now */
    }
    if (was_moving && !timeline_is_moving(&table->timeline)) {
        compare_with_game(table);
    }
    return !table_at_rest(table);
}

bool table_wants_scoring(const Table *table) {
    WorldEvent next;
    bool comes = session_peek_event(table->session, 0, &next) && next.kind == WORLD_HAPPENED_STAGE_WON;
    bool is_there = table->view.stage_winner != WORLD_NOBODY;
    return !timeline_is_moving(&table->timeline) && (comes || is_there);
}

bool table_at_rest(const Table *table) {
    WorldEvent next;
    if (timeline_is_moving(&table->timeline)) {
        return false;
    }
    return !session_peek_event(table->session, 0, &next) ||
           (next.kind == WORLD_HAPPENED_STAGE_WON && !table->is_scoring);
}

void table_hurry(Table *table) {
    timeline_skip(&table->timeline, clip_called, table);
}

void table_hurry_all(Table *table) {
    do {
        timeline_skip(&table->timeline, clip_called, table);
    } while (table_plan(table));
}
