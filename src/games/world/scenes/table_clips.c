/* What changes on the table that is drawn, and sounds, when a clip begins or ends; events are followed with them. */
#include "games/world/scenes/table.h"

#include "games/world/scenes/feelings.h"
#include "games/world/scenes/heard.h"
#include "games/world/scenes/near.h"
#include "games/world/scenes/walk.h"
#include "games/world/scenes/words.h"
#include "platform/sound.h"
#include "shell/scene.h"

#include <math.h>
#include <string.h>

/* --- following ---------------------------------------------------------------------------------------------------- */

static void begin_stage(Table *table) {
    memset(table->score, 0, sizeof table->score);
    memset(table->lies, 0, sizeof table->lies);
    table->scored = WORLD_NOBODY;
    table->event = WORLD_EVENT_NONE;
}

static bool is_passed_on(const WorldEvent *event) {
    return event->kind == WORLD_HAPPENED_CARD && event->card.from.pile == WORLD_PILE_ROW &&
           event->card.to.pile == WORLD_PILE_ROW && event->card.from.player != event->card.to.player;
}

/* In the ribbon, where a question stands as soon as somebody is asked. When everybody passes a card on at the same
 * moment, it tells what comes into the row in front. */
static void tell(Table *table, const WorldEvent *event) {
    char sentence[WORDS_MAX];
    if (table->event == WORLD_EVENT_PASS_LEFT && is_passed_on(event) && is_passed_on(&table->telling) &&
        table->telling.card.to.player == table->bottom) {
        return;
    }
    if (event->kind == WORLD_HAPPENED_TURN || event->kind == WORLD_HAPPENED_AWAITING) {
        table->telling = (WorldEvent){0};
    } else if (words_log(table->session, event, sentence)) {
        table->telling = *event;
    }
}

static void feel(Table *table, const WorldEvent *event) {
    for (int p = 0; p < table->view.players; p++) {
        FigurinePose mood = feeling_about(event, p, table->field[p]);
        if (mood == FIGURINE_STANDS) {
            mood = feeling_about_rows(event, &table->view, (WorldEventCard)table->event, table->event_by, p);
        }
        if (mood != FIGURINE_STANDS) {
            table->felt[p] = table->app->now;
            table->is_glad[p] = mood == FIGURINE_CHEERS;
        }
    }
}

