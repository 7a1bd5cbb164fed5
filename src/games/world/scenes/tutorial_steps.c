/* The course: lessons in the order in which they should come, each where the table gives occasion for it. What a person
 * does else is as good: a step that no longer fits is passed over, and what was missed is told before the next stage.
 */
#include "games/world/scenes/tutorial_steps.h"

#include "games/world/scenes/words.h"
#include "i18n/i18n.h"

/* A bit each, saved with the game: append only. */
typedef enum Lesson {
    LESSON_WELCOME,
    LESSON_ROW,
    LESSON_LIGHT,
    LESSON_GIVEN,
    LESSON_SITE,
    LESSON_THEIR_SITE,
    LESSON_QUIZ,
    LESSON_JOKER,
    LESSON_RUN,
    LESSON_JUMP,
    LESSON_FAST_TRACK_EARLY,
    LESSON_STAGE_WON,
    LESSON_REWARD,
    LESSON_EVENT_MISSED,
    LESSON_RUN_MISSED,
    LESSON_SITE_MISSED,
    LESSON_STAGE_OVER,
    LESSON_FAST_TRACK,
    LESSON_FAREWELL,
    LESSON_NUMBERS,
    LESSON_HURRY,
    LESSON_UNDO,
    LESSON_NONE = -1, /* asks for something: shown as long as it applies */
} Lesson;

struct TutorialStep {
    Lesson lesson;
    bool (*applies)(const TutorialSight *sight);
    TutorialPoint at;
    const char *text;
};

/* --- when --------------------------------------------------------------------------------------------------------- */

static const WorldView *view_of(const TutorialSight *sight) {
    return &sight->table->view;
}

static bool given(const TutorialSight *sight, Lesson lesson) {
    return (session_lessons(sight->table->session) >> lesson & 1) != 0;
}

static bool chooses(const TutorialSight *sight) {
    return sight->own && sight->awaiting == WORLD_AWAITING_TURN;
}

static bool places(const TutorialSight *sight) {
    return sight->own && sight->awaiting == WORLD_AWAITING_PLACE;
}

static bool first_stage(const TutorialSight *sight) {
    return view_of(sight)->stage == 1;
}

static bool first_turn(const TutorialSight *sight) {
    return first_stage(sight) && sight->turn == 1;
}

static bool begins(const TutorialSight *sight) {
    return first_turn(sight) && chooses(sight);
}

static bool takes_first(const TutorialSight *sight) {
    return begins(sight) && sight->advice.keeps > sight->advice.before;
}

static bool places_first_open(const TutorialSight *sight) {
    return first_turn(sight) && places(sight) && !sight->from_stock;
}

static bool places_first_drawn(const TutorialSight *sight) {
    return first_turn(sight) && places(sight) && sight->from_stock;
}

static bool gave_first(const TutorialSight *sight) {
    return first_stage(sight) && sight->placed && sight->theirs;
}

static bool may_take_back(const TutorialSight *sight) {
    return first_stage(sight) && chooses(sight) && sight->turn == 2;
}

static bool may_try_event(const TutorialSight *sight) {
    return first_stage(sight) && chooses(sight) && (sight->turn == 2 || sight->turn == 3) && sight->has_event &&
           !sight->played_event;
}

static bool asked(const TutorialSight *sight, WorldWhy why) {
    return sight->awaiting == WORLD_AWAITING_QUESTION && view_of(sight)->question.why == (uint8_t)why;
}

static bool on_site(const TutorialSight *sight) {
    return sight->own && asked(sight, WORLD_WHY_SITE);
}

static bool coach_on_site(const TutorialSight *sight) {
    return sight->theirs && asked(sight, WORLD_WHY_SITE);
}

static bool quizzed(const TutorialSight *sight) {
    return sight->own && asked(sight, WORLD_WHY_EVENT);
}

static bool rewarded(const TutorialSight *sight) {
    return sight->own && asked(sight, WORLD_WHY_REWARD);
}

static bool sees_joker(const TutorialSight *sight) {
    return chooses(sight) && sight->has_joker && sight->turn >= 2 && (sight->turn >= 3 || sight->played_event);
}

static bool had_run(const TutorialSight *sight) {
    return sight->run >= 2 && (sight->own || sight->theirs);
}

static bool jumped(const TutorialSight *sight) {
    return sight->jumped > 0 && (sight->own || sight->theirs);
}

static bool doubled_early(const TutorialSight *sight) {
    return first_stage(sight) && view_of(sight)->seat[sight->person].fast_track == WORLD_FAST_TRACK_RUNNING &&
           (sight->own || sight->theirs);
}

static bool drew_joker(const TutorialSight *sight) {
    return places(sight) && sight->card == WORLD_JOKER;
}

static bool can_run(const TutorialSight *sight) {
    return places(sight) && sight->advice.fields > 0;
}

static bool can_complete(const TutorialSight *sight) {
    return places(sight) && sight->advice.keeps == WORLD_ROW;
}

static bool drew_useless(const TutorialSight *sight) {
    return places(sight) && sight->advice.keeps <= sight->advice.before;
}

static bool drew_low(const TutorialSight *sight) {
    return places(sight) && sight->card * 3 <= world_deck_highest(view_of(sight)->players);
}

static bool drew_high(const TutorialSight *sight) {
    return places(sight) && sight->card * 3 > world_deck_highest(view_of(sight)->players) * 2;
}

/* Cards on top of the stock make runs: one of the next should come from there. */
static bool should_draw(const TutorialSight *sight) {
    return first_stage(sight) && chooses(sight) && sight->turn > 1 && sight->turn < 5 && !sight->has_drawn;
}

static bool open_completes(const TutorialSight *sight) {
    return chooses(sight) && sight->advice.keeps == WORLD_ROW;
}

static bool one_is_missing(const TutorialSight *sight) {
    return chooses(sight) && sight->kept_now == WORLD_ROW - 1;
}

static bool open_joker(const TutorialSight *sight) {
    return chooses(sight) && sight->card == WORLD_JOKER;
}

static bool open_helps(const TutorialSight *sight) {
    return chooses(sight) && sight->advice.keeps > sight->advice.before;
}

/* Remarks on what the person did, while it is the coach's turn. */
static bool in_between(const TutorialSight *sight) {
    return sight->theirs && first_stage(sight) && view_of(sight)->stage_winner == WORLD_NOBODY;
}

static bool lost_joker(const TutorialSight *sight) {
    return in_between(sight) && sight->placed && sight->replaced == WORLD_JOKER;
}

static bool did_better(const TutorialSight *sight) {
    return in_between(sight) && sight->placed && sight->kept_now > sight->kept_before;
}

static bool did_the_same(const TutorialSight *sight) {
    return in_between(sight) && sight->placed && sight->kept_now == sight->kept_before;
}

static bool did_worse(const TutorialSight *sight) {
    return in_between(sight) && sight->placed;
}

static bool tried_event(const TutorialSight *sight) {
    return in_between(sight) && sight->last_was_event && sight->has_event;
}

static bool won_stage(const TutorialSight *sight) {
    return sight->is_won && sight->winner == sight->person;
}

static bool lost_stage(const TutorialSight *sight) {
    return sight->is_won && sight->winner == sight->coach;
}

static bool stage_over(const TutorialSight *sight) {
    return sight->awaiting == WORLD_AWAITING_STAGE_OVER;
}

static bool missed_event(const TutorialSight *sight) {
    return stage_over(sight) && !sight->played_event;
}

static bool missed_run(const TutorialSight *sight) {
    return stage_over(sight) && sight->run < 2;
}

static bool missed_site(const TutorialSight *sight) {
    return stage_over(sight) && !given(sight, LESSON_SITE) && !given(sight, LESSON_THEIR_SITE);
}

static bool may_double(const TutorialSight *sight) {
    const WorldSeat *seat = &view_of(sight)->seat[sight->person];
    return !first_stage(sight) && chooses(sight) && seat->fast_track == WORLD_FAST_TRACK_HELD && !seat->exchanged;
}