void table_follow(Table *table, const WorldEvent *event) {
    feel(table, event);
    world_view_follow(&table->view, event);
    tell(table, event);
    table->still_changed = true;
    gfx_invalidate(table->app->gfx);
    if (event->kind == WORLD_HAPPENED_STAGE) {
        begin_stage(table);
    } else if (event->kind == WORLD_HAPPENED_CARD && event->card.to.pile == WORLD_PILE_ROW) {
        table->lies[event->card.to.player][event->card.to.slot] = true;
        table->last_slot[event->card.to.player] = event->card.to.slot;
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

/* The figurines on the board turn to that player's. */
static void look_at(Table *table, int player) {
    float x = table_bead(table, table->field[player]).x;
    for (int p = 0; p < table->view.players; p++) {
        float apart = x - table_bead(table, table->field[p]).x;
        if (fabsf(apart) > 4) {
            table->faces_left[p] = apart < 0;
        }
    }
}

/* SOUND_NONE: it begins in silence. */
static SoundId sound_of(const Clip *clip) {
    switch ((int)clip->kind) {
    case TABLE_CLIP_CARD:
        return sound_of_card(clip);
    case TABLE_CLIP_BACK:
    case TABLE_CLIP_RENEW:
        return SOUND_CARD_DEAL;
    case TABLE_CLIP_FAST_TRACK:
    case TABLE_CLIP_DOUBLE:
        return SOUND_FAST_TRACK;
    case TABLE_CLIP_EVENT_TURNS:
        return SOUND_EVENT;
    case TABLE_CLIP_HOP:
        return SOUND_HOP;
    case TABLE_CLIP_JUMP:
        return SOUND_JUMP;
    case TABLE_CLIP_BANNER:
        return clip->a == TABLE_BANNER_STAGE ? SOUND_STAGE : clip->a == TABLE_BANNER_TURN ? SOUND_READY : SOUND_NONE;
    case TABLE_CLIP_GOAL:
        return SOUND_STAGE;
    default:
        return SOUND_NONE;
    }
}

/* A walk's hops rise. */
static int step_of(const Clip *clip) {
    return clip->kind == TABLE_CLIP_HOP ? walk_number(clip) - 1 : 0;
}

static SoundPlace heard_at(const Table *table, const Clip *clip) {
    switch ((int)clip->kind) {
    case TABLE_CLIP_CARD:
        return heard_code(table, clip->c);
    case TABLE_CLIP_BACK:
    case TABLE_CLIP_FAST_TRACK:
    case TABLE_CLIP_DOUBLE:
    case TABLE_CLIP_RUN:
        return heard_player(table, clip->a);
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
        return heard_field(table, clip->c);
    default:
        return (SoundPlace){0, false};
    }
}

/* The limelight comes and goes; with reduced motion it does so at once. */
static void melt_at_once(const Table *table) {
    if (table->timeline.reduced) {
        scene_melt(table->app);
    }
}

static void begins(Table *table, const Clip *clip) {
    sound_play_at(table->app->sound, sound_of(clip), step_of(clip), heard_at(table, clip));
    switch ((TableClip)clip->kind) {
    case TABLE_CLIP_CARD:
    case TABLE_CLIP_BACK:
    case TABLE_CLIP_RENEW:
    case TABLE_CLIP_ROW:
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_FAST_TRACK:
    case TABLE_CLIP_EVENT_TURNS:
        melt_at_once(table);
        follow_batch(table, clip->d);
        return;
    case TABLE_CLIP_GOAL:
        sound_rest(table->app->sound, true); /* until there is music for who has won */
        scene_melt(table->app);
        return;
    case TABLE_CLIP_TURN_TABLE:
        table->bottom = clip->a;
        table->has_changed = true;
        return;
    case TABLE_CLIP_RUN:
        sound_play_at(table->app->sound, SOUND_RUN, clip->c - 2, heard_at(table, clip));
        return;
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
        table->faces_left[clip->a] = table_bead(table, clip->c).x < table_bead(table, clip->b).x - 4;
        return;
    case TABLE_CLIP_WON:
        table->counted = 0;
        look_at(table, clip->a);
        return;
    case TABLE_CLIP_SCORE:
        table->scored = clip->a;
        table->counted = clip->a == table->view.stage_winner ? clip->b : 0;
        return;
    case TABLE_CLIP_BANNER:
        table->has_changed = true;
        return;
    case TABLE_CLIP_NEAR:
        near_clip_called(table, clip, false);
        return;
    case TABLE_CLIP_DOUBLE:
    case TABLE_CLIP_GATHER:
    case TABLE_CLIP_LANDED:
    case TABLE_CLIP_LABELS:
    case TABLE_CLIP_EVENT_SHOWS:
    case TABLE_CLIP_EVENT_ARROWS:
    case TABLE_CLIP_EVENT_GOES:
    case TABLE_CLIP_PAUSE:
        return;
    case TABLE_CLIP_EVENT_RESTS:
        melt_at_once(table);
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
            sound_play_at(table->app->sound, SOUND_CARD_PLACE, 0, heard_at(table, clip));
        }
        return;
    case TABLE_CLIP_GATHER:
        memset(table->lies[clip->a], 0, sizeof table->lies[clip->a]);
        return;
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
        table->field[clip->a] = clip->c;
        if (stops_at_site(table, clip)) {
            sound_play_at(table->app->sound, SOUND_SITE, 0, heard_at(table, clip));
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
    case TABLE_CLIP_NEAR:
        near_clip_called(table, clip, true);
        return;
    case TABLE_CLIP_GOAL: /* in a film the board is looked at again */
        scene_melt(table->app);
        table->is_near = false;
        return;
    case TABLE_CLIP_LANDED:
    case TABLE_CLIP_LABELS:
    case TABLE_CLIP_BACK:
    case TABLE_CLIP_BANNER:
    case TABLE_CLIP_TURN_TABLE:
    case TABLE_CLIP_RENEW:
    case TABLE_CLIP_EVENT_TURNS:
    case TABLE_CLIP_EVENT_SHOWS:
    case TABLE_CLIP_EVENT_ARROWS:
    case TABLE_CLIP_ROW:
    case TABLE_CLIP_RUN:
    case TABLE_CLIP_DOUBLE:
        return;
    case TABLE_CLIP_FAST_TRACK:
        melt_at_once(table);
        return;
    case TABLE_CLIP_WON:
        sound_rest(table->app->sound, false);
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
    case TABLE_CLIP_LABELS: /* they lie still again */
    case TABLE_CLIP_WON:
    case TABLE_CLIP_HOP:
    case TABLE_CLIP_JUMP:
        return is_end;
    case TABLE_CLIP_GOAL:
        return false;
    case TABLE_CLIP_LANDED:
    case TABLE_CLIP_NEAR:
    case TABLE_CLIP_BANNER:
    case TABLE_CLIP_FAST_TRACK:
    case TABLE_CLIP_EVENT_TURNS:
    case TABLE_CLIP_EVENT_SHOWS:
    case TABLE_CLIP_EVENT_ARROWS:
    case TABLE_CLIP_EVENT_RESTS:
    case TABLE_CLIP_EVENT_GOES:
    case TABLE_CLIP_RUN:
    case TABLE_CLIP_DOUBLE:
    case TABLE_CLIP_PAUSE:
        return false;
    }
    return true;
}

void table_clip_called(void *context, const Clip *clip, bool is_end) {
    Table *table = context;
    if (is_end) {
        ends(table, clip);
    } else {
        begins(table, clip);
    }
    table->still_changed |= changes_what_is_still(clip, is_end);
    gfx_invalidate(table->app->gfx);
}