/* A row that is worth it, as the second stage deals one. */
static bool should_double(const TutorialSight *sight) {
    return may_double(sight) && sight->count >= 4;
}

static bool doubled(const TutorialSight *sight) {
    const WorldSeat *seat = &view_of(sight)->seat[sight->person];
    return !first_stage(sight) && chooses(sight) && seat->fast_track == WORLD_FAST_TRACK_RUNNING && !seat->exchanged;
}

static bool can_play_alone(const TutorialSight *sight) {
    const WorldSeat *seat = &view_of(sight)->seat[sight->person];
    bool has_moved = seat->exchanged || sight->played_event || stage_over(sight);
    return !first_stage(sight) && has_moved && (sight->theirs || chooses(sight) || stage_over(sight));
}

/* --- what is said ------------------------------------------------------------------------------------------------- */

/* TRANSLATORS: these are what a friendly computer player says to somebody in their first game: warm, informal, short.
 * {name} is that person, {coach} the computer player; {card} and {old} are numbers of cards, or "joker". */
static const TutorialStep STEP[] = {
    {LESSON_WELCOME, begins, TUTORIAL_AT_NOTHING,
     N_("Hi, {name}! I’m {coach}. Let’s play your first game together. In about four minutes you’ll know how to "
        "play.")},
    {LESSON_ROW, begins, TUTORIAL_AT_ROW,
     N_("These nine cards are your row. Put them in order: low on the left, high on the right. The first to manage "
        "that wins the stage.")},
    {LESSON_NUMBERS, begins, TUTORIAL_AT_ROW,
     N_("Gaps are fine: 6, 23, 45 is in order, just like 6, 7, 8. There’s only one card of each number: from 1 to "
        "{highest} in this game, up to 60 when four play.")},
    {LESSON_LIGHT, begins, TUTORIAL_AT_BAR,
     N_("The light under your row shows how much of it is in order, counting from the left. At the end of the stage, "
        "your piece moves one space for each of those cards.")},
    {LESSON_FAST_TRACK_EARLY, doubled_early, TUTORIAL_AT_FAST_TRACK,
     N_("You’ve found Fast Track all by yourself! Once per game, it makes every card in order count double at the end "
        "of the stage.")},
    {LESSON_SITE, on_site, TUTORIAL_AT_FIGURINE,
     N_("You’ve landed on {site}, a SCHOTT site, so here comes a question. With a plus, the right answer takes you "
        "further ahead. With a minus, a wrong one sends you back.")},
    {LESSON_THEIR_SITE, coach_on_site, TUTORIAL_AT_FIGURINE,
     N_("I’ve landed on {site}, a SCHOTT site. Now you get to read me a question. When you land on a site, it’s your "
        "turn to answer.")},
    {LESSON_QUIZ, quizzed, TUTORIAL_AT_NOTHING,
     N_("A quiz! Choose one of the three answers. If you’re right, your piece moves ahead two spaces.")},
    {LESSON_RUN, had_run, TUTORIAL_AT_FIGURINE,
     N_("That was a run: consecutive numbers side by side. It moves your piece right away, and the longer the run, the "
        "further. Add to it later, and the whole run pays again.")},
    {LESSON_JUMP, jumped, TUTORIAL_AT_FIGURINE,
     N_("That space was taken, so your piece jumped to the next free one. After a jump, you don’t get a question, even "
        "on a site.")},
    {LESSON_GIVEN, gave_first, TUTORIAL_AT_DISCARD,
     N_("The card you replaced is now face up on the discard pile, where I can grab it. So watch what you throw away! "
        "My turn.")},
    {LESSON_HURRY, gave_first, TUTORIAL_AT_NOTHING,
     N_("Am I too slow for you? While others play, click or tap anywhere, and everything goes faster.")},
    {LESSON_UNDO, may_take_back, TUTORIAL_AT_UNDO,
     N_("Put a card in the wrong place? Undo takes the move back, as long as no hidden card has been revealed "
        "since.")},
    {LESSON_JOKER, sees_joker, TUTORIAL_AT_SLOT,
     N_("See the prism in your row? A joker stands for any number that fits between its neighbours. Hang on to it: it "
        "closes gaps, even if it isn’t worth a space itself.")},
    {LESSON_STAGE_WON, won_stage, TUTORIAL_AT_ROW,
     N_("Your row is complete, and the stage is yours! Now everyone’s cards are counted from the left, as far as "
        "they’re in order, and the pieces move. Jokers don’t count.")},
    {LESSON_STAGE_WON, lost_stage, TUTORIAL_AT_ROW,
     N_("My row is complete, so this stage is mine. But you still get something: everyone’s cards are counted from the "
        "left, as far as they’re in order, and the pieces move.")},
    {LESSON_REWARD, rewarded, TUTORIAL_AT_NOTHING,
     N_("Win a stage and you get one more question as a bonus. The right answer is worth two spaces.")},
    {LESSON_EVENT_MISSED, missed_event, TUTORIAL_AT_NOTHING,
     N_("You haven’t used your event cards. Try one next stage: instead of taking a card, turn one over and do what it "
        "says.")},
    {LESSON_RUN_MISSED, missed_run, TUTORIAL_AT_NOTHING,
     N_("A tip for the next stage: place a card so that consecutive numbers sit side by side, like 23 and 24. A run "
        "like that moves your piece ahead right away.")},
    {LESSON_SITE_MISSED, missed_site, TUTORIAL_AT_NOTHING,
     N_("The landmarks along the way are SCHOTT sites. Land on one and you get a question: a plus can win you spaces, "
        "a minus can cost you some.")},
    {LESSON_STAGE_OVER, stage_over, TUTORIAL_AT_GO_ON,
     N_("That was the first stage: you’re on space {field}, I’m on space {theirs}. Now everyone gets new cards, and so "
        "it goes until someone reaches the finish on space {goal}.")},
    {LESSON_FAST_TRACK, may_double, TUTORIAL_AT_FAST_TRACK,
     N_("One more thing: this is Fast Track. Once per game, you can play it before your first swap of a stage. Then "
        "your cards in order count double. Great for a row that starts well!")},
    {LESSON_FAREWELL, can_play_alone, TUTORIAL_AT_HINT,
     N_("That’s all you need! Play on, and I’ll keep quiet. Stuck? Ask for a hint here; the full rules are in Help. "
        "Have fun!")},

    {LESSON_NONE, takes_first, TUTORIAL_AT_DISCARD,
     N_("Now take a card. The {card} on the discard pile is nice and low, just what you need on the left. Or draw a "
        "new one, if you like surprises.")},
    {LESSON_NONE, begins, TUTORIAL_AT_STOCK,
     N_("Now take a card: draw a new one, or take the face-up one from the discard pile.")},
    {LESSON_NONE, places_first_open, TUTORIAL_AT_SLOT,
     N_("A card you take has to replace one in your row. The {card} is low, so it belongs on the left: put it in place "
        "of the {old}.")},
    {LESSON_NONE, places_first_drawn, TUTORIAL_AT_SLOT,
     N_("A surprise: the {card}! A card you draw has to replace one in your row. I’d put it in place of the {old}.")},
    {LESSON_NONE, drew_joker, TUTORIAL_AT_SLOT,
     N_("A joker, lucky you! It fits almost anywhere. Use it to replace a card that’s in the way: the {old}.")},
    {LESSON_NONE, can_complete, TUTORIAL_AT_SLOT,
     N_("With the {card}, your row is complete! Put it in place of the {old}.")},
    {LESSON_NONE, can_run, TUTORIAL_AT_SLOT,
     N_("Look: put the {card} in place of the {old}, and you have two consecutive numbers side by side. A run like "
        "that moves your piece right away.")},
    {LESSON_NONE, drew_useless, TUTORIAL_AT_SLOT,
     N_("The {card} isn’t much help, but it has to go somewhere. It does no harm in place of the {old}.")},
    {LESSON_NONE, drew_low, TUTORIAL_AT_SLOT,
     N_("The {card} is rather low, so it belongs on the left. I’d put it in place of the {old}.")},
    {LESSON_NONE, drew_high, TUTORIAL_AT_SLOT,
     N_("The {card} is rather high, so it belongs on the right. I’d put it in place of the {old}.")},
    {LESSON_NONE, places, TUTORIAL_AT_SLOT,
     N_("The {card} belongs somewhere in the middle. I’d put it in place of the {old}.")},
    {LESSON_NONE, may_try_event, TUTORIAL_AT_EVENT,
     N_("Feeling adventurous? Instead of taking a card, play an event card. Nobody knows what it is, not even you. "
        "Turn one over!")},
    {LESSON_NONE, should_double, TUTORIAL_AT_FAST_TRACK,
     N_("Your row starts with {count} cards in order. That’s a row worth Fast Track: play it now, and they’ll count "
        "double!")},
    {LESSON_NONE, may_double, TUTORIAL_AT_FAST_TRACK,
     N_("Cards in order so far: {count}. Play Fast Track now, or save it and just take a card. It’s up to you!")},
    {LESSON_NONE, doubled, TUTORIAL_AT_STOCK,
     N_("Now every card in order counts double for you this stage. Make the most of it, and take a card!")},
    {LESSON_NONE, open_completes, TUTORIAL_AT_DISCARD,
     N_("Look at the discard pile: with the {card}, your row would be complete. Take it!")},
    {LESSON_NONE, should_draw, TUTORIAL_AT_STOCK,
     N_("Discard pile or draw pile? With the discard pile, you see what you get: the {card}. The draw pile is a "
        "surprise, and you haven’t tried it yet. I’d give it a go this time.")},
    {LESSON_NONE, open_joker, TUTORIAL_AT_DISCARD,
     N_("There’s a joker on the discard pile, and it fits almost anywhere. I’d take it!")},
    {LESSON_NONE, one_is_missing, TUTORIAL_AT_SLOT,
     N_("Just one card is still out of place. The {card} won’t fit there, so draw a card and hope it’s the right "
        "one.")},
    {LESSON_NONE, open_helps, TUTORIAL_AT_DISCARD,
     N_("Discard pile or draw pile? The {card} would fit nicely into your row, so I’d take it.")},
    {LESSON_NONE, chooses, TUTORIAL_AT_STOCK,
     N_("Discard pile or draw pile? The {card} won’t help you, so I’d try my luck with the draw pile.")},

    {LESSON_NONE, lost_joker, TUTORIAL_AT_NOTHING,
     N_("Oh, you threw away a joker! It would have fitted almost anywhere. Well, it’s your game.")},
    {LESSON_NONE, did_better, TUTORIAL_AT_NOTHING,
     N_("Well placed! {kept} of your nine cards can now stay where they are.")},
    {LESSON_NONE, did_the_same, TUTORIAL_AT_NOTHING, N_("No harm done. Maybe the next card will be a luckier one.")},
    {LESSON_NONE, did_worse, TUTORIAL_AT_NOTHING,
     N_("Bold! That makes it a little harder, but the next card can fix it.")},
    {LESSON_NONE, tried_event, TUTORIAL_AT_NOTHING,
     N_("You still have another event card for a later turn. You get new ones every stage.")},
};
enum { STEPS = sizeof STEP / sizeof STEP[0] };

/* What asks for something is only shown once the cards lie still; a remark may stay while the coach plays. */
const TutorialStep *tutorial_step(const TutorialSight *sight) {
    if (tutorial_is_done(session_lessons(sight->table->session)) || (!sight->at_rest && !sight->theirs)) {
        return NULL;
    }
    for (int i = 0; i < STEPS; i++) {
        const TutorialStep *step = &STEP[i];
        bool is_due = step->lesson == LESSON_NONE || (sight->at_rest && !given(sight, step->lesson));
        if (is_due && step->applies(sight)) {
            return step;
        }
    }
    return NULL;
}

const TutorialStep *tutorial_step_at(int index) {
    return index >= 0 && index < STEPS ? &STEP[index] : NULL;
}

bool tutorial_is_done(uint32_t lessons) {
    return (lessons >> LESSON_FAREWELL & 1) != 0;
}

bool tutorial_step_is_spoken(const TutorialStep *step) {
    return step->lesson != LESSON_NONE;
}

int tutorial_step_lesson(const TutorialStep *step) {
    return step->lesson;
}

bool tutorial_step_is_last(const TutorialStep *step) {
    return step->lesson == LESSON_FAREWELL;
}

void tutorial_step_words(const TutorialStep *step, const TutorialSight *sight, char out[COACH_TEXT_MAX]) {
    const Session *session = sight->table->session;
    const Table *table = sight->table;
    int mover = sight->theirs ? sight->coach : sight->person;
    const BoardField *field = &world_session_board(session)->field[table->field[mover]];
    char card[32], old[32];
    words_card(sight->card, card, sizeof card);
    words_card(sight->old, old, sizeof old);
    i18n_format(out, COACH_TEXT_MAX, tr(step->text), I18N_TEXT("name", session_seat(session, sight->person)->name),
                I18N_TEXT("coach", session_seat(session, sight->coach)->name), I18N_TEXT("card", card),
                I18N_TEXT("old", old), I18N_TEXT("site", field->role == BOARD_PLAIN ? "" : tr(field->site.city)),
                I18N_NUMBER("field", table->field[sight->person]), I18N_NUMBER("theirs", table->field[sight->coach]),
                I18N_NUMBER("goal", table->view.track.goal), I18N_NUMBER("count", sight->count),
                I18N_NUMBER("kept", sight->kept_now),
                I18N_NUMBER("highest", world_deck_highest(view_of(sight)->players)));
}

/* --- where -------------------------------------------------------------------------------------------------------- */

static int slot_of(const TutorialStep *step, const TutorialSight *sight) {
    const WorldCard *row = view_of(sight)->seat[sight->person].row;
    if (step->lesson == LESSON_JOKER) {
        for (int slot = 0; slot < WORLD_ROW; slot++) {
            if (row[slot] == WORLD_JOKER) {
                return slot;
            }
        }
    }
    int wrong = advice_wrong_slot(row, world_deck_highest(view_of(sight)->players));
    return chooses(sight) && wrong >= 0 ? wrong : sight->slot;
}

static Rect figurine_rect(const TutorialSight *sight) {
    int mover = sight->awaiting == WORLD_AWAITING_QUESTION && sight->theirs ? sight->coach : sight->person;
    Point feet = table_feet(sight->table, mover, sight->table->field[mover]);
    float u = sight->table->layout.units.u;
    return rect_around((Point){feet.x, feet.y - 34 * u}, 84 * u, 124 * u);
}

Rect tutorial_step_target(const TutorialStep *step, const TutorialSight *sight) {
    const Table *table = sight->table;
    const StageLayout *layout = &table->layout;
    const WorldSeat *seat = &view_of(sight)->seat[sight->person];
    switch (step->at) {
    case TUTORIAL_AT_NOTHING:
        return (Rect){0};
    case TUTORIAL_AT_ROW: {
        int player = sight->is_won ? sight->winner : sight->person;
        return rect_union(table_slot(table, player, 0), table_slot(table, player, WORLD_ROW - 1));
    }
    case TUTORIAL_AT_BAR:
        return rect_inset(layout->bar, -6 * layout->units.u);
    case TUTORIAL_AT_SLOT:
        return table_slot(table, sight->person, slot_of(step, sight));
    case TUTORIAL_AT_STOCK:
        return layout->stock;
    case TUTORIAL_AT_DISCARD:
        return layout->discard;
    case TUTORIAL_AT_EVENT:
        return layout->event[seat->event[0] == WORLD_HELD_FACE_DOWN ? 0 : 1];
    case TUTORIAL_AT_FAST_TRACK:
        return layout->ticket;
    case TUTORIAL_AT_FIGURINE:
        return figurine_rect(sight);
    case TUTORIAL_AT_GO_ON:
        return layout->go_on;
    case TUTORIAL_AT_HINT:
        return layout->button[0];
    case TUTORIAL_AT_UNDO:
        return layout->button[1];
    }
    return (Rect){0};
}
